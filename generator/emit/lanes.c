/* lanes.c: a block of states in vectors, one state a lane: the statements of the scalar function
   with another type.

   Sines and cosines of up to GROUP angles come from one call that takes each step for all of them:
   one alone is a chain of operations each of which waits for the one before.

   No vector is passed by value: without the registers for it that would be another calling
   convention, of which gcc warns. */
#include "emit/lanes.h"

#include <string.h>

typedef struct {
    Text *out;
    const Writer *writer;
    const Program *program;
    Style style;
    const char *type; /* prefix_lanes */
    Pair *pairs;
    bool *done;   /* of each node: its statement is written */
    bool *widths; /* of each size of group: whether there is one */
} Lanes;

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

static void write_statement(const Lanes *lanes, uint32_t i);

/* A function's argument and result go by address; so the argument gets a name. */
static void write_argument(const Lanes *lanes, uint32_t i)
{
    const Writer *writer = lanes->writer;
    const Node *node = &writer->graph->nodes[i];
    bool minus = node->op == OP_SQRT && writer_negative(writer, node->a);
    Text statement = {0};
    text_add(&statement, "const %s %s_of = %s", lanes->type, writer->label[i], minus ? "-" : "");
    writer_expression(writer, &statement, node->a, minus ? PRECEDENCE_PRODUCT : PRECEDENCE_SUM);
    text_add_string(&statement, ";");
    emit_wrapped(lanes->out, statement.data);
    text_free(&statement);
}

static void write_root(const Lanes *lanes, uint32_t i)
{
    const char *label = lanes->writer->label[i];
    write_argument(lanes, i);
    text_add(lanes->out, "    %s %s;\n    %s_sqrt(&%s_of, &%s);\n", lanes->type, label, lanes->type,
             label, label);
}

/* Whether x is sums and products of inputs, and so can be had at any time. */
static bool is_plain(const Writer *writer, Expr x)
{
    const Node *node = &writer->graph->nodes[expr_index(x)];
    switch ((Op)node->op) {
    case OP_CONST:
    case OP_INPUT:
        return true;
    case OP_ADD:
    case OP_MUL:
        return is_plain(writer, node->a) && is_plain(writer, node->b);
    default:
        return false;
    }
}

/* The statements that plain x needs. */
static void write_needed(const Lanes *lanes, Expr x)
{
    uint32_t i = expr_index(x);
    const Node *node = &lanes->writer->graph->nodes[i];
    if (lanes->done[i] || (node->op != OP_ADD && node->op != OP_MUL))
        return;
    write_needed(lanes, node->a);
    write_needed(lanes, node->b);
    if (lanes->writer->label[i])
        write_statement(lanes, i);
}

/* The pair of the statement at this place, and the next ones whose angles are plain. */
static void write_pairs(const Lanes *lanes, uint32_t at)
{
    const Writer *writer = lanes->writer;
    const Pair *first = &lanes->pairs[expr_index(writer->graph->nodes[writer->order[at]].a)];
    if (first->sine != writer->order[at] && first->cosine != writer->order[at])
        return; /* it is there already */
    Text call = {0};
    int width = 0;
    for (uint32_t k = at; k < writer->statement_count && width < GROUP; k++) {
        uint32_t i = writer->order[k];
        const Node *node = &writer->graph->nodes[i];
        const char *sine, *cosine;
        if ((node->op != OP_SIN && node->op != OP_COS) || (k > at && !is_plain(writer, node->a)) ||
            !pairs_names(writer, &lanes->pairs[expr_index(node->a)], i, &sine, &cosine))
            continue;
        if (k > at)
            write_needed(lanes, node->a);
        write_argument(lanes, i);
        text_add(lanes->out, "    %s %s, %s;\n", lanes->type, sine, cosine);
        text_add(&call, "%s&%s_of, &%s, &%s", width++ ? ", " : "", writer->label[i], sine, cosine);
    }
    Text statement = {0};
    text_add(&statement, "%s_sincos%d(%s);", lanes->type, width, call.data);
    emit_wrapped(lanes->out, statement.data);
    lanes->widths[width] = true;
    text_free(&statement);
    text_free(&call);
}

static void write_statement(const Lanes *lanes, uint32_t i)
{
    const Writer *writer = lanes->writer;
    lanes->done[i] = true;
    if (writer->graph->nodes[i].op == OP_SQRT) {
        write_root(lanes, i);
        return;
    }
    Text statement = {0};
    text_add(&statement, "const %s %s = ", lanes->type, writer->label[i]);
    writer_operation(writer, &statement, i, PRECEDENCE_SUM);
    text_add_string(&statement, ";");
    emit_wrapped(lanes->out, statement.data);
    text_free(&statement);
}

static void write_statements(const Lanes *lanes)
{
    const Writer *writer = lanes->writer;
    int section = -1;
    for (uint32_t k = 0; k < writer->statement_count; k++) {
        uint32_t i = writer->order[k];
        const Node *node = &writer->graph->nodes[i];
        if (writer->level[i] != section) {
            section = writer->level[i];
            if (lanes->style.comments && writer->graph->sections[section][0])
                text_add(lanes->out, "\n    /* %s */\n", writer->graph->sections[section]);
        }
        if (node->op == OP_SIN || node->op == OP_COS)
            write_pairs(lanes, k);
        else if (!lanes->done[i])
            write_statement(lanes, i);
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

void lanes_write(Text *out, const Program *program, Style style, bool *widths)
{
    Notation notation = notation_for(style);
    notation.input = write_input;
    notation.apart = PAIRS_APART | 1u << OP_SQRT;
    Writer *writer = writer_new(program, &notation);
    Lanes lanes = {out,
                   writer,
                   program,
                   style,
                   arena_format(writer->arena, "%s_lanes", style.prefix),
                   pairs_find(writer),
                   arena_array(writer->arena, bool, program->graph->node_count),
                   widths};
    const Function *function = program->function;
    const char *real = real_name(style.real);
    Text line = {0};
    char wide[64];
    in_capitals(wide, style.prefix);
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
    write_statements(&lanes);
    write_stores(&lanes);
    text_add_string(out, "}\n");
    text_free(&line);
    writer_free(writer);
}

/* A statement of the scalar text for angle m: k2 for k, and so on. */
static void add_step(Text *out, const char *begin, const char *end, int m)
{
    static const char *const names[] = {"x", "k", "p", "w", "r", "e", "j",    "a",
                                        "b", "z", "f", "g", "s", "c", "sine", "cosine"};
    Arena *arena = arena_new();
    Word words[COUNT(names)];
    for (size_t k = 0; k < COUNT(names); k++)
        words[k] = (Word){names[k], arena_format(arena, "%s%d", names[k], m)};
    const char *statement = arena_format(arena, "%.*s", (int)(end - begin), begin);
    add_template(out, statement, words, COUNT(words), true);
    arena_free(arena);
}

/* Each step for all angles in turn; where a vector takes several registers those would run short,
   and there each angle comes by itself. */
void lanes_sincos(Text *out, const char *core, const char *type, const char *capitals, int bytes,
                  int width)
{
    Text line = {0};
    text_add(out, "__attribute__((always_inline))\n");
    text_add(&line, "static inline void %s_sincos%d(", type, width);
    for (int m = 0; m < width; m++)
        text_add(&line, "%sconst %s *angle%d, %s *sine%d, %s *cosine%d", m ? ", " : "", type, m,
                 type, m, type, m);
    text_add_string(&line, ")");
    emit_broken(out, line.data);
    text_add_string(out, "\n{\n");
    for (int m = 0; m < width; m++)
        text_add(out, "    const %s x%d = *angle%d;\n", type, m, m);
    if (width > 1)
        text_add(out, "#if %d <= %s_REGISTER\n", bytes, capitals);
    for (const char *at = core, *end; (end = strstr(at, ";\n")); at = end + 2)
        for (int m = 0; m < width; m++)
            add_step(out, at, end + 2, m);
    if (width > 1) {
        text_add_string(out, "#else\n");
        for (int m = 0; m < width; m++)
            add_step(out, core, core + strlen(core), m);
        text_add_string(out, "#endif\n");
    }
    text_add_string(out, "}\n");
    text_free(&line);
}
