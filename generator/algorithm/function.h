/* function.h: what can be generated: functions, the algorithms that can make them, and programs,
   which are a function built by an algorithm for one robot. */
#ifndef FUNCTION_H
#define FUNCTION_H

#include "algorithm/arm.h"

typedef enum {
    INVERSE_DYNAMICS,
    INERTIA_MATRIX,
    BIAS,
    GRAVITY,
    FORWARD_DYNAMICS,
    FORWARD_KINEMATICS,
    JACOBIAN,
    INERTIA_SOLVE,
    ENERGY,
    JACOBIAN_BIAS,
    FRAMES,
    FUNCTION_COUNT
} FunctionId;

typedef enum { SIZE_N, SIZE_NN, SIZE_3, SIZE_9, SIZE_6N, SIZE_2, SIZE_6, SIZE_3N, SIZE_9N } Size;

enum { MAX_INPUTS = 6, MAX_OUTPUTS = 10 }; /* more than any has, for functions in one */

typedef struct {
    FunctionId id;
    const char *name, *alias; /* on the command line */
    const char *c_name;
    const char *comment;            /* what the outputs are, for the generated code */
    const char *inputs[MAX_INPUTS]; /* each of length n; NULL ends */
    struct {
        const char *name;
        Size size;
    } outputs[MAX_OUTPUTS];
    bool by_name_only; /* emit and ops leave it out unless it is asked for */
    const char *tool;  /* that it speaks of; NULL: the default one */
} Function;

extern const Function functions[FUNCTION_COUNT];

/* The same functions with a wrench on the tool as a further input: force then moment, world axes,
   at the tool's origin. They share the ids of the plain ones. */
enum { WRENCH_COUNT = 3 };
extern const Function wrench_functions[WRENCH_COUNT];

/* Whether there is one for each tool of a robot; and the one for that tool, in the arena. */
bool function_has_tool(FunctionId id);
Function *function_for_tool(Arena *arena, FunctionId id, const char *tool);

/* How many numbers an input has: n, but for the wrench. Not for structs. */
int input_size(const char *input, int n);

/* ---- variant.c: functions that take structs too ---- */

enum {
    EXTRA_PAYLOAD = 1,  /* a load on the tool */
    EXTRA_FRICTION = 2, /* the robot's open friction, as a part of params */
    EXTRA_LINKS = 4     /* and its open links */
};
/* The same function with these structs as its last inputs, as far as they matter to it. */
const Function *function_variant(const Function *function, unsigned extras);
bool function_takes(const Function *function, const char *input);
/* Which loads it takes, EXTRA_PAYLOAD and EXTRA_LINKS; and another function with the same. */
unsigned function_is_loaded(const Function *function, const Robot *robot);
const Function *function_sibling(const Function *function, const Robot *robot, FunctionId id);

/* Members of the structs; in the graph each is an input array by itself. */
typedef struct {
    const char *of, *name;
    int size; /* 0: n */
    const char *meaning;
} Member;
extern const Member *const members;
extern int member_count;
enum { MAX_MEMBERS = 256 };
void member_add(Member member); /* the strings are to stay */
void members_forget(void);      /* all that were added */
int member_size(const Member *member, int n);
const Member *member_find(const char *array); /* NULL: it is an input of its own */
bool is_struct(const char *input);

int size_of(Size size, int n);
int function_input_count(const Function *function);
int function_output_count(const Function *function);       /* arrays */
int function_output_size(const Function *function, int n); /* numbers in all of them */
/* By name or alias; NULL when there is none. */
const Function *function_find(const char *name);
/* "M_1_2" and the like, for tables of results: the name of number k of all outputs. */
void function_column(const Function *function, int n, int k, char *buffer, size_t room);

/* ---- algorithms ---- */

typedef struct {
    const char *name;
    FunctionId function;
    void (*build)(const Arm *arm, Expr *out);
    void (*bias)(const Arm *arm, Expr *tau); /* INERTIA_SOLVE: with this bias it is also a
                                                forward dynamics; NULL: it is not */
    bool chain_only, revolute_only;
    bool lone_rotors;                  /* cannot take rotors that drive several joints */
    bool (*suits)(const Robot *robot); /* a further condition; NULL: none */
    const char *needs;                 /* that condition in words */
    bool special;                      /* may divide by zero: only when named */
    int most_joints;                   /* beyond, only when named: it grows too fast; 0: no limit */
    bool published;
    double M[4], A[4];           /* the published count: n^3, n^2, n, 1 */
    double bias_M[4], bias_A[4]; /* inverse dynamics: the published count with qdd = 0, if any */
    const char *citation;
} Algorithm;

extern const Algorithm algorithms[];
extern const int algorithm_count;

#define BEST "best"

/* The names of a function's algorithms that apply to the robot, BEST last. Returns how many. */
enum { MAX_ALGORITHMS = 32 };
int algorithm_names(const Function *function, const Robot *robot, const char **names);
/* Ends in fail_input when the function has no such algorithm or it does not apply. */
void algorithm_check(const Function *function, const char *name, const Robot *robot);
/* The published count as a polynomial, n^3, n^2, n, 1; false when there is none. */
bool algorithm_formula(const Function *function, const char *name, const double **M,
                       const double **A);
/* The published count at n; false when there is none. */
bool algorithm_published(const Function *function, const char *name, int n, double *M, double *A);

/* ---- programs ---- */

typedef struct {
    const Function *function;
    const char *algorithm; /* as asked for: may be BEST */
    const char *made_by;   /* the algorithm that BEST turned out to be */
    int n;
    Graph *graph;
    Expr *outputs;
    int output_count;
    Ops ops;
    int singular; /* joint whose inertia is identically zero: no accelerations; -1: none */
} Program;

Program *program_build(const Robot *robot, const Function *function, const char *algorithm);
/* By an algorithm that reads arm->plan: best's own, while it searches. */
Program *program_build_planned(const Robot *robot, const Function *function,
                               const Algorithm *algorithm, const struct Plan *plan);
void program_free(Program *program);

/* singular.c: the joint whose inertia vanishes numerically whatever the position, or -1. */
int singular_joint(const Robot *robot);

/* Several functions as one, which takes all their inputs and gives all their outputs, sharing work.
   names[k] becomes the algorithm that made function k. */
Program *program_build_together(const Robot *robot, const Function *const *list, const char **names,
                                int count);

#endif
