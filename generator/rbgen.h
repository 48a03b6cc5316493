/* rbgen.h: librbgen, robot dynamics as straight-line C, from within a program.

       rbgen_Robot *arm = rbgen_new();
       if (rbgen_load(arm, "ur5.urdf") || rbgen_compile(arm, NULL))
           fprintf(stderr, "%s\n", rbgen_error(arm));
       else
           rbgen_call(arm, "gravity", (const void *[]){q}, (void *[]){torques});
       rbgen_free(arm);

   Nothing here exits, prints, or changes anything that belongs to the whole process: no locale, no
   signal handler, no working directory. Any number of threads may be in it at once, each with
   robots of its own; one robot is for one thread at a time.

   In this order: rbgen_new, then options (rbgen_set), then rbgen_load; then anything else, and
   options again, which then hold for what is asked for next. What a function returns a pointer to
   belongs to the robot: it stays until rbgen_free, or as long as it says there. */
#ifndef RBGEN_H
#define RBGEN_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

#define RBGEN_VERSION "0.2.0" /* of this header; the one place where it stands */

#if defined __GNUC__ && !defined RBGEN_API
#define RBGEN_API __attribute__((visibility("default")))
#elif !defined RBGEN_API
#define RBGEN_API
#endif

typedef struct rbgen_Robot rbgen_Robot;

/* What functions that return int return. */
enum {
    RBGEN_DONE = 0,   /* it is done */
    RBGEN_FAILED = 1, /* it could not be done: no memory, no compiler, a file that cannot be read */
    RBGEN_WRONG = 2   /* what was asked for, or the robot file, is wrong */
};

/* The version of the library: "0.2.0". */
RBGEN_API const char *rbgen_version(void);

/* ---- a robot ---- */

/* NULL: out of memory. */
RBGEN_API rbgen_Robot *rbgen_new(void);
RBGEN_API void rbgen_free(rbgen_Robot *robot); /* and all that came from it; NULL is allowed */

/* Reads a robot file: JSON, or by the ending of its name URDF (.urdf), xacro (.xacro), MJCF (.xml)
   or SD/FAST's (.sd); or one of the robots that come with rbgen, by its name ("ur5"), looked for in
   $RBGEN_ROBOTS or where rbgen is installed. A robot can be read once. */
RBGEN_API int rbgen_load(rbgen_Robot *robot, const char *path);
/* The same from memory: JSON, or XML (URDF, xacro, MJCF) where it begins with a "<". name: of the
   file, in messages. */
RBGEN_API int rbgen_load_text(rbgen_Robot *robot, const char *text, size_t length,
                              const char *name);

/* What went wrong in the last call that returned RBGEN_FAILED or RBGEN_WRONG, in one line, with
   file, line and place where a file is wrong: "arm.json:12: joints[2].link.mass: must not be
   negative, got -1"; until the next call. "" when nothing did. robot NULL: "out of memory". */
RBGEN_API const char *rbgen_error(const rbgen_Robot *robot);

/* What is legal but probably not meant, all calls so far: line number index, NULL beyond the last.
 */
RBGEN_API const char *rbgen_warning(const rbgen_Robot *robot, int index);

RBGEN_API const char *rbgen_name(const rbgen_Robot *robot); /* "" before it is loaded */
RBGEN_API int rbgen_dof(const rbgen_Robot *robot);          /* moving joints; 0 before */
RBGEN_API int rbgen_positions(const rbgen_Robot *robot);    /* numbers in q: more than rbgen_dof
                                                               where there are quaternions */

typedef struct {
    const char *name;
    const char *type;        /* "revolute", "continuous" or "prismatic" */
    double lower, upper;     /* rad or m; -infinity and infinity where there is no limit */
    double velocity, effort; /* limits: rad/s or m/s, Nm or N; infinity: none */
    int position;            /* its place in q */
    int quaternion;          /* 1: it is one of three that turn together, and at its position q has
                                x, y, z, w of their quaternion; else 0 */
} rbgen_Joint;
/* Joint 0 to rbgen_dof - 1, in the order of q; NULL for others. */
RBGEN_API const rbgen_Joint *rbgen_joint(const rbgen_Robot *robot, int index);

/* ---- options: those of the command "rbgen emit", by their names ---- */

/* functions LIST, algorithm FUNCTION=NAME (again for another function), effort 0..3, cost M,A,D,
   real double|float, prefix NAME, sincos inline|libm, lanes N, keep PARAM (again for another),
   speeds joint|middle|second|third, language NAME (of rbgen_emit: one of --language or --style);
   before the robot is loaded snap RADIANS, base LINK, tip LINK, lock JOINT=VALUE, tool NAME, and of
   xacro argument NAME:=VALUE and package NAME=DIR (these four again for another); and those that
   the command has without a value, with "1" or "0": wrench, payload, moving-base, floating-base,
   rows, each-state, together, strict, no-comments; and cache, which lets rbgen_compile keep what
   "cc" made in the user's cache folder. value NULL: as if it had never been set. */
RBGEN_API int rbgen_set(rbgen_Robot *robot, const char *option, const char *value);
/* The names of the options, NULL beyond the last, and what they are for. */
RBGEN_API const char *rbgen_option(int index);
RBGEN_API const char *rbgen_option_help(int index);

/* ---- functions: what can be had ---- */

typedef struct {
    const char *name;  /* as C calls it: "qdd" */
    int rows, columns; /* of a matrix, which lies row by row; of a vector columns is 1 */
    int size;          /* rows * columns; a struct (payload, params) is the numbers in it */
    int is_struct;     /* then NULL may be given for it, where the generated code says so */
    int dimensions[3]; /* row-major, 0 ends: {n, 3, 3} */
    const char *unit;  /* "rad (m)": in parentheses, of joints that slide; "" where there is none */
    const char *meaning; /* of an input: "joint positions"; of an output "" */
} rbgen_Array;

typedef struct {
    const char *name, *alias; /* "inverse-dynamics", "id" (or NULL) */
    const char *c_name;       /* "inverse_dynamics"; in generated code behind prefix and _ */
    const char *meaning;      /* what comes out, in words */
    int by_default;           /* 0: comes only where the option functions names it */
    int input_count, output_count;
    const rbgen_Array *inputs, *outputs; /* in the order of the C function's arguments */
    const char *option;  /* what the option functions calls it: its own name, but for a tool's */
    const char *tool;    /* that it speaks of; NULL: the default one */
    const char *aliases; /* all its other names, with commas: "im,crba,mass-matrix"; "": none */
} rbgen_Function;

/* Function 0, 1, ... that there is for this robot under its options, NULL beyond the last or before
   it is loaded; until an option changes. */
RBGEN_API const rbgen_Function *rbgen_function(rbgen_Robot *robot, int index);
/* The algorithms that make a function (by name, alias or C name) for this robot; "best" is the last
   one; NULL beyond it. */
RBGEN_API const char *rbgen_algorithm(rbgen_Robot *robot, const char *function, int index);

/* Operations of a function by an algorithm; NULL: by the one that the options say, else "best". */
typedef struct {
    int multiplications, additions, divisions, sincos; /* sincos: pairs of sine and cosine */
} rbgen_Count;
RBGEN_API int rbgen_count(rbgen_Robot *robot, const char *function, const char *algorithm,
                          rbgen_Count *count);

/* ---- parameters ---- */

typedef struct {
    const char *name;    /* "link3_mass" of what stays open, "Ixx3", of base parameters "b1" */
    const char *meaning; /* in words; "" where the name says it */
    int size;            /* numbers in it: 1, but 3 of a mass centre, 6 of an inertia, ... */
    const double *value; /* those of the robot file */
    const double *of;    /* of a base parameter: what it is of each of the robot's own; else NULL */
} rbgen_Parameter;
/* What the option keep leaves open, in the order of the struct params, of which they are the first
   members. NULL beyond the last; until an option changes. */
RBGEN_API const rbgen_Parameter *rbgen_open_parameter(rbgen_Robot *robot, int index);
/* The robot's own parameters, which the columns of the regressor belong to, and base parameters,
   the fewest that give the same torques, those of the base regressor. NULL beyond the last, and
   for robots that have no regressor, where rbgen_error says why; until rbgen_free. */
RBGEN_API const rbgen_Parameter *rbgen_own_parameter(rbgen_Robot *robot, int index);
RBGEN_API const rbgen_Parameter *rbgen_base_parameter(rbgen_Robot *robot, int index);
/* The struct params for these values of what is open, one after the other in the order above, as
   the compiled functions take it: rbgen_params_size numbers (0: they take none), count times. */
RBGEN_API int rbgen_params_size(const rbgen_Robot *robot);
RBGEN_API int rbgen_params(rbgen_Robot *robot, size_t count, const double *values, double *params);

/* ---- code ---- */

/* The C source, what "rbgen emit" writes; and, where header is not NULL, the header to go with it,
   which the source then includes as header_name. Both stay until the next rbgen_emit. With the
   option language the source is in that language, and there is no header. */
RBGEN_API int rbgen_emit(rbgen_Robot *robot, const char **source, const char **header,
                         const char *header_name);

/* Compiles the functions that the options ask for, to be called in this process. backend: "tcc", in
   milliseconds; "cc", the system's compiler, for code several times faster; NULL: tcc where it is
   there. What was compiled before is gone. */
RBGEN_API int rbgen_compile(rbgen_Robot *robot, const char *backend);

/* The compiled function (by name, alias or C name), NULL when there is none. It takes pointers to
   inputs and then to outputs, all of double, or of float after rbgen_set(robot, "real", "float");
   keeps no state, so that any thread may call it; and lives until the next rbgen_compile. */
typedef void (*rbgen_Pointer)(void);
RBGEN_API rbgen_Pointer rbgen_pointer(rbgen_Robot *robot, const char *function);
/* The same for many states in rows, after rbgen_set(robot, "lanes", "8") and rows "1": it takes
   their number first, a size_t, then pointers to arrays in which states lie one behind the other.
   payload and params are one for all states, or with each-state one a state. */
RBGEN_API rbgen_Pointer rbgen_rows_pointer(rbgen_Robot *robot, const char *function);

/* Calls it: arrays as rbgen_function lists them. */
RBGEN_API int rbgen_call(rbgen_Robot *robot, const char *function, const void *const *inputs,
                         void *const *outputs);
/* Calls it for count states: array k of state s is at inputs[k] + s * input_strides[k], in bytes;
   stride 0: the same for all. Strides NULL: the states of each array lie one behind the other. */
RBGEN_API int rbgen_call_rows(rbgen_Robot *robot, const char *function, size_t count,
                              const void *const *inputs, const size_t *input_strides,
                              void *const *outputs, const size_t *output_strides);

#ifdef __cplusplus
}
#endif
#endif
