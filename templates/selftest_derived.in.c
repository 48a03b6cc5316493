    for (int state = @states@; state < @all_states@; state++) {
        w->state = state;
        @prefix@_derive(w);
%% calls
    }
