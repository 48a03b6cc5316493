/* kept.c: the rows that a session keeps: what was simulated, or prescribed by a file. */
#include "shell/shell.h"

#include <string.h>

const double *kept_row(const Session *session, int row)
{
    const Kept *kept = &session->kept;
    const void *numbers = kept->numbers.data;
    return (const double *)numbers + (size_t)row * (size_t)kept->width;
}

/* t, then n each of q, qd, qdd, tau, then i and v of the joints with motors. */
int kept_column_count(const Session *session, const Variable *variable)
{
    int motors = 0;
    for (int i = 0; i < session->n; i++)
        motors += session->motors->has_motor[i];
    return strcmp(variable->column, "v") == 0 ? motors : session->n;
}

int kept_column(const Session *session, const Variable *variable)
{
    static const char *const order[] = {"q", "qd", "qdd", "tau"};
    for (int k = 0; k < (int)COUNT(order); k++)
        if (variable->column && strcmp(variable->column, order[k]) == 0)
            return 1 + k * session->n;
    if (!variable->column || kept_column_count(session, variable) == 0)
        return -1;
    return 1 + 4 * session->n + kept_column_count(session, variable);
}

void kept_need(const Session *session, const char *command)
{
    if (session->kept.count == 0)
        fail_input("%s: nothing has been simulated yet; simulate does it", command);
}

const Variable *kept_variable(const Session *session, const char *command, const char *word)
{
    const Variable *variable = variable_find(word);
    if (!variable || !variable->column) {
        static const char *const names[] = {"theta", "omega", "alpha", "torque", "voltage"};
        const char *near = nearest_word(word, names, COUNT(names));
        fail_input("%s: \"%s\" is none of theta, omega, alpha, torque, voltage%s%s%s", command,
                   word, near ? "; did you mean \"" : "", near ? near : "", near ? "\"?" : "");
    }
    if (kept_column(session, variable) < 0)
        fail_input("%s: there is no voltage: the robot has no motors", command);
    return variable;
}

void kept_csv(Session *session, const int *chosen, int count, bool heads, Text *out)
{
    Rows rows = rows_new(session->scratch, session->motors, NULL,
                         session->kept.simulated ? "balance" : NULL);
    if (!heads)
        rows.text.length = 0;
    for (int r = 0; r < count; r++)
        rows_add(&rows, kept_row(session, chosen[r]));
    text_add_bytes(out, rows.text.data, rows.text.length);
    text_free(&rows.text);
}

void kept_take(Session *session, int row)
{
    const double *from = kept_row(session, row) + 1;
    double *const to[] = {session->theta, session->omega, session->alpha, session->torque};
    size_t n = (size_t)session->n;
    for (size_t k = 0; k < COUNT(to); k++)
        memcpy(to[k], from + k * n, sizeof **to * n);
    session->given = GIVEN_TORQUE;
    session_settle(session);
    if (session_has_motors(session)) { /* the voltages as they were, not as rounding leaves them */
        memcpy(session->voltage, from + 5 * n, sizeof **to * n);
        session->given = GIVEN_VOLTAGE;
    }
}
