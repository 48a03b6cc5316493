/* variables.c: the variables of a session, and how they are set. */
#include "shell/shell.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* clang-format off */
#define AT(member) offsetof(Session, member)
const Variable variables[] = {
    {"theta",   VECTOR, AT(theta),   "rad",   "m",    "q",   "position of each joint"},
    {"omega",   VECTOR, AT(omega),   "rad/s", "m/s",  "qd",  "velocity of each joint"},
    {"alpha",   VECTOR, AT(alpha),   "rad/s2", "m/s2", "qdd", "acceleration of each joint: what forward_arm finds"},
    {"torque",  VECTOR, AT(torque),  "N m",   "N",    "tau", "torque on each joint; voltage follows it"},
    {"voltage", VECTOR, AT(voltage), "V",     NULL,   "v",   "voltage on each motor; torque follows it"},
    {"DACOut",  CONVERTER, 0,        "V",     NULL,   NULL,  "voltages that the converter puts out, a row every DACTimePeriod"},
    {"DACTimePeriod", SECONDS, AT(dac_period), "s", NULL, NULL, "time between rows of DACOut"},
    {"gravity", GRAVITY_VECTOR, 0,   "m/s2 xyz", NULL,   NULL,  "free-fall acceleration: x, y, z in world axes, or z alone"},
    {"f_hand",  HAND, AT(hand[0]),   "N xyz", NULL,   NULL,  "force that the world exerts on the hand: x, y, z in world axes"},
    {"n_hand",  HAND, AT(hand[3]),   "N m xyz", NULL, NULL,  "moment that it exerts there"},
    {"control", CONTROL, 0,          NULL,    NULL,   NULL,  "what decides on the torques in simulate: none, gravity, pd, computed, passive"},
    {"target",  VECTOR, AT(target),  "rad",   "m",    NULL,  "position that control leads each joint to"},
    {"stiffness", GAIN, AT(stiffness), "1/s", NULL,   NULL,  "of control: frequency with which the target is reached"},
    {"damping", GAIN, AT(damping),   NULL,    NULL,   NULL,  "of control: 1 is critical"},
    {"payload", LOAD, AT(payload),   "kg",    NULL,   NULL,  "mass of a load at the tool's origin"},
    {"timestep", SECONDS, AT(timestep), "s",  NULL,   NULL,  "step of the integration, and between the rows that are kept"},
    {"integrator", INTEGRATOR, 0,    NULL,    NULL,   NULL,  "method of the integration: rk3 as in the paper, or another"},
    {"digits",  DIGITS, 0,           NULL,    NULL,   NULL,  "with which numbers are shown, 1 to 17"},
    {"time",    TIME, 0,             "s",     NULL,   NULL,  "how far the simulation has come; cannot be set"},
};
const int variable_count = COUNT(variables);
/* clang-format on */

const Variable *variable_find(const char *name)
{
    for (int k = 0; k < variable_count; k++)
        if (same_word(name, variables[k].name))
            return &variables[k];
    return NULL;
}

double *variable_numbers(Session *session, const Variable *variable)
{
    return (double *)(void *)((char *)session + variable->place);
}

/* ---- setting ---- */

/* "0 pi/2, 0.1": numbers with blanks or a comma between them, to the end or to a semicolon. */
static int read_list(Session *session, const char *name, const char **at, double *out, int max)
{
    int count = 0;
    bool comma = false;
    for (;;) {
        *at += strspn(*at, " \t");
        size_t length = strcspn(*at, " \t,;");
        if (length == 0 && (**at == ',' || comma || count == 0))
            fail_input("%s: a number is missing; for example %s = 0, pi/2, 0.1", name, name);
        if (length == 0)
            return count;
        char *word = arena_format(session->scratch, "%.*s", (int)length, *at);
        if (count == max)
            fail_input("%s: more than %d number%s", name, max, max == 1 ? "" : "s");
        if (!number_read(word, &out[count++]))
            fail_input("%s: \"%.60s\" is not a number; for example 0.5, 1e-3 or pi/2", name, word);
        *at += length;
        *at += strspn(*at, " \t");
        comma = **at == ',';
        *at += comma;
    }
}

/* A number for each joint, or one for all. */
static void read_vector(Session *session, const char *name, const char **at, double *out)
{
    double given[MAX_JOINTS];
    int n = session->n, count = read_list(session, name, at, given, MAX_JOINTS);
    if (count != n && count != 1)
        fail_input("%s: %d numbers given, the robot has %d joint%s; give one each, or one for all",
                   name, count, n, n == 1 ? "" : "s");
    for (int i = 0; i < n; i++)
        out[i] = given[count == 1 ? 0 : i];
}

static double read_one(Session *session, const char *name, const char *text)
{
    double value;
    if (read_list(session, name, &text, &value, 1) != 1 || *text)
        fail_input("%s: is one number", name);
    return value;
}

static void set_vector(Session *session, const Variable *variable, int index, const char *text)
{
    double *target = variable_numbers(session, variable), values[MAX_JOINTS];
    bool volts = target == session->voltage;
    if (volts)
        session_need_motors(session, variable->name);
    if (index) {
        target[index - 1] = read_one(session, variable->name, text);
    } else {
        read_vector(session, variable->name, &text, values);
        if (*text)
            fail_input("%s: one row of numbers; rows with ; are for DACOut", variable->name);
        memcpy(target, values, sizeof *target * (size_t)session->n);
    }
    if (volts || target == session->torque)
        session->given = volts ? GIVEN_VOLTAGE : GIVEN_TORQUE;
    session_settle(session);
}

static void set_converter(Session *session, const Variable *variable, int index, const char *text)
{
    session_need_motors(session, variable->name);
    if (index) {
        if (session->dac_rows != 1)
            fail_input("DACOut[%d]: DACOut has %d rows; set it whole: rows with ; between them",
                       index, session->dac_rows);
        session->dac[index - 1] = read_one(session, variable->name, text);
        return;
    }
    size_t rows = 1, n = (size_t)session->n;
    for (const char *c = text; *c; c++)
        rows += *c == ';';
    double *values = arena_array(session->scratch, double, rows *n);
    for (size_t k = 0; k < rows; k++) {
        read_vector(session, variable->name, &text, values + k * n);
        text += *text == ';';
    }
    session->dac = memory_grow(session->dac, sizeof *values * rows * n);
    memcpy(session->dac, values, sizeof *values * rows * n);
    session->dac_rows = (int)rows;
}

static void set_gravity(Session *session, int index, const char *text)
{
    double g[3] = {0}, given[3];
    if (index) {
        for (int k = 0; k < 3; k++)
            g[k] = (double)session->description->gravity[k];
        g[index - 1] = read_one(session, "gravity", text);
    } else {
        int count = read_list(session, "gravity", &text, given, 3);
        if ((count != 1 && count != 3) || *text)
            fail_input("gravity: x, y, z in m/s2; or z alone, as in gravity = -9.80621");
        for (int k = 0; k < 3; k++)
            g[k] = count == 3 ? given[k] : k == 2 ? given[0] : 0;
    }
    for (int k = 0; k < 3; k++)
        if (fabs(g[k]) > 1e12)
            fail_input("gravity: %g is beyond the 1e12 that a robot file may say", g[k]);
    session_set_gravity(session, g);
}

static void set_hand(Session *session, const Variable *variable, int index, const char *text)
{
    double *target = variable_numbers(session, variable), given[3];
    if (index) {
        target[index - 1] = read_one(session, variable->name, text);
        return;
    }
    if (read_list(session, variable->name, &text, given, 3) != 3 || *text)
        fail_input("%s: x, y, z in world axes; for example %s = 0, 0, -10", variable->name,
                   variable->name);
    memcpy(target, given, sizeof given);
}

static void set_integrator(Session *session, const char *text)
{
    const char *names[INTEGRATORS];
    int count = integrator_names(names);
    char *word = arena_copy(session->scratch, text + strspn(text, " \t"));
    word[strcspn(word, " \t")] = '\0';
    for (int k = 0; k < count; k++)
        if (same_word(word, names[k]) && !strchr(word, ':')) {
            session->integrator = names[k];
            return;
        }
    if (strncmp(word, "beta:", 5) == 0 || strncmp(word, "nie:", 4) == 0) {
        integrator_parse(word);
        snprintf(session->own_integrator, sizeof session->own_integrator, "%s", word);
        session->integrator = session->own_integrator;
        return;
    }
    const char *near = nearest_word(word, names, (size_t)count);
    Text list = {0};
    for (int k = 0; k < count; k++)
        text_add(&list, "%s%s", k ? ", " : "", names[k]);
    const char *all = arena_copy(session->scratch, list.data);
    text_free(&list);
    fail_input("integrator: \"%.60s\" is none of %s%s%s%s", word, all,
               near ? "; did you mean \"" : "", near ? near : "", near ? "\"?" : "");
}

static void set_control(Session *session, const char *text)
{
    char *word = arena_copy(session->scratch, text + strspn(text, " \t"));
    word[strcspn(word, " \t")] = '\0';
    for (int k = 0; k < CONTROLS; k++)
        if (same_word(word, control_names[k])) {
            if (k != CONTROL_NONE)
                session_controller(session);
            session->control = (ControlKind)k;
            return;
        }
    const char *near = nearest_word(word, control_names, CONTROLS);
    fail_input("control: \"%.60s\" is none of none, gravity, pd, computed, passive%s%s%s", word,
               near ? "; did you mean \"" : "", near ? near : "", near ? "\"?" : "");
}

void variable_set(Session *session, const Variable *variable, int index, const char *text)
{
    int most = variable->kind == VECTOR || variable->kind == CONVERTER      ? session->n
               : variable->kind == GRAVITY_VECTOR || variable->kind == HAND ? 3
                                                                            : 0;
    double value;
    if (index && most == 0)
        fail_input("%s has no elements; write %s = ...", variable->name, variable->name);
    if (index < 0 || index > most)
        fail_input("%s: elements are counted from 1 to %d", variable->name, most);
    switch (variable->kind) {
    case VECTOR:
        set_vector(session, variable, index, text);
        break;
    case CONVERTER:
        set_converter(session, variable, index, text);
        break;
    case GRAVITY_VECTOR:
        set_gravity(session, index, text);
        break;
    case HAND:
        set_hand(session, variable, index, text);
        break;
    case SECONDS:
        value = read_one(session, variable->name, text);
        if (!(value >= 1e-9 && value <= 1e9))
            fail_input("%s: %g is not a number of seconds above 0", variable->name, value);
        *variable_numbers(session, variable) = value;
        break;
    case INTEGRATOR:
        set_integrator(session, text);
        break;
    case CONTROL:
        set_control(session, text);
        break;
    case GAIN:
        value = read_one(session, variable->name, text);
        if (!(value >= 0 && value <= 1e4))
            fail_input("%s: 0 to 1e4, not %g", variable->name, value);
        *variable_numbers(session, variable) = value;
        break;
    case LOAD:
        value = read_one(session, variable->name, text);
        if (!(value >= 0 && value <= 1e9))
            fail_input("%s: 0 to 1e9 kg, not %g", variable->name, value);
        session_set_payload(session, value);
        break;
    case DIGITS:
        value = read_one(session, variable->name, text);
        if (!(value >= 1 && value <= 17 && value == floor(value)))
            fail_input("digits: 1 to 17, not %g", value);
        session->digits = (int)value;
        break;
    case TIME:
        fail_input("time cannot be set; simulate new begins at 0 again");
    }
}
