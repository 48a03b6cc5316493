/* javascript.c: an ES module: functions of plain arrays or Float64Arrays, the results in arrays
   that may be given, so that nothing needs to be made anew. */
#include "emit/language/language.h"

static const char *const words[] = {
    "An ES module: import * as arm from this file. Arrays are plain or Float64Array; results go "
    "into those given last, or into new ones, and are returned, several as an object.",
    NULL};

static void write_constant(Text *out, double value)
{
    char buffer[40];
    text_add_string(out, shortest_double(value, buffer));
}

static void write_input(Text *out, Members params, const char *array, uint32_t element)
{
    const Member *member = member_find(params, array);
    if (member)
        text_add(out, member->size == 1 ? "%s.%s" : "%s.%s[%u]", member->of, array, element);
    else
        text_add(out, "%s[%u]", array, element);
}

static void write_open(Text *out, const Kernel *kernel, const Listing *listing)
{
    const Program *program = listing->program;
    Parameter parameters[MAX_PARAMETERS];
    int count = parameters_of(program->function, program_extent(program), parameters);
    (void)kernel;
    text_add(out, "\n/** %s */\nexport function %s(", program->function->comment,
             program->function->c_name);
    for (int k = 0; k < count; k++) {
        text_add(out, "%s%s", k ? ", " : "", parameters[k].name);
        if (!parameters[k].input)
            text_add(out, " = new Float64Array(%d)", parameters[k].size);
    }
    text_add_string(out, ") {\n");
}

static void write_result(Text *out, const Program *program, int array, int element,
                         const char *value)
{
    text_add(out, "%s[%d] = %s;\n", program->function->outputs[array].name, element, value);
}

static void write_close(Text *out, const Program *program)
{
    int outputs = function_output_count(program->function);
    text_add_string(out, outputs > 1 ? "    return { " : "    return ");
    for (int k = 0; k < outputs; k++)
        text_add(out, "%s%s", k ? ", " : "", program->function->outputs[k].name);
    text_add_string(out, outputs > 1 ? " };\n}\n" : ";\n}\n");
}

static const Dialect dialect = {
    .what = "straight-line JavaScript",
    .marks = {"// ", "// ", ""},
    .real = "numbers",
    .words = words,
    .indent = "    ",
    .remark = "// ",
    .statement = "%sconst %s = %s;\n",
    .notation = {write_constant,
                 write_input,
                 {[OP_MUL] = "*",
                  [OP_DIV] = "/",
                  [OP_SQRT] = "Math.sqrt",
                  [OP_EXP] = "Math.exp",
                  [OP_SIN] = "Math.sin",
                  [OP_COS] = "Math.cos"}},
    .open = write_open,
    .result = write_result,
    .close = write_close,
};

void javascript_file(Text *out, const Kernel *kernel, Program *const *programs, int count)
{
    flat_head(out, &dialect, kernel, programs, count);
    text_add(out, "export const DOF = %d;\n", programs[0]->n);
    if (kernel->params && programs[0]->params.count) {
        text_add_string(out, "export const PARAMS = ");
        flat_params(out, kernel, programs[0], "%s: ");
        text_add_string(out, ";\n");
    }
    for (int i = 0; i < count; i++)
        flat_function(out, &dialect, kernel, programs[i]);
}
