/* mex.c: MATLAB and Octave by the C code: a MEX source a function, and an S-function for Simulink.
   Each file has the C function in it and the gateway around it (templates/mex.in.c,
   templates/sfunction.in.c). */
#include "emit/language/language.h"

#include <string.h>

static void add_sizes(Text *out, const char *name, const Parameter *parameters, int count,
                      bool inputs)
{
    text_add(out, "static const size_t %s[] = {", name);
    for (int k = 0; k < count; k++)
        if (parameters[k].input == inputs)
            text_add(out, "%d, ", parameters[k].is_struct ? 0 : parameters[k].size);
    text_add_string(out, "0};\n");
}

static int inputs_of(const Parameter *parameters, int count)
{
    int inputs = 0;
    for (int k = 0; k < count; k++)
        inputs += parameters[k].input;
    return inputs;
}

/* Fields of MATLAB's struct into C's. */
static void add_struct(Text *out, const Kernel *kernel, const Program *program, int k,
                       const char *name)
{
    Members members = struct_members(name, program->params);
    const char *prefix = kernel->style.prefix;
    text_add(out, "    %s_%s %s;\n", prefix, name, name);
    for (int m = 0; m < members.count; m++) {
        const Member *member = &members.item[m];
        if (strcmp(member->name, "derived") == 0 || member_size(member, program->n) == 0)
            continue;
        text_add(out, "    take_field(prhs[%d], \"%s\", %s%s.%s, %d);\n", k, member->name,
                 member_is_array(member) ? "" : "&", name, member->name,
                 member_size(member, program->n));
    }
    if (strcmp(name, "params") == 0 && kernel->constants)
        text_add(out, "    %s_constants(&params);\n", prefix);
}

static void add_gateway(Text *out, const Kernel *kernel, const Program *program)
{
    Parameter parameters[MAX_PARAMETERS];
    int count = parameters_of(program->function, program_extent(program), parameters);
    int inputs = inputs_of(parameters, count);
    Text tables = {0}, body = {0}, call = {0}, numbers[2] = {{0}, {0}};
    text_add_string(&tables, "static const char *const names[] = {");
    for (int k = 0; k < inputs; k++)
        text_add(&tables, "\"%s\", ", parameters[k].name);
    text_add_string(&tables, "0};\n");
    add_sizes(&tables, "sizes", parameters, count, true);
    text_add_string(&tables, "static const mwSize dimensions[][3] = {\n");
    for (int k = inputs; k < count; k++) {
        int dimension[MAX_DIMENSIONS] = {0},
            used = output_dimensions(program, k - inputs, dimension);
        text_add(&tables, "    {%d, %d, %d},\n", dimension[0], used > 1 ? dimension[1] : 1,
                 used > 2 ? dimension[2] : 1);
    }
    text_add_string(&tables, "};\n");
    text_add(&call, "%s_%s(", kernel->style.prefix, program->function->c_name);
    for (int k = 0; k < inputs; k++) {
        text_add_string(&call, k ? ", " : "");
        if (parameters[k].is_struct) {
            add_struct(&body, kernel, program, k, parameters[k].name);
            text_add(&call, "&%s", parameters[k].name);
        } else {
            text_add(&body, "    const double *%s = take_array(prhs, %d);\n", parameters[k].name,
                     k);
            text_add_string(&call, parameters[k].name);
        }
    }
    for (int k = inputs; k < count; k++) {
        text_add(&body, "    double out_%s[%d];\n", parameters[k].name, parameters[k].size);
        text_add(&call, ", out_%s", parameters[k].name);
    }
    text_add(&body, "    %s);\n", call.data);
    for (int k = inputs; k < count; k++)
        text_add(&body, "    give_array(nlhs, plhs, %d, out_%s);\n", k - inputs,
                 parameters[k].name);
    text_add(&numbers[0], "%d", inputs);
    text_add(&numbers[1], "%d", count - inputs);
    const Insertion insertions[] = {
        {"tables", tables.data},        {"body", body.data},
        {"name", kernel->style.prefix}, {"function", program->function->c_name},
        {"inputs", numbers[0].data},    {"outputs", numbers[1].data}};
    template_fill(out, "mex.in.c", insertions, COUNT(insertions));
    text_free(&tables);
    text_free(&body);
    text_free(&call);
    text_free(&numbers[0]);
    text_free(&numbers[1]);
}

void mex_file(Text *out, const Kernel *kernel, Program *const *programs, int count)
{
    if (count != 1)
        fail_input("--language mex: a file a function; give -o DIR, or one of --functions");
    emit_kernel(out, kernel, programs, count);
    add_gateway(out, kernel, programs[0]);
}

/* ---- Simulink ---- */

void sfunction_file(Text *out, const Kernel *kernel, Program *const *programs, int count)
{
    if (count != 1)
        fail_input("--language s-function: a file a function; give -o DIR, or one of --functions");
    const Program *program = programs[0];
    Parameter parameters[MAX_PARAMETERS];
    int total = parameters_of(program->function, program_extent(program), parameters);
    int inputs = inputs_of(parameters, total);
    Text tables = {0}, call = {0}, numbers[2] = {{0}, {0}};
    add_sizes(&tables, "input_sizes", parameters, total, true);
    add_sizes(&tables, "output_sizes", parameters, total, false);
    text_add(&call, "    %s_%s(", kernel->style.prefix, program->function->c_name);
    for (int k = 0; k < total; k++) {
        if (parameters[k].is_struct)
            fail_input("--language s-function: a payload or open parameters have no port; leave "
                       "out --payload and --keep");
        if (parameters[k].input)
            text_add(&call, "%sssGetInputPortRealSignal(S, %d)", k ? ", " : "", k);
        else
            text_add(&call, ", ssGetOutputPortRealSignal(S, %d)", k - inputs);
    }
    text_add_string(&call, ");\n");
    text_add(&numbers[0], "%d", inputs);
    text_add(&numbers[1], "%d", total - inputs);
    const Insertion before[] = {{"name", kernel->style.prefix},
                                {"function", program->function->c_name}};
    template_fill(out, "sfunction_head.in.c", before, COUNT(before));
    emit_kernel(out, kernel, programs, count);
    const Insertion insertions[] = {{"tables", tables.data},
                                    {"call", call.data},
                                    {"inputs", numbers[0].data},
                                    {"outputs", numbers[1].data}};
    template_fill(out, "sfunction.in.c", insertions, COUNT(insertions));
    text_free(&tables);
    text_free(&call);
    text_free(&numbers[0]);
    text_free(&numbers[1]);
}
