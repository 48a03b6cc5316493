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
static Load seen_from(Pose frame, Pose axes, Expr m, Vec3 com, Mat3 I)
{
    Pose pose = pose_multiply(pose_inverse(frame), axes);
    Mat3 R = mat_real(&pose.R[0][0]);
    return (Load){m, add(mul(R, com), vec_real(pose.p)), similarity(R, I), trace(I)};
}

static Load open_link(const Arm *arm, const OpenLink *open, Pose frame)
{
    Expr m = open->mass ? expr_input(open->mass, 0) : expr_real(open->m);
    Vec3 com = open->com ? input_vector(open->com) : vec_real(open->c);
    Mat3 I = open->inertia ? input_tensor(open->inertia) : mat_real(&open->I[0][0]);
    return seen_from(frame, arm->robot->links[open->link].own, m, com, I);
}

int loads_on(const Arm *arm, int link, Pose frame, Load *loads)
{
    const Robot *robot = arm->robot;
    int count = 0;
    for (int k = 0; k < robot->open_count && arm->open_links; k++)
        if (robot->open[k].link == link) {
            graph_section("open parameters of link %d", link + 1);
            loads[count++] = open_link(arm, &robot->open[k], frame);
        }
    if (arm->loaded && link == robot->tool_link) {
        graph_section("load on the tool");
        loads[count++] = seen_from(frame, robot->tool, expr_input("mass", 0), input_vector("com"),
                                   input_tensor("inertia"));
    }
    return count;
}

Mat3 load_pseudo_inertia(const Load *load)
{
    Mat3 own = sub(mat_identity(mul(expr_real((Real)0.5), load->trace)), load->I);
    return add(own, outer(load->com, mul(load->m, load->com)));
}
