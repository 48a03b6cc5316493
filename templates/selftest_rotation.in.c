/* R is a rotation: its columns are unit vectors, and the third is the others' cross product. */
static void @prefix@_check_rotation@_tool@(@prefix@_work *w)
{
    const @real@ *const R = w->a;
    @prefix@_forward_kinematics@_tool@(w->q, @forward_kinematics+@w->a, w->b);
    for (int i = 0; i < 3; i++) {
        const int j = (i + 1) % 3;
        const int k = (i + 2) % 3;
        @prefix@_note(w, @PREFIX@_CHECK_ROTATION,
            R[i] * R[i] + R[3 + i] * R[3 + i] + R[6 + i] * R[6 + i] - 1.0@f@, 1.0@f@);
        @prefix@_note(w, @PREFIX@_CHECK_ROTATION,
            R[3 * j] * R[3 * k + 1] - R[3 * k] * R[3 * j + 1] - R[3 * i + 2], 1.0@f@);
    }
}

