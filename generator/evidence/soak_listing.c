/* soak_listing.c: the equations of emit --style z-table, compiled: the same bits as the C code with
   libm's sine and cosine. */
#include "evidence/soak.h"

#include <string.h>

/* q1, u2: the listing's inputs, as variables. Its names for rates and accelerations are Nie's. */
static void add_inputs(Text *out, const Function *function, Extent extent)
{
    static const struct {
        const char *array, *listed;
    } symbols[] = {{"qd", "u"}, {"qdd", "ud"}};
    for (int k = 0; k < function_input_count(function); k++) {
        const char *name = function->inputs[k];
        for (size_t i = 0; i < COUNT(symbols); i++)
            if (strcmp(symbols[i].array, name) == 0)
                name = symbols[i].listed;
        for (int i = 0; i < input_size(function->inputs[k], extent); i++)
            text_add(out, "const double %s%d = in%d[%d];\n", name, i + 1, k, i);
    }
}

/* Each equation becomes a declaration; the last ones are the results. */
static void add_equations(Text *out, const char *listing, int results)
{
    int total = 0, number = 0;
    for (const char *line = listing; *line; line = strchr(line, '\n') + 1)
        total += *line != '#' && *line != '\n';
    for (const char *line = listing; *line; line = strchr(line, '\n') + 1) {
        size_t end = strcspn(line, "#\n"), name = strcspn(line, " =\n");
        if (*line == '#' || *line == '\n')
            continue;
        text_add(out, "const double %.*s;\n", (int)end, line);
        if (++number > total - results)
            text_add(out, "out[%d] = %.*s;\n", number - (total - results) - 1, (int)name, line);
    }
}

/* The program in C, with libm's sine and cosine, which a script has too; and its equations. */
static Jit *compile_both(Soak *soak, const Trial *trial)
{
    const Function *called = trial->program->function;
    Text listing = {0}, source = {0};
    emit_ztable(&listing, trial->program, false);
    text_add_string(&source, "#include <math.h>\n");
    emit_function(
        &source, trial->program,
        (Style){.prefix = "plain", .comments = soak->choice.comments, .sincos = SINCOS_LIBM});
    text_add_string(&source, "void listed(");
    for (int k = 0; k < function_input_count(called); k++)
        text_add(&source, "const double *in%d, ", k);
    text_add_string(&source, "double *out)\n{\n");
    add_inputs(&source, called, robot_extent(soak->robot));
    add_equations(&source, listing.data, trial->program->output_count);
    text_add_string(&source, "}\n");
    Jit *jit = jit_compile(jit_default(), source.data, NULL);
    text_free(&listing);
    text_free(&source);
    return jit;
}

void soak_listing(Soak *soak, const Trial *trial)
{
    const Function *called = trial->program->function;
    int size = trial->program->output_count, inputs = function_input_count(called);
    if (function_takes(called, "payload") || function_takes(called, "params") ||
        trial->part_count > 1)
        return; /* structs have no listing that is a script; nor has a name twice */
    soak_doing(soak, "listing %s", trial->name);
    Jit *jit = compile_both(soak, trial);
    void *plain = jit_symbol(jit, arena_format(soak->arena, "plain_%s", called->c_name));
    void *listed = jit_symbol(jit, "listed");
    double *expected = arena_array(soak->arena, double, size);
    double *found = arena_array(soak->arena, double, size);
    soak->outcome->programs += 2;
    for (int s = 0; s < SOAK_STATES; s++) {
        const double *in[MAX_INPUTS];
        for (int k = 0; k < inputs; k++)
            in[k] = soak_input(soak, called->inputs[k], s);
        soak_call(soak, plain, trial, s, expected);
        jit_call(listed, in, inputs, &found, 1);
        soak->outcome->comparisons += size;
        for (int i = 0; i < size; i++)
            if (expected[i] != found[i] && expected[i] == expected[i])
                soak_fail(soak, "z-table", "%s: result %d is %.17g by the z-table, %.17g by the C",
                          trial->name, i + 1, found[i], expected[i]);
    }
    jit_free(jit);
}
