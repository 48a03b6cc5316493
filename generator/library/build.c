/* build.c: what the options ask for, built; and what becomes of it: counts, C text, functions. */
#include "library/library.h"

#include "build/constants.h"
#include "jit/cache.h"
#include "library/normal_form.h"
#include "model/clean.h"

#include <string.h>

/* ---- programs ---- */

void built_free(Built *built)
{
    if (!built)
        return;
    for (int i = 0; i < built->count; i++)
        program_free(built->programs[i]);
    text_free(&built->notes);
    build_end(&built->build);
    arena_free(built->arena); /* which holds built itself */
}

static Built *build_anew(const rbgen_Robot *robot)
{
    const Options *options = &robot->options;
    Arena *arena = arena_new();
    Built *built = arena_alloc(arena, sizeof *built);
    built->arena = arena;
    built->kept = keep_open(arena, robot->description, robot->robot, &options->keep);
    built->robot = built->kept.robot;
    built->selection = options_select(options);
    built->selection.extras = built->kept.extras | options_extras(options);
    check_loads(built->robot, &built->selection);
    built->style = options_style(options, NULL);
    built->programs = arena_array(arena, Program *, 2 * FUNCTION_COUNT + MAX_TOOL_PROGRAMS);
    built->build = options_build(options);
    text_add_string(&built->notes, clean_note(arena, robot->description));
    if (options->together) {
        built->programs[0] = build_together(&built->build, built->robot, &built->selection);
        built->count = 1;
        return built;
    }
    built->count =
        build_selected(&built->build, built->robot, &built->selection, options->functions != NULL,
                       built->programs, FUNCTION_COUNT, &built->notes);
    if (options->wrench)
        built->count += build_with_wrench(&built->build, built->robot, &built->selection,
                                          built->programs, built->count);
    built->count += build_for_tools(&built->build, arena, built->robot, &built->selection,
                                    built->programs + built->count);
    if (built->count == 0)
        fail_input("functions: nothing to build");
    return built;
}

static void build(rbgen_Robot *robot, void *argument)
{
    (void)argument;
    check_loaded(robot);
    if (robot->built)
        return;
    robot->built = build_anew(robot);
}

/* A call by itself, so that what is built stays when what it is for fails. */
static int call_built(rbgen_Robot *robot, void (*work)(rbgen_Robot *robot, void *argument),
                      void *argument)
{
    return library_call(robot, build, NULL) ? robot->status : library_call(robot, work, argument);
}

/* C names tell functions with a wrench from those without, so they are tried first. */
int program_called(const Built *built, const char *name)
{
    for (int i = 0; i < built->count; i++)
        if (strcmp(built->programs[i]->function->c_name, name) == 0)
            return i;
    for (int i = 0; i < built->count; i++) {
        const Function *function = built->programs[i]->function;
        const Function *called = function_find(name);
        if (strcmp(function->name, name) == 0 ||
            (called && called->id == function->id && !function->tool))
            return i;
    }
    return -1;
}

/* ---- counts ---- */

typedef struct {
    const char *function, *algorithm;
    rbgen_Count *out;
} Counting;

static void count_operations(rbgen_Robot *robot, void *argument)
{
    const Counting *counting = argument;
    const char *name = counting->algorithm;
    check_loaded(robot);
    const Function *row = row_called(counting->function);
    if (name)
        algorithm_check(row, name, robot->robot);
    if (!name)
        name = options_select(&robot->options).algorithm[row->id];
    Build build = options_build(&robot->options);
    Arena *arena = arena_new();
    Kept kept = keep_open(arena, robot->description, robot->robot, &robot->options.keep);
    unsigned extras = kept.extras | options_extras(&robot->options);
    Program *program = program_build(&build, kept.robot, function_variant(row, extras), name);
    if (program->singular >= 0)
        fail_input("%s: joint \"%s\" moves no inertia, so forces do not determine its acceleration",
                   row->name, robot->robot->links[program->singular].name);
    *counting->out =
        (rbgen_Count){program->ops.M, program->ops.A, program->ops.D, program->ops.sincos};
    program_free(program);
    build_end(&build);
    arena_free(arena);
}

int rbgen_count(rbgen_Robot *robot, const char *function, const char *algorithm, rbgen_Count *count)
{
    return library_call(robot, count_operations, &(Counting){function, algorithm, count});
}

/* ---- C text ---- */

typedef struct {
    const char **source, **header, *header_name;
} Emitting;

static void check_header_name(const char *name)
{
    if (!name || !*name ||
        strspn(name, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-.+") !=
            strlen(name))
        fail_input("header %s: a header's name has letters, digits and _ - . + only",
                   name ? name : "");
}

static void emit(rbgen_Robot *robot, void *argument)
{
    const Emitting *emitting = argument;
    const Language *language = options_language(&robot->options);
    if (emitting->header)
        check_header_name(emitting->header_name);
    if (emitting->header && !language->header)
        fail_input("header: is for C, not for %s", language->name);
    const Built *built = robot->built;
    if (language->one_each && built->count > 1)
        fail_input("language %s: a file a function; set functions to one", language->name);
    Arena *arena = arena_new();
    char pattern[MAX_JOINTS + 1];
    joint_pattern(built->robot, pattern);
    const char *header_name = emitting->header ? emitting->header_name : NULL;
    Style style = options_style(&robot->options, built->robot);
    int numbers = 0;
    Kernel kernel = {
        .style = style,
        .robot = built->robot->name,
        .source = built->robot->source,
        .command =
            normal_form(&built->build, arena, built->robot, &built->selection,
                        !robot->options.functions, robot->options.together, robot->options.wrench,
                        &style, robot->options.language ? language->name : NULL, header_name,
                        &robot->options.choice, ""),
        .pattern = pattern,
        .joints = joint_entries(built->arena, built->robot),
        .notes = built->notes.length ? built->notes.data : "",
        .hash = robot->robot->hash,
        .params = constants_params(built->robot, built->kept.values, built->kept.count, &numbers),
        .constants = constants_program(built->robot),
        .header_name = header_name};
    Text source = {0}, header = {0};
    language->file(&source, &kernel, built->programs, built->count);
    if (emitting->header)
        language->header(&header, &kernel, built->programs, built->count);
    program_free(kernel.constants);
    arena_free(arena);
    text_free(&robot->source);
    text_free(&robot->header);
    robot->source = source;
    robot->header = header;
    *emitting->source = source.data;
    if (emitting->header)
        *emitting->header = header.data;
}

int rbgen_emit(rbgen_Robot *robot, const char **source, const char **header,
               const char *header_name)
{
    *source = NULL;
    if (header)
        *header = NULL;
    return call_built(robot, emit, &(Emitting){source, header, header_name});
}

/* ---- functions that can be called ---- */

/* From one state to the next, where they lie one behind the other; a struct serves all states. */
static void fill_steps(const Program *program, RealType real, size_t *step)
{
    const Function *function = program->function;
    size_t number = real == REAL_FLOAT ? sizeof(float) : sizeof(double);
    for (int k = 0; k < function_input_count(function); k++) {
        const char *input = function->inputs[k];
        *step++ =
            is_struct(input) ? 0 : number * (size_t)input_size(input, program_extent(program));
    }
    for (int k = 0; k < function_output_count(function); k++)
        *step++ = number * (size_t)size_of(function->outputs[k].size, program_extent(program));
}

static void compile(rbgen_Robot *robot, void *argument)
{
    const char *name = argument;
    Backend backend = backend_parse(name);
    const Built *built = robot->built;
    bool in_rows = built->style.lanes && built->style.rows;
    Text source = {0};
    if (in_rows)
        jit_write_rows(&source, built->programs, built->count, backend, built->style);
    else
        jit_write(&source, built->programs, built->count, backend, built->style.real, false);
    size_t(*step)[JIT_ARGUMENTS] = arena_alloc(built->arena, sizeof *step * (size_t)built->count);
    for (int i = 0; i < built->count; i++)
        fill_steps(built->programs[i], built->style.real, step[i]);
    static const char *const native[] = {"-march=native", NULL};
    cache_allow_here(robot->options.cache);
    JitSet set = jit_read(built->arena, &source, built->programs, built->count, backend,
                          in_rows && backend == BACKEND_CC ? native : NULL);
    cache_allow_here(false);
    text_free(&source);
    void **rows = in_rows ? arena_array(built->arena, void *, built->count) : NULL;
    for (int i = 0; i < built->count && in_rows; i++) {
        char symbol[128];
        snprintf(symbol, sizeof symbol, "jit%d_%s_rows", i, built->programs[i]->function->c_name);
        rows[i] = jit_symbol(set.jit, symbol);
    }
    jit_free(robot->jit);
    if (robot->compiled != robot->built)
        built_free(robot->compiled);
    robot->jit = set.jit;
    robot->compiled = robot->built;
    robot->address = set.function;
    robot->rows = rows;
    robot->step = step;
}

int rbgen_compile(rbgen_Robot *robot, const char *backend)
{
    return call_built(robot, compile, (void *)backend);
}

static rbgen_Pointer pointer_to(const rbgen_Robot *robot, const char *function, void *const *of)
{
    union { /* ISO C has no cast from an object's address to a function's */
        void *address;
        rbgen_Pointer pointer;
    } found = {NULL};
    int i = robot->jit && function && of ? program_called(robot->compiled, function) : -1;
    if (i >= 0)
        found.address = of[i];
    return found.pointer;
}

rbgen_Pointer rbgen_pointer(rbgen_Robot *robot, const char *function)
{
    return pointer_to(robot, function, robot->address);
}

rbgen_Pointer rbgen_rows_pointer(rbgen_Robot *robot, const char *function)
{
    return pointer_to(robot, function, robot->rows);
}

typedef struct {
    const char *function;
    size_t count;
    const void *const *inputs;
    void *const *outputs;
    const size_t *input_strides, *output_strides;
} Calling;

static void call_rows(rbgen_Robot *robot, void *argument)
{
    const Calling *calling = argument;
    if (!robot->jit)
        fail_input("nothing is compiled yet; rbgen_compile comes first");
    int i = calling->function ? program_called(robot->compiled, calling->function) : -1;
    if (i < 0)
        fail_input("no function \"%s\" is compiled", calling->function ? calling->function : "");
    const Function *function = robot->compiled->programs[i]->function;
    int inputs = function_input_count(function), outputs = function_output_count(function);
    JitRows rows = {.count = inputs + outputs};
    memcpy(rows.stride, robot->step[i], sizeof rows.stride);
    for (int k = 0; k < inputs; k++) {
        rows.base[k] = (char *)calling->inputs[k]; /* which the callee takes as const */
        if (calling->input_strides)
            rows.stride[k] = calling->input_strides[k];
    }
    for (int k = 0; k < outputs; k++) {
        rows.base[inputs + k] = calling->outputs[k];
        if (calling->output_strides)
            rows.stride[inputs + k] = calling->output_strides[k];
    }
    jit_call_rows(robot->address[i], &rows, 0, calling->count);
}

int rbgen_call(rbgen_Robot *robot, const char *function, const void *const *inputs,
               void *const *outputs)
{
    return rbgen_call_rows(robot, function, 1, inputs, NULL, outputs, NULL);
}

int rbgen_call_rows(rbgen_Robot *robot, const char *function, size_t count,
                    const void *const *inputs, const size_t *input_strides, void *const *outputs,
                    const size_t *output_strides)
{
    return library_call(
        robot, call_rows,
        &(Calling){function, count, inputs, outputs, input_strides, output_strides});
}
