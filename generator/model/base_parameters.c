/* base_parameters.c: see base_parameters.h. */
#include "model/base_parameters.h"

#include <string.h>

static Real larger(Real a, Real b)
{
    return real_abs(a) > real_abs(b) ? real_abs(a) : real_abs(b);
}

static void gain(Real *x, Real more)
{
    *x = real_prune(*x + more, larger(*x, more));
}

/* A body's tensor about the new point less that about the old one, which lies at p from the new and
   about which the first moment is s: 2 p.s E - p sT - s pT + m (p.p E - p pT). */
static void parallel_axes(Real m, const Real s[3], const Real p[3], Real out[3][3])
{
    point_inertia(m, p, out);
    for (int i = 0; i < 3; i++) {
        int j = (i + 1) % 3, k = (i + 2) % 3;
        gain(&out[i][i], 2 * p[j] * s[j]);
        gain(&out[i][i], 2 * p[k] * s[k]);
        gain(&out[i][j], -p[i] * s[j]);
        gain(&out[i][j], -p[j] * s[i]);
        out[j][i] = out[i][j];
    }
}

void parameters_merge(InertialParameters *to, Pose pose, const InertialParameters *body)
{
    Real s[3], J[3][3], turned[3][3], shift[3][3];
    memcpy(J, body->J, sizeof J);
    rotate3(pose, body->ms, s);
    rotate_tensor(pose, J, turned);
    parallel_axes(body->m, s, pose.p, shift);
    gain(&to->m, body->m);
    for (int i = 0; i < 3; i++) {
        gain(&to->ms[i], s[i]);
        gain(&to->ms[i], body->m * pose.p[i]);
        for (int j = 0; j < 3; j++) {
            gain(&to->J[i][j], turned[i][j]);
            gain(&to->J[i][j], shift[i][j]);
        }
    }
}

void inertial_parameters(const Robot *robot, InertialParameters *out)
{
    for (int i = 0; i < robot->n; i++) {
        const Link *link = &robot->links[i];
        InertialParameters centre = {.m = link->mass};
        memcpy(centre.J, link->inertia, sizeof centre.J);
        out[i] = (InertialParameters){0};
        parameters_merge(&out[i], pose_shift(link->com[0], link->com[1], link->com[2]), &centre);
    }
}
