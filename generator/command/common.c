/* common.c: what several commands share. */
#include "command/command.h"

#include <stdlib.h>
#include <string.h>

/* ---- robots ---- */

void check_snap(double snap)
{
    if (!(snap >= 0 && snap <= 0.1))
        fail_input("--snap: 0 to 0.1 radians, not %g", snap);
}

void check_effort(const char *cost)
{
    if (best_effort.effort > 3)
        fail_input("--effort: 0 to 3, not %ld", best_effort.effort);
    if (!cost)
        return;
    double weights[3];
    if (parse_numbers("cost", cost, weights, 3) != 3 || !(weights[0] > 0 && weights[1] > 0 && weights[2] > 0))
        fail_input("--cost: three positive numbers, of a multiplication, an addition and a division; "
                   "for example 1,1,8");
    best_effort.M = weights[0];
    best_effort.A = weights[1];
    best_effort.D = weights[2];
}

Robot *load_robot(Arena *arena, const char *path, double snap, bool strict,
                  Description **description)
{
    check_snap(snap);
    Description *read = description_read(arena, path, snap);
    Warnings warnings = description_warnings(arena, read);
    if (strict && warnings.count)
        fail_input("%s (an error because of --strict)", warnings.text[0]);
    for (int i = 0; i < warnings.count; i++)
        warn("%s", warnings.text[i]);
    if (description)
        *description = read;
    return robot_from_description(arena, read);
}

void joint_pattern(const Robot *robot, char *out)
{
    for (int i = 0; i < robot->n; i++)
        *out++ = robot->links[i].type == REVOLUTE ? 'R' : 'P';
    *out = '\0';
}

/* ---- selection ---- */

static const Function *find_function(const char *name, size_t length)
{
    char copy[64];
    snprintf(copy, sizeof copy, "%.*s", (int)(length < 60 ? length : 60), name);
    const Function *function = function_find(copy);
    if (function)
        return function;
    const char *names[FUNCTION_COUNT];
    for (int i = 0; i < FUNCTION_COUNT; i++)
        names[i] = functions[i].name;
    const char *near = nearest_word(copy, names, FUNCTION_COUNT);
    if (near)
        fail_input("unknown function \"%s\"; did you mean \"%s\"?", copy, near);
    fail_input("unknown function \"%s\"; rbgen list shows them", copy);
}

static bool any_has(const char *algorithm)
{
    for (int i = 0; i < algorithm_count; i++)
        if (strcmp(algorithms[i].name, algorithm) == 0)
            return true;
    return strcmp(algorithm, BEST) == 0 || strcmp(algorithm, "all") == 0;
}

Selection select_functions(const char *list, const Strings *chosen, const char *fallback)
{
    Selection selection = {.extras = 0};
    for (int i = 0; i < FUNCTION_COUNT; i++) {
        selection.wanted[i] = list == NULL && !functions[i].by_name_only;
        selection.algorithm[i] = fallback;
    }
    for (const char *at = list; at;) {
        const char *comma = strchr(at, ',');
        size_t length = comma ? (size_t)(comma - at) : strlen(at);
        selection.wanted[find_function(at, length)->id] = true;
        at = comma ? comma + 1 : NULL;
    }
    for (int k = 0; k < chosen->count; k++) {
        const char *equals = strchr(chosen->item[k], '=');
        const char *name = equals ? equals + 1 : chosen->item[k];
        if (!any_has(name)) {
            const char *names[MAX_STRINGS];
            int count = 0;
            for (int i = 0; i < algorithm_count && count < MAX_STRINGS; i++)
                names[count++] = algorithms[i].name;
            const char *near = nearest_word(name, names, (size_t)count);
            if (near)
                fail_input("unknown algorithm \"%s\"; did you mean \"%s\"?", name, near);
            fail_input("unknown algorithm \"%s\"; rbgen list shows them", name);
        }
        if (equals) {
            const Function *function =
                find_function(chosen->item[k], (size_t)(equals - chosen->item[k]));
            selection.algorithm[function->id] = name;
            continue;
        }
        int wanted = 0;
        FunctionId only = 0;
        for (int i = 0; i < FUNCTION_COUNT; i++)
            if (selection.wanted[i]) {
                wanted++;
                only = (FunctionId)i;
            }
        if (wanted != 1)
            fail_input("--algorithm %s: for which function? write --algorithm FUNCTION=%s", name,
                       name);
        selection.algorithm[only] = name;
    }
    return selection;
}

void select_speeds(Selection *selection, const char *speeds)
{
    bool any = false;
    if (!speeds || strcmp(speeds, "joint") == 0)
        return;
    if (strcmp(speeds, "middle") != 0)
        fail_input("--speeds: \"%s\" is neither joint nor middle", speeds);
    for (int i = 0; i < FUNCTION_COUNT; i++)
        if (selection->wanted[i] && strcmp(selection->algorithm[i], "kane-partial") == 0) {
            if (i != INVERSE_DYNAMICS && i != BIAS)
                fail_input("--speeds middle: %s by kane-partial has joint speeds only",
                           functions[i].name);
            selection->algorithm[i] = "kane-partial-middle";
            any = true;
        }
    if (!any)
        fail_input("--speeds middle is for kane-partial; add --algorithm id=kane-partial");
}

int build_selected(const Robot *robot, const Selection *selection, bool by_name, Program **programs,
                   int room, Text *notes)
{
    int count = 0;
    for (int i = 0; i < FUNCTION_COUNT; i++) {
        const Function *function = function_variant(&functions[i], selection->extras);
        const char *names[MAX_ALGORITHMS];
        int name_count = 1;
        if (!selection->wanted[i])
            continue;
        names[0] = selection->algorithm[i];
        if (strcmp(names[0], "all") == 0)
            name_count = algorithm_names(function, robot, names);
        else
            algorithm_check(function, names[0], robot);
        for (int k = 0; k < name_count && count < room; k++) {
            Program *program = program_build(robot, function, names[k]);
            if (program->singular < 0) {
                programs[count++] = program;
                continue;
            }
            const char *joint = robot->links[program->singular].name;
            program_free(program);
            if (by_name)
                fail_input("%s: joint \"%s\" moves no inertia, so forces do not determine its "
                           "acceleration; give its link a mass or the joint a motor",
                           function->name, joint);
            text_add(notes, "%s%s is left out: joint \"%s\" moves no inertia.",
                     notes->length ? " " : "", function->name, joint);
            warn("%s is left out: joint \"%s\" moves no inertia", function->name, joint);
            break;
        }
    }
    return count;
}

/* These functions have no algorithms that people name: best is all of them. */
int build_for_tools(Arena *arena, const Robot *robot, const Selection *selection,
                    Program **programs)
{
    int count = 0;
    for (int k = 0; k < robot->tool_count; k++) {
        Robot other = robot_with_tool(robot, &robot->tools[k]);
        for (int i = 0; i < FUNCTION_COUNT; i++)
            if (selection->wanted[i] && function_has_tool((FunctionId)i))
                programs[count++] = program_build(
                    &other, function_for_tool(arena, (FunctionId)i, robot->tools[k].name), BEST);
    }
    return count;
}

/* ---- running ---- */

Backend backend_parse(const char *name)
{
    if (!name || strcmp(name, "tcc") == 0)
        return BACKEND_TCC;
    if (strcmp(name, "cc") == 0)
        return BACKEND_CC;
    fail_input("--backend: \"%s\" is none of tcc, cc, reference", name);
}

RealType real_parse(const char *name)
{
    if (!name || strcmp(name, "double") == 0)
        return REAL_DOUBLE;
    if (strcmp(name, "float") == 0)
        return REAL_FLOAT;
    fail_input("--real: \"%s\" is neither double nor float", name);
}

void jit_write(Text *source, Program *const *programs, int count, RealType real, bool comments)
{
    char prefix[32];
    Style style = {real, prefix, comments, SINCOS_INLINE, 0};
    text_add_string(source, "#include <math.h>\n");
    emit_for_compiler(source);
    emit_sincos(source, programs, count, style);
    for (int k = 0; k < count; k++) {
        snprintf(prefix, sizeof prefix, "jit%d", k);
        emit_struct(source, "payload", &programs[k], 1, style);
        emit_struct(source, "params", &programs[k], 1, style);
        emit_function(source, programs[k], style);
    }
}

JitSet jit_read(Arena *arena, const Text *source, Program *const *programs, int count,
                Backend backend, const char *const *flags)
{
    JitSet set = {.count = count, .function = arena_array(arena, void *, count)};
    set.jit = jit_compile(backend, source->data, flags);
    for (int k = 0; k < count; k++) {
        char name[96];
        snprintf(name, sizeof name, "jit%d_%s", k, programs[k]->function->c_name);
        set.function[k] = jit_symbol(set.jit, name);
    }
    return set;
}

JitSet jit_programs_as(Arena *arena, Program *const *programs, int count, Backend backend,
                       RealType real, bool comments)
{
    Text source = {0};
    jit_write(&source, programs, count, real, comments);
    JitSet set = jit_read(arena, &source, programs, count, backend, NULL);
    text_free(&source);
    return set;
}

JitSet jit_programs(Arena *arena, Program *const *programs, int count, Backend backend)
{
    return jit_programs_as(arena, programs, count, backend, REAL_DOUBLE, false);
}

void split_outputs(const Function *function, int n, double *row, double **arrays)
{
    for (int k = 0; k < function_output_count(function); k++) {
        arrays[k] = row;
        row += size_of(function->outputs[k].size, n);
    }
}

bool reference_call_exact(const ReferenceRobot *robot, const Function *function,
                          const double *const *inputs, RefReal *result)
{
    int n = robot->dof;
    RefReal in[MAX_INPUTS][MAX_JOINTS];
    for (int k = 0; k < function_input_count(function); k++)
        for (int i = 0; i < n; i++)
            in[k][i] = (RefReal)inputs[k][i];
    int singular = -1;
    switch (function->id) {
    case INVERSE_DYNAMICS:
        reference_inverse_dynamics(robot, in[0], in[1], in[2], result);
        break;
    case INERTIA_MATRIX:
        reference_inertia_matrix(robot, in[0], result);
        break;
    case BIAS:
        reference_bias(robot, in[0], in[1], result);
        break;
    case GRAVITY:
        reference_gravity(robot, in[0], result);
        break;
    case FORWARD_DYNAMICS:
        singular = reference_forward_dynamics(robot, in[0], in[1], in[2], result);
        break;
    case FORWARD_KINEMATICS:
        reference_forward_kinematics(robot, in[0], result, result + 9);
        break;
    case JACOBIAN:
        reference_jacobian(robot, in[0], result);
        break;
    case INERTIA_SOLVE:
        singular = reference_inertia_solve(robot, in[0], in[1], result);
        break;
    case ENERGY:
        reference_energy(robot, in[0], in[1], result);
        break;
    case JACOBIAN_BIAS:
        reference_jacobian_bias(robot, in[0], in[1], result);
        break;
    case FRAMES:
        reference_frames(robot, in[0], result, result + 9 * n);
        break;
    case FUNCTION_COUNT:
        abort();
    }
    return singular < 0;
}

bool reference_call(const ReferenceRobot *robot, const Function *function,
                    const double *const *inputs, double *out)
{
    int size = function_output_size(function, robot->dof);
    RefReal *result = memory_grow(NULL, sizeof *result * (size_t)size);
    bool solved = reference_call_exact(robot, function, inputs, result);
    for (int i = 0; i < size && solved; i++)
        out[i] = (double)result[i];
    free(result);
    return solved;
}
