/* unseen.c: parameters that cannot be seen from the base. The freedoms are known but for a few near
   it: those are found as the null space of the torque regressor at random states, in binary128,
   where a rank is a clear matter (what is dependent vanishes to 1e-30, what is not stays above
   1e-10). Beyond UNSEEN_LINKS from the base, no parameter is unobservable by itself. */
#include "best/gauge_inside.h"

#define RANK_LIMIT 1e-18

/* ---- the null space of the regressor ---- */

typedef struct {
    Real *at; /* by rows */
    int height, width;
} Matrix;

/* Parameters that the joints' own freedoms leave to be judged. */
static int base_columns(const Robot *robot, int links, int *columns)
{
    static const int revolute[] = {MS_X, MS_Y, S_XX, S_YY, S_XY, S_XZ, S_YZ};
    static const int prismatic[] = {MASS, MS_X, MS_Y, MS_Z};
    int count = 0;
    for (int i = 0; i < links; i++) {
        bool turns = robot->links[i].type == REVOLUTE;
        int each = turns ? (int)COUNT(revolute) : (int)COUNT(prismatic);
        for (int k = 0; k < each; k++)
            columns[count++] = i * PARAMETERS + (turns ? revolute[k] : prismatic[k]);
    }
    return count;
}

/* The torques of a unit of each of these parameters, at random states: one row a state and joint.
 */
static void fill_regressor(const Robot *robot, int links, const int *columns, Matrix *A)
{
    ProbeMotion motion[UNSEEN_LINKS];
    uint32_t random = 12345;
    for (int s = 0; s < A->height / links; s++) {
        probe_move(robot, links, &random, motion);
        for (int c = 0; c < A->width; c++) {
            Real tau[UNSEEN_LINKS] = {0};
            probe_torques(robot, motion, columns[c] / PARAMETERS,
                          columns[c] % PARAMETERS - MASS + PROBE_MASS, tau);
            for (int i = 0; i < links; i++)
                A->at[(s * links + i) * A->width + c] = tau[i];
        }
    }
}

static bool find_pivot(const Matrix *A, const bool *row_used, const int *pivot_row, int *row,
                       int *column)
{
    Real largest = (Real)RANK_LIMIT;
    *row = -1;
    for (int r = 0; r < A->height; r++)
        for (int c = 0; c < A->width && !row_used[r]; c++)
            if (!pivot_row[c] && real_smaller(largest, A->at[r * A->width + c])) {
                largest = real_abs(A->at[r * A->width + c]);
                *row = r;
                *column = c;
            }
    return *row >= 0;
}

/* Clears the column in every row but its own. */
static void eliminate(Matrix *A, int row, int column)
{
    int width = A->width;
    Real inverse = 1 / A->at[row * width + column];
    for (int r = 0; r < A->height; r++) {
        if (r == row || real_is_zero(A->at[r * width + column]))
            continue;
        Real factor = real_times(A->at[r * width + column], inverse);
        for (int c = 0; c < width; c++)
            if (!real_is_zero(A->at[row * width + c]))
                A->at[r * width + c] -= real_times(factor, A->at[row * width + c]);
        A->at[r * width + column] = 0;
    }
}

/* Gauss-Jordan with complete pivoting; the columns without a pivot are free. pivot_row[c] becomes
   the row + 1, 0: free. */
static void reduce(Arena *scratch, Matrix *A, int *pivot_row)
{
    bool *row_used = arena_array(scratch, bool, A->height);
    int row, column;
    while (find_pivot(A, row_used, pivot_row, &row, &column)) {
        row_used[row] = true;
        pivot_row[column] = row + 1;
        eliminate(A, row, column);
    }
}

void gauge_unseen_freedoms(Gauge *gauge)
{
    int links = gauge->n < UNSEEN_LINKS ? gauge->n : UNSEEN_LINKS;
    int columns[UNSEEN_FREEDOMS];
    int width = base_columns(gauge->robot, links, columns);
    Arena *scratch = arena_new();
    Matrix A = {NULL, (width / links + 3) * links, width};
    A.at = arena_array(scratch, Real, A.height * width);
    int *pivot_row = arena_array(scratch, int, width);
    fill_regressor(gauge->robot, links, columns, &A);
    reduce(scratch, &A, pivot_row);
    for (int c = 0; c < width; c++) {
        if (pivot_row[c])
            continue;
        Real *v = gauge_new_freedom(gauge, 0, links - 1)->v;
        v[columns[c]] = 1;
        for (int other = 0; other < width; other++) {
            if (!pivot_row[other])
                continue;
            const Real *row = A.at + (pivot_row[other] - 1) * width;
            v[columns[other]] = real_prune(-row[c] / row[other], (Real)1e-6);
        }
    }
    arena_free(scratch);
}
