/* soak_friction.c: what friction takes of each coordinate, for the laws of rbgen soak: by the
   joints' own formula (description.h), with the speeds that followers have, v = S qd, and their
   torques brought back by S^T. Shares nothing with what algorithms add. */
#include "evidence/soak.h"

#include <math.h>

typedef struct {
    double torque, slope;
} Rub;

/* The torque at speed v, and its derivative. */
static Rub rub(const Link *link, double v)
{
    double width = (double)link->coulomb_width, root = sqrt(v * v + width * width);
    double viscous = (double)link->viscous, viscous_skew = (double)link->viscous_skew;
    double coulomb = (double)link->coulomb, coulomb_skew = (double)link->coulomb_skew;
    bool depends = coulomb > 0 || coulomb_skew != 0 || viscous_skew != 0 || link->stribeck > 0;
    double s = depends ? v / root : 0, steep = depends ? width * width / (root * root * root) : 0;
    Rub sum = {viscous * v + coulomb * s + (viscous_skew * v + coulomb_skew * s) * s,
               viscous + coulomb * steep + viscous_skew * (s + v * steep) +
                   2 * coulomb_skew * s * steep};
    if (!(link->stribeck > 0))
        return sum;
    double fade = (double)link->stribeck, left = exp(-(v / fade) * (v / fade));
    double more = (double)link->breakaway - coulomb;
    double skew = (double)link->breakaway_skew - coulomb_skew;
    sum.torque += (more * s + skew * s * s) * left;
    sum.slope +=
        ((more + 2 * skew * s) * steep - 2 * v / (fade * fade) * (more + skew * s) * s) * left;
    return sum;
}

double soak_friction(const Robot *robot, const double *qd, double *torque, double *slope)
{
    const Gears *gears = robot->tree ? robot->tree->gears : NULL;
    const Robot *whole = gears ? robot->tree : robot;
    int n = robot->n;
    double most = 0;
    for (int j = 0; j < n; j++)
        torque[j] = 0;
    for (int k = 0; k < n * n; k++)
        slope[k] = 0;
    for (int i = 0; i < whole->n; i++) {
        double factor[MAX_JOINTS], v = 0;
        for (int j = 0; j < n; j++) {
            factor[j] = gears ? (double)gears->S[i * n + j] : i == j;
            v += factor[j] * qd[j];
        }
        Rub own = rub(&whole->links[i], v);
        for (int j = 0; j < n; j++) {
            torque[j] += factor[j] * own.torque;
            for (int k = 0; k < n; k++)
                slope[j * n + k] += factor[j] * own.slope * factor[k];
            most = fmax(most, fabs(factor[j]) * fmax(fabs(own.torque), fabs(own.slope)));
        }
    }
    return most;
}
