/* working_link.h: a link as best's recursions see it: its working axes, its constants in them, and
   the way to and from its parent.

   A link may be kept in axes that its joint does not turn: then nothing is rotated at that joint;
   instead the link's constants turn with the angle psi. Parallel axes so share one rotation by the
   sum of their angles, and the last link needs none. */
#ifndef BEST_WORKING_LINK_H
#define BEST_WORKING_LINK_H

#include "best/best.h"

typedef struct {
    Expr sum; /* of joint angles */
    int quarters;
} Angle;

/* Link i as the recursion sees it. */
typedef struct {
    Expr p[PARAMETERS]; /* that were chosen */
    Mat3 fixed;
    Expr c, s;   /* turn on the way in; 1 and 0 where the link is kept unturned */
    Angle psi;   /* from the working axes to the link's own, about z */
    bool turned; /* psi is zero */
    Vec3 foot;   /* from the parent's origin, in its working axes: A ... */
    Vec3 lever;  /* ... or O, where d is taken there */
    Expr d;      /* what is left to go along z, in the working axes */
    Real slide;  /* of the origin along z */
    Expr m, at_foot;
    Vec3 ms;
    Mat3 S;
    Expr spin;   /* inertia about z that has left S ... */
    Expr across; /* ... and about x and y */
    Expr kappa;  /* kappa times lever lever^T, lever that to its child, has left S, too */
    Expr Jzz;    /* Sxx + Syy, which a turn about z does not change */
    /* A run of parallel axes turns as one: w = base_w + rate z, wd = base_wd + rate base_w x z +
     * ... */
    Vec3 base_w, base_wd;
    Expr rate;
    Vec3 a_foot; /* before the turn about z */
    Vec3 w, wd, a, f, n;
    Mat3 U;
} WorkingLink;

/* Sets up link i; its parent has been set up before. */
void working_link_set_up(const Arm *arm, const Formulation *formulation, WorkingLink *links, int i);

/* The unit of length, which is a length of the robot and so may be a letter. */
Expr working_unit(const Arm *arm, const Formulation *formulation);

/* inverse.c: its recursion outwards sets up links and finds their motion, that inwards finds f and
   n of what each joint carries, and torques (NULL: none). Or angular velocities only, and nothing
   of accelerations. */
void inverse_motion(const Arm *arm, WorkingLink *links);
void inverse_forces(const Arm *arm, WorkingLink *links, Expr *tau);
void inverse_rates(const Arm *arm, const Formulation *formulation, WorkingLink *links);

/* Vectors between the working axes of a link and of its parent. */
Vec3 working_inward(const WorkingLink *link, Vec3 v);
Vec3 working_outward(const WorkingLink *link, Vec3 v);

#endif
