/* mujoco_states.c: what MuJoCo computes of an MJCF file, as CSV for rbgen eval --states: q, qd, qdd
   at random, tau by mj_inverse without constraints, M by mj_fullM; in our conventions (x, y, z, w;
   a free body's linear motion in its own axes: generator/model/read/mjcf.c).

   usage: mujoco_states FILE.xml [STATES] */
#include <math.h>
#include <mujoco/mujoco.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t seed = 20240229;

static double uniform(double low, double high)
{
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    return low + (high - low) * (double)(seed >> 11) / 9007199254740992.0;
}

static double rounded(double x) /* to few digits, so that files stay short */
{
    return nearbyint(x * 1e4) / 1e4;
}

static void heads(const char *name, int count)
{
    for (int i = 0; i < count; i++)
        printf(",%s%d", name, i + 1);
}

static void row(const double *values, int count)
{
    for (int i = 0; i < count; i++)
        printf(",%.17g", values[i]);
}

/* Ours = R^T theirs, of the three numbers of a free body's linear motion; R of its quaternion. */
static void to_body(const double *quat, const double *in, double *out)
{
    double inverse[4];
    mju_negQuat(inverse, quat);
    mju_rotVecQuat(out, in, inverse);
}

typedef struct {
    mjModel *model;
    mjData *data;
    double *q, *qd, *qdd, *tau, *M;
} Run;

static void choose_state(const Run *run)
{
    const mjModel *m = run->model;
    for (int j = 0; j < m->njnt; j++) {
        double *q = run->data->qpos + m->jnt_qposadr[j];
        int type = m->jnt_type[j], quat = type == mjJNT_FREE ? 3 : 0;
        for (int k = 0; k < (type == mjJNT_FREE ? 3 : 1) && type != mjJNT_BALL; k++)
            q[k] = rounded(uniform(-1, 1));
        if (type != mjJNT_FREE && type != mjJNT_BALL)
            continue;
        for (int k = 0; k < 4; k++)
            q[quat + k] = uniform(-1, 1);
        mju_normalize4(q + quat);
    }
    for (int i = 0; i < m->nv; i++) {
        run->data->qvel[i] = rounded(uniform(-2, 2));
        run->data->qacc[i] = rounded(uniform(-3, 3));
    }
}

static void convert(const Run *run)
{
    const mjModel *m = run->model;
    const mjData *d = run->data;
    int n = m->nv;
    memcpy(run->q, d->qpos, sizeof(double) * (size_t)m->nq);
    memcpy(run->qd, d->qvel, sizeof(double) * (size_t)n);
    memcpy(run->qdd, d->qacc, sizeof(double) * (size_t)n);
    memcpy(run->tau, d->qfrc_inverse, sizeof(double) * (size_t)n);
    mj_fullM(m, run->M, d->qM);
    for (int j = 0; j < m->njnt; j++) {
        int type = m->jnt_type[j], at = m->jnt_qposadr[j], v = m->jnt_dofadr[j];
        if (type != mjJNT_FREE && type != mjJNT_BALL)
            continue;
        const double *quat = d->qpos + at + (type == mjJNT_FREE ? 3 : 0);
        double *ours = run->q + (quat - d->qpos), turned[3], cross[3];
        memcpy(ours, quat + 1, 3 * sizeof *ours);
        ours[3] = quat[0];
        if (type != mjJNT_FREE)
            continue;
        to_body(quat, d->qvel + v, run->qd + v);
        to_body(quat, d->qfrc_inverse + v, run->tau + v);
        to_body(quat, d->qacc + v, run->qdd + v);
        mju_cross(cross, run->qd + v + 3, run->qd + v);
        for (int k = 0; k < 3; k++)
            run->qdd[v + k] -= cross[k];
        for (int i = 0; i < n; i++) { /* columns, then rows */
            double column[3] = {run->M[i * n + v], run->M[i * n + v + 1], run->M[i * n + v + 2]};
            to_body(quat, column, run->M + i * n + v);
        }
        for (int i = 0; i < n; i++) {
            double column[3] = {run->M[v * n + i], run->M[(v + 1) * n + i],
                                run->M[(v + 2) * n + i]};
            to_body(quat, column, turned);
            for (int k = 0; k < 3; k++)
                run->M[(v + k) * n + i] = turned[k];
        }
    }
}

int main(int argc, char **argv)
{
    char error[1000] = "";
    int states = argc > 2 ? atoi(argv[2]) : 5;
    if (argc < 2) {
        fprintf(stderr, "usage: mujoco_states FILE.xml [STATES]\n");
        return 2;
    }
    Run run = {.model = mj_loadXML(argv[1], NULL, error, sizeof error)};
    if (!run.model) {
        fprintf(stderr, "mujoco_states: %s: %s\n", argv[1], error);
        return 1;
    }
    mjModel *m = run.model;
    m->opt.disableflags |= mjDSBL_CONSTRAINT | mjDSBL_ACTUATION;
    int n = m->nv;
    run.data = mj_makeData(m);
    run.q = calloc((size_t)m->nq + 1, sizeof(double));
    run.qd = calloc((size_t)n + 1, sizeof(double));
    run.qdd = calloc((size_t)n + 1, sizeof(double));
    run.tau = calloc((size_t)n + 1, sizeof(double));
    run.M = calloc((size_t)n * (size_t)n + 1, sizeof(double));
    printf("state");
    heads("q", m->nq);
    heads("qd", n);
    heads("qdd", n);
    heads("tau", n);
    for (int i = 0; i < n * n; i++)
        printf(",M_%d_%d", i / n + 1, i % n + 1);
    printf("\n");
    for (int s = 0; s < states; s++) {
        choose_state(&run);
        mj_inverse(m, run.data);
        convert(&run);
        printf("%d", s + 1);
        row(run.q, m->nq);
        row(run.qd, n);
        row(run.qdd, n);
        row(run.tau, n);
        row(run.M, n * n);
        printf("\n");
    }
    free(run.q);
    free(run.qd);
    free(run.qdd);
    free(run.tau);
    free(run.M);
    mj_deleteData(run.data);
    mj_deleteModel(m);
    return 0;
}
