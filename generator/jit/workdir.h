/* workdir.h: a private directory in which a compiler runs. It goes away with work_end, or with
   whoever owns memory when a failure comes before that; or, in a program that asked for it, when
   the program exits or is interrupted (INT, TERM, HUP). */
#ifndef WORKDIR_H
#define WORKDIR_H

#include <stdbool.h>
#include <sys/types.h>

typedef struct {
    char directory[400], source[420], object[420], errors[420]; /* paths; "": not there */
    volatile pid_t compiler; /* leader of its own process group; 0: not running */
} Work;

Work *work_begin(void); /* under TMPDIR or /tmp, for this user only; or ends in fail_job */
void work_end(Work *work);

/* From now on signals and exit are looked after, for one directory at a time. A library does not
   do that to the program it is part of. */
void work_watch(void);

#endif
