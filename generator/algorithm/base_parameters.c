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
#include "algorithm/base_parameters.h"

/* A body's tensor about the new point less that about the old one, which lies at p from the new and
   about which the first moment is s: 2 p.s E - p sT - s pT + m (p.p E - p pT). */
static Mat3 parallel_axes(Expr m, Vec3 s, Vec3 p)
{
    Mat3 shift = sub(mat_identity(mul(expr_real(2), dot(p, s))), add(outer(p, s), outer(s, p)));
    return add(shift, sub(mat_identity(mul(m, dot(p, p))), mul(m, outer(p, p))));
}

/* Adds a body to another, in whose frame the body's own origin lies at p. */
static void merge(ArmParameters *to, Vec3 p, const ArmParameters *body)
{
    to->m = add(to->m, body->m);
    to->ms = add(to->ms, add(body->ms, mul(body->m, p)));
    to->J = add(to->J, add(body->J, parallel_axes(body->m, body->ms, p)));
}

void arm_inertial_parameters(const Arm *arm, ArmParameters *out)
{
    for (int i = 0; i < arm->n; i++) {
        const ArmLink *link = &arm->link[i];
        ArmParameters centre = {link->m, vec_zero(), link->I};
        out[i] = (ArmParameters){ZERO, vec_zero(), mat_zero()};
        merge(&out[i], link->rho, &centre);
    }
}

/* Takes from the link of a revolute joint what a turn about z cannot show. */
static ArmParameters take_symmetric(ArmParameters *link)
{
    Expr yy = link->J.row[1].y;
    ArmParameters body = {link->m, vec3(ZERO, ZERO, link->ms.z), mat_zero()};
    body.J.row[0].x = body.J.row[1].y = yy;
    link->m = link->ms.z = ZERO;
    link->J.row[0].x = sub(link->J.row[0].x, yy);
    link->J.row[1].y = ZERO;
    return body;
}

/* Takes from the link of a prismatic joint what feels only how the link turns. */
static ArmParameters take_tensor(ArmParameters *link)
{
    ArmParameters body = {ZERO, vec_zero(), link->J};
    link->J = mat_zero();
    return body;
}

/* Where a revolute joint has turned does not matter to a symmetric body, nor where a prismatic one
   has slid to a tensor without mass. */
static void give(const Arm *arm, int i, ArmParameters *body, ArmParameters *to)
{
    const ArmLink *link = &arm->link[i];
    if (!link->revolute)
        body->J = similarity_z(link->c, link->s, body->J);
    body->J = similarity(link->fixed, body->J);
    body->ms = mul(link->fixed, body->ms);
    merge(to, add(link->foot, mul(link->d0, column(link->fixed, 2))), body);
}

void arm_base_parameters(const Arm *arm, ArmParameters *out)
{
    arm_inertial_parameters(arm, out);
    for (int i = arm->n - 1; i >= 0; i--) {
        const ArmLink *link = &arm->link[i];
        if (arm->robot->links[i].run)
            continue; /* behind a quaternion, a body keeps what it has */
        ArmParameters body = link->revolute ? take_symmetric(&out[i]) : take_tensor(&out[i]);
        if (link->parent >= 0)
            give(arm, i, &body, &out[link->parent]);
    }
}
