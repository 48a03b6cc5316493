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

static Real viscous_skew_of(const Link *link)
{
    return link->viscous_skew;
}

static Real coulomb_skew_of(const Link *link)
{
    return link->coulomb_skew;
}

int parameters_first_viscous(const ParameterColumns *columns)
{
    return LINK_PARAMETERS * columns->links;
}

int parameters_first_coulomb(const ParameterColumns *columns)
{
    return parameters_first_viscous(columns) + (columns->viscous ? columns->n : 0);
}

int parameters_first_rotor(const ParameterColumns *columns)
{
    return parameters_first_coulomb(columns) + (columns->coulomb ? columns->n : 0);
}

int parameters_first_skew(const ParameterColumns *columns)
{
    return parameters_first_rotor(columns) + (columns->rotors ? columns->n : 0);
}

/* A run's links but the last carry nothing, and are none of the file's. */
static const int *links_with_columns(Arena *arena, const Robot *robot, int *count)
{
    int *link = arena_array(arena, int, robot->n);
    *count = 0;
    for (int i = 0; i < robot->n; i++)
        if (robot->links[i].run == 0 || robot->links[i].part == robot->links[i].run - 1)
            link[(*count)++] = i;
    return link;
}

/* Of all links, in the file's frames. */
static void link_values(const Robot *robot, Arena *arena, const ParameterColumns *columns,
                        Real *value)
{
    InertialParameters *canonical = arena_array(arena, InertialParameters, robot->n);
    inertial_parameters(robot, canonical);
    for (int l = 0; l < columns->links; l++) {
        int i = columns->link[l];
        InertialParameters own = {.m = 0};
        parameters_merge(&own, pose_inverse(robot->links[i].own), &canonical[i]);
        const Real row[LINK_PARAMETERS] = {own.m,       own.ms[0],   own.ms[1],   own.ms[2],
                                           own.J[0][0], own.J[0][1], own.J[0][2], own.J[1][1],
                                           own.J[1][2], own.J[2][2]};
        for (int k = 0; k < LINK_PARAMETERS; k++)
            value[l * LINK_PARAMETERS + k] = row[k];
    }
}

const Robot *parameters_robot(const Robot *robot)
{
    robot = robot_tree(robot);
    return robot->closed ? robot_tree(robot->closed) : robot;
}

const ParameterColumns *parameter_columns(Arena *arena, const Robot *robot)
{
    static const char *const names[LINK_PARAMETERS] = {"m",   "mcx", "mcy", "mcz", "Ixx",
                                                       "Ixy", "Ixz", "Iyy", "Iyz", "Izz"};
    robot = parameters_robot(robot);
    int n = robot->n;
    ParameterColumns *columns = arena_alloc(arena, sizeof *columns);
    *columns =
        (ParameterColumns){.n = n,
                           .viscous = any(robot, viscous_of),
                           .coulomb = any(robot, coulomb_of),
                           .rotors = any(robot, rotor_of),
                           .skewed = any(robot, viscous_skew_of) || any(robot, coulomb_skew_of)};
    columns->link = links_with_columns(arena, robot, &columns->links);
    int at = LINK_PARAMETERS * columns->links;
    columns->count = parameters_first_skew(columns) + (columns->skewed ? 2 * n : 0);
    const char **name = arena_array(arena, const char *, columns->count);
    Real *value = arena_array(arena, Real, columns->count);
    for (int k = 0; k < at; k++)
        name[k] = arena_format(arena, "%s%d", names[k % LINK_PARAMETERS], k / LINK_PARAMETERS + 1);
    link_values(robot, arena, columns, value);
    const struct {
        bool there;
        const char *name;
        Real (*of)(const Link *link);
    } beyond[] = {{columns->viscous, "fv", viscous_of},
                  {columns->coulomb, "fc", coulomb_of},
                  {columns->rotors, "Ir", rotor_of},
                  {columns->skewed, "fvd", viscous_skew_of},
                  {columns->skewed, "fcd", coulomb_skew_of}};
    for (size_t k = 0; k < COUNT(beyond); k++)
        for (int i = 0; i < n && beyond[k].there; i++, at++) {
            name[at] = arena_format(arena, "%s%d", beyond[k].name, i + 1);
            value[at] = beyond[k].of(&robot->links[i]);
        }
    columns->name = name;
    columns->value = value;
    return columns;
}
