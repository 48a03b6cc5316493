/* write_clean.c: a robot as it was taken, as a robot file: angles that were typed short in full,
   axes that were meant to meet meeting, numbers that are nothing left out. Robots from tables stay
   tables; joints of several freedoms stay whole, and parameters have their names. */
#include "model/clean.h"
#include "model/pose.h"
#include "model/read/conventions.h"
#include "model/runs.h"
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

/* A number, or the expression of parameters that it is. */
static void add_value(Text *out, const Description *robot, Real value, int formula)
{
    if (!formula || robot->from_table) {
        text_add_string(out, show_number((double)value + 0.0).text);
        return;
    }
    Text expression = {0};
    formula_write(&expression, &robot->formulas, formula, NULL);
    json_string(out, expression.data);
    text_free(&expression);
}

static void add_values(Text *out, const Description *robot, const char *key, const Real *value,
                       const int *formula)
{
    text_add(out, "\"%s\": [", key);
    for (int i = 0; i < 3; i++) {
        text_add_string(out, i ? ", " : "");
        add_value(out, robot, value[i], formula[i]);
    }
    text_add_string(out, "]");
}

static bool any_formula(const int *formula, int count)
{
    for (int i = 0; i < count; i++)
        if (formula[i])
            return true;
    return false;
}

static void add_parameters(Text *out, const Description *robot)
{
    const Formulas *formulas = &robot->formulas;
    for (int k = 0; k < formulas->named_count && !robot->from_table; k++) {
        const NamedNumber *named = &formulas->named[k];
        const Formula *formula = &formulas->item[named->formula];
        text_add(out, "%s\"%s\": ", k ? ", " : "  \"parameters\": { ", named->name);
        if (formula->op == FORMULA_NUMBER) {
            text_add_string(out, show_number((double)formula->value + 0.0).text);
        } else {
            Text expression = {0};
            formula_write(&expression, formulas, named->formula, named->name);
            json_string(out, expression.data);
            text_free(&expression);
        }
        text_add_string(out, k + 1 < formulas->named_count ? "" : " },\n");
    }
}

static void add_numbers(Text *out, const Real place[PLACE_NUMBERS])
{
    add_vector(out, "xyz", place);
    text_add_string(out, ", ");
    add_vector(out, "rpy", place + 3);
}

static void add_pose(Text *out, const Pose *pose)
{
    Real place[PLACE_NUMBERS];
    place_of_pose(pose, place);
    add_numbers(out, place);
}

/* Tables are chains. */
static void add_table_row(Text *out, const Description *robot, int index)
{
    const Joint *joint = &robot->joints[index];
    Real dh[DH_NUMBERS];
    if (joint->parent != index - 1)
        fail_input("%s: \"%s\" does not hang on the joint before, which a table cannot say; put "
                   "the tool on the last link for a robot file",
                   robot->file, show_text(joint->name).text);
    table_of_joint(joint, dh);
    text_add_string(out, ",\n      \"dh\": { ");
    add_number(out, "", "a", dh[DH_A]);
    add_number(out, ", ", "alpha", dh[DH_ALPHA]);
    add_number(out, ", ", "d", dh[DH_D]);
    add_number(out, ", ", "theta", dh[DH_THETA]);
    text_add_string(out, " }");
}

/* A joint of several freedoms is called as a whole; the last of a floating base is the base. */
static const char *link_name(const Description *robot, int joint)
{
    RunKind kind;
    if (joint < 0)
        return "base";
    for (int first = 0, length; first <= joint; first += length) {
        length = run_at(robot, first, &kind);
        if (joint < first + length)
            return kind == SINGLE ? robot->joints[joint].name : robot->joints[joint].whole;
    }
    return robot->joints[joint].name;
}

static bool floats(const Description *robot)
{
    RunKind kind;
    return robot->joint_count > 0 && robot->joints[0].whole &&
           strcmp(robot->joints[0].whole, "base") == 0 && robot->joints[0].parent < 0 &&
           run_at(robot, 0, &kind) > 1 && kind == FREE;
}

/* As a unit vector where that says it to the last bit. */
static void add_axis(Text *out, const Real axis[3])
{
    Real numbers[3], unit[3];
    for (int i = 0; i < 3; i++)
        unit[i] = (Real)(double)axis[i];
    axis_unit(unit, unit);
    axis_numbers(unit, numbers);
    axis_unit(numbers, unit);
    bool exact = memcmp(unit, axis, sizeof unit) == 0;
    if (!exact)
        axis_numbers(axis, numbers);
    for (int i = 0; i < 3; i++)
        text_add(out, "%s%s", i ? ", " : "[",
                 show_number((double)(exact ? axis[i] : numbers[i]) + 0.0).text);
    text_add_string(out, "]");
}

static void add_axes(Text *out, const Joint *joint, RunKind kind)
{
    static const int which[][3] = {
        [CYLINDRICAL] = {0}, [UNIVERSAL] = {0, 1}, [GIMBAL] = {0, 1, 2}, [PLANAR] = {0, 1, 2}};
    int count = run_axes(kind);
    for (int k = 0; k < count && count > 1; k++) {
        text_add_string(out, k ? ", " : ", \"axes\": [");
        add_axis(out, joint[which[kind][k]].axis);
        text_add_string(out, k + 1 < count ? "" : "]");
    }
    if (count != 1 || joint->type == FIXED)
        return;
    text_add_string(out, ", \"axis\": ");
    add_axis(out, joint->axis);
}

static void add_place(Text *out, const Description *robot, int index, RunKind kind)
{
    const Joint *joint = &robot->joints[index];
    if (joint->parent != index - 1) {
        text_add_string(out, ", ");
        add_string(out, "parent", link_name(robot, joint->parent));
    }
    text_add_string(out, ",\n      \"origin\": { ");
    if (joint->placing == PLACED_BY_ORIGIN && any_formula(joint->formula.place, PLACE_NUMBERS)) {
        add_values(out, robot, "xyz", joint->place, joint->formula.place);
        text_add_string(out, ", ");
        add_values(out, robot, "rpy", joint->place + 3, joint->formula.place + 3);
    } else if (place_is(joint->place, &joint->before)) {
        add_numbers(out, joint->place);
    } else {
        add_pose(out, &joint->before);
    }
    text_add_string(out, " }");
    add_axes(out, joint, kind);
}

static void add_link(Text *out, const Description *robot, const Joint *joint)
{
    static const Real nothing[9];
    const JointFormulas *formula = &joint->formula;
    bool has_inertia = memcmp(joint->inertia, nothing, sizeof joint->inertia) != 0;
    bool open = formula->mass || any_formula(formula->com, 3) ||
                any_formula(formula->inertia, INERTIA_NUMBERS);
    if (joint->mass == 0 && !has_inertia && !open)
        return;
    text_add_string(out, ",\n      \"link\": { \"mass\": ");
    add_value(out, robot, joint->mass, formula->mass);
    text_add_string(out, ", ");
    add_values(out, robot, "com", joint->com, formula->com);
    text_add_string(out, ",\n                \"inertia\": {");
    for (int i = 0; i < TENSOR_ENTRIES; i++) {
        text_add(out, "%s\"%s\": ", i ? ", " : " ", tensor_names[i]);
        add_value(out, robot, joint->inertia[tensor_row[i]][tensor_column[i]],
                  joint->inertia_about_origin ? 0 : formula->inertia[i]);
    }
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

/* Returns how many joints of the description it is. */
static int add_joint(Text *out, const Description *robot, int index)
{
    const Joint *joint = &robot->joints[index];
    RunKind kind;
    int length = run_at(robot, index, &kind);
    text_add_string(out, "    { ");
    add_string(out, "name", kind == SINGLE ? joint->name : joint->whole);
    text_add(out, ", \"type\": \"%s\"",
             kind != SINGLE             ? run_word(kind)
             : joint->type == FIXED     ? "fixed"
             : joint->type == PRISMATIC ? "prismatic"
             : joint->continuous        ? "continuous"
                                        : "revolute");
    if (robot->from_table)
        add_table_row(out, robot, index);
    else
        add_place(out, robot, index, kind);
    if (joint->link) {
        text_add_string(out, ", ");
        add_string(out, "_link", joint->link);
    }
    add_link(out, robot, joint + length - 1);
    add_drive(out, joint);
    text_add_string(out, index + length < robot->joint_count ? " },\n" : " }\n");
    return length;
}

static void add_base(Text *out, const Description *robot)
{
    static const Pose origin = {.R = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
    bool floating = floats(robot);
    if (!floating && memcmp(&robot->base, &origin, sizeof origin) == 0)
        return;
    text_add_string(out, ",\n  \"base\": { ");
    add_pose(out, &robot->base);
    if (floating) {
        text_add_string(out, ", \"floating\": true");
        add_link(out, robot, &robot->joints[run_length(FREE) - 1]);
    }
    text_add_string(out, " }");
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
    text_add_string(out, "{\n  \"rbgen\": 1,\n  ");
    add_string(out, "name", robot->name);
    text_add_string(out, ",\n  ");
    add_string(out, "source", robot->source);
    text_add_string(out, ",\n");
    if (robot->from_table)
        text_add(out, "  \"convention\": \"%s\",\n",
                 robot->joints[0].at_far_end ? "standard" : "modified");
    add_parameters(out, robot);
    text_add_string(out, "  ");
    add_values(out, robot, "gravity", robot->gravity, robot->gravity_formula);
    add_base(out, robot);
    text_add_string(out, ",\n  \"joints\": [\n");
    for (int i = floats(robot) ? run_length(FREE) : 0; i < robot->joint_count;)
        i += add_joint(out, robot, i);
    text_add_string(out, "  ]");
    add_tools(out, robot);
    add_coupling(out, robot);
    add_gears(out, robot);
    mechanism_write(out, robot);
    text_add_string(out, "\n}\n");
}
