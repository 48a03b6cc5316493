/* line.c: a line: an assignment, a variable's name, or a command with its words. */
#include "shell/shell.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* ---- a line ---- */

/* Cuts off a comment: # at the beginning or after a blank, outside quotes; and blanks at the end.
 */
static void strip(char *line)
{
    bool quoted = false;
    size_t length = 0;
    for (char *c = line; *c; c++) {
        quoted = quoted != (*c == '"');
        if (*c == '#' && !quoted && (c == line || isspace((unsigned char)c[-1])))
            break;
        length++;
    }
    while (length && isspace((unsigned char)line[length - 1]))
        length--;
    line[length] = '\0';
}

/* Words with blanks between them; "one with blanks" in quotes. */
static Words split(Arena *arena, const char *line)
{
    Words words = {0};
    for (const char *at = line + strspn(line, " \t"); *at; at += strspn(at, " \t")) {
        bool quoted = *at == '"';
        size_t length = quoted ? strcspn(at + 1, "\"") : strcspn(at, " \t");
        at += quoted;
        if (quoted && !at[length])
            fail_input("a quotation mark is missing: \"%.60s", at);
        if (words.count == MAX_WORDS)
            fail_input("more than %d words", MAX_WORDS);
        words.item[words.count++] = arena_format(arena, "%.*s", (int)length, at);
        at += length + quoted;
    }
    return words;
}

/* "NAME = ..." or "NAME[2] = ...": where what follows the = begins; NULL: no assignment. */
static const char *find_assignment(const char *line, size_t name_length, int *index)
{
    const char *at = line + name_length + strspn(line + name_length, " \t");
    *index = 0;
    if (*at == '[') {
        char *end;
        long number = strtol(at + 1, &end, 10);
        const char *close = end + strspn(end, " \t");
        if (end == at + 1 || *close != ']')
            fail_input("%.*s: an element is written %.*s[2]", (int)name_length, line,
                       (int)name_length, line);
        *index = number > 0 && number <= MAX_JOINTS ? (int)number : -1;
        at = close + 1 + strspn(close + 1, " \t");
        if (*at != '=')
            fail_input("%.*s: an element can only be set: %.*s[%ld] = NUMBER", (int)name_length,
                       line, (int)name_length, line, number);
    }
    return *at == '=' ? at + 1 : NULL;
}

static _Noreturn void fail_unknown(const char *name, bool assigned)
{
    const char *near = shell_nearest(name, !assigned);
    fail_input("\"%.60s\" is no %svariable; %s%s%s", name, assigned ? "" : "command and no ",
               near ? "did you mean \"" : "help lists them", near ? near : "", near ? "\"?" : "");
}

void shell_run_line(Session *session, char *line)
{
    strip(line);
    line += strspn(line, " \t");
    size_t length = strcspn(line, " \t=[");
    if (!*line)
        return;
    int index;
    char *name = arena_format(session->scratch, "%.*s", (int)length, line);
    const char *value = find_assignment(line, length, &index);
    const Variable *variable = variable_find(name);
    const ShellCommand *command = shell_command_find(name);
    if (value) {
        if (command)
            fail_input("%s is a command; help %s explains it", command->name, command->name);
        if (!variable)
            fail_unknown(name, true);
        variable_set(session, variable, index, value);
        return;
    }
    if (!variable && !command)
        fail_unknown(name, false);
    Words words = split(session->scratch, line + length);
    if (variable) {
        if (words.count)
            fail_input("%s: to set it, write %s = %s", variable->name, variable->name,
                       line + length + strspn(line + length, " \t"));
        variable_show(session, variable);
    } else if (words.count > command->max) {
        fail_input("%s: \"%s\" is one argument too many; usage: %s%s%s", command->name,
                   words.item[command->max], command->name, *command->usage ? " " : "",
                   command->usage);
    } else {
        command->run(session, &words);
    }
}
