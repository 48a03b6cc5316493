/* urdf_parts.c: links and joints of a URDF file with their numbers, each checked by itself. */
#include "model/clean.h"
#include "model/pose.h"
#include "model/read/conventions.h"
#include "model/read/reader.h"
#include "model/read/urdf.h"
#include "model/read/xacro.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- what is read of a file ---- */

#define KEYS(...)                                                                                  \
    (const char *const[])                                                                          \
    {                                                                                              \
        __VA_ARGS__, NULL                                                                          \
    }
static const char *const no_keys[] = {NULL};

/* clang-format off */
static const XmlKept kept[] = {
    {NULL, "robot", false, KEYS("name")},
    {"robot", "link", true, KEYS("name")},
    {"robot", "joint", true, KEYS("name", "type")},
    {"link", "inertial", false, no_keys},
    {"inertial", "origin", false, KEYS("xyz", "rpy")},
    {"inertial", "mass", false, KEYS("value")},
    {"inertial", "inertia", false, KEYS("ixx", "iyy", "izz", "ixy", "ixz", "iyz")},
    {"joint", "origin", false, KEYS("xyz", "rpy")},
    {"joint", "parent", false, KEYS("link")},
    {"joint", "child", false, KEYS("link")},
    {"joint", "axis", false, KEYS("xyz")},
    {"joint", "limit", false, KEYS("lower", "upper", "velocity", "effort")},
    {"joint", "dynamics", false, KEYS("damping", "friction")},
    {"joint", "mimic", false, KEYS("joint", "multiplier", "offset")},
    {"joint", "safety_controller", false, no_keys},
    {"robot", "loop_joint", true, KEYS("name")},
    {"robot", "transmission", true, KEYS("name")},
    {"transmission", "joint", true, KEYS("name")},
    {"transmission", "actuator", true, KEYS("name")},
    {"actuator", "drake:gear_ratio", false, KEYS("value")},
    {"actuator", "drake:rotor_inertia", false, KEYS("value")},
};
/* clang-format on */

/* What a robot looks like, and what other programs add. */
static const char *const passed_over[] = {"visual",
                                          "collision",
                                          "material",
                                          "gazebo",
                                          "transmission",
                                          "sensor",
                                          "mesh",
                                          "calibration",
                                          "type",
                                          "hardwareInterface",
                                          "origin",
                                          "verbose",
                                          "mechanicalReduction",
                                          "axis",
                                          "self_collision_checking"};

static const XmlFormat format = {"URDF",      "robot",     kept,
                                 COUNT(kept), passed_over, COUNT(passed_over)};

/* ---- poses ---- */

/* An angle that is meant as a multiple of 90 degrees becomes the double nearest to it, so that the
   robot file that is written says what was taken. */
static double right_angle(Urdf *urdf, const Element *element, double angle, const char *typed)
{
    const Spot spot = {urdf->arena, &urdf->warnings, urdf->file,
                       element_path(urdf->arena, element, "rpy"), element->line};
    double meant = (double)clean_angle(urdf->arena, &urdf->cleaned, urdf->snap, (Real)angle, typed,
                                       false, spot.path) +
                   0.0;
    angle_judge(&spot, angle, (Real)meant, false, "angles are not in degrees here");
    return meant;
}

/* The numbers of a list as they were typed. */
static void typed_numbers(Arena *arena, const char *list, const char *typed[3])
{
    for (int i = 0; i < 3; i++) {
        list += strspn(list, " \t\r\n");
        int length = (int)strcspn(list, " \t\r\n");
        typed[i] = arena_format(arena, "%.*s", length, list);
        list += length;
    }
}

/* <origin xyz rpy>; not there: identity. */
static void read_origin(Urdf *urdf, const Element *origin, double xyz[3], double rpy[3])
{
    memset(xyz, 0, 3 * sizeof *xyz);
    memset(rpy, 0, 3 * sizeof *rpy);
    if (origin && element_text(origin, "xyz"))
        element_vector(origin, "xyz", xyz);
    if (origin && element_text(origin, "rpy")) {
        const char *typed[3];
        element_vector(origin, "rpy", rpy);
        typed_numbers(urdf->arena, element_text(origin, "rpy"), typed);
        for (int i = 0; i < 3; i++)
            rpy[i] = right_angle(urdf, origin, rpy[i], typed[i]);
    }
}

Pose urdf_pose(const double xyz[3], const double rpy[3])
{
    Real shift[3], turn[3];
    for (int i = 0; i < 3; i++) {
        shift[i] = (Real)xyz[i];
        turn[i] = (Real)rpy[i];
    }
    return pose_place(shift, turn, (Real)ANGLE_ZERO);
}

void urdf_axis(const UrdfJoint *joint, Real axis[3])
{
    const Real given[3] = {(Real)joint->axis[0], (Real)joint->axis[1], (Real)joint->axis[2]};
    axis_unit(given, axis); /* read_axis has seen that it is not zero */
}

/* ---- links ---- */

static double not_negative(const Element *element, const char *key, double value)
{
    if (value < 0)
        element_fail(element, key, "must not be negative, got %s", show_number(value).text);
    return value;
}

/* The tensor is given in the axes of inertial's own origin. */
static void read_inertia(const Element *element, UrdfLink *link, const double rpy[3])
{
    static const char *const keys[TENSOR_ENTRIES] = {"ixx", "iyy", "izz", "ixy", "ixz", "iyz"};
    static const double nowhere[3];
    Real given[3][3], turned[3][3];
    for (size_t i = 0; i < COUNT(keys); i++) {
        double value =
            i < 3 ? element_number(element, keys[i]) : element_number_or(element, keys[i], 0);
        int row = tensor_row[i], column = tensor_column[i];
        given[row][column] = given[column][row] = (Real)value;
    }
    rotate_tensor(urdf_pose(nowhere, rpy), given, turned);
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            link->inertia[i][j] = (double)turned[i][j];
}

static void read_inertial(Urdf *urdf, const Element *element, UrdfLink *link)
{
    const Element *origin = element_child(element, "origin");
    const Element *mass = element_child(element, "mass");
    const Element *inertia = element_child(element, "inertia");
    double rpy[3];
    if (!mass)
        element_fail(element, NULL, "no <mass>; give it, or leave <inertial> out");
    if (!inertia)
        element_fail(element, NULL, "no <inertia>; give it, all 0 for a point mass");
    link->inertial_line = element->line;
    link->mass_line = mass->line;
    link->inertia_line = inertia->line;
    link->com_line = origin ? origin->line : 0;
    link->mass = not_negative(mass, "value", element_number(mass, "value"));
    read_origin(urdf, origin, link->com, rpy);
    read_inertia(inertia, link, rpy);
}

static int find_link(const Urdf *urdf, const char *name)
{
    for (int i = 0; i < urdf->link_count; i++)
        if (strcmp(urdf->links[i].name, name) == 0)
            return i;
    return -1;
}

static void read_link(Urdf *urdf, const Element *element)
{
    const Element *inertial = element_child(element, "inertial");
    const char *name = element_name(element, "name");
    int other = find_link(urdf, name);
    if (other >= 0)
        element_fail(element, NULL, "line %d has a link of that name already; rename one",
                     urdf->links[other].line);
    UrdfLink *link = &urdf->links[urdf->link_count++];
    *link = (UrdfLink){.name = name, .line = element->line, .joint = -1};
    if (inertial)
        read_inertial(urdf, inertial, link);
}

/* ---- joints ---- */

static int read_end(Urdf *urdf, const Element *joint, const char *tag)
{
    const Element *end = element_child(joint, tag);
    if (!end)
        element_fail(joint, NULL, "no <%s link=\"...\"/>; a joint joins two links", tag);
    const char *name = element_name(end, "link");
    int found = find_link(urdf, name);
    if (found >= 0)
        return found;
    if (strcmp(name, "world") == 0 && strcmp(tag, "parent") == 0 &&
        urdf->link_count < MAX_ELEMENTS) { /* Gazebo has it without a word */
        urdf->links[urdf->link_count] = (UrdfLink){.name = "world", .line = end->line, .joint = -1};
        return urdf->link_count++;
    }
    const char **names = arena_array(urdf->arena, const char *, urdf->link_count);
    for (int i = 0; i < urdf->link_count; i++)
        names[i] = urdf->links[i].name;
    const char *near = nearest_word(name, names, (size_t)urdf->link_count);
    element_fail(end, "link", "there is no link \"%s\"%s%s%s", show_text(name).text,
                 near ? "; did you mean \"" : "", near ? show_text(near).text : "",
                 near ? "\"?" : "");
}

static void read_type(const Element *element, UrdfJoint *joint)
{
    static const struct {
        const char *name;
        UrdfKind kind;
        bool prismatic, continuous;
    } types[] = {{"revolute", URDF_MOVES, false, false},    {"continuous", URDF_MOVES, false, true},
                 {"prismatic", URDF_MOVES, true, false},    {"fixed", URDF_FIXED, false, false},
                 {"floating", URDF_FLOATING, false, false}, {"planar", URDF_PLANAR, false, false}};
    const char *name = element_text(element, "type"), *names[COUNT(types)];
    for (size_t i = 0; i < COUNT(types); i++) {
        names[i] = types[i].name;
        if (name && strcmp(name, types[i].name) == 0) {
            joint->kind = types[i].kind;
            joint->prismatic = types[i].prismatic;
            joint->continuous = types[i].continuous;
            return;
        }
    }
    if (!name)
        element_fail(element, "type", "missing; revolute, continuous, prismatic or fixed");
    const char *near = nearest_word(name, names, COUNT(types));
    element_fail(element, "type", "unknown value \"%s\"; %s%s%s", show_text(name).text,
                 near ? "did you mean \"" : "revolute, continuous, prismatic or fixed",
                 near ? near : "", near ? "\"?" : "");
}

static void read_axis(const Element *element, UrdfJoint *joint)
{
    joint->axis[0] = 1; /* URDF's own default */
    if (!element || joint->kind != URDF_MOVES)
        return; /* fixed joints are often given one, even zero */
    element_vector(element, "xyz", joint->axis);
    if (joint->axis[0] == 0 && joint->axis[1] == 0 && joint->axis[2] == 0)
        element_fail(element, "xyz", "must not be zero; \"0 0 1\" is the joint's own z");
}

/* A bound beyond all bounds, as converters write it (1e16, inf), is none. */
static double read_bound(const Element *limit, const char *key, double none, double otherwise)
{
    const char *text = element_text(limit, key);
    if (!text)
        return otherwise;
    char *end;
    double value = strtod(text, &end);
    if (!*end && (none > 0 ? value > MAX_MAGNITUDE : value < -MAX_MAGNITUDE))
        return none;
    return element_number(limit, key);
}

/* What dynamics does not need does not stop it. */
static double read_most(Urdf *urdf, const Element *limit, const char *key)
{
    double value = read_bound(limit, key, DBL_MAX, DBL_MAX);
    if (value >= 0)
        return value;
    warnings_about(urdf->arena, &urdf->warnings, urdf->file, limit->line,
                   element_path(urdf->arena, limit, key), -value,
                   "%s is negative; taken to have none", show_number(value).text);
    return DBL_MAX;
}

static void read_limit(Urdf *urdf, const Element *limit, UrdfJoint *joint)
{
    joint->lower = -DBL_MAX;
    joint->upper = joint->velocity = joint->effort = DBL_MAX;
    if (!limit || joint->kind != URDF_MOVES)
        return;
    bool bounded = element_text(limit, "lower") || element_text(limit, "upper");
    joint->limit_line = limit->line;
    if (!joint->continuous && bounded) {
        joint->lower = read_bound(limit, "lower", -DBL_MAX, 0); /* 0 is URDF's own default */
        joint->upper = read_bound(limit, "upper", DBL_MAX, 0);
    } else if (!joint->continuous) {
        warnings_about(urdf->arena, &urdf->warnings, urdf->file, limit->line,
                       element_path(urdf->arena, limit, NULL), 0,
                       "neither lower nor upper, so it is taken to have none");
    }
    if (joint->lower > joint->upper) {
        warnings_about(urdf->arena, &urdf->warnings, urdf->file, limit->line,
                       element_path(urdf->arena, limit, NULL), joint->lower - joint->upper,
                       "lower is above upper, %s and %s; taken to have neither",
                       show_number(joint->lower).text, show_number(joint->upper).text);
        joint->lower = -DBL_MAX;
        joint->upper = DBL_MAX;
    }
    joint->velocity = read_most(urdf, limit, "velocity");
    joint->effort = read_most(urdf, limit, "effort");
}

static void read_dynamics(const Element *dynamics, UrdfJoint *joint)
{
    if (!dynamics || joint->kind != URDF_MOVES)
        return;
    joint->dynamics_line = dynamics->line;
    joint->damping = not_negative(dynamics, "damping", element_number_or(dynamics, "damping", 0));
    joint->friction =
        not_negative(dynamics, "friction", element_number_or(dynamics, "friction", 0));
}

static void read_joint(Urdf *urdf, const Element *element)
{
    const char *name = element_name(element, "name");
    for (int i = 0; i < urdf->joint_count; i++)
        if (strcmp(urdf->joints[i].name, name) == 0)
            element_fail(element, NULL, "line %d has a joint of that name already; rename one",
                         urdf->joints[i].line);
    UrdfJoint *joint = &urdf->joints[urdf->joint_count++];
    *joint = (UrdfJoint){.name = name, .line = element->line};
    read_type(element, joint);
    joint->parent = read_end(urdf, element, "parent");
    joint->child = read_end(urdf, element, "child");
    read_origin(urdf, element_child(element, "origin"), joint->xyz, joint->rpy);
    read_axis(element_child(element, "axis"), joint);
    read_limit(urdf, element_child(element, "limit"), joint);
    read_dynamics(element_child(element, "dynamics"), joint);
    const Element *mimic = element_child(element, "mimic");
    joint->leader = -1;
    if (mimic && joint->kind == URDF_MOVES) {
        joint->mimics = element_name(mimic, "joint");
        joint->mimic_line = mimic->line;
        joint->multiplier = element_number_or(mimic, "multiplier", 1);
        joint->offset = element_number_or(mimic, "offset", 0);
    }
    const Element *safety = element_child(element, "safety_controller");
    if (safety && joint->kind == URDF_MOVES)
        warnings_about(urdf->arena, &urdf->warnings, urdf->file, safety->line,
                       element_path(urdf->arena, safety, NULL), 0,
                       "is for a controller; its limits are not used");
}

/* ---- the whole ---- */

/* By its name, or because macros are in it. */
static bool is_xacro(const char *file, const char *text)
{
    size_t length = strlen(file), end = strlen(".xacro");
    return (length > end && strcmp(file + length - end, ".xacro") == 0) || strstr(text, "<xacro:");
}

Urdf *urdf_parts(Arena *arena, const char *file, const char *text, size_t length,
                 const Choice *choice)
{
    Urdf *urdf = arena_array(arena, Urdf, 1);
    urdf->arena = arena;
    urdf->file = arena_copy(arena, file);
    urdf->snap = choice->snap;
    const XmlNode *nodes =
        is_xacro(file, text)
            ? xacro_expand(arena, urdf->file, text, length, choice)
            : xml_nodes(arena, format.name, "a URDF file is one <robot> ... </robot>", urdf->file,
                        text, length);
    const Element *root = xml_select(arena, &format, nodes, &urdf->warnings);
    const char *name = element_text(root, "name");
    urdf->name = name && *name ? element_name(root, "name") : name_of_file(arena, file);
    urdf->name_line = root->line;
    urdf->links = arena_array(arena, UrdfLink, MAX_ELEMENTS);
    urdf->joints = arena_array(arena, UrdfJoint, MAX_ELEMENTS);
    for (const Element *element = root->child; element; element = element->next)
        if (strcmp(element->tag, "link") == 0)
            read_link(urdf, element);
    for (const Element *element = root->child; element; element = element->next)
        if (strcmp(element->tag, "joint") == 0)
            read_joint(urdf, element);
    urdf_drives(urdf, root);
    urdf_looks(urdf, nodes);
    if (urdf->link_count == 0)
        element_fail(root, NULL, "has no <link>");
    return urdf;
}
