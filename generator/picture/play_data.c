/* play_data.c: what a page of play knows of its robot besides the code: where it begins, how its
   joints hang together, and poses that show how far it reaches (play.h). */
#include "picture/play.h"

#include "model/closure.h"
#include "util/random.h"

#include <math.h>
#include <string.h>

enum { POSES = 24 };

/* ---- poses ---- */

/* Moves what is asked for to where the loops are closed; false: they are not, nearby. */
static bool settle(const Robot *robot, double *q)
{
    return !robot->closure || closure_assemble(robot, robot->closure, NULL, q) <= CLOSED;
}

/* How many joints there are on the way to the base, but for those of bodies that fly. */
static int depth(const Robot *robot, int i)
{
    int count = 0;
    for (i = robot->links[i].parent; i >= 0; i = robot->links[i].parent)
        count += !robot->links[i].run;
    return count;
}

static void bent(const Robot *robot, double *q)
{
    for (int k = 0; k < robot->positions; k++)
        q[k] = 0;
    for (int i = 0; i < robot->n; i++) {
        const Link *link = &robot->links[i];
        double lower, upper;
        link_range(link, &lower, &upper);
        if (link->run) {
            if (link->part == 0)
                q[link->position + (link->run == 6 ? 6 : 3)] = 1;
            continue;
        }
        double angle =
            link->type == REVOLUTE ? (depth(robot, i) % 2 ? -0.5 : 0.4) : (lower + upper) / 2;
        q[link->position] = fmin(fmax(angle, lower), upper);
    }
}

void play_first_pose(const Robot *robot, double *q)
{
    bent(robot, q);
    if (robot->closure && robot->closure->start)
        memcpy(q, robot->closure->start, sizeof *q * (size_t)robot->positions);
}

static void middle_pose(const Robot *robot, double *q)
{
    bent(robot, q);
    for (int i = 0; i < robot->n; i++) {
        double lower, upper;
        link_range(&robot->links[i], &lower, &upper);
        if (!robot->links[i].run)
            q[robot->links[i].position] = (lower + upper) / 2;
    }
}

static void zero_pose(const Robot *robot, double *q)
{
    bent(robot, q);
    for (int i = 0; i < robot->n; i++)
        if (!robot->links[i].run)
            q[robot->links[i].position] = 0;
}

/* stretched: all but the first joints stay at 0, so that long chains are as long as they can be. */
static void random_pose(const Robot *robot, Random *random, bool stretched, double *q)
{
    if (robot->closure) { /* not far from where it begins: its joints seldom have limits */
        double *near = memory_grow(NULL, sizeof *q * (size_t)robot->positions);
        memcpy(near, q, sizeof *q * (size_t)robot->positions);
        for (int i = 0; i < robot->n; i++)
            if (!robot->links[i].run)
                near[robot->links[i].position] += random_uniform(random, -0.5, 0.5);
        if (settle(robot, near))
            memcpy(q, near, sizeof *q * (size_t)robot->positions);
        memory_free(near);
        return;
    }
    for (int i = 0; i < robot->n; i++) {
        double lower, upper;
        link_range(&robot->links[i], &lower, &upper);
        if (!robot->links[i].run)
            q[robot->links[i].position] =
                stretched && depth(robot, i) >= 2 ? 0 : random_uniform(random, lower, upper);
    }
}

Poses play_poses(Arena *arena, const Machine *machine, const double *start)
{
    const Robot *robot = machine->robot;
    int n = robot_extent(robot).links, positions = robot->positions;
    Random random = random_new(1, "play");
    Poses poses = {.count = POSES,
                   .t = arena_array(arena, double, POSES),
                   .q = arena_array(arena, double, POSES *positions),
                   .frames = arena_array(arena, double, POSES * 12 * n),
                   .tool = arena_array(arena, double, POSES * 12)};
    double *frames = arena_array(arena, double, 12 * n);
    for (int k = 0; k < POSES; k++) {
        double *q = poses.q + k * positions;
        poses.t[k] = k;
        memcpy(q, start, sizeof *q * (size_t)positions);
        if (k > 0)
            random_pose(robot, &random, k % 2 == 0, q);
        machine_call(machine, FORWARD_KINEMATICS, q, NULL, NULL, poses.tool + 12 * k);
        machine_call(machine, FRAMES, q, NULL, NULL, frames); /* all R, then all p */
        for (int i = 0; i < n; i++) {
            memcpy(poses.frames + 12 * (k * n + i), frames + 9 * i, 9 * sizeof *frames);
            memcpy(poses.frames + 12 * (k * n + i) + 9, frames + 9 * n + 3 * i, 3 * sizeof *frames);
        }
    }
    return poses;
}

/* ---- data ---- */

static void add_list(Text *out, const char *key, const double *values, int count)
{
    char buffer[40];
    text_add(out, "\"%s\": [", key);
    for (int k = 0; k < count; k++)
        text_add(out, "%s%s", k ? ", " : "", shortest_double(values[k], buffer));
    text_add_string(out, "]");
}

/* Poses to choose from: those at which the loops can be closed. */
static void add_named(Text *json, Arena *arena, const Robot *robot)
{
    static void (*const pose[])(const Robot *robot, double *q) = {play_first_pose, zero_pose,
                                                                  middle_pose};
    static const char *const names[] = {"first", "zero", "middle of the limits"};
    double *q = arena_array(arena, double, robot->positions);
    bool any = false;
    text_add_string(json, "\"named\": [");
    for (size_t k = 0; k < COUNT(pose); k++) {
        pose[k](robot, q);
        if (k > 0 && !settle(robot, q))
            continue;
        text_add(json, "%s{\"name\": \"%s\", ", any ? ", " : "", names[k]);
        add_list(json, "q", q, robot->positions);
        text_add_string(json, "}");
        any = true;
    }
    text_add_string(json, "],\n");
}

/* Each link: on which it sits, and of which quaternion's run it is what part. */
static void add_links(Text *json, const Robot *tree)
{
    text_add_string(json, "\"links\": [");
    for (int i = 0; i < tree->n; i++) {
        const Link *link = &tree->links[i];
        text_add(json, "%s{\"parent\": %d, \"run\": %d, \"part\": %d}", i ? ", " : "", link->parent,
                 link->run, link->part);
    }
    text_add_string(json, "],\n\"quaternions\": [");
    for (int i = 0, any = 0; i < tree->n; i++)
        if (tree->links[i].run && tree->links[i].part == 0)
            text_add(json, "%s%d", any++ ? ", " : "",
                     tree->links[i].position + (tree->links[i].run == 6 ? 3 : 0));
    text_add_string(json, "],\n");
}

static bool is_driven(const Robot *robot, const Link *link, int index)
{
    if (!robot->closure)
        return link->run != 6; /* nothing drives a body that flies */
    for (int k = 0; k < robot->closure->actuated_count; k++)
        if (robot->closure->actuated[k] == index)
            return true;
    return false;
}

/* Each velocity: whose link's it is, where its position stands in q (-1: in a quaternion), whether
   a drive acts there, between which limits it is, and whether it is a slide that ends there. */
static void add_coordinates(Text *json, const Robot *robot, const double *start)
{
    const Robot *tree = robot_tree(robot);
    const Gears *gears = tree->gears;
    int dof = robot_extent(robot).dof;
    text_add_string(json, "\"coordinates\": [");
    for (int j = 0; j < dof; j++) {
        int i = gears ? gears->link[j] : j;
        const Link *link = &tree->links[i];
        double lower, upper;
        link_range(link, &lower, &upper);
        if (!link->run && (start[link->position] < lower || start[link->position] > upper)) {
            double half = (upper - lower) / 2; /* around where it begins */
            lower = start[link->position] - half;
            upper = start[link->position] + half;
        }
        text_add(json,
                 "%s\n  {\"link\": %d, \"place\": %d, \"driven\": %s, \"limits\": [%.9g, %.9g], "
                 "\"stops\": %s}",
                 j ? "," : "", i, link->run ? -1 : link->position,
                 is_driven(robot, link, i) ? "true" : "false", lower, upper,
                 !link->run && link->type == PRISMATIC ? "true" : "false");
    }
    text_add_string(json, "],\n\"gears\": ");
    for (int i = 0; gears && i < tree->n; i++)
        for (int j = 0; j < dof; j++)
            text_add(json, "%s%.17g",
                     j   ? ", "
                     : i ? "],\n  ["
                         : "[\n  [",
                     (double)gears->S[i * dof + j]);
    text_add_string(json, gears ? "]],\n" : "null,\n");
}

/* Of a mechanism: how many constraints there are, and the order of what drives it. */
static void add_loops(Text *json, const Robot *robot)
{
    const Closure *closure = robot->closure;
    if (!closure) {
        text_add_string(json, "\"loops\": null,\n");
        return;
    }
    text_add(json, "\"loops\": {\"rows\": %d, \"actuated\": [", closure->rank);
    for (int k = 0; k < closure->actuated_count; k++)
        text_add(json, "%s%d", k ? ", " : "", closure->actuated[k]);
    text_add_string(json, "]},\n");
}

void play_data(Text *json, Arena *arena, const Robot *robot, const double *start)
{
    text_add(json, "\"dof\": %d,\n", robot_extent(robot).dof);
    add_list(json, "start", start, robot->positions);
    text_add_string(json, ",\n");
    add_links(json, robot_tree(robot));
    add_coordinates(json, robot, start);
    add_loops(json, robot);
    add_named(json, arena, robot);
}
