/* loop_positions.h: mechanisms whose loops solve in closed form (planar_solution.c): positions of
   all links as formulas of the actuated coordinates, and rates by theirs.

   Of a loop that is missing two links, with V what is known of its way and U + W + V = 0,

       h = (|V|^2 + |U|^2 - |W|^2) / 2,   k = +-sqrt(|V|^2 |U|^2 - h^2),   U = -V (h + i k) / |V|^2

   and k is the determinant that the two rates are found by as well: one division serves both. */
#ifndef LOOP_POSITIONS_H
#define LOOP_POSITIONS_H

#include "algorithm/loop_parts.h"
#include "algorithm/loop_planar.h"

typedef struct {
    const Robot *robot;
    const Closure *closure;
    const Planar *planar;
    const PlanarSolution *solution;
    Field field;
    Expr *relative; /* by class: its angle from that of its group's leading class, or the base */
    int *steps;     /* by class: actuated joints to there */
    bool *known;    /* by class */
    Pair *root;     /* by pin: U, W of STEP_TURNS */
    Pair *other;
    Expr *inverse;          /* by pin: 1 / k */
    Expr *product, *square; /* and U.W; |U|^2, |W|^2, where these are numbers */
    bool *rigid;
    Arena *arena;
} Solving;

/* All positions: the steps of the planar's solution. */
Solving solving_new(Arena *arena, const Arm *arm, const Planar *planar);
/* The input of that name of an actuated joint; ZERO: it is none. */
Expr solving_driven(const Solving *s, const char *name, int link);
int solving_group(const Solving *s, int c);

/* ---- loop_rates.c ---- */

/* What moves: rates of groups, of slides that follow, of the actuated joints. G takes them to the
   rates of the planar's unknowns. */
typedef struct {
    int count, dependent;
    Real *G;
    int *slide; /* by link: its place, -1 */
} Movers;

Movers movers_new(const Solving *s);
/* The planar's pins, seen from the base; how many rows they have. */
int movers_pins(const Solving *s, PlanarPin *pins);
/* Constraints of the movers' rates, at the rates of the field. */
void movers_rows(const Solving *s, const PlanarPin *pins, const Movers *m, int rows, Expr *A,
                 Expr *gamma);
/* Rates of all unknowns from those of the actuated joints; only: of that one, ZERO: as given. */
void movers_rates(Solving *s, const Movers *m, int rows, const Expr *A, Expr only);

#endif
