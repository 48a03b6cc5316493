/* Bias of the loops = sum of qd_k d(A qd)/dq_k, by differences that are exact as those of A are. */
static void @prefix@_check_loop_bias(@prefix@_work *w)
{
    for (int i = 0; i < @rank@; i++) {
        w->c[i] = 0.0@f@;
        w->d[i] = @prefix@_scale.gamma[i];
    }
    for (int k = 0; k < @n@; k++) {
        const @real@ q = w->q[k];
        const @real@ step = @prefix@_joints[k] == 'P' ? 1.0@f@ : @right_angle@;
        w->q[k] = q + step;
        @prefix@_loop_jacobian(w->q, w->loop_jacobian_A);
        @prefix@_multiply(@rank@, w->loop_jacobian_A, w->qd, w->a);
        w->q[k] = q - step;
        @prefix@_loop_jacobian(w->q, w->loop_jacobian_A);
        @prefix@_multiply(@rank@, w->loop_jacobian_A, w->qd, w->b);
        w->q[k] = q;
        for (int i = 0; i < @rank@; i++) {
            w->c[i] += w->qd[k] * (w->a[i] - w->b[i]) / 2.0@f@;
            w->d[i] += @prefix@_magnitude(w->qd[k]) *
                (@prefix@_magnitude(w->a[i]) + @prefix@_magnitude(w->b[i]));
        }
    }
    @prefix@_loop_bias(w->q, w->qd, w->a);
    for (int i = 0; i < @rank@; i++) {
        @prefix@_note(w, @PREFIX@_CHECK_LOOP_BIAS, w->a[i] - w->c[i], w->d[i]);
    }
}

