/* clean_round.c: a robot's numbers as a robot file can say them: doubles, a turn by its roll, pitch
   and yaw. What was turned, frozen or made parallel is computed more finely than that; rounded here
   the robot and its cleaned copy are one, to the last bit, and so is their code. The search could
   otherwise take either way where two cost the same in all but the last digit. */
#include "model/clean.h"
#include "model/placing.h"
#include "model/pose.h"
#include "model/read/conventions.h"

#include <string.h>

static void round_numbers(Real *numbers, int count)
{
    for (int i = 0; i < count; i++)
        numbers[i] = (Real)((double)numbers[i] + 0.0);
}

static Pose placed(const Real place[PLACE_NUMBERS])
{
    return pose_place(place, place + 3, (Real)ANGLE_ZERO);
}

void place_of_pose(const Pose *pose, Real place[PLACE_NUMBERS])
{
    memcpy(place, pose->p, sizeof pose->p);
    pose_roll_pitch_yaw(pose, place + 3);
    for (int i = 3; i < PLACE_NUMBERS; i++)
        place[i] = angle_snap(place[i], (Real)ANGLE_ZERO, NULL);
    round_numbers(place, PLACE_NUMBERS);
}

bool place_is(const Real place[PLACE_NUMBERS], const Pose *pose)
{
    Pose there = placed(place);
    return memcmp(&there, pose, sizeof there) == 0;
}

static Real angle_of(Real sine, Real cosine)
{
    return angle_snap(real_atan2(sine, cosine), (Real)ANGLE_ZERO, NULL);
}

/* Rx(alpha) Tx(a) Rz(theta) Tz(d), or the same backwards, taken apart again. */
void table_of_joint(const Joint *joint, Real dh[DH_NUMBERS])
{
    Pose pose = pose_multiply(joint->before, joint->after); /* frozen ones have turns in both */
    if (joint->at_far_end)
        pose = pose_inverse(pose);
    Real sign = joint->at_far_end ? -1 : 1;
    Real z[3] = {pose.R[0][2], pose.R[1][2], pose.R[2][2]};
    dh[DH_A] = sign * pose.p[0];
    dh[DH_ALPHA] = sign * angle_of(-pose.R[1][2], pose.R[2][2]);
    dh[DH_D] = sign * dot3(pose.p, z);
    dh[DH_THETA] = sign * angle_of(-pose.R[0][1], pose.R[0][0]);
    round_numbers(dh, DH_NUMBERS);
}

/* Where a frozen joint of a table is. */
static void round_table(Joint *joint)
{
    Joint row = joint_plain(joint->name, joint->parent);
    row.placing = PLACED_BY_DH;
    row.at_far_end = joint->at_far_end;
    table_of_joint(joint, row.dh);
    joint_place(&row, (Real)ANGLE_ZERO);
    joint->before = row.before;
    joint->after = row.after;
}

static void round_pose(Pose *pose)
{
    Real place[PLACE_NUMBERS];
    place_of_pose(pose, place);
    *pose = placed(place);
}

void axis_numbers(const Real axis[3], Real numbers[3])
{
    Real largest = 0;
    for (int i = 0; i < 3; i++)
        largest = real_larger(largest, axis[i]);
    for (int i = 0; i < 3; i++)
        numbers[i] = axis[i] / largest;
    round_numbers(numbers, 3);
}

static bool any(const int *formula, int count)
{
    for (int i = 0; i < count; i++)
        if (formula[i])
            return true;
    return false;
}

static void round_joint(Joint *joint, bool from_table)
{
    const JointFormulas *formula = &joint->formula;
    Real numbers[3];
    axis_numbers(joint->axis, numbers);
    axis_unit(numbers, joint->axis);
    if (from_table && joint->placing != PLACED_BY_DH)
        round_table(joint);
    if (!from_table && !any(formula->place, PLACE_NUMBERS) &&
        !place_is(joint->place, &joint->before)) {
        place_of_pose(&joint->before, joint->place);
        joint->before = placed(joint->place);
    }
    /* What a robot file computes stays as exact: rounded tensors hide that numbers cancel. */
    if (joint->parts || joint->inertia_about_origin || formula->mass || any(formula->com, 3) ||
        any(formula->inertia, INERTIA_NUMBERS))
        return;
    round_numbers(&joint->mass, 1);
    round_numbers(joint->com, 3);
    round_numbers(&joint->inertia[0][0], 9);
}

void clean_round(Description *robot)
{
    for (int i = 0; i < robot->joint_count; i++)
        round_joint(&robot->joints[i], robot->from_table);
    round_pose(&robot->base);
    if (!any(robot->tool_formula, PLACE_NUMBERS))
        round_pose(&robot->tool);
    for (int k = 0; k < robot->tool_count; k++)
        round_pose(&robot->tools[k].pose);
}
