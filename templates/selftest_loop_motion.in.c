/* accelerations keep loops closed: A qdd + gamma = 0 */
static void @prefix@_check_loop_motion(@prefix@_work *w)
{
    @prefix@_forward_dynamics(w->q, w->qd, w->qdd, @forward_dynamics+@w->a, w->b);
    @prefix@_loop_jacobian(w->q, w->loop_jacobian_A);
    @prefix@_loop_bias(w->q, w->qd, w->c);
    for (int i = 0; i < @rank@; i++) {
        @real@ sum = w->c[i];
        @real@ scale = @prefix@_scale.gamma[i];
        for (int j = 0; j < @n@; j++) {
            const @real@ term = w->loop_jacobian_A[i * @n@ + j] * w->a[j];
            sum += term;
            scale += @prefix@_magnitude(term);
        }
        @prefix@_note(w, @PREFIX@_CHECK_LOOP_MOTION, sum, scale);
    }
}

