/* jacobian_derivative.c: the time derivative of the Jacobian, for any tree. In world axes, with w_i
   the angular velocity of link i, and u_i what the joints beyond i give to the tool's velocity:

       turning joint    d/dt (z_i x (tool - o_i), z_i) = (w_i x J_i + z_i x u_i, w_i x z_i)
       sliding joint    d/dt (z_i, 0)                  = (w_i x z_i, 0)

   since tool - o_i turns with link i but for what the joints beyond it do. Turns about parallel
   axes add up to one, which gives nothing to w_i x z_i. */
#include "algorithm/algorithms.h"
#include "expression/derive.h"

static void set_column(Expr *matrix, int n, int i, Vec3 linear, Vec3 angular)
{
    Expr entries[] = {linear.x, linear.y, linear.z, angular.x, angular.y, angular.z};
    for (int k = 0; k < 6; k++)
        matrix[k * n + i] = entries[k];
}

/* w = before + rate z: before is what carries the first of some joints with parallel axes. */
typedef struct {
    Vec3 before, z, w;
    Expr rate;
} Spin;

static bool is_same(Vec3 a, Vec3 b)
{
    return expr_same(a.x, b.x) && expr_same(a.y, b.y) && expr_same(a.z, b.z);
}

static Spin spin_of(const ArmLink *link, const Spin *parent, Vec3 z)
{
    Vec3 none = vec_zero();
    Spin spin = {parent ? parent->w : none, z, none, link->qd};
    if (!link->revolute) {
        spin.rate = ZERO;
        spin.w = spin.before;
        return spin;
    }
    bool along = parent && is_same(z, parent->z), against = parent && is_same(z, neg(parent->z));
    if (along || against) {
        spin.before = parent->before;
        spin.rate = add(against ? neg(parent->rate) : parent->rate, link->qd);
    }
    spin.w = add(spin.before, mul(spin.rate, z));
    return spin;
}

void jacobian_derivative(const Arm *arm, Expr *Jd)
{
    const Robot *robot = arm->robot;
    int n = arm->n, last = robot->tool_link;
    Mat3 R[MAX_JOINTS];
    Spin spin[MAX_JOINTS];
    Vec3 o[MAX_JOINTS], beyond = vec_zero(), inside = vec_zero(), tool = vec_zero();
    bool moves_tool[MAX_JOINTS] = {false};
    for (int i = last; i >= 0; i = arm->link[i].parent)
        moves_tool[i] = true;
    joint_frames(arm, moves_tool, vec_zero(), R, o);
    graph_section("angular velocities in the world");
    for (int i = 0; i < n; i++) {
        const ArmLink *link = &arm->link[i];
        set_column(Jd, n, i, vec_zero(), vec_zero());
        if (!moves_tool[i])
            continue;
        spin[i] = spin_of(link, link->parent < 0 ? NULL : &spin[link->parent], column(R[i], 2));
        vec_name(spin[i].w, "omega", i + 1);
    }
    if (last >= 0)
        tool = add(o[last], mul(R[last], arm->tool.p));
    for (int i = last, end = last; i >= 0; i = arm->link[i].parent) {
        const ArmLink *link = &arm->link[i];
        const Link *of = &robot->links[i];
        graph_section("column %d", i + 1);
        if (of->run == 0 || of->part == of->run - 1) {
            end = i; /* axes of a spherical or free joint turn with its last link */
            inside = beyond;
        }
        Vec3 z = column(R[i], 2), turned = cross(end == i ? spin[i].before : spin[end].w, z);
        if (!link->revolute) {
            set_column(Jd, n, i, turned, vec_zero());
            beyond = add(beyond, mul(link->qd, z));
            continue;
        }
        Vec3 J = cross(z, sub(tool, o[i]));
        set_column(Jd, n, i, add(cross(spin[end].w, J), cross(z, inside)), turned);
        beyond = add(beyond, mul(link->qd, J));
    }
}

void jacobian_derivative_forward(const Arm *arm, Expr *Jd)
{
    int n = arm->n;
    Arena *scratch = arena_new();
    Expr *J = arena_array(scratch, Expr, 6 * n), *q = arm_positions(scratch, arm);
    Expr *rates = arena_array(scratch, Expr, arm->robot->positions);
    arm_position_rates(arm, rates);
    jacobian(arm, J);
    graph_section("derivatives");
    derive_forward(J, 6 * n, q, arm->robot->positions, rates, 1, Jd);
    arena_free(scratch);
}
