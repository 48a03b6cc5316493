/* Jacobian bias = sum of qd_k d(J qd)/dq_k, by differences that are exact as those of J are. */
static void @prefix@_check_jacobian_bias(@prefix@_work *w)
{
    @real@ sum[6] = {0.0@f@, 0.0@f@, 0.0@f@, 0.0@f@, 0.0@f@, 0.0@f@};
    for (int k = 0; k < @n@; k++) {
        const @real@ q = w->q[k];
        const @real@ step = @prefix@_joints[k] == 'P' ? 1.0@f@ : @right_angle@;
        w->q[k] = q + step;
        @prefix@_jacobian(w->q, @jacobian+@w->J);
        @prefix@_multiply(6, w->J, w->qd, w->b);
        w->q[k] = q - step;
        @prefix@_jacobian(w->q, @jacobian+@w->J);
        @prefix@_multiply(6, w->J, w->qd, w->c);
        w->q[k] = q;
        for (int i = 0; i < 6; i++) {
            sum[i] += w->qd[k] * (w->b[i] - w->c[i]) / 2.0@f@;
        }
    }
    @prefix@_jacobian_bias(w->q, w->qd, @jacobian_bias+@w->a);
    @prefix@_compare(w, @PREFIX@_CHECK_JACOBIAN_BIAS, 6, w->a, sum, @prefix@_scale.Jb);
}

