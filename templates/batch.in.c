/* Many states: @lanes@ of them at a time in the lanes of vectors, where the compiler has those, and the
   rest one by one. */
#if defined __GNUC__ && !defined __TINYC__ && \
    !(defined __FLT_EVAL_METHOD__ && __FLT_EVAL_METHOD__ % 16 != 0 && \
      !(defined __clang__ && defined __SSE2_MATH__))
#define @PREFIX@_LANES @lanes@
typedef @real@ @prefix@_lanes __attribute__((vector_size(@bytes@)));
typedef @real@ @prefix@_lanes_at __attribute__((vector_size(@bytes@), aligned(@alignment@), may_alias));
typedef @bits@ @prefix@_lanes_bits __attribute__((vector_size(@bytes@)));
#define @PREFIX@_ABS(x) ((@prefix@_lanes)((@prefix@_lanes_bits)(x) & @not_sign@))
#if defined __AVX512F__ /* bytes of a register */
#define @PREFIX@_REGISTER 64
#elif defined __AVX__
#define @PREFIX@_REGISTER 32
#else
#define @PREFIX@_REGISTER 16
#endif
#if defined __clang__ && defined __x86_64__ /* which else halves the widest vectors */
#define @PREFIX@_WIDE __attribute__((min_vector_width(@width@)))
#else
#define @PREFIX@_WIDE
#endif
#endif

static void @prefix@_gather(@real@ *to, const @real@ *from, size_t length, size_t stride)
{
    for (size_t k = 0; k < length; k++)
        to[k] = from[k*stride];
}

static void @prefix@_scatter(@real@ *to, const @real@ *from, size_t length, size_t stride)
{
    for (size_t k = 0; k < length; k++)
        to[k*stride] = from[k];
}
