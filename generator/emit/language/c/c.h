/* c.h: what the files that write C share. */
#ifndef C_H
#define C_H

#include "emit/language/language.h"

/* ---- function.c ---- */

Notation c_notation(RealType real);
const char *real_name(RealType real);

/* ---- spelling.c: names, lines, parameter lists ---- */

void in_capitals(char *to, const char *from); /* for names of macros; room for as many characters */
/* A statement, broken after an operator where it would run over the line. */
void emit_wrapped(Text *out, const char *statement);
/* A declaration, broken after a comma and aligned with the first parameter. */
void emit_broken(Text *out, const char *line);

typedef struct {
    enum {
        BY_NAME,   /* q, ..., tau, */
        AS_ARRAY,  /* const double q[6], ..., double tau[6], */
        AS_POINTER /* const double *q, ..., double *tau, */
    } form;
    const char *qualifier;      /* of pointers, before the name */
    const char *input, *output; /* before the names of arrays: from_q, to_tau */
    const char *behind;         /* those names: q + i */
    const char *structs;        /* behind those of structs: payload + i */
    bool rows;                  /* behind those names, whatever their size: q + i*6 */
    const bool *which;          /* only these of the parameters; NULL: all */
} ParameterList;
/* The list, with a comma after each. */
void c_parameters(Text *line, const Program *program, Style style, const ParameterList *as);
/* The end of a list: takes the last comma away, puts this instead. */
void c_close(Text *line, const char *end);

/* ---- struct.c ---- */

void emit_initialiser(Text *out, const Kernel *kernel, Members members, int n); /* NAME_PARAMS */
/* NAME_constants, and what works its numbers out. */
void emit_constants_prototype(Text *out, const Kernel *kernel);
void emit_constants(Text *out, const Kernel *kernel);

/* ---- columns.c: of functions whose columns are parameters ---- */

void emit_column_counts(Text *out, Program *const *programs, int count, Style style);
void emit_column_declarations(Text *out, Program *const *programs, int count, Style style);
void emit_column_values(Text *out, Program *const *programs, int count, Style style);

/* ---- sincos.c ---- */

/* "double s1, c1;" for each angle, and the call that sets them all. */
void pairs_write(Text *out, const Notation *notation, const Listing *listing, const Turned *turned,
                 int count, Style style);
/* The lines of the template that compute, between the function's braces. */
const char *sincos_core(Arena *arena, RealType real);
/* C text with some of its identifiers replaced. */
typedef struct {
    const char *word, *by;
} Word;
void add_renamed(Text *out, const char *text, const Word *words, int count);
/* C text without its comments. */
void add_without_comments(Text *out, const char *text);

/* ---- batch.c ---- */

/* "void NAME_function_batch(size_t count, ", say. */
void batch_begin(Text *line, const char *function, const char *suffix, Style style);
/* NAME_RESTRICT, with a space behind it. */
const char *batch_restrict(Arena *arena, Style style);

/* ---- step.c ---- */

void step_write(Text *out, const Program *program, Style style);
void step_prototypes(Text *out, const Program *program, Style style);

/* ---- lanes.c ---- */

/* The function for one block of states; widths[m] becomes true where it needs lanes_sincos of m. */
void lanes_write(Text *out, const Program *program, Style style, bool *widths);
/* Sines and cosines of width angles, from the scalar text (sincos_core) in the vectors' type; names
   of macros begin with capitals. */
void lanes_sincos(Text *out, const char *core, const char *type, const char *capitals, int bytes,
                  int width);

/* joints.c: names and limits of the joints, in the header and in the source. */
void emit_joint_declarations(Text *out, const Kernel *kernel, int n);
void emit_joint_tables(Text *out, const Kernel *kernel, int n);

#endif
