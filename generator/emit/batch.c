/* batch.c: beside each function one for many states at once, NAME_batch. Arrays are arrays of
   numbers for all states: q[j*count + i] is joint j of state i. Blocks of as many states as there
   are lanes go through vectors of the compiler's (GCC's and clang's vector_size, lanes.c). What
   remains, or all where the compiler has no vectors, goes through the scalar function one by one.
 */
#include "emit/lanes.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

void in_capitals(char *to, const char *from)
{
    for (; *from; from++)
        *to++ = (char)toupper((unsigned char)*from);
    *to = '\0';
}

/* ---- declarations ---- */

static void add_parameters(Text *line, const Program *program, Style style, const char *restricted)
{
    const Function *function = program->function;
    const char *real = real_name(style.real);
    for (int k = 0; k < function_input_count(function); k++) {
        const char *input = function->inputs[k];
        if (is_struct(input))
            text_add(line, "const %s_%s *%s%s, ", style.prefix, input, restricted, input);
        else
            text_add(line, "const %s *%s%s, ", real, restricted, input);
    }
    for (int k = 0; k < function_output_count(function); k++)
        text_add(line, "%s *%s%s, ", real, restricted, function->outputs[k].name);
}

void emit_batch_prototype(Text *out, const Program *program, Style style)
{
    Text line = {0};
    char restricted[80];
    in_capitals(restricted, style.prefix);
    strcat(restricted, "_RESTRICT ");
    text_add(&line, "void %s_%s_batch(", style.prefix, program->function->c_name);
    add_parameters(&line, program, style, restricted);
    text_add_string(&line, "size_t count)");
    emit_broken(out, line.data);
    text_free(&line);
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

/* ---- all states ---- */

static void write_batch(Text *out, const Program *program, Style style, const char *guard)
{
    const Function *function = program->function;
    const char *real = real_name(style.real);
    Text blocks = {0}, gather = {0}, call = {0}, scatter = {0};
    for (int k = 0; k < function_input_count(function); k++) {
        const char *input = function->inputs[k];
        if (is_struct(input)) {
            text_add(&blocks, "%s, ", input);
            text_add(&call, "%s, ", input);
            continue;
        }
        int size = input_size(input, program->n);
        text_add(&blocks, "%s + i, ", input);
        text_add(&call, "one_%s, ", input);
        text_add(&gather, "        %s one_%s[%d];\n", real, input, size);
        text_add(&gather, "        %s_gather(one_%s, %s + i, %d, count);\n", style.prefix, input,
                 input, size);
    }
    for (int k = 0; k < function_output_count(function); k++) {
        const char *name = function->outputs[k].name;
        int size = size_of(function->outputs[k].size, program->n);
        text_add(&blocks, "%s + i, ", name);
        text_add(&call, "%sone_%s", k ? ", " : "", name);
        text_add(&gather, "        %s one_%s[%d];\n", real, name, size);
        text_add(&scatter, "        %s_scatter(%s + i, one_%s, %d, count);\n", style.prefix, name,
                 name, size);
    }
    emit_batch_prototype(out, program, style);
    text_add(out, "\n{\n    size_t i = 0;\n#ifdef %s\n    for (; count - i >= %s; i += %s)\n    ",
             guard, guard, guard);
    Text statement = {0};
    text_add(&statement, "%s_%s_lanes(%scount);", style.prefix, function->c_name, blocks.data);
    emit_wrapped(out, statement.data);
    text_add(out, "#endif\n    for (; i < count; i++) {\n%s    ", gather.data);
    statement.length = 0;
    text_add(&statement, "%s_%s(%s);", style.prefix, function->c_name, call.data);
    emit_wrapped(out, statement.data);
    text_add(out, "%s    }\n}\n", scatter.data);
    text_free(&blocks);
    text_free(&gather);
    text_free(&call);
    text_free(&scatter);
    text_free(&statement);
}

static bool takes_root(const Program *program)
{
    bool *live = graph_live(program->graph, program->outputs, program->output_count), found = false;
    for (uint32_t i = 0; i < program->graph->node_count; i++)
        found = found || (live[i] && program->graph->nodes[i].op == OP_SQRT);
    free(live);
    return found;
}

void emit_batches(Text *out, Program *const *programs, int count, Style style)
{
    Arena *arena = arena_new();
    bool single = style.real == REAL_FLOAT, roots = false;
    char capitals[64];
    in_capitals(capitals, style.prefix);
    const char *guard = arena_format(arena, "%s_LANES", capitals);
    const char *type = arena_format(arena, "%s_lanes", style.prefix);
    int width = single ? 4 : 8; /* bytes */
    const Word words[] = {
        {"PREFIX_LANES", guard},
        {"PREFIX_REGISTER", arena_format(arena, "%s_REGISTER", capitals)},
        {"PREFIX_WIDE", arena_format(arena, "%s_WIDE", capitals)},
        {"WIDTH", arena_format(arena, "%d", style.lanes * width * 8)},
        {"PREFIX_ABS", arena_format(arena, "%s_ABS", capitals)},
        {"NOT_SIGN", single ? "0x7fffffff" : "0x7fffffffffffffffLL"},
        {"prefix_lanes", type},
        {"prefix_lanes_at", arena_format(arena, "%s_at", type)},
        {"prefix_lanes_bits", arena_format(arena, "%s_bits", type)},
        {"prefix_lanes_sqrt", arena_format(arena, "%s_sqrt", type)},
        {"prefix_gather", arena_format(arena, "%s_gather", style.prefix)},
        {"prefix_scatter", arena_format(arena, "%s_scatter", style.prefix)},
        {"real", real_name(style.real)},
        {"bits", single ? "int" : "long long"},
        {"square_root", single ? "sqrtf" : "sqrt"},
        {"LANES", arena_format(arena, "%d", style.lanes)},
        {"BYTES", arena_format(arena, "%d", style.lanes * width)},
        {"ALIGNMENT", arena_format(arena, "%d", width)},
    };
    /* The scalar text with another type and another absolute value. */
    const Word in_lanes[] = {{real_name(style.real), type},
                             {single ? "fabsf" : "fabs", arena_format(arena, "%s_ABS", capitals)}};
    for (int k = 0; k < count; k++)
        roots = roots || takes_root(programs[k]);
    Text text = {0}, core = {0}, functions_text = {0};
    template_fill(&text, "batch.in.c", NULL, 0);
    if (roots) {
        text_add_string(&text, "\n");
        template_fill(&text, "lanes_sqrt.in.c", NULL, 0);
    }
    add_template(out, text.data, words, COUNT(words), style.comments);
    bool widths[GROUP + 1] = {false};
    for (int k = 0; k < count; k++) {
        text_add(&functions_text, "\n#ifdef %s\n", guard);
        lanes_write(&functions_text, programs[k], style, widths);
        text_add_string(&functions_text, "#endif\n\n");
        write_batch(&functions_text, programs[k], style, guard);
    }
    add_template(&core, sincos_core(arena, style.real), in_lanes, COUNT(in_lanes), false);
    for (int m = 1; m <= GROUP; m++)
        if (widths[m]) {
            text_add(out, "\n#ifdef %s\n", guard);
            lanes_sincos(out, core.data, type, capitals, style.lanes * width, m);
            text_add_string(out, "#endif\n");
        }
    text_add_string(out, functions_text.data);
    text_free(&functions_text);
    text_free(&text);
    text_free(&core);
    arena_free(arena);
}
