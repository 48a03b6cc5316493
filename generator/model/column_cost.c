/* column_cost.c: what a parameter's column of the regressor costs (probe.h), told from what
   vanishes or is 1 in random states, and so always: multiplications, and one addition less than
   there are terms, in each row. The motions of links and joints that the columns are made of
   (regressor.c) are there anyway. */
#include "model/probe.h"

#include <string.h>

#define NOTHING 1e-25

/* Joint j's motion of a link: angular velocity, velocity of the origin. */
typedef struct {
    Real z[3], s[3];
} Moved;

static Moved carry(const ProbeMotion *motion, Moved m)
{
    Real swing[3];
    Moved out = {{0}, {0}};
    cross3(m.z, motion->pose.p, swing);
    for (int k = 0; k < 3; k++)
        swing[k] += m.s[k];
    rotate3_back(motion->pose, swing, out.s);
    rotate3_back(motion->pose, m.z, out.z);
    return out;
}

static bool vanishes(Real x)
{
    return real_abs(x) < (Real)NOTHING;
}

static bool is_one(Real x)
{
    return vanishes(real_abs(x) - 1);
}

/* A sum of products under way. */
typedef struct {
    int products, terms;
} Sum;

static void plus(Sum *sum, Real a, Real b)
{
    if (vanishes(a) || vanishes(b))
        return;
    sum->terms++;
    sum->products += !is_one(a) && !is_one(b);
}

static int cost_of(Sum sum)
{
    return sum.products + (sum.terms > 1 ? sum.terms - 1 : 0);
}

/* The moment of a unit of an entry of S, as U has it. */
static void pseudo_moment(Real U[3][3], int entry, Real n[3])
{
    int i = probe_row[entry], j = probe_column[entry];
    Real T[3][3] = {{0}};
    for (int r = 0; r < 3; r++) {
        T[r][j] = U[r][i];
        T[r][i] = U[r][j];
    }
    n[0] = T[2][1] - T[1][2];
    n[1] = T[0][2] - T[2][0];
    n[2] = T[1][0] - T[0][1];
}

static int mass_cost(const ProbeMotion *motion, const Moved *m)
{
    Sum sum = {0, 0};
    for (int k = 0; k < 3; k++)
        plus(&sum, m->s[k], motion->a[k]);
    return cost_of(sum);
}

/* U^T s + a x z */
static int moment_cost(const ProbeMotion *motion, const Moved *m, int k)
{
    int i = (k + 1) % 3, j = (k + 2) % 3;
    Sum sum = {0, 0};
    for (int r = 0; r < 3; r++)
        plus(&sum, motion->U[r][k], m->s[r]);
    plus(&sum, motion->a[i], m->z[j]);
    plus(&sum, motion->a[j], m->z[i]);
    return cost_of(sum);
}

static int tensor_cost(const ProbeMotion *motion, const Moved *m, int entry)
{
    Real U[3][3], n[3];
    Sum sum = {0, 0};
    memcpy(U, motion->U, sizeof U);
    pseudo_moment(U, entry, n);
    for (int k = 0; k < 3; k++)
        plus(&sum, m->z[k], n[k]);
    return cost_of(sum);
}

static bool turns_alike(const Moved *a, const Moved *b)
{
    bool same = true, opposite = true;
    for (int k = 0; k < 3; k++) {
        same = same && vanishes(a->z[k] - b->z[k]);
        opposite = opposite && vanishes(a->z[k] + b->z[k]);
    }
    return same || opposite;
}

void column_costs(const Robot *robot, const Gears *gears, int links, int *cost)
{
    ProbeMotion motion[PROBE_MOST];
    Moved by[PROBE_MOST][PROBE_MOST];
    uint32_t random = 54321;
    probe_move(robot, gears, links, &random, motion);
    memset(by, 0, sizeof by);
    memset(cost, 0, sizeof *cost * (size_t)(links * PROBE_PARAMETERS));
    for (int k = 0; k < links; k++)
        for (int j = k, outer = -1; j >= 0; outer = j, j = robot->links[j].parent) {
            Moved *m = &by[k][j];
            int *of = cost + k * PROBE_PARAMETERS;
            if (j == k)
                (robot->links[k].type == REVOLUTE ? m->z : m->s)[2] = 1;
            else
                *m = carry(&motion[k], by[robot->links[k].parent][j]);
            of[PROBE_MASS] += mass_cost(&motion[k], m);
            for (int i = 0; i < 3; i++)
                of[PROBE_MS_X + i] += moment_cost(&motion[k], m, i);
            for (int i = 0; i < 6 && (outer < 0 || !turns_alike(m, &by[k][outer])); i++)
                of[PROBE_S_XX + i] += tensor_cost(&motion[k], m, i);
        }
}
