/* working_link.c: see working_link.h. */
#include "best/working_link.h"

#include "algorithm/load.h"
#include "best/gauge_letters.h"

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

Expr working_unit(const Arm *arm, const Formulation *formulation)
{
    Real unit = formulation->unit;
    for (int i = 0; i < arm->n && unit != 1 && arm->robot->letters; i++) {
        const Link *link = &arm->robot->links[i];
        if (real_abs(link->fixed.p[0]) == unit)
            return link->fixed.p[0] < 0 ? neg(arm->link[i].foot.x) : arm->link[i].foot.x;
        if (real_abs(link->d) == unit)
            return link->d < 0 ? neg(arm->link[i].d0) : arm->link[i].d0;
    }
    return expr_real(unit);
}

static void place(const Arm *arm, const Formulation *formulation, WorkingLink *links, int i,
                  Real phase)
{
    const LinkChoice *choice = &formulation->link[i];
    const ArmLink *link = &arm->link[i];
    WorkingLink *b = &links[i];
    int p = link->parent;
    Expr per_unit = expr_div(ONE, working_unit(arm, formulation));
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
static Expr lever_to_child(const Arm *arm, const LinkChoice *choices, int i)
{
    const Robot *robot = arm->robot;
    int child = -1;
    for (int k = i + 1; k < robot->n; k++) {
        if (robot->links[k].parent != i)
            continue;
        if (child >= 0)
            return ZERO;
        child = k;
    }
    if (child < 0 || !robot->links[child].common_normal || choices[child].d_inside)
        return ZERO;
    return arm->link[child].foot.x;
}

/* Adds what is known at run time only to the link's constants, in their axes and about their
   origin. As nothing of it is known here, none of it is moved elsewhere. */
static void add_loads(const Arm *arm, Expr unit, WorkingLink *b, int i, Real phase)
{
    Load loads[MAX_LOADS];
    if (!arm->loaded)
        return;
    Pose frame = pose_multiply(pose_turn(2, phase, 0), pose_shift(0, 0, b->slide));
    int count = loads_on(arm, i, fixed_pose_real(frame), loads);
    for (int k = 0; k < count; k++) {
        Mat3 S = load_pseudo_inertia(&loads[k]);
        b->m = add(b->m, mul(mul(unit, unit), loads[k].m));
        b->ms = add(b->ms, mul(unit, mul(loads[k].m, loads[k].com)));
        b->S = add(b->S, S);
        b->Jzz = add(b->Jzz, add(S.row[0].x, S.row[1].y));
    }
}

/* R T R^T, entry by entry. */
static Mat3 rotated(Mat3 R, Mat3 T)
{
    return mul(R, mul(T, transpose(R)));
}

/* In the unit of length. */
static void scale_parameters(const Expr *from, Expr unit, Expr *p)
{
    for (int k = 0; k < PARAMETERS; k++)
        p[k] = mul(k <= MASS ? mul(unit, unit) : k <= MS_Z ? unit : ONE, from[k]);
}

static void set_parameters(const LinkChoice *choice, const Expr *parameters, WorkingLink *b,
                           Real phase, Expr unit, Expr d, Expr lever)
{
    Expr p[PARAMETERS], slide = expr_real(b->slide);
    scale_parameters(parameters, unit, p);
    if (choice->d_inside) { /* the foot is not visited: its mass joins the others */
        Expr moment = mul(p[FOOT], d);
        p[MASS] = add(p[MASS], p[FOOT]);
        p[MS_Z] = sub(p[MS_Z], moment);
        p[S_ZZ] = add(p[S_ZZ], mul(moment, d));
        p[FOOT] = ZERO;
    }
    if (b->slide != 0) {
        p[S_ZZ] = sub(p[S_ZZ], mul(p[MS_Z], slide));
        p[S_XZ] = sub(p[S_XZ], mul(p[MS_X], slide));
        p[S_YZ] = sub(p[S_YZ], mul(p[MS_Y], slide));
        p[MS_Z] = ZERO;
    }
    b->kappa = ZERO;
    if (choice->lever && !expr_is_zero(lever) && b->slide == 0 && phase == 0) {
        b->kappa = expr_div(sub(p[S_XX], p[S_YY]), mul(lever, lever));
        p[S_XX] = p[S_YY];
    }
    Expr s = choice->spin == SPIN_S_XX ? p[S_XX] : choice->spin == SPIN_S_YY ? p[S_YY] : ZERO;
    p[S_XX] = sub(p[S_XX], s);
    p[S_YY] = sub(p[S_YY], s);
    b->spin = mul(expr_real(2), s);
    b->across = s;
    b->ms = vec3(p[MS_X], p[MS_Y], p[MS_Z]);
    b->S = (Mat3){{vec3(p[S_XX], p[S_XY], p[S_XZ]), vec3(p[S_XY], p[S_YY], p[S_YZ]),
                   vec3(p[S_XZ], p[S_YZ], p[S_ZZ])}};
    if (phase != 0) {
        Pose back = pose_turn(2, -phase, 0);
        b->ms = mul(mat_real(&back.R[0][0]), b->ms);
        b->S = rotated(mat_real(&back.R[0][0]), b->S);
    }
    b->m = p[MASS];
    b->Jzz = add(p[S_XX], p[S_YY]);
    b->at_foot = p[FOOT];
}

/* From the link's own axes to the working ones. */
static void turn_parameters(WorkingLink *b)
{
    Expr c, s;
    angle_sincos(b->psi, &c, &s);
    b->ms = turn_z(c, s, b->ms);
    b->S = similarity_z(c, s, b->S);
}

/* The parameters of all links as they were chosen. */
static void choose_parameters(const Arm *arm, const Formulation *formulation, WorkingLink *links)
{
    int n = arm->n;
    if (!arm->robot->letters) {
        for (int i = 0; i < n; i++)
            for (int k = 0; k < PARAMETERS; k++)
                links[i].p[k] = expr_real(formulation->parameters[i].p[k]);
        return;
    }
    Arena *scratch = arena_new();
    Expr *p = arena_array(scratch, Expr, n * PARAMETERS);
    gauge_fix_letters(arm, formulation, p);
    for (int i = 0; i < n; i++)
        memcpy(links[i].p, p + i * PARAMETERS, sizeof links[i].p);
    arena_free(scratch);
}

void working_link_set_up(const Arm *arm, const Formulation *formulation, WorkingLink *links, int i)
{
    if (i == 0)
        choose_parameters(arm, formulation, links);
    const Link *link = &arm->robot->links[i];
    const LinkChoice *choice = &formulation->link[i];
    const Parameters *parameters = &formulation->parameters[i];
    Real phase = phase_angle(choice->phase, parameters->p);
    graph_section("joint angles");
    make_angle_sums(arm, i);
    links[i].slide = slide_of(link, choice, parameters);
    place(arm, formulation, links, i, phase);
    Expr unit = working_unit(arm, formulation), per_unit = expr_div(ONE, unit);
    Expr lever = lever_to_child(arm, formulation->link, i);
    set_parameters(choice, links[i].p, &links[i], phase, unit, mul(per_unit, arm->link[i].d0),
                   mul(per_unit, lever));
    if (!expr_is_zero(
            links[i].across)) { /* seen from the parent's axis, to which it is at an angle */
        Expr cosine = arm->link[i].fixed.row[2].z;
        WorkingLink *parent = &links[link->parent];
        parent->spin = add(parent->spin, mul(sub(ONE, mul(cosine, cosine)), links[i].across));
    }
    add_loads(arm, unit, &links[i], i, phase);
    if (!links[i].turned)
        turn_parameters(&links[i]);
}
