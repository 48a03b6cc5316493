/* products.c: products of torques' and accelerations' derivatives with vectors, without forming the
   derivatives: a tangent by one sweep of forward mode, an adjoint by one of reverse mode
   (expression/derive.h); and passive inverse dynamics.

   Of accelerations, from M qdd + bias = tau:

       M dqdd = dtau - (tangent of the torques, qdd held)
       tau_bar = M^-1 lambda,     q_bar, qd_bar = -(adjoint of the torques for tau_bar, qdd held)

   Passive inverse dynamics is M qddr + C qdr + g with Christoffel's C. The bias but for gravity is
   quadratic in the rates, C(qd) qd, and C(qd) qdr is its bilinear form: half the derivative along
   qdr. So with what is linear, it is one tangent of the torques along qdr/2, qddr, and gravity. */
#include "algorithm/products.h"

#include "algorithm/algorithms.h"
#include "algorithm/program.h"
#include "expression/derive.h"
#include "expression/substitute.h"

static void inputs(const char *name, int n, Expr *out)
{
    for (int i = 0; i < n; i++)
        out[i] = expr_input(name, i);
}

/* How positions change along the velocities of this name. */
static void position_direction(const Arm *arm, const char *name, Expr *direction)
{
    int positions = arm->robot->positions;
    Arena *scratch = arena_new();
    Expr *each = arena_array(scratch, Expr, positions);
    for (int k = 0; k < positions; k++)
        direction[k] = ZERO;
    for (int j = 0; j < arm->n; j++) {
        position_rates_of(arm, j, each);
        for (int k = 0; k < positions; k++)
            direction[k] = add(direction[k], mul(each[k], expr_input(name, j)));
    }
    arena_free(scratch);
}

/* ---- torques ---- */

void recipe_torque_tangent(const Making *making, Expr *out)
{
    const Arm *arm = making->arm;
    int n = arm->n, positions = arm->robot->positions;
    Arena *scratch = arena_new();
    Expr *variables = arena_array(scratch, Expr, positions + 2 * n);
    Expr *directions = arena_array(scratch, Expr, positions + 2 * n);
    recipe_whole(making, &functions[INVERSE_DYNAMICS], making->algorithm, out);
    inputs("q", positions, variables);
    inputs("qd", n, variables + positions);
    inputs("qdd", n, variables + positions + n);
    graph_section("along dq, dqd, dqdd");
    position_direction(arm, "dq", directions);
    inputs("dqd", n, directions + positions);
    inputs("dqdd", n, directions + positions + n);
    derive_forward(out, n, variables, positions + 2 * n, directions, 1, out + n);
    arena_free(scratch);
}

/* Weights of some results: by positions, or steps, and by so many velocities and accelerations. */
static void adjoint(const Arm *arm, const Expr *results, const Expr *weights, int rates, Expr *out)
{
    static const char *const names[] = {"qd", "qdd"};
    int n = arm->n, positions = arm->robot->positions, count = positions + rates * n;
    Arena *scratch = arena_new();
    Expr *variables = arena_array(scratch, Expr, count), *all = arena_array(scratch, Expr, count);
    inputs("q", positions, variables);
    for (int k = 0; k < rates; k++)
        inputs(names[k], n, variables + positions + k * n);
    derive_reverse(results, n, weights, variables, count, all);
    steps_from_positions(arm, all, out);
    for (int k = 0; k < rates * n; k++)
        out[n + k] = all[positions + k];
    arena_free(scratch);
}

void recipe_torque_adjoint(const Making *making, Expr *out)
{
    int n = making->arm->n;
    Expr lambda[MAX_JOINTS];
    recipe_whole(making, &functions[INVERSE_DYNAMICS], making->algorithm, out);
    inputs("lambda", n, lambda);
    graph_section("adjoint");
    adjoint(making->arm, out, lambda, 2, out + n);
}

/* ---- passive inverse dynamics ---- */

/* Half of [qd, qdr], joint by joint (run_bracket): what C(qd) qdr has besides half the tangent,
   with quaternions, is the inertia of this: C(a) b - C(b) a is that of [a, b]. */
static void half_brackets(const Arm *arm, Expr *out)
{
    int n = arm->n, sign;
    for (int i = 0; i < n; i++)
        out[i] = ZERO;
    for (int a = 0; a < n; a++)
        for (int b = 0; b < n; b++) {
            int c = run_bracket(arm->robot, a, b, &sign);
            if (c < 0)
                continue;
            Expr product = mul(arm->link[a].qd, expr_input("qdr", b));
            out[c] = sign > 0 ? add(out[c], product) : sub(out[c], product);
        }
    for (int i = 0; i < n; i++)
        out[i] = mul(expr_real((Real)0.5), out[i]);
}

/* Inputs stand for accelerations and for how strong gravity is: torques are linear in them, so that
   none is left in the tangent. */
void recipe_passive(const Making *making, Expr *out)
{
    const Arm *arm = making->arm;
    const Real *rotors = arm->robot->rotors;
    int n = arm->n;
    Arena *scratch = arena_new();
    Expr *tau = arena_array(scratch, Expr, n), *qddr = arena_array(scratch, Expr, n);
    Expr *variables = arena_array(scratch, Expr, 2 * n + 1);
    Expr *directions = arena_array(scratch, Expr, 2 * n + 1), half = expr_real((Real)0.5);
    Arm any = *arm;
    any.link = arena_array(scratch, ArmLink, n);
    inputs("qd", n, variables);
    inputs("qdd", n, variables + n);
    inputs("qddr", n, qddr);
    variables[2 * n] = expr_input("tau", 0);
    any.gravity = mul(variables[2 * n], arm->gravity);
    half_brackets(arm, directions + n);
    for (int i = 0; i < n; i++) {
        any.link[i] = arm->link[i];
        any.link[i].qdd = add(variables[n + i], arm->link[i].drift);
        directions[i] = mul(half, expr_input("qdr", i));
        directions[n + i] = add(qddr[i], directions[n + i]);
    }
    directions[2 * n] = ONE;
    making->algorithm->build(&any, tau);
    derive_forward(tau, n, variables, 2 * n + 1, directions, 1, out);
    for (int i = 0; i < n; i++) {
        out[i] = add(out[i], mul(arm->link[i].rotor, qddr[i]));
        for (int j = 0; rotors && j < n; j++)
            if (j != i)
                out[i] = add(out[i], mul(expr_real(rotors[i * n + j]), qddr[j]));
    }
    arena_free(scratch);
}

/* ---- accelerations ---- */

/* What both need: M = U D U^T, rotors included; accelerations; torques for any qdd. */
typedef struct {
    Expr *U, *inverse, *qdd;
    Expr *any, *tau; /* inputs that stand for qdd; torques for these */
} Solved;

static Solved solve(Arena *scratch, const Arm *arm, Matrix *matrix, Torques *torques)
{
    int n = arm->n;
    Solved solved = {arena_array(scratch, Expr, n * n), arena_array(scratch, Expr, n),
                     arena_array(scratch, Expr, n), arena_array(scratch, Expr, n),
                     arena_array(scratch, Expr, n)};
    Expr *M = arena_array(scratch, Expr, n * n), *D = arena_array(scratch, Expr, n);
    Arm any = *arm;
    any.link = arena_array(scratch, ArmLink, n);
    inputs("qdd", n, solved.any);
    for (int i = 0; i < n; i++) {
        any.link[i] = arm->link[i];
        any.link[i].qdd = add(solved.any[i], arm->link[i].drift);
    }
    torques(&any, solved.tau);
    matrix(arm, M);
    add_rotors(arm, M);
    factor_symmetric(arm, M, solved.U, D, solved.inverse);
    bias_by_torques(arm, torques, solved.qdd);
    graph_section("accelerations");
    for (int i = 0; i < n; i++)
        solved.qdd[i] = sub(arm->force[i], solved.qdd[i]);
    solve_factored(arm, solved.U, solved.inverse, solved.qdd, solved.qdd);
    return solved;
}

void accelerations_tangent(const Arm *arm, Matrix *matrix, Torques *torques, Expr *out)
{
    int n = arm->n, positions = arm->robot->positions;
    Arena *scratch = arena_new();
    Solved solved = solve(scratch, arm, matrix, torques);
    Expr *variables = arena_array(scratch, Expr, positions + n),
         *dt = arena_array(scratch, Expr, n);
    Expr *directions = arena_array(scratch, Expr, positions + n);
    inputs("q", positions, variables);
    inputs("qd", n, variables + positions);
    graph_section("along dq, dqd, dtau");
    position_direction(arm, "dq", directions);
    inputs("dqd", n, directions + positions);
    derive_forward(solved.tau, n, variables, positions + n, directions, 1, dt);
    expr_substitute(dt, n, solved.any, solved.qdd, n, dt);
    for (int i = 0; i < n; i++) {
        dt[i] = add(dt[i], mul(arm->damping[i], expr_input("dqd", i)));
        dt[i] = sub(expr_input("dtau", i), dt[i]);
        out[i] = solved.qdd[i];
    }
    solve_factored(arm, solved.U, solved.inverse, dt, out + n);
    arena_free(scratch);
}

void accelerations_adjoint(const Arm *arm, Matrix *matrix, Torques *torques, Expr *out)
{
    int n = arm->n;
    Arena *scratch = arena_new();
    Solved solved = solve(scratch, arm, matrix, torques);
    Expr *minus = arena_array(scratch, Expr, n);
    Expr *lambda = arena_array(scratch, Expr, n), *tau_bar = out + 3 * n;
    inputs("lambda", n, lambda);
    graph_section("adjoint");
    solve_factored(arm, solved.U, solved.inverse, lambda, tau_bar);
    for (int i = 0; i < n; i++) {
        out[i] = solved.qdd[i];
        minus[i] = neg(tau_bar[i]);
    }
    adjoint(arm, solved.tau, minus, 1, out + n);
    expr_substitute(out + n, 2 * n, solved.any, solved.qdd, n, out + n);
    for (int i = 0; i < n; i++)
        out[2 * n + i] = sub(out[2 * n + i], mul(arm->damping[i], tau_bar[i]));
    arena_free(scratch);
}

/* ---- by name ---- */

void kane_matrix(const Arm *arm, Expr *M)
{
    matrix_by_torques(arm, kane, M);
}

void acceleration_tangent_kane(const Arm *arm, Expr *out)
{
    accelerations_tangent(arm, kane_matrix, kane, out);
}

void acceleration_adjoint_kane(const Arm *arm, Expr *out)
{
    accelerations_adjoint(arm, kane_matrix, kane, out);
}
