/* expression_test.c: every folding rule by its identity, canonical signs, sharing and counting. */
#include "expression/vector.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static Graph *graph;
static Expr x, y, z;

static int set_up(void **state)
{
    (void)state;
    graph = graph_new();
    x = expr_input("v", 0);
    y = expr_input("v", 1);
    z = expr_input("v", 2);
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    graph_free(graph);
    return 0;
}

static Expr c(double value)
{
    return expr_real((Real)value);
}

#define near(a, b, tolerance) assert_true(fabs((a) - (b)) <= (tolerance))
#define same(a, b) assert_true(expr_same(a, b))

static void test_sums(void **state)
{
    (void)state;
    same(add(ZERO, x), x);
    same(add(x, ZERO), x);
    same(add(c(2), c(3)), c(5));
    same(sub(x, x), ZERO);
    same(sub(add(x, y), x), y);
    same(sub(add(x, y), y), x);
    same(add(x, sub(y, x)), y);
    same(sub(x, add(x, y)), neg(y));
    same(sub(add(x, y), add(x, z)), sub(y, z));
    same(sub(add(x, c(2)), add(x, c(5))), c(-3));
    same(add(sub(y, x), add(x, z)), add(y, z));
    same(add(add(x, c(2)), c(3)), add(x, c(5)));
    same(add(c(1), sub(c(2), x)), sub(c(3), x));
    same(add(x, x), mul(c(2), x));
    same(sub(mul(c(5), x), mul(c(3), x)), mul(c(2), x));
    same(sub(mul(c(5), x), mul(c(5), x)), ZERO);
    same(add(x, y), add(y, x));
    same(sub(x, y), neg(sub(y, x)));
    same(add(neg(x), neg(y)), neg(add(x, y)));
}

static void test_products(void **state)
{
    (void)state;
    same(mul(ZERO, x), ZERO);
    same(mul(x, ZERO), ZERO);
    same(mul(ONE, x), x);
    same(mul(x, c(-1)), neg(x));
    same(mul(c(2), c(3)), c(6));
    same(mul(c(2), mul(c(3), x)), mul(c(6), x));
    same(mul(x, y), mul(y, x));
    same(mul(neg(x), neg(y)), mul(x, y));
    same(mul(neg(x), y), neg(mul(x, y)));
    same(mul(x, expr_div(y, x)), y);
    same(mul(expr_div(y, add(x, z)), add(x, z)), y);
    same(mul(expr_sqrt(x), expr_sqrt(x)), x);
}

static void test_quotients_and_functions(void **state)
{
    (void)state;
    same(expr_div(ZERO, x), ZERO);
    same(expr_div(x, c(4)), mul(c(0.25), x));
    same(expr_div(x, neg(x)), c(-1));
    same(expr_div(c(6), mul(c(3), x)), expr_div(c(2), x));
    same(expr_sqrt(c(9)), c(3));
    same(expr_sin(neg(x)), neg(expr_sin(x)));
    same(expr_cos(neg(x)), expr_cos(x));
    near((double)expr_value(expr_sin(c(0.5))), sin(0.5), 1e-16);
    near((double)expr_value(expr_cos(c(0.5))), cos(0.5), 1e-16);
}

/* x*(c1*y) and y*(c2*x) are the same product but for the constant. */
static void test_monomials(void **state)
{
    (void)state;
    Expr a = mul(x, mul(c(3), y)), b = mul(y, mul(c(3), x));
    assert_false(expr_same(a, b));
    same(sub(a, b), ZERO);
    same(add(a, mul(y, mul(c(2), x))), mul(c(5), mul(x, y)));
    /* three factors only cancel */
    Expr p = mul(mul(x, mul(c(3), y)), z), q = mul(mul(z, mul(c(3), x)), y);
    same(sub(p, q), ZERO);
    Expr r = mul(mul(z, mul(c(2), x)), y);
    assert_int_equal(expr_node(sub(p, r))->op, OP_ADD);
    /* other factors do not */
    assert_int_equal(expr_node(sub(a, mul(x, mul(c(3), z))))->op, OP_ADD);
}

/* Angle sums are used where their sine or cosine exists already, and only there. */
static void test_angle_sums(void **state)
{
    (void)state;
    Expr sx = expr_sin(x), cx = expr_cos(x), sy = expr_sin(y), cy = expr_cos(y);
    assert_int_equal(expr_node(sub(mul(cx, cy), mul(sx, sy)))->op, OP_ADD);
    Expr c_sum = expr_cos(add(x, y)), s_sum = expr_sin(add(x, y)),
         s_difference = expr_sin(sub(x, y));
    same(sub(mul(cx, cy), mul(sx, sy)), c_sum);
    same(sub(mul(sx, sy), mul(cx, cy)), neg(c_sum));
    same(add(mul(sx, cy), mul(cx, sy)), s_sum);
    same(sub(mul(sx, cy), mul(cx, sy)), s_difference);
    same(sub(mul(cx, sy), mul(sx, cy)), neg(s_difference));
    same(sub(mul(mul(c(2), cx), mul(c(3), cy)), mul(mul(c(6), sx), sy)), mul(c(6), c_sum));
    same(add(mul(c_sum, cx), mul(s_sum, sx)), cy);
    same(sub(mul(s_sum, cx), mul(c_sum, sx)), sy);
    assert_int_equal(expr_node(add(mul(cx, cy), mul(sx, sy)))->op, OP_ADD); /* no cos(x - y) */
    assert_int_equal(expr_node(sub(mul(cx, cy), mul(sx, cx)))->op, OP_ADD);
}

/* What is only rounding of the larger term is zero; what is small by itself is not. */
static void test_pruning(void **state)
{
    (void)state;
    same(sub(add(c(0.1), c(0.2)), c(0.3)), ZERO);
    assert_false(expr_is_zero(add(c(1), c(-1 + 1e-12))));
    assert_false(expr_is_zero(c(1e-20)));
    same(mul(sub(add(c(0.1), c(0.2)), c(0.3)), x), ZERO);
}

static void test_sharing_and_counts(void **state)
{
    (void)state;
    Expr p = mul(x, y);
    Expr outputs[] = {add(p, z), sub(p, z), mul(p, neg(y))};
    Ops ops = graph_count(graph, outputs, 3);
    assert_int_equal(ops.M, 2);
    assert_int_equal(ops.A, 2);
    assert_int_equal(ops.D, 0);
    Expr angles = add(x, y);
    Expr trig[] = {expr_sin(angles), expr_cos(angles), expr_sin(x), expr_sqrt(y), expr_div(x, y)};
    ops = graph_count(graph, trig, 5);
    assert_int_equal(ops.sincos, 2); /* of x + y, of x */
    assert_int_equal(ops.A, 1);
    assert_int_equal(ops.D, 2);
    ops = graph_count(graph, trig, 0);
    assert_int_equal(ops.M + ops.A + ops.D + ops.sincos, 0);
}

/* Random expressions built by the rules evaluate to what plain arithmetic gives. */
static void test_random_against_doubles(void **state)
{
    (void)state;
    enum { POOL = 400 };
    const double v[3] = {0.7, -1.3, 2.1};
    const double *inputs[] = {v};
    Expr pool[POOL] = {x, y, z, c(2), c(-0.5), c(1), c(0)};
    double value[POOL] = {v[0], v[1], v[2], 2, -0.5, 1, 0};
    srand(1);
    for (int i = 7; i < POOL; i++) {
        int a = rand() % i, b = rand() % i;
        double r = 0;
        switch (rand() % 4) {
        case 0:
            pool[i] = add(pool[a], pool[b]);
            r = value[a] + value[b];
            break;
        case 1:
            pool[i] = sub(pool[a], pool[b]);
            r = value[a] - value[b];
            break;
        case 2:
            pool[i] = mul(pool[a], pool[b]);
            r = value[a] * value[b];
            break;
        default:
            pool[i] = neg(pool[a]);
            r = -value[a];
        }
        value[i] = r;
        if (fabs(r) > 1e3 || (r != 0 && fabs(r) < 1e-3)) { /* keep the numbers tame */
            pool[i] = pool[a];
            value[i] = value[a];
        }
    }
    double results[POOL];
    graph_evaluate(graph, inputs, pool, POOL, results);
    for (int i = 0; i < POOL; i++)
        near(results[i], value[i], 1e-9);
}

static void test_vectors(void **state)
{
    (void)state;
    Vec3 a = vec3(x, y, z), e = vec3(ZERO, ZERO, ONE);
    Vec3 turned = cross(e, a);
    same(turned.x, neg(y));
    same(turned.y, x);
    same(turned.z, ZERO);
    same(dot(a, e), z);
    Vec3 by_matrix = mul(tilde(a), e), by_cross = cross(a, e);
    same(by_matrix.x, by_cross.x);
    same(by_matrix.y, by_cross.y);
    same(by_matrix.z, by_cross.z);
    Mat3 A = acceleration_matrix(a, vec_zero()), B = mul(tilde(a), tilde(a));
    same(A.row[0].y, B.row[0].y);
    same(A.row[2].z, B.row[2].z);
    Mat3 product = mul(transpose(outer(a, e)), outer(a, e));
    same(product.row[2].z, dot(a, a));
    same(trace(mat_identity(x)), mul(c(3), x));
}

/* Names and growth: many nodes, equal ones found again. */
static void test_growth(void **state)
{
    (void)state;
    Expr sum = x;
    for (int i = 1; i < 5000; i++)
        sum = add(mul(sum, y), c(i));
    uint32_t count = graph->node_count;
    Expr again = x;
    for (int i = 1; i < 5000; i++)
        again = add(mul(again, y), c(i));
    same(sum, again);
    assert_int_equal(graph->node_count, count);
}

/* What is fixed folds as constants do, and costs nothing. */
static void test_letters(void **state)
{
    (void)state;
    Expr F = expr_letter("params", 0), G = expr_letter("params", 1);
    same(add(mul(F, x), mul(G, x)), mul(add(F, G), x));
    same(add(mul(F, x), neg(mul(F, x))), ZERO);
    same(mul(F, mul(G, x)), mul(mul(F, G), x));
    same(expr_div(x, F), mul(expr_div(ONE, F), x));
    same(expr_div(F, mul(G, x)), expr_div(expr_div(F, G), x));
    same(add(add(x, F), G), add(x, add(F, G)));
    same(add(mul(x, mul(F, y)), mul(y, mul(G, x))), mul(add(F, G), mul(x, y)));
    assert_true(expr_is_fixed(mul(F, expr_sin(G))));
    assert_false(expr_is_fixed(mul(F, x)));
    Expr out = add(mul(mul(F, expr_sin(G)), x), y);
    Ops ops = graph_count(graph, &out, 1);
    assert_int_equal(ops.M, 1);
    assert_int_equal(ops.A, 1);
    assert_int_equal(ops.sincos, 0);
}

static void test_every_rule_fired(void **state)
{
    (void)state;
    assert_int_equal(simplify_unfired(), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_sums, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_letters, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_products, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_quotients_and_functions, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_monomials, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_angle_sums, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_pruning, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_sharing_and_counts, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_random_against_doubles, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_vectors, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_growth, set_up, tear_down),
        cmocka_unit_test(test_every_rule_fired),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
