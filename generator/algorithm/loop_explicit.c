/* loop_explicit.c: mechanisms whose loops solve in closed form (planar_solution.c): positions of
   all links are formulas of the actuated coordinates, and so are their rates; nothing else comes
   in, and only the actuated joints' accelerations come out.

   Of a loop that is missing two links, with V what is known of its way and U + W + V = 0,

       h = (|V|^2 + |U|^2 - |W|^2) / 2,   k = +-sqrt(|V|^2 |U|^2 - h^2),   U = -V (h + i k) / |V|^2

   and k is the determinant that the two rates are found by as well: one division serves both. */
#include "algorithm/loop_planar.h"

#include "algorithm/loop_parts.h"

#include <string.h>

typedef struct {
    const Robot *robot;
    const Closure *closure;
    const Planar *planar;
    const PlanarSolution *solution;
    Field field;
    Expr *relative; /* by class: its angle from that of its group's leading class, or the base */
    int *steps;     /* by class: actuated joints to there */
    bool *known;    /* by class */
    Pair *root;     /* by pin: U, W of STEP_TURNS */
    Pair *other;
    Expr *inverse;          /* by pin: 1 / k */
    Expr *product, *square; /* and U.W; |U|^2, |W|^2, where these are numbers */
    bool *rigid;
    Arena *arena;
} Solving;

static Expr driven(const Solving *s, const char *name, int link)
{
    for (int k = 0; k < s->closure->actuated_count; k++)
        if (s->closure->actuated[k] == link)
            return expr_input(name, k);
    return ZERO;
}

static int group_of(const Solving *s, int c)
{
    return c < 0 ? PLANAR_BASE : s->solution->group_of[c];
}

/* ---- what is given ---- */

/* How a class's angle differs from that of the class at the other end of its actuated joint, by
   positions (and a constant) or by rates. */
static Expr by_joint(const Solving *s, int c, const char *name)
{
    int joint = s->solution->via[c], p = s->robot->links[joint].parent;
    Expr turn = driven(s, name, joint);
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

static Solving solving_new(Arena *arena, const Arm *arm)
{
    const Robot *robot = arm->robot;
    const Planar *planar = robot->closure->planar;
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
        s.known[c] = s.field.by_angle[c] = group_of(&s, c) == PLANAR_BASE;
        s.field.angle[c] = s.known[c] ? s.relative[c] : ZERO;
        s.field.factor[c] = (Flat){1, 0};
    }
    for (int i = 0; i <= n; i++) /* what slides and is not known yet: not at all */
        s.field.x[i] = i < n && !planar->sense[i] ? driven(&s, "q", i) : ONE;
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
        if (group_of(s, c) != group)
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
        if (group_of(s, c) != group)
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

/* ---- rates ---- */

/* What moves: rates of groups, of slides that follow, of the actuated joints. G takes them to the
   rates of the planar's unknowns. */
typedef struct {
    int count, dependent;
    Real *G;
    int *slide; /* by link: its place, -1 */
} Movers;

static Movers movers_new(const Solving *s)
{
    const Planar *planar = s->planar;
    int n = s->robot->n, groups = s->solution->groups, driven_count = s->closure->actuated_count;
    Movers m = {.count = groups, .slide = arena_array(s->arena, int, n + 1)};
    for (int i = 0; i < n; i++) {
        bool given = false;
        for (int k = 0; k < driven_count; k++)
            given = given || s->closure->actuated[k] == i;
        m.slide[i] = planar->sense[i] || given ? -1 : m.count++;
    }
    m.dependent = m.count;
    m.count += driven_count;
    m.G = arena_array(s->arena, Real, planar->unknowns * m.count + 1);
    for (int c = 0; c < planar->classes; c++) {
        Real *row = m.G + c * m.count;
        if (group_of(s, c) >= 0)
            row[group_of(s, c)] = 1;
        for (int at = c; at >= 0 && s->solution->via[at] >= 0;) {
            int joint = s->solution->via[at];
            int sign = planar->class_of[joint] == at ? planar->sense[joint] : -planar->sense[joint];
            for (int k = 0; k < driven_count; k++)
                if (s->closure->actuated[k] == joint)
                    row[m.dependent + k] += sign;
            at = planar_beyond(s->robot, planar, joint, at);
        }
    }
    for (int i = 0; i < n; i++) {
        if (planar->sense[i])
            continue;
        Real *row = m.G + planar->slide[i] * m.count;
        if (m.slide[i] >= 0)
            row[m.slide[i]] = 1;
        for (int k = 0; k < driven_count; k++)
            if (s->closure->actuated[k] == i)
                row[m.dependent + k] = 1;
    }
    return m;
}

/* What rates do to such a pin: what U and W themselves do, seen along them, is known beforehand. */
static void settle_bias(const Solving *s, const PlanarStep *step, const PlanarPin *pin, Expr *gamma)
{
    int count = s->planar->unknowns, p = step->pin;
    Field others = s->field;
    Expr *own = arena_array(s->arena, Expr, 2 * count), speed[2];
    others.rate = arena_array(s->arena, Expr, count + 1);
    memcpy(others.rate, s->field.rate, sizeof *own * (size_t)count);
    for (int k = 0; k < 2; k++) {
        int c = s->solution->lead_class[step->group[k]];
        speed[k] = mul(s->field.rate[c], s->field.rate[c]);
        others.rate[c] = ZERO;
    }
    planar_constraints(&others, pin, 1, own, gamma);
    Pair U = s->root[p], W = s->other[p];
    Expr along_W = add(mul(W.x, gamma[0]), mul(W.y, gamma[1]));
    Expr along_U = add(mul(U.x, gamma[0]), mul(U.y, gamma[1]));
    along_W = sub(along_W, add(mul(s->product[p], speed[0]), mul(s->square[2 * p + 1], speed[1])));
    along_U = sub(along_U, add(mul(s->square[2 * p], speed[0]), mul(s->product[p], speed[1])));
    gamma[0] = mul(s->inverse[p], along_W);
    gamma[1] = mul(s->inverse[p], along_U);
}

/* Rows of pins that two groups follow from are seen along U and W, which leaves one rate in each,
   and divided by k. */
static void settle_rows(const Solving *s, const PlanarPin *pins, const Movers *m, Expr *A,
                        Expr *gamma)
{
    for (int p = 0, at = 0; p < s->planar->pin_count; at += pins[p++].row[1] < 0 ? 1 : 2) {
        const PlanarStep *step = NULL;
        for (int k = 0; k < s->solution->step_count; k++)
            if (s->solution->steps[k].pin == p)
                step = &s->solution->steps[k];
        if (!step || step->kind != STEP_TURNS)
            continue;
        Expr *one = A + at * m->count, *two = one + m->count;
        Pair U = s->root[p], W = s->other[p];
        bool rigid = s->rigid[p];
        for (int j = 0; j <= m->count - rigid; j++) {
            Expr *x = j < m->count ? &one[j] : &gamma[at],
                 *y = j < m->count ? &two[j] : &gamma[at + 1];
            Expr along_W = add(mul(W.x, *x), mul(W.y, *y)),
                 along_U = add(mul(U.x, *x), mul(U.y, *y));
            *x = mul(s->inverse[p], along_W);
            *y = mul(s->inverse[p], along_U);
        }
        if (rigid)
            settle_bias(s, step, &pins[p], gamma + at);
        one[step->group[0]] = neg(ONE);
        one[step->group[1]] = two[step->group[0]] = ZERO;
        two[step->group[1]] = ONE;
    }
}

static void rows_of(const Solving *s, const PlanarPin *pins, const Movers *m, int rows, Expr *A,
                    Expr *gamma)
{
    int count = s->planar->unknowns;
    Expr *own = arena_array(s->arena, Expr, rows * count + 1);
    planar_constraints(&s->field, pins, s->planar->pin_count, own, gamma);
    for (int k = 0; k < rows; k++)
        for (int j = 0; j < m->count; j++) {
            A[k * m->count + j] = ZERO;
            for (int u = 0; u < count; u++)
                A[k * m->count + j] =
                    add(A[k * m->count + j],
                        mul(expr_real(m->G[u * m->count + j]), own[k * count + u]));
        }
    settle_rows(s, pins, m, A, gamma);
}

/* Rates of all unknowns from those of the actuated joints; only: of that one, ZERO: as given. */
static void find_rates(Solving *s, const Movers *m, int rows, const Expr *A, Expr only)
{
    int columns[MAX_JOINTS];
    Expr *right = arena_array(s->arena, Expr, rows + 1),
         *rate = arena_array(s->arena, Expr, m->count);
    for (int j = 0; j < m->count; j++) {
        rate[j] = ZERO;
        columns[j] = j;
    }
    graph_section("rates");
    LoopBlocks *blocks =
        loop_blocks(s->arena, s->field.arm, m->count, A, columns, m->dependent, true);
    Expr *found = arena_array(s->arena, Expr, rows + 1);
    for (int k = 0; k < s->closure->actuated_count; k++) {
        Expr qd = expr_is_zero(only) ? expr_input("qd", k) : only;
        rate[m->dependent + k] = qd;
        for (int r = 0; r < rows; r++)
            right[r] = neg(A[r * m->count + m->dependent + k]);
        loop_blocks_solve(blocks, right, found);
        for (int j = 0; j < m->dependent; j++)
            rate[j] = add(rate[j], mul(found[j], qd));
    }
    for (int u = 0; u < s->planar->unknowns; u++) {
        s->field.rate[u] = ZERO;
        for (int j = 0; j < m->count; j++)
            s->field.rate[u] =
                add(s->field.rate[u], mul(expr_real(m->G[u * m->count + j]), rate[j]));
    }
}

/* ---- one actuated joint ---- */

/* All rates are in proportion to one: what they do goes with its square, and is worked out for a
   rate of 1. T: rates of what moves; h: bias without gravity; weight: with nothing else. */
static Expr of_one_joint(const Solving *s, const Movers *m, const Expr *A, const Expr *gamma,
                         const Expr *M, const Expr *h, const Expr *left)
{
    int n = m->count, dependent = m->dependent, columns[MAX_JOINTS];
    Expr *T = arena_array(s->arena, Expr, n), *c = arena_array(s->arena, Expr, n),
         *right = arena_array(s->arena, Expr, n);
    for (int j = 0; j < dependent; j++)
        columns[j] = j;
    LoopBlocks *blocks = loop_blocks(s->arena, s->field.arm, n, A, columns, dependent, true);
    for (int r = 0; r < dependent; r++)
        right[r] = neg(A[r * n + dependent]);
    loop_blocks_solve(blocks, right, T);
    T[dependent] = ONE;
    for (int r = 0; r < dependent; r++)
        right[r] = neg(gamma[r]);
    loop_blocks_solve(blocks, right, c);
    c[dependent] = ZERO;
    graph_section("as the actuated joint feels it");
    Expr inertia = ZERO, rates = ZERO, force = ZERO, qd = expr_input("qd", 0);
    for (int i = 0; i < n; i++) {
        Expr column = ZERO, drift = h[i];
        for (int j = 0; j < n; j++) {
            column = add(column, mul(M[i * n + j], T[j]));
            drift = add(drift, mul(M[i * n + j], c[j]));
        }
        inertia = add(inertia, mul(T[i], column));
        rates = add(rates, mul(T[i], drift));
        force = add(force, mul(T[i], left[i]));
    }
    return expr_div(sub(force, mul(rates, mul(qd, qd))), inertia);
}

/* ---- all of it ---- */

/* Of the planar's unknowns as what moves feels it: G^T x. */
static void felt(const Planar *planar, const Movers *m, const Expr *x, Expr *out)
{
    for (int i = 0; i < m->count; i++) {
        out[i] = ZERO;
        for (int u = 0; u < planar->unknowns; u++)
            out[i] = add(out[i], mul(expr_real(m->G[u * m->count + i]), x[u]));
    }
}

/* Rates of joints, for friction. */
static void set_rates(const Solving *s, const Real *B, Arm *arm)
{
    int count = s->planar->unknowns;
    for (int i = 0; i < arm->n; i++) {
        Expr rate = driven(s, "qd", i);
        arm->link[i].qd = rate;
        for (int u = 0; u < count && expr_is_zero(rate); u++)
            arm->link[i].qd =
                add(arm->link[i].qd, mul(expr_real(B[i * count + u]), s->field.rate[u]));
    }
}

static int pins_new(const Solving *s, PlanarPin *pins)
{
    int rows = 0;
    planar_pins(&s->field, NULL, pins);
    for (int p = 0; p < s->planar->pin_count; p++) {
        rows += pins[p].row[1] < 0 ? 1 : 2;
        if (pins[p].row[1] < 0)
            continue;
        pins[p].axes = PLANAR_BASE;
        pins[p].direction = (Flat){1, 0};
    }
    return rows;
}

static void shift_masses(Solving *s, const LoopPlan *plan)
{
    Real *shifted = arena_array(s->arena, Real, s->planar->pin_count + 1);
    for (int p = 0; p < s->planar->pin_count && plan->planar; p++)
        if (plan->planar[p]) {
            shifted[p] = planar_shift(&s->field, p, plan->planar[p] - 1);
            s->field.shifted = shifted;
        }
}

void recipe_loop_explicit(const Making *making, Expr *qdd)
{
    Parts parts = parts_new(making);
    Arena *arena = parts.arena;
    const Planar *planar = parts.closure->planar;
    Solving s = solving_new(arena, making->arm);
    int n = parts.n, count = planar->unknowns;
    for (int k = 0; k < s.solution->step_count; k++)
        solve_step(&s, &s.solution->steps[k]);
    shift_masses(&s, making->algorithm->loop_plan);
    PlanarPin *pins = arena_array(arena, PlanarPin, planar->pin_count + 1);
    int rows = pins_new(&s, pins);
    Movers m = movers_new(&s);
    bool one = s.closure->actuated_count == 1;
    for (int u = 0; u < count; u++)
        s.field.rate[u] = ZERO;
    Parts flat = parts;
    flat.n = m.count;
    flat.rank = rows;
    flat.A = arena_array(arena, Expr, rows * m.count + 1);
    flat.gamma = arena_array(arena, Expr, rows + 1);
    flat.M = arena_array(arena, Expr, m.count * m.count);
    flat.force = arena_array(arena, Expr, m.count);
    rows_of(&s, pins, &m, rows, flat.A, flat.gamma);
    find_rates(&s, &m, rows, flat.A, one ? ONE : ZERO);
    rows_of(&s, pins, &m, rows, flat.A, flat.gamma);
    /* equations of the planar's unknowns, then of what moves */
    Expr *M = arena_array(arena, Expr, count * count), *h = arena_array(arena, Expr, count),
         *left = arena_array(arena, Expr, count), *tau = arena_array(arena, Expr, n);
    Real *B = arena_array(arena, Real, n * count + 1);
    planar_rates(s.robot, planar, B);
    planar_inertia(&s.field, M);
    s.field.weightless = one;
    planar_bias(&s.field, h);
    if (one) { /* gravity apart, then friction at the rates there are */
        Field still = s.field;
        still.weightless = false;
        still.rate = arena_array(arena, Expr, count + 1);
        for (int u = 0; u < count; u++)
            still.rate[u] = ZERO;
        planar_bias(&still, left);
        for (int u = 0; u < count; u++)
            s.field.rate[u] = mul(s.field.rate[u], expr_input("qd", 0));
    } else
        memcpy(left, h, sizeof *left * (size_t)count);
    Arm arm = *parts.arm;
    arm.link = arena_array(arena, ArmLink, n);
    memcpy(arm.link, parts.arm->link, sizeof *arm.link * (size_t)n);
    set_rates(&s, B, &arm);
    for (int i = 0; i < n; i++)
        tau[i] = driven(&s, "tau", i);
    parts_add_joints(arena, &arm, planar, B, tau, M, left);
    felt(planar, &m, left, flat.force);
    for (int i = 0; i < m.count; i++)
        for (int j = 0; j < m.count; j++) {
            flat.M[i * m.count + j] = ZERO;
            for (int u = 0; u < count; u++)
                for (int v = 0; v < count; v++)
                    flat.M[i * m.count + j] =
                        add(flat.M[i * m.count + j],
                            mul(expr_real(m.G[u * m.count + i] * m.G[v * m.count + j]),
                                M[u * count + v]));
        }
    if (one) {
        Expr *rates = arena_array(arena, Expr, m.count);
        felt(planar, &m, h, rates);
        qdd[0] = of_one_joint(&s, &m, flat.A, flat.gamma, flat.M, rates, flat.force);
        arena_free(arena);
        return;
    }
    bool *independent = arena_array(arena, bool, m.count);
    for (int j = m.dependent; j < m.count; j++)
        independent[j] = true;
    LoopPlan plan = {.independent = independent, .early = true};
    Expr *found = arena_array(arena, Expr, m.count), *force = arena_array(arena, Expr, rows + 1);
    parts_embed(&flat, &plan, found, force, NULL);
    for (int k = 0; k < s.closure->actuated_count; k++)
        qdd[k] = found[m.dependent + k];
    arena_free(arena);
}
