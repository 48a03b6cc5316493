/* columns.c: the numeric reference for functions whose columns are parameters. Compiled twice, as
   fill.c is. Base parameters are a choice of the generator's: a base column is the torques of
   the robot's own parameters that make this one 1 and the other base parameters 0. */
#include "algorithm/function.h"
#include "runtime/reference.h"

#include <stdlib.h>

#ifndef EXACT_H
#include "evidence/judge.h"
#endif

void reference_columns(const ReferenceRobot *robot, const ParameterColumns *columns,
                       const RefReal *const *in, RefReal *out)
{
    const ParameterColumns *own = columns->of ? columns->of : columns;
    int n = robot->dof - robot->gear_count, all = own->count;
    int kinds = (own->viscous ? REFERENCE_VISCOUS : 0) | (own->coulomb ? REFERENCE_COULOMB : 0) |
                (own->rotors ? REFERENCE_ROTORS : 0) | (own->skewed ? REFERENCE_SKEWED : 0);
    RefReal *Y = memory_grow(NULL, sizeof *Y * (size_t)(robot->dof * all));
    if (robot->gear_count) {
        RefReal *wide = memory_grow(NULL, sizeof *wide * (size_t)(robot->dof * (all + 4)));
        RefReal *q = wide, *qd = q + 2 * robot->dof /* of quaternions more */,
                *qdd = qd + robot->dof, *tree = qdd + robot->dof;
        reference_spread_positions(robot, in[0], q);
        reference_spread(robot, in[1], qd);
        reference_spread(robot, in[2], qdd);
        reference_regressor(robot, kinds, q, qd, qdd, tree);
        reference_gather(robot, 1, all, tree, Y);
        memory_free(wide);
    } else {
        reference_regressor(robot, kinds, in[0], in[1], in[2], Y);
    }
    for (int k = 0; k < n * all && !columns->of; k++)
        out[k] = Y[k];
    if (!columns->of) {
        memory_free(Y);
        return;
    }
    for (int i = 0; i < n; i++)
        for (int b = 0; b < columns->count; b++) {
            RefReal sum = 0;
            for (int k = 0; k < all; k++)
                sum += Y[i * all + k] * (RefReal)columns->unit[b * all + k];
            out[i * columns->count + b] = sum;
        }
    memory_free(Y);
}
