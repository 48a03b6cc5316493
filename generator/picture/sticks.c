/* sticks.c: see sticks.h.

   Sticks run as textbooks draw them: along a joint's axis from where the arm enters to where it
   leaves, then across to the next axis along their common normal,

                 leave *-----------* enter
                       |           |
        parent's axis  |           |  child's axis
                       |           |
                 enter *           * leave ...

   so that the three axes of a wrist do not fall on one point of the picture, though their frames
   do. Where two axes are parallel, or meet far away, the file's own point on the child's axis
   decides where to cross. */
#include "picture/sticks.h"

#include "model/loops.h"

#define NEARLY_PARALLEL 1e-3 /* sine */

typedef struct {
    Real point[3], direction[3];
} Line;

/* What is known of each joint of the file. */
typedef struct {
    int body;     /* that its link belongs to */
    Pose in_body; /* the link's frame there */
} Place;

/* What is known of each moving joint. */
typedef struct {
    int parent;        /* body */
    Line outer, inner; /* its axis in the parent's frame and in its own; the points are the same
                          one while q is 0 */
    Real enter[3];     /* on the axis, in the parent's frame */
    Real leave;        /* along the axis from inner's point: where the first stick goes on */
    bool goes_on;
} Hinge;

typedef struct {
    StickFigure *figure;
    Hinge *hinges;
    Real base[3];
} Builder;

static void along(const Line *line, Real s, Real out[3])
{
    for (int k = 0; k < 3; k++)
        out[k] = line->point[k] + s * line->direction[k];
}

static Real distance_along(const Line *line, const Real point[3])
{
    Real difference[3];
    for (int k = 0; k < 3; k++)
        difference[k] = point[k] - line->point[k];
    return dot3(difference, line->direction);
}

static Real distance(const Real a[3], const Real b[3])
{
    Real d[3] = {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
    return real_sqrt(dot3(d, d));
}

static Line line_in(Pose pose, const Real axis[3])
{
    Line line;
    memcpy(line.point, pose.p, sizeof line.point);
    rotate3(pose, axis, line.direction);
    return line;
}

static Spot spot(int body, const Real at[3])
{
    Spot result = {.body = body};
    memcpy(result.at, at, sizeof result.at);
    return result;
}

static void add_stick(StickFigure *figure, Spot from, Spot to)
{
    if (from.body != to.body || distance(from.at, to.at) > (Real)1e-9)
        figure->sticks[figure->stick_count++] = (Stick){from, to};
}

/* Where the common normal of two lines stands on each; false when they are parallel or it would lie
   far off. */
static bool common_normal(const Line *a, const Line *b, Real on_a[3], Real on_b[3])
{
    Real difference[3], normal[3], across[3];
    cross3(a->direction, b->direction, normal);
    Real square = dot3(normal, normal);
    if (square < (Real)(NEARLY_PARALLEL * NEARLY_PARALLEL))
        return false;
    for (int k = 0; k < 3; k++)
        difference[k] = b->point[k] - a->point[k];
    cross3(difference, b->direction, across);
    along(a, dot3(across, normal) / square, on_a);
    cross3(difference, a->direction, across);
    along(b, dot3(across, normal) / square, on_b);
    Real apart = distance(a->point, b->point);
    return distance(on_b, b->point) <= 3 * apart + (Real)1e-9;
}

/* From where the arm enters a body, along its joint's axis to the point `leave`, which lies there.
 */
static void follow_axis(Builder *builder, int body, const Real leave[3])
{
    Hinge *hinge = &builder->hinges[body];
    if (!hinge->goes_on)
        hinge->leave = distance_along(&hinge->inner, leave);
    hinge->goes_on = true;
    add_stick(builder->figure, spot(hinge->parent, hinge->enter), spot(body, leave));
}

/* To a point of a body: along its joint's axis, then straight across. */
static void reach(Builder *builder, int body, const Real point[3])
{
    Real leave[3];
    if (body == WORLD) {
        add_stick(builder->figure, spot(WORLD, builder->base), spot(WORLD, point));
        return;
    }
    const Line *axis = &builder->hinges[body].inner;
    along(axis, distance_along(axis, point), leave);
    follow_axis(builder, body, leave);
    add_stick(builder->figure, spot(body, leave), spot(body, point));
}

static void connect(Builder *builder, int child)
{
    Hinge *hinge = &builder->hinges[child];
    int body = hinge->parent;
    Real leave[3];
    if (body == WORLD) {
        along(&hinge->outer, distance_along(&hinge->outer, builder->base), hinge->enter);
        add_stick(builder->figure, spot(WORLD, builder->base), spot(WORLD, hinge->enter));
        return;
    }
    const Line *axis = &builder->hinges[body].inner;
    if (!common_normal(axis, &hinge->outer, leave, hinge->enter)) {
        memcpy(hinge->enter, hinge->outer.point, sizeof hinge->enter);
        along(axis, distance_along(axis, hinge->enter), leave);
    }
    follow_axis(builder, body, leave);
    add_stick(builder->figure, spot(body, leave), spot(body, hinge->enter));
}

/* A slider's box stays where the rod enters; a cylinder sits in the middle of its stretch of axis.
 */
static void place_symbol(const Hinge *hinge, int body, Symbol *symbol)
{
    bool slides = symbol->joint->type == PRISMATIC;
    Real enter = distance_along(&hinge->outer, hinge->enter);
    Real middle[3];
    along(&hinge->inner, (enter + (hinge->goes_on ? hinge->leave : enter)) / 2, middle);
    symbol->at = slides ? spot(hinge->parent, hinge->enter) : spot(body, middle);
    memcpy(symbol->axis, slides ? hinge->outer.direction : hinge->inner.direction,
           sizeof symbol->axis);
}

/* Lays out joints and axes; returns how many move. */
static int lay_out(const Description *description, Place *places, Builder *builder)
{
    int n = 0;
    for (int j = 0; j < description->joint_count; j++) {
        const Joint *joint = &description->joints[j];
        Place parent = {WORLD, description->base};
        if (joint->parent >= 0)
            parent = places[joint->parent];
        Pose at = pose_multiply(parent.in_body, joint->before);
        places[j] = (Place){parent.body, pose_multiply(at, joint->after)};
        if (joint->type == FIXED)
            continue;
        builder->hinges[n] = (Hinge){.parent = parent.body,
                                     .outer = line_in(at, joint->axis),
                                     .inner = line_in(pose_inverse(joint->after), joint->axis)};
        builder->figure->symbols[n].joint = joint;
        places[j] = (Place){n++, pose_identity()};
    }
    return n;
}

StickFigure *sticks_new(Arena *arena, const Description *description)
{
    int joints = description->joint_count, tools = description->tool_count + 1;
    int loops = description->mechanism ? description->mechanism->loop_count : 0;
    StickFigure *figure = arena_alloc(arena, sizeof *figure);
    Builder builder = {.figure = figure, .hinges = arena_array(arena, Hinge, joints)};
    Place *places = arena_array(arena, Place, joints);
    memcpy(builder.base, description->base.p, sizeof builder.base);
    figure->symbols = arena_array(arena, Symbol, joints);
    figure->sticks =
        arena_array(arena, Stick, 4 * (joints + tools + 2 * loops)); /* two in, two out */
    figure->tools = arena_array(arena, FigureTool, tools);
    figure->symbol_count = lay_out(description, places, &builder);
    figure->tool_count = tools;
    figure->body = arena_array(arena, int, joints);
    figure->in_body = arena_array(arena, Pose, joints);
    for (int j = 0; j < joints; j++) {
        figure->body[j] = places[j].body;
        figure->in_body[j] = places[j].in_body;
    }
    for (int k = 0; k < tools; k++) {
        bool named = k > 0;
        const NamedTool *tool = named ? &description->tools[k - 1] : NULL;
        Place on = places[named ? tool->on : joints - 1];
        figure->tools[k] =
            (FigureTool){named ? tool->name : "tool", on.body,
                         pose_multiply(on.in_body, named ? tool->pose : description->tool)};
    }

    for (int i = 0; i < figure->symbol_count; i++)
        connect(&builder, i);
    for (int k = 0; k < tools; k++)
        reach(&builder, figure->tools[k].body, figure->tools[k].pose.p);
    for (int k = 0; k < loops; k++) { /* both ends of a loop, which meet */
        const Loop *loop = &description->mechanism->loops[k];
        Place base = {WORLD, description->base}, from = loop->from < 0 ? base : places[loop->from],
              to = loop->to < 0 ? base : places[loop->to];
        reach(&builder, from.body, pose_multiply(from.in_body, loop->from_frame).p);
        reach(&builder, to.body, pose_multiply(to.in_body, loop->to_frame).p);
    }
    for (int i = 0; i < figure->symbol_count;
         i++) /* a tip without a tool ends at its mass centre */
        if (!builder.hinges[i].goes_on)
            reach(&builder, i, figure->symbols[i].joint->com);
    for (int i = 0; i < figure->symbol_count; i++)
        place_symbol(&builder.hinges[i], i, &figure->symbols[i]);
    return figure;
}
