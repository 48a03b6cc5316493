/* functions.c: what can be had for a robot, described from the table of functions, so that bindings
   to other languages need none of their own. */
#include "library/library.h"

#include <string.h>

static int struct_size(const char *name, Members params, int n)
{
    Members members = struct_members(name, params);
    int size = 0;
    for (int k = 0; k < members.count; k++)
        size += member_size(&members.item[k], n);
    return size;
}

static rbgen_Array vector_of(const char *name, int size)
{
    return (rbgen_Array){.name = name,
                         .rows = size,
                         .columns = 1,
                         .size = size,
                         .dimensions = {size},
                         .unit = "",
                         .meaning = ""};
}

static rbgen_Array input_array(const char *name, Members params, Extent extent)
{
    if (!is_struct(name)) {
        rbgen_Array plain = vector_of(name, input_size(name, extent));
        const Input *input = input_find(name);
        plain.unit = input->unit;
        plain.meaning = input->meaning;
        return plain;
    }
    rbgen_Array array = vector_of(name, struct_size(name, params, extent.dof));
    array.is_struct = 1;
    return array;
}

/* Row-major: the last dimension is that of the columns. */
static rbgen_Array output_array(const char *name, Size size, Extent extent)
{
    rbgen_Array array = vector_of(name, size_of(size, extent));
    int last = 0;
    for (int k = 1; k < MAX_DIMENSIONS && size.of[k]; k++)
        last = k;
    for (int k = 0; k <= last; k++)
        array.dimensions[k] = size_of((Size){{size.of[k]}}, extent);
    int columns = last == 0 ? 1 : size_of((Size){{size.of[last]}}, extent);
    if (columns > 0) {
        array.columns = columns;
        array.rows = array.size / columns;
    }
    return array;
}

static void describe(Arena *arena, const Function *function, const Robot *robot,
                     rbgen_Function *out)
{
    Extent extent = robot_extent(robot);
    int inputs = function_input_count(function), outputs = function_output_count(function);
    rbgen_Array *array = arena_array(arena, rbgen_Array, inputs + outputs);
    for (int k = 0; k < inputs; k++)
        array[k] = input_array(function->inputs[k], robot->params, extent);
    for (int k = 0; k < outputs; k++) {
        const Output *output = &function->outputs[k];
        array[inputs + k] = output_array(output->name, output->size, extent);
        array[inputs + k].unit = quantity_unit(output->quantity);
    }
    const char *aliases = "";
    for (int k = 0; k < MAX_ALIASES && function->aliases[k]; k++)
        aliases = arena_format(arena, "%s%s%s", aliases, k ? "," : "", function->aliases[k]);
    *out = (rbgen_Function){.name = function->name,
                            .alias = function->aliases[0],
                            .c_name = function->c_name,
                            .meaning = function->comment,
                            .by_default = !function->by_name_only,
                            .input_count = inputs,
                            .output_count = outputs,
                            .inputs = array,
                            .outputs = array + inputs,
                            .option = functions[function->id].name,
                            .tool = function->tool,
                            .aliases = aliases};
}

/* All of the table; those with a wrench where the options ask for them; and each further tool's. */
static void list_functions(rbgen_Robot *robot, void *argument)
{
    (void)argument;
    check_loaded(robot);
    if (robot->described)
        return;
    Arena *arena = arena_new();
    Kept kept = keep_open(arena, robot->description, robot->robot, &robot->options.keep);
    const Robot *of = kept.robot;
    unsigned extras = kept.extras | options_extras(&robot->options);
    rbgen_Function *all =
        arena_array(arena, rbgen_Function, FUNCTION_COUNT * (2 + robot->robot->tool_count));
    int count = 0;
    Build build = build_start();
    for (int i = 0; i < FUNCTION_COUNT; i++) {
        const Function *function = function_variant(&functions[i], extras);
        if (!build_too_long(of, function))
            describe(arena, build_function(&build, of, function), of, &all[count++]);
    }
    build_end(&build);
    for (int i = 0; i < FUNCTION_COUNT && robot->options.wrench; i++)
        if ((functions[i].extras & EXTRA_WRENCH) && !build_too_long(of, &functions[i]))
            describe(arena, function_variant(&functions[i], extras | EXTRA_WRENCH), of,
                     &all[count++]);
    for (int k = 0; k < of->tool_count; k++)
        for (int i = 0; i < FUNCTION_COUNT; i++)
            if ((functions[i].extras & EXTRA_TOOLS) && !build_too_long(of, &functions[i]))
                describe(arena, function_for_tool(arena, (FunctionId)i, of->tools[k].name, extras),
                         of, &all[count++]);
    robot->described = arena;
    robot->functions = all;
    robot->function_count = count;
}

const rbgen_Function *rbgen_function(rbgen_Robot *robot, int index)
{
    if (library_call(robot, list_functions, NULL) != RBGEN_DONE)
        return NULL;
    return index >= 0 && index < robot->function_count ? &robot->functions[index] : NULL;
}

/* ---- algorithms ---- */

typedef struct {
    const char *function, *name;
    int index;
} Asking;

const Function *row_called(const char *name)
{
    const Function *function = name ? function_find(name) : NULL;
    for (int i = 0; i < FUNCTION_COUNT && !function && name; i++)
        if (strcmp(functions[i].c_name, name) == 0)
            function = &functions[i];
    if (!function)
        fail_input("unknown function \"%s\"", name ? name : "");
    return function;
}

static void find_algorithm(rbgen_Robot *robot, void *argument)
{
    Asking *asking = argument;
    const char *names[MAX_ALGORITHMS];
    check_loaded(robot);
    int count = algorithm_names(row_called(asking->function), robot->robot, names);
    if (asking->index >= 0 && asking->index < count)
        asking->name = names[asking->index];
}

const char *rbgen_algorithm(rbgen_Robot *robot, const char *function, int index)
{
    Asking asking = {function, NULL, index};
    library_call(robot, find_algorithm, &asking);
    return asking.name;
}
