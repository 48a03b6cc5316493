/* validate.c: what is legal in a robot file but unphysical, or probably not meant. Nothing here
   stops a robot from being used; the numbers are checked as the reader took them. */
#include "model/clean.h"
#include "model/coupling.h"
#include "model/loops.h"
#include "model/pose.h"

#include <math.h>
#include <string.h>

#define TOLERANCE 1e-9    /* relative, of principal moments */
#define MASS_LARGE 1e5    /* kg */
#define NOTHING 1e-12     /* of what the link has about its frame: the rounding of a zero */
#define COM_FAR 10        /* m */
#define GRAVITY_LARGE 100 /* m/s^2 */
#define COULOMB_WIDE 0.5  /* rad/s or m/s */

typedef struct {
    Arena *arena;
    const Description *robot;
    Warnings found;
} Review;

#define ADD(review, line, ...)                                                                     \
    warnings_add((review)->arena, &(review)->found, (review)->robot->file, (line), __VA_ARGS__)

/* Of a joint: the member that it is about, "" for the joint itself. */
#define ABOUT(review, joint, line, member, weight, ...)                                            \
    warnings_about((review)->arena, &(review)->found, (review)->robot->file, (line),               \
                   place_of((review)->arena, (joint), (member)), (weight), __VA_ARGS__)

static const char *place_of(Arena *arena, const Joint *joint, const char *member)
{
    return arena_format(arena, "joint \"%s\"%s%s", show_text(joint->name).text, *member ? ": " : "",
                        member);
}

/* ---- one link ---- */

/* Principal moments, ascending, by Jacobi's rotations: each makes one off-diagonal entry zero, and
   a 3 x 3 matrix is diagonal to the last bit after a few rounds. */
static void principal_moments(Real inertia[3][3], double moments[3])
{
    double I[3][3];
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            I[i][j] = (double)inertia[i][j];
    for (int round = 0; round < 12; round++)
        for (int p = 0; p < 2; p++)
            for (int q = p + 1; q < 3; q++) {
                if (I[p][q] == 0)
                    continue;
                double theta = (I[q][q] - I[p][p]) / (2 * I[p][q]);
                double t = (theta < 0 ? -1 : 1) / (fabs(theta) + sqrt(theta * theta + 1));
                double c = 1 / sqrt(t * t + 1), s = t * c;
                int r = 3 - p - q;
                double rp = I[r][p], rq = I[r][q];
                I[p][p] -= t * I[p][q];
                I[q][q] += t * I[p][q];
                I[p][q] = I[q][p] = 0;
                I[r][p] = I[p][r] = c * rp - s * rq;
                I[r][q] = I[q][r] = s * rp + c * rq;
            }
    for (int i = 0; i < 3; i++)
        moments[i] = I[i][i];
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 2 - i; j++)
            if (moments[j] > moments[j + 1]) {
                double larger = moments[j];
                moments[j] = moments[j + 1];
                moments[j + 1] = larger;
            }
}

static bool has_inertia(const Joint *joint)
{
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            if (joint->inertia[i][j] != 0)
                return true;
    return false;
}

static void review_inertia(Review *review, Joint *joint)
{
    double m[3];
    principal_moments(joint->inertia, m);
    double slack = TOLERANCE * fmax(fabs(m[0]), fabs(m[2])),
           far = (double)dot3(joint->com, joint->com);
    slack = fmax(slack, NOTHING * (double)joint->mass * far);
    if (m[0] < -slack)
        ABOUT(review, joint, joint->lines.inertia, "link.inertia", m[0] < 0 ? -m[0] : 0,
              "not positive semidefinite, the smallest principal moment is %.6g; no body has that",
              m[0]);
    else if (m[0] + m[1] < m[2] - slack)
        ABOUT(review, joint, joint->lines.inertia, "link.inertia", m[2] / (m[0] + m[1] + slack),
              "the principal moments %.6g, %.6g, %.6g break the triangle inequality; no body has "
              "the largest above the sum of the others",
              m[0], m[1], m[2]);
    if (joint->mass == 0 && has_inertia(joint))
        ABOUT(review, joint, joint->lines.inertia, "link.inertia", m[2], "inertia without mass");
}

static void review_link(Review *review, Joint *joint)
{
    Real far = real_sqrt(dot3(joint->com, joint->com));
    if (joint->mass > (Real)MASS_LARGE)
        ABOUT(review, joint, joint->lines.mass, "link.mass", (double)joint->mass,
              "%.6g kg is a lot; units are SI", (double)joint->mass);
    if (joint->mass == 0 && far > 0)
        ABOUT(review, joint, joint->lines.com, "link.com", (double)far,
              "the link has no mass, so its centre has no effect");
    if (far > COM_FAR)
        ABOUT(review, joint, joint->lines.com, "link.com", (double)far,
              "%.6g m from the link's frame; units are SI", (double)far);
    review_inertia(review, joint);
}

static void review_drive(Review *review, const Joint *joint)
{
    const Real limit = (Real)LIMIT_LARGE, none = (Real)DBL_MAX;
    bool far = (joint->upper != none && real_abs(joint->upper) > limit) ||
               (joint->lower != -none && real_abs(joint->lower) > limit);
    if (joint->has_limits && joint->lower == joint->upper)
        ABOUT(review, joint, joint->lines.limits, "limits", 0,
              "lower equals upper; a joint that does not move is \"fixed\"");
    if (joint->has_limits && joint->type == REVOLUTE && far)
        ABOUT(review, joint, joint->lines.limits, "limits", (double)joint->upper,
              "more than three turns; limits are in radians, whatever angle_unit is");
    if (joint->coulomb > 0 && joint->coulomb_width > (Real)COULOMB_WIDE)
        ABOUT(review, joint, joint->lines.friction, "friction.coulomb_width",
              (double)joint->coulomb_width, "%.6g is wide; Coulomb friction then acts like viscous",
              (double)joint->coulomb_width);
    if (joint->has_motor && (joint->resistance > 0) != (joint->torque_constant > 0))
        ABOUT(review, joint, joint->lines.motor, "motor", 0,
              "resistance and torque_constant are of use only together");
}

/* ---- links together ---- */

typedef struct {
    int owner;              /* the moving joint that carries this one's link; -1: none */
    Pose pose;              /* this link's frame in the owner's, where its axis is */
    bool heavy;             /* this link, or one beyond, has mass or inertia */
    bool moving_next;       /* a moving joint comes after */
    Real scale, resistance; /* of owners: what the links that move rigidly with it set against it */
} Carried;

/* Adds a link's mass (prismatic) or moment about the axis (revolute) to its owner's. */
static void carry(const Description *robot, Carried *carried, int index)
{
    const Joint *joint = &robot->joints[index];
    Carried *own = &carried[index];
    if (own->owner < 0)
        return;
    const Joint *owner = &robot->joints[own->owner];
    Carried *sum = &carried[own->owner];
    if (owner->type == PRISMATIC) {
        sum->resistance += joint->mass;
        return;
    }
    Real given[3][3], tensor[3][3], arm[3], lever[3], turned[3];
    memcpy(given, joint->inertia, sizeof given);
    rotate_tensor(own->pose, given, tensor);
    rotate3(own->pose, joint->com, arm);
    for (int i = 0; i < 3; i++)
        arm[i] += own->pose.p[i];
    cross3(owner->axis, arm, lever);
    for (int i = 0; i < 3; i++)
        turned[i] = dot3(tensor[i], owner->axis);
    sum->resistance += dot3(owner->axis, turned) + joint->mass * dot3(lever, lever);
    sum->scale += real_abs(tensor[0][0]) + real_abs(tensor[1][1]) + real_abs(tensor[2][2]) +
                  joint->mass * dot3(arm, arm);
}

/* Whether a loop's joint is on this link or beyond: what it is joined to may resist then. */
static bool is_in_loop(const Description *robot, int index)
{
    const Mechanism *mechanism = robot->mechanism;
    for (int k = 0; mechanism && k < mechanism->loop_count; k++)
        for (int side = 0; side < 2; side++) {
            int joint = side ? mechanism->loops[k].to : mechanism->loops[k].from;
            for (; joint >= 0; joint = robot->joints[joint].parent)
                if (joint == index)
                    return true;
        }
    return false;
}

/* Joints that nothing resists: the inertia matrix has a zero pivot there, whatever q is. */
static void review_resistance(Review *review)
{
    const Description *robot = review->robot;
    Carried *carried = arena_array(review->arena, Carried, robot->joint_count);
    for (int i = 0; i < robot->joint_count; i++) {
        const Joint *joint = &robot->joints[i];
        bool moving = joint->type != FIXED;
        Carried *own = &carried[i], *parent = joint->parent < 0 ? NULL : &carried[joint->parent];
        own->owner = moving ? i : parent ? parent->owner : -1;
        own->pose = joint->after;
        if (!moving && parent) {
            Pose fixed = pose_multiply(joint->before, joint->after);
            own->pose = pose_multiply(parent->pose, fixed);
        }
        own->heavy = joint->mass != 0 || has_inertia(joint);
        carry(robot, carried, i);
    }
    for (int i = robot->joint_count - 1; i >= 0; i--) {
        const Joint *joint = &robot->joints[i];
        if (joint->parent < 0)
            continue;
        Carried *parent = &carried[joint->parent];
        parent->heavy |= carried[i].heavy;
        parent->moving_next |= carried[i].moving_next || joint->type != FIXED;
    }
    for (int i = 0, moving = 0; i < robot->joint_count; i++) {
        const Joint *joint = &robot->joints[i];
        const Carried *own = &carried[i];
        if (joint->type == FIXED || coupling_has_rotor(robot, moving++) || is_in_loop(robot, i))
            continue;
        if (!own->heavy)
            ABOUT(review, joint, joint->line, "", 0,
                  "no link from here on has mass or inertia; forward dynamics will be refused");
        else if (!own->moving_next && real_prune(own->resistance, own->scale) == 0)
            ABOUT(review, joint, joint->line, "", 0,
                  "its link has no %s; forward dynamics will be refused",
                  joint->type == PRISMATIC ? "mass" : "inertia about the axis");
    }
}

static bool is_identifier(const char *name)
{
    static const char characters[] = "0123456789_abcdefghijklmnopqrstuvwxyz"
                                     "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    return *name && !strchr("0123456789", *name) && name[strspn(name, characters)] == '\0';
}

Warnings description_warnings(Arena *arena, const Description *description)
{
    Review review = {.arena = arena, .robot = description};
    review.found = warnings_copy(arena, &description->read_warnings);
    clean_warnings(arena, description, &review.found);
    Real pull = real_sqrt(dot3(description->gravity, description->gravity));
    if (pull == 0)
        ADD(&review, description->gravity_line, "gravity: is zero, as in free fall");
    if (pull > GRAVITY_LARGE)
        ADD(&review, description->gravity_line,
            "gravity: %.6g m/s^2 is more than any planet has; units are SI", (double)pull);
    if (!is_identifier(description->name))
        ADD(&review, description->name_line,
            "name: is not a C identifier; to emit C, give one with --prefix");
    for (int i = 0; i < description->joint_count; i++) {
        Joint joint = description->joints[i];
        review_link(&review, &joint);
        review_drive(&review, &joint);
    }
    review_resistance(&review);
    return review.found;
}
