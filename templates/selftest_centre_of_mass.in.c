/* Jacobian of the mass centre = derivative of its place, by differences that are exact as those of
   the tool are. */
static void @prefix@_check_centre_of_mass(@prefix@_work *w)
{
    @prefix@_centre_of_mass_jacobian(w->q, @centre_of_mass_jacobian+@w->Jc);
    for (int k = 0; k < @n@; k++) {
        const @real@ q = w->q[k];
        const @real@ step = @prefix@_joints[k] == 'P' ? 1.0@f@ : @right_angle@;
        w->q[k] = q + step;
        @prefix@_centre_of_mass(w->q, @centre_of_mass+@w->a);
        w->q[k] = q - step;
        @prefix@_centre_of_mass(w->q, @centre_of_mass+@w->b);
        w->q[k] = q;
        for (int i = 0; i < 3; i++) {
            @prefix@_note(w, @PREFIX@_CHECK_CENTRE_OF_MASS,
                (w->a[i] - w->b[i]) / 2.0@f@ - w->Jc[i * @n@ + k],
                @prefix@_scale.centre_of_mass_p[i] + @prefix@_magnitude(w->a[i]) +
                @prefix@_magnitude(w->b[i]));
        }
    }
}

