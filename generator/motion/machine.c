/* machine.c: a robot's functions, compiled and ready to be called many times (motion.h). */
#include "motion/motion.h"

#include "model/closure.h"

#include <math.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

/* Compiling with cc takes half a second and more; its code then saves about a microsecond a call
   over tcc's. */
static const double CALLS_THAT_REPAY_CC = 1e6;

static Backend choose_backend(const char *name, double calls)
{
    if (name)
        return backend_parse(name);
    return calls > CALLS_THAT_REPAY_CC && jit_available(BACKEND_CC) ? BACKEND_CC : jit_default();
}

static void read_joint_data(Arena *arena, Machine *machine)
{
    int n = machine->n;
    machine->motor = arena_array(arena, Motor, n);
    machine->has_motor = arena_array(arena, bool, n);
    double **const arrays[] = {&machine->viscous, &machine->coulomb, &machine->coulomb_width,
                               &machine->lower, &machine->upper};
    for (size_t k = 0; k < COUNT(arrays); k++)
        *arrays[k] = arena_array(arena, double, n);
    for (int i = 0; i < n; i++) {
        const Joint *joint = machine->robot->links[i].joint;
        machine->motor[i] = (Motor){(double)joint->resistance, (double)joint->torque_constant,
                                    (double)joint->gear_ratio};
        machine->has_motor[i] = joint->has_motor && joint->resistance > 0 &&
                                joint->torque_constant > 0 && joint->gear_ratio != 0;
        machine->any_motor = machine->any_motor || machine->has_motor[i];
        machine->viscous[i] = (double)joint->viscous;
        machine->coulomb[i] = (double)joint->coulomb;
        machine->coulomb_width[i] = (double)joint->coulomb_width;
        machine->lower[i] = joint->has_limits ? (double)joint->lower : -INFINITY;
        machine->upper[i] = joint->has_limits ? (double)joint->upper : INFINITY;
    }
    const Robot *tree = robot_tree(machine->robot);
    for (int i = 0; i < tree->n; i++) {
        const Joint *joint = tree->links[i].joint;
        machine->any_friction = machine->any_friction || joint->viscous > 0 || joint->coulomb > 0 ||
                                joint->stribeck > 0;
    }
}

/* Speeds by G, torques by its inverse transposed: the power is the same. */
void machine_at_motors(const Machine *machine, const double *tau, const double *qd,
                       double *motor_tau, double *motor_qd)
{
    int n = machine->n;
    for (int i = 0; i < n; i++) {
        motor_tau[i] = machine->coupling ? 0 : tau[i];
        motor_qd[i] = machine->coupling ? 0 : qd[i];
        for (int j = 0; machine->coupling && j < n; j++) {
            motor_tau[i] += machine->uncoupling[j * n + i] * tau[j];
            motor_qd[i] += machine->coupling[i * n + j] * qd[j];
        }
    }
}

void machine_voltages(const Machine *machine, const double *tau, const double *qd, double *volts)
{
    double motor_tau[MAX_JOINTS], motor_qd[MAX_JOINTS];
    machine_at_motors(machine, tau, qd, motor_tau, motor_qd);
    for (int i = 0; i < machine->n; i++)
        volts[i] = machine->has_motor[i]
                       ? motor_voltage(&machine->motor[i], motor_tau[i], motor_qd[i])
                       : 0;
}

void machine_at_joints(const Machine *machine, double *tau)
{
    int n = machine->n;
    double sum[MAX_JOINTS];
    if (!machine->coupling)
        return;
    for (int j = 0; j < n; j++) {
        sum[j] = 0;
        for (int i = 0; i < n; i++)
            sum[j] += machine->coupling[i * n + j] * tau[i];
    }
    memcpy(tau, sum, sizeof *tau * (size_t)n);
}

void machine_torques(const Machine *machine, const double *volts, const double *qd, double *tau)
{
    double motor_tau[MAX_JOINTS], motor_qd[MAX_JOINTS];
    for (int i = 0; i < machine->n; i++)
        tau[i] = 0;
    machine_at_motors(machine, tau, qd, motor_tau, motor_qd);
    for (int i = 0; i < machine->n; i++)
        tau[i] = motor_torque(&machine->motor[i], volts[i], motor_qd[i]);
    machine_at_joints(machine, tau);
}

int machine_without_motor(const Machine *machine)
{
    for (int i = 0; i < machine->n; i++)
        if (!machine->has_motor[i])
            return i;
    return -1;
}

int machine_beyond_limit(const Machine *machine, const double *q)
{
    for (int i = 0; i < machine->n; i++) {
        double at = q[machine->robot->links[i].position]; /* a quaternion has no limits */
        if (at < machine->lower[i] || at > machine->upper[i])
            return i;
    }
    return -1;
}

int machine_beyond_sines(const Machine *machine, const double *q)
{
    for (int i = 0; i < machine->n && !machine->reference; i++) {
        const Link *link = &machine->robot->links[i];
        if (!(fabs(q[link->position]) <= SINCOS_RANGE) && link->type == REVOLUTE && !link->run)
            return i;
    }
    return -1;
}

void machine_check_angles(const Machine *machine, const double *q, const char *place, ...)
{
    int joint = machine_beyond_sines(machine, q);
    if (joint < 0)
        return;
    char text[100];
    va_list arguments;
    va_start(arguments, place);
    vsnprintf(text, sizeof text, place, arguments);
    va_end(arguments);
    fail_job("%s joint \"%s\" is at %g rad: sines are computed up to %g rad only", text,
             machine->robot->links[joint].name, q[machine->robot->links[joint].position],
             SINCOS_RANGE);
}

/* What goes into steps by the million is searched for; derivatives are called now and then. */
static int build_machine(const Build *build, const Robot *robot, const Selection *selection,
                         Program **programs, Text *notes)
{
    const FunctionId rare[] = {FORWARD_DYNAMICS_DERIVATIVES, JACOBIAN_DERIVATIVE};
    Build quick = build_with_effort(build, 0);
    Selection often = *selection, seldom = *selection;
    bool any = false;
    memset(seldom.wanted, 0, sizeof seldom.wanted);
    for (size_t k = 0; k < COUNT(rare); k++) {
        seldom.wanted[rare[k]] = selection->wanted[rare[k]];
        often.wanted[rare[k]] = false;
        any = any || seldom.wanted[rare[k]];
    }
    int count = build_selected(build, robot, &often, true, programs, FUNCTION_COUNT, notes);
    if (any)
        count += build_selected(&quick, robot, &seldom, true, programs + count,
                                FUNCTION_COUNT - count, notes);
    for (int k = 0; k < count; k++)
        if (programs[k]->function->whole)
            fail_input("%s by explicit knows the actuated joints only; motions are of all joints: "
                       "leave the algorithm out, or take embedding",
                       programs[k]->function->name);
    return count;
}

Machine *machine_new(const Build *build, Arena *arena, const Robot *robot,
                     const Description *description, const Selection *selection,
                     const char *backend, double calls, bool verbose)
{
    Machine *machine = arena_alloc(arena, sizeof *machine);
    machine->robot = robot;
    machine->n = robot->n;
    machine->given = selection->given;
    machine->coupling = description->coupling;
    machine->uncoupling = description->uncoupling;
    read_joint_data(arena, machine);
    closure_check(robot);
    for (int id = 0; id < FUNCTION_COUNT; id++)
        if (function_closes(&functions[id], robot))
            machine->row[id] = build_function(build, robot, &functions[id]);
    if (selection->wanted[REACTIONS])
        machine->reaction_rows = machine->row[REACTIONS]
                                     ? machine->row[REACTIONS]->outputs[0].size.of[0]
                                     : robot_extent(robot).links;
    if (backend && strcmp(backend, "reference") == 0) {
        ReferenceRobot *reference = arena_alloc(arena, sizeof *reference);
        fill_reference(reference, description);
        machine->reference = reference;
        machine->backend = "reference";
        return machine;
    }
    double begin = clock_seconds();
    Backend chosen = choose_backend(backend, calls);
    machine->backend = chosen == BACKEND_CC ? "cc" : "tcc";
    Text notes = {0};
    machine->program_count = build_machine(build, robot, selection, machine->program, &notes);
    text_free(&notes);
    int plain = machine->program_count;
    if (selection->wrench && !robot->loop_count)
        machine->program_count +=
            build_with_wrench(build, robot, selection, machine->program, plain);
    double built = clock_seconds();
    machine->set = jit_programs(arena, machine->program, machine->program_count, chosen);
    for (int k = 0; k < machine->program_count; k++)
        (k < plain ? machine->code : machine->pushed)[machine->program[k]->function->id] =
            machine->set.function[k];
    if (verbose)
        fprintf(stderr, "rbgen: %s backend: %d functions derived in %.2f s, compiled in %.2f s\n",
                machine->backend, machine->program_count, built - begin, clock_seconds() - built);
    return machine;
}

void machine_free(Machine *machine)
{
    if (machine->set.jit)
        jit_free(machine->set.jit);
    for (int k = 0; k < machine->program_count; k++)
        program_free(machine->program[k]);
}

/* Behind the inputs that the function always has: the numbers that machine and caller give it. */
static bool call(const Machine *machine, const Function *function, void *code,
                 const double **inputs, const double *wrench, double *row)
{
    int count, usual = function_input_count(&functions[function->id]);
    bool made = function == machine->row[function->id];
    for (int k = usual; k < function_input_count(function) && !made; k++)
        inputs[k] = strcmp(function->inputs[k], "wrench") == 0
                        ? wrench
                        : extras_struct(machine->given, function->inputs[k], &count);
    if (machine->reference)
        return reference_call(machine->reference, function, inputs, row);
    double *outputs[MAX_OUTPUTS];
    split_outputs(function, robot_extent(machine->robot), row, outputs);
    jit_call(code, inputs, function_input_count(function), outputs,
             function_output_count(function));
    return true;
}

static unsigned given_bits(const Machine *machine)
{
    return machine->given ? machine->given->bits : 0;
}

bool machine_call(const Machine *machine, FunctionId id, const double *a, const double *b,
                  const double *c, double *row)
{
    static const double still[MAX_JOINTS]; /* prescribed joints keep their rates */
    const Function *function = machine->row[id];
    const double *inputs[MAX_INPUTS] = {a, b, c, still};
    if (!function)
        function = function_variant(&functions[id], given_bits(machine));
    return call(machine, function, machine->code[id], inputs, NULL, row);
}

bool machine_call_pushed(const Machine *machine, FunctionId id, const double *a, const double *b,
                         const double *c, const double *wrench, double *row)
{
    const double *inputs[MAX_INPUTS] = {a, b, c};
    if (wrench && machine->pushed[id])
        return call(machine, function_variant(&functions[id], given_bits(machine) | EXTRA_WRENCH),
                    machine->pushed[id], inputs, wrench, row);
    if (!wrench || id == INVERSE_DYNAMICS) {
        bool done = machine_call(machine, id, a, b, c, row);
        if (wrench)
            wrench_add(machine, wrench, -1, a, row);
        return done;
    }
    double tau[MAX_JOINTS];
    memcpy(tau, c, sizeof *tau * (size_t)machine->n);
    wrench_add(machine, wrench, 1, a, tau);
    return machine_call(machine, id, a, b, tau, row);
}

/* ---- wrenches ---- */

Schedule *wrench_constant(Arena *arena, const double numbers[6])
{
    Schedule *wrench = arena_alloc(arena, sizeof *wrench);
    *wrench = (Schedule){.count = 1,
                         .width = 6,
                         .t = arena_array(arena, double, 1),
                         .value = arena_array(arena, double, 6),
                         .hold = true};
    memcpy(wrench->value, numbers, 6 * sizeof *numbers);
    return wrench;
}

Schedule *wrench_read(Arena *arena, const MotionOptions *options)
{
    static const char *const heads[] = {"fx", "fy", "fz", "mx", "my", "mz"};
    const char *given = options->wrench;
    if (!given)
        return NULL;
    size_t length = strlen(given);
    if (length > 4 && strcmp(given + length - 4, ".csv") == 0)
        return schedule_read(arena, given, heads, 6, 6);
    double numbers[6];
    if (parse_numbers("wrench", given, numbers, 6) != 6)
        fail_input("--wrench: six numbers, force then moment on the tool in world axes: "
                   "fx,fy,fz,mx,my,mz; or a file that ends in .csv");
    return wrench_constant(arena, numbers);
}

void wrench_add(const Machine *machine, const double *wrench, double sign, const double *q,
                double *tau)
{
    double J[6 * MAX_JOINTS];
    machine_call(machine, JACOBIAN, q, NULL, NULL, J);
    for (int i = 0; i < machine->n; i++)
        for (int k = 0; k < 6; k++)
            tau[i] += sign * J[k * machine->n + i] * wrench[k];
}
