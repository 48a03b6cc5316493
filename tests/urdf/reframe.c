/* reframe.c: the same robot as URDF with other frames: reframe ROBOT SEED [flip] > robot.urdf.

   Every link gets a frame that sits somewhere on its joint's axis (anywhere, for a prismatic one)
   and is turned at random; every mass centre gets an inertial frame that is turned at random; with
   flip, axes point the other way at random, and q changes its sign with them. Only the drawing of
   the robot changes, so values (but for flips) and operation counts must not. */
#include "model/pose.h"
#include "util/random.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static Random stream;

static double uniform(double low, double high)
{
    return random_uniform(&stream, low, high);
}

static Pose random_turn(void)
{
    Pose x = pose_turn(0, (Real)uniform(-3, 3), 0), y = pose_turn(1, (Real)uniform(-1.5, 1.5), 0);
    Pose z = pose_turn(2, (Real)uniform(-3, 3), 0), yx = pose_multiply(y, x);
    return pose_multiply(z, yx);
}

static void print_origin(Pose pose)
{
    double roll = (double)real_atan2(pose.R[2][1], pose.R[2][2]);
    double yaw = (double)real_atan2(pose.R[1][0], pose.R[0][0]);
    Real across = real_sqrt(pose.R[0][0] * pose.R[0][0] + pose.R[1][0] * pose.R[1][0]);
    double pitch = (double)real_atan2(-pose.R[2][0], across);
    printf("<origin xyz=\"%.17g %.17g %.17g\" rpy=\"%.17g %.17g %.17g\"/>", (double)pose.p[0],
           (double)pose.p[1], (double)pose.p[2], roll, pitch, yaw);
}

/* to_new: from the new link frame to the old one. */
static void print_link(int index, const Joint *joint, Pose to_new)
{
    Pose turn = random_turn(),
         at = pose_multiply(to_new, pose_shift(joint->com[0], joint->com[1], joint->com[2]));
    /* old axes = to_new; inertial axes = turn, in the new frame: I there = W I W^T, W = turn^T R */
    Pose W = pose_multiply(pose_inverse(turn), to_new), frame = turn;
    Real given[3][3], I[3][3];
    memcpy(given, joint->inertia, sizeof given);
    rotate_tensor(W, given, I);
    memcpy(frame.p, at.p, sizeof frame.p);
    printf("  <link name=\"link%d\">\n    <inertial>", index + 1);
    print_origin(frame);
    printf("<mass value=\"%.17g\"/>\n      <inertia ixx=\"%.17g\" iyy=\"%.17g\" izz=\"%.17g\" "
           "ixy=\"%.17g\" ixz=\"%.17g\" iyz=\"%.17g\"/></inertial>\n  </link>\n",
           (double)joint->mass, (double)I[0][0], (double)I[1][1], (double)I[2][2], (double)I[0][1],
           (double)I[0][2], (double)I[1][2]);
}

static void print_joint(const char *name, const char *type, int parent, const char *child,
                        Pose pose)
{
    printf("  <joint name=\"%s\" type=\"%s\">\n    <parent link=\"", name, type);
    if (parent < 0)
        printf("root");
    else
        printf("link%d", parent + 1);
    printf("\"/><child link=\"%s\"/>\n    ", child);
    print_origin(pose);
    printf("\n");
}

int main(int argc, char **argv)
{
    if (argc < 3)
        return 2;
    stream.state = 0x9E3779B97F4A7C15u * (strtoull(argv[2], NULL, 10) + 1) | 1;
    for (int i = 0; i < 20; i++)
        uniform(0, 1);
    bool flip = argc > 3;
    Arena *arena = arena_new();
    Description *robot = description_read(arena, argv[1], &(Choice){.snap = ANGLE_SNAP});
    Pose *back = arena_array(arena, Pose, robot->joint_count); /* new link frame -> old one */
    printf("<?xml version=\"1.0\"?>\n<robot name=\"%s\">\n  <link name=\"root\"/>\n", robot->name);
    for (int i = 0; i < robot->joint_count; i++) {
        const Joint *joint = &robot->joints[i];
        const Pose *inner = joint->parent < 0 ? &robot->base : &back[joint->parent];
        Pose chosen = random_turn(), inverse, origin, here;
        Real shift = (Real)uniform(-0.5, 0.5), axis[3];
        for (int k = 0; k < 3; k++)
            chosen.p[k] =
                joint->type == REVOLUTE ? shift * joint->axis[k] : (Real)uniform(-0.5, 0.5);
        inverse = pose_inverse(chosen);
        origin = pose_multiply(*inner, joint->before);
        origin = pose_multiply(origin, chosen);
        back[i] = pose_multiply(inverse, joint->after);
        here = back[i];
        print_link(i, joint, here);
        rotate3(inverse, joint->axis, axis);
        double sign = flip && uniform(0, 1) < 0.5 ? -1 : 1;
        char child[32];
        snprintf(child, sizeof child, "link%d", i + 1);
        print_joint(joint->name,
                    joint->type == FIXED       ? "fixed"
                    : joint->type == PRISMATIC ? "prismatic"
                                               : "continuous",
                    joint->parent, child, origin);
        printf("    <axis xyz=\"%.17g %.17g %.17g\"/>\n", sign * (double)axis[0],
               sign * (double)axis[1], sign * (double)axis[2]);
        printf("    <dynamics damping=\"%.17g\" friction=\"%.17g\"/>\n  </joint>\n",
               (double)joint->viscous, (double)joint->coulomb);
    }
    printf("  <link name=\"tool\"/>\n");
    Pose tool = pose_multiply(back[robot->joint_count - 1], robot->tool);
    print_joint("tool_joint", "fixed", robot->joint_count - 1, "tool", tool);
    printf("  </joint>\n</robot>\n");
    arena_free(arena);
    return 0;
}
