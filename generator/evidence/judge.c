/* judge.c: see judge.h. */
#include "evidence/judge.h"

#include <string.h>

/* A quaternion has four numbers for three velocities. */
Extent reference_extent(const ReferenceRobot *robot)
{
    int dof = robot->dof - robot->gear_count;
    Extent extent = {dof, dof, robot->dof, robot->prescribed_count};
    for (int i = 0; i < robot->joint_count; i++)
        extent.positions += robot->joint[i].run && robot->joint[i].part == 0;
    return extent;
}

bool reference_call_exact(const ReferenceRobot *robot, const Function *function,
                          const double *const *inputs, RefReal *result)
{
    Extent extent = reference_extent(robot);
    int count = 0, widest = 1;
    for (int k = 0; k < function_input_count(function); k++)
        if (!is_struct(function->inputs[k]) && input_size(function->inputs[k], extent) > widest)
            widest = input_size(function->inputs[k], extent);
    RefReal in[MAX_INPUTS][widest];
    const RefReal *rows[MAX_INPUTS];
    for (int k = 0; k < function_input_count(function); k++) {
        const char *name = function->inputs[k];
        if (is_struct(name) || strcmp(name, "wrench") == 0)
            continue;
        for (int i = 0; i < input_size(name, extent); i++)
            in[count][i] = (RefReal)inputs[k][i];
        rows[count] = in[count];
        count++;
    }
    if (function->parameters) {
        reference_columns(robot, function->parameters, rows, result);
        return true;
    }
    return reference_evaluate(robot, function_reference(function), rows, result);
}

bool reference_call(const ReferenceRobot *robot, const Function *function,
                    const double *const *inputs, double *out)
{
    int size = function_output_size(function, reference_extent(robot));
    RefReal *result = memory_grow(NULL, sizeof *result * (size_t)size);
    bool solved = reference_call_exact(robot, function, inputs, result);
    for (int i = 0; i < size && solved; i++)
        out[i] = (double)result[i];
    memory_free(result);
    return solved;
}

bool reference_lacks_centre(const ReferenceRobot *robot, const Function *function)
{
    bool moves[REFERENCE_MAX_JOINTS];
    bool about_it = function->id == CENTRE_OF_MASS || function->id == CENTRE_OF_MASS_JACOBIAN ||
                    function->id == MOMENTUM || function->id == MOMENTUM_MATRIX;
    RefReal mass = 0;
    for (int i = 0; i < robot->joint_count; i++) {
        const ReferenceJoint *joint = &robot->joint[i];
        moves[i] = joint->type != REFERENCE_FIXED || (joint->parent >= 0 && moves[joint->parent]);
        mass += moves[i] ? joint->mass : 0;
    }
    return about_it && mass == 0 && function_takes(function, "params");
}
