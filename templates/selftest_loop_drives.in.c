/* forward dynamics(torques of the drives for qdd) = qdd */
static void @prefix@_check_loop_drives(@prefix@_work *w)
{
    static const int drives[@drive_count@] = {@drives@};
    @prefix@_forward_dynamics(w->q, w->qd, w->qdd, @forward_dynamics+@w->a, w->b);
    @prefix@_inverse_dynamics(w->q, w->qd, w->a, @inverse_dynamics+@w->c);
    for (int i = 0; i < @n@; i++) {
        w->d[i] = 0.0@f@;
    }
    for (int k = 0; k < @drive_count@; k++) {
        w->d[drives[k]] = w->c[k];
    }
    @prefix@_forward_dynamics(w->q, w->qd, w->d, @forward_dynamics+@w->c, w->b);
    for (int i = 0; i < @n@; i++) {
        @prefix@_note(w, @PREFIX@_CHECK_LOOP_DRIVES, w->c[i] - w->a[i],
            @prefix@_scale.forward_dynamics_qdd[i] + @prefix@_magnitude(w->a[i]));
    }
}

