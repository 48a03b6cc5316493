/* people_names.c: see people.h: formulas of names, and the labels of a listing. */
#include "emit/language/people.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* ---- operations ---- */

#define OP(name, operands, column, cycles, text) text,
static const Notation plain = {NULL,
                               NULL,
                               {
#include "expression/ops.h"
                               }};
#undef OP
static const Notation markdown = {NULL,
                                  NULL,
                                  {[OP_MUL] = "·",
                                   [OP_DIV] = "/",
                                   [OP_SQRT] = "\\surd",
                                   [OP_EXP] = "\\exp",
                                   [OP_SIN] = "\\sin",
                                   [OP_COS] = "\\cos"}};
static const Notation latex = {NULL,
                               NULL,
                               {[OP_MUL] = "\\,",
                                [OP_DIV] = "/",
                                [OP_SQRT] = "\\surd",
                                [OP_EXP] = "\\exp",
                                [OP_SIN] = "\\sin",
                                [OP_COS] = "\\cos"}};

const Notation *people_notation(Paper paper)
{
    return paper == PAPER_LATEX ? &latex : paper == PAPER_MARKDOWN ? &markdown : &plain;
}

/* ---- formulas ---- */

static bool is_greek(const char *name, size_t length)
{
    static const char *const greek[] = {"alpha", "beta",  "gamma", "delta", "epsilon", "zeta",
                                        "eta",   "theta", "iota",  "kappa", "lambda",  "mu",
                                        "nu",    "xi",    "pi",    "rho",   "sigma",   "tau",
                                        "phi",   "chi",   "psi",   "omega"};
    for (size_t k = 0; k < COUNT(greek); k++)
        if (strlen(greek[k]) == length && strncmp(greek[k], name, length) == 0)
            return true;
    return false;
}

/* Letters, and what follows as an index. A word of several letters stands upright. */
const char *people_formula(Arena *arena, const char *name)
{
    size_t word = 0;
    while (isalpha((unsigned char)name[word]))
        word++;
    if (name[0] == 'I' && isdigit((unsigned char)name[1]))
        word = 1;
    Text out = {0};
    if (word == 0 || strspn(name + word, "_") == strlen(name + word))
        word = strlen(name); /* nothing follows */
    size_t end = word;
    while (end > 0 && name[end - 1] == '_')
        end--;
    if (is_greek(name, end))
        text_add(&out, "\\%.*s", (int)end, name);
    else if (end == 1)
        text_add(&out, "%c", name[0]);
    else {
        text_add_string(&out, "\\mathrm{");
        for (size_t k = 0; k < end; k++)
            text_add(&out, name[k] == '_' ? "\\_" : "%c", name[k]);
        text_add_string(&out, "}");
    }
    for (size_t k = end; k < word; k++)
        text_add_string(&out, "'");
    const char *index = name + word + (name[word] == '_');
    if (*index) {
        text_add_string(&out, "_{");
        for (; *index; index++)
            text_add(&out, *index == '_' ? "," : *index == 'm' ? "-" : "%c", *index);
        text_add_string(&out, "}");
    }
    const char *formula = arena_copy(arena, out.data);
    text_free(&out);
    return formula;
}

void people_latex_text(Text *out, const char *text)
{
    static const struct {
        char c;
        const char *is;
    } special[] = {{'\\', "\\textbackslash{}"},
                   {'{', "\\{"},
                   {'}', "\\}"},
                   {'$', "\\$"},
                   {'&', "\\&"},
                   {'#', "\\#"},
                   {'_', "\\_"},
                   {'%', "\\%"},
                   {'^', "\\textasciicircum{}"},
                   {'~', "\\textasciitilde{}"},
                   {'<', "$<$"},
                   {'>', "$>$"},
                   {'-', "-{}"},
                   {'"', "''"},
                   {'`', "{}`"},
                   {'\'', "{}'"},
                   {'|', "$|$"}};
    for (const char *c = text; *c; c++) {
        size_t k = 0;
        if (*c == '^' && isdigit((unsigned char)c[1])) { /* m/s^2 */
            text_add(out, "$^%c$", *++c);
            continue;
        }
        while (k < COUNT(special) && special[k].c != *c)
            k++;
        if (k < COUNT(special))
            text_add_string(out, special[k].is);
        else if ((unsigned char)*c < ' ')
            text_add_string(out, " ");
        else if ((unsigned char)*c >= 0xC0) /* what fonts may not have; once for a character */
            text_add_string(out, "?");
        else if ((unsigned char)*c >= 0x7F)
            continue;
        else
            text_add(out, "%c", *c);
    }
}

/* ---- angles: sums of joints' positions ---- */

enum { MOST_JOINTS_OF_ANGLE = 16 };
typedef struct {
    int count, joint[MOST_JOINTS_OF_ANGLE];
    bool minus[MOST_JOINTS_OF_ANGLE];
    bool more; /* a constant or a letter, too */
} Angle;

/* False: it is something else, or too much. */
static bool read_angle(const Graph *graph, Expr x, bool minus, Angle *angle)
{
    const Node *node = &graph->nodes[expr_index(x)];
    minus = minus != expr_negative(x);
    if (node->op == OP_ADD)
        return read_angle(graph, node->a, minus, angle) && read_angle(graph, node->b, minus, angle);
    if (node->fixed) {
        angle->more = true;
        return true;
    }
    if (node->op != OP_INPUT || strcmp(graph->inputs[node->a.ref], "q") != 0 ||
        angle->count == MOST_JOINTS_OF_ANGLE)
        return false;
    int joint = (int)node->b.ref + 1, at = angle->count++;
    for (; at > 0 && angle->joint[at - 1] > joint; at--) {
        angle->joint[at] = angle->joint[at - 1];
        angle->minus[at] = angle->minus[at - 1];
    }
    angle->joint[at] = joint;
    angle->minus[at] = minus;
    return at == 0 || angle->joint[at - 1] != joint;
}

/* As it is written, x or minus x. */
static bool angle_of(const Listing *listing, uint32_t node, Angle *angle)
{
    *angle = (Angle){0};
    return read_angle(listing->graph, (Expr){node << 1}, listing->minus[node], angle) &&
           angle->count > 0;
}

/* q4 + q5 */
static const char *angle_text(const Listing *listing, const Angle *angle, Paper paper)
{
    Text out = {0};
    for (int k = 0; k < angle->count; k++)
        if (!angle->minus[k]) /* those with a plus first: there is one, or the sign would be another
                               */
            text_add(&out, paper_has_formulas(paper) ? "%sq_{%d}" : "%sq%d",
                     out.length ? " + " : "", angle->joint[k]);
    for (int k = 0; k < angle->count; k++)
        if (angle->minus[k])
            text_add(&out, paper_has_formulas(paper) ? "%sq_{%d}" : "%sq%d",
                     out.length ? " - " : "-", angle->joint[k]);
    const char *text = arena_copy(listing->arena, out.data);
    text_free(&out);
    return text;
}

/* s45; s4_12 where a joint has two digits; c2m3 of q2 - q3. */
static const char *turn_name(const Listing *listing, char letter, const Angle *angle)
{
    Text out = {0};
    bool wide = false;
    for (int k = 0; k < angle->count; k++)
        wide = wide || angle->joint[k] > 9;
    text_add(&out, "%c", letter);
    for (int minus = 0; minus < 2; minus++)
        for (int k = 0; k < angle->count; k++)
            if (angle->minus[k] == minus)
                text_add(&out, "%s%d",
                         minus                    ? "m"
                         : wide && out.length > 1 ? "_"
                                                  : "",
                         angle->joint[k]);
    const char *name = arena_copy(listing->arena, out.data);
    text_free(&out);
    return name;
}

/* ---- labels ---- */

static bool is_turn(const Node *node)
{
    return node->op == OP_SIN || node->op == OP_COS;
}

/* By node: all that it is used for are sines, cosines and angles that are used for these. */
static bool *find_angles(const Listing *listing)
{
    const Graph *graph = listing->graph;
    int *turned = arena_array(listing->arena, int, graph->node_count);
    bool *only = arena_array(listing->arena, bool, graph->node_count);
    for (uint32_t i = graph->node_count; i-- > 0;) {
        const Node *node = &graph->nodes[i];
        if (!listing->live[i])
            continue;
        only[i] = node->op == OP_ADD && turned[i] == listing->uses[i];
        if (is_turn(node) || only[i])
            turned[expr_index(node->a)]++;
        if (only[i])
            turned[expr_index(node->b)]++;
    }
    return only;
}

static bool is_taken(const Listing *listing, uint32_t before, const char *name)
{
    for (uint32_t k = 0; k < before; k++) {
        uint32_t i = listing->order[k];
        if (is_turn(&listing->graph->nodes[i]) && strcmp(listing->label[i], name) == 0)
            return true;
    }
    return false;
}

static const char NO_LABEL[] = "";

/* An angle that a sum has in second place is a number of its own: without its parentheses,
   q4 + 1 - q2 + q3 would be another. */
static void number_summed(Listing *listing)
{
    const Graph *graph = listing->graph;
    for (uint32_t i = graph->node_count; i-- > 0;) {
        const Node *node = &graph->nodes[i];
        bool written = !listing->label[i] || listing->label[i] == NO_LABEL;
        if (!listing->live[i] || node->op != OP_ADD || !written)
            continue;
        bool turned = listing_negative(listing, node->a) != listing->minus[i]; /* write_sum's */
        uint32_t second = expr_index(turned ? node->a : node->b);
        if (graph->nodes[second].op == OP_ADD && listing->label[second])
            listing->label[second] = NO_LABEL;
    }
}

void people_label(Listing *listing, Paper paper)
{
    const Graph *graph = listing->graph;
    const bool *of_turns = find_angles(listing);
    Text text = {0};
    for (uint32_t i = 0; i < graph->node_count; i++) {
        const Node *node = &graph->nodes[i];
        if (!listing->live[i] || (node->op != OP_CONST && node->op != OP_INPUT))
            continue;
        text.length = 0;
        if (node->op == OP_CONST)
            people_number(&text, graph->constants[node->a.ref].rounded, paper);
        const char *array = node->op == OP_INPUT ? graph->inputs[node->a.ref] : NULL;
        const char *symbol = array ? people_array(array, paper) : NULL;
        if (array && symbol && paper_has_formulas(paper))
            text_add(&text, "%s_{%u}", symbol, node->b.ref + 1);
        else if (array)
            text_add_string(
                &text,
                paper_has_formulas(paper)
                    ? people_formula(listing->arena, people_input(listing->arena, listing->program,
                                                                  array, node->b.ref))
                    : people_input(listing->arena, listing->program, array, node->b.ref));
        listing->label[i] = arena_copy(listing->arena, text.data);
    }
    text_free(&text);
    for (uint32_t k = 0; k < listing->statement_count; k++) {
        uint32_t i = listing->order[k];
        const Node *node = &graph->nodes[i];
        Angle angle;
        if (of_turns[i] && angle_of(listing, i, &angle) && !angle.more)
            listing->label[i] = angle_text(listing, &angle, paper);
        else
            listing->label[i] = NO_LABEL;
        if (!is_turn(node) || !angle_of(listing, expr_index(node->a), &angle))
            continue;
        const char *name = turn_name(listing, node->op == OP_SIN ? 's' : 'c', &angle);
        if (paper_has_formulas(paper))
            name = people_formula(listing->arena, name);
        if (!is_taken(listing, k, name))
            listing->label[i] = name;
    }
    number_summed(listing);
}

bool people_is_written(const Listing *listing, uint32_t node)
{
    return listing->graph->nodes[node].op != OP_ADD || listing->label[node] == NO_LABEL;
}

bool people_is_turn(const Listing *listing, uint32_t node)
{
    return is_turn(&listing->graph->nodes[node]) && listing->label[node] != NO_LABEL;
}
