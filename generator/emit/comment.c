/* comment.c: text from a robot file in comments of generated files. */
#include "emit/emit.h"

#include <string.h>

/* The bytes of a Latin letter with an accent (U+00C0 to U+024F): people's names have them. */
static int accented(const unsigned char *c)
{
    bool lead = c[0] >= 0xC3 && c[0] <= 0xC9;
    return lead && c[1] >= 0x80 && c[1] <= 0xBF ? 2 : 0;
}

void emit_comment_text(Text *out, const char *text, const char *line_start, int column)
{
    enum { WIDTH = 96 };
    char last = ' ';
    for (const unsigned char *c = (const unsigned char *)text; *c;) {
        int length = accented(c);
        char byte = (char)*c;
        if (!length && (*c < 32 || *c > 126))
            byte = *c < 32 ? ' ' : '?';
        if (byte == '\\')
            byte = '|'; /* no line continuation, no escape */
        if ((last == '*' && byte == '/') || (last == '/' && byte == '*') ||
            (last == '?' && byte == '?')) {
            text_add_string(out, " ");
            column++;
        }
        const char *space = strchr((const char *)c, ' ');
        int word = (int)(space ? (size_t)(space - (const char *)c) : strlen((const char *)c));
        if ((last == ' ' && byte != ' ' && column > 30 && column + word > WIDTH) || column > 200) {
            while (out->length && out->data[out->length - 1] == ' ')
                out->length--;
            text_add(out, "\n%s", line_start);
            column = (int)strlen(line_start);
        }
        if (length) {
            text_add_bytes(out, (const char *)c, (size_t)length);
        } else if (!(byte == ' ' && last == ' ')) {
            text_add_bytes(out, &byte, 1);
        }
        last = byte;
        column++;
        /* What is not printed byte by byte is passed over whole. */
        c += length ? length : 1;
        if (!length && byte == '?' && c[-1] > 126)
            while ((*c & 0xC0) == 0x80)
                c++;
    }
    while (out->length && out->data[out->length - 1] == ' ')
        out->data[--out->length] = '\0';
}
