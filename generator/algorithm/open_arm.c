/* open_arm.c: see open_arm.h.

   Where only masses, gravity and the like are open, frames are those of model/frames.c, and what
   the file says of a body is carried there by poses that are known. Where lengths or angles are
   open, the frames are the file's own: frame i sits on the joint, its z along the axis, and

       fixed_i = rest(parent) . Rx(alpha) Tx(a)        modified tables
               = rest(parent)                          standard ones, rest(i) = Tx(a) Rx(alpha)
               = rest(parent) . xyz rpy . (z to axis)  origin and axis

   where rest(j) is the file's frame of link j as seen from frame j. Angle and distance are q, theta
   and d. No choice is made there, so nothing is divided by, and no value of a letter is special. */
#include "algorithm/open_arm.h"

#include <string.h>

typedef struct {
    const Description *description;
    const bool *depends; /* by formula: on letters; NULL: on none */
    Expr *formula;       /* expressions of those that do */
    bool own_frames;
    const Robot *robot;
    FixedPose *rest; /* by joint */
} Opening;

/* ---- numbers ---- */

static Expr power(Expr base, int exponent)
{
    Expr product = ONE;
    for (int k = exponent < 0 ? -exponent : exponent; k > 0; k--)
        product = mul(product, base);
    return exponent < 0 ? expr_div(ONE, product) : product;
}

static Expr operation(const Formula *formula, Expr a, Expr b)
{
    switch ((FormulaOp)formula->op) {
    case FORMULA_ADD:
        return add(a, b);
    case FORMULA_SUBTRACT:
        return sub(a, b);
    case FORMULA_MULTIPLY:
        return mul(a, b);
    case FORMULA_DIVIDE:
        return expr_div(a, b);
    case FORMULA_POWER:
        return power(a, formula->b);
    case FORMULA_NEGATE:
        return neg(a);
    case FORMULA_SQRT:
        return expr_sqrt(a);
    case FORMULA_SIN:
        return expr_sin(a);
    case FORMULA_COS:
        return expr_cos(a);
    case FORMULA_NUMBER:
        break;
    }
    return expr_real(formula->value);
}

static Opening opening_of(Arena *arena, const Robot *robot)
{
    const Letters *letters = robot->letters;
    const Formulas *formulas = &letters->description->formulas;
    Opening opening = {.description = letters->description,
                       .depends = letters->depends,
                       .formula = arena_array(arena, Expr, formulas->count + 1),
                       .own_frames = letters->geometry,
                       .robot = robot};
    bool *letter = arena_array(arena, bool, formulas->count + 1);
    for (int k = 0; k < letters->count; k++) {
        const Letter *item = &letters->item[k];
        opening.formula[item->formula] = expr_letter(item->array, item->element);
        letter[item->formula] = true;
    }
    for (int k = 1; k < formulas->count; k++) {
        const Formula *formula = &formulas->item[k];
        if (letter[k])
            continue;
        bool operands = letters->depends[k] && formula->op != FORMULA_NUMBER;
        Expr a = operands ? opening.formula[formula->a] : ZERO;
        Expr b = operands && formula->op <= FORMULA_DIVIDE ? opening.formula[formula->b] : ZERO;
        opening.formula[k] = operands ? operation(formula, a, b) : expr_real(formula->value);
    }
    return opening;
}

static bool is_open(const Opening *opening, int formula)
{
    return formula && opening->depends && opening->depends[formula];
}

static bool any_open(const Opening *opening, const int *formula, int count)
{
    for (int k = 0; k < count; k++)
        if (is_open(opening, formula[k]))
            return true;
    return false;
}

static Expr number(const Opening *opening, int formula, Real value)
{
    return is_open(opening, formula) ? opening->formula[formula] : expr_real(value);
}

static Vec3 numbers(const Opening *opening, const int formula[3], const Real value[3])
{
    return vec3(number(opening, formula[0], value[0]), number(opening, formula[1], value[1]),
                number(opening, formula[2], value[2]));
}

/* ---- poses ---- */

/* About x (0), y (1) or z (2). */
static Mat3 turn(const Opening *opening, int axis, int formula, Real angle)
{
    if (!is_open(opening, formula)) {
        Pose pose = pose_turn(axis, angle, opening->description->snap);
        return mat_real(&pose.R[0][0]);
    }
    Expr c = expr_cos(opening->formula[formula]), s = expr_sin(opening->formula[formula]);
    Vec3 x = vec3(ONE, ZERO, ZERO), y = vec3(ZERO, ONE, ZERO), z = axis_z();
    if (axis == 0)
        return mat_columns(x, vec3(ZERO, c, s), vec3(ZERO, neg(s), c));
    if (axis == 1)
        return mat_columns(vec3(c, ZERO, neg(s)), y, vec3(s, ZERO, c));
    return mat_columns(vec3(c, s, ZERO), vec3(neg(s), c, ZERO), z);
}

static FixedPose placed(const Opening *opening, const int *formula, const Real *value,
                        Pose otherwise)
{
    if (!any_open(opening, formula, PLACE_NUMBERS))
        return fixed_pose_real(otherwise);
    Mat3 R = turn(opening, 2, formula[5], value[5]);
    R = mul(R, turn(opening, 1, formula[4], value[4]));
    R = mul(R, turn(opening, 0, formula[3], value[3]));
    return (FixedPose){R, numbers(opening, formula, value)};
}

/* Rx(alpha) Tx(a) */
static FixedPose along_x(const Opening *opening, const Joint *joint)
{
    const int *f = joint->formula.dh;
    Expr a = number(opening, f[DH_A], joint->dh[DH_A]);
    return (FixedPose){turn(opening, 0, f[DH_ALPHA], joint->dh[DH_ALPHA]), vec3(a, ZERO, ZERO)};
}

/* Rz(theta) Tz(d) */
static FixedPose along_z(const Opening *opening, const Joint *joint)
{
    const int *f = joint->formula.dh;
    Expr d = number(opening, f[DH_D], joint->dh[DH_D]);
    return (FixedPose){turn(opening, 2, f[DH_THETA], joint->dh[DH_THETA]), vec3(ZERO, ZERO, d)};
}

/* Turns z into the joint's axis. */
static FixedPose aligned(const Joint *joint)
{
    const Real *z = joint->axis;
    Real x[3] = {0}, y[3], length = 0;
    int least = 0; /* the component that is smallest: x lies across */
    for (int k = 1; k < 3; k++)
        if (real_smaller(z[k], z[least]))
            least = k;
    x[z[2] == 1 || z[2] == -1 ? 0 : least] = 1;
    Real along = dot3(x, z);
    for (int k = 0; k < 3; k++)
        x[k] -= along * z[k];
    length = real_sqrt(dot3(x, x));
    for (int k = 0; k < 3; k++)
        x[k] = real_prune(x[k] / length, 1);
    cross3(z, x, y);
    return (FixedPose){mat_columns(vec_real(x), vec_real(y), vec_real(z)), vec_zero()};
}

static FixedPose identity(void)
{
    return fixed_pose_real(pose_identity());
}

/* From the parent's frame of the file to the joint's canonical one, and from that to the file's. */
static FixedPose to_joint(const Opening *opening, const Joint *joint)
{
    if (joint->placing == PLACED_BY_DH)
        return joint->at_far_end ? identity() : along_x(opening, joint);
    FixedPose before = placed(opening, joint->formula.place, joint->place, joint->before);
    return fixed_pose_multiply(before, aligned(joint));
}

static FixedPose to_far_end(const Opening *opening, const Joint *joint)
{
    if (joint->placing == PLACED_BY_DH)
        return joint->at_far_end ? along_x(opening, joint) : identity();
    return fixed_pose_multiply(fixed_pose_inverse(aligned(joint)), fixed_pose_real(joint->after));
}

static FixedPose across_fixed(const Opening *opening, const Joint *joint)
{
    if (joint->placing != PLACED_BY_DH)
        return fixed_pose_multiply(
            placed(opening, joint->formula.place, joint->place, joint->before),
            fixed_pose_real(joint->after));
    FixedPose x = along_x(opening, joint), z = along_z(opening, joint);
    return joint->at_far_end ? fixed_pose_multiply(z, x) : fixed_pose_multiply(x, z);
}

/* Multiples of 90 degrees apart, where the angle is known. */
static void joint_angle(const Opening *opening, const Joint *joint, ArmLink *out)
{
    int formula = joint->formula.dh[DH_THETA];
    out->angle = number(opening, formula, joint->dh[DH_THETA]);
    if (is_open(opening, formula))
        return;
    Real sine, cosine;
    real_sincos(joint->dh[DH_THETA], opening->description->snap, &sine, &cosine);
    if (sine != 0 && cosine != 0)
        return;
    out->angle = ZERO;
    out->quarters = sine == 0 ? (cosine > 0 ? 0 : 2) : sine > 0 ? 1 : 3;
}

/* Where every link's frame of the file is, and with the file's own frames the links' fixed poses.
   Frame 0 is the first joint's. */
static void place_links(Opening *opening, Arm *arm)
{
    const Description *description = opening->description;
    const Robot *robot = opening->robot;
    FixedPose first = identity();
    int link = 0;
    for (int j = 0; j < description->joint_count; j++) {
        const Joint *joint = &description->joints[j];
        FixedPose *rest = &opening->rest[j];
        if (!opening->own_frames) {
            *rest = fixed_pose_real(robot->placed[j]);
            continue;
        }
        bool on_base = joint->parent < 0 || robot->carrier[joint->parent] < 0;
        FixedPose parent = joint->parent < 0 ? identity() : opening->rest[joint->parent];
        if (joint->type == FIXED) {
            *rest = fixed_pose_multiply(parent, across_fixed(opening, joint));
            continue;
        }
        FixedPose fixed = fixed_pose_multiply(parent, to_joint(opening, joint));
        *rest = to_far_end(opening, joint);
        if (link == 0) {
            first = fixed;
            fixed = identity();
        } else if (on_base) {
            fixed = fixed_pose_multiply(fixed_pose_inverse(first), fixed);
        }
        ArmLink *out = &arm->link[link++];
        out->fixed = fixed.R;
        out->foot = fixed.p;
        out->own = *rest;
        out->quarters = 0;
        out->angle = out->d0 = ZERO;
        if (joint->placing == PLACED_BY_DH) {
            const int *f = joint->formula.dh;
            joint_angle(opening, joint, out);
            out->d0 = number(opening, f[DH_D], joint->dh[DH_D]);
        }
    }
    if (!opening->own_frames)
        return;
    arm->base = fixed_pose_multiply(fixed_pose_real(description->base), first);
    arm->base_lever = mul(transpose(first.R), first.p);
}

/* ---- bodies ---- */

static Mat3 point_tensor(Expr m, Vec3 c)
{
    return mat_sub(mat_identity(mul(m, dot(c, c))), mul(m, outer(c, c)));
}

/* Mass, mass centre and inertia about it, in the file's axes. */
static void body_of(const Opening *opening, const Joint *joint, Expr *m, Vec3 *com, Mat3 *I)
{
    const JointFormulas *f = &joint->formula;
    Real entry[INERTIA_NUMBERS] = {joint->inertia[0][0], joint->inertia[1][1],
                                   joint->inertia[2][2], joint->inertia[0][1],
                                   joint->inertia[0][2], joint->inertia[1][2]};
    Expr e[INERTIA_NUMBERS];
    *m = number(opening, f->mass, joint->mass);
    *com = numbers(opening, f->com, joint->com);
    bool moved =
        joint->inertia_about_origin && (is_open(opening, f->mass) || any_open(opening, f->com, 3) ||
                                        any_open(opening, f->inertia, INERTIA_NUMBERS));
    if (moved) { /* its own numbers are about the mass centre: back to the origin */
        Real point[3][3];
        point_inertia(joint->mass, joint->com, point);
        for (int k = 0; k < INERTIA_NUMBERS; k++)
            entry[k] += point[k < 3 ? k : k == 5][k < 3 ? k : k == 3 ? 1 : 2];
    }
    for (int k = 0; k < INERTIA_NUMBERS; k++)
        e[k] = number(opening, f->inertia[k], entry[k]);
    *I = (Mat3){{vec3(e[0], e[3], e[4]), vec3(e[3], e[1], e[5]), vec3(e[4], e[5], e[2])}};
    if (moved)
        *I = sub(*I, point_tensor(*m, *com));
}

static bool is_massive(const Opening *opening, const Joint *joint)
{
    const JointFormulas *f = &joint->formula;
    bool heavy = joint->mass != 0 || is_open(opening, f->mass) ||
                 any_open(opening, f->inertia, INERTIA_NUMBERS);
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 3; k++)
            heavy = heavy || joint->inertia[i][k] != 0;
    return heavy;
}

static bool has_open_body(const Opening *opening, int link)
{
    bool open = opening->own_frames;
    for (int j = 0; j < opening->description->joint_count && !open; j++) {
        const JointFormulas *f = &opening->description->joints[j].formula;
        open = opening->robot->carrier[j] == link &&
               (is_open(opening, f->mass) || any_open(opening, f->com, 3) ||
                any_open(opening, f->inertia, INERTIA_NUMBERS));
    }
    return open;
}

/* All bodies that the link is of, about their common mass centre. */
static void join_bodies(const Opening *opening, int link, ArmLink *out)
{
    const Description *description = opening->description;
    int count = 0;
    Expr m = ZERO;
    Vec3 moment = vec_zero(), com = vec_zero();
    Mat3 about_origin = mat_zero(), I = mat_zero();
    for (int j = 0; j < description->joint_count; j++) {
        const Joint *joint = &description->joints[j];
        if (opening->robot->carrier[j] != link || !is_massive(opening, joint))
            continue;
        Expr own_m;
        Vec3 own;
        Mat3 own_I;
        body_of(opening, joint, &own_m, &own, &own_I);
        com = add(opening->rest[j].p, mul(opening->rest[j].R, own));
        I = similarity(opening->rest[j].R, own_I);
        m = add(m, own_m);
        moment = add(moment, mul(own_m, com));
        about_origin = add(about_origin, add(I, point_tensor(own_m, com)));
        count++;
    }
    out->m = m;
    out->rho = com;
    out->I = I;
    if (count < 2 || expr_is_zero(m))
        return;
    out->rho = mul(expr_div(ONE, m), moment);
    out->I = sub(about_origin, point_tensor(m, out->rho));
}

/* ---- the arm ---- */

static void open_all(Opening *opening, Arm *arm)
{
    const Description *description = opening->description;
    const Robot *robot = opening->robot;
    place_links(opening, arm);
    for (int i = 0; i < arm->n; i++)
        if (has_open_body(opening, i))
            join_bodies(opening, i, &arm->link[i]);
    int link = 0;
    for (int j = 0; j < description->joint_count; j++) {
        const Joint *joint = &description->joints[j];
        const JointFormulas *f = &joint->formula;
        if (joint->type == FIXED)
            continue;
        ArmLink *out = &arm->link[link++];
        if (is_open(opening, f->viscous))
            out->viscous = opening->formula[f->viscous];
        if (is_open(opening, f->coulomb))
            out->coulomb = opening->formula[f->coulomb];
        if (is_open(opening, f->gear_ratio) || is_open(opening, f->rotor_inertia)) {
            Expr ratio = number(opening, f->gear_ratio, joint->gear_ratio);
            out->rotor =
                mul(mul(ratio, ratio), number(opening, f->rotor_inertia, joint->rotor_inertia));
        }
    }
    if (opening->own_frames || any_open(opening, description->gravity_formula, 3))
        arm->gravity = mul(transpose(arm->base.R),
                           numbers(opening, description->gravity_formula, description->gravity));
    bool tool_open = any_open(opening, description->tool_formula, PLACE_NUMBERS) &&
                     robot->tool_on == description->joint_count - 1;
    if (!opening->own_frames && !tool_open)
        return;
    FixedPose there = fixed_pose_real(robot->tool_there);
    if (tool_open)
        there =
            placed(opening, description->tool_formula, description->tool_place, description->tool);
    FixedPose carrier = opening->rest[robot->tool_on];
    if (robot->tool_link < 0) /* on the base: as seen from frame 0 */
        carrier = fixed_pose_multiply(
            fixed_pose_multiply(fixed_pose_inverse(arm->base), fixed_pose_real(description->base)),
            carrier);
    arm->tool = fixed_pose_multiply(carrier, there);
}

void arm_open(Arena *arena, Arm *arm)
{
    graph_section("parameters");
    Opening opening = opening_of(arena, arm->robot);
    opening.rest = arena_array(arena, FixedPose, opening.description->joint_count);
    open_all(&opening, arm);
}

/* ---- numbers for the robot ---- */

static void read_vector(Vec3 v, Real out[3])
{
    out[0] = expr_value(v.x);
    out[1] = expr_value(v.y);
    out[2] = expr_value(v.z);
}

static Pose read_pose(FixedPose from)
{
    Pose pose;
    for (int i = 0; i < 3; i++)
        read_vector(from.R.row[i], pose.R[i]);
    read_vector(from.p, pose.p);
    return pose;
}

static void read_link(const ArmLink *from, Link *link)
{
    link->fixed = read_pose((FixedPose){from->fixed, from->foot});
    link->common_normal =
        turns_about_x(from->fixed) && expr_is_zero(from->foot.y) && expr_is_zero(from->foot.z);
    link->quarters = from->quarters;
    link->theta = expr_value(from->angle);
    link->d = expr_value(from->d0);
    link->mass = expr_value(from->m);
    read_vector(from->rho, link->com);
    for (int i = 0; i < 3; i++)
        read_vector(from->I.row[i], link->inertia[i]);
    link->own = read_pose(from->own);
}

void robot_in_own_frames(Arena *arena, Robot *robot, const Description *description)
{
    Graph *before = graph_current, *graph = graph_new();
    Arm arm = {.robot = robot, .n = robot->n, .link = arena_array(arena, ArmLink, robot->n)};
    Opening opening = {.description = description,
                       .own_frames = true,
                       .robot = robot,
                       .rest = arena_array(arena, FixedPose, description->joint_count)};
    open_all(&opening, &arm);
    for (int i = 0; i < robot->n; i++)
        read_link(&arm.link[i], &robot->links[i]);
    robot->base = read_pose(arm.base);
    robot->tool = read_pose(arm.tool);
    read_vector(arm.base_lever, robot->base_lever);
    read_vector(arm.gravity, robot->gravity);
    for (int j = 0; j < description->joint_count; j++)
        robot->placed[j] = read_pose(opening.rest[j]);
    graph_free(graph);
    graph_use(before);
}
