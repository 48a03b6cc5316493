/* Energy when joint k is moved on by step. */
static @real@ @prefix@_energy_beside(@prefix@_work *w, int k, @real@ step, @real@ *scale)
{
    const @real@ q = w->q[k];
    @real@ energy[2];
    w->q[k] = q + step;
    @prefix@_energy(w->q, w->qd, @energy+@energy);
    w->q[k] = q;
    *scale += @prefix@_magnitude(w->qd[k]) *
              (@prefix@_magnitude(energy[0]) + @prefix@_magnitude(energy[1]));
    return energy[0] + energy[1];
}

/* Power balance: d(energy)/dt = qd . (torques without friction). Friction is odd in qd and all the
   rest even, so that it falls out of the mean of torques at qd and -qd. The energy's derivatives
   are exact: it is a quadratic in qd and in displacements, and a trigonometric polynomial of degree
   2 in any one angle, for which E' = D(45) + (1 - sqrt 2)/2 D(90), D(h) = E(q + h) - E(q - h). */
static void @prefix@_check_power(@prefix@_work *w)
{
    @real@ power = 0.0@f@;
    @real@ rate = 0.0@f@;
    @real@ scale = 0.0@f@;
    for (int i = 0; i < @n@; i++) {
        w->c[i] = -w->qd[i];
    }
%% torques
    for (int i = 0; i < @n@; i++) {
        power += w->qd[i] * (w->a[i] + w->b[i]) / 2.0@f@;
        scale += @prefix@_magnitude(w->qd[i]) * @prefix@_scale.tau[i];
    }
%% acceleration
    for (int k = 0; k < @n@; k++) {
        const @real@ step = @prefix@_joints[k] == 'P' ? 1.0@f@ : @right_angle@;
        const @real@ wide = @prefix@_energy_beside(w, k, step, &scale) -
                            @prefix@_energy_beside(w, k, -step, &scale);
        if (@prefix@_joints[k] == 'P') {
            rate += w->qd[k] * wide / 2.0@f@;
        } else {
            const @real@ half = @half_right_angle@;
            const @real@ narrow = @prefix@_energy_beside(w, k, half, &scale) -
                                  @prefix@_energy_beside(w, k, -half, &scale);
            rate += w->qd[k] * (narrow - @root_term@ * wide);
        }
    }
    @prefix@_note(w, @PREFIX@_CHECK_POWER, rate - power, scale);
}

