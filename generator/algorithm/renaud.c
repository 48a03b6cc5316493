/* renaud.c: inertia matrix by composite bodies that are observed from their own joints.

   M. Renaud, "An efficient iterative analytical procedure for obtaining a robot manipulator dynamic
   model", 1st International Symposium of Robotics Research, 1983, as the appendix of S.-K. Lin,
   "A new composite body method for manipulator dynamics", Journal of Robotic Systems 8, 1991, puts
   it, whose numbers stand at the right: prismatic joints too, and modified frames.

   What Renaud found: of the first moment and the inertia of composite body j, the part made by link
   j itself and by the mass of all further links at the origin of frame j + 1 (the augmented body)
   does not change when joint j + 1 is revolute. It folds to constants. */
#include "algorithm/renaud.h"

#include "algorithm/algorithms.h"

/* clang-format off */
RenaudBody *renaud_bodies(const Arm *arm, Arena *arena)
{
    int n = arm->n;
    RenaudBody *body = arena_array(arena, RenaudBody, n);

    for (int j = n - 1; j >= 0; j--) {
        const ArmLink *link = &arm->link[j];
        graph_section("composite body %d", j + 1);
        RenaudBody *b = &body[j];
        Mat3 turned = tilde(link->rho);
        b->M = link->m;
        b->c = mul(link->m, link->rho);
        b->K = sub(link->I, mul(link->m, mul(turned, turned)));
        if (j + 1 < n) {
            Vec3 s = arm->link[j + 1].a, c = to_parent(arm, j + 1, body[j + 1].c);
            Mat3 S = tilde(s), Sc = mul(S, tilde(c));
            b->M = add(b->M, body[j + 1].M);
            b->c = add(b->c, mul(body[j + 1].M, s));                                    /* (A5) */
            b->c = add(b->c, c);                                                        /* (A7) */
            b->K = sub(b->K, mul(body[j + 1].M, mul(S, S)));                            /* (A6) */
            b->K = add(b->K, sub(tensor_to_parent(arm, j + 1, body[j + 1].K),
                                 add(Sc, transpose(Sc))));                              /* (A8) */
        }
        b->f = link->revolute ? cross(axis_z(), b->c) : mul(b->M, axis_z());            /* (A10) */
        b->t = link->revolute ? mul(b->K, axis_z()) : cross(b->c, axis_z());            /* (A11) */
        vec_name(b->c, "c", j + 1);
        mat_name(b->K, "K", j + 1);
    }
    return body;
}

void renaud(const Arm *arm, Expr *H)
{
    int n = arm->n;
    Vec3 u[MAX_JOINTS], v[MAX_JOINTS]; /* u_m and u_m x (s_j - s_m) in frame j */
    Arena *scratch = arena_new();
    const RenaudBody *body = renaud_bodies(arm, scratch);

    for (int j = 0; j < n; j++) {
        const RenaudBody *b = &body[j];
        graph_section("column %d", j + 1);
        for (int m = 0; m < j; m++) {
            v[m] = to_link(arm, j, add(v[m], cross(u[m], arm->link[j].a)));
            u[m] = to_link(arm, j, u[m]);
            vec_name(u[m], arena_format(scratch, "u%d_", m + 1), j + 1);
            vec_name(v[m], arena_format(scratch, "v%d_", m + 1), j + 1);
        }
        u[j] = axis_z();
        v[j] = vec_zero();
        for (int m = 0; m <= j; m++)
            H[m * n + j] = H[j * n + m] = arm->link[m].revolute
                                              ? add(dot(u[m], b->t), dot(v[m], b->f))
                                              : dot(u[m], b->f);                        /* (A1) */
    }
    arena_free(scratch);
}
/* clang-format on */
