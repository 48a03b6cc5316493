/* recipe.c: see recipe.h. */
#include "algorithm/algorithms.h"
#include "algorithm/gears.h"
#include "algorithm/program.h"

Expr coulomb_share(const Arm *arm, int i)
{
    Real w = arm->robot->links[i].coulomb_width;
    Expr qd = arm->link[i].qd;
    return expr_div(qd, expr_sqrt(add(mul(qd, qd), expr_real(w * w))));
}

Expr joint_friction(const Arm *arm, int i)
{
    const ArmLink *link = &arm->link[i];
    const Link *own = &arm->robot->links[i];
    Expr qd = link->qd, viscous = mul(link->viscous, qd);
    bool skew = own->viscous_skew != 0 || own->coulomb_skew != 0, fades = own->stribeck != 0;
    if (expr_is_zero(link->coulomb) && !skew && !fades)
        return viscous;
    Real w = arm->robot->links[i].coulomb_width;
    Expr speed = expr_sqrt(add(mul(qd, qd), expr_real(w * w)));
    if (!skew && !fades)
        return add(viscous, expr_div(mul(link->coulomb, qd), speed));
    Expr s = expr_div(qd, speed);
    Expr by_direction =
        add(mul(expr_real(own->coulomb_skew), s), mul(expr_real(own->viscous_skew), qd));
    Expr dry = add(link->coulomb, by_direction);
    if (fades) {
        Real v = own->stribeck;
        Expr excess = sub(expr_real(own->breakaway), link->coulomb);
        Expr skewed = expr_real(own->breakaway_skew - own->coulomb_skew);
        Expr left = expr_exp(mul(expr_real(-1 / (v * v)), mul(qd, qd)));
        dry = add(dry, mul(add(excess, mul(skewed, s)), left));
    }
    return add(viscous, mul(s, dry));
}

/* What a wrench that the environment exerts on the tool is worth at the joints: J^T wrench. It is
   turned outwards to the tool's link, then its moment is carried inwards. */
static void wrench_forces(Arena *arena, const Arm *arm, Expr *out)
{
    const Robot *robot = arm->robot;
    int n = arm->n, depth = 0;
    int *path = arena_array(arena, int, n);
    Vec3 *f = arena_array(arena, Vec3, n + 1);
    for (int i = 0; i < n; i++)
        out[i] = ZERO;
    for (int i = robot->tool_link; i >= 0; i = arm->link[i].parent)
        path[depth++] = i;
    Expr w[6];
    for (int k = 0; k < 6; k++)
        w[k] = expr_input("wrench", k);
    graph_section("wrench on the tool");
    Mat3 to_base = transpose(arm->base.R);
    Vec3 m = mul(to_base, vec3(w[3], w[4], w[5]));
    f[depth] = mul(to_base, vec3(w[0], w[1], w[2]));
    for (int k = depth - 1; k >= 0; k--) {
        f[k] = to_link(arm, path[k], f[k + 1]);
        m = to_link(arm, path[k], m);
    }
    m = add(m, cross(arm->tool.p, f[0]));
    for (int k = 0; k < depth; k++) {
        int i = path[k];
        out[i] = arm->link[i].revolute ? m.z : f[k].z;
        m = add(to_parent(arm, i, m), cross(arm->link[i].a, f[k + 1]));
    }
}

/* What takes a wrench off: tau = ID - J^T wrench. */
static void take_off_wrench(const Making *making, Expr *tau)
{
    const Arm *arm = making->arm;
    Arena *arena = graph_current->arena;
    if (!function_takes(making->function, "wrench"))
        return;
    Expr *help = arena_array(arena, Expr, arm->n);
    wrench_forces(arena, arm, help);
    for (int i = 0; i < arm->n; i++)
        tau[i] = sub(tau[i], help[i]);
}

/* As the user has it. */
static Expr acceleration(const ArmLink *link)
{
    return sub(link->qdd, link->drift);
}

/* Into the frame of the last link, reversed: there Swartz's recursion begins with it (f, n of N+1).
 */
static bool begin_with_wrench(const Making *making)
{
    Arm *arm = making->arm;
    const Robot *robot = arm->robot;
    if (!function_takes(making->function, "wrench") || !making->algorithm->takes_hand ||
        robot->tool_link != arm->n - 1)
        return false;
    Expr w[6];
    for (int k = 0; k < 6; k++)
        w[k] = expr_input("wrench", k);
    graph_section("wrench on the hand");
    Mat3 to_base = transpose(arm->base.R);
    Vec3 f = mul(to_base, vec3(w[0], w[1], w[2])), m = mul(to_base, vec3(w[3], w[4], w[5]));
    for (int i = 0; i < arm->n; i++) {
        f = standard_outward(arm, i, f);
        m = standard_outward(arm, i, m);
    }
    arm->hand_f = neg(f);
    arm->hand_n = neg(add(m, cross(arm->tool.p, f)));
    return true;
}

static void torques(const Making *making, bool with_friction, Expr *tau)
{
    const Arm *arm = making->arm;
    const Real *rotors = arm->robot->rotors;
    bool begun = begin_with_wrench(making);
    making->algorithm->build(arm, tau);
    for (int i = 0; i < arm->n; i++) {
        const ArmLink *link = &arm->link[i];
        tau[i] = add(tau[i], mul(link->rotor, acceleration(link)));
        for (int j = 0; rotors && j < arm->n; j++)
            if (j != i)
                tau[i] = add(tau[i],
                             mul(expr_real(rotors[i * arm->n + j]), acceleration(&arm->link[j])));
        if (with_friction)
            tau[i] = add(tau[i], joint_friction(arm, i));
    }
    if (!begun)
        take_off_wrench(making, tau);
}

void recipe_torques(const Making *making, Expr *tau)
{
    torques(making, true, tau);
}

void recipe_torques_at_rest(const Making *making, Expr *tau)
{
    torques(making, false, tau);
}

void recipe_matrix(const Making *making, Expr *M)
{
    making->algorithm->build(making->arm, M);
    add_rotors(making->arm, M);
}

/* Minv = U^-T D^-1 U^-1 */
void recipe_inverse(const Making *making, Expr *Minv)
{
    int n = making->arm->n;
    Arena *scratch = arena_new();
    Expr *M = arena_array(scratch, Expr, n * n), *U = arena_array(scratch, Expr, n * n);
    Expr *D = arena_array(scratch, Expr, n), *inverse = arena_array(scratch, Expr, n);
    recipe_whole(making, &functions[INERTIA_MATRIX], making->algorithm, M);
    factor_symmetric(making->arm, M, U, D, inverse);
    invert_factored(making->arm, U, inverse, Minv);
    arena_free(scratch);
}

void recipe_factors(const Making *making, Expr *factors)
{
    int n = making->arm->n;
    Arena *scratch = arena_new();
    Expr *M = arena_array(scratch, Expr, n * n), *inverse = arena_array(scratch, Expr, n);
    recipe_whole(making, &functions[INERTIA_MATRIX], making->algorithm, M);
    factor_symmetric(making->arm, M, factors, factors + n * n, inverse);
    arena_free(scratch);
}

void recipe_solution(const Making *making, Expr *qdd)
{
    Arm *arm = making->arm;
    Expr *phi = arena_array(graph_current->arena, Expr, arm->n);
    for (int i = 0; i < arm->n; i++)
        phi[i] = expr_input("phi", i);
    arm->force = phi;
    making->algorithm->build(arm, qdd);
}

/* A solver gets what is left of tau after the bias; a forward dynamics of its own does the bias
   itself and gets tau less friction. */
void recipe_accelerations(const Making *making, Expr *qdd)
{
    Arm *arm = making->arm;
    const Algorithm *algorithm = making->algorithm;
    Arena *arena = graph_current->arena;
    Expr *force = arena_array(arena, Expr, arm->n), *help = arena_array(arena, Expr, arm->n);
    bool begun = begin_with_wrench(making);
    for (int i = 0; i < arm->n; i++)
        help[i] = ZERO;
    if (function_takes(making->function, "wrench") && !begun)
        wrench_forces(arena, arm, help);
    if (algorithm->bias)
        algorithm->bias(arm, force);
    for (int i = 0; i < arm->n; i++) {
        const ArmLink *link = &arm->link[i];
        Expr bias = algorithm->bias ? force[i] : neg(mul(link->rotor, link->drift));
        force[i] = add(bias, joint_friction(arm, i));
        force[i] = sub(add(expr_input("tau", i), help[i]), force[i]);
        expr_name(force[i], "phi%d", i + 1);
    }
    arm->force = force;
    arm->hand_f = arm->hand_n = vec_zero(); /* it is in phi */
    algorithm->build(arm, qdd);
    for (int i = 0; i < arm->n && !algorithm->bias; i++)
        qdd[i] = sub(qdd[i], arm->link[i].drift);
}

/* ---- any function ---- */

/* The motion of the base, in the axes of frame 0 and at its origin. */
static void move_base(Arm *arm)
{
    static const char *const names[] = {"base_w", "base_wd", "base_a"};
    Mat3 to_frame = transpose(arm->base.R);
    Vec3 given[3];
    graph_section("motion of the base");
    for (int k = 0; k < 3; k++)
        given[k] = mul(to_frame, vec3(expr_input(names[k], 0), expr_input(names[k], 1),
                                      expr_input(names[k], 2)));
    arm->base_w = given[0];
    arm->base_wd = given[1];
    arm->base_U = acceleration_matrix(given[0], given[1]);
    Vec3 acceleration = add(given[2], mul(arm->base_U, arm->base_lever));
    arm->gravity = sub(arm->gravity, acceleration);
}

Arm *program_arm(const Robot *robot, const Function *function, const struct Plan *plan)
{
    Arm *arm = arm_new(graph_current->arena, robot, plan);
    arm->loaded = function_takes(function, "payload");
    arm_set_rates(arm, function_takes(function, "qd"), function_takes(function, "qdd"));
    if (function_moves_base(function))
        move_base(arm);
    return arm;
}

int program_outputs_of(const Function *function, const Algorithm *algorithm, Arm *arm, Expr *out)
{
    Making making = {function, algorithm, arm};
    if (function->recipe)
        function->recipe(&making, out);
    else
        algorithm->build(arm, out);
    const Extent extent = robot_extent(arm->robot);
    Expr *next = out + function_output_size(function, extent);
    for (const Beside *beside = function->beside; beside; beside = beside->next)
        next -= function_output_size(beside->function, extent);
    for (const Beside *beside = function->beside; beside; beside = beside->next) {
        recipe_whole(&making, beside->function, beside->algorithm, next);
        next += function_output_size(beside->function, extent);
    }
    return *arm->singular;
}

int program_outputs(const Robot *robot, const Function *function, const Algorithm *algorithm,
                    const struct Plan *plan, Expr *out)
{
    if (robot->gears)
        return geared_outputs(robot, function, algorithm, plan, out);
    return program_outputs_of(function, algorithm, program_arm(robot, function, plan), out);
}

void recipe_whole(const Making *making, const Function *other, const Algorithm *algorithm,
                  Expr *out)
{
    const Arm *arm = making->arm;
    unsigned extras = function_takes(making->function, "wrench") ? EXTRA_WRENCH : 0;
    extras |= function_moves_base(making->function) ? EXTRA_BASE : 0;
    extras |= arm->loaded ? EXTRA_PAYLOAD : 0;
    extras |= robot_extras(arm->robot);
    const Function *whole = function_variant(other, extras);
    int singular = program_outputs(arm->robot, whole, algorithm, arm->plan, out);
    if (singular >= 0)
        *arm->singular = singular;
}
