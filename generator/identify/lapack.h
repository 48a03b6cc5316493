/* lapack.h: the little of LAPACK that identification needs. Matrices are column by column, as
   LAPACK has them. */
#ifndef LAPACK_H
#define LAPACK_H

#include "util/util.h"

/* Ends in fail_job unless this program was built with LAPACK and finds it, as the functions below
   need. */
void lapack_need(const char *command);

/* A = Q R: R in the upper triangle of A, what is below it is cleared. */
void lapack_triangle(int rows, int columns, double *A);

/* The singular values, the largest first; A is lost. */
void lapack_singular_values(int rows, int columns, double *A, double *values);

/* ---- a tall matrix of which only the triangle is kept ---- */

/* Rows come one by one, and are folded into R block by block: memory does not grow with them. */
typedef struct {
    int columns, filled, room;
    double *A; /* R above, the rows of the block below it */
    long rows; /* so far */
} Triangle;

Triangle triangle_new(Arena *arena, int columns);
void triangle_add(Triangle *triangle, const double *row, double weight);
/* R, columns x columns, with all rows in it. Stays until the next triangle_add. */
const double *triangle_factor(Triangle *triangle);
/* The leading dimension of that. */
int triangle_height(const Triangle *triangle);
/* All of another's rows, times weight. */
void triangle_join(Triangle *triangle, Triangle *other, double weight);

#endif
