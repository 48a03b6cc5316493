/* includes.c: generated C without its includes, for compilers that have no headers at hand; which
   is also ten times faster than reading <math.h>. */
#include "jit/backend.h"

#include <string.h>

#define DECLARATION(name) "double " #name "(double); float " #name "f(float); "

static const struct {
    const char *line, *declarations;
} includes[] = {
    {"#include <math.h>", MATH_FUNCTIONS(DECLARATION)},
    {"#include <stddef.h>", "typedef unsigned long size_t;"},
};

/* The declarations for the line that starts here, and how long the line is; or NULL. */
static const char *replacement(const char *line, size_t *length)
{
    for (size_t i = 0; i < COUNT(includes); i++) {
        *length = strlen(includes[i].line);
        if (strncmp(line, includes[i].line, *length) == 0 && strchr("\r\n", line[*length]))
            return includes[i].declarations; /* strchr also finds the final '\0' */
    }
    return NULL;
}

void replace_includes(Text *text, const char *source)
{
    const char *copied = source;
    for (const char *hash = source; (hash = strchr(hash, '#')); hash++) {
        size_t length;
        const char *declarations = NULL;
        if (hash == source || hash[-1] == '\n')
            declarations = replacement(hash, &length);
        if (!declarations)
            continue;
        text_add_bytes(text, copied, (size_t)(hash - copied));
        text_add_string(text, declarations);
        copied = hash + length;
    }
    text_add_string(text, copied);
}
