/* momentum.c: linear momentum and angular momentum about the mass centre of all links, and the
   matrix that gives them from qd, for any tree.

   A composite body is what hangs on a joint: mass m, first moment s and second moments S about the
   origin of frame i, in the axes of link i. When joint i turns at unit speed, its momentum is
   z x s, and (-Sxz, -Syz, Sxx + Syy) about the origin; when it slides, m z and s x z. About the
   mass centre c, a momentum p at o has (o - c) x p more. */
#include "algorithm/algorithms.h"
#include "algorithm/load.h"

typedef struct {
    Expr m;
    Vec3 s;
    Mat3 S;
} Composite;

/* The bodies that a link is of: itself, and what it carries. */
enum { MAX_BODIES = 1 + MAX_LOADS };
static int bodies_of(const Arm *arm, int i, Load *bodies)
{
    const ArmLink *link = &arm->link[i];
    bodies[0] = (Load){link->m, link->rho, link->I, trace(link->I)};
    return 1 + loads_on(arm, i, fixed_pose_real(pose_identity()), bodies + 1);
}

static Composite join(Composite a, Composite b)
{
    return (Composite){add(a.m, b.m), add(a.s, b.s), add(a.S, b.S)};
}

/* About the parent's origin, in its axes. */
static Composite inward(const Arm *arm, int i, Composite body)
{
    Vec3 a = arm->link[i].a, s = to_parent(arm, i, body.s), ma = mul(body.m, a);
    Mat3 S = add(tensor_to_parent(arm, i, body.S), outer(a, add(s, ma)));
    return (Composite){body.m, add(s, ma), add(S, outer(s, a))};
}

/* All of them; returns the one that hangs on the base. */
static Composite composites(const Arm *arm, Composite *body)
{
    Composite base = {ZERO, vec_zero(), mat_zero()};
    for (int i = 0; i < arm->n; i++) {
        Load parts[MAX_BODIES];
        int count = bodies_of(arm, i, parts);
        body[i] = (Composite){ZERO, vec_zero(), mat_zero()};
        for (int k = 0; k < count; k++)
            body[i] = join(body[i], (Composite){parts[k].m, mul(parts[k].m, parts[k].com),
                                                load_pseudo_inertia(&parts[k])});
        make_angle_sums(arm, i);
    }
    for (int i = arm->n - 1; i >= 0; i--) {
        int p = arm->link[i].parent;
        graph_section("all that hangs on joint %d", i + 1);
        vec_name(body[i].s, "mc", i + 1);
        mat_name(body[i].S, "S", i + 1);
        Composite *onto = p < 0 ? &base : &body[p];
        *onto = join(*onto, inward(arm, i, body[i]));
    }
    return base;
}

/* In the base's axes, from its origin; there where nothing has mass. */
static Vec3 mass_centre(Composite all)
{
    if (expr_is_zero(all.m))
        return vec_zero();
    return mul(expr_div(ONE, all.m), all.s);
}

void momentum_matrix(const Arm *arm, Expr *A)
{
    int n = arm->n;
    Arena *scratch = arena_new();
    Composite *body = arena_array(scratch, Composite, n);
    Mat3 R[MAX_JOINTS], base = arm->base.R;
    Vec3 o[MAX_JOINTS];
    Composite all = composites(arm, body);
    graph_section("mass centre");
    Vec3 centre = mul(base, mass_centre(all)), z = axis_z();
    joint_frames(arm, NULL, vec_zero(), R, o);
    for (int i = 0; i < n; i++) {
        graph_section("column %d", i + 1);
        const Composite *b = &body[i];
        bool turns = arm->link[i].revolute;
        Vec3 spin = vec3(neg(b->S.row[0].z), neg(b->S.row[1].z), add(b->S.row[0].x, b->S.row[1].y));
        Vec3 p = mul(R[i], turns ? cross(z, b->s) : mul(b->m, z));
        Vec3 L = mul(R[i], turns ? spin : cross(b->s, z));
        L = add(L, cross(sub(o[i], centre), p));
        Expr entries[] = {p.x, p.y, p.z, L.x, L.y, L.z};
        for (int k = 0; k < 6; k++)
            A[k * n + i] = entries[k];
    }
    arena_free(scratch);
}

/* Of a link: linear, and angular about its frame's origin. */
static void own_momentum(const Arm *arm, int i, Vec3 w, Vec3 v, Vec3 *p, Vec3 *L)
{
    Load parts[MAX_BODIES];
    int count = bodies_of(arm, i, parts);
    *p = *L = vec_zero();
    for (int k = 0; k < count; k++) {
        Vec3 linear = mul(parts[k].m, add(v, cross(w, parts[k].com)));
        *p = add(*p, linear);
        *L = add(*L, add(mul(parts[k].I, w), cross(parts[k].com, linear)));
    }
}

void momentum(const Arm *arm, Expr *h)
{
    int n = arm->n;
    Vec3 w[MAX_JOINTS], v[MAX_JOINTS], p[MAX_JOINTS], L[MAX_JOINTS], s[MAX_JOINTS];
    Vec3 linear = vec_zero(), angular = vec_zero(), first = vec_zero();
    Expr m[MAX_JOINTS], mass = ZERO;
    for (int i = 0; i < n; i++) {
        const ArmLink *link = &arm->link[i];
        Load parts[MAX_BODIES];
        int parent = link->parent, count = bodies_of(arm, i, parts);
        graph_section("link %d", i + 1);
        w[i] = v[i] = s[i] = vec_zero();
        m[i] = ZERO;
        if (parent >= 0) {
            w[i] = to_link(arm, i, w[parent]);
            v[i] = to_link(arm, i, add(v[parent], cross(w[parent], link->a)));
        }
        Vec3 *moves = link->revolute ? &w[i] : &v[i];
        *moves = add(*moves, mul(link->qd, axis_z()));
        vec_name(w[i], "w", i + 1);
        vec_name(v[i], "v", i + 1);
        own_momentum(arm, i, w[i], v[i], &p[i], &L[i]);
        for (int k = 0; k < count; k++) {
            m[i] = add(m[i], parts[k].m);
            s[i] = add(s[i], mul(parts[k].m, parts[k].com));
        }
    }
    for (int i = n - 1; i >= 0; i--) {
        const ArmLink *link = &arm->link[i];
        int parent = link->parent;
        graph_section("momentum of all that hangs on joint %d", i + 1);
        Vec3 inwards = to_parent(arm, i, p[i]), *to_p = parent < 0 ? &linear : &p[parent];
        Vec3 *to_L = parent < 0 ? &angular : &L[parent], *to_s = parent < 0 ? &first : &s[parent];
        Expr *to_m = parent < 0 ? &mass : &m[parent];
        *to_p = add(*to_p, inwards);
        *to_L = add(*to_L, add(to_parent(arm, i, L[i]), cross(link->a, inwards)));
        *to_s = add(*to_s, add(to_parent(arm, i, s[i]), mul(m[i], link->a)));
        *to_m = add(*to_m, m[i]);
    }
    graph_section("about the mass centre, in the world");
    Vec3 centre = mass_centre((Composite){mass, first, mat_zero()});
    Mat3 base = arm->base.R;
    angular = mul(base, sub(angular, cross(centre, linear)));
    linear = mul(base, linear);
    Expr entries[] = {linear.x, linear.y, linear.z, angular.x, angular.y, angular.z};
    for (int k = 0; k < 6; k++)
        h[k] = entries[k];
}
