/* methods.c: the methods of integration that sim and the session know (simulation.h). */
#include "motion/simulation.h"

#include <math.h>
#include <string.h>

/* clang-format off */
const IntegratorRow integrators[INTEGRATORS] = {
    {"rk3",   integrator_rk3,  NULL, 3, 2.51, false, false},
    {"rk4",   integrator_rk4,  NULL, 4, 2.78, false, false},
    {"ab4",   integrator_ab4,  NULL, 1, 0.3,  false, false},
    {"abm4",  integrator_abm4, NULL, 2, 1.28, false, false},
    {"rkf45", NULL, integrator_rkf45, 6, 0,   false, false},
    {"abm",   NULL, integrator_abm,   2, 0,   false, false},
    {"beta",  integrator_beta, NULL, 5, 0,    true,  true},
    {"bdf2",  integrator_bdf2, NULL, 5, 0,    true,  false},
    {"nie",   integrator_nie,  NULL, 5, 0,    true,  true},
    {"bdf",   NULL, NULL,            2, 0,    true,  false}, /* SUNDIALS' */
};
/* clang-format on */
enum { RKF45 = 4 };

static bool is_sundials(size_t k)
{
    return !integrators[k].step && !integrators[k].adaptive;
}

static const char *shown(size_t k)
{
    static const char *const with_number[] = {"beta:B", "nie:B"};
    if (!integrators[k].takes_beta)
        return integrators[k].name;
    return with_number[strcmp(integrators[k].name, "nie") == 0];
}

int integrator_names(const char **names)
{
    int count = 0;
    for (size_t k = 0; k < COUNT(integrators); k++)
        if (!is_sundials(k) || sundials_available())
            names[count++] = shown(k);
    return count;
}

/* The number behind the colon of beta:0.5 */
static double read_beta(const char *name, const char *colon)
{
    double beta;
    if (!colon || parse_numbers("integrator", colon + 1, &beta, 1) != 1 ||
        !(beta >= 0 && beta <= 1))
        fail_input("--integrator %s: write %.*s:B, B from 0 (explicit) to 1 (implicit)", name,
                   colon ? (int)(colon - name) : (int)strlen(name), name);
    return beta;
}

Method integrator_parse(const char *name)
{
    const char *names[COUNT(integrators)];
    if (!name)
        return (Method){RKF45, 0};
    const char *colon = strchr(name, ':');
    size_t length = colon ? (size_t)(colon - name) : strlen(name);
    for (size_t k = 0; k < COUNT(integrators); k++) {
        names[k] = integrators[k].name;
        if (strlen(names[k]) != length || strncmp(name, names[k], length) != 0 ||
            (colon && !integrators[k].takes_beta))
            continue;
        if (is_sundials(k) && !sundials_available())
            fail_job("--integrator %s: this rbgen was built without SUNDIALS; install it "
                     "(Debian: libsundials-dev) and build again, or take bdf2, rkf45 or abm",
                     name);
        return (Method){k, integrators[k].takes_beta ? read_beta(name, colon) : 1};
    }
    const char *near = nearest_word(name, names, COUNT(integrators));
    fail_input("--integrator: \"%s\" is none of rk3, rk4, ab4, abm4, rkf45, abm, beta:B, bdf2, "
               "nie:B, bdf%s%s%s",
               name, near ? "; did you mean \"" : "", near ? near : "", near ? "\"?" : "");
}

/* Of an implicit method y changes its sign from step to step, and grows, beyond this (with rates
   at beta of the way; over two steps the quotient is twice as steep). */
double integrator_steady(Method method)
{
    const IntegratorRow *row = &integrators[method.row];
    if (!row->implicit)
        return row->steady;
    if (method.beta >= 0.5)
        return INFINITY;
    return (row->step == integrator_nie ? 4 : 2) / (1 - 2 * method.beta);
}
