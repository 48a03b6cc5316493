/* urdf.c: a URDF file -> Description, in the file's own frames, as URDF has them: the frame of a
   link sits on the joint that carries it. */
#include "model/read/urdf.h"

#include "model/clean.h"
#include "model/pose.h"
#include "model/read/conventions.h"
#include "model/runs.h"

#include <string.h>

static void fill_link(const UrdfLink *from, Joint *to)
{
    to->link = from->name;
    to->mass = (Real)from->mass;
    to->look = from->look;
    for (int i = 0; i < 3; i++) {
        to->com[i] = (Real)from->com[i];
        for (int j = 0; j < 3; j++)
            to->inertia[i][j] = (Real)from->inertia[i][j];
    }
    to->lines.link = from->inertial_line;
    to->lines.mass = from->mass_line;
    to->lines.com = from->com_line ? from->com_line : from->inertial_line;
    to->lines.inertia = from->inertia_line;
}

static Joint make_joint(const Urdf *urdf, const UrdfJoint *from, int parent)
{
    Joint to = joint_plain(from->name, parent);
    to.line = from->line;
    for (int k = 0; k < 3; k++) {
        to.place[k] = (Real)from->xyz[k];
        to.place[3 + k] = (Real)from->rpy[k];
    }
    to.before = urdf_pose(from->xyz, from->rpy);
    fill_link(&urdf->links[from->child], &to);
    if (from->kind != URDF_MOVES)
        return to;
    to.type = from->prismatic ? PRISMATIC : REVOLUTE;
    to.continuous = from->continuous;
    urdf_axis(from, to.axis);
    to.has_limits = from->limit_line > 0;
    to.lower = (Real)from->lower;
    to.upper = (Real)from->upper;
    to.velocity_limit = (Real)from->velocity;
    to.effort_limit = (Real)from->effort;
    to.viscous = (Real)from->damping;
    to.coulomb = (Real)from->friction;
    to.has_motor = from->motor_line > 0;
    to.rotor_inertia = (Real)from->rotor_inertia;
    to.gear_ratio = to.has_motor ? (Real)from->gear_ratio : 1;
    to.lines.motor = from->motor_line;
    to.lines.limits = from->limit_line;
    to.lines.friction = from->dynamics_line;
    return to;
}

/* A name that no joint has. */
static const char *free_name(const Urdf *urdf, const char *wish)
{
    const char *name = wish;
    for (int number = 2;; number++) {
        bool taken = false;
        for (int i = 0; i < urdf->joint_count; i++)
            taken = taken || strcmp(urdf->joints[i].name, name) == 0;
        if (!taken)
            return name;
        name = arena_format(urdf->arena, "%s_%d", wish, number);
    }
}

UrdfRobot urdf_read(Arena *arena, const char *file, const char *text, size_t length,
                    const Choice *choice)
{
    Urdf *urdf = urdf_parts(arena, file, text, length, choice);
    if (urdf->joint_count == 0 && !choice->floating)
        fail_input("%s:%d: robot: has no <joint>; at least one must move, or the body itself: "
                   "--floating-base",
                   urdf->file, urdf->name_line);
    urdf_mimics(urdf);
    urdf_lock(urdf, &choice->lock);
    urdf_follow_frozen(urdf);
    UrdfTree tree = urdf_tree(urdf, choice);

    /* A description has its tool on its last link; where that is another one, a fixed joint without
       a body is put last. */
    bool add_tool = tree.tool != tree.count - 1;
    int count = tree.count + add_tool;
    if (count > MAX_JOINTS)
        fail_input("%s:%d: %d joints and one for the tool, at most %d are read", urdf->file,
                   urdf->name_line, tree.count, MAX_JOINTS);
    Description *robot = arena_array(arena, Description, 1);
    const UrdfJoint **parts = arena_array(arena, const UrdfJoint *, count);
    *robot = (Description){.name = urdf->name,
                           .source = source_of_file(arena, "URDF", urdf->file),
                           .file = urdf->file,
                           .base = pose_identity(),
                           .joint_count = count,
                           .joints = arena_array(arena, Joint, count),
                           .tool = pose_identity(),
                           .name_line = urdf->name_line,
                           .tool_count = tree.tool_count,
                           .tools = tree.tools,
                           .read_warnings = urdf->warnings,
                           .cleaned = urdf->cleaned};
    for (int i = 0; i < 3; i++)
        robot->gravity[i] = (Real)tree.gravity[i];
    urdf_gears(urdf, &tree, robot);
    for (int i = 0; i < tree.count; i++) {
        parts[i] = &urdf->joints[tree.joint[i]];
        robot->joints[i] = make_joint(urdf, parts[i], tree.parent[i]);
    }
    if (add_tool)
        robot->joints[tree.count] = joint_plain(free_name(urdf, "tool"), tree.tool);
    robot->look = choice->floating ? NULL : urdf->links[tree.base].look;
    if (choice->floating) {
        Joint body = joint_plain("base", -1);
        body.line = urdf->links[tree.base].line;
        fill_link(&urdf->links[tree.base], &body);
        runs_float_base(arena, robot, &body);
    }
    clean_description(arena, robot, choice->snap);
    return (UrdfRobot){robot, urdf, parts, &urdf->links[tree.base]};
}
