/* composite.c: inertia matrix of any tree, by composite rigid bodies.

   R. Featherstone, Robot Dynamics Algorithms, Kluwer 1987, chapter 7 (there the method is called
   after Walker and Orin, whose own is in walker_orin.c): the links beyond joint j, held still,
   are one body, of inertia IC_j; a unit acceleration of the joint takes the force IC_j s_j, and
   that, carried inwards, is what joint i feels of it:

       IC_parent += X* IC_j X^-1        F = IC_j s_j        H_ij = s_i . F        F := X* F */
#include "algorithm/algorithms.h"
#include "algorithm/spatial.h"

bool composite_suits(const Robot *robot)
{
    return !robot->is_chain;
}

static Vec6 own_motion(const ArmLink *link)
{
    return link->revolute ? vec6(axis_z(), vec_zero()) : vec6(vec_zero(), axis_z());
}

static Vec6 force_inward(const Arm *arm, int i, Vec6 F)
{
    F = vec6_to_parent(arm, i, F);
    F.t = add(F.t, cross(arm->link[i].a, F.b));
    return F;
}

void composite(const Arm *arm, Expr *H)
{
    int n = arm->n;
    Arena *scratch = arena_new();
    Mat6 *IC = arena_array(scratch, Mat6, n);
    for (int i = 0; i < n; i++)
        IC[i] = mat6_shift(mat6_body(arm->link[i].m, arm->link[i].I), neg(arm->link[i].rho));
    for (int k = 0; k < n * n; k++)
        H[k] = ZERO;
    for (int j = n - 1; j >= 0; j--) {
        const ArmLink *link = &arm->link[j];
        graph_section("composite body %d", j + 1);
        mat6_name(IC[j], j + 1);
        if (link->parent >= 0)
            IC[link->parent] =
                mat6_add(IC[link->parent], mat6_shift(mat6_to_parent(arm, j, IC[j]), neg(link->a)));
        graph_section("column %d", j + 1);
        Vec6 F = mat6_vec(IC[j], own_motion(link));
        H[j * n + j] = vec6_dot(own_motion(link), F);
        for (int k = j, i = link->parent; i >= 0; k = i, i = arm->link[i].parent) {
            F = force_inward(arm, k, F);
            H[i * n + j] = H[j * n + i] = vec6_dot(own_motion(&arm->link[i]), F);
        }
    }
    arena_free(scratch);
}

void composite_solve(const Arm *arm, Expr *qdd)
{
    Arena *scratch = arena_new();
    Expr *H = arena_array(scratch, Expr, arm->n * arm->n);
    composite(arm, H);
    add_rotors(arm, H);
    solve_symmetric(arm, H, arm->force, qdd);
    arena_free(scratch);
}
