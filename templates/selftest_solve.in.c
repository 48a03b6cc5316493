/* inertia solve(M qdd) = qdd, the difference measured in torques */
static void @prefix@_check_solve(@prefix@_work *w)
{
    @prefix@_inertia_matrix(w->q, @inertia_matrix+@w->M);
    @prefix@_multiply(@n@, w->M, w->qdd, w->a);
    @prefix@_inertia_solve(w->q, w->a, @inertia_solve+@w->b);
    @prefix@_multiply(@n@, w->M, w->b, w->c);
    @prefix@_compare(w, @PREFIX@_CHECK_SOLVE, @n@, w->c, w->a, @prefix@_scale.tau);
}

