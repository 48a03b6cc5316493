/* exact.c: see exact.h. The reference and what fills it, compiled again with another number type
   under other names. */
#include "command/exact.h"

#define REFERENCE_REAL Real
#define REFERENCE_MATH "command/exact_math.h"
#define reference_inverse_dynamics exact_inverse_dynamics
#define reference_inertia_matrix exact_inertia_matrix
#define reference_bias exact_bias
#define reference_gravity exact_gravity
#define reference_forward_dynamics exact_forward_dynamics
#define reference_inertia_solve exact_inertia_solve
#define reference_forward_kinematics exact_forward_kinematics
#define reference_jacobian exact_jacobian
#define reference_jacobian_bias exact_jacobian_bias
#define reference_energy exact_energy
#define reference_frames exact_frames
#define fill_reference exact_fill
#define reference_take_tool exact_take_tool
#define dot exact_dot /* expression/vector.h has another */
#undef MAX_JOINTS
#include "../../runtime/reference.c" /* NOLINT(bugprone-suspicious-include) */
#include "fill.c"                    /* NOLINT(bugprone-suspicious-include) */

#include "model/pose.h"

#include <stdlib.h>

struct Exact {
    const Description *description;
    ReferenceRobot robot;
};

/* The same robot with the load as a link on a fixed joint at the tool. */
static const Description *loaded(Arena *arena, const Description *description,
                                 const ExactLoad *load)
{
    static const int row[] = {0, 1, 2, 0, 0, 1}, column[] = {0, 1, 2, 1, 2, 2};
    Description *copy = arena_alloc(arena, sizeof *copy);
    int count = description->joint_count;
    if (count == REFERENCE_MAX_JOINTS)
        fail_input("--selftest --payload: at most %d joints", REFERENCE_MAX_JOINTS - 1);
    *copy = *description;
    copy->joints = arena_array(arena, Joint, count + 1);
    memcpy(copy->joints, description->joints, sizeof *copy->joints * (size_t)count);
    Joint *joint = &copy->joints[count];
    *joint = (Joint){.name = "load",
                     .type = FIXED,
                     .parent = count - 1,
                     .before = description->tool,
                     .axis = {0, 0, 1},
                     .after = pose_identity(),
                     .mass = load->mass,
                     .coulomb_width = 1,
                     .gear_ratio = 1};
    memcpy(joint->com, load->com, sizeof joint->com);
    for (int k = 0; k < 6; k++)
        joint->inertia[row[k]][column[k]] = joint->inertia[column[k]][row[k]] = load->inertia[k];
    copy->joint_count++;
    copy->tool = pose_identity();
    return copy;
}

Exact *exact_new(Arena *arena, const Description *description, const ExactLoad *load)
{
    Exact *exact = arena_alloc(arena, sizeof *exact);
    exact->description = load ? loaded(arena, description, load) : description;
    exact_fill(&exact->robot, exact->description);
    return exact;
}

int exact_dof(const Exact *exact)
{
    return exact->robot.dof;
}

bool exact_call(Exact *exact, const Function *function, const Real *const *in, Real *out)
{
    ReferenceRobot *robot = &exact->robot;
    exact_take_tool(robot, exact->description, function->tool);
    switch (function->id) {
    case INVERSE_DYNAMICS:
        exact_inverse_dynamics(robot, in[0], in[1], in[2], out);
        return true;
    case INERTIA_MATRIX:
        exact_inertia_matrix(robot, in[0], out);
        return true;
    case BIAS:
        exact_bias(robot, in[0], in[1], out);
        return true;
    case GRAVITY:
        exact_gravity(robot, in[0], out);
        return true;
    case FORWARD_DYNAMICS:
        return exact_forward_dynamics(robot, in[0], in[1], in[2], out) < 0;
    case FORWARD_KINEMATICS:
        exact_forward_kinematics(robot, in[0], out, out + 9);
        return true;
    case JACOBIAN:
        exact_jacobian(robot, in[0], out);
        return true;
    case INERTIA_SOLVE:
        return exact_inertia_solve(robot, in[0], in[1], out) < 0;
    case ENERGY:
        exact_energy(robot, in[0], in[1], out);
        return true;
    case JACOBIAN_BIAS:
        exact_jacobian_bias(robot, in[0], in[1], out);
        return true;
    case FRAMES:
        exact_frames(robot, in[0], out, out + 9 * robot->dof);
        return true;
    case FUNCTION_COUNT:
        break;
    }
    abort();
}
