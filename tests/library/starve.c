/* starve.c: memory runs out within the library, at every place where it can: each allocation of a
   whole use of it fails once (not libtcc's, nor those of MPFR, expat and libc). The call must say
   so and leave the robot fit for use: the same again works and gives the same. Under the sanitizers
   nothing may be lost.

   usage: library_starve [MOST]: allocations that are tried, spread evenly (default: all) */
#include "../starve/in_libtcc.h"

#include <rbgen.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static long count, failing;

void *__real_malloc(size_t size);
void *__real_calloc(size_t number, size_t size);
void *__real_realloc(void *block, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t number, size_t size);
void *__wrap_realloc(void *block, size_t size);

static int starves(void)
{
    return !in_libtcc && ++count == failing;
}

void *__wrap_malloc(size_t size)
{
    return starves() ? NULL : __real_malloc(size);
}

void *__wrap_calloc(size_t number, size_t size)
{
    return starves() ? NULL : __real_calloc(number, size);
}

void *__wrap_realloc(void *block, size_t size)
{
    return starves() ? NULL : __real_realloc(block, size);
}

static const char urdf[] =
    "<robot name='u'><link name='a'/><link name='b'><inertial><mass value='2'/><origin xyz='0.1 0 "
    "0'/>"
    "<inertia ixx='1' iyy='1' izz='1' ixy='0' ixz='0' iyz='0'/></inertial></link><joint name='j' "
    "type='continuous'><parent link='a'/><child link='b'/><axis xyz='0 1 0'/></joint></robot>";

/* The whole use, each call tried until it does not run out of memory, which is once more at most.
   Returns the text; failures counts. */
static char *use(int *failures, int *wrong)
{
#define TRY(call)                                                                                  \
    for (int tries = 0, status; (status = (call)) != RBGEN_DONE; tries++) {                        \
        *failures += 1;                                                                            \
        if (status != RBGEN_FAILED || !strstr(rbgen_error(robot), "memory") || tries > 0) {        \
            fprintf(stderr, "library_starve: %s: %d, %s\n", #call, status, rbgen_error(robot));    \
            *wrong += 1;                                                                           \
            break;                                                                                 \
        }                                                                                          \
    }
    rbgen_Robot *robot = rbgen_new();
    if (!robot) {
        *failures += 1;
        robot = rbgen_new();
    }
    rbgen_Robot *first = robot;
    const char *source = "", *header = "";
    rbgen_Count operations;
    double q[4] = {0.1, 0.2, 0.3, 0.4}, g[4];
    TRY(rbgen_set(robot, "effort", "0"))
    TRY(rbgen_set(robot, "functions", "gravity,im,fd"))
    TRY(rbgen_load(robot, "two_link"))
    if (!rbgen_function(robot, 3))
        *failures += 1;
    TRY(rbgen_count(robot, "id", NULL, &operations))
    TRY(rbgen_emit(robot, &source, &header, "x.h"))
    TRY(rbgen_compile(robot, "tcc"))
    TRY(rbgen_call(robot, "gravity", (const void *[]){q}, (void *[]){g}))
    robot = rbgen_new();
    if (!robot) {
        *failures += 1;
        robot = rbgen_new();
    }
    TRY(rbgen_load_text(robot, urdf, strlen(urdf), "u.urdf"))
    rbgen_free(robot);
    long so_far = count, kept = failing;
    failing = 0;
    char *text = __real_malloc(strlen(source) + strlen(header) + 400);
    sprintf(text, "%s%s%.17g,%.17g,%d", source, header, g[0], g[1], operations.additions);
    count = so_far;
    failing = kept;
    rbgen_free(first);
    return text;
}

int main(int argc, char **argv)
{
    long most = argc > 1 ? atol(argv[1]) : 0;
    int failures = 0, wrong = 0, silent = 0;
    failing = 0;
    free(use(&failures, &wrong)); /* what libc allocates once and for all */
    count = 0;
    char *expected = use(&failures, &wrong);
    long all = count;
    if (failures || wrong || all < 50) {
        fprintf(stderr, "library_starve: fails with all the memory there is\n");
        return 1;
    }
    long every = most > 0 && all > most ? (all + most - 1) / most : 1;
    for (long k = 1; k <= all && !wrong; k += every) {
        failures = 0;
        count = 0;
        failing = k;
        char *found = use(&failures, &wrong);
        failing = 0;
        silent += failures == 0;
        if (strcmp(found, expected) != 0) {
            fprintf(stderr, "library_starve: allocation %ld: another result\n", k);
            wrong++;
        }
        free(found);
    }
    free(expected);
    printf("library_starve: %ld allocations, one in %ld fails once; %d could be done without\n",
           all, every, silent);
    return wrong || silent > all / every / 4;
}
