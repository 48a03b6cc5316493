/* A golden state, whose positions and rates close the loops; in place of accelerations torques. */
static void @prefix@_enter(@prefix@_work *w, const @prefix@_vectors *golden)
{
    for (int i = 0; i < @positions@; i++) {
        w->q[i] = golden->q[i];
    }
    for (int i = 0; i < @n@; i++) {
        w->qd[i] = golden->qd[i];
        w->qdd[i] = golden->tau[i];
    }
}

