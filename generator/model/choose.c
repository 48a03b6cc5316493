/* choose.c: the part of a robot file that is wanted: what hangs on a link, the joints up to a tip,
   joints frozen, another tool. (URDF files, which have links of their own names, do the same while
   they are laid out: read/urdf_tree.c.) */
#include "model/choose.h"

#include "model/gears.h"
#include "model/pose.h"
#include "model/read/conventions.h"
#include "model/read/reader.h"
#include "model/runs.h"

#include <math.h>
#include <string.h>

const char *lock_parse(Arena *arena, const char *text, double *value)
{
    const char *equals = strrchr(text, '=');
    if (!equals || equals == text)
        fail_input("--lock: \"%s\" is not JOINT=VALUE; for example elbow=pi/2", text);
    *value = parse_number("lock", equals + 1);
    if (fabs(*value) > MAX_MAGNITUDE)
        fail_input("--lock: \"%s\" is beyond 1e12", text);
    return arena_format(arena, "%.*s", (int)(equals - text), text);
}

const char *tool_name_fault(const char *name)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    static const char others[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_";
    if (!*name || !strchr(letters, *name))
        return "must begin with a letter";
    if (name[strspn(name, others)])
        return "must have letters, digits and _ only";
    return strlen(name) > LONGEST_TOOL_NAME ? "must not be longer than 32 letters" : NULL;
}

void tools_add(Arena *arena, const char *name, int on, NamedTool **tools, int *count)
{
    const char *fault = tool_name_fault(name);
    if (fault)
        fail_input("--tool %s: C functions are named after further tools; the name %s", name,
                   fault);
    for (int k = 0; k < *count; k++)
        if (strcmp((*tools)[k].name, name) == 0)
            fail_input("--tool %s: is there already", name);
    NamedTool *grown = arena_array(arena, NamedTool, *count + 1);
    if (*count)
        memcpy(grown, *tools, sizeof *grown * (size_t)*count);
    grown[*count] = (NamedTool){.name = name, .on = on, .pose = pose_identity()};
    *tools = grown;
    ++*count;
}

/* The joint whose link is called so; ends in fail_input. */
static int find(const Description *robot, const char *option, const char *name)
{
    const char *names[MAX_JOINTS + MAX_TOOLS];
    bool for_tool = strcmp(option, "tool") == 0;
    int count = robot->joint_count;
    int found = description_find(robot, name);
    if (found >= 0)
        return found;
    for (int i = 0; i < robot->joint_count; i++)
        names[i] = robot->joints[i].name;
    for (int k = 0; k < robot->tool_count && for_tool; k++)
        names[count++] = robot->tools[k].name;
    const char *near = nearest_word(name, names, (size_t)count);
    fail_input("--%s: %s has no %sjoint \"%s\"%s%s%s", option, robot->name,
               for_tool ? "tool or " : "", show_text(name).text, near ? "; did you mean \"" : "",
               near ? near : "", near ? "\"?" : "");
}

void joint_lock(Joint *joint, double value)
{
    Pose motion = joint->type == PRISMATIC
                      ? pose_shift(joint->axis[0] * (Real)value, joint->axis[1] * (Real)value,
                                   joint->axis[2] * (Real)value)
                      : pose_turn_about(joint->axis, (Real)value, (Real)ANGLE_ZERO);
    Joint fixed = joint_plain(joint->name, joint->parent);
    fixed.line = joint->line;
    fixed.before = pose_multiply(joint->before, motion);
    fixed.after = joint->after;
    fixed.at_far_end = joint->at_far_end;
    fixed.locked_at = (Real)value;
    fixed.mass = joint->mass;
    memcpy(fixed.com, joint->com, sizeof fixed.com);
    memcpy(fixed.inertia, joint->inertia, sizeof fixed.inertia);
    fixed.parts = joint->parts;
    fixed.lines = joint->lines;
    *joint = fixed;
}

static void lock_joints(Arena *arena, Description *robot, const Strings *locks)
{
    for (int k = 0; k < locks->count; k++) {
        double value;
        const char *name = lock_parse(arena, locks->item[k], &value);
        Joint *joint = &robot->joints[find(robot, "lock", name)];
        if (joint->run)
            fail_input("--lock: \"%s\" is of a spherical or free joint, which has no one number "
                       "to stay at",
                       show_text(name).text);
        if (strcmp(joint->name, name) != 0)
            fail_input("--lock: joint \"%s\" has several freedoms; lock them one by one, the last "
                       "is \"%s\"",
                       show_text(name).text, show_text(joint->name).text);
        if (joint->type == FIXED)
            fail_input("--lock: joint \"%s\" is fixed already", show_text(name).text);
        joint_lock(joint, value);
    }
}

static void lock_off_path(Description *robot, const char *tip)
{
    bool on_path[MAX_JOINTS] = {false};
    for (int i = find(robot, "tip", tip); i >= 0; i = robot->joints[i].parent)
        on_path[i] = true;
    for (int i = 0; i < robot->joint_count; i++)
        if (!on_path[i] && robot->joints[i].type != FIXED && !gears_eliminate(robot, i))
            joint_lock(&robot->joints[i], 0);
}

/* Of joints that are not there any more none is held or followed: they stand at zero. */
static void take_gears(Description *robot, const int *place)
{
    for (int k = 0; k < robot->gear_count; k++) {
        Gear *gear = &robot->gears[k];
        int left = 0;
        for (int t = 0; t < gear->count; t++) {
            if (place[gear->joint[t]] < 0)
                continue;
            gear->joint[left] = place[gear->joint[t]];
            gear->factor[left++] = gear->factor[t];
        }
        gear->offset = left ? gear->offset : 0;
        gear->count = left;
    }
}

/* Leaves what hangs on the link; the base stands where the link is at q = 0. */
static void take_base(Description *robot, const char *name)
{
    int place[MAX_JOINTS], count = 0, base = find(robot, "base", name);
    Pose world = pose_identity();
    for (int i = base; i >= 0; i = robot->joints[i].parent) {
        Pose step = pose_multiply(robot->joints[i].before, robot->joints[i].after);
        world = pose_multiply(step, world);
    }
    robot->base = pose_multiply(robot->base, world);
    for (int i = 0; i < robot->joint_count; i++) {
        int parent = robot->joints[i].parent;
        bool hangs = parent == base || (parent >= 0 && place[parent] >= 0);
        place[i] = hangs ? count : -1;
        if (!hangs)
            continue;
        Joint joint = robot->joints[i];
        joint.parent = parent == base ? -1 : place[parent];
        robot->joints[count++] = joint;
    }
    robot->joint_count = count;
    take_gears(robot, place);
    if (count == 0)
        fail_input("--base: nothing hangs on \"%s\"", show_text(name).text);
    int tools = 0;
    for (int k = 0; k < robot->tool_count; k++)
        if (place[robot->tools[k].on] >= 0) {
            robot->tools[tools] = robot->tools[k];
            robot->tools[tools++].on = place[robot->tools[k].on];
        }
    robot->tool_count = tools;
}

/* A description has its tool on its last link: where that is another one, a fixed joint without a
   body is put last. */
static void take_tool(Arena *arena, Description *robot, const char *name)
{
    int on = -1;
    Pose pose = pose_identity();
    for (int k = 0; k < robot->tool_count; k++)
        if (strcmp(robot->tools[k].name, name) == 0) {
            on = robot->tools[k].on;
            pose = robot->tools[k].pose;
        }
    if (on < 0)
        on = find(robot, "tool", name);
    robot->tool = pose;
    if (on == robot->joint_count - 1)
        return;
    if (robot->joint_count == MAX_JOINTS)
        fail_input("--tool: %d joints and one for the tool are more than are read", MAX_JOINTS);
    Joint *joints = arena_array(arena, Joint, robot->joint_count + 1);
    memcpy(joints, robot->joints, sizeof *joints * (size_t)robot->joint_count);
    joints[robot->joint_count++] = joint_plain(arena_format(arena, "tool %s", name), on);
    robot->joints = joints;
}

void description_choose(Arena *arena, Description *robot, const Choice *choice)
{
    bool changes = choice->base || choice->tip || choice->lock.count;
    if (changes && robot->coupling)
        fail_input("%s: --base, --tip and --lock do not go with \"coupling\", which is one matrix "
                   "of all motors",
                   robot->file);
    if (changes && robot->mechanism)
        fail_input("%s: --base, --tip and --lock are for trees, and this is a mechanism: it has "
                   "loops, driven or prescribed joints",
                   robot->file);
    if (choice->floating)
        fail_input("%s: --floating-base is for URDF; a robot file says \"base\": {\"floating\": "
                   "true, \"link\": {...}}",
                   robot->file);
    int moving = 0;
    lock_joints(arena, robot, &choice->lock);
    if (choice->tip)
        lock_off_path(robot, choice->tip);
    const char *tool = choice->tool.count ? choice->tool.item[0] : choice->tip;
    if (choice->base)
        take_base(robot, choice->base);
    if (tool)
        take_tool(arena, robot, tool);
    for (int k = 1; k < choice->tool.count; k++)
        tools_add(arena, choice->tool.item[k], find(robot, "tool", choice->tool.item[k]),
                  &robot->tools, &robot->tool_count);
    gears_settle(robot);
    for (int i = 0; i < robot->joint_count; i++)
        moving += robot->joints[i].type != FIXED;
    if (moving == 0)
        fail_input("%s: no joint is left that moves", robot->file);
}
