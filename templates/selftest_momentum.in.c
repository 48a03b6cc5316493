/* momentum = momentum matrix times qd */
static void @prefix@_check_momentum(@prefix@_work *w)
{
    @prefix@_momentum_matrix(w->q, @momentum_matrix+@w->A);
    @prefix@_multiply(6, w->A, w->qd, w->b);
    @prefix@_momentum(w->q, w->qd, @momentum+@w->a);
    @prefix@_compare(w, @PREFIX@_CHECK_MOMENTUM, 6, w->a, w->b, @prefix@_scale.h);
}

