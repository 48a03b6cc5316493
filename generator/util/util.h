/* util.h: what every part of the generator leans on: errors, memory, text. */
#ifndef UTIL_H
#define UTIL_H

#include <setjmp.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#define RBGEN_VERSION "0.1.0"
#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

#ifdef __GNUC__
#define PRINTF_LIKE(text, first) __attribute__((format(printf, text, first)))
#else
#define PRINTF_LIKE(text, first)
#endif

/* ---- errors: one line on stderr, "rbgen: " first, then the exit status of the contract ---- */

enum { EXIT_DONE = 0, EXIT_JOB = 1, EXIT_INPUT = 2 };

/* The job could not be done (exit 1), or the command line or an input is wrong (exit 2). Control
   characters in the message are shown as escapes, so that it stays one line whatever a file says.
 */
_Noreturn void fail_job(const char *format, ...) PRINTF_LIKE(1, 2);
_Noreturn void fail_input(const char *format, ...) PRINTF_LIKE(1, 2);

/* Messages of fail_* begin with this place from now on: "<stdin>:7: ". NULL: no more. */
void fail_place(const char *place);

/* A line "rbgen: warning: ..." on stderr; silenced by quiet(). */
void warn(const char *format, ...) PRINTF_LIKE(1, 2);
void quiet(void);
bool is_quiet(void);

/* What is being done, on one line of a terminal that is overwritten; nothing anywhere else. NULL
   clears it. */
void progress(const char *format, ...) PRINTF_LIKE(1, 2);

/* While a trap is set, the next fail_* stores its message there, removes the trap and jumps. */
typedef struct {
    jmp_buf jump;
    int status;
    char message[1024];
} FailTrap;
FailTrap *fail_trap(FailTrap *trap); /* NULL: back to exiting. Returns the one before. */

/* ---- memory: an arena per lifetime, freed whole; running out is fail_job ---- */

typedef struct Arena Arena;
Arena *arena_new(void);
void arena_free(Arena *arena);
void *arena_alloc(Arena *arena, size_t size); /* zeroed, aligned for any type */
char *arena_copy(Arena *arena, const char *string);
char *arena_format(Arena *arena, const char *format, ...) PRINTF_LIKE(2, 3);
#define arena_array(arena, type, count)                                                            \
    ((type *)arena_alloc((arena), sizeof(type) * (size_t)(count)))

void *memory_grow(void *block, size_t size); /* realloc that does not return NULL */

/* ---- text: a growing string ---- */

typedef struct {
    char *data; /* always terminated once anything was added */
    size_t length, room;
} Text;
void text_add(Text *text, const char *format, ...) PRINTF_LIKE(2, 3);
void text_add_string(Text *text, const char *string);
void text_add_bytes(Text *text, const char *bytes, size_t count);
void text_free(Text *text);

/* The fewest digits that read back as exactly this double (or float); always with a point or an
   exponent, so that it is a C floating literal. buffer holds at least 40 characters. */
const char *shortest_double(double value, char *buffer);
const char *shortest_float(float value, char *buffer);

/* The nearest of the given words to a mistyped one, or NULL when none is near. */
const char *nearest_word(const char *word, const char *const *words, size_t count);

/* ---- files ---- */

/* Whole input; "-" is standard input. Fails over limit bytes. The result is terminated. */
char *file_read(Arena *arena, const char *path, size_t limit, size_t *length);

/* Writes the text so that the target is either wholly new or untouched: a temporary file beside
   it, renamed. NULL is standard output; what is not a regular file is written directly. */
void file_write(const char *path, const Text *text);
/* Two files, both or none (as far as two renames can promise it). */
void file_write_pair(const char *path, const Text *text, const char *other_path, const Text *other);

#endif
