/* gnuplot.c: see gnuplot.h. Script and picture pass through unnamed temporary files: no name of
   ours or of a user's gets into a script, and no two pipes can wait for each other. */
#include "picture/gnuplot.h"

#include <ctype.h>
#include <errno.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

/* ---- running ---- */

static FILE *temporary(void)
{
    FILE *file = tmpfile();
    if (!file)
        fail_job("gnuplot: no temporary file: %s", strerror(errno));
    return file;
}

static Text contents(FILE *file)
{
    Text text = {0};
    char piece[1 << 14];
    size_t got;
    rewind(file);
    while ((got = fread(piece, 1, sizeof piece, file)) > 0)
        text_add_bytes(&text, piece, got);
    text_add_string(&text, "");
    return text;
}

/* The environment, with our own words first, where they are found first. */
static char **environment(void)
{
    static char *const ours[] = {(char *)"LC_ALL=C", (char *)"GNUTERM=dumb"};
    size_t count = 0;
    while (environ[count])
        count++;
    char **all = memory_grow(NULL, sizeof *all * (COUNT(ours) + count + 1));
    memcpy(all, ours, sizeof ours);
    memcpy(all + COUNT(ours), environ, sizeof *all * (count + 1));
    return all;
}

/* The line that says what is wrong: gnuplot points at the place in lines of its own before. */
static const char *complaint(Text *errors)
{
    char *line = errors->data + strspn(errors->data, " \r\n\t");
    for (char *next; (next = strchr(line, '\n'));) {
        next += strspn(next, " \r\n\t");
        if (!*next)
            break;
        line = next;
    }
    line[strcspn(line, "\n")] = '\0';
    return *line ? line : "no word why";
}

Text gnuplot_run(const Text *script)
{
    /* -d: nobody's start-up files */
    static char *const arguments[] = {(char *)"gnuplot", (char *)"-d", NULL};
    FILE *files[] = {temporary(), temporary(), temporary()};
    if (fwrite(script->data, 1, script->length, files[0]) != script->length || fflush(files[0]))
        fail_job("gnuplot: no room for its script: %s", strerror(errno));
    rewind(files[0]);

    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    for (int i = 0; i < 3; i++)
        posix_spawn_file_actions_adddup2(&actions, fileno(files[i]), i);
    char **environment_of_child = environment();
    pid_t child;
    int status = -1;
    int error = posix_spawnp(&child, arguments[0], &actions, NULL, arguments, environment_of_child);
    posix_spawn_file_actions_destroy(&actions);
    memory_free(environment_of_child);
    while (!error && waitpid(child, &status, 0) < 0 && errno == EINTR)
        ;
    Text picture = contents(files[1]), errors = contents(files[2]);
    for (int i = 0; i < 3; i++)
        fclose(files[i]);
    if (error == ENOENT)
        fail_job("gnuplot is not installed; on Debian: apt-get install gnuplot-nox");
    if (error)
        fail_job("gnuplot cannot be run: %s", strerror(error));
    if (status != 0)
        fail_job("gnuplot failed: %s", complaint(&errors));
    if (picture.length == 0)
        fail_job("gnuplot drew nothing: %s", complaint(&errors));
    text_free(&errors);
    return picture;
}

/* ---- labels ---- */

/* The bytes of the UTF-8 character at this place; 0 where there is none that can be shown:
   controls, characters that turn the direction of writing, bytes that are no UTF-8. */
static size_t visible(const char *at)
{
    const unsigned char *c = (const unsigned char *)at;
    if (*c < 0x80)
        return *c >= 32 && *c != 127;
    size_t size = *c >= 0xF0 ? 4 : *c >= 0xE0 ? 3 : 2;
    unsigned long code = *c & (0xFFu >> (size + 1));
    if (*c < 0xC2 || *c > 0xF4)
        return 0;
    for (size_t i = 1; i < size; i++) {
        if ((c[i] & 0xC0) != 0x80)
            return 0;
        code = code << 6 | (c[i] & 0x3F);
    }
    static const unsigned long least[] = {0, 0, 0xA0, 0x800, 0x10000};
    bool turns = (code >= 0x2028 && code <= 0x202E) || (code >= 0x2060 && code <= 0x206F) ||
                 (code >= 0x200B && code <= 0x200F) || code == 0xFEFF || code == 0x061C;
    bool is_text = code >= least[size] && (code < 0xD800 || code > 0xDFFF) && code < 0x110000;
    return is_text && !turns ? size : 0;
}

static int characters(const char *string)
{
    int count = 0;
    for (; *string; count++)
        string += visible(string) ? visible(string) : 1;
    return count;
}

int label_width(const char *string, int most)
{
    int width = 0;
    for (; *string && most > 0; most--) {
        size_t size = visible(string);
        width += size > 2 ? 2 : 1; /* Chinese letters are among those, and symbols */
        string += size ? size : 1;
    }
    return width;
}

void label_text(Text *out, const char *string, int most)
{
    int length = characters(string), count = length > most ? most - 1 : length;
    text_add_string(out, "");
    for (; count > 0; count--) {
        size_t size = visible(string);
        if (size)
            text_add_bytes(out, string, size);
        else
            text_add_string(out, *string == '\n' || *string == '\t' ? " " : "?");
        string += size ? size : 1;
    }
    if (length > most)
        text_add_string(out, "…");
}

/* Between double quotes gnuplot knows octal escapes, and runs what stands between backquotes. So
   that nothing but plain letters meets its scanner, everything else is escaped. (Single quotes
   would not do: a doubled one at the beginning of a string ends it.) An escape takes as many digits
   as follow, so that one after it is escaped as well. */
void gnuplot_string(Text *out, const char *string, int most)
{
    Text shown = {0};
    label_text(&shown, string, most);
    text_add_string(out, "\"");
    bool escaped = false;
    for (const unsigned char *c = (const unsigned char *)shown.data; *c; c++) {
        bool plain = *c < 128 && (isalnum(*c) || strchr(" .,:()/_-", *c));
        escaped = !plain || (escaped && isdigit(*c));
        text_add(out, escaped ? "\\%03o" : "%c", *c);
    }
    text_add_string(out, "\"");
    text_free(&shown);
}
