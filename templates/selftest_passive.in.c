/* passive inverse dynamics = M qddr + C qdr + gravity */
static void @prefix@_check_passive(@prefix@_work *w)
{
    @prefix@_passive_inverse_dynamics(w->q, w->qd, w->qdd, w->q, @passive_inverse_dynamics+@w->a);
    @prefix@_inertia_matrix(w->q, @inertia_matrix+@w->M);
    @prefix@_coriolis_matrix(w->q, w->qd, @coriolis_matrix+@w->C);
    @prefix@_gravity(w->q, @gravity+@w->b);
    for (int i = 0; i < @n@; i++) {
        @real@ sum = w->b[i];
        @real@ scale = @prefix@_scale.tau[i];
        for (int k = 0; k < @n@; k++) {
            const @real@ inertial = w->M[i * @n@ + k] * w->q[k];
            const @real@ coriolis = w->C[i * @n@ + k] * w->qdd[k];
            sum += inertial + coriolis;
            scale += @prefix@_magnitude(inertial) + @prefix@_magnitude(coriolis);
        }
        @prefix@_note(w, @PREFIX@_CHECK_PASSIVE, w->a[i] - sum, scale);
    }
}

