/* workdir.h: the private directory in which the cc backend compiles. There is one at a time, and it
   goes away with work_end, or when the program exits or is interrupted (INT, TERM, HUP) before. */
#ifndef WORKDIR_H
#define WORKDIR_H

#include <sys/types.h>

extern struct Work {
    char directory[400], source[420], object[420], errors[420]; /* paths */
    volatile pid_t compiler; /* leader of its own process group; 0: not running */
} work;

void work_begin(void); /* under TMPDIR or /tmp, for this user only; or ends in fail_job */
void work_end(void);

#endif
