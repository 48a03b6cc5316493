/* cost.c: see cost.h. */
#include "best/cost.h"

#include "best/memory.h"
#include "best/search.h"
#include "util/hash.h"

#include <float.h>
#include <stdlib.h>
#include <string.h>

/* ---- programs ---- */

double best_weigh(const Build *build, Ops ops)
{
    return build->M * ops.M + build->A * ops.A + build->D * ops.D;
}

Cost best_pass_cost(const Build *build)
{
    return (Cost){build->M, build->A, build->D};
}

uint64_t best_number(const Program *program)
{
    uint64_t hash = HASH_BYTES + 2;
    for (int k = 0; k < program->output_count; k++) {
        Expr output = program->outputs[k];
        hash = hash_mix64(hash, program->graph->nodes[expr_index(output)].key);
        hash = hash_mix64(hash, expr_negative(output));
    }
    return hash ? hash : 1;
}

void best_passes(const Build *build, Program *program, int effort, PassReport *report)
{
    Graph *old = program->graph, *before = graph_current;
    if (effort == 0 && program->n <= LONG_ARM)
        return;
    if (program->n > LONG_ARM && effort > 0) /* rescaling takes longer than in proportion */
        effort--;
    size_t size = sizeof(Expr) * (size_t)program->output_count;
    Expr *outputs = memory_grow(NULL, size);
    memcpy(outputs, program->outputs, size);
    program->graph =
        passes_run(old, outputs, program->output_count, best_pass_cost(build), effort, report);
    graph_use(before);
    if (program->graph != old) {
        program->outputs = arena_array(program->graph->arena, Expr, program->output_count);
        memcpy(program->outputs, outputs, size);
        graph_free(old);
        graph_renumber(program->graph, program->outputs, program->output_count);
    }
    memory_free(outputs);
    program->ops = graph_count(program->graph, program->outputs, program->output_count);
    program->lost = 0;
}

double best_estimate(const Build *build, Program *program)
{
    graph_renumber(program->graph, program->outputs, program->output_count);
    return best_weigh(build, passes_estimate(program->graph, program->outputs,
                                             program->output_count, best_pass_cost(build)));
}

/* ---- candidates ---- */

Candidate candidate_new(Arena *arena, int n)
{
    return (Candidate){.point = point_new(arena, n),
                       .parameters = arena_array(arena, Parameters, n)};
}

void candidate_copy(Candidate *to, const Candidate *from, int n)
{
    point_copy(&to->point, &from->point, n);
    memcpy(to->parameters, from->parameters, sizeof *to->parameters * (size_t)n);
    to->settled = from->settled;
}

Formulation candidate_formulation(const Candidate *candidate)
{
    return (Formulation){.link = candidate->point.link,
                         .parameters = candidate->parameters,
                         .unit = candidate->point.unit,
                         .priority = candidate->point.priority};
}

void candidate_settle(const Costing *costing, Candidate *candidate)
{
    if (!candidate->settled)
        gauge_try(costing->gauge, candidate->point.priority, candidate->parameters);
    candidate->settled = true;
}

bool candidates_agree(const Costing *costing, const Candidate *a, const Candidate *b)
{
    size_t n = (size_t)costing->space.robot->n;
    return memcmp(a->point.link, b->point.link, n * sizeof *a->point.link) == 0 &&
           memcmp(a->parameters, b->parameters, n * sizeof *a->parameters) == 0 &&
           a->point.unit == b->point.unit;
}

/* ---- bounds ---- */

/* Masses that cancel cost digits. Nowhere may there be more than so many times what the arm has in
   all: mass, first moment and inertia, as if everything were at its full reach. */
static void set_bounds(Costing *costing)
{
    const Robot *robot = costing->space.robot;
    Real times = costing->build->effort < 3 ? 5 : 30, mass = 0, inertia = 0, reach = 0, far = 0;
    for (int i = 0; i < robot->n; i++) {
        const Link *link = &robot->links[i];
        mass += link->mass;
        for (int k = 0; k < 3; k++) {
            inertia += link->inertia[k][k];
            reach += real_abs(link->fixed.p[k]);
            far = real_larger(far, link->com[k]);
        }
        reach += link->type == PRISMATIC ? 1 : real_abs(link->d);
    }
    reach += far;
    for (int k = 0; k < PARAMETERS; k++)
        costing->bound[k] = times * (k <= MASS   ? mass
                                     : k <= MS_Z ? mass * reach
                                                 : mass * reach * reach + inertia);
}

static bool is_within_bounds(const Costing *costing, const Candidate *candidate)
{
    for (int i = 0; i < costing->space.robot->n; i++)
        for (int k = 0; k < PARAMETERS; k++)
            if (real_smaller(costing->bound[k], candidate->parameters[i].p[k]))
                return false;
    return true;
}

/* ---- costs ---- */

typedef struct KnownCost {
    uint64_t hash;
    double cost;
} KnownCost;
enum { KNOWN_COSTS = 8192, FEW_KNOWN_COSTS = 64 }; /* of a search; without one */

static Recursion recursion_of(const Algorithm *algorithm)
{
    return algorithm == &best_torques     ? FOR_TORQUES
           : algorithm == &best_positions ? FOR_TORQUES
           : algorithm == &best_matrices  ? FOR_MATRIX
           : algorithm == &best_slopes    ? FOR_SLOPES
           : algorithm == &best_coriolis  ? FOR_CORIOLIS
                                          : FOR_ACCELERATIONS;
}

Costing costing_new(Arena *arena, const Build *build, const Robot *robot, const Function *function,
                    const Algorithm *algorithm)
{
    Robot weightless = *robot; /* the inertia matrix does not see gravity: more freedom */
    memset(weightless.gravity, 0, sizeof weightless.gravity);
    Recursion recursion = recursion_of(algorithm);
    bool weighs = recursion == FOR_TORQUES || recursion == FOR_SLOPES;
    Costing costing = {.build = build,
                       .function = function,
                       .space = {robot, recursion},
                       .algorithm = algorithm,
                       .gauge = memory_gauge(build, weighs ? robot : &weightless),
                       .trials = trials_new(robot, function, algorithm),
                       .known_count = build->effort > 0 ? KNOWN_COSTS : FEW_KNOWN_COSTS};
    costing.known = arena_array(arena, KnownCost, costing.known_count);
    set_bounds(&costing);
    return costing;
}

void costing_free(Costing *costing)
{
    trials_free(costing->trials);
}

/* A candidate as a number: equal ones, by whatever priorities they came about, need not be built
   twice. */
static uint64_t hash_of(const Costing *costing, const Candidate *candidate)
{
    uint64_t hash = HASH_BYTES + costing->estimate;
    size_t n = (size_t)costing->space.robot->n;
    const struct {
        const void *bytes;
        size_t size;
    } parts[] = {{candidate->point.link, n * sizeof *candidate->point.link},
                 {candidate->parameters, n * sizeof *candidate->parameters},
                 {&candidate->point.unit, sizeof candidate->point.unit}};
    for (size_t k = 0; k < COUNT(parts); k++)
        hash = hash_words(hash, parts[k].bytes, parts[k].size);
    return hash ? hash : 1;
}

static double count_candidate(const Costing *costing, const Candidate *candidate)
{
    Formulation formulation = candidate_formulation(candidate);
    Plan plan = {&formulation, &formulation};
    return best_weigh(costing->build, trials_count(costing->trials, &plan));
}

/* For the passes to work on. */
static Program *build_candidate(const Costing *costing, const Candidate *candidate, bool counting)
{
    Formulation formulation = candidate_formulation(candidate);
    Plan plan = {&formulation, &formulation};
    return program_make(costing->space.robot, costing->function, costing->algorithm, &plan,
                        counting);
}

static KnownCost *known_cost(const Costing *costing, uint64_t hash)
{
    return &costing->known[hash % costing->known_count];
}

/* What is so much dearer before the passes is not going to be cheaper after them. */
#define MARGIN 4

static double estimate(const Costing *costing, const Candidate *candidate, double cost)
{
    const Build *build = costing->build;
    if (cost > costing->at_estimate + MARGIN * (build->M + build->A))
        return DBL_MAX;
    Program *program = build_candidate(costing, candidate, true);
    uint64_t hash = best_number(program);
    KnownCost *known = known_cost(costing, hash);
    if (known->hash != hash)
        *known = (KnownCost){hash, best_estimate(build, program)};
    program_free(program);
    return known->cost;
}

double candidate_cost(const Costing *costing, Candidate *candidate)
{
    candidate_settle(costing, candidate);
    if (!is_within_bounds(costing, candidate))
        return DBL_MAX;
    uint64_t hash = hash_of(costing, candidate);
    KnownCost *known = known_cost(costing, hash);
    if (known->hash == hash)
        return known->cost;
    double cost = count_candidate(costing, candidate);
    if (costing->estimate)
        cost = estimate(costing, candidate, cost);
    *known = (KnownCost){hash, cost};
    return cost;
}

Program *candidate_final(const Costing *costing, const Candidate *candidate)
{
    const Build *build = costing->build;
    Program *program = build_candidate(costing, candidate, false);
    uint64_t hash = best_number(program) ^ 1;
    KnownCost *known = known_cost(costing, hash);
    if (known->hash == hash) {
        program_free(program);
        return NULL;
    }
    *known = (KnownCost){hash, 0};
    best_passes(build, program, build->effort > 2 ? 2 : FINAL_EFFORT, NULL);
    return program;
}
