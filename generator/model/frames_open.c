/* frames_open.c: the direction of x where geometry leaves it open: at tips, and where the next axis
   is the same line. Any x is right; some cost less.

   Candidates are the x of the file's own frame and those that make one thing simple: the angle from
   the parent or to the child a multiple of 90 degrees, a product of inertia or a coordinate of the
   mass centre zero, the tool's axes the frame's own. The one that makes most things simple is
   taken, the file's own if it does as well as any. So a robot drawn with other frames (URDF files
   have them anyhow) comes out as the same robot, and one drawn with care stays as drawn. */
#include "model/frames.h"

#define STRAIGHT 1e-9 /* relative: what is below is zero */

typedef struct {
    const Axis *axes, *axis;
    bool carries_tool;
    const Pose *tool; /* in the world */
    Real J[3][3];     /* of the link about its frame's origin, world axes */
    Real moment[3];   /* mass times mass centre from there */
    Real inertia_scale, moment_scale;
} Open;

static bool is_small(Real value, Real scale)
{
    return real_abs(value) <= (Real)STRAIGHT * scale;
}

static Real quadratic(Real J[3][3], const Real a[3], const Real b[3])
{
    Real row[3];
    for (int i = 0; i < 3; i++)
        row[i] = dot3(J[i], b);
    return dot3(a, row);
}

static void column(const Pose *pose, int j, Real out[3])
{
    for (int i = 0; i < 3; i++)
        out[i] = pose->R[i][j];
}

/* x is along or across another axis. */
static bool is_square(const Real x[3], const Real y[3], const Pose *other, int j)
{
    Real axis[3];
    column(other, j, axis);
    return is_small(dot3(x, axis), 1) || is_small(dot3(y, axis), 1);
}

/* How much this x makes simple. Angles come first: an offset of q costs every function an addition,
   and a prismatic joint's angle is a constant turn of everything beyond it. Then the tool, which
   would be turned for good. What zeros in the link's inertia save is less: best regroups those
   parameters anyway (on irb4600: 5 of the energy's 210 operations, none of the inertia matrix's).
 */
static int score(Open *open, const Real x[3])
{
    const Axis *axis = open->axis;
    Real y[3], arm[3];
    int good = 0, turn = axis->joint->type == PRISMATIC ? 40 : 20;
    cross3(axis->z, x, y);
    if (axis->parent >= 0)
        good += is_square(x, y, &open->axes[axis->parent].frame, 0) ? turn : 0;
    if (axis->child >= 0 && !open->axes[axis->child].open)
        good += is_square(x, y, &open->axes[axis->child].frame, 0) ? 20 : 0;
    good += is_small(quadratic(open->J, x, y), open->inertia_scale) ? 1 : 0;
    good += is_small(quadratic(open->J, x, axis->z), open->inertia_scale) ? 1 : 0;
    good += is_small(quadratic(open->J, y, axis->z), open->inertia_scale) ? 1 : 0;
    good += is_small(dot3(x, open->moment), open->moment_scale) ? 1 : 0;
    good += is_small(dot3(y, open->moment), open->moment_scale) ? 1 : 0;
    if (!open->carries_tool)
        return good;
    for (int i = 0; i < 3; i++)
        arm[i] = open->tool->p[i] - axis->frame.p[i];
    for (int j = 0; j < 3; j++)
        good += is_square(x, y, open->tool, j) ? 6 : 0;
    good += is_small(dot3(x, arm), 1) || is_small(dot3(y, arm), 1) ? 1 : 0;
    return good;
}

static void offer(Open *open, const Real v[3], Real best[3], int *best_score)
{
    Real x[3];
    if (!axis_perpendicular(v, open->axis->z, x))
        return;
    int good = score(open, x);
    if (good <= *best_score)
        return;
    *best_score = good;
    for (int i = 0; i < 3; i++)
        best[i] = x[i];
}

/* The direction across z in which J has no product of inertia: tan 2f = 2 Jxy / (Jxx - Jyy). */
static void principal(Open *open, Real out[3])
{
    const Real *x = open->axis->hint;
    Real y[3], sine, cosine;
    cross3(open->axis->z, x, y);
    Real Jxx = quadratic(open->J, x, x), Jyy = quadratic(open->J, y, y);
    Real angle = real_atan2(2 * quadratic(open->J, x, y), Jxx - Jyy) / 2;
    real_sincos(angle, (Real)ANGLE_ZERO, &sine, &cosine);
    for (int i = 0; i < 3; i++)
        out[i] = cosine * x[i] + sine * y[i];
}

static void weigh(Open *open)
{
    const Axis *axis = open->axis;
    Real arm[3], point[3][3], reach = 0;
    for (int i = 0; i < 3; i++) {
        arm[i] = axis->com[i] - axis->frame.p[i];
        reach += real_abs(arm[i]) + real_abs(axis->com[i]);
        open->moment[i] = axis->mass * arm[i];
    }
    point_inertia(axis->mass, arm, point);
    open->moment_scale = axis->mass * reach;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++) {
            open->J[i][j] = axis->inertia[i][j] + point[i][j];
            open->inertia_scale += real_abs(open->J[i][j]);
        }
}

void frames_settle_open(Axis *axes, int n, bool known_masses, int tool_link, const Pose *tool)
{
    for (int i = 0; i < n; i++) {
        Axis *axis = &axes[i];
        if (!axis->open)
            continue;
        Open open = {.axes = axes, .axis = axis, .carries_tool = i == tool_link, .tool = tool};
        Real best[3], v[3];
        int best_score = -1;
        if (known_masses)
            weigh(&open);
        offer(&open, axis->hint, best, &best_score);
        if (axis->parent >= 0) {
            column(&axes[axis->parent].frame, 0, v);
            offer(&open, v, best, &best_score);
        }
        if (axis->child >= 0) {
            column(&axes[axis->child].frame, 0, v);
            offer(&open, v, best, &best_score);
        }
        if (!is_small(dot3(open.moment, open.moment), open.moment_scale * open.moment_scale))
            offer(&open, open.moment, best, &best_score);
        principal(&open, v);
        offer(&open, v, best, &best_score);
        for (int j = 0; j < 3 && open.carries_tool; j++) {
            column(tool, j, v);
            offer(&open, v, best, &best_score);
        }
        Real origin[3] = {axis->frame.p[0], axis->frame.p[1], axis->frame.p[2]};
        axis_set_frame(axis, best, origin);
        axis->open = false; /* for those that come after */
    }
}
