/* urdf_lock.c: joints frozen at a value: fixed joints whose origin is where the motion leads. */
#include "model/choose.h"
#include "model/pose.h"
#include "model/read/conventions.h"
#include "model/read/reader.h"
#include "model/read/urdf.h"
#include "util/options.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

Pose urdf_motion(const UrdfJoint *joint, double value)
{
    Real axis[3], way = (Real)value;
    urdf_axis(joint, axis);
    return joint->prismatic ? pose_shift(axis[0] * way, axis[1] * way, axis[2] * way)
                            : pose_turn_about(axis, way, (Real)ANGLE_ZERO);
}

void urdf_freeze(Urdf *urdf, UrdfJoint *joint, double value)
{
    Pose origin = urdf_pose(joint->xyz, joint->rpy);
    Pose motion = urdf_motion(joint, value);
    Pose there = pose_multiply(origin, motion);
    for (int i = 0; i < 3; i++)
        joint->xyz[i] = (double)there.p[i];
    Real rpy[3];
    pose_roll_pitch_yaw(&there, rpy);
    for (int i = 0; i < 3 && !joint->prismatic; i++)
        joint->rpy[i] = (double)angle_snap(rpy[i], (Real)ANGLE_ZERO, NULL) + 0.0;
    joint->kind = URDF_FIXED;
    joint->locked = true;
    joint->locked_at = value;
    if (value < joint->lower || value > joint->upper)
        warnings_add(urdf->arena, &urdf->warnings, urdf->file, joint->limit_line,
                     "joint \"%s\": locked at %s, outside its limits of %s to %s", joint->name,
                     show_number(value).text, show_number(joint->lower).text,
                     show_number(joint->upper).text);
}

static UrdfJoint *find_joint(Urdf *urdf, const char *name)
{
    const char **names = arena_array(urdf->arena, const char *, urdf->joint_count);
    for (int i = 0; i < urdf->joint_count; i++) {
        names[i] = urdf->joints[i].name;
        if (strcmp(names[i], name) == 0)
            return &urdf->joints[i];
    }
    const char *near = nearest_word(name, names, (size_t)urdf->joint_count);
    fail_input("--lock: %s has no joint \"%s\"%s%s%s", urdf->file, show_text(name).text,
               near ? "; did you mean \"" : "", near ? near : "", near ? "\"?" : "");
}

void urdf_lock(Urdf *urdf, const Strings *locks)
{
    for (int i = 0; i < locks->count; i++) {
        double value;
        const char *name = lock_parse(urdf->arena, locks->item[i], &value);
        UrdfJoint *joint = find_joint(urdf, name);
        if (joint->locked)
            fail_input("--lock: joint \"%s\" is locked twice", show_text(name).text);
        if (joint->kind == URDF_FIXED)
            fail_input("--lock: joint \"%s\" is fixed as it is", show_text(name).text);
        if (joint->kind != URDF_MOVES)
            fail_input("--lock: joint \"%s\" has no single value to be locked at",
                       show_text(name).text);
        urdf_freeze(urdf, joint, value);
    }
}
