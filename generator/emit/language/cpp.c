/* cpp.c: C++: the C source as it is, and a header that declares it and has overloads in a namespace
   of the prefix's name: std::array in and out, and Eigen's vectors and matrices where Eigen is
   there. They call the C functions and are inline, so that results are the same bit by bit. */
#include "emit/language/language.h"

#include <ctype.h>
#include <string.h>

typedef struct {
    const char *real;
    const Kernel *kernel;
    const Program *program;
    Parameter parameters[MAX_PARAMETERS];
    int count;
} Overload;

enum { IN_ARRAYS, IN_EIGEN };

/* The type of an array, in one of both worlds; matrices lie row by row. */
static void add_type(Text *out, const Overload *overload, int k, int world)
{
    const Parameter *p = &overload->parameters[k];
    int dimension[MAX_DIMENSIONS], count = 1, inputs = 0;
    while (inputs < overload->count && overload->parameters[inputs].input)
        inputs++;
    if (!p->input)
        count = output_dimensions(overload->program, k - inputs, dimension);
    if (world == IN_ARRAYS)
        text_add(out, "std::array<%s, %d>", overload->real, p->size);
    else if (count > 1)
        text_add(out, "Eigen::Matrix<%s, %d, %d, Eigen::RowMajor>", overload->real,
                 p->size / dimension[count - 1], dimension[count - 1]);
    else
        text_add(out, "Eigen::Matrix<%s, %d, 1>", overload->real, p->size);
}

static void add_result_type(Text *out, const Overload *overload, int world)
{
    const char *name = overload->program->function->c_name;
    int outputs = function_output_count(overload->program->function);
    if (outputs == 1)
        add_type(out, overload, overload->count - 1, world);
    else
        text_add(out, "%s_%s", name, world == IN_ARRAYS ? "arrays" : "matrices");
}

/* Several results are members of a struct. */
static void add_result_struct(Text *out, const Overload *overload, int world)
{
    if (function_output_count(overload->program->function) == 1)
        return;
    text_add(out, "struct ");
    add_result_type(out, overload, world);
    text_add_string(out, " {\n");
    for (int k = 0; k < overload->count; k++)
        if (!overload->parameters[k].input) {
            text_add_string(out, "    ");
            add_type(out, overload, k, world);
            text_add(out, " %s;\n", overload->parameters[k].name);
        }
    text_add_string(out, "};\n");
}

static void add_overload(Text *out, const Overload *overload, int world)
{
    const Function *function = overload->program->function;
    const char *prefix = overload->kernel->style.prefix;
    bool one = function_output_count(function) == 1;
    if (overload->kernel->style.comments)
        text_add(out, "/* %s */\n", function->comment);
    add_result_struct(out, overload, world);
    text_add_string(out, "inline ");
    add_result_type(out, overload, world);
    text_add(out, " %s(", function->c_name);
    for (int k = 0; k < overload->count && overload->parameters[k].input; k++) {
        const Parameter *p = &overload->parameters[k];
        text_add_string(out, k ? ", " : "");
        if (p->is_struct) {
            text_add(out, "const %s_%s &%s", prefix, p->name, p->name);
            continue;
        }
        text_add_string(out, world == IN_EIGEN ? "const Eigen::Ref<const " : "const ");
        add_type(out, overload, k, world);
        text_add(out, "%s &%s", world == IN_EIGEN ? ">" : "", p->name);
    }
    text_add_string(out, ")\n{\n    ");
    add_result_type(out, overload, world);
    text_add(out, " result;\n    %s_%s(", prefix, function->c_name);
    for (int k = 0; k < overload->count; k++) {
        const Parameter *p = &overload->parameters[k];
        text_add_string(out, k ? ", " : "");
        if (p->is_struct)
            text_add(out, "&%s", p->name);
        else if (p->input)
            text_add(out, "%s.data()", p->name);
        else
            text_add(out, "result%s%s.data()", one ? "" : ".", one ? "" : p->name);
    }
    text_add_string(out, ");\n    return result;\n}\n");
}

static void add_overloads(Text *out, const Kernel *kernel, Program *const *programs, int count,
                          int world)
{
    for (int i = 0; i < count; i++) {
        Overload overload = {.real = kernel->style.real == REAL_FLOAT ? "float" : "double",
                             .kernel = kernel,
                             .program = programs[i]};
        overload.count =
            parameters_of(programs[i]->function, program_extent(programs[i]), overload.parameters);
        text_add_string(out, "\n");
        add_overload(out, &overload, world);
    }
}

void cpp_header(Text *out, const Kernel *kernel, Program *const *programs, int count)
{
    Text capitals = {0}, dof = {0}, positions = {0}, arrays = {0}, matrices = {0};
    for (const char *c = kernel->style.prefix; *c; c++)
        text_add(&capitals, "%c", toupper((unsigned char)*c));
    text_add(&dof, "%d", programs[0]->n);
    text_add(&positions, "%d", programs[0]->positions);
    add_overloads(&arrays, kernel, programs, count, IN_ARRAYS);
    add_overloads(&matrices, kernel, programs, count, IN_EIGEN);
    emit_header(out, kernel, programs, count);
    const Insertion insertions[] = {{"CAPITALS", capitals.data}, {"prefix", kernel->style.prefix},
                                    {"dof", dof.data},           {"positions", positions.data},
                                    {"arrays", arrays.data},     {"matrices", matrices.data}};
    template_fill(out, "cpp.in.hpp", insertions, COUNT(insertions));
    text_free(&capitals);
    text_free(&dof);
    text_free(&positions);
    text_free(&arrays);
    text_free(&matrices);
}
