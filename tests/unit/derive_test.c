/* derive_test.c: derivatives of every operation and of whole functions against differences in
   binary128, the two modes against each other, and what folding is to make of them. */
#include "build/build.h"
#include "expression/derive.h"
#include "expression/substitute.h"
#include "expression/vector.h"
#include "model/description.h"
#include "util/random.h"

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

#define same(a, b) assert_true(expr_same(a, b))

static Expr derivative(Expr of, Expr by)
{
    Expr result;
    derive_jacobian(&of, 1, &by, 1, &result);
    return result;
}

/* ---- differences ----

   Central differences at steps h, h/2, h/4, ..., extrapolated to 0 (Romberg): their error is a
   series in h^2, of which each step takes a term. Inputs are multiples of 2^-20 and steps powers of
   two, so that the doubles x + h are exact. What is left is binary128's rounding over the smallest
   step, 1e-34 * 2^12. */

enum { STEPS = 8, FIRST = 5, MOST_OUTPUTS = 64, MOST_JOINTS = 12, MOST_INPUTS = 8 };

typedef struct {
    double values[MOST_INPUTS][MOST_JOINTS];
    const double *inputs[MOST_INPUTS];
} State;

static void state_fill(State *state, Random *random)
{
    for (int i = 0; i < MOST_INPUTS; i++) {
        state->inputs[i] = state->values[i];
        for (int j = 0; j < MOST_JOINTS; j++) { /* at a distance from 0, for roots and friction */
            double size = ldexp(floor(ldexp(random_uniform(random, 0.3, 2), 20)), -20);
            state->values[i][j] = random_chance(random, 0.5) ? size : -size;
        }
    }
}

static void differences(const Graph *g, const Expr *outputs, int count, const State *at, int input,
                        int element, Real *result)
{
    State state = *at;
    for (int i = 0; i < MOST_INPUTS; i++)
        state.inputs[i] = state.values[i];
    Real table[STEPS][MOST_OUTPUTS], ahead[MOST_OUTPUTS], behind[MOST_OUTPUTS];
    for (int s = 0; s < STEPS; s++) {
        double h = ldexp(1, -FIRST - s), here = at->values[input][element];
        state.values[input][element] = here + h;
        assert_true(state.values[input][element] - here == h);
        graph_evaluate_real(g, state.inputs, outputs, count, ahead);
        state.values[input][element] = here - h;
        graph_evaluate_real(g, state.inputs, outputs, count, behind);
        for (int i = 0; i < count; i++)
            table[s][i] = (ahead[i] - behind[i]) / (2 * (Real)h);
    }
    Real power = 1;
    for (int order = 1; order < STEPS; order++) {
        power *= 4;
        for (int s = 0; s + order < STEPS; s++)
            for (int i = 0; i < count; i++)
                table[s][i] = table[s + 1][i] + (table[s + 1][i] - table[s][i]) / (power - 1);
    }
    memcpy(result, table[0], (size_t)count * sizeof *result);
}

static Real largest(const Real *values, int count)
{
    Real most = 0;
    for (int i = 0; i < count; i++) {
        assert_true(values[i] == values[i]);
        most = real_larger(most, values[i]);
    }
    return most;
}

/* Of the largest derivative by that variable. Constants of the graph that round to one double are
   one (0.1 * 0.1 and 0.01), which a robot's derivatives feel in the 18th digit. */
static const Real EXACT = 1e-20, ROUNDED = 1e-17;

/* ---- every operation ---- */

/* One row an operation that can be derived, so that a new one is missed here. */
static Expr operation(Op op)
{
    Expr a = add(x, mul(y, z)), b = sub(mul(x, y), c(7));
    switch (op) {
    case OP_CONST:
        return c(3);
    case OP_INPUT:
        return x;
    case OP_ADD:
        return add(a, b);
    case OP_MUL:
        return mul(a, b);
    case OP_DIV:
        return expr_div(a, b);
    case OP_EXP:
        return expr_exp(neg(mul(a, a)));
    case OP_SQRT:
        return expr_sqrt(add(mul(a, a), c(1)));
    case OP_SIN:
        return expr_sin(a);
    case OP_COS:
        return expr_cos(a);
    case OP_COUNT:
        break;
    }
    fail();
    return ZERO;
}

static void check_jacobian(const Graph *g, const Expr *outputs, int count, const Expr *jacobian,
                           int columns, const int *input, const int *element, const State *at,
                           Real tolerance)
{
    for (int j = 0; j < columns; j++) {
        Expr column[MOST_OUTPUTS];
        Real found[MOST_OUTPUTS], expected[MOST_OUTPUTS];
        for (int i = 0; i < count; i++)
            column[i] = jacobian[i * columns + j];
        graph_evaluate_real(g, at->inputs, column, count, found);
        differences(g, outputs, count, at, input[j], element[j], expected);
        Real scale = largest(expected, count);
        scale = scale < 1 ? 1 : scale;
        for (int i = 0; i < count; i++)
            assert_true(real_abs(found[i] - expected[i]) <= tolerance * scale);
    }
}

static void test_operations(void **state)
{
    (void)state;
    Random random = random_new(1, "derive");
    Expr outputs[2 * OP_COUNT];
    for (int op = 0; op < OP_COUNT; op++) {
        outputs[op] = operation((Op)op);
        outputs[OP_COUNT + op] = neg(mul(outputs[op], operation(OP_DIV)));
    }
    outputs[OP_COUNT + OP_CONST] = expr_div(c(2), operation(OP_SQRT));
    outputs[OP_COUNT + OP_INPUT] = mul(operation(OP_COS), operation(OP_COS));
    int count = 2 * OP_COUNT;
    Expr jacobian[2 * OP_COUNT * 3], variables[] = {x, y, z};
    derive_jacobian(outputs, count, variables, 3, jacobian);
    static const int input[] = {0, 0, 0}, element[] = {0, 1, 2};
    for (int s = 0; s < 10; s++) {
        State at;
        state_fill(&at, &random);
        check_jacobian(graph, outputs, count, jacobian, 3, input, element, &at, EXACT);
    }
}

/* ---- what folds ---- */

static void test_forms(void **state)
{
    (void)state;
    same(derivative(c(3), x), ZERO);
    same(derivative(y, x), ZERO);
    same(derivative(x, x), ONE);
    same(derivative(neg(x), x), c(-1));
    same(derivative(x, neg(x)), c(-1));
    same(derivative(add(mul(c(3), x), y), x), c(3));
    same(derivative(mul(x, x), x), mul(c(2), x));
    same(derivative(mul(x, y), x), y);
    same(derivative(expr_sin(x), x), expr_cos(x));
    same(derivative(expr_cos(x), x), neg(expr_sin(x)));
    Expr root = expr_sqrt(add(mul(x, x), c(2)));
    same(derivative(root, x), mul(x, expr_div(ONE, root)));
    Expr turned = add(mul(expr_cos(x), y), mul(expr_sin(x), z));
    same(derivative(turned, x), sub(mul(expr_cos(x), z), mul(expr_sin(x), y)));
}

/* A node in the middle may be a variable; what is below it does not count then. */
static void test_inner_variables(void **state)
{
    (void)state;
    Expr s = expr_sin(x), product = mul(s, mul(y, x));
    same(derivative(product, s), mul(y, x));
    Expr variables[] = {s, x}, found[2], reverse[2], weight = ONE;
    derive_jacobian(&product, 1, variables, 2, found);
    derive_reverse(&product, 1, &weight, variables, 2, reverse);
    same(found[0], mul(y, x));
    same(found[1], mul(s, y));
    same(reverse[0], found[0]);
    same(reverse[1], found[1]);
}

/* Other expressions in the place of variables; signs come along, the rest stays. */
static void test_substitution(void **state)
{
    (void)state;
    Expr of[] = {add(mul(x, y), expr_sin(x)), expr_div(z, expr_sqrt(x)), mul(y, z), neg(x)};
    Expr variables[] = {x, z}, by[] = {add(y, ONE), neg(x)}, found[4];
    expr_substitute(of, 4, variables, by, 2, found);
    same(found[0], add(mul(by[0], y), expr_sin(by[0])));
    same(found[1], neg(expr_div(x, expr_sqrt(by[0]))));
    same(found[2], neg(mul(x, y)));
    same(found[3], neg(by[0]));
    Expr minus = neg(x), one = ONE;
    expr_substitute(of, 4, &minus, &one, 1, found);
    same(found[3], ONE);
}

/* The section in which a statement stands is that of what it derives. */
static void test_sections(void **state)
{
    (void)state;
    graph_section("first");
    Expr a = mul(expr_sin(x), y);
    uint16_t first = graph->section;
    graph_section("second");
    uint16_t second = graph->section;
    Expr d = derivative(a, x);
    assert_int_equal(expr_node(d)->section, first);
    assert_int_equal(graph->section, second);
}

/* ---- whole functions ---- */

static const struct {
    const char *robot, *function, *algorithm;
} programs[] = {{"ur5", "id", "kane"},
                {"stanford", "id", "kane"},
                {"gantry", "id", "kane"}, /* prismatic joints, friction, rotors */
                {"cmu_dd", "id", "kane"},
                {"panda_hand", "id", "kane"},
                {"cobra600", "id", "hollerbach"},
                {"puma", "fd", "walker-orin"},
                {"two_link", "energy", "best"}};

typedef struct {
    Program *program;
    int variables, input[MOST_INPUTS * MOST_JOINTS], element[MOST_INPUTS * MOST_JOINTS];
    Expr variable[MOST_INPUTS * MOST_JOINTS];
} Case;

static Case case_new(Arena *arena, size_t k)
{
    char path[256];
    snprintf(path, sizeof path, SOURCE_DIR "/robots/%s.json", programs[k].robot);
    const Robot *robot =
        robot_from_description(arena, description_read(arena, path, &(Choice){.snap = 1e-4}));
    Build build = build_start();
    Case this = {.program = program_build(&build, robot, function_find(programs[k].function),
                                          programs[k].algorithm)};
    build_end(&build);
    Graph *g = this.program->graph;
    graph_use(g);
    assert_true(this.program->output_count <= MOST_OUTPUTS && robot->n <= MOST_JOINTS);
    for (uint32_t i = 0; i < g->input_count; i++)
        for (int j = 0; j < robot->n; j++) {
            this.input[this.variables] = (int)i;
            this.element[this.variables] = j;
            this.variable[this.variables++] = expr_input(g->inputs[i], j);
        }
    return this;
}

static void test_functions(void **state)
{
    (void)state;
    Random random = random_new(2, "derive");
    for (size_t k = 0; k < COUNT(programs); k++) {
        Arena *arena = arena_new();
        Case this = case_new(arena, k);
        Program *program = this.program;
        int count = program->output_count;
        Expr *jacobian = arena_array(arena, Expr, count * this.variables);
        derive_jacobian(program->outputs, count, this.variable, this.variables, jacobian);
        State at;
        state_fill(&at, &random);
        check_jacobian(program->graph, program->outputs, count, jacobian, this.variables,
                       this.input, this.element, &at, ROUNDED);
        program_free(program);
        arena_free(arena);
    }
}

/* lambda . (J x) = (J^T lambda) . x, with x and lambda further inputs of the graph. */
static void test_modes(void **state)
{
    (void)state;
    Random random = random_new(3, "derive");
    for (size_t k = 0; k < COUNT(programs); k++) {
        Arena *arena = arena_new();
        Case this = case_new(arena, k);
        Program *program = this.program;
        int count = program->output_count, all = this.variables;
        Expr lambda[MOST_OUTPUTS], tangent[MOST_OUTPUTS];
        Expr *direction = arena_array(arena, Expr, all), *adjoint = arena_array(arena, Expr, all);
        static const char *const names[] = {"d0", "d1", "d2", "d3"};
        for (int j = 0; j < all; j++)
            direction[j] = expr_input(names[this.input[j]], this.element[j]);
        for (int i = 0; i < count; i++)
            lambda[i] = expr_input("lambda", i);
        derive_forward(program->outputs, count, this.variable, all, direction, 1, tangent);
        derive_reverse(program->outputs, count, lambda, this.variable, all, adjoint);
        Expr forward = ZERO, reverse = ZERO, size = ZERO;
        for (int i = 0; i < count; i++) {
            forward = add(forward, mul(lambda[i], tangent[i]));
            size = add(size, mul(tangent[i], tangent[i]));
        }
        for (int j = 0; j < all; j++)
            reverse = add(reverse, mul(adjoint[j], direction[j]));
        State at;
        state_fill(&at, &random);
        Expr both[] = {forward, reverse, expr_sqrt(size)};
        Real value[3];
        assert_true(program->graph->input_count <= MOST_INPUTS);
        graph_evaluate_real(program->graph, at.inputs, both, 3, value);
        assert_true(value[2] > 0);
        assert_true(real_abs(value[0] - value[1]) <= 1e-28 * value[2]);
        program_free(program);
        arena_free(arena);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
        TEST(test_operations), TEST(test_forms), TEST(test_inner_variables), TEST(test_sections),
        TEST(test_functions),  TEST(test_modes), TEST(test_substitution),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
