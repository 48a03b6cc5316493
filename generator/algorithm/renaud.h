/* renaud.h: composite bodies about their own joints, by Renaud's recursion; Fijany and Bejczy's
   algorithm starts from them too. */
#ifndef RENAUD_H
#define RENAUD_H

#include "algorithm/arm.h"

/* Composite body j, links j to n, about the origin of frame j and in its axes. */
typedef struct {
    Expr M;    /* mass, */
    Vec3 c;    /* first moment, */
    Mat3 K;    /* inertia */
    Vec3 f, t; /* force and moment that a unit acceleration of joint j takes */
} RenaudBody;

RenaudBody *renaud_bodies(const Arm *arm, Arena *arena);

#endif
