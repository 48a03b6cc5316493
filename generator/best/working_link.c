/* working_link.c: see working_link.h. */
#include "best/working_link.h"

#include "algorithm/load.h"

#include <string.h>

static void angle_sincos(Angle angle, Expr *c, Expr *s)
{
    sincos_quarters(angle.sum, angle.quarters, s, c);
}

/* How far the origin of a prismatic joint's link moves along z: to where its first moment is zero.
 */
static Real slide_of(const Link *link, const LinkChoice *choice, const Parameters *parameters)
{
    const Real *p = parameters->p;
    return choice->slide && link->type == PRISMATIC && p[MASS] != 0 ? p[MS_Z] / p[MASS] : 0;
}

static void place(const Arm *arm, const Formulation *formulation, WorkingLink *links, int i,
                  Real phase)
{
    const LinkChoice *choice = &formulation->link[i];
    const ArmLink *link = &arm->link[i];
    WorkingLink *b = &links[i];
    int p = link->parent;
    Expr per_unit = expr_real(1 / formulation->unit);
    Vec3 foot = mul(per_unit, link->foot);
    if (p >= 0)
        foot = sub(foot, vec3(ZERO, ZERO, expr_real(links[p].slide)));
    Angle total = {add(link->angle, expr_real(phase)), link->quarters};
    b->fixed = link->fixed;
    if (p >= 0 && !links[p].turned) {
        /* The parent's own axes are psi further on; about z it does not matter where psi is done.
         */
        Expr c, s;
        angle_sincos(links[p].psi, &c, &s);
        foot = turn_z(c, s, foot);
        bool same_way = arm->robot->links[i].fixed.R[2][2] > 0;
        Expr psi = same_way ? links[p].psi.sum : neg(links[p].psi.sum);
        total.sum = add(psi, total.sum);
        total.quarters += same_way ? links[p].psi.quarters : 4 - links[p].psi.quarters;
        total.quarters %= 4;
    }
    b->turned = !choice->unturned;
    b->c = ONE;
    b->s = ZERO;
    if (b->turned)
        angle_sincos(total, &b->c, &b->s);
    else
        b->psi = total;
    b->foot = foot;
    b->lever = foot;
    b->d = mul(per_unit, add(link->d, expr_real(b->slide)));
    if (choice->d_inside) {
        b->lever = add(foot, mul(b->d, column(b->fixed, 2)));
        b->d = ZERO;
    }
}

Vec3 working_inward(const WorkingLink *b, Vec3 v)
{
    return mul(b->fixed, turn_z(b->c, b->s, v));
}

Vec3 working_outward(const WorkingLink *b, Vec3 v)
{
    return turn_z(b->c, neg(b->s), mul(transpose(b->fixed), v));
}

/* ---- constants ---- */

/* The angle about z after which the chosen parameter is zero. */
static Real phase_angle(int phase, const Real *p)
{
    switch (phase) {
    case PHASE_MS_Y:
        return real_atan2(p[MS_Y], p[MS_X]);
    case PHASE_S_YZ:
        return real_atan2(p[S_YZ], p[S_XZ]);
    case PHASE_S_XZ:
        return real_atan2(-p[S_XZ], p[S_YZ]);
    case PHASE_S_XY:
        return real_atan2(2 * p[S_XY], p[S_XX] - p[S_YY]) / 2;
    default:
        return 0;
    }
}

/* The length of the lever along x to the link's only child; 0 when it has none or several, or when
   its lever has other parts. */
static Real lever_to_child(const Robot *robot, const LinkChoice *choices, int i)
{
    int child = -1;
    for (int k = i + 1; k < robot->n; k++) {
        if (robot->links[k].parent != i)
            continue;
        if (child >= 0)
            return 0;
        child = k;
    }
    if (child < 0 || !robot->links[child].common_normal || choices[child].d_inside)
        return 0;
    return robot->links[child].fixed.p[0];
}

/* Adds what is known at run time only to the link's constants, in their axes and about their
   origin. As nothing of it is known here, none of it is moved elsewhere. */
static void add_loads(const Arm *arm, Real unit_length, WorkingLink *b, int i, Real phase)
{
    Load loads[MAX_LOADS];
    if (!arm->loaded && !arm->open_links)
        return;
    Pose frame = pose_multiply(pose_turn(2, phase, 0), pose_shift(0, 0, b->slide));
    Expr unit = expr_real(unit_length);
    int count = loads_on(arm, i, frame, loads);
    for (int k = 0; k < count; k++) {
        Mat3 S = load_pseudo_inertia(&loads[k]);
        b->m = add(b->m, mul(mul(unit, unit), loads[k].m));
        b->ms = add(b->ms, mul(unit, mul(loads[k].m, loads[k].com)));
        b->S = add(b->S, S);
        b->Jzz = add(b->Jzz, add(S.row[0].x, S.row[1].y));
    }
}

static void set_parameters(const LinkChoice *choice, const Parameters *parameters, WorkingLink *b,
                           Real phase, Real unit, Real d, Real lever)
{
    Real p[PARAMETERS];
    for (int k = 0; k < PARAMETERS; k++)
        p[k] = parameters->p[k] * (k <= MASS ? unit * unit : k <= MS_Z ? unit : 1);
    if (choice->d_inside) { /* the foot is not visited: its mass joins the others */
        p[MASS] += p[FOOT];
        p[MS_Z] = real_prune(p[MS_Z] - p[FOOT] * d, real_abs(p[MS_Z]));
        p[S_ZZ] += p[FOOT] * d * d;
        p[FOOT] = 0;
    }
    if (b->slide != 0) {
        p[S_ZZ] = real_prune(p[S_ZZ] - p[MS_Z] * b->slide, real_abs(p[S_ZZ]));
        p[S_XZ] = real_prune(p[S_XZ] - p[MS_X] * b->slide, real_abs(p[S_XZ]));
        p[S_YZ] = real_prune(p[S_YZ] - p[MS_Y] * b->slide, real_abs(p[S_YZ]));
        p[MS_Z] = 0;
    }
    b->kappa = ZERO;
    if (choice->lever && lever != 0 && b->slide == 0 && phase == 0) {
        b->kappa = expr_real((p[S_XX] - p[S_YY]) / (lever * lever));
        p[S_XX] = p[S_YY];
    }
    Real s = choice->spin == SPIN_S_XX ? p[S_XX] : choice->spin == SPIN_S_YY ? p[S_YY] : 0;
    p[S_XX] -= s;
    p[S_YY] -= s;
    b->spin = expr_real(2 * s);
    b->across = s;
    Real ms[3] = {p[MS_X], p[MS_Y], p[MS_Z]};
    Real S[3][3] = {
        {p[S_XX], p[S_XY], p[S_XZ]}, {p[S_XY], p[S_YY], p[S_YZ]}, {p[S_XZ], p[S_YZ], p[S_ZZ]}};
    if (phase != 0) {
        Pose back = pose_turn(2, -phase, 0);
        Real turned_ms[3], turned_S[3][3];
        rotate3(back, ms, turned_ms);
        rotate_tensor(back, S, turned_S);
        memcpy(ms, turned_ms, sizeof ms);
        memcpy(S, turned_S, sizeof S);
    }
    b->m = expr_real(p[MASS]);
    b->Jzz = add(expr_real(p[S_XX]), expr_real(p[S_YY]));
    b->at_foot = expr_real(p[FOOT]);
    b->ms = vec_real(ms);
    b->S = mat_real(&S[0][0]);
}

/* From the link's own axes to the working ones. */
static void turn_parameters(WorkingLink *b)
{
    Expr c, s;
    angle_sincos(b->psi, &c, &s);
    b->ms = turn_z(c, s, b->ms);
    b->S = similarity_z(c, s, b->S);
}

void working_link_set_up(const Arm *arm, const Formulation *formulation, WorkingLink *links, int i)
{
    const Link *link = &arm->robot->links[i];
    const LinkChoice *choice = &formulation->link[i];
    const Parameters *parameters = &formulation->parameters[i];
    Real phase = phase_angle(choice->phase, parameters->p);
    graph_section("joint angles");
    make_angle_sums(arm, i);
    links[i].slide = slide_of(link, choice, parameters);
    place(arm, formulation, links, i, phase);
    Real unit = formulation->unit, lever = lever_to_child(arm->robot, formulation->link, i);
    set_parameters(choice, parameters, &links[i], phase, unit, link->d / unit, lever / unit);
    if (links[i].across != 0) { /* seen from the parent's axis, to which it is at an angle */
        Real cosine = link->fixed.R[2][2];
        WorkingLink *parent = &links[link->parent];
        parent->spin = add(parent->spin, expr_real((1 - cosine * cosine) * links[i].across));
    }
    add_loads(arm, unit, &links[i], i, phase);
    if (!links[i].turned)
        turn_parameters(&links[i]);
}
