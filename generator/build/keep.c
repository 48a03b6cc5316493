/* keep.c: see keep.h. A link with open parameters is taken out of the description, so that nothing
   of it is folded, and comes back as an open link with the file's own numbers for the rest. */
#include "build/keep.h"

#include <stdlib.h>
#include <string.h>

static const int row_of[] = {0, 1, 2, 0, 0, 1}, column_of[] = {0, 1, 2, 1, 2, 2};

/* ---- names ---- */

/* link6 or the joint's name, up to the last dot. */
static int find_link(const Robot *robot, const char *name, size_t length)
{
    for (int i = 0; i < robot->n; i++) {
        char number[32];
        snprintf(number, sizeof number, "link%d", i + 1);
        const char *const either[] = {robot->links[i].name, number};
        for (int k = 0; k < 2; k++)
            if (strlen(either[k]) == length && strncmp(either[k], name, length) == 0)
                return i;
    }
    fail_input("--keep %s: no such link; link1 to link%d in the order of q, or a moving joint's "
               "name",
               name, robot->n);
}

static OpenLink *open_link(Robot *robot, int link)
{
    for (int k = 0; k < robot->open_count; k++)
        if (robot->open[k].link == link)
            return &robot->open[k];
    const Joint *joint = robot->links[link].joint;
    OpenLink *open = &robot->open[robot->open_count++];
    *open = (OpenLink){.link = link, .m = joint->mass};
    memcpy(open->c, joint->com, sizeof open->c);
    memcpy(open->I, joint->inertia, sizeof open->I);
    return open;
}

int keep_find(const Robot *robot, const char *name, const char **member)
{
    static const char *const members_of_links[] = {"mass", "com", "inertia"};
    const char *dot = strrchr(name, '.');
    if (strchr(name, '='))
        fail_input("--keep %s: values are for commands that run the functions; whoever calls "
                   "generated code puts them into its struct",
                   name);
    if (!dot)
        fail_input("--keep %s: is neither friction nor like link6.mass, link6.com, link6.inertia",
                   name);
    int link = find_link(robot, name, (size_t)(dot - name));
    for (size_t k = 0; k < COUNT(members_of_links); k++)
        if (strcmp(dot + 1, members_of_links[k]) == 0) {
            *member = members_of_links[k];
            return link;
        }
    fail_input("--keep %s: a link has mass, com and inertia", name);
}

static void open_parameter(Arena *arena, Robot *robot, const char *name)
{
    const char *member;
    int link = keep_find(robot, name, &member);
    const Link *of = &robot->links[link];
    if (of->run && of->place < of->run - 1)
        fail_input("--keep %s: that is a part of joint \"%s\" and carries nothing; its body is "
                   "link%d",
                   name, of->joint->whole, link + of->run - of->place);
    OpenLink *open = open_link(robot, link);
    const char *input = arena_format(arena, "link%d_%s", link + 1, member);
    *(strcmp(member, "mass") == 0  ? &open->mass
      : strcmp(member, "com") == 0 ? &open->com
                                   : &open->inertia) = input;
}

/* ---- the robot without the links that are open ---- */

static Robot *without(Arena *arena, const Description *description, const Robot *opened)
{
    Description *rest = arena_alloc(arena, sizeof *rest);
    size_t size = sizeof *rest->joints * (size_t)description->joint_count;
    *rest = *description;
    rest->joints = arena_array(arena, Joint, description->joint_count);
    memcpy(rest->joints, description->joints, size);
    for (int k = 0; k < opened->open_count; k++) {
        const Joint *own = opened->links[opened->open[k].link].joint;
        Joint *joint = &rest->joints[own - description->joints];
        joint->mass = 0;
        memset(joint->com, 0, sizeof joint->com);
        memset(joint->inertia, 0, sizeof joint->inertia);
    }
    return robot_from_description(arena, rest);
}

/* ---- the struct ---- */

static double *add_friction(Member **member, double *value, const Robot *robot)
{
    *(*member)++ = (Member){"params", "viscous", 0, "friction at each joint, N m s or N s/m"};
    *(*member)++ = (Member){"params", "coulomb", 0, "N m or N"};
    for (int i = 0; i < robot->n; i++)
        *value++ = (double)robot->links[i].viscous;
    for (int i = 0; i < robot->n; i++)
        *value++ = (double)robot->links[i].coulomb;
    return value;
}

static double *add_link(Member **member, double *value, const OpenLink *open)
{
    if (open->mass) {
        *(*member)++ = (Member){"params", open->mass, 1, "kg"};
        *value++ = (double)open->m;
    }
    if (open->com) {
        *(*member)++ = (Member){"params", open->com, 3, "m, in the link's frame of the robot file"};
        for (int k = 0; k < 3; k++)
            *value++ = (double)open->c[k];
    }
    if (open->inertia) {
        *(*member)++ = (Member){"params", open->inertia, 6,
                                "kg m^2 about com, the same axes: xx, yy, zz, xy, xz, yz"};
        for (int k = 0; k < 6; k++)
            *value++ = (double)open->I[row_of[k]][column_of[k]];
    }
    return value;
}

Kept keep_open(Arena *arena, const Description *description, Robot *robot, const Strings *names)
{
    Robot *opened = arena_alloc(arena, sizeof *opened);
    *opened = *robot;
    opened->open = arena_array(arena, OpenLink, robot->n);
    for (int k = 0; k < names->count; k++) {
        if (strcmp(names->item[k], "friction") == 0)
            opened->open_friction = true;
        else
            open_parameter(arena, opened, names->item[k]);
    }
    Kept kept = {.robot = opened};
    if (opened->open_count > 0) {
        Robot *rest = without(arena, description, opened);
        rest->open = opened->open;
        rest->open_count = opened->open_count;
        rest->open_friction = opened->open_friction;
        kept.robot = rest;
    }
    kept.robot->closed = robot;
    double *values = arena_array(arena, double, 12 * robot->n), *value = values;
    Member *members = arena_array(arena, Member, 2 + 3 * robot->n), *member = members;
    if (opened->open_friction)
        value = add_friction(&member, value, robot);
    for (int k = 0; k < opened->open_count; k++)
        value = add_link(&member, value, &opened->open[k]);
    kept.robot->params = (Members){(int)(member - members), members};
    kept.values = values;
    kept.count = (int)(value - values);
    kept.extras =
        (opened->open_friction ? EXTRA_FRICTION : 0u) | (opened->open_count ? EXTRA_LINKS : 0u);
    return kept;
}

void keep_normal_form(Text *out, const Robot *robot)
{
    if (robot->open_friction)
        text_add_string(out, " --keep friction");
    for (int k = 0; k < robot->open_count; k++) {
        const OpenLink *open = &robot->open[k];
        if (open->mass)
            text_add(out, " --keep link%d.mass", open->link + 1);
        if (open->com)
            text_add(out, " --keep link%d.com", open->link + 1);
        if (open->inertia)
            text_add(out, " --keep link%d.inertia", open->link + 1);
    }
}
