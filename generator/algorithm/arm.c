/* arm.c: the robot as constant expressions, its state as inputs, and the rotations between frames.
 */
#include "algorithm/arm.h"

void sincos_quarters(Expr angle, int quarters, Expr *sine, Expr *cosine)
{
    Expr s = expr_sin(angle), c = expr_cos(angle);
    for (int k = 0; k < quarters; k++) {
        Expr old = s;
        s = c;
        c = neg(old);
    }
    *sine = s;
    *cosine = c;
}

static void joint_angle(const Link *link, int number, ArmLink *out)
{
    out->angle = expr_real(link->theta);
    out->quarters = link->quarters;
    if (link->type == REVOLUTE)
        out->angle = add(out->q, out->angle);
    if (link->run) {
        sincos_quarters(out->angle, out->quarters, &out->s, &out->c);
        return;
    }
    expr_name(out->angle, "th%d", number);
    expr_name(expr_sin(out->angle), "s%d", number);
    expr_name(expr_cos(out->angle), "c%d", number);
    sincos_quarters(out->angle, out->quarters, &out->s, &out->c);
}

static void fill_standard(const Robot *robot, Arm *arm, int i)
{
    const Link *link = &robot->links[i];
    StandardLink *out = &arm->standard[i];
    Pose far = i + 1 < robot->n ? robot->links[i + 1].fixed : pose_identity();
    Pose back = pose_inverse(far);
    Real com[3], inertia[3][3], moved[3][3];
    rotate3(back, link->com, com);
    for (int k = 0; k < 3; k++) {
        com[k] = real_prune(com[k] + back.p[k], real_abs(back.p[k]));
        for (int l = 0; l < 3; l++)
            inertia[k][l] = link->inertia[k][l];
    }
    rotate_tensor(back, inertia, moved);
    Expr d = expr_real(link->d);
    if (link->type == PRISMATIC)
        d = add(arm->link[i].q, d);
    out->fixed = mat_real(&far.R[0][0]);
    out->z = mul(transpose(out->fixed), axis_z());
    out->p = mul(transpose(out->fixed), add(vec_real(far.p), vec3(ZERO, ZERO, d)));
    out->s = vec_real(com);
    out->J = mat_real(&moved[0][0]);
}

/* ---- quaternions ---- */

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
static void place_run(const Link *link, int number, ArmLink *out)
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
        Vec3 axis = column(quaternion_matrix(x), link->place);
        rates[link->position] = axis.x;
        rates[link->position + 1] = axis.y;
        rates[link->position + 2] = axis.z;
        return;
    }
    int a = link->place % 3, b = (a + 1) % 3, c = (a + 2) % 3;
    Expr *out = rates + link->position + link->run - 3;
    for (int k = 0; k < 4; k++)
        x[k] = mul(half, x[k]);
    out[a] = x[3];
    out[b] = x[c];
    out[c] = neg(x[b]);
    out[3] = neg(x[a]);
}

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
        if (!link->run || link->place)
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

Arm *arm_new(Arena *arena, const Robot *robot, const struct Plan *plan)
{
    Arm *arm = arena_alloc(arena, sizeof *arm);
    arm->robot = robot;
    arm->plan = plan;
    arm->n = robot->n;
    arm->link = arena_array(arena, ArmLink, robot->n);
    arm->gravity = vec_real(robot->gravity);
    arm->singular = arena_array(arena, int, 1);
    *arm->singular = -1;
    for (int i = 0; i < robot->n; i++) {
        const Link *link = &robot->links[i];
        ArmLink *out = &arm->link[i];
        graph_section("joint angles");
        out->revolute = link->type == REVOLUTE;
        out->parent = link->parent;
        out->q = link->run ? ZERO : expr_input("q", link->position);
        out->qd = out->qdd = out->drift = ZERO;
        joint_angle(link, i + 1, out);
        Expr d = expr_real(link->d);
        if (!out->revolute)
            d = add(out->q, d);
        expr_name(d, "d%d", i + 1);
        out->d = d;
        out->fixed = mat_real(&link->fixed.R[0][0]);
        out->foot = vec_real(link->fixed.p);
        if (link->run && link->place == 0)
            place_run(link, i + 1, out);
        out->a = add(out->foot, mul(d, column(out->fixed, 2)));
        out->m = expr_real(link->mass);
        out->rho = vec_real(link->com);
        out->I = mat_real(&link->inertia[0][0]);
        out->rotor = expr_real(link->rotor);
    }
    if (robot->is_chain && !plan) {
        arm->standard = arena_array(arena, StandardLink, robot->n);
        for (int i = 0; i < robot->n; i++)
            fill_standard(robot, arm, i);
    }
    return arm;
}

/* ---- angles ---- */

void make_angle_sums(const Arm *arm, int i)
{
    Expr sum = arm->link[i].angle;
    for (int k = i; arm->link[k].parent >= 0; k = arm->link[k].parent) {
        Real upright = arm->robot->links[k].fixed.R[2][2];
        if (upright != 1 && upright != -1)
            return;
        sum = add(arm->link[arm->link[k].parent].angle, upright > 0 ? sum : neg(sum));
        expr_sin(sum);
        expr_cos(sum);
    }
}

/* ---- rotations ---- */

Vec3 axis_z(void)
{
    return vec3(ZERO, ZERO, ONE);
}

Vec3 turn_z(Expr c, Expr s, Vec3 v)
{
    return vec3(sub(mul(c, v.x), mul(s, v.y)), add(mul(s, v.x), mul(c, v.y)), v.z);
}

Vec3 to_link(const Arm *arm, int i, Vec3 v)
{
    const ArmLink *link = &arm->link[i];
    return turn_z(link->c, neg(link->s), mul(transpose(link->fixed), v));
}

Vec3 to_parent(const Arm *arm, int i, Vec3 v)
{
    const ArmLink *link = &arm->link[i];
    return mul(link->fixed, turn_z(link->c, link->s, v));
}

Mat3 tensor_to_parent(const Arm *arm, int i, Mat3 T)
{
    const ArmLink *link = &arm->link[i];
    return similarity(link->fixed, similarity_z(link->c, link->s, T));
}

Vec3 standard_outward(const Arm *arm, int i, Vec3 v)
{
    const ArmLink *link = &arm->link[i];
    return mul(transpose(arm->standard[i].fixed), turn_z(link->c, neg(link->s), v));
}

Vec3 standard_inward(const Arm *arm, int i, Vec3 v)
{
    const ArmLink *link = &arm->link[i];
    return turn_z(link->c, link->s, mul(arm->standard[i].fixed, v));
}

Mat3 standard_tensor_inward(const Arm *arm, int i, Mat3 T)
{
    const ArmLink *link = &arm->link[i];
    return similarity_z(link->c, link->s, similarity(arm->standard[i].fixed, T));
}

static Mat3 symmetric(Expr xx, Expr xy, Expr xz, Expr yy, Expr yz, Expr zz)
{
    return (Mat3){{vec3(xx, xy, xz), vec3(xy, yy, yz), vec3(xz, yz, zz)}};
}

/* With T's plane block as mean and deviation, one product pair gives each of its entries:
   u = s (s D + 2 c Txy) and xy' = c (s D + 2 c Txy) - Txy, where D = Txx - Tyy. */
Mat3 similarity_z(Expr c, Expr s, Mat3 T)
{
    Expr xx = T.row[0].x, yy = T.row[1].y, xy = T.row[0].y;
    Expr two = expr_real(2); /* twice c serves every tensor that this joint turns */
    Expr twice = expr_is_constant(xy) ? mul(c, mul(two, xy)) : mul(mul(two, c), xy);
    Expr w = add(mul(s, sub(xx, yy)), twice);
    Expr u = mul(s, w);
    Vec3 third = turn_z(c, s, column(T, 2));
    return symmetric(sub(xx, u), sub(mul(c, w), xy), third.x, add(yy, u), third.y, T.row[2].z);
}

/* Of an angle of 1e-8 the cosine is 1 as a double is, while the sine is there to be seen. */
bool turns_about_x(Mat3 R)
{
    return expr_same(R.row[0].x, ONE) && expr_is_zero(R.row[0].y) && expr_is_zero(R.row[0].z) &&
           expr_is_zero(R.row[1].x) && expr_is_zero(R.row[2].x);
}

/* A turn about x is the same with the axes renamed; any other rotation is worked out in full. */
Mat3 similarity(Mat3 R, Mat3 T)
{
    if (turns_about_x(R)) {
        Mat3 t = symmetric(T.row[1].y, T.row[1].z, T.row[0].y, T.row[2].z, T.row[0].z, T.row[0].x);
        t = similarity_z(R.row[1].y, R.row[2].y, t);
        return symmetric(t.row[2].z, t.row[0].z, t.row[1].z, t.row[0].x, t.row[0].y, t.row[1].y);
    }
    Mat3 half = mul(T, transpose(R)); /* row i: T R_i */
    Vec3 x = column(half, 0), y = column(half, 1), z = column(half, 2);
    return symmetric(dot(R.row[0], x), dot(R.row[0], y), dot(R.row[0], z), dot(R.row[1], y),
                     dot(R.row[1], z), dot(R.row[2], z));
}
