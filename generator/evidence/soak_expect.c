/* soak_expect.c: what rbgen soak calls programs with, and what it expects of them: states, and the
   numeric reference at them, and by what errors are measured (natural.h): nearly parallel axes can
   make an output vanish all but for 1e-9 of what enters it, say gravity about an axis that is
   nearly upright, while rounding is that of what enters. */
#include "evaluate/states.h"
#include "evidence/natural.h"
#include "evidence/soak.h"
#include "model/positions.h"

#include <math.h>
#include <string.h>

#define WORST_CONDITION 1e9 /* beyond, accelerations are not compared */

/* ---- states ---- */

static Column *find_column(Soak *soak, const char *name)
{
    for (int k = 0; k < soak->column_count; k++)
        if (strcmp(soak->columns[k].name, name) == 0)
            return &soak->columns[k];
    return NULL;
}

static Column *new_column(Soak *soak, const char *name, int width)
{
    if (soak->column_count == (int)COUNT(soak->columns))
        fail_job("soak: more inputs than expected");
    Column *column = &soak->columns[soak->column_count++];
    *column = (Column){name, width, arena_array(soak->arena, double, SOAK_STATES *width)};
    return column;
}

/* At random within the limits, but for two states in which much vanishes: at zero and at rest, and
   with all angles right. */
static Column *make_column(Soak *soak, const char *name)
{
    const Function one = {.inputs = {name}};
    int width = input_size(name, robot_extent(soak->robot));
    Column *column = new_column(soak, name, width);
    States states = states_random(soak->arena, soak->robot, &one, SOAK_STATES,
                                  (unsigned long)soak->choice.seed);
    bool positions = strcmp(name, "q") == 0;
    for (int i = 2 * width; i < SOAK_STATES * width; i++)
        column->value[i] = (double)(float)states.value[0][i];
    for (int i = width; i < 2 * width; i++)
        column->value[i] = !positions ? (double)(float)states.value[0][i]
                                      : (double)(float)(acos(0.0) * random_pick(&soak->random, 4));
    for (int s = 0; s < SOAK_STATES && positions; s++) /* quaternions are no floats */
        positions_normalise(soak->robot, column->value + s * width);
    return column;
}

static Column *column_of(Soak *soak, const char *name)
{
    Column *column = find_column(soak, name);
    return column ? column : make_column(soak, name);
}

int soak_input_width(Soak *soak, const char *name)
{
    return column_of(soak, name)->width;
}

const double *soak_input(Soak *soak, const char *name, int state)
{
    Column *column = column_of(soak, name);
    return column->value + state * column->width;
}

void soak_set_input(Soak *soak, const char *name, int width, const double *values)
{
    Column *column = new_column(soak, name, width);
    for (int i = 0; i < SOAK_STATES * width; i++)
        column->value[i] = values[i % width];
}

/* ---- the reference ---- */

Yardstick *soak_yardstick(Soak *soak, const Description *description)
{
    Yardstick *yardstick = arena_alloc(soak->arena, sizeof *yardstick);
    fill_reference(&yardstick->robot, description);
    int n = yardstick->robot.dof;
    RefReal *M = arena_array(soak->arena, RefReal, n * n);
    for (int s = 0; s < SOAK_STATES; s++) {
        const double *q = soak_input(soak, "q", s);
        reference_call_exact(&yardstick->robot, &functions[INERTIA_MATRIX], &q, M);
        yardstick->at[s] = spectrum_of(n, M);
    }
    return yardstick;
}

/* A wrench is worth J^T w at the joints. */
static void joint_forces(Soak *soak, const ReferenceRobot *robot, int state, RefReal *force)
{
    RefReal *J = arena_array(soak->arena, RefReal, 6 * soak->n);
    const double *q = soak_input(soak, "q", state), *w = soak_input(soak, "wrench", state);
    reference_call_exact(robot, &functions[JACOBIAN], &q, J);
    for (int i = 0; i < soak->n; i++) {
        force[i] = 0;
        for (int k = 0; k < 6; k++)
            force[i] += J[k * soak->n + i] * (RefReal)w[k];
    }
}

/* And of what is summed there no term is larger than the wrench times the longest column of J. */
static double largest_joint_force(Soak *soak, const ReferenceRobot *robot, int state)
{
    RefReal *J = arena_array(soak->arena, RefReal, 6 * soak->n);
    const double *q = soak_input(soak, "q", state), *w = soak_input(soak, "wrench", state);
    double longest = 0, most = 0;
    reference_call_exact(robot, &functions[JACOBIAN], &q, J);
    for (int k = 0; k < 6 * soak->n; k++)
        longest = fmax(longest, fabs((double)J[k]));
    for (int k = 0; k < 6; k++)
        most = fmax(most, fabs(w[k]));
    return most * longest;
}

void soak_scale(Soak *soak, const Trial *trial, double *scale)
{
    const ReferenceRobot *robot = &trial->yardstick->robot;
    int first = 0;
    for (int k = 0; k < MAX_OUTPUTS; k++)
        scale[k] = 0;
    for (int p = 0; p < trial->part_count; p++) {
        const Function *part = &functions[trial->parts[p]];
        int arrays = function_output_count(part);
        for (int s = 0; s < SOAK_STATES; s++) {
            const double *inputs[MAX_INPUTS];
            double here[MAX_OUTPUTS];
            for (int k = 0; k < function_input_count(part); k++)
                inputs[k] = soak_input(soak, part->inputs[k], s);
            natural_scale(robot, part, inputs, here);
            if (trial->wrench && part->id != FORWARD_DYNAMICS)
                here[0] = fmax(here[0], largest_joint_force(soak, robot, s));
            for (int k = 0; k < arrays; k++)
                scale[first + k] = fmax(scale[first + k], here[k]);
        }
        first += arrays;
    }
}

/* A row that is made for the robot stands alone; the reference knows a base that moves. */
static const Function *part_of(const Trial *trial, int k)
{
    const Function *whole = trial->program->function;
    unsigned base = function_moves_base(whole) ? EXTRA_BASE : 0;
    return whole->parameters ? whole : function_variant(&functions[trial->parts[k]], base);
}

static bool expect_part(Soak *soak, const Trial *trial, const Function *function, int state,
                        RefReal *out)
{
    FunctionId id = function->id;
    const ReferenceRobot *robot = &trial->yardstick->robot;
    const double *inputs[MAX_INPUTS];
    RefReal force[MAX_JOINTS] = {0};
    double pushed[MAX_JOINTS];
    for (int k = 0; k < function_input_count(function); k++)
        inputs[k] = soak_input(soak, function->inputs[k], state);
    if (trial->wrench)
        joint_forces(soak, robot, state, force);
    for (int i = 0; i < soak->n && trial->wrench && id == FORWARD_DYNAMICS; i++) {
        pushed[i] = inputs[2][i] + (double)force[i];
        if (i == soak->n - 1)
            inputs[2] = pushed;
    }
    bool solved = reference_call_exact(robot, function, inputs, out);
    for (int i = 0; i < soak->n && trial->wrench && id != FORWARD_DYNAMICS; i++)
        out[i] -= force[i];
    return solved;
}

RefReal *soak_expect(Soak *soak, const Trial *trial, bool *judged)
{
    int size = trial->program->output_count;
    RefReal *rows = arena_array(soak->arena, RefReal, SOAK_STATES * size);
    for (int s = 0; s < SOAK_STATES; s++) {
        RefReal *row = rows + s * size;
        judged[s] = (!soak_solves(trial) || trial->yardstick->at[s].condition < WORST_CONDITION) &&
                    !reference_lacks_centre(&trial->yardstick->robot, trial->program->function);
        for (int k = 0; k < trial->part_count && judged[s]; k++) {
            const Function *part = part_of(trial, k);
            judged[s] = expect_part(soak, trial, part, s, row);
            row += function_output_size(part, robot_extent(soak->robot));
        }
    }
    return rows;
}
