/* editor.c: see editor.h. The history stays in the session, unless RBGEN_HISTORY names a file. */
#include "shell/editor.h"

#include <errno.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifdef RBGEN_EDITLINE
#include <histedit.h>
#endif

static const size_t LONGEST_LINE = (size_t)16 << 20;

struct Editor {
    bool interactive;
    Completer *complete;
    void *context;
    const char *prompt;
    /* plain reading: not by stdio, whose buffer a child process would share */
    Text text;
    size_t at; /* where the next line begins */
    bool ended;
#ifdef RBGEN_EDITLINE
    EditLine *edit; /* NULL: plain reading */
    History *history;
#endif
};

bool editor_available(void)
{
#ifdef RBGEN_EDITLINE
    return true;
#else
    return false;
#endif
}

/* ---- plain ---- */

static LineStatus read_more(Editor *editor)
{
    char piece[1 << 14];
    ssize_t got = read(STDIN_FILENO, piece, sizeof piece);
    if (got < 0 && errno == EINTR)
        return LINE_STOPPED;
    if (got < 0)
        fail_input("standard input: cannot be read: %s", strerror(errno));
    editor->ended = got == 0;
    text_add_bytes(&editor->text, piece, (size_t)got);
    return LINE_READ;
}

static LineStatus read_plain(Editor *editor, char **line)
{
    if (editor->interactive)
        fprintf(stderr, "%s", editor->prompt);
    /* what was read before makes room */
    if (editor->at) {
        editor->text.length -= editor->at;
        memmove(editor->text.data, editor->text.data + editor->at, editor->text.length + 1);
        editor->at = 0;
    }
    for (size_t searched = 0;;) {
        Text *text = &editor->text;
        char *end =
            text->length ? memchr(text->data + searched, '\n', text->length - searched) : NULL;
        if (!end && editor->ended) {
            if (text->length == 0)
                return LINE_END;
            end = text->data + text->length; /* the last line may lack its end */
        }
        if (end) {
            size_t length = (size_t)(end - text->data);
            editor->at = length < text->length ? length + 1 : length;
            *line = text->data;
            (*line)[length] = '\0';
            if (strlen(*line) < length)
                fail_input("the line has a NUL byte: commands are text");
            return LINE_READ;
        }
        if (text->length > LONGEST_LINE)
            fail_input("the line is longer than %zu MB", LONGEST_LINE >> 20);
        searched = text->length;
        if (read_more(editor) == LINE_STOPPED)
            return LINE_STOPPED;
    }
}

/* ---- libedit ---- */

#ifdef RBGEN_EDITLINE

static Editor *editor_of(EditLine *edit)
{
    void *data = NULL;
    el_get(edit, EL_CLIENTDATA, &data);
    return data;
}

static char *prompt_of(EditLine *edit)
{
    return (char *)editor_of(edit)->prompt; /* libedit does not write to it */
}

static void list_completions(const Completions *found)
{
    size_t width = 0;
    for (int i = 0; i < found->count; i++) {
        size_t length = strlen(found->item[i] + found->shown);
        width = length > width ? length : width;
    }
    int columns = (int)(80 / (width + 2));
    columns = columns > 0 ? columns : 1;
    for (int i = 0; i < found->count; i++)
        printf("%s%-*s", i % columns ? "  " : "\n", (int)width, found->item[i] + found->shown);
    printf("\n");
    fflush(stdout);
}

/* What all of them begin with. */
static size_t common_length(const Completions *found)
{
    size_t length = strlen(found->item[0]);
    for (int i = 1; i < found->count; i++)
        for (size_t k = 0; k < length; k++)
            if (found->item[i][k] != found->item[0][k])
                length = k;
    return length;
}

static unsigned char on_tab(EditLine *edit, int key)
{
    (void)key;
    Editor *editor = editor_of(edit);
    const LineInfo *info = el_line(edit);
    Arena *arena = arena_new();
    char *line = arena_format(arena, "%.*s", (int)(info->cursor - info->buffer), info->buffer);
    Completions found = {0};
    unsigned char answer = CC_ERROR;
    editor->complete(editor->context, arena, line, &found);
    if (found.count) {
        /* The whole word anew: the letters typed may differ from the name's in their case. */
        size_t length = common_length(&found);
        bool is_directory = found.item[0][length ? length - 1 : 0] == '/';
        char *word = arena_format(arena, "%.*s%s", (int)length, found.item[0],
                                  found.count == 1 && !is_directory ? " " : "");
        bool grows = strlen(word) > found.typed;
        if (grows) {
            el_deletestr(edit, (int)found.typed);
            el_insertstr(edit, word);
        } else {
            list_completions(&found);
        }
        answer = grows ? CC_REFRESH : CC_REDISPLAY;
    }
    arena_free(arena);
    return answer;
}

static const char *history_file(void)
{
    const char *file = getenv("RBGEN_HISTORY");
    return file && *file ? file : NULL;
}

static void start_editing(Editor *editor)
{
    const char *terminal = getenv("TERM");
    if (!isatty(STDOUT_FILENO) || !terminal || !*terminal || strcmp(terminal, "dumb") == 0)
        return;
    setlocale(LC_CTYPE, ""); /* or letters beyond ASCII could not be typed */
    editor->edit = el_init("rbgen", stdin, stdout, stderr);
    editor->history = history_init();
    if (!editor->edit || !editor->history)
        fail_job("libedit could not be started");
    HistEvent event;
    history(editor->history, &event, H_SETSIZE, 1000);
    history(editor->history, &event, H_SETUNIQUE, 1);
    if (history_file())
        history(editor->history, &event, H_LOAD, history_file());
    el_set(editor->edit, EL_CLIENTDATA, editor);
    el_set(editor->edit, EL_PROMPT, prompt_of);
    el_set(editor->edit, EL_EDITOR, "emacs");
    el_set(editor->edit, EL_SIGNAL, 1);
    el_set(editor->edit, EL_HIST, history, editor->history);
    el_set(editor->edit, EL_ADDFN, "rbgen-complete", "complete the word", on_tab);
    el_set(editor->edit, EL_BIND, "^I", "rbgen-complete", NULL);
    el_set(editor->edit, EL_BIND, "^R", "em-inc-search-prev", NULL);
    el_source(editor->edit, NULL); /* what ~/.editrc says */
}

static LineStatus read_edited(Editor *editor, bool remember, char **line)
{
    int count = 0;
    errno = 0;
    fflush(stdout);
    const char *read = el_gets(editor->edit, &count);
    if (!read) {
        bool stopped = count < 0 && errno == EINTR;
        printf("%s\n", stopped ? "^C" : "");
        fflush(stdout);
        el_reset(editor->edit);
        return stopped ? LINE_STOPPED : LINE_END;
    }
    editor->text.length = 0;
    text_add_string(&editor->text, read);
    *line = editor->text.data;
    (*line)[strcspn(*line, "\n")] = '\0';
    HistEvent event;
    if (remember && (*line)[strspn(*line, " \t")])
        history(editor->history, &event, H_ENTER, *line);
    return LINE_READ;
}

#endif

/* ---- both ---- */

Editor *editor_new(bool interactive, Completer *complete, void *context)
{
    Editor *editor = memory_grow(NULL, sizeof *editor);
    *editor = (Editor){.interactive = interactive, .complete = complete, .context = context};
#ifdef RBGEN_EDITLINE
    if (interactive)
        start_editing(editor);
#endif
    return editor;
}

void editor_free(Editor *editor)
{
#ifdef RBGEN_EDITLINE
    HistEvent event;
    if (editor->history && history_file())
        history(editor->history, &event, H_SAVE, history_file());
    if (editor->history)
        history_end(editor->history);
    if (editor->edit)
        el_end(editor->edit);
#endif
    text_free(&editor->text);
    memory_free(editor);
}

LineStatus editor_read(Editor *editor, const char *prompt, bool remember, char **line)
{
    editor->prompt = prompt;
#ifdef RBGEN_EDITLINE
    if (editor->edit)
        return read_edited(editor, remember, line);
#endif
    (void)remember;
    LineStatus status = read_plain(editor, line);
    if (editor->interactive && status != LINE_READ)
        fprintf(stderr, "\n");
    return status;
}
