/* library.h: what the files of generator/library share: a robot as other programs hold it. */
#ifndef LIBRARY_H
#define LIBRARY_H

#include "build/keep.h"
#include "build/select.h"
#include "emit/emit.h"
#include "jit/compiled.h"
#include "rbgen.h"

#include <locale.h>

/* options.c: what rbgen_set was told. */
typedef struct {
    const char *functions, *cost, *real, *prefix, *sincos, *speeds, *integrate, *language;
    Strings algorithm, keep;
    long effort, lanes;
    Choice choice;
    bool wrench, payload, moving_base, together, strict, no_comments, rows, each_state, cache;
} Options;

Options options_default(void);
/* How much best is to search, by which costs, for which type. Ends in fail_input where they are
   wrong. To be ended by build_end. */
Build options_build(const Options *options);
/* EXTRA_: what the functions take besides, but for kept parameters. */
unsigned options_extras(const Options *options);
Style options_style(const Options *options, const Robot *robot); /* robot NULL: without a prefix */
Selection options_select(const Options *options);
const Language *options_language(const Options *options); /* C where none is set */

/* build.c: what the options ask for, built. */
typedef struct {
    Arena *arena;
    Build build;
    Robot *robot; /* with what is to stay open */
    Kept kept;
    Selection selection;
    Style style;
    Program **programs;
    int count;
    Text notes;
} Built;

struct rbgen_Robot {
    Memory memory; /* what outlives a call */
    FailTrap trap;
    int status;
    char error[1024];
    Arena *arena; /* as long as the robot */
    Warnings warnings;
    Options options;
    Description *description; /* NULL: not loaded */
    Robot *robot;
    rbgen_Joint *joints;

    Arena *described; /* functions.c: the arena of these; NULL: they are to be listed anew */
    rbgen_Function *functions;
    int function_count;
    rbgen_Parameter *open; /* parameters.c: what stays open, in the same arena; NULL: not listed */
    int open_count;
    rbgen_Parameter *own, *base; /* NULL: not listed yet */
    int own_count, base_count;

    Built *built; /* NULL: to be built anew */
    Text source, header;
    Jit *jit; /* NULL: nothing is compiled */
    Built *compiled;
    void **address, **rows;        /* of each program of that; rows NULL: only for one state */
    size_t (*step)[JIT_ARGUMENTS]; /* of its arguments, from state to state */
};

/* Runs work in a frame: what fails in it ends it, and it alone. Returns and keeps the status. */
int library_call(rbgen_Robot *robot, void (*work)(rbgen_Robot *robot, void *argument),
                 void *argument);
void check_loaded(const rbgen_Robot *robot); /* or ends in fail_input */

/* functions.c: the row of a function by name, alias or C name; ends in fail_input. */
const Function *row_called(const char *name);

/* build.c */
void built_free(Built *built);
int program_called(const Built *built, const char *name); /* -1: none */

#endif
