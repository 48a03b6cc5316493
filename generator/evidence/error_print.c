/* error_print.c: what rbgen error found, for people and for programs. */
#include "evidence/error.h"
#include "util/json_write.h"

#include <math.h>
#include <string.h>

static const char *const real_names[] = {"double", "float"};

static const char *figure(Arena *arena, double value)
{
    return isnan(value) ? "" : arena_format(arena, "%.1e", value);
}

/* The numbers of one input at the worst state, as eval takes them. */
static const char *list_of(Arena *arena, const ErrorRow *row, RealType real, int input)
{
    const States *states = &row->states[real];
    int state = row->rounding[real].state;
    Text text = {0};
    for (int i = 0; i < states->width[input] && state >= 0; i++) {
        char buffer[40];
        double value = states_at(states, input, state)[i];
        text_add(&text, "%s%s", i ? "," : "", shortest_double(value, buffer));
    }
    char *list = arena_copy(arena, text.data ? text.data : "");
    text_free(&text);
    return list;
}

static int input_index(const Function *function, const char *name)
{
    for (int k = 0; k < function_input_count(function); k++)
        if (strcmp(function->inputs[k], name) == 0)
            return k;
    return -1;
}

/* ---- json ---- */

static void add_state(JsonWriter *json, const ErrorRow *row, RealType real, int input)
{
    const States *states = &row->states[real];
    int state = row->rounding[real].state;
    json_array(json, row->program->function->inputs[input]);
    for (int i = 0; i < states->width[input] && state >= 0; i++)
        json_number(json, NULL, states_at(states, input, state)[i]);
    json_end(json);
}

static void add_json(JsonWriter *json, const ErrorReport *report)
{
    json_object(json, NULL);
    json_text(json, "robot", report->robot);
    json_integer(json, "n", report->n);
    json_integer(json, "states", report->state_count);
    json_integer(json, "seed", report->seed);
    json_text(json, "backend", report->backend);
    json_object(json, "condition");
    json_text(json, "of", "M");
    json_rounded(json, "least", report->least, 6);
    json_rounded(json, "median", report->median, 6);
    json_rounded(json, "most", report->most, 6);
    json_end(json);
    json_rows(json, "errors");
    for (int i = 0; i < 2 * report->row_count; i++) {
        const ErrorRow *row = &report->rows[i / 2];
        const Rounding *rounding = &row->rounding[i % 2];
        const Function *function = row->program->function;
        json_object(json, NULL);
        json_text(json, "function", function->name);
        json_text(json, "algorithm", row->program->algorithm);
        json_text(json, "real", real_names[i % 2]);
        json_rounded(json, "worst", rounding->worst, 6);
        json_rounded(json, "median", rounding->median, 6);
        json_rounded(json, "rms", rounding->rms, 6);
        json_number(json, "scale", rounding->scale);
        json_object(json, "state");
        for (int k = 0; k < function_input_count(function); k++)
            add_state(json, row, (RealType)(i % 2), k);
        json_end(json);
        json_end(json);
    }
    json_end(json);
    json_end(json);
}

/* ---- csv: one row a function, algorithm and type ---- */

static void add_csv(Text *out, Arena *arena, const ErrorReport *reports, int count)
{
    static const char *const inputs[] = {"q", "qd", "qdd", "tau", "phi"};
    static const char *const heads[] = {"n",      "<function", "<algorithm", "<real", "worst",
                                        "median", "rms",       "scale",      "<q",    "<qd",
                                        "<qdd",   "<tau",      "<phi"};
    Table table = table_new(arena, heads, COUNT(heads));
    for (int r = 0; r < count; r++)
        for (int i = 0; i < 2 * reports[r].row_count; i++) {
            const ErrorRow *row = &reports[r].rows[i / 2];
            const Rounding *rounding = &row->rounding[i % 2];
            const char *cells[COUNT(heads)] = {arena_format(arena, "%d", reports[r].n),
                                               row->program->function->name,
                                               row->program->algorithm,
                                               real_names[i % 2],
                                               arena_format(arena, "%.6g", rounding->worst),
                                               arena_format(arena, "%.6g", rounding->median),
                                               arena_format(arena, "%.6g", rounding->rms),
                                               arena_format(arena, "%.17g", rounding->scale)};
            for (size_t k = 0; k < COUNT(inputs); k++) {
                int input = input_index(row->program->function, inputs[k]);
                cells[8 + k] = input < 0 ? NULL : list_of(arena, row, (RealType)(i % 2), input);
            }
            table_row(&table, cells);
        }
    table_print(&table, FORMAT_CSV, out);
}

/* ---- one robot, for people ---- */

static void add_table(Text *out, Arena *arena, const ErrorReport *report, Format format)
{
    static const char *const heads[] = {"<function", "<algorithm",   "double: worst", "median",
                                        "rms",       "float: worst", "median",        "rms"};
    Table table = table_new(arena, heads, COUNT(heads));
    for (int i = 0; i < report->row_count; i++) {
        const ErrorRow *row = &report->rows[i];
        const char *cells[COUNT(heads)] = {row->program->function->name, row->program->algorithm};
        for (int real = 0; real < 2; real++) {
            const Rounding *rounding = &row->rounding[real];
            cells[2 + 3 * real] = figure(arena, rounding->worst);
            cells[3 + 3 * real] = figure(arena, rounding->median);
            cells[4 + 3 * real] = figure(arena, rounding->rms);
        }
        table_row(&table, cells);
    }
    table_print(&table, format, out);
}

static void add_states(Text *out, Arena *arena, const ErrorReport *report)
{
    for (int i = 0; i < 2 * report->row_count; i++) {
        const ErrorRow *row = &report->rows[i / 2];
        const Function *function = row->program->function;
        if (row->rounding[i % 2].state < 0)
            continue;
        text_add(out, "- %s by %s, %s:", function->name, row->program->algorithm,
                 real_names[i % 2]);
        for (int k = 0; k < function_input_count(function); k++)
            if (strcmp(function->inputs[k], "params") !=
                0) /* given by --keep, as to this command */
                text_add(out, " --%s=%s", function->inputs[k],
                         list_of(arena, row, (RealType)(i % 2), k));
        text_add_string(out, "\n");
    }
}

void error_print(Text *out, Arena *arena, const ErrorReport *report, Format format)
{
    if (format == FORMAT_JSON) {
        JsonWriter json = json_writer(out);
        add_json(&json, report);
        return;
    }
    if (format == FORMAT_CSV) {
        add_csv(out, arena, report, 1);
        return;
    }
    add_table(out, arena, report, format);
    text_add(out,
             "\n%s, %d states, compiled by %s; errors against the reference in long double,\n"
             "relative to the largest magnitude of each output.\n",
             report->robot, report->state_count, report->backend);
    text_add(out, "Condition of the inertia matrix: %.3g to %.3g, median %.3g.\n", report->least,
             report->most, report->median);
    text_add_string(out, "\nThe worst states, as eval takes them:\n\n");
    add_states(out, arena, report);
}

/* ---- growth ---- */

/* k of n^k, least squares on the logarithms of the errors' rms; NAN when there is too little. */
static double growth(const ErrorReport *reports, int count, int column, RealType real)
{
    double points = 0, x = 0, y = 0, xx = 0, xy = 0;
    for (int r = 0; r < count; r++) {
        double rms = reports[r].rows[column].rounding[real].rms, n = log(reports[r].n);
        if (!(rms > 0) || isinf(rms))
            continue;
        points++;
        x += n;
        y += log(rms);
        xx += n * n;
        xy += n * log(rms);
    }
    double spread = points * xx - x * x;
    return points >= 3 && spread > 0 ? (points * xy - x * y) / spread : NAN;
}

static void add_growth(Text *out, Arena *arena, const ErrorReport *reports, int count,
                       RealType real, Format format)
{
    const char *heads[FUNCTION_COUNT + 2] = {"n"}, *cells[FUNCTION_COUNT + 2];
    const ErrorReport *last = &reports[count - 1];
    int columns = last->row_count;
    for (int k = 0; k < columns; k++) {
        const Function *function = last->rows[k].program->function;
        heads[k + 1] = function->id == INERTIA_SOLVE ? "solve"
                       : function->aliases[0]        ? function->aliases[0]
                                                     : function->name;
    }
    heads[columns + 1] = "cond. M";
    Table table = table_new(arena, heads, columns + 2);
    for (int r = 0; r < count; r++) {
        cells[0] = arena_format(arena, "%d", reports[r].n);
        for (int k = 0; k < columns; k++)
            cells[k + 1] = figure(arena, reports[r].rows[k].rounding[real].worst);
        cells[columns + 1] = figure(arena, reports[r].most);
        table_row(&table, cells);
    }
    cells[0] = "n^";
    for (int k = 0; k < columns; k++) {
        double power = growth(reports, count, k, real);
        cells[k + 1] = isnan(power) ? "" : arena_format(arena, "%.1f", power);
    }
    cells[columns + 1] = "";
    table_row(&table, cells);
    table_print(&table, format, out);
}

void error_print_sweep(Text *out, Arena *arena, const ErrorReport *reports, int count,
                       Format format)
{
    if (format == FORMAT_CSV) {
        add_csv(out, arena, reports, count);
        return;
    }
    if (format == FORMAT_JSON) {
        JsonWriter json = json_writer(out);
        json_rows(&json, NULL);
        for (int r = 0; r < count; r++)
            add_json(&json, &reports[r]);
        json_end(&json);
        return;
    }
    for (int real = REAL_DOUBLE; real <= REAL_FLOAT; real++) {
        text_add(out, "%sworst error in %s, %d states, compiled by %s\n\n", real ? "\n" : "",
                 real_names[real], reports[0].state_count, reports[0].backend);
        add_growth(out, arena, reports, count, (RealType)real, format);
    }
    text_add_string(out, "\nGeneral arms of n revolute joints, against the reference in long "
                         "double, relative to the largest\nmagnitude of each output; the last row: "
                         "rms errors grow with this power of n; cond.: at most.\n");
}
