/* terminal.c: how wide people read, and text broken to that width. */
#include "util/terminal.h"

#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

void terminal_size(int *width, int *height)
{
    struct winsize size = {0};
    const char *columns = getenv("COLUMNS"), *lines = getenv("LINES");
    *width = columns ? (int)strtol(columns, NULL, 10) : 0;
    *height = lines ? (int)strtol(lines, NULL, 10) : 0;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col && size.ws_row) {
        *width = size.ws_col;
        *height = size.ws_row;
    }
    *width = *width < 40 ? 80 : *width > 400 ? 400 : *width;
    *height = *height < 12 ? 24 : *height > 100 ? 100 : *height;
}

int output_width(void)
{
    enum { WIDEST = 100 }; /* longer lines are hard to read */
    int width, height;
    terminal_size(&width, &height);
    return width < WIDEST ? width : WIDEST;
}

int text_width(const char *string)
{
    int width = 0;
    for (; *string; string++)
        width += ((unsigned char)*string & 0xC0) != 0x80;
    return width;
}

static int word_width(const char *word, size_t length)
{
    int width = 0;
    for (size_t i = 0; i < length; i++)
        width += ((unsigned char)word[i] & 0xC0) != 0x80;
    return width;
}

int text_add_wrapped(Text *out, const char *words, int column, int indent, int width,
                     const char *line_end)
{
    bool first = true;
    int end = (int)strlen(line_end);
    for (const char *at = words + strspn(words, " \n"); *at;) {
        size_t length = strcspn(at, " \n");
        const char *next = at + length + strspn(at + length, " \n");
        int wide = word_width(at, length);
        bool breaks = !first && column + 1 + wide + (*next ? end : 0) > width;
        if (breaks) {
            text_add(out, "%s\n%*s", line_end, indent, "");
            column = indent;
        } else if (!first) {
            text_add_string(out, " ");
            column++;
        }
        text_add_bytes(out, at, length);
        column += wide;
        first = false;
        at = next;
    }
    return column;
}

/* ---- paragraphs and lists ---- */

/* Where the text of an item begins: after the name and the spaces that set it off. */
static int item_column(const char *line, size_t length)
{
    size_t at = strspn(line, " ");
    for (; at + 2 < length; at++)
        if (line[at] == ' ' && line[at + 1] == ' ')
            return (int)(at + strspn(line + at, " "));
    return 0;
}

/* "examples:" */
static bool is_heading(const char *line, size_t length)
{
    return length && line[length - 1] == ':' && !memchr(line, ' ', length);
}

void text_add_paragraphs(Text *out, const char *text, int width)
{
    int item = 4; /* the column of the last item's text */
    Text joined = {0};
    for (const char *at = text; *at;) {
        /* what belongs together: lines up to an empty one or to the next item */
        int indent = (int)strspn(at, " "), hang = 0;
        size_t name = 0;
        joined.length = 0;
        text_add_string(&joined, "");
        for (bool first = true; *at; first = false) {
            size_t length = strcspn(at, "\n");
            bool new_item = *at == ' ' && (int)strspn(at, " ") < 8;
            if (!first && (length == 0 || new_item || is_heading(at, length) ||
                           (*at != ' ') != (indent == 0)))
                break;
            if (first && indent) {
                hang = item_column(at, length);
                item = hang ? hang : item;
                name = hang ? (size_t)hang : 0;
                text_add(out, "%.*s", name ? (int)name : indent, at);
            }
            text_add_bytes(&joined, at + name, length - name);
            text_add_string(&joined, " ");
            name = 0;
            at += length + (at[length] == '\n');
            if (first && length == 0)
                break;
        }
        text_add_wrapped(out, joined.data, hang ? hang : indent, indent ? item : 0, width, "");
        text_add_string(out, "\n");
    }
    text_free(&joined);
}
