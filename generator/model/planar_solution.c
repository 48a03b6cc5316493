/* planar_solution.c: see planar.h. */
#include "model/planar.h"

#include "model/pose.h"

#include <string.h>

/* ---- groups ---- */

static int inner_class(const Robot *robot, const Planar *planar, int joint)
{
    int p = robot->links[joint].parent;
    return p < 0 ? PLANAR_BASE : planar->class_of[p];
}

int planar_beyond(const Robot *robot, const Planar *planar, int joint, int c)
{
    int inner = inner_class(robot, planar, joint);
    return inner == c ? planar->class_of[joint] : inner;
}

/* Joins what actuated joints turn against what is in the group by now. */
static void grow_group(const Robot *robot, const Closure *closure, const Planar *planar,
                       PlanarSolution *solution, int group, bool *in)
{
    bool grew = true;
    while (grew) {
        grew = false;
        for (int k = 0; k < closure->actuated_count; k++) {
            int joint = closure->actuated[k];
            if (!planar->sense[joint] || planar->aside[joint])
                continue;
            int inner = inner_class(robot, planar, joint), outer = planar->class_of[joint];
            bool has_inner =
                inner < 0 ? group == PLANAR_BASE : in[inner] && solution->group_of[inner] == group;
            bool has_outer =
                outer < 0 ? group == PLANAR_BASE : in[outer] && solution->group_of[outer] == group;
            int next = has_inner ? outer : inner;
            if (has_inner == has_outer || next < 0 || in[next])
                continue;
            in[next] = grew = true;
            solution->group_of[next] = group;
            solution->via[next] = joint;
        }
    }
}

static void find_groups(Arena *arena, const Robot *robot, const Closure *closure,
                        const Planar *planar, PlanarSolution *solution)
{
    int classes = planar->classes;
    bool *in = arena_array(arena, bool, classes + 1);
    solution->group_of = arena_array(arena, int, classes + 1);
    solution->via = arena_array(arena, int, classes + 1);
    solution->lead_class = arena_array(arena, int, classes + 1);
    for (int c = 0; c < classes; c++)
        solution->via[c] = -1;
    grow_group(robot, closure, planar, solution, PLANAR_BASE, in);
    for (int c = 0; c < classes; c++) {
        if (in[c])
            continue;
        in[c] = true;
        solution->lead_class[solution->groups] = c;
        solution->group_of[c] = solution->groups++;
        grow_group(robot, closure, planar, solution, solution->group_of[c], in);
    }
}

/* ---- steps ---- */

typedef struct {
    const Robot *robot;
    const Closure *closure;
    const Planar *planar;
    PlanarSolution *solution;
    bool *group_known, *slide_known, *pin_done;
} Search;

static int group_of_link(const Search *s, int link)
{
    int c = link < s->robot->n ? s->planar->class_of[link] : PLANAR_BASE;
    return c < 0 ? PLANAR_BASE : s->solution->group_of[c];
}

static bool is_known(const Search *s, int group)
{
    return group == PLANAR_BASE || s->group_known[group];
}

/* What a pin's loop is missing; false: more than two things. */
static bool missing(const Search *s, int loop, int *groups, int group[2], int *slides, int slide[2])
{
    int n = s->robot->n;
    const Flat *way = s->planar->way + loop * (n + 1);
    *groups = *slides = 0;
    for (int i = 0; i <= n; i++) {
        if (flat_length(way[i]) == 0)
            continue;
        int g = group_of_link(s, i);
        bool seen = is_known(s, g);
        for (int k = 0; k < *groups; k++)
            seen = seen || group[k] == g;
        bool slides_here = i < n && !s->planar->sense[i] && !s->slide_known[i];
        if (*groups + *slides + !seen + slides_here > 2)
            return false;
        if (!seen)
            group[(*groups)++] = g;
        if (slides_here)
            slide[(*slides)++] = i;
    }
    return true;
}

static bool find_step(const Search *s, int pin, PlanarStep *step)
{
    const PlanarRow *row = &s->planar->row[s->planar->pin[pin].row[0]];
    int groups, slides;
    *step = (PlanarStep){.pin = pin, .group = {-1, -1}, .slide = {-1, -1}, .sign = 1};
    if (!missing(s, row->loop, &groups, step->group, &slides, step->slide))
        return false;
    if (s->planar->pin[pin].row[1] >= 0) {
        bool own = slides == 1 && groups == 1 && group_of_link(s, step->slide[0]) == step->group[0];
        step->kind = groups == 2   ? STEP_TURNS
                     : slides == 2 ? STEP_SLIDES
                     : own         ? STEP_REACH
                                   : STEP_TURN_SLIDE;
        return groups + slides == 2;
    }
    int axes = row->axes < 0 ? PLANAR_BASE : s->solution->group_of[row->axes];
    if (row->kind != ROW_ALONG)
        return false;
    /* the group that the row stands in counts though its own levers drop out */
    if (groups == 0 && !is_known(s, axes)) {
        step->group[groups++] = axes;
    }
    step->kind = slides == 1              ? STEP_SLIDE_ALONG
                 : step->group[0] == axes ? STEP_ALONG_OWN
                                          : STEP_ALONG;
    return groups + slides == 1;
}

/* ---- which root ---- */

static Flat unit(Real angle)
{
    return (Flat){real_cos(angle), real_sin(angle)};
}

Flat planar_direction(const Robot *robot, const Planar *planar, int c, const double *q)
{
    Real angle = 0;
    while (c != PLANAR_BASE) {
        int head = planar->head[c];
        angle += planar->sense[head] * (Real)q[robot->links[head].position];
        c = inner_class(robot, planar, head);
    }
    return unit(angle);
}

/* What of a loop's way turns with this group, or with all but these two. */
static Flat way_of_group(const Search *s, const PlanarStep *step, int group, bool others,
                         const double *q)
{
    int n = s->robot->n, loop = s->planar->row[s->planar->pin[step->pin].row[0]].loop;
    const Flat *way = s->planar->way + loop * (n + 1);
    Flat sum = {0, 0};
    for (int i = 0; i <= n; i++) {
        int g = group_of_link(s, i);
        bool counts = others ? g < 0 || (g != step->group[0] && g != step->group[1]) : g == group;
        bool slides = i < n && !s->planar->sense[i];
        if (!counts || flat_length(way[i]) == 0 || (others && i == step->slide[0]))
            continue;
        Flat each = slides ? flat_scaled((Real)q[s->robot->links[i].position], way[i]) : way[i];
        int c = i < n ? s->planar->class_of[i] : PLANAR_BASE;
        sum = flat_plus(sum, flat_times(each, planar_direction(s->robot, s->planar, c, q)));
    }
    return sum;
}

/* The number whose square root a step takes, with its sign at q. */
static double root_at(const Search *s, const PlanarStep *step, const double *q)
{
    const Planar *planar = s->planar;
    const PlanarRow *row = &planar->row[planar->pin[step->pin].row[0]];
    Flat V = way_of_group(s, step, 0, true, q);
    Flat U = step->group[0] >= 0 ? way_of_group(s, step, step->group[0], false, q) : V;
    switch (step->kind) {
    case STEP_TURNS:
        return (double)-flat_times(U, flat_conjugate(V)).y;
    case STEP_TURN_SLIDE: {
        int link = step->slide[0], c = planar->class_of[link];
        Flat D = flat_times(planar->way[row->loop * (s->robot->n + 1) + link],
                            planar_direction(s->robot, planar, c, q));
        return (double)flat_times(flat_conjugate(D), U).x;
    }
    case STEP_REACH: { /* how far along the slide, from abreast of the pin */
        int link = step->slide[0], c = planar->class_of[link];
        Flat D = flat_times(planar->way[row->loop * (s->robot->n + 1) + link],
                            planar_direction(s->robot, planar, c, q));
        return (double)flat_times(flat_conjugate(D), U).x;
    }
    case STEP_ALONG:
    case STEP_ALONG_OWN: {
        Flat F = flat_times(row->direction, planar_direction(s->robot, planar, row->axes, q));
        return (double)flat_times(flat_conjugate(F), step->kind == STEP_ALONG ? U : V).y;
    }
    default:
        return 1;
    }
}

/* Whether links have turned as their classes say: a parallelogram's sides may have crossed. */
static bool is_of_classes(const Robot *robot, const Planar *planar, const double *q)
{
    const double NEAR = 1e-6;
    for (int i = 0; i < robot->n; i++) {
        Real angle = 0;
        if (planar->aside[i])
            continue;
        for (int k = i; k >= 0 && !planar->aside[k]; k = robot->links[k].parent)
            angle += planar->sense[k] * (Real)q[robot->links[k].position];
        Flat as_class =
            flat_times(planar->lead[i], planar_direction(robot, planar, planar->class_of[i], q));
        Flat off = flat_plus(unit(angle), flat_scaled(-1, as_class));
        if (!((double)flat_length(off) < NEAR))
            return false;
    }
    return true;
}

bool planar_on_branch(const Robot *robot, const Closure *closure, const double *q)
{
    const PlanarSolution *solution = closure->flat->solution;
    Search s = {robot, closure, closure->flat, closure->flat->solution, NULL, NULL, NULL};
    if (!is_of_classes(robot, closure->flat, q))
        return false;
    for (int k = 0; k < solution->step_count; k++)
        if (!(root_at(&s, &solution->steps[k], q) * solution->steps[k].sign > 0))
            return false;
    return true;
}

PlanarSolution *planar_solution(Arena *arena, const Robot *robot, const Closure *closure,
                                const Planar *planar)
{
    PlanarSolution *solution = arena_array(arena, PlanarSolution, 1);
    if (closure->actuated_count != closure->mobility) {
        solution->fault =
            arena_format(arena, "it takes as many actuated joints as it moves in ways: %d, not %d",
                         closure->mobility, closure->actuated_count);
        return solution;
    }
    for (int i = 0; i < robot->n; i++) {
        bool driven = !planar->aside[i];
        for (int k = 0; k < closure->actuated_count; k++)
            driven = driven || closure->actuated[k] == i;
        if (!driven)
            solution->fault = arena_format(arena, "joint \"%s\" is of no loop and not actuated",
                                           robot->links[i].name);
    }
    if (solution->fault)
        return solution;
    find_groups(arena, robot, closure, planar, solution);
    Search s = {robot,
                closure,
                planar,
                solution,
                arena_array(arena, bool, solution->groups + 1),
                arena_array(arena, bool, robot->n + 1),
                arena_array(arena, bool, planar->pin_count + 1)};
    solution->steps = arena_array(arena, PlanarStep, planar->pin_count + 1);
    for (int k = 0; k < closure->actuated_count; k++)
        s.slide_known[closure->actuated[k]] = true;
    for (bool found = true; found;) {
        found = false;
        for (int pin = 0; pin < planar->pin_count; pin++) {
            PlanarStep *step = &solution->steps[solution->step_count];
            if (s.pin_done[pin] || !find_step(&s, pin, step))
                continue;
            step->sign = root_at(&s, step, closure->start) < 0 ? -1 : 1;
            s.pin_done[pin] = found = true;
            for (int k = 0; k < 2; k++) {
                if (step->group[k] >= 0)
                    s.group_known[step->group[k]] = true;
                if (step->slide[k] >= 0)
                    s.slide_known[step->slide[k]] = true;
            }
            solution->step_count++;
        }
    }
    for (int pin = 0; pin < planar->pin_count && !solution->fault; pin++)
        if (!s.pin_done[pin])
            solution->fault = arena_format(
                arena, "loop \"%s\" has no closed form: more than two of its joints follow from it",
                robot->loops[planar->row[planar->pin[pin].row[0]].loop].loop->name);
    for (int g = 0; g < solution->groups && !solution->fault; g++)
        if (!s.group_known[g])
            solution->fault = arena_format(
                arena, "joint \"%s\" does not follow from the actuated ones by a single loop",
                robot->links[planar->head[solution->lead_class[g]]].name);
    for (int i = 0; i < robot->n && !solution->fault; i++)
        if (!planar->sense[i] && !s.slide_known[i])
            solution->fault = arena_format(
                arena, "joint \"%s\" does not follow from the actuated ones by a single loop",
                robot->links[i].name);
    return solution;
}
