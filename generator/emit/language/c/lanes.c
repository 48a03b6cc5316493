/* lanes.c: a block of states in vectors, one state a lane: the statements of the scalar function
   with another type.

   Sines and cosines of up to TOGETHER angles come from one call that takes each step for all of
   them: one alone is a chain of operations each of which waits for the one before.

   No vector is passed by value: without the registers for it that would be another calling
   convention, of which gcc warns. */
#include "emit/language/c/c.h"

#include <string.h>

typedef struct {
    Text *out;
    const Listing *listing;
    Notation notation;
    const Program *program;
    Style style;
    const char *type; /* prefix_lanes */
    Pair *pairs;
    bool *widths; /* of each size of group: whether there is one */
} Lanes;

/* The members of a state's own struct, as vectors: payload_mass, payload_com[2]. */
static void write_own_input(Text *out, Members params, const char *array, uint32_t element)
{
    const Member *member = member_find(params, array);
    if (member)
        text_add(out, "%s_", member->of);
    text_add_string(out, array);
    if (!member || member->size != 1)
        text_add(out, "[%u]", element);
}

static void load_members(const Lanes *lanes, const char *input)
{
    const Program *program = lanes->program;
    Members members = struct_members(input, program->params);
    for (int k = 0; k < members.count; k++) {
        const Member *member = &members.item[k];
        int size = member_size(member, program->n);
        const char *plain = member->size == 1 ? "&" : "";
        text_add(lanes->out, "    %s %s_%s", lanes->type, input, member->name);
        text_add(lanes->out, *plain ? ";\n" : "[%d];\n", size);
        Text load = {0};
        text_add(&load, "%s_load((%s *)%s%s_%s, %s%s->%s, %d, 1, sizeof *%s / sizeof(%s));",
                 lanes->type, real_name(lanes->style.real), plain, input, member->name, plain,
                 input, member->name, size, input, real_name(lanes->style.real));
        emit_wrapped(lanes->out, load.data);
        text_free(&load);
    }
}

/* A struct's member, the same for all states, becomes a vector by adding to "none", a zero. */
static void write_input(Text *out, Members params, const char *array, uint32_t element)
{
    const Member *member = member_find(params, array);
    if (!member)
        text_add(out, "%s[%u]", array, element);
    else if (!member_is_array(member))
        text_add(out, "(none + %s->%s)", member->of, array);
    else
        text_add(out, "(none + %s->%s[%u])", member->of, array, element);
}

/* The inputs of the block as arrays of vectors, so that statements read as in the scalar code. */
static void write_loads(const Lanes *lanes)
{
    const Function *function = lanes->program->function;
    for (int k = 0; k < function_input_count(function); k++) {
        const char *input = function->inputs[k];
        if (!listing_reads(lanes->listing, input)) {
            text_add(lanes->out, "    (void)%s%s;\n", is_struct(input) ? "" : "from_", input);
            continue;
        }
        if (is_struct(input) && lanes->style.each)
            load_members(lanes, input);
        if (is_struct(input))
            continue;
        int size = input_size(input, program_extent(lanes->program));
        text_add(lanes->out, "    const %s %s[%d] = {\n", lanes->type, input, size);
        for (int j = 0; j < size; j++)
            text_add(lanes->out, "        *(const %s_at *)(from_%s + %d*stride)%s\n", lanes->type,
                     input, j, j + 1 < size ? "," : "};");
    }
}

/* A function's argument and result go by address; so the argument gets a name. */
static void write_argument(const Lanes *lanes, uint32_t i)
{
    const Listing *listing = lanes->listing;
    const Node *node = &listing->graph->nodes[i];
    bool minus = (node->op == OP_SQRT || node->op == OP_EXP) && listing_negative(listing, node->a);
    Text statement = {0};
    text_add(&statement, "const %s %s_of = %s", lanes->type, listing->label[i], minus ? "-" : "");
    expression_write(&lanes->notation, listing, &statement, node->a,
                     minus ? PRECEDENCE_PRODUCT : PRECEDENCE_SUM);
    text_add_string(&statement, ";");
    emit_wrapped(lanes->out, statement.data);
    text_free(&statement);
}

static void write_call(const Lanes *lanes, uint32_t i, const char *function)
{
    const char *label = lanes->listing->label[i];
    write_argument(lanes, i);
    text_add(lanes->out, "    %s %s;\n    %s_%s(&%s_of, &%s);\n", lanes->type, label, lanes->type,
             function, label, label);
}

/* The angles of the statement at this place and of the next ones. */
static void write_pairs(const Lanes *lanes, uint32_t at)
{
    const Listing *listing = lanes->listing;
    Turned turned[TOGETHER];
    int width = pairs_take(listing, lanes->pairs, at, listing->statement_count, turned);
    if (!width)
        return; /* it is there already */
    Text call = {0};
    text_add(&call, "%s_sincos%d(", lanes->type, width);
    for (int m = 0; m < width; m++) {
        const Turned *angle = &turned[m];
        write_argument(lanes, angle->node);
        text_add(lanes->out, "    %s %s, %s;\n", lanes->type, angle->sine, angle->cosine);
        text_add(&call, "%s&%s_of, &%s, &%s", m ? ", " : "", listing->label[angle->node],
                 angle->sine, angle->cosine);
    }
    text_add_string(&call, ");");
    emit_wrapped(lanes->out, call.data);
    lanes->widths[width] = true;
    text_free(&call);
}

static void write_statement(const Lanes *lanes, uint32_t i)
{
    const Listing *listing = lanes->listing;
    if (listing->graph->nodes[i].op == OP_SQRT || listing->graph->nodes[i].op == OP_EXP) {
        write_call(lanes, i, listing->graph->nodes[i].op == OP_SQRT ? "sqrt" : "exp");
        return;
    }
    Text statement = {0};
    text_add(&statement, "const %s %s = ", lanes->type, listing->label[i]);
    operation_write(&lanes->notation, listing, &statement, i, PRECEDENCE_SUM);
    text_add_string(&statement, ";");
    emit_wrapped(lanes->out, statement.data);
    text_free(&statement);
}

static void on_section(void *to, const char *title)
{
    const Lanes *lanes = to;
    if (lanes->style.comments && *title)
        text_add(lanes->out, "\n    /* %s */\n", title);
}

static void on_statement(void *to, uint32_t position)
{
    const Lanes *lanes = to;
    uint32_t i = lanes->listing->order[position];
    const Node *node = &lanes->listing->graph->nodes[i];
    if (node->op == OP_SIN || node->op == OP_COS)
        write_pairs(lanes, position);
    else
        write_statement(lanes, i);
}

static void on_result(void *to, int array, int element, int number)
{
    const Lanes *lanes = to;
    const Program *program = lanes->program;
    Expr output = program->outputs[number];
    bool constant = lanes->listing->graph->nodes[expr_index(output)].op == OP_CONST;
    Text statement = {0};
    text_add(&statement, "*(%s_at *)(to_%s + %d*stride) = %s", lanes->type,
             program->function->outputs[array].name, element, constant ? "none + " : "");
    result_write(&lanes->notation, lanes->listing, &statement, output);
    text_add_string(&statement, ";");
    emit_wrapped(lanes->out, statement.data);
    text_free(&statement);
}

/* Whether a number that is the same in all lanes stands where a vector must: a struct's member, or
   a constant result. */
static bool needs_zero(const Listing *listing, const Program *program, bool each)
{
    for (int k = 0; k < program->output_count; k++)
        if (listing->graph->nodes[expr_index(program->outputs[k])].op == OP_CONST)
            return true;
    for (int k = 0; k < function_input_count(program->function) && !each; k++)
        if (is_struct(program->function->inputs[k]) &&
            listing_reads(listing, program->function->inputs[k]))
            return true;
    return false;
}

void lanes_write(Text *out, const Program *program, Style style, bool *widths)
{
    static const Visitor visitor = {on_section, on_statement, on_result};
    static const ParameterList list = {.form = AS_POINTER, .input = "from_", .output = "to_"};
    Listing *listing = listing_new(program, PAIRS_APART | 1u << OP_SQRT | 1u << OP_EXP);
    Lanes lanes = {out,
                   listing,
                   c_notation(style.real),
                   program,
                   style,
                   arena_format(listing->arena, "%s_lanes", style.prefix),
                   pairs_find(listing),
                   widths};
    Text line = {0};
    char wide[64];
    lanes.notation.input = style.each ? write_own_input : write_input;
    in_capitals(wide, style.prefix);
    text_add(out, "%s_WIDE\n", wide);
    text_add(&line, "static void %s_%s_lanes(", style.prefix, program->function->c_name);
    c_parameters(&line, program, style, &list);
    text_add_string(&line, "size_t stride)");
    emit_broken(out, line.data);
    text_add_string(out, "\n{\n");
    if (needs_zero(listing, program, style.each))
        text_add(out, "    const %s none = {%s};\n", lanes.type,
                 style.real == REAL_FLOAT ? "0.0f" : "0.0");
    write_loads(&lanes);
    listing_statements(listing, 0, listing->statement_count, &visitor, &lanes);
    text_add_string(out, "\n");
    listing_results(listing, &visitor, &lanes);
    text_add_string(out, "}\n");
    text_free(&line);
    listing_free(listing);
}

/* A statement of the scalar text for angle m: k2 for k, and so on. */
static void add_step(Text *out, const char *begin, const char *end, int m)
{
    static const char *const names[] = {"x", "t", "k", "o", "p", "w",    "r",     "d",
                                        "l", "u", "v", "e", "j", "a",    "b",     "z",
                                        "h", "f", "g", "s", "c", "sine", "cosine"};
    Arena *arena = arena_new();
    Word words[COUNT(names)];
    for (size_t k = 0; k < COUNT(names); k++)
        words[k] = (Word){names[k], arena_format(arena, "%s%d", names[k], m)};
    const char *statement = arena_format(arena, "%.*s", (int)(end - begin), begin);
    add_renamed(out, statement, words, COUNT(words));
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
