/* fuzz_emit.c: small robots all the way: file -> program -> C -> machine code. The model's hash
   chooses the function and the algorithm, so that all of them have their turn. */
#include "command/command.h"
#include "fuzz.h"

enum { MOST_JOINTS = 3 };

static void job(Arena *arena, const char *text, size_t length)
{
    Description *description = description_parse(arena, "fuzz.json", text, length, ANGLE_SNAP);
    Robot *robot = robot_from_description(arena, description);
    if (robot->n > MOST_JOINTS || description->joint_count > 2 * MOST_JOINTS)
        return;
    const Function *function = &functions[robot->hash % FUNCTION_COUNT];
    const char *names[MAX_ALGORITHMS];
    int count = algorithm_names(function, robot, names);
    best_effort.effort = 0;
    Program *program = program_build(robot, function, names[(robot->hash >> 8) % (uint64_t)count]);
    if (program->singular < 0) {
        Text source = {0}, listing = {0};
        text_add_string(&source, "#include <math.h>\n");
        emit_function(&source, program, (Style){REAL_DOUBLE, "fuzz", true, SINCOS_INLINE, 0});
        emit_function(&source, program, (Style){REAL_FLOAT, "single", false, SINCOS_INLINE, 0});
        emit_ztable(&listing, program, robot->hash >> 63);
        jit_free(jit_compile(BACKEND_TCC, source.data, NULL));
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
