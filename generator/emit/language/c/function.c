/* function.c: one program as one C function: straight-line code, every intermediate assigned once.
   A program that is too long for one function becomes several, and one that calls them in turn
   (pieces.h). */
#include "emit/language/c/c.h"
#include "emit/pieces.h"

#include <math.h>
#include <string.h>

/* ---- notation ---- */

static void write_input(Text *out, Members params, const char *array, uint32_t element)
{
    const Member *member = member_find(params, array);
    if (member)
        text_add(out, "%s->", member->of);
    text_add_string(out, array);
    if (!member || member_is_array(member)) {
        text_add_string(out, "[");
        text_add_number(out, element);
        text_add_string(out, "]");
    }
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
#define OP(name, operands, column, cycles, text) text,
    [REAL_DOUBLE] = {write_double, write_input, {
#include "expression/ops.h"
    }},
#undef OP
#define OP(name, operands, column, cycles, text) operands == 1 ? text "f" : text,
    [REAL_FLOAT] = {write_float, write_input, {
#include "expression/ops.h"
    }},
#undef OP
};
/* clang-format on */

Notation c_notation(RealType real)
{
    return notation_of[real];
}

const char *real_name(RealType real)
{
    return real == REAL_FLOAT ? "float" : "double";
}

typedef struct {
    Text *out;
    const Listing *listing;
    Notation notation;
    Pieces pieces;
    Pair *pairs;
    Style style;
    /* where it is */
    int number; /* of the piece */
    const Piece *piece;
    uint32_t load; /* the piece's next */
} Body;

/* ---- statements ---- */

static void write_unused(const Body *body)
{
    const Function *function = body->listing->program->function;
    for (int k = 0; k < function_input_count(function); k++)
        if (!listing_reads(body->listing, function->inputs[k]))
            text_add(body->out, "    (void)%s;\n", function->inputs[k]);
}

/* What an earlier piece left for this one and what the statement at k, or at the end the outputs,
   are the first to need. */
static void write_loads(Body *body, uint32_t k)
{
    const Piece *piece = body->piece;
    for (; body->load < piece->load_count && piece->load_at[body->load] == k; body->load++) {
        uint32_t i = piece->load[body->load];
        text_add(body->out, "    const %s %s = kept[%u];\n", real_name(body->style.real),
                 body->listing->label[i], body->pieces.slot[i] - 1);
    }
}

static void write_store(const Body *body, uint32_t i)
{
    if (i && body->pieces.count > 1 && body->pieces.slot[i])
        text_add(body->out, "    kept[%u] = %s;\n", body->pieces.slot[i] - 1,
                 body->listing->label[i]);
}

/* The angles of the statement at this position and of the next ones; of those only, where the sine
   or cosine at this position came along with its partner. */
static void write_pairs(Body *body, uint32_t position)
{
    Turned turned[TOGETHER];
    int count = pairs_take(body->listing, body->pairs, position, body->piece->end, turned);
    for (int m = 0; m < count; m++)
        write_loads(body, turned[m].at);
    pairs_write(body->out, &body->notation, body->listing, turned, count, body->style);
    for (int m = 0; m < count; m++) {
        write_store(body, turned[m].both.sine);
        write_store(body, turned[m].both.cosine);
    }
}

static void on_section(void *to, const char *title)
{
    const Body *body = to;
    if (body->style.comments && *title)
        text_add(body->out, "\n    /* %s */\n", title);
}

static void on_statement(void *to, uint32_t position)
{
    Body *body = to;
    const Listing *listing = body->listing;
    uint32_t i = listing->order[position];
    const Node *node = &listing->graph->nodes[i];
    write_loads(body, position);
    if (body->pairs && (node->op == OP_SIN || node->op == OP_COS)) {
        write_pairs(body, position);
        return;
    }
    Text statement = {0};
    text_add_string(&statement, body->style.real == REAL_FLOAT ? "const float " : "const double ");
    text_add_string(&statement, listing->label[i]);
    text_add_string(&statement, " = ");
    operation_write(&body->notation, listing, &statement, i, PRECEDENCE_SUM);
    text_add_string(&statement, ";");
    emit_wrapped(body->out, statement.data);
    write_store(body, i);
    text_free(&statement);
}

/* The outputs that are ready in this piece; all of them where there is only one. */
static void on_result(void *to, int array, int element, int number)
{
    const Body *body = to;
    const Program *program = body->listing->program;
    if (body->pieces.count > 1 && body->pieces.output_piece[number] != body->number)
        return;
    Text statement = {0};
    text_add_string(&statement, program->function->outputs[array].name);
    text_add_string(&statement, "[");
    text_add_number(&statement, (uint32_t)element);
    text_add_string(&statement, "] = ");
    result_write(&body->notation, body->listing, &statement, program->outputs[number]);
    text_add_string(&statement, ";");
    emit_wrapped(body->out, statement.data);
    text_free(&statement);
}

static const Visitor visitor = {on_section, on_statement, on_result};

static void write_piece(Body *body, const Piece *piece, int number)
{
    Text *out = body->out;
    size_t begin = out->length;
    body->piece = piece;
    body->number = number;
    body->load = 0;
    listing_statements(body->listing, piece->begin, piece->end, &visitor, body);
    text_add_string(out, "\n");
    write_loads(body, piece->end);
    listing_results(body->listing, &visitor, body);
    /* A function that begins with a comment needs no empty line before it. */
    if (out->data[begin] == '\n' && out->data[begin - 1] == '\n') {
        memmove(out->data + begin, out->data + begin + 1, out->length - begin);
        out->length--;
    }
}

/* ---- parts: functions for pieces, and their calls ---- */

static bool piece_reads(const Body *body, int p, const char *input)
{
    const Graph *graph = body->listing->graph;
    Members params = body->listing->program->params;
    for (uint32_t k = 0; k < graph->input_count; k++)
        if (body->pieces.piece[p].inputs[k] &&
            strcmp(argument_of(params, graph->inputs[k]), input) == 0)
            return true;
    return false;
}

/* The part's name and, of the function's arguments, those that it needs: declared, or passed on. */
static void write_part_head(const Body *body, int p, bool declare)
{
    const Program *program = body->listing->program;
    Parameter parameters[MAX_PARAMETERS];
    bool which[MAX_PARAMETERS];
    int count = parameters_of(program->function, program_extent(program), parameters);
    const int *ready = body->pieces.output_piece; /* of the array's first number */
    for (int k = 0; k < count; k++) {
        which[k] = parameters[k].input && piece_reads(body, p, parameters[k].name);
        for (int o = 0; !parameters[k].input && o < parameters[k].size; o++)
            which[k] = *ready++ == p || which[k];
    }
    Text line = {0};
    text_add(&line, "%s%s_%s_part%d(", declare ? "static void " : "", body->style.prefix,
             program->function->c_name, p + 1);
    const ParameterList list = {.form = declare ? AS_ARRAY : BY_NAME, .which = which};
    c_parameters(&line, program, body->style, &list);
    if (!body->pieces.piece[p].keeps)
        c_close(&line, declare ? ")" : ");");
    else if (declare)
        text_add(&line, "%s kept[%u])", real_name(body->style.real), body->pieces.slot_count);
    else
        text_add_string(&line, "kept);");
    if (declare)
        emit_broken(body->out, line.data);
    else
        emit_wrapped(body->out, line.data);
    text_free(&line);
}

static void write_parts(Body *body)
{
    template_fill(body->out, "part.in.c", NULL, 0);
    text_add_string(body->out, "\n");
    for (int p = 0; p < body->pieces.count; p++) {
        text_add_string(body->out, "RBGEN_PART\n");
        write_part_head(body, p, true);
        text_add_string(body->out, "\n{\n");
        write_piece(body, &body->pieces.piece[p], p);
        text_add_string(body->out, "}\n\n");
    }
    template_fill(body->out, "part_end.in.c", NULL, 0);
    text_add_string(body->out, "\n");
}

static void write_calls(const Body *body)
{
    if (body->pieces.slot_count > 0)
        text_add(body->out, "    %s kept[%u];%s\n", real_name(body->style.real),
                 body->pieces.slot_count,
                 body->style.comments ? " /* what later parts need from earlier ones */" : "");
    for (int p = 0; p < body->pieces.count; p++)
        write_part_head(body, p, false);
}

/* ---- the function ---- */

void emit_prototype(Text *out, const Program *program, Style style)
{
    Text line = {0};
    text_add(&line, "void %s_%s(", style.prefix, program->function->c_name);
    c_parameters(&line, program, style, &(ParameterList){.form = AS_ARRAY});
    c_close(&line, ")");
    emit_broken(out, line.data);
    text_free(&line);
}

void emit_function(Text *out, const Program *program, Style style)
{
    Listing *listing = listing_new(program, style.sincos == SINCOS_LIBM ? 0 : PAIRS_APART);
    Body body = {.out = out,
                 .listing = listing,
                 .notation = c_notation(style.real),
                 .pieces = pieces_cut(listing),
                 .pairs = pairs_find(listing),
                 .style = style};
    const Piece all = {.end = listing->statement_count};
    if (body.pieces.count > 1)
        write_parts(&body);
    emit_prototype(out, program, style);
    text_add_string(out, "\n{\n");
    write_unused(&body);
    if (body.pieces.count > 1)
        write_calls(&body);
    else
        write_piece(&body, &all, 0);
    text_add_string(out, "}\n");
    listing_free(listing);
}
