/* slopes.c: derivatives of torques, Coriolis and inertia matrix in one recursion over composite
   bodies that carry rate moments, for any tree of turning and sliding joints.

   Point masses m at p; rho = p - O_i, seen from the origin of link i. When q_i changes, p moves by
   z x rho (turning) or z (sliding), and p's acceleration by the second time derivative of that. So
   what a change of q_i takes of all that joint i carries, a wrench about O_i, needs beside mass,
   first moment mu and S = sum m rho rho^T of the composite body only its rates, l = sum m rho' and
   D = sum m rho' rho^T, and force F and moment N that inverse dynamics carries inwards anyway. With
   zeta = z' and z'' = U z:

                 turning joint                                       sliding joint
     h    f      z x mu                                              m z
          n      (-Sxz, -Syz, Sxx + Syy)                             mu x z
     b           (-Dzx, -Dzy, Dxx + Dyy)                             l x z
     u    f      zeta x mu + z x l                                   m zeta
          n      (tr S - S) zeta + (-Dxz, -Dyz, Dxx + Dyy)           mu x zeta
     w    f      z'' x mu + 2 zeta x l + z x (F - m a)               m z''
          n      (tr S - S) z'' + 2 (tr D - D) zeta                  mu x z'' + z x F
                     + z x N - mu x (z x a)

   h is what a unit acceleration of joint i takes, b a couple, u that of a unit rate (half of it), w
   that of the position. About O_j of a joint j before i, a turning one:

     M_ij = z_j . h_n     C_ji = z_j . u_n     dtau_j/dq_i = z_j . w_n
     C_ij = zeta_j . h_n + z_j . b     dtau_i/dq_j = z''_j . h_n + 2 zeta_j . b - (z_j x a_j) . h_f

   and of a sliding one z_j . h_f, z_j . u_f, z_j . w_f; zeta_j . h_f, z''_j . h_f. On the way from
   O_i to O_j, b gains the difference of their velocities x h_f. As with the inertia matrix,
   wrenches travelling inwards meet motions travelling outwards wherever it is cheapest.

   Rates may also be kept as the link sees them, which turns with it: a rigid body then has none,
   and each joint adds qd z x mu and qd z~ S; full inertias are cheaper so.

   And instead of b one may carry b + v x h_f, with v the velocity of O_i: it gains nothing on the
   way, nor do motions gain by velocities, if what they do to h_f has v x w (and 2 v x w') added. */
#include "best/slopes.h"

#include "algorithm/spatial.h"
#include "best/composite.h"

/* Times `times`: derivatives by rates are 2 C. */
typedef struct {
    Vec3 l;
    Mat3 D;
    Expr T; /* Dxx + Dyy, kept apart as Jzz is */
} Rates;

/* What a joint's motion is for a link beyond it: twist, rate of the twist, and what a change of the
   joint's position adds to accelerations there, less what turning does. */
typedef struct {
    Vec3 w, v, wd, vd, wdd, y;
    bool known;
} Motion;

typedef struct {
    const Arm *arm;
    const LinkChoice *choice;
    WorkingLink *links;
    Composite *composite;
    Rates *rates;
    Motion *motions; /* of joint i at link k: i * n + k */
    bool positions;  /* derivatives by positions are wanted */
    bool relative;   /* rates are as the links see them */
    Vec3 *speed; /* of the links' origins, where couples are told as the base sees them; or NULL */
    Expr times;  /* 1 or 2 */
} Slopes;

/* ---- small things ---- */

static bool is_constant(Vec3 v)
{
    return expr_is_constant(v.x) && expr_is_constant(v.y) && expr_is_constant(v.z);
}

/* times w x v: where the factor costs nothing. */
static Vec3 times_cross(Expr times, Vec3 w, Vec3 v)
{
    return is_constant(v) ? cross(w, mul(times, v)) : cross(mul(times, w), v);
}

static Vec3 zeta_of(const WorkingLink *b)
{
    return vec3(b->w.y, neg(b->w.x), ZERO);
}

static Expr trace_in_plane(Mat3 D)
{
    return add(D.row[0].x, D.row[1].y);
}

/* (tr S - S) v, with Sxx + Syy at hand. */
static Vec3 inertia_times(Mat3 S, Expr in_plane, Vec3 v)
{
    Expr xx = S.row[0].x, yy = S.row[1].y, zz = S.row[2].z;
    Expr x = sub(mul(add(yy, zz), v.x), add(mul(S.row[0].y, v.y), mul(S.row[0].z, v.z)));
    Expr y = sub(mul(add(xx, zz), v.y), add(mul(S.row[1].x, v.x), mul(S.row[1].z, v.z)));
    Expr z = sub(mul(in_plane, v.z), add(mul(S.row[2].x, v.x), mul(S.row[2].y, v.y)));
    return vec3(x, y, z);
}

/* The part of rho x (A rho), summed, that is not symmetric: of A S. */
static Vec3 dual(Mat3 A, Mat3 S)
{
    Mat3 P = mul(A, S);
    return vec3(sub(P.row[2].y, P.row[1].z), sub(P.row[0].z, P.row[2].x),
                sub(P.row[1].x, P.row[0].y));
}

/* ---- rate moments ---- */

/* From joint c's link to its parent: along the joint's axis, and then by the lever. */
typedef struct {
    Vec3 along, along_rate, lever, lever_rate;
} Way;

static Way way_of(const Slopes *s, int c, Expr times)
{
    const ArmLink *link = &s->arm->link[c];
    const WorkingLink *b = &s->links[c];
    int p = link->parent;
    Vec3 z = axis_z(), turned = column(b->fixed, 2);
    Way way = {mul(b->d, z), vec_zero(), b->lever, vec_zero()};
    Expr speed = mul(times, link->qd);
    bool inside = s->choice[c].d_inside;
    if (!s->relative) {
        way.along_rate = times_cross(times, b->w, way.along);
        if (p >= 0)
            way.lever_rate = times_cross(times, s->links[p].w, b->lever);
    }
    if (!link->revolute && inside)
        way.lever_rate = add(way.lever_rate, mul(speed, turned));
    if (!link->revolute && !inside)
        way.along_rate = add(way.along_rate, mul(speed, z));
    return way;
}

/* after: the body as it is after this shift. */
static Rates rates_shift(Rates r, const Composite *after, Vec3 p, Vec3 rate, Expr kappa)
{
    Mat3 more = add(outer(r.l, p), outer(rate, add(after->ms, mul(kappa, p))));
    return (Rates){add(r.l, mul(after->m, rate)), add(r.D, more), add(r.T, trace_in_plane(more))};
}

static Rates rates_turn(const WorkingLink *b, Rates r)
{
    r.l = working_inward(b, r.l);
    r.D = turn_fixed(b->fixed, turn_about_z(b->c, b->s, r.D));
    if (!keeps_z(b))
        r.T = trace_in_plane(r.D);
    return r;
}

/* As the parent sees them, instead of the link. */
static Rates rates_over_joint(const Slopes *s, int i, Rates r)
{
    const ArmLink *link = &s->arm->link[i];
    const Composite *c = &s->composite[i];
    if (!s->relative || !link->revolute)
        return r;
    Vec3 turn = mul(mul(s->times, link->qd), axis_z());
    r.l = add(r.l, cross(turn, c->ms));
    r.D = add(r.D, mul(tilde(turn), c->S)); /* the trace in the plane stays */
    return r;
}

static Rates rates_of_body(const Slopes *s, int i)
{
    const WorkingLink *b = &s->links[i];
    Rates r = {vec_zero(), mat_zero(), ZERO};
    if (s->relative)
        return r;
    bool fixed = is_constant(b->S.row[0]) && is_constant(b->S.row[1]) && is_constant(b->S.row[2]);
    Vec3 w = fixed ? b->w : mul(s->times, b->w);
    Mat3 S = fixed ? mul(s->times, b->S) : b->S;
    r.l = times_cross(s->times, b->w, b->ms);
    r.D = mul(tilde(w), S);
    r.T = sub(mul(w.y, S.row[0].z), mul(w.x, S.row[1].z));
    return r;
}

/* The composite body of joint i, and its rates, become part of the parent's. */
static void join_parent(Slopes *s, int i)
{
    int p = s->arm->link[i].parent;
    const WorkingLink *b = &s->links[i];
    Expr kappa = s->links[p].kappa;
    Way way = way_of(s, i, s->times);
    Composite c = composite_shift(s->composite[i], way.along, ZERO);
    Rates r = rates_shift(rates_over_joint(s, i, s->rates[i]), &c, way.along, way.along_rate, ZERO);
    c = composite_turn(b, c);
    r = rates_turn(b, r);
    c = composite_shift(c, way.lever, kappa);
    r = rates_shift(r, &c, way.lever, way.lever_rate, kappa);
    Rates *to = &s->rates[p];
    s->composite[p] = composite_join(s->composite[p], c);
    *to = (Rates){add(to->l, r.l), add(to->D, r.D), add(to->T, r.T)};
}

/* ---- wrenches of a joint ---- */

static Vec3 couple_b(const Slopes *s, int i)
{
    const Composite *c = &s->composite[i];
    const Rates *r = &s->rates[i];
    const WorkingLink *b = &s->links[i];
    Vec3 zeta = mul(s->times, zeta_of(b));
    if (s->arm->link[i].revolute) {
        Vec3 couple = vec3(neg(r->D.row[2].x), neg(r->D.row[2].y), r->T);
        return s->relative ? add(couple, mul(c->S, zeta)) : couple;
    }
    Vec3 l = s->relative ? add(r->l, cross(mul(s->times, b->w), c->ms)) : r->l;
    return cross(l, axis_z());
}

static Wrench wrench_u(const Slopes *s, int i)
{
    const Composite *c = &s->composite[i];
    const Rates *r = &s->rates[i];
    const WorkingLink *b = &s->links[i];
    Vec3 z = axis_z(), zeta = mul(s->times, zeta_of(b));
    Vec3 rate = vec3(neg(r->D.row[0].z), neg(r->D.row[1].z), r->T);
    if (!s->arm->link[i].revolute)
        return (Wrench){mul(c->m, zeta), cross(c->ms, zeta)};
    if (!s->relative)
        return (Wrench){add(cross(zeta, c->ms), cross(z, r->l)),
                        add(inertia_times(c->S, c->Jzz, zeta), rate)};
    Vec3 w = mul(s->times, b->w);
    return (Wrench){add(cross(w, cross(z, c->ms)), cross(z, r->l)),
                    sub(rate, cross(z, mul(c->S, w)))};
}

/* U z~ - z~ U: what a turn of the link about z changes of its points' accelerations. */
static Mat3 turned_acceleration(Mat3 U)
{
    Vec3 x = U.row[0], y = U.row[1], z = U.row[2];
    Expr across = add(x.y, y.x), apart = sub(y.y, x.x);
    return (Mat3){
        {vec3(across, apart, y.z), vec3(apart, neg(across), neg(x.z)), vec3(z.y, neg(z.x), ZERO)}};
}

static Wrench wrench_w(const Slopes *s, int i)
{
    const Composite *c = &s->composite[i];
    const Rates *r = &s->rates[i];
    const WorkingLink *b = &s->links[i];
    Vec3 z = axis_z(), zdd = column(b->U, 2);
    if (!s->arm->link[i].revolute)
        return (Wrench){mul(c->m, zdd), add(cross(c->ms, zdd), cross(z, b->f))};
    Vec3 zeta = mul(expr_div(expr_real(2), s->times), zeta_of(b));
    Vec3 f = add(cross(zeta, r->l), cross(z, sub(b->f, mul(c->m, b->a))));
    Vec3 n =
        add(inertia_times(r->D, r->T, zeta), sub(cross(z, b->n), cross(c->ms, cross(z, b->a))));
    if (!s->relative)
        return (Wrench){add(cross(zdd, c->ms), f), add(inertia_times(c->S, c->Jzz, zdd), n)};
    Mat3 G = turned_acceleration(b->U);
    return (Wrench){add(mul(G, c->ms), f), add(dual(G, c->S), n)};
}

/* From link k to its parent: b gains the velocities between the origins, crossed with the force. */
static Vec3 couple_inward(const Slopes *s, int k, Vec3 couple, Vec3 force)
{
    if (s->speed)
        return working_inward(&s->links[k], couple);
    Slopes inertial = *s;
    inertial.relative = false;
    Way way = way_of(&inertial, k, s->times);
    couple = working_inward(&s->links[k], add(couple, cross(way.along_rate, force)));
    return add(couple, cross(way.lever_rate, working_inward(&s->links[k], force)));
}

/* ---- motions ---- */

static Motion own_motion(const Slopes *s, int i)
{
    const WorkingLink *b = &s->links[i];
    Vec3 z = axis_z(), none = vec_zero(), zeta = zeta_of(b);
    Vec3 zdd = s->positions ? column(b->U, 2) : none;
    if (!s->arm->link[i].revolute)
        return (Motion){none, z, none, zeta, none, zdd, true};
    Motion m = {z, none, zeta, none, zdd, s->positions ? neg(cross(z, b->a)) : none, true};
    if (s->speed) {
        m.vd = cross(s->speed[i], z);
        if (s->positions)
            m.y = add(m.y, mul(expr_real(2), cross(s->speed[i], zeta)));
    }
    return m;
}

static void motion_shift(Motion *m, Vec3 p, Vec3 rate)
{
    m->v = add(m->v, cross(m->w, p));
    m->vd = add(m->vd, add(cross(m->wd, p), cross(m->w, rate)));
    m->y = add(m->y, add(cross(m->wdd, p), mul(expr_real(2), cross(m->wd, rate))));
}

/* The motion of joint i as link k sees it; carried outwards step by step and kept. */
static const Motion *motion_at(Slopes *s, int i, int k)
{
    Motion *m = &s->motions[i * s->arm->n + k];
    if (m->known)
        return m;
    if (i == k) {
        *m = own_motion(s, i);
        return m;
    }
    const WorkingLink *b = &s->links[k];
    Slopes inertial = *s;
    inertial.relative = false;
    Way way = way_of(&inertial, k, ONE);
    Motion t = *motion_at(s, i, s->arm->link[k].parent);
    if (s->speed)
        way.lever_rate = way.along_rate = vec_zero();
    motion_shift(&t, way.lever, way.lever_rate);
    Vec3 *const all[] = {&t.w, &t.v, &t.wd, &t.vd, &t.wdd, &t.y};
    for (size_t part = 0; part < COUNT(all); part++)
        *all[part] = working_outward(b, *all[part]);
    motion_shift(&t, way.along, way.along_rate);
    *m = t;
    return m;
}

/* The base's acceleration that stands for gravity, in the axes of link k. */
static Vec3 upward_at(const Slopes *s, int k)
{
    int parent = s->arm->link[k].parent;
    Expr per_unit = expr_real(1 / s->arm->plan->torques->unit);
    Vec3 up = parent < 0 ? neg(mul(per_unit, s->arm->gravity)) : upward_at(s, parent);
    return working_outward(&s->links[k], up);
}

static Expr power(const Motion *m, Wrench w)
{
    return add(dot(m->w, w.n), dot(m->v, w.f));
}

/* ---- the recursion ---- */

/* Entries i, j for all joints j that carry joint i, of one wrench each way. */
static void fill_by_u(Slopes *s, int i, Expr *C)
{
    int n = s->arm->n, k = i;
    Wrench u = wrench_u(s, i);
    C[i * n + i] = own_component(s->arm, i, u);
    for (int j = s->arm->link[i].parent; j >= 0; j = s->arm->link[j].parent) {
        if (j >= s->choice[i].meet_u) {
            u = wrench_inward(&s->links[k], u);
            k = j;
        }
        C[j * n + i] = power(motion_at(s, j, k), u);
    }
}

static void fill_by_w(Slopes *s, int i, Expr *K)
{
    int n = s->arm->n, k = i;
    Wrench w = wrench_w(s, i);
    K[i * n + i] = own_component(s->arm, i, w);
    for (int j = s->arm->link[i].parent; j >= 0; j = s->arm->link[j].parent) {
        if (j >= s->choice[i].meet_w) {
            w = wrench_inward(&s->links[k], w);
            k = j;
        }
        K[j * n + i] = power(motion_at(s, j, k), w);
    }
}

static void fill_by_h(Slopes *s, int i, const SlopeParts *parts)
{
    int n = s->arm->n, k = i, j = s->arm->link[i].parent;
    Expr half_two = expr_div(expr_real(2), s->times);
    Wrench h = unit_wrench(s->arm, i, &s->composite[i]);
    Vec3 b = couple_b(s, i);
    if (s->speed)
        b = add(b, times_cross(s->times, s->speed[i], h.f));
    if (parts->M)
        parts->M[i * n + i] = own_component(s->arm, i, h);
    for (; j >= 0; j = s->arm->link[j].parent) {
        if (j >= s->choice[i].meet) {
            b = couple_inward(s, k, b, h.f);
            h = wrench_inward(&s->links[k], h);
            k = j;
        }
        const Motion *m = motion_at(s, j, k);
        if (parts->M)
            parts->M[j * n + i] = parts->M[i * n + j] = power(m, h);
        if (parts->C) {
            Expr turned = add(dot(m->wd, h.n), dot(m->vd, h.f));
            parts->C[i * n + j] = add(mul(s->times, turned), dot(m->w, b));
        }
        if (parts->K)
            parts->K[i * n + j] =
                add(add(dot(m->wdd, h.n), dot(m->y, h.f)), mul(half_two, dot(m->wd, b)));
    }
    if (parts->gravity) /* as if the base rose: work of h's force */
        parts->gravity[i] = dot(upward_at(s, k), h.f);
}

/* Velocities of the links' origins, each in its link's axes. */
static Vec3 *speeds(Arena *arena, const Slopes *s)
{
    Vec3 *speed = arena_array(arena, Vec3, s->arm->n);
    Slopes inertial = *s;
    inertial.relative = false;
    for (int i = 0; i < s->arm->n; i++) {
        int p = s->arm->link[i].parent;
        graph_section("motion of link %d", i + 1);
        Way way = way_of(&inertial, i, ONE);
        Vec3 before = add(p < 0 ? vec_zero() : speed[p], way.lever_rate);
        speed[i] = add(working_outward(&s->links[i], before), way.along_rate);
        vec_name(speed[i], "v", i + 1);
    }
    return speed;
}

void slopes_recursion(const Arm *arm, Expr times, const SlopeParts *parts)
{
    int n = arm->n;
    Arena *scratch = arena_new();
    Slopes s = {.arm = arm,
                .choice = arm->plan->torques->link,
                .links = arena_array(scratch, WorkingLink, n),
                .composite = arena_array(scratch, Composite, n),
                .rates = arena_array(scratch, Rates, n),
                .motions = arena_array(scratch, Motion, n * n),
                .positions = parts->K != NULL,
                .relative = arm->plan->torques->link[0].relative,
                .times = times};
    Expr *const all[] = {parts->M, parts->C, parts->K};
    for (size_t k = 0; k < COUNT(all); k++)
        for (int i = 0; i < n * n && all[k]; i++)
            all[k][i] = ZERO;
    if (s.positions) {
        inverse_motion(arm, s.links);
        inverse_forces(arm, s.links, parts->tau);
    } else {
        inverse_rates(arm, arm->plan->torques, s.links);
    }
    if (s.choice[0].still)
        s.speed = speeds(scratch, &s);
    for (int i = 0; i < n; i++) {
        s.composite[i] = composite_body(&s.links[i]);
        s.rates[i] = rates_of_body(&s, i);
    }
    for (int i = n - 1; i >= 0; i--) {
        graph_section("composite body %d", i + 1);
        if (!s.choice[i].trace) {
            s.composite[i].Jzz = composite_trace(&s.composite[i]);
            s.rates[i].T = trace_in_plane(s.rates[i].D);
        }
        vec_name(s.composite[i].ms, "ms", i + 1);
        mat_name(s.composite[i].S, "S", i + 1);
        vec_name(s.rates[i].l, "l", i + 1);
        mat_name(s.rates[i].D, "D", i + 1);
        if (arm->link[i].parent >= 0)
            join_parent(&s, i);
        graph_section("row and column %d", i + 1);
        fill_by_h(&s, i, parts);
        if (parts->C)
            fill_by_u(&s, i, parts->C);
        if (parts->K)
            fill_by_w(&s, i, parts->K);
    }
    arena_free(scratch);
}
