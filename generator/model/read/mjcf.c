/* mjcf.c: the tree of bodies of an MJCF file -> Description.

   q, qd and tau are as MuJoCo has them (qpos, qvel, qfrc), but for balls and free bodies: our
   quaternions are x, y, z, w, MuJoCo's w, x, y, z; and a free body's linear velocity and force are
   in its own axes here, in the world's there. q is what MuJoCo calls qpos: a joint with ref=r is
   where the file places its body at q = r.

   A body with several joints is several links, one on the other, in the order of the joints; their
   axes are the body's own, moved by the joints before. Weight that gravcomp holds is left out by a
   weaker gravity, which can be done where it is the same for all bodies. */
#include "model/read/mjcf.h"

#include "model/clean.h"
#include "model/pose.h"
#include "model/read/conventions.h"
#include "model/read/reader.h"

#include <math.h>
#include <string.h>

/* ---- settings ---- */

static void read_compiler(Mjcf *mjcf, const Element *compiler)
{
    const char *angle = element_text(compiler, "angle"),
               *euler = element_text(compiler, "eulerseq");
    const char *from = element_text(compiler, "inertiafromgeom");
    const char *coordinate = element_text(compiler, "coordinate");
    if (angle && strcmp(angle, "degree") != 0 && strcmp(angle, "radian") != 0)
        element_fail(compiler, "angle", "must be degree or radian, got \"%s\"",
                     show_text(angle).text);
    if (angle)
        mjcf->degrees = strcmp(angle, "degree") == 0;
    if (euler && (strlen(euler) != 3 || euler[strspn(euler, "xyzXYZ")]))
        element_fail(compiler, "eulerseq", "must be three of x, y, z, X, Y, Z, got \"%s\"",
                     show_text(euler).text);
    mjcf->euler = euler ? euler : mjcf->euler;
    if (coordinate && strcmp(coordinate, "local") != 0)
        element_fail(compiler, "coordinate", "only local coordinates are read");
    if (from)
        mjcf->inertia_from = strcmp(from, "auto") == 0                       ? INERTIA_AUTO
                             : mjcf_flag(compiler, "inertiafromgeom", false) ? INERTIA_OF_GEOMS
                                                                             : INERTIA_GIVEN;
    mjcf->balance = mjcf_flag(compiler, "balanceinertia", mjcf->balance);
    mjcf->least_mass = element_number_or(compiler, "boundmass", mjcf->least_mass);
    mjcf->least_inertia = element_number_or(compiler, "boundinertia", mjcf->least_inertia);
    mjcf->total_mass = element_number_or(compiler, "settotalmass", mjcf->total_mass);
    if (element_text(compiler, "inertiagrouprange"))
        element_numbers(compiler, "inertiagrouprange", mjcf->groups, 2, 2);
}

static void read_option(Mjcf *mjcf, const Element *option, Description *robot)
{
    double gravity[3];
    if (element_text(option, "gravity")) {
        element_vector(option, "gravity", gravity);
        robot->gravity_line = option->line;
        for (int i = 0; i < 3; i++)
            robot->gravity[i] = (Real)gravity[i];
    }
    if (element_number_or(option, "density", 0) != 0 ||
        element_number_or(option, "viscosity", 0) != 0)
        warnings_add(mjcf->arena, &mjcf->warnings, mjcf->file, option->line,
                     "option: the medium's density and viscosity are left out");
}

/* ---- bodies and what is in them ---- */

static void add_item(Mjcf *mjcf, const Element *element, int body, Pose at, const char *class)
{
    bool plain = strcmp(element->tag, "freejoint") == 0;
    mjcf->items[mjcf->item_count++] =
        (MjcfItem){plain ? element : mjcf_with_defaults(mjcf, element, class), body, at};
}

static void walk(Mjcf *mjcf, const Element *in, int body, Pose at, const char *class)
{
    static const char *const refused[] = {"composite", "replicate", "attach", "flexcomp", "plugin"};
    for (const Element *child = in->child; child; child = child->next) {
        const char *own = element_text(child, "childclass");
        for (size_t i = 0; i < COUNT(refused); i++)
            if (strcmp(child->tag, refused[i]) == 0)
                element_fail(child, NULL,
                             "makes bodies of its own, which is not read; let MuJoCo "
                             "save the model as one plain file");
        if (strcmp(child->tag, "frame") == 0) {
            Pose inner = mjcf_pose(mjcf, child);
            walk(mjcf, child, body, pose_multiply(at, inner), own ? own : class);
        } else if (strcmp(child->tag, "body") == 0) {
            int index = mjcf->body_count++;
            const char *name = element_text(child, "name");
            Pose inner = mjcf_pose(mjcf, child);
            mjcf->bodies[index] =
                (MjcfBody){.name = name && *name ? element_name(child, "name") : "",
                           .element = child,
                           .parent = body,
                           .pose = pose_multiply(at, inner),
                           .compensated = element_number_or(child, "gravcomp", 0)};
            walk(mjcf, child, index, pose_identity(), own ? own : class);
        } else if (body >= 0 &&
                   (strcmp(child->tag, "joint") == 0 || strcmp(child->tag, "freejoint") == 0 ||
                    strcmp(child->tag, "geom") == 0)) {
            add_item(mjcf, child, body, at, class);
        }
    }
}

static int count_elements(const Element *element)
{
    int count = 1;
    for (const Element *child = element->child; child; child = child->next)
        count += count_elements(child);
    return count;
}

/* ---- joints ---- */

typedef struct {
    Mjcf *mjcf;
    Description *robot;
    Run *runs;
} Making;

static const char *free_name(const Making *making, const char *wish)
{
    const char *name = wish;
    for (int number = 2;; number++) {
        bool taken = false;
        for (int i = 0; i < making->robot->joint_count; i++)
            taken = taken || strcmp(making->robot->joints[i].name, name) == 0;
        if (!taken)
            return name;
        name = arena_format(making->mjcf->arena, "%s_%d", wish, number);
    }
}

static Joint *add_joint(Making *making, const Element *element, const char *name, int parent,
                        const MjcfBody *body)
{
    Description *robot = making->robot;
    if (robot->joint_count == MAX_JOINTS)
        element_fail(element, NULL, "more than %d joints, the most that are read", MAX_JOINTS);
    Joint *joint = &robot->joints[robot->joint_count];
    const char *wish =
        name && *name ? name : arena_format(making->mjcf->arena, "joint%d", robot->joint_count + 1);
    *joint = joint_plain(free_name(making, wish), parent);
    joint->line = element->line;
    joint->link = *body->name ? body->name : NULL;
    making->runs[robot->joint_count++] = (Run){.kind = SINGLE};
    return joint;
}

typedef enum { HINGE, SLIDE, BALL, FREELY } Kind;

static Kind read_kind(const Element *element)
{
    static const char *const words[] = {"hinge", "slide", "ball", "free"};
    const char *type = element_text(element, "type");
    if (strcmp(element->tag, "freejoint") == 0)
        return FREELY;
    if (!type)
        return HINGE;
    for (size_t i = 0; i < COUNT(words); i++)
        if (strcmp(words[i], type) == 0)
            return (Kind)i;
    const char *near = nearest_word(type, words, COUNT(words));
    element_fail(element, "type", "no joint is called \"%s\"%s%s%s", show_text(type).text,
                 near ? "; did you mean \"" : "", near ? near : "", near ? "\"?" : "");
}

static Real not_negative(const Element *element, const char *key)
{
    double value = element_number_or(element, key, 0);
    if (value < 0)
        element_fail(element, key, "must not be negative, got %s", show_number(value).text);
    return (Real)value;
}

/* What moves with it, and what holds it back. */
static void read_drive(Mjcf *mjcf, const Element *element, Kind kind, Joint *joint)
{
    const char *path = element_path(mjcf->arena, element, NULL);
    double range[2];
    joint->viscous = not_negative(element, "damping");
    joint->coulomb = not_negative(element, "frictionloss");
    joint->lines.friction = element->line;
    Real armature = not_negative(element, "armature");
    if (armature > 0 && kind == FREELY)
        warnings_about(mjcf->arena, &mjcf->warnings, element->file, element->line, path,
                       (double)armature, "armature of a free body is left out");
    else if (armature > 0) {
        joint->has_motor = true;
        joint->rotor_inertia = armature;
        joint->lines.motor = element->line;
    }
    if (element_number_or(element, "stiffness", 0) != 0 ||
        (element_text(element, "springdamper") && kind != FREELY))
        warnings_about(mjcf->arena, &mjcf->warnings, element->file, element->line, path,
                       element_number_or(element, "stiffness", 0),
                       "the spring is left out: it has no place in these functions; add its torque "
                       "yourself");
    if (element_text(element, "actuatorfrcrange") && kind < BALL) {
        element_numbers(element, "actuatorfrcrange", range, 2, 2);
        joint->effort_limit = (Real)fmax(fabs(range[0]), fabs(range[1]));
        joint->has_limits = true;
        joint->lines.limits = element->line;
    }
    if (!element_text(element, "range") || kind >= BALL || !mjcf_flag(element, "limited", true))
        return;
    element_numbers(element, "range", range, 2, 2);
    if (range[0] >= range[1])
        return; /* none, in MuJoCo's words */
    Real unit = kind == HINGE && mjcf->degrees ? real_pi() / 180 : 1;
    joint->has_limits = true;
    joint->lower = (Real)range[0] * unit;
    joint->upper = (Real)range[1] * unit;
    joint->lines.limits = element->line;
}

/* The joint's point in the body; and its axis. */
static void read_place(const Element *element, Pose at, Kind kind, Real point[3], Real axis[3])
{
    double pos[3] = {0}, given[3] = {0, 0, 1};
    Real direction[3], unit[3];
    if (element_text(element, "pos"))
        element_vector(element, "pos", pos);
    if (kind < BALL && element_text(element, "axis"))
        element_vector(element, "axis", given);
    for (int i = 0; i < 3; i++)
        direction[i] = (Real)given[i];
    if (!axis_unit(direction, unit))
        element_fail(element, "axis", "must not be zero");
    Pose place = pose_multiply(at, pose_shift((Real)pos[0], (Real)pos[1], (Real)pos[2]));
    memcpy(point, place.p, sizeof place.p);
    rotate3(at, unit, axis);
}

/* before leads to the body as its joints so far have moved it, whose origin is at -last in the
   frame it starts from. */
static void make_joint(Making *making, int index, const MjcfItem *item, int number, Real last[3])
{
    Mjcf *mjcf = making->mjcf;
    MjcfBody *body = &mjcf->bodies[index];
    const Element *element = item->element;
    Kind kind = read_kind(element);
    bool plain = strcmp(element->tag, "freejoint") == 0;
    Joint *joint = add_joint(
        making, element, element_text(element, "name") ? element_name(element, "name") : body->name,
        number == 0 ? (body->parent < 0 ? -1 : mjcf->bodies[body->parent].joint) : body->joint,
        body);
    int place = making->robot->joint_count - 1;
    Real point[3] = {0}, reference = 0;
    Pose start = number == 0 ? pose_multiply(pose_shift(last[0], last[1], last[2]), body->pose)
                             : pose_shift(last[0], last[1], last[2]);
    bool after_free = number > 0 && making->runs[body->joint].kind == FREE;
    if (after_free || (kind == FREELY && (body->parent >= 0 || number > 0)))
        element_fail(element, NULL, "a free joint is for a body of the world, and its only one");
    if (kind == FREELY)
        start = pose_identity();
    else
        read_place(element, item->at, kind, point, joint->axis);
    joint->before = pose_multiply(start, pose_shift(point[0], point[1], point[2]));
    joint->type = kind == SLIDE ? PRISMATIC : REVOLUTE;
    if (!plain && kind < BALL && element_text(element, "ref")) {
        double ref = element_number(element, "ref");
        reference = kind == HINGE
                        ? mjcf_angle(mjcf, element, "ref", ref, element_text(element, "ref"))
                        : (Real)ref;
        Pose back = kind == SLIDE
                        ? pose_shift(-reference * joint->axis[0], -reference * joint->axis[1],
                                     -reference * joint->axis[2])
                        : pose_turn_about(joint->axis, -reference, (Real)ANGLE_ZERO);
        joint->before = pose_multiply(joint->before, back);
    }
    making->runs[place].kind = kind == BALL ? SPHERICAL : kind == FREELY ? FREE : SINGLE;
    if (!plain)
        read_drive(mjcf, element, kind, joint);
    body->joint = place;
    for (int i = 0; i < 3; i++)
        last[i] = -point[i];
    mjcf->joints[mjcf->joint_count++] = (MjcfJoint){joint->name, place, kind < BALL, reference};
}

/* The last of a body's joints carries it. */
static void fill_link(const MjcfBody *body, Joint *joint)
{
    const Element *inertial = element_child(body->element, "inertial");
    joint->mass = body->mass.mass;
    memcpy(joint->inertia, body->mass.inertia, sizeof joint->inertia);
    for (int i = 0; i < 3; i++) {
        Real scale = real_larger(body->mass.com[i], body->in_link[i]);
        joint->com[i] =
            body->mass.mass > 0 ? real_prune(body->mass.com[i] + body->in_link[i], scale) : 0;
    }
    joint->lines.link = joint->lines.mass = joint->lines.com = joint->lines.inertia =
        inertial ? inertial->line : body->element->line;
}

static void make_body(Making *making, int index)
{
    static const Real origin[3];
    Mjcf *mjcf = making->mjcf;
    MjcfBody *body = &mjcf->bodies[index];
    int number = 0;
    Real last[3];
    const Real *start = body->parent < 0 ? origin : mjcf->bodies[body->parent].in_link;
    memcpy(last, start, sizeof last);
    for (int i = 0; i < mjcf->item_count; i++)
        if (mjcf->items[i].body == index && strcmp(mjcf->items[i].element->tag, "geom") != 0)
            make_joint(making, index, &mjcf->items[i], number++, last);
    if (number == 0) {
        Joint *joint = add_joint(making, body->element, body->name,
                                 body->parent < 0 ? -1 : mjcf->bodies[body->parent].joint, body);
        joint->before = pose_multiply(pose_shift(last[0], last[1], last[2]), body->pose);
        body->joint = making->robot->joint_count - 1;
        memcpy(last, origin, sizeof last);
    }
    memcpy(body->in_link, last, sizeof last);
    fill_link(body, &making->robot->joints[body->joint]);
}

/* ---- gravity that something holds ---- */

static bool stands(const Making *making, int joint)
{
    while (joint >= 0 && making->robot->joints[joint].type == FIXED)
        joint = making->robot->joints[joint].parent;
    return joint < 0;
}

static void compensate(Making *making)
{
    Mjcf *mjcf = making->mjcf;
    const MjcfBody *first = NULL;
    for (int b = 0; b < mjcf->body_count; b++) {
        const MjcfBody *body = &mjcf->bodies[b];
        if (body->mass.mass <= 0 || stands(making, body->joint))
            continue;
        if (first && body->compensated != first->compensated)
            element_fail(body->element, "gravcomp",
                         "is %s, but %s for body \"%s\"; it must be the "
                         "same for all bodies that move",
                         show_number(body->compensated).text, show_number(first->compensated).text,
                         show_text(first->name).text);
        first = body;
    }
    for (int i = 0; first && i < 3; i++)
        making->robot->gravity[i] *= 1 - (Real)first->compensated;
}

/* ---- the whole ---- */

static void review_rest(Mjcf *mjcf)
{
    for (const Element *child = mjcf->root->child; child; child = child->next) {
        if (strcmp(child->tag, "contact") == 0)
            warnings_add(mjcf->arena, &mjcf->warnings, child->file, child->line,
                         "contact: contacts are left out");
        if (strcmp(child->tag, "tendon") == 0)
            warnings_add(mjcf->arena, &mjcf->warnings, child->file, child->line,
                         "tendon: tendons are left out");
        if (strcmp(child->tag, "deformable") == 0)
            warnings_add(mjcf->arena, &mjcf->warnings, child->file, child->line,
                         "deformable: what bends is left out");
    }
}

static void read_settings(Mjcf *mjcf, Description *robot)
{
    mjcf->degrees = true;
    mjcf->euler = "xyz";
    mjcf->total_mass = -1;
    mjcf->groups[1] = 5;
    robot->gravity[2] = (Real)-9.81;
    for (const Element *child = mjcf->root->child; child; child = child->next)
        if (strcmp(child->tag, "compiler") == 0)
            read_compiler(mjcf, child);
    for (const Element *child = mjcf->root->child; child; child = child->next)
        if (strcmp(child->tag, "option") == 0)
            read_option(mjcf, child, robot);
}

static void make_tree(Making *making)
{
    Mjcf *mjcf = making->mjcf;
    Description *robot = making->robot;
    for (const Element *child = mjcf->root->child; child; child = child->next)
        if (strcmp(child->tag, "worldbody") == 0)
            walk(mjcf, child, -1, pose_identity(), NULL);
    for (int b = 0; b < mjcf->body_count; b++)
        mjcf->bodies[b].mass = mjcf_mass(mjcf, b);
    mjcf_bound(mjcf);
    for (int b = 0; b < mjcf->body_count; b++)
        make_body(making, b);
    bool moves = false;
    for (int i = 0; i < robot->joint_count; i++)
        moves = moves || robot->joints[i].type != FIXED;
    if (!moves)
        element_fail(mjcf->root, NULL, "no body of <worldbody> has a joint that moves");
    compensate(making);
}

Description *mjcf_read(Arena *arena, const char *file, const char *text, size_t length,
                       const Choice *choice)
{
    Mjcf mjcf = {.arena = arena, .file = arena_copy(arena, file), .snap = choice->snap};
    mjcf.root = mjcf_document(arena, mjcf.file, text, length, &mjcf.warnings);
    const char *model = element_text(mjcf.root, "model");
    int elements = count_elements(mjcf.root);
    mjcf.bodies = arena_array(arena, MjcfBody, elements);
    mjcf.items = arena_array(arena, MjcfItem, elements);
    mjcf.joints = arena_array(arena, MjcfJoint, elements);
    Description *robot = arena_array(arena, Description, 1);
    *robot = (Description){.name = model && *model ? element_name(mjcf.root, "model")
                                                   : name_of_file(arena, file),
                           .source = source_of_file(arena, "MJCF", file),
                           .file = mjcf.file,
                           .name_line = mjcf.root->line,
                           .base = pose_identity(),
                           .tool = pose_identity(),
                           .snap = (Real)ANGLE_ZERO,
                           .formulas = {.arena = arena},
                           .joints = arena_array(arena, Joint, MAX_JOINTS)};
    Making making = {&mjcf, robot, arena_array(arena, Run, MAX_JOINTS)};
    read_settings(&mjcf, robot);
    make_tree(&making);
    const MjcfBody *last = &mjcf.bodies[mjcf.body_count - 1];
    robot->tool = pose_shift(last->in_link[0], last->in_link[1], last->in_link[2]);
    for (int i = 0; i < 3; i++)
        robot->tool_place[i] = robot->tool.p[i];
    int *now = runs_expand(arena, robot, making.runs);
    for (int i = 0; i < mjcf.joint_count; i++)
        mjcf.joints[i].joint = now[mjcf.joints[i].joint];
    for (int b = 0; b < mjcf.body_count; b++)
        mjcf.bodies[b].joint = now[mjcf.bodies[b].joint];
    review_rest(&mjcf);
    mjcf_couplings(&mjcf, robot);
    robot->read_warnings = mjcf.warnings;
    robot->cleaned = mjcf.cleaned;
    clean_description(arena, robot, choice->snap);
    description_choose(arena, robot, choice);
    return robot;
}
