#ifdef @PREFIX@_LANES
#if defined __AVX__ && @PREFIX@_LANES % 4 == 0 && (defined __clang__ || __GNUC__ >= 12)
#define @PREFIX@_QUADS /* four or two numbers of four states change places within registers */
typedef @real@ @prefix@_pair
    __attribute__((vector_size(2*sizeof(@real@)), aligned(sizeof(@real@)), may_alias));
typedef @real@ @prefix@_quad
    __attribute__((vector_size(4*sizeof(@real@)), aligned(sizeof(@real@)), may_alias));

__attribute__((always_inline, unused))
static inline void @prefix@_quads(@real@ *to, size_t to_next, const @real@ *from, size_t from_next)
{
    const @prefix@_quad a = *(const @prefix@_quad *)(from);
    const @prefix@_quad b = *(const @prefix@_quad *)(from + from_next);
    const @prefix@_quad c = *(const @prefix@_quad *)(from + 2*from_next);
    const @prefix@_quad d = *(const @prefix@_quad *)(from + 3*from_next);
    const @prefix@_quad ab = __builtin_shufflevector(a, b, 0, 4, 2, 6);
    const @prefix@_quad cd = __builtin_shufflevector(c, d, 0, 4, 2, 6);
    const @prefix@_quad odd_ab = __builtin_shufflevector(a, b, 1, 5, 3, 7);
    const @prefix@_quad odd_cd = __builtin_shufflevector(c, d, 1, 5, 3, 7);
    *(@prefix@_quad *)(to) = __builtin_shufflevector(ab, cd, 0, 1, 4, 5);
    *(@prefix@_quad *)(to + to_next) = __builtin_shufflevector(odd_ab, odd_cd, 0, 1, 4, 5);
    *(@prefix@_quad *)(to + 2*to_next) = __builtin_shufflevector(ab, cd, 2, 3, 6, 7);
    *(@prefix@_quad *)(to + 3*to_next) = __builtin_shufflevector(odd_ab, odd_cd, 2, 3, 6, 7);
}

__attribute__((always_inline, unused))
static inline void @prefix@_pairs_load(@real@ *to, const @real@ *from, size_t state)
{
    const @prefix@_pair a = *(const @prefix@_pair *)(from);
    const @prefix@_pair b = *(const @prefix@_pair *)(from + state);
    const @prefix@_pair c = *(const @prefix@_pair *)(from + 2*state);
    const @prefix@_pair d = *(const @prefix@_pair *)(from + 3*state);
    const @prefix@_quad ac = __builtin_shufflevector(a, c, 0, 1, 2, 3);
    const @prefix@_quad bd = __builtin_shufflevector(b, d, 0, 1, 2, 3);
    *(@prefix@_quad *)(to) = __builtin_shufflevector(ac, bd, 0, 4, 2, 6);
    *(@prefix@_quad *)(to + @PREFIX@_LANES) = __builtin_shufflevector(ac, bd, 1, 5, 3, 7);
}

__attribute__((always_inline, unused))
static inline void @prefix@_pairs_store(@real@ *to, const @real@ *from, size_t state)
{
    const @prefix@_quad first = *(const @prefix@_quad *)(from);
    const @prefix@_quad second = *(const @prefix@_quad *)(from + @PREFIX@_LANES);
    const @prefix@_quad ac = __builtin_shufflevector(first, second, 0, 4, 2, 6);
    const @prefix@_quad bd = __builtin_shufflevector(first, second, 1, 5, 3, 7);
    *(@prefix@_pair *)(to) = __builtin_shufflevector(ac, ac, 0, 1);
    *(@prefix@_pair *)(to + state) = __builtin_shufflevector(bd, bd, 0, 1);
    *(@prefix@_pair *)(to + 2*state) = __builtin_shufflevector(ac, ac, 2, 3);
    *(@prefix@_pair *)(to + 3*state) = __builtin_shufflevector(bd, bd, 2, 3);
}
#endif

/* Lanes of vectors from and to numbers that lie apart: by next from one vector to the next, by state
   from one lane to the next. */
__attribute__((always_inline))
static inline void @prefix@_lanes_load(@real@ *to, const @real@ *from, size_t length, size_t next,
                                       size_t state)
{
    size_t k = 0;
#ifdef @PREFIX@_QUADS
    for (; next == 1 && k + 4 <= length; k += 4)
        for (size_t i = 0; i < @PREFIX@_LANES; i += 4)
            @prefix@_quads(to + k*@PREFIX@_LANES + i, @PREFIX@_LANES, from + k + i*state, state);
    for (; next == 1 && k + 2 <= length; k += 2)
        for (size_t i = 0; i < @PREFIX@_LANES; i += 4)
            @prefix@_pairs_load(to + k*@PREFIX@_LANES + i, from + k + i*state, state);
#endif
    for (from += k*next; k < length; k++, from += next) {
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
    size_t k = 0;
#ifdef @PREFIX@_QUADS
    for (; next == 1 && k + 4 <= length; k += 4)
        for (size_t i = 0; i < @PREFIX@_LANES; i += 4)
            @prefix@_quads(to + k + i*state, state, from + k*@PREFIX@_LANES + i, @PREFIX@_LANES);
    for (; next == 1 && k + 2 <= length; k += 2)
        for (size_t i = 0; i < @PREFIX@_LANES; i += 4)
            @prefix@_pairs_store(to + k + i*state, from + k*@PREFIX@_LANES + i, state);
#endif
    for (to += k*next; k < length; k++, to += next) {
        const @prefix@_lanes lanes = *(const @prefix@_lanes_at *)(from + k*@PREFIX@_LANES);
%% lanes_to
    }
}
#endif
