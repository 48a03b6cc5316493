/* recursive.c: accelerations for given forces without an inertia matrix: the recursive U D U^T
   of the matrix, as articulated bodies have it, in best's working axes and gauge. It beats the
   matrix and its elimination for long arms, and for those whose last links are nearly alone. */
#include "algorithm/spatial.h"
#include "best/working_link.h"

/* The same arm with the turns of best's working axes, for the rotations of spatial.h. */
static Arm with_working_axes(Arena *arena, const Arm *arm, const WorkingLink *links)
{
    Arm working = *arm;
    working.link = arena_array(arena, ArmLink, arm->n);
    for (int i = 0; i < arm->n; i++) {
        working.link[i] = arm->link[i];
        working.link[i].fixed = links[i].fixed;
        working.link[i].c = links[i].c;
        working.link[i].s = links[i].s;
    }
    return working;
}

/* Moment and force that an angular acceleration and one of the origin take. */
static Mat6 inertia_of(const WorkingLink *b)
{
    return (Mat6){mat_sub(mat_identity(trace(b->S)), b->S), neg(tilde(b->ms)), mat_identity(b->m)};
}

static Vec6 force_inward(const Arm *working, const WorkingLink *b, int i, Vec6 f)
{
    f.t = add(f.t, cross(mul(b->d, axis_z()), f.b));
    f = vec6_to_parent(working, i, f);
    f.t = add(f.t, cross(b->lever, f.b));
    return f;
}

static Vec6 motion_outward(const Arm *working, const WorkingLink *b, int i, Vec6 a)
{
    a.b = add(a.b, cross(a.t, b->lever));
    a = vec6_to_link(working, i, a);
    a.b = add(a.b, cross(a.t, mul(b->d, axis_z())));
    return a;
}

static Mat6 inertia_inward(const Arm *working, const WorkingLink *b, Expr kappa, int i, Mat6 M)
{
    M = mat6_shift(M, neg(mul(b->d, axis_z())));
    M.G = add(M.G, mat_identity(b->at_foot));
    M = mat6_shift(mat6_to_parent(working, i, M), neg(b->lever));
    Mat3 S = outer(b->lever, mul(kappa, b->lever));
    M.I = add(M.I, sub(mat_identity(trace(S)), S));
    return M;
}

void best_recursive(const Arm *arm, Expr *qdd)
{
    int n = arm->n;
    Arena *scratch = arena_new();
    WorkingLink *links = arena_array(scratch, WorkingLink, n);
    Mat6 *IA = arena_array(scratch, Mat6, n);
    Vec6 *p = arena_array(scratch, Vec6, n), *psi = arena_array(scratch, Vec6, n);
    Vec6 *a = arena_array(scratch, Vec6, n);
    Expr *u = arena_array(scratch, Expr, n), *inverse = arena_array(scratch, Expr, n);
    for (int i = 0; i < n; i++) {
        working_link_set_up(arm, arm->plan->inertia, links, i);
        IA[i] = inertia_of(&links[i]);
        p[i] = vec6_zero();
    }
    Arm working = with_working_axes(scratch, arm, links);
    Vec6 turn = vec6(axis_z(), vec_zero()), slide = vec6(vec_zero(), axis_z());

    for (int i = n - 1; i >= 0; i--) {
        const ArmLink *link = &arm->link[i];
        Vec6 s = link->revolute ? turn : slide;
        graph_section("articulated body %d", i + 1);
        mat6_name(IA[i], i + 1);
        Vec6 U = mat6_vec(IA[i], s);
        inverse[i] = pivot_inverse(arm, i, add(vec6_dot(s, U), link->rotor));
        psi[i] = vec6_scale(inverse[i], U);
        u[i] = sub(arm->force[i], vec6_dot(s, p[i]));
        expr_name(inverse[i], "iD%d", i + 1);
        expr_name(u[i], "u%d", i + 1);
        if (link->parent < 0)
            continue;
        Mat6 rest = mat6_sub(IA[i], mat6_outer(U, psi[i]));
        Vec6 carried = vec6_add(p[i], vec6_scale(u[i], psi[i]));
        IA[link->parent] =
            mat6_add(IA[link->parent],
                     inertia_inward(&working, &links[i], links[link->parent].kappa, i, rest));
        p[link->parent] = vec6_add(p[link->parent], force_inward(&working, &links[i], i, carried));
    }
    for (int i = 0; i < n; i++) {
        const ArmLink *link = &arm->link[i];
        Vec6 s = link->revolute ? turn : slide;
        graph_section("acceleration of link %d", i + 1);
        a[i] = link->parent < 0 ? vec6_zero()
                                : motion_outward(&working, &links[i], i, a[link->parent]);
        qdd[i] = sub(mul(inverse[i], u[i]), vec6_dot(psi[i], a[i]));
        a[i] = vec6_add(a[i], vec6_scale(qdd[i], s));
        expr_name(qdd[i], "qdd%d", i + 1);
    }
    arena_free(scratch);
}
