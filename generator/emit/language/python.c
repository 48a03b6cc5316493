/* python.c: Python with numpy: functions of arrays whose last axis is the joint, so that one state
   and any number of them are called alike. */
#include "emit/language/language.h"

static const char *const words[] = {
    "Needs numpy. Each input is an array (..., n), one state or many at once: axes before the last "
    "broadcast, as numpy's do, and stand before those of the results.",
    NULL};

static void write_constant(Text *out, double value)
{
    char buffer[40];
    text_add_string(out, shortest_double(value, buffer));
}

static void write_input(Text *out, Members params, const char *array, uint32_t element);

static void write_open(Text *out, const Kernel *kernel, const Listing *listing);

/* Results are gathered in a list, since some may be constants and others arrays. */
static void write_result(Text *out, const Program *program, int array, int element,
                         const char *value)
{
    (void)program;
    text_add(out,
             element ? "    %s,\n"
             : array ? "], [\n        %s,\n"
                     : "values = [[\n        %s,\n",
             value);
}

static void write_close(Text *out, const Program *program)
{
    int outputs = function_output_count(program->function);
    text_add_string(out, "    ]]\n    return ");
    for (int k = 0; k < outputs; k++) {
        int dimension[MAX_DIMENSIONS], count = output_dimensions(program, k, dimension);
        text_add(out, "%s_gather(_lead, values[%d], (", k ? ", " : "", k);
        for (int d = 0; d < count; d++)
            text_add(out, "%d%s", dimension[d], d + 1 < count ? ", " : count == 1 ? "," : "");
        text_add_string(out, "))");
    }
    text_add_string(out, "\n");
}

static const Dialect dialect = {
    .what = "straight-line Python",
    .marks = {"# ", "# ", ""},
    .real = "numpy arrays",
    .words = words,
    .indent = "    ",
    .remark = "# ",
    .statement = "%s%s = %s\n",
    .notation = {write_constant,
                 write_input,
                 {[OP_MUL] = "*",
                  [OP_DIV] = "/",
                  [OP_SQRT] = "np.sqrt",
                  [OP_EXP] = "np.exp",
                  [OP_SIN] = "np.sin",
                  [OP_COS] = "np.cos"}},
    .reserved = "lambda",
    .instead = "lambda_",
    .open = write_open,
    .result = write_result,
    .close = write_close,
};

static void write_input(Text *out, Members params, const char *array, uint32_t element)
{
    const Member *member = member_find(params, array);
    if (member)
        text_add(out, member->size == 1 ? "%s[\"%s\"]" : "%s[\"%s\"][%u]", member->of, array,
                 element);
    else
        text_add(out, "%s[..., %u]", flat_name(&dialect, array), element);
}

static void write_open(Text *out, const Kernel *kernel, const Listing *listing)
{
    const Program *program = listing->program;
    Parameter parameters[MAX_PARAMETERS];
    int count = parameters_of(program->function, program_extent(program), parameters);
    (void)kernel;
    text_add(out, "\n\ndef %s(", program->function->c_name);
    for (int k = 0; k < count && parameters[k].input; k++)
        text_add(out, "%s%s", k ? ", " : "", flat_name(&dialect, parameters[k].name));
    text_add(out, "):\n    \"\"\"%s\"\"\"\n", program->function->comment);
    for (int k = 0; k < count && parameters[k].input; k++) {
        const char *name = flat_name(&dialect, parameters[k].name);
        if (!parameters[k].is_struct)
            text_add(out, "    %s = _array(%s, \"%s\", %d)\n", name, name, name,
                     parameters[k].size);
    }
    text_add_string(out, "    _lead = np.broadcast_shapes(");
    for (int k = 0; k < count && parameters[k].input; k++)
        if (!parameters[k].is_struct)
            text_add(out, "%s%s.shape[:-1]", k ? ", " : "",
                     flat_name(&dialect, parameters[k].name));
    text_add_string(out, ")\n");
}

void python_file(Text *out, const Kernel *kernel, Program *const *programs, int count)
{
    Text dof = {0};
    flat_head(out, &dialect, kernel, programs, count);
    text_add(&dof, "%d", programs[0]->n);
    template_fill(out, "python.in.py", &(Insertion){"dof", dof.data}, 1);
    if (kernel->params && programs[0]->params.count) {
        text_add_string(out, "\n\nPARAMS = ");
        flat_params(out, kernel, programs[0], "\"%s\": ");
        text_add_string(out, "\n");
    }
    for (int i = 0; i < count; i++)
        flat_function(out, &dialect, kernel, programs[i]);
    text_free(&dof);
}
