/* lambda . tangent(x) = adjoint(lambda) . x, of inverse dynamics */
static void @prefix@_check_tangent(@prefix@_work *w)
{
    @real@ difference = 0.0@f@;
    @real@ scale = 0.0@f@;
    @prefix@_inverse_dynamics_tangent(w->q, w->qd, w->qdd, w->qd, w->qdd, w->q, @inverse_dynamics_tangent+@w->a, w->b);
    for (int i = 0; i < @n@; i++) {
        difference += w->b[i] * w->qdd[i];
        scale += @prefix@_magnitude(w->b[i] * w->qdd[i]);
    }
    @prefix@_inverse_dynamics_adjoint(w->q, w->qd, w->qdd, w->qdd, @inverse_dynamics_adjoint+@w->a, w->b, w->c, w->d);
    for (int i = 0; i < @n@; i++) {
        difference -= w->b[i] * w->qd[i] + w->c[i] * w->qdd[i] + w->d[i] * w->q[i];
        scale += @prefix@_magnitude(w->b[i] * w->qd[i]) + @prefix@_magnitude(w->c[i] * w->qdd[i]) +
            @prefix@_magnitude(w->d[i] * w->q[i]);
    }
    @prefix@_note(w, @PREFIX@_CHECK_TANGENT, difference, scale);
}

