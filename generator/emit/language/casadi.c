/* casadi.c: C with the interface of CasADi's external functions: each function with its sparsity,
   and its exact Jacobian as jac_NAME, so that casadi.external takes the compiled file as it is, and
   so do acados and others that know that interface (CasADi's user guide, "Generating C-code" and
   "User-defined function objects").

   Arrays are matrices in CasADi's order, compressed by columns: only what is not identically zero
   is stored. jac_NAME takes the inputs and then the outputs, which it does not need (no entries),
   and gives one matrix for each output and input, in the order of outputs. */
#include "emit/language/language.h"
#include "expression/derive.h"

#include <string.h>

typedef struct {
    const char *name;
    int rows, columns;
    const Expr *entries; /* row by row; NULL: all of them, or none */
    bool none;
} Matrix;

/* ---- the Jacobian, as a program ---- */

typedef struct {
    Function row;
    Program program;
} Slope;

static int dense_size(const Program *program, int output)
{
    return size_of(program->function->outputs[output].size, program_extent(program));
}

/* The element of an output, row by row as arrays are, that is number k column by column. */
static int by_columns(const Program *program, int output, int k)
{
    int dimension[MAX_DIMENSIONS];
    output_dimensions(program, output, dimension);
    int columns = dense_size(program, output) / dimension[0];
    return k % dimension[0] * columns + k / dimension[0];
}

/* Derivatives of all outputs by all inputs; NULL: they are too many arrays, or structs. */
static Slope *slope_of(Arena *arena, const Program *program)
{
    const Function *function = program->function;
    int inputs = function_input_count(function), outputs = function_output_count(function);
    int variable_count = 0, start = 0, k = 0;
    for (int i = 0; i < inputs; i++)
        if (is_struct(function->inputs[i]))
            return NULL;
        else
            variable_count += input_size(function->inputs[i], program_extent(program));
    if (inputs * outputs > MAX_OUTPUTS)
        return NULL;
    Slope *slope = arena_alloc(arena, sizeof *slope);
    Graph *before = graph_use(program->graph);
    Expr *variables = arena_array(arena, Expr, variable_count);
    Expr *jacobian = arena_array(arena, Expr, variable_count * program->output_count);
    Expr *ordered = arena_array(arena, Expr, variable_count * program->output_count),
         *next = ordered;
    for (int i = 0; i < inputs; i++)
        for (int e = 0; e < input_size(function->inputs[i], program_extent(program)); e++)
            variables[k++] = expr_input(function->inputs[i], e);
    graph_section("derivatives");
    derive_jacobian(program->outputs, program->output_count, variables, variable_count, jacobian);
    slope->row = *function;
    slope->row.c_name = arena_format(arena, "jac_%s", function->c_name);
    memset(slope->row.outputs, 0, sizeof slope->row.outputs);
    for (int o = 0; o < outputs; start += dense_size(program, o++))
        for (int i = 0, column = 0; i < inputs; i++) {
            int size = input_size(function->inputs[i], program_extent(program)),
                rows = dense_size(program, o);
            Output *output = &slope->row.outputs[o * inputs + i];
            output->name =
                arena_format(arena, "jac_%s_%s", function->outputs[o].name, function->inputs[i]);
            output->size = (Size){{rows, size}};
            for (int r = 0; r < rows; r++, next += size)
                memcpy(next,
                       jacobian + (start + by_columns(program, o, r)) * variable_count + column,
                       (size_t)size * sizeof *next);
            column += size;
        }
    slope->program = *program;
    slope->program.function = &slope->row;
    slope->program.outputs = ordered;
    slope->program.output_count = (int)(next - ordered);
    slope->program.ops = graph_count(program->graph, ordered, slope->program.output_count);
    graph_use(before);
    return slope;
}

/* ---- matrices ---- */

static bool is_there(const Matrix *matrix, int row, int column)
{
    return !matrix->none &&
           (!matrix->entries || expr_index(matrix->entries[row * matrix->columns + column]));
}

static void add_sparsity(Text *out, const Matrix *matrix)
{
    int count = 0;
    text_add(out, "{%d, %d, 0", matrix->rows, matrix->columns);
    for (int c = 0; c < matrix->columns; c++) {
        for (int r = 0; r < matrix->rows; r++)
            count += is_there(matrix, r, c);
        text_add(out, ", %d", count);
    }
    for (int c = 0; c < matrix->columns; c++)
        for (int r = 0; r < matrix->rows; r++)
            if (is_there(matrix, r, c))
                text_add(out, ", %d", r);
    text_add_string(out, "}");
}

/* A function about matrices: sparsity_in, name_out and the like. */
static void add_tables(Text *out, const char *name, const char *side, const Matrix *matrices,
                       int count)
{
    text_add(out, "\nCASADI_SYMBOL_EXPORT casadi_int %s_n_%s(void)\n{\n    return %d;\n}\n", name,
             side, count);
    text_add(out, "\nCASADI_SYMBOL_EXPORT const char *%s_name_%s(casadi_int i)\n{\n", name, side);
    text_add_string(out, "    switch (i) {\n");
    for (int k = 0; k < count; k++)
        text_add(out, "    case %d: return \"%s\";\n", k, matrices[k].name);
    text_add_string(out, "    default: return 0;\n    }\n}\n");
    text_add(out, "\nCASADI_SYMBOL_EXPORT const casadi_int *%s_sparsity_%s(casadi_int i)\n{\n",
             name, side);
    for (int k = 0; k < count; k++) {
        text_add(out, "    static const casadi_int of_%s[] = ", matrices[k].name);
        add_sparsity(out, &matrices[k]);
        text_add_string(out, ";\n");
    }
    text_add_string(out, "    switch (i) {\n");
    for (int k = 0; k < count; k++)
        text_add(out, "    case %d: return of_%s;\n", k, matrices[k].name);
    text_add_string(out, "    default: return 0;\n    }\n}\n");
}

/* ---- the call ---- */

static void add_call(Text *out, const char *name, const char *flat, const Program *program,
                     const Matrix *outputs, int output_count)
{
    const Function *function = program->function;
    int inputs = function_input_count(function), zeros = 0, room = 0;
    for (int i = 0; i < inputs; i++)
        if (input_size(function->inputs[i], program_extent(program)) > zeros)
            zeros = input_size(function->inputs[i], program_extent(program));
    text_add(out,
             "\nCASADI_SYMBOL_EXPORT int %s(const casadi_real **arg, casadi_real **res, casadi_int "
             "*iw,\n"
             "    casadi_real *w, int mem)\n{\n    (void)iw;\n    (void)mem;\n",
             name);
    text_add(
        out,
        "    for (int k = 0; k < %d; k++)\n        w[k] = 0.0; /* an input that is not given */\n",
        zeros);
    room = zeros;
    text_add(out, "    %s_%s(", flat, function->c_name);
    for (int i = 0; i < inputs; i++)
        text_add(out, "arg[%d] ? arg[%d] : w, ", i, i);
    for (int o = 0; o < output_count; o++) {
        text_add(out, "%sw + %d", o ? ", " : "", room);
        room += outputs[o].rows * outputs[o].columns;
    }
    text_add_string(out, ");\n");
    room = zeros;
    for (int o = 0; o < output_count; o++) {
        const Matrix *m = &outputs[o];
        int k = 0;
        text_add(out, "    if (res[%d]) {\n", o);
        for (int c = 0; c < m->columns; c++)
            for (int r = 0; r < m->rows; r++)
                if (is_there(m, r, c))
                    text_add(out, "        res[%d][%d] = w[%d];\n", o, k++,
                             room + r * m->columns + c);
        text_add_string(out, "    }\n");
        room += m->rows * m->columns;
    }
    text_add_string(out, "    return 0;\n}\n");
    text_add(out,
             "\nCASADI_SYMBOL_EXPORT int %s_work(casadi_int *sz_arg, casadi_int *sz_res, "
             "casadi_int *sz_iw,\n"
             "    casadi_int *sz_w)\n{\n"
             "    if (sz_arg) *sz_arg = %d;\n    if (sz_res) *sz_res = %d;\n"
             "    if (sz_iw) *sz_iw = 0;\n    if (sz_w) *sz_w = %d;\n    return 0;\n}\n",
             name, 2 * inputs + output_count, output_count, room);
}

static int add_inputs(const Program *program, Matrix *matrices)
{
    int count = function_input_count(program->function);
    for (int i = 0; i < count; i++)
        matrices[i] =
            (Matrix){.name = program->function->inputs[i],
                     .rows = input_size(program->function->inputs[i], program_extent(program)),
                     .columns = 1};
    return count;
}

/* Each output as a matrix: what has more than two dimensions, with all but the first in a row. */
static int add_outputs(const Program *program, Matrix *matrices)
{
    int count = function_output_count(program->function), start = 0;
    for (int k = 0; k < count; k++) {
        int dimension[MAX_DIMENSIONS], size = dense_size(program, k);
        output_dimensions(program, k, dimension);
        matrices[k] = (Matrix){.name = program->function->outputs[k].name,
                               .rows = dimension[0],
                               .columns = size / dimension[0],
                               .entries = program->outputs + start};
        start += size;
    }
    return count;
}

static void add_function(Text *out, Arena *arena, const Kernel *kernel, const char *flat,
                         const Program *program, const Program *of)
{
    const char *name = arena_format(arena, "%s%s_%s", of ? "jac_" : "", kernel->style.prefix,
                                    (of ? of : program)->function->c_name);
    Matrix inputs[MAX_INPUTS + MAX_OUTPUTS], outputs[MAX_OUTPUTS];
    int output_count = add_outputs(program, outputs), input_count = add_inputs(program, inputs);
    if (of) { /* the nominal outputs: not needed */
        int more = add_outputs(of, inputs + input_count);
        for (int k = input_count; k < input_count + more; k++) {
            inputs[k].name = arena_format(arena, "out_%s", inputs[k].name);
            inputs[k].none = true;
        }
        input_count += more;
    }
    Style style = kernel->style;
    style.prefix = flat;
    text_add_string(out, "\n");
    emit_function(out, program, style);
    add_call(out, name, flat, program, outputs, output_count);
    add_tables(out, name, "in", inputs, input_count);
    add_tables(out, name, "out", outputs, output_count);
    template_fill(out, "casadi_life.in.c", &(Insertion){"name", name}, 1);
}

void casadi_file(Text *out, const Kernel *kernel, Program *const *programs, int count)
{
    static const CommentMarks marks = {"/* ", " * ", " */"};
    Arena *arena = arena_new();
    Program **all = arena_array(arena, Program *, 2 * count);
    const char *flat = arena_format(arena, "%s_flat", kernel->style.prefix);
    Text head = {0}, compiler = {0}, declarations = {0}, body = {0};
    int total = 0;
    Head words = head_begin(&head, &marks, kernel, programs, count, "CasADi external functions");
    head_operations(&words);
    head_notes(&words);
    head_arrays(&words, "double");
    head_line(&words, "");
    head_words(&words,
               "Compile: cc -O2 -fPIC -shared FILE.c -o FILE.so -lm; then in Python: f = "
               "casadi.external(\"%s_%s\", \"./FILE.so\"). Matrices are sparse; Jacobians are "
               "exact.",
               kernel->style.prefix, programs[0]->function->c_name);
    head_line(&words, "This file belongs to whoever generated it.");
    head_end(&words);
    emit_for_compiler(&compiler);
    template_fill(&declarations, "casadi.in.c", NULL, 0);
    for (int i = 0; i < count; i++) {
        Slope *slope = slope_of(arena, programs[i]);
        if (function_takes(programs[i]->function, "payload") ||
            function_takes(programs[i]->function, "params"))
            fail_input(
                "--style casadi: %s with a payload or open parameters has no place in CasADi's "
                "interface; leave out --payload and --keep",
                programs[i]->function->name);
        all[total++] = programs[i];
        if (slope)
            all[total++] = &slope->program;
    }
    emit_sincos(&body, all, total, kernel->style);
    for (int i = 0; i < total; i++)
        add_function(&body, arena, kernel, flat, all[i],
                     strncmp(all[i]->function->c_name, "jac_", 4) == 0 ? all[i - 1] : NULL);
    text_add_string(&body, "\n#ifdef __cplusplus\n}\n#endif\n");
    const Insertion insertions[] = {{"head", head.data},
                                    {"compiler", compiler.data},
                                    {"declarations", declarations.data},
                                    {"functions", body.data}};
    template_fill(out, "kernel.in.c", insertions, COUNT(insertions));
    text_free(&head);
    text_free(&compiler);
    text_free(&declarations);
    text_free(&body);
    arena_free(arena);
}
