/* gears.c: see gears.h. With q_tree = S q + s, whatever the tree's torques do to the joints that
   follow is felt where they are driven from: by virtual work

       tau = S^T tau_tree    M = S^T M_tree S    J = J_tree S    and so on

   along every dimension of an output that counts joints. So the tree's outputs are made first, as
   if all joints were free; then the coordinates are put in place of its inputs, which folds what
   they bring together; then they are contracted. Friction and rotors of all joints are in the
   tree's outputs already.

   Accelerations are solved for with the contracted matrix, which needs an algorithm that makes one
   (Algorithm.matrix): recursions over the links have no place for joints that act on each other
   from afar. */
#include "algorithm/gears.h"

#include "algorithm/algorithms.h"
#include "algorithm/loops.h"
#include "expression/substitute.h"
#include "model/positions.h"

#include <string.h>

/* ---- the tree without its gears ---- */

static const Robot *free_tree(Arena *arena, const Robot *robot)
{
    Robot *tree = arena_alloc(arena, sizeof *tree);
    *tree = *robot;
    tree->gears = NULL;
    tree->links = arena_array(arena, Link, robot->n);
    memcpy(tree->links, robot->links, sizeof *tree->links * (size_t)robot->n);
    for (int i = 0; i < robot->n; i++)
        tree->links[i].follows = false;
    positions_count(tree);
    return tree;
}

/* ---- inputs ---- */

/* Joint i of the tree, by the coordinates' array of that name. */
static Expr coupled(const Gears *gears, const char *name, int i)
{
    Expr sum = ZERO;
    for (int j = 0; j < gears->dof; j++) {
        Real factor = gears->S[i * gears->dof + j];
        if (!real_is_zero(factor))
            sum = add(sum, mul(expr_real(factor), expr_input(name, j)));
    }
    return sum;
}

static int position_inputs(const Robot *robot, const Robot *tree, Expr *old, Expr *now)
{
    const Gears *gears = robot->gears;
    int count = 0;
    for (int i = 0; i < robot->n; i++) {
        const Link *link = &robot->links[i];
        int numbers = link->run ? (link->part ? 0 : link->run + 1) : 1;
        for (int k = 0; k < numbers; k++, count++) {
            old[count] = expr_input("q", tree->links[i].position + k);
            now[count] = link->follows ? ZERO : expr_input("q", link->position + k);
        }
        if (!link->follows)
            continue;
        now[count - 1] = expr_real(gears->offset[i]);
        for (int j = 0; j < gears->dof; j++) {
            Real factor = gears->S[i * gears->dof + j];
            int position = robot->links[gears->link[j]].position;
            if (!real_is_zero(factor))
                now[count - 1] =
                    add(now[count - 1], mul(expr_real(factor), expr_input("q", position)));
        }
    }
    return count;
}

/* The tree's inputs, and what they are in coordinates. */
static void put_coordinates(const Robot *robot, const Robot *tree, const Function *function,
                            Expr *outputs, int output_count)
{
    int inputs = function_input_count(function), count = 0;
    Arena *scratch = arena_new();
    Expr *old = arena_array(scratch, Expr, inputs * MAX_POSITIONS);
    Expr *now = arena_array(scratch, Expr, inputs * MAX_POSITIONS);
    for (int k = 0; k < inputs; k++) {
        const char *name = function->inputs[k];
        const Input *input = input_find(name);
        if (!input || (input->size.of[0] != DOF && input->size.of[0] != POSITION_COUNT))
            continue;
        if (input->size.of[0] == POSITION_COUNT) {
            count += position_inputs(robot, tree, old + count, now + count);
            continue;
        }
        for (int i = 0; i < robot->n; i++, count++) {
            old[count] = expr_input(name, i);
            now[count] = coupled(robot->gears, name, i);
        }
    }
    expr_substitute(outputs, output_count, old, now, count, outputs);
    arena_free(scratch);
}

/* ---- outputs ---- */

/* One dimension of an array: S^T x, where x has `before` rows of n blocks of `after` numbers. */
static void contract_dimension(const Robot *robot, int before, int after, const Expr *x, Expr *out)
{
    const Gears *gears = robot->gears;
    for (int b = 0; b < before; b++)
        for (int j = 0; j < gears->dof; j++)
            for (int a = 0; a < after; a++) {
                Expr sum = ZERO;
                for (int i = 0; i < robot->n; i++) {
                    Real factor = gears->S[i * gears->dof + j];
                    if (!real_is_zero(factor))
                        sum = add(sum, mul(expr_real(factor), x[(b * robot->n + i) * after + a]));
                }
                out[(b * gears->dof + j) * after + a] = sum;
            }
}

/* Positions of the joints that have any, from those of the tree. */
static void choose_positions(const Robot *robot, const Robot *tree, const Expr *x, Expr *out)
{
    for (int i = 0; i < robot->n; i++) {
        const Link *link = &robot->links[i];
        int numbers = link->follows || link->part ? 0 : link->run ? link->run + 1 : 1;
        for (int k = 0; k < numbers; k++)
            out[link->position + k] = x[tree->links[i].position + k];
    }
}

static void contract(const Robot *robot, const Robot *tree, Size size, const Expr *x, Expr *out)
{
    Extent extent = robot_extent(tree);
    int room = size_of(size, extent), dimensions = 0, sizes[MAX_DIMENSIONS];
    if (size.of[0] == POSITION_COUNT) {
        choose_positions(robot, tree, x, out);
        return;
    }
    Arena *scratch = arena_new();
    Expr *from = arena_array(scratch, Expr, room), *to = arena_array(scratch, Expr, room);
    memcpy(from, x, sizeof *from * (size_t)room);
    for (; dimensions < MAX_DIMENSIONS && size.of[dimensions]; dimensions++)
        sizes[dimensions] = size_of((Size){{size.of[dimensions]}}, extent);
    for (int d = 0; d < dimensions; d++) {
        int before = 1, after = 1;
        if (size.of[d] != DOF)
            continue;
        for (int k = 0; k < dimensions; k++)
            *(k < d ? &before : &after) *= k == d ? 1 : sizes[k];
        contract_dimension(robot, before, after, from, to);
        sizes[d] = robot->gears->dof;
        Expr *swap = from;
        from = to;
        to = swap;
    }
    memcpy(out, from, sizeof *out * (size_t)size_of(size, robot_extent(robot)));
    arena_free(scratch);
}

/* ---- functions that do not solve ---- */

/* S^T M S is symmetric but for rounding: below the diagonal stands what stands above. */
static void mirror(int n, Expr *M)
{
    for (int i = 0; i < n; i++)
        for (int j = 0; j < i; j++)
            M[i * n + j] = M[j * n + i];
}

static int outputs_of_tree(const Robot *robot, const Function *function, const Algorithm *algorithm,
                           const struct Plan *plan, Expr *out)
{
    Arena *scratch = arena_new();
    const Robot *tree = free_tree(graph_current->arena, robot);
    Extent extent = robot_extent(tree);
    int count = function_output_size(function, extent);
    Expr *all = arena_array(scratch, Expr, count), *next = all;
    int singular = program_outputs(tree, function, algorithm, plan, all);
    put_coordinates(robot, tree, function, all, count);
    graph_section("joints that follow");
    for (int k = 0; k < function_output_count(function); k++) {
        Size size = function->outputs[k].size;
        contract(robot, tree, size, next, out);
        if (function->id == INERTIA_MATRIX)
            mirror(robot->gears->dof, out);
        next += size_of(size, extent);
        out += size_of(size, robot_extent(robot));
    }
    arena_free(scratch);
    return singular;
}

void geared_constraints(const Making *making, Expr *e, Expr *A, Expr *gamma)
{
    const Robot *robot = making->arm->robot;
    if (!robot->gears) {
        loop_constraints(making->arm, e, A, gamma);
        return;
    }
    const Robot *tree = free_tree(graph_current->arena, robot);
    int rank = robot->closure->rank;
    Arena *scratch = arena_new();
    Expr *of_tree = arena_array(scratch, Expr, rank * tree->n + 1);
    loop_constraints(program_arm(tree, making->function, NULL), e, A ? of_tree : NULL, gamma);
    if (e)
        put_coordinates(robot, tree, making->function, e, rank);
    if (gamma)
        put_coordinates(robot, tree, making->function, gamma, rank);
    if (A) {
        put_coordinates(robot, tree, making->function, of_tree, rank * tree->n);
        contract(robot, tree, (Size){{rank, DOF}}, of_tree, A);
    }
    arena_free(scratch);
}

static void inverse_kinematics(const Making *making, Expr *out)
{
    const Arm *arm = making->arm;
    const Robot *robot = arm->robot;
    Arena *scratch = arena_new();
    const Robot *tree = free_tree(graph_current->arena, robot);
    const Arm *free = arm_new(graph_current->arena, tree, NULL);
    Expr *J = arena_array(scratch, Expr, 6 * tree->n), e[6];
    Expr *reduced = arena_array(scratch, Expr, 6 * arm->n);
    error_to_target(free, e);
    jacobian(free, J);
    put_coordinates(robot, tree, making->function, e, 6);
    put_coordinates(robot, tree, making->function, J, 6 * tree->n);
    contract(robot, tree, (Size){{6, DOF}}, J, reduced);
    Expr *way = arena_array(scratch, Expr, arm->n);
    Robot seen = *robot; /* the joints that have coordinates, which the step moves */
    Arm moving = {.robot = &seen, .n = arm->n, .link = arena_array(scratch, ArmLink, arm->n)};
    seen.links = arena_array(scratch, Link, arm->n);
    for (int j = 0; j < arm->n; j++) {
        seen.links[j] = robot->links[robot->gears->link[j]];
        moving.link[j].q = seen.links[j].run ? ZERO : expr_input("q", seen.links[j].position);
        way[j] = ZERO;
    }
    damped_step(arm, reduced, e, way);
    arm_integrate(&moving, way, out);
    arena_free(scratch);
}

/* ---- functions that solve ---- */

static void inputs(const char *name, int n, Expr *out)
{
    for (int i = 0; i < n; i++)
        out[i] = expr_input(name, i);
}

/* Another function of the same robot, by a part of the algorithm. */
static void part(const Making *making, FunctionId function, FunctionId of,
                 void (*build)(const Arm *, Expr *), Expr *out)
{
    Algorithm row = {.name = making->algorithm->name, .function = of, .build = build};
    recipe_whole(making, &functions[function], &row, out);
}

typedef struct {
    Expr *U, *inverse, *qdd;
} Solved;

/* M = U D U^T, and accelerations for tau, or M^-1 phi. */
static Solved solve(Arena *scratch, const Making *making)
{
    const Arm *arm = making->arm;
    const Algorithm *algorithm = making->algorithm;
    int n = arm->n;
    Solved solved = {arena_array(scratch, Expr, n * n), arena_array(scratch, Expr, n),
                     arena_array(scratch, Expr, n)};
    Expr *M = arena_array(scratch, Expr, n * n), *D = arena_array(scratch, Expr, n);
    part(making, INERTIA_MATRIX, INERTIA_MATRIX, algorithm->matrix, M);
    if (function_takes(making->function, "phi")) {
        inputs("phi", n, solved.qdd);
    } else {
        part(making, BIAS, INVERSE_DYNAMICS, algorithm->bias, solved.qdd);
        for (int i = 0; i < n; i++)
            solved.qdd[i] = sub(expr_input("tau", i), solved.qdd[i]);
    }
    factor_symmetric(arm, M, solved.U, D, solved.inverse);
    graph_section("accelerations");
    solve_factored(arm, solved.U, solved.inverse, solved.qdd, solved.qdd);
    return solved;
}

static void accelerations(const Making *making, Expr *out)
{
    Arena *scratch = arena_new();
    Solved solved = solve(scratch, making);
    memcpy(out, solved.qdd, sizeof *out * (size_t)making->arm->n);
    arena_free(scratch);
}

/* qdd, -M^-1 dtau/dq, -M^-1 dtau/dqd at that qdd, M^-1. */
static void derivatives(const Making *making, Expr *out)
{
    const Arm *arm = making->arm;
    int n = arm->n;
    Arena *scratch = arena_new();
    Expr *any = arena_array(scratch, Expr, n), *column = arena_array(scratch, Expr, n);
    Expr *slopes = arena_array(scratch, Expr, 2 * n * n);
    Solved solved = solve(scratch, making);
    inputs("qdd", n, any);
    part(making, INVERSE_DYNAMICS_DERIVATIVES, INVERSE_DYNAMICS_DERIVATIVES,
         making->algorithm->slopes, slopes);
    expr_substitute(slopes, 2 * n * n, any, solved.qdd, n, slopes);
    graph_section("derivatives of accelerations");
    memcpy(out, solved.qdd, sizeof *out * (size_t)n);
    for (int which = 0; which < 2; which++)
        for (int j = 0; j < n; j++) {
            for (int i = 0; i < n; i++)
                column[i] = neg(slopes[which * n * n + i * n + j]);
            solve_factored(arm, solved.U, solved.inverse, column, column);
            for (int i = 0; i < n; i++)
                out[n + which * n * n + i * n + j] = column[i];
        }
    invert_factored(arm, solved.U, solved.inverse, out + n + 2 * n * n);
    arena_free(scratch);
}

/* M dqdd = dtau - (tangent of the torques, qdd held). */
static void tangent(const Making *making, Expr *out)
{
    const Arm *arm = making->arm;
    int n = arm->n;
    Arena *scratch = arena_new();
    Expr *old = arena_array(scratch, Expr, 2 * n), *now = arena_array(scratch, Expr, 2 * n);
    Expr *torques = arena_array(scratch, Expr, 2 * n), *change = torques + n;
    Solved solved = solve(scratch, making);
    part(making, INVERSE_DYNAMICS_TANGENT, INVERSE_DYNAMICS, making->algorithm->bias, torques);
    inputs("qdd", n, old);
    inputs("dqdd", n, old + n);
    for (int i = 0; i < n; i++) {
        now[i] = solved.qdd[i];
        now[n + i] = ZERO;
    }
    expr_substitute(change, n, old, now, 2 * n, change);
    for (int i = 0; i < n; i++) {
        out[i] = solved.qdd[i];
        change[i] = sub(expr_input("dtau", i), change[i]);
    }
    solve_factored(arm, solved.U, solved.inverse, change, out + n);
    arena_free(scratch);
}

/* tau_bar = M^-1 lambda, and minus the adjoint of the torques for that, qdd held. */
static void adjoint(const Making *making, Expr *out)
{
    const Arm *arm = making->arm;
    int n = arm->n;
    Arena *scratch = arena_new();
    Expr *old = arena_array(scratch, Expr, 2 * n), *now = arena_array(scratch, Expr, 2 * n);
    Expr *torques = arena_array(scratch, Expr, 4 * n), *lambda = arena_array(scratch, Expr, n);
    Solved solved = solve(scratch, making);
    part(making, INVERSE_DYNAMICS_ADJOINT, INVERSE_DYNAMICS, making->algorithm->bias, torques);
    inputs("qdd", n, old);
    inputs("lambda", n, old + n);
    inputs("lambda", n, lambda);
    graph_section("adjoint");
    solve_factored(arm, solved.U, solved.inverse, lambda, out + 3 * n);
    for (int i = 0; i < n; i++) {
        now[i] = out[i] = solved.qdd[i];
        now[n + i] = out[3 * n + i];
    }
    expr_substitute(torques + n, 2 * n, old, now, 2 * n, torques + n);
    for (int k = 0; k < 2 * n; k++)
        out[n + k] = neg(torques[n + k]);
    arena_free(scratch);
}

/* ---- any function ---- */

static Recipe *own_recipe(const Function *function)
{
    switch (function->id) {
    case FORWARD_DYNAMICS:
    case INERTIA_SOLVE:
        return accelerations;
    case FORWARD_DYNAMICS_DERIVATIVES:
        return derivatives;
    case FORWARD_DYNAMICS_TANGENT:
        return tangent;
    case FORWARD_DYNAMICS_ADJOINT:
        return adjoint;
    case INVERSE_KINEMATICS_STEP:
        return inverse_kinematics;
    default: /* inverse and factors are made from the whole matrix, which is contracted */
        return function->solves ? function->recipe : NULL;
    }
}

int geared_outputs(const Robot *robot, const Function *function, const Algorithm *algorithm,
                   const struct Plan *plan, Expr *out)
{
    bool closes = algorithm->closes_loops; /* its recipe knows coordinates */
    Recipe *recipe = closes ? function->recipe : own_recipe(function);
    if (!recipe)
        return outputs_of_tree(robot, function, algorithm, plan, out);
    Arena *arena = graph_current->arena;
    Arm *arm = arena_alloc(arena, sizeof *arm); /* of the coordinates: to solve with */
    *arm = (Arm){.robot = robot, .n = robot->gears->dof, .plan = plan};
    arm->singular = arena_array(arena, int, 1);
    *arm->singular = -1;
    arm->loaded = function_takes(function, "payload");
    Making making = {function, algorithm, arm};
    recipe(&making, out);
    return *arm->singular;
}
