/* tables.c: rbgen tables: motion_tables.c's expressions as text, Markdown, LaTeX and JSON.

   What is short is written where it is used; the rest are Zs, which come first. */
#include "emit/language/people.h"
#include "report/motion_tables.h"
#include "report/report.h"
#include "util/json_write.h"

#include <string.h>

enum { SHORT = 3 }; /* operations of what is written in place though it is used more than once */

typedef struct {
    Text *out;
    Arena *arena;
    Paper paper;
    MotionTables *tables;
    Listing *listing;
    JsonWriter *json; /* NULL: none */
    const double *values;
} Pages;

/* ---- names ---- */

/* Operations that would be written for a node, were those without a label written in place. */
static int written_size(const Listing *listing, Expr x)
{
    uint32_t i = expr_index(x);
    const Node *node = &listing->graph->nodes[i];
    int operands = op_operands[node->op];
    if (listing->label[i] || operands == 0)
        return 0;
    return 1 + written_size(listing, node->a) + (operands > 1 ? written_size(listing, node->b) : 0);
}

static bool is_short(const Listing *listing, uint32_t i)
{
    const Node *node = &listing->graph->nodes[i];
    if (node->op != OP_ADD && node->op != OP_MUL)
        return false;
    return 1 + written_size(listing, node->a) + written_size(listing, node->b) <= SHORT;
}

static void add_definition(Pages *pages, const char *name, const char *value)
{
    switch (pages->paper) {
    case PAPER_MARKDOWN:
        text_add(pages->out, "| $%s$ | $%s$ |\n", name, value);
        break;
    case PAPER_LATEX:
        text_add(pages->out, "$%s$ & $= %s$ \\\\\n", name, value);
        break;
    default:
        if (pages->json)
            json_text(pages->json, name, value);
        else
            text_add(pages->out, "%s = %s\n", name, value);
    }
}

static void begin_section(Pages *pages, const char *title, bool definitions)
{
    switch (pages->paper) {
    case PAPER_MARKDOWN:
        text_add(pages->out, "\n## %s\n\n%s", title,
                 definitions ? "| | is |\n| --- | --- |\n" : "");
        break;
    case PAPER_LATEX:
        text_add_string(pages->out, "\n\\subsection*{");
        people_latex_text(pages->out, title);
        text_add_string(pages->out, "}\n");
        if (definitions)
            text_add_string(pages->out, "\\begin{longtable}{@{}r@{\\ }>{\\raggedright"
                                        "\\arraybackslash}p{0.85\\textwidth}@{}}\n");
        break;
    default:
        if (pages->json)
            json_object(pages->json, title);
        else
            text_add(pages->out, "\n# %s\n", title);
    }
}

static void end_section(Pages *pages, bool definitions)
{
    if (pages->json)
        json_end(pages->json);
    else if (pages->paper == PAPER_LATEX && definitions)
        text_add_string(pages->out, "\\end{longtable}\n");
}

static void add_intermediates(Pages *pages)
{
    Listing *listing = pages->listing;
    Text right = {0};
    int number = 0;
    begin_section(pages, "sines, cosines and intermediate variables", true);
    for (uint32_t k = 0; k < listing->statement_count; k++) {
        uint32_t i = listing->order[k];
        bool turn = people_is_turn(listing, i);
        if (!people_is_written(listing, i))
            continue;
        if (!turn) {
            listing->label[i] = NULL; /* its size is that of its operands */
            if (is_short(listing, i))
                continue;
            listing->label[i] = arena_format(
                listing->arena, paper_has_formulas(pages->paper) ? "Z_{%d}" : "Z%d", ++number);
        }
        right.length = 0;
        operation_write(people_notation(pages->paper), listing, &right, i, PRECEDENCE_SUM);
        add_definition(pages, listing->label[i], right.data);
    }
    end_section(pages, true);
    text_free(&right);
}

/* ---- entries ---- */

static const char *element(Pages *pages, int k)
{
    Text text = {0};
    Expr x = pages->tables->program->outputs[k];
    if (expr_is_zero(x))
        return "0";
    if (expr_index(x) && pages->listing->graph->nodes[expr_index(x)].op == OP_CONST)
        text_add_string(&text, expr_negative(x) ? "-" : "");
    if (text.length || pages->listing->graph->nodes[expr_index(x)].op == OP_CONST) {
        Text number = {0};
        people_number(
            &number,
            pages->listing->graph->constants[pages->listing->graph->nodes[expr_index(x)].a.ref]
                .rounded,
            pages->paper);
        size_t length = number.length;
        if (length > 2 && strcmp(number.data + length - 2, ".0") == 0)
            length -= 2; /* 1, not 1.0 */
        text_add(&text, "%.*s", (int)length, number.data);
        text_free(&number);
    } else
        result_write(people_notation(pages->paper), pages->listing, &text, x);
    const char *made = arena_copy(pages->arena, text.data);
    text_free(&text);
    return made;
}

static bool is_nothing(const Pages *pages, const MotionEntry *entry)
{
    for (int k = 0; k < entry->rows * entry->columns; k++)
        if (!expr_is_zero(pages->tables->program->outputs[entry->first + k]))
            return false;
    return true;
}

/* [x, y, z], or rows of these. */
static const char *entry_text(Pages *pages, const MotionEntry *entry, int indent)
{
    Text text = {0};
    bool matrix = entry->rows > 1;
    text_add_string(&text, matrix ? "[" : "");
    for (int r = 0; r < entry->rows; r++) {
        if (r)
            text_add(&text, pages->json ? ", " : ",\n%*s", indent, "");
        text_add_string(&text, "[");
        for (int c = 0; c < entry->columns; c++)
            text_add(&text, "%s%s", c ? ", " : "",
                     element(pages, entry->first + r * entry->columns + c));
        text_add_string(&text, "]");
    }
    text_add_string(&text, matrix ? "]" : "");
    const char *made = arena_copy(pages->arena, text.data);
    text_free(&text);
    return made;
}

/* (x, y, z) upright, or a matrix. */
static const char *entry_formula(Pages *pages, const MotionEntry *entry)
{
    Text text = {0};
    bool vector = entry->rows == 1;
    if (is_nothing(pages, entry))
        return "0";
    text_add_string(&text, vector ? "(" : "\\begin{pmatrix}");
    for (int k = 0; k < entry->rows * entry->columns; k++)
        text_add(&text, "%s%s",
                 k == 0                    ? ""
                 : vector                  ? ",\\; "
                 : k % entry->columns == 0 ? " \\\\ "
                                           : " & ",
                 element(pages, entry->first + k));
    text_add_string(&text, vector ? ")" : "\\end{pmatrix}");
    const char *made = arena_copy(pages->arena, text.data);
    text_free(&text);
    return made;
}

static void add_section(Pages *pages, const MotionSection *section)
{
    bool display = section->entry_count && section->entry[0].rows > 1;
    bool definitions = paper_has_formulas(pages->paper) && !display;
    begin_section(pages, section->title, definitions);
    for (int k = 0; k < section->entry_count; k++) {
        const MotionEntry *entry = &section->entry[k];
        if (!paper_has_formulas(pages->paper))
            add_definition(pages, entry->name,
                           entry_text(pages, entry, (int)strlen(entry->name) + 4));
        else if (display)
            text_add(pages->out,
                     pages->paper == PAPER_LATEX ? "\\[%s = %s\\]\n" : "$$%s = %s$$\n\n",
                     entry->formula, entry_formula(pages, entry));
        else
            add_definition(pages, entry->formula, entry_formula(pages, entry));
    }
    end_section(pages, definitions);
}

/* ---- M, C and g ---- */

static Expr atom(const Pages *pages, int k)
{
    return pages->tables->program->outputs[pages->tables->first_atom + k];
}

static const char *atom_name(const void *of, int k)
{
    const Pages *pages = of;
    Text text = {0};
    result_write(people_notation(pages->paper), pages->listing, &text, atom(pages, k));
    bool quotient = pages->listing->graph->nodes[expr_index(atom(pages, k))].op == OP_DIV &&
                    !pages->listing->label[expr_index(atom(pages, k))];
    const char *name = arena_format(pages->arena, quotient ? "(%s)" : "%s", text.data);
    text_free(&text);
    return name;
}

static bool atom_is_state(const void *of, int k)
{
    const Pages *pages = of;
    return !pages->listing->graph->nodes[expr_index(atom(pages, k))].fixed;
}

/* m2 l1 l2 g: masses and moments first, then lengths, gravity last. */
static int name_class(const char *name)
{
    return name[0] == 'm' ? 0 : name[0] == 'I' ? 1 : name[0] == 'g' ? 3 : 2;
}

static int atom_order(const void *of, int a, int b)
{
    const char *left = atom_name(of, a), *right = atom_name(of, b);
    int first = name_class(left), second = name_class(right);
    return first != second ? first - second : strcmp(left, right);
}

static void add_number(Text *out, double value, const void *of)
{
    const Pages *pages = of;
    size_t start = out->length;
    people_number(out, value, pages->paper);
    if (out->length - start > 2 && strcmp(out->data + out->length - 2, ".0") == 0) {
        out->length -= 2;
        out->data[out->length] = '\0';
    }
}

static void add_written(Pages *pages, const char *title, const WrittenEntry *entries, int count)
{
    bool formulas = paper_has_formulas(pages->paper);
    const PolynomialWriting writing = {.name = atom_name,
                                       .of = pages,
                                       .number = add_number,
                                       .times = people_notation(pages->paper)->text[OP_MUL],
                                       .power = formulas ? "^{%d}" : "**%d",
                                       .is_state = atom_is_state,
                                       .order = atom_order};
    begin_section(pages, title, formulas);
    for (int k = 0; k < count; k++) {
        Text text = {0};
        polynomial_write(&text, &entries[k].value, &writing);
        add_definition(pages, formulas ? entries[k].formula : entries[k].name, text.data);
        text_free(&text);
    }
    end_section(pages, formulas);
}

static void add_equations(Pages *pages)
{
    MotionTables *tables = pages->tables;
    static const char not_written[] =
        "M, C and g are not written out: they are too long for a page; rbgen emit ROBOT "
        "--functions im,coriolis,gravity --style z-table has them step by step.";
    if (tables->written) {
        add_written(pages, "inertia matrix M(q), rotors included", tables->matrix,
                    tables->matrix_count);
        add_written(pages, "C(q, u): C u are the Coriolis and centrifugal forces", tables->coriolis,
                    tables->coriolis_count);
        add_written(pages, "gravity g(q): M ud + C u + g are the torques, but for friction",
                    tables->gravity, tables->gravity_count);
    } else if (!pages->json) {
        text_add(pages->out, "\n%s%s\n", paper_has_formulas(pages->paper) ? "" : "# ", not_written);
    }
}

/* ---- head ---- */

static void add_letter(void *to, const char *name, int place, const char *meaning)
{
    Pages *pages = to;
    Text value = {0};
    double number = pages->values[place];
    text_add_string(&value, number < 0 ? "-" : "");
    people_number(&value, number < 0 ? -number : number, pages->paper);
    if (pages->json)
        json_number(pages->json, name, number);
    else if (pages->paper == PAPER_MARKDOWN)
        text_add(pages->out, "| $%s$ | $%s$ %s |\n", people_formula(pages->arena, name), value.data,
                 meaning);
    else if (pages->paper == PAPER_LATEX) {
        text_add(pages->out, "$%s$ & $%s$ ", people_formula(pages->arena, name), value.data);
        people_latex_text(pages->out, meaning);
        text_add_string(pages->out, " \\\\\n");
    } else
        text_add(pages->out, *meaning ? "#   %-8s %-12s %s\n" : "#   %-8s %s\n", name, value.data,
                 meaning);
    text_free(&value);
}

static void add_letters(Pages *pages)
{
    if (!listing_reads(pages->listing, "params"))
        return;
    begin_section(pages, "letters, and their values in the robot file", true);
    people_letters(pages->listing, add_letter, pages);
    end_section(pages, true);
}

static void add_head(Pages *pages, const Robot *robot, const char *command)
{
    static const char axes[] = "vectors of a link in the axes of its frame in the robot file; u: "
                               "rates dq/dt, ud: du/dt";
    if (pages->json) {
        json_text(pages->json, "robot", robot->name);
        json_text(pages->json, "command", command);
    } else if (pages->paper == PAPER_LATEX) {
        emit_latex_head(pages->out, robot->name, "tables", command, "");
    } else {
        text_add_string(pages->out, "# ");
        emit_comment_text(pages->out, robot->name, "# ", 2);
        text_add(pages->out,
                 pages->paper == PAPER_MARKDOWN ? ": tables, by rbgen %s\n\n`%s`\n\n%s\n"
                                                : ": tables, by rbgen %s\n# %s\n# %s\n",
                 RBGEN_VERSION, command, axes);
    }
}

void tables_print(Text *out, Arena *arena, const Robot *robot, const double *values,
                  const char *command, const char *format)
{
    bool latex = format && strcmp(format, "latex") == 0;
    Format as = latex ? FORMAT_TABLE : format_parse(format);
    if (as == FORMAT_CSV || as == FORMAT_SVG)
        fail_input("tables: --format %s: is none of table, md, latex and json", format);
    JsonWriter json = json_writer(out);
    MotionTables *tables = motion_tables(arena, robot);
    Pages pages = {.out = out,
                   .arena = arena,
                   .paper = latex             ? PAPER_LATEX
                            : as == FORMAT_MD ? PAPER_MARKDOWN
                                              : PAPER_PLAIN,
                   .tables = tables,
                   .listing = listing_new(tables->program, PAIRS_APART),
                   .json = as == FORMAT_JSON ? &json : NULL,
                   .values = values};
    people_label(pages.listing, pages.paper);
    if (pages.json)
        json_object(pages.json, NULL);
    add_head(&pages, robot, command);
    add_letters(&pages);
    add_intermediates(&pages);
    for (int k = 0; k < SECTION_COUNT; k++)
        add_section(&pages, &tables->section[k]);
    add_equations(&pages);
    if (pages.json)
        json_end(pages.json);
    if (latex)
        text_add_string(out, "\\end{document}\n");
    listing_free(pages.listing);
    motion_tables_free(tables);
}
