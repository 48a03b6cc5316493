/* loop_rates.c: see loop_positions.h. */
#include "algorithm/loop_positions.h"

#include <string.h>

Movers movers_new(const Solving *s)
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
        if (solving_group(s, c) >= 0)
            row[solving_group(s, c)] = 1;
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

void movers_rows(const Solving *s, const PlanarPin *pins, const Movers *m, int rows, Expr *A,
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

void movers_rates(Solving *s, const Movers *m, int rows, const Expr *A, Expr only)
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

int movers_pins(const Solving *s, PlanarPin *pins)
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
