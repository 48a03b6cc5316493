/* matlab.c: MATLAB and Octave: one function a file, as they want it, of vectors and matrices. */
#include "emit/language/language.h"

static const char *const words[] = {"Vectors come as rows or columns and go as columns.", NULL};

static void write_constant(Text *out, double value)
{
    char buffer[40];
    text_add_string(out, shortest_double(value, buffer));
}

static void write_input(Text *out, Members params, const char *array, uint32_t element)
{
    const Member *member = member_find(params, array);
    if (member)
        text_add(out, member->size == 1 ? "%s.%s" : "%s.%s(%u)", member->of, array, element + 1);
    else
        text_add(out, "%s(%u)", array, element + 1);
}

static void write_open(Text *out, const Kernel *kernel, const Listing *listing)
{
    const Program *program = listing->program;
    const Function *function = program->function;
    Parameter parameters[MAX_PARAMETERS];
    int count = parameters_of(function, program_extent(program), parameters), outputs = 0;
    text_add_string(out, "function [");
    for (int k = 0; k < count; k++)
        if (!parameters[k].input)
            text_add(out, "%s%s", outputs++ ? ", " : "", parameters[k].name);
    text_add(out, "] = %s_%s(", kernel->style.prefix, function->c_name);
    for (int k = 0; k < count && parameters[k].input; k++)
        text_add(out, "%s%s", k ? ", " : "", parameters[k].name);
    text_add(out, ")\n    %% %s\n", function->comment);
    for (int k = 0; k < outputs; k++) {
        int dimension[MAX_DIMENSIONS], size = output_dimensions(program, k, dimension);
        text_add(out, "    %s = zeros(%d, %d", function->outputs[k].name, dimension[0],
                 size > 1 ? dimension[1] : 1);
        text_add(out, size > 2 ? ", %d);\n" : ");\n", dimension[2 * (size > 2)]);
    }
}

static void write_result(Text *out, const Program *program, int array, int element,
                         const char *value)
{
    int dimension[MAX_DIMENSIONS], size = output_dimensions(program, array, dimension);
    int index[MAX_DIMENSIONS];
    for (int d = size - 1; d >= 0; d--) {
        index[d] = element % dimension[d] + 1;
        element /= dimension[d];
    }
    text_add(out, "%s(", program->function->outputs[array].name);
    for (int d = 0; d < size; d++)
        text_add(out, "%s%d", d ? ", " : "", index[d]);
    text_add(out, ") = %s;\n", value);
}

static void write_close(Text *out, const Program *program)
{
    (void)program;
    text_add_string(out, "end\n");
}

static const Dialect dialect = {
    .what = "straight-line MATLAB",
    .marks = {"% ", "% ", ""},
    .real = "numbers",
    .words = words,
    .indent = "    ",
    .remark = "% ",
    .statement = "%s%s = %s;\n",
    .notation = {write_constant,
                 write_input,
                 {[OP_MUL] = "*",
                  [OP_DIV] = "/",
                  [OP_SQRT] = "sqrt",
                  [OP_EXP] = "exp",
                  [OP_SIN] = "sin",
                  [OP_COS] = "cos"}},
    .open = write_open,
    .result = write_result,
    .close = write_close,
};

void matlab_file(Text *out, const Kernel *kernel, Program *const *programs, int count)
{
    for (int i = 0; i < count; i++) {
        flat_head(out, &dialect, kernel, &programs[i], 1);
        flat_function(out, &dialect, kernel, programs[i]);
    }
}
