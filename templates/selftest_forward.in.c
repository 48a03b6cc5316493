/* forward dynamics(inverse dynamics(qdd)) = qdd; the difference is measured in torques, where the
   condition of M does not blow it up */
static void @prefix@_check_forward(@prefix@_work *w)
{
    @prefix@_inverse_dynamics(w->q, w->qd, w->qdd, @inverse_dynamics+@w->a);
    @prefix@_forward_dynamics(w->q, w->qd, w->a, @forward_dynamics+@w->b);
    @prefix@_inverse_dynamics(w->q, w->qd, w->b, @inverse_dynamics+@w->c);
    @prefix@_compare(w, @PREFIX@_CHECK_FORWARD, @n@, w->c, w->a, @prefix@_scale.tau);
}

