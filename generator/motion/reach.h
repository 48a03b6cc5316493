/* reach.h: numerical inverse kinematics by damped least squares, and the small algebra it takes. */
#ifndef REACH_H
#define REACH_H

#include "motion/motion.h"

enum { REACH_MOST = 16 }; /* joints */

typedef struct {
    double R[9], p[3]; /* of the tool in the world; R row by row */
} Place;

/* ---- rotations, 3 x 3, row by row ---- */
void rotation_turn(const double vector[3], double R[9]); /* about it, by its length */
void rotation_from_rpy(const double rpy[3], double R[9]);
void rotation_multiply(const double *A, const double *B, bool transposed, double *AB); /* A B^T */
/* The turn that leads from one orientation to another: angle times axis, at most half a turn. */
void rotation_between(const double *from, const double *to, double vector[3]);

/* J x = b as nearly as can be; J is rows x n, row-major. False when a column is nothing but a
   mixture of the others. left: the largest entry of what remains of b. */
bool least_squares(int rows, int n, const double *J, const double *b, double *x, double *left);

/* For more than six joints: the smallest x with J x = b (six rows), which is J^T lambda. False when
   the rows are not independent. */
bool least_norm(int n, const double *J, const double *b, double *x, double lambda[6]);

/* Moves q to where the tool is in place (rows 6), or its origin (rows 3); false when it does not
   get there. */
bool reach(const Machine *machine, const Place *target, int rows, double *q);
/* What is left to go, shift then turn; returns the largest of it. */
double pose_error(const Machine *machine, const double *q, const Place *target, int rows,
                  double *e);

/* reach_search.c: the same from the guess (NULL: none), from zero, then from many random places,
   until it is within the joints' limits and suits (NULL: anything does). If it fails, q is where it
   came nearest, or where a joint is beyond its limits. */
typedef enum { REACHED_IT, BEYOND_LIMITS, OUT_OF_REACH } Reached;
Reached reach_search(const Machine *machine, const Place *target, int rows, const double *guess,
                     bool (*suits)(const void *context, const double *q), const void *context,
                     double *q);

#endif
