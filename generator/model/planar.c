/* planar.c: see planar.h. */
#include "model/planar.h"

#include "model/clean.h"
#include "model/closure_linear.h"
#include "model/pose.h"

#include <string.h>

#define IN_PLANE 1e-10 /* of unit vectors */

Flat flat_times(Flat a, Flat b)
{
    Real xx = a.x * b.x, yy = a.y * b.y, xy = a.x * b.y, yx = a.y * b.x;
    return (Flat){real_prune(xx - yy, real_larger(xx, yy)),
                  real_prune(xy + yx, real_larger(xy, yx))};
}

Flat flat_conjugate(Flat a)
{
    return (Flat){a.x, -a.y};
}

Flat flat_plus(Flat a, Flat b)
{
    return (Flat){real_prune(a.x + b.x, real_larger(a.x, b.x)),
                  real_prune(a.y + b.y, real_larger(a.y, b.y))};
}

Flat flat_scaled(Real s, Flat a)
{
    return (Flat){s * a.x, s * a.y};
}

Real flat_length(Flat a)
{
    return real_sqrt(a.x * a.x + a.y * a.y);
}

/* ---- the plane, and links as they stand at zero ---- */

typedef struct {
    const Robot *robot;
    Pose *at; /* by link, in frame 0 */
    Real normal[3], ex[3], ey[3];
    const bool *aside;
} Zero;

static Flat flat_of(const Zero *zero, const Real v[3])
{
    Real x = dot3(zero->ex, v), y = dot3(zero->ey, v),
         size = real_larger(real_larger(v[0], v[1]), v[2]);
    return (Flat){real_prune(x, size), real_prune(y, size)};
}

static void place_at_zero(Zero *zero)
{
    const Robot *robot = zero->robot;
    for (int i = 0; i < robot->n; i++) {
        const Link *link = &robot->links[i];
        Real quarter = real_pi() / 2;
        Pose joint = pose_turn(2, quarter * link->quarters + link->theta, (Real)ANGLE_ZERO);
        joint.p[2] = link->d;
        zero->at[i] =
            link->parent < 0 ? link->fixed : pose_multiply(zero->at[link->parent], link->fixed);
        zero->at[i] = pose_multiply(zero->at[i], joint);
    }
}

static void axis_at_zero(const Zero *zero, int link, Real axis[3])
{
    for (int k = 0; k < 3; k++)
        axis[k] = zero->at[link].R[k][2];
}

/* The normal, with x along what of gravity is in the plane. */
static bool find_plane(Zero *zero)
{
    const Robot *robot = zero->robot;
    int first = -1;
    for (int i = robot->n - 1; i >= 0; i--) {
        if (zero->aside[i])
            continue;
        if (robot->links[i].run || robot->links[i].follows)
            return false;
        if (robot->links[i].type == REVOLUTE)
            first = i;
    }
    if (first < 0)
        return false;
    axis_at_zero(zero, first, zero->normal);
    int least = 0, most = 0;
    for (int k = 1; k < 3; k++) {
        least = real_abs(zero->normal[k]) < real_abs(zero->normal[least]) ? k : least;
        most = real_abs(zero->normal[k]) > real_abs(zero->normal[most]) ? k : most;
    }
    Real along = zero->normal[least], length = real_sqrt(1 - along * along);
    for (int k = 0; k < 3; k++)
        zero->ex[k] = real_prune(((k == least) - along * zero->normal[k]) / length, 1);
    cross3(zero->normal, zero->ex, zero->ey);
    for (int i = 0; i < robot->n; i++) {
        Real axis[3];
        axis_at_zero(zero, i, axis);
        Real share = real_abs(dot3(axis, zero->normal));
        if (!zero->aside[i] &&
            real_abs(share - (robot->links[i].type == REVOLUTE)) > (Real)IN_PLANE)
            return false;
    }
    return true;
}

/* ---- points ---- */

/* Levers of a point of a link, given where it is at zero. */
static void levers_of(const Zero *zero, const Planar *planar, int link, const Real point[3],
                      Flat *lever)
{
    const Robot *robot = zero->robot;
    Real end[3] = {point[0], point[1], point[2]}, way[3], axis[3];
    for (int i = 0; i <= robot->n; i++)
        lever[i] = (Flat){0, 0};
    for (int i = link; i >= 0; i = robot->links[i].parent) {
        const Real *origin = zero->at[i].p;
        for (int k = 0; k < 3; k++)
            way[k] = real_prune(end[k] - origin[k], real_larger(end[k], origin[k]));
        int carrier = planar->turner[i] < 0 ? robot->n : planar->turner[i];
        lever[carrier] = flat_plus(lever[carrier], flat_of(zero, way));
        if (!planar->sense[i]) {
            axis_at_zero(zero, i, axis);
            lever[i] = flat_of(zero, axis);
        }
        memcpy(end, origin, sizeof end);
        if (zero->aside[i])
            break;
    }
    lever[robot->n] = flat_plus(lever[robot->n], flat_of(zero, end));
    for (int i = 0; i < robot->n; i++)
        lever[i] = flat_times(lever[i], planar->lead[i]);
    /* what is turned by a constant angle against the base is part of it */
}

static void point_at_zero(const Zero *zero, int link, const Real at[3], Real point[3])
{
    memcpy(point, at, sizeof(Real) * 3);
    if (link < 0)
        return;
    rotate3(zero->at[link], at, point);
    for (int k = 0; k < 3; k++)
        point[k] += zero->at[link].p[k];
}

static Pose frame_at_zero(const Zero *zero, int link, const Pose *frame)
{
    return link < 0 ? *frame : pose_multiply(zero->at[link], *frame);
}

/* ---- classes ---- */

typedef struct {
    int *of; /* by link, the last: the base; the link that stands for all of one class */
    Flat *lead;
} Union;

static int stand_in(const Union *all, int link, Flat *lead)
{
    *lead = (Flat){1, 0};
    while (all->of[link] != link) {
        *lead = flat_times(*lead, all->lead[link]);
        link = all->of[link];
    }
    return link;
}

/* angle(b) = angle(a) + turn; false: that was known */
static bool unite(Union *all, int a, int b, Flat turn)
{
    Flat lead_a, lead_b;
    int in_a = stand_in(all, a, &lead_a), in_b = stand_in(all, b, &lead_b);
    if (in_a == in_b)
        return false;
    all->of[in_b] = in_a;
    all->lead[in_b] = flat_times(flat_times(lead_a, turn), flat_conjugate(lead_b));
    return true;
}

static int turner_or_base(const Planar *planar, const Robot *robot, int link)
{
    int turner = link < 0 ? -1 : planar->turner[link];
    return turner < 0 ? robot->n : turner;
}

/* By how much T's link is turned against F's when the loop lets them turn no further; false: not a
   thing of the plane. */
static bool locked_turn(const Zero *zero, const RobotLoop *loop, Flat *turn)
{
    Pose from = frame_at_zero(zero, loop->from, &loop->from_frame),
         to = frame_at_zero(zero, loop->to, &loop->to_frame);
    Real n_from[3], n_to[3], across[3], a[3], b[3];
    const Loop *own = loop->loop;
    rotate3_back(from, zero->normal, n_from);
    rotate3_back(to, zero->normal, n_to);
    bool stiff = own->kind == SINGLE && own->type != REVOLUTE;
    if (!stiff && own->kind != CYLINDRICAL)
        return false;
    for (int k = 0; k < 3 && stiff; k++)
        if (real_abs(n_from[k] - n_to[k]) > (Real)IN_PLANE)
            return false;
    if (own->kind == CYLINDRICAL || own->type == PRISMATIC) {
        Real along = real_abs(dot3(own->axes[0], n_from));
        if (along > (Real)IN_PLANE)
            return false;
        memcpy(across, own->axes[0], sizeof across);
    } else {
        int least = 0;
        for (int k = 1; k < 3; k++)
            least = real_abs(n_from[k]) < real_abs(n_from[least]) ? k : least;
        for (int k = 0; k < 3; k++)
            across[k] = (k == least) - n_from[least] * n_from[k];
    }
    rotate3(from, across, a);
    rotate3(to, across, b);
    Flat in_from = flat_of(zero, a), in_to = flat_of(zero, b);
    Real length = flat_length(in_from) * flat_length(in_to);
    *turn = flat_scaled(1 / length, flat_times(in_from, flat_conjugate(in_to)));
    turn->x = real_prune(turn->x, 1);
    turn->y = real_prune(turn->y, 1);
    return true;
}

/* Numbers classes by the fewest joints that their angle is the sum of, and turns their axes so that
   it is that sum. */
static void settle_classes(Arena *arena, const Robot *robot, Planar *planar, const Union *all)
{
    int n = robot->n, *number = arena_array(arena, int, n + 1),
        *steps = arena_array(arena, int, n + 1);
    Flat *raw = arena_array(arena, Flat, n + 1), base_lead;
    int base = stand_in(all, n, &base_lead);
    for (int i = 0; i <= n; i++)
        number[i] = -2;
    number[base] = PLANAR_BASE;
    planar->head = arena_array(arena, int, n);
    int *representative = arena_array(arena, int, n);
    for (int i = 0; i < n; i++) {
        representative[i] = stand_in(all, turner_or_base(planar, robot, i), &raw[i]);
        planar->class_of[i] = -2;
        if (representative[i] == base) {
            planar->class_of[i] = PLANAR_BASE;
            planar->lead[i] = flat_times(raw[i], flat_conjugate(base_lead));
        }
    }
    for (;;) {
        int next = -1, fewest = n + 1;
        for (int i = 0; i < n; i++) {
            int p = robot->links[i].parent, in = p < 0 ? PLANAR_BASE : planar->class_of[p];
            if (planar->class_of[i] != -2 || !planar->sense[i] || in == -2)
                continue;
            int far = in == PLANAR_BASE ? 1 : steps[in] + 1;
            if (far < fewest) {
                fewest = far;
                next = i;
            }
        }
        if (next < 0)
            break;
        int made = planar->classes++, p = robot->links[next].parent;
        planar->head[made] = next;
        steps[made] = fewest;
        Flat in = p < 0 ? (Flat){1, 0} : planar->lead[p];
        Flat shift = flat_times(in, flat_conjugate(raw[next]));
        for (int i = 0; i < n; i++)
            if (representative[i] == representative[next]) {
                planar->class_of[i] = made;
                planar->lead[i] = flat_times(raw[i], shift);
            }
    }
}

static bool find_classes(Arena *arena, const Zero *zero, const Closure *closure,
                         const SameTurn *same, int same_count, Planar *planar)
{
    const Robot *robot = zero->robot;
    int n = robot->n;
    Union all = {arena_array(arena, int, n + 1), arena_array(arena, Flat, n + 1)};
    planar->class_of = arena_array(arena, int, n);
    planar->lead = arena_array(arena, Flat, n);
    planar->sense = arena_array(arena, int, n);
    planar->turner = arena_array(arena, int, n);
    for (int i = 0; i <= n; i++) {
        all.of[i] = i;
        all.lead[i] = (Flat){1, 0};
    }
    for (int i = 0; i < n; i++) {
        Real axis[3];
        int p = robot->links[i].parent;
        axis_at_zero(zero, i, axis);
        if (robot->links[i].type == REVOLUTE || zero->aside[i])
            planar->sense[i] = zero->aside[i] || dot3(axis, zero->normal) > 0 ? 1 : -1;
        planar->turner[i] = zero->aside[i]     ? -1
                            : planar->sense[i] ? i
                            : p < 0            ? -1
                                               : planar->turner[p];
    }
    for (int k = 0; k < closure->rank; k++) {
        const LoopRow *row = &closure->row[closure->chosen[k]];
        const RobotLoop *loop = &robot->loops[row->loop];
        Flat turn;
        if (row->kind != ROW_ANGLE)
            continue;
        if (!locked_turn(zero, loop, &turn) ||
            !unite(&all, turner_or_base(planar, robot, loop->from),
                   turner_or_base(planar, robot, loop->to), turn))
            return false;
    }
    for (int k = 0; k < same_count; k++)
        unite(&all, same[k].a, same[k].b, same[k].turn);
    settle_classes(arena, robot, planar, &all);
    return true;
}

/* ---- rows ---- */

static bool find_row(const Zero *zero, const Planar *planar, const LoopRow *row, PlanarRow *out)
{
    const Robot *robot = zero->robot;
    const RobotLoop *loop = &robot->loops[row->loop];
    int carrier = row->kind == ROW_HOLD ? loop_carrier(robot, row->loop) : loop->from;
    Real u[3], own[3];
    *out = (PlanarRow){.kind = row->kind, .loop = row->loop};
    out->axes = carrier < 0 ? PLANAR_BASE : planar->class_of[carrier];
    if (row->kind == ROW_ANGLE) {
        Pose from = frame_at_zero(zero, loop->from, &loop->from_frame);
        Real normal[3], turned[3];
        rotate3_back(from, zero->normal, normal);
        cross3(normal, row->v, turned);
        out->slope = real_prune(dot3(row->u, turned), 1);
        return real_abs(out->slope) > (Real)IN_PLANE;
    }
    if (row->kind == ROW_HOLD) {
        for (int k = 0; k < 3; k++)
            own[k] = carrier < 0 ? robot->base.R[row->component][k]
                                 : robot->links[carrier].own.R[k][row->component];
        memcpy(u, own, sizeof u);
        if (carrier >= 0)
            rotate3(zero->at[carrier], own, u);
    } else
        rotate3(frame_at_zero(zero, loop->from, &loop->from_frame), row->u, u);
    out->direction = flat_of(zero, u);
    if (carrier >= 0)
        out->direction = flat_times(out->direction, planar->lead[carrier]);
    return flat_length(out->direction) > (Real)IN_PLANE;
}

static void find_pins(Arena *arena, const Closure *closure, Planar *planar)
{
    int rank = closure->rank;
    bool *done = arena_array(arena, bool, rank + 1);
    planar->pin = arena_array(arena, PinRows, rank + 1);
    for (int k = 0; k < rank; k++) {
        const PlanarRow *row = &planar->row[k];
        int *pin = planar->pin[planar->pin_count].row;
        if (done[k] || row->kind == ROW_ANGLE)
            continue;
        planar->pin_count++;
        pin[0] = k;
        pin[1] = -1;
        for (int j = k + 1; j < rank && pin[1] < 0; j++) {
            const PlanarRow *other = &planar->row[j];
            Flat turn = flat_times(flat_conjugate(row->direction), other->direction);
            if (!done[j] && other->kind == row->kind && other->loop == row->loop &&
                real_abs(turn.y) > (Real)1e-6) {
                pin[1] = j;
                done[j] = true;
            }
        }
    }
}

/* ---- what is independent ---- */

void planar_rates(const Robot *robot, const Planar *planar, Real *B)
{
    for (int i = 0; i < robot->n; i++) {
        int p = robot->links[i].parent, own = planar->class_of[i];
        int inner = p < 0 ? PLANAR_BASE : planar->class_of[p];
        Real *row = B + i * planar->unknowns;
        for (int k = 0; k < planar->unknowns; k++)
            row[k] = 0;
        if (planar->aside[i])
            continue;
        if (!planar->sense[i]) {
            row[planar->slide[i]] = 1;
            continue;
        }
        if (own != PLANAR_BASE)
            row[own] += planar->sense[i];
        if (inner != PLANAR_BASE)
            row[inner] -= planar->sense[i];
    }
}

/* The columns of the chosen constraints by unknowns, one after the other, at q. */
static void columns_at(const Robot *robot, const Closure *closure, const Planar *planar,
                       const Real *B, const double *q, double *columns)
{
    int n = robot->n, r = closure->rank;
    double *work = memory_grow(NULL, sizeof *work * (size_t)(closure->all * (n + 1)));
    double *e = work, *A = e + closure->all;
    closure_evaluate(robot, closure, q, NULL, e, A, NULL);
    for (int u = 0; u < planar->unknowns; u++)
        for (int k = 0; k < r; k++) {
            double sum = 0;
            for (int i = 0; i < n; i++)
                sum += A[closure->chosen[k] * n + i] * (double)B[i * planar->unknowns + u];
            columns[u * r + k] = sum;
        }
    memory_free(work);
}

/* Unknowns of the actuated joints first. */
static void order_unknowns(const Closure *closure, const Planar *planar, int *order)
{
    bool first[MAX_JOINTS] = {false};
    int count = 0;
    for (int k = 0; k < closure->actuated_count; k++) {
        int link = closure->actuated[k];
        int own = planar->sense[link] ? planar->class_of[link] : planar->slide[link];
        if (own >= 0 && !first[own])
            order[count++] = own;
        if (own >= 0)
            first[own] = true;
    }
    for (int u = 0; u < planar->unknowns; u++)
        if (!first[u])
            order[count++] = u;
}

/* How much is left of the dependent columns beyond each other at the samples; 0: they depend. */
static double find_independent(Arena *arena, const Robot *robot, const Closure *closure,
                               Planar *planar)
{
    int count = planar->unknowns, dependent = count - closure->mobility, r = closure->rank;
    Real *B = arena_array(arena, Real, robot->n * count + 1);
    int *order = arena_array(arena, int, count), *backwards = arena_array(arena, int, count);
    const double **columns = arena_array(arena, const double *, closure->samples);
    planar_rates(robot, planar, B);
    for (int s = 0; s < closure->samples; s++) {
        double *own = arena_array(arena, double, count *r + 1);
        columns_at(robot, closure, planar, B, closure->sample + s * robot->positions, own);
        columns[s] = own;
    }
    order_unknowns(closure, planar, order);
    for (int k = 0; k < count; k++)
        backwards[k] = order[count - 1 - k];
    bool *taken = arena_array(arena, bool, count);
    double share = closure_choose(count, r, columns, closure->samples, backwards, dependent, taken);
    for (int k = 0; k < count; k++)
        taken[k] = !taken[k];
    planar->independent = taken;
    return share;
}

bool planar_is_regular(const Robot *robot, const Closure *closure, const double *q, double share)
{
    const Planar *planar = closure->planar;
    int r = closure->rank, count = planar->unknowns, dependent = 0;
    Arena *scratch = arena_new();
    Real *B = arena_array(scratch, Real, robot->n * count + 1);
    double *columns = arena_array(scratch, double, count *r + 1);
    planar_rates(robot, planar, B);
    columns_at(robot, closure, planar, B, q, columns);
    for (int u = 0; u < count; u++)
        if (!planar->independent[u])
            memmove(columns + r * dependent++, columns + r * u, sizeof *columns * (size_t)r);
    bool regular = closure_rank(dependent, r, columns, share) == dependent;
    arena_free(scratch);
    return regular;
}

/* ---- all of it ---- */

static void mark_aside(const Robot *robot, bool *aside)
{
    for (int i = 0; i < robot->n; i++)
        aside[i] = true;
    for (int k = 0; k < robot->loop_count; k++) {
        int carrier = loop_carrier(robot, k);
        for (int i = robot->loops[k].from; i != carrier; i = robot->links[i].parent)
            aside[i] = false;
        for (int i = robot->loops[k].to; i != carrier; i = robot->links[i].parent)
            aside[i] = false;
    }
}

static void find_masses(Arena *arena, const Zero *zero, Planar *planar)
{
    const Robot *robot = zero->robot;
    int n = robot->n;
    planar->centre = arena_array(arena, Flat, n * (n + 1));
    planar->inertia = arena_array(arena, Real, n);
    planar->gravity = flat_of(zero, robot->gravity);
    for (int i = 0; i < n; i++) {
        const Link *link = &robot->links[i];
        Real point[3], normal[3], turned[3];
        point_at_zero(zero, i, link->com, point);
        levers_of(zero, planar, i, point, planar->centre + i * (n + 1));
        rotate3_back(zero->at[i], zero->normal, normal);
        for (int k = 0; k < 3; k++)
            turned[k] = link->inertia[k][0] * normal[0] + link->inertia[k][1] * normal[1] +
                        link->inertia[k][2] * normal[2];
        planar->inertia[i] = dot3(normal, turned);
    }
}

static void find_ways(Arena *arena, const Zero *zero, Planar *planar)
{
    const Robot *robot = zero->robot;
    int n = robot->n;
    planar->way = arena_array(arena, Flat, robot->loop_count * (n + 1));
    planar->from = arena_array(arena, Flat, robot->loop_count * (n + 1));
    for (int k = 0; k < robot->loop_count; k++) {
        const RobotLoop *loop = &robot->loops[k];
        Flat *way = planar->way + k * (n + 1), *other = planar->from + k * (n + 1);
        Real point[3];
        point_at_zero(zero, loop->from, loop->from_frame.p, point);
        levers_of(zero, planar, loop->from, point, other);
        point_at_zero(zero, loop->to, loop->to_frame.p, point);
        levers_of(zero, planar, loop->to, point, way);
        for (int i = 0; i <= n; i++)
            way[i] = flat_plus(way[i], flat_scaled(-1, other[i]));
    }
}

/* One lever a class: what turns together may be nothing in all, as opposite sides are. */
static void gather_ways(const Robot *robot, Planar *planar)
{
    int n = robot->n;
    for (int k = 0; k < robot->loop_count; k++) {
        Flat *way = planar->way + k * (n + 1);
        Real longest = 0;
        for (int i = 0; i < n; i++) {
            int c = planar->class_of[i], to = c < 0 ? n : planar->head[c];
            Real length = flat_length(way[i]);
            longest = length > longest && planar->sense[i] ? length : longest;
            if (!planar->sense[i] || to == i)
                continue;
            way[to] = flat_plus(way[to], way[i]);
            way[i] = (Flat){0, 0};
        }
        for (int i = 0; i <= n; i++)
            if (flat_length(way[i]) < (Real)NUMBER_ZERO * longest)
                way[i] = (Flat){0, 0};
    }
}

/* Pins that hold because of classes alone are no pins. */
static void drop_pins(const Robot *robot, Planar *planar)
{
    int left = 0;
    for (int p = 0; p < planar->pin_count; p++) {
        const Flat *way = planar->way + planar->row[planar->pin[p].row[0]].loop * (robot->n + 1);
        bool any = false;
        for (int i = 0; i <= robot->n; i++)
            any = any || flat_length(way[i]) > 0;
        if (any)
            planar->pin[left++] = planar->pin[p];
    }
    planar->pin_count = left;
}

static Planar *make(Arena *arena, const Robot *robot, const Closure *closure, bool whole,
                    const SameTurn *same, int same_count)
{
    int n = robot->n;
    bool *aside = arena_array(arena, bool, n + 1);
    Zero zero = {.robot = robot, .at = arena_array(arena, Pose, n), .aside = aside};
    if (robot->prescribed_count || robot->gears || robot->tree || robot->letters)
        return NULL;
    if (!whole)
        mark_aside(robot, aside);
    place_at_zero(&zero);
    if (!find_plane(&zero))
        return NULL;
    Planar *planar = arena_array(arena, Planar, 1);
    planar->whole = whole;
    planar->aside = aside;
    if (!find_classes(arena, &zero, closure, same, same_count, planar))
        return NULL;
    planar->unknowns = planar->classes;
    planar->slide = arena_array(arena, int, n);
    for (int i = 0; i < n; i++)
        planar->slide[i] = planar->sense[i] ? -1 : planar->unknowns++;
    if (whole)
        find_masses(arena, &zero, planar);
    find_ways(arena, &zero, planar);
    if (!whole)
        gather_ways(robot, planar);
    planar->row = arena_array(arena, PlanarRow, closure->rank + 1);
    for (int k = 0; k < closure->rank; k++)
        if (!find_row(&zero, planar, &closure->row[closure->chosen[k]], &planar->row[k]))
            return NULL;
    find_pins(arena, closure, planar);
    if (!whole)
        drop_pins(robot, planar);
    if (whole && !(find_independent(arena, robot, closure, planar) > 0))
        return NULL;
    planar->solution = planar_solution(arena, robot, closure, planar);
    return planar;
}

Planar *planar_new(Arena *arena, const Robot *robot, const Closure *closure)
{
    return make(arena, robot, closure, true, NULL, 0);
}

const Planar *planar_of_loops(Arena *arena, const Robot *robot, const Closure *closure,
                              const Planar *planar)
{
    int room = 2 * robot->loop_count, count = 0, found = 0;
    SameTurn *same = arena_array(arena, SameTurn, room + 1);
    Planar *made;
    do {
        count += found;
        made = make(arena, robot, closure, false, same, count);
        found = made ? parallelograms_find(robot, closure, made, same + count, room - count) : 0;
    } while (found);
    return planar && (count == 0 || !made) ? planar : made;
}

void planar_side(const Robot *robot, const Closure *closure, const Planar *planar, int row,
                 bool *side)
{
    int n = robot->n;
    bool grew = true;
    for (int i = 0; i <= n; i++)
        side[i] = false;
    side[turner_or_base(planar, robot, robot->loops[planar->row[row].loop].to)] = true;
    while (grew) {
        grew = false;
        for (int k = 0; k < closure->rank; k++) {
            const RobotLoop *loop = &robot->loops[planar->row[k].loop];
            int a = turner_or_base(planar, robot, loop->from),
                b = turner_or_base(planar, robot, loop->to);
            if (k == row || planar->row[k].kind != ROW_ANGLE || side[a] == side[b])
                continue;
            side[a] = side[b] = grew = true;
        }
    }
    for (int i = 0; i < n; i++)
        if (!planar->sense[i])
            side[i] = side[turner_or_base(planar, robot, i)];
}
