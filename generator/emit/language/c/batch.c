/* batch.c: beside each function one for many states at once, NAME_batch, whose arrays hold one
   number of all states, then the next: q[j*count + i] is joint j of state i; and NAME_rows, whose
   arrays hold one state after the other: q[i*n + j]. Blocks of as many states as there are lanes
   go through vectors of the compiler's (GCC's and clang's vector_size, lanes.c). What remains, or
   all where the compiler has no vectors, goes through the scalar function one by one. */
#include "emit/language/c/c.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

const char *batch_restrict(Arena *arena, Style style)
{
    char capitals[64];
    in_capitals(capitals, style.prefix);
    return arena_format(arena, "%s_RESTRICT ", capitals);
}

void batch_begin(Text *line, const char *function, const char *suffix, Style style)
{
    text_add(line, "void %s_%s%s(size_t count, ", style.prefix, function, suffix);
}

static void write_prototype(Text *out, const Program *program, const char *suffix, Style style)
{
    Arena *arena = arena_new();
    Text line = {0};
    batch_begin(&line, program->function->c_name, suffix, style);
    c_parameters(&line, program, style,
                 &(ParameterList){.form = AS_POINTER, .qualifier = batch_restrict(arena, style)});
    c_close(&line, ")");
    emit_broken(out, line.data);
    text_free(&line);
    arena_free(arena);
}

void emit_batch_declarations(Text *out, Style style)
{
    char name[80];
    in_capitals(name, style.prefix);
    text_add(out,
             "#ifdef __cplusplus\n#define %s_RESTRICT __restrict\n#else\n#define %s_RESTRICT "
             "restrict\n#endif\n",
             name, name);
}

void emit_batch_prototypes(Text *out, Program *const *programs, int count, Style style)
{
    if (style.comments)
        text_add(out, "\n/* the same for many states: q[j*count + i] is q[j] of state i%s */\n",
                 style.rows ? "; in ..._rows q[i*n + j]" : "");
    emit_batch_declarations(out, style);
    for (int i = 0; i < count; i++) {
        write_prototype(out, programs[i], "_batch", style);
        text_add_string(out, ";\n");
    }
    for (int i = 0; i < count && style.rows; i++) {
        write_prototype(out, programs[i], "_rows", style);
        text_add_string(out, ";\n");
    }
    const Program *moving = step_program(programs, count, style);
    if (moving)
        step_prototypes(out, moving, style);
}

/* ---- all states ---- */

static void add_call(Text *out, const Program *program, Style style, const char *suffix,
                     const ParameterList *list, const char *end)
{
    Text statement = {0};
    text_add(&statement, "%s_%s%s(", style.prefix, program->function->c_name, suffix);
    c_parameters(&statement, program, style, list);
    c_close(&statement, end);
    emit_wrapped(out, statement.data);
    text_free(&statement);
}

static void write_batch(Text *out, const Program *program, Style style, const char *guard)
{
    const char *structs = style.each ? " + i" : "";
    const ParameterList block = {.form = BY_NAME, .behind = " + i", .structs = structs};
    const ParameterList one = {
        .form = BY_NAME, .input = "one_", .output = "one_", .structs = structs};
    Parameter parameters[MAX_PARAMETERS];
    int count = parameters_of(program->function, program_extent(program), parameters);
    Text gather = {0}, scatter = {0};
    for (int k = 0; k < count; k++) {
        const Parameter *p = &parameters[k];
        if (p->is_struct)
            continue;
        text_add(&gather, "        %s one_%s[%d];\n", real_name(style.real), p->name, p->size);
        if (p->input)
            text_add(&gather, "        %s_gather(one_%s, %s + i, %d, count);\n", style.prefix,
                     p->name, p->name, p->size);
        else
            text_add(&scatter, "        %s_scatter(%s + i, one_%s, %d, count);\n", style.prefix,
                     p->name, p->name, p->size);
    }
    write_prototype(out, program, "_batch", style);
    text_add(out, "\n{\n    size_t i = 0;\n#ifdef %s\n    for (; count - i >= %s; i += %s)\n    ",
             guard, guard, guard);
    add_call(out, program, style, "_lanes", &block, ", count);");
    text_add(out, "#endif\n    for (; i < count; i++) {\n%s    ", gather.data);
    add_call(out, program, style, "", &one, ");");
    text_add(out, "%s    }\n}\n", scatter.data);
    text_free(&gather);
    text_free(&scatter);
}

/* Rows of a block become columns on the way in, and rows again on the way out. */
static void write_rows(Text *out, const Program *program, Style style, const char *guard)
{
    const char *structs = style.each ? " + i" : "";
    bool single = style.real == REAL_FLOAT;
    const ParameterList block = {.form = BY_NAME,
                                 .input = single ? "(const float *)some_" : "(const double *)some_",
                                 .output = single ? "(float *)some_" : "(double *)some_",
                                 .structs = structs};
    const ParameterList one = {.form = BY_NAME, .rows = true, .structs = structs};
    Parameter parameters[MAX_PARAMETERS];
    int count = parameters_of(program->function, program_extent(program), parameters);
    Text gather = {0}, scatter = {0};
    for (int k = 0; k < count; k++) {
        const Parameter *p = &parameters[k];
        if (p->is_struct)
            continue;
        const char *real = real_name(style.real);
        text_add(&gather, "        %s_lanes some_%s[%d];\n", style.prefix, p->name, p->size);
        if (p->input)
            text_add(&gather, "        %s_lanes_load((%s *)some_%s, %s + i*%d, %d, 1, %d);\n",
                     style.prefix, real, p->name, p->name, p->size, p->size, p->size);
        else
            text_add(&scatter,
                     "        %s_lanes_store(%s + i*%d, (const %s *)some_%s, %d, 1, %d);\n",
                     style.prefix, p->name, p->size, real, p->name, p->size, p->size);
    }
    write_prototype(out, program, "_rows", style);
    text_add(out,
             "\n{\n    size_t i = 0;\n#ifdef %s\n    for (; count - i >= %s; i += %s) {\n%s    ",
             guard, guard, guard, gather.data);
    text_add(&scatter, "    }\n#endif\n    for (; i < count; i++)\n    ");
    Text lanes = {0};
    text_add(&lanes, ", %s);", guard);
    add_call(out, program, style, "_lanes", &block, lanes.data);
    text_add_string(out, scatter.data);
    add_call(out, program, style, "", &one, ");");
    text_add_string(out, "}\n");
    text_free(&lanes);
    text_free(&gather);
    text_free(&scatter);
}

static bool takes(const Program *program, Op op)
{
    bool *live = graph_live(program->graph, program->outputs, program->output_count), found = false;
    for (uint32_t i = 0; i < program->graph->node_count; i++)
        found = found || (live[i] && program->graph->nodes[i].op == op);
    memory_free(live);
    return found;
}

/* What all batches of a file need: types and macros of vectors. */
static void add_common(Text *out, const char *capitals, Style style, bool roots, bool exponentials,
                       bool moves)
{
    Arena *arena = arena_new();
    bool single = style.real == REAL_FLOAT;
    int bytes = single ? 4 : 8;
    const char *from = "", *to = "";
    for (int i = 0; i < style.lanes; i++) {
        from = arena_format(arena, "%s            from[%d*state]%s\n", from, i,
                            i + 1 < style.lanes ? "," : "");
        to = arena_format(arena, "%s        to[%d*state] = lanes[%d];\n", to, i, i);
    }
    const Insertion insertions[] = {
        {"PREFIX", capitals},
        {"prefix", style.prefix},
        {"real", real_name(style.real)},
        {"bits", single ? "int" : "long long"},
        {"not_sign", single ? "0x7fffffff" : "0x7fffffffffffffffLL"},
        {"square_root", single ? "sqrtf" : "sqrt"},
        {"exponential", single ? "expf" : "exp"},
        {"lanes", arena_format(arena, "%d", style.lanes)},
        {"lanes_from", from},
        {"lanes_to", to},
        {"bytes", arena_format(arena, "%d", style.lanes * bytes)},
        {"width", arena_format(arena, "%d", style.lanes * bytes * 8)},
        {"alignment", arena_format(arena, "%d", bytes)},
    };
    Text text = {0};
    template_fill(&text, "batch.in.c", insertions, COUNT(insertions));
    if (roots) {
        text_add_string(&text, "\n");
        template_fill(&text, "lanes_sqrt.in.c", insertions, COUNT(insertions));
    }
    if (exponentials) {
        text_add_string(&text, "\n");
        template_fill(&text, "lanes_exp.in.c", insertions, COUNT(insertions));
    }
    if (moves) {
        text_add_string(&text, "\n");
        template_fill(&text, "lanes_move.in.c", insertions, COUNT(insertions));
    }
    if (style.comments)
        text_add_string(out, text.data);
    else
        add_without_comments(out, text.data);
    text_free(&text);
    arena_free(arena);
}

/* The scalar text with another type and another absolute value. */
static void add_sincos(Text *out, const char *guard, const char *type, const char *capitals,
                       const bool *widths, Style style)
{
    Arena *arena = arena_new();
    bool single = style.real == REAL_FLOAT;
    const Word words[] = {{real_name(style.real), type},
                          {single ? "fabsf" : "fabs", arena_format(arena, "%s_ABS", capitals)}};
    Text scalar = {0}, core = {0};
    add_without_comments(&scalar, sincos_core(arena, style.real));
    add_renamed(&core, scalar.data, words, COUNT(words));
    for (int m = 1; m <= TOGETHER; m++)
        if (widths[m]) {
            text_add(out, "\n#ifdef %s\n", guard);
            lanes_sincos(out, core.data, type, capitals, style.lanes * (single ? 4 : 8), m);
            text_add_string(out, "#endif\n");
        }
    text_free(&scalar);
    text_free(&core);
    arena_free(arena);
}

void emit_batches(Text *out, Program *const *programs, int count, Style style)
{
    Arena *arena = arena_new();
    bool roots = false, exponentials = false, widths[TOGETHER + 1] = {false};
    char capitals[64];
    in_capitals(capitals, style.prefix);
    const char *guard = arena_format(arena, "%s_LANES", capitals);
    for (int k = 0; k < count; k++) {
        roots = roots || takes(programs[k], OP_SQRT);
        exponentials = exponentials || takes(programs[k], OP_EXP);
    }
    const Program *moving = step_program(programs, count, style);
    add_common(out, capitals, style, roots, exponentials, style.rows || style.each || moving);
    Text batches = {0};
    for (int k = 0; k < count; k++) {
        text_add(&batches, "\n#ifdef %s\n", guard);
        lanes_write(&batches, programs[k], style, widths);
        text_add_string(&batches, "#endif\n\n");
        write_batch(&batches, programs[k], style, guard);
        if (style.rows) {
            text_add_string(&batches, "\n");
            write_rows(&batches, programs[k], style, guard);
        }
    }
    add_sincos(out, guard, arena_format(arena, "%s_lanes", style.prefix), capitals, widths, style);
    text_add_string(out, batches.data);
    if (moving)
        step_write(out, moving, style);
    text_free(&batches);
    arena_free(arena);
}
