/* products.c: accelerations and products of their derivatives, by best's recursions. */
#include "algorithm/products.h"

#include "best/best.h"

static void tangent(const Arm *arm, Expr *out)
{
    accelerations_tangent(arm, best_matrix, best_inverse, out);
}

static void adjoint(const Arm *arm, Expr *out)
{
    accelerations_adjoint(arm, best_matrix, best_inverse, out);
}

const Algorithm best_tangents = {
    .name = BEST, .function = FORWARD_DYNAMICS_TANGENT, .build = tangent, .bias = best_inverse, .matrix = best_matrix};
const Algorithm best_adjoints = {
    .name = BEST, .function = FORWARD_DYNAMICS_ADJOINT, .build = adjoint, .bias = best_inverse, .matrix = best_matrix};
