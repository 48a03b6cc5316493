/* gears.c: see gears.h. With G q = h the equations, and the columns of G in two parts, E of the
   joints that are eliminated and I of the others,

       q_E = -G_E^-1 G_I q_I + G_E^-1 h

   which are the rows of S and the offsets that belong to them; the others are rows of one 1. */
#include "model/gears.h"

#include "model/choose.h"
#include "model/positions.h"
#include "util/linear.h"

#include <string.h>

#define SINGULAR 1e-12 /* a pivot, relative to the largest number in its row */

Gear *gears_add(Arena *arena, Description *robot, int terms, int line, const char *path)
{
    Gear *grown = arena_array(arena, Gear, robot->gear_count + 1);
    if (robot->gear_count)
        memcpy(grown, robot->gears, sizeof *grown * (size_t)robot->gear_count);
    robot->gears = grown;
    Gear *gear = &grown[robot->gear_count++];
    *gear = (Gear){.joint = arena_array(arena, int, terms),
                   .factor = arena_array(arena, Real, terms),
                   .line = line,
                   .path = path};
    return gear;
}

bool gears_eliminate(const Description *robot, int joint)
{
    bool found = false;
    for (int k = 0; k < robot->gear_count; k++) {
        const Gear *gear = &robot->gears[k];
        found = found || (gear->count && gear->joint[gear->count - 1] == joint);
    }
    return found;
}

/* ---- what stands still ---- */

static void leave_out_fixed(const Description *robot, Gear *gear)
{
    int left = 0;
    for (int t = 0; t < gear->count; t++) {
        const Joint *joint = &robot->joints[gear->joint[t]];
        if (joint->type == FIXED)
            gear->offset -= gear->factor[t] * joint->locked_at;
        if (joint->type == FIXED || real_is_zero(gear->factor[t]))
            continue;
        gear->joint[left] = gear->joint[t];
        gear->factor[left++] = gear->factor[t];
    }
    gear->count = left;
}

static void drop(Description *robot, int k)
{
    for (int after = k + 1; after < robot->gear_count; after++)
        robot->gears[after - 1] = robot->gears[after];
    robot->gear_count--;
}

void gears_settle(Description *robot)
{
    for (int k = 0; k < robot->gear_count; k++) {
        Gear *gear = &robot->gears[k];
        leave_out_fixed(robot, gear);
        if (gear->count > 1)
            continue;
        if (gear->count == 1) /* nothing else decides where it is */
            joint_lock(&robot->joints[gear->joint[0]], (double)(gear->offset / gear->factor[0]));
        else if (real_abs(gear->offset) > (Real)1e-9)
            fail_input("%s:%d: %s: all of its joints stand still, where it does not hold: it is "
                       "off by %g",
                       robot->file, gear->line, gear->path, (double)gear->offset);
        drop(robot, k);
        k = -1; /* others may have lost a joint */
    }
}

/* ---- the equations solved ---- */

typedef struct {
    const Robot *tree;
    const Description *description;
    const int *link_of;   /* by joint of the description */
    const int *column_of; /* by link: its coordinate; -1: it is eliminated */
} Solving;

static const char *name_of(const Solving *solving, const Gear *gear, int t)
{
    return solving->description->joints[gear->joint[t]].name;
}

/* Each equation eliminates a joint of its own. */
static void expect_different(const Solving *solving)
{
    const Description *robot = solving->description;
    for (int k = 0; k < robot->gear_count; k++)
        for (int other = 0; other < k; other++) {
            const Gear *a = &robot->gears[other], *b = &robot->gears[k];
            if (a->joint[a->count - 1] == b->joint[b->count - 1])
                fail_input("%s:%d: %s: eliminates joint \"%s\", as %s does; name another joint "
                           "last",
                           robot->file, b->line, b->path, name_of(solving, b, b->count - 1),
                           a->path);
        }
}

/* S and offset, rows of the joints that are eliminated. */
static void eliminate(Arena *scratch, const Solving *solving, int dof, Real *S, Real *offset)
{
    const Description *robot = solving->description;
    int k = robot->gear_count, width = dof + 1;
    Real *E = arena_array(scratch, Real, k * k), *X = arena_array(scratch, Real, k * width);
    for (int row = 0; row < k; row++) {
        const Gear *gear = &robot->gears[row];
        for (int t = 0; t < gear->count; t++) {
            int link = solving->link_of[gear->joint[t]], column = solving->column_of[link];
            for (int of = 0; of < k && column < 0; of++) {
                const Gear *other = &robot->gears[of];
                if (other->joint[other->count - 1] == gear->joint[t])
                    E[row * k + of] += gear->factor[t];
            }
            if (column >= 0)
                X[row * width + column] -= gear->factor[t];
        }
        X[row * width + dof] = gear->offset;
    }
    if (!linear_solve(k, E, width, X, (Real)SINGULAR)) {
        const Gear *gear = &robot->gears[0];
        fail_input("%s:%d: %s: joints follow each other in a ring, so that none of them is "
                   "determined (\"%s\" is one of them)",
                   robot->file, gear->line, gear->path, name_of(solving, gear, gear->count - 1));
    }
    for (int of = 0; of < k; of++) {
        const Gear *gear = &robot->gears[of];
        int link = solving->link_of[gear->joint[gear->count - 1]];
        for (int j = 0; j < dof; j++)
            S[link * dof + j] = real_prune(X[of * width + j], 1);
        offset[link] = X[of * width + dof];
    }
}

/* ---- the two robots ---- */

/* What people see: the links that have coordinates. */
static Robot *coordinates_of(Arena *arena, const Robot *tree)
{
    const Gears *gears = tree->gears;
    Robot *seen = arena_alloc(arena, sizeof *seen);
    *seen = *tree;
    seen->n = gears->dof;
    seen->links = arena_array(arena, Link, gears->dof);
    seen->gears = NULL;
    seen->tree = tree;
    seen->is_chain = false;
    int *place = arena_array(arena, int, tree->n);
    for (int i = 0, k = 0; i < tree->n; i++) {
        int parent = tree->links[i].parent;
        place[i] = parent < 0 ? -1 : place[parent];
        if (tree->links[i].follows)
            continue;
        seen->links[k] = tree->links[i];
        seen->links[k].parent = place[i];
        place[i] = k++;
    }
    positions_count(seen);
    return seen;
}

Robot *gears_apply(Arena *arena, Robot *tree, const Description *description)
{
    int n = tree->n, dof = n - description->gear_count;
    if (description->gear_count == 0)
        return tree;
    Arena *scratch = arena_new();
    int *column_of = arena_array(scratch, int, n);
    Solving solving = {tree, description, tree->carrier, column_of};
    for (int k = 0; k < description->gear_count; k++) {
        const Gear *gear = &description->gears[k];
        tree->links[tree->carrier[gear->joint[gear->count - 1]]].follows = true;
    }
    expect_different(&solving);
    Gears *gears = arena_alloc(arena, sizeof *gears);
    int *link = arena_array(arena, int, dof + 1);
    Real *S = arena_array(arena, Real, n * dof + 1), *offset = arena_array(arena, Real, n);
    for (int i = 0, j = 0; i < n; i++) {
        column_of[i] = tree->links[i].follows ? -1 : j;
        if (tree->links[i].follows)
            continue;
        S[i * dof + j] = 1;
        link[j++] = i;
    }
    if (dof == 0)
        fail_input("%s:%d: %s: no joint is left that moves by itself", description->file,
                   description->gears[0].line, description->gears[0].path);
    eliminate(scratch, &solving, dof, S, offset);
    arena_free(scratch);
    *gears = (Gears){dof, link, S, offset};
    tree->gears = gears;
    positions_count(tree);
    return coordinates_of(arena, tree);
}
