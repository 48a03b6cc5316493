/* urdf_lock.c: joints frozen at a value: fixed joints whose origin is where the motion leads. */
#include "model/pose.h"
#include "model/reader.h"
#include "model/urdf.h"
#include "util/options.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Turned about a unit vector u: R = c E + (1 - c) u u^T + s [u x]. */
static Pose turn_about(const Real u[3], Real angle, double snap)
{
    Real s, c;
    real_sincos(angle, (Real)snap, &s, &c);
    Pose pose = pose_identity();
    for (int i = 0; i < 3; i++) {
        int j = (i + 1) % 3, k = (i + 2) % 3;
        pose.R[i][i] = c + (1 - c) * u[i] * u[i];
        pose.R[i][j] = (1 - c) * u[i] * u[j] - s * u[k];
        pose.R[i][k] = (1 - c) * u[i] * u[k] + s * u[j];
    }
    return pose;
}

Pose urdf_motion(const UrdfJoint *joint, double value, double snap)
{
    Real axis[3], length = 0;
    for (int i = 0; i < 3; i++)
        length += (Real)joint->axis[i] * (Real)joint->axis[i];
    length = real_sqrt(length);
    for (int i = 0; i < 3; i++)
        axis[i] = (Real)joint->axis[i] / length;
    Real way = (Real)value;
    if (joint->prismatic)
        return pose_shift(axis[0] * way, axis[1] * way, axis[2] * way);
    return turn_about(axis, way, snap);
}

/* Roll, pitch and yaw of a rotation. At pitch +-90 degrees roll and yaw turn about the same axis:
   all of it is called yaw. */
static void roll_pitch_yaw(const Pose *pose, double snap, double rpy[3])
{
    const Real(*R)[3] = pose->R;
    Real across = real_sqrt(R[0][0] * R[0][0] + R[1][0] * R[1][0]);
    bool upright = across <= (Real)ANGLE_SNAP;
    Real angles[] = {upright ? 0 : real_atan2(R[2][1], R[2][2]), real_atan2(-R[2][0], across),
                     upright ? real_atan2(-R[0][1], R[1][1]) : real_atan2(R[1][0], R[0][0])};
    const Real quarter = real_pi() / 2;
    for (int i = 0; i < 3; i++) {
        double turns = nearbyint((double)(angles[i] / quarter));
        if (real_abs(angles[i] - (Real)turns * quarter) <= (Real)snap)
            angles[i] = (Real)turns * quarter;
        rpy[i] = (double)angles[i] + 0.0;
    }
}

static void lock(Urdf *urdf, UrdfJoint *joint, double value)
{
    Pose origin = urdf_pose(joint->xyz, joint->rpy, urdf->snap);
    Pose motion = urdf_motion(joint, value, urdf->snap);
    Pose there = pose_multiply(origin, motion);
    for (int i = 0; i < 3; i++)
        joint->xyz[i] = (double)there.p[i];
    if (!joint->prismatic)
        roll_pitch_yaw(&there, urdf->snap, joint->rpy);
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
    const char *near =
        strlen(name) <= 32 ? nearest_word(name, names, (size_t)urdf->joint_count) : NULL;
    fail_input("--lock: %s has no joint \"%s\"%s%s%s", urdf->file, show_text(name).text,
               near ? "; did you mean \"" : "", near ? near : "", near ? "\"?" : "");
}

void urdf_lock(Urdf *urdf, int count, const char *const *locks)
{
    for (int i = 0; i < count; i++) {
        const char *equals = strrchr(locks[i], '=');
        if (!equals || equals == locks[i])
            fail_input("--lock: \"%s\" is not JOINT=VALUE; for example elbow=pi/2", locks[i]);
        char *name = arena_format(urdf->arena, "%.*s", (int)(equals - locks[i]), locks[i]);
        double value = parse_number("lock", equals + 1);
        UrdfJoint *joint = find_joint(urdf, name);
        if (joint->locked)
            fail_input("--lock: joint \"%s\" is locked twice", show_text(name).text);
        if (joint->kind == URDF_FIXED)
            fail_input("--lock: joint \"%s\" is fixed as it is", show_text(name).text);
        if (joint->kind != URDF_MOVES)
            fail_input("--lock: joint \"%s\" has no single value to be locked at",
                       show_text(name).text);
        if (fabs(value) > MAX_MAGNITUDE)
            fail_input("--lock: \"%s\" is beyond 1e12", locks[i]);
        lock(urdf, joint, value);
    }
}
