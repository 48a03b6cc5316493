/* quaternion.c: spherical and free joints (model/runs.h): where they are, how their positions
   change, what their rates mean, and a step from one position to another. */
#include "algorithm/algorithms.h"
#include "expression/derive.h"

/* ---- places ---- */

/* R of the quaternion x, y, z, w, a unit one: 1 - 2 (yy + zz), 2 (xy - zw), ... */
static Mat3 quaternion_matrix(const Expr *x)
{
    Expr twice[3], of[3][3], w[3];
    for (int i = 0; i < 3; i++)
        twice[i] = add(x[i], x[i]);
    for (int i = 0; i < 3; i++) {
        w[i] = mul(twice[i], x[3]);
        for (int j = i; j < 3; j++)
            of[i][j] = of[j][i] = mul(x[i], twice[j]);
    }
    Mat3 R;
    R.row[0] = vec3(sub(ONE, add(of[1][1], of[2][2])), sub(of[0][1], w[2]), add(of[0][2], w[1]));
    R.row[1] = vec3(add(of[0][1], w[2]), sub(ONE, add(of[0][0], of[2][2])), sub(of[1][2], w[0]));
    R.row[2] = vec3(sub(of[0][2], w[1]), add(of[1][2], w[0]), sub(ONE, add(of[0][0], of[1][1])));
    return R;
}

/* The quaternion of the run that the link is in. */
static void quaternion_of(const Link *link, Expr *x)
{
    for (int k = 0; k < 4; k++)
        x[k] = expr_input("q", link->position + link->run - 3 + k);
}

/* From the parent to the first link of a run: before . Txyz . R(quaternion) . fixed. */
void arm_place_run(const Link *link, int number, ArmLink *out)
{
    Expr x[4];
    quaternion_of(link, x);
    Mat3 R = quaternion_matrix(x), before = mat_real(&link->before.R[0][0]);
    mat_name(R, "R", number);
    out->fixed = mul(mul(before, R), out->fixed);
    out->foot = vec_real(link->before.p);
    if (link->run > 3) {
        Vec3 place = vec3(expr_input("q", link->position), expr_input("q", link->position + 1),
                          expr_input("q", link->position + 2));
        out->foot = add(out->foot, mul(before, place));
    }
}

/* dx/dt = x * (u, 0) / 2, u in the child's axes; the place moves by R v. */
void position_rates_of(const Arm *arm, int j, Expr *rates)
{
    const Robot *robot = arm->robot;
    const Link *link = &robot->links[j];
    for (int k = 0; k < robot->positions; k++)
        rates[k] = ZERO;
    if (!link->run) {
        rates[link->position] = ONE;
        return;
    }
    Expr x[4], half = expr_real((Real)0.5);
    quaternion_of(link, x);
    if (link->type == PRISMATIC) {
        Vec3 axis = column(quaternion_matrix(x), link->part);
        rates[link->position] = axis.x;
        rates[link->position + 1] = axis.y;
        rates[link->position + 2] = axis.z;
        return;
    }
    int a = link->part % 3, b = (a + 1) % 3, c = (a + 2) % 3;
    Expr *out = rates + link->position + link->run - 3;
    for (int k = 0; k < 4; k++)
        x[k] = mul(half, x[k]);
    out[a] = x[3];
    out[b] = x[c];
    out[c] = neg(x[b]);
    out[3] = neg(x[a]);
}

/* ---- rates ---- */

static Vec3 rates_of(const Arm *arm, int first)
{
    return vec3(arm->link[first].qd, arm->link[first + 1].qd, arm->link[first + 2].qd);
}

void arm_set_rates(Arm *arm, bool qd, bool qdd)
{
    for (int i = 0; i < arm->n; i++) {
        arm->link[i].qd = qd ? expr_input("qd", i) : ZERO;
        arm->link[i].qdd = qdd ? expr_input("qdd", i) : ZERO;
        arm->link[i].drift = ZERO;
    }
    for (int i = 0; i < arm->n && qd; i++) {
        const Link *link = &arm->robot->links[i];
        if (!link->run || link->part)
            continue;
        int turns = i + link->run - 3;
        Vec3 u = rates_of(arm, turns);
        Vec3 drift = vec3(neg(mul(u.y, u.z)), mul(u.x, u.z), neg(mul(u.x, u.y)));
        Vec3 swing = link->run > 3 ? cross(u, rates_of(arm, i)) : vec_zero();
        const Expr all[] = {drift.x, drift.y, drift.z, swing.x, swing.y, swing.z};
        for (int k = 0; k < link->run; k++) {
            ArmLink *of = &arm->link[k < 3 ? turns + k : i + k - 3];
            of->drift = all[k];
            of->qdd = add(of->qdd, of->drift);
        }
    }
}

/* ---- derivatives ---- */

void arm_position_rates(const Arm *arm, Expr *rates)
{
    int n = arm->n, positions = arm->robot->positions;
    Arena *scratch = arena_new();
    Expr *each = arena_array(scratch, Expr, positions);
    for (int k = 0; k < positions; k++)
        rates[k] = ZERO;
    for (int j = 0; j < n; j++) {
        position_rates_of(arm, j, each);
        for (int k = 0; k < positions; k++)
            rates[k] = add(rates[k], mul(each[k], arm->link[j].qd));
    }
    arena_free(scratch);
}

Expr *arm_positions(Arena *arena, const Arm *arm)
{
    Expr *q = arena_array(arena, Expr, arm->robot->positions);
    for (int k = 0; k < arm->robot->positions; k++)
        q[k] = expr_input("q", k);
    return q;
}

void derive_by_steps(const Arm *arm, const Expr *outputs, int count, Expr *jacobian)
{
    int n = arm->n, positions = arm->robot->positions;
    Arena *scratch = arena_new();
    const Expr *q = arm_positions(scratch, arm);
    Expr *each = arena_array(scratch, Expr, positions);
    Expr *directions = arena_array(scratch, Expr, positions * n);
    for (int j = 0; j < n && positions > n; j++) {
        position_rates_of(arm, j, each);
        for (int k = 0; k < positions; k++)
            directions[k * n + j] = each[k];
    }
    if (positions == n)
        derive_jacobian(outputs, count, q, n, jacobian);
    else
        derive_forward(outputs, count, q, positions, directions, n, jacobian);
    arena_free(scratch);
}

void steps_from_positions(const Arm *arm, const Expr *by_positions, Expr *by_steps)
{
    int positions = arm->robot->positions;
    Arena *scratch = arena_new();
    Expr *each = arena_array(scratch, Expr, positions);
    for (int j = 0; j < arm->n; j++) {
        position_rates_of(arm, j, each);
        by_steps[j] = ZERO;
        for (int k = 0; k < positions; k++)
            by_steps[j] = add(by_steps[j], mul(each[k], by_positions[k]));
    }
    arena_free(scratch);
}

int run_bracket(const Robot *robot, int a, int b, int *sign)
{
    const Link *first = &robot->links[a], *second = &robot->links[b];
    if (!first->run || a - first->part != b - second->part)
        return -1; /* of different joints */
    bool slide = first->type == PRISMATIC || second->type == PRISMATIC;
    int x = first->part % 3, y = second->part % 3;
    if (x == y || (first->type == PRISMATIC && second->type == PRISMATIC))
        return -1;
    *sign = (y - x + 3) % 3 == 1 ? 1 : -1;
    int begin = a - first->part + (slide ? 0 : first->run - 3);
    return begin + 3 - x - y;
}

/* ---- functions ---- */

bool has_no_quaternions(const Robot *robot)
{
    return robot->positions == robot_extent(robot).dof;
}

void position_rates(const Arm *arm, Expr *rates)
{
    graph_section("rates of the positions");
    arm_position_rates(arm, rates);
}

/* x * exp(u / 2), and the place that the body gets to while it turns by u and moves by v, both in
   its own axes: with a = |u|, the quaternion of the turn (sin(a/2)/a u, cos(a/2)), and in the axes
   that it began with

       v + (1 - cos a)/a^2 u x v + (1 - sin(a)/a)/a^2 u x (u x v)

   What is added to a^2 keeps quotients from being 0/0, and is nothing beside any a that matters. */
static void step_run(const Link *link, int i, const Expr *step, Expr *q)
{
    Expr tiny = expr_real((Real)1e-30), two = expr_real(2), half = expr_real((Real)0.5), x[4];
    int turns = i + link->run - 3;
    Vec3 u = vec3(step[turns], step[turns + 1], step[turns + 2]);
    Expr square = add(dot(u, u), tiny), a = expr_sqrt(square);
    Expr angle = mul(half, a), s = expr_sin(angle), c = expr_cos(angle);
    Expr per = expr_div(ONE, a), sine = mul(s, per); /* sin(a/2)/a */
    Vec3 e = mul(sine, u);
    quaternion_of(link, x);
    Vec3 old = vec3(x[0], x[1], x[2]);
    Vec3 turned = add(add(mul(c, old), mul(x[3], e)), cross(old, e));
    Expr *out = q + link->position + link->run - 3;
    out[0] = turned.x;
    out[1] = turned.y;
    out[2] = turned.z;
    out[3] = sub(mul(c, x[3]), dot(old, e));
    if (link->run == 3)
        return;
    Vec3 v = vec3(step[i], step[i + 1], step[i + 2]);
    Expr swing = mul(two, mul(sine, sine));
    Expr bend = mul(sub(ONE, mul(two, mul(sine, c))), mul(per, per));
    Vec3 once = cross(u, v);
    Vec3 way = add(v, add(mul(swing, once), mul(bend, cross(u, once))));
    way = mul(quaternion_matrix(x), way);
    q[link->position] = add(expr_input("q", link->position), way.x);
    q[link->position + 1] = add(expr_input("q", link->position + 1), way.y);
    q[link->position + 2] = add(expr_input("q", link->position + 2), way.z);
}

void arm_integrate(const Arm *arm, const Expr *step, Expr *q)
{
    for (int i = 0; i < arm->n; i++) {
        const Link *link = &arm->robot->links[i];
        graph_section("joint %s", link->name);
        if (!link->run)
            q[link->position] = add(arm->link[i].q, step[i]);
        else if (link->part == 0)
            step_run(link, i, step, q);
    }
}

void integrate(const Arm *arm, Expr *q)
{
    Expr step[MAX_JOINTS];
    for (int i = 0; i < arm->n; i++)
        step[i] = expr_input("step", i);
    arm_integrate(arm, step, q);
}
