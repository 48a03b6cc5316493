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
    Extras given = extras_read(arena, soak->description, robot, &(ExtrasOptions){0});
    select_extras(&selection, &given);
    Program **programs = arena_array(arena, Program *, MAX_PROGRAMS);
    Text notes = {0};
    int count =
        build_selected(&soak->build, robot, &selection, true, programs, MAX_PROGRAMS, &notes);
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
