/* warnings.c: what is said about a robot, one line for each kind: how often, where, and the worst
   of them in full. */
#include "model/description.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { NAMED = 4, LONGEST = 1024 }; /* how many places are named */

typedef struct WarningKind {
    const char *format; /* what tells kinds apart; NULL: one of its own */
    int count;
    double weight;
    const char *head, *where, *message; /* of the worst: "FILE:LINE", the place, what is wrong */
    const char *names;                  /* of the first few */
} WarningKind;

/* Room for one more: arrays that double whenever their count reaches a power of two. */
static int next(Arena *arena, Warnings *warnings)
{
    int count = warnings->count++;
    if ((count & (count - 1)) == 0) {
        size_t room = count ? 2 * (size_t)count : 1;
        const char **text = arena_array(arena, const char *, room);
        WarningKind *kind = arena_array(arena, WarningKind, room);
        if (count) {
            memcpy(text, warnings->text, sizeof *text * (size_t)count);
            memcpy(kind, warnings->kind, sizeof *kind * (size_t)count);
        }
        warnings->text = text;
        warnings->kind = kind;
    }
    return count;
}

static const char *head_of(Arena *arena, const char *file, int line)
{
    return line ? arena_format(arena, "%s:%d", file, line) : arena_format(arena, "%s", file);
}

void warnings_add(Arena *arena, Warnings *warnings, const char *file, int line, const char *format,
                  ...)
{
    char message[LONGEST];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    int index = next(arena, warnings);
    warnings->text[index] = arena_format(arena, "%s: %s", head_of(arena, file, line), message);
    warnings->kind[index] = (WarningKind){.count = 1};
}

void warnings_about(Arena *arena, Warnings *warnings, const char *file, int line, const char *where,
                    double weight, const char *format, ...)
{
    char message[LONGEST];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    int index = 0;
    while (index < warnings->count && warnings->kind[index].format != format)
        index++;
    if (index == warnings->count) {
        index = next(arena, warnings);
        warnings->kind[index] = (WarningKind){.format = format, .names = ""};
    }
    WarningKind *kind = &warnings->kind[index];
    kind->count++;
    if (kind->count <= NAMED)
        kind->names =
            arena_format(arena, "%s%s%s", kind->names, kind->count > 1 ? ", " : "", where);
    else if (kind->count == NAMED + 1)
        kind->names = arena_format(arena, "%s, ...", kind->names);
    if (kind->count == 1 || weight > kind->weight) {
        kind->weight = weight;
        kind->head = head_of(arena, file, line);
        kind->where = arena_copy(arena, where);
        kind->message = arena_copy(arena, message);
    }
    warnings->text[index] =
        kind->count == 1 ? arena_format(arena, "%s: %s: %s", kind->head, kind->where, kind->message)
                         : arena_format(arena, "%s: %s: %s (the worst of %d: %s)", kind->head,
                                        kind->where, kind->message, kind->count, kind->names);
}

Warnings warnings_copy(Arena *arena, const Warnings *from)
{
    Warnings copy = {0};
    for (int i = 0; i < from->count; i++) {
        int index = next(arena, &copy);
        copy.text[index] = from->text[i];
        copy.kind[index] = from->kind[i];
    }
    return copy;
}
