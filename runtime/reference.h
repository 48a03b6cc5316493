/* reference.h: robot dynamics by plain numeric loops over spatial vectors, any tree of joints.

   The yardstick for generated code: slow, simple, in long double, and without a line in common
   with the generator. Recursive Newton-Euler for torques; the inertia matrix column by column from
   it; accelerations by Gaussian elimination with pivoting on that matrix.

   Usage: fill a ReferenceRobot (or a caller's copy of one), then call. No allocation, no state. */
#ifndef REFERENCE_H
#define REFERENCE_H

#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

#ifndef REFERENCE_REAL
#define REFERENCE_REAL long double /* or double */
#endif
typedef REFERENCE_REAL RefReal;

#ifndef REFERENCE_API
#define REFERENCE_API extern /* static: for a file that includes the sources, with another type */
#endif

#define REFERENCE_MAX_JOINTS 256
#define REFERENCE_MAX_LOOPS 64
#define REFERENCE_MAX_TERMS 1024

typedef enum { REFERENCE_REVOLUTE, REFERENCE_PRISMATIC, REFERENCE_FIXED } ReferenceType;

typedef struct {
    RefReal R[3][3], p[3]; /* axes (columns) and origin of the new frame, in the old one */
} ReferencePose;

/* A spherical joint is three joints that turn about x, y and z of one frame, a free one has three
   that slide before them; all but the last carry nothing, and after is the last one's. Their rates
   are the columns of one motion subspace, in the axes behind the joint, and q has in their place
   the quaternion x, y, z, w of these axes in those before (free: the place, then the quaternion).
 */
typedef struct {
    ReferenceType type;
    int run, part;               /* 3 or 6 joints that belong together, and which; 0: by itself */
    int parent;                  /* index, less than this joint's own; -1: the base */
    ReferencePose before, after; /* parent's link -> before -> joint motion -> after -> this link */
    int inside; /* not the last link of a joint of several axes: no body, and no row of reactions */
    int at_far_end;        /* reactions are about the parent's origin, not the link's */
    RefReal axis[3];       /* unit, in the frame before leads to */
    RefReal mass, com[3];  /* in the link's frame */
    RefReal inertia[3][3]; /* about the mass centre, link's axes */
    RefReal viscous, coulomb, coulomb_width; /* viscous*qd + coulomb*qd/sqrt(qd^2 + width^2) */
    RefReal viscous_skew, coulomb_skew;      /* forwards they are the larger by these */
    /* and (breakaway +- breakaway_skew - Coulomb's) exp(-(qd/stribeck)^2); stribeck 0: nothing */
    RefReal breakaway, breakaway_skew, stribeck;
    RefReal rotor; /* gear_ratio^2 * rotor_inertia, on the joint */
} ReferenceJoint;

/* A joint that closes a loop: frames on two links, which are one when it stands at zero; axes as
   both frames see them. A gimbal holds what a spherical joint does. */
typedef enum {
    REFERENCE_LOOP_REVOLUTE,
    REFERENCE_LOOP_PRISMATIC,
    REFERENCE_LOOP_FIXED,
    REFERENCE_LOOP_CYLINDRICAL,
    REFERENCE_LOOP_UNIVERSAL,
    REFERENCE_LOOP_SPHERICAL,
    REFERENCE_LOOP_PLANAR
} ReferenceLoopType;
typedef struct {
    ReferenceLoopType type;
    int from, to; /* joints whose links it joins, -1: the base */
    ReferencePose from_frame, to_frame;
    RefReal axes[3][3];
} ReferenceLoop;
/* Joints may follow others: the sum over an equation's terms of factor times position is its
   offset, and the joint of its last term has no coordinate of its own. reference_evaluate
   (reference_table.h) takes and gives coordinates; the functions below know nothing of equations,
   and take all joints as free. */
typedef struct {
    int gear, joint; /* which equation; index among moving joints */
    RefReal factor;
} ReferenceTerm;

typedef struct {
    int joint_count;          /* fixed ones included */
    int dof;                  /* moving ones; qd counts these in order */
    ReferencePose base, tool; /* base in the world; tool in a link's frame */
    int tool_joint;           /* whose link that is, counted from 1; 0: the last */
    RefReal gravity[3];       /* free-fall acceleration, world axes */
    const double *coupling; /* G, dof x dof: rotor k turns with row k of G q; NULL: with joint k */
    ReferenceJoint joint[REFERENCE_MAX_JOINTS];
    int loop_count,
        row_count; /* row: constraints that lambda belongs to, independent ones of all */
    int actuated_count, prescribed_count;
    ReferenceLoop loop[REFERENCE_MAX_LOOPS];
    bool rows_only; /* no constraints but these are met: positions may then be closed to rounding of
                       another number type, where the others are not what follows from these */
    int row[REFERENCE_MAX_JOINTS], actuated[REFERENCE_MAX_JOINTS], /* places in qd */
        prescribed[REFERENCE_MAX_JOINTS];
    int gear_count, term_count;
    ReferenceTerm term[REFERENCE_MAX_TERMS];   /* equation by equation */
    RefReal gear_offset[REFERENCE_MAX_JOINTS]; /* by equation */
} ReferenceRobot;

/* All arrays row-major, of length dof unless said. Definitions as in the README: friction is in
   inverse dynamics, bias and forward dynamics; rotor inertia in inverse dynamics, inertia matrix,
   forward dynamics and kinetic energy; gravity is the bias at rest without friction. */
REFERENCE_API void reference_inverse_dynamics(const ReferenceRobot *robot, const RefReal *q,
                                              const RefReal *qd, const RefReal *qdd, RefReal *tau);
/* The same on a base that moves: its angular velocity and acceleration, and the acceleration of its
   origin, in world axes. */
REFERENCE_API void reference_inverse_dynamics_moving_base(const ReferenceRobot *robot,
                                                          const RefReal *q, const RefReal *qd,
                                                          const RefReal *qdd, const RefReal w[3],
                                                          const RefReal wd[3], const RefReal a[3],
                                                          RefReal *tau);
REFERENCE_API void reference_bias_moving_base(const ReferenceRobot *robot, const RefReal *q,
                                              const RefReal *qd, const RefReal w[3],
                                              const RefReal wd[3], const RefReal a[3], RefReal *b);
REFERENCE_API void reference_inertia_matrix(const ReferenceRobot *robot, const RefReal *q,
                                            RefReal *M);
REFERENCE_API void reference_bias(const ReferenceRobot *robot, const RefReal *q, const RefReal *qd,
                                  RefReal *b);
REFERENCE_API void reference_gravity(const ReferenceRobot *robot, const RefReal *q, RefReal *g);
/* These two return -1 when solved. When the inertia matrix is singular to rounding, they return the
   index (among all joints) of one whose pivot vanishes, and leave qdd alone. */
REFERENCE_API int reference_forward_dynamics(const ReferenceRobot *robot, const RefReal *q,
                                             const RefReal *qd, const RefReal *tau, RefReal *qdd);
REFERENCE_API int reference_inertia_solve(const ReferenceRobot *robot, const RefReal *q,
                                          const RefReal *phi, RefReal *qdd);
/* M^-1, dof x dof; and M = U D U^T, U dof x dof and upper triangular with ones on its diagonal.
   They return what the two before do. */
REFERENCE_API int reference_inertia_inverse(const ReferenceRobot *robot, const RefReal *q,
                                            RefReal *Minv);
REFERENCE_API int reference_inertia_factors(const ReferenceRobot *robot, const RefReal *q,
                                            RefReal *U, RefReal *D);
REFERENCE_API void reference_forward_kinematics(const ReferenceRobot *robot, const RefReal *q,
                                                RefReal R[9], RefReal p[3]); /* tool in the world */
/* Every moving link in the world: 9 and 3 numbers each. */
REFERENCE_API void reference_frames(const ReferenceRobot *robot, const RefReal *q, RefReal *R,
                                    RefReal *p);
REFERENCE_API void reference_jacobian(const ReferenceRobot *robot, const RefReal *q,
                                      RefReal *J); /* 6 x dof */
/* One step of damped least squares towards a tool with these axes and origin: q + J^T (J J^T +
   lambda)^-1 e, where e is the way to go and half the sum of the cross products of the axes, and
   lambda = 1e-6 + e.e / 2. */
REFERENCE_API void reference_inverse_kinematics_step(const ReferenceRobot *robot, const RefReal *q,
                                                     const RefReal R[9], const RefReal p[3],
                                                     RefReal *q_next);
/* That step, for a Jacobian of n columns. */
REFERENCE_API void reference_step_by(const ReferenceRobot *robot, const RefReal *q,
                                     const RefReal R[9], const RefReal p[3], int n,
                                     const RefReal *J, RefReal *step);
/* What J-dot qd is: the tool's acceleration when qdd is 0, linear first, in the world. */
REFERENCE_API void reference_jacobian_bias(const ReferenceRobot *robot, const RefReal *q,
                                           const RefReal *qd, RefReal Jb[6]);
REFERENCE_API void reference_jacobian_derivative(const ReferenceRobot *robot, const RefReal *q,
                                                 const RefReal *qd, RefReal *Jd); /* 6 x dof */
/* By Christoffel's symbols: C qd is the bias without gravity and friction. dof x dof. */
REFERENCE_API void reference_coriolis_matrix(const ReferenceRobot *robot, const RefReal *q,
                                             const RefReal *qd, RefReal *C);
/* Its coefficients: dof matrices, one a joint, which times the joints' rates add up to it. */
REFERENCE_API void reference_christoffel(const ReferenceRobot *robot, const RefReal *q,
                                         RefReal *Gamma);
/* dof x dof each: row i is torque i, friction included. */
REFERENCE_API void reference_inverse_dynamics_derivatives(const ReferenceRobot *robot,
                                                          const RefReal *q, const RefReal *qd,
                                                          const RefReal *qdd, RefReal *dtau_dq,
                                                          RefReal *dtau_dqd);
/* qdd, and dof x dof each: row i is acceleration i by positions, rates and torques. It returns what
   forward dynamics does. */
REFERENCE_API int reference_forward_dynamics_derivatives(const ReferenceRobot *robot,
                                                         const RefReal *q, const RefReal *qd,
                                                         const RefReal *tau, RefReal *qdd,
                                                         RefReal *dqdd_dq, RefReal *dqdd_dqd,
                                                         RefReal *dqdd_dtau);
/* Kinetic, potential (zero at the world origin); a link fixed to the base is part of the base and
   has neither. */
REFERENCE_API void reference_energy(const ReferenceRobot *robot, const RefReal *q,
                                    const RefReal *qd, RefReal e[2]);
/* Of all links that move, in the world; 0 where none has mass. Jc: 3 x dof. */
REFERENCE_API void reference_centre_of_mass(const ReferenceRobot *robot, const RefReal *q,
                                            RefReal p[3]);
REFERENCE_API void reference_centre_of_mass_jacobian(const ReferenceRobot *robot, const RefReal *q,
                                                     RefReal *Jc);
/* Of the same links, without rotors: linear, then angular about the mass centre. A: 6 x dof. */
REFERENCE_API void reference_momentum(const ReferenceRobot *robot, const RefReal *q,
                                      const RefReal *qd, RefReal h[6]);
REFERENCE_API void reference_momentum_matrix(const ReferenceRobot *robot, const RefReal *q,
                                             RefReal *A);
/* A row a moving joint: force, then moment about the origin of the link's frame (or the parent's),
   that the parent exerts on the link, in the link's axes; without friction and rotors. */
REFERENCE_API void reference_reactions(const ReferenceRobot *robot, const RefReal *q,
                                       const RefReal *qd, const RefReal *qdd, RefReal *w);

/* Products with derivatives: tau, and its change along dq, dqd, dqdd; tau, and the gradient of
   lambda . tau. The same of accelerations, which return what forward dynamics does. */
REFERENCE_API void reference_inverse_dynamics_tangent(const ReferenceRobot *robot, const RefReal *q,
                                                      const RefReal *qd, const RefReal *qdd,
                                                      const RefReal *dq, const RefReal *dqd,
                                                      const RefReal *dqdd, RefReal *tau,
                                                      RefReal *dtau);
REFERENCE_API void reference_inverse_dynamics_adjoint(const ReferenceRobot *robot, const RefReal *q,
                                                      const RefReal *qd, const RefReal *qdd,
                                                      const RefReal *lambda, RefReal *tau,
                                                      RefReal *q_bar, RefReal *qd_bar,
                                                      RefReal *qdd_bar);
REFERENCE_API int reference_forward_dynamics_tangent(const ReferenceRobot *robot, const RefReal *q,
                                                     const RefReal *qd, const RefReal *tau,
                                                     const RefReal *dq, const RefReal *dqd,
                                                     const RefReal *dtau, RefReal *qdd,
                                                     RefReal *dqdd);
REFERENCE_API int reference_forward_dynamics_adjoint(const ReferenceRobot *robot, const RefReal *q,
                                                     const RefReal *qd, const RefReal *tau,
                                                     const RefReal *lambda, RefReal *qdd,
                                                     RefReal *q_bar, RefReal *qd_bar,
                                                     RefReal *tau_bar);
/* M qddr + C qdr + gravity, with Christoffel's C. */
REFERENCE_API void reference_passive_inverse_dynamics(const ReferenceRobot *robot, const RefReal *q,
                                                      const RefReal *qd, const RefReal *qdr,
                                                      const RefReal *qddr, RefReal *tau);
/* Y, dof x columns: torques are Y times the parameters of the moving links (m, m c, inertia about
   the frame's origin: xx, xy, xz, yy, yz, zz), then, as kinds has it, of dof viscous and dof
   Coulomb coefficients and dof rotor inertias, and dof of what friction's coefficients have more
   forwards, viscous and then Coulomb. A spherical or free joint has one link. Which of these the
   robot has; how many columns they make. */
enum { REFERENCE_VISCOUS = 1, REFERENCE_COULOMB = 2, REFERENCE_ROTORS = 4, REFERENCE_SKEWED = 8 };
REFERENCE_API int reference_regressor_kinds(const ReferenceRobot *robot);
REFERENCE_API int reference_regressor_columns(const ReferenceRobot *robot, int kinds);
REFERENCE_API void reference_regressor(const ReferenceRobot *robot, int kinds, const RefReal *q,
                                       const RefReal *qd, const RefReal *qdd, RefReal *Y);
/* dq/dt, and q after qd = step for a unit of time: positions each. */
REFERENCE_API void reference_position_rates(const ReferenceRobot *robot, const RefReal *q,
                                            const RefReal *qd, RefReal *rates);
REFERENCE_API void reference_integrate(const ReferenceRobot *robot, const RefReal *q,
                                       const RefReal *step, RefReal *q_next);

/* reference_loops.c: joints' positions are given, and rates of gears (gear_count x dof). */
REFERENCE_API void reference_gear_rows(const ReferenceRobot *robot, RefReal *rows);
/* Robots with loops or prescribed joints, at closed positions and with rates
   that keep them so. Errors, Jacobian (row_count x dof) and bias of the constraints named by row;
   accelerations, which meet all constraints, the forces of those named, and the efforts of
   prescribed joints whose accelerations are acc; torques of the actuated joints, the smallest where
   they are more than needed. False: there are none. */
REFERENCE_API void reference_loop_errors(const ReferenceRobot *robot, const RefReal *q, RefReal *e);
REFERENCE_API void reference_loop_jacobian(const ReferenceRobot *robot, const RefReal *q,
                                           RefReal *A);
REFERENCE_API void reference_loop_bias(const ReferenceRobot *robot, const RefReal *q,
                                       const RefReal *qd, RefReal *gamma);
REFERENCE_API bool reference_loop_forward_dynamics(const ReferenceRobot *robot, const RefReal *q,
                                                   const RefReal *qd, const RefReal *tau,
                                                   const RefReal *acc, RefReal *qdd,
                                                   RefReal *lambda, RefReal *effort);
/* Rows of 6: force, then moment, on each body by its joint, then on the link that each loop leads
   to, at the joint's (the loop's) point, in the body's axes, when tau acts. */
REFERENCE_API bool reference_loop_reactions(const ReferenceRobot *robot, const RefReal *q,
                                            const RefReal *qd, const RefReal *tau,
                                            const RefReal *acc, RefReal *w);
REFERENCE_API bool reference_loop_inverse_dynamics(const ReferenceRobot *robot, const RefReal *q,
                                                   const RefReal *qd, const RefReal *qdd,
                                                   RefReal *tau);

/* reference_drives.c: rates of all joints by unit rates of the actuated ones (dof x actuated), the
   inertia that these feel, and what they exert to hold the mechanism still. False: the actuated
   joints do not determine the motion. */
REFERENCE_API bool reference_drive_rates(const ReferenceRobot *robot, const RefReal *q, RefReal *T);
REFERENCE_API bool reference_drive_inertia(const ReferenceRobot *robot, const RefReal *q,
                                           RefReal *M);
REFERENCE_API bool reference_drive_gravity(const ReferenceRobot *robot, const RefReal *q,
                                           RefReal *tau);

#ifdef __cplusplus
}
#endif
#endif
