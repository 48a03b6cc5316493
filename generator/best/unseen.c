/* unseen.c: parameters that cannot be seen from the base. The freedoms are known but for a few near
   it: those are found as the null space of the torque regressor at random states, in binary128,
   where a rank is a clear matter (what is dependent vanishes to 1e-30, what is not stays above
   1e-10). Beyond UNSEEN_LINKS from the base, no parameter is unobservable by itself. */
#include "best/gauge_inside.h"
#include "util/linear.h"

#include <string.h>

#define RANK_LIMIT 1e-18

/* ---- random motions ---- */

typedef struct {
    Pose pose; /* from the parent, with the joint moved */
    Real U[3][3], a[3];
} Motion;

static Real next_random(uint32_t *state)
{
    *state = *state * 1664525u + 1013904223u;
    return (Real)(*state >> 8) / 8388608 - 1;
}

static void matrix_vector(Real M[3][3], const Real v[3], Real out[3])
{
    for (int i = 0; i < 3; i++)
        out[i] = real_times(M[i][0], v[0]) + real_times(M[i][1], v[1]) + real_times(M[i][2], v[2]);
}

/* Before the first link of a run: turned and shifted as the quaternion and the place say. */
static Pose any_place(const Link *link, uint32_t *random)
{
    Pose pose = link->before, shift = pose_identity();
    for (int axis = 0; axis < 3; axis++) {
        pose = pose_multiply(pose, pose_turn(axis, 3 * next_random(random), 0));
        shift.p[axis] = link->run > 3 ? next_random(random) : 0;
    }
    return pose_multiply(shift, pose);
}

static void move(const Robot *robot, int links, uint32_t *random, Motion *motion)
{
    Real w[UNSEEN_LINKS][3], wd[UNSEEN_LINKS][3];
    for (int i = 0; i < links; i++) {
        const Link *link = &robot->links[i];
        Motion *m = &motion[i];
        bool turns = link->type == REVOLUTE;
        int p = link->parent;
        Real q = 3 * next_random(random), qd = next_random(random), qdd = next_random(random);
        q = link->run ? 0 : q;
        Real angle = link->theta + (Real)link->quarters * real_pi() / 2 + (turns ? q : 0);
        Pose turn = pose_turn(2, angle, 0), slide = pose_shift(0, 0, link->d + (turns ? 0 : q));
        m->pose = pose_multiply(pose_multiply(link->fixed, turn), slide);
        if (link->run && link->place == 0)
            m->pose = pose_multiply(any_place(link, random), m->pose);
        Real outer_w[3] = {0, 0, 0}, outer_wd[3] = {0, 0, 0}, a[3], swing[3];
        for (int k = 0; k < 3; k++)
            a[k] = -robot->gravity[k];
        if (p >= 0) {
            memcpy(outer_w, w[p], sizeof outer_w);
            memcpy(outer_wd, wd[p], sizeof outer_wd);
            matrix_vector(motion[p].U, m->pose.p, swing);
            for (int k = 0; k < 3; k++)
                a[k] = motion[p].a[k] + swing[k];
        }
        rotate3_back(m->pose, outer_w, w[i]);
        rotate3_back(m->pose, outer_wd, wd[i]);
        rotate3_back(m->pose, a, m->a);
        if (turns) {
            wd[i][0] += w[i][1] * qd;
            wd[i][1] -= w[i][0] * qd;
            wd[i][2] += qdd;
            w[i][2] += qd;
        } else {
            m->a[0] += 2 * qd * w[i][1];
            m->a[1] -= 2 * qd * w[i][0];
            m->a[2] += qdd;
        }
        Real square = dot3(w[i], w[i]);
        for (int r = 0; r < 3; r++)
            for (int c = 0; c < 3; c++)
                m->U[r][c] = w[i][r] * w[i][c] - (r == c ? square : 0);
        for (int k = 0; k < 3; k++) {
            int r = (k + 1) % 3, c = (k + 2) % 3;
            m->U[r][c] -= wd[i][k];
            m->U[c][r] += wd[i][k];
        }
    }
}

/* Torques that a unit of one parameter of link k takes, at joints k, parent(k), ... */
static void column_of_regressor(const Robot *robot, const Motion *motion, int k, int parameter,
                                Real *tau)
{
    const Motion *m = &motion[k];
    Real f[3] = {0, 0, 0}, n[3] = {0, 0, 0}, U[3][3];
    memcpy(U, m->U, sizeof U);
    if (parameter == MASS) {
        memcpy(f, m->a, sizeof f);
    } else if (parameter <= MS_Z) {
        Real ms[3] = {0, 0, 0};
        ms[parameter - MS_X] = 1;
        matrix_vector(U, ms, f);
        cross3(ms, m->a, n);
    } else {
        int i = gauge_row[parameter - S_XX], j = gauge_column[parameter - S_XX];
        Real T[3][3] = {{0}}; /* U S, with S = 1 at i,j and j,i */
        for (int r = 0; r < 3; r++) {
            T[r][j] = U[r][i];
            T[r][i] = U[r][j];
        }
        n[0] = T[2][1] - T[1][2];
        n[1] = T[0][2] - T[2][0];
        n[2] = T[1][0] - T[0][1];
    }
    for (int i = k; i >= 0; i = robot->links[i].parent) {
        Real inner_f[3], inner_n[3], lever[3];
        tau[i] = robot->links[i].type == REVOLUTE ? n[2] : f[2];
        rotate3(motion[i].pose, f, inner_f);
        rotate3(motion[i].pose, n, inner_n);
        cross3(motion[i].pose.p, inner_f, lever);
        for (int c = 0; c < 3; c++) {
            f[c] = inner_f[c];
            n[c] = inner_n[c] + lever[c];
        }
    }
}

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
            int from = link->place < link->run - 1 ? PARAMETERS : link->run == 3 ? MS_X : MASS;
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
    Motion motion[UNSEEN_LINKS];
    uint32_t random = 12345;
    for (int s = 0; s < A->height / links; s++) {
        move(robot, links, &random, motion);
        for (int c = 0; c < A->width; c++) {
            Real tau[UNSEEN_LINKS] = {0};
            column_of_regressor(robot, motion, columns[c] / PARAMETERS, columns[c] % PARAMETERS,
                                tau);
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
