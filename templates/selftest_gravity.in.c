/* gravity = bias at rest, where there is no friction */
static void @prefix@_check_gravity(@prefix@_work *w)
{
    for (int i = 0; i < @n@; i++) {
        w->c[i] = 0.0@f@;
    }
    @prefix@_gravity(w->q, @gravity+@w->a);
%% at_rest
    @prefix@_compare(w, @PREFIX@_CHECK_GRAVITY, @n@, w->a, w->b, @prefix@_scale.tau);
}

