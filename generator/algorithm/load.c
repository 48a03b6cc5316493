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

Load load_seen_from(const Robot *robot, Pose frame)
{
    graph_section("load on the tool");
    Pose tool = pose_multiply(pose_inverse(frame), robot->tool);
    Mat3 R = mat_real(&tool.R[0][0]);
    Load load = {expr_input("mass", 0), add(mul(R, input_vector("com")), vec_real(tool.p)),
                 similarity(R, input_tensor("inertia"))};
    vec_name(load.com, "load_com", robot->tool_link + 1);
    return load;
}

Mat3 load_pseudo_inertia(const Load *load)
{
    /* The trace is the same in all axes: that of the inputs costs least. */
    Expr half = mul(expr_real((Real)0.5), trace(input_tensor("inertia")));
    Mat3 own = sub(mat_identity(half), load->I);
    return add(own, outer(load->com, mul(load->m, load->com)));
}
