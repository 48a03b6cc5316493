/* soak_isolate.c: a check in a process of its own, so that crashes and hangs are findings too. */
#include "evidence/soak.h"

#include <ctype.h>
#include <errno.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

enum { SLEEPS = 20 };

static Outcome *mine; /* a signal handler must find it */

/* By SIGTERM, for which compilers under way have a handler that removes their files. */
static void on_alarm(int signal_number)
{
    (void)signal_number;
    mine->late = true;
    raise(SIGTERM);
}

/* What it was about, in words without numbers and names, which another robot has others of: that a
   robot cannot be read is not what made the selftest of another give up. */
static void set_kind(Outcome *outcome, const char *how, const char *message)
{
    int length = snprintf(outcome->kind, sizeof outcome->kind, "%s, %.150s%s", how, outcome->doing,
                          *message ? ": " : "");
    bool quoted = false;
    for (; *message && length < (int)sizeof outcome->kind - 1; message++) {
        quoted ^= *message == '"';
        if (!quoted && !isdigit((unsigned char)*message))
            outcome->kind[length++] = *message;
    }
    outcome->kind[length] = '\0';
}

static _Noreturn void run_child(SoakJob *job, const char *text, const SoakChoice *choice,
                                Outcome *outcome, long limit)
{
    static FailTrap trap;
    quiet();
    /* computing time, which other users of the machine do not take; and for a process that sleeps,
       many times that */
    struct itimerval computing = {.it_value = {.tv_sec = limit}};
    mine = outcome;
    signal(SIGPROF, on_alarm);
    signal(SIGALRM, on_alarm);
    setitimer(ITIMER_PROF, &computing, NULL);
    alarm((unsigned)(SLEEPS * limit));
    if (setjmp(trap.jump) == 0) {
        fail_trap(&trap);
        job(text, choice, outcome);
    } else if (!outcome->failed) {
        outcome->failed = true;
        set_kind(outcome, "gives up", trap.message);
        snprintf(outcome->message, sizeof outcome->message, "%.150s: gives up: %.200s",
                 outcome->doing, trap.message);
    }
    _exit(0); /* the parent's files and handlers are not ours to finish */
}

/* What a process that did not come to its end leaves to say. */
static void blame(Outcome *outcome, int status, long limit)
{
    const char *doing = outcome->doing;
    outcome->failed = true;
    set_kind(outcome, outcome->late ? "hang" : "crash", "");
    if (outcome->late)
        snprintf(outcome->message, sizeof outcome->message,
                 "%s: takes more than %ld s of computing", doing, limit);
    else if (WIFSIGNALED(status))
        snprintf(outcome->message, sizeof outcome->message, "%s: crash: %s", doing,
                 strsignal(WTERMSIG(status)));
    else
        snprintf(outcome->message, sizeof outcome->message, "%s: ends with status %d", doing,
                 WEXITSTATUS(status));
}

Outcome soak_isolated(SoakJob *job, const char *text, const SoakChoice *choice, long limit)
{
    Outcome *shared = mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS,
                           -1, 0); /* all zero */
    if (shared == MAP_FAILED)
        fail_job("soak: out of memory");
    fflush(NULL);
    pid_t child = fork();
    if (child < 0)
        fail_job("soak: no further process: %s", strerror(errno));
    if (child == 0)
        run_child(job, text, choice, shared, limit);
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR)
        continue;
    Outcome outcome = *shared;
    munmap(shared, sizeof *shared);
    if (status != 0)
        blame(&outcome, status, limit);
    return outcome;
}
