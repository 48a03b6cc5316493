/* M^-1 (M qdd) = qdd, the difference measured in torques, and by what is summed on the way: where M
   is nearly singular, large accelerations cancel, and the exact inverse, rounded, is no better */
static void @prefix@_check_inverted(@prefix@_work *w)
{
    @prefix@_inertia_matrix(w->q, @inertia_matrix+@w->M);
    @prefix@_inertia_inverse(w->q, @inertia_inverse+@w->Minv);
    @prefix@_multiply(@n@, w->M, w->qdd, w->a);
    @prefix@_multiply(@n@, w->Minv, w->a, w->b);
    @prefix@_multiply(@n@, w->M, w->b, w->c);
    for (int i = 0; i < @n@; i++) {
        w->d[i] = 0.0@f@;
        for (int j = 0; j < @n@; j++) {
            w->d[i] += @prefix@_magnitude(w->Minv[i * @n@ + j] * w->a[j]);
        }
    }
    for (int i = 0; i < @n@; i++) {
        @real@ scale = @prefix@_scale.tau[i];
        for (int j = 0; j < @n@; j++) {
            scale += @prefix@_magnitude(w->M[i * @n@ + j]) * w->d[j];
        }
        @prefix@_note(w, @PREFIX@_CHECK_INVERTED, w->c[i] - w->a[i], scale);
    }
}
