/* rows.c: rows of numbers over time as torque and sim write them (motion.h). */
#include "motion/motion.h"

#include <math.h>
#include <string.h>

int row_count(double begin, double end, double step)
{
    double whole = floor((end - begin) / step + 1e-9);
    if (!(whole < 1e7))
        fail_input("--output-step: more than ten million rows; take a longer step");
    int count = (int)whole + 1;
    /* the end has its row even when the last step is a shorter one */
    return end - (begin + whole * step) > 1e-9 * step ? count + 1 : count;
}

double row_time(double begin, double end, double step, int row)
{
    double t = begin + row * step;
    return t > end - 1e-9 * step ? end : t;
}

/* Of what a joint carries: two lengths, six components. */
static const char *const loads[] = {"force", "moment", "fx", "fy", "fz", "mx", "my", "mz"};
enum { LOADS = 8 };

int rows_width(const Machine *machine)
{
    int motors = 0;
    for (int i = 0; i < machine->n; i++)
        motors += machine->has_motor[i];
    return 1 + machine->robot->positions + 3 * machine->n + 2 * motors + 2 + 3 +
           LOADS * machine->reaction_rows;
}

int rows_energies(const Machine *machine)
{
    return rows_width(machine) - LOADS * machine->reaction_rows - 5;
}

static void add_head(Arena *arena, Rows *rows, const char *name, int number)
{
    rows->heads[rows->count++] =
        number ? arena_format(arena, "%s%d", name, number) : arena_copy(arena, name);
}

Rows rows_new(Arena *arena, const Machine *machine, const char *format, const char *extra)
{
    static const char *const motion[] = {"q", "qd", "qdd", "tau"}, *const motor[] = {"i", "v"};
    static const char *const last[] = {"kinetic", "potential", "x", "y", "z"};
    Rows rows = {.heads = arena_array(arena, const char *, rows_width(machine) + 1)};
    rows.json = format && strcmp(format, "json") == 0;
    rows.raw = format && strcmp(format, "raw") == 0;
    add_head(arena, &rows, "t", 0);
    for (size_t k = 0; k < COUNT(motion); k++)
        for (int i = 0; i < (k ? machine->n : machine->robot->positions); i++)
            add_head(arena, &rows, motion[k], i + 1);
    for (size_t k = 0; k < COUNT(motor); k++)
        for (int i = 0; i < machine->n; i++)
            if (machine->has_motor[i])
                add_head(arena, &rows, motor[k], i + 1);
    for (size_t k = 0; k < COUNT(last); k++)
        add_head(arena, &rows, last[k], 0);
    for (int i = 0; i < machine->reaction_rows; i++)
        for (int k = 0; k < LOADS; k++)
            add_head(arena, &rows, loads[k], i + 1);
    if (extra)
        add_head(arena, &rows, extra, 0);
    if (rows.raw)
        return rows;
    text_add_string(&rows.text, rows.json ? "[" : "");
    for (int k = 0; k < rows.count && !rows.json; k++)
        text_add(&rows.text, "%s%s", k ? "," : "", rows.heads[k]);
    text_add_string(&rows.text, rows.json ? "" : "\n");
    return rows;
}

void rows_add(Rows *rows, const double *values)
{
    if (rows->raw) {
        text_add_bytes(&rows->text, (const char *)values, sizeof *values * (size_t)rows->count);
        return;
    }
    if (rows->json)
        text_add_string(&rows->text, rows->any ? ",\n  {" : "\n  {");
    rows->any = true;
    for (int k = 0; k < rows->count; k++) {
        text_add_string(&rows->text, k ? (rows->json ? ", " : ",") : "");
        if (rows->json)
            text_add(&rows->text, "\"%s\": ", rows->heads[k]);
        if (rows->json && !isfinite(values[k]))
            text_add_string(&rows->text, "null");
        else
            text_add(&rows->text, "%.17g", values[k]);
    }
    text_add_string(&rows->text, rows->json ? "}" : "\n");
    if (rows->writer)
        file_add(rows->writer, &rows->text);
}

void rows_end(Rows *rows)
{
    text_add_string(&rows->text, rows->json ? "\n]\n" : "");
}

/* Those of trees follow from accelerations, those of mechanisms from torques. */
static int fill_reactions(const Machine *machine, const double *q, const double *qd,
                          const double *qdd, const double *tau, double *row)
{
    int at = 0, rows = machine->reaction_rows;
    double *w = memory_grow(NULL, sizeof *w * (size_t)(6 * rows));
    machine_call(machine, REACTIONS, q, qd, machine->row[REACTIONS] ? tau : qdd, w);
    for (int i = 0; i < rows; i++) {
        const double *f = w + 6 * i, *m = f + 3;
        row[at++] = sqrt(f[0] * f[0] + f[1] * f[1] + f[2] * f[2]);
        row[at++] = sqrt(m[0] * m[0] + m[1] * m[1] + m[2] * m[2]);
        memcpy(row + at, f, 6 * sizeof *row);
        at += 6;
    }
    memory_free(w);
    return at;
}

int rows_fill(const Machine *machine, double t, const double *q, const double *qd,
              const double *qdd, const double *tau, const double *volts, double *row)
{
    int n = machine->n, at = 0;
    const double *const motion[] = {q, qd, qdd, tau};
    double tool[12], motor_tau[MAX_JOINTS], motor_qd[MAX_JOINTS];
    machine_at_motors(machine, tau, qd, motor_tau, motor_qd);
    row[at++] = t;
    for (size_t k = 0; k < COUNT(motion); k++)
        for (int i = 0; i < (k ? n : machine->robot->positions); i++)
            row[at++] = motion[k][i];
    for (int i = 0; i < n; i++)
        if (machine->has_motor[i])
            row[at++] = motor_current(&machine->motor[i], motor_tau[i]);
    for (int i = 0; i < n; i++)
        if (machine->has_motor[i])
            row[at++] =
                volts ? volts[i] : motor_voltage(&machine->motor[i], motor_tau[i], motor_qd[i]);
    machine_call(machine, ENERGY, q, qd, NULL, row + at);
    at += 2;
    machine_call(machine, FORWARD_KINEMATICS, q, NULL, NULL, tool);
    for (int k = 0; k < 3; k++)
        row[at++] = tool[9 + k];
    if (machine->reaction_rows)
        at += fill_reactions(machine, q, qd, qdd, tau, row + at);
    return at;
}
