/* space.c: see space.h. */
#include "best/space.h"

#include <string.h>

/* ---- points ---- */

Point point_new(Arena *arena, int n)
{
    return (Point){.unit = 1,
                   .link = arena_array(arena, LinkChoice, n),
                   .priority = arena_array(arena, double, n *FUNCTIONALS)};
}

void point_copy(Point *to, const Point *from, int n)
{
    memcpy(to->link, from->link, sizeof *to->link * (size_t)n);
    memcpy(to->priority, from->priority, sizeof *to->priority * (size_t)(n * FUNCTIONALS));
    to->unit = from->unit;
}

/* ---- where to begin ---- */

/* The bits of a standard point's number. */
enum { TURNED = 1, BY_EULER = 2, BASE_PARAMETERS = STANDARD_PRIORITIES };

/* Roughly what a parameter that does not vanish costs; the base parameters of the textbooks spend
   the freedom otherwise. */
static const double by_cost[FUNCTIONALS] = {
    [FOOT] = 6.1, [MASS] = 6,   [MS_X] = 10, [MS_Y] = 10.1, [MS_Z] = 10.2, [S_XX] = 4,
    [S_YY] = 4.1, [S_ZZ] = 4.2, [S_XY] = 7,  [S_XZ] = 7.1,  [S_YZ] = 7.2};
static const double as_base_parameters[FUNCTIONALS] = {
    [FOOT] = 100, [MASS] = 90, [MS_X] = 5, [MS_Y] = 5, [MS_Z] = 80, [S_XX] = 3,
    [S_YY] = 3,   [S_ZZ] = 70, [S_XY] = 4, [S_XZ] = 4, [S_YZ] = 4};

/* The bits of a variant's number. */
enum { RELATIVE = 1, MEETING = 2, MEETING_TOO = 4, STILL = 8 };

void point_vary(int n, int number, Point *point)
{
    for (int i = 0; i < n; i++) {
        LinkChoice *link = &point->link[i];
        link->meet = (int16_t)(!(number & MEETING_TOO) ? 0 : i < n / 2 ? i : n / 2);
        link->meet_u = link->meet_w = (int16_t)(!(number & MEETING) ? 0 : i < n / 2 ? i : n / 2);
        link->relative = (int16_t)(i == 0 && (number & RELATIVE));
        link->still = (int16_t)(i == 0 && (number & STILL));
    }
}

void point_standard(const Space *space, int number, Point *point)
{
    int n = space->robot->n;
    bool euler = number & BY_EULER;
    for (int i = 0; i < n; i++) {
        bool unturned = !(number & TURNED) && choice_is_legal(CHOICE_unturned, space->recursion,
                                                              space->robot, point->link, i);
        point->link[i] = (LinkChoice){.unturned = unturned,
                                      .euler = euler,
                                      .trace = euler,
                                      .meet = (int16_t)(i < n / 2 ? i : n / 2)};
        if (space->recursion & FOR_DERIVATIVES)
            point_vary(n, number % STANDARD_VARIANTS, point);
        memcpy(point->priority + i * FUNCTIONALS,
               number & BASE_PARAMETERS ? as_base_parameters : by_cost, sizeof by_cost);
    }
    point->unit = 1;
}

/* ---- moves ---- */

typedef struct {
    ChoiceId choice;
    int step; /* STEP: -1 or 1 */
} Move;

static const Move moves[] = {
#define MOVES_NEXT(name) {CHOICE_##name, 0},
#define MOVES_EACH(name) {CHOICE_##name, 0},
#define MOVES_STEP(name) {CHOICE_##name, -1}, {CHOICE_##name, 1},
#define MOVES_LAST(name)
#define CHOICE(name, change, ways, recursions, legal, ...) MOVES_##change(name)
#include "best/choices.h"
#undef CHOICE
};

/* Moves that only derivatives have come last, and other recursions draw from the rest: they find
   what they found before there were these. */
enum { MOVES_OF_DERIVATIVES = 6 };

int move_count(Recursion recursion)
{
    return (int)COUNT(moves) - (recursion & FOR_DERIVATIVES ? 0 : MOVES_OF_DERIVATIVES);
}

int move_ways(int move)
{
    ChoiceId choice = moves[move].choice;
    switch (choice_change(choice)) {
    case CHANGE_NEXT:
        return choice_ways(choice, 0) - 1;
    case CHANGE_EACH:
        return choice_ways(choice, 0);
    default:
        return 1;
    }
}

bool move_make(const Space *space, Point *point, int i, int move, int way)
{
    ChoiceId choice = moves[move].choice;
    LinkChoice *link = &point->link[i];
    int now = choice_get(link, choice), ways = choice_ways(choice, i), next;
    if (!choice_is_legal(choice, space->recursion, space->robot, point->link, i))
        return false;
    if (choice_change(choice) == CHANGE_STEP)
        next = now + moves[move].step;
    else if (choice_change(choice) == CHANGE_EACH)
        next = way % ways;
    else
        next = (now + 1 + way % (ways - 1)) % ways;
    if (next == now || next < 0 || next >= ways)
        return false;
    choice_set(link, choice, next);
    return true;
}

Real unit_number(const Robot *robot, int k)
{
    for (int i = 0; i < robot->n; i++)
        if (robot->links[i].type == PRISMATIC)
            return 1;
    for (int i = 0; i < robot->n; i++) {
        Real lengths[] = {robot->links[i].fixed.p[0], robot->links[i].d};
        for (int j = 0; j < 2; j++)
            if (lengths[j] != 0 && k-- == 0)
                return real_abs(lengths[j]);
    }
    return 1;
}

/* ---- at random ---- */

/* A remainder, not random_below: another one would change what every search finds. */
uint32_t draw_below(Random *random, uint32_t limit)
{
    return (uint32_t)(random_bits(random) >> 33) % limit;
}

static void swap_priorities(double *priority, uint32_t count, Random *random)
{
    uint32_t a = draw_below(random, count), b = draw_below(random, count);
    double swap = priority[a];
    priority[a] = priority[b];
    priority[b] = swap;
}

/* More or less urgent, or given up. */
static void change_priority(double *priority, uint32_t count, Random *random)
{
    uint32_t k = draw_below(random, count), urgency = draw_below(random, 1400);
    priority[k] = urgency < 400 ? 0 : (urgency - 400) / 50.0;
}

bool move_at_random(const Space *space, Point *point, Random *random)
{
    uint32_t n = (uint32_t)space->robot->n, count = n * FUNCTIONALS;
    if (draw_below(random, 40) == 0) {
        point->unit = unit_number(space->robot, (int)draw_below(random, 2 * n + 1));
        return false;
    }
    switch (draw_below(random, 5)) {
    case 0: {
        uint32_t i = draw_below(random, n), choices = (uint32_t)move_count(space->recursion);
        uint32_t move = draw_below(random, choices);
        move_make(space, point, (int)i, (int)move, (int)draw_below(random, PHASE_WAYS));
        return false;
    }
    case 1:
        swap_priorities(point->priority, count, random);
        return true;
    default:
        change_priority(point->priority, count, random);
        return true;
    }
}
