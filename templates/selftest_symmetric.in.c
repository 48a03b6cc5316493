static void @prefix@_check_symmetric(@prefix@_work *w)
{
    @prefix@_inertia_matrix(w->q, @inertia_matrix+@w->M);
    for (int i = 0; i < @n@; i++) {
        for (int j = 0; j < i; j++) {
            @prefix@_note(w, @PREFIX@_CHECK_SYMMETRIC, w->M[i * @n@ + j] - w->M[j * @n@ + i],
                @prefix@_magnitude(w->M[i * @n@ + i]) +
                @prefix@_magnitude(w->M[j * @n@ + j]));
        }
    }
}

