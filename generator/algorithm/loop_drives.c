/* loop_drives.c: what the actuated joints of a mechanism do and feel: torques for a motion, or to
   hold still; rates of all joints by theirs; the inertia they feel. */
#include "algorithm/gears.h"
#include "algorithm/loop_parts.h"

/* ---- inverse dynamics ---- */

/* T^T B tau = T^T (M qdd + b), where B picks the actuated joints: tau = B^T T x with the smallest
   x; where as many are actuated as move freely, the inverse of T^T B. */
void recipe_loop_torques(const Making *making, Expr *tau)
{
    const LoopPlan *plan = making->algorithm->loop_plan;
    Parts parts = parts_new(making);
    const Closure *closure = parts.closure;
    int n = parts.n, driven = closure->actuated_count;
    Expr *tree = arena_array(parts.arena, Expr, n);
    Making torques = *making;
    torques.algorithm = plan->torques;
    if (parts.arm->robot->gears)
        recipe_whole(making,
                     &functions[making->function->id == DRIVE_GRAVITY ? GRAVITY : INVERSE_DYNAMICS],
                     plan->torques, tree);
    else
        recipe_torques(&torques, tree);
    geared_constraints(making, NULL, parts.A, NULL);
    Split split = parts_split(&parts, plan, false);
    int f = split.f;
    Expr *right = arena_array(parts.arena, Expr, f), *x = arena_array(parts.arena, Expr, f),
         *B = arena_array(parts.arena, Expr, f * driven),
         *S = arena_array(parts.arena, Expr, f * f);
    for (int i = 0; i < f; i++) {
        right[i] = tree[split.free[i]];
        for (int k = 0; k < split.r; k++)
            right[i] = add(right[i], mul(split.T[k * f + i], tree[split.bound[k]]));
        for (int d = 0; d < driven; d++) {
            B[i * driven + d] = closure->actuated[d] == split.free[i] ? ONE : ZERO;
            for (int k = 0; k < split.r; k++)
                if (split.bound[k] == closure->actuated[d])
                    B[i * driven + d] = split.T[k * f + i];
        }
    }
    bool plain = driven == f;
    for (int i = 0; i < f && plain; i++) {
        bool free = false;
        for (int d = 0; d < driven; d++)
            free = free || closure->actuated[d] == split.free[i];
        plain = free;
    }
    graph_section("torques of the drives");
    if (plain) {
        for (int d = 0; d < driven; d++)
            for (int i = 0; i < f; i++)
                if (closure->actuated[d] == split.free[i])
                    tau[d] = right[i];
        arena_free(parts.arena);
        return;
    }
    for (int i = 0; i < f; i++)
        for (int j = 0; j < f; j++) {
            S[i * f + j] = ZERO;
            for (int d = 0; d < driven; d++)
                S[i * f + j] = add(S[i * f + j], mul(B[i * driven + d], B[j * driven + d]));
        }
    Arm small = *parts.arm;
    int singular = -1;
    small.n = f;
    small.singular = &singular;
    solve_symmetric(&small, S, right, x);
    for (int d = 0; d < driven; d++) {
        tau[d] = ZERO;
        for (int i = 0; i < f; i++)
            tau[d] = add(tau[d], mul(B[i * driven + d], x[i]));
    }
    arena_free(parts.arena);
}

/* ---- ratios ---- */

/* T, n x actuated: these are the plan's independent joints. */
static void rates_of_drives(Parts *parts, const LoopPlan *plan, Expr *T)
{
    int n = parts->n, driven = parts->closure->actuated_count;
    geared_constraints(parts->making, NULL, parts->A, NULL);
    Split split = parts_split(parts, plan, false);
    for (int d = 0; d < driven; d++)
        for (int f = 0; f < split.f; f++) {
            if (split.free[f] != parts->closure->actuated[d])
                continue;
            for (int i = 0; i < n; i++)
                T[i * driven + d] = i == split.free[f] ? ONE : ZERO;
            for (int k = 0; k < split.r; k++)
                T[split.bound[k] * driven + d] = split.T[k * split.f + f];
        }
}

void recipe_drive_rates(const Making *making, Expr *T)
{
    Parts parts = parts_new(making);
    rates_of_drives(&parts, making->algorithm->loop_plan, T);
    arena_free(parts.arena);
}

void recipe_drive_inertia(const Making *making, Expr *out)
{
    const LoopPlan *plan = making->algorithm->loop_plan;
    Parts parts = parts_new(making);
    int n = parts.n, driven = parts.closure->actuated_count;
    Expr *T = arena_array(parts.arena, Expr, n * driven),
         *P = arena_array(parts.arena, Expr, n * driven);
    rates_of_drives(&parts, plan, T);
    recipe_whole(making, &functions[INERTIA_MATRIX], plan->matrix, parts.M);
    graph_section("as the actuated joints feel it");
    for (int i = 0; i < n; i++)
        for (int d = 0; d < driven; d++) {
            P[i * driven + d] = ZERO;
            for (int j = 0; j < n; j++)
                P[i * driven + d] =
                    add(P[i * driven + d], mul(parts.M[i * n + j], T[j * driven + d]));
        }
    for (int a = 0; a < driven; a++)
        for (int b = 0; b <= a; b++) {
            Expr sum = ZERO;
            for (int i = 0; i < n; i++)
                sum = add(sum, mul(T[i * driven + a], P[i * driven + b]));
            out[a * driven + b] = out[b * driven + a] = sum;
        }
    arena_free(parts.arena);
}
