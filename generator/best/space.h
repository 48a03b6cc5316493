/* space.h: what is searched: the choices for each link (choices.h), which parameters should vanish
   first, and the unit of length; where the search begins, and the moves it has. What follows from a
   point, its parameters and its cost, is in cost.h. */
#ifndef BEST_SPACE_H
#define BEST_SPACE_H

#include "best/best.h"
#include "util/random.h"

typedef struct {
    LinkChoice *link;
    double *priority; /* for gauge_fix */
    Real unit;        /* of length */
} Point;

typedef struct {
    const Robot *robot;
    Recursion recursion;
} Space;

Point point_new(Arena *arena, int n);
void point_copy(Point *to, const Point *from, int n);

/* ---- where to begin ---- */

/* Sensible points, by number; the first is good enough for long arms, and those whose numbers are
   STANDARD_PRIORITIES apart differ in priorities only. */
enum { STANDARD_POINTS = 8, STANDARD_PRIORITIES = 4 };
void point_standard(const Space *space, int number, Point *point);

/* Where derivatives may begin besides, at any point: rates and couples kept either way, wrenches
   carried all the way or half of it; by number. */
enum { STANDARD_VARIANTS = 16 };
void point_vary(int n, int number, Point *point);

/* ---- moves ---- */

/* The moves that change a choice of a link, and the ways of each for try_each. */
int move_count(Recursion recursion);
int move_ways(int move);
/* Changes one choice of link i in one of these ways; false, and nothing is changed, when there is
   nothing to choose. */
bool move_make(const Space *space, Point *point, int i, int move, int way);

/* The lengths that may serve as unit: number k of them, or 1 when there are fewer. */
Real unit_number(const Robot *robot, int k);

/* Any of these, or another priority; returns whether priorities changed. */
bool move_at_random(const Space *space, Point *point, Random *random);
uint32_t draw_below(Random *random, uint32_t limit);

#endif
