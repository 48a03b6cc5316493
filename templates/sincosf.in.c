/* Sine and cosine of x together, without branches: x = k*pi/2 + r + e, where |r| <= pi/4 and e is
   what rounding took from r; polynomials in r; and a turn by k quarters. The error is below 1.1
   units in the last place up to |x| = 1e4; beyond, it grows like that of x itself, |x|*1e-7,
   and from |x| = 6e6 on the values mean nothing. NaN and infinity give NaN. Rounding must be
   to nearest. Where the compiler may regroup sums (-ffast-math) or computes with more digits than
   float's (x87), the library's functions do it. */
#ifndef RBGEN_SINCOSF
#define RBGEN_SINCOSF
#ifdef __GNUC__
__attribute__((always_inline))
#endif
static inline void rbgen_sincosf(float x, float *sine, float *cosine)
{
#if defined __FAST_MATH__ || defined __ASSOCIATIVE_MATH__ || \
    (defined __FLT_EVAL_METHOD__ && __FLT_EVAL_METHOD__ % 16 != 0)
    *sine = sinf(x);
    *cosine = cosf(x);
#else
    /* sums with 1.5*2^23 are whole numbers */
    const float k = (x*0.63661975f + 12582912.0f) - 12582912.0f;
    const float p = (x - k*1.5703125f) - k*0.0004837513f;
    const float w = k*7.5495336e-08f;
    const float r = p - w;
    const float e = ((p - r) - w) - k*2.563344e-12f;
    const float j = k - 4.0f*((k*0.25f + 12582912.0f) - 12582912.0f); /* -2 to 2 */
    const float a = 1.0f - fabsf(j); /* cos(k*pi/2) */
    const float b = j + j*a;         /* sin(k*pi/2) */
    const float z = r*r;
    float f = z*-0.0001958789f + 0.008332748f;
    float g = z*2.4547942e-05f - 0.0013888302f;
    f = z*f - 0.16666664f;
    g = z*g + 0.041666664f;
    const float s = r + (e + r*z*f);
    const float c = 1.0f - (0.5f*z + (r*e - z*z*g));
    *sine = a*s + b*c;
    *cosine = a*c - b*s;
#endif
}
#endif
