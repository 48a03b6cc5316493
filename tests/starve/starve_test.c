/* starve_test.c: memory runs out, at every place where it can. Each command is run once for each
   allocation that it makes (ours and libtcc's; not what MPFR, expat and libc do by themselves),
   with that one failing. It must say so in one line and exit with status 1: no crash, no leak where
   the sanitizers look for them, no file left behind, whole or half. Or do without, and give the
   same as ever.

   usage: starve_test SOURCE-DIRECTORY [MOST [COMMAND]]     MOST: allocations of a command that are
   tried, spread evenly (0, the default: all); only of this command. starve_test SOURCE-DIRECTORY -K
   COMMAND: only allocation K of that command, without a child, for a debugger.

   The linker puts __wrap_malloc and the like in the place of malloc (tests/CMakeLists.txt); main is
   rbgen's, under another name; each run is a forked child. */
#include "util/util.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

int rbgen_main(int argc, char **argv);

/* ---- allocations that fail ---- */

static struct Shared {
    long count; /* allocations so far */
} * shared;
static long failing; /* the number of the one that fails; 0: none */

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *block, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *block, size_t size);

#include "in_libtcc.h"

static bool starves(void)
{
    return shared && !in_libtcc && ++shared->count == failing;
}

void *__wrap_malloc(size_t size)
{
    return starves() ? NULL : __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size)
{
    return starves() ? NULL : __real_calloc(count, size);
}

void *__wrap_realloc(void *block, size_t size)
{
    return starves() ? NULL : __real_realloc(block, size);
}

/* ---- one run ---- */

static char directory[] = "/tmp/rbgen-starve-XXXXXX"; /* what the run writes is here */

typedef struct {
    int status; /* exit status; -1: a signal */
    Text out, err, file;
    int files;
} Outcome;

static void slurp(const char *path, Text *text)
{
    char piece[4096];
    size_t got;
    FILE *file = fopen(path, "rb");
    while (file && (got = fread(piece, 1, sizeof piece, file)) > 0)
        text_add_bytes(text, piece, got);
    if (file)
        fclose(file);
    text_add_string(text, "");
}

static void redirect(int descriptor, const char *path, int flags)
{
    int file = open(path, flags, 0600);
    dup2(file, descriptor);
    close(file);
}

/* Counts the files, reads them into one text, and removes them. */
static void take_files(Outcome *outcome)
{
    DIR *listing = opendir(".");
    for (struct dirent *entry; (entry = readdir(listing));) {
        if (entry->d_name[0] == '.')
            continue;
        outcome->files++;
        slurp(entry->d_name, &outcome->file);
        unlink(entry->d_name);
    }
    closedir(listing);
}

static int word_count(char **command)
{
    int count = 0;
    while (command[count])
        count++;
    return count;
}

/* Runs the command with allocation number k failing. */
static Outcome run(char **command, long k)
{
    Outcome outcome = {0};
    int argc = word_count(command), status;
    shared->count = 0;
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        redirect(STDIN_FILENO, ".in", O_RDONLY);
        redirect(STDOUT_FILENO, ".out", O_WRONLY | O_CREAT | O_TRUNC);
        redirect(STDERR_FILENO, ".err", O_WRONLY | O_CREAT | O_TRUNC);
        failing = k;
        shared->count = 0;
        exit(rbgen_main(argc, command));
    }
    waitpid(child, &status, 0);
    struct Shared *counting = shared;
    shared = NULL; /* what follows is not the command's */
    outcome.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    slurp(".out", &outcome.out);
    slurp(".err", &outcome.err);
    take_files(&outcome);
    shared = counting;
    return outcome;
}

static void outcome_free(Outcome *outcome)
{
    text_free(&outcome->out);
    text_free(&outcome->err);
    text_free(&outcome->file);
}

static bool same(const Text *a, const Text *b)
{
    return a->length == b->length && memcmp(a->data, b->data, a->length) == 0;
}

/* NULL, or what is wrong with how it ended. talks: it answers line by line, not at the end. */
static const char *judge(const Outcome *found, const Outcome *expected, bool talks)
{
    if (found->status == 0)
        return same(&found->out, &expected->out) && same(&found->err, &expected->err) &&
                       found->files == expected->files
                   ? NULL
                   : "done, but not as ever";
    if (found->status < 0)
        return "a signal";
    if (found->status != EXIT_JOB)
        return "exit status is not 1";
    const char *err = found->err.data, *end = strchr(err, '\n');
    if (!end || end[1] || !strstr(err, "memory") || strncmp(err, "rbgen: ", 7) != 0)
        return "not one line that says memory";
    if (found->files)
        return "left a file behind";
    if (found->out.length > expected->out.length ||
        memcmp(found->out.data, expected->out.data, found->out.length) != 0)
        return "wrote what it never does";
    if (found->out.length && !talks)
        return "wrote something";
    return NULL;
}

/* All allocations of a command. Returns how many went wrong. */
static int starve(char **command, long most)
{
    Outcome expected = run(command, 0);
    long count = shared->count, step = most > 0 && count > most ? (count + most - 1) / most : 1;
    int wrong = 0, tried = 0;
    if (expected.status != 0 || count == 0) {
        printf("rbgen %s: fails by itself: %s\n", command[1], expected.err.data);
        wrong++;
    }
    for (long k = 1; k <= count && !wrong; k += step, tried++) {
        Outcome found = run(command, k);
        const char *reason = judge(&found, &expected, strcmp(command[1], "shell") == 0);
        if (reason) {
            wrong++;
            printf("rbgen %s %s: allocation %ld of %ld: %s (status %d): %.400s\n", command[1],
                   command[2], k, count, reason, found.status, found.err.data);
        }
        outcome_free(&found);
    }
    printf("rbgen %-8s %5ld allocations, %5d of them made to fail\n", command[1], count, tried);
    outcome_free(&expected);
    return wrong;
}

int main(int argc, char **argv)
{
    static char *commands[][12] = {
        {"rbgen", "emit", "two_link", "-q", "--effort", "0", "-o", "out.c", "--header", "out.h"},
        {"rbgen", "check", "cobra600", "--format", "json"},
        {"rbgen", "import", "arm.urdf", "-q", "-o", "out.json"},
        {"rbgen", "eval", "two_link", "gravity", "--q", "0,1", "--effort", "0"},
        {"rbgen", "eval", "two_link", "bias", "--states", "states.csv", "--backend", "reference"},
        {"rbgen", "ops", "two_link", "--functions", "id", "--effort", "0"},
        {"rbgen", "verify", "two_link", "--functions", "id,fd", "--states", "3", "--effort", "0"},
        {"rbgen", "torque", "two_link", "--from", "0,0", "--to", "1,1", "--effort", "0", "-o",
         "out.csv"},
        {"rbgen", "sim", "two_link", "--q", "0,1", "--duration", "0.1", "--effort", "0", "-o",
         "out.csv"},
        {"rbgen", "animate", "two_link", "states.csv", "-o", "out.html"},
        {"rbgen", "error", "two_link", "--states", "2", "--functions", "id", "--effort", "0"},
        {"rbgen", "shell", "two_link", "--effort", "0"},
        {"rbgen", "parts", "gantry", "-o", "out.txt"},
        {"rbgen", "list"},
    };
    long most = argc > 2 ? atol(argv[2]) : 0;
    char urdf[4096], states[sizeof directory + 16];
    int wrong = 0;
    setvbuf(stdout, NULL, _IOLBF, 0);
    char *source = argc < 2 ? NULL : realpath(argv[1], NULL);
    if (!source || !mkdtemp(directory) || chdir(directory) != 0)
        return 1;
    shared = mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    snprintf(urdf, sizeof urdf, "%s/tests/urdf/good/arm.urdf", source);
    free(source);
    snprintf(states, sizeof states, "%s/.states.csv",
             directory); /* not counted: it begins with . */
    FILE *script = fopen(".in", "w");
    fputs("theta = 0.1\ninverse_arm\ntorque\nsimulate 3\nsimulate continue 2\n"
          "print_simulation theta\ngravity = 0, 0, -5\nforward_arm\ndatabase_read two_link\n",
          script);
    fclose(script);
    FILE *file = fopen(states, "w");
    fputs("t,q1,q2,qd1,qd2\n0,0,1,2,3\n1,1,2,3,4\n", file);
    fclose(file);
    for (size_t i = 0; i < COUNT(commands); i++) {
        for (char **word = commands[i]; *word; word++)
            *word = strcmp(*word, "arm.urdf") == 0     ? urdf
                    : strcmp(*word, "states.csv") == 0 ? states
                                                       : *word;
        if (most < 0 && argc > 3 && strcmp(commands[i][1], argv[3]) == 0) {
            failing = -most;
            shared->count = 0;
            return rbgen_main(word_count(commands[i]), commands[i]);
        }
        if (most >= 0 && (argc < 4 || strcmp(commands[i][1], argv[3]) == 0))
            wrong += starve(commands[i], most);
    }
    unlink(states);
    unlink(".in");
    unlink(".out");
    unlink(".err");
    wrong += chdir("/") != 0 || rmdir(directory) != 0; /* nothing else may be there */
    printf("%d wrong\n", wrong);
    return wrong ? 1 : 0;
}
