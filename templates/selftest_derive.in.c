/* The next state: multiples of 1/32768 of the ranges, the same on every machine. */
static @real@ @prefix@_random(@prefix@_work *w, @real@ range)
{
    w->seed = (w->seed * 1664525UL + 1013904223UL) & 0xFFFFFFFFUL;
    const unsigned long high = w->seed >> 16U;
    return range * ((@real@)high / 32768.0@f@ - 1.0@f@);
}

static void @prefix@_derive(@prefix@_work *w)
{
    for (int i = 0; i < @n@; i++) {
        w->q[i] = @prefix@_random(w, @prefix@_joints[i] == 'P' ? 1.0@f@ : 3.125@f@);
        w->qd[i] = @prefix@_random(w, 2.0@f@);
        w->qdd[i] = @prefix@_random(w, 8.0@f@);
    }
}

