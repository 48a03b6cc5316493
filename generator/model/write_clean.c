/* write_clean.c: a robot as it was taken, as a robot file: angles that were typed short in full,
   axes that were meant to meet meeting, numbers that are nothing left out. Robots from tables stay
   tables. */
#include "model/pose.h"
#include "model/read/conventions.h"
#include "model/write.h"
#include "util/table.h"

#include <string.h>

static void add_number(Text *out, const char *before, const char *key, Real value)
{
    text_add(out, "%s\"%s\": %s", before, key, show_number((double)value + 0.0).text);
}

static void add_vector(Text *out, const char *key, const Real v[3])
{
    text_add(out, "\"%s\": [", key);
    for (int i = 0; i < 3; i++)
        text_add(out, "%s%s", i ? ", " : "", show_number((double)v[i] + 0.0).text);
    text_add_string(out, "]");
}

static void add_string(Text *out, const char *key, const char *value)
{
    text_add(out, "\"%s\": ", key);
    json_string(out, value);
}

static Real angle_of(Real sine, Real cosine)
{
    return angle_snap(real_atan2(sine, cosine), (Real)ANGLE_ZERO, NULL);
}

static void add_pose(Text *out, const Pose *pose)
{
    Real rpy[3];
    pose_roll_pitch_yaw(pose, rpy);
    for (int i = 0; i < 3; i++)
        rpy[i] = angle_snap(rpy[i], (Real)ANGLE_ZERO, NULL);
    add_vector(out, "xyz", pose->p);
    text_add_string(out, ", ");
    add_vector(out, "rpy", rpy);
}

/* Rx(alpha) Tx(a) Rz(theta) Tz(d), or the same backwards, taken apart again. */
static void add_table_row(Text *out, const Joint *joint)
{
    Pose pose = joint->at_far_end ? pose_inverse(joint->after) : joint->before;
    Real sign = joint->at_far_end ? -1 : 1;
    Real alpha = angle_of(-pose.R[1][2], pose.R[2][2]),
         theta = angle_of(-pose.R[0][1], pose.R[0][0]);
    Real z[3] = {pose.R[0][2], pose.R[1][2], pose.R[2][2]};
    text_add_string(out, ",\n      \"dh\": { ");
    add_number(out, "", "a", sign * pose.p[0]);
    add_number(out, ", ", "alpha", sign * alpha);
    add_number(out, ", ", "d", sign * dot3(pose.p, z));
    add_number(out, ", ", "theta", sign * theta);
    text_add_string(out, " }");
}

static void add_place(Text *out, const Description *robot, int index)
{
    const Joint *joint = &robot->joints[index];
    if (joint->parent != index - 1) {
        text_add_string(out, ", ");
        add_string(out, "parent", joint->parent < 0 ? "base" : robot->joints[joint->parent].name);
    }
    text_add_string(out, ",\n      \"origin\": { ");
    add_pose(out, &joint->before);
    text_add_string(out, " }");
    if (joint->type != FIXED) {
        text_add_string(out, ", ");
        add_vector(out, "axis", joint->axis);
    }
}

static void add_link(Text *out, const Joint *joint)
{
    static const Real nothing[9];
    bool has_inertia = memcmp(joint->inertia, nothing, sizeof joint->inertia) != 0;
    if (joint->mass == 0 && !has_inertia)
        return;
    text_add_string(out, ",\n      \"link\": { ");
    add_number(out, "", "mass", joint->mass);
    text_add_string(out, ", ");
    add_vector(out, "com", joint->com);
    text_add_string(out, ",\n                \"inertia\": { ");
    for (int i = 0; i < TENSOR_ENTRIES; i++)
        add_number(out, i ? ", " : "", tensor_names[i],
                   joint->inertia[tensor_row[i]][tensor_column[i]]);
    text_add_string(out, " } }");
}

/* An object of those numbers that are not what is taken where nothing is said. */
typedef struct {
    const char *key;
    Real value, otherwise;
} Member;

static void add_object(Text *out, const char *name, const Member *members, size_t count)
{
    bool any = false;
    for (size_t i = 0; i < count; i++) {
        if (members[i].value == members[i].otherwise)
            continue;
        if (!any)
            text_add(out, ",\n      \"%s\": { ", name);
        add_number(out, any ? ", " : "", members[i].key, members[i].value);
        any = true;
    }
    if (any)
        text_add_string(out, " }");
}

/* One number where backwards is sign times forwards. */
static void add_directions(Text *out, Real forwards, Real backwards, int sign)
{
    Shown first = show_number((double)forwards), second = show_number((double)backwards);
    if ((double)backwards == sign * (double)forwards)
        text_add(out, "%s", first.text);
    else
        text_add(out, "[%s, %s]", first.text, second.text);
}

/* Forwards and backwards. */
typedef struct {
    Real viscous, viscous_back, coulomb, coulomb_back, begins, begins_back, stribeck;
} Friction;

static void add_friction(Text *out, const Friction *friction, Real width, Real usual)
{
    const char *separator = ",\n      \"friction\": { ";
    if (friction->viscous != 0 || friction->viscous_back != 0) {
        text_add(out, "%s\"viscous\": ", separator);
        add_directions(out, friction->viscous, friction->viscous_back, 1);
        separator = ", ";
    }
    if (friction->coulomb != 0 || friction->coulomb_back != 0) {
        text_add(out, "%s\"coulomb\": ", separator);
        add_directions(out, friction->coulomb, friction->coulomb_back, -1);
        separator = ", ";
    }
    if (width != usual) {
        add_number(out, separator, "coulomb_width", width);
        separator = ", ";
    }
    if (friction->stribeck != 0) {
        text_add(out, "%s\"static\": ", separator);
        add_directions(out, friction->begins, friction->begins_back, -1);
        add_number(out, ", ", "stribeck", friction->stribeck);
        separator = ", ";
    }
    if (*separator == ',' && separator[1] == ' ')
        text_add_string(out, " }");
}

static void add_drive(Text *out, const Joint *joint)
{
    const Joint plain = joint_plain("", -1);
    const Real none = (Real)DBL_MAX;
    const Member limits[] = {{"lower", joint->lower, -none},
                             {"upper", joint->upper, none},
                             {"velocity", joint->velocity_limit, none},
                             {"effort", joint->effort_limit, none}};
    const Friction friction = {joint->viscous + joint->viscous_skew,
                               joint->viscous - joint->viscous_skew,
                               joint->coulomb + joint->coulomb_skew,
                               joint->coulomb_skew - joint->coulomb,
                               joint->breakaway + joint->breakaway_skew,
                               joint->breakaway_skew - joint->breakaway,
                               joint->stribeck};
    const Member motor[] = {{"resistance", joint->resistance, 0},
                            {"torque_constant", joint->torque_constant, 0},
                            {"gear_ratio", joint->gear_ratio, 1},
                            {"rotor_inertia", joint->rotor_inertia, 0}};
    add_object(out, "limits", limits, COUNT(limits));
    add_friction(out, &friction, joint->coulomb_width, plain.coulomb_width);
    add_object(out, "motor", motor, COUNT(motor));
}

static void add_joint(Text *out, const Description *robot, int index)
{
    const Joint *joint = &robot->joints[index];
    text_add_string(out, "    { ");
    add_string(out, "name", joint->name);
    text_add(out, ", \"type\": \"%s\"",
             joint->type == FIXED       ? "fixed"
             : joint->type == PRISMATIC ? "prismatic"
             : joint->continuous        ? "continuous"
                                        : "revolute");
    if (robot->from_table)
        add_table_row(out, joint);
    else
        add_place(out, robot, index);
    add_link(out, joint);
    add_drive(out, joint);
    text_add_string(out, index + 1 < robot->joint_count ? " },\n" : " }\n");
}

static void add_tools(Text *out, const Description *robot)
{
    static const Pose origin = {.R = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
    if (memcmp(&robot->tool, &origin, sizeof origin) != 0) {
        text_add_string(out, ",\n  \"tool\": { ");
        add_pose(out, &robot->tool);
        text_add_string(out, " }");
    }
    for (int k = 0; k < robot->tool_count; k++) {
        const NamedTool *tool = &robot->tools[k];
        text_add(out, "%s    { ", k ? ",\n" : ",\n  \"tools\": [\n");
        add_string(out, "name", tool->name);
        text_add_string(out, ", ");
        add_string(out, "joint", robot->joints[tool->on].name);
        text_add_string(out, ", ");
        add_pose(out, &tool->pose);
        text_add_string(out, k + 1 < robot->tool_count ? " }" : " }\n  ]");
    }
}

static void add_coupling(Text *out, const Description *robot)
{
    int n = 0;
    for (int i = 0; i < robot->joint_count; i++)
        n += robot->joints[i].type != FIXED;
    for (int i = 0; i < n && robot->coupling; i++) {
        text_add_string(out, i ? ",\n    [" : ",\n  \"coupling\": [\n    [");
        for (int j = 0; j < n; j++)
            text_add(out, "%s%s", j ? ", " : "", show_number(robot->coupling[i * n + j]).text);
        text_add_string(out, i + 1 < n ? "]" : "]\n  ]");
    }
}

static void add_gears(Text *out, const Description *robot)
{
    for (int k = 0; k < robot->gear_count; k++) {
        const Gear *gear = &robot->gears[k];
        text_add_string(out,
                        k ? ",\n    { \"terms\": { " : ",\n  \"gears\": [\n    { \"terms\": { ");
        for (int t = 0; t < gear->count; t++) {
            text_add_string(out, t ? ", " : "");
            json_string(out, robot->joints[gear->joint[t]].name);
            text_add(out, ": %s", show_number((double)gear->factor[t]).text);
        }
        text_add(out, " }, \"offset\": %s }", show_number((double)gear->offset).text);
        text_add_string(out, k + 1 < robot->gear_count ? "" : "\n  ]");
    }
}

void write_clean(Text *out, const Description *robot)
{
    static const Pose origin = {.R = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
    text_add_string(out, "{\n  \"rbgen\": 1,\n  ");
    add_string(out, "name", robot->name);
    text_add_string(out, ",\n  ");
    add_string(out, "source", robot->source);
    text_add_string(out, ",\n");
    if (robot->from_table)
        text_add(out, "  \"convention\": \"%s\",\n",
                 robot->joints[0].at_far_end ? "standard" : "modified");
    text_add_string(out, "  ");
    add_vector(out, "gravity", robot->gravity);
    if (memcmp(&robot->base, &origin, sizeof origin) != 0) {
        text_add_string(out, ",\n  \"base\": { ");
        add_pose(out, &robot->base);
        text_add_string(out, " }");
    }
    text_add_string(out, ",\n  \"joints\": [\n");
    for (int i = 0; i < robot->joint_count; i++)
        add_joint(out, robot, i);
    text_add_string(out, "  ]");
    add_tools(out, robot);
    add_coupling(out, robot);
    add_gears(out, robot);
    mechanism_write(out, robot);
    text_add_string(out, "\n}\n");
}
