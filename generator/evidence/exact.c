/* exact.c: see exact.h. The reference and what fills it, compiled again with another number type
   inside this file. */
#include "evidence/exact.h"

#define REFERENCE_REAL Real
#define REFERENCE_MATH "evidence/exact_math.h"
#define REFERENCE_API static
#define fill_reference exact_fill
#define reference_take_tool exact_take_tool
#define reference_columns exact_columns
#define dot exact_dot /* expression/vector.h has another */
#undef MAX_JOINTS
#include "../../runtime/reference.c"
#include "../../runtime/reference_derivatives.c"
#include "../../runtime/reference_drives.c"
#include "../../runtime/reference_geared_loops.c"
#include "../../runtime/reference_gears.c"
#include "../../runtime/reference_kinematics.c"
#include "../../runtime/reference_loops.c"
#include "../../runtime/reference_matrices.c"
#include "../../runtime/reference_momentum.c"
#include "../../runtime/reference_positions.c"
#include "../../runtime/reference_products.c"
#include "../../runtime/reference_reach.c"
#include "../../runtime/reference_regressor.c"
#include "../../runtime/reference_table.c"
#include "columns.c"
#include "fill.c"

struct Exact {
    const Description *description;
    ReferenceRobot robot;
};

Exact *exact_new(Arena *arena, const Description *description)
{
    Exact *exact = arena_alloc(arena, sizeof *exact);
    exact->description = description;
    exact_fill(&exact->robot, exact->description);
    exact->robot.rows_only = true; /* closed to the rounding of what is checked */
    return exact;
}

int exact_dof(const Exact *exact)
{
    return exact->robot.dof - exact->robot.gear_count;
}

bool exact_call(Exact *exact, const Function *function, const Real *const *in, Real *out)
{
    ReferenceRobot *robot = &exact->robot;
    exact_take_tool(robot, exact->description, function->tool);
    if (function->parameters) {
        exact_columns(robot, function->parameters, in, out);
        return true;
    }
    return reference_evaluate(robot, function_reference(function), in, out);
}
