/* loop_positions.c: see loop_positions.h. */
#include "algorithm/loop_positions.h"

#include <string.h>

Expr solving_driven(const Solving *s, const char *name, int link)
{
    for (int k = 0; k < s->closure->actuated_count; k++)
        if (s->closure->actuated[k] == link)
            return expr_input(name, k);
    return ZERO;
}

int solving_group(const Solving *s, int c)
{
    return c < 0 ? PLANAR_BASE : s->solution->group_of[c];
}

/* ---- what is given ---- */

/* How a class's angle differs from that of the class at the other end of its actuated joint, by
   positions (and a constant) or by rates. */
static Expr by_joint(const Solving *s, int c, const char *name)
{
    int joint = s->solution->via[c], p = s->robot->links[joint].parent;
    Expr turn = solving_driven(s, name, joint);
    turn = s->planar->sense[joint] > 0 ? turn : neg(turn);
    Flat in = p < 0 ? (Flat){1, 0} : s->planar->lead[p];
    Flat shift = flat_times(in, flat_conjugate(s->planar->lead[joint]));
    if (strcmp(name, "q") == 0)
        turn = add(turn, expr_real(real_atan2(shift.y, shift.x)));
    return s->planar->class_of[joint] == c ? turn : neg(turn);
}

static Expr along_joints(const Solving *s, int c, const char *name)
{
    Expr sum = ZERO;
    while (c >= 0 && s->solution->via[c] >= 0) {
        sum = add(sum, by_joint(s, c, name));
        c = planar_beyond(s->robot, s->planar, s->solution->via[c], c);
    }
    return sum;
}

static Solving solving_begin(Arena *arena, const Arm *arm, const Planar *planar)
{
    const Robot *robot = arm->robot;
    int n = robot->n, classes = planar->classes;
    Solving s = {.robot = robot,
                 .closure = robot->closure,
                 .planar = planar,
                 .solution = planar->solution,
                 .relative = arena_array(arena, Expr, classes + 1),
                 .known = arena_array(arena, bool, classes + 1),
                 .root = arena_array(arena, Pair, planar->pin_count + 1),
                 .other = arena_array(arena, Pair, planar->pin_count + 1),
                 .inverse = arena_array(arena, Expr, planar->pin_count + 1),
                 .product = arena_array(arena, Expr, planar->pin_count + 1),
                 .square = arena_array(arena, Expr, 2 * planar->pin_count + 1),
                 .rigid = arena_array(arena, bool, planar->pin_count + 1),
                 .arena = arena};
    s.field = (Field){.arm = arm,
                      .planar = planar,
                      .n = n,
                      .unknowns = planar->unknowns,
                      .angle = arena_array(arena, Expr, classes + 1),
                      .direction = arena_array(arena, Pair, classes + 1),
                      .factor = arena_array(arena, Flat, classes + 1),
                      .by_angle = arena_array(arena, bool, classes + 1),
                      .x = arena_array(arena, Expr, n + 1),
                      .rate = arena_array(arena, Expr, planar->unknowns + 1),
                      .arena = arena};
    for (int c = 0; c < classes; c++) {
        s.relative[c] = along_joints(&s, c, "q");
        s.known[c] = s.field.by_angle[c] = solving_group(&s, c) == PLANAR_BASE;
        s.field.angle[c] = s.known[c] ? s.relative[c] : ZERO;
        s.field.factor[c] = (Flat){1, 0};
    }
    for (int i = 0; i <= n; i++) /* what slides and is not known yet: not at all */
        s.field.x[i] = i < n && !planar->sense[i] ? solving_driven(&s, "q", i) : ONE;
    return s;
}

/* ---- steps ---- */

static Pair turn_by(Expr angle)
{
    if (expr_is_zero(angle))
        return (Pair){ONE, ZERO};
    return (Pair){expr_cos(angle), expr_sin(angle)};
}

/* What of the way is known. */
static Pair known_way(const Solving *s, int loop)
{
    Pair sum = {ZERO, ZERO};
    for (int c = PLANAR_BASE; c < s->planar->classes; c++) {
        if (c >= 0 && !s->known[c])
            continue;
        Way way = planar_way(&s->field, loop, c, NULL);
        sum = pair_plus(sum, planar_turned_way(&s->field, way.fixed, way.sliding, PLANAR_BASE, c));
    }
    return sum;
}

/* What turns with a group, as its leading class sees it; a constant unless something moves in it.
 */
static Pair group_way(const Solving *s, int loop, int group, Flat *constant, bool *is_constant)
{
    Pair sum = {ZERO, ZERO};
    *constant = (Flat){0, 0};
    *is_constant = true;
    for (int c = 0; c < s->planar->classes; c++) {
        if (solving_group(s, c) != group)
            continue;
        Way way = planar_way(&s->field, loop, c, NULL);
        bool fixed = expr_is_zero(way.sliding.x) && expr_is_zero(way.sliding.y) &&
                     expr_is_zero(s->relative[c]);
        bool none = flat_length(way.fixed) == 0 && expr_is_zero(way.sliding.x) &&
                    expr_is_zero(way.sliding.y);
        *is_constant = *is_constant && (fixed || none);
        *constant = flat_plus(*constant, way.fixed);
        Pair whole = pair_plus(pair_real(way.fixed), way.sliding);
        sum = pair_plus(sum, pair_times(whole, turn_by(s->relative[c])));
    }
    return sum;
}

static Expr squares(Pair a)
{
    return add(mul(a.x, a.x), mul(a.y, a.y));
}

/* The direction of the leading class is factor times this; those of the others of the group. */
static void settle_group(Solving *s, int group, Pair direction, Flat factor)
{
    for (int c = 0; c < s->planar->classes; c++) {
        if (solving_group(s, c) != group)
            continue;
        s->known[c] = true;
        s->field.direction[c] = pair_times(direction, turn_by(s->relative[c]));
        s->field.factor[c] = factor;
    }
}

/* U = L e^(i angle) is known: the group's direction. */
static void settle_by_way(Solving *s, int loop, int group, Pair U)
{
    Flat constant;
    bool is_constant;
    Pair L = group_way(s, loop, group, &constant, &is_constant);
    if (is_constant) {
        Real length = flat_length(constant);
        settle_group(s, group, U, flat_scaled(1 / (length * length), flat_conjugate(constant)));
        return;
    }
    Pair e = pair_scaled(expr_div(ONE, squares(L)), pair_times(U, pair_conjugate(L)));
    settle_group(s, group, e, (Flat){1, 0});
}

static Expr length_squared(const Solving *s, int loop, int group)
{
    Flat constant;
    bool is_constant;
    Pair L = group_way(s, loop, group, &constant, &is_constant);
    return is_constant ? expr_real(constant.x * constant.x + constant.y * constant.y) : squares(L);
}

static Expr root_of(const PlanarStep *step, Expr x)
{
    return step->sign < 0 ? neg(expr_sqrt(x)) : expr_sqrt(x);
}

/* The direction of a slide in the world, or of a row. */
static Pair slide_direction(const Solving *s, int loop, int link)
{
    return planar_turned(&s->field, s->planar->way[loop * (s->robot->n + 1) + link], PLANAR_BASE,
                         s->planar->class_of[link]);
}

static void solve_turns(Solving *s, const PlanarStep *step, int loop, Pair V)
{
    Expr u2 = length_squared(s, loop, step->group[0]), w2 = length_squared(s, loop, step->group[1]);
    Expr v2 = squares(V), h = mul(expr_real((Real)0.5), add(v2, sub(u2, w2)));
    Expr k = root_of(step, sub(mul(v2, u2), mul(h, h)));
    Expr inverse = expr_div(ONE, mul(v2, k));
    s->inverse[step->pin] = mul(v2, inverse);
    s->product[step->pin] = sub(h, u2);
    s->square[2 * step->pin] = u2;
    s->square[2 * step->pin + 1] = w2;
    s->rigid[step->pin] = expr_is_constant(u2) && expr_is_constant(w2);
    Expr share = mul(k, inverse);
    Pair turn = {neg(mul(share, h)), neg(mul(share, k))};
    Pair U = pair_times(V, turn), W = {neg(add(V.x, U.x)), neg(add(V.y, U.y))};
    s->root[step->pin] = U;
    s->other[step->pin] = W;
    settle_by_way(s, loop, step->group[0], U);
    settle_by_way(s, loop, step->group[1], W);
}

static void solve_step(Solving *s, const PlanarStep *step)
{
    const PlanarRow *row = &s->planar->row[s->planar->pin[step->pin].row[0]];
    int loop = row->loop, link = step->slide[0];
    graph_section("loop %d", loop + 1);
    Pair V = known_way(s, loop);
    Flat constant;
    bool is_constant;
    if (step->kind == STEP_TURNS) {
        solve_turns(s, step, loop, V);
    } else if (step->kind == STEP_TURN_SLIDE) {
        Pair D = slide_direction(s, loop, link), A = pair_times(pair_conjugate(D), V);
        Expr y = neg(A.y);
        Expr x = root_of(step, sub(length_squared(s, loop, step->group[0]), mul(y, y)));
        s->field.x[link] = neg(add(A.x, x));
        settle_by_way(s, loop, step->group[0], pair_times(D, (Pair){x, y}));
    } else if (step->kind == STEP_REACH) {
        int c = s->planar->class_of[link];
        Flat along = s->planar->way[loop * (s->robot->n + 1) + link];
        Pair d = pair_times(pair_real(along), turn_by(s->relative[c]));
        Pair L = group_way(s, loop, step->group[0], &constant, &is_constant);
        Pair side = pair_times(L, pair_conjugate(d));
        Expr v2 = squares(V), far = root_of(step, sub(v2, mul(side.y, side.y)));
        s->field.x[link] = sub(far, side.x);
        Pair back = pair_scaled(expr_div(ONE, v2), pair_times(V, (Pair){neg(far), side.y}));
        if (expr_is_zero(s->relative[c]))
            settle_group(s, step->group[0], back, flat_conjugate(along));
        else
            settle_group(s, step->group[0], pair_times(back, pair_conjugate(d)), (Flat){1, 0});
    } else if (step->kind == STEP_SLIDES) {
        Pair D = slide_direction(s, loop, link), E = slide_direction(s, loop, step->slide[1]);
        Expr share = expr_div(ONE, pair_times(pair_conjugate(D), E).y);
        s->field.x[link] = mul(share, pair_times(pair_conjugate(E), V).y);
        s->field.x[step->slide[1]] = neg(mul(share, pair_times(pair_conjugate(D), V).y));
    } else if (step->kind == STEP_ALONG) {
        Pair F = planar_turned(&s->field, row->direction, PLANAR_BASE, row->axes);
        Expr x = neg(pair_times(pair_conjugate(F), V).x);
        Expr y = root_of(step, sub(length_squared(s, loop, step->group[0]), mul(x, x)));
        settle_by_way(s, loop, step->group[0], pair_times(F, (Pair){x, y}));
    } else if (step->kind == STEP_ALONG_OWN) {
        Pair L = group_way(s, loop, step->group[0], &constant, &is_constant);
        Pair u = pair_times(pair_real(row->direction), turn_by(s->relative[row->axes]));
        Expr h = neg(pair_times(pair_conjugate(u), L).x), v2 = squares(V);
        Expr k = root_of(step, sub(v2, mul(h, h)));
        Pair e = pair_scaled(expr_div(ONE, v2), pair_times(V, (Pair){h, neg(k)}));
        if (expr_is_zero(s->relative[row->axes]))
            settle_group(s, step->group[0], e, flat_conjugate(row->direction));
        else
            settle_group(s, step->group[0], pair_times(e, pair_conjugate(u)), (Flat){1, 0});
    } else {
        Pair F = planar_turned(&s->field, row->direction, PLANAR_BASE, row->axes);
        Pair D = slide_direction(s, loop, link);
        s->field.x[link] =
            neg(expr_div(pair_times(pair_conjugate(F), V).x, pair_times(pair_conjugate(F), D).x));
    }
}

Solving solving_new(Arena *arena, const Arm *arm, const Planar *planar)
{
    Solving s = solving_begin(arena, arm, planar);
    for (int k = 0; k < s.solution->step_count; k++)
        solve_step(&s, &s.solution->steps[k]);
    return s;
}
