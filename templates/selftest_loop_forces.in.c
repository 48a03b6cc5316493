/* M qdd + bias = tau + A^T lambda */
static void @prefix@_check_loop_forces(@prefix@_work *w)
{
    @prefix@_forward_dynamics(w->q, w->qd, w->qdd, @forward_dynamics+@w->a, w->b);
    @prefix@_loop_jacobian(w->q, w->loop_jacobian_A);
    @prefix@_inertia_matrix(w->q, @inertia_matrix+@w->M);
    @prefix@_bias(w->q, w->qd, @bias+@w->c);
    for (int i = 0; i < @n@; i++) {
        @real@ sum = w->c[i] - w->qdd[i];
        @real@ scale = @prefix@_scale.tau[i];
        for (int j = 0; j < @n@; j++) {
            const @real@ term = w->M[i * @n@ + j] * w->a[j];
            sum += term;
            scale += @prefix@_magnitude(term);
        }
        for (int k = 0; k < @rank@; k++) {
            const @real@ term = w->loop_jacobian_A[k * @n@ + i] * w->b[k];
            sum -= term;
            scale += @prefix@_magnitude(term);
        }
        @prefix@_note(w, @PREFIX@_CHECK_LOOP_FORCES, sum, scale);
    }
}

