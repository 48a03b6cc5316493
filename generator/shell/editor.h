/* editor.h: lines from a person or a script. On a terminal, with libedit where the build found it,
   lines can be edited, called back and completed; without it they are read as they come. */
#ifndef EDITOR_H
#define EDITOR_H

#include "util/util.h"

/* Words that the one before the cursor may become. */
enum { MAX_COMPLETIONS = 256 };
typedef struct {
    size_t typed; /* bytes of that word which are there already */
    size_t shown; /* a list of them leaves out so many bytes at the front: directories */
    int count;
    const char *item[MAX_COMPLETIONS];
} Completions;
typedef void Completer(void *context, Arena *arena, const char *line, Completions *out);

typedef enum { LINE_READ, LINE_STOPPED, LINE_END } LineStatus; /* stopped: by Ctrl-C */

typedef struct Editor Editor;
Editor *editor_new(bool interactive, Completer *complete, void *context);
void editor_free(Editor *editor);
/* The next line without its end; it stays until the next call. Prompts only a person. remember:
   the line goes to the history. A line with a NUL byte, and one that never ends, is fail_input. */
LineStatus editor_read(Editor *editor, const char *prompt, bool remember, char **line);
bool editor_available(void); /* whether libedit is built in */

#endif
