/* sd.c: bodies and joints of a system description file -> Description.

   This is where SD/FAST's conventions become ours:

   - A joint type is a run of single joints (model/runs.h), or a quaternion: cylinder slides, then
     turns; planar slides along two pins, then turns about the third; a bearing slides along its
     first pin, then turns about all three; a bushing slides along three, then turns about them; a
     leading r turns first (an rbearing slides along its last pin).
   - Coordinates come in the same order, but for balls and free joints: our q has the quaternion in
     its place, x, y, z, w; SD/FAST's has e1, e2, e3 there and e4 of all joints at the end.
   - A ball's speeds are the same: the outboard body's angular velocity, in its own axes.
   - A free joint's first three coordinates are x, y, z of its point along the inboard body's axes;
     SD/FAST's are lengths s along the pins: xyz = sum of s pin. Its first three speeds are the
     velocity of that point in the outboard body's axes; SD/FAST's are ds/dt:
     v = R^T (sum of ds/dt pin), and so for what drives them.
   - A reversed free joint is a ball, then three slides.
   - A "?" makes a parameter, called by the body and by what it is: rod_mass, rod_ixx, rod_btj_x,
     rod_itj_x; gravity_x. */
#include "model/read/sd.h"

#include "model/clean.h"
#include "model/placing.h"
#include "model/pose.h"
#include "model/read/conventions.h"
#include "model/read/reader.h"

#include <string.h>

static const char axis_letters[] = "xyz";

typedef struct {
    Arena *arena;
    Sd *sd;
    Description *robot;
    Run *runs;     /* of each joint */
    int *joint_of; /* of each body: its joint, before runs are expanded */
} Making;

/* ---- numbers that are parameters ---- */

static int checked(const Making *making, int formula)
{
    if (!formula)
        fail_input("%s: has more than %d parameters and expressions of them", making->sd->file,
                   MAX_FORMULAS);
    return formula;
}

/* Gives an open number its name; of the others nothing is kept. */
static void name_parameter(Making *making, SdNumber *number, int line, const char *of,
                           const char *what)
{
    Formulas *formulas = &making->robot->formulas;
    if (!number->open)
        return;
    const char *name = arena_format(making->arena, "%s_%s", of, what);
    number->formula = checked(making, formula_number(formulas, (Real)number->value));
    formulas->named[formulas->named_count++] = (NamedNumber){name, line, number->formula};
    if (!number->given)
        warnings_about(
            making->arena, &making->sd->warnings, making->sd->file, line, name, 0,
            "has no value in the file, and is taken as 0; --keep %s=VALUE says otherwise", name);
}

static void name_vector(Making *making, SdVector *vector, const char *of, const char *what)
{
    for (int i = 0; i < 3; i++)
        name_parameter(making, &vector->at[i], vector->line, of,
                       arena_format(making->arena, "%s%c", what, axis_letters[i]));
}

/* a - b, and the formula of it; 0: none of the two is open. */
static Real difference(Making *making, const SdNumber *a, const SdNumber *b, int *formula)
{
    Formulas *formulas = &making->robot->formulas;
    *formula = 0;
    if (a->formula && !b->formula && b->value == 0)
        *formula = a->formula;
    else if (b->formula && !a->formula && a->value == 0)
        *formula = checked(making, formula_make(formulas, FORMULA_NEGATE, b->formula, 0));
    else if (a->formula || b->formula) {
        int first =
            a->formula ? a->formula : checked(making, formula_number(formulas, (Real)a->value));
        int second =
            b->formula ? b->formula : checked(making, formula_number(formulas, (Real)b->value));
        *formula = checked(making, formula_make(formulas, FORMULA_SUBTRACT, first, second));
    }
    Real larger = real_larger((Real)a->value, (Real)b->value);
    return real_prune((Real)a->value - (Real)b->value, larger);
}

/* ---- joints ---- */

static void fill_link(Making *making, SdBody *body, Joint *joint)
{
    static const SdNumber zero;
    joint->mass = (Real)body->mass.value;
    name_parameter(making, &body->mass, body->mass_line, body->name, "mass");
    joint->formula.mass = body->mass.formula;
    for (int k = 0; k < TENSOR_ENTRIES; k++) {
        int i = tensor_row[k], j = tensor_column[k];
        SdNumber *number = &body->inertia[i][j];
        name_parameter(making, number, body->inertia_line, body->name,
                       arena_format(making->arena, "i%s", tensor_names[k]));
        joint->inertia[i][j] = joint->inertia[j][i] = (Real)number->value;
        joint->formula.inertia[k] = number->formula;
    }
    for (int i = 0; i < 3; i++)
        joint->com[i] =
            difference(making, &zero, &body->joint.body_to_joint.at[i], &joint->formula.com[i]);
    joint->lines.link = body->joint.line;
    joint->lines.mass = body->mass_line;
    joint->lines.com = body->joint.body_to_joint.line;
    joint->lines.inertia = body->inertia_line;
}

/* From the frame of the inboard body's link, which sits on that body's own joint. */
static void place(Making *making, const SdJoint *from, Joint *joint)
{
    static const SdVector ground;
    const SdVector *own = from->inboard == SD_GROUND
                              ? &ground
                              : &making->sd->bodies[from->inboard].joint.body_to_joint;
    for (int i = 0; i < 3; i++)
        joint->place[i] = difference(making, &from->inboard_to_joint.at[i], &own->at[i],
                                     &joint->formula.place[i]);
    joint->placing = PLACED_BY_ORIGIN;
    joint_place(joint, (Real)ANGLE_ZERO);
}

static void read_axes(Making *making, const SdJoint *from, Run *run)
{
    for (int k = 0; k < from->pins; k++) {
        const SdVector *pin = &from->pin[run->reversed ? from->pins - 1 - k : k];
        const Real given[3] = {(Real)pin->at[0].value, (Real)pin->at[1].value,
                               (Real)pin->at[2].value};
        axis_unit(given, run->axes[k]); /* sd_parts.c has refused zero */
        if (pin->at[0].open || pin->at[1].open || pin->at[2].open)
            warnings_about(making->arena, &making->sd->warnings, making->sd->file, pin->line,
                           sd_joint_path(making->sd, from), 0,
                           "pin: a direction cannot stay open here; it is as the file has it");
    }
}

/* A ball on which three slides sit. */
static void add_ball(Making *making, const SdBody *body, int parent)
{
    Description *robot = making->robot;
    Joint ball = joint_plain(arena_format(making->arena, "%s_ball", body->name), parent);
    ball.line = body->joint.line;
    ball.type = REVOLUTE;
    place(making, &body->joint, &ball);
    making->runs[robot->joint_count] = (Run){.kind = SPHERICAL};
    robot->joints[robot->joint_count++] = ball;
}

static void add_body(Making *making, int index)
{
    Description *robot = making->robot;
    SdBody *body = &making->sd->bodies[index];
    SdJoint *from = &body->joint;
    const SdKind *kind = from->kind;
    name_vector(making, &from->body_to_joint, body->name, "btj_");
    name_vector(making, &from->inboard_to_joint, body->name, "itj_");
    int parent = from->inboard == SD_GROUND ? -1 : making->joint_of[from->inboard];
    bool ball_first = kind->kind == FREE && kind->reversed;
    if (ball_first) {
        add_ball(making, body, parent);
        parent = robot->joint_count - 1;
    }
    Joint joint = joint_plain(body->name, parent);
    joint.line = from->line;
    joint.type = kind->type;
    Run run = {.kind = ball_first ? SLIDES : kind->kind, .reversed = kind->reversed && !ball_first};
    if (!ball_first)
        place(making, from, &joint);
    if (run.kind != FREE)
        read_axes(making, from, &run);
    if (run.kind == SINGLE && joint.type != FIXED)
        memcpy(joint.axis, run.axes[0], sizeof joint.axis);
    fill_link(making, body, &joint);
    making->joint_of[index] = robot->joint_count;
    making->runs[robot->joint_count] = run;
    robot->joints[robot->joint_count++] = joint;
}

/* ---- the whole ---- */

Description *sd_read(Arena *arena, const char *file, const char *text, size_t length,
                     const Choice *choice)
{
    enum { PER_BODY = 13 }; /* numbers that may be parameters */
    Description *robot = arena_array(arena, Description, 1);
    if (memchr(text, '\0', length))
        fail_input("%s: is no text; a system description file begins with words such as gravity "
                   "or body",
                   file);
    Sd *sd = sd_parts(arena, file, text);
    *robot = (Description){.name = name_of_file(arena, file),
                           .source = source_of_file(arena, "SD/FAST", file),
                           .file = sd->file,
                           .base = pose_identity(),
                           .tool = pose_identity(),
                           .snap = (Real)ANGLE_ZERO,
                           .joints = arena_array(arena, Joint, 2 * sd->body_count),
                           .formulas = {.arena = arena},
                           .gravity_line = sd->gravity.line};
    robot->formulas.named = arena_array(arena, NamedNumber, 3 + PER_BODY * sd->body_count);
    Making making = {.arena = arena,
                     .sd = sd,
                     .robot = robot,
                     .runs = arena_array(arena, Run, 2 * sd->body_count),
                     .joint_of = arena_array(arena, int, sd->body_count)};
    name_vector(&making, &sd->gravity, "gravity", "");
    for (int i = 0; i < 3; i++) {
        robot->gravity[i] = (Real)sd->gravity.at[i].value;
        robot->gravity_formula[i] = sd->gravity.at[i].formula;
    }
    for (int i = 0; i < sd->body_count; i++)
        add_body(&making, i);
    int *now = runs_expand(arena, robot, making.runs);
    for (int i = 0; i < sd->body_count; i++)
        making.joint_of[i] = now[making.joint_of[i]];
    sd_mechanism(sd, robot, making.joint_of);
    bool moves = false;
    for (int i = 0; i < robot->joint_count; i++)
        moves = moves || robot->joints[i].type != FIXED;
    if (!moves)
        fail_input("%s: no joint moves; all of them are welds", sd->file);
    robot->read_warnings = sd->warnings;
    clean_description(arena, robot, choice->snap);
    description_choose(arena, robot, choice);
    return robot;
}
