/* function.h: what can be generated: functions, one row each that owns everything about one, and
   the algorithms that can make them. */
#ifndef FUNCTION_H
#define FUNCTION_H

#include "algorithm/arm.h"
#include "algorithm/recipe.h"
#include "model/parameters.h"

#include <limits.h>
#include <stdint.h>

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
    CENTRE_OF_MASS,
    CENTRE_OF_MASS_JACOBIAN,
    INERTIA_INVERSE,
    INERTIA_FACTORS,
    JACOBIAN_DERIVATIVE,
    MOMENTUM,
    MOMENTUM_MATRIX,
    REACTIONS,
    CORIOLIS_MATRIX,
    INVERSE_DYNAMICS_DERIVATIVES,
    FORWARD_DYNAMICS_DERIVATIVES,
    REGRESSOR,
    BASE_REGRESSOR,
    INVERSE_KINEMATICS_STEP,
    CHRISTOFFEL,
    INVERSE_DYNAMICS_TANGENT,
    INVERSE_DYNAMICS_ADJOINT,
    FORWARD_DYNAMICS_TANGENT,
    FORWARD_DYNAMICS_ADJOINT,
    PASSIVE_INVERSE_DYNAMICS,
    POSITION_RATES,
    INTEGRATE,
    LOOP_ERRORS,
    LOOP_JACOBIAN,
    LOOP_BIAS,
    DRIVE_RATES,
    DRIVE_INERTIA,
    DRIVE_GRAVITY,
    FUNCTION_COUNT
} FunctionId;

/* ---- arrays ---- */

/* The dimensions of an array, row-major; 0 ends. Each is a number, or a multiple of DOF: {3, DOF}
   is 3 x n, {10 * DOF} is 10 n; POSITION_COUNT is as many as q has, LINKS as many as links move: n,
   and those that follow others, PRESCRIBED_COUNT one a prescribed joint. What only a robot knows
   (how many parameters can be told apart, say) is COLUMNS in the table, and a number in the row
   that is made for that robot (build_function). */
enum {
    DOF = -1,
    POSITION_COUNT = -1000,
    LINKS = -1001,
    PRESCRIBED_COUNT = -1002,
    COLUMNS = INT_MIN,
    MAX_DIMENSIONS = 3
};
typedef struct {
    int of[MAX_DIMENSIONS];
} Size;
int size_of(Size size, Extent extent);

/* What kind of thing an output is: says its unit, and what its rounding errors are measured by. */
typedef enum {
    TORQUES,              /* errors: those of all terms that torques are made of */
    TORQUES_PER_POSITION, /* tests multiply by qdd: what is summed */
    TORQUES_PER_RATE,     /* the same */
    REGRESSORS,           /* per unit of a parameter: accelerations, levers and rates squared */
    TORQUE_PRODUCTS,      /* derivatives of torques times inputs: the terms of both */
    SOLVED_PRODUCTS,      /* the same of accelerations */
    ACCELERATIONS,        /* M^-1 times those of torques */
    SOLVED_PER_POSITION,  /* M^-1 times those of the torques' derivatives */
    SOLVED_PER_RATE,      /* the same */
    INERTIAS,             /* tests multiply by qdd: torques */
    INERTIA_SLOPES,       /* inertias */
    PIVOTS,               /* inertias, but one a joint: those of the matrix they are left of */
    INVERSE_INERTIAS,     /* tests multiply by torques: accelerations */
    FACTORS,              /* of an inertia matrix: what rounding of that does to them */
    ROTATIONS,            /* 1 */
    POSITIONS,            /* 1, and themselves */
    LENGTHS,              /* the arm's reach */
    LENGTHS_PER_RATE,     /* tests multiply by qd: reach and speed */
    TWISTS_PER_RATE,      /* linear rows, then angular: the same, and speed */
    TWIST_ACCELERATIONS,  /* reach and speed squared, and speed squared */
    TWISTS_PER_POSITION,  /* and per time, as the derivative of J is: reach and speed, and speed */
    MOMENTA,              /* linear, then angular: mass, reach and speed */
    MOMENTA_PER_RATE,     /* tests multiply by qd: the same */
    WRENCHES,             /* rows of force, then moment: all forces, and their levers */
    PLACES,               /* positions, or their rates: the largest of them */
    LOOP_GAPS,            /* of constraints: the arm's reach, and 1 */
    LOOP_SLOPES,          /* tests multiply by qd: reach and speed, and speed */
    LOOP_ACCELERATIONS,   /* reach and speed squared, and that */
    LOOP_FORCES,          /* the largest of them */
    DRIVE_RATIOS,         /* likewise */
    DRIVE_INERTIAS,       /* likewise */
    ENERGIES,             /* kinetic, potential: themselves; the latter also torques */
    QUANTITY_COUNT
} Quantity;
const char *quantity_unit(Quantity quantity); /* in parentheses: of a prismatic joint */

typedef struct {
    const char *name;
    Size size;
    Quantity quantity;
    const char *times;      /* a matrix that tests multiply by this input, to compare n numbers
                               instead of n^2; NULL: all numbers are compared */
    const char *columns[2]; /* in tables of results, instead of the name and numbers */
} Output;

/* Inputs mean the same in every function. */
typedef struct {
    const char *name;
    Size size;
    const char *unit;
    const char *meaning;  /* as an option of eval */
    double golden_range;  /* of the selftest's states: +-; 0: none is drawn */
    const char *stand_in; /* what the selftest gives instead; NULL: itself */
    const char *golden;   /* its name among the selftest's vectors; NULL: its own */
} Input;
extern const Input known_inputs[];
extern const int known_input_count;
const Input *input_find(const char *name);       /* NULL: a struct, or none */
int input_size(const char *name, Extent extent); /* not for structs */
const char *input_golden(const Input *input);    /* what the selftest has for it */

enum {
    MAX_INPUTS = 16,
    MAX_OUTPUTS = 10,
    MAX_ALIASES = 3
}; /* more than any has, for functions in
      one and with structs */

/* ---- functions ---- */

enum {                    /* what a function may take besides its inputs, or depends on */
       EXTRA_PAYLOAD = 1, /* a load on the tool, a struct */
       EXTRA_PARAMS = 2,  /* letters, another; which functions depend on which: below */
       EXTRA_WRENCH = 4,  /* a wrench on the tool: force then moment, world axes, at its origin */
       EXTRA_BASE = 8,    /* the motion of the base: base_w, base_wd, base_a */
       VARIANTS = 16,     /* all of these */
       EXTRA_TOOLS = 16,  /* there is one for each tool of the robot */
       /* what the function, or of the robot what is open, depends on: */
       EXTRA_TOOL = 32, /* the tool's pose */
       EXTRA_LINKS = 64,
       EXTRA_FRICTION = 128,
       EXTRA_ROTORS = 256,
       EXTRA_GRAVITY = 512,
       EXTRA_GEOMETRY = 1024, /* lengths and angles: all functions */
       EXTRA_LETTERS =
           EXTRA_TOOL | EXTRA_LINKS | EXTRA_FRICTION | EXTRA_ROTORS | EXTRA_GRAVITY | EXTRA_GEOMETRY
};

/* A function of a robot with loops: it is not there, it speaks of the tree without them, or it is
   made for mechanisms (build/loops.c). */
typedef enum { WITHOUT_LOOPS, OF_THE_TREE, OF_THE_MECHANISM } ForLoops;

/* Everything about a function; table.c has a row for each. What else adding one takes is an
   algorithm (or a recipe, recipe.h) and a numeric reference by the same name
   (runtime/reference_table.c). */
typedef struct Function {
    FunctionId id;
    const char *name;                 /* on the command line */
    const char *aliases[MAX_ALIASES]; /* there, too */
    const char *c_name;
    const char *comment;            /* what the outputs are, for the generated code */
    const char *inputs[MAX_INPUTS]; /* NULL ends */
    Output outputs[MAX_OUTPUTS];
    unsigned extras;     /* EXTRA_ */
    bool by_name_only;   /* emit and ops leave it out unless it is asked for */
    bool of_quaternions; /* but not for a robot that has some */
    bool of_loops;       /* likewise: for robots with loops, and only for them */
    bool of_drives;      /* for robots with loops only: of actuated joints, at closed positions */
    ForLoops loops;      /* what becomes of it there */
    bool named;          /* people name its algorithms; else it is made by best only */
    bool solves;         /* with the inertia matrix: not there for a robot whose is singular */
    int most_joints;     /* not there for robots with more, since it grows too fast; 0: no limit */
    const struct Function *by; /* whose algorithms make this one, too; NULL: only its own */
    bool by_bias;              /* of those, only the ones that have a bias */
    bool derived;      /* from that function: best's algorithms for it make this one, too, but those
                          that people name are its own */
    Recipe *recipe;    /* recipe.h; NULL: what the algorithm writes is the result */
    const char *check; /* its name in the selftest; NULL: c_name in capitals */
    const char *tool;  /* that it speaks of; NULL: the default one */
    bool base;         /* COLUMNS are those of base parameters, not of the robot's own */
    const ParameterColumns *parameters; /* of a row that is made for a robot: these columns */
    const struct Beside *beside;  /* of a row that is made for a search: what the same plan is to
                                     make, too; its outputs follow the function's own */
    const struct Function *whole; /* it takes and gives what actuated joints do, this one what all
                                     joints do; NULL: it is that itself */
} Function;

typedef struct Beside {
    const Function *function;
    const struct Algorithm *algorithm;
    const struct Beside *next;
} Beside;

extern const Function functions[FUNCTION_COUNT];

/* Whether it has COLUMNS that only a robot knows; and the row for these, in the arena. */
bool function_has_columns(const Function *function);
Function *function_with_columns(Arena *arena, const Function *function,
                                const ParameterColumns *columns);
/* Whether the robot has it as mechanisms do, with loops or prescribed joints (build/loops.c), and
   the row for it, in the arena; whether such a robot does not have it at all. */
bool function_closes(const Function *function, const Robot *robot);
Function *function_of_mechanism(Arena *arena, const Function *function, const Robot *robot);
bool function_refuses_loops(const Function *function, const Robot *robot);
/* Of the forward dynamics of a mechanism: the row that knows the actuated joints only. How long the
   vectors of a function are: of such a one, or of any other. */
Function *function_of_drives(Arena *arena, const Function *function, const Robot *robot);
Extent function_extent(const Function *function, const Robot *robot);
/* Why the robot's loops do not solve in closed form; NULL: they do. */
const char *loops_not_explicit(const Robot *robot);
/* Whether all but the state is numbers: plans in a plane take nothing else. */
bool loops_in_numbers(const Robot *robot, const Function *function);
/* The one for a tool of this name, in the arena. */
Function *function_for_tool(Arena *arena, FunctionId id, const char *tool, unsigned extras);

/* ---- relations: what holds between functions, whatever the robot ---- */

typedef uint64_t FunctionSet;
#define HAS(id) ((FunctionSet)1 << (id))

/* One relation is checked by one template of the selftest: templates/selftest_NAME.in.c. Where
   several of one name exclude each other, they are the same check by other functions. */
typedef struct {
    const char *name;   /* of the check's number, in capitals */
    const char *source; /* the template's NAME; NULL: the name */
    FunctionSet needs, needs_not;
    bool for_tools;    /* once for each tool */
    bool magnitudes;   /* its template takes absolute values */
    bool unloaded;     /* only where no function takes loads or open parameters */
    bool by_turns;     /* by differences over turns of a joint, which turns nothing else */
    bool closed;       /* of loops at positions that close them: in the golden states */
    bool odd_friction; /* it is right where friction changes its sign, and no more, with qd */
    const char *meaning;
} Relation;
extern const Relation relations[];
extern const int relation_count;

/* ---- variant.c: functions that take more ---- */

/* The same function with a wrench and these structs as its last inputs, as far as they matter to
   it: the row itself where none does. extras has, for params, what of the robot is open
   (robot_extras). Equal ones are the same object. */
const Function *function_variant(const Function *function, unsigned extras);
bool function_takes(const Function *function, const char *input);
unsigned robot_extras(const Robot *robot); /* EXTRA_: what of it is open */
/* Whether it takes a load, which published algorithms do not know; and another function with that
   and what is open. */
bool function_is_loaded(const Function *function);
/* Whether it takes the motion of the base. */
bool function_moves_base(const Function *function);
/* The numeric reference's name for it (runtime/reference_table.c). */
const char *function_reference(const Function *function);
/* The robot as the function sees it: its base moves, or not. */
Robot function_robot(const Function *function, const Robot *robot);
const Function *function_sibling(const Function *function, const Robot *robot, FunctionId id);

/* The members of a struct: those of params are the robot's own. */
Members struct_members(const char *input, Members params);
int member_size(const Member *member, int n);
bool member_is_array(const Member *member);
/* The member that an input array of the graph is; NULL: it is an input of its own. */
const Member *member_find(Members params, const char *array);
bool is_struct(const char *input);

int function_input_count(const Function *function);
int function_output_count(const Function *function);               /* arrays */
int function_output_size(const Function *function, Extent extent); /* numbers in all of them */
/* By name or alias; NULL when there is none. */
const Function *function_find(const char *name);
/* "M_1_2" and the like, for tables of results: the name of number k of all outputs. */
void function_column(const Function *function, Extent extent, int k, char *buffer, size_t room);

/* ---- algorithms ---- */

typedef struct Algorithm {
    const char *name;
    FunctionId function;
    void (*build)(const Arm *arm, Expr *out);
    void (*bias)(const Arm *arm, Expr *tau);   /* INERTIA_SOLVE: with this bias it is also a
                                                  forward dynamics; NULL: it is not */
    void (*matrix)(const Arm *arm, Expr *M);   /* that it solves with; NULL: it does without, which
                                                  joints that follow others do not allow */
    void (*slopes)(const Arm *arm, Expr *out); /* FORWARD_DYNAMICS_DERIVATIVES: of the torques */
    bool chain_only, revolute_only;
    bool lone_rotors;                  /* cannot take rotors that drive several joints */
    bool takes_hand;                   /* a wrench on the last link is its beginning (arm.h) */
    bool base_at_rest;                 /* does not know a base that moves */
    bool (*suits)(const Robot *robot); /* a further condition; NULL: none */
    const char *needs;                 /* that condition in words */
    const char *breaks; /* where it divides by zero, in words: only when named; NULL: nowhere */
    bool aside;         /* only when named: a sibling stands for it */
    bool closes_loops;  /* it is for robots with loops, the others for those without */
    const struct LoopPlan *loop_plan; /* of one that is made for a robot (build/loops.c) */
    int most_joints;                  /* beyond, only when named: it grows too fast; 0: no limit */
    bool published;
    double M[4], A[4];           /* the published count: n^3, n^2, n, 1 */
    double sliding_M, sliding_A; /* more for each joint that slides */
    bool counts_sliding; /* the publication says that; else its count is for turning joints */
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
/* The function whose algorithms make this one: Function.by, or itself. */
FunctionId function_root(FunctionId function);
/* Whether it makes the function: by itself, or as the row says (Function.by). */
bool algorithm_makes(const Algorithm *algorithm, FunctionId function);
/* Whether it is among "all", from which BEST is chosen. */
bool algorithm_competes(const Algorithm *algorithm, const Robot *robot);
/* By name; NULL when the function has no such algorithm. */
const Algorithm *algorithm_find(FunctionId function, const char *name);
/* The published count as a polynomial, n^3, n^2, n, 1; false when there is none. */
bool algorithm_formula(const Function *function, const char *name, const double **M,
                       const double **A);
/* The published count for n joints, of which so many slide; false when there is none. */
bool algorithm_published(const Function *function, const char *name, int n, int sliding, double *M,
                         double *A);
/* Whether that count is for joints that turn only. */
bool algorithm_counts_turning(const Function *function, const char *name);

#endif
