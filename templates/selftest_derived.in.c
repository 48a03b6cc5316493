    for (; w->state < @all_states@; w->state++) {
        @prefix@_derive(w);
%% calls
    }
