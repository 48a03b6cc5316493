/* composite.c: see composite.h. */
#include "best/composite.h"

static Mat3 symmetric_product(Vec3 a, Vec3 b)
{
    Expr xy = add(mul(a.x, b.y), mul(a.y, b.x)), xz = add(mul(a.x, b.z), mul(a.z, b.x));
    Expr yz = add(mul(a.y, b.z), mul(a.z, b.y)), two = expr_real(2);
    return (Mat3){{vec3(mul(two, mul(a.x, b.x)), xy, xz), vec3(xy, mul(two, mul(a.y, b.y)), yz),
                   vec3(xz, yz, mul(two, mul(a.z, b.z)))}};
}

/* Half of m p is moved first, so that the terms with p p^T are not a case of their own; kappa p p^T
   comes along for nothing. */
Composite composite_shift(Composite c, Vec3 p, Expr kappa)
{
    Vec3 half = add(c.ms, mul(mul(expr_real((Real)0.5), add(c.m, kappa)), p));
    Mat3 more = symmetric_product(p, half);
    return (Composite){c.m, add(c.ms, mul(c.m, p)), add(c.S, more),
                       add(c.Jzz, add(more.row[0].x, more.row[1].y))};
}

Expr composite_trace(const Composite *c)
{
    return add(c->S.row[0].x, c->S.row[1].y);
}

Composite composite_join(Composite a, Composite b)
{
    return (Composite){add(a.m, b.m), add(a.ms, b.ms), add(a.S, b.S), add(a.Jzz, b.Jzz)};
}

Composite composite_body(const WorkingLink *b)
{
    return (Composite){b->m, b->ms, b->S, b->Jzz};
}

/* By the sines: 1e-8 rad off, the cosine is 1 already but the products of inertia still count. */
bool keeps_z(const WorkingLink *b)
{
    return expr_is_zero(b->fixed.row[2].x) && expr_is_zero(b->fixed.row[2].y);
}

Composite composite_turn(const WorkingLink *b, Composite c)
{
    c.m = add(c.m, b->at_foot);
    c.ms = working_inward(b, c.ms);
    c.S = similarity(b->fixed, similarity_z(b->c, b->s, c.S));
    if (!keeps_z(b))
        c.Jzz = composite_trace(&c);
    return c;
}

Composite composite_inward(const WorkingLink *b, Composite c, Expr kappa)
{
    c = composite_shift(c, mul(b->d, axis_z()), ZERO);
    return composite_shift(composite_turn(b, c), b->lever, kappa);
}

Wrench wrench_inward(const WorkingLink *b, Wrench w)
{
    w.n = working_inward(b, add(w.n, cross(mul(b->d, axis_z()), w.f)));
    w.f = working_inward(b, w.f);
    w.n = add(w.n, cross(b->lever, w.f));
    return w;
}

Twist twist_outward(const WorkingLink *b, Twist t)
{
    t.v = working_outward(b, add(t.v, cross(t.w, b->lever)));
    t.w = working_outward(b, t.w);
    t.v = add(t.v, cross(t.w, mul(b->d, axis_z())));
    return t;
}

Wrench unit_wrench(const Arm *arm, int j, const Composite *c)
{
    if (!arm->link[j].revolute)
        return (Wrench){mul(c->m, axis_z()), cross(c->ms, axis_z())};
    return (Wrench){cross(axis_z(), c->ms), vec3(neg(c->S.row[0].z), neg(c->S.row[1].z), c->Jzz)};
}

Expr own_component(const Arm *arm, int i, Wrench w)
{
    return arm->link[i].revolute ? w.n.z : w.f.z;
}
