/* coupling.c: motors that drive several joints each, as in wrists with bevel gears.

   With q the joints and G the file's matrix, motor i turns by gear_ratio_i (G q)_i. Its rotor's
   kinetic energy is 1/2 D_i (G qd)_i^2 with D_i = gear_ratio_i^2 rotor_inertia_i, so that the
   joints feel the constant inertia matrix G^T D G. By virtual work, torques tau at the joints are
   G^-T tau at the motors' gears. */
#include "model/coupling.h"
#include "util/linear.h"

#include <string.h>

#define SINGULAR 1e-12 /* a pivot, relative to the largest number in its row of the file */

static int moving_count(const Description *robot)
{
    int n = 0;
    for (int i = 0; i < robot->joint_count; i++)
        n += robot->joints[i].type != FIXED;
    return n;
}

/* ---- reading ---- */

static void read_row(const Place *place, int n, double *row)
{
    int count = place_expect_array(place), j = 0;
    if (count != n)
        place_fail(place, "must have %d number%s, one for each moving joint, not %d", n,
                   n == 1 ? "" : "s", count);
    for (const cJSON *item = place->item->child; item; item = item->next, j++) {
        Place element = place_element(place, j, item);
        row[j] = (double)place_number(&element);
    }
}

/* False when G is singular. */
static bool invert(Arena *arena, const double *G, int n, double *inverse)
{
    Real *A = arena_array(arena, Real, n * n), *X = arena_array(arena, Real, n * n);
    for (int k = 0; k < n * n; k++) {
        A[k] = (Real)G[k];
        X[k] = k % (n + 1) == 0;
    }
    bool regular = linear_solve(n, A, n, X, (Real)SINGULAR);
    for (int k = 0; regular && k < n * n; k++)
        inverse[k] = (double)X[k];
    return regular;
}

void coupling_read(const Place *place, Description *robot)
{
    Arena *arena = place->document->arena;
    int n = moving_count(robot), rows = place_expect_array(place), i = 0;
    if (rows != n)
        place_fail(place, "must have %d row%s, one for each motor of a moving joint, not %d", n,
                   n == 1 ? "" : "s", rows);
    double *G = arena_array(arena, double, n *n);
    for (const cJSON *item = place->item->child; item; item = item->next, i++) {
        Place row = place_element(place, i, item);
        read_row(&row, n, G + i * n);
    }
    robot->uncoupling = arena_array(arena, double, n *n);
    Arena *scratch = arena_new();
    bool regular = invert(scratch, G, n, robot->uncoupling);
    arena_free(scratch);
    if (!regular)
        place_fail(place, "is singular: the motors would not determine the joints; rows must be "
                          "linearly independent");
    robot->coupling = G;
}

/* ---- rotors ---- */

bool coupling_has_rotor(const Description *robot, int moving)
{
    int n = moving_count(robot), k = 0;
    for (int i = 0; i < robot->joint_count; i++) {
        if (robot->joints[i].type == FIXED)
            continue;
        double turns = robot->coupling ? robot->coupling[k * n + moving] : k == moving;
        if (turns != 0 && robot->joints[i].rotor_inertia > 0)
            return true;
        k++;
    }
    return false;
}

/* Entry i, j of G^T D G. */
static Real reflected(const Robot *robot, const double *G, int i, int j)
{
    Real sum = 0, largest = 0;
    for (int k = 0; k < robot->n; k++) {
        Real term = (Real)G[k * robot->n + i] * robot->links[k].rotor * (Real)G[k * robot->n + j];
        sum += term;
        if (real_abs(term) > largest)
            largest = real_abs(term);
    }
    return real_prune(sum, largest);
}

void coupling_reflect(Robot *robot, const Description *description, Arena *arena)
{
    int n = robot->n;
    bool coupled = false;
    robot->coupling = description->coupling;
    if (!description->coupling)
        return;
    Real *rotors = arena_array(arena, Real, n * n);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            rotors[i * n + j] = reflected(robot, description->coupling, i, j);
            coupled = coupled || (i != j && rotors[i * n + j] != 0);
        }
    for (int i = 0; i < n; i++)
        robot->links[i].rotor = rotors[i * n + i];
    robot->rotors = coupled ? rotors : NULL;
}
