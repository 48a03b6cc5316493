/* pass_test.c: each pass on a form where it must gain a known amount, and on one where it must not
   fire; then all of them on random graphs and on robots: same values, never dearer, same bytes. */
#include "build/build.h"
#include "expression/vector.h"
#include "model/description.h"
#include "pass/passes.h"
#include "pass/scales/scales.h"
#include "tests/compare.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static Graph *graph;
static Expr x, y, z, u, v, w, s, c;

static int set_up(void **state)
{
    (void)state;
    graph = graph_new();
    Expr *inputs[] = {&x, &y, &z, &u, &v, &w};
    for (int k = 0; k < 6; k++)
        *inputs[k] = expr_input("v", k);
    s = expr_sin(expr_input("q", 0));
    c = expr_cos(expr_input("q", 0));
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    graph_free(graph);
    return 0;
}

static Expr k(double value)
{
    return expr_real((Real)value);
}

/* ---- judging ---- */

enum { MOST_INPUTS = 12, MOST_OUTPUTS = 512 };

static Random random_stream = {88172645463325252u};

static double next(double from, double to)
{
    return random_uniform(&random_stream, from, to);
}

/* The largest value in the graph: what rounding errors are measured by. */
static double largest_value(const Graph *g, const double *const *inputs)
{
    Expr *all = malloc(g->node_count * sizeof *all);
    double *values = malloc(g->node_count * sizeof *values);
    for (uint32_t i = 0; i < g->node_count; i++)
        all[i] = (Expr){i << 1};
    graph_evaluate(g, inputs, all, (int)g->node_count, values);
    double largest = 0;
    for (uint32_t i = 0; i < g->node_count; i++)
        largest = larger_error(largest, fabs(values[i]));
    free(all);
    free(values);
    return largest;
}

static void agree(const Graph *a, const Expr *in_a, const Graph *b, const Expr *in_b, int count)
{
    for (int state = 0; state < 8; state++) {
        double values[3][MOST_INPUTS], from_a[MOST_OUTPUTS], from_b[MOST_OUTPUTS];
        const double *inputs[] = {values[0], values[1], values[2]};
        for (int i = 0; i < 3; i++)
            for (int j = 0; j < MOST_INPUTS; j++)
                values[i][j] = next(-1.5, 1.5);
        graph_evaluate(a, inputs, in_a, count, from_a);
        graph_evaluate(b, inputs, in_b, count, from_b);
        double scale = largest_value(a, inputs);
        for (int i = 0; i < count; i++)
            assert_true(error_between(from_a[i], from_b[i]) <= 1e-12 * scale);
    }
}

static void costs(Ops ops, int M, int A)
{
    assert_int_equal(ops.M, M);
    assert_int_equal(ops.A, A);
}

/* The form's count is the graph's, and the values are those of the graph it came from. */
static void costs_and_agrees(Sums *sums, const Expr *outputs, int count, int M, int A)
{
    Ops ops = sums_count(sums);
    costs(ops, M, A);
    Expr rewritten[MOST_OUTPUTS];
    Graph *written = sums_to_graph(sums, rewritten);
    costs(graph_count(written, rewritten, count), M, A);
    assert_int_equal(graph_count(written, rewritten, count).D, ops.D);
    agree(graph, outputs, written, rewritten, count);
    graph_free(written);
    graph_use(graph);
    sums_free(sums);
}

static Sums *settled(const Expr *outputs, int count)
{
    Sums *sums = sums_from_graph(graph, outputs, count);
    sums_settle(sums);
    return sums;
}

static void gains(bool (*pass)(Sums *), const Expr *outputs, int count, Ops before, Ops after)
{
    Sums *sums = settled(outputs, count);
    costs(sums_count(sums), before.M, before.A);
    assert_true(pass(sums));
    sums_settle(sums);
    costs_and_agrees(sums, outputs, count, after.M, after.A);
}

static void lets_be(bool (*pass)(Sums *), const Expr *outputs, int count)
{
    Sums *sums = settled(outputs, count);
    assert_false(pass(sums));
    sums_free(sums);
}

#define OPS(m, a) ((Ops){.M = (m), .A = (a)})

/* ---- the form ---- */

static void test_form(void **state)
{
    (void)state;
    /* there and back */
    Expr plain[] = {add(mul(x, y), z), mul(k(3), x), ZERO, x, neg(x), k(7), expr_div(x, y)};
    costs_and_agrees(settled(plain, 7), plain, 7, 2, 1);
    /* equal but for a constant factor: one sum */
    Expr p = add(mul(k(0.5), x), mul(k(0.7), y)), q = sub(mul(k(-1), x), mul(k(1.4), y));
    Expr proportional[] = {add(mul(p, z), u), add(mul(q, v), w)};
    costs(graph_count(graph, proportional, 2), 5, 4);
    costs_and_agrees(settled(proportional, 2), proportional, 2, 5, 3);
    /* sums used once join, and cancel: (x + z + y) - (w + y - u) */
    Expr joined[] = {sub(add(add(x, z), y), sub(add(w, y), u))};
    costs(graph_count(graph, joined, 1), 0, 5);
    costs_and_agrees(settled(joined, 1), joined, 1, 0, 3);
    /* 1/x needed as it is and with a constant: one division */
    Expr inverse = expr_div(ONE, add(x, k(5)));
    Expr quotients[] = {mul(inverse, y), add(inverse, z), add(mul(k(3), inverse), u)};
    Sums *sums = settled(quotients, 3);
    assert_int_equal(sums_count(sums).D, 1);
    costs_and_agrees(sums, quotients, 3, 2, 3);
}

static void test_settle(void **state)
{
    (void)state;
    /* (3x)*y and (3x)*z share 3x, though written otherwise */
    Expr shared[] = {add(mul(k(3), mul(x, y)), u), add(mul(k(3), mul(x, z)), v)};
    costs(graph_count(graph, shared, 2), 4, 2);
    costs_and_agrees(settled(shared, 2), shared, 2, 3, 2);
    /* but x*y is needed as it is here */
    Expr needed[] = {shared[0], shared[1], mul(x, y)};
    costs_and_agrees(settled(needed, 3), needed, 3, 4, 2);
    /* 3x is there anyway */
    Expr there[] = {add(mul(k(3), mul(x, y)), u), add(mul(k(3), x), v)};
    costs_and_agrees(settled(there, 2), there, 2, 2, 2);
}

static void test_names(void **state)
{
    (void)state;
    graph_section("first");
    Expr p = add(x, mul(k(2), y));
    expr_name(neg(p), "p");
    graph_section("second");
    Expr outputs[] = {mul(p, z), mul(p, u)};
    Sums *sums = settled(outputs, 2);
    Expr rewritten[2];
    Graph *written = sums_to_graph(sums, rewritten);
    const Node *node = expr_node(expr_node(rewritten[0])->b);
    if (node->op != OP_ADD)
        node = expr_node(expr_node(rewritten[0])->a);
    assert_int_equal(node->op, OP_ADD);
    assert_string_equal(node->name, "p");
    assert_true(node->name_negative);
    assert_string_equal(written->sections[node->section], "first");
    assert_string_equal(written->sections[expr_node(rewritten[0])->section], "second");
    graph_free(written);
    graph_use(graph);
    sums_free(sums);
}

/* q = -2p is met first, and then stands for p; the name says so, and keeps its sign. */
static void test_scaled_names(void **state)
{
    (void)state;
    Expr b = mul(k(0.7), y), p = sub(b, mul(k(0.5), x));
    expr_name(p, "p");
    Expr q = sub(x, mul(k(1.4), y));
    Expr outputs[] = {add(mul(q, v), w), add(mul(p, z), u)};
    Sums *sums = settled(outputs, 2);
    Expr rewritten[2];
    Graph *written = sums_to_graph(sums, rewritten);
    bool found = false;
    for (uint32_t i = 0; i < written->node_count; i++) {
        if (!written->nodes[i].name || strcmp(written->nodes[i].name, "p_scaled") != 0)
            continue;
        found = true;
        Expr named = {i << 1 | written->nodes[i].name_negative};
        double values[] = {1, 1, 1, 1, 1, 1}, angle[] = {0}, result;
        const double *inputs[] = {values, angle};
        graph_evaluate(written, inputs, &named, 1, &result);
        assert_true(fabs(result - 0.4) < 1e-15);
    }
    assert_true(found);
    graph_free(written);
    graph_use(graph);
    sums_free(sums);
}

/* What is there first is added and multiplied first: a sine comes late. */
static void test_order(void **state)
{
    (void)state;
    Expr sine = expr_sin(expr_input("q", 0));
    Expr outputs[] = {add(add(mul(sine, x), mul(y, z)), w), add(mul(k(0.5), mul(y, sine)), w)};
    Sums *sums = settled(outputs, 2);
    Expr rewritten[2];
    Graph *written = sums_to_graph(sums, rewritten);
    Expr in[4], late = expr_sin(expr_input("q", 0)); /* found in the new graph */
    for (int i = 0; i < 4; i++)
        in[i] = expr_input("v", (int[]){0, 1, 2, 5}[i]);
    assert_true(expr_same(rewritten[0], add(add(in[3], mul(in[1], in[2])), mul(late, in[0]))));
    Expr scaled = graph_node(OP_MUL, mul(k(0.5), in[1]), late);
    assert_true(expr_same(rewritten[1], add(in[3], scaled)));
    graph_free(written);
    graph_use(graph);
    sums_free(sums);
}

/* Scales that are a little off are put right by the coefficients that have to be 1. */
static void test_polish(void **state)
{
    (void)state;
    Expr inner = add(x, mul(k(0.3), y)), outer = add(mul(inner, z), mul(k(0.3), u));
    Expr outputs[] = {mul(outer, v), mul(outer, w), mul(inner, w)};
    Sums *sums = settled(outputs, 3);
    Scales *scales = scales_new(sums, COST_DEFAULT);
    assert_int_equal(scales->variable_count, 2);
    scales->variables[0].lambda *= 1 + (Real)1e-12;
    scales->variables[1].lambda *= 1 - (Real)1e-12;
    scales_polish(scales);
    int units = 0;
    for (int t = 0; t < scales->term_count; t++)
        if (scales->terms[t].key == UNIT_KEY) {
            assert_true(scales_exact(scales, t) == 1);
            units++;
        }
    assert_int_equal(units, 5);
    scales_free(scales);
    sums_free(sums);
}

/* ---- passes ---- */

static void test_factor(void **state)
{
    (void)state;
    Expr two[] = {add(mul(x, y), mul(x, z))};
    gains(pass_factor, two, 1, OPS(2, 1), OPS(1, 1));
    Expr three[] = {add(sub(mul(x, y), mul(z, x)), add(mul(u, x), mul(v, w)))};
    gains(pass_factor, three, 1, OPS(4, 3), OPS(2, 3));
    Expr constants[] = {add(mul(k(2), mul(x, y)), mul(k(3), mul(x, z)))};
    gains(pass_factor, constants, 1, OPS(4, 1), OPS(3, 1));
    Expr shared[] = {add(mul(x, y), mul(x, z)), mul(x, y)};
    lets_be(pass_factor, shared, 2);
    Expr nothing[] = {add(mul(x, y), mul(z, u))};
    lets_be(pass_factor, nothing, 1);
}

static void test_constants(void **state)
{
    (void)state;
    Expr two[] = {add(sub(mul(k(3), x), mul(k(3), y)), z)};
    gains(pass_constants, two, 1, OPS(2, 2), OPS(1, 2));
    Expr shared[] = {two[0], add(mul(k(3), x), u)};
    lets_be(pass_constants, shared, 2);
}

static void test_subsums(void **state)
{
    (void)state;
    Expr two[] = {add(add(x, z), y), add(add(x, u), y)};
    costs(graph_count(graph, two, 2), 0, 4);
    gains(pass_subsums, two, 2, OPS(0, 4), OPS(0, 3));
    Expr scaled[] = {add(sub(x, z), y), add(add(mul(k(2), x), u), mul(k(2), y))};
    gains(pass_subsums, scaled, 2, OPS(2, 4), OPS(1, 3));
    Expr opposite[] = {sub(add(x, z), y), sub(add(y, u), x)};
    gains(pass_subsums, opposite, 2, OPS(0, 4), OPS(0, 3));
    Expr different[] = {add(add(x, z), y), add(sub(x, y), u)};
    lets_be(pass_subsums, different, 2);
}

static void test_cancel(void **state)
{
    (void)state;
    Expr difference = sub(y, x);
    Expr shared[] = {add(add(add(x, z), w), difference), difference};
    gains(pass_cancel, shared, 2, OPS(0, 4), OPS(0, 3));
    Expr different[] = {add(add(add(mul(k(3), x), z), w), difference), difference};
    lets_be(pass_cancel, different, 2);
}

static void test_rest(void **state)
{
    (void)state;
    Expr sum = sub(add(add(x, y), z), w);
    Expr shared[] = {sum, add(mul(k(2), sum), add(mul(k(2), w), u))};
    gains(pass_rest, shared, 2, OPS(2, 5), OPS(1, 4));
    Expr different[] = {sum, add(mul(k(2), sum), add(w, u))};
    lets_be(pass_rest, different, 2);
}

static bool expand(Sums *sums)
{
    static const Pass others[] = {{"cancel", pass_cancel}, {"constants", pass_constants}};
    return pass_expand(sums, others, 2);
}

static void test_expand(void **state)
{
    (void)state;
    Expr hidden[] = {add(mul(k(3), add(x, y)), sub(z, mul(k(3), x)))};
    gains(expand, hidden, 1, OPS(2, 3), OPS(1, 1));
}

static void rescales(const Expr *outputs, int count, Ops before, Ops after)
{
    Sums *sums = settled(outputs, count);
    costs(sums_count(sums), before.M, before.A);
    pass_rescale(sums, COST_DEFAULT, 300, 0);
    for (int e = 0; e < sums->count; e++)
        assert_true(sums->entities[e].scale >= 1e-4 && sums->entities[e].scale <= 1e4);
    costs_and_agrees(sums, outputs, count, after.M, after.A);
}

static void test_rescale(void **state)
{
    (void)state;
    /* S = 2x + 3y as x + 1.5y, and 0.5*z*S as z*S^ */
    Expr sum = add(mul(k(2), x), mul(k(3), y));
    Expr simple[] = {add(mul(k(0.5), mul(z, sum)), u)};
    rescales(simple, 1, OPS(4, 2), OPS(2, 2));
    /* scales stay in bounds: 1e5 is not taken out of the sum */
    Expr large = add(mul(k(1e5), x), mul(k(1e5), y));
    Expr bounded[] = {add(mul(z, large), u), mul(v, large)};
    rescales(bounded, 2, OPS(4, 2), OPS(4, 2));
    /* tan(alpha): y' = y ca + z sa, then turned by theta; for four vectors */
    Expr turned[8];
    for (int i = 0; i < 4; i++) {
        Expr b = expr_input("b", i), d = expr_input("b", i + 4), e = expr_input("b", i + 8);
        Expr tilted = add(mul(k(0.8), b), mul(k(0.6), d));
        turned[2 * i] = add(mul(s, tilted), e);
        turned[2 * i + 1] = add(mul(c, tilted), e);
    }
    rescales(turned, 8, OPS(16, 12), OPS(14, 12));
    /* nothing to be had */
    Expr plain[] = {add(mul(k(3), x), y)};
    rescales(plain, 1, OPS(1, 1), OPS(1, 1));
}

static void test_keep_products(void **state)
{
    (void)state;
    /* 2xy is wanted by two products and 2x by a sum: (2x)y serves both */
    Expr xy = mul(x, y);
    Expr shared[] = {add(mul(k(2), mul(xy, z)), u), mul(k(2), mul(xy, v)), add(mul(k(2), x), u)};
    Sums *sums = settled(shared, 3);
    costs(sums_count(sums), 5, 2);
    sums_keep_products(sums);
    costs(sums_count(sums), 5, 2);
    pass_rescale(sums, COST_DEFAULT, 300, 0);
    costs_and_agrees(sums, shared, 3, 4, 2);
    /* and folding takes it back where nothing came of it */
    Expr plain[] = {add(mul(xy, z), u), mul(xy, v)};
    sums = settled(plain, 2);
    int count = sums->count;
    sums_keep_products(sums);
    assert_int_equal(sums->count, count + 1);
    sums_fold(sums);
    sums_settle(sums);
    assert_int_equal(sums->count, count);
    costs_and_agrees(sums, plain, 2, 3, 1);
}

/* ---- all together ---- */

static bool same_graph(const Graph *a, const Graph *b)
{
    if (a->node_count != b->node_count)
        return false;
    for (uint32_t i = 0; i < a->node_count; i++) {
        const Node *m = &a->nodes[i], *n = &b->nodes[i];
        if (m->op != n->op || m->section != n->section || !m->name != !n->name ||
            (m->name && strcmp(m->name, n->name) != 0))
            return false;
        if (m->op == OP_CONST ? a->constants[m->a.ref].rounded != b->constants[n->a.ref].rounded
                              : m->a.ref != n->a.ref || m->b.ref != n->b.ref)
            return false;
    }
    return true;
}

/* Runs all passes twice; checks values, cost and sameness, and returns the gain. */
static double run_all(Graph *from, const Expr *outputs, int count, int effort)
{
    Expr first[MOST_OUTPUTS], second[MOST_OUTPUTS];
    memcpy(first, outputs, (size_t)count * sizeof *outputs);
    memcpy(second, outputs, (size_t)count * sizeof *outputs);
    PassReport report;
    Graph *a = passes_run(from, first, count, COST_DEFAULT, effort, &report);
    assert_ptr_equal(graph_current, a);
    Graph *b = passes_run(from, second, count, COST_DEFAULT, effort, NULL);
    agree(from, outputs, a, first, count);
    assert_true(same_graph(a, b));
    assert_memory_equal(first, second, (size_t)count * sizeof *first);
    double before = cost_of(graph_count(from, outputs, count), COST_DEFAULT);
    double after = cost_of(graph_count(a, first, count), COST_DEFAULT);
    assert_true(after <= before);
    assert_true(a == from || after < before);
    for (int i = 1; i < report.count; i++)
        assert_true(cost_of(report.lines[i].after, COST_DEFAULT) <
                    cost_of(report.lines[i].before, COST_DEFAULT));
    if (a != from)
        graph_free(a);
    if (b != from)
        graph_free(b);
    graph_use(from);
    return before - after;
}

static Expr pick(const Expr *pool, int count)
{
    Expr e = pool[(int)next(0, count)];
    return next(0, 1) < 0.3 ? neg(e) : e;
}

/* Few inputs and few constants, so that there is much to be found. */
static void random_graph(Expr *outputs, int count, int size)
{
    static const double constants[] = {2, 3, 0.5, 1.5, 6, 0.25};
    Expr pool[256] = {x, y, z, u, s, c};
    int pool_count = 6;
    while (pool_count < size) {
        Expr a = pick(pool, pool_count), b = pick(pool, pool_count), e;
        double kind = next(0, 1);
        if (kind < 0.45)
            e = add(a, b);
        else if (kind < 0.7)
            e = mul(k(constants[(int)next(0, 6)]), a);
        else if (kind < 0.97)
            e = mul(a, b);
        else if (kind < 0.98)
            e = expr_div(a, add(mul(b, b), k(1)));
        else if (kind < 0.99)
            e = expr_sin(a);
        else
            e = expr_sqrt(add(mul(a, a), k(2)));
        pool[pool_count++] = e;
    }
    for (int i = 0; i < count; i++)
        outputs[i] = pool[pool_count - 1 - i];
}

static void test_random(void **state)
{
    (void)state;
    double gain = 0;
    random_stream = (Random){88172645463325252u}; /* the same graphs, whatever ran before */
    for (int i = 0; i < 400; i++) {
        Expr outputs[8];
        random_graph(outputs, 8, 20 + i % 50);
        gain += run_all(graph, outputs, 8, i % 3);
    }
    assert_true(gain > 150);
}

static void test_effort_zero_and_trifles(void **state)
{
    (void)state;
    Expr trifles[] = {ZERO, ONE, x, neg(y), mul(k(2), x), mul(k(2), x)};
    for (int effort = 0; effort <= 3; effort++)
        assert_true(run_all(graph, trifles, 6, effort) == 0);
    assert_true(run_all(graph, trifles, 0, 1) == 0);
}

/* A tower of squares: products of products, which must not be followed one by one. */
static void test_tower(void **state)
{
    (void)state;
    Expr a = mul(k(0.1), add(x, mul(k(0.2), y))), e = add(a, mul(k(0.3), z));
    for (int i = 0; i < 40; i++)
        e = mul(e, e);
    Expr outputs[] = {add(mul(k(3), mul(e, a)), u), add(mul(k(2), mul(e, z)), v)};
    run_all(graph, outputs, 2, 1);
}

static const struct {
    const char *robot, *function, *algorithm;
    int gain; /* at effort 1, at least */
} robots[] = {
    {"R6", "id", "kane", 40},          {"R6", "id", "khalil-base", 30}, {"puma", "id", "kane", 18},
    {"puma", "id", "khalil-base", 10}, {"stanford", "id", "kane", 25},  {"ur5", "id", "kane", 30},
    {"puma", "im", "lin", 5},          {"puma", "fd", "saha", 50},      {"panda", "fd", "lin", 30},
    {"stanford", "fk", "best", 0},
};

static void test_robots(void **state)
{
    (void)state;
    Arena *arena = arena_new();
    Build build = build_start();
    for (size_t i = 0; i < COUNT(robots); i++) {
        char path[256];
        snprintf(path, sizeof path, SOURCE_DIR "/robots/%s.json", robots[i].robot);
        bool general = robots[i].robot[0] == 'R';
        Description *description = general ? description_general(arena, robots[i].robot)
                                           : description_read(arena, path, &(Choice){.snap = 1e-4});
        Robot *robot = robot_from_description(arena, description);
        Program *program =
            program_build(&build, robot, function_find(robots[i].function), robots[i].algorithm);
        double gain = run_all(program->graph, program->outputs, program->output_count, 1);
        assert_true(gain >= robots[i].gain);
        Ops estimate =
            passes_estimate(program->graph, program->outputs, program->output_count, COST_DEFAULT);
        assert_true(cost_of(estimate, COST_DEFAULT) <= cost_of(program->ops, COST_DEFAULT) + 10);
        program_free(program);
        graph_use(graph);
    }
    build_end(&build);
    arena_free(arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
        TEST(test_form),    TEST(test_settle),
        TEST(test_names),   TEST(test_scaled_names),
        TEST(test_order),   TEST(test_polish),
        TEST(test_factor),  TEST(test_constants),
        TEST(test_subsums), TEST(test_cancel),
        TEST(test_rest),    TEST(test_expand),
        TEST(test_rescale), TEST(test_keep_products),
        TEST(test_random),  TEST(test_effort_zero_and_trifles),
        TEST(test_tower),   TEST(test_robots),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
