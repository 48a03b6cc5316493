/* fuzz_urdf.c: URDF files. A first line that is no tag may choose: "BASE TIP TOOL LOCK", each "-"
   for none; so the options of import are fuzzed too. */
#include "fuzz.h"
#include "model/clean.h"
#include "model/read/urdf.h"
#include "model/robot.h"

static const char *word(char **at)
{
    char *begin = *at + strspn(*at, " ");
    char *end = begin + strcspn(begin, " ");
    *at = *end ? end + 1 : end;
    *end = '\0';
    return *begin && strcmp(begin, "-") != 0 ? begin : NULL;
}

static void job(Arena *arena, const char *text, size_t length)
{
    Choice choice = {.snap = SNAP_BY_DIGITS};
    const char *end = text[0] != '<' ? strchr(text, '\n') : NULL;
    if (end) {
        char *line = arena_alloc(arena, (size_t)(end - text) + 1);
        memcpy(line, text, (size_t)(end - text));
        choice.base = word(&line);
        choice.tip = word(&line);
        choice.tool.item[0] = word(&line);
        choice.tool.count = choice.tool.item[0] != NULL;
        choice.lock.item[0] = word(&line);
        choice.lock.count = choice.lock.item[0] != NULL;
        length -= (size_t)(end + 1 - text);
        text = end + 1;
    }
    UrdfRobot read = urdf_read(arena, "fuzz.urdf", text, length, &choice);
    description_warnings(arena, read.description);
    Robot *robot = robot_from_description(arena, read.description);
    FUZZ_ASSERT(robot->n > 0 && robot->n <= MAX_JOINTS);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    fuzz_run(data, size, job);
    return 0;
}
