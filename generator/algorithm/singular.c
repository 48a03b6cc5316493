/* singular.c: robots whose forces do not determine their accelerations, wherever they stand. */
#include "algorithm/program.h"

#include "model/positions.h"

#include <math.h>
#include <stdlib.h>

/* The inertia matrix at q, as numbers: its columns are the torques of unit accelerations, at rest
   and without gravity. */
static void inertia_at(const Program *weightless, const double *q, double *M)
{
    int n = weightless->n;
    double qd[MAX_JOINTS] = {0}, qdd[MAX_JOINTS] = {0}, column[MAX_JOINTS];
    const double *inputs[] = {q, qd, qdd};
    for (int j = 0; j < n; j++) {
        qdd[j] = 1;
        graph_evaluate(weightless->graph, inputs, weightless->outputs, n, column);
        qdd[j] = 0;
        for (int i = 0; i < n; i++)
            M[i * n + j] = column[i];
    }
}

/* The joint at which elimination from the tip meets a pivot that vanishes numerically, at each of a
   few positions; -1 when there is none. Massless and collinear links can make the inertia matrix
   singular everywhere without any expression folding to zero. */
static int vanishing_pivot(const Robot *robot, const Program *weightless)
{
    enum { TRIES = 3 };
    int n = weightless->n, found = -1;
    double *A = memory_grow(NULL, sizeof *A * (size_t)(n * n));
    for (int position = 0; position < TRIES; position++) {
        double q[MAX_POSITIONS];
        for (int i = 0; i < robot->positions; i++)
            q[i] = 0.3 + 0.7 * (i % 5) - 1.1 * position;
        positions_normalise(robot, q);
        inertia_at(weightless, q, A);
        int here = -1;
        for (int k = n - 1; k >= 0 && here < 0; k--) {
            double diagonal = fabs(A[k * n + k]);
            for (int j = k + 1; j < n; j++)
                A[k * n + k] -= A[k * n + j] * A[k * n + j] / A[j * n + j];
            if (!(fabs(A[k * n + k]) > 1e-12 * diagonal))
                here = k;
            for (int i = 0; i < k; i++)
                for (int j = k + 1; j < n; j++)
                    A[i * n + k] -= A[i * n + j] * A[k * n + j] / A[j * n + j];
        }
        found = here;
        if (here < 0)
            break;
    }
    memory_free(A);
    return found;
}

/* By Kane's equations, which know branches too. */
int singular_joint(const Robot *robot)
{
    Robot weightless = *robot;
    for (int k = 0; k < 3; k++)
        weightless.gravity[k] = 0;
    Program *torques = program_make(&weightless, &functions[INVERSE_DYNAMICS],
                                    algorithm_find(INVERSE_DYNAMICS, "kane"), NULL, false);
    int joint = vanishing_pivot(robot, torques);
    program_free(torques);
    return joint;
}
