/* freedoms.c: a link's own parameters, and what may be added to them unnoticed at each joint. */
#include "best/gauge_inside.h"

static void add_symmetric(Real *p, Real factor, Real S[3][3])
{
    for (int k = 0; k < 6; k++)
        p[S_XX + k] += factor * S[probe_row[k]][probe_column[k]];
}

static void outer3(const Real a[3], const Real b[3], Real out[3][3])
{
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            out[i][j] = (a[i] * b[j] + a[j] * b[i]) / 2;
}

/* ---- the robot's own ---- */

void gauge_fill_plain(const Link *link, Real *p)
{
    Real about_origin[3][3], point[3][3];
    point_inertia(link->mass, link->com, point);
    Real trace = 0;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            about_origin[i][j] = link->inertia[i][j] + point[i][j];
    for (int i = 0; i < 3; i++)
        trace += about_origin[i][i];
    p[MASS] = link->mass;
    for (int k = 0; k < 3; k++)
        p[MS_X + k] = link->mass * link->com[k];
    for (int k = 0; k < 6; k++) {
        int i = probe_row[k], j = probe_column[k];
        Real half = i == j ? trace / 2 : 0;
        Real scale = real_abs(half) > real_abs(about_origin[i][j]) ? half : about_origin[i][j];
        p[S_XX + k] = real_prune(half - about_origin[i][j], real_abs(scale));
    }
}

/* ---- freedoms that every joint has ---- */

/* Mass on the axis of a revolute joint belongs to either link: zeroth, first and second moment. */
static void revolute_freedoms(Gauge *gauge, int i)
{
    const Link *link = &gauge->robot->links[i];
    int parent = link->parent;
    Real z[3], p[3], S[3][3];
    for (int k = 0; k < 3; k++) {
        z[k] = link->fixed.R[k][2];
        p[k] = link->fixed.p[k] + link->d * z[k];
    }
    for (int moment = 0; moment < 3; moment++) {
        Real *v = gauge_new_freedom(gauge, parent < 0 ? i : parent, i)->v;
        v[i * PARAMETERS + (moment == 0 ? MASS : moment == 1 ? MS_Z : S_ZZ)] = 1;
        if (parent < 0)
            continue;
        Real *at = v + parent * PARAMETERS;
        if (moment == 0)
            at[MASS] = -1;
        for (int k = 0; k < 3 && moment < 2; k++)
            at[MS_X + k] = moment == 0 ? -p[k] : -z[k];
        outer3(moment == 0 ? p : z, moment == 2 ? z : p, S);
        add_symmetric(at, moment == 1 ? -2 : -1, S);
    }
}

/* Across a prismatic joint the axes do not turn: S may belong to either link. */
static void prismatic_freedoms(Gauge *gauge, int i)
{
    const Link *link = &gauge->robot->links[i];
    int parent = link->parent;
    Pose turn = pose_turn(2, link->theta + (Real)link->quarters * real_pi() / 2, (Real)ANGLE_ZERO);
    Pose pose = pose_multiply(link->fixed, turn);
    for (int k = 0; k < 6; k++) {
        Real *v = gauge_new_freedom(gauge, parent < 0 ? i : parent, i)->v;
        Real S[3][3] = {{0}}, moved[3][3];
        S[probe_row[k]][probe_column[k]] = S[probe_column[k]][probe_row[k]] = 1;
        v[i * PARAMETERS + S_XX + k] = 1;
        if (parent < 0)
            continue;
        rotate_tensor(pose, S, moved);
        add_symmetric(v + parent * PARAMETERS, -1, moved);
    }
}

/* A point mass at the foot instead of the same body in the other parameters. */
static void foot_freedom(Gauge *gauge, int i)
{
    const Link *link = &gauge->robot->links[i];
    if (link->type != REVOLUTE || link->d == 0)
        return;
    Real *v = gauge_new_freedom(gauge, i, i)->v + i * PARAMETERS;
    v[FOOT] = 1;
    v[MASS] = -1;
    v[MS_Z] = link->d;
    v[S_ZZ] = -link->d * link->d;
}

/* What a spherical joint's centre carries belongs to either body. Between the links of a run
   nothing is moved: they carry nothing. */
static void run_freedom(Gauge *gauge, int i)
{
    const Link *last = &gauge->robot->links[i];
    int first = i - last->part;
    const Link *link = &gauge->robot->links[first];
    if (last->run != 3 || last->part != 2)
        return;
    int parent = link->parent;
    Real *v = gauge_new_freedom(gauge, parent < 0 ? i : parent, i)->v;
    v[i * PARAMETERS + MASS] = 1;
    v[i * PARAMETERS + MS_Z] = -last->d;
    v[i * PARAMETERS + S_ZZ] = last->d * last->d;
    if (parent < 0)
        return;
    Real *at = v + parent * PARAMETERS, S[3][3];
    at[MASS] = -1;
    for (int k = 0; k < 3; k++)
        at[MS_X + k] = -link->before.p[k];
    outer3(link->before.p, link->before.p, S);
    add_symmetric(at, -1, S);
}

void gauge_joint_freedoms(Gauge *gauge, int i)
{
    if (gauge->robot->links[i].run) {
        run_freedom(gauge, i);
        return;
    }
    if (gauge->robot->links[i].type == REVOLUTE)
        revolute_freedoms(gauge, i);
    else
        prismatic_freedoms(gauge, i);
    foot_freedom(gauge, i);
}
