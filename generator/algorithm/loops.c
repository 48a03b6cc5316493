/* loops.c: the constraints of loops as expressions (loops.h).

   A constraint is the product of two vectors less a constant: u, which stands still in the world or
   turns with the link that the loop comes from, and r, the way between the loop's two points or a
   vector that turns with the link that the loop leads to (model/closure.h). Each is derived twice:

       (u.r)''  =  u''.r + 2 u'.r' + u.r''          u'' = W u,  W = wd~ + w~w~

   All of it is seen from the link that carries both ends of the loop, or from the world: how that
   moves does not matter. Links of planar mechanisms turn about one axis there, and all but two
   numbers of everything fold away. */
#include "algorithm/loops.h"

#include "algorithm/gears.h"
#include "model/pose.h"

#include <string.h>

typedef struct {
    const Arm *arm;
    Mat3 *R;
    Vec3 *o;
    Vec3 *w, *wd, *v, *a; /* of the links and their origins, when rates do not change */
    Mat3 *W;
    bool *wanted;
    int root; /* seen from this link; -1: the world */
    Mat3 start;
} World;

static World world_new(Arena *arena, const Arm *arm)
{
    int n = arm->n;
    return (World){.arm = arm,
                   .R = arena_array(arena, Mat3, n),
                   .o = arena_array(arena, Vec3, n),
                   .w = arena_array(arena, Vec3, n),
                   .wd = arena_array(arena, Vec3, n),
                   .v = arena_array(arena, Vec3, n),
                   .a = arena_array(arena, Vec3, n),
                   .W = arena_array(arena, Mat3, n),
                   .wanted = arena_array(arena, bool, n),
                   .root = -1};
}

/* Links on the way from what carries both ends to either of them. */
static void mark_paths(World *world, const RobotLoop *loop)
{
    const Robot *robot = world->arm->robot;
    for (int i = 0; i < robot->n; i++)
        world->wanted[i] = false;
    for (int i = loop->from; i != world->root; i = robot->links[i].parent)
        world->wanted[i] = true;
    for (int i = loop->to; i != world->root; i = robot->links[i].parent)
        world->wanted[i] = true;
}

static void place_links(World *world)
{
    const Arm *arm = world->arm;
    Mat3 start = world->root < 0 ? arm->base.R : transpose(arm->link[world->root].own.R);
    world->start = start;
    for (int i = 0; i < arm->n; i++) {
        const ArmLink *link = &arm->link[i];
        if (!world->wanted[i])
            continue;
        make_angle_sums(arm, i);
        graph_section("frame %d", i + 1);
        bool first = link->parent == world->root;
        Mat3 base = first ? start : world->R[link->parent];
        Mat3 fixed = mul(base, link->fixed);
        Vec3 x = column(fixed, 0), y = column(fixed, 1);
        world->R[i] = mat_columns(add(mul(link->c, x), mul(link->s, y)),
                                  sub(mul(link->c, y), mul(link->s, x)), column(fixed, 2));
        world->o[i] = add(first ? vec_zero() : world->o[link->parent], mul(base, link->a));
    }
}

static void move_links(World *world)
{
    const Arm *arm = world->arm;
    for (int i = 0; i < arm->n; i++) {
        const ArmLink *link = &arm->link[i];
        int p = link->parent == world->root ? -1 : link->parent;
        if (!world->wanted[i])
            continue;
        graph_section("link %d in the world", i + 1);
        Vec3 z = column(world->R[i], 2), along = mul(link->qd, z);
        Vec3 lever = sub(world->o[i], p < 0 ? vec_zero() : world->o[p]);
        world->w[i] = p < 0 ? vec_zero() : world->w[p];
        world->wd[i] = p < 0 ? vec_zero() : world->wd[p];
        world->v[i] = p < 0 ? vec_zero() : add(world->v[p], cross(world->w[p], lever));
        world->a[i] = p < 0 ? vec_zero() : add(world->a[p], mul(world->W[p], lever));
        Vec3 swing = p < 0 ? vec_zero() : cross(world->w[p], along);
        Vec3 drift = mul(link->drift, z);
        if (link->revolute) {
            world->w[i] = add(world->w[i], along);
            world->wd[i] = add(add(world->wd[i], swing), drift);
        } else {
            world->v[i] = add(world->v[i], along);
            world->a[i] = add(add(world->a[i], mul(expr_real(2), swing)), drift);
        }
        world->W[i] = acceleration_matrix(world->w[i], world->wd[i]);
    }
}

/* One end of a loop. */
typedef struct {
    Mat3 R;
    Vec3 lever; /* from the link's origin to the frame's */
    Vec3 p;     /* the frame's origin */
    Vec3 v, a;
    Vec3 w;
    Mat3 W;
} End;

static End end_of(const World *world, int link, const Pose *pose, bool moving)
{
    FixedPose own = fixed_pose_real(*pose);
    End end = {.v = vec_zero(), .a = vec_zero(), .w = vec_zero(), .W = mat_zero()};
    bool still = link == world->root;
    Mat3 R = still ? world->start : world->R[link];
    end.R = mul(R, own.R);
    end.lever = mul(R, own.p);
    end.p = still ? end.lever : add(world->o[link], end.lever);
    if (still || !moving)
        return end;
    end.w = world->w[link];
    end.W = world->W[link];
    end.v = add(world->v[link], cross(end.w, end.lever));
    end.a = add(world->a[link], mul(end.W, end.lever));
    return end;
}

/* How u.r changes with a unit rate of joint i, which carries one of the ends. */
static Expr slope(const World *world, const LoopRow *row, int i, bool carries_to, Vec3 u, Vec3 r,
                  const End *from, const End *to)
{
    bool revolute = world->arm->link[i].revolute;
    Vec3 z = column(world->R[i], 2);
    if (row->kind == ROW_ANGLE)
        return !revolute ? ZERO : carries_to ? dot(u, cross(z, r)) : dot(cross(z, u), r);
    Vec3 point = carries_to ? to->p : from->p;
    Vec3 move = revolute ? cross(z, sub(point, world->o[i])) : z;
    Expr sum = dot(u, carries_to ? move : neg(move));
    if (row->kind == ROW_ALONG && !carries_to && revolute)
        sum = add(sum, dot(cross(z, u), r));
    return sum;
}

static Expr second(const LoopRow *row, Vec3 u, Vec3 r, const End *from, const End *to)
{
    Vec3 ud = vec_zero(), udd = vec_zero(), rd, rdd;
    if (row->kind != ROW_HOLD) {
        ud = cross(from->w, u);
        udd = mul(from->W, u);
    }
    rd = row->kind == ROW_ANGLE ? cross(to->w, r) : sub(to->v, from->v);
    rdd = row->kind == ROW_ANGLE ? mul(to->W, r) : sub(to->a, from->a);
    return add(add(dot(udd, r), mul(expr_real(2), dot(ud, rd))), dot(u, rdd));
}

void loop_constraints(const Arm *arm, Expr *e, Expr *A, Expr *gamma)
{
    const Robot *robot = arm->robot;
    const Closure *closure = robot->closure;
    Arena *scratch = arena_new();
    int n = arm->n;
    World world = world_new(scratch, arm);
    for (int k = 0; k < closure->rank; k++) {
        const LoopRow *row = &closure->row[closure->chosen[k]];
        const RobotLoop *loop = &robot->loops[row->loop];
        world.root = loop_carrier(robot, row->loop);
        mark_paths(&world, loop);
        place_links(&world);
        if (gamma)
            move_links(&world);
        graph_section("loop %d", row->loop + 1);
        End from = end_of(&world, loop->from, &loop->from_frame, gamma != NULL),
            to = end_of(&world, loop->to, &loop->to_frame, gamma != NULL);
        static const Real unit[3][3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
        Vec3 u =
            row->kind == ROW_HOLD ? vec_real(unit[row->component]) : mul(from.R, vec_real(row->u));
        Vec3 r = row->kind == ROW_ANGLE ? mul(to.R, vec_real(row->v)) : sub(to.p, from.p);
        if (e)
            e[k] = sub(dot(u, r), expr_real(row->constant));
        if (gamma)
            gamma[k] = second(row, u, r, &from, &to);
        for (int i = 0; A && i < n; i++)
            A[k * n + i] = ZERO;
        bool carries_to[MAX_JOINTS] = {false};
        for (int i = loop->to; i >= 0; i = robot->links[i].parent)
            carries_to[i] = true;
        for (int i = 0; A && i < n; i++)
            if (world.wanted[i])
                A[k * n + i] = slope(&world, row, i, carries_to[i], u, r, &from, &to);
    }
    arena_free(scratch);
}

/* ---- what the loops exert ---- */

bool link_is_inside(const Robot *robot, int link)
{
    const char *whole = robot->links[link].joint->whole;
    return whole && link + 1 < robot->n && robot->links[link + 1].parent == link &&
           robot->links[link + 1].joint->whole &&
           strcmp(whole, robot->links[link + 1].joint->whole) == 0;
}

/* Force and moment at a point of a link, both in the axes that the loop is seen in. */
static void add_pull(const World *world, int link, Vec3 point, Vec3 f, Vec3 m, Vec3 *pull,
                     Vec3 *twist)
{
    if (link < 0)
        return;
    bool still = link == world->root;
    Mat3 back = transpose(still ? world->start : world->R[link]);
    Vec3 force = mul(back, f), lever = still ? point : sub(point, world->o[link]);
    pull[link] = add(pull[link], force);
    twist[link] = add(twist[link], add(mul(back, m), cross(mul(back, lever), force)));
}

void loop_wrenches(const Arm *arm, const Expr *lambda, Vec3 *pull, Vec3 *twist, Expr *rows)
{
    const Robot *robot = arm->robot;
    const Closure *closure = robot->closure;
    static const Real unit[3][3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    Arena *scratch = arena_new();
    World world = world_new(scratch, arm);
    for (int i = 0; i < arm->n; i++)
        pull[i] = twist[i] = vec_zero();
    for (int l = 0; l < robot->loop_count; l++) {
        const RobotLoop *loop = &robot->loops[l];
        world.root = loop_carrier(robot, l);
        mark_paths(&world, loop);
        place_links(&world);
        graph_section("what loop %d exerts", l + 1);
        End from = end_of(&world, loop->from, &loop->from_frame, false),
            to = end_of(&world, loop->to, &loop->to_frame, false);
        Vec3 f = vec_zero(), m = vec_zero();
        for (int k = 0; k < closure->rank; k++) {
            const LoopRow *row = &closure->row[closure->chosen[k]];
            if (row->loop != l)
                continue;
            Vec3 u = row->kind == ROW_HOLD ? vec_real(unit[row->component])
                                           : mul(from.R, vec_real(row->u));
            if (row->kind == ROW_ANGLE)
                m = add(m, mul(lambda[k], cross(mul(to.R, vec_real(row->v)), u)));
            else
                f = add(f, mul(lambda[k], u));
        }
        add_pull(&world, loop->to, to.p, f, m, pull, twist);
        add_pull(&world, loop->from, to.p, neg(f), neg(m), pull, twist);
        Mat3 link = loop->to == world.root ? world.start : world.R[loop->to];
        Mat3 own = transpose(mul(link, mat_real(&loop->to_own.R[0][0])));
        Vec3 force = mul(own, f), moment = mul(own, m);
        Expr row[] = {force.x, force.y, force.z, moment.x, moment.y, moment.z};
        for (int k = 0; k < 6; k++)
            rows[6 * l + k] = row[k];
    }
    arena_free(scratch);
}

void recipe_loop_errors(const Making *making, Expr *e)
{
    geared_constraints(making, e, NULL, NULL);
}

void recipe_loop_jacobian(const Making *making, Expr *A)
{
    geared_constraints(making, NULL, A, NULL);
}

void recipe_loop_bias(const Making *making, Expr *gamma)
{
    geared_constraints(making, NULL, NULL, gamma);
}
