/* emit.h: programs -> text in a language. Nothing here knows robots; what the head comment says
   about one comes in as strings. */
#ifndef EMIT_H
#define EMIT_H

#include "algorithm/program.h"

typedef enum { REAL_DOUBLE, REAL_FLOAT } RealType;
typedef enum {
    SINCOS_INLINE, /* in the file itself, several angles a call */
    SINCOS_SINGLY, /* in the file itself, for a compiler that has no vectors and inlines nothing */
    SINCOS_LIBM
} Sincos;
typedef enum { STEP_NONE, STEP_RK4, STEP_EULER } Stepping;
/* Angles from here on have no inline sine in double (templates/sincos.in.c). */
#define SINCOS_RANGE 3.5e15

typedef struct {
    RealType real;
    const char *prefix; /* of every C name: a C identifier */
    bool comments;
    Sincos sincos;
    int lanes;     /* of batch functions beside the others; 0: there are none */
    bool rows;     /* batches of states in rows, too */
    bool each;     /* in batches, every state has a payload and parameters of its own */
    Stepping step; /* of forward dynamics in time, as a batch */
} Style;

/* What a compiler has to be told before the functions. */
void emit_for_compiler(Text *out);
/* One C function, from its signature to the closing brace. */
void emit_function(Text *out, const Program *program, Style style);
/* The function that the pairs of sine and cosine come from, if the programs need it. */
void emit_sincos(Text *out, Program *const *programs, int count, Style style);
/* Its prototype, without the semicolon. */
void emit_prototype(Text *out, const Program *program, Style style);

/* The same functions for many states; what their prototypes need, and those. */
void emit_batches(Text *out, Program *const *programs, int count, Style style);
void emit_batch_declarations(Text *out, Style style);
void emit_batch_prototypes(Text *out, Program *const *programs, int count, Style style);
/* step.c: states on in time. Of the programs, the one that it takes; NULL: it cannot be had. */
const Program *step_program(Program *const *programs, int count, Style style);

/* The typedef of a struct that functions take, "payload" or "params", if one of them does. */
bool emit_struct(Text *out, const char *name, Program *const *programs, int count, Style style);

/* The program as numbered equations, Z1 = ..., for people: plain text with every digit, or
   Markdown. */
void emit_ztable(Text *out, const Program *program, bool formulas);

/* ---- selftest.c: a function in the generated file that checks the others ---- */

/* Arrays of numbers that the selftest knows: inputs, and what functions give for them. */
typedef struct {
    const char *name;
    int size;
    double *value;       /* state by state */
    const double *scale; /* what errors are measured by; NULL: an input, or as scale_name has it */
    const char *scale_name; /* the column with the scale */
} GoldenColumn;

typedef enum { MATRIX_DEFINITE, MATRIX_SEMIDEFINITE, MATRIX_UNPHYSICAL } MatrixKind;

typedef struct {
    int states, column_count;
    GoldenColumn *column;
    MatrixKind matrix; /* what the robot's inertia matrix is, as far as the real type can tell */
    bool skewed;       /* friction is not the same in both directions */
    bool with_main;
    bool loops;      /* golden states close them; what solves is the mechanism's */
    bool geared;     /* joints follow others */
    bool prescribed; /* accelerations of some joints are given */
    int rank, drive_count;
    const int *drives; /* actuated joints */
} Selftest;

enum { SELFTEST_DERIVED_STATES = 8, SELFTEST_COLUMN_NAME = 128 };
/* The column for output k of a function. Matrices stand there multiplied by a rate: M qdd, J qd. */
void selftest_column_name(const Function *function, int k, char *name);
int selftest_column_size(const Output *output, Extent extent);
extern const double selftest_payload[10]; /* the load that functions with a payload are given */

struct Kernel;
void emit_selftest(Text *out, const struct Kernel *kernel, Program *const *programs, int count);
/* Its result type, the numbers of its checks, its prototype. */
void emit_selftest_declarations(Text *out, const struct Kernel *kernel, Program *const *programs,
                                int count);
void emit_selftest_head(Text *out, const struct Kernel *kernel, Program *const *programs,
                        int count); /* lines of the head comment */

/* ---- whole files ---- */

/* A whole source file, and the header to go with it when header_name is given. */
/* A coordinate of q, for programs that map names to places. */
typedef struct {
    const char *name,
        *link; /* and that of the link it moves, as the robot file has them: any text */
    double lower, upper, effort; /* infinite: none */
} JointEntry;

typedef struct Kernel {
    const JointEntry *joints; /* for headers; NULL: not known */
    Style style;
    const char *robot, *source; /* for the head comment; any text */
    const char *command;        /* that made it, in a normal form */
    const char *pattern;        /* "RRPRRR" */
    const char *notes;          /* further lines for the head comment, "" if none */
    uint64_t hash;
    const double *params;    /* the robot's own, in the order of the members; NULL: none */
    Program *constants;      /* what fills in those that follow from others; NULL: there are none */
    const char *header_name; /* base name of the header; NULL: prototypes stand in the source */
    const Selftest *selftest; /* NULL: none */
} Kernel;
void emit_kernel(Text *out, const Kernel *kernel, Program *const *programs, int count);
void emit_header(Text *out, const Kernel *kernel, Program *const *programs, int count);

/* ---- language/table.c ---- */

typedef struct {
    const char *name; /* of --language or --style */
    const char *what;
    void (*file)(Text *out, const Kernel *kernel, Program *const *programs, int count);
    bool language;   /* of --language; else of --style */
    bool prefixed;   /* its names begin with the prefix, which is to be a C identifier */
    bool code;       /* with all options of C */
    bool for_people; /* to be read: sums of angles are made */
    /* of --header; NULL: there is none */
    void (*header)(Text *out, const Kernel *kernel, Program *const *programs, int count);
    const char *one_each; /* a file a function, with this ending; NULL: one for all */
} Language;
extern const Language languages[];
extern const int language_count;
const Language *language_find(const char *name); /* NULL: there is none */

/* comment.c: text from a robot file as part of a C comment: nothing in it can end the comment,
   continue the line or look like a trigraph. */
void emit_comment_text(Text *out, const char *text, const char *line_start, int column);

bool is_c_identifier(const char *name); /* and neither a C nor a C++ keyword */

/* template.c: the named template with each line "%% key", and each @key@ within a line, replaced by
   that key's text. */
typedef struct {
    const char *key;
    const char *text;
} Insertion;
/* templates/ as strings, made at build time (CMakeLists.txt). */
typedef struct {
    const char *name, *text;
} EmbeddedTemplate;
extern const EmbeddedTemplate embedded_templates[];
extern const int embedded_template_count;

void template_fill(Text *out, const char *template_name, const Insertion *insertions, int count);

/* listing.c: the programs as equations for people, under a head. */
void emit_listing(Text *out, const Kernel *kernel, Program *const *programs, int count,
                  bool markdown);

#endif
