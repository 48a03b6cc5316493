/* planar.h: a mechanism that moves in one plane: all joints turn about parallel axes or slide
   across them, and what its loops' constraints say is said in that plane.

   Links that turn by the same angle, but for a constant one, are of one class: those that a slide
   joins, in the tree or as a loop. A point's place is a sum of levers, each of which turns with its
   class, and grows with a slide where it is one:

       P = sum over links i of  x_i lever_i e^(i angle of class_i)      x_i = 1, or q_i of a slide

   Vectors of the plane are complex numbers; levers are laid as the mechanism stands at q = 0. The
   angle of a class is the sum of those of the joints from its head inwards.

   Loops may move in a plane while the mechanism does not: one that stands on a column that turns,
   say. Their positions are worked out in the same way (planar_of_loops): joints that no loop goes
   through are aside, and what they carry is the base of what stands on it, since a loop sees
   nothing of what moves all of it. */
#ifndef PLANAR_H
#define PLANAR_H

#include "model/closure.h"

typedef struct {
    Real x, y;
} Flat;
Flat flat_times(Flat a, Flat b);
Flat flat_conjugate(Flat a);
Flat flat_plus(Flat a, Flat b);
Flat flat_scaled(Real s, Flat a);
Real flat_length(Flat a);

/* A chosen constraint of the closure, as the plane sees it. */
typedef struct {
    RowKind kind;
    int loop;
    int axes;       /* HOLD, ALONG: the class whose axes its direction is in, -1: they stand */
    Flat direction; /* along which the way from F to T is measured */
    Real slope;     /* ANGLE: by the angle of T less that of F, at closed positions */
} PlanarRow;

enum { PLANAR_BASE = -1 };

typedef struct {
    int row[2];
} PinRows;

/* Links, the base as n: what b has turned by since zero is what a has, and turn. */
typedef struct {
    int a, b;
    Flat turn;
} SameTurn;

typedef struct Planar {
    bool whole;  /* all of the mechanism; else of its loops, with nothing of masses in it */
    bool *aside; /* by link: no loop goes through its joint; all false where it is whole */
    int classes;
    int *class_of; /* by link, PLANAR_BASE: it does not turn */
    Flat *lead;    /* by link: its axes in those of its class */
    int *sense;    /* by link: 1 or -1, as its axis points; 0: it slides */
    int *turner;   /* by link: the link nearest inwards that turns, itself perhaps; -1 */
    int *head;     /* by class */
    Flat *centre;  /* by link: levers of its mass centre, n + 1 each; the last: of the base */
    Real *inertia; /* by link: about its mass centre */
    Flat gravity;
    Flat *way;      /* by loop: levers of the way from F to T */
    Flat *from;     /* and of F */
    PlanarRow *row; /* as many as the closure's rank */
    int pin_count;
    PinRows *pin;      /* rows that are no angles: the two that hold a point, or one and -1 */
    int unknowns;      /* classes, then links that slide */
    int *slide;        /* by link: its unknown, -1 */
    bool *independent; /* by unknown: those of the actuated joints where that can be */
    struct PlanarSolution *solution; /* below */
} Planar;

/* ---- planar_solution.c: positions of all joints from those of the actuated ones ----

   Classes whose angles differ by those of actuated joints are of one group; that of the base is
   known. A loop that two groups or slides are missing to is solved for them, by one square root
   whose sign is that of the closed position nearest to the guess; and so on, until all are known.
 */
typedef enum {
    STEP_TURNS,       /* a pin, two groups: two circles */
    STEP_TURN_SLIDE,  /* a pin, a group and a slide along a known line: circle and line */
    STEP_REACH,       /* a pin, a group and a slide that turns with it: how far, then which way */
    STEP_SLIDES,      /* a pin, two slides along known lines: no root */
    STEP_ALONG,       /* a slide's row that stands in a known class: a group */
    STEP_ALONG_OWN,   /* the same where it stands in that group itself */
    STEP_SLIDE_ALONG, /* such a row: a slide, no root */
} StepKind;

typedef struct {
    StepKind kind;
    int pin;
    int group[2]; /* that it solves for */
    int slide[2]; /* links */
    double sign;  /* of the root */
} PlanarStep;

typedef struct PlanarSolution {
    const char *fault; /* why there is none; NULL: there is */
    int groups;        /* without that of the base, PLANAR_BASE */
    int *group_of;     /* by class */
    int *lead_class;   /* by group: the class whose direction is worked out */
    int *via;          /* by class: the actuated joint towards it or to the base; -1: none */
    int step_count;
    PlanarStep *steps;
} PlanarSolution;

PlanarSolution *planar_solution(Arena *arena, const Robot *robot, const Closure *closure,
                                const Planar *planar);
/* Whether a closed position is of the branch that the solution gives. */
bool planar_on_branch(const Robot *robot, const Closure *closure, const double *q);
/* The class at the other end of a joint that its angle is given by. */
int planar_beyond(const Robot *robot, const Planar *planar, int joint, int c);

/* NULL: it does not move in a plane. */
Planar *planar_new(Arena *arena, const Robot *robot, const Closure *closure);
/* Of the loops alone, where sides of parallelograms are of one class; planar itself, which is what
   planar_new gave, where that says the same. NULL: they do not move in a plane. */
const Planar *planar_of_loops(Arena *arena, const Robot *robot, const Closure *closure,
                              const Planar *planar);
/* parallelogram.c: pairs of opposite sides that turn together on the branch that the closure starts
   on, of loops that nothing is known of yet. Opposite sides are equal where they differ by less
   than numbers that are zero do (clean.h), beside the longest. How many pairs. */
int parallelograms_find(const Robot *robot, const Closure *closure, const Planar *planar,
                        SameTurn *same, int room);
/* e^(i angle of the class) there. */
Flat planar_direction(const Robot *robot, const Planar *planar, int c, const double *q);
/* Whether the dependent unknowns follow from the others there with few digits lost. */
bool planar_is_regular(const Robot *robot, const Closure *closure, const double *q, double share);
/* Rates of joints from those of the unknowns: n x unknowns. */
void planar_rates(const Robot *robot, const Planar *planar, Real *B);
/* Whether the link is on that side of a loop's angle: class members that T turns with when the loop
   is cut. */
void planar_side(const Robot *robot, const Closure *closure, const Planar *planar, int row,
                 bool *side);

#endif
