/* control.h: torques that lead joints to a target and hold them there, as the pages of play have
   them. */
#ifndef CONTROL_H
#define CONTROL_H

#include "motion/motion.h"

typedef enum {
    CONTROL_NONE,
    CONTROL_GRAVITY,  /* what weighs is held, nothing else */
    CONTROL_PD,       /* each joint by itself, by the inertia that it has there */
    CONTROL_COMPUTED, /* computed torque: accelerations as wanted */
    CONTROL_PASSIVE,  /* passivity-based, Slotine and Li's */
    CONTROLS
} ControlKind;
extern const char *const control_names[CONTROLS];

/* The target is reached like a spring of this frequency (1/s), damped by this part of what is
   critical. */
typedef struct Control {
    ControlKind kind;
    const Machine *machine; /* with the functions of control_select */
    const double *target;
    double stiffness, damping;
} Control;

void control_select(Selection *selection);
void control_torques(const Control *control, const double *q, const double *qd, double *tau);

#endif
