/* common.c: see fuzz.h. */
#include "fuzz.h"

void fuzz_run(const uint8_t *data, size_t size,
              void (*job)(Arena *arena, const char *text, size_t length))
{
    FailTrap trap;
    Memory made = {NULL}, *outer = memory_owner(&made);
    Arena *arena = arena_new();
    char *text = memory_grow(NULL, size + 1);
    if (size)
        memcpy(text, data, size);
    text[size] = '\0';
    volatile bool failed = false;
    quiet();
    if (setjmp(trap.jump) == 0) {
        fail_trap(&trap);
        job(arena, text, size);
        fail_trap(NULL);
    } else {
        failed = true;
        FUZZ_ASSERT(trap.status == EXIT_INPUT); /* and no job that failed: input is all there is */
        FUZZ_ASSERT(trap.message[0] && !strpbrk(trap.message, "\n\r\033"));
    }
    memory_free(text);
    arena_free(arena);
    memory_owner(outer);
    if (failed) /* as programs do; what is left without a failure is a leak */
        memory_release(&made);
    else
        memory_hand_over(&made, NULL);
}
