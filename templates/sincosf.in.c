/* Sine and cosine of x together, without branches: x = k*pi/2 + r - e, where |r| <= pi/4 and e is
   what rounding added to r; polynomials in r; and a turn by k quarters. The error is below 1.1
   units in the last place up to |x| = 1e4; beyond, it grows like that of x itself, |x|*1e-7,
   and from |x| = 6e6 on the values mean nothing. The sine of -0 is -0; NaN and infinity give NaN.
   Rounding must be to nearest. */
#ifndef RBGEN_SINCOSF
#define RBGEN_SINCOSF
#ifdef __GNUC__
__attribute__((always_inline, unused))
#endif
static inline void rbgen_sincosf(float x, float *sine, float *cosine)
{
    /* sums with 1.5*2^23 are whole numbers */
    RBGEN_ROUNDED float t = x*0.63661975f + 12582912.0f;
    RBGEN_ROUNDED float k = t - 12582912.0f;
    RBGEN_ROUNDED float o = x - k*1.5703125f;
    RBGEN_ROUNDED float p = o - k*0.0004837513f;
    RBGEN_ROUNDED float w = k*7.5495336e-08f;
    RBGEN_ROUNDED float r = p - w;
    RBGEN_ROUNDED float d = p - r;
    RBGEN_ROUNDED float l = d - w;
    RBGEN_ROUNDED float u = k*0.25f + 12582912.0f;
    RBGEN_ROUNDED float v = u - 12582912.0f;
    const float e = k*2.563344e-12f - l;
    const float j = 4.0f*v - k;      /* -2 to 2 */
    const float a = 1.0f - fabsf(j); /* cos(k*pi/2) */
    const float b = j + j*a;         /* -sin(k*pi/2) */
    const float z = r*r;
    float f = z*-0.0001958789f + 0.008332748f;
    float g = z*2.4547942e-05f - 0.0013888302f;
    f = z*f - 0.16666664f;
    g = z*g + 0.041666664f;
    const float s = e - r*z*f;            /* r - e - sin(r - e) */
    const float c = r*e + z*z*g - 0.5f*z; /* cos(r - e) - 1 */
    *sine = a*r - b - a*s - b*c;
    *cosine = b*r + a - b*s + a*c;
}
#endif
