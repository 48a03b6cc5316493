/* regressor.c: the matrix Y of tau = Y pi, where pi are the inertial parameters: link by link, what
   a unit of each takes at the joints before it.

   A joint j moves link k with angular velocity z and velocity s of the link's origin per unit of
   its rate: carried outwards, in the link's axes. The link's own motion gives U = wd~ + w~w~ and
   the acceleration a of its origin. By virtual work, tau_j = s.f + z.n of the force and moment that
   the link takes:

       m        s.a
       m c      U^T s + a x z
       I        z.(I wd) + (z x w).(I w)

   and likewise for the entries of the pseudo-inertia S, of which I = tr(S) E - S: these are two
   products each on the diagonal instead of three. */
#include "algorithm/algorithms.h"
#include "algorithm/program.h"
#include "model/parameters.h"
#include "model/probe.h"

/* A run of parallel axes turns as one: w = base_w + rate z, wd = base_wd + rate base_w x z + ... z,
   where base is what carries the first of them. */
typedef struct {
    Vec3 w, wd, a;
    Mat3 U;
    Vec3 base_w, base_wd;
    Expr rate;
} LinkMotion;

/* A motion that one joint makes. */
typedef struct {
    Vec3 z, s;
} JointMotion;

static bool is_parallel(const Arm *arm, int i)
{
    Real upright = arm->robot->links[i].fixed.R[2][2];
    return arm->link[i].revolute && arm->link[i].parent >= 0 && !arm->robot->links[i].run &&
           (upright == 1 || upright == -1);
}

/* Motions are told of each link's own origin, in canonical axes. */
static Vec3 own_origin(const Arm *arm, bool canonical, int i)
{
    return canonical || i < 0 ? vec_zero() : vec_real(arm->robot->links[i].own.p);
}

/* The way from the parent's origin to the link's: first in the parent's axes, then the rest in its
   own. Along the joint's axis it may be either: where several joints turn the parent about the same
   axis, all of it is the same few numbers there. */
static Vec3 lever(const Arm *arm, bool canonical, int i, Vec3 *rest)
{
    const ArmLink *link = &arm->link[i];
    bool inside = link->parent >= 0 && is_parallel(arm, link->parent) && !is_parallel(arm, i) &&
                  link->revolute;
    Vec3 foot = inside ? link->a : link->foot;
    *rest = own_origin(arm, canonical, i);
    if (!inside)
        *rest = add(*rest, mul(link->d, axis_z()));
    return sub(foot, own_origin(arm, canonical, link->parent));
}

static void turn_link(const Arm *arm, const LinkMotion *parent, int i, LinkMotion *m)
{
    const ArmLink *link = &arm->link[i];
    m->w = m->wd = vec_zero();
    m->rate = ZERO;
    if (parent) {
        m->w = to_link(arm, i, parent->w);
        m->wd = to_link(arm, i, parent->wd);
    }
    m->base_w = m->w;
    m->base_wd = m->wd;
    if (!link->revolute)
        return;
    if (is_parallel(arm, i)) {
        m->base_w = to_link(arm, i, parent->base_w);
        m->base_wd = to_link(arm, i, parent->base_wd);
        m->rate = mul(link->fixed.row[2].z, parent->rate);
    }
    m->rate = add(m->rate, link->qd);
    Vec3 swing = add(m->base_wd, mul(m->rate, cross(m->base_w, axis_z())));
    m->w = vec3(m->base_w.x, m->base_w.y, add(m->w.z, link->qd));
    m->wd = vec3(swing.x, swing.y, add(m->wd.z, link->qdd));
}

/* U = wd~ + w~w~. Where nobody else wants wd (but its z), its last row and column come without: in
   wd = base_wd + rate base_w x z, the rate joins that of w. */
static Mat3 direct_matrix(const LinkMotion *m)
{
    Mat3 U = acceleration_matrix(m->w, m->wd);
    Expr ahead = add(m->w.z, m->rate), behind = m->base_w.z;
    U.row[0].z = add(mul(m->w.x, behind), m->base_wd.y);
    U.row[1].z = sub(mul(m->w.y, behind), m->base_wd.x);
    U.row[2].x = sub(mul(m->w.x, ahead), m->base_wd.y);
    U.row[2].y = add(mul(m->w.y, ahead), m->base_wd.x);
    return U;
}

static bool carries_parallel_axes_only(const Arm *arm, int i)
{
    for (int k = i + 1; k < arm->n; k++)
        if (arm->link[k].parent == i && !is_parallel(arm, k))
            return false;
    return true;
}

static void move_link(const Arm *arm, const LinkMotion *parent, int i, bool canonical,
                      LinkMotion *m)
{
    const ArmLink *link = &arm->link[i];
    Vec3 z = axis_z(), rest, first = lever(arm, canonical, i, &rest), a = neg(arm->gravity);
    graph_section("motion of link %d", i + 1);
    if (parent)
        a = add(parent->a, mul(parent->U, first));
    turn_link(arm, parent, i, m);
    vec_name(m->w, "w", i + 1);
    vec_name(m->wd, "wd", i + 1);
    bool direct = canonical && carries_parallel_axes_only(arm, i);
    m->U = direct ? direct_matrix(m) : acceleration_matrix(m->w, m->wd);
    mat_name(m->U, "U", i + 1);
    m->a = add(to_link(arm, i, a), mul(m->U, rest));
    if (!link->revolute) {
        Vec3 coriolis = mul(mul(expr_real(2), link->qd), cross(m->w, z));
        m->a = add(m->a, add(coriolis, mul(link->qdd, z)));
    }
    vec_name(m->a, "a", i + 1);
}

static JointMotion carry(const Arm *arm, bool canonical, int i, JointMotion m)
{
    Vec3 rest, first = lever(arm, canonical, i, &rest);
    m.s = to_link(arm, i, add(m.s, cross(m.z, first)));
    m.z = to_link(arm, i, m.z);
    m.s = add(m.s, cross(m.z, rest));
    return m;
}

static JointMotion own_motion(const Arm *arm, bool canonical, int i)
{
    Vec3 z = axis_z();
    return arm->link[i].revolute ? (JointMotion){z, cross(z, own_origin(arm, canonical, i))}
                                 : (JointMotion){vec_zero(), z};
}

/* ---- columns ---- */

static void mass_columns(const LinkMotion *m, JointMotion by, Expr *out)
{
    Vec3 first = add(mul(transpose(m->U), by.s), cross(m->a, by.z));
    out[0] = dot(by.s, m->a);
    out[1] = first.x;
    out[2] = first.y;
    out[3] = first.z;
}

/* As the tensor is: Ixx, Ixy, Ixz, Iyy, Iyz, Izz. */
static void inertia_columns(const LinkMotion *m, Vec3 z, Expr *out)
{
    Vec3 w = m->w, wd = m->wd;
    const Mat3 *U = &m->U;
    Expr xy = mul(w.x, w.y), xz = mul(w.x, w.z), yz = mul(w.y, w.z);
    Expr x2 = mul(w.x, w.x), y2 = mul(w.y, w.y), z2 = mul(w.z, w.z);
    out[0] = dot(z, vec3(wd.x, xz, neg(xy)));
    out[1] = dot(z, vec3(neg(U->row[2].x), U->row[2].y, sub(x2, y2)));
    out[2] = dot(z, vec3(U->row[1].x, sub(z2, x2), neg(U->row[1].z)));
    out[3] = dot(z, vec3(neg(yz), wd.y, xy));
    out[4] = dot(z, vec3(sub(y2, z2), neg(U->row[0].y), U->row[0].z));
    out[5] = dot(z, vec3(yz, neg(xz), wd.z));
}

/* Sxx, Syy, Szz, Sxy, Sxz, Syz. */
static void pseudo_columns(const LinkMotion *m, Vec3 z, Expr *out)
{
    const Mat3 *U = &m->U;
    Vec3 w = m->w;
    Expr x2 = mul(w.x, w.x), y2 = mul(w.y, w.y), z2 = mul(w.z, w.z);
    out[0] = dot(z, vec3(ZERO, neg(U->row[2].x), U->row[1].x));
    out[1] = dot(z, vec3(U->row[2].y, ZERO, neg(U->row[0].y)));
    out[2] = dot(z, vec3(neg(U->row[1].z), U->row[0].z, ZERO));
    out[3] = dot(z, vec3(U->row[2].x, neg(U->row[2].y), sub(y2, x2)));
    out[4] = dot(z, vec3(neg(U->row[1].x), sub(x2, z2), U->row[1].z));
    out[5] = dot(z, vec3(sub(z2, y2), U->row[0].y, neg(U->row[0].z)));
}

/* ---- axes of the file ---- */

static LinkMotion own_axes(const Arm *arm, int i, const LinkMotion *m)
{
    Mat3 back = transpose(mat_real(&arm->robot->links[i].own.R[0][0]));
    LinkMotion turned = {
        .w = mul(back, m->w), .wd = mul(back, m->wd), .a = mul(back, m->a), .rate = ZERO};
    turned.U = acceleration_matrix(turned.w, turned.wd);
    return turned;
}

static JointMotion own_axes_motion(const Arm *arm, int i, JointMotion m)
{
    Mat3 back = transpose(mat_real(&arm->robot->links[i].own.R[0][0]));
    return (JointMotion){mul(back, m.z), mul(back, m.s)};
}

/* ---- all of it ---- */

/* n x 10 n: the links' columns, of canonical parameters in the order of probe.h or of the robot's
   own. */
static void fill_links(const Arm *arm, bool canonical, Expr *Y)
{
    int n = arm->n, columns = LINK_PARAMETERS * n;
    Arena *scratch = arena_new();
    LinkMotion *motion = arena_array(scratch, LinkMotion, n);
    JointMotion *by = arena_array(scratch, JointMotion, n * n); /* joint j's motion of link k */
    for (int k = 0; k < n * columns; k++)
        Y[k] = ZERO;
    for (int k = 0; k < n; k++) {
        int parent = arm->link[k].parent;
        make_angle_sums(arm, k);
        move_link(arm, parent < 0 ? NULL : &motion[parent], k, canonical, &motion[k]);
        graph_section("link %d as the joints move it", k + 1);
        LinkMotion own = canonical ? motion[k] : own_axes(arm, k, &motion[k]);
        for (int j = k; j >= 0; j = arm->link[j].parent) {
            Expr *out = Y + j * columns + k * LINK_PARAMETERS;
            by[k * n + j] = j == k ? own_motion(arm, canonical, k)
                                   : carry(arm, canonical, k, by[parent * n + j]);
            JointMotion m = canonical ? by[k * n + j] : own_axes_motion(arm, k, by[k * n + j]);
            mass_columns(&own, m, out);
            if (canonical)
                pseudo_columns(&own, m.z, out + 4);
            else
                inertia_columns(&own, m.z, out + 4);
        }
    }
    arena_free(scratch);
}

void regressor(const Arm *arm, Expr *Y)
{
    fill_links(arm, false, Y);
}

void base_regressor(const Arm *arm, Expr *Y)
{
    fill_links(arm, true, Y);
}

/* ---- friction and rotors ---- */

/* Their columns: n x (as many as there are). */
static void fill_beyond(const Arm *arm, const ParameterColumns *has, int columns, Expr *Y)
{
    const Robot *robot = arm->robot;
    int n = arm->n, at = 0;
    graph_section("friction and rotors");
    for (int k = 0; k < n * columns; k++)
        Y[k] = ZERO;
    for (int i = 0; i < n && has->viscous; i++)
        Y[i * columns + at + i] = arm->link[i].qd;
    at += has->viscous ? n : 0;
    for (int i = 0; i < n && has->coulomb; i++)
        Y[i * columns + at + i] = coulomb_share(arm, i);
    at += has->coulomb ? n : 0;
    for (int i = 0; i < n && has->skewed; i++) {
        int skew = columns - 2 * n;
        Expr share = coulomb_share(arm, i);
        Y[i * columns + skew + i] = mul(share, arm->link[i].qd);
        Y[i * columns + skew + n + i] = mul(share, share);
    }
    for (int k = 0; k < n && has->rotors; k++) {
        const double *row = robot->coupling ? robot->coupling + k * n : NULL;
        Expr rate = row ? ZERO : expr_input("qdd", k); /* without a quaternion's drift */
        for (int j = 0; j < n && row; j++)
            rate = add(rate, mul(expr_real((Real)row[j]), expr_input("qdd", j)));
        for (int i = 0; i < n; i++)
            if (row || i == k)
                Y[i * columns + at + k] = row ? mul(expr_real((Real)row[i]), rate) : rate;
    }
}

/* A column of the robot's own among those of all n links, and then those beyond. */
static int own_pick(const ParameterColumns *columns, int k)
{
    int beyond = k - parameters_first_viscous(columns);
    return beyond >= 0 ? columns->n * LINK_PARAMETERS + beyond
                       : columns->link[k / LINK_PARAMETERS] * LINK_PARAMETERS + k % LINK_PARAMETERS;
}

/* The algorithm gives the columns of the links; which of them it takes is the function's. */
void recipe_regressor(const Making *making, Expr *Y)
{
    const Arm *arm = making->arm;
    const ParameterColumns *columns = making->function->parameters;
    int n = arm->n, inside = LINK_PARAMETERS * n;
    const ParameterColumns *own = columns->of ? columns->of : columns;
    int beyond = own->count - parameters_first_viscous(own);
    Arena *scratch = arena_new();
    Expr *links = arena_array(scratch, Expr, n * inside);
    Expr *others = arena_array(scratch, Expr, n * beyond);
    making->algorithm->build(arm, links);
    fill_beyond(arm, columns, beyond, others);
    for (int i = 0; i < n; i++)
        for (int k = 0; k < columns->count; k++) {
            int pick = columns->pick ? columns->pick[k] : own_pick(columns, k);
            Expr entry =
                pick < inside ? links[i * inside + pick] : others[i * beyond + pick - inside];
            bool negative = columns->pick && base_is_negative(pick, n);
            Y[i * columns->count + k] = negative ? neg(entry) : entry;
        }
    arena_free(scratch);
}
