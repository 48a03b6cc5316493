/* loops.c: see loops.h. */
#include "model/loops.h"

#include "model/pose.h"
#include "model/read/conventions.h"
#include "model/read/reader.h"
#include "model/write.h"
#include "util/table.h"

#include <string.h>

#define SAME_ANGLE 1e-9 /* of axes on the two sides of a loop */

static int joint_positions(const Joint *joint)
{
    enum { OF_A_QUATERNION = 1 }; /* more than its turns */
    if (joint->run)
        return joint->part == 0 ? joint->run + OF_A_QUATERNION : 0;
    return joint->type != FIXED;
}

int description_position(const Description *robot, int joint)
{
    int before = 0;
    if (robot->joints[joint].run)
        joint -= robot->joints[joint].part;
    for (int i = 0; i < joint; i++)
        before += joint_positions(&robot->joints[i]);
    return before;
}

int description_positions(const Description *robot)
{
    int count = 0;
    for (int i = 0; i < robot->joint_count; i++)
        count += joint_positions(&robot->joints[i]);
    return count;
}

Mechanism *mechanism_new(Arena *arena, const Description *robot)
{
    Mechanism *made = arena_array(arena, Mechanism, 1);
    made->guess = arena_array(arena, double, description_positions(robot) + 1);
    for (int i = 0; i < robot->joint_count; i++) {
        const Joint *joint = &robot->joints[i];
        if (joint->run && joint->part == 0) /* a quaternion at zero ends in 1 */
            made->guess[description_position(robot, i) + joint->run] = 1;
    }
    made->actuated = arena_array(arena, int, robot->joint_count);
    made->prescribed = arena_array(arena, int, robot->joint_count);
    return made;
}

/* ---- axes of the two sides ---- */

/* An orthonormal frame that begins with the axis, and with the second one where there are several.
 */
static bool frame_of(Real axes[3][3], int count, Real frame[3][3])
{
    static const Real unit[3][3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    int least = 0;
    for (int k = 1; k < 3; k++)
        if (real_abs(axes[0][k]) < real_abs(axes[0][least]))
            least = k;
    const Real *second = count > 1 ? axes[1] : unit[least];
    Real across[3], along = dot3(axes[0], second);
    for (int k = 0; k < 3; k++)
        across[k] = second[k] - along * axes[0][k];
    if (real_sqrt(dot3(across, across)) < (Real)SAME_ANGLE || !axis_unit(across, frame[1]))
        return false;
    memcpy(frame[0], axes[0], sizeof frame[0]);
    cross3(frame[0], frame[1], frame[2]);
    return true;
}

/* The least turn that takes one unit vector to another. */
static bool least_turn(const Real a[3], const Real b[3], Pose *turn)
{
    Real axis[3], unit[3], cosine = dot3(a, b);
    cross3(a, b, axis);
    Real sine = real_sqrt(dot3(axis, axis));
    if (sine < (Real)ANGLE_ZERO) { /* half a turn about anything across */
        Real frame[3][3], one[3][3] = {{a[0], a[1], a[2]}};
        if (!frame_of(one, 1, frame))
            return false;
        *turn =
            cosine > 0 ? pose_identity() : pose_turn_about(frame[1], real_pi(), (Real)ANGLE_ZERO);
        return true;
    }
    for (int k = 0; k < 3; k++)
        unit[k] = axis[k] / sine;
    *turn = pose_turn_about(unit, real_atan2(sine, cosine), (Real)ANGLE_ZERO);
    return true;
}

bool loop_match_axes(Loop *loop, Real to_axes[3][3])
{
    int count = loop->kind == SINGLE && loop->type == FIXED ? 0 : run_axes(loop->kind);
    Pose turn = pose_identity();
    if (count == 0 || memcmp(loop->axes, to_axes, sizeof(Real) * 3 * (size_t)count) == 0)
        return true;
    if (count == 1) {
        if (!least_turn(loop->axes[0], to_axes[0], &turn))
            return false;
    } else {
        Real a[3][3], b[3][3];
        if (!frame_of(loop->axes, count, a) || !frame_of(to_axes, count, b))
            return false;
        for (int i = 0; i < 3; i++)
            for (int j = 0; j < 3; j++)
                turn.R[i][j] =
                    real_prune(b[0][i] * a[0][j] + b[1][i] * a[1][j] + b[2][i] * a[2][j], 1);
        for (int k = 0; k < count; k++) {
            Real turned[3];
            rotate3(turn, loop->axes[k], turned);
            for (int i = 0; i < 3; i++)
                if (real_abs(turned[i] - to_axes[k][i]) > (Real)SAME_ANGLE)
                    return false;
        }
    }
    loop->to_frame = pose_multiply(loop->to_frame, turn);
    return true;
}

/* ---- as a robot file ---- */

static void write_vector(Text *out, const Real v[3])
{
    text_add(out, "[%s, %s, %s]", show_number((double)v[0] + 0.0).text,
             show_number((double)v[1] + 0.0).text, show_number((double)v[2] + 0.0).text);
}

static void write_side(Text *out, const Description *robot, const Loop *loop, bool to)
{
    int joint = to ? loop->to : loop->from;
    const Pose *pose = to ? &loop->to_frame : &loop->from_frame;
    int axes = loop->kind == SINGLE && loop->type == FIXED ? 0 : run_axes(loop->kind);
    Real rpy[3];
    pose_roll_pitch_yaw(pose, rpy);
    for (int k = 0; k < 3; k++)
        rpy[k] = angle_snap(rpy[k], (Real)ANGLE_ZERO, NULL);
    text_add(out, ",\n      \"%s\": { \"link\": ", to ? "to" : "from");
    json_string(out, joint < 0 ? "base" : robot->joints[joint].name);
    text_add_string(out, ", \"xyz\": ");
    write_vector(out, pose->p);
    if (rpy[0] != 0 || rpy[1] != 0 || rpy[2] != 0) {
        text_add_string(out, ", \"rpy\": ");
        write_vector(out, rpy);
    }
    for (int k = 0; k < axes; k++) {
        text_add_string(out, axes == 1 ? ", \"axis\": " : k == 0 ? ", \"axes\": [" : ", ");
        write_vector(out, loop->axes[k]);
    }
    text_add_string(out, axes > 1 ? "] }" : " }");
}

const char *loop_type_word(const Loop *loop)
{
    return loop->kind != SINGLE      ? run_word(loop->kind)
           : loop->type == FIXED     ? "fixed"
           : loop->type == PRISMATIC ? "prismatic"
                                     : "revolute";
}

static void write_names(Text *out, const char *key, const Description *robot, const int *joints,
                        int count)
{
    for (int k = 0; k < count; k++) {
        text_add(out, k ? ", " : ",\n  \"%s\": [", key);
        json_string(out, robot->joints[joints[k]].name);
    }
    text_add_string(out, count ? "]" : "");
}

static void write_guess(Text *out, const Description *robot)
{
    const char *comma = "";
    text_add_string(out, ",\n  \"guess\": { ");
    for (int i = 0; i < robot->joint_count; i++) {
        const Joint *joint = &robot->joints[i];
        int numbers = joint_positions(joint);
        const double *value = robot->mechanism->guess + description_position(robot, i);
        if (numbers == 0)
            continue;
        text_add_string(out, comma);
        json_string(out, joint->run ? joint->whole : joint->name);
        text_add_string(out, numbers > 1 ? ": [" : ": ");
        for (int k = 0; k < numbers; k++)
            text_add(out, "%s%s", k ? ", " : "", show_number(value[k]).text);
        text_add_string(out, numbers > 1 ? "]" : "");
        comma = ", ";
    }
    text_add_string(out, " }");
}

void mechanism_write(Text *out, const Description *robot)
{
    const Mechanism *mechanism = robot->mechanism;
    if (!mechanism)
        return;
    for (int k = 0; k < mechanism->loop_count; k++) {
        const Loop *loop = &mechanism->loops[k];
        text_add_string(out, k ? ",\n    { \"name\": " : ",\n  \"loops\": [\n    { \"name\": ");
        json_string(out, loop->name);
        text_add(out, ", \"type\": \"%s\"", loop_type_word(loop));
        write_side(out, robot, loop, false);
        write_side(out, robot, loop, true);
        text_add_string(out, k + 1 < mechanism->loop_count ? " }" : " }\n  ]");
    }
    write_names(out, "actuated", robot, mechanism->actuated, mechanism->actuated_count);
    write_names(out, "prescribed", robot, mechanism->prescribed, mechanism->prescribed_count);
    if (mechanism->guessed)
        write_guess(out, robot);
}
