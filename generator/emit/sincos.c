/* sincos.c: where the pairs of sine and cosine come from: templates/sincos.in.c and sincosf.in.c, in
   the generated file itself. tests/sincos/ derives their numbers and measures their errors. */
#include "emit/emit.h"

#include <string.h>

/* Source text without its comments; lines that held nothing else go. */
static void add_code(Text *out, const char *text)
{
    while (*text) {
        const char *end = strchr(text, '\n') + 1, *comment = strstr(text, "/*");
        if (!comment || comment >= end) {
            text_add_bytes(out, text, (size_t)(end - text));
            text = end;
            continue;
        }
        while (comment > text && comment[-1] == ' ')
            comment--;
        text_add_bytes(out, text, (size_t)(comment - text));
        bool whole_lines = comment == text;
        text = strstr(comment, "*/") + 2;
        text += whole_lines && *text == '\n';
    }
}

void emit_sincos(Text *out, Program *const *programs, int count, Style style)
{
    bool needed = false;
    for (int i = 0; i < count; i++)
        needed = needed || programs[i]->ops.sincos > 0;
    if (!needed || style.sincos == SINCOS_LIBM)
        return;
    Text text = {0};
    template_fill(&text, style.real == REAL_FLOAT ? "sincosf.in.c" : "sincos.in.c", NULL, 0);
    if (style.comments)
        text_add_string(out, text.data);
    else
        add_code(out, text.data);
    text_add_string(out, "\n");
    text_free(&text);
}
