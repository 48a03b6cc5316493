/* batch.c: beside each function one for many states at once, NAME_batch. Arrays are arrays of
   numbers for all states: q[j*count + i] is joint j of state i. Blocks of as many states as there
   are lanes go through vectors of the compiler's (GCC's and clang's vector_size): the same
   statements as in the scalar function with another type. What remains, or all where the compiler
   has no vectors, goes through the scalar function one by one.

   No vector is passed by value: without the registers for it that would be another calling
   convention, of which gcc warns. */
#include "emit/pairs.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    Text *out;
    const Writer *writer;
    const Program *program;
    Style style;
    const char *type; /* prefix_lanes */
} Lanes;

static void upper(char *to, const char *from)
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
    upper(restricted, style.prefix);
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
    upper(name, style.prefix);
    text_add(out,
             "#ifdef __cplusplus\n#define %s_RESTRICT __restrict\n#else\n#define %s_RESTRICT "
             "restrict\n#endif\n",
             name, name);
}

/* ---- a block of states, in vectors ---- */

/* A struct's member, the same for all states, becomes a vector by adding to "none", a zero. */
static void write_input(Text *out, const char *array, uint32_t element)
{
    const Member *member = member_find(array);
    if (!member)
        text_add(out, "%s[%u]", array, element);
    else if (member->size == 1)
        text_add(out, "(none + %s->%s)", member->of, array);
    else
        text_add(out, "(none + %s->%s[%u])", member->of, array, element);
}

static bool reads(const Writer *writer, const char *input)
{
    for (uint32_t i = 0; i < writer->graph->node_count; i++)
        if (writer->live[i] && writer->graph->nodes[i].op == OP_INPUT &&
            strcmp(argument_of(writer->graph->inputs[writer->graph->nodes[i].a.ref]), input) == 0)
            return true;
    return false;
}

/* The inputs of the block as arrays of vectors, so that statements read as in the scalar code. */
static void write_loads(const Lanes *lanes)
{
    const Function *function = lanes->program->function;
    for (int k = 0; k < function_input_count(function); k++) {
        const char *input = function->inputs[k];
        if (!reads(lanes->writer, input)) {
            text_add(lanes->out, "    (void)%s%s;\n", is_struct(input) ? "" : "from_", input);
            continue;
        }
        if (is_struct(input))
            continue;
        int size = input_size(input, lanes->program->n);
        text_add(lanes->out, "    const %s %s[%d] = {\n", lanes->type, input, size);
        for (int j = 0; j < size; j++)
            text_add(lanes->out, "        *(const %s_at *)(from_%s + %d*stride)%s\n", lanes->type,
                     input, j, j + 1 < size ? "," : "};");
    }
}

/* A function of the node's operand that takes its argument and gives its result by address. */
static void write_call(const Lanes *lanes, uint32_t i, const char *name, const char *results)
{
    const Writer *writer = lanes->writer;
    Text statement = {0};
    text_add(&statement, "const %s %s_of = %s", lanes->type, writer->label[i],
             writer->graph->nodes[i].op == OP_SQRT &&
                     writer_negative(writer, writer->graph->nodes[i].a)
                 ? "-"
                 : "");
    writer_expression(writer, &statement, writer->graph->nodes[i].a,
                      writer->graph->nodes[i].op == OP_SQRT ? PRECEDENCE_PRODUCT : PRECEDENCE_SUM);
    text_add_string(&statement, ";");
    emit_wrapped(lanes->out, statement.data);
    text_add(lanes->out, "    %s_%s(&%s_of, %s);\n", lanes->type, name, writer->label[i], results);
    text_free(&statement);
}

static void write_statement(const Lanes *lanes, Pair *pairs, uint32_t i)
{
    const Writer *writer = lanes->writer;
    const Node *node = &writer->graph->nodes[i];
    const char *label = writer->label[i], *sine, *cosine;
    if (node->op == OP_SIN || node->op == OP_COS) {
        if (!pairs_names(writer, &pairs[expr_index(node->a)], i, &sine, &cosine))
            return;
        text_add(lanes->out, "    %s %s, %s;\n", lanes->type, sine, cosine);
        write_call(lanes, i, "sincos", arena_format(writer->arena, "&%s, &%s", sine, cosine));
    } else if (node->op == OP_SQRT) {
        text_add(lanes->out, "    %s %s;\n", lanes->type, label);
        write_call(lanes, i, "sqrt", arena_format(writer->arena, "&%s", label));
    } else {
        Text statement = {0};
        text_add(&statement, "const %s %s = ", lanes->type, label);
        writer_operation(writer, &statement, i, PRECEDENCE_SUM);
        text_add_string(&statement, ";");
        emit_wrapped(lanes->out, statement.data);
        text_free(&statement);
    }
}

static void write_stores(const Lanes *lanes)
{
    const Writer *writer = lanes->writer;
    const Function *function = lanes->program->function;
    Text statement = {0};
    int next = 0;
    text_add_string(lanes->out, "\n");
    for (int k = 0; k < function_output_count(function); k++)
        for (int j = 0; j < size_of(function->outputs[k].size, lanes->program->n); j++) {
            statement.length = 0;
            Expr output = lanes->program->outputs[next++];
            bool negative = writer_negative(writer, output);
            bool constant = writer->graph->nodes[expr_index(output)].op == OP_CONST;
            text_add(&statement, "*(%s_at *)(to_%s + %d*stride) = %s%s", lanes->type,
                     function->outputs[k].name, j, constant ? "none + " : "", negative ? "-" : "");
            writer_expression(writer, &statement, output,
                              negative ? PRECEDENCE_PRODUCT : PRECEDENCE_SUM);
            text_add_string(&statement, ";");
            emit_wrapped(lanes->out, statement.data);
        }
    text_free(&statement);
}

/* Whether a number that is the same in all lanes stands where a vector must: a struct's member, or
   a constant result. */
static bool needs_zero(const Writer *writer, const Program *program)
{
    for (int k = 0; k < program->output_count; k++)
        if (writer->graph->nodes[expr_index(program->outputs[k])].op == OP_CONST)
            return true;
    for (int k = 0; k < function_input_count(program->function); k++)
        if (is_struct(program->function->inputs[k]) && reads(writer, program->function->inputs[k]))
            return true;
    return false;
}

static void write_lanes(Text *out, const Program *program, Style style)
{
    Notation notation = notation_for(style);
    notation.input = write_input;
    notation.apart = PAIRS_APART | 1u << OP_SQRT;
    Writer *writer = writer_new(program, &notation);
    Lanes lanes = {out, writer, program, style,
                   arena_format(writer->arena, "%s_lanes", style.prefix)};
    const Function *function = program->function;
    const char *real = real_name(style.real);
    Text line = {0};
    char wide[64];
    upper(wide, style.prefix);
    text_add(out, "%s_WIDE\n", wide);
    text_add(&line, "static void %s_%s_lanes(", style.prefix, function->c_name);
    for (int k = 0; k < function_input_count(function); k++)
        if (is_struct(function->inputs[k]))
            text_add(&line, "const %s_%s *%s, ", style.prefix, function->inputs[k],
                     function->inputs[k]);
        else
            text_add(&line, "const %s *from_%s, ", real, function->inputs[k]);
    for (int k = 0; k < function_output_count(function); k++)
        text_add(&line, "%s *to_%s, ", real, function->outputs[k].name);
    text_add_string(&line, "size_t stride)");
    emit_broken(out, line.data);
    text_add_string(out, "\n{\n");
    if (needs_zero(writer, program))
        text_add(out, "    const %s none = {%s};\n", lanes.type,
                 style.real == REAL_FLOAT ? "0.0f" : "0.0");
    write_loads(&lanes);
    Pair *pairs = pairs_find(writer);
    int section = -1;
    for (uint32_t k = 0; k < writer->statement_count; k++) {
        uint32_t i = writer->order[k];
        if (writer->level[i] != section) {
            section = writer->level[i];
            if (style.comments && writer->graph->sections[section][0])
                text_add(out, "\n    /* %s */\n", writer->graph->sections[section]);
        }
        write_statement(&lanes, pairs, i);
    }
    write_stores(&lanes);
    text_add_string(out, "}\n");
    text_free(&line);
    writer_free(writer);
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
    bool single = style.real == REAL_FLOAT, sines = false, roots = false;
    char capitals[64];
    upper(capitals, style.prefix);
    const char *guard = arena_format(arena, "%s_LANES", capitals);
    const char *type = arena_format(arena, "%s_lanes", style.prefix);
    int width = single ? 4 : 8; /* bytes */
    const Word words[] = {
        {"PREFIX_LANES", guard},
        {"PREFIX_WIDE", arena_format(arena, "%s_WIDE", capitals)},
        {"WIDTH", arena_format(arena, "%d", style.lanes * width * 8)},
        {"PREFIX_ABS", arena_format(arena, "%s_ABS", capitals)},
        {"NOT_SIGN", single ? "0x7fffffff" : "0x7fffffffffffffffLL"},
        {"prefix_lanes", type},
        {"prefix_lanes_at", arena_format(arena, "%s_at", type)},
        {"prefix_lanes_bits", arena_format(arena, "%s_bits", type)},
        {"prefix_lanes_sincos", arena_format(arena, "%s_sincos", type)},
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
                             {single ? "fabsf" : "fabs", "PREFIX_ABS"}};
    for (int k = 0; k < count; k++) {
        sines = sines || programs[k]->ops.sincos > 0;
        roots = roots || takes_root(programs[k]);
    }
    Text text = {0}, core = {0};
    template_fill(&text, "batch.in.c", NULL, 0);
    if (sines) {
        add_template(&core, sincos_core(arena, style.real), in_lanes, COUNT(in_lanes), true);
        const Insertion insertion = {"core", core.data};
        text_add_string(&text, "\n");
        template_fill(&text, "lanes_sincos.in.c", &insertion, 1);
    }
    if (roots) {
        text_add_string(&text, "\n");
        template_fill(&text, "lanes_sqrt.in.c", NULL, 0);
    }
    add_template(out, text.data, words, COUNT(words), style.comments);
    for (int k = 0; k < count; k++) {
        text_add(out, "\n#ifdef %s\n", guard);
        write_lanes(out, programs[k], style);
        text_add_string(out, "#endif\n\n");
        write_batch(out, programs[k], style, guard);
    }
    text_free(&text);
    text_free(&core);
    arena_free(arena);
}
