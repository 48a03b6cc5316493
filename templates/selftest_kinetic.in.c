/* kinetic energy = qd^T M qd / 2 */
static void @prefix@_check_kinetic(@prefix@_work *w)
{
    @real@ kinetic = 0.0@f@;
    @real@ scale = 0.0@f@;
    @prefix@_energy(w->q, w->qd, @energy+@w->a);
    @prefix@_inertia_matrix(w->q, @inertia_matrix+@w->M);
    for (int i = 0; i < @n@; i++) {
        for (int j = 0; j < @n@; j++) {
            const @real@ term = w->qd[i] * w->M[i * @n@ + j] * w->qd[j] / 2.0@f@;
            kinetic += term;
            scale += @prefix@_magnitude(term);
        }
    }
    @prefix@_note(w, @PREFIX@_CHECK_KINETIC, w->a[0] - kinetic, scale);
}

