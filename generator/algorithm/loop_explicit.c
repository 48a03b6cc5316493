/* loop_explicit.c: mechanisms that move in a plane and whose loops solve in closed form
   (loop_positions.h): nothing but what the actuated joints do comes in, and only their
   accelerations come out. */
#include "algorithm/loop_positions.h"

#include <string.h>

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
        Expr rate = solving_driven(s, "qd", i);
        arm->link[i].qd = rate;
        for (int u = 0; u < count && expr_is_zero(rate); u++)
            arm->link[i].qd =
                add(arm->link[i].qd, mul(expr_real(B[i * count + u]), s->field.rate[u]));
    }
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
    Solving s = solving_new(arena, making->arm, planar);
    int n = parts.n, count = planar->unknowns;
    shift_masses(&s, making->algorithm->loop_plan);
    PlanarPin *pins = arena_array(arena, PlanarPin, planar->pin_count + 1);
    int rows = movers_pins(&s, pins);
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
    movers_rows(&s, pins, &m, rows, flat.A, flat.gamma);
    movers_rates(&s, &m, rows, flat.A, one ? ONE : ZERO);
    movers_rows(&s, pins, &m, rows, flat.A, flat.gamma);
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
        tau[i] = solving_driven(&s, "tau", i);
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
