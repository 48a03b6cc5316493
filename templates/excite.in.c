/* An exciting motion, made by rbgen excite @name@: positions, velocities and accelerations of the
   joints at t, in rad (or m) and s. It begins and ends at rest, and may be repeated. Thread-safe:
   keeps no state. */
#include <math.h>

void @name@_excite(double t, double q[@joints@], double qd[@joints@], double qdd[@joints@]);

void @name@_excite(double t, double q[@joints@], double qd[@joints@], double qdd[@joints@])
{
    /* of each joint: the centre, then sine and cosine of each harmonic */
    static const double table[@joints@][1 + 2 * @harmonics@] = {
%% table
    };
    for (int i = 0; i < @joints@; i++) {
        q[i] = table[i][0];
        qd[i] = qdd[i] = 0;
        for (int k = 0; k < @harmonics@; k++) {
            const double rate = (k + 1) * @rate@, s = sin(rate * t), c = cos(rate * t);
            const double a = table[i][1 + 2 * k], b = table[i][2 + 2 * k];
            q[i] += a * s + b * c;
            qd[i] += rate * (a * c - b * s);
            qdd[i] -= rate * rate * (a * s + b * c);
        }
    }
}
