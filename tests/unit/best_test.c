/* best_test.c: best's choices: each is legal where it says so, and the program it gives is right,
   in each of its ways, on robots of many shapes, against the numeric reference; and what is
   remembered between programs does not change them. */
#include "best/cost.h"
#include "command/command.h"
#include "evaluate/states.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { STATES = 3, MOST_OUTPUTS = 2048 };

/* ---- robots ---- */

/* Of robots/, or general arms: every angle and length odd. */
static const char *const robots[] = {"puma",     "stanford", "ur5",    "planar_3r", "gantry",
                                     "two_link", "RRR",      "RPRRPR", "PPRR",      "tree"};

/* A second arm on the first link, with parallel and other axes, and a slide at its end. */
static const char tree[] =
    "{\"rbgen\": 1, \"name\": \"tree\", \"gravity\": [0, 1, -9], \"joints\": ["
    "{\"name\": \"a\", \"type\": \"revolute\", \"parent\": \"base\","
    "  \"origin\": {\"xyz\": [0.1, 0.2, 0.3], \"rpy\": [0.3, 0, 0.2]}, \"axis\": [0, 0, 1],"
    "  \"link\": {\"mass\": 3, \"com\": [0.1, 0.02, 0.03],"
    "  \"inertia\": {\"xx\": 0.3, \"yy\": 0.4, \"zz\": 0.5, \"xy\": 0.01, \"xz\": 0.02, \"yz\": "
    "0.03}}},"
    "{\"name\": \"b\", \"type\": \"revolute\", \"parent\": \"a\","
    "  \"origin\": {\"xyz\": [0.4, 0.1, 0.2], \"rpy\": [0, 0, 0.5]}, \"axis\": [0, 0, 1],"
    "  \"link\": {\"mass\": 2, \"com\": [0.05, 0.02, 0.1],"
    "  \"inertia\": {\"xx\": 0.1, \"yy\": 0.2, \"zz\": 0.15, \"xy\": 0.01, \"xz\": 0.02, \"yz\": "
    "0.01}}},"
    "{\"name\": \"c\", \"type\": \"revolute\", \"parent\": \"a\","
    "  \"origin\": {\"xyz\": [-0.3, 0.2, 0.1], \"rpy\": [0.7, 0.2, 0.5]}, \"axis\": [0, 1, 0],"
    "  \"link\": {\"mass\": 1, \"com\": [0.1, 0.2, 0.1],"
    "  \"inertia\": {\"xx\": 0.2, \"yy\": 0.1, \"zz\": 0.2, \"xy\": 0.02, \"xz\": 0.01, \"yz\": "
    "0.03}}},"
    "{\"name\": \"d\", \"type\": \"prismatic\", \"parent\": \"c\","
    "  \"origin\": {\"xyz\": [0.2, 0.1, 0.3], \"rpy\": [0.1, 0.4, 0]}, \"axis\": [1, 0, 0],"
    "  \"link\": {\"mass\": 1.5, \"com\": [0.1, -0.1, 0.2],"
    "  \"inertia\": {\"xx\": 0.1, \"yy\": 0.1, \"zz\": 0.1, \"xy\": 0, \"xz\": 0, \"yz\": "
    "0.02}}}]}";

typedef struct {
    Arena *arena;
    Robot *robot;
    ReferenceRobot *reference;
} Subject;

static Subject subject(const char *name)
{
    Subject s = {.arena = arena_new()};
    char path[256];
    Description *description;
    snprintf(path, sizeof path, SOURCE_DIR "/robots/%s.json", name);
    if (strcmp(name, "tree") == 0)
        description = description_parse(s.arena, name, tree, strlen(tree), ANGLE_SNAP);
    else if (strspn(name, "RP0123456789") == strlen(name))
        description = description_general(s.arena, name);
    else
        description = description_read(s.arena, path, &(Choice){.snap = ANGLE_SNAP});
    s.robot = robot_from_description(s.arena, description);
    s.reference = arena_alloc(s.arena, sizeof *s.reference);
    fill_reference(s.reference, description);
    return s;
}

/* ---- programs by a point of the space ---- */

static const struct {
    Recursion recursion;
    FunctionId function;
    const Algorithm *algorithm;
} kinds[] = {{FOR_TORQUES, INVERSE_DYNAMICS, &best_torques},
             {FOR_MATRIX, INERTIA_MATRIX, &best_matrices},
             {FOR_ACCELERATIONS, INERTIA_SOLVE, &best_recursions},
             {FOR_SLOPES, INVERSE_DYNAMICS_DERIVATIVES, &best_slopes},
             {FOR_CORIOLIS, CORIOLIS_MATRIX, &best_coriolis}};
enum { KINDS = COUNT(kinds) };

typedef struct {
    const Subject *subject;
    int kind;
    Space space;
    const Gauge *gauge;
    States states;
    double expected[STATES][MOST_OUTPUTS];
} Bench;

static Bench *bench_new(const Subject *s, int kind)
{
    Bench *bench = arena_alloc(s->arena, sizeof *bench);
    Robot *weightless = arena_alloc(s->arena, sizeof *weightless);
    const Function *function = &functions[kinds[kind].function];
    *weightless = *s->robot;
    memset(weightless->gravity, 0, sizeof weightless->gravity);
    bench->subject = s;
    bench->kind = kind;
    bench->space = (Space){s->robot, kinds[kind].recursion};
    bool weighs = kinds[kind].recursion & (FOR_TORQUES | FOR_SLOPES);
    bench->gauge = gauge_new(s->arena, weighs ? s->robot : weightless, true);
    bench->states = states_random(s->arena, s->robot, function, STATES, 7);
    for (int state = 0; state < STATES; state++) {
        const double *in[MAX_INPUTS];
        for (int k = 0; k < function_input_count(function); k++)
            in[k] = bench->states.value[k] + state * s->robot->n;
        assert_true(reference_call(s->reference, function, in, bench->expected[state]));
    }
    return bench;
}

/* And by trials, unless they are NULL. */
static Program *build_and_count(const Bench *bench, const Point *point, Trials *trials, Ops *ops)
{
    Arena *scratch = arena_new();
    Parameters *parameters = arena_array(scratch, Parameters, bench->subject->robot->n);
    gauge_fix(bench->gauge, point->priority, parameters);
    Formulation formulation = {.link = point->link, .parameters = parameters, .unit = point->unit};
    Plan plan = {&formulation, &formulation};
    Program *program = program_make(bench->subject->robot, &functions[kinds[bench->kind].function],
                                    kinds[bench->kind].algorithm, &plan, false);
    if (trials)
        *ops = trials_count(trials, &plan);
    arena_free(scratch);
    return program;
}

static Program *build(const Bench *bench, const Point *point)
{
    return build_and_count(bench, point, NULL, NULL);
}

/* The largest error relative to the largest output; NAN when a result is none. */
static double error_of(const Bench *bench, const Program *program)
{
    const Function *function = program->function;
    const Graph *graph = program->graph;
    double worst = 0, largest = 0, found[MOST_OUTPUTS];
    for (int state = 0; state < STATES; state++) {
        const double *in[MAX_INPUTS];
        for (uint32_t g = 0; g < graph->input_count; g++)
            for (int k = 0; k < function_input_count(function); k++)
                if (strcmp(graph->inputs[g], function->inputs[k]) == 0)
                    in[g] = bench->states.value[k] + state * program->n;
        graph_evaluate(graph, in, program->outputs, program->output_count, found);
        for (int i = 0; i < program->output_count; i++) {
            double error = fabs(found[i] - bench->expected[state][i]);
            worst = error <= worst ? worst : error; /* NAN stays */
            largest = fmax(largest, fabs(bench->expected[state][i]));
        }
    }
    return worst == 0 ? 0 : worst / largest; /* a gantry has no Coriolis matrix */
}

static bool is_right(const Bench *bench, const Point *point)
{
    Program *program = build(bench, point);
    double error = error_of(bench, program);
    program_free(program);
    return error < 1e-9;
}

static bool programs_differ(const Program *a, const Program *b)
{
    if (a->graph->node_count != b->graph->node_count)
        return true;
    for (uint32_t i = 0; i < a->graph->node_count; i++)
        if (a->graph->nodes[i].key != b->graph->nodes[i].key)
            return true;
    return false;
}

/* ---- each choice by itself ---- */

/* How often each choice was legal, and changed the program. */
static int legal[CHOICE_COUNT], changed[CHOICE_COUNT];

static void check_ways(const Bench *bench, const Point *from, Point *point, ChoiceId id, int i)
{
    int n = bench->subject->robot->n;
    Program *plain = build(bench, from);
    for (int way = 0; way < choice_ways(id, i); way++) {
        point_copy(point, from, n);
        choice_set(&point->link[i], id, way);
        Program *program = build(bench, point);
        double error = error_of(bench, program);
        if (!(error < 1e-9))
            fail_msg("%s: %s of link %d, way %d: error %g", bench->subject->robot->name,
                     choice_name(id), i + 1, way, error);
        changed[id] += programs_differ(plain, program);
        program_free(program);
    }
    program_free(plain);
}

static void test_each_choice(void **state)
{
    (void)state;
    for (size_t r = 0; r < COUNT(robots); r++) {
        Subject s = subject(robots[r]);
        int n = s.robot->n;
        Point from = point_new(s.arena, n), point = point_new(s.arena, n);
        for (int kind = 0; kind < KINDS; kind++) {
            Bench *bench = bench_new(&s, kind);
            for (int start = 0; start < STANDARD_POINTS; start += 3) { /* both values of each */
                point_standard(&bench->space, start, &from);
                assert_true(is_right(bench, &from));
                for (ChoiceId id = 0; id < CHOICE_COUNT; id++)
                    for (int i = 0; i < n; i++) {
                        if (!choice_is_legal(id, bench->space.recursion, s.robot, from.link, i))
                            continue;
                        legal[id]++;
                        check_ways(bench, &from, &point, id, i);
                    }
            }
        }
        arena_free(s.arena);
    }
    for (ChoiceId id = 0; id < CHOICE_COUNT; id++) {
        if (legal[id] == 0 || changed[id] == 0)
            fail_msg("%s: legal %d times, changed %d programs", choice_name(id), legal[id],
                     changed[id]);
    }
}

/* Choices together, and units: wherever the search may go, the program is right. */
static void test_random_walks(void **state)
{
    (void)state;
    enum { WALKS = 6, STEPS = 40 };
    Random random = {99};
    for (size_t r = 0; r < COUNT(robots); r++) {
        Subject s = subject(robots[r]);
        Point point = point_new(s.arena, s.robot->n);
        for (int kind = 0; kind < KINDS; kind++) {
            Bench *bench = bench_new(&s, kind);
            for (int walk = 0; walk < WALKS; walk++) {
                point_standard(&bench->space, walk, &point);
                for (int step = 0; step < STEPS; step++)
                    move_at_random(&bench->space, &point, &random);
                Program *program = build(bench, &point);
                double error = error_of(bench, program);
                program_free(program);
                if (!(error < 1e-7)) /* priorities may ask for large masses that cancel */
                    fail_msg("%s, walk %d: error %g", s.robot->name, walk, error);
            }
        }
        arena_free(s.arena);
    }
}

/* The search counts in a graph that is used again: as if each program were built by itself. */
static void test_trials(void **state)
{
    (void)state;
    enum { STEPS = 120 };
    Random random = {7};
    for (size_t r = 0; r < COUNT(robots); r++) {
        Subject s = subject(robots[r]);
        Point point = point_new(s.arena, s.robot->n);
        for (int kind = 0; kind < KINDS; kind++) {
            const Bench *bench = bench_new(&s, kind);
            Trials *trials =
                trials_new(s.robot, &functions[kinds[kind].function], kinds[kind].algorithm);
            point_standard(&bench->space, 0, &point);
            for (int step = 0; step < STEPS; step++) {
                Ops ops;
                move_at_random(&bench->space, &point, &random);
                Program *program = build_and_count(bench, &point, trials, &ops);
                Ops own = program->ops;
                program_free(program);
                if (ops.M != own.M || ops.A != own.A || ops.D != own.D)
                    fail_msg("%s, step %d: %d M %d A %d D, not %d, %d, %d", s.robot->name, step,
                             ops.M, ops.A, ops.D, own.M, own.A, own.D);
            }
            trials_free(trials);
        }
        arena_free(s.arena);
    }
}

/* ---- where they are legal ---- */

/* One digit a link, by looking at the robots: which axes are parallel, which joints slide. */
static const struct {
    const char *robot;
    Recursion recursion;
    ChoiceId id;
    const char *links;
} expected[] = {
    /* the elbow's axis is parallel to the shoulder's, and the last link carries none */
    {"puma", FOR_TORQUES, CHOICE_unturned, "010001"},
    {"puma", FOR_TORQUES, CHOICE_lever, "111110"},
    {"puma", FOR_TORQUES, CHOICE_spin, "010000"}, /* the waist's axis is fixed in the world */
    {"puma", FOR_TORQUES, CHOICE_phase, "000001"},
    {"puma", FOR_TORQUES, CHOICE_slide, "000000"},
    {"puma", FOR_TORQUES, CHOICE_direct, "111111"},
    {"puma", FOR_TORQUES, CHOICE_euler, "111111"},
    {"puma", FOR_TORQUES, CHOICE_trace, "000000"},
    {"puma", FOR_TORQUES, CHOICE_meet, "000000"},
    {"puma", FOR_MATRIX, CHOICE_trace, "111111"},
    {"puma", FOR_MATRIX, CHOICE_meet, "111111"},
    {"puma", FOR_MATRIX, CHOICE_euler, "000000"},
    {"puma", FOR_MATRIX, CHOICE_spin, "000000"},
    {"puma", FOR_ACCELERATIONS, CHOICE_direct, "000000"},
    {"ur5", FOR_TORQUES, CHOICE_unturned, "011001"}, /* shoulder, elbow and first wrist parallel */
    {"stanford", FOR_TORQUES, CHOICE_slide, "001000"},
    {"stanford", FOR_TORQUES, CHOICE_direct, "110111"},
    {"planar_3r", FOR_TORQUES, CHOICE_unturned, "111"},
    {"planar_3r", FOR_TORQUES, CHOICE_stepwise, "011"}, /* where all are unturned */
    {"RRR", FOR_TORQUES, CHOICE_unturned, "001"},
    {"RRR", FOR_TORQUES, CHOICE_stepwise, "000"},
    {"RRR", FOR_TORQUES, CHOICE_d_inside,
     "010"}, /* frame 1 is the base's, 3 where it is simplest */
    {"PPRR", FOR_TORQUES, CHOICE_spin, "0000"},
    {"PPRR", FOR_TORQUES, CHOICE_phase, "0001"},
    {"tree", FOR_TORQUES, CHOICE_phase, "0100"},
    {"tree", FOR_TORQUES, CHOICE_lever, "1010"},
};

static void test_where_legal(void **state)
{
    (void)state;
    for (size_t k = 0; k < COUNT(expected); k++) {
        Subject s = subject(expected[k].robot);
        Space space = {s.robot, expected[k].recursion};
        Point point = point_new(s.arena, s.robot->n);
        point_standard(&space, 0, &point);
        char found[MAX_JOINTS + 1] = "";
        for (int i = 0; i < s.robot->n; i++)
            found[i] =
                choice_is_legal(expected[k].id, expected[k].recursion, s.robot, point.link, i)
                    ? '1'
                    : '0';
        if (strcmp(found, expected[k].links) != 0)
            fail_msg("%s, %s: %s, not %s", expected[k].robot, choice_name(expected[k].id), found,
                     expected[k].links);
        arena_free(s.arena);
    }
}

/* Where these two are not legal, they are wrong: the condition is not stricter than it must be. */
static void test_why_illegal(void **state)
{
    (void)state;
    static const ChoiceId must_not[] = {CHOICE_unturned, CHOICE_spin};
    Subject s = subject("RRRR");
    Bench *bench = bench_new(&s, 0);
    Point point = point_new(s.arena, s.robot->n);
    int checked = 0;
    for (size_t k = 0; k < COUNT(must_not); k++)
        for (int i = 1; i < s.robot->n; i++) { /* nothing of the first link's inertia is left */
            point_standard(&bench->space, 1, &point);
            memset(point.priority, 0, sizeof(double) * FUNCTIONALS * (size_t)s.robot->n);
            if (choice_is_legal(must_not[k], FOR_TORQUES, s.robot, point.link, i))
                continue;
            choice_set(&point.link[i], must_not[k], 1);
            assert_false(is_right(bench, &point));
            checked++;
        }
    assert_true(checked >= 4);
    arena_free(s.arena);
}

/* A move changes one choice of one link, to one of its ways, and only where that is legal. */
static void test_moves(void **state)
{
    (void)state;
    Subject s = subject("stanford");
    int n = s.robot->n, made = 0;
    Point from = point_new(s.arena, n), point = point_new(s.arena, n);
    for (int kind = 0; kind < KINDS; kind++) {
        Space space = {s.robot, kinds[kind].recursion};
        point_standard(&space, 0, &from);
        for (int i = 0; i < n; i++)
            for (int move = 0; move < move_count(space.recursion); move++)
                for (int way = 0; way < move_ways(move); way++) {
                    point_copy(&point, &from, n);
                    bool done = move_make(&space, &point, i, move, way);
                    int different = 0;
                    for (int k = 0; k < n; k++)
                        for (ChoiceId id = 0; id < CHOICE_COUNT; id++) {
                            int now = choice_get(&point.link[k], id);
                            if (now == choice_get(&from.link[k], id))
                                continue;
                            different++;
                            assert_int_equal(k, i);
                            assert_in_range(now, 0, choice_ways(id, i) - 1);
                            assert_true(
                                choice_is_legal(id, space.recursion, s.robot, from.link, i));
                        }
                    assert_int_equal(different, done);
                    made += done;
                }
    }
    assert_true(made > 50);
    arena_free(s.arena);
}

/* ---- what is remembered ---- */

static Ops count(const Build *build, const Subject *s, FunctionId id)
{
    Program *program = program_build(build, s->robot, &functions[id], BEST);
    Ops ops = program->ops;
    program_free(program);
    return ops;
}

static void assert_same(Ops a, Ops b)
{
    assert_int_equal(a.M, b.M);
    assert_int_equal(a.A, b.A);
    assert_int_equal(a.D, b.D);
}

/* A context that has built other things gives what a new one gives: for other efforts, other costs
   and other robots. */
static void test_memory(void **state)
{
    (void)state;
    static const Build ways[] = {{.effort = 1, .M = 1, .A = 1, .D = 8},
                                 {.effort = 0, .M = 1, .A = 1, .D = 8},
                                 {.effort = 1, .M = 9, .A = 1, .D = 8},
                                 {.effort = 1, .M = 1, .A = 1, .D = 8}};
    static const FunctionId ids[] = {BIAS, FORWARD_DYNAMICS};
    Subject subjects[] = {subject("two_link"), subject("planar_3r")};
    Build used = build_start();
    for (size_t w = 0; w < COUNT(ways); w++)
        for (size_t k = 0; k < COUNT(ids); k++)
            for (size_t r = 0; r < COUNT(subjects); r++) {
                Build fresh = build_start(), again = ways[w];
                fresh.effort = ways[w].effort;
                fresh.M = ways[w].M;
                again.memory = used.memory;
                Ops remembered = count(&again, &subjects[r], ids[k]);
                assert_same(remembered, count(&fresh, &subjects[r], ids[k]));
                assert_same(remembered, count(&again, &subjects[r], ids[k]));
                build_end(&fresh);
            }
    build_end(&used);
    for (size_t r = 0; r < COUNT(subjects); r++)
        arena_free(subjects[r].arena);
}

/* More effort never costs more, and the graph in use is what it was before. */
static void test_effort(void **state)
{
    (void)state;
    Subject s = subject("planar_3r");
    Graph *mine = graph_new();
    double cost = INFINITY;
    for (long effort = 0; effort <= 2; effort++) {
        Build build_of = build_start();
        build_of.effort = effort;
        double now = best_weigh(&build_of, count(&build_of, &s, INVERSE_DYNAMICS));
        assert_true(now <= cost);
        assert_ptr_equal(graph_current, mine);
        cost = now;
        build_end(&build_of);
    }
    graph_free(mine);
    arena_free(s.arena);
}

int main(void)
{
    quiet();
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_each_choice), cmocka_unit_test(test_random_walks),
        cmocka_unit_test(test_where_legal), cmocka_unit_test(test_why_illegal),
        cmocka_unit_test(test_moves),       cmocka_unit_test(test_memory),
        cmocka_unit_test(test_effort),      cmocka_unit_test(test_trials),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
