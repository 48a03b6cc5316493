/* Jacobian bias = derivative of the Jacobian times qd */
static void @prefix@_check_jacobian_derivative(@prefix@_work *w)
{
    @prefix@_jacobian_derivative(w->q, w->qd, @jacobian_derivative+@w->Jd);
    @prefix@_multiply(6, w->Jd, w->qd, w->b);
    @prefix@_jacobian_bias(w->q, w->qd, @jacobian_bias+@w->a);
    @prefix@_compare(w, @PREFIX@_CHECK_JACOBIAN_DERIVATIVE, 6, w->a, w->b, @prefix@_scale.Jb);
}

