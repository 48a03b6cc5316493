/* reference_table.c: see reference_table.h. One row a function. */
#include "reference_table.h"

#include <stddef.h>
#include <string.h>

/* clang-format off */
#define ROWS(DONE, SOLVED, FOUND)                                                                  \
    DONE("inverse-dynamics",     inverse_dynamics,   (robot, in[0], in[1], in[2], out))            \
    DONE("inertia-matrix",       inertia_matrix,     (robot, in[0], out))                          \
    DONE("inverse-dynamics-moving-base", inverse_dynamics_moving_base,                             \
         (robot, in[0], in[1], in[2], in[3], in[4], in[5], out))                                   \
    DONE("bias-moving-base",     bias_moving_base,                                                 \
         (robot, in[0], in[1], in[2], in[3], in[4], out))                                          \
    DONE("bias",                 bias,               (robot, in[0], in[1], out))                   \
    DONE("gravity",              gravity,            (robot, in[0], out))                          \
    SOLVED("forward-dynamics",   forward_dynamics,   (robot, in[0], in[1], in[2], out))            \
    SOLVED("inertia-solve",      inertia_solve,      (robot, in[0], in[1], out))                   \
    DONE("forward-kinematics",   forward_kinematics, (robot, in[0], out, out + 9))                 \
    DONE("jacobian",             jacobian,           (robot, in[0], out))                          \
    DONE("jacobian-bias",        jacobian_bias,      (robot, in[0], in[1], out))                   \
    DONE("inverse-kinematics-step", inverse_kinematics_step,                                       \
         (robot, in[0], in[1], in[2], out))                                                        \
    DONE("frames",               frames,             (robot, in[0], out, out + 9 * robot->dof))    \
    DONE("energy",               energy,             (robot, in[0], in[1], out))                   \
    DONE("centre-of-mass",       centre_of_mass,     (robot, in[0], out))                          \
    DONE("centre-of-mass-jacobian", centre_of_mass_jacobian, (robot, in[0], out))                  \
    SOLVED("inertia-inverse",    inertia_inverse,    (robot, in[0], out))                          \
    SOLVED("inertia-factors",    inertia_factors,                                                  \
           (robot, in[0], out, out + robot->dof * robot->dof))                                     \
    DONE("jacobian-derivative",  jacobian_derivative, (robot, in[0], in[1], out))                  \
    DONE("momentum",             momentum,           (robot, in[0], in[1], out))                   \
    DONE("momentum-matrix",      momentum_matrix,    (robot, in[0], out))                          \
    DONE("reactions",            reactions,          (robot, in[0], in[1], in[2], out))            \
    DONE("christoffel",          christoffel,        (robot, in[0], out))                          \
    DONE("coriolis-matrix",      coriolis_matrix,    (robot, in[0], in[1], out))                   \
    DONE("position-rates",       position_rates,     (robot, in[0], in[1], out))                   \
    DONE("integrate",            integrate,          (robot, in[0], in[1], out))                   \
    DONE("inverse-dynamics-derivatives", inverse_dynamics_derivatives,                             \
         (robot, in[0], in[1], in[2], out, out + robot->dof * robot->dof))                         \
    SOLVED("forward-dynamics-derivatives", forward_dynamics_derivatives,                           \
           (robot, in[0], in[1], in[2], out, out + robot->dof,                                     \
            out + robot->dof * (robot->dof + 1), out + robot->dof * (2 * robot->dof + 1)))          \
    DONE("regressor",            regressor,                                                        \
         (robot, reference_regressor_kinds(robot), in[0], in[1], in[2], out))                      \
    DONE("inverse-dynamics-tangent", inverse_dynamics_tangent,                                     \
         (robot, in[0], in[1], in[2], in[3], in[4], in[5], out, out + robot->dof))                 \
    DONE("inverse-dynamics-adjoint", inverse_dynamics_adjoint,                                     \
         (robot, in[0], in[1], in[2], in[3], out, out + robot->dof, out + 2 * robot->dof,          \
          out + 3 * robot->dof))                                                                   \
    SOLVED("forward-dynamics-tangent", forward_dynamics_tangent,                                   \
           (robot, in[0], in[1], in[2], in[3], in[4], in[5], out, out + robot->dof))               \
    SOLVED("forward-dynamics-adjoint", forward_dynamics_adjoint,                                   \
           (robot, in[0], in[1], in[2], in[3], out, out + robot->dof, out + 2 * robot->dof,        \
            out + 3 * robot->dof))                                                                 \
    DONE("loop-errors",          loop_errors,        (robot, in[0], out))                          \
    DONE("loop-jacobian",        loop_jacobian,      (robot, in[0], out))                          \
    DONE("loop-bias",            loop_bias,          (robot, in[0], in[1], out))                   \
    FOUND("drive-rates",         drive_rates,        (robot, in[0], out))                          \
    FOUND("drive-inertia",       drive_inertia,      (robot, in[0], out))                          \
    FOUND("drive-gravity",       drive_gravity,      (robot, in[0], out))                          \
    FOUND("forward-dynamics-with-loops", loop_forward_dynamics,                                    \
          (robot, in[0], in[1], in[2], robot->prescribed_count ? in[3] : NULL, out,                \
           out + robot->dof, out + robot->dof + robot->row_count))                                 \
    FOUND("reactions-with-loops", loop_reactions,                                                  \
          (robot, in[0], in[1], in[2], robot->prescribed_count ? in[3] : NULL, out))               \
    FOUND("inverse-dynamics-with-loops", loop_inverse_dynamics,                                    \
          (robot, in[0], in[1], in[2], out))                                                       \
    DONE("passive-inverse-dynamics", passive_inverse_dynamics,                                     \
         (robot, in[0], in[1], in[2], in[3], out))
/* clang-format on */

#define CALL(name)                                                                                 \
    static bool call_##name(const ReferenceRobot *robot, const RefReal *const *in, RefReal *out)
#define CALL_DONE(title, name, arguments)                                                          \
    CALL(name)                                                                                     \
    {                                                                                              \
        reference_##name arguments;                                                                \
        return true;                                                                               \
    }
#define CALL_SOLVED(title, name, arguments)                                                        \
    CALL(name)                                                                                     \
    {                                                                                              \
        return reference_##name arguments < 0;                                                     \
    }
#define CALL_FOUND(title, name, arguments)                                                         \
    CALL(name)                                                                                     \
    {                                                                                              \
        return reference_##name arguments;                                                         \
    }
ROWS(CALL_DONE, CALL_SOLVED, CALL_FOUND)

ReferenceFunction *reference_find(const char *name)
{
    static const struct {
        const char *name;
        ReferenceFunction *call;
    } table[] = {
#define ROW(title, name, arguments) {title, call_##name},
        ROWS(ROW, ROW, ROW)};
    for (size_t k = 0; k < sizeof table / sizeof *table; k++)
        if (strcmp(table[k].name, name) == 0)
            return table[k].call;
    return NULL;
}
