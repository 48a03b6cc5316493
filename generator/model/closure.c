/* closure.c: see closure.h. */
#include "model/closure.h"

#include "model/pose.h"
#include "model/positions.h"
#include "util/random.h"

#include <math.h>
#include <string.h>

/* ---- which constraints ---- */

static void across(const Real a[3], Real v[3], Real w[3])
{
    int least = 0;
    for (int k = 1; k < 3; k++)
        if (real_abs(a[k]) < real_abs(a[least]))
            least = k;
    Real length = real_sqrt(1 - a[least] * a[least]);
    for (int k = 0; k < 3; k++)
        v[k] = ((k == least) - a[least] * a[k]) / length;
    cross3(a, v, w);
}

static LoopRow angle_row(int loop, const Real u[3], const Real v[3], Real constant)
{
    LoopRow row = {.loop = loop, .kind = ROW_ANGLE, .constant = constant};
    memcpy(row.u, u, sizeof row.u);
    memcpy(row.v, v, sizeof row.v);
    return row;
}

static LoopRow along_row(int loop, const Real u[3])
{
    LoopRow row = {.loop = loop, .kind = ROW_ALONG};
    memcpy(row.u, u, sizeof row.u);
    return row;
}

int loop_carrier(const Robot *robot, int loop)
{
    for (int i = robot->loops[loop].from; i >= 0; i = robot->links[i].parent)
        for (int j = robot->loops[loop].to; j >= 0; j = robot->links[j].parent)
            if (i == j)
                return i;
    return -1;
}

int loop_rows(const Loop *loop, int number, LoopRow *rows)
{
    static const Real unit[3][3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    int count = 0;
    bool fixed = loop->kind == SINGLE && loop->type == FIXED;
    bool slides = loop->kind == SINGLE && loop->type == PRISMATIC;
    Real u[3], v[3], w[3];
    memcpy(u, loop->kind == PLANAR ? loop->axes[2] : fixed ? unit[0] : loop->axes[0], sizeof u);
    if (fixed) {
        memcpy(v, unit[1], sizeof v);
        memcpy(w, unit[2], sizeof w);
    } else if (run_axes(loop->kind) > 0) {
        across(u, v, w);
    }
    if (slides || loop->kind == CYLINDRICAL) {
        rows[count++] = along_row(number, v);
        rows[count++] = along_row(number, w);
    } else if (loop->kind == PLANAR) {
        Real normal[3];
        cross3(loop->axes[0], loop->axes[1], normal);
        Real length = real_sqrt(dot3(normal, normal));
        for (int k = 0; k < 3; k++)
            normal[k] /= length;
        rows[count++] = along_row(number, normal);
    } else {
        for (int k = 0; k < 3; k++)
            rows[count++] = (LoopRow){.loop = number, .kind = ROW_HOLD, .component = k};
    }
    if (fixed || slides) {
        rows[count++] = angle_row(number, w, u, 0);
        rows[count++] = angle_row(number, u, v, 0);
        rows[count++] = angle_row(number, v, w, 0);
    } else if (loop->kind == SINGLE || loop->kind == CYLINDRICAL || loop->kind == PLANAR) {
        rows[count++] = angle_row(number, v, u, 0);
        rows[count++] = angle_row(number, w, u, 0);
    } else if (loop->kind == UNIVERSAL) {
        rows[count++] =
            angle_row(number, loop->axes[0], loop->axes[1], dot3(loop->axes[0], loop->axes[1]));
    }
    return count;
}

/* ---- where the links are, in the axes and from the origin of frame 0 ---- */

typedef struct {
    double R[3][3], p[3];
} Place;

typedef struct {
    Place at;
    double w[3], v[3], wd[3], a[3]; /* when qdd is zero */
} Body;

static void cross(const double a[3], const double b[3], double out[3])
{
    for (int k = 0; k < 3; k++)
        out[k] = a[(k + 1) % 3] * b[(k + 2) % 3] - a[(k + 2) % 3] * b[(k + 1) % 3];
}

static double dot(const double a[3], const double b[3])
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

static void turn(const double R[3][3], const double v[3], double out[3])
{
    for (int k = 0; k < 3; k++)
        out[k] = dot(R[k], v);
}

static Place place_of(const Pose *pose)
{
    Place place;
    for (int i = 0; i < 3; i++) {
        place.p[i] = (double)pose->p[i];
        for (int j = 0; j < 3; j++)
            place.R[i][j] = (double)pose->R[i][j];
    }
    return place;
}

static Place then(const Place *a, const Place *b)
{
    Place out;
    turn(a->R, b->p, out.p);
    for (int i = 0; i < 3; i++) {
        out.p[i] += a->p[i];
        for (int j = 0; j < 3; j++)
            out.R[i][j] =
                a->R[i][0] * b->R[0][j] + a->R[i][1] * b->R[1][j] + a->R[i][2] * b->R[2][j];
    }
    return out;
}

static Place turned_by(const double *x)
{
    double s = 2 / (x[0] * x[0] + x[1] * x[1] + x[2] * x[2] + x[3] * x[3]);
    Place out = {.p = {0}};
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++) {
            int third = 3 - i - j;
            double sign = (j - i + 3) % 3 == 1 ? -1 : 1;
            out.R[i][j] =
                i == j ? 1 - s * (x[(i + 1) % 3] * x[(i + 1) % 3] + x[(i + 2) % 3] * x[(i + 2) % 3])
                       : s * (x[i] * x[j] + sign * x[3] * x[third]);
        }
    return out;
}

/* What of the coordinates a single joint of the tree has: its own, or by its gears. */
static double value_of(const Robot *tree, int i, const double *q)
{
    const Gears *gears = tree->gears;
    if (!tree->links[i].follows)
        return q[tree->links[i].position];
    double sum = (double)gears->offset[i];
    for (int j = 0; j < gears->dof; j++)
        if (!real_is_zero(gears->S[i * gears->dof + j]))
            sum += (double)gears->S[i * gears->dof + j] * q[tree->links[gears->link[j]].position];
    return sum;
}

/* Rates of all joints of the tree. */
static void rates_of(const Robot *tree, const double *rates, double *of_tree)
{
    const Gears *gears = tree->gears;
    for (int i = 0; i < tree->n; i++) {
        of_tree[i] = gears ? 0 : rates[i];
        for (int j = 0; gears && j < gears->dof; j++)
            of_tree[i] += (double)gears->S[i * gears->dof + j] * rates[j];
    }
}

static Place place_link(const Robot *tree, int i, const Place *parent, const double *q)
{
    const Link *link = &tree->links[i];
    Place at = *parent, fixed = place_of(&link->fixed);
    double angle = (double)link->theta, distance = (double)link->d;
    if (link->run && link->part == 0) {
        Place before = place_of(&link->before);
        const double *x = q + link->position + link->run - 3;
        Place turned = turned_by(x);
        for (int k = 0; k < 3 && link->run > 3; k++)
            turned.p[k] = q[link->position + k];
        at = then(&at, &before);
        at = then(&at, &turned);
    } else if (!link->run && link->type == REVOLUTE) {
        angle += value_of(tree, i, q);
    } else if (!link->run) {
        distance += value_of(tree, i, q);
    }
    static const double cosine[] = {1, 0, -1, 0};
    double c0 = cosine[link->quarters], s0 = cosine[(link->quarters + 3) % 4];
    double c = cos(angle) * c0 - sin(angle) * s0, s = sin(angle) * c0 + cos(angle) * s0;
    Place joint = {.R = {{c, -s, 0}, {s, c, 0}, {0, 0, 1}}, .p = {0, 0, distance}};
    at = then(&at, &fixed);
    return then(&at, &joint);
}

static void axis_of(const Body *body, double z[3])
{
    for (int k = 0; k < 3; k++)
        z[k] = body->at.R[k][2];
}

static void add_turning(const double w[3], const double wd[3], const double r[3], double v[3],
                        double a[3])
{
    double wr[3], wdr[3], wwr[3];
    cross(w, r, wr);
    cross(wd, r, wdr);
    cross(w, wr, wwr);
    for (int k = 0; k < 3; k++) {
        v[k] += wr[k];
        a[k] += wdr[k] + wwr[k];
    }
}

/* What single joints of a run accelerate by when the rates of the whole do not change (arm.h). */
static double drift_of(const Robot *robot, int i, const double *qd)
{
    const Link *link = &robot->links[i];
    if (!link->run)
        return 0;
    int first = i - link->part, part = link->part;
    const double *u = qd + first + link->run - 3;
    if (link->run > 3 && part < 3) {
        double turned[3];
        cross(u, qd + first, turned);
        return turned[part];
    }
    part -= link->run - 3;
    return part == 0 ? -u[1] * u[2] : part == 1 ? u[0] * u[2] : -u[0] * u[1];
}

static void place_bodies(const Robot *robot, const double *q, const double *rates, Body *bodies)
{
    double of_tree[MAX_JOINTS], *qd = rates ? of_tree : NULL;
    if (rates)
        rates_of(robot, rates, of_tree);
    const Body base = {.at = {.R = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}};
    for (int i = 0; i < robot->n; i++) {
        const Link *link = &robot->links[i];
        const Body *parent = link->parent < 0 ? &base : &bodies[link->parent];
        Body *body = &bodies[i];
        *body = *parent;
        body->at = place_link(robot, i, &parent->at, q);
        if (!qd)
            continue;
        double z[3], r[3], along[3], swing[3];
        axis_of(body, z);
        for (int k = 0; k < 3; k++) {
            r[k] = body->at.p[k] - parent->at.p[k];
            along[k] = z[k] * qd[i];
        }
        add_turning(parent->w, parent->wd, r, body->v, body->a);
        cross(parent->w, along, swing);
        double drift = drift_of(robot, i, qd);
        for (int k = 0; k < 3; k++)
            if (link->type == REVOLUTE) {
                body->w[k] += along[k];
                body->wd[k] += swing[k] + z[k] * drift;
            } else {
                body->v[k] += along[k];
                body->a[k] += 2 * swing[k] + z[k] * drift;
            }
    }
}

/* ---- constraints ---- */

/* A frame on a body, and how it moves. */
typedef struct {
    Body body;
    Place frame;
    double v[3], a[3];
} Side;

static Side side_of(const Body *bodies, int link, const Pose *pose)
{
    const Body base = {.at = {.R = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}};
    Side side = {.body = link < 0 ? base : bodies[link]};
    Place own = place_of(pose);
    double r[3];
    side.frame = then(&side.body.at, &own);
    for (int k = 0; k < 3; k++) {
        r[k] = side.frame.p[k] - side.body.at.p[k];
        side.v[k] = side.body.v[k];
        side.a[k] = side.body.a[k];
    }
    add_turning(side.body.w, side.body.wd, r, side.v, side.a);
    return side;
}

static void vector_in(const Side *side, const Real u[3], double out[3])
{
    const double given[3] = {(double)u[0], (double)u[1], (double)u[2]};
    turn(side->frame.R, given, out);
}

/* The two vectors whose product a row is, less its constant: the fixed direction in sight of F and
   the way to T, or a vector of T. */
typedef struct {
    double u[3], r[3];
    const Body *turns; /* u turns with it; NULL: it stands */
    bool angle;        /* r is a vector of T */
} Factors;

static Factors factors_of(const Robot *robot, const Body *bodies, const LoopRow *row,
                          const Side *from, const Side *to)
{
    Factors out = {.turns = &from->body, .angle = row->kind == ROW_ANGLE};
    int carrier = loop_carrier(robot, row->loop);
    if (row->kind == ROW_HOLD) {
        out.turns = carrier < 0 ? NULL : &bodies[carrier];
        for (int k = 0; k < 3; k++)
            out.u[k] = (double)(carrier < 0 ? robot->base.R[row->component][k]
                                            : robot->links[carrier].own.R[k][row->component]);
        if (carrier >= 0) {
            double own[3] = {out.u[0], out.u[1], out.u[2]};
            turn(bodies[carrier].at.R, own, out.u);
        }
    } else
        vector_in(from, row->u, out.u);
    if (row->kind == ROW_ANGLE)
        vector_in(to, row->v, out.r);
    for (int k = 0; k < 3 && row->kind != ROW_ANGLE; k++)
        out.r[k] = to->frame.p[k] - from->frame.p[k];
    return out;
}

/* d2(u.r)/dt2 when qdd is zero. */
static double second(const Factors *f, const Side *from, const Side *to)
{
    double ud[3] = {0}, udd[3] = {0}, rd[3] = {0}, rdd[3] = {0};
    if (f->turns)
        add_turning(f->turns->w, f->turns->wd, f->u, ud, udd);
    if (f->angle)
        add_turning(to->body.w, to->body.wd, f->r, rd, rdd);
    for (int k = 0; k < 3 && !f->angle; k++) {
        rd[k] = to->v[k] - from->v[k];
        rdd[k] = to->a[k] - from->a[k];
    }
    return dot(udd, f->r) + 2 * dot(ud, rd) + dot(f->u, rdd);
}

/* d(u.r)/dt for a unit rate of one joint, which carries F, T or both. */
static double slope(const Factors *f, const Body *joint, bool revolute, bool carries_from,
                    bool carries_to, const Side *from, const Side *to, bool hold)
{
    double z[3], change[3], lever[3], sum = 0;
    if (carries_from && carries_to)
        return 0; /* both move as one */
    axis_of(joint, z);
    if (carries_from && !hold && revolute) {
        cross(z, f->u, change);
        sum += dot(change, f->r);
    }
    for (int side = 0; side < 2; side++) {
        if (!(side ? carries_to : carries_from) || (f->angle && (!side || !revolute)))
            continue;
        const double *point = (side ? to : from)->frame.p;
        for (int k = 0; k < 3; k++)
            lever[k] = f->angle ? f->r[k] : point[k] - joint->at.p[k];
        cross(z, lever, change);
        sum += (side ? 1 : -1) * dot(f->u, revolute ? change : z);
    }
    return sum;
}

/* A row by rates of all joints of the tree, by those of the coordinates. */
static void contract_row(const Robot *tree, const double *of_tree, double *row)
{
    const Gears *gears = tree->gears;
    for (int j = 0; j < robot_extent(tree).dof; j++) {
        row[j] = gears ? 0 : of_tree[j];
        for (int i = 0; gears && i < tree->n; i++)
            row[j] += (double)gears->S[i * gears->dof + j] * of_tree[i];
    }
}

void closure_evaluate(const Robot *seen, const Closure *closure, const double *q, const double *qd,
                      double *e, double *A, double *gamma)
{
    const Robot *robot = robot_tree(seen);
    int n = robot->n, dof = robot_extent(robot).dof;
    double row_of_tree[MAX_JOINTS];
    Body *bodies = memory_grow(NULL, sizeof *bodies * (size_t)(n + 1));
    bool *carries = memory_grow(NULL, sizeof *carries * 2 * (size_t)n);
    place_bodies(robot, q, gamma ? qd : NULL, bodies);
    for (int k = 0; k < closure->all; k++) {
        const LoopRow *row = &closure->row[k];
        const RobotLoop *loop = &robot->loops[row->loop];
        Side from = side_of(bodies, loop->from, &loop->from_frame),
             to = side_of(bodies, loop->to, &loop->to_frame);
        Factors f = factors_of(robot, bodies, row, &from, &to);
        if (e)
            e[k] = dot(f.u, f.r) - (double)row->constant;
        if (gamma)
            gamma[k] = second(&f, &from, &to);
        if (!A)
            continue;
        memset(carries, 0, sizeof *carries * 2 * (size_t)n);
        for (int i = loop->from; i >= 0; i = robot->links[i].parent)
            carries[2 * i] = true;
        for (int i = loop->to; i >= 0; i = robot->links[i].parent)
            carries[2 * i + 1] = true;
        for (int i = 0; i < n; i++)
            row_of_tree[i] =
                carries[2 * i] || carries[2 * i + 1]
                    ? slope(&f, &bodies[i], robot->links[i].type == REVOLUTE, carries[2 * i],
                            carries[2 * i + 1], &from, &to, row->kind == ROW_HOLD)
                    : 0;
        contract_row(robot, row_of_tree, A + k * dof);
    }
    memory_free(carries);
    memory_free(bodies);
}

/* ---- closed positions ---- */

bool closure_right_way(const Robot *seen, const double *q)
{
    const Robot *robot = robot_tree(seen);
    static const Real unit[3][3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    bool right = true;
    Body *bodies = memory_grow(NULL, sizeof *bodies * (size_t)(robot->n + 1));
    place_bodies(robot, q, NULL, bodies);
    for (int k = 0; k < robot->loop_count && right; k++) {
        const RobotLoop *loop = &robot->loops[k];
        const Loop *own = loop->loop;
        bool stiff = own->kind == SINGLE && own->type != REVOLUTE;
        if (own->kind != SINGLE && own->kind != CYLINDRICAL && own->kind != PLANAR)
            continue;
        Side from = side_of(bodies, loop->from, &loop->from_frame),
             to = side_of(bodies, loop->to, &loop->to_frame);
        for (int axis = 0; axis < 3; axis++) {
            double a[3], b[3];
            const Real *u = stiff ? unit[axis] : own->kind == PLANAR ? own->axes[2] : own->axes[0];
            vector_in(&from, u, a);
            vector_in(&to, u, b);
            right = right && dot(a, b) > 0;
        }
    }
    memory_free(bodies);
    return right;
}

bool closure_random(const Robot *robot, const Closure *closure, Random *random, double *q)
{
    enum { TRIES = 40 };
    double *step = memory_grow(NULL, sizeof *step * (size_t)robot->n),
           *near = memory_grow(NULL, sizeof *near * (size_t)robot->positions);
    bool found = false;
    memcpy(near, q, sizeof *near * (size_t)robot->positions);
    for (int try = 0; try < TRIES && !found; try++) {
        double reach = try < TRIES / 2 ? 1 : 0.2;
        memcpy(q, near, sizeof *q * (size_t)robot->positions);
        for (int i = 0; i < robot->n; i++)
            step[i] = random_uniform(random, -reach, reach) *
                      (robot->links[i].type == REVOLUTE ? 1 : 0.2);
        positions_step(robot, step, q);
        found = closure_assemble(robot, closure, NULL, q) < CLOSED * 1e-3 &&
                closure_right_way(robot, q) &&
                (closure->split_count == 0 || closure_is_regular(robot, closure, q));
    }
    memory_free(near);
    memory_free(step);
    return found;
}
