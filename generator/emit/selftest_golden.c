/* selftest_golden.c: golden vectors in the generated file: their columns, and the calls that are
   compared with them (scene.h). */
#include "emit/scene.h"

#include <ctype.h>
#include <string.h>

enum { MIN_ROOM = 9 };

/* mass, com, inertia about it: any will do */
const double selftest_payload[10] = {1.25,   0.0625,    -0.03125,  0.125,       0.015625,
                                     0.0625, 0.0546875, 0.0078125, -0.00390625, 0.01171875};

const Function *scene_find(const Scene *scene, FunctionId id, const char *tool)
{
    for (int i = 0; i < scene->count; i++) {
        const Function *function = scene->programs[i]->function;
        bool same_tool =
            tool ? function->tool && strcmp(function->tool, tool) == 0 : !function->tool;
        if (function->id == id && same_tool && !function_takes(function, "wrench"))
            return function;
    }
    return NULL;
}

/* Another function of the file may have an array of that name, or the states do. */
static bool is_taken(const Function *function, int k)
{
    const char *name = function->outputs[k].name;
    if (strcmp(name, "tau") == 0 && function->outputs[k].size.of[0] != DOF)
        return true; /* of the drives: the states have those of all joints */
    for (int id = 0; id < (int)function->id; id++)
        for (int i = 0; i < function_output_count(&functions[id]); i++)
            if (strcmp(functions[id].outputs[i].name, name) == 0)
                return true;
    for (int i = 0; i < known_input_count; i++)
        if (known_inputs[i].golden_range > 0 && strcmp(input_golden(&known_inputs[i]), name) == 0)
            return true;
    return false;
}

/* The array in which output k stands while it is checked, if it is a matrix. */
static void array_name(const Function *function, int k, char *name)
{
    const char *own = function->outputs[k].name;
    bool taken = is_taken(function, k);
    snprintf(name, SELFTEST_COLUMN_NAME, "%s%s%s", taken ? functions[function->id].c_name : "",
             taken ? "_" : "", own);
}

void selftest_column_name(const Function *function, int k, char *name)
{
    const char *times = function->outputs[k].times, *tool = function->tool;
    array_name(function, k, name);
    size_t length = strlen(name);
    snprintf(name + length, SELFTEST_COLUMN_NAME - length, "%s%s%s%s%s%s", times ? "_" : "",
             times ? times : "", function_takes(function, "wrench") ? "_wrench" : "",
             function_moves_base(function) ? "_moving_base" : "", tool ? "_" : "",
             tool ? tool : "");
}

int selftest_column_size(const Output *output, Extent extent)
{
    return size_of(output->size, extent) / (output->times ? extent.dof : 1);
}

void golden_number_text(Text *out, double value, bool single)
{
    char buffer[40];
    if (single)
        text_add(out, "%sf", shortest_float((float)value, buffer));
    else
        text_add_string(out, shortest_double(value, buffer));
}

static void add_numbers(Text *out, const Scene *scene, const double *value, int size)
{
    size_t begin = out->length;
    text_add_string(out, "    {");
    for (int i = 0; i < size; i++) {
        text_add_string(out, i == 0 ? "" : out->length - begin > 76 ? ",\n     " : ", ");
        if (out->data[out->length - 1] == ' ' && out->data[out->length - 6] == '\n')
            begin = out->length - 5;
        golden_number_text(out, value[i], scene->single);
    }
    text_add_string(out, "}");
}

void golden_rows(Text *out, const Scene *scene, bool scale)
{
    const Selftest *selftest = scene->kernel->selftest;
    const char *prefix = scene->kernel->style.prefix, *real = scene->single ? "float" : "double";
    text_add_string(out, scale ? "static const struct {\n" : "typedef struct {\n");
    for (int c = 0; c < selftest->column_count; c++)
        if (!scale || selftest->column[c].scale)
            text_add(out, "    %s %s[%d];\n", real, selftest->column[c].name,
                     selftest->column[c].size);
    if (scale)
        text_add(out, "} %s_scale = {\n", prefix);
    else
        text_add(out, "} %s_vectors;\n\nstatic const %s_vectors %s_golden[%d] = {{\n", prefix,
                 prefix, prefix, selftest->states);
    for (int s = 0; s < (scale ? 1 : selftest->states); s++) {
        const char *separator = s ? "\n}, {\n" : "";
        for (int c = 0; c < selftest->column_count; c++) {
            const GoldenColumn *column = &selftest->column[c];
            if (scale && !column->scale)
                continue;
            text_add_string(out, separator);
            add_numbers(out, scene, scale ? column->scale : column->value + s * column->size,
                        column->size);
            separator = ",\n";
        }
    }
    text_add_string(out, scale ? "\n};\n\n" : "\n}};\n\n");
}

void golden_arguments(Text *out, const Scene *scene)
{
    const char *prefix = scene->kernel->style.prefix;
    bool payload = false, params = false, base = false;
    for (int i = 0; i < scene->count; i++) {
        payload = payload || function_takes(scene->programs[i]->function, "payload");
        params = params || function_takes(scene->programs[i]->function, "params");
        base = base || function_moves_base(scene->programs[i]->function);
    }
    if (base)
        text_add(out, "static const %s %s_still[3] = {0};\n\n", scene->single ? "float" : "double",
                 prefix);
    if (params)
        text_add(out, "static const %s_params %s_own = %s_PARAMS;\n\n", prefix, prefix,
                 scene->capitals);
    if (!payload)
        return;
    text_add(out, "static const %s_payload %s_load = {", prefix, prefix);
    for (int k = 0; k < 10; k++) {
        text_add_string(out, k == 0 ? "" : k == 1 ? ", {" : k == 4 ? "}, {" : ", ");
        golden_number_text(out, selftest_payload[k], scene->single);
    }
    text_add_string(out, "}};\n\n");
}

void golden_joints(Text *out, const Scene *scene)
{
    text_add(out, "static const char %s_joints[%d] = {", scene->kernel->style.prefix, scene->n);
    for (int i = 0; i < scene->n; i++)
        text_add(out, i % 16 == 15 ? "%s\n    '%c'" : "%s'%c'", i ? ", " : "",
                 scene->kernel->pattern[i]);
    text_add_string(out, "};\n\n");
}

void scene_structs(Text *out, const Scene *scene, const Function *function)
{
    const char *prefix = scene->kernel->style.prefix;
    if (function && function_takes(function, "payload"))
        text_add(out, "&%s_load, ", prefix);
    if (function && function_takes(function, "params"))
        text_add(out, "&%s_own, ", prefix);
}

void scene_extras(Text *out, const Scene *scene, const Function *function)
{
    const char *prefix = scene->kernel->style.prefix;
    if (function && function_moves_base(function))
        text_add(out, "%s_still, %s_still, %s_still, ", prefix, prefix, prefix);
    scene_structs(out, scene, function);
}

void golden_check_name(const Function *function, char *name)
{
    const Function *plain = &functions[function->id];
    int length = snprintf(name, SELFTEST_COLUMN_NAME, "GOLDEN_%s",
                          plain->check ? plain->check : plain->c_name);
    for (int i = 0; i < length && i < SELFTEST_COLUMN_NAME - 1; i++)
        name[i] = (char)toupper((unsigned char)name[i]);
}

int scene_room(const Scene *scene)
{
    int most = scene->n < MIN_ROOM ? MIN_ROOM : scene->n;
    for (int i = 0; i < scene->count; i++) {
        const Function *function = scene->programs[i]->function;
        for (int k = 0; k < function_output_count(function); k++) {
            int size = selftest_column_size(&function->outputs[k], scene->extent);
            most = size > most ? size : most;
        }
    }
    return most;
}

int scene_matrices(Text *out, const Scene *scene)
{
    int sum = 0;
    for (int id = 0; id < FUNCTION_COUNT; id++) {
        const Function *function = scene_find(scene, (FunctionId)id, NULL);
        for (int k = 0; function && k < function_output_count(function); k++) {
            char name[SELFTEST_COLUMN_NAME];
            int size = size_of(function->outputs[k].size, scene->extent);
            if (!function->outputs[k].times)
                continue;
            array_name(function, k, name);
            sum += size;
            if (out)
                text_add(out, "    %s %s[%d];\n", scene->single ? "float" : "double", name, size);
        }
    }
    return sum;
}

static const GoldenColumn *column_find(const Selftest *selftest, const char *name)
{
    int c = 0;
    while (strcmp(selftest->column[c].name, name) != 0)
        c++;
    return &selftest->column[c];
}

/* Where output k goes in a call: a work array, or the matrix's own. */
static void place_of(const Function *function, int k, char *name)
{
    static const char *const room[] = {"a", "b", "c", "d"};
    if (function->outputs[k].times)
        array_name(function, k, name);
    else
        snprintf(name, SELFTEST_COLUMN_NAME, "%s", room[k]);
}

static void add_golden_call(Text *out, const Scene *scene, const Function *function)
{
    const char *prefix = scene->kernel->style.prefix;
    char place[SELFTEST_COLUMN_NAME], name[SELFTEST_COLUMN_NAME], check[SELFTEST_COLUMN_NAME];
    golden_check_name(function, check);
    for (int k = 0; k < function_output_count(function); k++) {
        place_of(function, k, place);
        text_add(out, "    %s_spoil(w->%s, %d);\n", prefix, place,
                 size_of(function->outputs[k].size, scene->extent));
    }
    text_add(out, "    %s_%s(", prefix, function->c_name);
    for (int k = 0; k < function_input_count(function); k++) {
        const Input *input = input_find(function->inputs[k]);
        if (input)
            text_add(out, "golden->%s, ", input_golden(input));
    }
    scene_structs(out, scene, function);
    for (int k = 0; k < function_output_count(function); k++) {
        place_of(function, k, place);
        text_add(out, "%sw->%s", k ? ", " : "", place);
    }
    text_add_string(out, ");\n");
    for (int k = 0; k < function_output_count(function); k++) {
        const Output *output = &function->outputs[k];
        place_of(function, k, place);
        if (output->times)
            text_add(out, "    %s_multiply(%d, w->%s, golden->%s, w->%c);\n", prefix,
                     selftest_column_size(output, scene->extent), place, output->times, 'a' + k);
    }
    for (int k = 0; k < function_output_count(function); k++) {
        selftest_column_name(function, k, name);
        const GoldenColumn *column = column_find(scene->kernel->selftest, name);
        text_add(out, "    %s_compare(w, %s_CHECK_%s, %d, w->%c, golden->%s, %s_scale.%s);\n",
                 prefix, scene->capitals, check, column->size, 'a' + k, name, prefix,
                 column->scale_name);
    }
}

void golden_check(Text *out, const Scene *scene)
{
    const char *prefix = scene->kernel->style.prefix;
    if (scene->kernel->style.comments)
        text_add_string(out,
                        "/* What a reference that shares no code with the generator gives. */\n");
    text_add(out, "static void %s_check_golden(%s_work *w, const %s_vectors *golden)\n{\n", prefix,
             prefix, prefix);
    for (int i = 0; i < scene->count; i++)
        add_golden_call(out, scene, scene->programs[i]->function);
    text_add_string(out, "}\n\n");
}
