/* util.h: what every part of the generator leans on: errors, memory, text. */
#ifndef UTIL_H
#define UTIL_H

#include "rbgen.h" /* for the version, and for nothing else */

#include <setjmp.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

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

/* A line "rbgen: warning: ..." on stderr; silenced by quiet(). Or, in a thread that set a listener,
   the line without "rbgen: warning: " to that, and no progress is shown. NULL: stderr again.
   Returns the one before. */
typedef struct {
    void (*hear)(void *context, const char *line);
    void *context;
} Listener;
const Listener *warn_listener(const Listener *listener);
void warn(const char *format, ...) PRINTF_LIKE(1, 2);
void quiet(void);
bool is_quiet(void);

/* What is being done, on one line of a terminal that is overwritten; nothing anywhere else. NULL
   clears it. */
void progress(const char *format, ...) PRINTF_LIKE(1, 2);

/* The same with a bar of how much of it is done, 0 to 1, from half a second after it was 0. */
void progress_bar(double done, const char *format, ...) PRINTF_LIKE(2, 3);

/* ---- memory: an arena per lifetime, freed whole; running out is fail_job ---- */

typedef struct Arena Arena;
Arena *arena_new(void);
Arena *arena_beside(void *block); /* of memory_*: belongs to whoever that belongs to */
void arena_free(Arena *arena);
void *arena_alloc(Arena *arena, size_t size); /* zeroed, aligned for any type */
char *arena_copy(Arena *arena, const char *string);
char *arena_format(Arena *arena, const char *format, ...) PRINTF_LIKE(2, 3);
#define arena_array(arena, type, count)                                                            \
    ((type *)arena_alloc((arena), sizeof(type) * (size_t)(count)))

/* malloc, realloc and free that do not return NULL. What is made by one of these, and by no other,
   is for memory_free. */
void *memory_grow(void *block, size_t size);
void *memory_try(size_t size); /* zeroed, and nobody's; NULL when there is none */
void memory_free(void *block);
/* A zeroed block whose release is called before it is freed: for files, libraries and the like,
   which would else stay behind a failure. */
void *memory_with(size_t size, void (*release)(void *block));
/* A block that belongs to whoever the other one belongs to. */
void *memory_beside(void *block, size_t size);

/* Whom blocks belong to. While an owner is set, in this thread, what is made is its own; releasing
   it frees whatever of that is left. NULL: no owner, as at the beginning. Returns the one before.
 */
typedef struct {
    struct Head *first;
} Memory;
Memory *memory_owner(Memory *memory);
void memory_release(Memory *memory);
void memory_hand_over(Memory *from, Memory *to); /* to NULL: they are nobody's */
void memory_adopt(void *block);                  /* it belongs to who is owner now; NULL: nothing */

/* ---- failures that are caught ---- */

/* While a trap is set in a thread, its next fail_* stores its message there, removes the trap and
   jumps. */
typedef struct {
    jmp_buf jump;
    int status;
    char message[1024];
    Memory made;   /* fail_catch: what the work has made so far, ... */
    Memory *outer; /* ... and whom it belongs to in the end */
} FailTrap;
void fail_trap(FailTrap *trap); /* NULL: back to exiting */

/* Calls work. Returns EXIT_DONE, and what the work left belongs to whoever was owner; or the status
   of what failed in it, with the line in trap->message, and all that the work had made is freed. */
int fail_catch(FailTrap *trap, void (*work)(void *argument), void *argument);
/* What the work under way has made so far stays, even if it fails later on. */
void fail_keep(void);

/* ---- text: a growing string ---- */

typedef struct {
    char *data; /* always terminated once anything was added */
    size_t length, room;
} Text;
void text_add(Text *text, const char *format, ...) PRINTF_LIKE(2, 3);
void text_add_string(Text *text, const char *string);
void text_add_bytes(Text *text, const char *bytes, size_t count);
void text_add_html(Text *text,
                   const char *string); /* as HTML shows it, control characters as blanks */
void text_add_number(Text *text, uint32_t number); /* in decimals, quicker than text_add */
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

/* The program is going to write this file, as the option (without its dashes) says: from now on it
   is refused as an input, and as a second output. Files are told apart by device and inode. */
void file_claim(const char *option, const char *path);
/* What file_read does by itself; for those who open files on their own. */
void file_refuse_claimed(int descriptor, const char *name);

/* Writes the text so that the target is either wholly new or untouched: a temporary file beside
   it, renamed; symbolic links are followed. NULL is standard output; what is not a regular file is
   written directly. */
void file_write(const char *path, const Text *text);
/* Two files, both or none (as far as two renames can promise it). */
void file_write_pair(const char *path, const Text *text, const char *other_path, const Text *other);

/* The same for what is too long for memory: file_add takes the text over and empties it once it is
   long, file_end writes the rest. A file still appears at the end, whole; standard output gets what
   is long as it comes. Begin with {.path = path}. */
typedef struct {
    const char *path;
    int descriptor;
    bool begun;
} FileWriter;
void file_add(FileWriter *writer, Text *text);
void file_end(FileWriter *writer, Text *text);

#endif
