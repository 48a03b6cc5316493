/* template.c: templates are plain C files with lines "%% key", and with words "@key@" where a name
   varies; both are replaced by the text of that key. No conditions, no loops: what varies is
   decided by the caller. */
#include "emit/emit.h"

#include <assert.h>
#include <string.h>

static const char *find(const char *name)
{
    for (int i = 0; i < embedded_template_count; i++)
        if (strcmp(embedded_templates[i].name, name) == 0)
            return embedded_templates[i].text;
    return NULL;
}

static const char *text_of(const Insertion *insertions, int count, const char *key, size_t length)
{
    int i = 0;
    while (i < count &&
           !(strlen(insertions[i].key) == length && memcmp(insertions[i].key, key, length) == 0))
        i++;
    assert(i < count && "every key of a template is filled");
    return insertions[i].text;
}

/* A line with words @key@ in it; an @ alone is itself, as in CSS. */
static void add_line(Text *out, const char *line, size_t length, const Insertion *insertions,
                     int count)
{
    const char *end = line + length, *at;
    while ((at = memchr(line, '@', (size_t)(end - line)))) {
        const char *close = memchr(at + 1, '@', (size_t)(end - at - 1));
        if (!close)
            break;
        text_add_bytes(out, line, (size_t)(at - line));
        text_add_string(out, text_of(insertions, count, at + 1, (size_t)(close - at - 1)));
        line = close + 1;
    }
    text_add_bytes(out, line, (size_t)(end - line));
}

void template_fill(Text *out, const char *template_name, const Insertion *insertions, int count)
{
    const char *line = find(template_name);
    assert(line && "every template named in the code is in templates/");
    while (*line) {
        const char *end = strchr(line, '\n');
        size_t length = end ? (size_t)(end - line) + 1 : strlen(line);
        if (strncmp(line, "%% ", 3) == 0)
            text_add_string(out, text_of(insertions, count, line + 3, length - 4));
        else
            add_line(out, line, length, insertions, count);
        line += length;
    }
}
