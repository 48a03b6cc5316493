/* sd_loops.c: loop joints and prescribed motion of a system description file -> Mechanism.

   The joint's frame on the inboard body has that body's axes. On the outboard body it has its axes,
   too, where the two bodies are as in the reference configuration when the joint stands at zero;
   otherwise bodypin says where the last pin is as that body has it, and bodyref where the reference
   is: inbref, or the first of several pins. */
#include "model/loops.h"
#include "model/pose.h"
#include "model/read/conventions.h"
#include "model/read/reader.h"
#include "model/read/sd.h"

#include <string.h>

static bool direction(const SdVector *vector, Real unit[3])
{
    const Real given[3] = {(Real)vector->at[0].value, (Real)vector->at[1].value,
                           (Real)vector->at[2].value};
    return axis_unit(given, unit);
}

static void warn_open(Sd *sd, const SdJoint *joint, const SdVector *vector)
{
    if (vector->at[0].open || vector->at[1].open || vector->at[2].open)
        warnings_about(sd->arena, &sd->warnings, sd->file, vector->line, sd_joint_path(sd, joint),
                       0, "a loop's place cannot stay open here; it is as the file has it");
}

/* The joint's point in the frame of the body's link, which sits on the body's own joint. */
static Pose point_on(const Sd *sd, int body, const SdVector *point)
{
    static const SdVector ground;
    const SdVector *own = body == SD_GROUND ? &ground : &sd->bodies[body].joint.body_to_joint;
    Real p[3];
    for (int i = 0; i < 3; i++) {
        Real a = (Real)point->at[i].value, b = (Real)own->at[i].value;
        p[i] = real_prune(a - b, real_larger(a, b));
    }
    return pose_shift(p[0], p[1], p[2]);
}

/* The frame that begins with one vector and has the other in its first plane. */
static bool triad(const Real first[3], const Real second[3], Real frame[3][3])
{
    Real across[3], along = dot3(first, second);
    for (int k = 0; k < 3; k++)
        across[k] = real_prune(second[k] - along * first[k], 1);
    memcpy(frame[0], first, sizeof frame[0]);
    if (!axis_unit(across, frame[1]))
        return false;
    cross3(frame[0], frame[1], frame[2]);
    return true;
}

static _Noreturn void fail_loop(const Sd *sd, const SdJoint *joint, const char *what)
{
    fail_input("%s:%d: %s: %s", sd->file, joint->line, sd_joint_path(sd, joint), what);
}

/* What turns vectors as the inboard body has them into those of the outboard body. */
static Pose turn_of(const Sd *sd, const SdJoint *joint)
{
    Real pin[3], reference[3], own_pin[3], own_reference[3], a[3][3], b[3][3];
    Pose turn = pose_identity();
    if (!joint->body_pin.line)
        return turn;
    if (!joint->pins || !direction(&joint->pin[joint->pins - 1], pin) ||
        !direction(&joint->body_pin, own_pin))
        fail_loop(sd, joint, "bodypin: must not be zero, and goes with a pin");
    const SdVector *from = joint->pins > 1 ? &joint->pin[0] : &joint->inboard_reference;
    if (!joint->body_reference.line || !from->line) { /* the least turn will do */
        Loop least = {.kind = SINGLE, .to_frame = pose_identity()};
        Real to[3][3] = {{own_pin[0], own_pin[1], own_pin[2]}};
        memcpy(least.axes[0], pin, sizeof pin);
        if (!loop_match_axes(&least, to))
            fail_loop(sd, joint, "bodypin: cannot be brought to the pin");
        return least.to_frame;
    }
    if (!direction(from, reference) || !direction(&joint->body_reference, own_reference) ||
        !triad(pin, reference, a) || !triad(own_pin, own_reference, b))
        fail_loop(sd, joint, "the reference lines must not be zero nor lie along their pins");
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            turn.R[i][j] = real_prune(b[0][i] * a[0][j] + b[1][i] * a[1][j] + b[2][i] * a[2][j], 1);
    return turn;
}

static Loop make_loop(Sd *sd, const SdJoint *joint, int number, const int *link_of)
{
    const SdKind *kind = joint->kind;
    Loop loop = {.name = arena_format(sd->arena, "loop%d", number),
                 .line = joint->line,
                 .kind = kind->kind,
                 .type = kind->type,
                 .from = joint->inboard == SD_GROUND ? -1 : link_of[joint->inboard],
                 .to = joint->body == SD_GROUND ? -1 : link_of[joint->body]};
    warn_open(sd, joint, &joint->inboard_to_joint);
    warn_open(sd, joint, &joint->body_to_joint);
    if (kind->kind == BEARING)
        fail_loop(sd, joint,
                  "a bearing that closes a loop cannot be read; put a slider on a body "
                  "without mass, and close by a ball");
    if (joint->prescribed_line)
        fail_loop(sd, joint,
                  "prescribed motion is for joints of the tree, not for those that "
                  "close loops");
    for (int k = 0; k < joint->pins && kind->type != FIXED; k++)
        direction(&joint->pin[k], loop.axes[k]); /* sd_parts.c has refused zero */
    loop.from_frame = point_on(sd, joint->inboard, &joint->inboard_to_joint);
    Pose turn = turn_of(sd, joint);
    loop.to_frame = pose_multiply(point_on(sd, joint->body, &joint->body_to_joint), turn);
    return loop;
}

/* Freedom k of the body's joint, which is number first + k of the description. */
static bool prescribed(Sd *sd, const SdJoint *joint, int k)
{
    if (!joint->prescribed_line)
        return false;
    if (joint->prescribed_count == 0)
        return true;
    if (joint->prescribed[k].open)
        warnings_about(sd->arena, &sd->warnings, sd->file, joint->prescribed_line,
                       sd_joint_path(sd, joint), 0,
                       "prescribed cannot be switched at run time; it is as the file has it");
    return joint->prescribed[k].value != 0;
}

void sd_mechanism(Sd *sd, Description *robot, const int *link_of)
{
    bool any = sd->loop_count > 0;
    for (int b = 0; b < sd->body_count; b++)
        any = any || sd->bodies[b].joint.prescribed_line;
    if (!any)
        return;
    Mechanism *made = mechanism_new(sd->arena, robot);
    made->loops = arena_array(sd->arena, Loop, sd->loop_count + 1);
    for (int i = 0; i < sd->loop_count; i++) {
        const SdJoint *joint = &sd->loops[i];
        if (joint->kind->kind == FREE || joint->kind->kind == BUSHING) {
            warnings_about(sd->arena, &sd->warnings, sd->file, joint->line,
                           sd_joint_path(sd, joint), 0, "holds nothing together; it is left out");
            continue;
        }
        if (made->loop_count == MAX_LOOPS)
            fail_loop(sd, joint, "is one loop joint more than can be read");
        made->loops[made->loop_count] = make_loop(sd, joint, made->loop_count + 1, link_of);
        made->loop_count++;
    }
    for (int b = 0; b < sd->body_count; b++) {
        const SdJoint *joint = &sd->bodies[b].joint;
        for (int k = 0; k < joint->kind->freedoms; k++)
            if (prescribed(sd, joint, k))
                made->prescribed[made->prescribed_count++] =
                    link_of[b] - joint->kind->freedoms + 1 + k;
    }
    if (made->loop_count || made->prescribed_count)
        robot->mechanism = made;
}
