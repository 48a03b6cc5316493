/* choice.c: where each choice is legal, and the table of them. */
#include "best/choice.h"

#include "algorithm/function.h"

#include <stddef.h>

/* ---- where they are legal ---- */

typedef bool Legal(const Robot *robot, const LinkChoice *links, int i);

static bool anywhere(const Robot *robot, const LinkChoice *links, int i)
{
    (void)robot, (void)links, (void)i;
    return true;
}

static bool is_first(const Robot *robot, const LinkChoice *links, int i)
{
    (void)robot, (void)links;
    return i == 0;
}

static bool is_revolute(const Robot *robot, const LinkChoice *links, int i)
{
    (void)links;
    return robot->links[i].type == REVOLUTE;
}

static bool is_prismatic(const Robot *robot, const LinkChoice *links, int i)
{
    return !is_revolute(robot, links, i);
}

static bool carries_a_link(const Robot *robot, const LinkChoice *links, int i)
{
    (void)links;
    for (int k = i + 1; k < robot->n; k++)
        if (robot->links[k].parent == i)
            return true;
    return false;
}

/* Masses that are open have no place that the origin could slide to, nor an angle of their own; and
   nothing is divided by a length that is. */
static bool has_open_masses(const Robot *robot)
{
    return robot->open & (EXTRA_LINKS | EXTRA_GEOMETRY);
}

static bool slides(const Robot *robot, const LinkChoice *links, int i)
{
    return is_prismatic(robot, links, i) && !has_open_masses(robot);
}

static bool carries_by_a_lever(const Robot *robot, const LinkChoice *links, int i)
{
    return carries_a_link(robot, links, i) && !(robot->open & EXTRA_GEOMETRY);
}

static bool ends_by_turning(const Robot *robot, const LinkChoice *links, int i)
{
    return !has_open_masses(robot) && is_revolute(robot, links, i) &&
           !carries_a_link(robot, links, i);
}

/* Every joint that the link carries is parallel to its own. */
static bool carries_parallel_axes(const Robot *robot, const LinkChoice *links, int i)
{
    (void)links;
    for (int k = i + 1; k < robot->n; k++)
        if (robot->links[k].parent == i && robot->links[k].fixed.R[2][2] != 1 &&
            robot->links[k].fixed.R[2][2] != -1)
            return false;
    return true;
}

static bool shifts_along_z(const Robot *robot, const LinkChoice *links, int i)
{
    return robot->links[i].d != 0 || is_prismatic(robot, links, i);
}

static bool parent_is_unturned(const Robot *robot, const LinkChoice *links, int i)
{
    int parent = robot->links[i].parent;
    return parent >= 0 && links[parent].unturned;
}

/* A body that is symmetric about the link's axis gives torques as if it only spun where the parent
   turns about an axis fixed in the world, e: e . (w x z) is zero then, and what is left is as good
   as inertia of the parent. */
static bool parent_turns_about_a_fixed_axis(const Robot *robot, const LinkChoice *links, int i)
{
    int parent = robot->links[i].parent;
    return is_revolute(robot, links, i) && parent >= 0 && robot->links[parent].parent < 0 &&
           is_revolute(robot, links, parent) && !robot->moving_base;
}

/* ---- the table ---- */

enum { MOST_SAYINGS = 4 };

static const struct {
    const char *name;
    size_t field; /* its place in LinkChoice */
    Change change;
    int ways, recursions;
    Legal *legal;
    const char *says[MOST_SAYINGS];
} table[CHOICE_COUNT] = {
#define CHOICE(name, change, ways, recursions, legal, ...)                                         \
    {#name, offsetof(LinkChoice, name), CHANGE_##change, ways, recursions, legal, {__VA_ARGS__}},
#include "best/choices.h"
#undef CHOICE
};

const char *choice_name(ChoiceId id)
{
    return table[id].name;
}

Change choice_change(ChoiceId id)
{
    return table[id].change;
}

int choice_ways(ChoiceId id, int i)
{
    return table[id].change == CHANGE_STEP ? i + 1 : table[id].ways;
}

int choice_get(const LinkChoice *link, ChoiceId id)
{
    return *(const int16_t *)((const char *)link + table[id].field);
}

void choice_set(LinkChoice *link, ChoiceId id, int way)
{
    *(int16_t *)((char *)link + table[id].field) = (int16_t)way;
}

bool choice_is_legal(ChoiceId id, Recursion recursion, const Robot *robot, const LinkChoice *links,
                     int i)
{
    return (table[id].recursions & (int)recursion) && table[id].legal(robot, links, i);
}

const char *choice_explain(Arena *arena, ChoiceId id, Recursion recursion, const Robot *robot,
                           const LinkChoice *links, int i)
{
    int way = choice_get(&links[i], id);
    if (!choice_is_legal(id, recursion, robot, links, i))
        return NULL;
    if (table[id].change == CHANGE_STEP)
        return way < i ? arena_format(arena, table[id].says[0], way + 1) : NULL;
    return way > 0 ? table[id].says[way - 1] : NULL;
}
