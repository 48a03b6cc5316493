/* identities_test.c: derivatives, Coriolis matrix, regressors and what belongs to them, on random
   robots: every identity that must hold between them, and every function against differences.

   usage: identities_test FIRST COUNT [EFFORT]

   Random robots FIRST, FIRST+1, ...: chains and trees of turning and sliding joints, some with
   joints of several freedoms (quaternions), friction, rotors and couplings, tools, placed bases.
   Expressions by best, at effort 0 and every fourth robot at EFFORT (default 1), are evaluated in
   113 bits, in which identities and the reference's differences (exact.h) must hold to 1e-12; and
   compiled in double, where they must agree with those to 1e-10, solved ones in proportion to the
   condition of M. Prints the worst of each, and of which robot it is. The full run:

       identities_test 1 300 */
#include "command/command.h"
#include "evaluate/states.h"
#include "evidence/exact.h"
#include "evidence/natural.h"
#include "evidence/random_robot.h"
#include "util/random.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define EXACT_LIMIT 1e-12
#define DOUBLE_LIMIT 1e-10

/* ---- the worst of each ---- */

typedef enum {
    RATE_OF_M,
    CORIOLIS_FORCES,
    SLOPE_BY_RATES,
    UPRIGHT_COLUMN,
    SOLVED_SLOPES,
    OWN_PARAMETERS,
    BASE_PARAMETERS_TOO,
    PRODUCTS,
    SOLVED_PRODUCTS_TOO,
    BIAS_OF_JACOBIAN,
    ADJOINT_OF_RATES,
    PASSIVE,
    IDENTITY_COUNT
} Identity;

static const char *const meaning[IDENTITY_COUNT] = {
    [RATE_OF_M] = "dM/dt = C + C^T",
    [CORIOLIS_FORCES] = "C qd = bias - gravity - friction",
    [SLOPE_BY_RATES] = "dtau/dqd = 2 C + friction's slope (no quaternions)",
    [UPRIGHT_COLUMN] = "dtau/dq1 = 0, axis 1 along gravity",
    [SOLVED_SLOPES] = "M dqdd/dq = -dtau/dq, by qd too, M dqdd/dtau = 1, at qdd = FD",
    [OWN_PARAMETERS] = "Y pi = tau",
    [BASE_PARAMETERS_TOO] = "Y beta = tau, base parameters",
    [PRODUCTS] = "lambda . tangent(x) = adjoint(lambda) . x, torques",
    [SOLVED_PRODUCTS_TOO] = "the same, accelerations",
    [BIAS_OF_JACOBIAN] = "dJ/dt qd = jacobian-bias",
    [ADJOINT_OF_RATES] = "adjoint's qdd_bar = M lambda",
    [PASSIVE] = "passive-id = M qddr + C qdr + gravity",
};

typedef struct {
    double error;
    int robot, times; /* how often it was looked at */
} Worst;

static Worst of_identity[IDENTITY_COUNT], in_113_bits[FUNCTION_COUNT], in_double[FUNCTION_COUNT];
static int robot_number;

static void note(Worst *worst, Real difference, Real scale)
{
    double d = fabs((double)difference), s = fabs((double)scale);
    double error = d == 0 ? 0 : d / s;
    worst->times++;
    if (!(error <= worst->error)) {
        worst->error = isnan(error) ? INFINITY : error;
        worst->robot = robot_number;
    }
}

/* ---- one robot in one state ---- */

enum { MOST_GIVEN = 20 };

static const FunctionId wanted[] = {INVERSE_DYNAMICS,
                                    INERTIA_MATRIX,
                                    BIAS,
                                    GRAVITY,
                                    JACOBIAN_BIAS,
                                    JACOBIAN_DERIVATIVE,
                                    CORIOLIS_MATRIX,
                                    INVERSE_DYNAMICS_DERIVATIVES,
                                    FORWARD_DYNAMICS_DERIVATIVES,
                                    REGRESSOR,
                                    BASE_REGRESSOR,
                                    INVERSE_DYNAMICS_TANGENT,
                                    INVERSE_DYNAMICS_ADJOINT,
                                    FORWARD_DYNAMICS_TANGENT,
                                    FORWARD_DYNAMICS_ADJOINT,
                                    PASSIVE_INVERSE_DYNAMICS};

typedef struct {
    Arena *arena;
    const Robot *robot;
    ReferenceRobot *reference;
    Exact *exact;
    int n;
    Program *program[FUNCTION_COUNT]; /* NULL: not there */
    Real *input[MOST_GIVEN];          /* of known_inputs */
    Real *value[FUNCTION_COUNT];      /* outputs at these inputs */
} Subject;

static Real **given(Subject *s, const char *name)
{
    for (int k = 0; k < known_input_count; k++)
        if (strcmp(known_inputs[k].name, name) == 0)
            return &s->input[k];
    fprintf(stderr, "identities_test: no input %s\n", name);
    exit(2);
}

static Real operate(const Graph *graph, const Node *node, Subject *s, Real a, Real b)
{
    switch ((Op)node->op) {
    case OP_CONST:
        return graph->constants[node->a.ref].value;
    case OP_INPUT:
        return (*given(s, graph->inputs[node->a.ref]))[node->b.ref];
    case OP_ADD:
        return a + b;
    case OP_MUL:
        return a * b;
    case OP_DIV:
        return a / b;
    case OP_SQRT:
        return real_sqrt(a);
    case OP_EXP:
        return real_exp(a);
    case OP_SIN:
        return real_sin(a);
    case OP_COS:
        return real_cos(a);
    case OP_COUNT:
        break;
    }
    abort();
}

/* In 113 bits, as the expressions are. */
static Real *evaluate(Subject *s, const Program *program)
{
    const Graph *graph = program->graph;
    Real *value = memory_grow(NULL, graph->node_count * sizeof *value);
    Real *out = arena_array(s->arena, Real, program->output_count);
    for (uint32_t i = 0; i < graph->node_count; i++) {
        const Node *node = &graph->nodes[i];
        int operands = op_operands[node->op];
        Real a = operands > 0 ? value[expr_index(node->a)] : 0;
        Real b = operands > 1 ? value[expr_index(node->b)] : 0;
        value[i] = operate(graph, node, s, operands > 0 && expr_negative(node->a) ? -a : a,
                           operands > 1 && expr_negative(node->b) ? -b : b);
    }
    for (int i = 0; i < program->output_count; i++) {
        Real x = value[expr_index(program->outputs[i])];
        out[i] = expr_negative(program->outputs[i]) ? -x : x;
    }
    memory_free(value);
    return out;
}

static Real largest(const Real *x, int count)
{
    Real most = 0;
    for (int i = 0; i < count; i++)
        most = real_larger(most, x[i]);
    return most;
}

/* What is summed into the function's outputs, the largest of it. */
static Real scale_of(Subject *s, FunctionId id)
{
    const Function *function = s->program[id]->function;
    double row[MAX_INPUTS][3 * MAX_JOINTS], scale[MAX_OUTPUTS] = {0}, most = 0;
    const double *in[MAX_INPUTS];
    for (int k = 0; k < function_input_count(function); k++) {
        const Real *from = *given(s, function->inputs[k]);
        for (int i = 0; i < input_size(function->inputs[k], robot_extent(s->robot)); i++)
            row[k][i] = (double)from[i];
        in[k] = row[k];
    }
    natural_scale(s->reference, function, in, scale);
    for (int k = 0; k < function_output_count(function); k++)
        most = fmax(most, scale[k]);
    return real_larger((Real)most, largest(s->value[id], s->program[id]->output_count));
}

static Real sum(int n, const Real *a, int step, const Real *b)
{
    Real total = 0;
    for (int i = 0; i < n; i++)
        total += a[i * step] * b[i];
    return total;
}

/* ---- friction, as the contract has it ---- */

static Real friction(const Link *link, Real qd, Real *slope)
{
    Real w = link->coulomb_width, root = real_sqrt(qd * qd + w * w);
    Real way = real_is_zero(root) ? 0 : qd / root;
    Real bend = real_is_zero(root) ? 0 : w * w / (root * root * root);
    *slope = link->viscous + link->coulomb * bend + link->viscous_skew * (way + qd * bend) +
             2 * link->coulomb_skew * way * bend;
    Real rub = (link->viscous + link->viscous_skew * way) * qd +
               (link->coulomb + link->coulomb_skew * way) * way;
    if (!(link->stribeck > 0))
        return rub;
    Real fast = qd / link->stribeck, left = real_exp(-fast * fast);
    Real more = link->breakaway - link->coulomb, skew = link->breakaway_skew - link->coulomb_skew;
    *slope += left * bend * (more + 2 * skew * way) -
              left * 2 * fast / link->stribeck * (more + skew * way) * way;
    return rub + left * (more + skew * way) * way;
}

/* ---- identities ---- */

/* dM/dt by differences of the eighth order, along integrate(q, h qd). */
static void check_rate(Subject *s)
{
    Real **q = given(s, "q"), *home = *q, *qd = *given(s, "qd"), h = (Real)0x1p-12;
    int n = s->n, positions = s->robot->positions;
    Real *rate = arena_array(s->arena, Real, n * n), *step = arena_array(s->arena, Real, n);
    Real *moved = arena_array(s->arena, Real, positions);
    const Real weight[] = {(Real)4 / 5, (Real)-1 / 5, (Real)4 / 105, (Real)-1 / 280};
    for (int k = 1; k <= 4; k++)
        for (int sign = -1; sign <= 1; sign += 2) {
            for (int i = 0; i < n; i++)
                step[i] = sign * k * h * qd[i];
            exact_call(s->exact, &functions[INTEGRATE], (const Real *[]){home, step}, moved);
            *q = moved;
            Real *M = evaluate(s, s->program[INERTIA_MATRIX]);
            *q = home;
            for (int i = 0; i < n * n; i++)
                rate[i] += sign * weight[k - 1] / h * M[i];
        }
    const Real *C = s->value[CORIOLIS_MATRIX];
    Real scale = scale_of(s, CORIOLIS_MATRIX);
    scale = real_larger(scale, scale_of(s, INERTIA_MATRIX) * largest(qd, n));
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            note(&of_identity[RATE_OF_M], rate[i * n + j] - C[i * n + j] - C[j * n + i], scale);
}

static void check_coriolis(Subject *s)
{
    int n = s->n;
    const Real *C = s->value[CORIOLIS_MATRIX], *qd = *given(s, "qd"), *b = s->value[BIAS];
    const Real *slopes = s->value[INVERSE_DYNAMICS_DERIVATIVES] + n * n;
    Real scale = scale_of(s, BIAS), slope_scale = scale_of(s, INVERSE_DYNAMICS_DERIVATIVES);
    for (int i = 0; i < n; i++) {
        Real slope, rub = friction(&s->robot->links[i], qd[i], &slope);
        note(&of_identity[CORIOLIS_FORCES],
             sum(n, C + i * n, 1, qd) - b[i] + s->value[GRAVITY][i] + rub, scale);
        for (int j = 0; j < n && s->robot->positions == n; j++)
            note(&of_identity[SLOPE_BY_RATES],
                 slopes[i * n + j] - 2 * C[i * n + j] - (i == j ? slope : 0), slope_scale);
    }
}

static void check_parameters(Subject *s, FunctionId id, Identity identity)
{
    if (!s->program[id])
        return;
    const ParameterColumns *columns = s->program[id]->function->parameters;
    Real scale = scale_of(s, INVERSE_DYNAMICS);
    for (int i = 0; i < s->n; i++)
        note(&of_identity[identity],
             sum(columns->count, s->value[id] + i * columns->count, 1, columns->value) -
                 s->value[INVERSE_DYNAMICS][i],
             scale);
}

/* Of torques, or of accelerations: outputs y, dy, and y, three adjoints. */
static void check_products(Subject *s, FunctionId tangent, FunctionId adjoint, const char *third,
                           Identity identity)
{
    int n = s->n;
    if (!s->program[tangent] || !s->program[adjoint])
        return;
    const Real *d = s->value[tangent] + n, *bar = s->value[adjoint] + n;
    const Real *lambda = *given(s, "lambda");
    Real left = sum(n, lambda, 1, d), right = sum(n, bar, 1, *given(s, "dq"));
    right += sum(n, bar + n, 1, *given(s, "dqd")) + sum(n, bar + 2 * n, 1, *given(s, third));
    Real scale = scale_of(s, tangent) * largest(lambda, n);
    note(&of_identity[identity], left - right, real_larger(scale, scale_of(s, adjoint)));
}

static void check_the_rest(Subject *s)
{
    int n = s->n;
    const Real *M = s->value[INERTIA_MATRIX], *C = s->value[CORIOLIS_MATRIX];
    const Real *Jd = s->value[JACOBIAN_DERIVATIVE], *bar = s->value[INVERSE_DYNAMICS_ADJOINT];
    Real scale = scale_of(s, JACOBIAN_BIAS);
    for (int i = 0; i < 6; i++)
        note(&of_identity[BIAS_OF_JACOBIAN],
             sum(n, Jd + i * n, 1, *given(s, "qd")) - s->value[JACOBIAN_BIAS][i], scale);
    scale = scale_of(s, INVERSE_DYNAMICS_ADJOINT);
    Real passive_scale = scale_of(s, PASSIVE_INVERSE_DYNAMICS);
    for (int i = 0; i < n; i++) {
        note(&of_identity[ADJOINT_OF_RATES],
             bar[3 * n + i] - sum(n, M + i * n, 1, *given(s, "lambda")), scale);
        note(&of_identity[PASSIVE],
             s->value[PASSIVE_INVERSE_DYNAMICS][i] - sum(n, M + i * n, 1, *given(s, "qddr")) -
                 sum(n, C + i * n, 1, *given(s, "qdr")) - s->value[GRAVITY][i],
             passive_scale);
    }
}

static void check_solved(Subject *s)
{
    int n = s->n;
    if (!s->program[FORWARD_DYNAMICS_DERIVATIVES])
        return;
    const Real *solved = s->value[FORWARD_DYNAMICS_DERIVATIVES], *M = s->value[INERTIA_MATRIX];
    Real **qdd = given(s, "qdd"), *own = *qdd, *found = arena_array(s->arena, Real, n);
    memcpy(found, solved, sizeof *found * (size_t)n);
    *qdd = found;
    const Real *slopes = evaluate(s, s->program[INVERSE_DYNAMICS_DERIVATIVES]);
    for (int part = 0; part < 3; part++) {
        const Real *x = solved + n + part * n * n;
        Real scale = real_larger(1, largest(M, n * n) * largest(x, n * n));
        scale = real_larger(scale, largest(slopes, 2 * n * n));
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) {
                Real right = part == 2 ? (Real)(i == j) : -slopes[part * n * n + i * n + j],
                     left = 0;
                for (int k = 0; k < n; k++)
                    left += M[i * n + k] * x[k * n + j];
                note(&of_identity[SOLVED_SLOPES], left - right, scale);
            }
    }
    *qdd = own;
}

/* The same robot with gravity along the first axis. */
static void check_upright(const Build *build, Subject *s)
{
    Robot *upright = arena_alloc(s->arena, sizeof *upright);
    const Link *first = &s->robot->links[0];
    if (first->type != REVOLUTE || first->run || s->robot->closed)
        return;
    *upright = *s->robot;
    upright->hash ^= 0x5555;
    for (int k = 0; k < 3; k++)
        upright->gravity[k] = (Real)-9.81 * first->fixed.R[k][2];
    Program *program =
        program_build(build, upright, &functions[INVERSE_DYNAMICS_DERIVATIVES], BEST);
    Real *slopes = evaluate(s, program), scale = scale_of(s, INVERSE_DYNAMICS_DERIVATIVES);
    for (int i = 0; i < s->n; i++)
        note(&of_identity[UPRIGHT_COLUMN], slopes[i * s->n], scale);
    program_free(program);
}

/* ---- against differences ---- */

static Real condition(Subject *s, const Real *q)
{
    int n = s->n;
    Real *M = arena_array(s->arena, Real, n * n), *inverse = arena_array(s->arena, Real, n * n);
    exact_call(s->exact, &functions[INERTIA_MATRIX], &q, M);
    if (!exact_call(s->exact, &functions[INERTIA_INVERSE], &q, inverse))
        return 1;
    return real_larger(1, (Real)n * largest(M, n * n) * largest(inverse, n * n));
}

/* The compiled code takes doubles; inputs are such, as they were drawn. */
static void call_code(Subject *s, const Function *function, void *code, double *out)
{
    double row[MAX_INPUTS][3 * MAX_JOINTS], *outputs[MAX_OUTPUTS];
    const double *in[MAX_INPUTS];
    for (int k = 0; k < function_input_count(function); k++) {
        const Real *from = *given(s, function->inputs[k]);
        for (int i = 0; i < input_size(function->inputs[k], robot_extent(s->robot)); i++)
            row[k][i] = (double)from[i];
        in[k] = row[k];
    }
    split_outputs(function, robot_extent(s->robot), out, outputs);
    jit_call(code, in, function_input_count(function), outputs, function_output_count(function));
}

static void compare(Subject *s, FunctionId id, void *code)
{
    const Program *program = s->program[id];
    const Function *function = program->function;
    const Real *in[MAX_INPUTS];
    Real *exact = arena_array(s->arena, Real, program->output_count);
    double *found = arena_array(s->arena, double, program->output_count);
    for (int k = 0; k < function_input_count(function); k++)
        in[k] = *given(s, function->inputs[k]);
    if (!exact_call(s->exact, function, in, exact))
        return;
    call_code(s, function, code, found);
    Real scale = scale_of(s, id), kappa = function->solves ? condition(s, in[0]) : 1;
    for (int i = 0; i < program->output_count; i++) {
        note(&in_113_bits[id], s->value[id][i] - exact[i], scale * kappa);
        note(&in_double[id], (Real)found[i] - exact[i], scale * kappa);
    }
}

/* ---- robots ---- */

static void draw_inputs(Subject *s, uint64_t seed)
{
    Random random = random_new(seed, "identities");
    States states = states_random(s->arena, s->robot, &functions[GRAVITY], 1, (unsigned long)seed);
    for (int k = 0; k < known_input_count; k++) {
        int size = input_size(known_inputs[k].name, robot_extent(s->robot));
        s->input[k] = arena_array(s->arena, Real, size);
        for (int i = 0; i < size; i++)
            s->input[k][i] = (Real)random_uniform(&random, -2, 2);
    }
    for (int i = 0; i < s->robot->positions; i++)
        (*given(s, "q"))[i] = (Real)states.value[0][i];
}

static void check_robot(long effort, const char *text, size_t length)
{
    enum { STATES_EACH = 2 };
    Arena *arena = arena_new();
    Description *description = description_parse(arena, "robot", text, length, ANGLE_SNAP);
    Subject s = {.arena = arena, .robot = robot_from_description(arena, description)};
    Program *list[COUNT(wanted)];
    int count = 0;
    s.n = s.robot->n;
    s.reference = arena_alloc(arena, sizeof *s.reference);
    fill_reference(s.reference, description);
    s.exact = exact_new(arena, description);
    Build build = build_start();
    build.effort = effort;
    bool regular = build_singular_joint(&build, s.robot) < 0;
    for (size_t k = 0; k < COUNT(wanted); k++) {
        const Function *function = &functions[wanted[k]];
        if ((function->solves && !regular) || build_too_long(s.robot, function))
            continue;
        function = build_function(&build, s.robot, function);
        list[count] = s.program[wanted[k]] = program_build(&build, s.robot, function, BEST);
        count++;
    }
    JitSet set = jit_programs_as(arena, list, count, BACKEND_TCC, REAL_DOUBLE, false);
    for (int state = 0; state < STATES_EACH; state++) {
        draw_inputs(&s, (uint64_t)(robot_number * STATES_EACH + state));
        for (int k = 0; k < count; k++)
            s.value[list[k]->function->id] = evaluate(&s, list[k]);
        for (int k = 0; k < count; k++)
            compare(&s, list[k]->function->id, set.function[k]);
        check_rate(&s);
        check_coriolis(&s);
        check_parameters(&s, REGRESSOR, OWN_PARAMETERS);
        check_parameters(&s, BASE_REGRESSOR, BASE_PARAMETERS_TOO);
        check_products(&s, INVERSE_DYNAMICS_TANGENT, INVERSE_DYNAMICS_ADJOINT, "dqdd", PRODUCTS);
        check_products(&s, FORWARD_DYNAMICS_TANGENT, FORWARD_DYNAMICS_ADJOINT, "dtau",
                       SOLVED_PRODUCTS_TOO);
        check_the_rest(&s);
        check_solved(&s);
        check_upright(&build, &s);
    }
    jit_free(set.jit);
    for (int k = 0; k < count; k++)
        program_free(list[k]);
    build_end(&build);
    arena_free(arena);
}

/* ---- what came of it ---- */

static int print_worst(const char *name, const char *how, const Worst *worst, double limit)
{
    bool ok = worst->times > 0 && worst->error <= limit;
    printf("%-66s %-8s %8.1e  robot %-4d %s\n", name, how, worst->error, worst->robot,
           worst->times == 0 ? "NEVER LOOKED AT"
           : ok              ? "ok"
                             : "TOO LARGE");
    return !ok;
}

int main(int argc, char **argv)
{
    if (argc < 3)
        return 2;
    int first = atoi(argv[1]), count = atoi(argv[2]), failed = 0;
    long effort = argc > 3 ? atoi(argv[3]) : 1;
    quiet();
    for (robot_number = first; robot_number < first + count; robot_number++) {
        Text text = {0};
        random_robot(&text, (RandomRobot){.seed = (uint64_t)robot_number,
                                          .most_joints = robot_number % 4 == 0 ? 4 : 6,
                                          .tree = robot_number % 3 == 0,
                                          .odd = robot_number % 2 == 0});
        check_robot(robot_number % 4 == 0 ? effort : 0, text.data, text.length);
        text_free(&text);
    }
    for (int k = 0; k < IDENTITY_COUNT; k++)
        failed += print_worst(meaning[k], "113 bits", &of_identity[k], EXACT_LIMIT);
    for (size_t k = 0; k < COUNT(wanted); k++) {
        failed += print_worst(functions[wanted[k]].name, "113 bits", &in_113_bits[wanted[k]],
                              EXACT_LIMIT);
        failed +=
            print_worst(functions[wanted[k]].name, "double", &in_double[wanted[k]], DOUBLE_LIMIT);
    }
    printf("%d robots, %d of %d above their limits\n", count, failed,
           (int)(IDENTITY_COUNT + 2 * COUNT(wanted)));
    return failed > 0;
}
