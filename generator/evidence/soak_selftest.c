/* soak_selftest.c: the emitted file with all functions and its selftest, compiled and run, for
   rbgen soak: golden vectors in binary128, and whatever relations the functions' table knows
   (function.h), whichever functions there are. */
#include "evidence/golden.h"
#include "evidence/soak.h"

#include <string.h>

/* NAME_selftest_result in double */
typedef struct {
    double error;
    int check, state;
} Result;

#define TOLERANCE 1e-11 /* as the file has it */

/* A check's number, as the file calls it; NULL: the last. */
static const char *check_called(Arena *arena, const char *source, int number)
{
    const char *end = strstr(source, arena_format(arena, " = %2d,", number));
    const char *begin = end;
    while (begin && begin > source && begin[-1] != '\n')
        begin--;
    if (!begin)
        return "none";
    begin += strspn(begin, " ");
    char *name = arena_copy(arena, begin);
    name[strcspn(name, " ")] = '\0';
    return name;
}

void soak_selftest(Soak *soak)
{
    enum { MOST_JOINTS = 12 }; /* binary128 takes its time */
    Program *programs[FUNCTION_COUNT];
    int count = 0;
    if (soak->n > MOST_JOINTS)
        return;
    for (int t = 0; t < soak->trial_count; t++) {
        Program *program = soak->trials[t].program;
        for (int i = 0; i < FUNCTION_COUNT; i++)
            if (program->function == &functions[i] && strcmp(program->algorithm, BEST) == 0)
                programs[count++] = program;
    }
    soak_doing(soak, "running the selftest");
    char pattern[MAX_JOINTS + 1];
    joint_pattern(soak->robot, pattern);
    Kernel kernel = {.style = {.real = REAL_DOUBLE,
                               .prefix = "arm",
                               .comments = soak->choice.comments,
                               .sincos = SINCOS_INLINE},
                     .robot = "arm",
                     .source = "",
                     .command = "",
                     .pattern = pattern,
                     .notes = "",
                     .selftest =
                         golden_make(soak->arena, soak->description, programs, count, REAL_DOUBLE)};
    if (kernel.selftest->matrix != MATRIX_DEFINITE)
        return; /* masses that no body has: sums may cancel to any degree */
    Text source = {0};
    emit_kernel(&source, &kernel, programs, count);
    /* What tcc compiles here cannot write to its own data: the work arrays go on the stack. */
    static const char where[] = "static arm_work work;";
    char *work = strstr(source.data, where);
    if (!work)
        fail_job("soak: the selftest does not keep its work where it did");
    memset(work, ' ', strlen("static"));
    Jit *jit = jit_compile(BACKEND_TCC, source.data, NULL);
    Result worst = {0};
    double *address[] = {(double *)(void *)&worst};
    jit_call(jit_symbol(jit, "arm_selftest"), NULL, 0, address, 1); /* what it returns says less */
    soak->outcome->programs++;
    soak->outcome->comparisons++;
    if (!(worst.error <= TOLERANCE))
        soak_fail(soak, "selftest", "selftest: %s is off by %.1e in state %d",
                  check_called(soak->arena, source.data, worst.check), worst.error,
                  worst.state + 1);
    jit_free(jit);
    text_free(&source);
}
