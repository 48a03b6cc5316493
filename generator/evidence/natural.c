/* natural.c: see natural.h. Newton's and Euler's equations with magnitudes in place of vectors, and
   the largest of terms in place of their sum:

       w  = max(w', |qd|)                     a_centre = max(a, (wd + w^2) |c|)
       wd = max(wd', |qdd|, w' |qd|)          f = m a_centre      n = |I| (wd + w^2)
       a  = max(a', (wd' + w'^2) |r|)         tau = max over the links beyond: f |lever|, n

   where ' is the parent's, r the way from its origin to the link's, c that to the mass centre. It
   shares nothing with the generator, and of the reference only the description of the robot. */
#include "evidence/natural.h"

#include "evidence/judge.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* A link in world axes, from the base's origin. */
typedef struct {
    double R[3][3], origin[3], centre[3], on_axis[3];
    double w, wd, a, v;
} Placed;

static double larger(double a, double b, double c)
{
    return fmax(a, fmax(b, c));
}

static double norm(const double x[3])
{
    return sqrt(x[0] * x[0] + x[1] * x[1] + x[2] * x[2]);
}

static double distance(const double a[3], const double b[3])
{
    double between[3] = {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
    return norm(between);
}

static double inertia_of(const ReferenceJoint *joint)
{
    double most = 0;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            most = fmax(most, fabs((double)joint->inertia[i][j]));
    return most;
}

/* ---- places ---- */

static void point(const Placed *from, const RefReal at[3], double out[3])
{
    for (int i = 0; i < 3; i++) {
        out[i] = from->origin[i];
        for (int k = 0; k < 3; k++)
            out[i] += from->R[i][k] * (double)at[k];
    }
}

static void go(Placed *link, const ReferencePose *step)
{
    double turned[3][3] = {{0}}, moved[3];
    point(link, step->p, moved);
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            for (int k = 0; k < 3; k++)
                turned[i][j] += link->R[i][k] * (double)step->R[k][j];
    memcpy(link->R, turned, sizeof turned);
    memcpy(link->origin, moved, sizeof moved);
}

/* Turns by q about the axis, or slides along it. */
static void go_by_joint(Placed *link, const ReferenceJoint *joint, double q)
{
    const RefReal *u = joint->axis;
    ReferencePose step = {.R = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
    const RefReal across[3][3] = {{0, -u[2], u[1]}, {u[2], 0, -u[0]}, {-u[1], u[0], 0}};
    RefReal s = (RefReal)sin(q), c = (RefReal)cos(q);
    for (int i = 0; i < 3; i++) {
        if (joint->type == REFERENCE_PRISMATIC)
            step.p[i] = (RefReal)q * u[i];
        for (int j = 0; j < 3 && joint->type == REFERENCE_REVOLUTE; j++)
            step.R[i][j] = c * step.R[i][j] + s * across[i][j] + (1 - c) * u[i] * u[j];
    }
    go(link, &step);
}

static void place(const ReferenceRobot *robot, const Placed *all, int i, double q, Placed *link)
{
    const ReferenceJoint *joint = &robot->joint[i];
    for (int k = 0; k < 3; k++) {
        link->origin[k] = joint->parent < 0 ? 0 : all[joint->parent].origin[k];
        for (int l = 0; l < 3; l++)
            link->R[k][l] =
                joint->parent < 0 ? (double)robot->base.R[k][l] : all[joint->parent].R[k][l];
    }
    go(link, &joint->before);
    memcpy(link->on_axis, link->origin, sizeof link->on_axis);
    go_by_joint(link, joint, q);
    go(link, &joint->after);
    point(link, joint->com, link->centre);
}

/* ---- motion ---- */

static void move(const ReferenceRobot *robot, const Placed *all, int i, double qd, double qdd,
                 double gravity, Placed *link)
{
    static const Placed still = {.w = 0};
    const ReferenceJoint *joint = &robot->joint[i];
    const Placed *parent = joint->parent < 0 ? &still : &all[joint->parent];
    double lever = distance(link->origin, parent->origin), base = joint->parent < 0 ? gravity : 0;
    bool turns = joint->type == REFERENCE_REVOLUTE, slides = joint->type == REFERENCE_PRISMATIC;
    qd = turns || slides ? fabs(qd) : 0;
    qdd = turns || slides ? fabs(qdd) : 0;
    link->w = turns ? fmax(parent->w, qd) : parent->w;
    link->wd = turns ? larger(parent->wd, qdd, parent->w * qd) : parent->wd;
    link->a = larger(parent->a, base, (link->wd + link->w * link->w) * lever);
    link->v = fmax(parent->v, link->w * lever);
    if (slides) {
        link->a = larger(link->a, qdd, 2 * link->w * qd);
        link->v = fmax(link->v, qd);
    }
}

static bool carries(const ReferenceRobot *robot, int i, int k)
{
    while (k > i)
        k = robot->joint[k].parent;
    return k == i;
}

typedef struct {
    const ReferenceRobot *robot;
    Placed link[REFERENCE_MAX_JOINTS];
    double tool[3], base, gravity;
} Natural;

static double entry(const double *vector, int at)
{
    return vector && at >= 0 ? vector[at] : 0;
}

static void set_up(Natural *natural, const double *q, const double *qd, const double *qdd,
                   bool weightless)
{
    const ReferenceRobot *robot = natural->robot;
    double base[3], gravity[3];
    for (int k = 0; k < 3; k++) {
        base[k] = (double)robot->base.p[k];
        gravity[k] = (double)robot->gravity[k];
    }
    natural->base = norm(base);
    natural->gravity = weightless ? 0 : norm(gravity);
    for (int i = 0, moving = 0; i < robot->joint_count; i++) {
        int at = robot->joint[i].type == REFERENCE_FIXED ? -1 : moving++;
        place(robot, natural->link, i, entry(q, at), &natural->link[i]);
        move(robot, natural->link, i, entry(qd, at), entry(qdd, at), natural->gravity,
             &natural->link[i]);
    }
    static const Placed ground = {.R = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
    int carrier = (robot->tool_joint ? robot->tool_joint : robot->joint_count) - 1;
    const Placed *last = carrier < 0 ? &ground : &natural->link[carrier];
    point(last, robot->tool.p, natural->tool);
}

/* ---- outputs ---- */

/* From the joint's axis to the link's mass centre. Where lengths cancel, what is left is the
   rounding of a zero, and they themselves are what was summed. */
static double lever_of(const Natural *natural, int link, int joint)
{
    const Placed *at = &natural->link[link];
    const double *axis = natural->link[joint].on_axis;
    double lever = distance(at->centre, axis);
    double lengths = distance(at->centre, at->origin) + distance(at->origin, axis);
    return lever < 1e-12 * lengths ? lengths : lever;
}

static double torque(const Natural *natural, const double *qd, const double *qdd)
{
    const ReferenceRobot *robot = natural->robot;
    double most = 0;
    for (int i = 0, moving = 0; i < robot->joint_count; i++) {
        const ReferenceJoint *joint = &robot->joint[i];
        if (joint->type == REFERENCE_FIXED)
            continue;
        double speed = fabs(entry(qd, moving)), acceleration = fabs(entry(qdd, moving));
        most = larger(most, (double)joint->rotor * acceleration, (double)joint->viscous * speed);
        most = fmax(most, speed > 0 ? fmax((double)joint->coulomb, (double)joint->breakaway) : 0);
        moving++;
        for (int k = i; k < robot->joint_count; k++) {
            if (!carries(robot, i, k))
                continue;
            const Placed *link = &natural->link[k];
            double turning = link->wd + link->w * link->w;
            double off = distance(link->centre, link->origin);
            double force = (double)robot->joint[k].mass * fmax(link->a, turning * off);
            double lever = joint->type == REFERENCE_PRISMATIC ? 1 : lever_of(natural, k, i);
            most = larger(most, force * lever, inertia_of(&robot->joint[k]) * turning);
        }
    }
    return most;
}

/* What joint i moves. */
static double inertia_at(const Natural *natural, int i)
{
    const ReferenceRobot *robot = natural->robot;
    const ReferenceJoint *joint = &robot->joint[i];
    double most = (double)joint->rotor;
    for (int k = i; k < robot->joint_count; k++) {
        if (!carries(robot, i, k))
            continue;
        double mass = (double)robot->joint[k].mass;
        double lever = lever_of(natural, k, i);
        bool slides = joint->type == REFERENCE_PRISMATIC;
        most = larger(most, mass * (slides ? 1 : lever * lever),
                      slides ? 0 : inertia_of(&robot->joint[k]));
    }
    return most;
}

static double inertia(const Natural *natural)
{
    double most = 0;
    for (int i = 0; i < natural->robot->joint_count; i++)
        if (natural->robot->joint[i].type != REFERENCE_FIXED)
            most = fmax(most, inertia_at(natural, i));
    return most;
}

/* Of the joint that moves least: what a unit of torque gives there. */
static double compliance(const Natural *natural)
{
    double most = 0;
    for (int i = 0; i < natural->robot->joint_count; i++) {
        double own = natural->robot->joint[i].type == REFERENCE_FIXED ? 0 : inertia_at(natural, i);
        most = fmax(most, own > 0 ? 1 / own : 0);
    }
    return most;
}

static double largest(const double *vector, int size)
{
    double most = 0;
    for (int i = 0; i < size && vector; i++)
        most = fmax(most, fabs(vector[i]));
    return most;
}

/* Inertias times rates; friction's own slopes are no larger than what is added to them. */
static double torque_slope(const Natural *natural, const double *qd)
{
    return largest(qd, natural->robot->dof) * inertia(natural);
}

/* What a unit of a link's parameters takes at the joints before it; of a joint's, what it turns by.
 */
static double regressor(const Natural *natural, const double *qd, const double *qdd)
{
    const ReferenceRobot *robot = natural->robot;
    double most = 0;
    for (int i = 0; i < robot->dof; i++)
        most = larger(most, fabs(entry(qd, i)), fabs(entry(qdd, i)));
    for (int k = 0; k < robot->joint_count; k++) {
        const Placed *link = &natural->link[k];
        double turning = link->wd + link->w * link->w, a = fmax(link->a, turning);
        for (int i = k; i >= 0; i = robot->joint[i].parent)
            most = fmax(most, a * fmax(1, distance(link->origin, natural->link[i].on_axis)));
    }
    return most;
}

static double reach(const Natural *natural, bool to_tool)
{
    double most = natural->base;
    for (int i = 0; i < natural->robot->joint_count; i++)
        most = fmax(most, norm(natural->link[i].origin));
    return to_tool ? fmax(most, norm(natural->tool)) : most;
}

/* Angular rows stand beside linear ones: no lever counts less than 1, and a tool on the axes that
   turn it, whose point is the rounding of a zero, is not measured by that. */
static void jacobian(const Natural *natural, double *linear, double *angular, double *bias)
{
    const ReferenceRobot *robot = natural->robot;
    int carrier = (robot->tool_joint ? robot->tool_joint : robot->joint_count) - 1;
    *linear = *angular = *bias = 0;
    for (int i = carrier; i >= 0; i = robot->joint[i].parent) {
        const Placed *link = &natural->link[i];
        double lever = distance(natural->tool, link->on_axis);
        *linear = fmax(*linear, lever);
        *angular = robot->joint[i].type == REFERENCE_FIXED ? *angular : 1;
        *bias = larger(*bias, link->a, (link->wd + link->w * link->w) * fmax(lever, 1));
    }
}

/* Levers and axes that turn with the links, and the tool's point that the joints beyond move. */
static double jacobian_rate(const Natural *natural, double lever)
{
    const ReferenceRobot *robot = natural->robot;
    int carrier = (robot->tool_joint ? robot->tool_joint : robot->joint_count) - 1;
    double most = 0;
    for (int i = carrier; i >= 0; i = robot->joint[i].parent) {
        const Placed *link = &natural->link[i];
        most = larger(most, link->v, link->w * fmax(lever, 1));
    }
    return most;
}

static void energy(const Natural *natural, double *kinetic, double *potential)
{
    const ReferenceRobot *robot = natural->robot;
    *kinetic = *potential = 0;
    for (int i = 0; i < robot->joint_count; i++) {
        const ReferenceJoint *joint = &robot->joint[i];
        const Placed *link = &natural->link[i];
        double mass = (double)joint->mass, from_world = natural->base + norm(link->centre);
        double v = fmax(link->v, link->w * distance(link->centre, link->origin));
        *kinetic = larger(*kinetic, mass * v * v / 2, inertia_of(joint) * link->w * link->w / 2);
        *potential = fmax(*potential, mass * natural->gravity * from_world);
    }
}

/* The farthest mass centre or origin, seen from the base. */
static double extent(const Natural *natural)
{
    double farthest = 0;
    for (int i = 0; i < natural->robot->joint_count; i++)
        farthest = larger(farthest, norm(natural->link[i].centre), norm(natural->link[i].origin));
    return farthest;
}

/* Of a link: m v, that times its lever, and I w; per rate: when one joint before it moves. */
static double momenta(const Natural *natural, bool per_rate)
{
    const ReferenceRobot *robot = natural->robot;
    double most = 0, across = extent(natural);
    for (int k = 0; k < robot->joint_count; k++) {
        const Placed *link = &natural->link[k];
        double mass = (double)robot->joint[k].mass, own = distance(link->centre, link->origin);
        double v = fmax(link->v, link->w * own), w = link->w;
        for (int i = k; i >= 0 && per_rate; i = robot->joint[i].parent) {
            bool turns = robot->joint[i].type == REFERENCE_REVOLUTE;
            bool slides = robot->joint[i].type == REFERENCE_PRISMATIC;
            v = fmax(v, turns ? lever_of(natural, k, i) : slides);
            w = fmax(w, turns);
        }
        most = larger(most, mass * v * fmax(1, across), inertia_of(&robot->joint[k]) * w);
    }
    return most;
}

/* The forces that torques are made of, and their moments. */
static double wrenches(const Natural *natural)
{
    const ReferenceRobot *robot = natural->robot;
    double most = 0;
    for (int k = 0; k < robot->joint_count; k++) {
        const Placed *link = &natural->link[k];
        double turning = link->wd + link->w * link->w;
        double off = distance(link->centre, link->origin);
        double force = (double)robot->joint[k].mass * fmax(link->a, turning * off);
        most = larger(most, force, inertia_of(&robot->joint[k]) * turning);
        for (int i = k; i >= 0; i = robot->joint[i].parent)
            most = larger(most, force * distance(link->centre, natural->link[i].origin),
                          force * distance(link->centre, natural->link[i].on_axis));
    }
    return most;
}

static const double *input_called(const Function *function, const double *const *inputs,
                                  const char *name)
{
    for (int k = 0; k < function_input_count(function); k++)
        if (strcmp(function->inputs[k], name) == 0)
            return inputs[k];
    return NULL;
}

/* Derivatives of torques times what they are multiplied by: torques, their slopes, inertias. */
static double products(const Natural *natural, const Function *function,
                       const double *const *inputs)
{
    static const char *const factors[] = {"dq", "dqd", "dqdd", "dtau", "lambda", "qdr", "qddr"};
    const double *qd = input_called(function, inputs, "qd"),
                 *qdd = input_called(function, inputs, "qdd"),
                 *tau = input_called(function, inputs, "tau");
    int n = natural->robot->dof;
    double most = 0, factor = 0;
    most = larger(torque(natural, qd, qdd), torque_slope(natural, qd), inertia(natural));
    for (int i = 0; i < n; i++)
        most = fmax(most, fabs(entry(tau, i)));
    for (size_t k = 0; k < COUNT(factors); k++)
        for (int i = 0; i < n; i++)
            factor = fmax(factor, fabs(entry(input_called(function, inputs, factors[k]), i)));
    return n * most * factor;
}

/* With joints that follow others: the tree's inputs for those of the coordinates. */
static void spread_input(const ReferenceRobot *robot, const char *name, const double *given,
                         double *out)
{
    RefReal in[2 * REFERENCE_MAX_JOINTS], all[2 * REFERENCE_MAX_JOINTS];
    Extent extent = reference_extent(robot);
    bool positions = strcmp(name, "q") == 0;
    for (int i = 0; i < (positions ? extent.positions : extent.dof); i++)
        in[i] = (RefReal)given[i];
    if (positions)
        reference_spread_positions(robot, in, all);
    else
        reference_spread(robot, in, all);
    int count = positions ? extent.positions + robot->gear_count : robot->dof;
    for (int i = 0; i < count; i++)
        out[i] = (double)all[i];
}

/* By how much more the coordinates feel than one joint: the sum of all ratios, at most. */
static double leverage(const ReferenceRobot *robot)
{
    RefReal unit[REFERENCE_MAX_JOINTS] = {0}, ratio[REFERENCE_MAX_JOINTS];
    double most = 1, sum[REFERENCE_MAX_JOINTS] = {0};
    for (int i = 0; i < robot->dof; i++) {
        unit[i] = 1;
        reference_gather(robot, 1, 1, unit, ratio);
        unit[i] = 0;
        for (int j = 0; j < robot->dof - robot->gear_count; j++)
            most = fmax(most, sum[j] += fabs((double)ratio[j]));
    }
    return most;
}

static void tree_scale(const ReferenceRobot *robot, const Function *function,
                       const double *const *inputs, double *scale);

void natural_scale(const ReferenceRobot *robot, const Function *function,
                   const double *const *inputs, double *scale)
{
    if (!robot->gear_count) {
        tree_scale(robot, function, inputs, scale);
        return;
    }
    double(*wide)[2 * REFERENCE_MAX_JOINTS] = memory_grow(NULL, MAX_INPUTS * sizeof *wide);
    const double *given[MAX_INPUTS] = {NULL};
    for (int k = 0; k < function_input_count(function); k++) {
        const Input *input = input_find(function->inputs[k]);
        given[k] = inputs[k];
        if (!input || (input->size.of[0] != DOF && input->size.of[0] != POSITION_COUNT))
            continue;
        spread_input(robot, function->inputs[k], inputs[k], wide[k]);
        given[k] = wide[k];
    }
    tree_scale(robot, function, given, scale);
    double more = leverage(robot);
    for (int k = 0; k < function_output_count(function); k++)
        for (int d = 0; d < MAX_DIMENSIONS; d++)
            scale[k] *= function->outputs[k].size.of[d] == DOF ? more : 1;
    memory_free(wide);
}

static void tree_scale(const ReferenceRobot *robot, const Function *function,
                       const double *const *inputs, double *scale)
{
    Natural *natural = memory_grow(NULL, sizeof *natural);
    const double *qd = input_called(function, inputs, "qd");
    const double *qdd = input_called(function, inputs, "qdd");
    const double *tau = input_called(function, inputs, "tau");
    bool weightless = function->outputs[0].quantity == TWIST_ACCELERATIONS;
    double linear, angular, bias, kinetic, potential;
    natural->robot = robot;
    set_up(natural, inputs[0], qd, qdd, weightless);
    jacobian(natural, &linear, &angular, &bias);
    energy(natural, &kinetic, &potential);
    for (int k = 0; k < function_output_count(function); k++)
        switch (function->outputs[k].quantity) {
        case TORQUES:
        case TORQUES_PER_POSITION:
            scale[k] = torque(natural, qd, qdd);
            break;
        case TORQUES_PER_RATE:
            scale[k] = torque_slope(natural, qd);
            break;
        case TORQUE_PRODUCTS:
            scale[k] = products(natural, function, inputs);
            break;
        case SOLVED_PRODUCTS:
            scale[k] = products(natural, function, inputs) * compliance(natural);
            break;
        case REGRESSORS:
            scale[k] = regressor(natural, qd, qdd);
            break;
        case INERTIAS:
        case INERTIA_SLOPES:
        case PIVOTS:
            scale[k] = inertia(natural);
            break;
        case ROTATIONS:
        case POSITIONS:
            scale[k] = 1;
            break;
        case LENGTHS:
            scale[k] = reach(natural, (function->extras & EXTRA_TOOL) != 0);
            break;
        case LENGTHS_PER_RATE:
            scale[k] = fmax(extent(natural), 1);
            break;
        case TWISTS_PER_RATE:
            scale[k] = fmax(linear, angular);
            break;
        case TWIST_ACCELERATIONS:
            scale[k] = bias;
            break;
        case TWISTS_PER_POSITION:
            scale[k] = jacobian_rate(natural, linear);
            break;
        case MOMENTA:
            scale[k] = momenta(natural, false);
            break;
        case MOMENTA_PER_RATE:
            scale[k] = momenta(natural, true);
            break;
        case WRENCHES:
            scale[k] = wrenches(natural);
            break;
        case ENERGIES:
            scale[k] = fmax(kinetic, potential);
            break;
        case SOLVED_PER_POSITION: /* at accelerations that the torques give */
            scale[k] = torque(natural, qd, qdd) + largest(tau, robot->dof);
            scale[k] *= compliance(natural);
            break;
        case SOLVED_PER_RATE:
            scale[k] = torque_slope(natural, qd) * compliance(natural);
            break;
        case LOOP_GAPS: /* constraints are of reach and of 1 */
        case LOOP_SLOPES:
        case LOOP_ACCELERATIONS:
        case LOOP_FORCES:
        case DRIVE_RATIOS:
        case DRIVE_INERTIAS:
        case PLACES:
        case ACCELERATIONS: /* solved for, not summed */
        case INVERSE_INERTIAS:
        case FACTORS:
        case QUANTITY_COUNT:
            scale[k] = 0;
        }
    memory_free(natural);
}

double natural_difference(const Function *function, Extent extent, int states, const double *scale,
                          const double *expected, const double *found)
{
    int size = function_output_size(function, extent), begin = 0;
    double worst = 0;
    for (int k = 0; k < function_output_count(function); k++) {
        int length = size_of(function->outputs[k].size, extent);
        double unit = scale[k], largest = 0;
        for (int s = 0; s < states; s++)
            for (int i = begin; i < begin + length; i++) {
                double e = expected[s * size + i], d = fabs(found[s * size + i] - e);
                unit = fmax(unit, fabs(e));
                largest = isnan(d) ? INFINITY : fmax(largest, d);
            }
        double error = unit > 0 ? largest / unit : largest;
        worst = isnan(error) ? INFINITY : fmax(worst, error); /* what is expected may be infinite */
        begin += length;
    }
    return worst;
}
