/* common.c: see fuzz.h. */
#include "fuzz.h"

void fuzz_run(const uint8_t *data, size_t size,
              void (*job)(Arena *arena, const char *text, size_t length))
{
    FailTrap trap;
    Arena *arena = arena_new();
    char *text = memory_grow(NULL, size + 1);
    if (size)
        memcpy(text, data, size);
    text[size] = '\0';
    quiet();
    if (setjmp(trap.jump) == 0) {
        fail_trap(&trap);
        job(arena, text, size);
        fail_trap(NULL);
    } else {
        FUZZ_ASSERT(trap.status == EXIT_INPUT); /* and no job that failed: input is all there is */
        FUZZ_ASSERT(trap.message[0] && !strpbrk(trap.message, "\n\r\033"));
    }
    memory_free(text);
    arena_free(arena);
}
