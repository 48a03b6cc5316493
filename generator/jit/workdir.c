/* workdir.c: a directory for the compiler, and the handlers that remove it. */
#include "jit/workdir.h"
#include "jit/jit.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static bool watching;
static Work *volatile watched; /* where a signal handler finds it */

static const int fatal_signals[] = {SIGINT, SIGTERM, SIGHUP};
static struct sigaction before[COUNT(fatal_signals)];

static void remove_files(Work *work) /* calls only what a signal handler may */
{
    if (!work->directory[0])
        return;
    if (work->compiler) { /* the group: gcc's driver would leave cc1 running, for minutes perhaps */
        kill(-work->compiler, SIGTERM);
        waitpid(work->compiler, NULL, 0);
        work->compiler = 0;
    }
    unlink(work->source);
    unlink(work->object);
    unlink(work->errors);
    rmdir(work->directory);
    work->directory[0] = '\0';
}

static void stop_watching(void)
{
    watched = NULL;
    for (size_t i = 0; i < COUNT(fatal_signals); i++)
        sigaction(fatal_signals[i], &before[i], NULL);
}

static void remove_watched(void)
{
    if (watched)
        remove_files(watched);
}

static void on_signal(int signal_number)
{
    remove_watched();
    stop_watching();
    raise(signal_number); /* comes when this handler returns, to whom it was meant for before */
}

static void watch(Work *work)
{
    struct sigaction action = {.sa_handler = on_signal};
    sigfillset(&action.sa_mask);
    for (size_t i = 0; i < COUNT(fatal_signals); i++) {
        sigaction(fatal_signals[i], NULL, &before[i]);
        if (before[i].sa_handler != SIG_IGN) /* nohup stays nohup */
            sigaction(fatal_signals[i], &action, NULL);
    }
    watched = work;
}

static void release(void *block)
{
    Work *work = block;
    remove_files(work);
    if (watched == work)
        stop_watching();
}

void work_end(Work *work)
{
    memory_free(work);
}

void work_watch(void)
{
    static bool registered;
    if (!registered)
        registered = atexit(remove_watched) == 0;
    watching = true;
}

Work *work_begin(void)
{
    const char *parent = getenv("TMPDIR");
    if (!parent || parent[0] != '/')
        parent = "/tmp";
    Work *work = memory_with(sizeof *work, release);
    *work = (Work){.compiler = 0};
    char directory[sizeof work->directory];
    if (snprintf(directory, sizeof directory, "%s/rbgen-XXXXXX", parent) >= (int)sizeof directory) {
        work_end(work);
        fail_job("cc: TMPDIR is too long");
    }
    if (watching)
        watch(work);
    sigset_t all, mask; /* no signal comes between the directory and its name in work */
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &mask);
    bool made = mkdtemp(directory) != NULL;
    int error = errno;
    if (made)
        memcpy(work->directory, directory, sizeof directory);
    pthread_sigmask(SIG_SETMASK, &mask, NULL);
    if (!made) {
        work_end(work);
        fail_job("cc: no temporary directory in %s: %s", parent, strerror(error));
    }
    snprintf(work->source, sizeof work->source, "%s/x.c", work->directory);
    snprintf(work->object, sizeof work->object, "%s/x.so", work->directory);
    snprintf(work->errors, sizeof work->errors, "%s/x.err", work->directory);
    return work;
}
