/* reference_test.c: generated code for a URDF file against values that others computed:
   reference_test FILE.urdf REFERENCE.json. The reference has "states", each with q, qd, qdd, tau,
   M, bias, tau_fd and qdd_fd; errors are relative to the largest magnitude of a state's output. */
#include "command/command.h"
#include "tests/compare.h"

#include <cjson/cJSON.h>
#include <math.h>
#include <stdlib.h>

#define TOLERANCE 1e-9

static int read_numbers(const cJSON *state, const char *key, double *out)
{
    int count = 0;
    for (const cJSON *item = cJSON_GetObjectItem(state, key)->child; item; item = item->next)
        out[count++] = item->valuedouble;
    return count;
}

static double error_of(const cJSON *state, const char *key, const double *found)
{
    double expected[64 * 64];
    int count = read_numbers(state, key, expected);
    return relative_error(found, expected, count, 0);
}

int main(int argc, char **argv)
{
    static const struct {
        FunctionId id;
        const char *inputs[3], *output;
    } checks[] = {{INVERSE_DYNAMICS, {"q", "qd", "qdd"}, "tau"},
                  {INERTIA_MATRIX, {"q"}, "M"},
                  {BIAS, {"q", "qd"}, "bias"},
                  {FORWARD_DYNAMICS, {"q", "qd", "tau_fd"}, "qdd_fd"}};
    if (argc != 3)
        return 2;
    Arena *arena = arena_new();
    size_t length;
    Robot *robot = load_robot(arena, argv[1], &(Choice){.snap = ANGLE_SNAP}, NULL);
    cJSON *file = cJSON_Parse(file_read(arena, argv[2], MAX_FILE_BYTES, &length));
    Build build = build_start();
    Program *programs[COUNT(checks)];
    for (size_t k = 0; k < COUNT(checks); k++)
        programs[k] = program_build(&build, robot, &functions[checks[k].id], BEST);
    JitSet set = jit_programs(arena, programs, COUNT(checks), jit_default());
    double worst[COUNT(checks)] = {0};
    int states = 0;
    const cJSON *state;
    cJSON_ArrayForEach(state, cJSON_GetObjectItem(file, "states"))
    {
        states++;
        for (size_t k = 0; k < COUNT(checks); k++) {
            double in[3][64], out[64 * 64], *outputs[] = {out};
            const double *inputs[] = {in[0], in[1], in[2]};
            int count = function_input_count(&functions[checks[k].id]);
            for (int i = 0; i < count; i++)
                if (read_numbers(state, checks[k].inputs[i], in[i]) != robot->n)
                    return 2;
            jit_call(set.function[k], inputs, count, outputs, 1);
            worst[k] = larger_error(worst[k], error_of(state, checks[k].output, out));
        }
    }
    bool ok = states > 0;
    for (size_t k = 0; k < COUNT(checks); k++) {
        printf("%s: %s: worst error %.1e over %d states\n", robot->name, checks[k].output, worst[k],
               states);
        ok = ok && worst[k] <= TOLERANCE;
        program_free(programs[k]);
    }
    jit_free(set.jit);
    cJSON_Delete(file);
    arena_free(arena);
    return ok ? 0 : 1;
}
