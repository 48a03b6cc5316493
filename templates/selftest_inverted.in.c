/* M^-1 (M qdd) = qdd, the difference measured in torques */
static void @prefix@_check_inverted(@prefix@_work *w)
{
    @prefix@_inertia_matrix(w->q, @inertia_matrix+@w->M);
    @prefix@_inertia_inverse(w->q, @inertia_inverse+@w->Minv);
    @prefix@_multiply(@n@, w->M, w->qdd, w->a);
    @prefix@_multiply(@n@, w->Minv, w->a, w->b);
    @prefix@_multiply(@n@, w->M, w->b, w->c);
    @prefix@_compare(w, @PREFIX@_CHECK_INVERTED, @n@, w->c, w->a, @prefix@_scale.tau);
}

