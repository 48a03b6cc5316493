/* made_up.h: inputs at states that are made up, and sines and cosines of those that are angles.
   They depend on an input's name and range alone, so programs of all functions share them: they are
   worked out once, when they are first asked for. */
#ifndef MADE_UP_H
#define MADE_UP_H

#include "algorithm/function.h"
#include "best/wide.h"

enum {
    TRIED = WIDE,        /* states at once: a block */
    MADE_UP_BLOCKS = 64, /* as many as there are */
    TURNED_BLOCKS = 8
}; /* of which sines and cosines to 31 digits are kept */

typedef struct {
    double at[TRIED];
} Lanes;

typedef struct MadeUp MadeUp;
typedef struct MadeUpInput MadeUpInput;

/* Part of a Build, and freed when the robot changes, unless somebody still uses it. */
MadeUp *made_up_new(void *beside, uint64_t hash);
void made_up_free(MadeUp *made_up);
bool made_up_serves(const MadeUp *made_up, uint64_t hash);
void made_up_use(MadeUp *made_up, int users); /* 1: one more; -1: one less */

/* Element i of an input of this robot. */
MadeUpInput *made_up_input(MadeUp *made_up, const Robot *robot, const char *array, uint32_t i);

/* At a block of states, which are any below MADE_UP_BLOCKS*TRIED. */
void made_up_values(MadeUpInput *input, const uint32_t *states, Lanes *values);
/* By the sine and cosine of generated code. */
void made_up_sines(MadeUpInput *input, const uint32_t *states, Lanes *sines);
void made_up_cosines(MadeUpInput *input, const uint32_t *states, Lanes *cosines);
/* To 31 digits. */
void made_up_turn(MadeUpInput *input, const uint32_t *states, Wide *sines, Wide *cosines);

#endif
