/* Many states: LANES of them at a time in the lanes of vectors, where the compiler has those, and the
   rest one by one. */
#if defined __GNUC__ && !defined __TINYC__ && !defined __FAST_MATH__ && \
    !defined __ASSOCIATIVE_MATH__ && \
    !(defined __FLT_EVAL_METHOD__ && __FLT_EVAL_METHOD__ % 16 != 0)
#define PREFIX_LANES LANES
typedef real prefix_lanes __attribute__((vector_size(BYTES)));
typedef real prefix_lanes_at __attribute__((vector_size(BYTES), aligned(ALIGNMENT), may_alias));
typedef bits prefix_lanes_bits __attribute__((vector_size(BYTES)));
#define PREFIX_ABS(x) ((prefix_lanes)((prefix_lanes_bits)(x) & NOT_SIGN))
#if defined __AVX512F__ /* bytes of a register */
#define PREFIX_REGISTER 64
#elif defined __AVX__
#define PREFIX_REGISTER 32
#else
#define PREFIX_REGISTER 16
#endif
#if defined __clang__ && defined __x86_64__ /* which else halves the widest vectors */
#define PREFIX_WIDE __attribute__((min_vector_width(WIDTH)))
#else
#define PREFIX_WIDE
#endif
#endif

static void prefix_gather(real *to, const real *from, size_t length, size_t stride)
{
    for (size_t k = 0; k < length; k++)
        to[k] = from[k*stride];
}

static void prefix_scatter(real *to, const real *from, size_t length, size_t stride)
{
    for (size_t k = 0; k < length; k++)
        to[k*stride] = from[k];
}
