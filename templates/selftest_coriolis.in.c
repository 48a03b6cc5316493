/* qdd (C + C^T) qdd = the rate of qdd M qdd, by differences that are exact: M has sines and cosines of
   an angle and of twice it. */
static void @prefix@_check_coriolis(@prefix@_work *w)
{
    @real@ rate = 0.0@f@;
    @real@ twice = 0.0@f@;
    @real@ scale = 0.0@f@;
    for (int k = 0; k < @n@; k++) {
        const @real@ q = w->q[k];
        const int slides = @prefix@_joints[k] == 'P';
        for (int side = 0; side < 4; side++) {
            const @real@ step = slides ? 1.0@f@ : side < 2 ? @half_right_angle@ : @right_angle@;
            const @real@ weight = slides ? (side < 2 ? 0.5@f@ : 0.0@f@) : side < 2 ? 1.0@f@ : -@root_term@;
            const @real@ sign = side % 2 == 0 ? 1.0@f@ : -1.0@f@;
            w->q[k] = q + sign * step;
            @prefix@_inertia_matrix(w->q, @inertia_matrix+@w->M);
            @prefix@_multiply(@n@, w->M, w->qdd, w->a);
            for (int i = 0; i < @n@; i++) {
                const @real@ term = sign * weight * w->qd[k] * w->a[i] * w->qdd[i];
                rate += term;
                scale += @prefix@_magnitude(term);
            }
        }
        w->q[k] = q;
    }
    @prefix@_coriolis_matrix(w->q, w->qd, @coriolis_matrix+@w->C);
    @prefix@_multiply(@n@, w->C, w->qdd, w->b);
    for (int i = 0; i < @n@; i++) {
        twice += 2.0@f@ * w->b[i] * w->qdd[i];
    }
    @prefix@_note(w, @PREFIX@_CHECK_CORIOLIS, twice - rate, scale);
}

