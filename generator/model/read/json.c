/* json.c: a robot file -> Description: the contract's schema, section 2. Syntax is scan.c's matter,
   lines, paths and types reader.c's; what a joint carries is in json_link.c, what is
   common to all formats in conventions.c. */
#include "model/clean.h"
#include "model/coupling.h"
#include "model/placing.h"
#include "model/pose.h"
#include "model/read/conventions.h"
#include "model/read/formula_read.h"
#include "model/read/json_gears.h"
#include "model/read/json_link.h"
#include "model/read/json_loops.h"
#include "model/read/json_runs.h"
#include "model/tools.h"

#include <math.h>
#include <string.h>

enum { LONGEST_NAME = 200, LONGEST_SOURCE = 4096 };

typedef enum { UNSAID, DH, ORIGIN } Style; /* how joints are placed: one way throughout a file */

struct Reading {
    Arena *arena;
    Description *robot;
    Style style;
    bool modified, degrees; /* of dh */
    double snap;
    Run *runs; /* how each joint moves */
};

/* ---- angles and poses ---- */

/* The formula of an angle in radians. */
static int angle_formula(const Place *place, bool degrees)
{
    int formula = place_formula(place);
    Formulas *formulas = place->document->formulas;
    if (!formula || !degrees)
        return formula;
    int unit = formula_number(formulas, real_pi() / 180);
    formula = unit ? formula_make(formulas, FORMULA_MULTIPLY, formula, unit) : 0;
    if (!formula)
        place_fail(place, "the file has too many expressions");
    return formula;
}

/* The path of a value, with its joint by name: joint "elbow": dh.alpha */
static const char *named_path(const Reading *reading, const Place *place)
{
    const char *path = place_path(place), *rest = strchr(path, '.');
    const Place *joint = place;
    while (joint->up && joint->up->up && joint->up->up->up)
        joint = joint->up;
    if (!joint->up || !joint->up->key || strcmp(joint->up->key, "joints") != 0 || joint->key ||
        !rest)
        return path;
    return arena_format(reading->arena, "joint \"%s\": %s",
                        show_text(reading->robot->joints[joint->index].name).text, rest + 1);
}

/* In radians. Whole turns go first, in degrees, where that is exact. */
static Real read_angle(Reading *reading, const Place *place, bool degrees)
{
    Real given = place_number(place);
    double value = (double)given;
    Real angle = degrees ? (Real)fmod(value, 360) * real_pi() / 180 : given;
    if (degrees && place_formula(place)) /* which need not be a double */
        angle = given * real_pi() / 180;
    const Spot spot = {reading->arena, &reading->robot->read_warnings, place->document->file,
                       named_path(reading, place), place_line(place)};
    angle = clean_angle(reading->arena, &reading->robot->cleaned, reading->snap, angle,
                        place_typed(place), degrees, spot.path);
    angle_judge(&spot, value, angle, degrees,
                degrees                ? "\"angle_unit\" is \"deg\""
                : reading->style == DH ? "for degrees say \"angle_unit\": \"deg\""
                                       : "angles are not in degrees here");
    return angle;
}

static void read_formulas(const Place *vector, int *formula)
{
    int i = 0;
    for (const cJSON *item = vector->item->child; item; item = item->next, i++) {
        Place element = place_element(vector, i, item);
        formula[i] = place_formula(&element);
    }
}

/* xyz and rpy, each 0 where it is not given. */
static void read_members(Reading *reading, const Place *place, Real number[PLACE_NUMBERS],
                         int formula[PLACE_NUMBERS])
{
    Place xyz = place_member(place, "xyz"), rpy = place_member(place, "rpy");
    Real turn[3];
    memset(number, 0, sizeof *number * PLACE_NUMBERS);
    memset(formula, 0, sizeof *formula * PLACE_NUMBERS);
    if (xyz.item) {
        place_vector(&xyz, number);
        read_formulas(&xyz, formula);
    }
    if (rpy.item) {
        place_vector(&rpy, turn); /* three numbers */
        const cJSON *item = rpy.item->child;
        for (int axis = 0; axis < 3; axis++, item = item->next) {
            Place element = place_element(&rpy, axis, item);
            number[3 + axis] = read_angle(reading, &element, false);
        }
        read_formulas(&rpy, formula + 3);
    }
}

/* {xyz, rpy}; not there: identity. */
static void read_pose(Reading *reading, const Place *place, Real number[PLACE_NUMBERS],
                      int formula[PLACE_NUMBERS])
{
    static const char *const keys[] = {"xyz", "rpy"};
    memset(number, 0, sizeof *number * PLACE_NUMBERS);
    memset(formula, 0, sizeof *formula * PLACE_NUMBERS);
    if (!place->item)
        return;
    place_expect_object(place, keys, COUNT(keys));
    read_members(reading, place, number, formula);
}

/* A placement whose numbers cannot stay open. */
static Pose placement(const Reading *reading, const Real number[PLACE_NUMBERS])
{
    (void)reading;
    return pose_place(number, number + 3, (Real)ANGLE_ZERO);
}

Pose reading_placement_among(Reading *reading, const Place *place)
{
    Style style = reading->style;
    reading->style = ORIGIN; /* rpy is in radians, whatever dh is in */
    Real number[PLACE_NUMBERS];
    int formula[PLACE_NUMBERS];
    read_members(reading, place, number, formula);
    reading->style = style;
    return placement(reading, number);
}

Pose reading_placement(Reading *reading, const Place *place)
{
    Style style = reading->style;
    reading->style = ORIGIN;
    Real number[PLACE_NUMBERS];
    int formula[PLACE_NUMBERS];
    read_pose(reading, place, number, formula);
    reading->style = style;
    return placement(reading, number);
}

/* ---- joints ---- */

const char *reading_name(const Place *place)
{
    const char *name = place_string(place, LONGEST_NAME);
    if (!*name)
        place_fail(place, "must not be empty");
    for (const char *c = name; *c; c++)
        if ((unsigned char)*c < 32 || *c == 127)
            place_fail(place, "must not have control characters; a name is one line of text");
    return name;
}

/* All names first, so that a parent defined too late is told from one that is not there at all. */
static void read_names(Reading *reading, const Place *joints)
{
    Description *robot = reading->robot;
    int i = 0;
    for (const cJSON *item = joints->item->child; item; item = item->next, i++) {
        Place joint = place_element(joints, i, item), name = place_member(&joint, "name");
        if (!cJSON_IsObject(item))
            place_fail_type(&joint, "an object, { ... }");
        robot->joints[i].name =
            name.item ? reading_name(&name) : arena_format(reading->arena, "joint%d", i + 1);
        for (int k = 0; k < i; k++)
            if (strcmp(robot->joints[k].name, robot->joints[i].name) == 0)
                place_fail(&name, "joints[%d] is called \"%s\" as well; give each its own name", k,
                           show_text(robot->joints[i].name).text);
    }
}

/* Whether a table's a and alpha of this joint lead from one axis to another, and not from the base
   or to the tool. */
static bool leads_to_axis(const Reading *reading, const Joint *joint)
{
    int index = (int)(joint - reading->robot->joints);
    return reading->modified ? index > 0 : index + 1 < reading->robot->joint_count;
}

static Real read_normal(Reading *reading, const Place *dh, const Joint *joint)
{
    Place place = place_member(dh, "a");
    Real a = place.item ? place_number(&place) : 0;
    if (!leads_to_axis(reading, joint) || a == 0)
        return a;
    return clean_normal(reading->arena, &reading->robot->cleaned, reading->snap, a,
                        named_path(reading, &place));
}

static Real read_twist(Reading *reading, const Place *alpha, const Joint *joint)
{
    Real angle = read_angle(reading, alpha, reading->degrees);
    if (!leads_to_axis(reading, joint))
        return angle;
    return clean_twist(reading->arena, &reading->robot->cleaned, reading->snap, angle,
                       named_path(reading, alpha));
}

static void read_dh(Reading *reading, const Place *place, Joint *joint)
{
    static const char *const keys[DH_NUMBERS] = {"a", "alpha", "d", "theta"};
    place_expect_object(place, keys, COUNT(keys));
    for (int k = 0; k < DH_NUMBERS; k++) {
        Place number = place_member(place, keys[k]);
        bool angle = k == DH_ALPHA || k == DH_THETA;
        if (!number.item)
            continue;
        joint->dh[k] = k == DH_A       ? read_normal(reading, place, joint)
                       : k == DH_ALPHA ? read_twist(reading, &number, joint)
                       : angle         ? read_angle(reading, &number, reading->degrees)
                                       : place_number(&number);
        joint->formula.dh[k] =
            angle ? angle_formula(&number, reading->degrees) : place_formula(&number);
    }
    joint->placing = PLACED_BY_DH;
    joint->at_far_end = !reading->modified;
    joint_place(joint, (Real)ANGLE_ZERO);
}

void reading_axis(const Place *place, Real axis[3])
{
    Real given[3];
    place_vector(place, given);
    if (!axis_unit(given, axis))
        place_fail(place, "must not be zero; [0, 0, 1] is the frame's own z");
}

static int read_parent(const Reading *reading, const Place *place, int self)
{
    const Description *robot = reading->robot;
    if (!place->item)
        return self - 1; /* the joint before, or the base */
    const char *parent = place_string(place, LONGEST_NAME);
    const char **names = arena_array(reading->arena, const char *, robot->joint_count + 1);
    int found = -1;
    for (int i = 0; i < robot->joint_count; i++) {
        names[i] = robot->joints[i].name;
        if (strcmp(names[i], parent) == 0)
            found = i;
    }
    Shown shown = show_text(parent);
    if (strcmp(parent, "base") == 0) {
        if (found >= 0)
            place_fail(place, "\"base\" is the base and joints[%d] as well; rename that joint",
                       found);
        return -1;
    }
    if (found == self)
        place_fail(place, "a joint cannot be its own parent; name another joint or \"base\"");
    if (found > self)
        place_fail(place,
                   "\"%s\" comes later in the file, as joints[%d]; put parents before "
                   "children",
                   shown.text, found);
    if (found < 0) {
        names[robot->joint_count] = "base";
        const char *near = nearest_word(parent, names, (size_t)robot->joint_count + 1);
        place_fail(place, "no joint is called \"%s\"; %s%s%s", shown.text,
                   near ? "did you mean \"" : "name an earlier joint or \"base\"",
                   near ? show_text(near).text : "", near ? "\"?" : "");
    }
    return found;
}

static void read_origin(Reading *reading, const Place *place, Joint *joint)
{
    Place origin = place_member(place, "origin"), axis = place_member(place, "axis"),
          parent = place_member(place, "parent"), axes = place_member(place, "axes");
    read_pose(reading, &origin, joint->place, joint->formula.place);
    joint->placing = PLACED_BY_ORIGIN;
    joint_place(joint, (Real)ANGLE_ZERO);
    joint->parent = read_parent(reading, &parent, place->index);
    if (reading->runs[place->index].kind != SINGLE) {
        json_axes(place, &reading->runs[place->index]);
        return;
    }
    if (axes.item)
        place_fail(&axes, "a joint of this type has one at most; say \"axis\": [0, 0, 1]");
    Real unused[3];
    if (joint->type == FIXED && axis.item)
        place_vector(&axis, unused); /* URDF files give fixed joints an axis, often zero */
    else if (axis.item)
        reading_axis(&axis, joint->axis);
    else if (joint->type != FIXED)
        place_fail(&axis, "missing; a joint with an origin moves about or along its axis, for "
                          "example [0, 0, 1]");
}

/* How this joint is placed; UNSAID if the file does not place it. */
static Style style_of(const Place *joint)
{
    static const char *const keys[] = {"origin", "axis", "axes", "parent"};
    Place dh = place_member(joint, "dh");
    Style style = dh.item ? DH : UNSAID;
    for (size_t i = 0; i < COUNT(keys); i++) {
        Place place = place_member(joint, keys[i]);
        if (place.item && style == DH)
            place_fail(&place, "\"%s\" does not go with \"dh\"; place a joint by one of the two",
                       keys[i]);
        if (place.item)
            style = ORIGIN;
    }
    return style;
}

static void read_joint(Reading *reading, const Place *place)
{
    static const char *const keys[] = {"name",   "type", "dh",       "origin", "axis",  "axes",
                                       "parent", "link", "friction", "limits", "motor", "mimic"};
    static const char *const types[] = {"revolute",    "prismatic", "fixed",  "continuous",
                                        "cylindrical", "universal", "gimbal", "planar",
                                        "spherical",   "free"};
    enum { CONTINUOUS = 3, FIRST_RUN = 4 };
    Joint *joint = &reading->robot->joints[place->index];
    place_expect_object(place, keys, COUNT(keys));
    Place type = place_member(place, "type"), dh = place_member(place, "dh");
    int choice = place_choice(&type, types, COUNT(types));
    *joint = joint_plain(joint->name, place->index - 1);
    joint->continuous = choice == CONTINUOUS;
    joint->type = choice >= CONTINUOUS ? REVOLUTE : (JointType)choice;
    if (choice >= FIRST_RUN)
        reading->runs[place->index].kind = (RunKind)(choice - FIRST_RUN + CYLINDRICAL);
    joint->line = place_line(place);

    Style style = style_of(place);
    if (style == UNSAID && reading->style != ORIGIN)
        place_fail(&dh, "missing; place the joint by \"dh\", or by \"origin\" and \"axis\"");
    if (style != UNSAID && style != reading->style)
        place_fail(place, "is placed by %s, joints before it by %s; use one of the two throughout",
                   style == DH ? "\"dh\"" : "\"origin\" and \"axis\"",
                   style == DH ? "\"origin\" and \"axis\"" : "\"dh\"");
    if (reading->style == DH && choice >= FIRST_RUN)
        place_fail(&type,
                   "a %s joint is not in Denavit and Hartenberg's tables; place the "
                   "joints by \"origin\"",
                   types[choice]);
    if (reading->style == DH)
        read_dh(reading, &dh, joint);
    else
        read_origin(reading, place, joint);
    Place limits = place_member(place, "limits");
    if (choice >= FIRST_RUN && limits.item)
        place_fail(&limits, "a %s joint has no range; limits are for single joints", types[choice]);
    json_link_read(reading, place, joint);
}

/* convention and angle_unit belong to dh; beside rpy, "deg" would be believed. */
static void read_style(Reading *reading, const Place *root, const Place *joints)
{
    static const char *const conventions[] = {"modified", "standard"};
    static const char *const units[] = {"rad", "deg"};
    Place convention = place_member(root, "convention"), unit = place_member(root, "angle_unit");
    int i = 0;
    for (const cJSON *item = joints->item->child; item; item = item->next, i++) {
        Place joint = place_element(joints, i, item);
        if (reading->style == UNSAID)
            reading->style = style_of(&joint);
    }
    reading->degrees = unit.item && place_choice(&unit, units, COUNT(units)) == 1;
    if (reading->style == DH) {
        reading->modified = place_choice(&convention, conventions, COUNT(conventions)) == 0;
    } else if (reading->style == ORIGIN) {
        if (convention.item)
            place_fail(&convention, "is for joints placed by \"dh\", and these are placed by "
                                    "\"origin\"; leave it out");
        if (reading->degrees)
            place_fail(&unit, "is for alpha and theta of \"dh\", and rpy is always in radians; "
                              "leave it out");
    }
}

static void read_joints(Reading *reading, const Place *root)
{
    Description *robot = reading->robot;
    Place joints = place_member(root, "joints");
    int count = place_expect_array(&joints), moving = 0, i = 0;
    bool floats = json_base_floats(root);
    if (count == 0 && !floats)
        place_fail(&joints, "must have at least one joint");
    if (count > MAX_JOINTS)
        place_fail(&joints, "has %d joints, at most %d are read", count, MAX_JOINTS);
    robot->joint_count = count;
    robot->joints = arena_array(reading->arena, Joint, count);
    reading->runs = arena_array(reading->arena, Run, count);
    read_names(reading, &joints);
    read_style(reading, root, &joints);
    for (const cJSON *item = joints.item->child; item; item = item->next, i++) {
        Place joint = place_element(&joints, i, item);
        read_joint(reading, &joint);
        moving += robot->joints[i].type != FIXED;
    }
    if (moving == 0 && !floats)
        place_fail(&joints, "no joint moves; at least one must be revolute, continuous or "
                            "prismatic");
    runs_expand(reading->arena, robot, reading->runs);
}

/* ---- the whole ---- */

static void read_version(const Place *root)
{
    Place version = place_member(root, "rbgen");
    if (!version.item)
        place_fail(&version, "missing; a robot file says \"rbgen\": 1");
    if (place_number(&version) != 1)
        place_fail(&version, "must be 1, the only format there is, got %s",
                   show_number(version.item->valuedouble).text);
}

Description *description_parse(Arena *arena, const char *file, const char *text, size_t length,
                               double snap)
{
    static const char *const keys[] = {"rbgen",      "name",     "source",   "convention",
                                       "angle_unit", "gravity",  "base",     "joints",
                                       "tool",       "tools",    "coupling", "parameters",
                                       "loops",      "actuated", "guess",    "prescribed",
                                       "gears"};
    Description *robot = arena_array(arena, Description, 1);
    Reading reading = {.arena = arena, .robot = robot, .snap = snap};
    robot->file = arena_copy(arena, file);
    robot->text = text;
    robot->text_length = length;
    Document document = document_parse(arena, robot->file, text, length);
    Place root = place_root(&document);
    if (!cJSON_IsObject(root.item))
        place_fail_type(&root, "an object, { ... }");
    read_version(&root);
    place_expect_object(&root, keys, COUNT(keys));
    robot->snap = (Real)ANGLE_ZERO;
    robot->formulas.arena = arena;
    document.formulas = &robot->formulas;
    document.formula_of = arena_array(arena, int, document.scan.count);
    Place parameters = place_member(&root, "parameters");
    if (parameters.item)
        parameters_read(&parameters, &robot->formulas);

    Place name = place_member(&root, "name"), source = place_member(&root, "source"),
          gravity = place_member(&root, "gravity"), base = place_member(&root, "base"),
          tool = place_member(&root, "tool"), tools = place_member(&root, "tools");
    robot->name = reading_name(&name);
    robot->name_line = place_line(&name);
    robot->source = source.item ? place_string(&source, LONGEST_SOURCE) : "";
    robot->gravity[2] = (Real)-9.81;
    if (gravity.item) {
        place_vector(&gravity, robot->gravity);
        read_formulas(&gravity, robot->gravity_formula);
        robot->gravity_line = place_line(&gravity);
    }
    read_joints(&reading, &root);
    robot->from_table = reading.style == DH;
    reading.style = ORIGIN; /* base and tool speak rpy */
    robot->base = json_base(&reading, &base, robot);
    read_pose(&reading, &tool, robot->tool_place, robot->tool_formula);
    robot->tool = placement(&reading, robot->tool_place);
    if (tools.item)
        tools_read(&reading, &tools, robot);
    json_gears(&root, robot);
    Place coupling = place_member(&root, "coupling");
    if (coupling.item)
        coupling_read(&coupling, robot);
    loops_read(&reading, &root, robot);
    clean_description(arena, robot, snap);
    return robot;
}
