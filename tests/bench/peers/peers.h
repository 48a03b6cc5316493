/* peers.h: an arm as plain numbers, from which each library's own model is made, and the three
   functions that are compared. */
#ifndef PEERS_H
#define PEERS_H

#ifdef __cplusplus
extern "C" {
#endif

enum { MAX_BODIES = 64 };

/* Every joint turns about (or slides along) the z axis of its body's frame. */
typedef struct {
    int revolute;
    double R[3][3], p[3]; /* the frame in the parent body's, at q = 0 */
    double mass, com[3];  /* in the body's frame */
    double inertia[3][3]; /* about the mass centre, in the body's axes */
    double rotor;         /* inertia on the joint */
} Body;

typedef struct {
    int n;
    double gravity[3]; /* in the axes of the frame in which the first body's stands */
    Body body[MAX_BODIES];
} Arm;

/* A library: what it needs for one arm, and its functions. x is qdd or tau. */
typedef struct {
    const char *name, *calls; /* calls: what is timed, for the record */
    void *(*make)(const Arm *arm);
    void (*inverse_dynamics)(void *self, const double *q, const double *qd, const double *x,
                             double *out);
    void (*inertia_matrix)(void *self, const double *q, double *out);
    void (*forward_dynamics)(void *self, const double *q, const double *qd, const double *x,
                             double *out);
} Peer;

extern const Peer kdl_peer, mujoco_peer;

#ifdef __cplusplus
}
#endif

#endif
