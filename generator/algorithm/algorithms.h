/* algorithms.h: the published algorithms, one file each. Every one takes the arm and writes its
   result: torques, the full inertia matrix (row-major), or accelerations for arm->force.

   Adding one: its file, its line here, its row in table.c. */
#ifndef ALGORITHMS_H
#define ALGORITHMS_H

#include "algorithm/arm.h"

/* inverse dynamics: tau */
void kane(const Arm *arm, Expr *tau);
void kane_partial(const Arm *arm, Expr *f);
void kane_partial_middle(const Arm *arm, Expr *tau);
void kane_partial_second(const Arm *arm, Expr *tau);
void kane_partial_third(const Arm *arm, Expr *tau);
bool kane_partial_middle_suits(const Robot *robot);
void newton_euler(const Arm *arm, Expr *tau);
void hollerbach(const Arm *arm, Expr *tau);
void khalil(const Arm *arm, Expr *tau);
void khalil_base(const Arm *arm, Expr *tau);
void balafoutis(const Arm *arm, Expr *tau);

/* the derivatives of each of them, dtau/dq then dtau/dqd, by differentiation (modes.c) */
#define DIFFERENTIATED(OF)                                                                         \
    OF(kane)                                                                                       \
    OF(newton_euler)                                                                               \
    OF(hollerbach)                                                                                 \
    OF(khalil)                                                                                     \
    OF(khalil_base)                                                                                \
    OF(balafoutis)                                                                                 \
    OF(kane_partial)
#define MODES_OF(torques)                                                                          \
    void forward_mode_##torques(const Arm *arm, Expr *out);                                        \
    void reverse_mode_##torques(const Arm *arm, Expr *out);
DIFFERENTIATED(MODES_OF)
#undef MODES_OF
/* and by themselves */
void carpentier(const Arm *arm, Expr *out);
void singh(const Arm *arm, Expr *out);
/* Coriolis matrix */
void forward_mode_coriolis(const Arm *arm, Expr *C);
void echeandia(const Arm *arm, Expr *C);
/* accelerations, and their derivatives by positions, rates and torques */
void carpentier_accelerations(const Arm *arm, Expr *out);
void singh_accelerations(const Arm *arm, Expr *out);
void forward_mode_accelerations(const Arm *arm, Expr *out);

/* inertia matrix, without the rotors */
void walker_orin(const Arm *arm, Expr *H);
void walker_orin_1(const Arm *arm, Expr *H);
void lin(const Arm *arm, Expr *H);
void walker_orin_modified(const Arm *arm, Expr *H);
void saha_matrix(const Arm *arm, Expr *I);
void saha_factored(const Arm *arm, Expr *I);
void fijany_bejczy_tip(const Arm *arm, Expr *H);
void renaud(const Arm *arm, Expr *H);
void fijany_bejczy(const Arm *arm, Expr *H);

/* bias that is no inverse dynamics */
void lin_bias(const Arm *arm, Expr *bias);
void lin_gravity(const Arm *arm, Expr *g);
void kane_partial_matrix(const Arm *arm, Expr *F);
void kane_partial_middle_matrix(const Arm *arm, Expr *M);
void kane_partial_second_matrix(const Arm *arm, Expr *M);
void kane_partial_third_matrix(const Arm *arm, Expr *M);

/* accelerations for arm->force: inertia matrix, rotors included, solved */
void walker_orin_solve(const Arm *arm, Expr *qdd);
void lin_solve(const Arm *arm, Expr *qdd);
void walker_orin_ldl(const Arm *arm, Expr *qdd);
void lin_ldl(const Arm *arm, Expr *qdd);
void kane_partial_solve(const Arm *arm, Expr *ud);
void kane_partial_middle_solve(const Arm *arm, Expr *qdd);
void kane_partial_second_solve(const Arm *arm, Expr *qdd);
void kane_partial_third_solve(const Arm *arm, Expr *qdd);
void saha(const Arm *arm, Expr *thetadd);
void featherstone_solve(const Arm *arm, Expr *qdd);

/* forward dynamics: accelerations for arm->force, which the motion and gravity have not entered */
void featherstone(const Arm *arm, Expr *qdd);

/* kinematics and energy */
void forward_kinematics(const Arm *arm, Expr *out);       /* R row by row, then p */
void forward_kinematics_cross(const Arm *arm, Expr *out); /* third axis by a cross product */
void jacobian(const Arm *arm, Expr *J);
void jacobian_bias(const Arm *arm, Expr *Jb);
void jacobian_derivative(const Arm *arm, Expr *Jd);
void jacobian_derivative_forward(const Arm *arm, Expr *Jd); /* by differentiation */
void frames(const Arm *arm, Expr *out); /* R of each link row by row, then all p */
void energy(const Arm *arm, Expr *out); /* kinetic, potential */
bool has_no_quaternions(const Robot *robot);
void position_rates(const Arm *arm, Expr *rates);
void integrate(const Arm *arm, Expr *q);
void composite(const Arm *arm, Expr *H);
void composite_solve(const Arm *arm, Expr *qdd);
bool composite_suits(const Robot *robot);
void centre_of_mass(const Arm *arm, Expr *p);
void centre_of_mass_jacobian(const Arm *arm, Expr *Jc);
void momentum(const Arm *arm, Expr *h);
void momentum_matrix(const Arm *arm, Expr *A);
void reactions(const Arm *arm, Expr *w);
void kane_matrix(const Arm *arm, Expr *M);
void acceleration_tangent_kane(const Arm *arm, Expr *out); /* qdd, dqdd */
void acceleration_adjoint_kane(const Arm *arm, Expr *out); /* qdd, q_bar, qd_bar, tau_bar */
void regressor(const Arm *arm, Expr *Y);                   /* n x 10 n: of the links' parameters */
void base_regressor(const Arm *arm, Expr *Y); /* the same in canonical frames, as model/probe.h */
void inverse_kinematics_step(const Arm *arm, Expr *q_next);
/* Its parts: the way to the target, and q plus the step for a Jacobian (6 x arm->n). */
void error_to_target(const Arm *arm, Expr *e);
void damped_step(const Arm *arm, const Expr *J, const Expr *e, Expr *q);

#endif
