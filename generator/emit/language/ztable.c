/* ztable.c: one program as a numbered list of equations, Z1 = s1*u1 and so on, for people who read
   them: the form of Appendix 1 of T. Nie's thesis (1988), with his u for the joint rates, his s45
   and c45, and letters for what stays open.

   As plain text the list is also a script: Python, Octave and others take it as it stands, given
   numbers for q1, u1, ... and the letters, and (Python) sin, cos and sqrt from math. As Markdown it
   is tables of formulas, as LaTeX a document of them. The remark at the end of a line is the
   algorithm's own name for the variable, as in the C code; what is called neg_x there is -x here.
 */
#include "emit/language/people.h"

#include <ctype.h>
#include <string.h>

enum { REMARK_COLUMN = 64 };

typedef struct {
    Text *out, right;
    const Listing *listing;
    Paper paper;
    const double *values; /* of the parameters that stay open; NULL: not known */
    int number;           /* of the last equation */
    const char *title;    /* of the section */
    bool begun;           /* which has a line already */
} Table;

/* ---- lines ---- */

static void add_line(const Table *table, const char *left, const char *right, const char *remark)
{
    Text *out = table->out;
    size_t start = out->length;
    switch (table->paper) {
    case PAPER_MARKDOWN:
        text_add(out, "| $%s$ | $%s$ |", left, right);
        text_add(out, *remark ? " `%s` |\n" : " |\n", remark);
        return;
    case PAPER_LATEX:
        text_add(out, "$%s$ & $= %s$ & ", left, right);
        if (*remark) {
            text_add_string(out, "\\texttt{");
            people_latex_text(out, remark);
            text_add_string(out, "}");
        }
        text_add_string(out, " \\\\\n");
        return;
    default:
        break;
    }
    text_add(out, "%s = %s", left, right);
    if (*remark) {
        int width = (int)(out->length - start);
        text_add(out, "%*s# %s", width < REMARK_COLUMN ? REMARK_COLUMN - width : 2, "", remark);
    }
    text_add_string(out, "\n");
}

static const char *remark_on(const Listing *listing, uint32_t i)
{
    if (!listing->named[i])
        return "";
    const Node *node = &listing->graph->nodes[i];
    bool negative = listing->minus[i] != node->name_negative;
    const char *scaled = strstr(node->name, "_scaled");
    int length = scaled ? (int)(scaled - node->name) : (int)strlen(node->name);
    return arena_format(listing->arena, "%s%.*s%s", negative ? "-" : "", length, node->name,
                        scaled ? " times a constant" : "");
}

/* Number k of all results: tau1 or M_1_2, in a formula \tau_{1} or M_{1,2}. */
static const char *result_name(Arena *arena, const Program *program, int k, Paper paper)
{
    char name[64];
    bool formula = paper_has_formulas(paper);
    function_column(program->function, program_extent(program), k, name, sizeof name);
    size_t length = strlen(name);
    while (length > 0 && (isdigit((unsigned char)name[length - 1]) || name[length - 1] == '_'))
        length--;
    const char *index = name + length + (name[length] == '_');
    if (!*index)
        return arena_format(arena, formula ? "\\mathrm{%s}" : "%s", name);
    const char *array = arena_format(arena, "%.*s", (int)length, name);
    const char *known = people_array(array, paper);
    if (!formula)
        return arena_format(arena, "%s%s", known ? known : array, name + length);
    Text out = {0};
    text_add(&out, "%s_{", known ? known : people_formula(arena, array));
    for (; *index; index++)
        text_add(&out, "%c", *index == '_' ? ',' : *index);
    text_add_string(&out, "}");
    const char *made = arena_copy(arena, out.data);
    text_free(&out);
    return made;
}

/* ---- head ---- */

static void add_letter(void *to, const char *name, int place, const char *meaning)
{
    const Table *table = to;
    Text *out = table->out;
    Text value = {0};
    double number = table->values ? table->values[place] : 0;
    if (table->values) {
        text_add_string(&value, number < 0 ? "-" : "");
        people_number(&value, number < 0 ? -number : number, table->paper);
    }
    const char *shown = value.length ? value.data : "";
    switch (table->paper) {
    case PAPER_MARKDOWN:
        text_add(out, "| $%s$ | %s%s%s | %s |\n", people_formula(table->listing->arena, name),
                 *shown ? "$" : "", shown, *shown ? "$" : "", meaning);
        break;
    case PAPER_LATEX:
        text_add(out, "$%s$ & $%s$ & ", people_formula(table->listing->arena, name), shown);
        people_latex_text(out, meaning);
        text_add_string(out, " \\\\\n");
        break;
    default:
        text_add(out, *meaning ? "#   %-8s %-12s %s\n" : "#   %-8s %s\n", name, shown, meaning);
    }
    text_free(&value);
}

static bool has_letters(const Listing *listing)
{
    return listing_reads(listing, "params");
}

static void add_letters(Table *table)
{
    Text *out = table->out;
    if (!has_letters(table->listing))
        return;
    if (table->paper == PAPER_LATEX)
        text_add_string(out, "\n\\subsection*{letters, and their values in the robot file}\n"
                             "\\begin{longtable}{@{}lll@{}}\n");
    else if (table->paper == PAPER_MARKDOWN)
        text_add_string(out, "\n### letters, and their values in the robot file\n\n"
                             "| | | |\n| --- | --- | --- |\n");
    else
        text_add_string(out, "# letters, and their values in the robot file:\n");
    people_letters(table->listing, add_letter, table);
    if (table->paper == PAPER_LATEX)
        text_add_string(out, "\\end{longtable}\n");
}

/* What the names on the right are in, where they are best's. */
static const char units_of_best[] =
    "Names on the right are those of the C code; best has vectors in axes, about an origin and "
    "in a unit of each link's own.";

static void add_head(const Table *table)
{
    const Program *program = table->listing->program;
    const Function *function = program->function;
    bool latex = table->paper == PAPER_LATEX, formulas = paper_has_formulas(table->paper);
    Text *out = table->out;
    const char *start = formulas ? "" : "# ";
    if (latex)
        text_add(out, "\\section*{%s by %s}\n", function->name, program->made_by);
    else
        text_add(out, "%s%s by %s\n", formulas ? "## " : "# ", function->name, program->made_by);
    text_add(out, "%s%s%d multiplications, %d additions, %d divisions, %d pairs of sine and cosine",
             formulas && !latex ? "\n" : "", start, program->ops.M, program->ops.A, program->ops.D,
             program->ops.sincos);
    if (has_letters(table->listing))
        text_add_string(out, formulas ? "; what is of letters only is not counted"
                                      : "\n# (what is of letters only is not counted)");
    text_add(out, "%s\n%s", formulas ? ";" : "", start);
    bool any = false;
    for (int k = 0; k < function_input_count(function); k++) {
        const char *meaning = people_meaning(function->inputs[k]);
        if (!meaning)
            continue;
        text_add(out, formulas ? "%s$%s$ %s" : "%s%s: %s", any ? ", " : "",
                 people_array(function->inputs[k], table->paper), meaning);
        any = true;
    }
    text_add_string(out,
                    formulas ? "; $s_{12}$ is $\\sin(q_1 + q_2)$, $c_{12}$ its cosine.\n" : "\n");
    if (strcmp(program->made_by, BEST) == 0)
        text_add(out, "%s%s\n", start, units_of_best);
}

/* ---- sections, statements, results ---- */

static void end_section(Table *table)
{
    if (table->begun && table->paper == PAPER_LATEX)
        text_add_string(table->out, "\\end{longtable}\n");
    table->begun = false;
}

/* A section begins with its first line: some have none. */
static void begin_section(Table *table)
{
    if (table->begun)
        return;
    table->begun = true;
    const char *title = *table->title ? table->title : "equations";
    switch (table->paper) {
    case PAPER_MARKDOWN:
        text_add(table->out, "\n### %s\n\n| | is | called |\n| --- | --- | --- |\n", title);
        break;
    case PAPER_LATEX:
        text_add_string(table->out, "\n\\subsection*{");
        people_latex_text(table->out, title);
        text_add_string(table->out, "}\n\\begin{longtable}"
                                    "{@{}r@{\\ }>{\\raggedright\\arraybackslash}"
                                    "p{0.68\\textwidth}@{\\ }l@{}}\n");
        break;
    default:
        text_add(table->out, "\n# %s\n", title);
    }
}

static void on_section(void *to, const char *title)
{
    Table *table = to;
    end_section(table);
    table->title = title;
}

static void add_statement(Table *table, uint32_t i)
{
    const Listing *listing = table->listing;
    bool turn = people_is_turn(listing, i);
    if (!people_is_written(listing, i))
        return;
    begin_section(table);
    if (!turn)
        listing->label[i] = arena_format(
            listing->arena, paper_has_formulas(table->paper) ? "Z_{%d}" : "Z%d", ++table->number);
    table->right.length = 0;
    operation_write(people_notation(table->paper), listing, &table->right, i, PRECEDENCE_SUM);
    add_line(table, listing->label[i], table->right.data, turn ? "" : remark_on(listing, i));
}

static bool is_fixed(const Listing *listing, uint32_t i)
{
    return listing->graph->nodes[i].fixed;
}

/* What is of letters only came first. */
static void on_statement(void *to, uint32_t position)
{
    Table *table = to;
    uint32_t i = table->listing->order[position];
    if (!is_fixed(table->listing, i))
        add_statement(table, i);
}

static void on_result(void *to, int array, int element, int number)
{
    Table *table = to;
    const Program *program = table->listing->program;
    (void)array, (void)element;
    begin_section(table);
    table->right.length = 0;
    result_write(people_notation(table->paper), table->listing, &table->right,
                 program->outputs[number]);
    add_line(table, result_name(table->listing->arena, program, number, table->paper),
             table->right.data, "");
}

static void write_program(Text *out, const Program *program, Paper paper, const double *values)
{
    static const Visitor visitor = {on_section, on_statement, on_result};
    Listing *listing = listing_new(program, PAIRS_APART);
    Table table = {.out = out, .listing = listing, .paper = paper, .values = values};
    people_label(listing, paper);
    add_head(&table);
    add_letters(&table);
    on_section(&table, "of letters only: once for each set of them");
    for (uint32_t k = 0; k < listing->statement_count; k++)
        if (is_fixed(listing, listing->order[k]))
            add_statement(&table, listing->order[k]);
    listing_statements(listing, 0, listing->statement_count, &visitor, &table);
    on_section(&table, "results");
    listing_results(listing, &visitor, &table);
    end_section(&table);
    text_free(&table.right);
    listing_free(listing);
}

void emit_ztable(Text *out, const Program *program, bool formulas)
{
    write_program(out, program, formulas ? PAPER_MARKDOWN : PAPER_EXACT, NULL);
}

/* ---- the file ---- */

static void write_head(Text *out, const Kernel *kernel, Paper paper)
{
    bool markdown = paper == PAPER_MARKDOWN;
    text_add_string(out, "# ");
    emit_comment_text(out, kernel->robot, "# ", 2);
    text_add(out,
             markdown ? ": equations, by rbgen %s\n\n`%s`\n" : ": equations, by rbgen %s\n# %s\n",
             RBGEN_VERSION, kernel->command);
    if (kernel->notes[0]) {
        text_add_string(out, markdown ? "\n" : "# ");
        emit_comment_text(out, kernel->notes, markdown ? "" : "# ", 2);
        text_add_string(out, "\n");
    }
}

void emit_latex_head(Text *out, const char *robot, const char *what, const char *command,
                     const char *notes)
{
    text_add_string(out, "\\documentclass[a4paper]{article}\n"
                         "\\usepackage[T1]{fontenc}\n\\usepackage[utf8]{inputenc}\n"
                         "\\usepackage{amsmath,array,longtable}\n"
                         "\\usepackage[margin=20mm]{geometry}\n"
                         "\\setlength{\\parindent}{0pt}\n"
                         "\\setlength{\\LTpre}{0pt}\\setlength{\\LTpost}{0pt}\n"
                         "\\setlength{\\LTleft}{0pt}\\setlength{\\LTright}{\\fill}\n"
                         "\\begin{document}\n{\\Large ");
    people_latex_text(out, robot);
    text_add(out, ": %s}\\\\[1ex]\n{\\small\\raggedright by rbgen %s: \\texttt{", what,
             RBGEN_VERSION);
    people_latex_text(out, command);
    text_add_string(out, "}\\par}\n\n");
    if (notes[0]) {
        people_latex_text(out, notes);
        text_add_string(out, "\n\n");
    }
}

static void write_file(Text *out, const Kernel *kernel, Program *const *programs, int count,
                       Paper paper)
{
    if (paper == PAPER_LATEX)
        emit_latex_head(out, kernel->robot, "equations", kernel->command, kernel->notes);
    else
        write_head(out, kernel, paper);
    for (int i = 0; i < count; i++) {
        text_add_string(out, "\n");
        write_program(out, programs[i], paper, kernel->params);
    }
    if (paper == PAPER_LATEX)
        text_add_string(out, "\\end{document}\n");
}

void ztable_file(Text *out, const Kernel *kernel, Program *const *programs, int count)
{
    write_file(out, kernel, programs, count, PAPER_PLAIN);
}

void ztable_markdown_file(Text *out, const Kernel *kernel, Program *const *programs, int count)
{
    write_file(out, kernel, programs, count, PAPER_MARKDOWN);
}

void latex_file(Text *out, const Kernel *kernel, Program *const *programs, int count)
{
    write_file(out, kernel, programs, count, PAPER_LATEX);
}
