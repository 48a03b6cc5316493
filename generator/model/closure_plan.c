/* closure_plan.c: which constraints are independent, and which rates follow from which, counted at
   closed positions that are found numerically (closure.h). */
#include "model/closure.h"

#include "model/closure_linear.h"
#include "model/planar.h"
#include "model/positions.h"
#include "util/random.h"

#include <math.h>
#include <string.h>

enum { SAMPLES = 8 };
#define DEPENDENT                                                                                  \
    1e-7 /* the share of a row that rounding may leave of one that depends on others */

/* ---- closed positions ---- */

/* The first is nearest to the guess. */
static bool find_first(Arena *arena, const Robot *robot, Closure *closure)
{
    enum { TRIES = 60 };
    Random random = random_new(1, "assembly");
    double *q = arena_array(arena, double, robot->positions),
           *step = arena_array(arena, double, robot->n);
    double off = INFINITY, *best = arena_array(arena, double, robot->positions);
    for (int try = 0; try < TRIES; try++) {
        if (robot->guess)
            memcpy(q, robot->guess, sizeof *q * (size_t)robot->positions);
        else
            positions_zero(robot, q);
        for (int i = 0; i < robot->n; i++)
            step[i] = try ? random_uniform(&random, -1, 1) * try / 10.0 : 0;
        positions_step(robot, step, q);
        double now = closure_assemble(robot, closure, NULL, q);
        bool right = closure_right_way(robot, q);
        if (now < off) {
            off = now;
            memcpy(best, q, sizeof *best * (size_t)robot->positions);
        }
        if (now < CLOSED * 1e-3 && right) {
            closure->start = closure->sample = q;
            closure->samples = 1;
            return true;
        }
    }
    double *e = arena_array(arena, double, closure->all);
    closure_evaluate(robot, closure, best, NULL, e, NULL, NULL);
    int worst = 0;
    for (int k = 1; k < closure->all; k++)
        worst = fabs(e[k]) > fabs(e[worst]) ? k : worst;
    const char *name = robot->loops[closure->row[worst].loop].loop->name;
    closure->fault =
        off < CLOSED && !closure_right_way(robot, best)
            ? arena_format(arena, "loop \"%s\" closes only with its axes turned round", name)
            : arena_format(arena,
                           "no closed position was found: loop \"%s\" stays open by %.2g at best; "
                           "mend the lengths, or say in \"guess\" where to begin",
                           name, off);
    return false;
}

static void find_others(Arena *arena, const Robot *robot, Closure *closure)
{
    Random random = random_new(2, "assembly");
    int positions = robot->positions;
    double *all = arena_array(arena, double, SAMPLES *positions);
    memcpy(all, closure->sample, sizeof *all * (size_t)positions);
    closure->sample = all;
    closure->start = all;
    for (int s = 1; s < SAMPLES; s++) {
        double *q = all + closure->samples * positions;
        memcpy(q, all, sizeof *q * (size_t)positions);
        if (closure_random(robot, closure, &random, q))
            closure->samples++;
    }
}

/* ---- what is independent ---- */

/* The Jacobians of all constraints at the samples whose rank is the full one; their number. */
static int full_samples(Arena *arena, const Robot *robot, const Closure *closure, int *rank,
                        double **A)
{
    int n = robot->n, m = closure->all, ranks[SAMPLES], count = 0;
    double *e = arena_array(arena, double, m);
    *rank = 0;
    for (int s = 0; s < closure->samples; s++) {
        A[s] = arena_array(arena, double, m *n + 1);
        closure_evaluate(robot, closure, closure->sample + s * robot->positions, NULL, e, A[s],
                         NULL);
        ranks[s] = closure_rank(m, n, A[s], DEPENDENT);
        *rank = ranks[s] > *rank ? ranks[s] : *rank;
    }
    for (int s = 0; s < closure->samples; s++)
        if (ranks[s] == *rank)
            A[count++] = A[s];
    return count;
}

/* Rows of few numbers first. */
static void order_rows(const Closure *closure, int n, double *const *A, int samples, int *order)
{
    int *weight = memory_grow(NULL, sizeof *weight * (size_t)(closure->all + 1));
    for (int k = 0; k < closure->all; k++) {
        weight[k] = 0;
        for (int i = 0; i < n; i++) {
            double most = 0;
            for (int s = 0; s < samples; s++)
                most = fmax(most, fabs(A[s][k * n + i]));
            weight[k] += most > 1e-12;
        }
        order[k] = k;
    }
    for (int i = 1; i < closure->all; i++)
        for (int k = i; k > 0 && weight[order[k]] < weight[order[k - 1]]; k--) {
            int other = order[k];
            order[k] = order[k - 1];
            order[k - 1] = other;
        }
    memory_free(weight);
}

static void note_dropped(Arena *arena, const Robot *robot, Closure *closure)
{
    if (closure->rank < closure->all)
        closure->note = arena_format(
            arena,
            "%s: of %d loop constraints %d are independent and kept; the other %d follow from them",
            robot->name, closure->all, closure->rank, closure->all - closure->rank);
}

double closure_split(const Robot *robot, const Closure *closure, const int *order,
                     bool *independent)
{
    int n = robot->n, m = closure->all, r = closure->rank, count = 0;
    Arena *scratch = arena_new();
    double *e = arena_array(scratch, double, m), *A = arena_array(scratch, double, m *n + 1);
    const double *columns[SAMPLES];
    int *backwards = arena_array(scratch, int, n);
    bool *dependent = arena_array(scratch, bool, n);
    for (int s = 0; s < closure->samples; s++) {
        double *turned = arena_array(scratch, double, n *r + 1);
        closure_evaluate(robot, closure, closure->sample + s * robot->positions, NULL, e, A, NULL);
        for (int i = 0; i < n; i++)
            for (int k = 0; k < r; k++)
                turned[i * r + k] = A[closure->chosen[k] * n + i];
        if (closure_rank(n, r, turned, DEPENDENT) == r)
            columns[count++] = turned;
    }
    for (int i = 0; i < n; i++)
        backwards[i] = order[n - 1 - i];
    double worst = count ? closure_choose(n, r, columns, count, backwards, r, dependent) : 0;
    for (int i = 0; i < n; i++)
        independent[i] = !dependent[i];
    arena_free(scratch);
    return worst;
}

static void find_actuated(Arena *arena, const Robot *robot, Closure *closure)
{
    closure->actuated = robot->actuated;
    closure->actuated_count = robot->actuated_count;
    if (robot->actuated_count)
        return;
    int *order = arena_array(arena, int, robot->n);
    bool *independent = arena_array(arena, bool, robot->n);
    for (int i = 0; i < robot->n; i++)
        order[i] = i;
    closure_split(robot, closure, order, independent);
    closure->actuated = arena_array(arena, int, robot->n);
    for (int i = 0; i < robot->n; i++)
        if (independent[i])
            closure->actuated[closure->actuated_count++] = i;
}

/* The links by this rule, those that are to be independent first. Prescribed joints always are. */
static void order_links(const Robot *robot, const Closure *closure, int rule, int *order)
{
    const Robot *tree = robot_tree(robot);
    int n = robot->n, weight[MAX_JOINTS];
    for (int i = 0; i < n; i++) {
        int loops = 0, link = tree->gears ? tree->gears->link[i] : i;
        for (int k = 0; k < robot->loop_count; k++) {
            bool on = false;
            for (int j = robot->loops[k].from; j >= 0; j = tree->links[j].parent)
                on = on != (j == link);
            for (int j = robot->loops[k].to; j >= 0; j = tree->links[j].parent)
                on = on != (j == link);
            loops += on;
        }
        weight[i] = rule == 1 ? i : rule == 2 ? -i : rule == 3 ? -1000 * loops + i : 0;
        if (rule == 4)
            weight[i] = -1000 * loops - i;
        for (int k = 0; k < closure->actuated_count && rule == 0; k++)
            if (closure->actuated[k] == i)
                weight[i] = -MAX_JOINTS + k;
        weight[i] += rule == 0 && weight[i] == 0 ? i : 0;
        for (int k = 0; k < robot->prescribed_count; k++)
            if (robot->prescribed[k] == i)
                weight[i] = -1000000;
        order[i] = i;
    }
    for (int i = 1; i < n; i++)
        for (int k = i; k > 0 && weight[order[k]] < weight[order[k - 1]]; k--) {
            int other = order[k];
            order[k] = order[k - 1];
            order[k - 1] = other;
        }
}

static void find_splits(Arena *arena, const Robot *robot, Closure *closure)
{
    int *order = arena_array(arena, int, robot->n);
    for (int rule = 0; rule < LOOP_SPLITS; rule++) {
        bool *independent = arena_array(arena, bool, robot->n), known = false;
        order_links(robot, closure, rule, order);
        double share = closure_split(robot, closure, order, independent);
        for (int k = 0; k < closure->split_count; k++)
            known = known || memcmp(closure->split[k], independent,
                                    sizeof *independent * (size_t)robot->n) == 0;
        if (known)
            continue;
        closure->share[closure->split_count] = share;
        closure->split[closure->split_count++] = independent;
    }
}

bool closure_is_regular(const Robot *robot, const Closure *closure, const double *q)
{
    const double REGULAR = 0.03;
    int n = robot->n, m = closure->all, r = closure->rank;
    Arena *scratch = arena_new();
    double *e = arena_array(scratch, double, m), *A = arena_array(scratch, double, m *n + 1),
           *columns = arena_array(scratch, double, r *r + 1);
    bool regular = true;
    closure_evaluate(robot, closure, q, NULL, e, A, NULL);
    for (int s = 0; s < closure->split_count && regular; s++) {
        int count = 0;
        for (int i = 0; i < n; i++) {
            for (int k = 0; k < r && !closure->split[s][i]; k++)
                columns[count * r + k] = A[closure->chosen[k] * n + i];
            count += !closure->split[s][i];
        }
        regular = closure_rank(r, r, columns, REGULAR) == r;
    }
    arena_free(scratch);
    if (closure->planar)
        regular = regular && planar_is_regular(robot, closure, q, REGULAR);
    return regular;
}

void closure_check(const Robot *robot)
{
    if (robot->closure && robot->closure->fault)
        fail_input("%s: %s", robot->name, robot->closure->fault);
}

Closure *closure_new(Arena *arena, const Robot *robot)
{
    Closure *closure = arena_array(arena, Closure, 1);
    int n = robot->n;
    closure->row = arena_array(arena, LoopRow, LOOP_MOST_ROWS * robot->loop_count);
    for (int k = 0; k < robot->loop_count; k++)
        closure->all += loop_rows(robot->loops[k].loop, k, closure->row + closure->all);
    if (!find_first(arena, robot, closure))
        return closure;
    find_others(arena, robot, closure);
    Arena *scratch = arena_new();
    double *A[SAMPLES];
    int samples = full_samples(scratch, robot, closure, &closure->rank, A);
    int *order = arena_array(scratch, int, closure->all + 1);
    bool *taken = arena_array(arena, bool, closure->all + 1);
    order_rows(closure, n, A, samples, order);
    double share = closure->rank ? closure_choose(closure->all, n, (const double *const *)A,
                                                  samples, order, closure->rank, taken)
                                 : 1;
    closure->chosen = arena_array(arena, int, closure->rank + 1);
    for (int k = 0, r = 0; k < closure->all; k++)
        if (taken[k])
            closure->chosen[r++] = k;
    closure->mobility = n - closure->rank;
    if (share == 0)
        closure->fault = "no rows of its constraints stay independent as it moves";
    if (closure->rank == 0)
        closure->fault = "its loops hold nothing that could move otherwise; leave them out";
    if (closure->mobility == 0)
        closure->fault = arena_format(arena,
                                      "its loops leave nothing that moves: %d constraints are "
                                      "independent, as many as there are rates",
                                      closure->rank);
    arena_free(scratch);
    if (closure->fault)
        return closure;
    note_dropped(arena, robot, closure);
    find_actuated(arena, robot, closure);
    find_splits(arena, robot, closure);
    if (robot_tree(robot)->gears)
        return closure; /* planes are seen in joints that all have coordinates */
    closure->planar = planar_new(arena, robot, closure);
    closure->flat = planar_of_loops(arena, robot, closure, closure->planar);
    return closure;
}
