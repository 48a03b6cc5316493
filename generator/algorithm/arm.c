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

/* ---- poses ---- */

FixedPose fixed_pose_real(Pose pose)
{
    return (FixedPose){mat_real(&pose.R[0][0]), vec_real(pose.p)};
}

FixedPose fixed_pose_multiply(FixedPose a, FixedPose b)
{
    return (FixedPose){mul(a.R, b.R), add(a.p, mul(a.R, b.p))};
}

FixedPose fixed_pose_inverse(FixedPose a)
{
    Mat3 back = transpose(a.R);
    return (FixedPose){back, neg(mul(back, a.p))};
}

/* ---- links ---- */

static void set_angle(ArmLink *link, int number, bool named)
{
    if (link->revolute)
        link->angle = add(link->q, link->angle);
    if (named) {
        expr_name(link->angle, "th%d", number);
        expr_name(expr_sin(link->angle), "s%d", number);
        expr_name(expr_cos(link->angle), "c%d", number);
    }
    sincos_quarters(link->angle, link->quarters, &link->s, &link->c);
}

static void fill_link(const Link *link, ArmLink *out)
{
    out->angle = expr_real(link->theta);
    out->quarters = link->quarters;
    out->fixed = mat_real(&link->fixed.R[0][0]);
    out->foot = vec_real(link->fixed.p);
    out->d0 = expr_real(link->d);
    out->m = expr_real(link->mass);
    out->rho = vec_real(link->com);
    out->I = mat_real(&link->inertia[0][0]);
    out->rotor = expr_real(link->rotor);
    out->viscous = expr_real(link->viscous);
    out->coulomb = expr_real(link->coulomb);
    out->own = fixed_pose_real(link->own);
}

static void fill_standard(const Arm *arm, int i)
{
    const ArmLink *link = &arm->link[i];
    StandardLink *out = &arm->standard[i];
    FixedPose far = fixed_pose_real(pose_identity());
    if (i + 1 < arm->n)
        far = (FixedPose){arm->link[i + 1].fixed, arm->link[i + 1].foot};
    Mat3 back = transpose(far.R);
    out->fixed = far.R;
    out->z = mul(back, axis_z());
    out->p = mul(back, add(far.p, vec3(ZERO, ZERO, link->d)));
    out->s = mul(back, sub(link->rho, far.p));
    out->J = similarity(back, link->I);
}

Arm *arm_new(Arena *arena, const Robot *robot, const struct Plan *plan)
{
    Arm *arm = arena_alloc(arena, sizeof *arm);
    arm->robot = robot;
    arm->plan = plan;
    arm->n = robot->n;
    arm->link = arena_array(arena, ArmLink, robot->n);
    arm->gravity = vec_real(robot->gravity);
    arm->base = fixed_pose_real(robot->base);
    arm->tool = fixed_pose_real(robot->tool);
    arm->base_lever = vec_real(robot->base_lever);
    arm->base_w = arm->base_wd = vec_zero();
    arm->base_U = mat_zero();
    arm->hand_f = arm->hand_n = vec_zero();
    arm->singular = arena_array(arena, int, 1);
    *arm->singular = -1;
    for (int i = 0; i < robot->n; i++)
        fill_link(&robot->links[i], &arm->link[i]);
    if (robot->letters)
        arm_open(arena, arm);
    graph_section("joint angles");
    for (int i = 0; i < robot->n; i++) {
        ArmLink *out = &arm->link[i];
        const Link *link = &robot->links[i];
        out->revolute = link->type == REVOLUTE;
        out->parent = link->parent;
        out->q = link->run ? ZERO : expr_input("q", link->position);
        out->qd = out->qdd = out->drift = ZERO;
        set_angle(out, i + 1, link->run == 0);
        out->d = out->revolute ? out->d0 : add(out->q, out->d0);
        expr_name(out->d, "d%d", i + 1);
        if (link->run && link->part == 0)
            arm_place_run(link, i + 1, out);
        out->a = add(out->foot, mul(out->d, column(out->fixed, 2)));
    }
    if (robot->is_chain && !plan) {
        arm->standard = arena_array(arena, StandardLink, robot->n);
        for (int i = 0; i < robot->n; i++)
            fill_standard(arm, i);
    }
    return arm;
}

/* ---- angles ---- */

int axis_sense(const Arm *arm, int i)
{
    const ArmLink *link = &arm->link[i];
    const Link *links = arm->robot->links;
    int p = link->parent;
    if (p < 0 || !link->revolute || !arm->link[p].revolute || links[i].run || links[p].run ||
        !turns_about_x(link->fixed))
        return 0;
    Expr upright = link->fixed.row[2].z;
    return expr_same(upright, ONE) ? 1 : expr_same(upright, neg(ONE)) ? -1 : 0;
}

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
    Expr twice = expr_is_fixed(xy) ? mul(c, mul(two, xy)) : mul(mul(two, c), xy);
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
