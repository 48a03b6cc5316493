/* variation.c: see variation.h. */
#include "algorithm/variation.h"

Vec6 block6_vec(const Block6 *B, Vec6 x)
{
    return vec6(add(mul(B->tt, x.t), mul(B->tb, x.b)), add(mul(B->bt, x.t), mul(B->bb, x.b)));
}

Vec6 block6_transposed_vec(const Block6 *B, Vec6 x)
{
    Block6 T = {transpose(B->tt), transpose(B->bt), transpose(B->tb), transpose(B->bb)};
    return block6_vec(&T, x);
}

/* Column by column. */
static Block6 coriolis_body(Mat6 I, Vec6 v)
{
    Vec6 h = mat6_vec(I, v), column[6];
    for (int k = 0; k < 6; k++) {
        Vec3 e = vec3(k % 3 == 0 ? ONE : ZERO, k % 3 == 1 ? ONE : ZERO, k % 3 == 2 ? ONE : ZERO);
        Vec6 x = k < 3 ? vec6(e, vec_zero()) : vec6(vec_zero(), e);
        Vec6 carried = vec6_scale(neg(ONE), mat6_vec(I, cross_motion(v, x)));
        column[k] = vec6_add(vec6_add(cross_force(v, mat6_vec(I, x)), carried), cross_force(x, h));
    }
    return (Block6){mat_columns(column[0].t, column[1].t, column[2].t),
                    mat_columns(column[3].t, column[4].t, column[5].t),
                    mat_columns(column[0].b, column[1].b, column[2].b),
                    mat_columns(column[3].b, column[4].b, column[5].b)};
}

static Block6 block6_add(Block6 A, Block6 B)
{
    return (Block6){add(A.tt, B.tt), add(A.tb, B.tb), add(A.bt, B.bt), add(A.bb, B.bb)};
}

/* About the point r back. */
static Block6 block6_shift(Block6 B, Vec3 r)
{
    Mat3 R = tilde(r), bt = sub(B.bt, mul(B.bb, R));
    return (Block6){add(sub(B.tt, mul(B.tb, R)), mul(R, bt)), add(B.tb, mul(R, B.bb)), bt, B.bb};
}

static Block6 block6_to_parent(const Arm *arm, int i, Block6 B)
{
    const ArmLink *link = &arm->link[i];
    B = block6_shift(B, link_after(arm, i));
    Mat3 *const all[] = {&B.tt, &B.tb, &B.bt, &B.bb};
    for (size_t k = 0; k < COUNT(all); k++)
        *all[k] = turn_fixed(link->fixed, turn_about_z(link->c, link->s, *all[k]));
    return block6_shift(B, link_before(arm, i));
}

Varied *varied_links(Arena *arena, const Arm *arm)
{
    int n = arm->n;
    Varied *links = arena_array(arena, Varied, n);
    Vec3 e = axis_z(), zero = vec_zero();
    for (int i = 0; i < n; i++) {
        const ArmLink *link = &arm->link[i];
        Varied *b = &links[i];
        int p = link->parent;
        graph_section("motion of link %d", i + 1);
        b->s = link->revolute ? vec6(e, zero) : vec6(zero, e);
        Vec6 v = p < 0 ? vec6_zero() : motion_to_link(arm, i, links[p].v);
        Vec6 a = motion_to_link(arm, i, p < 0 ? vec6(zero, neg(arm->gravity)) : links[p].a);
        b->psid = cross_motion(v, b->s);
        b->psidd = vec6_add(cross_motion(a, b->s), cross_motion(v, b->psid));
        b->v = vec6_add(v, vec6_scale(link->qd, b->s));
        b->a = vec6_add(vec6_add(a, vec6_scale(link->qdd, b->s)), vec6_scale(link->qd, b->psid));
        b->I = mat6_shift(mat6_body(link->m, link->I), neg(link->rho));
        b->B = coriolis_body(b->I, b->v);
        b->f = vec6_add(mat6_vec(b->I, b->a), cross_force(b->v, mat6_vec(b->I, b->v)));
        vec6_name(b->v, "w", "v", i + 1);
        vec6_name(b->a, "wd", "a", i + 1);
    }
    for (int i = n - 1; i >= 0; i--) {
        int p = arm->link[i].parent;
        if (p < 0)
            continue;
        graph_section("composite body %d", i + 1);
        links[p].I = mat6_add(links[p].I, inertia_to_parent(arm, i, links[i].I));
        links[p].B = block6_add(links[p].B, block6_to_parent(arm, i, links[i].B));
        links[p].f = vec6_add(links[p].f, force_to_parent(arm, i, links[i].f));
    }
    return links;
}
