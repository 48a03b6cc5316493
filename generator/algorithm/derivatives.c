/* derivatives.c: functions that are derivatives of others. Forward mode (expression/derive.h) goes
   over their expressions: a joint's angle enters by its sine and cosine, and the derivative of
   c x + s y is c y - s x, which is there already more often than not. */
#include "algorithm/derivatives.h"

#include "algorithm/absolute.h"
#include "algorithm/algorithms.h"
#include "algorithm/program.h"
#include "expression/derive.h"
#include "expression/substitute.h"

static Expr *joint_inputs(Arena *arena, const Arm *arm, const char *name)
{
    Expr *inputs = arena_array(arena, Expr, arm->n);
    for (int i = 0; i < arm->n; i++)
        inputs[i] = expr_input(name, i);
    return inputs;
}

/* ---- torques by positions and rates ---- */

/* The same arm with other accelerations; NULL: none. */
static Arm accelerated(Arena *arena, const Arm *arm, const Expr *qdd)
{
    Arm other = *arm;
    other.link = arena_array(arena, ArmLink, arm->n);
    for (int i = 0; i < arm->n; i++) {
        other.link[i] = arm->link[i];
        other.link[i].qdd = add(qdd ? qdd[i] : ZERO, arm->link[i].drift);
    }
    return other;
}

static Arm at_rest(Arena *arena, const Arm *arm)
{
    Arm still = accelerated(arena, arm, NULL);
    for (int i = 0; i < arm->n; i++)
        still.link[i].qd = ZERO;
    return still;
}

/* An expression that holds q would be differentiated, too: an input stands for it meanwhile. */
static void put_accelerations_back(const Arm *arm, const Expr *inputs, Expr *slopes)
{
    Arena *scratch = arena_new();
    Expr *own = arena_array(scratch, Expr, arm->n);
    for (int i = 0; i < arm->n; i++)
        own[i] = sub(arm->link[i].qdd, arm->link[i].drift);
    expr_substitute(slopes, arm->n * arm->n, inputs, own, arm->n, slopes);
    arena_free(scratch);
}

/* Derivatives by positions: link by link where axes are parallel (absolute.h), or joint by joint.
 */
static void by_positions(const Arm *arm, bool absolute, const Expr *tau, Expr *dtau_dq)
{
    if (absolute) {
        derive_by_absolute(arm, tau, arm->n, dtau_dq);
        absolute_columns_to_joints(arm, arm->n, dtau_dq);
    } else {
        derive_by_steps(arm, tau, arm->n, dtau_dq);
    }
}

static void slopes_by(const Arm *arm, Torques *torques, bool absolute, Expr *dtau_dq,
                      Expr *dtau_dqd)
{
    int n = arm->n;
    Arena *scratch = arena_new();
    Expr *tau = arena_array(scratch, Expr, n), *qdd = joint_inputs(scratch, arm, "qdd");
    Arm any = accelerated(scratch, arm, qdd);
    torques(&any, tau);
    graph_section("derivatives by positions");
    by_positions(arm, absolute, tau, dtau_dq);
    put_accelerations_back(arm, qdd, dtau_dq);
    if (dtau_dqd) {
        graph_section("derivatives by rates");
        derive_jacobian(tau, n, joint_inputs(scratch, arm, "qd"), n, dtau_dqd);
    }
    arena_free(scratch);
}

void slopes_forward(const Arm *arm, Torques *torques, Expr *dtau_dq, Expr *dtau_dqd)
{
    slopes_by(arm, torques, false, dtau_dq, dtau_dqd);
}

void slopes_absolute(const Arm *arm, Torques *torques, Expr *dtau_dq, Expr *dtau_dqd)
{
    slopes_by(arm, torques, true, dtau_dq, dtau_dqd);
}

void slopes_reverse(const Arm *arm, Torques *torques, Expr *dtau_dq, Expr *dtau_dqd)
{
    int n = arm->n;
    Arena *scratch = arena_new();
    Expr *tau = arena_array(scratch, Expr, n), *qdd = joint_inputs(scratch, arm, "qdd"), one = ONE;
    int positions = arm->robot->positions;
    Expr *variables = arena_array(scratch, Expr, positions + n);
    Expr *row = arena_array(scratch, Expr, positions + n);
    Arm any = accelerated(scratch, arm, qdd);
    torques(&any, tau);
    for (int k = 0; k < positions; k++)
        variables[k] = expr_input("q", k);
    for (int i = 0; i < n; i++)
        variables[positions + i] = expr_input("qd", i);
    for (int i = 0; i < n; i++) {
        graph_section("derivatives of torque %d", i + 1);
        derive_reverse(&tau[i], 1, &one, variables, positions + n, row);
        steps_from_positions(arm, row, dtau_dq + i * n);
        for (int j = 0; j < n; j++)
            dtau_dqd[i * n + j] = row[positions + j];
    }
    put_accelerations_back(arm, qdd, dtau_dq);
    arena_free(scratch);
}

void bias_by_torques(const Arm *arm, Torques *torques, Expr *bias)
{
    Arena *scratch = arena_new();
    Arm still = accelerated(scratch, arm, NULL);
    torques(&still, bias);
    arena_free(scratch);
}

void gravity_by_torques(const Arm *arm, Torques *torques, Expr *gravity)
{
    Arena *scratch = arena_new();
    Arm still = at_rest(scratch, arm);
    torques(&still, gravity);
    arena_free(scratch);
}

void matrix_by_torques(const Arm *arm, Torques *torques, Expr *M)
{
    int n = arm->n;
    Arena *scratch = arena_new();
    Expr *tau = arena_array(scratch, Expr, n);
    Arm still = at_rest(scratch, arm);
    still.gravity = vec_zero();
    for (int j = 0; j < n; j++) {
        for (int i = 0; i < n; i++)
            still.link[i].qdd = i == j ? ONE : ZERO;
        torques(&still, tau);
        for (int i = 0; i <= j; i++)
            M[i * n + j] = M[j * n + i] = tau[i];
    }
    arena_free(scratch);
}

/* ---- accelerations ---- */

/* -M^-1 b, for the n columns of b. */
static void solve_columns(const Arm *arm, const Expr *U, const Expr *inverse, const Expr *b,
                          Expr *x)
{
    int n = arm->n;
    Arena *scratch = arena_new();
    Expr *one = arena_array(scratch, Expr, n);
    for (int j = 0; j < n; j++) {
        for (int i = 0; i < n; i++)
            one[i] = neg(b[i * n + j]);
        solve_factored(arm, U, inverse, one, one);
        for (int i = 0; i < n; i++)
            x[i * n + j] = one[i];
    }
    arena_free(scratch);
}

void accelerations_with_slopes(const Arm *arm, const Expr *M, const Expr *bias, Slopes *slopes,
                               Expr *out)
{
    int n = arm->n;
    Arena *scratch = arena_new();
    Expr *whole = arena_array(scratch, Expr, n * n), *U = arena_array(scratch, Expr, n * n);
    Expr *D = arena_array(scratch, Expr, n), *inverse = arena_array(scratch, Expr, n);
    Expr *by_q = arena_array(scratch, Expr, n * n), *by_qd = arena_array(scratch, Expr, n * n);
    for (int k = 0; k < n * n; k++)
        whole[k] = M[k];
    add_rotors(arm, whole);
    factor_symmetric(arm, whole, U, D, inverse);
    graph_section("accelerations");
    for (int i = 0; i < n; i++)
        out[i] = sub(arm->force[i], bias[i]);
    solve_factored(arm, U, inverse, out, out);
    Arm moving = accelerated(scratch, arm, out);
    slopes(&moving, by_q, by_qd);
    for (int i = 0; i < n; i++)
        by_qd[i * n + i] = add(by_qd[i * n + i], arm->damping[i]);
    graph_section("derivatives of accelerations");
    solve_columns(arm, U, inverse, by_q, out + n);
    solve_columns(arm, U, inverse, by_qd, out + n + n * n);
    invert_factored(arm, U, inverse, out + n + 2 * n * n);
    arena_free(scratch);
}

/* ---- Christoffel's symbols ---- */

static Expr rotor_of(const Arm *arm, int i, int j)
{
    const Real *rotors = arm->robot->rotors;
    if (i == j)
        return arm->link[i].rotor;
    return rotors ? expr_real(rotors[i * arm->n + j]) : ZERO;
}

/* What quaternions add to 2 C, since their rates are no derivatives: with [a, b] the step that a
   and b leave when their order is changed (run_bracket), and < > the inertia of two steps,

       sum over k of (<[k, j], i> - <[j, i], k> - <[k, i], j>) qd_k

   as Koszul's formula has it beside the slopes of M. Rotors have no part in it: they resist
   accelerations and nothing else. */
static void twice_turning(const Arm *arm, const Expr *M, Expr *out)
{
    int n = arm->n, sign;
    for (int k = 0; k < n * n; k++)
        out[k] = ZERO;
    for (int a = 0; a < n; a++)
        for (int b = 0; b < n; b++) {
            int c = run_bracket(arm->robot, a, b, &sign);
            if (c < 0)
                continue;
            Expr rate = sign > 0 ? arm->link[a].qd : neg(arm->link[a].qd), along = ZERO;
            for (int i = 0; i < n; i++) {
                Expr own = sub(M[c * n + i], rotor_of(arm, c, i)), turned = mul(rate, own);
                out[i * n + b] = add(out[i * n + b], turned);
                out[b * n + i] = sub(out[b * n + i], turned);
                along = add(along, mul(own, arm->link[i].qd));
            }
            out[b * n + a] = add(out[b * n + a], sign > 0 ? neg(along) : along);
        }
}

/* dM/da_k, an n x n matrix each, by absolute angles (absolute.h): slope[(i n + j) n + k]. */
static void absolute_slopes(const Arm *arm, const Expr *M, Expr *slope)
{
    int n = arm->n;
    Arena *scratch = arena_new();
    Expr *one = arena_array(scratch, Expr, n * n);
    derive_by_absolute(arm, M, n * n, slope);
    for (int k = 0; k < n; k++) {
        for (int entry = 0; entry < n * n; entry++)
            one[entry] = slope[entry * n + k];
        absolute_from_joints(arm, one);
        for (int entry = 0; entry < n * n; entry++)
            slope[entry * n + k] = one[entry];
    }
    arena_free(scratch);
}

/* 2 C_ij = sum over k of (dM_ij/dq_k + dM_ik/dq_j - dM_jk/dq_i) qd_k, for absolute angles; where k
   = j, the first two terms are the same and have a factor 2 of their own. */
void coriolis_of_matrix(const Arm *arm, const Expr *M, bool twice, Expr *C)
{
    int n = arm->n;
    Arena *scratch = arena_new();
    Expr *slope = arena_array(scratch, Expr, n * n * n), half = expr_real((Real)0.5);
    Expr *rate = arena_array(scratch, Expr, n), *turning = arena_array(scratch, Expr, n * n);
    graph_section("slopes of the inertia matrix");
    absolute_slopes(arm, M, slope);
    graph_section("Coriolis matrix");
    absolute_rates(arm, rate);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            Expr whole = mul(slope[(i * n + j) * n + j], rate[j]), rest = ZERO;
            for (int k = 0; k < n; k++) {
                Expr ij_k = slope[(i * n + j) * n + k], ik_j = slope[(i * n + k) * n + j];
                Expr jk_i = slope[(j * n + k) * n + i]; /* dM_jk/dq_i */
                Expr sum = k == j ? neg(jk_i) : add(ij_k, sub(ik_j, jk_i));
                rest = add(rest, mul(sum, rate[k]));
            }
            C[i * n + j] =
                twice ? add(mul(expr_real(2), whole), rest) : add(whole, mul(half, rest));
        }
    absolute_to_joints(arm, C);
    twice_turning(arm, M, turning);
    for (int k = 0; k < n * n; k++)
        C[k] = add(C[k], twice ? turning[k] : mul(half, turning[k]));
    arena_free(scratch);
}

static void christoffel(const Making *making, Expr *C)
{
    int n = making->arm->n;
    Arena *scratch = arena_new();
    Expr *M = arena_array(scratch, Expr, n * n);
    recipe_whole(making, &functions[INERTIA_MATRIX], making->algorithm, M);
    coriolis_of_matrix(making->arm, M, false, C);
    arena_free(scratch);
}

/* ---- recipes ---- */

void recipe_coriolis(const Making *making, Expr *C)
{
    if (making->algorithm->function == INERTIA_MATRIX)
        christoffel(making, C);
    else
        making->algorithm->build(making->arm, C);
}

/* d/dqd of the joints' friction. */
static const Expr *damping_of(const Arm *arm)
{
    int n = arm->n;
    Expr *damping = arena_array(graph_current->arena, Expr, n);
    graph_section("derivatives of friction");
    for (int i = 0; i < n; i++) {
        Expr rubbing = joint_friction(arm, i), qd = arm->link[i].qd;
        derive_jacobian(&rubbing, 1, &qd, 1, &damping[i]);
    }
    return damping;
}

void recipe_torque_derivatives(const Making *making, Expr *out)
{
    Arm *arm = making->arm;
    int n = arm->n;
    const Expr *damping = damping_of(arm);
    if (making->algorithm->function == INVERSE_DYNAMICS)
        slopes_forward(arm, making->algorithm->build, out, out + n * n);
    else
        making->algorithm->build(arm, out);
    for (int i = 0; i < n; i++)
        out[n * n + i * n + i] = add(out[n * n + i * n + i], damping[i]);
}

void recipe_acceleration_derivatives(const Making *making, Expr *out)
{
    Arm *arm = making->arm;
    Expr *force = arena_array(graph_current->arena, Expr, arm->n);
    for (int i = 0; i < arm->n; i++)
        force[i] = sub(expr_input("tau", i), joint_friction(arm, i));
    arm->force = force;
    arm->damping = damping_of(arm);
    making->algorithm->build(arm, out);
}
