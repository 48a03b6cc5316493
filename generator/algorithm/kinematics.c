/* kinematics.c: forward kinematics, link frames, Jacobian and its bias, and energy, for any tree.
 */
#include "algorithm/algorithms.h"
#include "algorithm/load.h"

/* Axes and origin of the tool's frame, carried inwards from the tool: the last joints see the
   constant tool first, so that their products fold. The third axis is carried like the others, or
   is the product of the first two. */
static void tool_in_world(const Arm *arm, bool third_by_cross, Expr *out)
{
    const Robot *robot = arm->robot;
    Vec3 axis[3], p = arm->tool.p;
    for (int k = 0; k < 3; k++)
        axis[k] = column(arm->tool.R, k);
    for (int i = 0; i < arm->n; i++)
        make_angle_sums(arm, i);
    for (int i = robot->tool_link; i >= 0; i = arm->link[i].parent) {
        graph_section("tool seen from link %d", arm->link[i].parent + 1);
        p = add(to_parent(arm, i, p), arm->link[i].a);
        for (int k = 0; k < 3; k++)
            axis[k] = to_parent(arm, i, axis[k]);
    }
    graph_section("tool in the world");
    Mat3 base = arm->base.R;
    for (int k = 0; k < 3; k++)
        axis[k] = mul(base, axis[k]);
    if (third_by_cross)
        axis[2] = cross(axis[0], axis[1]);
    p = add(arm->base.p, mul(base, p));
    for (int k = 0; k < 3; k++) {
        out[k] = axis[k].x;
        out[3 + k] = axis[k].y;
        out[6 + k] = axis[k].z;
    }
    out[9] = p.x;
    out[10] = p.y;
    out[11] = p.z;
}

void forward_kinematics(const Arm *arm, Expr *out)
{
    tool_in_world(arm, false, out);
}

void forward_kinematics_cross(const Arm *arm, Expr *out)
{
    tool_in_world(arm, true, out);
}

/* Axes before the first of some joints that turn about parallel axes, and the turn since then: all
   of them are one turn by a sum of angles, but for the sign of z. */
typedef struct {
    Mat3 start;
    Expr angle; /* and quarter turns */
    int quarters;
    bool reversed; /* y and z point the other way */
} Turning;

/* The parent's turn, and what a joint about a parallel axis adds to it. */
static Turning turn_further(const ArmLink *link, Turning turning, int sense)
{
    turning.reversed = turning.reversed != (sense < 0);
    int more = turning.reversed ? 4 - link->quarters : link->quarters;
    turning.angle = add(turning.angle, turning.reversed ? neg(link->angle) : link->angle);
    turning.quarters = (turning.quarters + more) % 4;
    return turning;
}

static Mat3 turned_axes(const Turning *turning)
{
    Expr s, c;
    sincos_quarters(turning->angle, turning->quarters, &s, &c);
    Vec3 x = column(turning->start, 0), y = column(turning->start, 1);
    Vec3 z = column(turning->start, 2), across = sub(mul(c, y), mul(s, x));
    bool reversed = turning->reversed;
    return mat_columns(add(mul(c, x), mul(s, y)), reversed ? neg(across) : across,
                       reversed ? neg(z) : z);
}

void joint_frames(const Arm *arm, const bool *wanted, Vec3 base_origin, Mat3 *R, Vec3 *o)
{
    Arena *scratch = arena_new();
    Turning *turning = arena_array(scratch, Turning, arm->n);
    for (int i = 0; i < arm->n; i++)
        make_angle_sums(arm, i);
    for (int i = 0; i < arm->n; i++) {
        const ArmLink *link = &arm->link[i];
        int p = link->parent, sense = axis_sense(arm, i);
        if (wanted && !wanted[i])
            continue;
        graph_section("frame %d", i + 1);
        Mat3 base = p < 0 ? arm->base.R : R[p];
        turning[i] = (Turning){mul(base, link->fixed), link->angle, link->quarters, false};
        if (sense)
            turning[i] = turn_further(link, turning[p], sense);
        R[i] = turned_axes(&turning[i]);
        o[i] = add(p < 0 ? base_origin : o[p], mul(base, link->a));
    }
    arena_free(scratch);
}

/* The frames as the robot file lays them: on the joint (modified tables, origin and axis), or at
   the far end of the link (standard tables). Links behind fixed joints have none of their own. */
void frames(const Arm *arm, Expr *out)
{
    int n = arm->n;
    Mat3 R[MAX_JOINTS];
    Vec3 o[MAX_JOINTS];
    joint_frames(arm, NULL, arm->base.p, R, o);
    for (int i = 0; i < n; i++) {
        FixedPose own = arm->link[i].own;
        graph_section("frame %d as the file has it", i + 1);
        Mat3 axes = mul(R[i], own.R);
        Vec3 p = add(o[i], mul(R[i], own.p));
        for (int k = 0; k < 3; k++) {
            Vec3 axis = column(axes, k);
            out[9 * i + k] = axis.x;
            out[9 * i + 3 + k] = axis.y;
            out[9 * i + 6 + k] = axis.z;
        }
        out[9 * n + 3 * i] = p.x;
        out[9 * n + 3 * i + 1] = p.y;
        out[9 * n + 3 * i + 2] = p.z;
    }
}

/* Column i: (z_i x (tool - o_i), z_i) for a revolute joint, (z_i, 0) for a prismatic one, in world
   axes. */
void jacobian(const Arm *arm, Expr *J)
{
    const Robot *robot = arm->robot;
    int n = arm->n;
    Mat3 R[MAX_JOINTS];
    Vec3 o[MAX_JOINTS];
    bool moves_tool[MAX_JOINTS] = {false};
    for (int i = robot->tool_link; i >= 0; i = arm->link[i].parent)
        moves_tool[i] = true;
    joint_frames(arm, moves_tool, vec_zero(), R, o);
    graph_section("Jacobian");
    Vec3 tool = vec_zero();
    if (robot->tool_link >= 0)
        tool = add(o[robot->tool_link], mul(R[robot->tool_link], arm->tool.p));
    for (int i = 0; i < n; i++) {
        Vec3 linear = vec_zero(), angular = vec_zero();
        if (moves_tool[i]) {
            Vec3 z = column(R[i], 2);
            angular = arm->link[i].revolute ? z : angular;
            linear = arm->link[i].revolute ? cross(z, sub(tool, o[i])) : z;
        }
        Expr entries[] = {linear.x, linear.y, linear.z, angular.x, angular.y, angular.z};
        for (int k = 0; k < 6; k++)
            J[k * n + i] = entries[k];
    }
}

/* How the tool accelerates when the joints' rates do not change: its linear and angular
   acceleration in world axes. With W = wd~ + w~w~, a point r of a body has a + W r. */
void jacobian_bias(const Arm *arm, Expr *Jb)
{
    const Robot *robot = arm->robot;
    int last = robot->tool_link;
    Vec3 w[MAX_JOINTS], wd[MAX_JOINTS], a[MAX_JOINTS];
    Vec3 linear = vec_zero(), angular = vec_zero();
    bool moves_tool[MAX_JOINTS] = {false};
    for (int i = last; i >= 0; i = arm->link[i].parent)
        moves_tool[i] = true;
    for (int i = 0; i <= last; i++) {
        const ArmLink *link = &arm->link[i];
        int p = link->parent;
        if (!moves_tool[i])
            continue;
        graph_section("link %d", i + 1);
        Vec3 joint = mul(link->qd, axis_z());
        w[i] = wd[i] = a[i] = vec_zero();
        if (p >= 0) {
            w[i] = to_link(arm, i, w[p]);
            wd[i] = to_link(arm, i, wd[p]);
            a[i] = to_link(arm, i, add(a[p], mul(acceleration_matrix(w[p], wd[p]), link->a)));
        }
        Vec3 drift = mul(link->drift, axis_z());
        if (link->revolute) {
            wd[i] = add(wd[i], add(cross(w[i], joint), drift));
            w[i] = add(w[i], joint);
        } else {
            a[i] = add(a[i], add(mul(expr_real(2), cross(w[i], joint)), drift));
        }
        vec_name(w[i], "w", i + 1);
        vec_name(wd[i], "wd", i + 1);
        vec_name(a[i], "a", i + 1);
    }
    if (last >= 0) {
        Vec3 tool = arm->tool.p;
        linear = add(a[last], mul(acceleration_matrix(w[last], wd[last]), tool));
        angular = wd[last];
    }
    graph_section("tool in the world");
    for (int i = last; i >= 0; i = arm->link[i].parent) {
        linear = to_parent(arm, i, linear);
        angular = to_parent(arm, i, angular);
    }
    Mat3 base = arm->base.R;
    linear = mul(base, linear);
    angular = mul(base, angular);
    Expr entries[] = {linear.x, linear.y, linear.z, angular.x, angular.y, angular.z};
    for (int k = 0; k < 6; k++)
        Jb[k] = entries[k];
}

/* Kinetic: half of m v.v + w.Iw over the links, and of the rotors. Potential: - m g.c; what is
   measured from the world's origin is carried along as the position of each frame's origin. */
void energy(const Arm *arm, Expr *out)
{
    const Robot *robot = arm->robot;
    int n = arm->n;
    Vec3 w[MAX_JOINTS], v[MAX_JOINTS], up[MAX_JOINTS];
    Expr height[MAX_JOINTS], twice = ZERO, potential = ZERO;
    Vec3 world_gravity = mul(arm->base.R, arm->gravity);
    Expr base_height = neg(dot(world_gravity, arm->base.p));
    for (int i = 0; i < n; i++) {
        const ArmLink *link = &arm->link[i];
        int p = link->parent;
        graph_section("link %d", i + 1);
        Vec3 outer_w = p < 0 ? vec_zero() : w[p];
        Vec3 outer_v = p < 0 ? vec_zero() : add(v[p], cross(w[p], link->a));
        Vec3 outer_up = p < 0 ? neg(arm->gravity) : up[p];
        height[i] = add(p < 0 ? base_height : height[p], dot(outer_up, link->a));
        w[i] = to_link(arm, i, outer_w);
        v[i] = to_link(arm, i, outer_v);
        up[i] = to_link(arm, i, outer_up);
        if (link->revolute)
            w[i] = add(w[i], mul(link->qd, axis_z()));
        else
            v[i] = add(v[i], mul(link->qd, axis_z()));
        vec_name(w[i], "w", i + 1);
        vec_name(v[i], "v", i + 1);
        Vec3 centre = add(v[i], cross(w[i], link->rho));
        twice = add(twice, add(mul(link->m, dot(centre, centre)), dot(w[i], mul(link->I, w[i]))));
        twice = add(twice, mul(mul(link->rotor, link->qd), link->qd));
        for (int j = 0; robot->rotors && j < i; j++)
            twice = add(twice, mul(mul(expr_real(2 * robot->rotors[i * n + j]), link->qd),
                                   arm->link[j].qd));
        potential = add(potential, mul(link->m, add(height[i], dot(up[i], link->rho))));
        Load loads[MAX_LOADS];
        int count = loads_on(arm, i, fixed_pose_real(pose_identity()), loads);
        for (int k = 0; k < count; k++) {
            const Load *load = &loads[k];
            Vec3 own = add(v[i], cross(w[i], load->com));
            twice = add(twice, add(mul(load->m, dot(own, own)), dot(w[i], mul(load->I, w[i]))));
            potential = add(potential, mul(load->m, add(height[i], dot(up[i], load->com))));
        }
    }
    graph_section("energies");
    out[0] = mul(expr_real((Real)0.5), twice);
    out[1] = potential;
}
