/* coupling.c: motors that drive several joints each, as in wrists with bevel gears.

   With q the joints and G the file's matrix, motor i turns by gear_ratio_i (G q)_i. Its rotor's
   kinetic energy is 1/2 D_i (G qd)_i^2 with D_i = gear_ratio_i^2 rotor_inertia_i, so that the
   joints feel the constant inertia matrix G^T D G. By virtual work, torques tau at the joints are
   G^-T tau at the motors' gears. */
#include "model/coupling.h"

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

static Real largest_in(const Real *row, int n)
{
    Real largest = 0;
    for (int j = 0; j < n; j++)
        if (real_abs(row[j]) > largest)
            largest = real_abs(row[j]);
    return largest;
}

static void swap_rows(Real *a, Real *b, int width)
{
    for (int j = 0; j < width; j++) {
        Real old = a[j];
        a[j] = b[j];
        b[j] = old;
    }
}

/* Gauss-Jordan on (G | E), rows scaled and exchanged; false when G is singular. */
static bool invert(Arena *arena, const double *G, int n, double *inverse)
{
    int width = 2 * n;
    Real *A = arena_array(arena, Real, n * width);
    for (int i = 0; i < n; i++) {
        Real *row = A + i * width;
        for (int j = 0; j < n; j++)
            row[j] = (Real)G[i * n + j];
        Real scale = largest_in(row, n);
        if (scale == 0)
            return false;
        row[n + i] = 1;
        for (int j = 0; j < width; j++)
            row[j] /= scale;
    }
    for (int k = 0; k < n; k++) {
        int pivot = k;
        for (int i = k + 1; i < n; i++)
            if (real_abs(A[i * width + k]) > real_abs(A[pivot * width + k]))
                pivot = i;
        Real *top = A + k * width;
        swap_rows(top, A + pivot * width, width);
        if (real_abs(top[k]) <= (Real)SINGULAR)
            return false;
        Real reciprocal = 1 / top[k];
        for (int j = 0; j < width; j++)
            top[j] *= reciprocal;
        for (int i = 0; i < n; i++) {
            Real factor = A[i * width + k];
            for (int j = 0; i != k && factor != 0 && j < width; j++)
                A[i * width + j] -= factor * top[j];
        }
    }
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            inverse[i * n + j] = (double)A[i * width + n + j];
    return true;
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
