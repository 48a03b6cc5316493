/* urdf_mimic.c: joints of a URDF file that follow others. */
#include "model/gears.h"
#include "model/read/reader.h"
#include "model/read/urdf.h"

#include <string.h>

static void find_leader(Urdf *urdf, UrdfJoint *joint)
{
    for (int j = 0; j < urdf->joint_count; j++)
        if (strcmp(urdf->joints[j].name, joint->mimics) == 0)
            joint->leader = j;
    bool moves = joint->leader >= 0 && (urdf->joints[joint->leader].kind == URDF_MOVES ||
                                        urdf->joints[joint->leader].kind == URDF_FIXED);
    if (moves)
        return;
    warnings_about(urdf->arena, &urdf->warnings, urdf->file, joint->mimic_line,
                   arena_format(urdf->arena, "joint \"%s\"", joint->name), 0,
                   "follows a joint that %s (mimic), and is a joint of its own here",
                   joint->leader < 0 ? "is not there" : "has several freedoms");
    joint->leader = -1;
}

void urdf_mimics(Urdf *urdf)
{
    for (int j = 0; j < urdf->joint_count; j++)
        if (urdf->joints[j].mimics)
            find_leader(urdf, &urdf->joints[j]);
    for (int j = 0; j < urdf->joint_count; j++) {
        int steps = 0;
        for (int at = j; at >= 0; at = urdf->joints[at].leader)
            if (steps++ > urdf->joint_count)
                fail_input("%s:%d: joint \"%s\": joints follow each other in a ring (mimic), so "
                           "that none of them is determined",
                           urdf->file, urdf->joints[j].mimic_line,
                           show_text(urdf->joints[j].name).text);
    }
    urdf_follow_frozen(urdf);
}

void urdf_follow_frozen(Urdf *urdf)
{
    for (bool any = true; any;) {
        any = false;
        for (int j = 0; j < urdf->joint_count; j++) {
            UrdfJoint *joint = &urdf->joints[j];
            if (joint->leader < 0)
                continue;
            UrdfJoint *leader = &urdf->joints[joint->leader];
            bool stands = leader->kind == URDF_FIXED || joint->multiplier == 0;
            if (joint->kind == URDF_MOVES && stands) {
                urdf_freeze(urdf, joint, joint->multiplier * leader->locked_at + joint->offset);
                any = true;
            } else if (joint->locked && leader->kind == URDF_MOVES && joint->multiplier != 0) {
                urdf_freeze(urdf, leader, (joint->locked_at - joint->offset) / joint->multiplier);
                any = true;
            }
        }
    }
}

/* A joint's place in the tree; -1: it is below the base, where it stands at 0. */
static int place_of(const UrdfTree *tree, int joint)
{
    for (int i = 0; i < tree->count; i++)
        if (tree->joint[i] == joint)
            return i;
    return -1;
}

/* Followers of what is below the base, which stands at 0. */
static void leave_leaders(Urdf *urdf, const UrdfTree *tree)
{
    for (int i = 0; i < tree->count; i++) {
        UrdfJoint *joint = &urdf->joints[tree->joint[i]];
        if (joint->leader < 0 || joint->kind != URDF_MOVES || place_of(tree, joint->leader) >= 0)
            continue;
        urdf_freeze(urdf, joint, joint->offset);
        urdf_follow_frozen(urdf);
    }
}

void urdf_gears(Urdf *urdf, const UrdfTree *tree, Description *robot)
{
    leave_leaders(urdf, tree);
    for (int i = 0; i < tree->count; i++) {
        const UrdfJoint *joint = &urdf->joints[tree->joint[i]];
        if (joint->leader < 0 || joint->kind != URDF_MOVES)
            continue;
        Gear *gear = gears_add(urdf->arena, robot, 2, joint->mimic_line,
                               arena_format(urdf->arena, "joint \"%s\": mimic", joint->name));
        gear->count = 2;
        gear->joint[0] = place_of(tree, joint->leader);
        gear->factor[0] = (Real)-joint->multiplier;
        gear->joint[1] = i;
        gear->factor[1] = 1;
        gear->offset = (Real)joint->offset;
    }
}
