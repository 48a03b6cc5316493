/* complete.c: what the word before the cursor may become: a command or a variable, then what
   that command wants: a name, a robot, a file. */
#include "model/locate.h"
#include "shell/shell.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>

static void offer(Completions *out, const char *word, const char *candidate)
{
    if (out->count < MAX_COMPLETIONS && strncasecmp(candidate, word, strlen(word)) == 0)
        out->item[out->count++] = candidate;
}

/* A name with a blank would need quotes, one with a control character could drive the terminal. */
static bool is_plain(const char *name)
{
    for (; *name; name++)
        if ((unsigned char)*name <= ' ' || *name == 127 || *name == '"' || *name == '#')
            return false;
    return true;
}

static int compare(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static void offer_files(Arena *arena, Completions *out, const char *word)
{
    const char *slash = strrchr(word, '/'), *begin = slash ? slash + 1 : word;
    char *folder = arena_format(arena, "%.*s", (int)(begin - word), word);
    DIR *directory = opendir(*folder ? folder : ".");
    int first = out->count;
    if (!directory)
        return;
    for (struct dirent *entry; out->count < MAX_COMPLETIONS && (entry = readdir(directory));) {
        struct stat info;
        if ((entry->d_name[0] == '.' && begin[0] != '.') || !is_plain(entry->d_name) ||
            strncmp(entry->d_name, begin, strlen(begin)) != 0)
            continue;
        char *path = arena_format(arena, "%s%s", folder, entry->d_name);
        bool is_directory = stat(path, &info) == 0 && S_ISDIR(info.st_mode);
        out->item[out->count++] = is_directory ? arena_format(arena, "%s/", path) : path;
    }
    closedir(directory);
    qsort(out->item + first, (size_t)(out->count - first), sizeof *out->item, compare);
    if (first == 0)
        out->shown = (size_t)(begin - word);
}

static void offer_all(Arena *arena, Completions *out, int takes, const char *word)
{
    static const char *const words[] = {"new", "continue", "zero", "DACOut"};
    size_t robot_count = 0;
    const char **robots = takes & TAKES_ROBOT ? robots_names(arena, &robot_count) : NULL;
    for (int k = 0; k < shell_command_count && takes & TAKES_COMMAND; k++)
        offer(out, word, shell_commands[k].name);
    for (int k = 0; k < variable_count && takes & TAKES_VARIABLE; k++)
        offer(out, word, variables[k].name);
    for (size_t k = 0; k < COUNT(words) && takes & TAKES_LENGTH; k++)
        offer(out, word, words[k]);
    for (size_t k = 0; k < robot_count; k++)
        offer(out, word, robots[k]);
    if (takes & TAKES_FILE)
        offer_files(arena, out, word);
}

void shell_complete(void *context, Arena *arena, const char *line, Completions *out)
{
    const Session *session = context;
    size_t end = strlen(line), begin = end;
    while (begin && !strchr(" \t=", line[begin - 1]))
        begin--;
    const char *word = line + begin, *first = line + strspn(line, " \t");
    out->typed = end - begin;
    if (session->asking || first == word) {
        offer_all(arena, out, session->asking ? TAKES_FILE : TAKES_COMMAND | TAKES_VARIABLE, word);
        return;
    }
    char *name = arena_format(arena, "%.*s", (int)strcspn(first, " \t=["), first);
    const ShellCommand *command = shell_command_find(name);
    const Variable *variable = variable_find(name);
    if (command) {
        offer_all(arena, out, command->takes, word);
    } else if (variable && variable->kind == INTEGRATOR) {
        const char *names[INTEGRATORS];
        int count = integrator_names(names);
        for (int k = 0; k < count; k++)
            offer(out, word, names[k]);
    } else if (variable && variable->kind == CONTROL) {
        for (int k = 0; k < CONTROLS; k++)
            offer(out, word, control_names[k]);
    }
}
