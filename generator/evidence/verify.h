/* verify.h: programs called on random states, judged by the numeric reference, which shares no code
   with the generator, and by each other. */
#ifndef VERIFY_H
#define VERIFY_H

#include "build/extras.h"
#include "evaluate/many.h"

typedef struct {
    const Program *program;
    double error;  /* to the reference */
    double spread; /* to the function's first algorithm */
    bool ok;
    bool compared; /* at one state at least */
} Verdict;

/* What programs are judged by, and how. */
typedef struct {
    const Extras *given; /* the robot, and what it is given besides */
    int states, threads;
    unsigned long seed;
    double tolerance;
    const JitSet *set; /* the programs, compiled */
    bool batches;      /* they are batches */
} VerifyTrial;

/* One verdict a program; programs of one function stand together. True when all are ok. */
bool verify_programs(Arena *arena, const VerifyTrial *trial, Program *const *programs, int count,
                     Verdict *verdicts);

#endif
