/* gravity = gradient of the potential energy. That is A + B cos q + C sin q in the angle of any one
   joint and linear in a displacement, so that differences over +-90 degrees, or +-1 m, are exact. */
static void @prefix@_check_potential(@prefix@_work *w)
{
    @prefix@_gravity(w->q, @gravity+@w->a);
    for (int k = 0; k < @n@; k++) {
        const @real@ q = w->q[k];
        const @real@ step = @prefix@_joints[k] == 'P' ? 1.0@f@ : @right_angle@;
        w->q[k] = q + step;
        @prefix@_energy(w->q, w->qd, @energy+@w->b);
        w->q[k] = q - step;
        @prefix@_energy(w->q, w->qd, @energy+@w->c);
        w->q[k] = q;
        @prefix@_note(w, @PREFIX@_CHECK_POTENTIAL, (w->b[1] - w->c[1]) / 2.0@f@ - w->a[k],
            @prefix@_scale.tau[k] + @prefix@_magnitude(w->b[1]) +
            @prefix@_magnitude(w->c[1]));
    }
}

