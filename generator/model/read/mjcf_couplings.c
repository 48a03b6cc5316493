/* mjcf_couplings.c: what couples and drives the joints of an MJCF file: <equality>, <actuator>. */
#include "model/read/mjcf.h"
#include "model/read/reader.h"

#include <math.h>
#include <string.h>

static const MjcfJoint *find_joint(const Mjcf *mjcf, const Element *element, const char *key)
{
    const char *name = element_name(element, key);
    const char **names = arena_array(mjcf->arena, const char *, mjcf->joint_count + 1);
    for (int i = 0; i < mjcf->joint_count; i++) {
        names[i] = mjcf->joints[i].name;
        if (strcmp(names[i], name) == 0)
            return &mjcf->joints[i];
    }
    const char *near = nearest_word(name, names, (size_t)mjcf->joint_count);
    element_fail(element, key, "no joint is called \"%s\"%s%s%s", show_text(name).text,
                 near ? "; did you mean \"" : "", near ? near : "", near ? "\"?" : "");
}

/* ---- actuators ---- */

/* A rotor that the file gives as the joint shows it (armature), behind the actuator's gear. */
static void read_actuator(Mjcf *mjcf, Description *robot, const Element *given)
{
    const Element *actuator = mjcf_with_defaults(mjcf, given, NULL);
    const char *key = element_text(actuator, "joint") ? "joint" : "jointinparent";
    double gear[6] = {1}, range[2];
    if (!element_text(actuator, key)) {
        warnings_about(mjcf->arena, &mjcf->warnings, given->file, given->line,
                       element_path(mjcf->arena, given, NULL), 0,
                       "does not drive a joint; it is left out");
        return;
    }
    const MjcfJoint *driven = find_joint(mjcf, actuator, key);
    if (element_text(actuator, "gear"))
        element_numbers(actuator, "gear", gear, 1, 6);
    if (!driven->single || gear[0] == 0)
        return;
    Joint *joint = &robot->joints[driven->joint];
    if (element_text(actuator, "forcerange") && mjcf_flag(actuator, "forcelimited", true)) {
        element_numbers(actuator, "forcerange", range, 2, 2);
        Real most = (Real)(fmax(fabs(range[0]), fabs(range[1])) * fabs(gear[0]));
        if (range[0] < range[1] && most < joint->effort_limit) {
            joint->effort_limit = most;
            joint->has_limits = true;
            joint->lines.limits = joint->lines.limits ? joint->lines.limits : given->line;
        }
    }
    Real ratio = (Real)gear[0];
    if (ratio == 1)
        return;
    joint->has_motor = true;
    joint->gear_ratio = ratio;
    joint->rotor_inertia /= ratio * ratio;
    joint->lines.motor = given->line;
}

/* ---- equality ---- */

static void read_equality(Mjcf *mjcf, Description *robot, const Element *equality)
{
    (void)robot;
    if (!mjcf_flag(equality, "active", true))
        return;
    warnings_about(mjcf->arena, &mjcf->warnings, equality->file, equality->line,
                   element_path(mjcf->arena, equality, NULL), 0, "is left out");
}

void mjcf_couplings(Mjcf *mjcf, Description *robot)
{
    bool *driven = arena_array(mjcf->arena, bool, robot->joint_count);
    (void)driven;
    for (const Element *section = mjcf->root->child; section; section = section->next)
        for (const Element *child = section->child; child; child = child->next) {
            if (strcmp(section->tag, "actuator") == 0)
                read_actuator(mjcf, robot, child);
            if (strcmp(section->tag, "equality") == 0)
                read_equality(mjcf, robot, child);
        }
}
