/* online.c: recursive least squares as C, for a robot's base-regressor (identify.h). */
#include "identify/identify.h"

#include "emit/emit.h"

static const char *number(Arena *arena, int value)
{
    return arena_format(arena, "%d", value);
}

void online_code(Text *out, Arena *arena, const Robot *robot, unsigned friction, const char *name)
{
    const ParameterColumns *base = base_columns(arena, robot);
    int n = robot->n, at = base->count;
    Text columns = {0};
    unsigned there =
        (base->of->viscous ? FRICTION_VISCOUS : 0) | (base->of->coulomb ? FRICTION_COULOMB : 0);
    static const char *const entry[FRICTION_KINDS] = {"qd[i]", "s", "s * s", "1"};
    unsigned more = friction & ~there;
    if (more & (FRICTION_COULOMB | FRICTION_ASYMMETRIC))
        text_add_string(&columns, "        const double s = qd[i] / sqrt(qd[i] * qd[i] + 1e-6);\n");
    for (unsigned k = 0; k < FRICTION_KINDS; k++)
        if (more & 1u << k) {
            text_add(&columns, "        y[%d + i] = %s;\n", at, entry[k]);
            at += n;
        }
    const Insertion insertions[] = {{"name", name},
                                    {"joints", number(arena, n)},
                                    {"base", number(arena, base->count)},
                                    {"columns", number(arena, at)},
                                    {"friction", columns.data ? columns.data : ""}};
    template_fill(out, "online.in.c", insertions, COUNT(insertions));
    text_free(&columns);
}
