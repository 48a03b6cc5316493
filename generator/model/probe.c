/* probe.c: see probe.h. Newton's and Euler's equations, in the canonical frames. */
#include "model/probe.h"

#include <string.h>

const int probe_row[6] = {0, 1, 2, 0, 0, 1}, probe_column[6] = {0, 1, 2, 1, 2, 2};

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

/* Before the first link of a quaternion's run: turned and shifted as the quaternion and the place
 * say.
 */
static Pose any_place(const Link *link, uint32_t *random)
{
    Pose pose = link->before, shift = pose_identity();
    for (int axis = 0; axis < 3; axis++) {
        pose = pose_multiply(pose, pose_turn(axis, 3 * next_random(random), 0));
        shift.p[axis] = link->run > 3 ? next_random(random) : 0;
    }
    return pose_multiply(shift, pose);
}

/* The accelerations of a quaternion's run are the joint's own and a drift (algorithm/arm.h): turns
   -u2 u3, u1 u3, -u1 u2, slides u x v. Rotors resist the former. Rates that are not probed are 0.
 */
static void take_off_drift(const Robot *robot, int links, const Real *rate, ProbeMotion *motion)
{
    for (int i = 0; i < links; i++) {
        const Link *link = &robot->links[i];
        int first = i - link->part, turns = first + link->run - 3, axis = link->part % 3;
        int a = (axis + 1) % 3, b = (axis + 2) % 3;
        Real u[3], v[3];
        for (int k = 0; k < 3 && link->run; k++) {
            u[k] = turns + k < links ? rate[turns + k] : 0;
            v[k] = first + k < links ? rate[first + k] : 0;
        }
        if (link->run && link->type == PRISMATIC)
            motion[i].qdd -= u[a] * v[b] - u[b] * v[a];
        else if (link->run)
            motion[i].qdd += axis == 1 ? -u[a] * u[b] : u[a] * u[b];
    }
}

/* What joint i has of the coordinates' numbers. */
static Real followed(const Gears *gears, int i, const Real *of)
{
    Real sum = 0;
    for (int j = 0; j < gears->dof; j++)
        sum += gears->S[i * gears->dof + j] * of[j];
    return sum;
}

void probe_move(const Robot *robot, const Gears *gears, int links, uint32_t *random,
                ProbeMotion *motion)
{
    Real w[PROBE_MOST][3], wd[PROBE_MOST][3], rate[PROBE_MOST];
    Real drawn[3][PROBE_MOST];
    for (int k = 0; gears && k < 3 * gears->dof; k++)
        drawn[k / gears->dof][k % gears->dof] = (k < gears->dof ? 3 : 1) * next_random(random);
    for (int i = 0; i < links; i++) {
        const Link *link = &robot->links[i];
        ProbeMotion *m = &motion[i];
        bool turns = link->type == REVOLUTE;
        int p = link->parent;
        Real q = 3 * next_random(random), qd = next_random(random), qdd = next_random(random);
        if (gears) {
            q = gears->offset[i] + followed(gears, i, drawn[0]);
            qd = followed(gears, i, drawn[1]);
            qdd = followed(gears, i, drawn[2]);
        }
        m->qd = qd;
        m->qdd = qdd;
        rate[i] = qd;
        q = link->run ? 0 : q;
        Real angle = link->theta + (Real)link->quarters * real_pi() / 2 + (turns ? q : 0);
        Pose turn = pose_turn(2, angle, 0), slide = pose_shift(0, 0, link->d + (turns ? 0 : q));
        m->pose = pose_multiply(pose_multiply(link->fixed, turn), slide);
        if (link->run && link->part == 0)
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
    take_off_drift(robot, links, rate, motion);
}

void probe_torques(const Robot *robot, const ProbeMotion *motion, int k, int parameter, Real *tau)
{
    const ProbeMotion *m = &motion[k];
    Real f[3] = {0, 0, 0}, n[3] = {0, 0, 0}, U[3][3];
    memcpy(U, m->U, sizeof U);
    if (parameter == PROBE_MASS) {
        memcpy(f, m->a, sizeof f);
    } else if (parameter <= PROBE_MS_Z) {
        Real ms[3] = {0, 0, 0};
        ms[parameter - PROBE_MS_X] = 1;
        matrix_vector(U, ms, f);
        cross3(ms, m->a, n);
    } else {
        int i = probe_row[parameter - PROBE_S_XX], j = probe_column[parameter - PROBE_S_XX];
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
