/* papers.c: the papers' tables of operation counts again: what they print, and below it what
   the generated code takes, both on an arm of n revolute joints with nothing special about it. */
#include "report/report.h"

#include "model/clean.h"
#include "util/json_write.h"

#include <string.h>

enum { FIRST = 2, LAST = 10, RANGE = LAST - FIRST + 1 }; /* the formulas are fitted to these n */

typedef enum {
    ALONE,
    WITH_H, /* Lin's inertia matrix and bias, together */
    ON_H,   /* the same less Lin's inertia matrix */
} Counted;

typedef struct {
    const char *method;
    FunctionId function;
    const char *algorithm; /* ours; NULL: not here */
    Counted counted;
    double M[4], A[4]; /* published, where the table of algorithms does not say it */
    int M6, A6;        /* published for n = 6 only */
    const char *robot; /* ours counted on this one, n = 6 only; NULL: on general arms */
} Entry;

typedef struct {
    const char *title, *text;
    int n[8]; /* columns; 0 ends */
    const Entry *entries;
    int count;
} PaperTable;

/* clang-format off */
static const Entry angeles[] = {
    {"Hollerbach",         INVERSE_DYNAMICS, .algorithm = "hollerbach"},
    {"Luh, Walker, Paul",  INVERSE_DYNAMICS, .algorithm = "newton-euler"},
    {"Walker and Orin",    INVERSE_DYNAMICS, .M = {0, 0, 137, -22}, .A = {0, 0, 101, -11}},
    {"Hollerbach, NE",     INVERSE_DYNAMICS, .M6 = 688, .A6 = 558},
    {"Kane and Levinson",  INVERSE_DYNAMICS, .M6 = 646, .A6 = 394},
    {"Khalil et al.",      INVERSE_DYNAMICS, .algorithm = "khalil"},
    {"Angeles et al.",     INVERSE_DYNAMICS, .algorithm = "kane"},
    {"- base on joint 1",  INVERSE_DYNAMICS, .M6 = 513, .A6 = 432},
    {"rbgen",              INVERSE_DYNAMICS, .algorithm = BEST},
};

static const Entry lin_matrix[] = {
    {"Walker and Orin",    INERTIA_MATRIX, .algorithm = "walker-orin"},
    {"- modified frames",  INERTIA_MATRIX, .algorithm = "walker-orin-modified"},
    {"Renaud",             INERTIA_MATRIX, .algorithm = "renaud"},
    {"Lin 1990",           INERTIA_MATRIX, .M = {7.0 / 6, 16.5, -107.0 / 3, 19}, .A = {1, 13.5, -28.5, 14}},
    {"Fijany and Bejczy",  INERTIA_MATRIX, .algorithm = "fijany-bejczy"},
    {"- last link's frame", INERTIA_MATRIX, .algorithm = "fijany-bejczy-tip"},
    {"Lin 1991",           INERTIA_MATRIX, .algorithm = "lin"},
    {"rbgen",              INERTIA_MATRIX, .algorithm = BEST},
};

static const Entry lin_bias_vector[] = {
    {"Khalil, Kleinfinger", BIAS, .algorithm = "khalil"},
    {"Balafoutis et al.",   BIAS, .algorithm = "balafoutis"},
    {"Lin 1991, on his H",  BIAS, .algorithm = "lin", .counted = ON_H},
    {"- his H and bias",    BIAS, .algorithm = "lin", .counted = WITH_H,
     .M = {0, 23, 44, -82}, .A = {0, 15, 40, -70}},
    {"- bias by itself",    BIAS, .algorithm = "lin"},
    {"rbgen",               BIAS, .algorithm = BEST},
};

static const Entry saha_solve[] = {
    {"Saha",               INERTIA_SOLVE, .algorithm = "saha"},
    {"Saha, earlier [15]", INERTIA_SOLVE, .M = {0, 0, 201, -335}, .A = {0, 0, 193, -361}},
    {"Featherstone",       INERTIA_SOLVE, .algorithm = "featherstone"},
    {"Valasek",            INERTIA_SOLVE, .M = {0, 0, 226, -343}, .A = {0, 0, 206, -345}},
    {"Brandl et al.",      INERTIA_SOLVE, .M = {0, 0, 250, -222}, .A = {0, 0, 220, -198}},
    {"Walker and Orin",    INERTIA_SOLVE, .algorithm = "walker-orin"},
    {"rbgen",              INERTIA_SOLVE, .algorithm = BEST},
};

static const Entry nie_comparison[] = {
    {"Hollerbach, Lagrangian",   INVERSE_DYNAMICS, .algorithm = "hollerbach"},
    {"Walker and Orin, NE",      INVERSE_DYNAMICS, .M6 = 1541, .A6 = 1196},
    {"Hollerbach, NE; Silver",   INVERSE_DYNAMICS, .algorithm = "newton-euler"},
    {"Kane, Levinson: Stanford", INVERSE_DYNAMICS, .M6 = 646, .A6 = 394, .algorithm = "kane-partial", .robot = "stanford"},
    {"Nie: Intelledex 605",      INVERSE_DYNAMICS, .M6 = 672, .A6 = 404, .algorithm = "kane-partial-third", .robot = "intelledex605"},
    {"- AUTOTF's speeds",        INVERSE_DYNAMICS, .algorithm = "kane-partial", .robot = "intelledex605"},
    {"- second link's speeds",   INVERSE_DYNAMICS, .algorithm = "kane-partial-second", .robot = "intelledex605"},
    {"rbgen: Stanford",          INVERSE_DYNAMICS, .algorithm = BEST, .robot = "stanford"},
    {"rbgen: Intelledex 605",    INVERSE_DYNAMICS, .algorithm = BEST, .robot = "intelledex605"},
};

static const PaperTable tables[] = {
    {"Inverse dynamics: Table 1 of Angeles, Ma and Rojas",
     "The paper's own count is for any base; the general arms here, as Khalil's, have the base frame "
     "on joint 1. Kane and Levinson's count is for the Stanford arm.",
     {6}, angeles, COUNT(angeles)},
    {"Inertia matrix: Table I of Lin",
     "Walker and Orin's is in standard frames, as Swartz prints it, and beside it in modified ones, as Lin's "
     "own is. Of Lin 1990 our copy of the paper has the count only.", {2, 3, 4, 5, 6, 7, 8}, lin_matrix, COUNT(lin_matrix)},
    {"Bias: Table II of Lin",
     "Lin counts his bias on top of his inertia matrix H, with which it shares work. On arms longer than "
     "these (n > 10) ours on top of H passes his count, since our H by itself has more taken out of it; "
     "both together stay below at every n.",
     {2, 3, 4, 5, 6, 7, 8}, lin_bias_vector, COUNT(lin_bias_vector)},
    {"Forward dynamics without the bias: Table I of Saha",
     "M includes divisions, here as there. For Walker and Orin at n = 6 the paper prints 480 A, its "
     "formula gives 475. Featherstone's published count is that of his paper of 1983, as Saha has it; ours "
     "is the same recursion over the articulated bodies with what their rotations about two axes save, and "
     "with the zeros of the joints' own rows and columns left out.",
     {6, 10}, saha_solve, COUNT(saha_solve)},
    {"Inverse dynamics: chapter IV of Nie",
     "The thesis compares his Intelledex 605 with counts of general arms, and with Kane and Levinson's of the "
     "Stanford arm: so does this table, on the robots of these names. Read literally, his appendix takes "
     "779 M, 449 A and 6 divisions. The third link's speeds have one division.",
     {6}, nie_comparison, COUNT(nie_comparison)},
};
/* clang-format on */

static const int all_n[] = {2, 3, 4, 5, 6, 7, 8, 10};

/* ---- a line: M or A of one method, by the paper or by us ---- */

typedef struct {
    const PaperTable *table;
    const Entry *entry;
    bool ours;
    int kind; /* 0: M, 1: A */
    const char *formula;
    int counts[RANGE]; /* FIT_MISSING: not known */
    const char *excess[RANGE];
} Line;

typedef struct {
    Line *line;
    int count;
} Lines;

static double value_at(const double *c, int n)
{
    return ((c[0] * n + c[1]) * n + c[2]) * n + c[3];
}

/* M and A as polynomials; false when the paper gives none. */
static bool formula_of(const Entry *entry, const double **c)
{
    c[0] = entry->M;
    c[1] = entry->A;
    if (entry->M[1] != 0 || entry->M[2] != 0)
        return true;
    bool alone_but_not_published = entry->function == BIAS && entry->algorithm &&
                                   strcmp(entry->algorithm, "lin") == 0 && entry->counted == ALONE;
    return entry->algorithm && !alone_but_not_published &&
           algorithm_formula(&functions[entry->function], entry->algorithm, &c[0], &c[1]);
}

static Ops count_together(const Build *build, const Robot *robot, const Function *const *both,
                          const char **by)
{
    Program *joined = program_build_together(build, robot, both, by, 2);
    Ops ops = joined->ops;
    program_free(joined);
    return ops;
}

static Ops count_entry(const Build *build, const Entry *entry, const Robot *robot)
{
    const Function *const both[] = {&functions[INERTIA_MATRIX], &functions[BIAS]};
    const char *by[] = {entry->algorithm, entry->algorithm};
    Program *program = program_build(build, robot, &functions[entry->function], entry->algorithm);
    Ops ops = program->ops;
    program_free(program);
    if (entry->counted != ALONE)
        ops = count_together(build, robot, both, by);
    if (entry->counted == ON_H) {
        program = program_build(build, robot, both[0], by[0]);
        ops.M -= program->ops.M;
        ops.A -= program->ops.A;
        program_free(program);
    }
    return ops;
}

static void add_published(Arena *arena, Lines *lines, const PaperTable *table, const Entry *entry)
{
    const double *c[2];
    bool formula = formula_of(entry, c);
    if (!formula && !entry->M6)
        return;
    for (int kind = 0; kind < 2; kind++) {
        Line *line = &lines->line[lines->count++];
        *line = (Line){.table = table, .entry = entry, .kind = kind, .formula = ""};
        if (formula)
            line->formula = polynomial_text(arena, c[kind]);
        for (int i = 0; i < RANGE; i++)
            line->counts[i] = formula          ? (int)(value_at(c[kind], FIRST + i) + 0.5)
                              : FIRST + i == 6 ? (kind ? entry->A6 : entry->M6)
                                               : FIT_MISSING;
    }
}

static void add_ours(const Build *build, Arena *arena, Lines *lines, const PaperTable *table,
                     const Entry *entry)
{
    const Function *function = &functions[entry->function];
    const double *c[2];
    bool formula = formula_of(entry, c);
    Line *line = &lines->line[lines->count];
    for (int kind = 0; kind < 2; kind++)
        line[kind] = (Line){.table = table, .entry = entry, .ours = true, .kind = kind};
    for (int i = 0; i < RANGE; i++) {
        int n = FIRST + i;
        if (entry->robot && n != 6) {
            line[0].counts[i] = line[1].counts[i] = FIT_MISSING;
            continue;
        }
        Arena *scratch = arena_new();
        const Choice plain = choice_default();
        const Robot *robot =
            entry->robot
                ? robot_from_description(scratch, description_read(scratch, entry->robot, &plain))
                : ops_general(scratch, n);
        Ops ops = count_entry(build, entry, robot);
        line[0].counts[i] = ops_published_M(function, ops);
        line[1].counts[i] = ops.A;
        for (int kind = 0; kind < 2; kind++)
            if (formula && entry->counted == ALONE && line[kind].counts[i] > value_at(c[kind], n))
                line[kind].excess[i] = ops_excess(function, entry->algorithm, n, ops);
        arena_free(scratch);
    }
    for (int kind = 0; kind < 2; kind++) {
        line[kind].formula = "";
        if (entry->robot)
            continue;
        Fit fit = fit_counts(FIRST, line[kind].counts, RANGE);
        line[kind].formula = fit_text(arena, &fit, FIRST);
    }
    lines->count += 2;
}

static Lines all_lines(const Build *build, Arena *arena)
{
    int room = 0;
    for (size_t t = 0; t < COUNT(tables); t++)
        room += 4 * tables[t].count;
    Lines lines = {arena_array(arena, Line, room), 0};
    for (size_t t = 0; t < COUNT(tables); t++)
        for (int e = 0; e < tables[t].count; e++) {
            const Entry *entry = &tables[t].entries[e];
            add_published(arena, &lines, &tables[t], entry);
            if (entry->algorithm)
                add_ours(build, arena, &lines, &tables[t], entry);
        }
    return lines;
}

/* ---- printing ---- */

static const char *const kinds[] = {"M", "A"};

static const char *by_whom(const Line *line)
{
    return line->ours ? line->entry->algorithm : "published";
}

/* The counts of a line at some n, with the mark of a remark where it is above the published. */
static void fill_counts(Arena *arena, const Line *line, const int *n, int size, Remarks *remarks,
                        const char **cells)
{
    for (int k = 0; k < size; k++) {
        int value = line->counts[n[k] - FIRST];
        const char *excess = line->excess[n[k] - FIRST];
        cells[k] = value == FIT_MISSING ? NULL : cell_integer(arena, value);
        if (excess && remarks)
            cells[k] = arena_format(arena, "%d (%s)", value, remark(remarks, excess));
    }
}

static int columns_of(const PaperTable *table)
{
    int size = 0;
    while (size < (int)COUNT(table->n) && table->n[size])
        size++;
    return size;
}

/* For people: method as a heading, then two lines of the paper's and two of ours. */
static void fill_table(Arena *arena, Table *out, const Lines *lines, const PaperTable *table,
                       Remarks *remarks)
{
    const Entry *last = NULL;
    for (int i = 0; i < lines->count; i++) {
        const Line *line = &lines->line[i];
        const char *cells[3 + COUNT(table->n)] = {line->entry->method};
        if (line->table != table)
            continue;
        if (line->entry != last)
            table_row(out, cells);
        last = line->entry;
        cells[0] = line->kind ? NULL : arena_format(arena, "  %s", by_whom(line));
        cells[1] = kinds[line->kind];
        cells[2] = line->formula;
        fill_counts(arena, line, table->n, columns_of(table), remarks, cells + 3);
        table_row(out, cells);
    }
}

static void fill_markdown(Arena *arena, Table *out, const Lines *lines, const PaperTable *table,
                          Remarks *remarks)
{
    const Entry *last = NULL;
    for (int i = 0; i < lines->count; i++) {
        const Line *line = &lines->line[i];
        const char *cells[4 + COUNT(table->n)] = {0};
        if (line->table != table)
            continue;
        cells[0] = line->entry != last ? line->entry->method : NULL;
        last = line->entry;
        cells[1] = line->kind   ? NULL
                   : line->ours ? arena_format(arena, "`%s`", by_whom(line))
                                : by_whom(line);
        cells[2] = kinds[line->kind];
        cells[3] = line->formula;
        fill_counts(arena, line, table->n, columns_of(table), remarks, cells + 4);
        table_row(out, cells);
    }
}

static void add_paper(Text *out, Arena *arena, const Lines *lines, const PaperTable *table,
                      Format format)
{
    const char *heads[4 + COUNT(table->n)] = {"<method", "<counted by", "<", "<formula"};
    int fixed = 4;
    if (format == FORMAT_TABLE) {
        heads[1] = "<";
        heads[2] = "<formula";
        fixed = 3;
    }
    for (int k = 0; k < columns_of(table); k++)
        heads[fixed + k] = arena_format(arena, k ? "%d" : "n = %d", table->n[k]);
    Table cells = table_new(arena, heads, fixed + columns_of(table));
    Remarks remarks = {0};
    if (format == FORMAT_TABLE)
        fill_table(arena, &cells, lines, table, &remarks);
    else
        fill_markdown(arena, &cells, lines, table, &remarks);
    text_add(out, format == FORMAT_MD ? "\n## %s\n\n" : "\n%s\n\n", table->title);
    table_print(&cells, format, out);
    remarks_print(arena, &remarks, format, out);
    if (table->text[0]) {
        text_add_string(out, "\n");
        text_wrapped(out, table->text, format);
    }
}

static void add_csv(Text *out, Arena *arena, const Lines *lines)
{
    const char *heads[5 + COUNT(all_n)] = {"table", "method", "counted by", "count", "formula"};
    for (size_t k = 0; k < COUNT(all_n); k++)
        heads[5 + k] = cell_integer(arena, all_n[k]);
    Table table = table_new(arena, heads, COUNT(heads));
    for (int i = 0; i < lines->count; i++) {
        const Line *line = &lines->line[i];
        const char *cells[COUNT(heads)] = {line->table->title, line->entry->method, by_whom(line),
                                           kinds[line->kind], line->formula};
        fill_counts(arena, line, all_n, COUNT(all_n), NULL, cells + 5);
        table_row(&table, cells);
    }
    table_print(&table, FORMAT_CSV, out);
}

static void add_json(Text *out, const Lines *lines)
{
    JsonWriter json = json_writer(out);
    json_rows(&json, NULL);
    for (int i = 0; i < lines->count; i++) {
        const Line *line = &lines->line[i];
        json_object(&json, NULL);
        json_text(&json, "table", line->table->title);
        json_text(&json, "method", line->entry->method);
        json_text(&json, "by", by_whom(line));
        json_text(&json, "count", kinds[line->kind]);
        json_text(&json, "formula", line->formula);
        json_object(&json, "at");
        for (int k = 0; k < RANGE; k++) {
            char n[16];
            snprintf(n, sizeof n, "%d", FIRST + k);
            if (line->counts[k] != FIT_MISSING)
                json_integer(&json, n, line->counts[k]);
        }
        json_end(&json);
        json_end(&json);
    }
    json_end(&json);
}

void ops_papers(const Build *build, Text *out, Arena *arena, Format format)
{
    Lines lines = all_lines(build, arena);
    if (format == FORMAT_CSV) {
        add_csv(out, arena, &lines);
        return;
    }
    if (format == FORMAT_JSON) {
        add_json(out, &lines);
        return;
    }
    text_add_string(out, format == FORMAT_MD ? "# The papers' tables, counted again\n\n" : "");
    text_wrapped(
        out,
        "Multiplications M and additions A on general arms with n revolute joints: as "
        "published, and in the code that rbgen generates (rbgen ops --general Rn). Our "
        "formulas are fitted to the counts for n = 2 to 10, exact unless there is a ~; a method "
        "without counts of ours is not built here.",
        format);
    if (format == FORMAT_MD)
        text_add_string(out, "\nMade by `rbgen ops --papers --format md`.\n");
    for (size_t t = 0; t < COUNT(tables); t++)
        add_paper(out, arena, &lines, &tables[t], format);
}
