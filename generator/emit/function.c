/* function.c: one program as one C function: straight-line code, every intermediate assigned once.
   Which intermediates there are, and their names and signs, is the writer's business. */
#include "emit/emit.h"
#include "emit/pieces.h"

#include <math.h>
#include <string.h>

enum { LINE_WIDTH = 100, INDENT = 4 };

/* ---- notation ---- */

static void write_input(Text *out, const char *array, uint32_t element)
{
    const Member *member = member_find(array);
    if (member)
        text_add(out, "%s->", member->of);
    text_add_string(out, array);
    if (!member || member->size != 1)
        text_add(out, "[%u]", element);
}

static void write_double(Text *out, double value)
{
    char buffer[40];
    text_add_string(out, shortest_double(value, buffer));
}

static void write_float(Text *out, double value)
{
    char buffer[40];
    if (!isfinite((float)value))
        fail_job("the constant %g is beyond the range of float", value);
    text_add(out, "%sf", shortest_float((float)value, buffer));
}

/* clang-format off */
static const Notation notation_of[] = {
#define OP(name, operands, column, text) text,
    [REAL_DOUBLE] = {write_double, write_input, {
#include "expression/ops.h"
    }, false},
#undef OP
#define OP(name, operands, column, text) operands == 1 ? text "f" : text,
    [REAL_FLOAT] = {write_float, write_input, {
#include "expression/ops.h"
    }, false},
#undef OP
};
/* clang-format on */

/* ---- statements ---- */

/* Breaks a statement after an operator where it would run over the line. */
static void add_wrapped(Text *out, const char *statement)
{
    int column = INDENT;
    text_add(out, "%*s", INDENT, "");
    while (*statement) {
        const char *end = strchr(statement, ' ');
        size_t length = end ? (size_t)(end - statement) : strlen(statement);
        if (column + (int)length > LINE_WIDTH && column > 2 * INDENT) {
            while (out->length && out->data[out->length - 1] == ' ')
                out->length--;
            text_add(out, "\n%*s", 2 * INDENT, "");
            column = 2 * INDENT;
        }
        text_add_bytes(out, statement, length);
        column += (int)length;
        statement += length;
        if (*statement == ' ') {
            text_add_string(out, " ");
            column++;
            statement++;
        }
    }
    text_add_string(out, "\n");
}

static const char *real_name(RealType real)
{
    return real == REAL_FLOAT ? "float" : "double";
}

static void add_struct(Text *out, const char *name, int n, Style style)
{
    text_add_string(out, "typedef struct {\n");
    for (int k = 0; k < member_count; k++) {
        const Member *member = &members[k];
        if (strcmp(member->of, name) != 0)
            continue;
        text_add(out, "    %s %s", real_name(style.real), member->name);
        if (member->size != 1)
            text_add(out, "[%d]", member_size(member, n));
        text_add(out, style.comments ? "; /* %s */\n" : ";\n", member->meaning);
    }
    text_add(out, "} %s_%s;\n", style.prefix, name);
}

bool emit_struct(Text *out, const char *name, Program *const *programs, int count, Style style)
{
    for (int i = 0; i < count; i++)
        if (function_takes(programs[i]->function, name)) {
            add_struct(out, name, programs[i]->n, style);
            return true;
        }
    return false;
}

/* Breaks a declaration after a comma, aligned with the first parameter. */
static void add_broken(Text *out, const char *line)
{
    int indent = (int)(strchr(line, '(') - line) + 1, column = 0;
    for (const char *at = line; *at;) {
        const char *comma = strstr(at, ", ");
        size_t length = comma ? (size_t)(comma - at) + 1 : strlen(at);
        if (column && column + (int)length + 1 > LINE_WIDTH) {
            text_add(out, "\n%*s", indent, "");
            column = indent;
        } else if (column) {
            text_add_string(out, " ");
            column++;
        }
        text_add_bytes(out, at, length);
        column += (int)length;
        at += length + (comma ? 1 : 0);
    }
}

void emit_prototype(Text *out, const Program *program, Style style)
{
    const Function *function = program->function;
    Text line = {0};
    text_add(&line, "void %s_%s(", style.prefix, function->c_name);
    for (int k = 0; k < function_input_count(function); k++) {
        const char *input = function->inputs[k];
        if (is_struct(input))
            text_add(&line, "const %s_%s *%s, ", style.prefix, input, input);
        else
            text_add(&line, "const %s %s[%d], ", real_name(style.real), input,
                     input_size(input, program->n));
    }
    for (int k = 0; k < function_output_count(function); k++)
        text_add(&line, "%s%s %s[%d]", k ? ", " : "", real_name(style.real),
                 function->outputs[k].name, size_of(function->outputs[k].size, program->n));
    text_add_string(&line, ")");
    add_broken(out, line.data);
    text_free(&line);
}

/* The parameter of the C function in which an input array comes. */
static const char *argument_of(const char *array)
{
    const Member *member = member_find(array);
    return member ? member->of : array;
}

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
static void write_loads(Text *out, const Writer *writer, const Pieces *pieces, const Piece *piece,
                        uint32_t k, uint32_t *next, Style style)
{
    for (; *next < piece->load_count && piece->load_at[*next] == k; ++*next) {
        uint32_t i = piece->load[*next];
        text_add(out, "    const %s %s = kept[%u];\n", real_name(style.real), writer->label[i],
                 pieces->slot[i] - 1);
    }
}

static void write_store(Text *out, const Writer *writer, const Pieces *pieces, uint32_t i)
{
    if (pieces->count > 1 && pieces->slot[i])
        text_add(out, "    kept[%u] = %s;\n", pieces->slot[i] - 1, writer->label[i]);
}

/* Of each angle, by its node: the sine and the cosine that are taken of it. */
typedef struct {
    uint32_t sine, cosine; /* nodes; 0: none, since node 0 is a constant or an input */
} Pair;

static Pair *find_pairs(const Writer *writer)
{
    const Graph *graph = writer->graph;
    Pair *pairs = arena_array(writer->arena, Pair, graph->node_count);
    for (uint32_t i = 0; i < graph->node_count; i++) {
        const Node *node = &graph->nodes[i];
        if (writer->live[i] && node->op == OP_SIN)
            pairs[expr_index(node->a)].sine = i;
        if (writer->live[i] && node->op == OP_COS)
            pairs[expr_index(node->a)].cosine = i;
    }
    return pairs;
}

/* "double s1, c1;" and the call that sets both; the second of a pair to come is there already. */
static void write_pair(Text *out, const Writer *writer, const Pieces *pieces, Pair *pair,
                       uint32_t i, Style style)
{
    if (pair->sine != i && pair->cosine != i)
        return;
    Text call = {0};
    const char *label = writer->label[i];
    const char *sine = pair->sine ? writer->label[pair->sine]
                                  : arena_format(writer->arena, "%s_sine", label);
    const char *cosine = pair->cosine ? writer->label[pair->cosine]
                                      : arena_format(writer->arena, "%s_cosine", label);
    text_add(out, "%*s%s %s, %s;\n", INDENT, "", real_name(style.real), sine, cosine);
    text_add(&call, "rbgen_sincos%s(", style.real == REAL_FLOAT ? "f" : "");
    writer_expression(writer, &call, writer->graph->nodes[i].a, PRECEDENCE_SUM);
    text_add(&call, ", &%s, &%s);", sine, cosine);
    add_wrapped(out, call.data);
    text_free(&call);
    if (pair->sine)
        write_store(out, writer, pieces, pair->sine);
    if (pair->cosine)
        write_store(out, writer, pieces, pair->cosine);
    *pair = (Pair){0, 0};
}

static void write_statements(Text *out, const Writer *writer, const Pieces *pieces,
                             const Piece *piece, Pair *pairs, Style style)
{
    const Graph *graph = writer->graph;
    Text statement = {0};
    uint32_t next = 0;
    int section = -1;
    for (uint32_t k = piece->begin; k < piece->end; k++) {
        uint32_t i = writer->order[k];
        const Node *node = &graph->nodes[i];
        if (writer->level[i] != section) {
            section = writer->level[i];
            if (style.comments && graph->sections[section][0])
                text_add(out, "\n    /* %s */\n", graph->sections[section]);
        }
        write_loads(out, writer, pieces, piece, k, &next, style);
        if (pairs && (node->op == OP_SIN || node->op == OP_COS)) {
            write_pair(out, writer, pieces, &pairs[expr_index(node->a)], i, style);
            continue;
        }
        statement.length = 0;
        text_add(&statement, "const %s %s = ", real_name(style.real), writer->label[i]);
        writer_operation(writer, &statement, i, PRECEDENCE_SUM);
        text_add_string(&statement, ";");
        add_wrapped(out, statement.data);
        write_store(out, writer, pieces, i);
    }
    text_add_string(out, "\n");
    write_loads(out, writer, pieces, piece, piece->end, &next, style);
    text_free(&statement);
}

/* The outputs that are ready in this piece; all of them where there is only one. */
static void write_outputs(Text *out, const Writer *writer, const Pieces *pieces, int piece)
{
    const Function *function = writer->program->function;
    Text statement = {0};
    int next = 0;
    for (int k = 0; k < function_output_count(function); k++)
        for (int j = 0; j < size_of(function->outputs[k].size, writer->program->n); j++, next++) {
            Expr output = writer->program->outputs[next];
            bool negative = writer_negative(writer, output);
            if (pieces->count > 1 && pieces->output_piece[next] != piece)
                continue;
            statement.length = 0;
            text_add(&statement, "%s[%d] = %s", function->outputs[k].name, j, negative ? "-" : "");
            writer_expression(writer, &statement, output,
                              negative ? PRECEDENCE_PRODUCT : PRECEDENCE_SUM);
            text_add_string(&statement, ";");
            add_wrapped(out, statement.data);
        }
    text_free(&statement);
}

/* A function that begins with a comment needs no empty line before it. */
static void drop_empty_line(Text *out, size_t body)
{
    if (out->data[body] == '\n' && out->data[body - 1] == '\n') {
        memmove(out->data + body, out->data + body + 1, out->length - body);
        out->length--;
    }
}

/* ---- long programs: pieces, and a function that calls them in turn ---- */

static bool piece_reads(const Writer *writer, const Piece *piece, const char *input)
{
    for (uint32_t k = 0; k < writer->graph->input_count; k++)
        if (piece->inputs[k] && strcmp(argument_of(writer->graph->inputs[k]), input) == 0)
            return true;
    return false;
}

static bool piece_writes(const Writer *writer, const Pieces *pieces, int piece, int array)
{
    const Function *function = writer->program->function;
    int begin = 0;
    for (int k = 0; k < array; k++)
        begin += size_of(function->outputs[k].size, writer->program->n);
    for (int o = 0; o < size_of(function->outputs[array].size, writer->program->n); o++)
        if (pieces->output_piece[begin + o] == piece)
            return true;
    return false;
}

/* Its name and, of the function's arguments, those that it needs: declared, or passed on. */
static void write_piece_head(Text *out, const Writer *writer, const Pieces *pieces, int p,
                             Style style, bool declare)
{
    const Function *function = writer->program->function;
    int n = writer->program->n;
    const char *real = real_name(style.real);
    Text line = {0};
    text_add(&line, "%s%s_%s_part%d(", declare ? "static void " : "", style.prefix,
             function->c_name, p + 1);
    for (int k = 0; k < function_input_count(function); k++) {
        const char *input = function->inputs[k];
        if (!piece_reads(writer, &pieces->piece[p], input))
            continue;
        if (!declare)
            text_add(&line, "%s, ", input);
        else if (is_struct(input))
            text_add(&line, "const %s_%s *%s, ", style.prefix, input, input);
        else
            text_add(&line, "const %s %s[%d], ", real, input, input_size(input, n));
    }
    for (int k = 0; k < function_output_count(function); k++) {
        const char *output = function->outputs[k].name;
        if (!piece_writes(writer, pieces, p, k))
            continue;
        if (declare)
            text_add(&line, "%s %s[%d], ", real, output, size_of(function->outputs[k].size, n));
        else
            text_add(&line, "%s, ", output);
    }
    if (declare)
        text_add(&line, "%s kept[%u])", real, pieces->slot_count);
    else
        text_add_string(&line, "kept);");
    if (declare)
        add_broken(out, line.data);
    else
        add_wrapped(out, line.data);
    text_free(&line);
}

static void write_piece(Text *out, const Writer *writer, const Pieces *pieces, int p, Pair *pairs,
                        Style style)
{
    const Piece *piece = &pieces->piece[p];
    text_add_string(out, "RBGEN_PART\n");
    write_piece_head(out, writer, pieces, p, style, true);
    text_add_string(out, "\n{\n");
    size_t body = out->length;
    write_statements(out, writer, pieces, piece, pairs, style);
    write_outputs(out, writer, pieces, p);
    drop_empty_line(out, body);
    text_add_string(out, "}\n\n");
}

static void write_calls(Text *out, const Writer *writer, const Pieces *pieces, Style style)
{
    text_add(out, "    %s kept[%u];%s\n", real_name(style.real), pieces->slot_count,
             style.comments ? " /* what later parts need from earlier ones */" : "");
    for (int p = 0; p < pieces->count; p++)
        write_piece_head(out, writer, pieces, p, style, false);
}

/* Pieces stay functions of their own, however few callers they have. */
static const char part_macro[] = "#ifndef RBGEN_PART\n"
                                 "#ifdef __GNUC__\n"
                                 "#define RBGEN_PART __attribute__((noinline))\n"
                                 "#else\n"
                                 "#define RBGEN_PART\n"
                                 "#endif\n"
                                 "#endif\n\n";

void emit_function(Text *out, const Program *program, Style style)
{
    Notation notation = notation_of[style.real];
    notation.pairs = style.sincos == SINCOS_INLINE;
    Writer *writer = writer_new(program, &notation);
    Pieces pieces = pieces_cut(writer);
    Pair *pairs = notation.pairs ? find_pairs(writer) : NULL;
    if (pieces.count > 1)
        text_add_string(out, part_macro);
    for (int p = 0; p < pieces.count && pieces.count > 1; p++)
        write_piece(out, writer, &pieces, p, pairs, style);
    emit_prototype(out, program, style);
    text_add_string(out, "\n{\n");
    write_unused(out, writer);
    size_t body = out->length;
    if (pieces.count > 1) {
        write_calls(out, writer, &pieces, style);
    } else {
        const Piece all = {.end = writer->statement_count};
        write_statements(out, writer, &pieces, &all, pairs, style);
        write_outputs(out, writer, &pieces, 0);
    }
    drop_empty_line(out, body);
    text_add_string(out, "}\n");
    writer_free(writer);
}
