/* parameters.c: the robot's own parameters (parameters.h). */
#include "model/parameters.h"

#include "model/base_parameters.h"

static bool any(const Robot *robot, Real (*of)(const Link *link))
{
    for (int i = 0; i < robot->n; i++)
        if (of(&robot->links[i]) != 0)
            return true;
    return false;
}

static Real viscous_of(const Link *link)
{
    return link->viscous;
}

static Real coulomb_of(const Link *link)
{
    return link->coulomb;
}

static Real rotor_of(const Link *link)
{
    const Joint *joint = link->joint;
    return joint->gear_ratio * joint->gear_ratio * joint->rotor_inertia;
}

int parameters_first_viscous(const ParameterColumns *columns)
{
    const ParameterColumns *own = columns->of ? columns->of : columns;
    int beyond = own->viscous + own->coulomb + own->rotors;
    return own->count - beyond * own->n;
}

int parameters_first_coulomb(const ParameterColumns *columns)
{
    return parameters_first_viscous(columns) + (columns->viscous ? columns->n : 0);
}

int parameters_first_rotor(const ParameterColumns *columns)
{
    return parameters_first_coulomb(columns) + (columns->coulomb ? columns->n : 0);
}

/* Of all links, in the file's frames. */
static void link_values(const Robot *robot, Arena *arena, Real *value)
{
    InertialParameters *canonical = arena_array(arena, InertialParameters, robot->n);
    inertial_parameters(robot, canonical);
    for (int i = 0; i < robot->n; i++) {
        InertialParameters own = {.m = 0};
        parameters_merge(&own, pose_inverse(robot->links[i].own), &canonical[i]);
        const Real row[LINK_PARAMETERS] = {own.m,       own.ms[0],   own.ms[1],   own.ms[2],
                                           own.J[0][0], own.J[0][1], own.J[0][2], own.J[1][1],
                                           own.J[1][2], own.J[2][2]};
        for (int k = 0; k < LINK_PARAMETERS; k++)
            value[i * LINK_PARAMETERS + k] = row[k];
    }
}

const ParameterColumns *parameter_columns(Arena *arena, const Robot *robot)
{
    static const char *const names[LINK_PARAMETERS] = {"m",   "mcx", "mcy", "mcz", "Ixx",
                                                       "Ixy", "Ixz", "Iyy", "Iyz", "Izz"};
    if (robot->closed)
        robot = robot->closed;
    int n = robot->n, at = LINK_PARAMETERS * n;
    ParameterColumns *columns = arena_alloc(arena, sizeof *columns);
    *columns = (ParameterColumns){.n = n,
                                  .viscous = any(robot, viscous_of),
                                  .coulomb = any(robot, coulomb_of),
                                  .rotors = any(robot, rotor_of)};
    columns->count = at + n * (columns->viscous + columns->coulomb + columns->rotors);
    const char **name = arena_array(arena, const char *, columns->count);
    Real *value = arena_array(arena, Real, columns->count);
    for (int k = 0; k < at; k++)
        name[k] = arena_format(arena, "%s%d", names[k % LINK_PARAMETERS], k / LINK_PARAMETERS + 1);
    link_values(robot, arena, value);
    const struct {
        bool there;
        const char *name;
        Real (*of)(const Link *link);
    } beyond[] = {{columns->viscous, "fv", viscous_of},
                  {columns->coulomb, "fc", coulomb_of},
                  {columns->rotors, "Ir", rotor_of}};
    for (size_t k = 0; k < COUNT(beyond); k++)
        for (int i = 0; i < n && beyond[k].there; i++, at++) {
            name[at] = arena_format(arena, "%s%d", beyond[k].name, i + 1);
            value[at] = beyond[k].of(&robot->links[i]);
        }
    columns->name = name;
    columns->value = value;
    return columns;
}
