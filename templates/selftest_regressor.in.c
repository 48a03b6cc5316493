/* inverse dynamics = Y pi */
static void @prefix@_check_regressor(@prefix@_work *w)
{
    @prefix@_inverse_dynamics(w->q, w->qd, w->qdd, @inverse_dynamics+@w->b);
    @prefix@_regressor(w->q, w->qd, w->qdd, w->a);
    for (int i = 0; i < @n@; i++) {
        @real@ sum = 0.0@f@;
        @real@ scale = @prefix@_scale.tau[i];
        for (int k = 0; k < @PREFIX@_PARAMETERS; k++) {
            const @real@ term = w->a[i * @PREFIX@_PARAMETERS + k] * @prefix@_pi[k];
            sum += term;
            scale += @prefix@_magnitude(term);
        }
        @prefix@_note(w, @PREFIX@_CHECK_REGRESSOR, w->b[i] - sum, scale);
    }
}

