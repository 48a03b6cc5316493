/* fuzz_csv.c: CSV files, as eval --states and as torque and sim read them. Both take a path: it is
   that of a file in memory. */
#define _GNU_SOURCE /* memfd_create */
#include "evaluate/states.h"
#include "fuzz.h"
#include "motion/schedule.h"

#include <math.h>
#include <sys/mman.h>
#include <unistd.h>

static const char *in_memory(const char *text, size_t length)
{
    static int file = -1;
    static char path[64];
    if (file < 0) {
        file = memfd_create("fuzz.csv", MFD_CLOEXEC);
        snprintf(path, sizeof path, "/proc/self/fd/%d", file);
    }
    FUZZ_ASSERT(file >= 0 && ftruncate(file, 0) == 0);
    FUZZ_ASSERT(pwrite(file, text, length, 0) == (ssize_t)length);
    return path;
}

static void read_states(Arena *arena, const char *text, size_t length)
{
    const Function *function = &functions[BIAS];
    StatesFile *file = states_open(arena, in_memory(text, length), function, (Extent){2, 2, 2, 0});
    for (States states; (states = states_next(file, 3, 1)).count;)
        for (int k = 0; k < function_input_count(function); k++)
            for (int i = 0; i < 2 * states.count; i++)
                FUZZ_ASSERT(isfinite(states.value[k][i]));
}

static void read_schedule(Arena *arena, const char *text, size_t length)
{
    static const char *const heads[] = {"q1", "q2", "qd1", "qd2"};
    Schedule *schedule = schedule_read(arena, in_memory(text, length), heads, 4, 2);
    double row[4];
    for (int i = 0; i < schedule->count; i++) {
        double t = schedule->t[i];
        FUZZ_ASSERT(i == 0 || t > schedule->t[i - 1]);
        FUZZ_ASSERT(schedule_row(schedule, t) == i && schedule_next(schedule, t) > t);
        schedule_at(schedule, i, t, row);
        FUZZ_ASSERT(memcmp(row, schedule->value + 4 * i, sizeof row) == 0);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    fuzz_run(data, size, read_states);
    fuzz_run(data, size, read_schedule);
    return 0;
}
