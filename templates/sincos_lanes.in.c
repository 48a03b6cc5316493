/* Sines and cosines of several angles: the same steps for all of them at once, in the lanes of a
   vector, where compiler and processor have those; else for one after the other. The values are the
   same. RBGEN_SINCOS@F@_LANES may be defined beforehand: 1 does without vectors. */
#ifndef RBGEN_SINCOS@F@2
#define RBGEN_SINCOS@F@2
#ifndef RBGEN_SINCOS@F@_LANES
#if !defined __GNUC__ || defined __TINYC__ || \
    (defined __FLT_EVAL_METHOD__ && __FLT_EVAL_METHOD__ % 16 != 0 && \
     !(defined __clang__ && defined __SSE2_MATH__))
#define RBGEN_SINCOS@F@_LANES 1
#elif defined __AVX__
#define RBGEN_SINCOS@F@_LANES 4
#elif defined __SSE2__ || (defined __aarch64__ && defined __ARM_NEON)
#define RBGEN_SINCOS@F@_LANES @narrow@
#else
#define RBGEN_SINCOS@F@_LANES 1
#endif
#endif

#if RBGEN_SINCOS@F@_LANES > 1
typedef @real@ rbgen_lanes@f@ __attribute__((vector_size(RBGEN_SINCOS@F@_LANES*@bytes@)));
typedef @bits@ rbgen_bits@f@ __attribute__((vector_size(RBGEN_SINCOS@F@_LANES*@bytes@)));
#if defined __clang__ && defined __AVX2__
/* Else clang gathers the angles from memory, which takes longer than loading them one by one. */
#define RBGEN_LANES@F@_APART(x) __asm__("" : "+x"(x))
#else
#define RBGEN_LANES@F@_APART(x)
#endif
#define RBGEN_LANES@F@_ABS(x) ((rbgen_lanes@f@)((rbgen_bits@f@)(x) & @not_sign@))

__attribute__((always_inline))
static inline void rbgen_sincos@f@_lanes(const rbgen_lanes@f@ *angles,
    rbgen_lanes@f@ *sine, rbgen_lanes@f@ *cosine)
{
    const rbgen_lanes@f@ x = *angles;
%% steps
}
#endif

#ifdef __GNUC__
__attribute__((always_inline, unused))
#endif
static inline void rbgen_sincos@f@2(
    @real@ x0, @real@ *sine0, @real@ *cosine0,
    @real@ x1, @real@ *sine1, @real@ *cosine1)
{
#if RBGEN_SINCOS@F@_LANES == 1
    rbgen_sincos@f@(x0, sine0, cosine0);
    rbgen_sincos@f@(x1, sine1, cosine1);
#else
#if RBGEN_SINCOS@F@_LANES == 2
    const rbgen_lanes@f@ x = {x0, x1};
#else
    const rbgen_lanes@f@ x = {x0, x1, x0, x1};
#endif
    rbgen_lanes@f@ s, c;
    rbgen_sincos@f@_lanes(&x, &s, &c);
    *sine0 = s[0];
    *sine1 = s[1];
    *cosine0 = c[0];
    *cosine1 = c[1];
#endif
}

#ifdef __GNUC__
__attribute__((always_inline, unused))
#endif
static inline void rbgen_sincos@f@3(
    @real@ x0, @real@ *sine0, @real@ *cosine0,
    @real@ x1, @real@ *sine1, @real@ *cosine1,
    @real@ x2, @real@ *sine2, @real@ *cosine2)
{
#if RBGEN_SINCOS@F@_LANES < 4
    rbgen_sincos@f@2(x0, sine0, cosine0, x1, sine1, cosine1);
    rbgen_sincos@f@(x2, sine2, cosine2);
#else
    RBGEN_LANES@F@_APART(x0);
    RBGEN_LANES@F@_APART(x1);
    RBGEN_LANES@F@_APART(x2);
    const rbgen_lanes@f@ x = {x0, x1, x2, x2};
    rbgen_lanes@f@ s, c;
    rbgen_sincos@f@_lanes(&x, &s, &c);
    *sine0 = s[0];
    *sine1 = s[1];
    *sine2 = s[2];
    *cosine0 = c[0];
    *cosine1 = c[1];
    *cosine2 = c[2];
#endif
}

#ifdef __GNUC__
__attribute__((always_inline, unused))
#endif
static inline void rbgen_sincos@f@4(
    @real@ x0, @real@ *sine0, @real@ *cosine0,
    @real@ x1, @real@ *sine1, @real@ *cosine1,
    @real@ x2, @real@ *sine2, @real@ *cosine2,
    @real@ x3, @real@ *sine3, @real@ *cosine3)
{
#if RBGEN_SINCOS@F@_LANES < 4
    rbgen_sincos@f@2(x0, sine0, cosine0, x1, sine1, cosine1);
    rbgen_sincos@f@2(x2, sine2, cosine2, x3, sine3, cosine3);
#else
    RBGEN_LANES@F@_APART(x0);
    RBGEN_LANES@F@_APART(x1);
    RBGEN_LANES@F@_APART(x2);
    const rbgen_lanes@f@ x = {x0, x1, x2, x3};
    rbgen_lanes@f@ s, c;
    rbgen_sincos@f@_lanes(&x, &s, &c);
    *sine0 = s[0];
    *sine1 = s[1];
    *sine2 = s[2];
    *sine3 = s[3];
    *cosine0 = c[0];
    *cosine1 = c[1];
    *cosine2 = c[2];
    *cosine3 = c[3];
#endif
}
#endif
