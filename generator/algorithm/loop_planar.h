/* loop_planar.h: the equations of a mechanism that moves in one plane (model/planar.h), in the
   rates of classes and slides instead of those of joints. */
#ifndef LOOP_PLANAR_H
#define LOOP_PLANAR_H

#include "algorithm/loops.h"
#include "model/planar.h"

/* A vector of the plane. */
typedef struct {
    Expr x, y;
} Pair;
Pair pair_times(Pair a, Pair b);
Pair pair_plus(Pair a, Pair b);
Pair pair_scaled(Expr s, Pair a);
Pair pair_conjugate(Pair a);
Pair pair_real(Flat a);

/* What equations are written in: angles of the classes, or directions that have been worked out. */
typedef struct {
    const Arm *arm;
    const Planar *planar;
    int n, unknowns;
    Expr *angle;     /* by class */
    Pair *direction; /* by class: with the factor e^(i angle), where that is no angle that is given;
                        NULL: all are */
    Flat *factor;
    bool *by_angle; /* with directions: those that are angles all the same */
    Expr *x;        /* by link, n + 1: 1, or how far it slides */
    Expr *rate;     /* by unknown */
    const Real
        *shifted;    /* by pin: mass that is taken from F and put to T, where the loop holds them
                        together: the motion is the same, the loop's force is not. NULL: none */
    bool weightless; /* without gravity */
    Arena *arena;
} Field;

/* All joints' positions and rates are given. */
Field planar_field(Arena *arena, const Arm *arm, const Planar *planar);
/* lever e^(i (angle b - angle a)) */
Pair planar_turned(const Field *field, Flat lever, int a, int b);

/* What of a loop's way turns with a class, or with those of its links that of says. */
typedef struct {
    Flat fixed;
    Pair sliding; /* with what slides */
    Pair growing; /* how fast */
} Way;
Way planar_way(const Field *field, int loop, int c, const bool *of);
/* The same as planar_turned, of a lever that slides lengthen. */
Pair planar_turned_way(const Field *field, Flat fixed, Pair sliding, int a, int b);

/* Inertia matrix and what it takes to move at these rates, gravity included, rotors not. */
void planar_inertia(const Field *field, Expr *M);
void planar_bias(const Field *field, Expr *h);

/* The mass to shift at a pin so that what turns with the class has its centre abreast of its own
   joint, as seen along the way; 0: there is none. */
Real planar_shift(const Field *field, int pin, int c);

/* How the constraints are put: each row along an axis that turns with a class. */
typedef struct {
    int row[2];     /* of the planar's; the second -1: only one */
    int axes;       /* class */
    Flat direction; /* of the first; the second is across, to the left */
    bool relative;  /* as those axes see it: the way need not be zero */
} PlanarPin;

/* The planar's pins; those that hold a point are seen as turned says: 0 as the closure has them,
   else along the lever of class turned - 1 on the way. Their number. */
int planar_pins(const Field *field, const int *turned, PlanarPin *pins);
/* Classes on the way of the pin's loop, whose lever is a constant: a set of bits. */
unsigned planar_axes(const Field *field, const PlanarPin *pin);
void planar_constraints(const Field *field, const PlanarPin *pins, int count, Expr *A, Expr *gamma);
/* From forces of the pins' rows to those of the closure's. */
void planar_forces(const Field *field, const PlanarPin *pins, int count, const Expr *force,
                   const Expr *accelerations, const Expr *tau, Expr *lambda);

/* ---- loop_explicit.c ---- */
Recipe recipe_loop_explicit; /* accelerations of the actuated joints from what they alone do */
/* ---- loop_formulas.c ---- */
Recipe recipe_loop_formulas; /* the same where the loops alone move in a plane */
/* Where links are, and rates of all joints, by positions of the actuated ones. */
Recipe recipe_loop_kinematics;

#endif
