/* text.c: arenas, growing strings, shortest literals and spelling suggestions. */
#include "util/util.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* ---- arenas: a list of blocks, each twice the last ---- */

typedef struct Block Block;
struct Block {
    Block *next;
    size_t used, room;
};

struct Arena {
    Block *blocks;
};

enum { ALIGNMENT = 16, FIRST_BLOCK = 16 << 10 };
#define BLOCK_HEAD ((sizeof(Block) + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT)

Arena *arena_new(void)
{
    Arena *arena = memory_grow(NULL, sizeof *arena);
    arena->blocks = NULL;
    return arena;
}

Arena *arena_beside(void *block)
{
    Arena *arena = memory_beside(block, sizeof *arena);
    arena->blocks = NULL;
    return arena;
}

void arena_free(Arena *arena)
{
    if (!arena)
        return;
    for (Block *block = arena->blocks, *next; block; block = next) {
        next = block->next;
        memory_free(block);
    }
    memory_free(arena);
}

void *arena_alloc(Arena *arena, size_t size)
{
    if (size > SIZE_MAX / 4)
        fail_job("out of memory (%zu bytes)", size);
    size = (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    Block *block = arena->blocks;
    if (!block || block->room - block->used < size) {
        size_t room = block ? 2 * block->room : FIRST_BLOCK;
        if (room < size)
            room = size;
        block = memory_beside(arena, BLOCK_HEAD + room);
        *block = (Block){arena->blocks, 0, room};
        arena->blocks = block;
    }
    void *memory = (char *)block + BLOCK_HEAD + block->used;
    block->used += size;
    return memset(memory, 0, size);
}

char *arena_copy(Arena *arena, const char *string)
{
    size_t size = strlen(string) + 1;
    return memcpy(arena_alloc(arena, size), string, size);
}

char *arena_format(Arena *arena, const char *format, ...)
{
    va_list arguments, again;
    va_start(arguments, format);
    va_copy(again, arguments);
    int length = vsnprintf(NULL, 0, format, arguments);
    va_end(arguments);
    char *string = arena_alloc(arena, (size_t)length + 1);
    vsnprintf(string, (size_t)length + 1, format, again);
    va_end(again);
    return string;
}

/* ---- text ---- */

static void text_reserve(Text *text, size_t more)
{
    if (text->room - text->length > more)
        return;
    size_t room = text->room ? text->room : 1024;
    while (room - text->length <= more)
        room *= 2;
    text->data = memory_grow(text->data, room);
    text->room = room;
}

void text_add_bytes(Text *text, const char *bytes, size_t count)
{
    text_reserve(text, count);
    if (count)
        memcpy(text->data + text->length, bytes, count);
    text->length += count;
    text->data[text->length] = '\0';
}

void text_add_string(Text *text, const char *string)
{
    text_add_bytes(text, string, strlen(string));
}

void text_add(Text *text, const char *format, ...)
{
    va_list arguments, again;
    va_start(arguments, format);
    va_copy(again, arguments);
    text_reserve(text, 200); /* mostly enough, so that once is enough too */
    size_t room = text->room - text->length;
    int length = vsnprintf(text->data + text->length, room, format, arguments);
    va_end(arguments);
    if ((size_t)length >= room) {
        text_reserve(text, (size_t)length);
        vsnprintf(text->data + text->length, (size_t)length + 1, format, again);
    }
    va_end(again);
    text->length += (size_t)length;
}

void text_add_number(Text *text, uint32_t number)
{
    char digits[10], *at = digits + sizeof digits;
    do
        *--at = (char)('0' + number % 10);
    while (number /= 10);
    text_add_bytes(text, at, (size_t)(digits + sizeof digits - at));
}

void text_free(Text *text)
{
    memory_free(text->data);
    *text = (Text){0};
}

/* ---- numbers as C literals ---- */

static const char *with_point(char *buffer)
{
    if (!strpbrk(buffer, ".en"))
        strcat(buffer, ".0");
    return buffer;
}

const char *shortest_double(double value, char *buffer)
{
    /* %g drops trailing zeros, so that up to 15 digits come out as short as they were written. */
    for (int digits = 15; digits <= 17; digits++) {
        snprintf(buffer, 32, "%.*g", digits, value);
        if (strtod(buffer, NULL) == value)
            break;
    }
    return with_point(buffer);
}

const char *shortest_float(float value, char *buffer)
{
    for (int digits = 6; digits <= 9; digits++) {
        snprintf(buffer, 32, "%.*g", digits, (double)value);
        if (strtof(buffer, NULL) == value)
            break;
    }
    return with_point(buffer);
}

/* ---- suggestions ---- */

enum { LONGEST = 32 };

/* Edit distance with swaps of neighbours, capped: words are short. */
static size_t distance(const char *a, const char *b)
{
    size_t rows[LONGEST + 1][LONGEST + 1];
    size_t m = strlen(a), n = strlen(b);
    if (m > LONGEST || n > LONGEST)
        return LONGEST;
    for (size_t i = 0; i <= m; i++)
        for (size_t j = 0; j <= n; j++) {
            if (i == 0 || j == 0) {
                rows[i][j] = i + j;
                continue;
            }
            size_t best = rows[i - 1][j - 1] + (a[i - 1] != b[j - 1]);
            if (rows[i - 1][j] + 1 < best)
                best = rows[i - 1][j] + 1;
            if (rows[i][j - 1] + 1 < best)
                best = rows[i][j - 1] + 1;
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] &&
                rows[i - 2][j - 2] + 1 < best)
                best = rows[i - 2][j - 2] + 1;
            rows[i][j] = best;
        }
    return rows[m][n];
}

const char *nearest_word(const char *word, const char *const *words, size_t count)
{
    const char *nearest = NULL;
    size_t length = strlen(word), best = length / 3 + 2; /* further away is another word, no slip */
    if (length > LONGEST)
        return NULL;
    for (size_t i = 0; i < count; i++) {
        size_t d = distance(word, words[i]);
        if (d < best) {
            best = d;
            nearest = words[i];
        }
    }
    return nearest;
}

void text_add_html(Text *text, const char *string)
{
    static const struct {
        char character;
        const char *instead;
    } rows[] = {{'&', "&amp;"}, {'<', "&lt;"}, {'>', "&gt;"}, {'"', "&quot;"}, {'\'', "&#39;"}};
    for (; *string; string++) {
        const char *instead = (unsigned char)*string < ' ' ? " " : NULL;
        for (size_t k = 0; k < COUNT(rows); k++)
            if (*string == rows[k].character)
                instead = rows[k].instead;
        if (instead)
            text_add_string(text, instead);
        else
            text_add_bytes(text, string, 1);
    }
}
