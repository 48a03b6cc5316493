/* The pivots of M = L D L^T, L in the place of M, D in a */
static void @prefix@_check_definite(@prefix@_work *w)
{
    @prefix@_inertia_matrix(w->q, @inertia_matrix+@w->M);
    for (int j = 0; j < @n@; j++) {
        const @real@ diagonal = w->M[j * @n@ + j];
        @real@ pivot = diagonal;
        for (int k = 0; k < j; k++) {
            pivot -= w->M[j * @n@ + k] * w->M[j * @n@ + k] * w->a[k];
        }
        w->a[j] = pivot;
        if (!(pivot > 0.0@f@)) {
            @prefix@_note(w, @PREFIX@_CHECK_DEFINITE, @least@ - pivot, diagonal);
        }
        for (int i = j + 1; i < @n@; i++) {
            @real@ entry = w->M[i * @n@ + j];
            for (int k = 0; k < j; k++) {
                entry -= w->M[i * @n@ + k] * w->M[j * @n@ + k] * w->a[k];
            }
            w->M[i * @n@ + j] = pivot > @vanishing@ ? entry / pivot : 0.0@f@;
        }
    }
}

