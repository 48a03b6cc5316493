/* base_columns.c: base parameters (parameters.h).

   Columns of all parameters, as torques at random states (probe.h), are taken in order of what they
   cost (column_cost.c), and one that depends on those before it is given to them. As with any
   matroid, no other choice costs less.

   Far from the base there is no need to probe: torques cannot tell apart what a joint moves in the
   same way on either side of it, mass on the axis of a revolute joint (its zeroth, first and second
   moment along it), all of S across a prismatic one, and nothing else. That goes to the parent.

   Where joints follow others, only coordinates have torques, S^T times those of the joints, and
   joints move only as S lets them: more depends on each other, friction and rotors, too. Then all
   is probed; beyond PROBE_MOST joints what comes is not the fewest (base_is_fewest). */
#include "model/parameters.h"

#include "model/base_parameters.h"
#include "model/probe.h"

#include <string.h>

#define RANK_LIMIT 1e-18 /* of a column's largest entry */

bool base_is_negative(int pick, int n)
{
    return pick < n * PROBE_PARAMETERS && pick % PROBE_PARAMETERS >= PROBE_S_XY;
}

/* ---- between a link's own parameters and its canonical ones ---- */

static void own_body(const Real *p, InertialParameters *body)
{
    *body = (InertialParameters){.m = p[0],
                                 .ms = {p[1], p[2], p[3]},
                                 .J = {{p[4], p[5], p[6]}, {p[5], p[7], p[8]}, {p[6], p[8], p[9]}}};
}

static void to_canonical(const Link *link, const Real *own, Real *p)
{
    InertialParameters body, moved = {.m = 0};
    own_body(own, &body);
    parameters_merge(&moved, link->own, &body);
    Real trace = 0, largest = 0;
    for (int k = 0; k < 3; k++) {
        trace += moved.J[k][k];
        largest = real_larger(largest, moved.J[k][k]);
    }
    p[PROBE_MASS] = moved.m;
    for (int k = 0; k < 3; k++)
        p[PROBE_MS_X + k] = moved.ms[k];
    for (int k = 0; k < 6; k++) {
        int i = probe_row[k], j = probe_column[k];
        p[PROBE_S_XX + k] =
            i == j ? real_prune(trace / 2 - moved.J[i][i], largest) : -moved.J[i][j];
    }
}

static void to_own(const Link *link, const Real *p, Real *own)
{
    InertialParameters body = {.m = p[PROBE_MASS]}, moved = {.m = 0};
    Real trace = p[PROBE_S_XX] + p[PROBE_S_YY] + p[PROBE_S_ZZ];
    for (int k = 0; k < 3; k++)
        body.ms[k] = p[PROBE_MS_X + k];
    for (int k = 0; k < 6; k++) {
        int i = probe_row[k], j = probe_column[k];
        body.J[i][j] = body.J[j][i] = (i == j ? trace : 0) - p[PROBE_S_XX + k];
    }
    parameters_merge(&moved, pose_inverse(link->own), &body);
    const Real row[LINK_PARAMETERS] = {moved.m,       moved.ms[0],   moved.ms[1],   moved.ms[2],
                                       moved.J[0][0], moved.J[0][1], moved.J[0][2], moved.J[1][1],
                                       moved.J[1][2], moved.J[2][2]};
    memcpy(own, row, sizeof row);
}

/* ---- what joints cannot tell apart ---- */

static void gain(Real *x, Real more)
{
    *x = real_prune(*x + more, real_larger(*x, more));
}

/* factor (a b^T + b a^T) / 2 */
static void gain_outer(Real *p, Real factor, const Real a[3], const Real b[3])
{
    for (int k = 0; k < 6; k++) {
        int i = probe_row[k], j = probe_column[k];
        gain(&p[PROBE_S_XX + k], factor * (a[i] * b[j] + a[j] * b[i]) / 2);
    }
}

static void give_axis(const Link *link, Real *child, Real *parent)
{
    Real m = child[PROBE_MASS], ms = child[PROBE_MS_Z], S = child[PROBE_S_ZZ], z[3], p[3];
    child[PROBE_MASS] = child[PROBE_MS_Z] = child[PROBE_S_ZZ] = 0;
    if (!parent)
        return;
    for (int k = 0; k < 3; k++) {
        z[k] = link->fixed.R[k][2];
        p[k] = link->fixed.p[k] + link->d * z[k];
        gain(&parent[PROBE_MS_X + k], m * p[k]);
        gain(&parent[PROBE_MS_X + k], ms * z[k]);
    }
    gain(&parent[PROBE_MASS], m);
    gain_outer(parent, m, p, p);
    gain_outer(parent, 2 * ms, p, z);
    gain_outer(parent, S, z, z);
}

static void give_tensor(const Link *link, Real *child, Real *parent)
{
    Real S[3][3], moved[3][3];
    Real angle = link->theta + (Real)link->quarters * real_pi() / 2;
    Pose pose = pose_multiply(link->fixed, pose_turn(2, angle, (Real)ANGLE_ZERO));
    for (int k = 0; k < 6; k++) {
        int i = probe_row[k], j = probe_column[k];
        S[i][j] = S[j][i] = child[PROBE_S_XX + k];
        child[PROBE_S_XX + k] = 0;
    }
    rotate_tensor(pose, S, moved);
    for (int k = 0; k < 6 && parent; k++)
        gain(&parent[PROBE_S_XX + k], moved[probe_row[k]][probe_column[k]]);
}

/* Beyond a spherical joint, mass at its centre. */
static void give_centre(const Link *last, const Link *first, Real *child, Real *parent)
{
    Real m = child[PROBE_MASS];
    child[PROBE_MASS] = 0;
    gain(&child[PROBE_MS_Z], m * last->d);
    gain(&child[PROBE_S_ZZ], -m * last->d * last->d);
    if (!parent)
        return;
    gain(&parent[PROBE_MASS], m);
    for (int k = 0; k < 3; k++)
        gain(&parent[PROBE_MS_X + k], m * first->before.p[k]);
    gain_outer(parent, m, first->before.p, first->before.p);
}

/* From link i inwards, as far as links are not probed. */
static void regroup(const Robot *robot, int probed, int i, Real *p)
{
    for (; i >= probed; i = robot->links[i].parent) {
        const Link *link = &robot->links[i];
        if (link->run) { /* the last of it */
            int first = i - link->part, outer = robot->links[first].parent;
            if (link->run == 3)
                give_centre(link, &robot->links[first], p + i * PROBE_PARAMETERS,
                            outer < 0 ? NULL : p + outer * PROBE_PARAMETERS);
            else
                return; /* a free body shows all of it */
            i = first;
            continue;
        }
        Real *parent = link->parent < 0 ? NULL : p + link->parent * PROBE_PARAMETERS;
        if (link->type == REVOLUTE)
            give_axis(link, p + i * PROBE_PARAMETERS, parent);
        else
            give_tensor(link, p + i * PROBE_PARAMETERS, parent);
    }
}

/* ---- what is dependent still ---- */

typedef struct {
    const Robot *robot;
    const ParameterColumns *own;
    const Gears *gears; /* NULL: each joint is probed by itself */
    int links;          /* that are probed */
    int rows;           /* torques of a state */
    int count, *pick;   /* columns in question */
    int height, *pivot; /* row of the pivot + 1; 0: it depends on those before it */
    Real *at;           /* height x count: torques, and then what they are reduced to */
} Probe;

static int first_rotor_pick(const Probe *probe)
{
    return probe->robot->n * PROBE_PARAMETERS + parameters_first_rotor(probe->own) -
           parameters_first_viscous(probe->own);
}

/* What a joint far from the base leaves of its link's parameters. */
static bool is_left(const Link *link, int parameter)
{
    if (link->run)
        return link->part == link->run - 1 && (link->run > 3 || parameter != PROBE_MASS);
    if (link->type == PRISMATIC)
        return parameter < PROBE_S_XX;
    return parameter != PROBE_MASS && parameter != PROBE_MS_Z && parameter != PROBE_S_ZZ;
}

/* The cheapest first; of those that cost the same, the textbooks' base parameters. */
static void list_columns(Arena *scratch, Probe *probe)
{
    const Robot *robot = probe->robot;
    int n = robot->n, links = probe->links;
    int *cost = arena_array(scratch, int, links *PROBE_PARAMETERS);
    column_costs(robot, probe->gears, links, cost);
    for (int k = 0; k < links * PROBE_PARAMETERS; k++) {
        const Link *link = &robot->links[k / PROBE_PARAMETERS];
        if (link->run && link->part < link->run - 1)
            continue;
        bool left = is_left(&robot->links[k / PROBE_PARAMETERS], k % PROBE_PARAMETERS);
        cost[k] = 2 * cost[k] + !left;
        int at = probe->count++;
        for (; at > 0 && cost[probe->pick[at - 1]] > cost[k]; at--)
            probe->pick[at] = probe->pick[at - 1];
        probe->pick[at] = k;
    }
    for (int k = links * PROBE_PARAMETERS; k < n * PROBE_PARAMETERS; k++)
        if (is_left(&robot->links[k / PROBE_PARAMETERS], k % PROBE_PARAMETERS))
            probe->pick[probe->count++] = k;
    int beyond = probe->own->count - parameters_first_viscous(probe->own);
    for (int k = 0; k < beyond; k++)
        probe->pick[probe->count++] = n * PROBE_PARAMETERS + k;
}

/* Whether the torques of the links that are probed say all about it. */
static bool is_probed(const Probe *probe, int pick)
{
    int n = probe->robot->n, beyond = pick - first_rotor_pick(probe);
    if (probe->gears)
        return true;
    if (pick < n * PROBE_PARAMETERS)
        return pick / PROBE_PARAMETERS < probe->links;
    return beyond >= 0 && probe->own->rotors && beyond < n &&
           (probe->robot->coupling ? probe->links == n : beyond < probe->links);
}

/* Viscous, Coulomb's, and what depends on the direction, as in regressor.c. */
static void friction_torque(const Probe *probe, const ProbeMotion *motion, int pick, Real *tau)
{
    const ParameterColumns *own = probe->own;
    int n = probe->robot->n, k = pick - n * PROBE_PARAMETERS + parameters_first_viscous(own);
    int joint = k - parameters_first_viscous(own), skew = k - parameters_first_skew(own);
    bool viscous = k < parameters_first_coulomb(own), skewed = skew >= 0;
    joint = skewed ? skew % n : viscous ? joint : k - parameters_first_coulomb(own);
    Real qd = motion[joint].qd, width = probe->robot->links[joint].coulomb_width;
    Real share = qd / real_sqrt(qd * qd + width * width);
    tau[joint] = viscous ? qd : !skewed ? share : skew < n ? share * qd : share * share;
}

static void probe_column_torques(const Probe *probe, const ProbeMotion *motion, int pick, Real *tau)
{
    const double *G = probe->robot->coupling;
    int n = probe->robot->n, rotor = pick - first_rotor_pick(probe);
    memset(tau, 0, sizeof *tau * (size_t)probe->links);
    if (pick < n * PROBE_PARAMETERS) {
        probe_torques(probe->robot, motion, pick / PROBE_PARAMETERS, pick % PROBE_PARAMETERS, tau);
        return;
    }
    if (rotor < 0 || rotor >= (probe->own->rotors ? n : 0)) {
        friction_torque(probe, motion, pick, tau);
        return;
    }
    Real rate = G ? 0 : motion[rotor].qdd;
    for (int j = 0; G && j < n; j++)
        rate += (Real)G[rotor * n + j] * motion[j].qdd;
    for (int i = 0; i < probe->links; i++)
        tau[i] = (G ? (Real)G[rotor * n + i] : (Real)(i == rotor)) * rate;
}

static void fill(Probe *probe)
{
    const Gears *gears = probe->gears;
    ProbeMotion motion[PROBE_MOST];
    Real tau[PROBE_MOST];
    uint32_t random = 12345;
    for (int row = 0; row < probe->height; row += probe->rows) {
        probe_move(probe->robot, gears, probe->links, &random, motion);
        for (int c = 0; c < probe->count; c++) {
            if (!is_probed(probe, probe->pick[c]))
                continue;
            probe_column_torques(probe, motion, probe->pick[c], tau);
            for (int i = 0; i < probe->links && !gears; i++)
                probe->at[(row + i) * probe->count + c] = tau[i];
            for (int i = 0; i < probe->links && gears; i++)
                for (int j = 0; j < gears->dof; j++)
                    probe->at[(row + j) * probe->count + c] +=
                        gears->S[i * gears->dof + j] * tau[i];
        }
    }
}

/* Clears the column in every row but its own, from itself on. */
static void eliminate(Probe *probe, int row, int c)
{
    int width = probe->count;
    const Real *from = probe->at + row * width;
    for (int r = 0; r < probe->height; r++) {
        Real *to = probe->at + r * width;
        if (r == row || real_is_zero(to[c]))
            continue;
        Real factor = to[c] / from[c];
        for (int k = c + 1; k < width; k++)
            if (!real_is_zero(from[k]))
                to[k] -= real_times(factor, from[k]);
        to[c] = 0;
    }
}

static void reduce(Arena *scratch, Probe *probe)
{
    bool *used = arena_array(scratch, bool, probe->height);
    Real *scale = arena_array(scratch, Real, probe->count);
    for (int k = 0; k < probe->height * probe->count; k++)
        scale[k % probe->count] = real_larger(scale[k % probe->count], probe->at[k]);
    for (int c = 0; c < probe->count; c++) {
        if (!is_probed(probe, probe->pick[c]))
            continue;
        Real largest = (Real)RANK_LIMIT * scale[c];
        for (int r = 0; r < probe->height; r++)
            if (!used[r] && real_smaller(largest, probe->at[r * probe->count + c])) {
                largest = real_abs(probe->at[r * probe->count + c]);
                probe->pivot[c] = r + 1;
            }
        if (probe->pivot[c] == 0)
            continue;
        used[probe->pivot[c] - 1] = true;
        eliminate(probe, probe->pivot[c] - 1, c);
    }
}

static bool is_base(const Probe *probe, int c)
{
    return probe->pivot[c] || !is_probed(probe, probe->pick[c]);
}

/* Of canonical parameters p, what base parameter b is. */
static Real base_value(const Probe *probe, int b, const Real *p)
{
    Real sum = p[probe->pick[b]];
    for (int c = b + 1; c < probe->count && probe->pivot[b]; c++) {
        if (is_base(probe, c) || real_is_zero(p[probe->pick[c]]))
            continue;
        const Real *row = probe->at + (probe->pivot[b] - 1) * probe->count;
        gain(&sum, real_prune(row[c] / row[b], (Real)1e-6) * p[probe->pick[c]]);
    }
    return sum;
}

static Probe probe_new(Arena *arena, const Robot *robot, const ParameterColumns *own)
{
    int n = robot->n, links = n < PROBE_LINKS ? n : PROBE_LINKS;
    int room = PROBE_PARAMETERS * n + 5 * n;
    const Gears *gears = n <= PROBE_MOST ? robot->gears : NULL;
    links = gears ? n : links;
    Probe probe = {.robot = robot,
                   .own = own,
                   .gears = gears,
                   .links = links,
                   .rows = gears ? gears->dof : links};
    probe.pick = arena_array(arena, int, room);
    list_columns(arena, &probe);
    int width = 0;
    for (int c = 0; c < probe.count; c++)
        width += is_probed(&probe, probe.pick[c]);
    probe.height = (width / probe.rows + 3) * probe.rows;
    probe.pivot = arena_array(arena, int, probe.count);
    probe.at = arena_array(arena, Real, probe.height * probe.count);
    fill(&probe);
    reduce(arena, &probe);
    return probe;
}

/* ---- the columns ---- */

/* Those of links are numbered: what they are, their combinations say. */
static const char *base_name(Arena *arena, const ParameterColumns *own, int pick, int number)
{
    int links = own->n * PROBE_PARAMETERS;
    if (pick >= links)
        return own->name[parameters_first_viscous(own) + pick - links];
    return arena_format(arena, "b%d", number);
}

/* The robot's parameter number k as canonical ones, regrouped. */
static void canonical_of(const Probe *probe, int k, Real *p)
{
    const Robot *robot = probe->robot;
    const ParameterColumns *own = probe->own;
    int links = own->links * LINK_PARAMETERS;
    memset(p, 0, sizeof *p * (size_t)(robot->n * PROBE_PARAMETERS + own->count - links));
    if (k >= links) {
        p[robot->n * PROBE_PARAMETERS + k - links] = 1;
        return;
    }
    int i = own->link[k / LINK_PARAMETERS];
    Real unit[LINK_PARAMETERS] = {0};
    unit[k % LINK_PARAMETERS] = 1;
    to_canonical(&robot->links[i], unit, p + i * PROBE_PARAMETERS);
    regroup(robot, probe->links, i, p);
}

static void fill_unit(const Robot *robot, const ParameterColumns *own, int pick, Real *unit)
{
    int n = robot->n, i = pick / PROBE_PARAMETERS, number = 0;
    Real p[PROBE_PARAMETERS] = {0};
    if (pick >= n * PROBE_PARAMETERS) {
        unit[parameters_first_viscous(own) + pick - n * PROBE_PARAMETERS] = 1;
        return;
    }
    while (own->link[number] != i)
        number++;
    p[pick % PROBE_PARAMETERS] = base_is_negative(pick, n) ? -1 : 1;
    to_own(&robot->links[i], p, unit + number * LINK_PARAMETERS);
}

const ParameterColumns *base_columns(Arena *arena, const Robot *robot)
{
    robot = parameters_robot(robot);
    int n = robot->n, count = 0;
    Arena *scratch = arena_new();
    const ParameterColumns *own = parameter_columns(arena, robot);
    Probe probe = probe_new(scratch, robot, own);
    ParameterColumns *columns = arena_alloc(arena, sizeof *columns);
    *columns = *own;
    int *pick = arena_array(arena, int, probe.count);
    int *from = arena_array(scratch, int, probe.count);
    const char **name = arena_array(arena, const char *, probe.count);
    for (int c = 0; c < probe.count; c++) {
        if (!is_base(&probe, c))
            continue;
        int at = count++;
        for (; at > 0 && probe.pick[from[at - 1]] > probe.pick[c]; at--)
            from[at] = from[at - 1];
        from[at] = c;
    }
    for (int b = 0; b < count; b++) {
        pick[b] = probe.pick[from[b]];
        name[b] = base_name(arena, own, pick[b], b + 1);
    }
    Real *combination = arena_array(arena, Real, (size_t)count * (size_t)own->count);
    Real *unit = arena_array(arena, Real, (size_t)count * (size_t)own->count);
    Real *value = arena_array(arena, Real, count);
    Real *p = arena_array(scratch, Real, n * PROBE_PARAMETERS + own->count);
    for (int k = 0; k < own->count; k++) {
        canonical_of(&probe, k, p);
        for (int b = 0; b < count; b++) {
            Real entry = base_value(&probe, from[b], p);
            entry = base_is_negative(pick[b], n) ? -entry : entry;
            combination[b * own->count + k] = entry;
            gain(&value[b], entry * own->value[k]);
        }
    }
    for (int b = 0; b < count; b++)
        fill_unit(robot, own, pick[b], unit + b * own->count);
    columns->of = own;
    columns->count = count;
    columns->name = name;
    columns->value = value;
    columns->pick = pick;
    columns->combination = combination;
    columns->unit = unit;
    arena_free(scratch);
    return columns;
}

bool base_is_fewest(const Robot *robot)
{
    robot = robot_tree(robot);
    return !robot->loop_count && (!robot->gears || robot->n <= PROBE_MOST);
}
