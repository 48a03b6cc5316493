#ifdef @PREFIX@_LANES
/* Lanes of vectors from and to numbers that lie apart: by next from one vector to the next, by state
   from one lane to the next. */
__attribute__((always_inline))
static inline void @prefix@_lanes_load(@real@ *to, const @real@ *from, size_t length, size_t next,
                                       size_t state)
{
    for (size_t k = 0; k < length; k++, from += next) {
        const @prefix@_lanes lanes = {
%% lanes_from
        };
        *(@prefix@_lanes_at *)(to + k*@PREFIX@_LANES) = lanes;
    }
}

__attribute__((always_inline, unused))
static inline void @prefix@_lanes_store(@real@ *to, const @real@ *from, size_t length, size_t next,
                                        size_t state)
{
    for (size_t k = 0; k < length; k++, to += next) {
        const @prefix@_lanes lanes = *(const @prefix@_lanes_at *)(from + k*@PREFIX@_LANES);
%% lanes_to
    }
}
#endif
