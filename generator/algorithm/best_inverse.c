/* best_inverse.c: inverse dynamics, a Newton-Euler recursion laid out for specialisation.

   Per link, U = wd~ + w~w~ gives the acceleration of every point, and the force and moment of the
   link's inertial parameters (gauge.h): f = m a + U ms, n = ms x a + dual(U S - (U S)^T). The step
   from the parent is taken in two: along x to the foot A of the common normal, in the parent's
   axes, then along z to the origin, in the link's own, where U z is at hand.

   A link may be kept in axes that its joint does not turn: then nothing is rotated at that joint;
   instead the link's constants turn with the angle psi. Parallel axes so share one rotation by the
   sum of their angles, and the last link needs none. */
#include "algorithm/best.h"

typedef struct {
    Expr sum; /* of joint angles */
    int quarters;
} Angle;

/* Link i as the recursion sees it. */
typedef struct {
    Mat3 fixed;
    Expr c, s;   /* turn on the way in; 1 and 0 where the link is kept unturned */
    Angle psi;   /* from the working axes to the link's own, about z */
    bool turned; /* psi is zero */
    Vec3 foot;   /* from the parent's origin, in its working axes: A ... */
    Vec3 lever;  /* ... or O, where d is taken there */
    Expr d;      /* what is left to go along z, in the working axes */
    Real slide;    /* of the origin along z */
    Expr m, at_foot;
    Vec3 ms;
    Mat3 S;
    Vec3 w, wd, a_foot, a, f, n;
    Mat3 U;
} Body;

bool may_stay_unturned(const Robot *robot, int i)
{
    for (int k = i + 1; k < robot->n; k++)
        if (robot->links[k].parent == i && robot->links[k].fixed.R[2][2] != 1 &&
            robot->links[k].fixed.R[2][2] != -1)
            return false;
    return true;
}

static void angle_sincos(Angle angle, Expr *c, Expr *s)
{
    sincos_quarters(angle.sum, angle.quarters, s, c);
}

/* How far the origin of a prismatic joint's link moves along z: to where its first moment is zero. */
static Real slide_of(const Link *link, const LinkChoice *choice, const Parameters *parameters)
{
    const Real *p = parameters->p;
    return choice->slide && link->type == PRISMATIC && p[MASS] != 0 ? p[MS_Z] / p[MASS] : 0;
}

static void place(const Arm *arm, const LinkChoice *choice, Body *body, int i, Real phase)
{
    const ArmLink *link = &arm->link[i];
    Body *b = &body[i];
    int p = link->parent;
    Vec3 foot = vec_real(arm->robot->links[i].fixed.p);
    if (p >= 0)
        foot = sub(foot, vec3(ZERO, ZERO, expr_real(body[p].slide)));
    Angle total = {add(link->angle, expr_real(phase)), link->quarters};
    b->fixed = link->fixed;
    if (p >= 0 && !body[p].turned) {
        /* The parent's own axes are psi further on; about z it does not matter where psi is done.
         */
        Expr c, s;
        angle_sincos(body[p].psi, &c, &s);
        foot = turn_z(c, s, foot);
        bool same_way = arm->robot->links[i].fixed.R[2][2] > 0;
        Expr psi = same_way ? body[p].psi.sum : neg(body[p].psi.sum);
        total.sum = add(psi, total.sum);
        total.quarters += same_way ? body[p].psi.quarters : 4 - body[p].psi.quarters;
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
    b->d = add(link->d, expr_real(b->slide));
    if (choice->d_inside) {
        b->lever = add(foot, mul(b->d, column(b->fixed, 2)));
        b->d = ZERO;
    }
}

static Vec3 inward(const Body *b, Vec3 v)
{
    return mul(b->fixed, turn_z(b->c, b->s, v));
}

static Vec3 outward(const Body *b, Vec3 v)
{
    return turn_z(b->c, neg(b->s), mul(transpose(b->fixed), v));
}

/* ---- constants ---- */

/* The angle about z after which the chosen parameter is zero. */
static Real phase_angle(Phase phase, const Real *p)
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

static void set_parameters(const LinkChoice *choice, const Parameters *parameters, Body *b,
                           Real phase, Real d)
{
    Real p[PARAMETERS];
    for (int k = 0; k < PARAMETERS; k++)
        p[k] = parameters->p[k];
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
    Real ms[3] = {p[MS_X], p[MS_Y], p[MS_Z]}, turned_ms[3], turned_S[3][3];
    Real S[3][3] = {
        {p[S_XX], p[S_XY], p[S_XZ]}, {p[S_XY], p[S_YY], p[S_YZ]}, {p[S_XZ], p[S_YZ], p[S_ZZ]}};
    Pose back = pose_turn(2, -phase, 0);
    rotate3(back, ms, turned_ms);
    rotate_tensor(back, S, turned_S);
    b->m = expr_real(p[MASS]);
    b->at_foot = expr_real(p[FOOT]);
    b->ms = vec_real(turned_ms);
    b->S = mat_real(&turned_S[0][0]);
    if (!b->turned) {
        Expr c, s;
        angle_sincos(b->psi, &c, &s);
        b->ms = turn_z(c, s, b->ms);
        b->S = similarity_z(c, s, b->S);
    }
}

/* ---- the moment of a body about its origin ---- */

/* dual(U S - (U S)^T), gathered by the entries of S. */
static Vec3 tensor_moment(const Body *b)
{
    Expr xx = b->S.row[0].x, yy = b->S.row[1].y, zz = b->S.row[2].z;
    Expr xy = b->S.row[0].y, xz = b->S.row[0].z, yz = b->S.row[1].z;
    const Mat3 *U = &b->U;
    Expr x2 = mul(b->w.x, b->w.x), y2 = mul(b->w.y, b->w.y), z2 = mul(b->w.z, b->w.z);
    Vec3 diagonal = vec3(sub(mul(yy, U->row[2].y), mul(zz, U->row[1].z)),
                         sub(mul(zz, U->row[0].z), mul(xx, U->row[2].x)),
                         sub(mul(xx, U->row[1].x), mul(yy, U->row[0].y)));
    Vec3 squares = vec3(mul(yz, sub(z2, y2)), mul(xz, sub(x2, z2)), mul(xy, sub(y2, x2)));
    Vec3 mixed = vec3(sub(mul(xy, U->row[2].x), mul(xz, U->row[1].x)),
                      sub(mul(yz, U->row[0].y), mul(xy, U->row[2].y)),
                      sub(mul(xz, U->row[1].z), mul(yz, U->row[0].z)));
    return add(add(diagonal, squares), mixed);
}

/* J wd + w x J w, J = tr(S) E - S, gathered by the entries of J. */
static Vec3 euler_moment(const Body *b)
{
    Expr sxx = b->S.row[0].x, syy = b->S.row[1].y, szz = b->S.row[2].z;
    Expr xy = neg(b->S.row[0].y), xz = neg(b->S.row[0].z), yz = neg(b->S.row[1].z);
    const Mat3 *U = &b->U;
    Vec3 w = b->w, wd = b->wd;
    Expr x2 = mul(w.x, w.x), y2 = mul(w.y, w.y), z2 = mul(w.z, w.z);
    Vec3 diagonal =
        vec3(mul(add(syy, szz), wd.x), mul(add(sxx, szz), wd.y), mul(add(sxx, syy), wd.z));
    Vec3 gyro = vec3(mul(sub(syy, szz), mul(w.y, w.z)), mul(sub(szz, sxx), mul(w.x, w.z)),
                     mul(sub(sxx, syy), mul(w.x, w.y)));
    Vec3 squares = vec3(mul(yz, sub(y2, z2)), mul(xz, sub(z2, x2)), mul(xy, sub(x2, y2)));
    Vec3 mixed = vec3(sub(mul(xz, U->row[1].x), mul(xy, U->row[2].x)),
                      sub(mul(xy, U->row[2].y), mul(yz, U->row[0].y)),
                      sub(mul(yz, U->row[0].z), mul(xz, U->row[1].z)));
    return add(add(diagonal, gyro), add(squares, mixed));
}

/* ---- the recursion ---- */

static void move(const Arm *arm, Body *body, int i)
{
    const ArmLink *link = &arm->link[i];
    Body *b = &body[i];
    Vec3 w = vec_zero(), wd = vec_zero(), a = neg(arm->gravity), e = axis_z();
    if (link->parent >= 0) {
        const Body *parent = &body[link->parent];
        w = outward(b, parent->w);
        wd = outward(b, parent->wd);
        a = add(parent->a, mul(parent->U, b->lever));
    }
    b->w = w;
    b->wd = wd;
    b->a_foot = outward(b, a);
    if (link->revolute) {
        b->w = add(w, mul(link->qd, e));
        b->wd = add(wd, add(mul(link->qd, cross(w, e)), mul(link->qdd, e)));
    }
    vec_name(b->w, "w", i + 1);
    vec_name(b->wd, "wd", i + 1);
    b->U = acceleration_matrix(b->w, b->wd);
    mat_name(b->U, "U", i + 1);
    b->a = add(b->a_foot, mul(b->d, column(b->U, 2)));
    if (!link->revolute) {
        Vec3 coriolis = mul(mul(expr_real(2), link->qd), cross(b->w, e));
        b->a = add(b->a, add(coriolis, mul(link->qdd, e)));
    }
    vec_name(b->a, "a", i + 1);
}

void best_inverse(const Arm *arm, Expr *tau)
{
    int n = arm->n;
    const LinkChoice *choice = arm->plan->link;
    const Parameters *parameters = arm->plan->parameters;
    Arena *scratch = arena_new();
    Body *body = arena_array(scratch, Body, n);
    for (int i = 0; i < n; i++) {
        const Link *link = &arm->robot->links[i];
        Real phase = phase_angle(choice[i].phase, parameters[i].p);
        graph_section("joint angles");
        body[i].slide = slide_of(link, &choice[i], &parameters[i]);
        place(arm, &choice[i], body, i, phase);
        set_parameters(&choice[i], &parameters[i], &body[i], phase, link->d);
        graph_section("motion of link %d", i + 1);
        move(arm, body, i);
        body[i].f = body[i].n = vec_zero();
    }
    for (int i = n - 1; i >= 0; i--) {
        const ArmLink *link = &arm->link[i];
        Body *b = &body[i];
        graph_section("forces on link %d", i + 1);
        b->f = add(b->f, add(mul(b->m, b->a), mul(b->U, b->ms)));
        Vec3 moment = choice[i].euler ? euler_moment(b) : tensor_moment(b);
        b->n = add(b->n, add(moment, cross(b->ms, b->a)));
        vec_name(b->f, "f", i + 1);
        vec_name(b->n, "n", i + 1);
        tau[i] = link->revolute ? b->n.z : b->f.z;
        if (link->parent < 0)
            continue;
        Body *parent = &body[link->parent];
        Vec3 n_foot = add(b->n, cross(mul(b->d, axis_z()), b->f));
        Vec3 f_foot = add(b->f, mul(b->at_foot, b->a_foot));
        Vec3 f = inward(b, f_foot);
        parent->f = add(parent->f, f);
        parent->n = add(parent->n, add(inward(b, n_foot), cross(b->lever, f)));
    }
    arena_free(scratch);
}
