/* soak_variants.c: functions with more arguments, for rbgen soak: a wrench on the tool, a load on
   it, friction and links that stay open; and those of further tools. The reference gets the same
   robot with the load as a link on a fixed joint and the open numbers in place. */
#include "build/keep.h"
#include "evidence/soak.h"
#include "model/payload.h"

#include <string.h>

static const int row_of[] = {0, 1, 2, 0, 0, 1}, column_of[] = {0, 1, 2, 1, 2, 2};

/* ---- numbers, each of them a float ---- */

static double number(Soak *soak, double low, double high)
{
    return (double)(float)random_uniform(&soak->random, low, high);
}

/* mass, com, inertia; or some of these: diagonally dominant, so that some body has it. */
static double *inertial(Soak *soak, double *value, bool mass, bool com, bool inertia)
{
    if (mass)
        *value++ = number(soak, 0.5, 5);
    for (int k = 0; k < 3 && com; k++)
        *value++ = number(soak, -0.2, 0.2);
    for (int k = 0; k < 6 && inertia; k++)
        *value++ = k < 3 ? number(soak, 0.2, 0.3) : number(soak, -0.05, 0.05);
    return value;
}

/* ---- the robot with all of it in its file ---- */

static const double *put_inertial(Joint *joint, const double *value, bool mass, bool com,
                                  bool inertia)
{
    if (mass)
        joint->mass = (Real)*value++;
    for (int k = 0; k < 3 && com; k++)
        joint->com[k] = (Real)*value++;
    for (int k = 0; k < 6 && inertia; k++)
        joint->inertia[row_of[k]][column_of[k]] = joint->inertia[column_of[k]][row_of[k]] =
            (Real)*value++;
    return value;
}

static Joint *joint_of(Soak *soak, Description *whole, int link)
{
    return &whole->joints[soak->robot->links[link].joint - soak->description->joints];
}

/* For a function that takes these structs; payload NULL: it takes none. */
static const Description *merge(Soak *soak, const Robot *open, const double *payload,
                                const double *params)
{
    Description *whole = arena_alloc(soak->arena, sizeof *whole);
    int count = soak->description->joint_count;
    *whole = *soak->description;
    whole->joints = arena_array(soak->arena, Joint, count + 1);
    memcpy(whole->joints, soak->description->joints, sizeof *whole->joints * (size_t)count);
    for (int i = 0; i < soak->n && open->open_friction; i++) {
        joint_of(soak, whole, i)->viscous = (Real)params[i];
        joint_of(soak, whole, i)->coulomb = (Real)params[soak->n + i];
    }
    params += open->open_friction ? 2 * soak->n : 0;
    for (int k = 0; k < open->open_count; k++) {
        const OpenLink *link = &open->open[k];
        params = put_inertial(joint_of(soak, whole, link->link), params, link->mass, link->com,
                              link->inertia);
    }
    return payload ? description_with_payload(soak->arena, whole, payload) : whole;
}

/* ---- loads and open parameters ---- */

static Strings names_to_keep(Soak *soak)
{
    static const char *const what[] = {"mass", "com", "inertia"};
    Strings names = {0};
    if (random_chance(&soak->random, 0.5))
        names.item[names.count++] = "friction";
    int links = random_pick(&soak->random, 3);
    for (int k = 0; k < links; k++) {
        int link = random_pick(&soak->random, soak->n);
        const Link *of = &soak->robot->links[link];
        link += of->run ? of->run - 1 - of->place : 0; /* the one that carries something */
        names.item[names.count++] =
            arena_format(soak->arena, "link%d.%s", link + 1, what[random_pick(&soak->random, 3)]);
    }
    return names;
}

static void add_loaded(Soak *soak)
{
    Strings names = names_to_keep(soak);
    Kept kept = keep_open(soak->arena, soak->description, soak->robot, &names);
    bool load = soak->robot->tool_link >= 0 && random_chance(&soak->random, 0.7);
    unsigned extras = kept.extras | (load ? EXTRA_PAYLOAD : 0u);
    double payload[PAYLOAD_NUMBERS], *params = arena_array(soak->arena, double, 12 * soak->n + 1);
    double *next = params;
    inertial(soak, payload, true, true, true);
    for (int i = 0; i < 2 * soak->n && kept.robot->open_friction; i++)
        *next++ = number(soak, 0, 1);
    for (int k = 0; k < kept.robot->open_count; k++) {
        const OpenLink *open = &kept.robot->open[k];
        next = inertial(soak, next, open->mass, open->com, open->inertia);
    }
    soak_set_input(soak, "payload", PAYLOAD_NUMBERS, payload);
    soak_set_input(soak, "params", (int)(next - params) + 1, params);
    Yardstick *yardstick =
        soak_yardstick(soak, merge(soak, kept.robot, load ? payload : NULL, params));
    bool singular = build_singular_joint(&soak->build, soak->robot) >= 0;
    for (int i = 0; i < 2 * FUNCTION_COUNT; i++) { /* without and with a wrench */
        const Function *row = &functions[i % FUNCTION_COUNT];
        unsigned wrench = i < FUNCTION_COUNT ? 0 : EXTRA_WRENCH;
        const Function *plain = function_variant(row, wrench);
        const Function *function = function_variant(row, extras | wrench);
        if (build_too_long(soak->robot, row) || function == plain || (wrench && plain == row) ||
            (row->solves && singular) || random_chance(&soak->random, 0.3) ||
            !soak_wants(soak, plain->id))
            continue;
        soak_doing(soak, "building %s with open parameters", function->c_name);
        Program *program = program_build(&soak->build, kept.robot, function, BEST);
        program->algorithm = "best, open";
        if (program->singular < 0)
            soak_add(soak, program, yardstick);
        else
            program_free(program);
    }
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
    Selection selection = {.wanted = {[FORWARD_KINEMATICS] = true, [JACOBIAN] = true}};
    Program *programs[MAX_TOOL_PROGRAMS];
    if (soak->choice.focus)
        return;
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
}
