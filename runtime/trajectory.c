/* trajectory.c: see trajectory.h. */
#include "trajectory.h"

#include <math.h>

static const double TWO_PI = 6.28318530717958647692;

void profile_at(Profile profile, double duration, double t, double s[3])
{
    double u = t / duration;
    if (!(u > 0 && u < 1)) {
        double inside = t <= 0 ? 0 : 1;
        s[0] = inside;
        s[1] = 0;
        /* at the very ends the cubic still has its acceleration */
        s[2] = profile == PROFILE_CUBIC && (t == 0 || t == duration) ? 6 - 12 * inside : 0;
        s[2] /= duration * duration;
        return;
    }
    switch (profile) {
    case PROFILE_CYCLOID:
        s[0] = u - sin(TWO_PI * u) / TWO_PI;
        s[1] = 1 - cos(TWO_PI * u);
        s[2] = TWO_PI * sin(TWO_PI * u);
        break;
    case PROFILE_QUINTIC:
        s[0] = u * u * u * (10 - u * (15 - 6 * u));
        s[1] = 30 * u * u * (1 - u) * (1 - u);
        s[2] = 60 * u * (1 - u) * (1 - 2 * u);
        break;
    case PROFILE_CUBIC:
        s[0] = u * u * (3 - 2 * u);
        s[1] = 6 * u * (1 - u);
        s[2] = 6 - 12 * u;
        break;
    }
    s[1] /= duration;
    s[2] /= duration * duration;
}

/* Equal second derivatives on both sides of knot i, with h its distances to the neighbours and d
   the slopes of the chords:

       h_right yd_{i-1} + 2 (h_left + h_right) yd_i + h_left yd_{i+1}
           = 3 (h_right d_left + h_left d_right)

   Tridiagonal and dominated by its diagonal: elimination forward, substitution backward. */
void spline_slopes(Knot *knot, int count, double *work)
{
    double *above = work; /* of the reduced rows: what is left right of the diagonal */
    above[0] = 0;
    for (int i = 1; i < count - 1; i++) {
        double left = knot[i].t - knot[i - 1].t, right = knot[i + 1].t - knot[i].t;
        double d_left = (knot[i].y - knot[i - 1].y) / left;
        double d_right = (knot[i + 1].y - knot[i].y) / right;
        double diagonal = 2 * (left + right) - right * above[i - 1];
        double side = 3 * (right * d_left + left * d_right) - right * knot[i - 1].yd;
        above[i] = left / diagonal;
        knot[i].yd = side / diagonal;
    }
    for (int i = count - 2; i > 0; i--)
        knot[i].yd -= above[i] * knot[i + 1].yd;
}

void hermite_cubic(const Knot *from, const Knot *to, double t, double out[3])
{
    double h = to->t - from->t, u = (t - from->t) / h, rise = to->y - from->y;
    double a = h * from->yd, b = h * to->yd;
    double c2 = 3 * rise - 2 * a - b, c3 = a + b - 2 * rise; /* y + a u + c2 u^2 + c3 u^3 */
    out[0] = from->y + u * (a + u * (c2 + u * c3));
    out[1] = (a + u * (2 * c2 + u * 3 * c3)) / h;
    out[2] = (2 * c2 + u * 6 * c3) / (h * h);
}

void hermite_quintic(const Knot *from, const Knot *to, double t, double out[3])
{
    double h = to->t - from->t, u = (t - from->t) / h;
    double a = h * from->yd, b = h * h * from->ydd / 2;
    /* what the beginning leaves for the end: value, slope and curvature */
    double rise = to->y - (from->y + a + b);
    double slope = h * to->yd - (a + 2 * b), bend = h * h * to->ydd - 2 * b;
    double c3 = 10 * rise - 4 * slope + bend / 2;
    double c4 = -15 * rise + 7 * slope - bend;
    double c5 = 6 * rise - 3 * slope + bend / 2;
    out[0] = from->y + u * (a + u * (b + u * (c3 + u * (c4 + u * c5))));
    out[1] = (a + u * (2 * b + u * (3 * c3 + u * (4 * c4 + u * 5 * c5)))) / h;
    out[2] = (2 * b + u * (6 * c3 + u * (12 * c4 + u * 20 * c5))) / (h * h);
}
