/* Jacobian of the loops = derivative of their errors, which are A + B cos q + C sin q in the angle of
   any one joint and linear in a displacement, so that differences over +-90 degrees, or +-1 m, are
   exact. */
static void @prefix@_check_loop_jacobian(@prefix@_work *w)
{
    @prefix@_loop_jacobian(w->q, w->loop_jacobian_A);
    for (int k = 0; k < @n@; k++) {
        const @real@ q = w->q[k];
        const @real@ step = @prefix@_joints[k] == 'P' ? 1.0@f@ : @right_angle@;
        w->q[k] = q + step;
        @prefix@_loop_errors(w->q, w->a);
        w->q[k] = q - step;
        @prefix@_loop_errors(w->q, w->b);
        w->q[k] = q;
        for (int i = 0; i < @rank@; i++) {
            @prefix@_note(w, @PREFIX@_CHECK_LOOP_JACOBIAN,
                (w->a[i] - w->b[i]) / 2.0@f@ - w->loop_jacobian_A[i * @n@ + k],
                @prefix@_scale.loop_errors_e[i] + @prefix@_magnitude(w->a[i]) +
                @prefix@_magnitude(w->b[i]));
        }
    }
}

