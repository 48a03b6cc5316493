/* fuzz_mjcf.c: MJCF files. */
#include "fuzz.h"
#include "model/clean.h"
#include "model/robot.h"
#include "model/write.h"

static void job(Arena *arena, const char *text, size_t length)
{
    const Choice choice = {.snap = SNAP_BY_DIGITS};
    Description *read = description_from_text(arena, "fuzz.xml", text, length, &choice);
    description_warnings(arena, read);
    Robot *robot = robot_from_description(arena, read);
    FUZZ_ASSERT(robot->n > 0 && robot->n <= MAX_JOINTS);
    Text out = {0};
    write_clean(&out, read);
    text_free(&out);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    fuzz_run(data, size, job);
    return 0;
}
