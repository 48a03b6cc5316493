/* compiled.h: programs -> C text -> functions that can be called, in this process. */
#ifndef COMPILED_H
#define COMPILED_H

#include "emit/emit.h"
#include "jit/jit.h"

Backend backend_parse(const char *name);
RealType real_parse(const char *name); /* of --real; NULL: double */

/* Compiled programs: function k of them is jit_function(set, k). */
typedef struct {
    Jit *jit;
    int count;
    void **function;
} JitSet;
JitSet jit_programs(Arena *arena, Program *const *programs, int count, Backend backend);
/* Its two halves: programs as C text for that compiler, and that text compiled. */
void jit_write(Text *source, Program *const *programs, int count, Backend backend, RealType real,
               bool comments);
/* The same, and beside each function jitK_NAME_rows for many states, as the style says. */
void jit_write_rows(Text *source, Program *const *programs, int count, Backend backend,
                    Style style);
JitSet jit_read(Arena *arena, const Text *source, Program *const *programs, int count,
                Backend backend, const char *const *flags);
/* The same in float, or with comments. What is compiled as float takes and gives arrays of float.
 */
JitSet jit_programs_as(Arena *arena, Program *const *programs, int count, Backend backend,
                       RealType real, bool comments);
/* Calls what was compiled as float: the inputs, widths[k] numbers each, are rounded on the way in.
 */
void call_in_float(void *code, const Function *function, Extent extent, const double *const *inputs,
                   const int *widths, double *row);

/* The output arrays of a function laid out in one row. */
void split_outputs(const Function *function, Extent extent, double *row, double **arrays);

#endif
