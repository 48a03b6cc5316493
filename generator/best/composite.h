/* composite.h: the composite body j, all that joint j carries, and what moves between links:
   wrenches inwards, motions outwards. */
#ifndef BEST_COMPOSITE_H
#define BEST_COMPOSITE_H

#include "best/working_link.h"

/* About the origin of its link, in the link's working axes. */
typedef struct {
    Expr m;
    Vec3 ms;
    Mat3 S;
    Expr Jzz; /* Sxx + Syy, kept apart: turns about z leave it alone */
} Composite;

typedef struct {
    Vec3 f, n; /* force, and moment about the origin */
} Wrench;

typedef struct {
    Vec3 w, v; /* angular velocity, and velocity of the origin */
} Twist;

Composite composite_body(const WorkingLink *b);
Composite composite_join(Composite a, Composite b);
/* The same body about a point p back: its parts now lie p further; kappa p p^T comes along. */
Composite composite_shift(Composite c, Vec3 p, Expr kappa);
/* From the link's axes to its parent's, about the foot of the common normal, the mass there
   included. */
Composite composite_turn(const WorkingLink *b, Composite c);
/* Both shifts and the turn between them. */
Composite composite_inward(const WorkingLink *b, Composite c, Expr kappa);
/* Jzz made from S. */
Expr composite_trace(const Composite *c);
/* Whether the fixed turn to the parent's axes leaves sums over x and y alone. */
bool keeps_z(const WorkingLink *b);

/* What a unit acceleration of joint j takes. */
Wrench unit_wrench(const Arm *arm, int j, const Composite *c);
Wrench wrench_inward(const WorkingLink *b, Wrench w);
Expr own_component(const Arm *arm, int i, Wrench w);
Twist twist_outward(const WorkingLink *b, Twist t);

#endif
