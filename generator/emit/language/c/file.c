/* file.c: the generated C file around the functions: head comment, prototypes, header. */
#include "emit/language/c/c.h"

#include <string.h>

/* ---- head ---- */

static void add_batch_note(Head *head, const Kernel *kernel, Program *const *programs, int count)
{
    const Style *style = &kernel->style;
    head_line(head, "");
    head_words(
        head,
        "Each function has a companion ..._batch for count states at once, whose arrays hold "
        "first one number of all states, then the next: q[j*count + i] is q[j] of state i, "
        "M[k*count + i] is M[k]%s. It works on %d states at a time where the compiler has "
        "vectors (gcc, clang; best with -O3 -march=native), else on one. Up to some hundred "
        "states a call stay in the cache.%s%s",
        style->rows ? "; and one ..._rows whose arrays hold one state after the other, as a "
                      "function's own do"
                    : "",
        style->lanes,
        style->each ? " Structs are arrays there, one a state: payload[i], params[i]." : "",
        step_program(programs, count, *style)
            ? " ..._step takes states on by h in time, in place: tau is held."
            : "");
}

static void add_head(Text *out, const Kernel *kernel, Program *const *programs, int count)
{
    static const CommentMarks marks = {"/* ", " * ", " */"};
    Head head = head_begin(out, &marks, kernel, programs, count, "straight-line C");
    head_operations(&head);
    head_notes(&head);
    if (kernel->selftest)
        emit_selftest_head(out, kernel, programs, count);
    if (kernel->style.lanes)
        add_batch_note(&head, kernel, programs, count);
    head_arrays(&head, real_name(kernel->style.real));
    head_glossary(&head);
    head_line(&head, "");
    head_words(&head,
               "Thread-safe: keeps no state, allocates nothing, has no branches. Outputs may "
               "not overlap inputs.");
    head_line(&head, "Compile: cc -std=c99 -O2 -c FILE.c, and link with -lm.");
    head_line(&head, "This file belongs to whoever generated it.");
    head_end(&head);
}

/* ---- declarations ---- */

static void add_structs(Text *out, const Kernel *kernel, Program *const *programs, int count)
{
    if (emit_struct(out, "payload", programs, count, kernel->style))
        text_add_string(out, "\n");
    if (emit_struct(out, "params", programs, count, kernel->style)) {
        emit_initialiser(out, kernel, programs[0]->params, programs[0]->n);
        text_add_string(out, "\n");
        if (kernel->constants) {
            emit_constants_prototype(out, kernel);
            text_add_string(out, ";\n\n");
        }
    }
}

static void add_prototypes(Text *out, const Kernel *kernel, Program *const *programs, int count)
{
    add_structs(out, kernel, programs, count);
    for (int i = 0; i < count; i++) {
        if (kernel->style.comments)
            text_add(out, "/* %s */\n", programs[i]->function->comment);
        emit_prototype(out, programs[i], kernel->style);
        text_add_string(out, ";\n");
    }
    emit_column_declarations(out, programs, count, kernel->style);
    if (kernel->selftest)
        emit_selftest_declarations(out, kernel, programs, count);
    if (!kernel->style.lanes)
        return;
    emit_batch_prototypes(out, programs, count, kernel->style);
}

static void add_dof(Text *out, const Kernel *kernel, Program *const *programs, int count)
{
    char name[64];
    in_capitals(name, kernel->style.prefix);
    text_add(out, "#define %s_DOF %d\n", name, programs[0]->n);
    if (programs[0]->positions != programs[0]->n)
        text_add(out, "#define %s_POSITIONS %d\n", name, programs[0]->positions);
    emit_column_counts(out, programs, count, kernel->style);
}

/* size_t, for batches. */
static void add_includes(Text *out, const Kernel *kernel)
{
    if (kernel->style.lanes)
        text_add_string(out, "#include <stddef.h>\n\n");
}

void emit_header(Text *out, const Kernel *kernel, Program *const *programs, int count)
{
    Text head = {0}, guard = {0}, dof = {0}, prototypes = {0};
    char name[64];
    in_capitals(name, kernel->style.prefix);
    if (kernel->style.comments)
        add_head(&head, kernel, programs, count);
    text_add(&guard, "#ifndef %s_DYN_H\n#define %s_DYN_H\n", name, name);
    add_includes(&dof, kernel);
    add_dof(&dof, kernel, programs, count);
    emit_joint_declarations(&prototypes, kernel, programs[0]->n);
    add_prototypes(&prototypes, kernel, programs, count);
    const Insertion insertions[] = {{"head", head.length ? head.data : ""},
                                    {"guard", guard.data},
                                    {"dof", dof.data},
                                    {"prototypes", prototypes.data}};
    template_fill(out, "kernel.in.h", insertions, COUNT(insertions));
    text_free(&head);
    text_free(&guard);
    text_free(&dof);
    text_free(&prototypes);
}

void emit_for_compiler(Text *out)
{
    template_fill(out, "gcc.in.c", NULL, 0);
}

/* For all functions, that of the constants among them. */
static void add_sincos(Text *out, const Kernel *kernel, Program *const *programs, int count)
{
    Program **all = memory_grow(NULL, sizeof *all * (size_t)(count + 1));
    memcpy(all, programs, sizeof *all * (size_t)count);
    all[count] = kernel->constants;
    emit_sincos(out, all, count + (kernel->constants != NULL), kernel->style);
    memory_free(all);
}

void emit_kernel(Text *out, const Kernel *kernel, Program *const *programs, int count)
{
    Text head = {0}, compiler = {0}, declarations = {0}, body = {0};
    emit_for_compiler(&compiler);
    if (kernel->style.comments)
        add_head(&head, kernel, programs, count);
    if (kernel->header_name) {
        text_add(&declarations, "#include \"%s\"\n", kernel->header_name);
    } else {
        add_includes(&declarations, kernel);
        add_dof(&declarations, kernel, programs, count);
        text_add_string(&declarations, "\n#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n");
        add_prototypes(&declarations, kernel, programs, count);
        text_add_string(&declarations, "\n#ifdef __cplusplus\n}\n#endif\n");
    }
    if (kernel->header_name)
        emit_joint_tables(&body, kernel, programs[0]->n);
    emit_column_values(&body, programs, count, kernel->style);
    add_sincos(&body, kernel, programs, count);
    if (kernel->constants)
        emit_constants(&body, kernel);
    for (int i = 0; i < count; i++) {
        if (i || kernel->constants)
            text_add_string(&body, "\n");
        emit_function(&body, programs[i], kernel->style);
    }
    if (kernel->style.lanes) {
        text_add_string(&body, "\n");
        emit_batches(&body, programs, count, kernel->style);
    }
    const Insertion insertions[] = {{"head", head.length ? head.data : ""},
                                    {"compiler", compiler.data},
                                    {"declarations", declarations.data},
                                    {"functions", body.data}};
    template_fill(out, "kernel.in.c", insertions, COUNT(insertions));
    if (kernel->selftest)
        emit_selftest(out, kernel, programs, count);
    text_free(&head);
    text_free(&compiler);
    text_free(&declarations);
    text_free(&body);
}
