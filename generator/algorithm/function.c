/* function.c: what functions and algorithms are by themselves: sizes and names of arrays, which
   algorithm makes which function, and whether it applies to a robot. */
#include "algorithm/loop_planar.h"
#include "algorithm/loops.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* ---- functions ---- */

static int dimension(Size size, int k, Extent extent)
{
    int of = size.of[k];
    return of == POSITION_COUNT     ? extent.positions
           : of == LINKS            ? extent.links
           : of == PRESCRIBED_COUNT ? extent.prescribed
           : of < 0                 ? of / DOF * extent.dof
                                    : of;
}

int size_of(Size size, Extent extent)
{
    int product = 1;
    assert(size.of[0] != COLUMNS && size.of[1] != COLUMNS);
    for (int k = 0; k < MAX_DIMENSIONS && size.of[k]; k++)
        product *= dimension(size, k, extent);
    return product;
}

const char *quantity_unit(Quantity quantity)
{
    static const char *const units[QUANTITY_COUNT] = {
        [TORQUES] = "N m (N)",
        [TORQUES_PER_POSITION] = "N m (N, N/m)",
        [TORQUES_PER_RATE] = "N m s (N s, N s/m)",
        [TORQUE_PRODUCTS] = "N m (N), or per unit of the variable",
        [SOLVED_PRODUCTS] = "rad/s^2 (m/s^2), or per unit of the variable",
        [REGRESSORS] = "N m (N) per unit of the parameter",
        [ACCELERATIONS] = "rad/s^2 (m/s^2)",
        [SOLVED_PER_POSITION] = "s^-2 (m/s^2, s^-2)",
        [SOLVED_PER_RATE] = "s^-1 (m/s, s^-1)",
        [INERTIAS] = "kg m^2 (kg m, kg)",
        [INERTIA_SLOPES] = "kg m^2 (kg m, kg)",
        [PIVOTS] = "kg m^2 (kg)",
        [INVERSE_INERTIAS] = "kg^-1 m^-2 (kg^-1 m^-1, kg^-1)",
        [FACTORS] = "1 (m, 1/m)",
        [ROTATIONS] = "1",
        [POSITIONS] = "rad (m)",
        [LENGTHS] = "m",
        [LENGTHS_PER_RATE] = "m (1)",
        [TWISTS_PER_RATE] = "m (1), then 1 (0)",
        [TWIST_ACCELERATIONS] = "m/s^2, then rad/s^2",
        [TWISTS_PER_POSITION] = "m/s (1/s), then 1/s (0)",
        [MOMENTA] = "kg m/s, then kg m^2/s",
        [MOMENTA_PER_RATE] = "kg m (kg), then kg m^2 (kg m)",
        [WRENCHES] = "N, then N m",
        [PLACES] = "rad (m; 1 of a quaternion)",
        [LOOP_GAPS] = "m, or 1",
        [LOOP_SLOPES] = "m/s, or 1/s, a unit of rate",
        [LOOP_ACCELERATIONS] = "m/s^2, or 1/s^2",
        [LOOP_FORCES] = "N (N m)",
        [DRIVE_RATIOS] = "1, m, or 1/m",
        [DRIVE_INERTIAS] = "kg m^2 (kg)",
        [ENERGIES] = "J",
    };
    return units[quantity];
}

const Input *input_find(const char *name)
{
    for (int k = 0; k < known_input_count; k++)
        if (strcmp(known_inputs[k].name, name) == 0)
            return &known_inputs[k];
    return NULL;
}

const char *input_golden(const Input *input)
{
    const char *own = input->golden ? input->golden : input->name;
    return input->stand_in ? input->stand_in : own;
}

int input_size(const char *name, Extent extent)
{
    const Input *input = input_find(name);
    if (!input)
        abort();
    return size_of(input->size, extent);
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

int function_output_size(const Function *function, Extent extent)
{
    int size = 0;
    for (int k = 0; k < function_output_count(function); k++)
        size += size_of(function->outputs[k].size, extent);
    return size;
}

bool function_has_columns(const Function *function)
{
    for (int k = 0; k < function_output_count(function); k++)
        for (int d = 0; d < MAX_DIMENSIONS; d++)
            if (function->outputs[k].size.of[d] == COLUMNS)
                return true;
    return false;
}

Function *function_with_columns(Arena *arena, const Function *function,
                                const ParameterColumns *columns)
{
    Function *made = arena_alloc(arena, sizeof *made);
    *made = *function;
    made->parameters = columns;
    for (int k = 0; k < function_output_count(made); k++)
        for (int d = 0; d < MAX_DIMENSIONS; d++)
            if (made->outputs[k].size.of[d] == COLUMNS)
                made->outputs[k].size.of[d] = columns->count;
    return made;
}

/* ---- mechanisms ---- */

bool function_closes(const Function *function, const Robot *robot)
{
    return (robot->loop_count && function->loops == OF_THE_MECHANISM) ||
           (robot->prescribed_count && function->id == FORWARD_DYNAMICS);
}

bool function_refuses_loops(const Function *function, const Robot *robot)
{
    bool solves = function->solves && function->extras & EXTRA_GRAVITY; /* motions under forces */
    return (robot->loop_count && function->loops == WITHOUT_LOOPS) ||
           (!robot->loop_count && (function->of_loops || function->of_drives)) ||
           (robot->prescribed_count && solves && function->id != FORWARD_DYNAMICS);
}

/* Before the structs, which come last. */
static void insert_acc(Function *made)
{
    int at = function_input_count(made);
    for (; at > 0 && is_struct(made->inputs[at - 1]); at--)
        made->inputs[at] = made->inputs[at - 1];
    made->inputs[at] = "acc";
}

Function *function_of_mechanism(Arena *arena, const Function *function, const Robot *robot)
{
    const Closure *closure = robot->closure;
    Function *made = arena_alloc(arena, sizeof *made);
    int rank = closure ? closure->rank : 0;
    *made = *function;
    for (int k = 0; k < function_output_count(made); k++)
        for (int d = 0; d < MAX_DIMENSIONS; d++)
            if (made->outputs[k].size.of[d] == COLUMNS)
                made->outputs[k].size.of[d] = function->of_drives ? closure->actuated_count : rank;
    if (function->id == FORWARD_DYNAMICS) {
        int outputs = 1;
        made->recipe = recipe_loop_accelerations;
        made->comment = "accelerations for the torques; forces that close the loops";
        if (rank)
            made->outputs[outputs++] = (Output){"lambda", {{rank}}, .quantity = LOOP_FORCES};
        if (robot->prescribed_count) {
            insert_acc(made);
            made->comment = rank ? "accelerations; forces that close the loops; what moves the "
                                   "prescribed joints, beside their tau"
                                 : "accelerations; what moves the prescribed joints, beside tau";
            made->outputs[outputs++] =
                (Output){"effort", {{robot->prescribed_count}}, .quantity = LOOP_FORCES};
        }
    } else if (function->id == REACTIONS) {
        int rows = robot->loop_count;
        for (int i = 0; i < robot->n; i++)
            rows += !link_is_inside(robot, i);
        made->recipe = recipe_loop_reactions;
        made->comment = "a row a body, then a row a loop: force and moment on it (on the link the "
                        "loop leads to), at the joint's point, in its axes";
        made->inputs[2] = "tau";
        bool moved = robot_extras(robot) & (EXTRA_FRICTION | EXTRA_ROTORS); /* by the torques */
        if (moved && !function_takes(made, "params"))
            made->inputs[function_input_count(made)] = "params";
        if (robot->prescribed_count)
            insert_acc(made);
        made->outputs[0] = (Output){"w", {{rows, 6}}, .quantity = LOOP_FORCES};
    } else if (function->id == INVERSE_DYNAMICS) {
        made->recipe = recipe_loop_torques;
        made->comment = "torques (forces) of the actuated joints for the motion of all";
        made->outputs[0].size.of[0] = closure->actuated_count;
    }
    return made;
}

Function *function_of_drives(Arena *arena, const Function *function, const Robot *robot)
{
    const Closure *closure = robot->closure;
    Function *made = arena_alloc(arena, sizeof *made);
    *made = *function;
    made->whole = function;
    made->recipe =
        closure && closure->flat != closure->planar ? recipe_loop_formulas : recipe_loop_explicit;
    if (function->id != FORWARD_DYNAMICS) {
        made->recipe = recipe_loop_kinematics;
        made->comment =
            arena_format(arena, "%s; by positions of the actuated joints only", function->comment);
        if (function->id == DRIVE_RATES)
            made->outputs[0].size.of[0] = robot->n;
        return made;
    }
    made->comment = "actuated joints only: accelerations for their positions, rates and torques";
    made->outputs[1] = (Output){.name = NULL};
    return made;
}

Extent function_extent(const Function *function, const Robot *robot)
{
    Extent extent = robot_extent(robot);
    if (function->whole)
        extent.dof = extent.positions = robot->closure->actuated_count;
    return extent;
}

bool loops_in_numbers(const Robot *robot, const Function *function)
{
    return !robot->letters && !function_is_loaded(function) && !function_takes(function, "wrench");
}

const char *loops_not_explicit(const Robot *robot)
{
    const Closure *closure = robot->closure;
    if (!closure)
        return "it has no loops";
    if (robot->prescribed_count)
        return "motions are prescribed";
    if (robot_tree(robot)->gears)
        return "joints follow others";
    if (!closure->flat)
        return "the joints of its loops do not move in one plane";
    return closure->flat->solution->fault;
}

Function *function_for_tool(Arena *arena, FunctionId id, const char *tool, unsigned extras)
{
    Function *function = arena_alloc(arena, sizeof *function);
    *function = *function_variant(&functions[id], extras & (EXTRA_GEOMETRY | EXTRA_TOOL));
    function->tool = tool;
    function->name = arena_format(arena, "%s-%s", functions[id].name, tool);
    memset(function->aliases, 0, sizeof function->aliases);
    function->c_name = arena_format(arena, "%s_%s", functions[id].c_name, tool);
    function->comment = arena_format(arena, "%s: %s", tool, functions[id].comment);
    return function;
}

const Function *function_find(const char *name)
{
    for (int i = 0; i < FUNCTION_COUNT; i++) {
        if (strcmp(functions[i].name, name) == 0)
            return &functions[i];
        for (int k = 0; k < MAX_ALIASES && functions[i].aliases[k]; k++)
            if (strcmp(functions[i].aliases[k], name) == 0)
                return &functions[i];
    }
    return NULL;
}

void function_column(const Function *function, Extent extent, int k, char *buffer, size_t room)
{
    int array = 0;
    while (k >= size_of(function->outputs[array].size, extent))
        k -= size_of(function->outputs[array++].size, extent);
    const Output *output = &function->outputs[array];
    if (output->columns[0]) {
        snprintf(buffer, room, "%s", output->columns[k]);
        return;
    }
    int rest = size_of(output->size, extent);
    const char *separator = output->size.of[1] ? "_" : "";
    size_t length = (size_t)snprintf(buffer, room, "%s", output->name);
    for (int d = 0; d < MAX_DIMENSIONS && output->size.of[d] && length < room; d++) {
        rest /= dimension(output->size, d, extent);
        length += (size_t)snprintf(buffer + length, room - length, "%s%d", separator, k / rest + 1);
        k %= rest;
    }
}

/* ---- which algorithm makes which function ---- */

FunctionId function_root(FunctionId function)
{
    return functions[function].by ? functions[function].by->id : function;
}

bool algorithm_makes(const Algorithm *algorithm, FunctionId function)
{
    const Function *by = functions[function].by;
    if (algorithm->function == function)
        return true;
    return by && !functions[function].derived && algorithm->function == by->id &&
           (algorithm->bias || !functions[function].by_bias);
}

static bool has_prismatic(const Robot *robot)
{
    for (int i = 0; i < robot->n; i++)
        if (robot->links[i].type == PRISMATIC)
            return true;
    return false;
}

/* Whether it can be made for joints that follow others: who solves must have a matrix. */
static bool knows_gears(const Algorithm *algorithm, const Robot *robot)
{
    bool solves = algorithm->function == INERTIA_SOLVE ||
                  (functions[algorithm->function].solves && !functions[algorithm->function].by) ||
                  algorithm->function == FORWARD_DYNAMICS;
    return !robot->gears || !solves || algorithm->matrix;
}

static bool applies(const Algorithm *algorithm, const Robot *seen)
{
    const Robot *robot = robot_tree(seen);
    return !(algorithm->chain_only && !robot->is_chain) &&
           !(algorithm->revolute_only && has_prismatic(robot)) &&
           !(algorithm->lone_rotors && robot->rotors) &&
           !(algorithm->base_at_rest && robot->moving_base) && knows_gears(algorithm, robot) &&
           !(algorithm->suits && !algorithm->suits(robot));
}

/* Whether it is among "all", from which BEST is chosen. */
bool algorithm_competes(const Algorithm *algorithm, const Robot *robot)
{
    if (algorithm->closes_loops)
        return false; /* build/loops.c has them */
    bool too_many = algorithm->most_joints && robot_tree(robot)->n > algorithm->most_joints;
    return applies(algorithm, robot) && !algorithm->breaks && !algorithm->aside && !too_many;
}

static bool knows_base(const Algorithm *algorithm, const Function *function)
{
    return !algorithm->base_at_rest || !function_moves_base(function);
}

int algorithm_names(const Function *function, const Robot *robot, const char **names)
{
    int count = 0;
    bool published = function->named && !function_is_loaded(function); /* know no loads */
    if (function_closes(function, robot)) {
        for (int i = 0; i < algorithm_count; i++)
            if (algorithms[i].closes_loops && algorithms[i].function == function->id &&
                function->named &&
                !(robot->prescribed_count && strcmp(algorithms[i].name, "multipliers") == 0) &&
                !(strcmp(algorithms[i].name, "explicit") == 0 &&
                  (loops_not_explicit(robot) || !loops_in_numbers(robot, function))))
                names[count++] = algorithms[i].name;
        names[count++] = BEST;
        return count;
    }
    for (int i = 0; i < algorithm_count && published; i++)
        if (algorithm_makes(&algorithms[i], function->id) &&
            algorithm_competes(&algorithms[i], robot) && knows_base(&algorithms[i], function))
            names[count++] = algorithms[i].name;
    names[count++] = BEST;
    return count;
}

const Algorithm *algorithm_find(FunctionId function, const char *name)
{
    for (int i = 0; i < algorithm_count; i++)
        if (algorithm_makes(&algorithms[i], function) && strcmp(algorithms[i].name, name) == 0)
            return &algorithms[i];
    return NULL;
}

void algorithm_check(const Function *function, const char *name, const Robot *seen)
{
    const Robot *robot = robot_tree(seen);
    if (strcmp(name, BEST) == 0)
        return;
    const Algorithm *algorithm = algorithm_find(function->id, name);
    if (algorithm && !function->named && algorithm->function != function->id)
        algorithm = NULL; /* people name those that are for it alone */
    if (!algorithm) {
        const char *names[MAX_ALGORITHMS];
        int count = algorithm_names(function, robot, names);
        const char *near = nearest_word(name, names, (size_t)count);
        fail_input("%s has no algorithm \"%s\"; %s%s%s", function->name, name,
                   near ? "did you mean \"" : "rbgen list shows them", near ? near : "",
                   near ? "\"?" : "");
    }
    bool closes = function_closes(function, robot) ||
                  (algorithm->closes_loops && robot->loop_count > 0); /* it knows positions */
    if (algorithm->closes_loops != closes)
        fail_input("%s by %s is for robots %s loops; %s has %s", function->name, name,
                   closes ? "without" : "with", robot->name, closes ? "some" : "none");
    if (closes && strcmp(name, "explicit") == 0 && loops_not_explicit(robot)) {
        closure_check(robot);
        bool solves = function->id == FORWARD_DYNAMICS || function->id == DRIVE_RATES;
        fail_input("%s by explicit does not apply to %s: %s; %s", function->name, robot->name,
                   loops_not_explicit(robot),
                   solves ? "embedding does"
                          : "rbgen assemble finds positions of all joints, and mechanism_assemble "
                            "of runtime/mechanism.h in a program");
    }
    if (!knows_base(algorithm, function))
        fail_input("--moving-base: %s by %s is for a base at rest; best, kane and others know more",
                   function->name, name);
    if (algorithm->suits && !algorithm->suits(robot))
        fail_input("%s by %s does not apply to %s: it needs %s", function->name, name, robot->name,
                   algorithm->needs);
    if (algorithm->lone_rotors && robot->rotors)
        fail_input("%s by %s does not apply to %s: a recursion over the links has no place for "
                   "rotors that drive several joints; best does",
                   function->name, name, robot->name);
    if (!knows_gears(algorithm, robot))
        fail_input("%s by %s does not apply to %s: a recursion over the links has no place for "
                   "joints that follow others; best does",
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
    const Algorithm *algorithm = algorithm_find(function->id, name);
    if (!algorithm || !algorithm->published || function_moves_base(function)) /* at rest, all */
        return false;
    bool as_bias = function->id == BIAS && algorithm->function == INVERSE_DYNAMICS;
    if (!as_bias && algorithm->function != function->id)
        return false;
    *M = as_bias ? algorithm->bias_M : algorithm->M;
    *A = as_bias ? algorithm->bias_A : algorithm->A;
    return (*M)[1] != 0 || (*M)[2] != 0;
}

bool algorithm_published(const Function *function, const char *name, int n, int sliding, double *M,
                         double *A)
{
    const double *m, *a;
    if (!algorithm_formula(function, name, &m, &a))
        return false;
    const Algorithm *algorithm = algorithm_find(function->id, name);
    *M = polynomial(m, n) + sliding * algorithm->sliding_M;
    *A = polynomial(a, n) + sliding * algorithm->sliding_A;
    return *M > 0;
}

bool algorithm_counts_turning(const Function *function, const char *name)
{
    const Algorithm *algorithm = algorithm_find(function->id, name);
    return algorithm && algorithm->published && !algorithm->counts_sliding;
}
