/* tools.c: several tools on one robot: a hand on each arm, a camera on a wrist. Each has a name, a
   joint whose link carries it, and a place there; functions of its own are built with the robot
   that has it in place of the default tool. */
#include "model/tools.h"

#include "model/runs.h"

#include <string.h>

/* ---- reading ---- */

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* C names end in it, after "_": so a letter first, and no name that another function has. */
static const char *read_tool_name(const Place *place, const Description *robot, int index)
{
    const char *name = place_string(place, LONGEST_TOOL_NAME);
    if (!is_letter(name[0]))
        place_fail(place, "must begin with a letter; C functions are named after the tool");
    for (const char *c = name; *c; c++)
        if (!is_letter(*c) && !(*c >= '0' && *c <= '9') && *c != '_')
            place_fail(place, "must have letters, digits and _ only; C functions are named after "
                              "the tool");
    if (strcmp(name, "bias") == 0 || strcmp(name, "derivative") == 0)
        place_fail(place,
                   "\"%s\" would give two functions one name, jacobian_%s; call the tool "
                   "something else",
                   name, name);
    for (int k = 0; k < index; k++)
        if (strcmp(robot->tools[k].name, name) == 0)
            place_fail(place, "tools[%d] is called \"%s\" as well; give each its own name", k,
                       name);
    return name;
}

static int read_joint_name(const Place *place, const Description *robot)
{
    enum { LONGEST = 200 };
    if (!place->item)
        return robot->joint_count - 1;
    const char *name = place_string(place, LONGEST);
    const char *names[MAX_JOINTS];
    int found = description_find(robot, name);
    if (found >= 0)
        return found;
    for (int i = 0; i < robot->joint_count; i++)
        names[i] = robot->joints[i].whole ? robot->joints[i].whole : robot->joints[i].name;
    const char *near = nearest_word(name, names, (size_t)robot->joint_count);
    place_fail(place, "no joint is called \"%s\"; %s%s%s", show_text(name).text,
               near ? "did you mean \"" : "name the joint whose link carries the tool",
               near ? show_text(near).text : "", near ? "\"?" : "");
}

void tools_read(Reading *reading, const Place *place, Description *robot)
{
    static const char *const keys[] = {"name", "joint", "xyz", "rpy"};
    int count = place_expect_array(place), i = 0;
    if (count > MAX_TOOLS)
        place_fail(place, "has %d tools, at most %d are read", count, MAX_TOOLS);
    robot->tools = arena_array(place->document->arena, NamedTool, count);
    robot->tool_count = count;
    for (const cJSON *item = place->item->child; item; item = item->next, i++) {
        Place tool = place_element(place, i, item);
        place_expect_object(&tool, keys, COUNT(keys));
        Place name = place_member(&tool, "name"), joint = place_member(&tool, "joint");
        robot->tools[i].name = read_tool_name(&name, robot, i);
        robot->tools[i].on = read_joint_name(&joint, robot);
        robot->tools[i].pose = reading_placement_among(reading, &tool);
    }
}

/* ---- in canonical frames ---- */

void tools_place(Robot *robot, const Description *description, Arena *arena, const Pose *link_pose,
                 const int *link_of, const Pose *frame)
{
    robot->tool_count = description->tool_count;
    robot->tools = arena_array(arena, NamedTool, description->tool_count);
    for (int k = 0; k < description->tool_count; k++) {
        const NamedTool *tool = &description->tools[k];
        int link = link_of[tool->on];
        Pose world = pose_multiply(link_pose[tool->on], tool->pose);
        Pose back = pose_inverse(link < 0 ? robot->base : frame[link]);
        robot->tools[k] =
            (NamedTool){tool->name, link, pose_multiply(back, world), tool->on, tool->pose};
    }
}

Robot *robot_with_tool(Arena *arena, const Robot *robot, const NamedTool *tool)
{
    Robot *other = arena_alloc(arena, sizeof *other);
    *other = *robot;
    other->tool_link = tool->on;
    other->tool = tool->pose;
    other->tool_on = tool->joint;
    other->tool_there = tool->there;
    if (robot->tree) /* which is what algorithms see */
        other->tree = robot_with_tool(arena, robot->tree, tool);
    return other;
}
