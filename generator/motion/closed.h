/* closed.h: motions of mechanisms. Only the joints that lead are told where to go, the actuated
   ones; the loops lead the others. */
#ifndef CLOSED_H
#define CLOSED_H

#include "model/closure.h"
#include "motion/motion.h"

/* A robot's loops for the runtime: by its emitted functions where the machine has them, which takes
   a tenth of the time, else by all constraints in numbers. */
typedef struct {
    ClosureContext closure; /* first: closure_mechanism's functions take it */
    const Machine *machine;
} MachineLoops;
void select_loops(Selection *selection); /* the functions that it takes */
MachineLoops machine_loops_context(const Machine *machine);
MechanismLoops machine_loops(const MachineLoops *context, const bool *held);

typedef struct Closed {
    MachineLoops context;
    MechanismLoops loops; /* held: the joints that lead */
    bool *leads;
    int count, *leader; /* links, in the order of "actuated" */
    double *near;       /* the last closed position: the branch to stay on */
} Closed;

/* start: a position to begin near; NULL: the file's guess. Fails where the actuated joints do not
   lead all others. */
Closed *closed_new(Arena *arena, const Machine *machine, const double *start);
/* From those of the leaders to all of q, qd and qdd. False: the loops cannot be closed there, or do
   not lead the others; reason says which. */
bool closed_complete(Closed *closed, const double *lead, const double *lead_d,
                     const double *lead_dd, double *q, double *qd, double *qdd, char *reason,
                     size_t room);
/* At a closed q: sets the other joints' qdd to what the leaders' in it make them. */
void closed_accelerate(Closed *closed, const double *q, const double *qd, double *qdd);
/* Torques of the actuated joints, in their order, as torques of all joints. */
void closed_spread(const Robot *robot, const double *actuated, double *tau);

#endif
