/* load.c: see load.h. */
#include "algorithm/load.h"

static Vec3 input_vector(const char *array)
{
    return vec3(expr_input(array, 0), expr_input(array, 1), expr_input(array, 2));
}

/* xx, yy, zz, xy, xz, yz */
static Mat3 input_tensor(const char *array)
{
    Vec3 diagonal = input_vector(array);
    Expr xy = expr_input(array, 3), xz = expr_input(array, 4), yz = expr_input(array, 5);
    return (Mat3){{vec3(diagonal.x, xy, xz), vec3(xy, diagonal.y, yz), vec3(xz, yz, diagonal.z)}};
}

/* The trace is the same in all axes: it is taken where it costs least. */
static Load seen_from(FixedPose frame, FixedPose axes, Expr m, Vec3 com, Mat3 I)
{
    FixedPose pose = fixed_pose_multiply(fixed_pose_inverse(frame), axes);
    return (Load){m, add(mul(pose.R, com), pose.p), similarity(pose.R, I), trace(I)};
}

int loads_on(const Arm *arm, int link, FixedPose frame, Load *loads)
{
    const Robot *robot = arm->robot;
    int count = 0;
    if (arm->loaded && link == robot->tool_link) {
        graph_section("load on the tool");
        loads[count++] = seen_from(frame, arm->tool, expr_input("mass", 0), input_vector("com"),
                                   input_tensor("inertia"));
    }
    return count;
}

Mat3 load_pseudo_inertia(const Load *load)
{
    Mat3 own = sub(mat_identity(mul(expr_real((Real)0.5), load->trace)), load->I);
    return add(own, outer(load->com, mul(load->m, load->com)));
}
