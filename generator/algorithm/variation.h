/* variation.h: how a joint's motion varies the motion and forces of what it carries, in spatial
   vectors. With s the joint's axis, v and a velocity and acceleration of a link and primes for its
   parent, everything beyond joint j feels

       by q_j     velocities    s_j x v + psid_j      accelerations   s_j x a + psid_j x v + psidd_j
       by qd_j    velocities    s_j                   accelerations   s_j x v + 2 psid_j

   with psid = v' x s and psidd = a' x s + v' x psid. So force I a + v x* I v of a link changes by

       by q_j     s_j x* f + I psidd_j + B psid_j     by qd_j         2 I psid_j + B s_j

   where B x = v x* I x - I (v x x) + x x* (I v). Both are linear in I, so they hold for all that a
   joint carries, with its composite I, B and f. */
#ifndef VARIATION_H
#define VARIATION_H

#include "algorithm/spatial.h"

/* Any six by six. */
typedef struct {
    Mat3 tt, tb, bt, bb;
} Block6;
Vec6 block6_vec(const Block6 *B, Vec6 x);
Vec6 block6_transposed_vec(const Block6 *B, Vec6 x);

/* A link in its own frame; I, B and f of all that its joint carries. */
typedef struct {
    Vec6 s, v, a, psid, psidd, f;
    Mat6 I;
    Block6 B;
} Varied;

/* In the arena. */
Varied *varied_links(Arena *arena, const Arm *arm);

#endif
