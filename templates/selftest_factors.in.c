/* U D U^T qdd = M qdd */
static void @prefix@_check_factors(@prefix@_work *w)
{
    @prefix@_inertia_matrix(w->q, @inertia_matrix+@w->M);
    @prefix@_inertia_factors(w->q, @inertia_factors+@w->U, w->b);
    @prefix@_multiply(@n@, w->M, w->qdd, w->a);
    for (int k = 0; k < @n@; k++) {
        w->c[k] = 0.0@f@;
        for (int i = 0; i < @n@; i++) {
            w->c[k] += w->U[i * @n@ + k] * w->qdd[i];
        }
        w->c[k] *= w->b[k];
    }
    @prefix@_multiply(@n@, w->U, w->c, w->d);
    @prefix@_compare(w, @PREFIX@_CHECK_FACTORS, @n@, w->d, w->a, @prefix@_scale.tau);
}

