/* payload_test.c: functions that take a load on the tool, or the joints' friction, against the same
   robot with these in its file: the load as a link on a fixed joint at the tool. That is generated
   anew, and it is also computed by the numeric reference. So are links whose parameters are kept.
   payload_test EFFORT ROBOT... */
#include "best/best.h"
#include "build/constants.h"
#include "build/keep.h"
#include "command/command.h"
#include "evaluate/states.h"
#include "tests/compare.h"
#include "util/random.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static double worst_regenerated, worst_reference;
static int checked;

typedef struct {
    double mass, com[3], inertia[6];
} Payload;

/* The second is that of no load; the third is nearly all the arm's mass. */
static const Payload payloads[] = {
    {2.5, {0.03, -0.05, 0.11}, {0.02, 0.03, 0.025, 0.004, -0.003, 0.006}},
    {0, {0, 0, 0}, {0, 0, 0, 0, 0, 0}},
    {40, {-0.2, 0.1, 0.3}, {1.5, 1.25, 0.75, -0.25, 0.125, 0.0625}},
};

static double next_random(void)
{
    static uint32_t state = 20241;
    return (double)(random_plain(&state) >> 8) / (1 << 24);
}

/* ---- the robot with everything in its file ---- */

static Joint fixed_load(const Description *description, const Payload *payload)
{
    static const int row[] = {0, 1, 2, 0, 0, 1}, column[] = {0, 1, 2, 1, 2, 2};
    Joint load = {.name = "load",
                  .type = FIXED,
                  .parent = description->joint_count - 1,
                  .before = description->tool,
                  .axis = {0, 0, 1},
                  .after = pose_identity(),
                  .mass = (Real)payload->mass,
                  .coulomb_width = (Real)1e-3,
                  .gear_ratio = 1};
    for (int k = 0; k < 3; k++)
        load.com[k] = (Real)payload->com[k];
    for (int k = 0; k < 6; k++)
        load.inertia[row[k]][column[k]] = load.inertia[column[k]][row[k]] =
            (Real)payload->inertia[k];
    return load;
}

/* Draws the numbers of one name, into the joint and into the struct; returns where the next go. */
static double *set_inertial(Joint *joint, const char *what, double *param)
{
    static const int row[] = {0, 1, 2, 0, 0, 1}, column[] = {0, 1, 2, 1, 2, 2};
    if (strcmp(what, "mass") == 0)
        joint->mass = (Real)(*param++ = 1 + next_random());
    for (int k = 0; k < 3 && strcmp(what, "com") == 0; k++)
        joint->com[k] = (Real)(*param++ = 0.4 * next_random() - 0.2);
    for (int k = 0; k < 6 && strcmp(what, "inertia") == 0; k++) {
        *param = k < 3 ? 0.2 + 0.1 * next_random() : 0.1 * next_random() - 0.05;
        joint->inertia[row[k]][column[k]] = joint->inertia[column[k]][row[k]] = (Real)*param++;
    }
    return param;
}

/* Friction, or parameters of the first, the middle and the last link. */
/* A link that carries something: of a quaternion's run the last. */
static int bearer(const Robot *robot, int number)
{
    const Link *link = &robot->links[number - 1];
    return number + (link->run ? link->run - 1 - link->part : 0);
}

static Strings names_of(Arena *arena, const Robot *robot, unsigned extras)
{
    int n = robot->n;
    Strings names = {0};
    if (extras & EXTRA_FRICTION)
        names.item[names.count++] = "friction";
    if (extras & EXTRA_LINKS) {
        names.item[names.count++] = arena_format(arena, "link%d.com", bearer(robot, (n + 1) / 2));
        names.item[names.count++] = arena_format(arena, "link%d.inertia", bearer(robot, 1));
        names.item[names.count++] = arena_format(arena, "link%d.mass", n);
        names.item[names.count++] = arena_format(arena, "link%d.com", n);
        names.item[names.count++] = arena_format(arena, "link%d.inertia", n);
    }
    return names;
}

/* Returns how many parameters there are. */
static int draw_params(const Strings *names, Description *merged, const int *moving, int n,
                       double *params)
{
    double *param = params;
    for (int k = 0; k < names->count; k++) {
        int link;
        char what[16];
        bool again = false; /* the middle link may be the last */
        for (int earlier = 0; earlier < k; earlier++)
            again = again || strcmp(names->item[earlier], names->item[k]) == 0;
        if (again)
            continue;
        if (sscanf(names->item[k], "link%d.%15s", &link, what) == 2) {
            param = set_inertial(&merged->joints[moving[link - 1]], what, param);
            continue;
        }
        for (int i = 0; i < n; i++)
            merged->joints[moving[i]].viscous = (Real)(*param++ = next_random());
        for (int i = 0; i < n; i++)
            merged->joints[moving[i]].coulomb = (Real)(*param++ = next_random());
    }
    return (int)(param - params);
}

static Description *merge(Arena *arena, const Description *description, const Payload *payload,
                          const Strings *names, double *params, int *param_count)
{
    Description *merged = arena_alloc(arena, sizeof *merged);
    int count = description->joint_count, moving[MAX_JOINTS], n = 0;
    *merged = *description;
    merged->joints = arena_array(arena, Joint, count + 1);
    memcpy(merged->joints, description->joints, sizeof *merged->joints * (size_t)count);
    for (int i = 0; i < count; i++)
        if (merged->joints[i].type != FIXED)
            moving[n++] = i;
    *param_count = draw_params(names, merged, moving, n, params);
    if (payload) {
        merged->joints[count] = fixed_load(description, payload);
        merged->joint_count++;
        merged->tool = pose_identity();
    }
    return merged;
}

/* ---- comparing ---- */

static double difference(const double *found, const double *expected, int size)
{
    return relative_error(found, expected, size, 1e-3); /* where nothing hangs, zero is zero */
}

static Program *build(const Robot *robot, const Function *function, long effort)
{
    static Build context;
    if (!context.memory)
        context = build_start();
    context.effort = effort;
    return program_build(&context, robot, function, BEST);
}

/* The variant with these extras against the plain function (which may take a wrench) of the robot
   with the same in its file. */
static void check(const Description *description, Robot *closed, const Function *plain,
                  unsigned extras, const Payload *payload, long effort)
{
    Arena *arena = arena_new();
    unsigned variant_of = function_takes(plain, "wrench") ? EXTRA_WRENCH : 0;
    const Function *variant = function_variant(&functions[plain->id], extras | variant_of);
    Strings names = names_of(arena, closed, extras);
    const Robot *robot = keep_open(arena, description, closed, &names).robot;
    int size = function_output_size(plain, robot_extent(robot));
    int inputs = function_input_count(plain);
    double params[12 * MAX_JOINTS];
    int param_count;
    const Strings none = {0};
    bool loaded = function_takes(variant, "payload"), open = function_takes(variant, "params");
    Description *merged = merge(arena, description, loaded ? payload : NULL, open ? &names : &none,
                                params, &param_count);
    Robot *whole = robot_from_description(arena, merged);
    ReferenceRobot *reference = arena_alloc(arena, sizeof *reference);
    fill_reference(reference, merged);
    Program *programs[] = {build(robot, variant, effort), build(whole, plain, 0)};
    bool same = programs[0]->singular < 0 && programs[1]->singular < 0;
    JitSet set = jit_programs(arena, programs, 2, jit_default());
    const double *all = params;
    if (open)
        all = constants_params(robot, params, param_count, &param_count);
    States states = states_random(arena, robot, &functions[plain->id], 20, 4);
    double *found = arena_array(arena, double, size), *again = arena_array(arena, double, size);
    double *expected = arena_array(arena, double, size), wrench[] = {3, -7, 2, 0.5, -1.5, 4};
    for (int s = 0; s < states.count && same; s++) {
        const double *in[MAX_INPUTS + 2] = {NULL};
        double *to[MAX_OUTPUTS];
        bool pushed = function_takes(plain, "wrench");
        int given = 0;
        for (; given < inputs - pushed; given++)
            in[given] = states_at(&states, given, s);
        if (pushed)
            in[given++] = wrench;
        split_outputs(plain, robot_extent(robot), again, to);
        jit_call(set.function[1], in, given, to, function_output_count(plain));
        if (loaded)
            in[given++] = &payload->mass;
        if (open)
            in[given++] = all;
        split_outputs(plain, robot_extent(robot), found, to);
        jit_call(set.function[0], in, given, to, function_output_count(plain));
        worst_regenerated = larger_error(worst_regenerated, difference(found, again, size));
        checked++;
        if (!pushed && reference_call(reference, &functions[plain->id], in, expected))
            worst_reference = larger_error(worst_reference, difference(found, expected, size));
    }
    jit_free(set.jit);
    program_free(programs[0]);
    program_free(programs[1]);
    arena_free(arena);
}

static void check_all(const Description *description, Robot *robot, long effort)
{
    static const unsigned kinds[] = {EXTRA_PAYLOAD, EXTRA_LINKS, EXTRA_FRICTION,
                                     EXTRA_PAYLOAD | EXTRA_LINKS | EXTRA_FRICTION};
    Arena *arena = arena_new();
    for (size_t e = 0; e < (effort > 0 ? 2 : COUNT(kinds)); e++) { /* no search sees friction */
        size_t loads = effort == 0 && kinds[e] == EXTRA_PAYLOAD ? COUNT(payloads) : 1;
        for (int i = 0; i < FUNCTION_COUNT; i++)
            if (function_variant(&functions[i], kinds[e]) != &functions[i] &&
                !build_too_long(robot, &functions[i]))
                for (size_t k = 0; k < loads; k++)
                    check(description, robot, &functions[i], kinds[e], &payloads[k], effort);
        for (int i = 0; i < FUNCTION_COUNT && effort == 0; i++)
            if (functions[i].extras & EXTRA_WRENCH)
                check(description, robot, function_variant(&functions[i], EXTRA_WRENCH), kinds[e],
                      &payloads[0], effort);
    }
    arena_free(arena);
}

int main(int argc, char **argv)
{
    /* Tips that turn and tips that slide, few joints and many. */
    static const char *const patterns[] = {"R",    "P",     "RP",     "PR",     "RRP",    "PRR",
                                           "RRPR", "RPRPR", "RRRRRP", "RRPRRR", "PPPRRR", "R6"};
    quiet();
    if (argc < 2)
        return 2;
    long effort = atol(argv[1]);
    size_t count = COUNT(patterns) + (size_t)(argc - 2);
    for (size_t r = 0; r < count; r++) {
        Arena *arena = arena_new();
        Description *description;
        Robot *robot;
        if (r < COUNT(patterns)) {
            description = description_general(arena, patterns[r]);
            Pose turn = pose_multiply(pose_turn(2, (Real)0.7, 0), pose_turn(0, (Real)-1.1, 0));
            description->tool = pose_multiply(pose_shift((Real)0.1, (Real)-0.07, (Real)0.2), turn);
            robot = robot_from_description(arena, description);
        } else {
            robot = load_robot(arena, argv[2 + r - COUNT(patterns)], &(Choice){.snap = ANGLE_SNAP},
                               &description);
        }
        check_all(description, robot, effort);
        arena_free(arena);
    }
    printf("%zu robots, %d calls, worst relative difference: %.1e from regeneration, %.1e from the "
           "reference\n",
           count, checked, worst_regenerated, worst_reference);
    return !(checked > 0 && worst_regenerated < 1e-11 && worst_reference < 1e-11);
}
