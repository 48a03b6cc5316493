/* mutation_test.c: does the selftest in a generated file notice when the file is wrong?
   mutation_test FILE.c REAL COUNT SHARE [-v]: breaks the file (emitted with --selftest --prefix
   arm) in COUNT random places, one at a time, compiles it in this process and runs the selftest.
   At least SHARE percent must be noticed; -v shows what was not.

   One break is: a sign turned, a product made a sum, a number made 2 % larger, a sine for a
   cosine, the next element of an array. */
#include "jit/jit.h"
#include "util/random.h"

#include <ctype.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    size_t at, length; /* what goes */
    char text[80];     /* what comes */
} Break;

typedef struct {
    double error;
    int check, state;
} ResultDouble;
typedef struct {
    float error;
    int check, state;
} ResultFloat;

static uint32_t random_number(void)
{
    static uint32_t state = 12345;
    return random_plain(&state) >> 8;
}

static bool is_word(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

/* The break at this place, if one can be made here. */
static bool break_at(const char *source, size_t at, Break *found)
{
    const char *c = source + at;
    found->at = at;
    if (strncmp(c, " + ", 3) == 0 || strncmp(c, " - ", 3) == 0) {
        found->length = 3;
        snprintf(found->text, sizeof found->text, "%s", c[1] == '+' ? " - " : " + ");
        return true;
    }
    if (*c == '*' && (is_word(c[-1]) || strchr(")]", c[-1])) && (is_word(c[1]) || c[1] == '(')) {
        found->length = 1;
        snprintf(found->text, sizeof found->text, "+");
        return true;
    }
    if (isdigit((unsigned char)*c) && !is_word(c[-1]) && !strchr("[.", c[-1])) {
        size_t length = strspn(c, "0123456789.");
        if (c[length] == 'e')
            length += 2 + strspn(c + length + 2, "0123456789");
        found->length = length + (c[length] == 'f');
        snprintf(found->text, sizeof found->text, "(%.*s*1.02%s)", (int)found->length, c,
                 c[length] == 'f' ? "f" : "");
        return length < 30 && memchr(c, '.', length) && atof(c) != 0;
    }
    if ((strncmp(c, "sin", 3) == 0 || strncmp(c, "cos", 3) == 0) && !is_word(c[-1]) &&
        (c[3] == '(' || c[3] == 'f')) {
        found->length = 3;
        snprintf(found->text, sizeof found->text, "%s", *c == 's' ? "cos" : "sin");
        return true;
    }
    if (*c == '[' && isdigit((unsigned char)c[1])) {
        int index = atoi(c + 1);
        found->length = strcspn(c, "]");
        snprintf(found->text, sizeof found->text, "[%d", index ? index - 1 : 1);
        return true;
    }
    return false;
}

/* All places in the bodies of the functions, which begin after the last #endif and end where the
   selftest begins. */
static int collect(const char *source, Break **breaks)
{
    const char *begin = NULL, *end = strstr(source, "/* ---- selftest ---- */");
    int count = 0, room = 0;
    for (const char *next = source; end && next && next < end; next = strstr(next + 1, "\n#endif"))
        begin = next;
    if (!begin)
        fail_job("no selftest in the file");
    for (const char *line = strchr(begin + 1, '\n'); line < end; line = strchr(line + 1, '\n')) {
        const char *stop = strchr(line + 1, '\n');
        if (strncmp(line + 1, "    ", 4) != 0 || line[5] == '/' || line[5] == '(')
            continue;
        for (const char *c = line + 5; c < stop; c++) {
            Break found;
            if (!break_at(source, (size_t)(c - source), &found))
                continue;
            if (count == room) {
                room = 2 * room + 256;
                *breaks = memory_grow(*breaks, sizeof **breaks * (size_t)room);
            }
            (*breaks)[count++] = found;
        }
    }
    return count;
}

/* 1: noticed, 0: not, -1: does not compile. */
static int try(const char *source, bool single)
{
    FailTrap trap;
    if (setjmp(trap.jump)) {
        fail_trap(NULL);
        return -1;
    }
    fail_trap(&trap);
    Jit *jit = jit_compile(BACKEND_TCC, source, NULL);
    fail_trap(NULL);
    void *symbol = jit_symbol(jit, "arm_selftest");
    ResultDouble wide;
    ResultFloat narrow;
    int (*selftest)(void *);
    memcpy(&selftest, &symbol, sizeof selftest);
    int status = selftest(single ? (void *)&narrow : (void *)&wide);
    jit_free(jit);
    return status;
}

static void show(const char *source, const Break *made)
{
    size_t line = made->at, end = made->at;
    while (source[line - 1] != '\n')
        line--;
    while (source[end] != '\n')
        end++;
    printf("not noticed: \"%.*s\" -> \"%s\" in%.*s\n", (int)made->length, source + made->at,
           made->text, (int)(end - line), source + line);
}

int main(int argc, char **argv)
{
    if (argc < 5)
        return 2;
    Arena *arena = arena_new();
    size_t length;
    char *source = file_read(arena, argv[1], 1u << 26, &length);
    bool single = strcmp(argv[2], "float") == 0;
    char *work = strstr(source, "static arm_work work;");
    if (work) /* in this process, compiled code has no memory of its own to write to */
        memcpy(work, "       arm_work work;", strlen("static arm_work work;"));
    int wanted = atoi(argv[3]), tried = 0, noticed = 0, broken = 0;
    Break *breaks = NULL;
    int count = collect(source, &breaks);
    if (!jit_available(BACKEND_TCC)) {
        printf("SKIPPED: no tcc backend\n");
        return 77;
    }
    if (try(source, single) != 0)
        fail_job("%s: the selftest does not pass as it is", argv[1]);
    char *copy = memory_grow(NULL, length + 100);
    for (int k = 0; k < wanted && count; k++) {
        const Break *made = &breaks[random_number() % (uint32_t)count];
        memcpy(copy, source, made->at);
        sprintf(copy + made->at, "%s%s", made->text, source + made->at + made->length);
        int status = try(copy, single);
        if (status < 0) {
            broken++;
            continue;
        }
        tried++;
        noticed += status;
        if (!status && argc > 5)
            show(source, made);
    }
    double share = tried ? 100.0 * noticed / tried : 0;
    printf("%s: %d places, %d broken, %d do not compile, %d of %d noticed: %.1f %%\n", argv[2],
           count, wanted, broken, noticed, tried, share);
    memory_free(copy);
    memory_free(breaks);
    arena_free(arena);
    return !(share >= atof(argv[4]) && tried * 2 > wanted);
}
