/* terminal.h: how wide people read, and text broken to that width. */
#ifndef TERMINAL_H
#define TERMINAL_H

#include "util/util.h"

/* Characters of the terminal, or of the one that scripts usually have: 80 by 24. */
void terminal_size(int *width, int *height);
/* What lines of output may have: the terminal's width, 80 when there is none, at most 100. */
int output_width(void);

/* Characters, not bytes. */
int text_width(const char *string);
/* Words, broken at spaces and ends of line so that no line is wider than width, unless a word is.
   The first stands at this column already, the lines after it begin at indent; line_end, "" or
   " \\", goes before each break. Returns the column reached. */
int text_add_wrapped(Text *out, const char *words, int column, int indent, int width,
                     const char *line_end);
/* Paragraphs wrapped anew. Lines that begin with up to seven spaces are items of a list, NAME, two
   spaces, what it is; those with more go on with the item before. An empty line stays,
   and so does a word with a colon ("examples:") in a line of its own. */
void text_add_paragraphs(Text *out, const char *text, int width);

#endif
