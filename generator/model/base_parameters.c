/* base_parameters.c: see base_parameters.h. The recursive rules are those of

   W. Khalil, J. F. Kleinfinger, "Minimum operations and minimum parameters of the dynamic models
   of tree structure robots", IEEE J. Robotics and Automation 3, 1987:

   a body that looks the same from all sides of z, {m, (0, 0, ms_z), Jyy diag(1, 1, 0)}, does not
   change when it is turned about z, so the link of a revolute joint can give it to its parent; a
   link that slides turns as its parent does, so the link of a prismatic joint can give all of J.
   From the tips inwards, each link gives what it can together with what it was given.

   What this leaves is minimal where all joints are revolute, but for parameters of the first links
   that no torque depends on: these cost nothing, since what no output needs is not computed.
   Prismatic joints between the first revolute axes would allow a little more. */
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

/* Takes from the link of a revolute joint what a turn about z cannot show. */
static InertialParameters take_symmetric(InertialParameters *link)
{
    InertialParameters body = {.m = link->m, .ms = {0, 0, link->ms[2]}};
    body.J[0][0] = body.J[1][1] = link->J[1][1];
    link->m = link->ms[2] = 0;
    gain(&link->J[0][0], -link->J[1][1]);
    link->J[1][1] = 0;
    return body;
}

/* Takes from the link of a prismatic joint what feels only how the link turns. */
static InertialParameters take_tensor(InertialParameters *link)
{
    InertialParameters body = {.m = 0};
    memcpy(body.J, link->J, sizeof body.J);
    memset(link->J, 0, sizeof link->J);
    return body;
}

/* Frame i on its parent at q = 0. Where a revolute joint has turned does not matter to a symmetric
   body, nor where a prismatic one has slid to a tensor without mass. */
static Pose pose_on_parent(const Link *link)
{
    Real angle = (Real)link->quarters * real_pi() / 2 + link->theta;
    Pose turned = pose_multiply(link->fixed, pose_turn(2, angle, (Real)ANGLE_ZERO));
    return pose_multiply(turned, pose_shift(0, 0, link->d));
}

void base_parameters(const Robot *robot, InertialParameters *out)
{
    inertial_parameters(robot, out);
    for (int i = robot->n - 1; i >= 0; i--) {
        const Link *link = &robot->links[i];
        if (link->run)
            continue; /* behind a quaternion, a body keeps what it has */
        InertialParameters body =
            link->type == REVOLUTE ? take_symmetric(&out[i]) : take_tensor(&out[i]);
        if (link->parent >= 0)
            parameters_merge(&out[link->parent], pose_on_parent(link), &body);
    }
}
