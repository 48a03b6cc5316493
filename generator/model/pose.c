/* pose.c: rigid placements and inertia tensors. No entry is ever -0, so that equal models look
   equal to a hash. */
#include "model/pose.h"

/* A sum that knows its largest term. */
typedef struct {
    Real value, scale;
} Sum;

static void sum_add(Sum *sum, Real term)
{
    if (real_is_zero(term))
        return;
    sum->value = real_is_zero(sum->value) ? term : real_plus(sum->value, term);
    if (real_smaller(sum->scale, term))
        sum->scale = real_abs(term);
}

static Real sum_pruned(Sum sum)
{
    return real_prune(sum.value, sum.scale) + 0;
}

Pose pose_identity(void)
{
    return (Pose){.R = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
}

Pose pose_shift(Real x, Real y, Real z)
{
    Pose pose = pose_identity();
    pose.p[0] = x;
    pose.p[1] = y;
    pose.p[2] = z;
    return pose;
}

Pose pose_turn(int axis, Real angle, Real snap)
{
    int j = (axis + 1) % 3, k = (axis + 2) % 3;
    Real sine, cosine;
    real_sincos(angle, snap, &sine, &cosine);
    Pose pose = pose_identity();
    pose.R[j][j] = pose.R[k][k] = cosine;
    pose.R[j][k] = 0 - sine;
    pose.R[k][j] = sine;
    return pose;
}

Pose pose_turn_about(const Real u[3], Real angle, Real snap)
{
    Real s, c;
    real_sincos(angle, snap, &s, &c);
    Pose pose = pose_identity();
    for (int i = 0; i < 3; i++) {
        int j = (i + 1) % 3, k = (i + 2) % 3;
        pose.R[i][i] = c + (1 - c) * u[i] * u[i];
        pose.R[i][j] = (1 - c) * u[i] * u[j] - s * u[k];
        pose.R[i][k] = (1 - c) * u[i] * u[k] + s * u[j];
    }
    return pose;
}

Pose pose_place(const Real xyz[3], const Real rpy[3], Real snap)
{
    Pose turn = pose_identity();
    for (int axis = 0; axis < 3; axis++)
        turn = pose_multiply(pose_turn(axis, rpy[axis], snap), turn);
    return pose_multiply(pose_shift(xyz[0], xyz[1], xyz[2]), turn);
}

void pose_roll_pitch_yaw(const Pose *pose, Real rpy[3])
{
    const Real(*R)[3] = pose->R;
    Real across = real_sqrt(R[0][0] * R[0][0] + R[1][0] * R[1][0]);
    bool upright = across <= (Real)ANGLE_SNAP;
    rpy[0] = upright ? 0 : real_atan2(R[2][1], R[2][2]);
    rpy[1] = real_atan2(-R[2][0], across);
    rpy[2] = upright ? real_atan2(-R[0][1], R[1][1]) : real_atan2(R[1][0], R[0][0]);
}

Pose pose_multiply(Pose a, Pose b)
{
    Pose out;
    for (int i = 0; i < 3; i++) {
        Sum p = {0, 0};
        sum_add(&p, a.p[i]);
        for (int j = 0; j < 3; j++) {
            Sum r = {0, 0};
            for (int k = 0; k < 3; k++)
                sum_add(&r, real_times(a.R[i][k], b.R[k][j]));
            out.R[i][j] = sum_pruned(r);
            sum_add(&p, real_times(a.R[i][j], b.p[j]));
        }
        out.p[i] = sum_pruned(p);
    }
    return out;
}

Pose pose_inverse(Pose a)
{
    Pose out;
    for (int i = 0; i < 3; i++) {
        Sum p = {0, 0};
        for (int j = 0; j < 3; j++) {
            out.R[i][j] = a.R[j][i];
            sum_add(&p, real_times(-a.R[j][i], a.p[j]));
        }
        out.p[i] = sum_pruned(p);
    }
    return out;
}

Real dot3(const Real a[3], const Real b[3])
{
    Sum sum = {0, 0};
    for (int i = 0; i < 3; i++)
        sum_add(&sum, real_times(a[i], b[i]));
    return sum_pruned(sum);
}

void cross3(const Real a[3], const Real b[3], Real out[3])
{
    for (int i = 0; i < 3; i++) {
        int j = (i + 1) % 3, k = (i + 2) % 3;
        Sum sum = {0, 0};
        sum_add(&sum, real_times(a[j], b[k]));
        sum_add(&sum, real_times(-a[k], b[j]));
        out[i] = sum_pruned(sum);
    }
}

void rotate3(Pose pose, const Real v[3], Real out[3])
{
    for (int i = 0; i < 3; i++)
        out[i] = dot3(pose.R[i], v);
}

void rotate3_back(Pose pose, const Real v[3], Real out[3])
{
    rotate3(pose_inverse(pose), v, out);
}

void rotate_tensor(Pose pose, Real I[3][3], Real out[3][3])
{
    for (int i = 0; i < 3; i++)
        for (int j = 0; j <= i; j++) {
            Sum sum = {0, 0};
            for (int k = 0; k < 3; k++)
                for (int l = 0; l < 3; l++)
                    sum_add(&sum, pose.R[i][k] * I[k][l] * pose.R[j][l]);
            out[i][j] = out[j][i] = sum_pruned(sum);
        }
}

void point_inertia(Real mass, const Real c[3], Real out[3][3])
{
    Real square = c[0] * c[0] + c[1] * c[1] + c[2] * c[2];
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            out[i][j] = mass * ((i == j ? square : 0) - c[i] * c[j]);
}
