/* inverse dynamics = M qdd + bias */
static void @prefix@_check_inverse(@prefix@_work *w)
{
    @prefix@_inverse_dynamics(w->q, w->qd, w->qdd, @inverse_dynamics+@w->a);
    @prefix@_inertia_matrix(w->q, @inertia_matrix+@w->M);
    @prefix@_bias(w->q, w->qd, @bias+@w->b);
    @prefix@_multiply(@n@, w->M, w->qdd, w->c);
    for (int i = 0; i < @n@; i++) {
        @prefix@_note(w, @PREFIX@_CHECK_INVERSE, w->a[i] - (w->c[i] + w->b[i]),
            @prefix@_scale.tau[i]);
    }
}

