%% prototype
{
    size_t i = 0;
#ifdef @PREFIX@_LANES
    for (; count - i >= @PREFIX@_LANES; i += @PREFIX@_LANES) {
        @prefix@_lanes some_q[@n@], some_qd[@n@], some_tau[@n@];
        @prefix@_lanes_load((@real@ *)some_q, @q@, @n@, @next@, @state@);
        @prefix@_lanes_load((@real@ *)some_qd, @qd@, @n@, @next@, @state@);
        @prefix@_lanes_load((@real@ *)some_tau, @tau@, @n@, @next@, @state@);
        @prefix@_step_lanes(h, some_q, some_qd, some_tau@pass@);
        @prefix@_lanes_store(@q@, (const @real@ *)some_q, @n@, @next@, @state@);
        @prefix@_lanes_store(@qd@, (const @real@ *)some_qd, @n@, @next@, @state@);
    }
#endif
    for (; i < count; i++) {
        @real@ one_q[@n@], one_qd[@n@], one_tau[@n@];
        @prefix@_gather(one_q, @q@, @n@, @next@);
        @prefix@_gather(one_qd, @qd@, @n@, @next@);
        @prefix@_gather(one_tau, @tau@, @n@, @next@);
        @prefix@_step_one(h, one_q, one_qd, one_tau@pass@);
        @prefix@_scatter(@q@, one_q, @n@, @next@);
        @prefix@_scatter(@qd@, one_qd, @n@, @next@);
    }
}
