    for (int i = 0; i < @n@; i++) {
        w->c[i] = w->qd[i] + w->qdd[i];
        w->d[i] = w->qd[i] - w->qdd[i];
    }
    @prefix@_energy(w->q, w->c, @energy+@w->a);
    @prefix@_energy(w->q, w->d, @energy+@w->b);
    rate += (w->a[0] - w->b[0]) / 2.0@f@;
    scale += @prefix@_magnitude(w->a[0]) + @prefix@_magnitude(w->b[0]);
