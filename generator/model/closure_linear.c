/* closure_linear.c: see closure_linear.h. */
#include "model/closure_linear.h"

#include <math.h>
#include <string.h>

static double dot(int n, const double *a, const double *b)
{
    double sum = 0;
    for (int k = 0; k < n; k++)
        sum += a[k] * b[k];
    return sum;
}

/* What is left of a row beyond orthonormal ones; taken off twice, since once leaves rounding. */
static double left_over(int width, const double *basis, int count, double *row)
{
    for (int twice = 0; twice < 2; twice++)
        for (int k = 0; k < count; k++) {
            double along = dot(width, basis + k * width, row);
            for (int i = 0; i < width; i++)
                row[i] -= along * basis[k * width + i];
        }
    return sqrt(dot(width, row, row));
}

/* Pivoted: the longest of what is left of all rows comes next. The rows that are independent fix
   the step; what the others say is then the same, or cannot be had. */
static void by_rows(int m, int n, const double *A, const double *e, double *step)
{
    double *work = memory_grow(NULL, sizeof *work * (size_t)(2 * m * n + 2 * m));
    double *rest = work, *basis = rest + m * n, *y = basis + m * n, *size = y + m;
    bool *used = memory_grow(NULL, sizeof *used * (size_t)m);
    double largest = 0;
    memcpy(rest, A, sizeof *rest * (size_t)(m * n));
    memset(used, 0, sizeof *used * (size_t)m);
    memset(step, 0, sizeof *step * (size_t)n);
    for (int k = 0; k < m; k++)
        largest = fmax(largest, sqrt(dot(n, A + k * n, A + k * n)));
    for (int rank = 0; rank < m && rank < n; rank++) {
        int best = -1;
        double most = 0;
        for (int k = 0; k < m; k++) {
            size[k] = used[k] ? 0 : left_over(n, basis, rank, rest + k * n);
            if (size[k] > most) {
                most = size[k];
                best = k;
            }
        }
        if (!(most > 1e-9 * largest))
            break;
        used[best] = true;
        double want = -e[best];
        for (int k = 0; k < rank; k++)
            want -= dot(n, basis + k * n, A + best * n) * y[k];
        y[rank] = want / most;
        for (int i = 0; i < n; i++) {
            basis[rank * n + i] = rest[best * n + i] / most;
            step[i] += y[rank] * basis[rank * n + i];
        }
    }
    memory_free(used);
    memory_free(work);
}

/* (A A^T + damping) y = -e, step = A^T y, by Cholesky. */
static void damped(int m, int n, const double *A, const double *e, double damping, double *step)
{
    double *work = memory_grow(NULL, sizeof *work * (size_t)(m * m + m));
    double *L = work, *y = L + m * m;
    for (int i = 0; i < m; i++)
        for (int j = 0; j <= i; j++) {
            double sum = dot(n, A + i * n, A + j * n) + (i == j ? damping : 0);
            sum -= dot(j, L + i * m, L + j * m);
            L[i * m + j] = i == j ? sqrt(fmax(sum, damping * 1e-6)) : sum / L[j * m + j];
        }
    for (int i = 0; i < m; i++)
        y[i] = (-e[i] - dot(i, L + i * m, y)) / L[i * m + i];
    for (int i = m - 1; i >= 0; i--) {
        for (int j = i + 1; j < m; j++)
            y[i] -= L[j * m + i] * y[j];
        y[i] /= L[i * m + i];
    }
    for (int i = 0; i < n; i++) {
        step[i] = 0;
        for (int k = 0; k < m; k++)
            step[i] += A[k * n + i] * y[k];
    }
    memory_free(work);
}

void closure_least_norm(int m, int n, const double *A, const double *e, double damping,
                        double *step)
{
    if (damping > 0)
        damped(m, n, A, e, damping, step);
    else
        by_rows(m, n, A, e, step);
}

/* The share of row `which` that is left beyond those taken. */
static double share_beyond(int count, int width, const double *rows, const bool *taken, int which,
                           double *basis)
{
    int rank = 0;
    for (int k = 0; k < count && rank < width; k++) {
        if (!taken[k])
            continue;
        double *next = basis + rank * width;
        memcpy(next, rows + k * width, sizeof *next * (size_t)width);
        double left = left_over(width, basis, rank, next);
        for (int i = 0; i < width && left > 0; i++)
            next[i] /= left;
        rank += left > 0;
    }
    if (rank == width)
        return 0;
    double *last = basis + rank * width;
    memcpy(last, rows + which * width, sizeof *last * (size_t)width);
    double length = sqrt(dot(width, last, last));
    return length > 1e-12 ? left_over(width, basis, rank, last) / length : 0;
}

int closure_rank(int count, int width, const double *rows, double least)
{
    double *basis = memory_grow(NULL, sizeof *basis * (size_t)((count + 1) * width));
    int rank = 0;
    for (int k = 0; k < count && rank < width; k++) {
        double *next = basis + rank * width;
        memcpy(next, rows + k * width, sizeof *next * (size_t)width);
        double length = sqrt(dot(width, next, next)), left = left_over(width, basis, rank, next);
        if (!(length > 1e-12) || !(left > least * length))
            continue;
        for (int i = 0; i < width; i++)
            next[i] /= left;
        rank++;
    }
    memory_free(basis);
    return rank;
}

double closure_choose(int count, int width, const double *const *samples, int sample_count,
                      const int *order, int want, bool *taken)
{
    static const double levels[] = {0.2, 0.05, 1e-2, 1e-3, 1e-4, 1e-6};
    double *basis = memory_grow(NULL, sizeof *basis * (size_t)((count + 1) * width)), worst = 1;
    int have = 0;
    for (size_t level = 0; level < COUNT(levels) && have < want; level++)
        for (int k = 0; k < count && have < want; k++) {
            double share = taken[order[k]] ? 0 : 1;
            for (int s = 0; s < sample_count && share > levels[level]; s++)
                share = fmin(share, share_beyond(count, width, samples[s], taken, order[k], basis));
            if (!(share > levels[level]))
                continue;
            worst = fmin(worst, share);
            taken[order[k]] = true;
            have++;
        }
    memory_free(basis);
    return have == want ? worst : 0;
}
