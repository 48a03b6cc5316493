/* motion.h: what torque and sim share: the robot's functions compiled, motions that joints follow,
   motors, wrenches, and rows of CSV. */
#ifndef MOTION_H
#define MOTION_H

#include "command/command.h"
#include "motion/schedule.h"
#include "runtime/motor.h"
#include "runtime/trajectory.h"
#include "util/clock.h"

/* ---- a robot that can be run ---- */

typedef struct {
    const Robot *robot;
    int n;
    void *code[FUNCTION_COUNT];      /* NULL where it was not asked for */
    void *pushed[FUNCTION_COUNT];    /* the same with a wrench; NULL where there is none */
    const Extras *given;             /* load and open parameters; NULL: none */
    const ReferenceRobot *reference; /* runs instead of the code when not NULL */
    const char *backend;
    Motor *motor;    /* of each joint */
    bool *has_motor; /* with resistance and torque constant */
    bool any_motor;
    const double *coupling, *uncoupling; /* between joints and motors (description.h), or NULL */
    /* of each joint, as doubles: the model's numbers are slow to convert */
    double *viscous, *coulomb, *coulomb_width, *lower, *upper; /* no limits: infinity */
    bool any_friction;
    const Function *row[FUNCTION_COUNT]; /* of mechanisms: made for the robot; NULL: the usual */
    int reaction_rows; /* bodies and loops whose loads rows have; 0: none were asked for */
    JitSet set;
    Program *program[2 * FUNCTION_COUNT];
    int program_count;
} Machine;

/* Builds and compiles what the selection wants. backend: tcc, cc, reference, or NULL: cc when this
   many calls repay its compile time, else tcc. */
Machine *machine_new(const Build *build, Arena *arena, const Robot *robot,
                     const Description *description, const Selection *selection,
                     const char *backend, double calls, bool verbose);
void machine_free(Machine *machine);
/* Numbers that a call of forward dynamics gives at most: forces of loops and efforts, too. */
enum { MOST_ACCELERATIONS = 3 * MAX_JOINTS };
/* False when there is no answer (the reference on a singular inertia matrix). Up to three inputs,
   as the function has them; all outputs go to one row. */
bool machine_call(const Machine *machine, FunctionId function, const double *a, const double *b,
                  const double *c, double *row);
/* Inverse or forward dynamics while a wrench, which may be NULL, is exerted on the tool: by the
   program that takes it; where there is none (the reference, loops), J^T of it goes to the torques.
 */
bool machine_call_pushed(const Machine *machine, FunctionId function, const double *a,
                         const double *b, const double *c, const double *wrench, double *row);

/* Torques and speeds of the joints as the motors have them behind their gears. */
void machine_at_motors(const Machine *machine, const double *tau, const double *qd,
                       double *motor_tau, double *motor_qd);
/* The voltages that these take; 0 where there is no motor. */
void machine_voltages(const Machine *machine, const double *tau, const double *qd, double *volts);
/* Torques of the motors behind their gears become those of the joints. */
void machine_at_joints(const Machine *machine, double *tau);
/* The joint torques that voltages give at these speeds; every joint has a motor. */
void machine_torques(const Machine *machine, const double *volts, const double *qd, double *tau);
/* The first joint without a motor, or -1. */
int machine_without_motor(const Machine *machine);

/* The first joint that is beyond one of its limits, or -1. */
int machine_beyond_limit(const Machine *machine, const double *q);
/* The first joint whose angle is too large for the code's sines, or -1; and the same as fail_job,
   with the place first. */
int machine_beyond_sines(const Machine *machine, const double *q);
void machine_check_angles(const Machine *machine, const double *q, const char *place, ...)
    PRINTF_LIKE(3, 4);

/* ---- options of the moving commands ---- */

typedef struct {
    Build build; /* the command's own */
    const char *trajectory, *profile, *from, *to, *guess;
    const char *wrench, *interpolation;
    double duration, output_step; /* NAN: not given */
    const char *output, *format, *backend, *cost;
    Strings algorithms;
    ExtrasOptions given;
    Choice choice;
    bool verbose;
} MotionOptions;

/* clang-format off */
#define TRAJECTORY_OPTIONS(o)                                                                      \
    {"trajectory", 0, OPTION_STRING, &(o).trajectory, "NAME",                                      \
     "cycloid (default), quintic, cubic, line or FILE.csv"},                                       \
    {"from", 0, OPTION_STRING, &(o).from, "LIST", "joint values; for line the tool's xyz or xyz,rpy"}, \
    {"to", 0, OPTION_STRING, &(o).to, "LIST", "the same at the end"},                              \
    {"profile", 0, OPTION_STRING, &(o).profile, "NAME",                                            \
     "of a line: quintic (default), cycloid or cubic"}
#define MOTION_OPTIONS(o)                                                                          \
    {"duration", 0, OPTION_NUMBER, &(o).duration, "T", "seconds (default: 1, or the file's own)"}, \
    {"output-step", 0, OPTION_NUMBER, &(o).output_step, "DT",                                      \
     "seconds between rows (default: a hundredth of all)"},                                        \
    {"wrench", 0, OPTION_STRING, &(o).wrench, "LIST|FILE.csv",                                     \
     "on the tool: fx,fy,fz,mx,my,mz, or a file with t and these"},                                \
    {"algorithm", 0, OPTION_STRINGS, &(o).algorithms, "FUNCTION=NAME", "instead of best"},         \
    EXTRAS_OPTIONS((o).given),                                                                      \
    {"backend", 0, OPTION_STRING, &(o).backend, "NAME", "tcc, cc or reference (default: by length)"}, \
    {"format", 0, OPTION_STRING, &(o).format, "FORMAT", "csv (default) or json"},                  \
    EFFORT_OPTIONS(&(o).build, &(o).cost),                                                         \
    ROBOT_OPTIONS((o).choice),                                                                     \
    {"verbose", 'v', OPTION_FLAG, &(o).verbose, NULL, "say on standard error what is done, and how fast"}, \
    {"output", 'o', OPTION_OUTPUT, &(o).output, "FILE", "write there instead of standard output"}
/* clang-format on */

MotionOptions motion_defaults(void);
void motion_check(const MotionOptions *options); /* what can be judged before the robot is read */
/* "0,pi/2,.." into exactly n numbers. */
/* The same for q: as many as the robot has positions. */
void read_positions(Arena *arena, const char *option, const char *list, const Robot *robot,
                    double **out);
void read_joints(Arena *arena, const char *option, const char *list, int n, double **out);
/* Rows from begin to end: how many, and the time of each; the last is at the end. */
int row_count(double begin, double end, double step);
double row_time(double begin, double end, double step, int row);

/* ---- motions ---- */

typedef struct Motion Motion;
/* Whether it needs the Jacobian, its bias and the kinematics. */
bool motion_is_line(const MotionOptions *options);
/* start: joint values where the motion begins unless --from says otherwise, or, for a line, where
   the search for them begins; NULL: nothing is known. */
Motion *motion_new(Arena *arena, const Machine *machine, const MotionOptions *options,
                   const double *start);
double motion_begin(const Motion *motion);
double motion_end(const Motion *motion);
/* False when a line cannot be followed there; reason says why. */
bool motion_at(const Motion *motion, double t, double *q, double *qd, double *qdd, char *reason,
               size_t room);

/* ---- wrenches on the tool ---- */

Schedule *wrench_constant(Arena *arena, const double numbers[6]);
Schedule *wrench_read(Arena *arena, const MotionOptions *options); /* NULL: none */
/* tau += sign * J^T wrench */
void wrench_add(const Machine *machine, const double *wrench, double sign, const double *q,
                double *tau);

/* ---- rows ---- */

typedef struct {
    Text text;
    const char **heads;
    int count;
    bool json;
    bool raw; /* text holds the numbers themselves, as doubles, and no heads */
    bool any;
    FileWriter *writer; /* where text goes as it grows long; NULL: it stays */
} Rows;
/* format: csv (NULL), json or raw. */
Rows rows_new(Arena *arena, const Machine *machine, const char *format, const char *extra);
void rows_add(Rows *rows, const double *values);
void rows_end(Rows *rows);
/* Fills what every row has after t, q, qd, qdd, tau: currents, voltages (given, or those that the
   torques need when NULL), energies, tool; returns how many numbers the row has so far. */
int rows_fill(const Machine *machine, double t, const double *q, const double *qd,
              const double *qdd, const double *tau, const double *volts, double *row);
int rows_width(const Machine *machine);
int rows_energies(const Machine *machine); /* the column of kinetic energy; potential follows */

#endif
