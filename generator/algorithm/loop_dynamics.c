/* loop_dynamics.c: accelerations of mechanisms with loops, M qdd + b = tau + A^T lambda with
   A qdd + gamma = 0, where M and b are the tree's.

   multipliers: with M = U D U^T, V = U^-1 A^T and z = U^-1 (tau - b),

       (V^T D^-1 V) lambda = -gamma - V^T D^-1 z,   qdd = U^-T D^-1 (z + V lambda)

   embedding: A_d qdd_d = -gamma - A_i qdd_i makes qdd = T qdd_i + c; what is left is of the size
   of the mobility,

       (T^T M T) qdd_i = T^T (tau - b - M c),   A_d^T lambda = (M qdd + b - tau)_d

   Prescribed joints are independent ones whose accelerations are given. A mechanism in a plane may
   be embedded in the rates of loop_planar.h instead. */
#include "algorithm/loops.h"

#include "algorithm/gears.h"
#include "algorithm/loop_parts.h"
#include "algorithm/loop_planar.h"

#include <string.h>

Parts parts_new(const Making *making)
{
    const Arm *arm = making->arm;
    Parts parts = {.making = making,
                   .arm = arm,
                   .closure = arm->robot->closure,
                   .n = arm->n,
                   .given = arm->robot->prescribed_count,
                   .arena = arena_new()};
    parts.rank = parts.closure ? parts.closure->rank : 0;
    parts.M = arena_array(parts.arena, Expr, parts.n * parts.n);
    parts.force = arena_array(parts.arena, Expr, parts.n);
    parts.A = arena_array(parts.arena, Expr, parts.rank * parts.n + 1);
    parts.gamma = arena_array(parts.arena, Expr, parts.rank + 1);
    return parts;
}

static void find_parts(Parts *parts, const LoopPlan *plan, bool bias)
{
    Expr *b = arena_array(parts->arena, Expr, parts->n);
    recipe_whole(parts->making, &functions[INERTIA_MATRIX], plan->matrix, parts->M);
    if (bias) {
        recipe_whole(parts->making, &functions[BIAS], plan->torques, b);
        for (int i = 0; i < parts->n; i++)
            parts->force[i] = sub(expr_input("tau", i), b[i]);
    }
    if (parts->rank)
        geared_constraints(parts->making, NULL, parts->A, parts->gamma);
}

/* ---- multipliers ---- */

static void by_multipliers(Parts *parts, Expr *qdd, Expr *lambda)
{
    const Arm *arm = parts->arm;
    int n = parts->n, m = parts->rank;
    Arena *arena = parts->arena;
    Expr *U = arena_array(arena, Expr, n * n), *D = arena_array(arena, Expr, n),
         *inverse = arena_array(arena, Expr, n), *V = arena_array(arena, Expr, n * m + 1),
         *z = arena_array(arena, Expr, n), *S = arena_array(arena, Expr, m * m + 1),
         *right = arena_array(arena, Expr, m + 1);
    factor_symmetric(arm, parts->M, U, D, inverse);
    graph_section("constraints over the inertia");
    for (int k = n - 1; k >= 0; k--) {
        z[k] = parts->force[k];
        for (int j = k + 1; j < n; j++)
            z[k] = sub(z[k], mul(U[k * n + j], z[j]));
        for (int r = 0; r < m; r++) {
            V[k * m + r] = parts->A[r * n + k];
            for (int j = k + 1; j < n; j++)
                V[k * m + r] = sub(V[k * m + r], mul(U[k * n + j], V[j * m + r]));
        }
    }
    for (int r = 0; r < m; r++) {
        right[r] = neg(parts->gamma[r]);
        for (int s = 0; s <= r; s++)
            S[r * m + s] = ZERO;
        for (int k = 0; k < n; k++) {
            Expr share = mul(V[k * m + r], inverse[k]);
            right[r] = sub(right[r], mul(share, z[k]));
            for (int s = 0; s <= r; s++)
                S[r * m + s] = add(S[r * m + s], mul(share, V[k * m + s]));
        }
        for (int s = 0; s < r; s++)
            S[s * m + r] = S[r * m + s];
    }
    Arm small = *arm;
    int singular = -1;
    small.n = m;
    small.singular = &singular;
    solve_symmetric(&small, S, right, lambda);
    graph_section("accelerations");
    for (int k = 0; k < n; k++) {
        Expr sum = z[k];
        for (int r = 0; r < m; r++)
            sum = add(sum, mul(V[k * m + r], lambda[r]));
        qdd[k] = mul(sum, inverse[k]);
        for (int j = 0; j < k; j++)
            qdd[k] = sub(qdd[k], mul(U[j * n + k], qdd[j]));
    }
}

/* ---- embedding ---- */

Split parts_split(const Parts *parts, const LoopPlan *plan, bool rates)
{
    Split split = {.f = 0};
    Arena *arena = parts->arena;
    int n = parts->n;
    for (int i = 0; i < n; i++)
        if (!plan->independent || plan->independent[i])
            split.free[split.f++] = i;
        else
            split.bound[split.r++] = i;
    split.T = arena_array(arena, Expr, split.r * split.f + 1);
    split.c = arena_array(arena, Expr, split.r + 1);
    if (split.r == 0)
        return split;
    graph_section("dependent rates");
    split.blocks = loop_blocks(arena, parts->arm, n, parts->A, split.bound, split.r, plan->early);
    Expr right[MAX_JOINTS], found[MAX_JOINTS];
    for (int j = 0; j < split.f; j++) {
        for (int k = 0; k < split.r; k++)
            right[k] = neg(parts->A[k * n + split.free[j]]);
        loop_blocks_solve(split.blocks, right, found);
        for (int k = 0; k < split.r; k++) {
            split.T[k * split.f + j] = found[k];
            expr_name(found[k], "T%d_%d", split.bound[k] + 1, split.free[j] + 1);
        }
    }
    for (int k = 0; k < split.r && rates; k++)
        right[k] = neg(parts->gamma[k]);
    if (rates)
        loop_blocks_solve(split.blocks, right, split.c);
    return split;
}

/* The bias when the dependent joints accelerate by c. */
static void bias_with_drift(Parts *parts, const LoopPlan *plan, const Split *split)
{
    Arm arm = *parts->arm;
    Making making = *parts->making;
    arm.link = arena_array(parts->arena, ArmLink, parts->n);
    memcpy(arm.link, parts->arm->link, sizeof *arm.link * (size_t)parts->n);
    for (int k = 0; k < split->r; k++)
        arm.link[split->bound[k]].qdd = add(arm.link[split->bound[k]].qdd, split->c[k]);
    making.arm = &arm;
    making.algorithm = plan->torques;
    Expr *b = arena_array(parts->arena, Expr, parts->n);
    recipe_torques(&making, b);
    for (int i = 0; i < parts->n; i++)
        parts->force[i] = sub(expr_input("tau", i), b[i]);
}

void parts_embed(Parts *parts, const LoopPlan *plan, Expr *qdd, Expr *lambda, Expr *effort)
{
    const Arm *arm = parts->arm;
    const Robot *robot = arm->robot;
    Arena *arena = parts->arena;
    int n = parts->n;
    Split split = parts_split(parts, plan, true);
    int f = split.f, r = split.r;
    const Expr *M = parts->M, *T = split.T, *c = split.c;
    Expr *P = arena_array(arena, Expr, r * f + 1), *S = arena_array(arena, Expr, f * f),
         *x = arena_array(arena, Expr, f), *right = arena_array(arena, Expr, f),
         *bound = arena_array(arena, Expr, r + 1), *whole = arena_array(arena, Expr, f);
    if (plan->bias_with_drift)
        bias_with_drift(parts, plan, &split);
    graph_section("as the independent joints feel it");
    for (int k = 0; k < r; k++) {
        for (int j = 0; j < f; j++) {
            P[k * f + j] = M[split.bound[k] * n + split.free[j]];
            for (int l = 0; l < r; l++)
                P[k * f + j] =
                    add(P[k * f + j], mul(M[split.bound[k] * n + split.bound[l]], T[l * f + j]));
        }
        bound[k] = parts->force[split.bound[k]];
        for (int l = 0; l < r && !plan->bias_with_drift; l++)
            bound[k] = sub(bound[k], mul(M[split.bound[k] * n + split.bound[l]], c[l]));
    }
    for (int i = 0; i < f; i++) {
        right[i] = parts->force[split.free[i]];
        for (int l = 0; l < r && !plan->bias_with_drift; l++)
            right[i] = sub(right[i], mul(M[split.free[i] * n + split.bound[l]], c[l]));
        for (int k = 0; k < r; k++)
            right[i] = add(right[i], mul(T[k * f + i], bound[k]));
        for (int j = 0; j <= i; j++) {
            Expr sum = M[split.free[i] * n + split.free[j]];
            for (int k = 0; k < r; k++)
                sum = add(sum, add(mul(M[split.free[i] * n + split.bound[k]], T[k * f + j]),
                                   mul(T[k * f + i], P[k * f + j])));
            S[i * f + j] = S[j * f + i] = sum;
        }
    }
    /* prescribed joints come last among the equations, with what is known on the other side */
    int at[MAX_JOINTS], solved = 0, given[MAX_JOINTS];
    for (int i = 0; i < f; i++) {
        given[i] = -1;
        for (int k = 0; k < robot->prescribed_count; k++)
            if (robot->prescribed[k] == split.free[i])
                given[i] = k;
        if (given[i] < 0)
            at[solved++] = i;
        else
            x[i] = expr_input("acc", given[i]);
        whole[i] = right[i];
    }
    Expr *small_S = arena_array(arena, Expr, solved * solved + 1),
         *small_right = arena_array(arena, Expr, solved + 1),
         *small_x = arena_array(arena, Expr, solved + 1);
    for (int i = 0; i < solved; i++) {
        small_right[i] = right[at[i]];
        for (int j = 0; j < f; j++)
            if (given[j] >= 0)
                small_right[i] = sub(small_right[i], mul(S[at[i] * f + j], x[j]));
        for (int j = 0; j < solved; j++)
            small_S[i * solved + j] = S[at[i] * f + at[j]];
    }
    Arm small = *arm;
    int singular = -1;
    small.n = solved;
    small.singular = &singular;
    if (solved)
        solve_symmetric(&small, small_S, small_right, small_x);
    if (singular >= 0)
        *arm->singular = split.free[at[singular]];
    for (int i = 0; i < solved; i++)
        x[at[i]] = small_x[i];
    graph_section("accelerations");
    for (int i = 0; i < f; i++) {
        qdd[split.free[i]] = x[i];
        if (given[i] < 0)
            continue;
        Expr sum = neg(whole[i]);
        for (int j = 0; j < f; j++)
            sum = add(sum, mul(S[i * f + j], x[j]));
        effort[given[i]] = sum;
    }
    for (int k = 0; k < r; k++) {
        qdd[split.bound[k]] = c[k];
        bound[k] = neg(bound[k]);
        for (int j = 0; j < f; j++) {
            qdd[split.bound[k]] = add(qdd[split.bound[k]], mul(T[k * f + j], x[j]));
            bound[k] = add(bound[k], mul(P[k * f + j], x[j]));
        }
    }
    graph_section("forces of the loops");
    if (r)
        loop_blocks_solve_transposed(split.blocks, bound, lambda);
}

/* What is left of torques for the links: friction and rotors taken off. */
static void left_of_torques(const Arm *arm, const Expr *tau, const Expr *qdd, Expr *left)
{
    const Real *rotors = arm->robot->rotors;
    for (int i = 0; i < arm->n; i++) {
        left[i] = sub(tau[i], joint_friction(arm, i));
        for (int j = 0; qdd && j < arm->n; j++) {
            Expr rotor = i == j   ? arm->link[i].rotor
                         : rotors ? expr_real(rotors[i * arm->n + j])
                                  : ZERO;
            left[i] = sub(left[i], mul(rotor, qdd[j]));
        }
    }
}

void parts_add_joints(Arena *arena, const Arm *arm, const Planar *planar, const Real *B,
                      const Expr *tau, Expr *M, Expr *force)
{
    const Real *rotors = arm->robot->rotors;
    int n = arm->n, count = planar->unknowns;
    Expr *left = arena_array(arena, Expr, n);
    left_of_torques(arm, tau, NULL, left);
    for (int u = 0; u < count; u++) {
        Expr sum = ZERO;
        for (int i = 0; i < n; i++)
            sum = add(sum, mul(expr_real(B[i * count + u]), left[i]));
        force[u] = sub(sum, force[u]);
        for (int v = 0; v < count; v++)
            for (int i = 0; i < n; i++)
                for (int j = 0; j < n; j++) {
                    Expr rotor = i == j   ? arm->link[i].rotor
                                 : rotors ? expr_real(rotors[i * n + j])
                                          : ZERO;
                    M[u * count + v] =
                        add(M[u * count + v],
                            mul(expr_real(B[i * count + u] * B[j * count + v]), rotor));
                }
    }
}

static void by_plane(Parts *parts, const LoopPlan *plan, Expr *qdd, Expr *lambda)
{
    const Arm *arm = parts->arm;
    const Planar *planar = parts->closure->planar;
    Arena *arena = parts->arena;
    int n = parts->n, count = planar->unknowns;
    Field field = planar_field(arena, arm, planar);
    PlanarPin *pins = arena_array(arena, PlanarPin, parts->rank + 1);
    int pinned = planar_pins(&field, plan->planar, pins), rows = 0;
    for (int p = 0; p < pinned; p++)
        rows += pins[p].row[1] < 0 ? 1 : 2;
    Parts flat = *parts;
    flat.n = count;
    flat.rank = rows;
    flat.M = arena_array(arena, Expr, count * count);
    flat.force = arena_array(arena, Expr, count);
    flat.A = arena_array(arena, Expr, rows * count + 1);
    flat.gamma = arena_array(arena, Expr, rows + 1);
    Real *B = arena_array(arena, Real, n * count + 1);
    Expr *u = arena_array(arena, Expr, count), *force = arena_array(arena, Expr, rows + 1),
         *left = arena_array(arena, Expr, n), *tau = arena_array(arena, Expr, n);
    for (int i = 0; i < n; i++)
        tau[i] = expr_input("tau", i);
    planar_rates(arm->robot, planar, B);
    planar_inertia(&field, flat.M);
    planar_bias(&field, flat.force);
    parts_add_joints(arena, arm, planar, B, tau, flat.M, flat.force);
    planar_constraints(&field, pins, pinned, flat.A, flat.gamma);
    parts_embed(&flat, plan, u, force, NULL);
    for (int i = 0; i < n; i++) {
        qdd[i] = ZERO;
        for (int k = 0; k < count; k++)
            qdd[i] = add(qdd[i], mul(expr_real(B[i * count + k]), u[k]));
    }
    left_of_torques(arm, tau, qdd, left);
    planar_forces(&field, pins, pinned, force, u, left, lambda);
}

void recipe_loop_accelerations(const Making *making, Expr *out)
{
    const LoopPlan *plan = making->algorithm->loop_plan;
    Parts parts = parts_new(making);
    Expr *lambda = out + parts.n, *effort = lambda + parts.rank;
    if (!plan->planar)
        find_parts(&parts, plan, !plan->bias_with_drift);
    if (strcmp(making->algorithm->name, "multipliers") == 0)
        by_multipliers(&parts, out, lambda);
    else if (plan->planar)
        by_plane(&parts, plan, out, lambda);
    else
        parts_embed(&parts, plan, out, lambda, effort);
    arena_free(parts.arena);
}

/* ---- reactions ---- */

/* The motion that the torques make, then Newton's and Euler's equations with what the loops exert.
 */
void recipe_loop_reactions(const Making *making, Expr *out)
{
    const LoopPlan *plan = making->algorithm->loop_plan;
    Parts parts = parts_new(making);
    int n = parts.n, row = 0;
    Arena *arena = parts.arena;
    Expr *qdd = arena_array(arena, Expr, n), *lambda = arena_array(arena, Expr, parts.rank + 1),
         *effort = arena_array(arena, Expr, parts.given + 1),
         *joints = arena_array(arena, Expr, 6 * n),
         *loops = arena_array(arena, Expr, 6 * parts.arm->robot->loop_count + 1);
    Vec3 *pull = arena_array(arena, Vec3, n), *twist = arena_array(arena, Vec3, n);
    if (plan->planar)
        by_plane(&parts, plan, qdd, lambda);
    else {
        find_parts(&parts, plan, !plan->bias_with_drift);
        parts_embed(&parts, plan, qdd, lambda, effort);
    }
    loop_wrenches(parts.arm, lambda, pull, twist, loops);
    Arm arm = *parts.arm;
    arm.link = arena_array(arena, ArmLink, n);
    memcpy(arm.link, parts.arm->link, sizeof *arm.link * (size_t)n);
    for (int i = 0; i < n; i++)
        arm.link[i].qdd = add(arm.link[i].drift, qdd[i]);
    reactions_under(&arm, pull, twist, joints);
    for (int i = 0; i < n; i++)
        for (int k = 0; k < 6 && !link_is_inside(arm.robot, i); k++)
            out[row++] = joints[6 * i + k];
    for (int k = 0; k < 6 * arm.robot->loop_count; k++)
        out[row++] = loops[k];
    arena_free(arena);
}
