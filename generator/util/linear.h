/* linear.h: small systems of linear equations, dense, in binary128. Matrices are row by row. */
#ifndef LINEAR_H
#define LINEAR_H

#include "util/real.h"

/* Gauss and Jordan's elimination with complete pivoting: as long as one of the first `unknowns`
   columns has an entry larger than limit in a row that is still free, the largest becomes 1 and the
   rest of its column 0. row_of[c] is the row in which column c has its 1, -1: column c is free, and
   the others' entries in it tell how they depend on it (a vector of the null space: 1 there,
   -A[row_of[k]][c] at k). Returns the rank. */
int linear_reduce(int rows, int columns, int unknowns, Real *A, Real limit, int *row_of);

/* A X = B for a square A; B, of so many columns, becomes X. Rows are scaled to
   1 first; false when a pivot then is limit or smaller, or when a number is not finite. */
bool linear_solve(int n, const Real *A, int columns, Real *B, Real limit);

#endif
