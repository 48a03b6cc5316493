/* template.c: templates are plain C files with lines "%% key"; each such line is replaced by the
   text of that key. No conditions, no loops: what varies is decided by the caller. */
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

void template_fill(Text *out, const char *template_name, const Insertion *insertions, int count)
{
    const char *line = find(template_name);
    assert(line && "every template named in the code is in templates/");
    while (*line) {
        const char *end = strchr(line, '\n');
        size_t length = end ? (size_t)(end - line) + 1 : strlen(line);
        if (strncmp(line, "%% ", 3) == 0) {
            const char *key = line + 3;
            size_t key_length = length - 4;
            int i = 0;
            while (i < count && !(strlen(insertions[i].key) == key_length &&
                                  memcmp(insertions[i].key, key, key_length) == 0))
                i++;
            assert(i < count && "every %% line of a template is filled");
            text_add_string(out, insertions[i].text);
        } else {
            text_add_bytes(out, line, length);
        }
        line += length;
    }
}
