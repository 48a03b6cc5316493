/* forward dynamics(M qdd + bias) = qdd; the difference is measured in torques, where the condition
   of M does not blow it up */
static void @prefix@_check_forward(@prefix@_work *w)
{
    @prefix@_inertia_matrix(w->q, @inertia_matrix+@w->M);
    @prefix@_bias(w->q, w->qd, @bias+@w->b);
    @prefix@_multiply(@n@, w->M, w->qdd, w->a);
    for (int i = 0; i < @n@; i++) {
        w->a[i] += w->b[i];
    }
    @prefix@_forward_dynamics(w->q, w->qd, w->a, @forward_dynamics+@w->c);
    for (int i = 0; i < @n@; i++) {
        w->c[i] -= w->qdd[i];
    }
    @prefix@_multiply(@n@, w->M, w->c, w->a);
    for (int i = 0; i < @n@; i++) {
        @prefix@_note(w, @PREFIX@_CHECK_FORWARD, w->a[i], @prefix@_scale.tau[i]);
    }
}

