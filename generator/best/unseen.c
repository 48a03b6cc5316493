/* unseen.c: parameters that cannot be seen from the base. The freedoms are known but for a few near
   it: those are found as the null space of the torque regressor at random states, in binary128,
   where a rank is a clear matter (what is dependent vanishes to 1e-30, what is not stays above
   1e-10). Beyond UNSEEN_LINKS from the base, no parameter is unobservable by itself. */
#include "best/gauge_inside.h"
#include "util/linear.h"

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
        const Link *link = &robot->links[i];
        bool turns = link->type == REVOLUTE;
        int each = turns ? (int)COUNT(revolute) : (int)COUNT(prismatic);
        if (link->run) { /* only the last carries anything, and a spherical one's mass is free */
            int from = link->part < link->run - 1 ? PARAMETERS : link->run == 3 ? MS_X : MASS;
            for (int k = from; k < PARAMETERS; k++)
                columns[count++] = i * PARAMETERS + k;
            continue;
        }
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
        probe_move(robot, NULL, links, &random, motion);
        for (int c = 0; c < A->width; c++) {
            Real tau[UNSEEN_LINKS] = {0};
            probe_torques(robot, motion, columns[c] / PARAMETERS,
                          columns[c] % PARAMETERS - MASS + PROBE_MASS, tau);
            for (int i = 0; i < links; i++)
                A->at[(s * links + i) * A->width + c] = tau[i];
        }
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
    int *row_of = arena_array(scratch, int, width);
    fill_regressor(gauge->robot, links, columns, &A);
    linear_reduce(A.height, width, width, A.at, (Real)RANK_LIMIT, row_of);
    for (int c = 0; c < width; c++) {
        if (row_of[c] >= 0)
            continue;
        Real *v = gauge_new_freedom(gauge, 0, links - 1)->v;
        v[columns[c]] = 1;
        for (int other = 0; other < width; other++)
            if (row_of[other] >= 0)
                v[columns[other]] = real_prune(-A.at[row_of[other] * width + c], (Real)1e-6);
    }
    arena_free(scratch);
}
