/* anneal.h: simulated annealing: many small changes, of which those that cost less are taken, and
   those that cost more now and then, the rarer the more they cost and the later it is. That gets a
   search out of corners. The same subject and stream of random numbers give the same result. */
#ifndef ANNEAL_H
#define ANNEAL_H

#include "util/random.h"

typedef struct {
    void *subject;
    /* Tries one change, and takes it if anneal_takes says so. Returns what the subject costs now.
     */
    double (*step)(void *subject, double temperature);
    void (*remember)(void *subject); /* it has never cost less than now */
} Annealing;

/* So many steps, the temperature falling evenly from hot to cold. cost: what the subject costs
   before, in the unit of temperatures; as it is then, it is taken as remembered. */
void anneal(const Annealing *annealing, double cost, long moves, double hot, double cold);

/* Whether to take a change of the cost: always when it is none or a gain, else at this temperature
   with the probability e^(-change/temperature), nearly; at 0 never. */
bool anneal_takes(Random *random, double change, double temperature);

#endif
