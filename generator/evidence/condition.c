/* condition.c: see condition.h. Jacobi's rotations, in the reference's precision: each makes one
   entry off the diagonal zero, and rounds over all of them converge quadratically. */
#include "evidence/condition.h"

#include "util/util.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>

/* Turns rows and columns p and q so that A[p][q] vanishes. */
static void rotate(int n, RefReal *A, int p, int q)
{
    RefReal theta = (A[q * n + q] - A[p * n + p]) / (2 * A[p * n + q]);
    RefReal t = (theta < 0 ? -1 : 1) / (fabsl(theta) + sqrtl(theta * theta + 1));
    RefReal c = 1 / sqrtl(t * t + 1), s = t * c;
    for (int k = 0; k < n; k++) {
        RefReal x = A[k * n + p], y = A[k * n + q];
        A[k * n + p] = c * x - s * y;
        A[k * n + q] = s * x + c * y;
    }
    for (int k = 0; k < n; k++) {
        RefReal x = A[p * n + k], y = A[q * n + k];
        A[p * n + k] = c * x - s * y;
        A[q * n + k] = s * x + c * y;
    }
    A[p * n + q] = A[q * n + p] = 0;
}

Spectrum spectrum_of(int n, const RefReal *M)
{
    enum { MOST_ROUNDS = 60 };
    RefReal *A = memory_grow(NULL, sizeof *A * (size_t)(n * n)), scale = 0;
    for (int k = 0; k < n * n; k++) {
        A[k] = M[k];
        scale = fmaxl(scale, fabsl(M[k]));
    }
    bool turned = true;
    for (int round = 0; turned && round < MOST_ROUNDS; round++) {
        turned = false;
        for (int p = 0; p < n; p++)
            for (int q = p + 1; q < n; q++)
                if (fabsl(A[p * n + q]) > LDBL_EPSILON * scale) {
                    rotate(n, A, p, q);
                    turned = true;
                }
    }
    Spectrum spectrum = {INFINITY, -INFINITY, INFINITY, INFINITY};
    double smallest = INFINITY, largest = 0, rounding = 64 * n * (double)LDBL_EPSILON;
    for (int k = 0; k < n; k++) {
        spectrum.least = fmin(spectrum.least, (double)A[k * n + k]);
        spectrum.most = fmax(spectrum.most, (double)A[k * n + k]);
        smallest = fmin(smallest, fabs((double)A[k * n + k]));
        largest = fmax(largest, fabs((double)A[k * n + k]));
    }
    if (spectrum.least > rounding * spectrum.most)
        spectrum.condition = spectrum.most / spectrum.least;
    if (smallest > rounding * largest)
        spectrum.growth = largest / smallest;
    memory_free(A);
    return spectrum;
}
