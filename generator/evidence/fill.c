/* fill.c: a robot file's description as the numeric reference takes it. Compiled twice: for its
   usual number type, and from exact.c for binary128. */
#include "model/closure.h"
#include "runtime/reference.h"

#include <string.h>

#ifndef EXACT_H
#include "evidence/judge.h"
#endif

static void reference_pose(ReferencePose *to, const Pose *from)
{
    for (int i = 0; i < 3; i++) {
        to->p[i] = (RefReal)from->p[i];
        for (int j = 0; j < 3; j++)
            to->R[i][j] = (RefReal)from->R[i][j];
    }
}

static void fill_loop(ReferenceLoop *to, const Loop *from)
{
    static const ReferenceLoopType types[] = {
        [CYLINDRICAL] = REFERENCE_LOOP_CYLINDRICAL, [UNIVERSAL] = REFERENCE_LOOP_UNIVERSAL,
        [GIMBAL] = REFERENCE_LOOP_SPHERICAL,        [PLANAR] = REFERENCE_LOOP_PLANAR,
        [SPHERICAL] = REFERENCE_LOOP_SPHERICAL,     [FREE] = REFERENCE_LOOP_SPHERICAL};
    to->type = from->kind != SINGLE      ? types[from->kind]
               : from->type == FIXED     ? REFERENCE_LOOP_FIXED
               : from->type == PRISMATIC ? REFERENCE_LOOP_PRISMATIC
                                         : REFERENCE_LOOP_REVOLUTE;
    to->from = from->from;
    to->to = from->to;
    reference_pose(&to->from_frame, &from->from_frame);
    reference_pose(&to->to_frame, &from->to_frame);
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 3; k++)
            to->axes[i][k] = (RefReal)from->axes[i][k];
}

static void fill_mechanism(ReferenceRobot *reference, const Mechanism *mechanism)
{
    const Robot *robot = mechanism->robot;
    const Gears *gears = robot_tree(robot)->gears; /* of coordinates the joints that have them */
    reference->loop_count = mechanism->loop_count;
    for (int k = 0; k < mechanism->loop_count; k++)
        fill_loop(&reference->loop[k], &mechanism->loops[k]);
    reference->prescribed_count = robot->prescribed_count;
    for (int k = 0; k < robot->prescribed_count; k++)
        reference->prescribed[k] = gears ? gears->link[robot->prescribed[k]] : robot->prescribed[k];
    if (!robot->closure)
        return;
    reference->row_count = robot->closure->rank;
    for (int k = 0; k < robot->closure->rank; k++)
        reference->row[k] = robot->closure->chosen[k];
    reference->actuated_count = robot->closure->actuated_count;
    for (int k = 0; k < robot->closure->actuated_count; k++)
        reference->actuated[k] =
            gears ? gears->link[robot->closure->actuated[k]] : robot->closure->actuated[k];
}

/* Terms of joints by their place among moving ones. */
static void fill_gears(ReferenceRobot *reference, const Description *description)
{
    int place[REFERENCE_MAX_JOINTS], moving = 0;
    for (int i = 0; i < description->joint_count; i++)
        place[i] = description->joints[i].type == FIXED ? -1 : moving++;
    reference->gear_count = description->gear_count;
    for (int k = 0; k < description->gear_count; k++) {
        const Gear *gear = &description->gears[k];
        reference->gear_offset[k] = (RefReal)gear->offset;
        for (int t = 0; t < gear->count; t++)
            reference->term[reference->term_count++] =
                (ReferenceTerm){k, place[gear->joint[t]], (RefReal)gear->factor[t]};
    }
}

void fill_reference(ReferenceRobot *reference, const Description *description)
{
    memset(reference, 0, sizeof *reference);
    reference->joint_count = description->joint_count;
    reference->coupling = description->coupling;
    reference_pose(&reference->base, &description->base);
    reference_pose(&reference->tool, &description->tool);
    for (int k = 0; k < 3; k++)
        reference->gravity[k] = (RefReal)description->gravity[k];
    for (int i = 0; i < description->joint_count; i++) {
        const Joint *from = &description->joints[i];
        ReferenceJoint *to = &reference->joint[i];
        to->type = from->type == REVOLUTE    ? REFERENCE_REVOLUTE
                   : from->type == PRISMATIC ? REFERENCE_PRISMATIC
                                             : REFERENCE_FIXED;
        reference->dof += from->type != FIXED;
        const Joint *next = i + 1 < description->joint_count ? from + 1 : NULL;
        to->inside = from->whole && next && next->whole && next->parent == i &&
                     strcmp(from->whole, next->whole) == 0;
        to->run = from->run;
        to->part = from->part;
        to->parent = from->parent;
        reference_pose(&to->before, &from->before);
        reference_pose(&to->after, &from->after);
        to->at_far_end = from->at_far_end;
        to->mass = (RefReal)from->mass;
        for (int k = 0; k < 3; k++) {
            to->axis[k] = (RefReal)from->axis[k];
            to->com[k] = (RefReal)from->com[k];
            for (int l = 0; l < 3; l++)
                to->inertia[k][l] = (RefReal)from->inertia[k][l];
        }
        to->viscous = (RefReal)from->viscous;
        to->coulomb = (RefReal)from->coulomb;
        to->coulomb_width = (RefReal)from->coulomb_width;
        to->viscous_skew = (RefReal)from->viscous_skew;
        to->coulomb_skew = (RefReal)from->coulomb_skew;
        to->breakaway = (RefReal)from->breakaway;
        to->breakaway_skew = (RefReal)from->breakaway_skew;
        to->stribeck = (RefReal)from->stribeck;
        to->rotor = (RefReal)(from->gear_ratio * from->gear_ratio * from->rotor_inertia);
    }
    fill_gears(reference, description);
    if (description->mechanism && description->mechanism->robot)
        fill_mechanism(reference, description->mechanism);
}

void reference_take_tool(ReferenceRobot *reference, const Description *description,
                         const char *name)
{
    reference->tool_joint = 0;
    reference_pose(&reference->tool, &description->tool);
    for (int k = 0; name && k < description->tool_count; k++)
        if (strcmp(description->tools[k].name, name) == 0) {
            reference->tool_joint = description->tools[k].on + 1;
            reference_pose(&reference->tool, &description->tools[k].pose);
        }
}
