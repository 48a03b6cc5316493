/* algorithms.h: the published algorithms, one file each. Every one takes the arm and writes its
   result: torques, the full inertia matrix (row-major), or accelerations for arm->force.

   Adding one: its file, its line here, its row in table.c. */
#ifndef ALGORITHMS_H
#define ALGORITHMS_H

#include "algorithm/arm.h"

/* inverse dynamics: tau */
void kane(const Arm *arm, Expr *tau);
void newton_euler(const Arm *arm, Expr *tau);

/* inertia matrix, without the rotors */
void walker_orin(const Arm *arm, Expr *H);

/* accelerations for arm->force: inertia matrix, rotors included, solved */
void walker_orin_solve(const Arm *arm, Expr *qdd);

/* kinematics and energy */
void forward_kinematics(const Arm *arm, Expr *out); /* R row by row, then p */
void jacobian(const Arm *arm, Expr *J);
void energy(const Arm *arm, Expr *out); /* kinetic, potential */

#endif
