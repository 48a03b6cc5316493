/* methods.c: the methods of integration that sim and the session know (simulation.h). */
#include "motion/simulation.h"

#include <string.h>

const IntegratorRow integrators[] = {
    {"rk3", integrator_rk3, 3, 2.51, false, false},
    {"rk4", integrator_rk4, 4, 2.78, false, false},
    {"ab4", integrator_ab4, 1, 0.3, false, false},
    {"abm4", integrator_abm4, 2, 1.28, false, false},
    {"rkf45", NULL, 6, 0, false, false},
    {"abm", NULL, 2, 0, true, false},
    {"bdf", NULL, 2, 0, true, true},
};
enum { RKF45 = 4 };

int integrator_names(const char **names)
{
    int count = 0;
    for (size_t k = 0; k < COUNT(integrators); k++)
        if (!integrators[k].sundials || sundials_available())
            names[count++] = integrators[k].name;
    return count;
}

size_t integrator_parse(const char *name)
{
    const char *names[COUNT(integrators)];
    if (!name)
        return RKF45;
    for (size_t k = 0; k < COUNT(integrators); k++) {
        names[k] = integrators[k].name;
        if (strcmp(name, names[k]) != 0)
            continue;
        if (integrators[k].sundials && !sundials_available())
            fail_job("--integrator %s: this rbgen was built without SUNDIALS; install it "
                     "(Debian: libsundials-dev) and build again, or take rkf45 or abm4",
                     name);
        return k;
    }
    const char *near = nearest_word(name, names, COUNT(integrators));
    fail_input("--integrator: \"%s\" is none of rk3, rk4, ab4, abm4, rkf45, abm, bdf%s%s%s", name,
               near ? "; did you mean \"" : "", near ? near : "", near ? "\"?" : "");
}
