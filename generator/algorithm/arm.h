/* arm.h: what an algorithm works on: the robot and its state as expressions, and where it puts its
   result. One Arm is made for each function that is generated (build.c). */
#ifndef ARM_H
#define ARM_H

#include "expression/vector.h"
#include "model/robot.h"

/* A constant pose: known, or made of letters. */
typedef struct {
    Mat3 R;
    Vec3 p;
} FixedPose;
FixedPose fixed_pose_real(Pose pose);
FixedPose fixed_pose_multiply(FixedPose a, FixedPose b);
FixedPose fixed_pose_inverse(FixedPose a);

/* Link i in its canonical frame (robot.h). Rotations are applied as two plane rotations, the fixed
   one and the joint's: eight multiplications instead of nine, as all the papers do. */
typedef struct {
    bool revolute;
    int parent; /* -1: the base */
    Mat3 fixed; /* the constant part of the rotation: Rx(alpha); behind a quaternion it is not */
    Expr c, s;  /* cosine and sine of the joint's angle; constants for a prismatic joint */
    Expr angle; /* that angle, but for quarter turns */
    int quarters;
    Vec3 foot;             /* of the common normal, from the parent's origin */
    Expr d0, d;            /* from there to this origin, along z: at q = 0, and now */
    Vec3 a;                /* from the parent's origin to this one, in the parent's axes */
    Expr m;                /* mass */
    Vec3 rho;              /* mass centre */
    Mat3 I;                /* inertia about the mass centre */
    Expr rotor;            /* reflected inertia of the motor, about the joint */
    Expr viscous, coulomb; /* friction */
    FixedPose own;         /* the file's frame of the link */
    Expr q, qd, qdd;
    Expr drift; /* of a quaternion's run: what of qdd comes with rates that do not change; below */
} ArmLink;

/* The run of links that a spherical or free joint is (model/runs.h) moves as single joints do, one
   upon the other: the second carries the third, and so on. Its rates, though, are those of the last
   link in its own axes, u angular and v linear. For the same motion the single joints have

       turns    udot - (u2 u3, -u1 u3, u1 u2)        slides    vdot + u x v

   and the second terms are the drift: qdd of the run's links has it in it, from arm_set_rates on.
   All that is linear in the rates is the same for both. */

/* Link i of a chain in standard frames, at the far end of the link. */
typedef struct {
    Mat3 fixed; /* Rx(alpha), from frame i to the axes turned by theta */
    Vec3 p;     /* from origin i-1 to origin i, in frame i */
    Vec3 z;     /* the axis of joint i, in frame i */
    Vec3 s;     /* mass centre, from origin i, in frame i */
    Mat3 J;     /* inertia about the mass centre, in frame i */
} StandardLink;

typedef struct {
    const Robot *robot;
    int n;
    ArmLink *link;
    StandardLink *standard; /* NULL for trees, and for best */
    Vec3 gravity;           /* in the base frame, less what its origin is accelerated by */
    Vec3 base_w, base_wd;   /* of the base, in its frame; zero unless a function takes them */
    Vec3 base_lever;        /* from the origin of the file's base to that of frame 0, in frame 0 */
    Mat3 base_U;            /* wd~ + w~w~ of these */
    FixedPose base, tool;   /* in the world; in the frame of the link that carries it */
    Vec3 hand_f, hand_n; /* what the last link exerts on the world, at its origin, standard frame */
    const Expr *force;   /* forward dynamics: what drives the joints (tau or phi) */
    const Expr *damping; /* its derivatives: what friction adds to dtau/dqd, one a joint */
    const struct Plan *plan; /* best's choices (best.h); NULL for published algorithms */
    bool loaded;             /* there is more on the tool (load.h): best and energy know it */
    int *singular;           /* a solver that meets a pivot that is zero notes the joint here */
} Arm;

Arm *arm_new(Arena *arena, const Robot *robot, const struct Plan *plan);
/* open_arm.c: what depends on letters, put in place of the numbers. */
void arm_open(Arena *arena, Arm *arm);
/* The inputs qd and qdd, or zero for those that the function does not take. */
void arm_set_rates(Arm *arm, bool qd, bool qdd);

/* ---- quaternion.c ---- */

/* From the parent to the first link of a run: fixed and foot. */
void arm_place_run(const Link *link, int number, ArmLink *out);
/* The inputs q, all of them. */
Expr *arm_positions(Arena *arena, const Arm *arm);
/* How they change in time; per unit of velocity j. */
void arm_position_rates(const Arm *arm, Expr *rates);
void position_rates_of(const Arm *arm, int j, Expr *rates);
/* Positions after a step: its velocities held for a unit of time. */
void arm_integrate(const Arm *arm, const Expr *step, Expr *q);
/* Derivatives by positions, n a row: by q, and where that holds quaternions by a step of each
   velocity, qd held for an instant. Whoever derives by positions derives by these. */
void derive_by_steps(const Arm *arm, const Expr *outputs, int count, Expr *jacobian);
/* A row of derivatives by q becomes one by steps. */
void steps_from_positions(const Arm *arm, const Expr *by_positions, Expr *by_steps);
/* Rates of one spherical or free joint are no derivatives of positions: steps a and b, one after
   the other and back, leave a step of sign times the link that is returned; -1: they leave nothing.
 */
int run_bracket(const Robot *robot, int a, int b, int *sign);

/* ---- between the frame of link i and that of its parent ---- */
Vec3 to_link(const Arm *arm, int i, Vec3 v);          /* Q_i^T v */
Vec3 to_parent(const Arm *arm, int i, Vec3 v);        /* Q_i v */
Mat3 tensor_to_parent(const Arm *arm, int i, Mat3 T); /* Q_i T Q_i^T, T symmetric */

/* ---- the same in standard frames: A_i^{i-1} v and A_{i-1}^i v ---- */
Vec3 standard_outward(const Arm *arm, int i, Vec3 v);
Vec3 standard_inward(const Arm *arm, int i, Vec3 v);
Mat3 standard_tensor_inward(const Arm *arm, int i, Mat3 T);

/* Whether a constant rotation is one about x, and about nothing else. */
bool turns_about_x(Mat3 R);
/* R T R^T for a symmetric T, computed once on and above the diagonal. */
Mat3 similarity(Mat3 R, Mat3 T);
/* The same for a turn about z with cosine c and sine s. */
Mat3 similarity_z(Expr c, Expr s, Mat3 T);

Vec3 axis_z(void);
Vec3 turn_z(Expr c, Expr s, Vec3 v); /* v turned about z */
/* Whether link i turns about an axis parallel to its parent's, about which that turns: 1 the same
   way, -1 the other way; 0: it does not. */
int axis_sense(const Arm *arm, int i);
/* Sines and cosines of the sums of angles that end at link i and run over parallel axes: made so
   that products of sines and cosines can be replaced by them; what is not used costs nothing. */
void make_angle_sums(const Arm *arm, int i);
/* Sine and cosine of angle + quarters * 90 degrees. */
void sincos_quarters(Expr angle, int quarters, Expr *sine, Expr *cosine);

/* kinematics.c: axes and origins of the canonical frames in world axes, carried outwards: of all
   links, or of those that are wanted. Origins are measured from where the base is said to be:
   differences of them do not depend on that, and keep more digits the nearer it is. */
void joint_frames(const Arm *arm, const bool *wanted, Vec3 base_origin, Mat3 *R, Vec3 *o);

/* ---- solve.c ---- */

/* The rotors as the joints feel them, added to an inertia matrix. */
void add_rotors(const Arm *arm, Expr *M);

/* M = U D U^T for a symmetric positive definite M (row-major), eliminating from the last joint to
   the first: U is upper triangular with ones on its diagonal. D and 1/D, where the latter is zero
   for a joint whose pivot is identically zero; that joint goes to arm->singular. */
void factor_symmetric(const Arm *arm, const Expr *M, Expr *U, Expr *D, Expr *inverse);
/* M^-1 from these. */
void invert_factored(const Arm *arm, const Expr *U, const Expr *inverse, Expr *Minv);
/* M x = b by these, x may be b; and from M. */
void solve_factored(const Arm *arm, const Expr *U, const Expr *inverse, const Expr *b, Expr *x);
void solve_symmetric(const Arm *arm, const Expr *M, const Expr *b, Expr *x);
/* The same by M = L D L^T, from the first joint to the last, as papers have it. */
void solve_forwards(const Arm *arm, const Expr *M, const Expr *b, Expr *x);

#endif
