/* closure_linear.c: see closure_linear.h. */
#include "model/closure_linear.h"

#include "runtime/mechanism.h"

#include <math.h>
#include <string.h>

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
        double left = mechanism_beyond(width, basis, rank, next);
        for (int i = 0; i < width && left > 0; i++)
            next[i] /= left;
        rank += left > 0;
    }
    if (rank == width)
        return 0;
    double *last = basis + rank * width;
    memcpy(last, rows + which * width, sizeof *last * (size_t)width);
    double length = mechanism_length(width, last);
    return length > 1e-12 ? mechanism_beyond(width, basis, rank, last) / length : 0;
}

int closure_rank(int count, int width, const double *rows, double least)
{
    double *basis = memory_grow(NULL, sizeof *basis * (size_t)((count + 1) * width));
    int rank = 0;
    for (int k = 0; k < count && rank < width; k++) {
        double *next = basis + rank * width;
        memcpy(next, rows + k * width, sizeof *next * (size_t)width);
        double length = mechanism_length(width, next),
               left = mechanism_beyond(width, basis, rank, next);
        if (!(length > 1e-12) || !(left > least * length))
            continue;
        for (int i = 0; i < width; i++)
            next[i] /= left;
        rank++;
    }
    memory_free(basis);
    return rank;
}

double closure_least_share(int count, int width, const double *rows)
{
    const double ROUNDING = 1e-15;
    double share = 1;
    while (share > ROUNDING && closure_rank(count, width, rows, share) < count)
        share /= 2;
    return share > ROUNDING ? share : 0;
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
