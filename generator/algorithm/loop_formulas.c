/* loop_formulas.c: mechanisms whose loops move in planes and solve in closed form, while they
   themselves do not move in one: a palletizer on its column, an excavator's arm. The tree's
   equations are made as for any tree; then the formulas of loop_positions.h take the place of its
   positions, and rates of the actuated joints that of its rates:

       q = f(q_a)    qd = T qd_a    qdd = T qdd_a + c
       T^T M T qdd_a = tau_a - T^T (bias with dependent joints that accelerate by c)

   Where nothing but parallelograms follows, T is of the numbers 0, 1 and -1, c is zero and f is
   linear: it is an arm again. Elsewhere angles of classes are kept as inputs ("angle") until sines
   and cosines of them can be told, and these are then made from directions, which are what the
   closed form gives. */
#include "algorithm/loop_positions.h"

#include "expression/substitute.h"

#include <string.h>

typedef struct {
    int n, driven;
    Expr *T, *c; /* n x driven, n */
} Follow;

/* ---- rates ---- */

/* Of unknowns, from those of what moves. */
static void spread(const Planar *planar, const Movers *m, const Expr *moving, Expr *out)
{
    for (int u = 0; u < planar->unknowns; u++) {
        out[u] = ZERO;
        for (int j = 0; j < m->count; j++)
            out[u] = add(out[u], mul(expr_real(m->G[u * m->count + j]), moving[j]));
    }
}

/* Of joints that follow, from those of unknowns. */
static Expr of_joint(const Planar *planar, const Real *B, int i, const Expr *unknown)
{
    Expr sum = ZERO;
    for (int u = 0; u < planar->unknowns; u++)
        sum = add(sum, mul(expr_real(B[i * planar->unknowns + u]), unknown[u]));
    return sum;
}

static Follow follow_new(Solving *s)
{
    const Planar *planar = s->planar;
    Arena *arena = s->arena;
    int n = s->robot->n, driven = s->closure->actuated_count, unknowns = planar->unknowns;
    Follow f = {n, driven, arena_array(arena, Expr, n * driven), arena_array(arena, Expr, n)};
    PlanarPin *pins = arena_array(arena, PlanarPin, planar->pin_count + 1);
    int rows = movers_pins(s, pins), columns[MAX_JOINTS];
    Movers m = movers_new(s);
    Real *B = arena_array(arena, Real, n * unknowns + 1);
    Expr *A = arena_array(arena, Expr, rows * m.count + 1),
         *gamma = arena_array(arena, Expr, rows + 1), *right = arena_array(arena, Expr, rows + 1),
         *moving = arena_array(arena, Expr, m.count + 1),
         *unknown = arena_array(arena, Expr, unknowns + 1);
    planar_rates(s->robot, planar, B);
    for (int u = 0; u < unknowns; u++)
        s->field.rate[u] = ZERO;
    for (int j = 0; j < m.count; j++)
        columns[j] = j;
    movers_rows(s, pins, &m, rows, A, gamma);
    graph_section("rates");
    LoopBlocks *blocks =
        rows ? loop_blocks(arena, s->field.arm, m.count, A, columns, m.dependent, true) : NULL;
    for (int k = 0; k < driven; k++) {
        for (int j = 0; j < m.count; j++)
            moving[j] = j == m.dependent + k ? ONE : ZERO;
        for (int r = 0; r < rows; r++)
            right[r] = neg(A[r * m.count + m.dependent + k]);
        if (rows)
            loop_blocks_solve(blocks, right, moving);
        spread(planar, &m, moving, unknown);
        for (int u = 0; u < unknowns; u++)
            s->field.rate[u] = add(s->field.rate[u], mul(unknown[u], expr_input("qd", k)));
        for (int i = 0; i < n; i++)
            f.T[i * driven + k] = of_joint(planar, B, i, unknown);
    }
    movers_rows(s, pins, &m, rows, A, gamma);
    graph_section("accelerations that come with the rates");
    for (int j = 0; j < m.count; j++)
        moving[j] = ZERO;
    for (int r = 0; r < rows; r++)
        right[r] = neg(gamma[r]);
    if (rows)
        loop_blocks_solve(blocks, right, moving);
    spread(planar, &m, moving, unknown);
    for (int i = 0; i < n; i++)
        f.c[i] = of_joint(planar, B, i, unknown);
    for (int k = 0; k < driven; k++) { /* known as they are */
        int i = s->closure->actuated[k];
        f.c[i] = ZERO;
        for (int j = 0; j < driven; j++)
            f.T[i * driven + j] = j == k ? ONE : ZERO;
    }
    return f;
}

/* ---- positions ---- */

static const char *const UNTOLD = "angle";

/* What a link has turned by since zero, in its plane. */
static Expr turned(const Solving *s, int link)
{
    if (link < 0 || s->planar->aside[link])
        return ZERO;
    int c = s->planar->class_of[link];
    Flat lead = s->planar->lead[link];
    Expr angle = c < 0 ? ZERO : s->field.by_angle[c] ? s->field.angle[c] : expr_input(UNTOLD, c);
    return add(angle, expr_real(real_atan2(lead.y, lead.x)));
}

static Expr position(const Solving *s, int i)
{
    const Planar *planar = s->planar;
    for (int k = 0; k < s->closure->actuated_count; k++)
        if (s->closure->actuated[k] == i)
            return expr_input("q", k);
    if (!planar->sense[i])
        return s->field.x[i];
    Expr turn = sub(turned(s, i), turned(s, s->robot->links[i].parent));
    return planar->sense[i] > 0 ? turn : neg(turn);
}

/* An angle as a sum of classes' untold ones and a rest. */
typedef struct {
    int classes;
    Real times[MAX_JOINTS];
    Expr rest;
} AngleSum;

static void take_apart(AngleSum *sum, Expr x, Real factor)
{
    const Node *node = expr_node(x);
    Node own = *node;
    Real signed_factor = expr_negative(x) ? -factor : factor;
    if (own.op == OP_ADD) {
        take_apart(sum, own.a, signed_factor);
        take_apart(sum, own.b, signed_factor);
    } else if (own.op == OP_MUL && expr_is_constant(own.a)) {
        take_apart(sum, own.b, signed_factor * expr_value(own.a));
    } else if (own.op == OP_MUL && expr_is_constant(own.b)) {
        take_apart(sum, own.a, signed_factor * expr_value(own.b));
    } else {
        for (int c = 0; c < sum->classes && own.op == OP_INPUT; c++)
            if (expr_index(expr_input(UNTOLD, c)) == expr_index(x)) {
                sum->times[c] += signed_factor;
                return;
            }
        sum->rest = add(sum->rest, mul(expr_real(factor), x));
    }
}

/* e^(i angle), from directions; false: no untold angle is in it. */
static bool told(const Solving *s, Expr angle, Pair *out)
{
    static const Flat still = {1, 0};
    AngleSum sum = {.classes = s->planar->classes, .rest = ZERO};
    take_apart(&sum, angle, 1);
    int from = PLANAR_BASE, to = PLANAR_BASE;
    bool any = false;
    for (int c = 0; c < sum.classes; c++) { /* one of each is a turn from link to link */
        any = any || sum.times[c] != 0;
        to = sum.times[c] >= 1 ? c : to;
        from = sum.times[c] <= -1 ? c : from;
    }
    if (!any)
        return false;
    *out = planar_turned(&s->field, still, from, to);
    for (int c = 0; c < sum.classes; c++) {
        Real left = sum.times[c] - (c == to) + (c == from);
        for (; left >= 1; left -= 1)
            *out = pair_times(*out, planar_turned(&s->field, still, PLANAR_BASE, c));
        for (; left <= -1; left += 1)
            *out = pair_times(*out, planar_turned(&s->field, still, c, PLANAR_BASE));
        if (left != 0)
            fail_job("the tree's equations have the sine of a part of a link's angle");
    }
    if (!expr_is_zero(sum.rest))
        *out = pair_times(*out, (Pair){expr_cos(sum.rest), expr_sin(sum.rest)});
    return true;
}

static void tell_angles(const Solving *s, Expr *outputs, int count)
{
    uint32_t size = graph_current->node_count;
    bool *live = graph_live(graph_current, outputs, count);
    Expr *old = memory_grow(NULL, sizeof *old * size), *now = memory_grow(NULL, sizeof *now * size);
    int changed = 0;
    for (uint32_t i = 0; i < size; i++) {
        Node node = graph_current->nodes[i];
        Pair turn;
        if (!live[i] || (node.op != OP_SIN && node.op != OP_COS) || !told(s, node.a, &turn))
            continue;
        old[changed] = (Expr){i << 1};
        now[changed++] = node.op == OP_SIN ? turn.y : turn.x;
    }
    expr_substitute(outputs, count, old, now, changed, outputs);
    memory_free(live);
    memory_free(old);
    memory_free(now);
}

/* The tree's outputs by what the actuated joints do. */
static void put_formulas(const Solving *s, const Follow *f, Expr *outputs, int count)
{
    int n = f->n;
    Expr *old = arena_array(s->arena, Expr, 3 * n), *now = arena_array(s->arena, Expr, 3 * n);
    for (int i = 0; i < n; i++) {
        old[i] = expr_input("q", s->robot->links[i].position);
        now[i] = position(s, i);
        old[n + i] = expr_input("qd", i);
        now[n + i] = ZERO;
        for (int k = 0; k < f->driven; k++)
            now[n + i] = add(now[n + i], mul(f->T[i * f->driven + k], expr_input("qd", k)));
        old[2 * n + i] = expr_input("qdd", i);
        now[2 * n + i] = f->c[i];
    }
    expr_substitute(outputs, count, old, now, 3 * n, outputs);
    tell_angles(s, outputs, count);
}

/* ---- accelerations ---- */

void recipe_loop_formulas(const Making *making, Expr *qdd)
{
    const LoopPlan *plan = making->algorithm->loop_plan;
    Arena *arena = arena_new();
    Solving s = solving_new(arena, making->arm, making->arm->robot->closure->flat);
    Follow f = follow_new(&s);
    int n = f.n, driven = f.driven;
    Expr *tree = arena_array(arena, Expr, n * n + n), *M = tree, *b = tree + n * n;
    bool drifts = false;
    for (int i = 0; i < n; i++)
        drifts = drifts || !expr_is_zero(f.c[i]);
    bool with_drift = drifts && plan->bias_with_drift;
    recipe_whole(making, &functions[INERTIA_MATRIX], plan->matrix, M);
    recipe_whole(making, &functions[with_drift ? INVERSE_DYNAMICS : BIAS], plan->torques, b);
    put_formulas(&s, &f, tree, n * n + n);
    graph_section("as the actuated joints feel it");
    Expr *P = arena_array(arena, Expr, n * driven), *S = arena_array(arena, Expr, driven * driven),
         *right = arena_array(arena, Expr, driven);
    for (int i = 0; i < n; i++) {
        for (int k = 0; k < driven; k++) {
            P[i * driven + k] = ZERO;
            for (int j = 0; j < n; j++)
                P[i * driven + k] = add(P[i * driven + k], mul(M[i * n + j], f.T[j * driven + k]));
        }
        for (int j = 0; j < n && drifts && !with_drift; j++)
            b[i] = add(b[i], mul(M[i * n + j], f.c[j]));
    }
    for (int k = 0; k < driven; k++) {
        right[k] = expr_input("tau", k);
        for (int i = 0; i < n; i++)
            right[k] = sub(right[k], mul(f.T[i * driven + k], b[i]));
        for (int j = 0; j <= k; j++) {
            S[k * driven + j] = ZERO;
            for (int i = 0; i < n; i++)
                S[k * driven + j] =
                    add(S[k * driven + j], mul(f.T[i * driven + k], P[i * driven + j]));
            S[j * driven + k] = S[k * driven + j];
        }
    }
    Arm small = *making->arm;
    int singular = -1;
    small.n = driven;
    small.singular = &singular;
    graph_section("accelerations");
    solve_symmetric(&small, S, right, qdd);
    if (singular >= 0)
        *making->arm->singular = s.closure->actuated[singular];
    arena_free(arena);
}

/* ---- kinematics ---- */

/* What the tree's algorithm makes of any positions. */
static const Algorithm *of_the_tree(FunctionId function)
{
    int k = 0;
    while (algorithms[k].function != function || algorithms[k].closes_loops)
        k++;
    return &algorithms[k];
}

void recipe_loop_kinematics(const Making *making, Expr *out)
{
    const Function *whole = making->function->whole;
    Arena *arena = arena_new();
    Solving s = solving_new(arena, making->arm, making->arm->robot->closure->flat);
    Follow f = follow_new(&s);
    if (whole->id == DRIVE_RATES) {
        memcpy(out, f.T, sizeof *out * (size_t)(f.n * f.driven));
    } else {
        recipe_whole(making, &functions[whole->id], of_the_tree(whole->id), out);
        put_formulas(&s, &f, out, function_output_size(whole, robot_extent(making->arm->robot)));
    }
    arena_free(arena);
}
