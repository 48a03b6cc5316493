/* soak_build.c: the programs of rbgen soak: which robot and which choices go with a number, and
   every function of the robot by every algorithm. */
#include "best/cost.h"
#include "evidence/random_robot.h"
#include "evidence/soak.h"

#include <math.h>
#include <string.h>

/* ---- what a number stands for ---- */

SoakChoice soak_choose(long seed, long number)
{
    static const double costs[][3] = {{1, 1, 8}, {1, 1, 1}, {3, 1, 20}, {1, 2, 4}};
    Random random = random_new((uint64_t)seed, "soak");
    random = random_new(random.state + (uint64_t)number, "choice");
    SoakChoice choice = {.seed = random.state >> 16};
    double effort = random_uniform(&random, 0, 1);
    choice.effort = effort < 0.85 ? 0 : effort < 0.98 ? 1 : 2;
    const double *cost = costs[random_chance(&random, 0.6) ? 0 : random_pick(&random, 4)];
    choice.M = cost[0];
    choice.A = cost[1];
    choice.D = cost[2];
    choice.cc = random_chance(&random, 0.1);
    choice.comments = random_chance(&random, 0.5);
    return choice;
}

/* Mostly small arms, on which most goes by quickly and which are easy to look at; the harder best
   searches, the smaller. */
void soak_robot(Text *out, const SoakChoice *choice, int most_joints)
{
    static const int most[] = {MAX_JOINTS, 6, 3};
    Random random = random_new(choice->seed, "size");
    int limit = most[choice->effort] < most_joints ? most[choice->effort] : most_joints;
    int small = limit < 6 ? limit : 6;
    Random loops = random_new(choice->seed, "loops"), gears = random_new(choice->seed, "geared");
    if (most_joints >= 12 && random_chance(&loops, 0.25)) {
        random_mechanism(out, choice->seed);
        return;
    }
    random_robot(out, (RandomRobot){.seed = choice->seed,
                                    .most_joints = random_chance(&random, 0.8) ? small : limit,
                                    .tree = random_chance(&random, 0.3),
                                    .odd = true,
                                    .geared = random_chance(&gears, 0.15)});
}

/* ---- every function by every algorithm ---- */

/* The least pivot of M, relative to its diagonal entry: a joint that moves next to nothing makes
   the condition of M infinite, but its acceleration is still determined. */
static double least_pivot(Soak *soak, int state)
{
    int n = soak->n;
    const double *q = soak_input(soak, "q", state);
    RefReal *M = memory_grow(NULL, sizeof *M * (size_t)(n * n + 1));
    reference_call_exact(&soak->yardstick->robot, &functions[INERTIA_MATRIX], &q, M);
    double least = INFINITY;
    for (int k = n - 1; k >= 0; k--) { /* from the tip, as programs do */
        RefReal diagonal = M[k * n + k];
        for (int j = k + 1; j < n; j++)
            M[k * n + k] -= M[k * n + j] * M[k * n + j] / M[j * n + j];
        for (int i = 0; i < k; i++)
            for (int j = k + 1; j < n; j++)
                M[i * n + k] -= M[i * n + j] * M[k * n + j] / M[j * n + j];
        double pivot = fabs((double)(M[k * n + k] / diagonal));
        least = pivot >= 0 ? fmin(least, pivot) : 0; /* nothing by nothing: none */
    }
    memory_free(M);
    return least;
}

/* A robot whose forces do not determine its accelerations has no forward dynamics, and only such a
   one; between the two limits the reference leaves it open. */
static void check_refusal(Soak *soak, const Program *program)
{
    double pivot = 0, most = 0;
    for (int s = 0; s < SOAK_STATES; s++) {
        pivot = fmax(pivot, least_pivot(soak, s));
        most = fmax(most, soak->yardstick->at[s].condition);
    }
    if (program->singular >= 0 && most < 1e7)
        soak_fail(soak, "wrongly refused",
                  "%s by %s is refused because of joint \"%s\", but the condition of M is at most "
                  "%.1e",
                  program->function->name, program->algorithm,
                  soak->robot->links[program->singular].name, most);
    if (program->singular < 0 && pivot < 1e-16)
        soak_fail(soak, "not refused", "%s by %s is there, but M is singular in every state",
                  program->function->name, program->algorithm);
}

static void add_algorithms(Soak *soak, const Function *function)
{
    const char *names[MAX_ALGORITHMS];
    int count =
        build_too_long(soak->robot, function) ? 0 : algorithm_names(function, soak->robot, names);
    for (int k = 0; k < count; k++) {
        soak_doing(soak, "building %s by %s", function->name, names[k]);
        Program *program = program_build(&soak->build, soak->robot, function, names[k]);
        if (function->solves)
            check_refusal(soak, program);
        if (program->singular < 0) {
            soak_add(soak, program, soak->yardstick);
            continue;
        }
        program_free(program);
    }
}

/* The passes on a published algorithm, which best itself never gives them. */
static void add_with_passes(Soak *soak, const Function *function)
{
    const char *names[MAX_ALGORITHMS];
    int count = algorithm_names(function, soak->robot, names);
    if (count < 2)
        return;
    const char *name = names[random_pick(&soak->random, count - 1)];
    if (!soak_wants(soak, function->id))
        return;
    soak_doing(soak, "building %s by %s, with passes", function->name, name);
    Program *program = program_build(&soak->build, soak->robot, function, name);
    if (program->singular >= 0) {
        program_free(program);
        return;
    }
    bool small = soak->n <= 8; /* rescaling takes longer than in proportion */
    best_passes(&soak->build, program, small ? 1 + (int)soak->choice.effort / 2 : 0, NULL);
    program->algorithm = arena_format(soak->arena, "%s, passes", name);
    soak_add(soak, program, soak->yardstick);
}

/* ---- functions in one ---- */

static void add_together(Soak *soak)
{
    static const struct {
        FunctionId id[MOST_PARTS];
        int count;
    } sets[] = {{{INERTIA_MATRIX, BIAS}, 2},
                {{FORWARD_KINEMATICS, JACOBIAN}, 2},
                {{INERTIA_MATRIX, BIAS, GRAVITY, ENERGY}, 4},
                {{INVERSE_DYNAMICS, JACOBIAN, ENERGY}, 3},
                {{FORWARD_DYNAMICS, INERTIA_MATRIX}, 2}};
    int chosen = random_pick(&soak->random, COUNT(sets)), count = sets[chosen].count;
    const Function *list[MOST_PARTS];
    const char *names[MOST_PARTS], *available[MAX_ALGORITHMS];
    for (int k = 0; k < count; k++) {
        list[k] = &functions[sets[chosen].id[k]];
        int algorithms_of = algorithm_names(list[k], soak->robot, available);
        names[k] = random_chance(&soak->random, 0.5)
                       ? BEST
                       : available[random_pick(&soak->random, algorithms_of)];
    }
    if (soak->choice.focus)
        return;
    soak_doing(soak, "building functions together");
    bool singular =
        list[0]->id == FORWARD_DYNAMICS && build_singular_joint(&soak->build, soak->robot) >= 0;
    if (singular)
        return;
    Program *program = program_build_together(&soak->build, soak->robot, list, names, count);
    if (program->singular >= 0) {
        program_free(program);
        return;
    }
    Trial *trial = soak_add(soak, program, soak->yardstick);
    memcpy(trial->parts, sets[chosen].id, sizeof trial->parts);
    trial->part_count = count;
}

void soak_build(Soak *soak)
{
    for (int i = 0; i < FUNCTION_COUNT; i++)
        if (soak_wants(soak, (FunctionId)i))
            add_algorithms(soak, &functions[i]);
    for (int i = 0; i < FUNCTION_COUNT; i++)
        if (random_chance(&soak->random, 0.15) && !build_too_long(soak->robot, &functions[i]))
            add_with_passes(soak, &functions[i]);
    if (random_chance(&soak->random, 0.5))
        add_together(soak);
}
