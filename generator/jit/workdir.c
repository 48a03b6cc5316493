/* workdir.c: a directory for the compiler, and the handlers that remove it. */
#include "jit/workdir.h"
#include "util/util.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

struct Work work; /* global because a signal handler must find it */
static volatile sig_atomic_t there;

static const int fatal_signals[] = {SIGINT, SIGTERM, SIGHUP};
static struct sigaction before[COUNT(fatal_signals)];

static void work_remove(void) /* calls only what a signal handler may */
{
    if (!there)
        return;
    if (work.compiler) { /* the group: gcc's driver would leave cc1 running, for minutes perhaps */
        kill(-work.compiler, SIGTERM);
        waitpid(work.compiler, NULL, 0);
        work.compiler = 0;
    }
    unlink(work.source);
    unlink(work.object);
    unlink(work.errors);
    rmdir(work.directory);
    there = 0;
}

void work_end(void)
{
    work_remove();
    for (size_t i = 0; i < COUNT(fatal_signals); i++)
        sigaction(fatal_signals[i], &before[i], NULL);
}

static void on_signal(int signal_number)
{
    work_end();
    raise(signal_number); /* comes when this handler returns, to whom it was meant for before */
}

void work_begin(void)
{
    static bool registered;
    if (!registered)
        registered = atexit(work_remove) == 0;

    const char *parent = getenv("TMPDIR");
    if (!parent || parent[0] != '/')
        parent = "/tmp";
    int length = snprintf(work.directory, sizeof work.directory, "%s/rbgen-XXXXXX", parent);
    if (length >= (int)sizeof work.directory)
        fail_job("cc: TMPDIR is too long");

    struct sigaction action = {.sa_handler = on_signal};
    sigfillset(&action.sa_mask);
    for (size_t i = 0; i < COUNT(fatal_signals); i++) {
        sigaction(fatal_signals[i], NULL, &before[i]);
        if (before[i].sa_handler != SIG_IGN) /* nohup stays nohup */
            sigaction(fatal_signals[i], &action, NULL);
    }
    there = 1;
    if (!mkdtemp(work.directory)) {
        int error = errno;
        work_end();
        fail_job("cc: no temporary directory in %s: %s", parent, strerror(error));
    }
    snprintf(work.source, sizeof work.source, "%s/x.c", work.directory);
    snprintf(work.object, sizeof work.object, "%s/x.so", work.directory);
    snprintf(work.errors, sizeof work.errors, "%s/x.err", work.directory);
}
