/* matrix.c: inertia matrix by composite bodies, laid out for specialisation.

   The composite body j is all that joint j carries: mass, first moment ms and pseudo-inertia S
   about the origin of link j. A unit acceleration of the joint takes the wrench w_j: of a revolute
   joint f = z x ms, n = (-Sxz, -Syz, Sxx + Syy), of a prismatic one f = m z, n = ms x z. H_ij = s_i
   . w_j, with s_i the motion that joint i gives to everything outside: in any axes and about any
   point.

   So w_j travels inwards to where s_i, travelling outwards, meets it. Where they meet is a choice:
   carrying everything inwards is Walker and Orin's way, carrying all motions outwards is Renaud's;
   the cheapest is in between, with one point of meeting for each j (the choice meet). */
#include "best/working_link.h"

typedef struct {
    Expr m;
    Vec3 ms;
    Mat3 S;
    Expr Jzz; /* Sxx + Syy, kept apart: turns about z leave it alone */
} Composite;

typedef struct {
    Vec3 f, n; /* force, and moment about the origin */
} Wrench;

typedef struct {
    Vec3 w, v; /* angular velocity, and velocity of the origin */
} Twist;

static Mat3 symmetric_product(Vec3 a, Vec3 b)
{
    Expr xy = add(mul(a.x, b.y), mul(a.y, b.x)), xz = add(mul(a.x, b.z), mul(a.z, b.x));
    Expr yz = add(mul(a.y, b.z), mul(a.z, b.y)), two = expr_real(2);
    return (Mat3){{vec3(mul(two, mul(a.x, b.x)), xy, xz), vec3(xy, mul(two, mul(a.y, b.y)), yz),
                   vec3(xz, yz, mul(two, mul(a.z, b.z)))}};
}

/* The same body about a point p back: its parts now lie p further. Half of m p is moved first, so
   that the terms with p p^T are not a case of their own; kappa p p^T comes along for nothing. */
static Composite shift(Composite c, Vec3 p, Expr kappa)
{
    Vec3 half = add(c.ms, mul(mul(expr_real((Real)0.5), add(c.m, kappa)), p));
    Mat3 more = symmetric_product(p, half);
    return (Composite){c.m, add(c.ms, mul(c.m, p)), add(c.S, more),
                       add(c.Jzz, add(more.row[0].x, more.row[1].y))};
}

static Expr trace_of(const Composite *c)
{
    return add(c->S.row[0].x, c->S.row[1].y);
}

static Composite join(Composite a, Composite b)
{
    return (Composite){add(a.m, b.m), add(a.ms, b.ms), add(a.S, b.S), add(a.Jzz, b.Jzz)};
}

static Composite composite_inward(const WorkingLink *b, Composite c, Expr kappa)
{
    c = shift(c, mul(b->d, axis_z()), ZERO);
    c.m = add(c.m, b->at_foot);
    c.ms = working_inward(b, c.ms);
    c.S = similarity(b->fixed, similarity_z(b->c, b->s, c.S));
    /* by the sines: 1e-8 rad off, the cosine is 1 already but the products of inertia still count
     */
    if (!expr_is_zero(b->fixed.row[2].x) || !expr_is_zero(b->fixed.row[2].y))
        c.Jzz = trace_of(&c);
    return shift(c, b->lever, kappa);
}

static Wrench wrench_inward(const WorkingLink *b, Wrench w)
{
    w.n = working_inward(b, add(w.n, cross(mul(b->d, axis_z()), w.f)));
    w.f = working_inward(b, w.f);
    w.n = add(w.n, cross(b->lever, w.f));
    return w;
}

static Twist twist_outward(const WorkingLink *b, Twist t)
{
    t.v = working_outward(b, add(t.v, cross(t.w, b->lever)));
    t.w = working_outward(b, t.w);
    t.v = add(t.v, cross(t.w, mul(b->d, axis_z())));
    return t;
}

static Wrench unit_wrench(const Arm *arm, int j, const Composite *c)
{
    if (!arm->link[j].revolute)
        return (Wrench){mul(c->m, axis_z()), cross(c->ms, axis_z())};
    return (Wrench){cross(axis_z(), c->ms), vec3(neg(c->S.row[0].z), neg(c->S.row[1].z), c->Jzz)};
}

static Expr own_component(const Arm *arm, int i, Wrench w)
{
    return arm->link[i].revolute ? w.n.z : w.f.z;
}

/* The motion of joint i as link k sees it; carried outwards step by step and kept. */
static Twist motion_at(const Arm *arm, const WorkingLink *links, Twist *twists, bool *known, int i,
                       int k)
{
    int n = arm->n;
    if (!known[i * n + k]) {
        Twist t;
        if (i == k)
            t = arm->link[i].revolute ? (Twist){axis_z(), vec_zero()}
                                      : (Twist){vec_zero(), axis_z()};
        else
            t = twist_outward(&links[k],
                              motion_at(arm, links, twists, known, i, arm->link[k].parent));
        twists[i * n + k] = t;
        known[i * n + k] = true;
    }
    return twists[i * n + k];
}

void best_matrix(const Arm *arm, Expr *H)
{
    int n = arm->n;
    Arena *scratch = arena_new();
    WorkingLink *links = arena_array(scratch, WorkingLink, n);
    Composite *composite = arena_array(scratch, Composite, n);
    Twist *twists = arena_array(scratch, Twist, n * n);
    bool *known = arena_array(scratch, bool, n *n);
    for (int i = 0; i < n * n; i++)
        H[i] = ZERO;
    for (int i = 0; i < n; i++) {
        working_link_set_up(arm, arm->plan->inertia, links, i);
        composite[i] = (Composite){links[i].m, links[i].ms, links[i].S, links[i].Jzz};
    }
    for (int j = n - 1; j >= 0; j--) {
        int parent = arm->link[j].parent;
        graph_section("composite body %d", j + 1);
        Composite *c = &composite[j];
        if (!arm->plan->inertia->link[j].trace)
            c->Jzz = trace_of(c);
        vec_name(c->ms, "ms", j + 1);
        mat_name(c->S, "S", j + 1);
        if (parent >= 0)
            composite[parent] =
                join(composite[parent], composite_inward(&links[j], *c, links[parent].kappa));
        graph_section("column %d", j + 1);
        Wrench w = unit_wrench(arm, j, c);
        H[j * n + j] = own_component(arm, j, w);
        int k = j; /* where the wrench is */
        for (int i = parent; i >= 0; i = arm->link[i].parent) {
            if (i >= arm->plan->inertia->link[j].meet) {
                w = wrench_inward(&links[k], w);
                k = i;
                H[i * n + j] = own_component(arm, i, w);
            } else {
                Twist t = motion_at(arm, links, twists, known, i, k);
                H[i * n + j] = add(dot(t.w, w.n), dot(t.v, w.f));
            }
            H[j * n + i] = H[i * n + j];
        }
    }
    arena_free(scratch);
}

void best_solve(const Arm *arm, Expr *qdd)
{
    int n = arm->n;
    Arena *scratch = arena_new();
    Expr *H = arena_array(scratch, Expr, n * n);
    best_matrix(arm, H);
    add_rotors(arm, H);
    solve_symmetric(arm, H, arm->force, qdd);
    arena_free(scratch);
}
