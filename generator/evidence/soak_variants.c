/* soak_variants.c: functions with more arguments, for rbgen soak: a wrench on the tool, a load on
   it, parameters that stay open, a base that moves; and those of further tools. The reference gets
   the same robot with the load as a link on a fixed joint and the open numbers in place. */
#include "build/constants.h"
#include "build/keep.h"
#include "evidence/soak.h"
#include "model/payload.h"

#include <string.h>

/* ---- numbers, each of them a float ---- */

static double number(Soak *soak, double low, double high)
{
    return (double)(float)random_uniform(&soak->random, low, high);
}

/* mass, com, inertia: diagonally dominant, so that some body has it. */
static void draw_payload(Soak *soak, double *value)
{
    *value++ = number(soak, 0.5, 5);
    for (int k = 0; k < 3; k++)
        *value++ = number(soak, -0.2, 0.2);
    for (int k = 0; k < 6; k++)
        *value++ = k < 3 ? number(soak, 0.2, 0.3) : number(soak, -0.05, 0.05);
}

/* ---- loads and open parameters ---- */

static const char *name_to_keep(Soak *soak)
{
    static const char *const whole[] = {"friction", "gravity", "tool", "all", "rotor"};
    static const char *const bodies[] = {"mass", "com", "inertia"};
    static const char *const dh[] = {"a", "d", "alpha", "theta"};
    int link = random_pick(&soak->random, soak->n), kind = random_pick(&soak->random, 8);
    const Link *of = &soak->robot->links[link];
    int bearer = link + (of->run ? of->run - 1 - of->part : 0); /* it carries something */
    if (kind < 4)
        return arena_format(soak->arena, "link%d.%s", bearer + 1,
                            bodies[random_pick(&soak->random, 3)]);
    if (kind < 6 && soak->robot->links[link].joint->placing == PLACED_BY_DH)
        return arena_format(soak->arena, "joint%d.%s", link + 1, dh[random_pick(&soak->random, 4)]);
    const char *picked = whole[random_pick(&soak->random, soak->robot->coupling ? 3 : 5)];
    bool lengths = strcmp(picked, "all") == 0; /* which stay as they are beside quaternions */
    return lengths && soak->robot->positions != soak->n ? "friction" : picked;
}

static Strings names_to_keep(Soak *soak)
{
    Strings names = {0};
    int count = random_pick(&soak->random, 4);
    for (int k = 0; k < count; k++)
        names.item[names.count++] = name_to_keep(soak);
    return names;
}

/* Others than the file's, of the same signs, so that masses stay masses. */
static double *other_values(Soak *soak, const Kept *kept)
{
    double *values = arena_array(soak->arena, double, kept->count + 1);
    for (int k = 0; k < kept->count; k++)
        values[k] = (double)(float)(kept->values[k] * number(soak, 0.5, 1.5));
    return values;
}

static bool keeps_something(Soak *soak, const Strings *names)
{
    bool any = names->count == 0; /* "all" of a robot without numbers is an error */
    for (int k = 0; k < names->count; k++)
        any = any || strcmp(names->item[k], "all") != 0 || soak->robot->links[0].mass > 0;
    return any;
}

/* On a base that moves, by an algorithm that knows one. */
static void add_moving(Soak *soak, const Robot *robot, unsigned extras, const char *open,
                       const Yardstick *yardstick)
{
    for (int i = 0; i < FUNCTION_COUNT; i++) {
        const Function *function = function_variant(&functions[i], extras | EXTRA_BASE);
        const char *names[MAX_ALGORITHMS];
        bool takes_open = function != function_variant(&functions[i], EXTRA_BASE);
        if (!function_moves_base(function) || (extras && !takes_open) ||
            !soak_wants(soak, function->id))
            continue;
        int count = algorithm_names(function, robot, names);
        const char *by = names[random_pick(&soak->random, count)];
        soak_doing(soak, "building %s by %s on a moving base", function->c_name, by);
        Program *program = program_build(&soak->build, robot, function, by);
        program->algorithm = arena_format(soak->arena, "%s --moving-base%s", by, open);
        soak_add(soak, program, yardstick);
    }
}

static void add_loaded(Soak *soak)
{
    Strings names = names_to_keep(soak);
    if (!keeps_something(soak, &names))
        return;
    Kept kept = keep_open(soak->arena, soak->description, soak->robot, &names);
    bool load = soak->robot->tool_link >= 0 && random_chance(&soak->random, 0.7);
    unsigned extras = kept.extras | (load ? EXTRA_PAYLOAD : 0u);
    double payload[PAYLOAD_NUMBERS], *values = other_values(soak, &kept);
    draw_payload(soak, payload);
    soak_set_input(soak, "payload", PAYLOAD_NUMBERS, payload);
    const Description *whole = soak->description;
    if (kept.count)
        whole = keep_description(soak->arena, &kept, values, "soak");
    if (load)
        whole = description_with_payload(soak->arena, whole, payload);
    Yardstick *yardstick = soak_yardstick(soak, whole);
    Text open = {0}; /* as options have it */
    for (int k = 0; k < names.count; k++)
        text_add(&open, " --keep %s", names.item[k]);
    text_add_string(&open, load ? " --payload" : "");
    bool singular = build_singular_joint(&soak->build, soak->robot) >= 0;
    for (int i = 0; i < 2 * FUNCTION_COUNT; i++) { /* without and with a wrench */
        const Function *row = &functions[i % FUNCTION_COUNT];
        unsigned wrench = i < FUNCTION_COUNT ? 0 : EXTRA_WRENCH;
        const Function *plain = function_variant(row, wrench);
        const Function *function = function_variant(row, extras | wrench);
        if (build_too_long(kept.robot, row) || function == plain || (wrench && plain == row) ||
            (row->solves && singular) || random_chance(&soak->random, 0.3) ||
            !soak_wants(soak, plain->id))
            continue;
        const char *algorithms_there[MAX_ALGORITHMS];
        int count = algorithm_names(function, kept.robot, algorithms_there);
        const char *by = algorithms_there[random_pick(&soak->random, count)];
        soak_doing(soak, "building %s by %s with open parameters", function->c_name, by);
        Program *program = program_build(&soak->build, kept.robot, function, by);
        program->algorithm = arena_format(soak->arena, "%s%s", by, open.data);
        if (program->singular < 0)
            soak_add(soak, program, yardstick);
        else
            program_free(program);
    }
    if (random_chance(&soak->random, 0.4))
        add_moving(soak, kept.robot, extras, open.data, yardstick);
    text_free(&open);
    int count = 0;
    const double *params = constants_params(kept.robot, values, kept.count, &count);
    soak_set_input(soak, "params", count, params);
}

/* ---- wrenches and tools ---- */

static void add_wrenches(Soak *soak)
{
    for (int i = 0; i < FUNCTION_COUNT; i++) {
        const char *names[MAX_ALGORITHMS];
        const Function *function = function_variant(&functions[i], EXTRA_WRENCH);
        if (function == &functions[i])
            continue;
        int count = algorithm_names(&functions[i], soak->robot, names);
        const char *name = names[random_pick(&soak->random, count)];
        if (!soak_wants(soak, function->id))
            continue;
        soak_doing(soak, "building %s by %s", function->c_name, name);
        Program *program = program_build(&soak->build, soak->robot, function, name);
        program->algorithm = arena_format(soak->arena, "%s, wrench", name);
        if (program->singular < 0)
            soak_add(soak, program, soak->yardstick);
        else
            program_free(program);
    }
}

static void add_tools(Soak *soak)
{
    Selection selection = {.wanted = {[FORWARD_KINEMATICS] = soak_wants(soak, FORWARD_KINEMATICS),
                                      [JACOBIAN] = soak_wants(soak, JACOBIAN)}};
    Program *programs[MAX_TOOL_PROGRAMS];
    soak_doing(soak, "building functions of further tools");
    int count = build_for_tools(&soak->build, soak->arena, soak->robot, &selection, programs);
    for (int k = 0; k < count; k++) {
        Yardstick *yardstick = arena_alloc(soak->arena, sizeof *yardstick);
        *yardstick = *soak->yardstick;
        reference_take_tool(&yardstick->robot, soak->description, programs[k]->function->tool);
        soak_add(soak, programs[k], yardstick);
    }
}

void soak_variants(Soak *soak)
{
    add_wrenches(soak);
    add_tools(soak);
    if (random_chance(&soak->random, 0.6))
        add_loaded(soak);
    if (random_chance(&soak->random, 0.4))
        add_moving(soak, soak->robot, 0, "", soak->yardstick);
}
