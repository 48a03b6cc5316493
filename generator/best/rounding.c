/* rounding.c: see rounding.h. Exact values are those of the plain program in pairs of doubles
   (wide.h), computed once.

   Accelerations lose most of their digits in few states, those in which axes nearly fall together,
   and the largest error of some states is then a matter of luck. In doubt such states are looked
   for: both programs run at many states in the type that is emitted, which costs little, and are
   compared exactly where they differ most and where their results are largest. */
#include "best/rounding.h"

#include "best/memory.h"
#include "best/tried.h"
#include "util/vectors.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Over the states: the largest, the mean of the largest few, and the root of the mean square. The
   largest of some states is a matter of luck and counts for less; the mean of all hides states in
   which digits are lost. */
typedef struct {
    double largest, worst, usual;
} Errors;

/* How many rounds are looked at: of functions that do not solve, or do; and in doubt, where those
   that solve look for hard states among so many and find so many. Without a search, programs have
   taken few liberties, and whoever asks for them is in a hurry: it looks at fewer states and is
   the sooner in doubt. Of 900 skewed robots in both types (seeds 1 to 900) the quick look passed 7
   programs of 3548 that solve beyond 2.4 times by the thorough one, the worst at 3.2 times. */
typedef struct {
    uint32_t usual, solving, in_doubt, looked_through, hard;
    double surely_solved;
} Rounds;
static const Rounds THOROUGH = {1, 4, 8, MADE_UP_BLOCKS, 2, 1.5}, QUICK = {1, 1, 8, 16, 1, 1};

enum { MET = 16 };

struct Digits {
    Trial trial;
    Program *recursion; /* the plain one */
    bool in_float;
    int size; /* outputs */
    Rounds look_at;
    uint32_t rounds;   /* of TRIED states each */
    uint32_t *states;  /* which */
    size_t few;        /* how many are the largest few */
    Wide *exact;       /* by round and output */
    double *scale;     /* by output: what its errors are relative to */
    Errors plain;      /* the plain program's, half a unit in the last place at least */
    Digits *closer;    /* the same at more states, for cases in doubt; NULL: not needed yet */
    Lanes *many;       /* where states are looked for: the plain program's outputs; NULL: not yet */
    uint64_t met[MET]; /* the last programs asked about, by number */
    uint32_t met_count;
};

/* fmax, which looks at NaNs, takes many times as long. */
static inline double larger(double a, double b)
{
    return b > a ? b : a;
}

/* ---- what errors are relative to ---- */

/* The largest magnitude in each output array; where all of it is the rounding of a zero, the
   largest of the terms that make it up. */
static void find_scales(Digits *digits, const Program *plain)
{
    const double ZERO_BESIDE = 1e-9;
    Run *run = run_new(&digits->trial, plain);
    Lanes *term = memory_grow(NULL, ((size_t)digits->size + 1) * sizeof *term);
    run_with_terms(run, digits->in_float, digits->states, term);
    for (int k = 0, first = 0; k < function_output_count(plain->function); k++) {
        int end = first + size_of(plain->function->outputs[k].size, program_extent(plain));
        double largest = 0, terms = 0;
        for (int i = first; i < end; i++)
            for (int s = 0; s < TRIED; s++) {
                terms = larger(terms, term[i].at[s]);
                for (uint32_t r = 0; r < digits->rounds; r++)
                    largest = larger(
                        largest,
                        fabs(digits->exact[r * (uint32_t)digits->size + (uint32_t)i].high[s]));
            }
        for (; first < end; first++)
            digits->scale[first] = largest > ZERO_BESIDE * terms ? largest : terms;
    }
    memory_free(term);
    run_free(run);
}

/* ---- errors ---- */

/* Errors of one output, where they are larger. */
static VECTORS void note_errors(const double *found, const Wide *exact, double scale,
                                double *restrict worst)
{
    for (int s = 0; s < TRIED; s++) {
        double off = fabs(found[s] - exact->high[s] - exact->low[s]);
        double error = off > 0 ? off / scale : 0;
        worst[s] = larger(worst[s], off <= DBL_MAX ? error : INFINITY);
    }
}

static void errors_at(const Digits *digits, const Run *run, const Wide *exact, double *worst)
{
    Lanes found;
    memset(worst, 0, TRIED * sizeof *worst);
    for (int i = 0; i < digits->size; i++) {
        run_output(run, i, &found);
        note_errors(found.at, &exact[i], digits->scale[i], worst);
    }
}

static int larger_first(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x < y) - (x > y);
}

static Errors errors_of(const Digits *digits, const Program *program)
{
    Errors errors = {0, 0, 0};
    size_t states = TRIED * (size_t)digits->rounds, few = digits->few;
    double *error = memory_grow(NULL, states * sizeof *error);
    Run *run = run_new(&digits->trial, program);
    for (uint32_t round = 0; round < digits->rounds; round++) {
        const Wide *exact = digits->exact + round * (uint32_t)digits->size;
        run_in_type(run, digits->in_float, digits->states + round * TRIED);
        errors_at(digits, run, exact, error + round * TRIED);
    }
    run_free(run);
    qsort(error, states, sizeof *error, larger_first);
    for (size_t s = 0; s < states; s++) {
        errors.worst += s < few ? error[s] / (double)few : 0;
        errors.usual += error[s] * error[s] / (double)states;
    }
    errors.usual = sqrt(errors.usual);
    errors.largest = error[0];
    memory_free(error);
    return errors;
}

enum { WORST_SHARE = 64 }; /* one state in so many is among the largest few ... */
enum { HARDEST = 16 };     /* ... and so many a round of those that were looked for */
static const double SURELY_KEPT = 1.5, SURELY_LOST = 6;
static const double LARGEST_COUNTS = 0.7;

static bool solves(FunctionId function)
{
    return functions[function].solves;
}

/* ---- at so many states ---- */

/* Exact values at states 0, 1, ... or those named. */
static Digits *look(Trial trial, Program *plain, bool in_float, uint32_t rounds,
                    const uint32_t *states)
{
    Digits *digits = memory_grow(NULL, sizeof *digits);
    uint32_t size = (uint32_t)plain->output_count;
    *digits =
        (Digits){.trial = trial,
                 .recursion = plain,
                 .in_float = in_float,
                 .size = plain->output_count,
                 .rounds = rounds,
                 .few = states ? HARDEST * (size_t)rounds : TRIED * (size_t)rounds / WORST_SHARE};
    digits->states = memory_grow(NULL, rounds * TRIED * sizeof *digits->states);
    for (uint32_t s = 0; s < rounds * TRIED; s++)
        digits->states[s] = states ? states[s] : s;
    digits->exact = memory_grow(NULL, (rounds * size + 1) * sizeof *digits->exact);
    digits->scale = memory_grow(NULL, (size + 1) * sizeof *digits->scale);
    Run *run = run_new(&trial, plain);
    for (uint32_t round = 0; round < rounds; round++)
        run_exactly(run, digits->states + round * TRIED, digits->exact + round * size);
    run_free(run);
    return digits;
}

static void compare_plain(Digits *digits)
{
    double unit = digits->in_float ? (double)FLT_EPSILON / 2 : DBL_EPSILON / 2;
    digits->plain = errors_of(digits, digits->recursion);
    digits->plain.largest = fmax(digits->plain.largest, unit);
    digits->plain.worst = fmax(digits->plain.worst, unit);
    digits->plain.usual = fmax(digits->plain.usual, unit / 2);
}

static Digits *look_anywhere(Trial trial, Program *plain, bool in_float, uint32_t rounds)
{
    Digits *digits = look(trial, plain, in_float, rounds, NULL);
    find_scales(digits, plain);
    compare_plain(digits);
    return digits;
}

static void leave(Digits *digits)
{
    if (!digits)
        return;
    leave(digits->closer);
    memory_free(digits->many);
    memory_free(digits->states);
    memory_free(digits->exact);
    memory_free(digits->scale);
    memory_free(digits);
}

Digits *digits_new(const Build *build, const Robot *robot, Program *plain)
{
    Trial trial = {robot, memory_made_up(build, robot)};
    made_up_use(trial.made_up, 1);
    Rounds look_at = build->effort > 0 ? THOROUGH : QUICK;
    Digits *digits = look_anywhere(trial, plain, build->in_float,
                                   solves(plain->function->id) ? look_at.solving : look_at.usual);
    digits->look_at = look_at;
    return digits;
}

void digits_free(Digits *digits)
{
    if (!digits)
        return;
    program_free(digits->recursion);
    made_up_use(digits->trial.made_up, -1);
    leave(digits);
}

/* usual: by how many times the usual error alone is larger. */
static double lost_here(const Digits *digits, const Program *program, double *usual)
{
    Errors errors = errors_of(digits, program);
    *usual = errors.usual / digits->plain.usual;
    double lost = fmax(errors.worst / digits->plain.worst, *usual);
    return fmax(lost, LARGEST_COUNTS * errors.largest / digits->plain.largest);
}

/* ---- hard states ---- */

/* The outputs at a round of those states among which is looked. */
static void outputs_of(const Digits *digits, Run *run, uint32_t round, Lanes *outputs)
{
    uint32_t states[TRIED];
    for (uint32_t s = 0; s < TRIED; s++)
        states[s] = round * TRIED + s;
    run_in_type(run, digits->in_float, states);
    for (int i = 0; i < digits->size; i++)
        run_output(run, i, &outputs[i]);
}

enum { MOST_HARD = TRIED }; /* of either kind */

typedef struct {
    double size;
    uint32_t state;
} Hard;

static int harder_first(const void *a, const void *b)
{
    const Hard *x = a, *y = b;
    int order = (x->size < y->size) - (x->size > y->size);
    return order ? order : (x->state > y->state) - (x->state < y->state);
}

static VECTORS void note_sizes(const double *found, const double *plain, double scale,
                               double *restrict off, double *restrict large)
{
    for (int s = 0; s < TRIED; s++) {
        double apart = fabs(found[s] - plain[s]) / scale;
        off[s] = larger(off[s], apart == apart ? apart : INFINITY);
        large[s] = larger(large[s], fabs(plain[s]) / scale);
    }
}

/* How far the program is from the plain one, and how large that one's results are, in every state
   of a round. */
static void measure_round(const Digits *digits, const Lanes *found, uint32_t round, Hard *off,
                          Hard *large)
{
    const Lanes *plain = digits->many + round * (uint32_t)digits->size;
    Lanes apart = {{0}}, size = {{0}};
    for (int i = 0; i < digits->size; i++)
        if (digits->scale[i] > 0)
            note_sizes(found[i].at, plain[i].at, digits->scale[i], apart.at, size.at);
    for (uint32_t s = 0; s < TRIED; s++) {
        off[s] = (Hard){apart.at[s], round * TRIED + s};
        large[s] = (Hard){size.at[s], round * TRIED + s};
    }
}

/* The hardest ones, in order: sorting all of them takes many times as long. */
static void hardest(const Hard *all, uint32_t count, Hard *first, uint32_t wanted)
{
    uint32_t found = 0;
    for (uint32_t i = 0; i < count; i++) {
        if (found == wanted && harder_first(&first[wanted - 1], &all[i]) < 0)
            continue;
        uint32_t place = found < wanted ? found++ : wanted - 1;
        for (; place > 0 && harder_first(&all[i], &first[place - 1]) < 0; place--)
            first[place] = first[place - 1];
        first[place] = all[i];
    }
}

/* Half of the states are those in which the two programs differ most; the other half, of the
   others, those with the largest results. */
static void find_hard(const Digits *digits, const Program *program, uint32_t *states)
{
    uint32_t rounds = digits->look_at.looked_through, many = rounds * TRIED;
    uint32_t half = digits->look_at.hard * TRIED / 2;
    Hard *off = memory_grow(NULL, 2 * many * sizeof *off), *large = off + many, first[MOST_HARD];
    Lanes *found = memory_grow(NULL, ((size_t)digits->size + 1) * sizeof *found);
    Run *run = run_new(&digits->trial, program);
    for (uint32_t round = 0; round < rounds; round++) {
        outputs_of(digits, run, round, found);
        measure_round(digits, found, round, off + round * TRIED, large + round * TRIED);
    }
    run_free(run);
    hardest(off, many, first, half);
    for (uint32_t k = 0; k < half; k++) {
        states[k] = first[k].state;
        large[first[k].state].size = -1;
    }
    hardest(large, many, first, half);
    for (uint32_t k = 0; k < half; k++)
        states[half + k] = first[k].state;
    memory_free(found);
    memory_free(off);
}

/* The plain program's outputs where hard states are looked for. */
static Lanes *many_of(const Digits *digits)
{
    uint32_t rounds = digits->look_at.looked_through;
    Lanes *many = memory_grow(NULL, rounds * ((size_t)digits->size + 1) * sizeof *many);
    Run *run = run_new(&digits->trial, digits->recursion);
    for (uint32_t round = 0; round < rounds; round++)
        outputs_of(digits, run, round, many + round * (uint32_t)digits->size);
    run_free(run);
    return many;
}

static double lost_where_hard(Digits *digits, const Program *program, double usual)
{
    if (!digits->many)
        digits->many = many_of(digits);
    uint32_t states[2 * MOST_HARD];
    find_hard(digits, program, states);
    Digits *there =
        look(digits->trial, digits->recursion, digits->in_float, digits->look_at.hard, states);
    for (int i = 0; i < digits->size; i++)
        there->scale[i] = digits->scale[i];
    compare_plain(there);
    Errors errors = errors_of(there, program), plain = there->plain;
    leave(there);
    /* Of so many states the largest few are as rare as the largest of some hundred, and no more
       than that is promised of. */
    double hard = LARGEST_COUNTS * fmax(errors.worst / plain.worst, errors.largest / plain.largest);
    return fmax(hard, usual);
}

static double lost_by(Digits *digits, const Program *program)
{
    double usual, lost = lost_here(digits, program, &usual);
    bool solving = solves(program->function->id);
    if (!(lost > (solving ? digits->look_at.surely_solved : SURELY_KEPT) && lost < SURELY_LOST))
        return lost;
    if (solving)
        return lost_where_hard(digits, program, usual);
    if (!digits->closer)
        digits->closer = look_anywhere(digits->trial, digits->recursion, digits->in_float,
                                       digits->look_at.in_doubt);
    return lost_here(digits->closer, program, &usual);
}

double digits_lost(Digits *digits, Program *program)
{
    if (program->lost == 0)
        program->lost = lost_by(digits, program);
    return program->lost;
}

bool digits_met(Digits *digits, uint64_t program)
{
    for (uint32_t k = 0; k < digits->met_count && k < MET; k++)
        if (digits->met[k] == program)
            return true;
    digits->met[digits->met_count++ % MET] = program;
    return false;
}

/* Largest errors scatter: with these the robots of digits_test stay within what is promised, in
   float only with more room. */
double digits_allowed(const Build *build, FunctionId function)
{
    if (build->effort > 2)
        return solves(function) ? 15 : 20;
    if (build->in_float)
        return solves(function) ? 1.4 : 2;
    if (!solves(function))
        return 2.75;
    return build->effort == 0 ? 1.9 : 2.1; /* of yet fewer states at effort 0 */
}

/* ---- the plain recursion ---- */

const Algorithm *digits_plain(const Robot *robot, const Function *function)
{
    const char *name = "kane";
    if (function_is_loaded(function))
        return NULL;
    if (functions[function->id].derived || function->id == FORWARD_DYNAMICS_DERIVATIVES)
        name = "forward-mode";
    else if (function_root(function->id) == INERTIA_MATRIX)
        name = "walker-orin"; /* of chains, and no inverse or factors: for those there is none */
    else if (function_root(function->id) == INERTIA_SOLVE)
        name = robot->rotors || robot->gears ? NULL : "featherstone";
    const Algorithm *plain = name ? algorithm_find(function->id, name) : NULL;
    return plain && algorithm_competes(plain, robot) ? plain : NULL;
}
