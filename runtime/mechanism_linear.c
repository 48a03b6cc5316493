/* mechanism_linear.c: small dense systems that may be redundant, by pivoted Gram-Schmidt
   (mechanism.h). */
#include "mechanism.h"

#include <string.h>
#include <tgmath.h>

/* What of the longest row a row must have beyond the others to be independent of them. */
#define INDEPENDENT                                                                                \
    (sizeof(MechanismReal) < sizeof(double) ? (MechanismReal)1e-4 : (MechanismReal)1e-9)

static MechanismReal dot(int count, const MechanismReal *a, const MechanismReal *b)
{
    MechanismReal sum = 0;
    for (int k = 0; k < count; k++)
        sum += a[k] * b[k];
    return sum;
}

MechanismReal mechanism_length(int count, const MechanismReal *x)
{
    return sqrt(dot(count, x, x));
}

/* Twice, since once leaves rounding. */
MechanismReal mechanism_beyond(int width, const MechanismReal *basis, int count, MechanismReal *row)
{
    for (int twice = 0; twice < 2; twice++)
        for (int k = 0; k < count; k++) {
            MechanismReal along = dot(width, basis + k * width, row);
            for (int i = 0; i < width; i++)
                row[i] -= along * basis[k * width + i];
        }
    return mechanism_length(width, row);
}

/* Pivoted: the longest of what is left of all rows comes next. The rows that are independent fix
   the step; what the others say is then the same, or cannot be had. */
static void by_rows(int m, int n, const MechanismReal *A, const MechanismReal *e,
                    MechanismReal *step, MechanismReal *work)
{
    MechanismReal *rest = work, *basis = rest + m * n, *y = basis + m * n, *used = y + m;
    MechanismReal longest = 0;
    memcpy(rest, A, sizeof *rest * (size_t)(m * n));
    memset(step, 0, sizeof *step * (size_t)n);
    for (int k = 0; k < m; k++) {
        used[k] = 0;
        longest = fmax(longest, mechanism_length(n, A + k * n));
    }
    for (int rank = 0; rank < m && rank < n; rank++) {
        int best = -1;
        MechanismReal most = 0;
        for (int k = 0; k < m; k++) {
            if (used[k] != 0)
                continue;
            /* what is left is across all but the newest of the basis already */
            MechanismReal size =
                mechanism_beyond(n, basis + (rank ? rank - 1 : 0) * n, rank > 0, rest + k * n);
            if (size > most) {
                most = size;
                best = k;
            }
        }
        if (best < 0 || !(most > INDEPENDENT * longest))
            break;
        most = mechanism_beyond(n, basis, rank, rest + best * n);
        used[best] = 1;
        MechanismReal want = -e[best];
        for (int k = 0; k < rank; k++)
            want -= dot(n, basis + k * n, A + best * n) * y[k];
        y[rank] = want / most;
        for (int i = 0; i < n; i++) {
            basis[rank * n + i] = rest[best * n + i] / most;
            step[i] += y[rank] * basis[rank * n + i];
        }
    }
}

/* (A A^T + damping) y = -e, step = A^T y, by Cholesky. */
static void damped(int m, int n, const MechanismReal *A, const MechanismReal *e,
                   MechanismReal damping, MechanismReal *step, MechanismReal *work)
{
    MechanismReal *L = work, *y = L + m * m;
    for (int i = 0; i < m; i++)
        for (int j = 0; j <= i; j++) {
            MechanismReal sum = dot(n, A + i * n, A + j * n) + (i == j ? damping : 0);
            sum -= dot(j, L + i * m, L + j * m);
            L[i * m + j] =
                i == j ? sqrt(fmax(sum, damping * (MechanismReal)1e-6)) : sum / L[j * m + j];
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
}

void mechanism_least_norm(int rows, int columns, const MechanismReal *A, const MechanismReal *e,
                          MechanismReal damping, MechanismReal *step, MechanismReal *work)
{
    if (damping > 0)
        damped(rows, columns, A, e, damping, step, work);
    else
        by_rows(rows, columns, A, e, step, work);
}
