/* mujoco_closed.c: accelerations under the equalities of an MJCF file (connect, weld, joint), as
   CSV for rbgen eval --states: q, qd, tau, and qdd. MuJoCo itself keeps equalities by springs; here
   its matrices are used as if they held exactly: M qdd + c = tau + J^T l, J qdd = -Jd qd, with J of
   efc_J and Jd qd by differences along the motion. Hinges and slides only. Joints that an equality
   ties to another have no columns, and no torque.

   usage: mujoco_closed FILE.xml [STATES] */
#include <math.h>
#include <mujoco/mujoco.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 32, MOST_ROWS = 64 };

static uint64_t seed = 20240229;

static double uniform(double low, double high)
{
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    return low + (high - low) * (double)(seed >> 11) / 9007199254740992.0;
}

/* x with A x = b, A square and symmetric, a little added to its diagonal: rows may depend. */
static void solve(int n, const double *A, const double *b, double *x)
{
    double L[MOST_ROWS * MOST_ROWS], largest = 0;
    for (int i = 0; i < n; i++)
        largest = fmax(largest, A[i * n + i]);
    memcpy(L, A, sizeof(double) * (size_t)(n * n));
    for (int i = 0; i < n; i++)
        L[i * n + i] += 1e-11 * largest;
    mju_cholFactor(L, n, 0);
    mju_cholSolve(x, L, b, n);
}

typedef struct {
    mjModel *m;
    mjData *d;
} Run;

static void place(const Run *run, const double *q, double *J)
{
    memcpy(run->d->qpos, q, sizeof(double) * (size_t)run->m->nq);
    mj_fwdPosition(run->m, run->d);
    memcpy(J, run->d->efc_J, sizeof(double) * (size_t)(run->d->nefc * run->m->nv));
}

/* out = W J^T (J W J^T)^-1 r, W the inverse of M or, NULL, one. A few rounds take away what the
   solution's diagonal left. */
static void reach(const Run *run, const double *J, const double *M, const double *r, double *out)
{
    int n = run->m->nv, rows = run->d->nefc;
    double W[MOST * MOST_ROWS], A[MOST_ROWS * MOST_ROWS], rest[MOST_ROWS], l[MOST_ROWS],
        factor[MOST * MOST];
    for (int k = 0; k < rows; k++)
        memcpy(W + k * n, J + k * n, sizeof(double) * (size_t)n);
    if (M) {
        memcpy(factor, M, sizeof(double) * (size_t)(n * n));
        mju_cholFactor(factor, n, 0);
        for (int k = 0; k < rows; k++)
            mju_cholSolve(W + k * n, factor, J + k * n, n);
    }
    for (int a = 0; a < rows; a++)
        for (int b = 0; b < rows; b++)
            A[a * rows + b] = mju_dot(J + a * n, W + b * n, n);
    memset(out, 0, sizeof(double) * (size_t)n);
    for (int round = 0; round < 6; round++) {
        for (int k = 0; k < rows; k++)
            rest[k] = r[k] - mju_dot(J + k * n, out, n);
        solve(rows, A, rest, l);
        for (int k = 0; k < rows; k++)
            for (int i = 0; i < n; i++)
                out[i] += W[k * n + i] * l[k];
    }
}

static void state(const Run *run, const char *follows, int number)
{
    const mjModel *m = run->m;
    mjData *d = run->d;
    int n = m->nv;
    double q[MOST], qd[MOST], tau[MOST], qdd[MOST], step[MOST], J[MOST_ROWS * MOST], r[MOST_ROWS];
    double M[MOST * MOST], ahead[MOST_ROWS * MOST], behind[MOST_ROWS * MOST], factor[MOST * MOST];
    for (int i = 0; i < n; i++) {
        q[i] = m->qpos0[i] + uniform(-0.2, 0.2);
        qd[i] = uniform(-1, 1);
        tau[i] = follows[i] ? 0 : uniform(-1, 1);
    }
    for (int round = 0; round < 30; round++) {
        place(run, q, J);
        for (int k = 0; k < d->nefc; k++)
            r[k] = -d->efc_pos[k];
        reach(run, J, NULL, r, step);
        for (int i = 0; i < n; i++)
            q[i] += step[i];
    }
    place(run, q, J);
    mju_mulMatVec(r, J, qd, d->nefc, n);
    reach(run, J, NULL, r, step);
    for (int i = 0; i < n; i++)
        qd[i] -= step[i];
    /* how J changes along qd, by differences of the fourth order */
    double change[MOST_ROWS] = {0};
    const double h = 1e-3, weight[2] = {8, -1};
    for (int far = 1; far <= 2; far++) {
        double there[MOST];
        for (int i = 0; i < n; i++)
            there[i] = q[i] + far * h * qd[i];
        place(run, there, ahead);
        for (int i = 0; i < n; i++)
            there[i] = q[i] - far * h * qd[i];
        place(run, there, behind);
        for (int k = 0; k < d->nefc; k++)
            change[k] += weight[far - 1] *
                         (mju_dot(ahead + k * n, qd, n) - mju_dot(behind + k * n, qd, n)) /
                         (12 * h);
    }
    place(run, q, J);
    memcpy(d->qvel, qd, sizeof(double) * (size_t)n);
    mj_fwdVelocity(m, d);
    mj_fullM(m, M, d->qM);
    memcpy(factor, M, sizeof(double) * (size_t)(n * n));
    mju_cholFactor(factor, n, 0);
    for (int i = 0; i < n; i++)
        step[i] = tau[i] - d->qfrc_bias[i] + d->qfrc_passive[i];
    mju_cholSolve(qdd, factor, step, n);
    mju_mulMatVec(r, J, qdd, d->nefc, n);
    for (int k = 0; k < d->nefc; k++)
        r[k] = -change[k] - r[k];
    reach(run, J, M, r, step);
    for (int i = 0; i < n; i++)
        qdd[i] += step[i];
    const double *rows[] = {q, qd, tau, qdd};
    printf("%d", number);
    for (int row = 0; row < 4; row++)
        for (int i = 0; i < n; i++)
            if (!follows[i])
                printf(",%.17g", rows[row][i]);
    printf("\n");
}

int main(int argc, char **argv)
{
    char error[1000] = "", follows[MOST] = {0};
    int states = argc > 2 ? atoi(argv[2]) : 5;
    Run run = {argc > 1 ? mj_loadXML(argv[1], NULL, error, sizeof error) : NULL, NULL};
    if (!run.m || run.m->nv > MOST || run.m->nv != run.m->nq) {
        fprintf(stderr, "mujoco_closed: usage: mujoco_closed FILE.xml [STATES]: %s\n", error);
        return 2;
    }
    run.m->opt.jacobian = mjJAC_DENSE;
    run.m->opt.disableflags |=
        mjDSBL_ACTUATION | mjDSBL_CONTACT | mjDSBL_LIMIT | mjDSBL_FRICTIONLOSS;
    for (int e = 0; e < run.m->neq; e++)
        if (run.m->eq_type[e] == mjEQ_JOINT)
            follows[run.m->jnt_dofadr[run.m->eq_obj1id[e]]] = 1;
    run.d = mj_makeData(run.m);
    static const char *const names[] = {"q", "qd", "tau", "qdd"};
    printf("state");
    for (int k = 0; k < 4; k++)
        for (int i = 0, number = 1; i < run.m->nv; i++)
            if (!follows[i])
                printf(",%s%d", names[k], number++);
    printf("\n");
    for (int s = 0; s < states; s++)
        state(&run, follows, s + 1);
    mj_deleteData(run.d);
    mj_deleteModel(run.m);
    return 0;
}
