/* step.c: many states on by one step in time, in place: NAME_step_batch(count, h, q, qd, tau), for
   simulating many arms at once. Forward dynamics is called for blocks of states in vectors, and for
   what remains one by one; the steps between are the same text with another type. */
#include "emit/language/c/c.h"

#include <string.h>

const Program *step_program(Program *const *programs, int count, Style style)
{
    for (int k = 0; k < count && style.lanes && style.step; k++)
        if (strcmp(programs[k]->function->c_name, "forward_dynamics") == 0 &&
            function_output_count(programs[k]->function) == 1) /* loops would open on the way */
            return programs[k];
    return NULL;
}

/* ---- one state, or one block of them ---- */

static void add_structs(Text *out, const Program *program, Style style, bool declare,
                        const char *behind)
{
    const Function *function = program->function;
    for (int k = 0; k < function_input_count(function); k++) {
        const char *input = function->inputs[k];
        if (is_struct(input) && declare)
            text_add(out, ", const %s_%s *%s", style.prefix, input, input);
        else if (is_struct(input))
            text_add(out, ", %s%s", input, behind);
    }
}

/* Accelerations for positions p and velocities v. */
static const char *call(Arena *arena, const Program *program, Style style, bool lanes,
                        const char *p, const char *v, const char *a)
{
    const char *real = real_name(style.real);
    const char *in = lanes ? arena_format(arena, "(const %s *)", real) : "";
    const char *to = lanes ? arena_format(arena, "(%s *)", real) : "";
    Text statement = {0}, structs = {0}, wrapped = {0};
    add_structs(&structs, program, style, false, "");
    text_add(&statement, "%s_forward_dynamics%s(%s%s, %s%s, %stau%s, %s%s", style.prefix,
             lanes ? "_lanes" : "", in, p, in, v, in, structs.length ? structs.data : "", to, a);
    if (lanes)
        text_add(&statement, ", sizeof *q / sizeof(%s)", real);
    text_add_string(&statement, ");");
    emit_wrapped(&wrapped, statement.data);
    const char *text = arena_copy(arena, wrapped.data);
    text_free(&statement);
    text_free(&structs);
    text_free(&wrapped);
    return text;
}

static void write_kind(Text *out, const Program *program, Style style, bool lanes)
{
    Arena *arena = arena_new();
    bool single = style.real == REAL_FLOAT;
    const char *type =
        lanes ? arena_format(arena, "%s_lanes", style.prefix) : real_name(style.real);
    Text line = {0}, prototype = {0};
    char capitals[64];
    in_capitals(capitals, style.prefix);
    text_add(&line, "static void %s_step_%s(%s h, %s *q, %s *qd, const %s *tau", style.prefix,
             lanes ? "lanes" : "one", real_name(style.real), type, type, type);
    add_structs(&line, program, style, true, "");
    text_add_string(&line, ")");
    emit_broken(&prototype, line.data);
    text_add_string(&prototype, "\n");
    const Insertion insertions[] = {
        {"prototype", prototype.data},
        {"real", real_name(style.real)},
        {"type", type},
        {"n", arena_format(arena, "%d", program->n)},
        {"half", single ? "0.5f" : "0.5"},
        {"two", single ? "2.0f" : "2.0"},
        {"six", single ? "6.0f" : "6.0"},
        {"first", call(arena, program, style, lanes, "q", "qd", "a1")},
        {"second", call(arena, program, style, lanes, "p", "v2", "a2")},
        {"third", call(arena, program, style, lanes, "p", "v3", "a3")},
        {"fourth", call(arena, program, style, lanes, "p", "v4", "a4")},
    };
    text_add(out, lanes ? "\n#ifdef %s_LANES\n%s_WIDE\n" : "\n", capitals, capitals);
    template_fill(out, style.step == STEP_EULER ? "step_euler.in.c" : "step_rk4.in.c", insertions,
                  COUNT(insertions));
    text_add_string(out, lanes ? "#endif\n" : "");
    text_free(&line);
    text_free(&prototype);
    arena_free(arena);
}

/* ---- all states ---- */

static void write_prototype(Text *out, const Program *program, Style style, bool rows)
{
    Arena *arena = arena_new();
    const char *real = real_name(style.real), *qualifier = batch_restrict(arena, style);
    Text line = {0};
    batch_begin(&line, "step", rows ? "_rows" : "_batch", style);
    text_add(&line, "%s h, %s *%sq, %s *%sqd, const %s *%stau", real, real, qualifier, real,
             qualifier, real, qualifier);
    add_structs(&line, program, style, true, "");
    text_add_string(&line, ")");
    emit_broken(out, line.data);
    text_free(&line);
    arena_free(arena);
}

void step_prototypes(Text *out, const Program *program, Style style)
{
    if (style.comments)
        text_add(out, "/* states on by a step h in time, in place, by %s */\n",
                 style.step == STEP_EULER ? "Euler's semi-implicit rule"
                                          : "Runge and Kutta's of fourth order");
    for (int rows = 0; rows < (style.rows ? 2 : 1); rows++) {
        write_prototype(out, program, style, rows);
        text_add_string(out, ";\n");
    }
}

static void write_all(Text *out, const Program *program, Style style, bool rows)
{
    Arena *arena = arena_new();
    Text prototype = {0}, pass = {0};
    char capitals[64];
    in_capitals(capitals, style.prefix);
    write_prototype(&prototype, program, style, rows);
    text_add_string(&prototype, "\n");
    add_structs(&pass, program, style, false, style.each ? " + i" : "");
    const char *at = rows ? arena_format(arena, " + i*%d", program->n) : " + i";
    const char *n = arena_format(arena, "%d", program->n);
    const Insertion insertions[] = {
        {"PREFIX", capitals},
        {"prefix", style.prefix},
        {"real", real_name(style.real)},
        {"n", n},
        {"q", arena_format(arena, "q%s", at)},
        {"qd", arena_format(arena, "qd%s", at)},
        {"tau", arena_format(arena, "tau%s", at)},
        {"next", rows ? "1" : "count"},
        {"state", rows ? n : "1"},
        {"pass", pass.length ? pass.data : ""},
        {"prototype", prototype.data},
    };
    text_add_string(out, "\n");
    template_fill(out, "step_all.in.c", insertions, COUNT(insertions));
    text_free(&prototype);
    text_free(&pass);
    arena_free(arena);
}

void step_write(Text *out, const Program *program, Style style)
{
    write_kind(out, program, style, true);
    write_kind(out, program, style, false);
    for (int rows = 0; rows < (style.rows ? 2 : 1); rows++)
        write_all(out, program, style, rows);
}
