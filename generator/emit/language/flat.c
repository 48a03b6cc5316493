/* flat.c: programs as straight-line functions of a language that is written line by line: what a
   Dialect says of the language is all that differs. */
#include "emit/language/language.h"

#include <string.h>

typedef struct {
    Text *out, right;
    const Dialect *dialect;
    const Listing *listing;
    Pair *pairs; /* NULL: sine and cosine apart */
} Body;

static void on_section(void *to, const char *title)
{
    const Body *body = to;
    if (*title)
        text_add(body->out, "\n%s%s%s\n", body->dialect->indent, body->dialect->remark, title);
}

static void write_pairs(Body *body, uint32_t position)
{
    Turned turned[TOGETHER];
    const Listing *listing = body->listing;
    int count = pairs_take(listing, body->pairs, position, listing->statement_count, turned);
    for (int m = 0; m < count; m++) {
        Expr angle = listing->graph->nodes[turned[m].node].a;
        body->right.length = 0;
        result_write(&body->dialect->notation, listing, &body->right, angle);
        text_add(body->out, body->dialect->pair, body->dialect->indent, turned[m].sine,
                 turned[m].cosine, body->right.data);
    }
}

static void on_statement(void *to, uint32_t position)
{
    Body *body = to;
    const Listing *listing = body->listing;
    uint32_t i = listing->order[position];
    Op op = (Op)listing->graph->nodes[i].op;
    if (body->pairs && (op == OP_SIN || op == OP_COS)) {
        write_pairs(body, position);
        return;
    }
    body->right.length = 0;
    operation_write(&body->dialect->notation, listing, &body->right, i, PRECEDENCE_SUM);
    text_add(body->out, body->dialect->statement, body->dialect->indent, listing->label[i],
             body->right.data);
}

static void on_result(void *to, int array, int element, int number)
{
    Body *body = to;
    const Program *program = body->listing->program;
    body->right.length = 0;
    result_write(&body->dialect->notation, body->listing, &body->right, program->outputs[number]);
    text_add_string(body->out, body->dialect->indent);
    body->dialect->result(body->out, program, array, element, body->right.data);
}

void flat_function(Text *out, const Dialect *dialect, const Kernel *kernel, const Program *program)
{
    static const Visitor visitor = {on_section, on_statement, on_result};
    Listing *listing = listing_new(program, dialect->pair ? PAIRS_APART : 0);
    Body body = {out, {0}, dialect, listing, dialect->pair ? pairs_find(listing) : NULL};
    dialect->open(out, kernel, listing);
    listing_statements(listing, 0, listing->statement_count, &visitor, &body);
    on_section(&body, "results");
    listing_results(listing, &visitor, &body);
    dialect->close(out, program);
    text_free(&body.right);
    listing_free(listing);
}

/* The head of the file, as a comment. */
void flat_head(Text *out, const Dialect *dialect, const Kernel *kernel, Program *const *programs,
               int count)
{
    Head head = head_begin(out, &dialect->marks, kernel, programs, count, dialect->what);
    head_operations(&head);
    head_notes(&head);
    head_arrays(&head, dialect->real);
    head_glossary(&head);
    head_line(&head, "");
    for (const char *const *line = dialect->words; *line; line++)
        head_words(&head, "%s", *line);
    head_line(&head, "This file belongs to whoever generated it.");
    head_end(&head);
}

/* ---- what several of them need ---- */

const char *flat_name(const Dialect *dialect, const char *name)
{
    return dialect->reserved && strcmp(dialect->reserved, name) == 0 ? dialect->instead : name;
}

int output_dimensions(const Program *program, int array, int *dimensions)
{
    const Size size = program->function->outputs[array].size;
    int count = 0;
    for (; count < MAX_DIMENSIONS && size.of[count]; count++)
        dimensions[count] = size_of((Size){{size.of[count]}}, program_extent(program));
    return count;
}

/* {name: number, name: [numbers]}, the robot's own values of what stays open; key: how a name is
   written there, with what separates it. */
void flat_params(Text *out, const Kernel *kernel, const Program *program, const char *key)
{
    char buffer[40];
    const double *value = kernel->params;
    text_add_string(out, "{");
    for (int m = 0; m < program->params.count; m++) {
        const Member *member = &program->params.item[m];
        int size = member_size(member, program->n);
        text_add_string(out, m ? ", " : "");
        text_add(out, key, member->name);
        text_add_string(out, member->size == 1 ? "" : "[");
        for (int k = 0; k < size; k++) {
            const char *number = shortest_double(*value++, buffer);
            text_add(out, "%s%s%s", k ? ", " : "", number, strpbrk(number, ".e") ? "" : ".0");
        }
        text_add_string(out, member->size == 1 ? "" : "]");
    }
    text_add_string(out, "}");
}
