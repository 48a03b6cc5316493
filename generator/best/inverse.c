/* inverse.c: inverse dynamics, a Newton-Euler recursion laid out for specialisation.

   Per link, U = wd~ + w~w~ gives the acceleration of every point, and the force and moment of the
   link's inertial parameters (gauge.h): f = m a + U ms, n = ms x a + dual(U S - (U S)^T). The step
   from the parent is taken in two: along x to the foot A of the common normal, in the parent's
   axes, then along z to the origin, in the link's own, where U z is at hand. */
#include "best/working_link.h"

/* ---- the moment of a body about its origin ---- */

/* dual(U S - (U S)^T), gathered by the entries of S. */
static Vec3 tensor_moment(const WorkingLink *b)
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
static Vec3 euler_moment(const WorkingLink *b)
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

/* Angular velocity and acceleration. Of a run of parallel axes kept unturned, only the sum of the
   rates matters: the products with it then meet those of U. */
static void turn(const Arm *arm, const WorkingLink *parent, WorkingLink *b, int i)
{
    const ArmLink *link = &arm->link[i];
    Vec3 e = axis_z();
    Vec3 w = working_outward(b, arm->base_w), wd = working_outward(b, arm->base_wd);
    b->base_w = w;
    b->base_wd = wd;
    b->rate = ZERO;
    if (parent) {
        bool in_group = !parent->turned && !arm->plan->torques->link[i].stepwise;
        w = working_outward(b, parent->w);
        wd = working_outward(b, parent->wd);
        b->base_w = in_group ? working_outward(b, parent->base_w) : w;
        b->base_wd = in_group ? working_outward(b, parent->base_wd) : wd;
        if (in_group)
            b->rate = mul(b->fixed.row[2].z, parent->rate);
    }
    b->w = w;
    b->wd = wd;
    if (link->revolute) {
        b->rate = add(b->rate, link->qd);
        b->w = add(w, mul(link->qd, e));
        wd = add(wd, mul(link->qdd, e));
        Vec3 swing = add(b->base_wd, mul(b->rate, cross(b->base_w, e)));
        b->wd = vec3(swing.x, swing.y, wd.z);
    }
    vec_name(b->w, "w", i + 1);
    vec_name(b->wd, "wd", i + 1);
}

/* U = wd~ + w~w~. Its last row and column have wd = base_wd + rate w x z in them, and products of w
   with w.z: together w times w.z + rate, or w.z - rate, which is base_w.z. So where nobody else
   wants wd, an addition is saved. */
static Mat3 direct_matrix(const WorkingLink *b)
{
    Mat3 U = acceleration_matrix(b->w, b->wd);
    Expr ahead = add(b->w.z, b->rate), behind = b->base_w.z;
    U.row[0].z = add(mul(b->w.x, behind), b->base_wd.y);
    U.row[1].z = sub(mul(b->w.y, behind), b->base_wd.x);
    U.row[2].x = sub(mul(b->w.x, ahead), b->base_wd.y);
    U.row[2].y = add(mul(b->w.y, ahead), b->base_wd.x);
    return U;
}

static void move(const Arm *arm, WorkingLink *links, int i)
{
    const ArmLink *link = &arm->link[i];
    WorkingLink *b = &links[i], *parent = link->parent < 0 ? NULL : &links[link->parent];
    Expr per_unit = expr_div(ONE, working_unit(arm, arm->plan->torques));
    Vec3 a = sub(mul(arm->base_U, b->lever), mul(per_unit, arm->gravity)), e = axis_z();
    if (parent)
        a = add(parent->a, mul(parent->U, b->lever));
    b->a_foot = mul(transpose(b->fixed), a);
    turn(arm, parent, b, i);
    b->U = arm->plan->torques->link[i].direct ? direct_matrix(b) : acceleration_matrix(b->w, b->wd);
    mat_name(b->U, "U", i + 1);
    b->a = add(turn_z(b->c, neg(b->s), b->a_foot), mul(b->d, column(b->U, 2)));
    if (!link->revolute) {
        Vec3 coriolis = mul(mul(expr_real(2), link->qd), cross(b->w, e));
        b->a = add(b->a, add(coriolis, mul(link->qdd, e)));
    }
    vec_name(b->a, "a", i + 1);
}

void inverse_motion(const Arm *arm, WorkingLink *links)
{
    for (int i = 0; i < arm->n; i++) {
        working_link_set_up(arm, arm->plan->torques, links, i);
        graph_section("motion of link %d", i + 1);
        move(arm, links, i);
        links[i].f = links[i].n = vec_zero();
    }
}

void inverse_rates(const Arm *arm, const Formulation *formulation, WorkingLink *links)
{
    for (int i = 0; i < arm->n; i++) {
        int parent = arm->link[i].parent;
        working_link_set_up(arm, formulation, links, i);
        graph_section("motion of link %d", i + 1);
        links[i].w = parent < 0 ? vec_zero() : working_outward(&links[i], links[parent].w);
        if (arm->link[i].revolute)
            links[i].w.z = add(links[i].w.z, arm->link[i].qd);
        vec_name(links[i].w, "w", i + 1);
    }
}

void inverse_forces(const Arm *arm, WorkingLink *links, Expr *tau)
{
    for (int i = arm->n - 1; i >= 0; i--) {
        const ArmLink *link = &arm->link[i];
        WorkingLink *b = &links[i];
        graph_section("forces on link %d", i + 1);
        b->f = add(b->f, add(mul(b->m, b->a), mul(b->U, b->ms)));
        Vec3 moment = arm->plan->torques->link[i].euler ? euler_moment(b) : tensor_moment(b);
        moment.z = add(moment.z, mul(b->spin, b->wd.z));
        b->n = add(b->n, add(moment, cross(b->ms, b->a)));
        vec_name(b->f, "f", i + 1);
        vec_name(b->n, "n", i + 1);
        if (tau)
            tau[i] = link->revolute ? b->n.z : b->f.z;
        if (link->parent < 0)
            continue;
        WorkingLink *parent = &links[link->parent];
        /* Inwards: turned about z, where what follows is as well done before or after; after it,
           constants meet so that rescaling is left with fewer. */
        Vec3 f = turn_z(b->c, b->s, b->f);
        Vec3 moved = add(turn_z(b->c, b->s, b->n), cross(mul(b->d, axis_z()), f));
        f = mul(b->fixed, add(f, mul(b->at_foot, b->a_foot)));
        parent->f = add(parent->f, f);
        Vec3 push = add(f, mul(parent->kappa, mul(parent->U, b->lever)));
        parent->n = add(parent->n, add(mul(b->fixed, moved), cross(b->lever, push)));
    }
}

void best_inverse(const Arm *arm, Expr *tau)
{
    Arena *scratch = arena_new();
    WorkingLink *links = arena_array(scratch, WorkingLink, arm->n);
    inverse_motion(arm, links);
    inverse_forces(arm, links, tau);
    arena_free(scratch);
}
