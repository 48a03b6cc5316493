/* Jacobian = derivative of the tool's placement. Its elements are A + B cos q + C sin q in the angle
   of any one joint and linear in a displacement, so that differences over +-90 degrees, or +-1 m,
   are exact. An angular velocity is half the sum of R's columns times their derivatives. */
static void @prefix@_check_jacobian@_tool@(@prefix@_work *w)
{
    @real@ R[9];
    @real@ p[3];
    @prefix@_jacobian@_tool@(w->q, @jacobian+@w->J);
    @prefix@_forward_kinematics@_tool@(w->q, @forward_kinematics+@R, p);
    for (int k = 0; k < @n@; k++) {
        const @real@ q = w->q[k];
        const @real@ step = @prefix@_joints[k] == 'P' ? 1.0@f@ : @right_angle@;
        w->q[k] = q + step;
        @prefix@_forward_kinematics@_tool@(w->q, @forward_kinematics+@w->a, w->b);
        w->q[k] = q - step;
        @prefix@_forward_kinematics@_tool@(w->q, @forward_kinematics+@w->c, w->d);
        w->q[k] = q;
        for (int i = 0; i < 3; i++) {
            const int y = (i + 1) % 3;
            const int z = (i + 2) % 3;
            @real@ turn = 0.0@f@;
            for (int c = 0; c < 3; c++) {
                turn += R[3 * y + c] * (w->a[3 * z + c] - w->c[3 * z + c]) -
                        R[3 * z + c] * (w->a[3 * y + c] - w->c[3 * y + c]);
            }
            @prefix@_note(w, @PREFIX@_CHECK_JACOBIAN,
                (w->b[i] - w->d[i]) / 2.0@f@ - w->J[i * @n@ + k],
                @prefix@_scale.p@_tool@[i] + @prefix@_magnitude(w->b[i]) +
                @prefix@_magnitude(w->d[i]));
            @prefix@_note(w, @PREFIX@_CHECK_JACOBIAN, turn / 4.0@f@ - w->J[(3 + i) * @n@ + k],
                1.0@f@);
        }
    }
}

