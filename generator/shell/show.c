/* show.c: variables as a person reads them: a name, a unit, aligned numbers. */
#include "shell/shell.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- showing ---- */

NumberStyle number_style(const Session *session, const double *values, size_t count)
{
    double largest = 0;
    for (size_t k = 0; k < count; k++)
        largest = fmax(largest, fabs(values[k]));
    bool plain = largest == 0 || (largest >= 1e-3 && largest < 1e4);
    return (NumberStyle){plain && session->digits <= 9, session->digits};
}

const char *number_text(NumberStyle style, double value, char *buffer)
{
    snprintf(buffer, 40, style.fixed ? "%.*f" : "%.*e",
             style.fixed ? style.digits : style.digits - 1, value);
    if (style.fixed && *buffer == '-' && strtod(buffer, NULL) == 0)
        memmove(buffer, buffer + 1, strlen(buffer)); /* no -0.000000 */
    return buffer;
}

enum { NAME_WIDTH = 10, LABEL_WIDTH = 22, LINE_WIDTH = 100 };

/* Units of the joints: those of turning and of sliding ones, whichever there are. */
static const char *unit_of(const Session *session, const Variable *variable, char *buffer)
{
    bool turns = false, slides = false;
    for (int i = 0; i < session->n; i++)
        if (session->robot->links[i].type == REVOLUTE)
            turns = true;
        else
            slides = true;
    const char *turning = variable->turning ? variable->turning : "";
    if (!variable->sliding || !slides)
        return turning;
    snprintf(buffer, 40, "%s%s%s", turns ? turning : "", turns ? ", " : "", variable->sliding);
    return buffer;
}

static int numbers_a_line(const Session *session)
{
    int count = (LINE_WIDTH - LABEL_WIDTH) / (session->digits + 7);
    return count > 1 ? count : 1;
}

static void show_label(Session *session, const char *name, const char *unit)
{
    char label[64];
    snprintf(label, sizeof label, "%-*s %s", NAME_WIDTH - 1, name, unit);
    text_add(&session->out, "%-*s", LABEL_WIDTH, label);
}

static void show_row(Session *session, const Variable *variable, const char *unit,
                     NumberStyle style, const double *values, int count)
{
    char number[40];
    int a_line = numbers_a_line(session);
    show_label(session, variable->name, unit);
    for (int k = 0; k < count; k++) {
        if (k && k % a_line == 0)
            text_add(&session->out, "\n%*s", LABEL_WIDTH, "");
        text_add(&session->out, " %*s", session->digits + 6, number_text(style, values[k], number));
    }
    text_add_string(&session->out, "\n");
}

static void show_numbers(Session *session, const Variable *variable, const double *values,
                         int count)
{
    char unit[40];
    show_row(session, variable, unit_of(session, variable, unit),
             number_style(session, values, (size_t)count), values, count);
}

static void show_word(Session *session, const Variable *variable, const char *word)
{
    show_label(session, variable->name, "");
    text_add(&session->out, " %*s\n", session->digits + 6, word);
}

/* All rows with their times, or how many there are. */
static void show_converter(Session *session, const Variable *variable, bool whole)
{
    size_t n = (size_t)session->n, rows = (size_t)session->dac_rows;
    if (rows == 1) {
        show_numbers(session, variable, session->dac, session->n);
    } else if (!whole) {
        show_label(session, variable->name, variable->turning);
        text_add(&session->out, " %zu rows, one every %g s; DACOut shows them\n", rows,
                 session->dac_period);
    } else {
        NumberStyle style = number_style(session, session->dac, rows * n);
        for (size_t k = 0; k < rows; k++) {
            char time[40];
            snprintf(time, sizeof time, "t = %.5g s", (double)k * session->dac_period);
            show_row(session, variable, time, style, session->dac + k * n, session->n);
        }
    }
}

double session_time(const Session *session)
{
    const Kept *kept = &session->kept;
    return kept->simulated && kept->count ? kept_row(session, kept->count - 1)[0] : 0;
}

static void show(Session *session, const Variable *variable, bool whole)
{
    double *numbers = variable_numbers(session, variable), gravity[3], time;
    char word[16];
    bool volts = numbers == session->voltage;
    switch (variable->kind) {
    case VECTOR:
        if (volts && !session->motors->any_motor)
            show_word(session, variable, "no motors");
        else
            show_numbers(session, variable, numbers, session->n);
        break;
    case CONVERTER:
        if (session_has_motors(session))
            show_converter(session, variable, whole);
        else
            show_word(session, variable, "no motors");
        break;
    case GRAVITY_VECTOR:
        for (int k = 0; k < 3; k++)
            gravity[k] = (double)session->description->gravity[k];
        show_numbers(session, variable, gravity, 3);
        break;
    case HAND:
        show_numbers(session, variable, numbers, 3);
        break;
    case TIME:
        time = session_time(session);
        show_numbers(session, variable, &time, 1);
        break;
    case SECONDS:
    case GAIN:
    case LOAD:
        show_numbers(session, variable, numbers, 1);
        break;
    case INTEGRATOR:
        show_word(session, variable, session->integrator);
        break;
    case CONTROL:
        show_word(session, variable, control_names[session->control]);
        break;
    case DIGITS:
        snprintf(word, sizeof word, "%d", session->digits);
        show_word(session, variable, word);
    }
}

void variable_show(Session *session, const Variable *variable)
{
    show(session, variable, true);
}

void show_all(Session *session)
{
    int a_line = numbers_a_line(session);
    show_label(session, "joint", "");
    for (int i = 0; i < session->n && i < a_line; i++)
        text_add(&session->out, " %*d", session->digits + 6, i + 1);
    text_add_string(&session->out, session->n > a_line ? " ...\n" : "\n");
    for (int k = 0; k < variable_count; k++)
        show(session, &variables[k], false);
}
