/* sensors.c: see sensors.h. */
#include "motion/sensors.h"

#include "util/random.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

bool sensors_used(const SensorOptions *o)
{
    return o->encoder != 0 || o->position_noise != 0 || o->torque_noise || o->delay != 0;
}

void sensors_check(const SensorOptions *o)
{
    if (o->encoder < 0 || o->encoder > 1e15)
        fail_input("--encoder: 1 to 1e15 counts a turn, not %g", o->encoder);
    if (o->position_noise < 0)
        fail_input("--position-noise: %g is below 0", o->position_noise);
    if (o->delay < 0)
        fail_input("--sensor-delay: %g is below 0", o->delay);
}

/* Twelve uniform numbers are normal enough for noise. */
static double normal(Random *random)
{
    double sum = 0;
    for (int k = 0; k < 12; k++)
        sum += random_uniform(random, -0.5, 0.5);
    return sum;
}

/* By joint, in N m: a share of the largest, or as given. */
static void torque_deviation(const SensorOptions *o, int n, const double *largest,
                             double *deviation)
{
    double given[MAX_JOINTS] = {0};
    char *end;
    for (int i = 0; i < n; i++)
        deviation[i] = 0;
    if (!o->torque_noise)
        return;
    double share = strtod(o->torque_noise, &end);
    bool is_share = strcmp(end, "%") == 0 && share >= 0;
    int count = is_share ? 0 : parse_numbers("torque-noise", o->torque_noise, given, MAX_JOINTS);
    if (!is_share && count != 1 && count != n)
        fail_input("--torque-noise: one number, or %d, one a joint; or a share such as 1%%", n);
    for (int i = 0; i < n; i++) {
        deviation[i] = is_share ? share / 100 * largest[i] : given[count == 1 ? 0 : i];
        if (!(deviation[i] >= 0))
            fail_input("--torque-noise: %g is below 0", deviation[i]);
    }
}

void sensors_write(Text *out, const SensorOptions *o, const Machine *machine, const Rows *rows)
{
    int n = machine->n, positions = machine->robot->positions, width = rows->count;
    int torques = 1 + positions + 2 * n, motors = 0;
    size_t count = rows->text.length / (sizeof(double) * (size_t)width);
    const double *data = (const double *)(const void *)rows->text.data;
    double largest[MAX_JOINTS] = {0}, deviation[MAX_JOINTS];
    for (int i = 0; i < n; i++)
        motors += machine->has_motor[i];
    int measured = n + motors; /* torques, then currents, which stand behind them */
    for (size_t r = 0; r < count; r++)
        for (int i = 0; i < n; i++)
            largest[i] = fmax(largest[i], fabs(data[r * (size_t)width + (size_t)(torques + i)]));
    torque_deviation(o, n, largest, deviation);
    Random random = random_new((uint64_t)o->seed, "sensors");
    for (int c = 0; c <= positions + measured; c++)
        text_add(out, "%s%s", c ? "," : "",
                 rows->heads[c <= positions ? c : torques + c - positions - 1]);
    text_add_string(out, "\n");
    for (size_t r = 0; r < count; r++) {
        const double *row = data + r * (size_t)width, *late = row;
        while (late > data && late[0] > row[0] - o->delay + 1e-12)
            late -= width;
        text_add(out, "%.17g", row[0]);
        for (int i = 0; i < positions; i++) {
            double q =
                row[1 + i] + (o->position_noise > 0 ? o->position_noise * normal(&random) : 0);
            bool turns = positions == n && machine->robot->links[i].type == REVOLUTE;
            double unit = o->encoder > 0 ? (turns ? 6.283185307179586 : 1) / o->encoder : 0;
            text_add(out, ",%.17g", unit > 0 ? unit * round(q / unit) : q);
        }
        for (int k = 0, motor = 0; k < measured; k++) {
            int joint = k;
            while (k >= n && !machine->has_motor[motor])
                motor++;
            if (k >= n)
                joint = motor++;
            double noise = deviation[joint] > 0 ? deviation[joint] * normal(&random) : 0;
            const Motor *drive = &machine->motor[joint];
            if (k >= n)
                noise /= drive->torque_constant * drive->gear_ratio;
            text_add(out, ",%.17g", late[torques + k] + noise);
        }
        text_add_string(out, "\n");
    }
}
