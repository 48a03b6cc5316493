/* matrix.c: inertia matrix by composite bodies, laid out for specialisation.

   The composite body j is all that joint j carries: mass, first moment ms and pseudo-inertia S
   about the origin of link j. A unit acceleration of the joint takes the wrench w_j: of a revolute
   joint f = z x ms, n = (-Sxz, -Syz, Sxx + Syy), of a prismatic one f = m z, n = ms x z. H_ij = s_i
   . w_j, with s_i the motion that joint i gives to everything outside: in any axes and about any
   point.

   So w_j travels inwards to where s_i, travelling outwards, meets it. Where they meet is a choice:
   carrying everything inwards is Walker and Orin's way, carrying all motions outwards is Renaud's;
   the cheapest is in between, with one point of meeting for each j (the choice meet). */
#include "best/composite.h"

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
        composite[i] = composite_body(&links[i]);
    }
    for (int j = n - 1; j >= 0; j--) {
        int parent = arm->link[j].parent;
        graph_section("composite body %d", j + 1);
        Composite *c = &composite[j];
        if (!arm->plan->inertia->link[j].trace)
            c->Jzz = composite_trace(c);
        vec_name(c->ms, "ms", j + 1);
        mat_name(c->S, "S", j + 1);
        if (parent >= 0)
            composite[parent] = composite_join(
                composite[parent], composite_inward(&links[j], *c, links[parent].kappa));
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
