/* soak_mechanism.c: a robot with loops in rbgen soak: every function that there is for it by every
   algorithm, at closed states, against the reference, which solves the equations with all
   constraints at once by pivoted elimination (runtime/reference_loops.c); and that accelerations
   keep loops closed. */
#include "evidence/soak.h"

#include "evidence/verify.h"
#include "model/closure.h"

#include <math.h>
#include <string.h>

#define TOLERANCE 1e-10

static void note(Outcome *outcome, const Verdict *verdict)
{
    const Function *function = verdict->program->function;
    Worst *worst = &outcome->worst[function->id][0];
    if (verdict->error > worst->error) {
        worst->error = verdict->error;
        snprintf(worst->by, sizeof worst->by, "%s", verdict->program->algorithm);
    }
}

/* With a load on the tool, and some of masses, gravity, friction and motors open, at other values
   than the file's: the reference gets these in its numbers. */
static Extras draw_extras(Soak *soak)
{
    static const char *const whole[] = {"gravity", "friction", "rotor", "tool"};
    static const char *const bodies[] = {"mass", "com", "inertia"};
    Arena *arena = soak->arena;
    const Robot *robot = soak->robot;
    Random *random = &soak->random;
    ExtrasOptions options = {0};
    for (int k = 0; k < 3 && random_chance(random, 0.5); k++) {
        int link = random_pick(random, robot->n);
        const Link *of = &robot->links[link];
        int bearer = link + (of->run ? of->run - 1 - of->part : 0);
        const char *body = bodies[random_pick(random, 3)];
        double mass = random_uniform(random, 0.1, 5);
        const char *value = strcmp(body, "mass") == 0 ? arena_format(arena, "=%.3f", mass) : "";
        options.keep.item[options.keep.count++] =
            random_chance(random, 0.5)
                ? whole[random_pick(random, robot->coupling ? 2 : 4)]
                : arena_format(arena, "link%d.%s%s", bearer + 1, body, value);
    }
    if (robot->tool_link >= 0 && random_chance(random, 0.5))
        options.payload = "1.25,0.0625,-0.03,0.125,0.016,0.06,0.05,0.008,-0.004,0.012";
    return extras_read(arena, soak->description, soak->robot, &options);
}

void soak_mechanism(Soak *soak)
{
    Arena *arena = soak->arena;
    Robot *robot = soak->robot;
    Outcome *outcome = soak->outcome;
    const char *list = "forward-dynamics,inverse-dynamics,reactions,loop-errors,loop-jacobian,"
                       "loop-bias,inertia-matrix,bias,gravity,energy";
    if (robot->closure->fault) {
        soak_fail(soak, "mechanism refused", "mechanism refused: %.300s", robot->closure->fault);
        return;
    }
    Selection selection = select_functions(list, &(const Strings){0}, "all");
    Extras given = draw_extras(soak);
    select_extras(&selection, &given);
    Program **programs = arena_array(arena, Program *, MAX_PROGRAMS);
    Text notes = {0};
    int count =
        build_selected(&soak->build, given.robot, &selection, true, programs, MAX_PROGRAMS, &notes);
    text_free(&notes);
    JitSet set = jit_programs(arena, programs, count, jit_default());
    Verdict *verdicts = arena_array(arena, Verdict, count);
    const VerifyTrial trial = {&given,    SOAK_STATES, 1,    (unsigned long)soak->choice.seed,
                               TOLERANCE, &set,        false};
    soak_doing(soak, "verifying a mechanism");
    verify_programs(arena, &trial, programs, count, verdicts);
    for (int k = 0; k < count; k++) {
        const Verdict *v = &verdicts[k];
        note(outcome, v);
        outcome->comparisons += (long)SOAK_STATES * v->program->output_count;
        if (v->ok || outcome->failed)
            continue;
        const char *name = v->program->function->name;
        soak_fail(soak, arena_format(arena, "%s of a mechanism", name),
                  "%s by %s of a mechanism: error %.2e, %.2e between algorithms", name,
                  v->program->algorithm, v->error, v->spread);
        outcome->focus = 1 + (int)v->program->function->id;
    }
    outcome->programs += count;
    outcome->states += SOAK_STATES;
    jit_free(set.jit);
    for (int k = 0; k < count; k++)
        program_free(programs[k]);
}
