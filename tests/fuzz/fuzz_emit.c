/* fuzz_emit.c: small robots all the way: file -> program -> C -> machine code. The model's hash
   chooses the function and the algorithm, so that all of them have their turn. */
#include "command/command.h"
#include "fuzz.h"

enum { MOST_JOINTS = 3, MOST_DIGITS = 8 };

/* Numbers with exponents or many digits can make products beyond what float holds; emit then says
   so and fails, which is no finding. */
static bool is_moderate(const char *text)
{
    for (size_t run; *text; text += run ? run : 1) {
        run = strspn(text, ".0123456789");
        if (run > MOST_DIGITS || (run && (text[run] == 'e' || text[run] == 'E')))
            return false;
    }
    return true;
}

static void job(Arena *arena, const char *text, size_t length)
{
    if (!is_moderate(text))
        return;
    Description *description = description_parse(arena, "fuzz.json", text, length, ANGLE_SNAP);
    Robot *robot = robot_from_description(arena, description);
    if (robot->n > MOST_JOINTS || description->joint_count > 2 * MOST_JOINTS)
        return;
    const Function *function = &functions[robot->hash % FUNCTION_COUNT];
    const char *names[MAX_ALGORITHMS];
    int count = algorithm_names(function, robot, names);
    static Build build; /* which outlives a job that fails */
    if (!build.memory)
        build = build_start();
    build.effort = 0;
    Program *program =
        program_build(&build, robot, function, names[(robot->hash >> 8) % (uint64_t)count]);
    if (program->singular < 0) {
        Text source = {0}, listing = {0};
        text_add_string(&source, "#include <math.h>\n");
        for (int k = 0; k < 4; k++) { /* all styles: names differ, so that one file holds them */
            const char *const prefixes[] = {"a", "b", "c", "d"};
            Style style = {.real = k & 1 ? REAL_FLOAT : REAL_DOUBLE,
                           .prefix = prefixes[k],
                           .comments = k == 0,
                           .sincos = k & 2 ? SINCOS_LIBM : SINCOS_INLINE};
            emit_sincos(&source, &program, 1, style);
            emit_function(&source, program, style);
        }
        emit_ztable(&listing, program, robot->hash >> 63);
        jit_free(jit_compile(jit_default(), source.data, NULL));
        text_free(&source);
        text_free(&listing);
    }
    program_free(program);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    fuzz_run(data, size, job);
    return 0;
}
