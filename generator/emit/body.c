/* body.c: the body of a C function: statements, then outputs. A program that is too long for one
   function becomes several, and one that calls them in turn (pieces.h). */
#include "emit/pairs.h"
#include "emit/pieces.h"

#include <string.h>

typedef struct {
    Text *out;
    const Writer *writer;
    Pieces pieces;
    Pair *pairs;
    Style style;
} Body;

/* ---- statements ---- */

static void write_unused(Text *out, const Writer *writer)
{
    const Function *function = writer->program->function;
    for (int k = 0; k < function_input_count(function); k++) {
        bool used = false;
        for (uint32_t i = 0; i < writer->graph->node_count && !used; i++)
            used = writer->live[i] && writer->graph->nodes[i].op == OP_INPUT &&
                   strcmp(argument_of(writer->graph->inputs[writer->graph->nodes[i].a.ref]),
                          function->inputs[k]) == 0;
        if (!used)
            text_add(out, "    (void)%s;\n", function->inputs[k]);
    }
}

/* What an earlier piece left for this one and what the statement at k, or at the end the outputs,
   are the first to need. next goes through the piece's loads. */
static void write_loads(const Body *body, const Piece *piece, uint32_t k, uint32_t *next)
{
    for (; *next < piece->load_count && piece->load_at[*next] == k; ++*next) {
        uint32_t i = piece->load[*next];
        text_add(body->out, "    const %s %s = kept[%u];\n", real_name(body->style.real),
                 body->writer->label[i], body->pieces.slot[i] - 1);
    }
}

static void write_store(const Body *body, uint32_t i)
{
    if (i && body->pieces.count > 1 && body->pieces.slot[i])
        text_add(body->out, "    kept[%u] = %s;\n", body->pieces.slot[i] - 1,
                 body->writer->label[i]);
}

static void write_pair(const Body *body, Pair *pair, uint32_t i)
{
    const Pair both = *pair;
    pairs_write(body->out, body->writer, pair, i, body->style);
    if (both.sine != i && both.cosine != i)
        return; /* it came before */
    write_store(body, both.sine);
    write_store(body, both.cosine);
}

static void write_statements(const Body *body, const Piece *piece)
{
    const Writer *writer = body->writer;
    const Graph *graph = writer->graph;
    Text *out = body->out, statement = {0};
    uint32_t next = 0;
    int section = -1;
    for (uint32_t k = piece->begin; k < piece->end; k++) {
        uint32_t i = writer->order[k];
        const Node *node = &graph->nodes[i];
        if (writer->level[i] != section) {
            section = writer->level[i];
            if (body->style.comments && graph->sections[section][0])
                text_add(out, "\n    /* %s */\n", graph->sections[section]);
        }
        write_loads(body, piece, k, &next);
        if (body->pairs && (node->op == OP_SIN || node->op == OP_COS)) {
            write_pair(body, &body->pairs[expr_index(node->a)], i);
            continue;
        }
        statement.length = 0;
        text_add(&statement, "const %s %s = ", real_name(body->style.real), writer->label[i]);
        writer_operation(writer, &statement, i, PRECEDENCE_SUM);
        text_add_string(&statement, ";");
        emit_wrapped(out, statement.data);
        write_store(body, i);
    }
    text_add_string(out, "\n");
    write_loads(body, piece, piece->end, &next);
    text_free(&statement);
}

/* The outputs that are ready in this piece; all of them where there is only one. */
static void write_outputs(const Body *body, int piece)
{
    const Program *program = body->writer->program;
    const Function *function = program->function;
    Text statement = {0};
    int next = 0;
    for (int k = 0; k < function_output_count(function); k++)
        for (int j = 0; j < size_of(function->outputs[k].size, program->n); j++, next++) {
            bool negative = writer_negative(body->writer, program->outputs[next]);
            if (body->pieces.count > 1 && body->pieces.output_piece[next] != piece)
                continue;
            statement.length = 0;
            text_add(&statement, "%s[%d] = %s", function->outputs[k].name, j, negative ? "-" : "");
            writer_expression(body->writer, &statement, program->outputs[next],
                              negative ? PRECEDENCE_PRODUCT : PRECEDENCE_SUM);
            text_add_string(&statement, ";");
            emit_wrapped(body->out, statement.data);
        }
    text_free(&statement);
}

static void write_piece(const Body *body, const Piece *piece, int number)
{
    Text *out = body->out;
    size_t begin = out->length;
    write_statements(body, piece);
    write_outputs(body, number);
    /* A function that begins with a comment needs no empty line before it. */
    if (out->data[begin] == '\n' && out->data[begin - 1] == '\n') {
        memmove(out->data + begin, out->data + begin + 1, out->length - begin);
        out->length--;
    }
}

/* ---- parts: functions for pieces, and their calls ---- */

static bool piece_reads(const Body *body, int p, const char *input)
{
    const Graph *graph = body->writer->graph;
    for (uint32_t k = 0; k < graph->input_count; k++)
        if (body->pieces.piece[p].inputs[k] && strcmp(argument_of(graph->inputs[k]), input) == 0)
            return true;
    return false;
}

static bool piece_writes(const Body *body, int p, int array)
{
    const Program *program = body->writer->program;
    const int *piece = body->pieces.output_piece;
    for (int k = 0; k < array; k++)
        piece += size_of(program->function->outputs[k].size, program->n);
    for (int o = 0; o < size_of(program->function->outputs[array].size, program->n); o++)
        if (piece[o] == p)
            return true;
    return false;
}

/* The part's name and, of the function's arguments, those that it needs: declared, or passed on. */
static void write_part_head(const Body *body, int p, bool declare)
{
    const Function *function = body->writer->program->function;
    const char *prefix = body->style.prefix, *real = real_name(body->style.real);
    int n = body->writer->program->n;
    Text line = {0};
    text_add(&line, "%s%s_%s_part%d(", declare ? "static void " : "", prefix, function->c_name,
             p + 1);
    for (int k = 0; k < function_input_count(function); k++) {
        const char *input = function->inputs[k];
        if (!piece_reads(body, p, input))
            continue;
        if (!declare)
            text_add(&line, "%s, ", input);
        else if (is_struct(input))
            text_add(&line, "const %s_%s *%s, ", prefix, input, input);
        else
            text_add(&line, "const %s %s[%d], ", real, input, input_size(input, n));
    }
    for (int k = 0; k < function_output_count(function); k++) {
        const char *output = function->outputs[k].name;
        if (piece_writes(body, p, k) && declare)
            text_add(&line, "%s %s[%d], ", real, output, size_of(function->outputs[k].size, n));
        else if (piece_writes(body, p, k))
            text_add(&line, "%s, ", output);
    }
    if (declare) {
        text_add(&line, "%s kept[%u])", real, body->pieces.slot_count);
        emit_broken(body->out, line.data);
    } else {
        text_add_string(&line, "kept);");
        emit_wrapped(body->out, line.data);
    }
    text_free(&line);
}

/* They stay functions of their own, however few callers they have. */
static const char part_macro[] = "#ifndef RBGEN_PART\n"
                                 "#ifdef __GNUC__\n"
                                 "#define RBGEN_PART __attribute__((noinline))\n"
                                 "#else\n"
                                 "#define RBGEN_PART\n"
                                 "#endif\n"
                                 "#endif\n\n";

static void write_parts(const Body *body)
{
    text_add_string(body->out, part_macro);
    for (int p = 0; p < body->pieces.count; p++) {
        text_add_string(body->out, "RBGEN_PART\n");
        write_part_head(body, p, true);
        text_add_string(body->out, "\n{\n");
        write_piece(body, &body->pieces.piece[p], p);
        text_add_string(body->out, "}\n\n");
    }
}

static void write_calls(const Body *body)
{
    text_add(body->out, "    %s kept[%u];%s\n", real_name(body->style.real),
             body->pieces.slot_count,
             body->style.comments ? " /* what later parts need from earlier ones */" : "");
    for (int p = 0; p < body->pieces.count; p++)
        write_part_head(body, p, false);
}

void emit_function(Text *out, const Program *program, Style style)
{
    Notation notation = notation_for(style);
    Writer *writer = writer_new(program, &notation);
    Body body = {out, writer, pieces_cut(writer), pairs_find(writer), style};
    const Piece all = {.end = writer->statement_count};
    if (body.pieces.count > 1)
        write_parts(&body);
    emit_prototype(out, program, style);
    text_add_string(out, "\n{\n");
    write_unused(out, writer);
    if (body.pieces.count > 1)
        write_calls(&body);
    else
        write_piece(&body, &all, 0);
    text_add_string(out, "}\n");
    writer_free(writer);
}
