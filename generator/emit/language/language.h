/* language.h: what programs are printed in. A language is a row of the table in table.c and a file
   (C: a folder) that nothing else knows: it has a notation for expressions, a visitor that spells
   the parts of a listing (listing.h), and writes the file around them. */
#ifndef LANGUAGE_H
#define LANGUAGE_H

#include "emit/emit.h"
#include "emit/listing.h"

/* ---- expression.c ---- */

typedef struct {
    void (*constant)(Text *out, double value); /* not negative */
    /* params: the members of that struct */
    void (*input)(Text *out, Members params, const char *array, uint32_t element);
    const char *text[OP_COUNT]; /* between operands, or a function's name */
} Notation;

enum { PRECEDENCE_SUM = 1, PRECEDENCE_PRODUCT, PRECEDENCE_PRIMARY };

/* What stands for node i, without regard to its label. */
void operation_write(const Notation *notation, const Listing *listing, Text *out, uint32_t i,
                     int precedence);
/* x, by its label if it has one, and without its sign, which is the caller's to write. */
void expression_write(const Notation *notation, const Listing *listing, Text *out, Expr x,
                      int precedence);
/* x with its sign: what is assigned to an output. */
void result_write(const Notation *notation, const Listing *listing, Text *out, Expr x);

/* ---- head.c: what the head of a file says, in comments of any kind ---- */

typedef struct {
    const char *begin, *line, *end; /* of a comment of several lines */
} CommentMarks;

typedef struct {
    Text *out;
    const CommentMarks *marks;
    const Kernel *kernel;
    Program *const *programs;
    int count;
} Head;

/* The robot, its source, the command; what: "straight-line C" and the like. */
Head head_begin(Text *out, const CommentMarks *marks, const Kernel *kernel,
                Program *const *programs, int count, const char *what);
void head_operations(Head *head); /* a table of functions, algorithms and counts */
void head_notes(Head *head);      /* the kernel's, if there are any */
/* Inputs and outputs of each function with their units, and what needs words among them; real: what
   the language calls its numbers. */
void head_arrays(Head *head, const char *real);
void head_glossary(Head *head); /* glossary.c: of the names of intermediates, those that occur */
void head_line(Head *head, const char *line);
/* Broken into lines; not for text of any length. */
void head_words(Head *head, const char *format, ...) PRINTF_LIKE(2, 3);
void head_entry(Head *head, const char *name, int width, const char *words); /* name   words */
void head_end(Head *head);

/* ---- flat.c: languages that are written line by line ---- */

typedef struct Dialect {
    const char *what; /* "straight-line Python" */
    CommentMarks marks;
    const char *real;         /* what it calls its numbers, in the head */
    const char *const *words; /* of the head's end: how to call it; NULL ends */
    const char *indent, *remark;
    const char *statement; /* indent, name, value */
    const char *pair;      /* indent, sine, cosine, angle; NULL: they are called one by one */
    Notation notation;
    const char *reserved, *instead; /* an input's name that is a word of the language */
    /* From the function's first line to where statements begin; and its end. */
    void (*open)(Text *out, const Kernel *kernel, const Listing *listing);
    void (*result)(Text *out, const Program *program, int array, int element, const char *value);
    void (*close)(Text *out, const Program *program);
} Dialect;

void flat_head(Text *out, const Dialect *dialect, const Kernel *kernel, Program *const *programs,
               int count);
void flat_function(Text *out, const Dialect *dialect, const Kernel *kernel, const Program *program);
const char *flat_name(const Dialect *dialect, const char *name);
void flat_params(Text *out, const Kernel *kernel, const Program *program, const char *key);
/* Of an output array, at most MAX_DIMENSIONS; returns how many there are. */
int output_dimensions(const Program *program, int array, int *dimensions);

/* ---- glossary.c ---- */

/* "rad (m)": in parentheses, of joints that slide; NULL: none is known. */
const char *array_unit(const Function *function, const char *array);

/* ---- the files of each language, for the table ---- */

void opencl_file(Text *out, const Kernel *kernel, Program *const *programs, int count);
void python_file(Text *out, const Kernel *kernel, Program *const *programs, int count);
void javascript_file(Text *out, const Kernel *kernel, Program *const *programs, int count);
void rust_file(Text *out, const Kernel *kernel, Program *const *programs, int count);
void matlab_file(Text *out, const Kernel *kernel, Program *const *programs, int count);
void cpp_header(Text *out, const Kernel *kernel, Program *const *programs, int count);
void mex_file(Text *out, const Kernel *kernel, Program *const *programs, int count);
void sfunction_file(Text *out, const Kernel *kernel, Program *const *programs, int count);
void fmu_file(Text *out, const Kernel *kernel, Program *const *programs, int count);
void casadi_file(Text *out, const Kernel *kernel, Program *const *programs, int count);
void ztable_file(Text *out, const Kernel *kernel, Program *const *programs, int count);
void ztable_markdown_file(Text *out, const Kernel *kernel, Program *const *programs, int count);
void latex_file(Text *out, const Kernel *kernel, Program *const *programs, int count);

#endif
