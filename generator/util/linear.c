/* linear.c: see linear.h. */
#include "util/linear.h"

#include "util/util.h"

#include <math.h>
#include <stdlib.h>

/* ---- elimination ---- */

typedef struct {
    int row, column;
} Entry;

/* The largest entry beyond limit among free rows and columns; row -1: none. */
static Entry find_pivot(int rows, int columns, int unknowns, const Real *A, Real limit,
                        const bool *used, const int *row_of)
{
    Entry pivot = {-1, -1};
    for (int r = 0; r < rows; r++)
        for (int c = 0; c < unknowns && !used[r]; c++)
            if (row_of[c] < 0 && real_smaller(limit, A[r * columns + c])) {
                limit = real_abs(A[r * columns + c]);
                pivot = (Entry){r, c};
            }
    return pivot;
}

static void clear_column(int rows, int columns, Real *A, Entry pivot)
{
    Real *top = A + pivot.row * columns, reciprocal = 1 / top[pivot.column];
    for (int c = 0; c < columns; c++)
        top[c] = real_times(top[c], reciprocal);
    top[pivot.column] = 1;
    for (int r = 0; r < rows; r++) {
        Real *row = A + r * columns, factor = row[pivot.column];
        if (r == pivot.row || real_is_zero(factor))
            continue;
        for (int c = 0; c < columns; c++)
            if (!real_is_zero(top[c]))
                row[c] = real_plus(row[c], -real_times(factor, top[c]));
        row[pivot.column] = 0;
    }
}

int linear_reduce(int rows, int columns, int unknowns, Real *A, Real limit, int *row_of)
{
    bool *used = memory_grow(NULL, (size_t)rows + 1);
    int rank = 0;
    for (int r = 0; r < rows; r++)
        used[r] = false;
    for (int c = 0; c < unknowns; c++)
        row_of[c] = -1;
    for (Entry p; (p = find_pivot(rows, columns, unknowns, A, limit, used, row_of)).row >= 0;) {
        clear_column(rows, columns, A, p);
        used[p.row] = true;
        row_of[p.column] = p.row;
        rank++;
    }
    memory_free(used);
    return rank;
}

/* ---- square systems ---- */

static bool all_finite(const Real *values, int count)
{
    for (int k = 0; k < count; k++)
        if (!(real_abs(values[k]) < (Real)INFINITY))
            return false;
    return true;
}

/* (A | B) with rows scaled so that the largest entry of A is 1; a row of zeros stays. */
static void join(int n, const Real *A, int columns, const Real *B, Real *joined)
{
    for (int r = 0; r < n; r++) {
        Real largest = 0;
        for (int c = 0; c < n; c++)
            largest = real_larger(largest, A[r * n + c]);
        Real scale = real_is_zero(largest) ? 1 : 1 / largest;
        for (int c = 0; c < n; c++)
            *joined++ = scale * A[r * n + c];
        for (int c = 0; c < columns; c++)
            *joined++ = scale * B[r * columns + c];
    }
}

bool linear_solve(int n, const Real *A, int columns, Real *B, Real limit)
{
    if (!all_finite(A, n * n) || !all_finite(B, n * columns))
        return false;
    int width = n + columns;
    Real *joined = memory_grow(NULL, ((size_t)n * (size_t)width + 1) * sizeof *joined);
    int *row_of = memory_grow(NULL, ((size_t)n + 1) * sizeof *row_of);
    join(n, A, columns, B, joined);
    bool regular = linear_reduce(n, width, n, joined, limit, row_of) == n;
    for (int i = 0; regular && i < n; i++)
        for (int c = 0; c < columns; c++)
            B[i * columns + c] = joined[row_of[i] * width + n + c];
    memory_free(row_of);
    memory_free(joined);
    return regular;
}
