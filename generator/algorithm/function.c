/* function.c: builds a function for a robot: makes the arm with the function's inputs, runs the
   algorithm, and adds what no algorithm has to know: friction, rotors, and the step from the
   inertia matrix to accelerations. */
#include "algorithm/function.h"

#include "algorithm/algorithms.h"
#include "algorithm/best_search.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- functions ---- */

int size_of(Size size, int n)
{
    switch (size) {
    case SIZE_N:
        return n;
    case SIZE_NN:
        return n * n;
    case SIZE_3:
        return 3;
    case SIZE_9:
        return 9;
    case SIZE_6N:
        return 6 * n;
    case SIZE_2:
        return 2;
    case SIZE_6:
        return 6;
    case SIZE_3N:
        return 3 * n;
    case SIZE_9N:
        return 9 * n;
    }
    abort();
}

int input_size(const char *input, int n)
{
    return strcmp(input, "wrench") == 0 ? 6 : n;
}

int function_input_count(const Function *function)
{
    int count = 0;
    while (count < MAX_INPUTS && function->inputs[count])
        count++;
    return count;
}

int function_output_count(const Function *function)
{
    int count = 0;
    while (count < MAX_OUTPUTS && function->outputs[count].name)
        count++;
    return count;
}

int function_output_size(const Function *function, int n)
{
    int size = 0;
    for (int k = 0; k < function_output_count(function); k++)
        size += size_of(function->outputs[k].size, n);
    return size;
}

bool function_has_tool(FunctionId id)
{
    return id == FORWARD_KINEMATICS || id == JACOBIAN;
}

Function *function_for_tool(Arena *arena, FunctionId id, const char *tool)
{
    Function *function = arena_alloc(arena, sizeof *function);
    *function = functions[id];
    function->tool = tool;
    function->name = arena_format(arena, "%s-%s", functions[id].name, tool);
    function->alias = NULL;
    function->c_name = arena_format(arena, "%s_%s", functions[id].c_name, tool);
    function->comment = arena_format(arena, "%s: %s", tool, functions[id].comment);
    return function;
}

const Function *function_find(const char *name)
{
    for (int i = 0; i < FUNCTION_COUNT; i++)
        if (strcmp(functions[i].name, name) == 0 ||
            (functions[i].alias && strcmp(functions[i].alias, name) == 0))
            return &functions[i];
    return NULL;
}

void function_column(const Function *function, int n, int k, char *buffer, size_t room)
{
    int array = 0;
    while (k >= size_of(function->outputs[array].size, n))
        k -= size_of(function->outputs[array++].size, n);
    const char *name = function->outputs[array].name;
    Size size = function->outputs[array].size;
    if (size == SIZE_2)
        snprintf(buffer, room, "%s", k == 0 ? "kinetic" : "potential");
    else if (size == SIZE_N || size == SIZE_3 || size == SIZE_6)
        snprintf(buffer, room, "%s%d", name, k + 1);
    else if (size == SIZE_3N)
        snprintf(buffer, room, "%s_%d_%d", name, k / 3 + 1, k % 3 + 1);
    else if (size == SIZE_9N)
        snprintf(buffer, room, "%s_%d_%d_%d", name, k / 9 + 1, k % 9 / 3 + 1, k % 3 + 1);
    else {
        int columns = size == SIZE_9 ? 3 : n;
        snprintf(buffer, room, "%s_%d_%d", name, k / columns + 1, k % columns + 1);
    }
}

/* ---- which algorithm makes which function ---- */

/* An inverse dynamics also gives the bias and, at rest, gravity; a solver with a bias of its own
   also gives the forward dynamics. */
static bool makes(const Algorithm *algorithm, FunctionId function)
{
    if (algorithm->function == function)
        return true;
    if (function == BIAS || function == GRAVITY)
        return algorithm->function == INVERSE_DYNAMICS;
    return function == FORWARD_DYNAMICS && algorithm->function == INERTIA_SOLVE && algorithm->bias;
}

static bool has_prismatic(const Robot *robot)
{
    for (int i = 0; i < robot->n; i++)
        if (robot->links[i].type == PRISMATIC)
            return true;
    return false;
}

static bool applies(const Algorithm *algorithm, const Robot *robot)
{
    return !(algorithm->chain_only && !robot->is_chain) &&
           !(algorithm->revolute_only && has_prismatic(robot)) &&
           !(algorithm->lone_rotors && robot->rotors) &&
           !(algorithm->suits && !algorithm->suits(robot));
}

/* Whether it is among "all", from which BEST is chosen. */
static bool competes(const Algorithm *algorithm, const Robot *robot)
{
    bool too_many = algorithm->most_joints && robot->n > algorithm->most_joints;
    return applies(algorithm, robot) && !algorithm->special && !too_many;
}

/* Functions with one way to make them, or none that people name, are offered as BEST only. */
static bool is_named(FunctionId function)
{
    return function == INVERSE_DYNAMICS || function == INERTIA_MATRIX || function == BIAS ||
           function == FORWARD_DYNAMICS || function == INERTIA_SOLVE;
}

int algorithm_names(const Function *function, const Robot *robot, const char **names)
{
    int count = 0;
    for (int i = 0; i < algorithm_count && is_named(function->id); i++)
        if (makes(&algorithms[i], function->id) && competes(&algorithms[i], robot))
            names[count++] = algorithms[i].name;
    names[count++] = BEST;
    return count;
}

static const Algorithm *find(FunctionId function, const char *name)
{
    for (int i = 0; i < algorithm_count; i++)
        if (makes(&algorithms[i], function) && strcmp(algorithms[i].name, name) == 0)
            return &algorithms[i];
    return NULL;
}

void algorithm_check(const Function *function, const char *name, const Robot *robot)
{
    if (strcmp(name, BEST) == 0)
        return;
    const Algorithm *algorithm = is_named(function->id) ? find(function->id, name) : NULL;
    if (!algorithm) {
        const char *names[MAX_ALGORITHMS];
        int count = algorithm_names(function, robot, names);
        const char *near = nearest_word(name, names, (size_t)count);
        fail_input("%s has no algorithm \"%s\"; %s%s%s", function->name, name,
                   near ? "did you mean \"" : "rbgen list shows them", near ? near : "",
                   near ? "\"?" : "");
    }
    if (algorithm->suits && !algorithm->suits(robot))
        fail_input("%s by %s does not apply to %s: it needs %s", function->name, name, robot->name,
                   algorithm->needs);
    if (algorithm->lone_rotors && robot->rotors)
        fail_input("%s by %s does not apply to %s: a recursion over the links has no place for "
                   "rotors that drive several joints; best does",
                   function->name, name, robot->name);
    if (!applies(algorithm, robot))
        fail_input("%s by %s does not apply to %s: it is for %s only", function->name, name,
                   robot->name,
                   algorithm->chain_only && !robot->is_chain ? "serial chains" : "revolute joints");
}

static double polynomial(const double *c, int n)
{
    return ((c[0] * n + c[1]) * n + c[2]) * n + c[3];
}

bool algorithm_formula(const Function *function, const char *name, const double **M,
                       const double **A)
{
    const Algorithm *algorithm = find(function->id, name);
    if (!algorithm || !algorithm->published)
        return false;
    bool as_bias = function->id == BIAS && algorithm->function == INVERSE_DYNAMICS;
    if (!as_bias && algorithm->function != function->id)
        return false;
    *M = as_bias ? algorithm->bias_M : algorithm->M;
    *A = as_bias ? algorithm->bias_A : algorithm->A;
    return (*M)[1] != 0 || (*M)[2] != 0;
}

bool algorithm_published(const Function *function, const char *name, int n, double *M, double *A)
{
    const double *m, *a;
    if (!algorithm_formula(function, name, &m, &a))
        return false;
    *M = polynomial(m, n);
    *A = polynomial(a, n);
    return *M > 0;
}

/* ---- building ---- */

/* viscous qd + coulomb qd / sqrt(qd^2 + width^2) */
static Expr friction(const Arm *arm, int i)
{
    const Link *link = &arm->robot->links[i];
    bool open = arm->open_friction;
    Expr qd = arm->link[i].qd;
    Expr viscous = mul(open ? expr_input("viscous", i) : expr_real(link->viscous), qd);
    if (link->coulomb == 0 && !open)
        return viscous;
    Real w = link->coulomb_width;
    Expr speed = expr_sqrt(add(mul(qd, qd), expr_real(w * w)));
    Expr coulomb = open ? expr_input("coulomb", i) : expr_real(link->coulomb);
    return add(viscous, expr_div(mul(coulomb, qd), speed));
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
    Mat3 to_base = transpose(mat_real(&robot->base.R[0][0]));
    Vec3 m = mul(to_base, vec3(w[3], w[4], w[5]));
    f[depth] = mul(to_base, vec3(w[0], w[1], w[2]));
    for (int k = depth - 1; k >= 0; k--) {
        f[k] = to_link(arm, path[k], f[k + 1]);
        m = to_link(arm, path[k], m);
    }
    m = add(m, cross(vec_real(robot->tool.p), f[0]));
    for (int k = 0; k < depth; k++) {
        int i = path[k];
        out[i] = arm->link[i].revolute ? m.z : f[k].z;
        m = add(to_parent(arm, i, m), cross(arm->link[i].a, f[k + 1]));
    }
}

static void build_torques(const Arm *arm, const Algorithm *algorithm, bool with_friction, Expr *tau)
{
    const Real *rotors = arm->robot->rotors;
    algorithm->build(arm, tau);
    for (int i = 0; i < arm->n; i++) {
        const ArmLink *link = &arm->link[i];
        tau[i] = add(tau[i], mul(link->rotor, link->qdd));
        for (int j = 0; rotors && j < arm->n; j++)
            if (j != i)
                tau[i] = add(tau[i], mul(expr_real(rotors[i * arm->n + j]), arm->link[j].qdd));
        if (with_friction)
            tau[i] = add(tau[i], friction(arm, i));
    }
}

/* A solver gets what is left of tau after the bias; a forward dynamics of its own does the bias
   itself and gets tau less friction. */
static void build_accelerations(Arena *arena, Arm *arm, const Algorithm *algorithm, bool wrench,
                                Expr *qdd)
{
    Expr *force = arena_array(arena, Expr, arm->n), *help = arena_array(arena, Expr, arm->n);
    for (int i = 0; i < arm->n; i++)
        help[i] = ZERO;
    if (wrench)
        wrench_forces(arena, arm, help);
    if (algorithm->bias)
        algorithm->bias(arm, force);
    for (int i = 0; i < arm->n; i++) {
        Expr bias = algorithm->bias ? force[i] : ZERO;
        force[i] = add(bias, friction(arm, i));
        force[i] = sub(add(expr_input("tau", i), help[i]), force[i]);
        expr_name(force[i], "phi%d", i + 1);
    }
    arm->force = force;
    algorithm->build(arm, qdd);
}

/* Into the graph in use; returns the joint that makes it singular, -1 if none is seen. */
static int build_outputs(const Robot *robot, const Function *function, const Algorithm *algorithm,
                         const struct Plan *plan, Expr *out)
{
    Arena *arena = graph_current->arena;
    Arm *arm = arm_new(arena, robot, plan);
    arm->loaded = function_takes(function, "payload");
    arm->open_friction = robot->open_friction && function_takes(function, "params");
    arm->open_links = robot->open_count > 0 && function_takes(function, "params");
    for (int i = 0; i < robot->n; i++) {
        if (function_takes(function, "qd"))
            arm->link[i].qd = expr_input("qd", i);
        if (function_takes(function, "qdd"))
            arm->link[i].qdd = expr_input("qdd", i);
    }
    switch (function->id) {
    case INVERSE_DYNAMICS:
    case BIAS:
    case GRAVITY:
        build_torques(arm, algorithm, function->id != GRAVITY, out);
        if (function_takes(function, "wrench")) {
            Expr *help = arena_array(arena, Expr, robot->n);
            wrench_forces(arena, arm, help);
            for (int i = 0; i < robot->n; i++)
                out[i] = sub(out[i], help[i]);
        }
        break;
    case INERTIA_MATRIX:
        algorithm->build(arm, out);
        add_rotors(arm, out);
        break;
    case INERTIA_SOLVE: {
        Expr *phi = arena_array(arena, Expr, robot->n);
        for (int i = 0; i < robot->n; i++)
            phi[i] = expr_input("phi", i);
        arm->force = phi;
        algorithm->build(arm, out);
        break;
    }
    case FORWARD_DYNAMICS:
        build_accelerations(arena, arm, algorithm, function_takes(function, "wrench"), out);
        break;
    default:
        algorithm->build(arm, out);
    }
    return *arm->singular;
}

static Program *build_named(const Robot *robot, const Function *function,
                            const Algorithm *algorithm)
{
    return program_build_planned(robot, function, algorithm, NULL);
}

Program *program_build_planned(const Robot *robot, const Function *function,
                               const Algorithm *algorithm, const struct Plan *plan)
{
    Program *program = memory_grow(NULL, sizeof *program);
    *program = (Program){.function = function,
                         .algorithm = algorithm->name,
                         .made_by = algorithm->name,
                         .n = robot->n,
                         .graph = graph_new(),
                         .output_count = function_output_size(function, robot->n)};
    Expr *out = arena_array(program->graph->arena, Expr, program->output_count);
    program->outputs = out;
    program->graph->unnamed = plan && plan->counting;
    program->singular = build_outputs(robot, function, algorithm, plan, out);
    if (!program->graph->unnamed) /* to be counted only: in any order */
        graph_renumber(program->graph, out, program->output_count);
    program->ops = graph_count(program->graph, out, program->output_count);
    bool solves = function->id == FORWARD_DYNAMICS || function->id == INERTIA_SOLVE;
    if (solves && program->singular < 0 && !program->graph->unnamed)
        program->singular = singular_joint(robot->closed ? robot->closed : robot);
    graph_use(program->graph);
    return program;
}

/* What an operation costs when algorithms compete: a division takes about eight others. */
static int cost(const Program *program)
{
    return program->ops.M + program->ops.A + 8 * program->ops.D;
}

Program *program_build(const Robot *robot, const Function *function, const char *name)
{
    if (strcmp(name, BEST) != 0)
        return build_named(robot, function, find(function->id, name));
    Program *best = best_makes(function->id) ? best_program(robot, function) : NULL;
    enum { FEW = 3 }; /* arms this small have odd winners: the published ones compete */
    bool loaded = function_is_loaded(function, robot); /* they know no load */
    if (best && (robot->n > FEW || loaded))
        return best;
    for (int i = 0; i < algorithm_count; i++) {
        const Algorithm *algorithm = &algorithms[i];
        if (!makes(algorithm, function->id) || !competes(algorithm, robot))
            continue;
        Program *candidate = build_named(robot, function, algorithm);
        best_passes(candidate, (int)best_effort.effort, NULL);
        if (best && best_weigh(candidate->ops) >= best_weigh(best->ops)) {
            program_free(candidate);
            continue;
        }
        program_free(best);
        best = candidate;
    }
    if (!best)
        fail_job("%s is not there yet for robots that branch, such as %s", function->name,
                 robot->name);
    best->algorithm = BEST;
    graph_use(best->graph);
    return best;
}

void program_free(Program *program)
{
    if (!program)
        return;
    graph_free(program->graph);
    free(program);
}

/* ---- several functions in one ---- */

/* The one that costs least by itself. */
static const Algorithm *cheapest(const Robot *robot, const Function *function)
{
    const Algorithm *best = NULL;
    int least = 0;
    for (int i = 0; i < algorithm_count; i++) {
        if (!makes(&algorithms[i], function->id) || !competes(&algorithms[i], robot))
            continue;
        Program *program = build_named(robot, function, &algorithms[i]);
        if (!best || cost(program) < least) {
            best = &algorithms[i];
            least = cost(program);
        }
        program_free(program);
    }
    return best;
}

/* The function that is all of them: its parts live in the arena. */
static Function *join_functions(Arena *arena, const Function *const *list, int count)
{
    Function *joined = arena_alloc(arena, sizeof *joined);
    const char *name = "", *c_name = "";
    int inputs = 0, outputs = 0;
    for (int k = 0; k < count; k++) {
        name = arena_format(arena, "%s%s%s", name, k ? "+" : "", list[k]->name);
        c_name = arena_format(arena, "%s%s%s", c_name, k ? "_and_" : "", list[k]->c_name);
        for (int i = 0; i < function_input_count(list[k]); i++)
            if (!function_takes(joined, list[k]->inputs[i]))
                joined->inputs[inputs++] = list[k]->inputs[i];
        for (int i = 0; i < function_output_count(list[k]); i++)
            joined->outputs[outputs++] = list[k]->outputs[i];
    }
    for (int i = 0; i < outputs; i++)
        for (int j = 0; j < i; j++)
            if (strcmp(joined->outputs[i].name, joined->outputs[j].name) == 0 ||
                function_takes(joined, joined->outputs[i].name))
                fail_input("--together: %s would have two arrays called %s", name,
                           joined->outputs[i].name);
    joined->id = FUNCTION_COUNT;
    joined->name = name;
    joined->c_name = c_name;
    joined->comment = arena_format(arena, "%d functions in one", count);
    return joined;
}

Program *program_build_together(const Robot *robot, const Function *const *list, const char **names,
                                int count)
{
    Program *program = memory_grow(NULL, sizeof *program);
    *program = (Program){.n = robot->n, .graph = graph_new(), .singular = -1};
    Graph *graph = program->graph;
    Arena *scratch = arena_new();
    Function *joined = join_functions(scratch, list, count);
    program->output_count = function_output_size(joined, robot->n);
    program->outputs = arena_array(graph->arena, Expr, program->output_count);
    Expr *next = program->outputs;
    bool any_best = false;
    for (int k = 0; k < count; k++) {
        Plan plan, *by_plan = NULL;
        const Algorithm *algorithm = find(list[k]->id, names[k]);
        bool best = strcmp(names[k], BEST) == 0;
        if (best && best_makes(list[k]->id)) {
            algorithm = best_choose(scratch, robot, list[k], &plan);
            by_plan = &plan;
        } else if (best) {
            algorithm = cheapest(robot, list[k]);
        }
        any_best = any_best || best;
        graph_use(graph);
        int singular = build_outputs(robot, list[k], algorithm, by_plan, next);
        program->singular = singular >= 0 ? singular : program->singular;
        names[k] = algorithm->name;
        next += function_output_size(list[k], robot->n);
    }
    graph_renumber(graph, program->outputs, program->output_count);
    program->ops = graph_count(graph, program->outputs, program->output_count);
    if (any_best)
        best_passes(program, (int)best_effort.effort, NULL);
    program->function = join_functions(program->graph->arena, list, count);
    program->algorithm = program->made_by = any_best ? BEST : names[0];
    arena_free(scratch);
    return program;
}
