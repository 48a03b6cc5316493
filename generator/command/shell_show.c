/* shell_show.c: variables as a person reads them: a name, a unit, aligned numbers. */
#include "command/shell.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- showing ---- */

NumberStyle number_style(const Session *session, const double *values, size_t count, size_t stride)
{
    double largest = 0;
    for (size_t k = 0; k < count; k++)
        largest = fmax(largest, fabs(values[k * stride]));
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

enum { NAME_WIDTH = 14, LINE_WIDTH = 100 };

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
    if (variable->kind != VECTOR || !slides || strcmp(turning, variable->sliding) == 0)
        return turning;
    snprintf(buffer, 40, "%s%s%s", turns ? turning : "", turns ? ", " : "", variable->sliding);
    return buffer;
}

static int unit_width(const Session *session)
{
    for (int i = 0; i < session->n; i++)
        if (session->robot->links[i].type != REVOLUTE)
            return 14;
    return 8;
}

static int numbers_a_line(const Session *session)
{
    int count = (LINE_WIDTH - NAME_WIDTH - unit_width(session)) / (session->digits + 7);
    return count > 1 ? count : 1;
}

static void show_numbers(Session *session, const Variable *variable, const double *values,
                         int count)
{
    char unit[40], number[40];
    NumberStyle style = number_style(session, values, (size_t)count, 1);
    int width = unit_width(session), a_line = numbers_a_line(session);
    text_add(&session->out, "%-*s%-*s", NAME_WIDTH, variable->name, width,
             unit_of(session, variable, unit));
    for (int k = 0; k < count; k++) {
        if (k && k % a_line == 0)
            text_add(&session->out, "\n%*s", NAME_WIDTH + width, "");
        text_add(&session->out, " %*s", session->digits + 6, number_text(style, values[k], number));
    }
    text_add_string(&session->out, "\n");
}

static void show_converter(Session *session, const Variable *variable, bool whole)
{
    size_t n = (size_t)session->n;
    if (session->dac_rows == 1 || whole) {
        for (int k = 0; k < session->dac_rows; k++)
            show_numbers(session, variable, session->dac + (size_t)k * n, session->n);
        return;
    }
    text_add(&session->out, "%-*s%-*s %d rows, one every %g s; DACOut shows them\n", NAME_WIDTH,
             variable->name, unit_width(session), variable->turning, session->dac_rows,
             session->dac_period);
}

double session_time(const Session *session)
{
    const Kept *kept = &session->kept;
    return kept->simulated && kept->count ? kept_row(session, kept->count - 1)[0] : 0;
}

static void show_scalar(Session *session, const Variable *variable, const char *value)
{
    text_add(&session->out, "%-*s%-*s %*s\n", NAME_WIDTH, variable->name, unit_width(session),
             variable->turning ? variable->turning : "", session->digits + 6, value);
}

static void show(Session *session, const Variable *variable, bool whole)
{
    double gravity[3], time;
    char number[40];
    switch (variable->kind) {
    case VECTOR:
        if (variable_numbers(session, variable) == session->voltage &&
            !session->motors->any_motor) {
            text_add(&session->out, "%-*s no motors\n", NAME_WIDTH + unit_width(session),
                     variable->name);
            break;
        }
        show_numbers(session, variable, variable_numbers(session, variable), session->n);
        break;
    case CONVERTER:
        if (session_has_motors(session))
            show_converter(session, variable, whole);
        else
            text_add(&session->out, "%-*s no motors\n", NAME_WIDTH + unit_width(session),
                     variable->name);
        break;
    case GRAVITY_VECTOR:
        for (int k = 0; k < 3; k++)
            gravity[k] = (double)session->description->gravity[k];
        show_numbers(session, variable, gravity, 3);
        break;
    case TIME:
        time = session_time(session);
        show_numbers(session, variable, &time, 1);
        break;
    case SECONDS:
        show_numbers(session, variable, variable_numbers(session, variable), 1);
        break;
    case INTEGRATOR:
        show_scalar(session, variable, session->integrator);
        break;
    case DIGITS:
        snprintf(number, sizeof number, "%d", session->digits);
        show_scalar(session, variable, number);
    }
}

void variable_show(Session *session, const Variable *variable)
{
    show(session, variable, true);
}

void show_all(Session *session)
{
    int width = unit_width(session), a_line = numbers_a_line(session);
    text_add(&session->out, "%-*s", NAME_WIDTH + width, "joint");
    for (int i = 0; i < session->n && i < a_line; i++)
        text_add(&session->out, " %*d", session->digits + 6, i + 1);
    text_add_string(&session->out, session->n > a_line ? " ...\n" : "\n");
    for (int k = 0; k < variable_count; k++)
        show(session, &variables[k], false);
}
