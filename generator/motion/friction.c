/* friction.c: the power that friction takes (simulation.h), by the law of robot files: viscous,
   Coulomb's rounded over a width, each by direction, and Stribeck's fading of the breakaway. */
#include "motion/simulation.h"

#include <math.h>

/* The force at a rate; slope: its derivative. */
static double friction_at(const Joint *joint, double rate, double *slope)
{
    double width = (double)joint->coulomb_width, speed = hypot(rate, width);
    double way = rate != 0 ? rate / speed : 0;
    double way_slope = speed > 0 ? width / speed * (width / speed) / speed : 0;
    double dry = (double)joint->coulomb + way * (double)joint->coulomb_skew;
    double dry_slope = way_slope * (double)joint->coulomb_skew;
    if (joint->stribeck > 0) {
        double fast = rate / (double)joint->stribeck, left = exp(-fast * fast);
        double begins = (double)joint->breakaway + way * (double)joint->breakaway_skew;
        double begins_slope = way_slope * (double)joint->breakaway_skew;
        double left_slope = -2 * fast / (double)joint->stribeck * left;
        dry_slope += (begins_slope - dry_slope) * left + (begins - dry) * left_slope;
        dry += (begins - dry) * left;
    }
    double viscous = (double)joint->viscous + way * (double)joint->viscous_skew;
    *slope = viscous + way_slope * (double)joint->viscous_skew * rate + way_slope * dry +
             way * dry_slope;
    return viscous * rate + way * dry;
}

/* At all joints, those that follow others, too. */
double sim_friction_power(const Machine *machine, const double *qd, double *slopes)
{
    const Robot *tree = robot_tree(machine->robot);
    const Gears *gears = tree->gears;
    int n = machine->n;
    double power = 0;
    for (int j = 0; j < n && slopes; j++)
        slopes[j] = 0;
    for (int i = 0; i < tree->n && machine->any_friction; i++) {
        double rate = gears ? 0 : qd[i], slope;
        for (int j = 0; gears && j < gears->dof; j++)
            rate += (double)gears->S[i * gears->dof + j] * qd[j];
        double force = friction_at(tree->links[i].joint, rate, &slope);
        power += force * rate;
        for (int j = 0; j < n && slopes; j++) {
            double share = gears ? (double)gears->S[i * gears->dof + j] : i == j;
            slopes[j] += share * (force + slope * rate);
        }
    }
    return power;
}
