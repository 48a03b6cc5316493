/* mujoco.c: the arm in MuJoCo, as MJCF text made here, and the lightest path to each function: only
   the stages of the pipeline that it needs, no collisions, constraints, sensors or passive forces.
 */
#include "peers.h"

#include <math.h>
#include <mujoco/mujoco.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    mjModel *model;
    mjData *data;
    mjtNum *rhs;
} Solver;

static void quaternion(double R[3][3], double quat[4])
{
    /* From the largest of the four squares, which keeps all digits. */
    double trace = R[0][0] + R[1][1] + R[2][2], square[4] = {1 + trace};
    int k = 0;
    for (int i = 0; i < 3; i++)
        square[i + 1] = 1 + 2 * R[i][i] - trace;
    for (int i = 1; i < 4; i++)
        k = square[i] > square[k] ? i : k;
    double r = sqrt(square[k]), s = 0.5 / r;
    const double skew[3] = {R[2][1] - R[1][2], R[0][2] - R[2][0], R[1][0] - R[0][1]};
    quat[k] = 0.5 * r;
    for (int i = 0; i < 3; i++)
        if (k == 0)
            quat[i + 1] = skew[i] * s;
        else if (i + 1 != k)
            quat[i + 1] = (R[i][k - 1] + R[k - 1][i]) * s;
    if (k > 0)
        quat[0] = skew[k - 1] * s;
}

/* Principal axes: I = R diag R^T, by Jacobi's rotations. MuJoCo would do it itself for a full
   tensor, but to nine digits only. */
static void principal_axes(double inertia[3][3], double R[3][3], double diagonal[3])
{
    double I[3][3];
    memcpy(I, inertia, sizeof I);
    for (int i = 0; i < 9; i++)
        R[i / 3][i % 3] = i % 4 == 0;
    for (int step = 0; step < 60; step++) {
        int a = step % 3, b = (a + 1) % 3;
        double angle = 0.5 * atan(2 * I[a][b] / (I[b][b] - I[a][a])); /* at most 45 degrees */
        double c = cos(angle), s = sin(angle);
        if (I[a][b] == 0)
            continue;
        for (int k = 0; k < 3; k++) { /* columns a and b of I and R */
            double x = I[k][a], y = I[k][b], u = R[k][a], v = R[k][b];
            I[k][a] = c * x - s * y;
            I[k][b] = s * x + c * y;
            R[k][a] = c * u - s * v;
            R[k][b] = s * u + c * v;
        }
        for (int k = 0; k < 3; k++) { /* rows of I */
            double x = I[a][k], y = I[b][k];
            I[a][k] = c * x - s * y;
            I[b][k] = s * x + c * y;
        }
    }
    for (int i = 0; i < 3; i++)
        diagonal[i] = I[i][i];
}

static void write_body(FILE *xml, Body *b)
{
    double quat[4];
    quaternion(b->R, quat);
    fprintf(xml, "<body pos='%.17g %.17g %.17g' quat='%.17g %.17g %.17g %.17g'>\n", b->p[0],
            b->p[1], b->p[2], quat[0], quat[1], quat[2], quat[3]);
    fprintf(xml, " <joint type='%s' pos='0 0 0' axis='0 0 1' armature='%.17g'/>\n",
            b->revolute ? "hinge" : "slide", b->rotor);
    fprintf(xml, " <inertial mass='%.17g' pos='%.17g %.17g %.17g' ", b->mass, b->com[0], b->com[1],
            b->com[2]);
    double axes[3][3], diagonal[3];
    principal_axes(b->inertia, axes, diagonal);
    quaternion(axes, quat);
    fprintf(xml, "quat='%.17g %.17g %.17g %.17g' diaginertia='%.17g %.17g %.17g'/>\n", quat[0],
            quat[1], quat[2], quat[3], diagonal[0], diagonal[1], diagonal[2]);
}

static void write_model(FILE *xml, Arm *arm)
{
    fprintf(xml, "<mujoco>\n<compiler angle='radian'/>\n<option gravity='%.17g %.17g %.17g'/>\n",
            arm->gravity[0], arm->gravity[1], arm->gravity[2]);
    fprintf(xml, "<worldbody>\n");
    for (int i = 0; i < arm->n; i++)
        write_body(xml, &arm->body[i]);
    for (int i = 0; i < arm->n; i++)
        fprintf(xml, "</body>");
    fprintf(xml, "\n</worldbody>\n</mujoco>\n");
}

static void *make(const Arm *arm)
{
    char *text = NULL, message[1000] = "";
    size_t length = 0;
    FILE *xml = open_memstream(&text, &length);
    mjVFS *files = malloc(sizeof *files);
    Solver *self = calloc(1, sizeof *self);
    if (!xml || !files || !self)
        abort();
    Arm copy = *arm; /* arrays of arrays do not become const in C */
    write_model(xml, &copy);
    fclose(xml);
    mj_defaultVFS(files);
    if (mj_makeEmptyFileVFS(files, "arm.xml", (int)length) != 0)
        abort();
    memcpy(files->filedata[files->nfile - 1], text, length);
    self->model = mj_loadXML("arm.xml", files, message, sizeof message);
    if (!self->model) {
        fprintf(stderr, "MuJoCo does not take this arm: %s\n", message);
        exit(1);
    }
    mj_deleteVFS(files);
    free(files);
    free(text);
    self->data = mj_makeData(self->model);
    self->rhs = calloc((size_t)arm->n, sizeof *self->rhs);
    return self;
}

static size_t bytes(const Solver *self)
{
    return sizeof(mjtNum) * (size_t)self->model->nv;
}

static void inverse_dynamics(void *s, const double *q, const double *qd, const double *x,
                             double *out)
{
    Solver *self = s;
    mjModel *m = self->model;
    mjData *d = self->data;
    memcpy(d->qpos, q, bytes(self));
    memcpy(d->qvel, qd, bytes(self));
    memcpy(d->qacc, x, bytes(self));
    mj_kinematics(m, d);
    mj_comPos(m, d);
    mj_comVel(m, d);
    mj_rne(m, d, 1, out);
    for (int i = 0; i < m->nv; i++)
        out[i] += m->dof_armature[i] * x[i]; /* as mj_inverse does */
}

static void inertia_matrix(void *s, const double *q, double *out)
{
    Solver *self = s;
    mjModel *m = self->model;
    mjData *d = self->data;
    memcpy(d->qpos, q, bytes(self));
    mj_kinematics(m, d);
    mj_comPos(m, d);
    mj_crb(m, d);
    mj_fullM(m, out, d->qM);
}

static void forward_dynamics(void *s, const double *q, const double *qd, const double *x,
                             double *out)
{
    Solver *self = s;
    mjModel *m = self->model;
    mjData *d = self->data;
    memcpy(d->qpos, q, bytes(self));
    memcpy(d->qvel, qd, bytes(self));
    mj_kinematics(m, d);
    mj_comPos(m, d);
    mj_crb(m, d);
    mj_factorM(m, d);
    mj_comVel(m, d);
    mj_rne(m, d, 0, self->rhs);
    for (int i = 0; i < m->nv; i++)
        self->rhs[i] = x[i] - self->rhs[i];
    mj_solveM(m, d, out, self->rhs, 1);
}

const Peer mujoco_peer = {
    "MuJoCo",
    "mj_kinematics and mj_comPos, then mj_comVel + mj_rne; mj_crb + mj_fullM; or mj_crb + "
    "mj_factorM + mj_comVel + mj_rne + mj_solveM",
    make,
    inverse_dynamics,
    inertia_matrix,
    forward_dynamics};
