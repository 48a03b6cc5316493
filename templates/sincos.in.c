/* Sine and cosine of x together, without branches: x = k*pi/2 + r - e, where |r| <= pi/4 and e is
   what rounding added to r; polynomials in r; and a turn by k quarters. The error is below 1.1
   units in the last place up to |x| = 1e5; beyond, it grows like that of x itself, |x|*1e-16,
   and from |x| = 3.5e15 on the values mean nothing. The sine of -0 is -0; NaN and infinity give
   NaN. Rounding must be to nearest. */
#ifndef RBGEN_SINCOS
#define RBGEN_SINCOS
#ifdef __GNUC__
__attribute__((always_inline, unused))
#endif
static inline void rbgen_sincos(double x, double *sine, double *cosine)
{
    /* sums with 1.5*2^52 are whole numbers */
    RBGEN_ROUNDED double t = x*0.6366197723675814 + 6755399441055744.0;
    RBGEN_ROUNDED double k = t - 6755399441055744.0;
    RBGEN_ROUNDED double p = x - k*1.5707963267923333;
    RBGEN_ROUNDED double w = k*2.5633441515839558e-12;
    RBGEN_ROUNDED double r = p - w;
    RBGEN_ROUNDED double d = p - r;
    RBGEN_ROUNDED double l = d - w;
    RBGEN_ROUNDED double u = k*0.25 + 6755399441055744.0;
    RBGEN_ROUNDED double v = u - 6755399441055744.0;
    const double e = k*1.0562999066987428e-23 - l;
    const double j = 4.0*v - k;     /* -2 to 2 */
    const double a = 1.0 - fabs(j); /* cos(k*pi/2) */
    const double b = j + j*a;       /* -sin(k*pi/2) */
    const double z = r*r;
    const double h = z*z;
    double f = z*1.5918129294866608e-10 - 2.5051131845003624e-08;
    double g = z*-1.1382632425521717e-11 + 2.08761462684032e-09;
    f = h*f + (z*2.755731610255244e-06 - 0.00019841269836758574);
    g = h*g - (z*2.7557317271729793e-07 - 2.480158729876569e-05);
    f = h*f + (z*0.008333333333330948 - 0.16666666666666666);
    g = h*g - (z*0.0013888888888887398 - 0.041666666666666664);
    const double s = e - r*z*f;         /* r - e - sin(r - e) */
    const double c = r*e + h*g - 0.5*z; /* cos(r - e) - 1 */
    *sine = a*r - b - a*s - b*c;
    *cosine = b*r + a - b*s + a*c;
}
#endif
