/* motor_test.c: motors: locked, running free, and where the energy goes; converters. */
#include "runtime/integrators.h"
#include "runtime/motor.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#define NEAR(a, b, limit) assert_true(fabs((a) - (b)) < (limit))

static const Motor DIRECT = {.resistance = 2.5, .torque_constant = 0.8, .gear_ratio = 1};
static const Motor GEARED = {.resistance = 1.2, .torque_constant = 0.05, .gear_ratio = 60};

static void locked_joint(void **unused)
{
    (void)unused;
    NEAR(motor_torque(&DIRECT, 12, 0), 0.8 * 12 / 2.5, 1e-14); /* Kt V / R */
    NEAR(motor_torque(&GEARED, 12, 0), 60 * 0.05 * 12 / 1.2, 1e-12);
    NEAR(motor_current(&DIRECT, motor_torque(&DIRECT, 12, 0)), 12 / 2.5, 1e-14);
}

static void voltage_and_torque_undo_each_other(void **unused)
{
    (void)unused;
    const Motor *motors[] = {&DIRECT, &GEARED};
    for (int k = 0; k < 2; k++)
        for (double qd = -3; qd <= 3; qd += 1.5)
            for (double tau = -20; tau <= 20; tau += 10)
                NEAR(motor_torque(motors[k], motor_voltage(motors[k], tau, qd), qd), tau, 1e-12);
}

/* A rotor and its load alone on a voltage; y: speed, energy in, heat. */
typedef struct {
    const Motor *motor;
    double inertia, volts;
} Bench;

static int spin(void *context, double t, const double *y, double *out)
{
    const Bench *bench = context;
    double volts = bench->volts * (1 + 0.3 * sin(7 * t));
    double tau = motor_torque(bench->motor, volts, y[0]);
    double current = motor_current(bench->motor, tau);
    out[0] = tau / bench->inertia;
    out[1] = volts * current;
    out[2] = bench->motor->resistance * current * current;
    return 0;
}

static void energy_in_is_mechanical_and_heat(void **unused)
{
    (void)unused;
    Bench bench = {&GEARED, 0.9, 10};
    double work[INTEGRATOR_WORK(3)], y[3] = {0}, t = 0;
    Integrator integrator;
    integrator_begin(&integrator, spin, &bench, 3, work);
    while (t < 3)
        assert_int_equal(integrator_rkf45(&integrator, &t, 3, 1e-12, y), 0);
    double mechanical = bench.inertia * y[0] * y[0] / 2;
    assert_true(y[1] > 1 && y[2] > 1 && mechanical > 1);
    NEAR(y[1], mechanical + y[2], 1e-9);
}

static int run_free(void *context, double t, const double *y, double *out)
{
    const Bench *bench = context;
    (void)t;
    out[0] = motor_torque(bench->motor, bench->volts, y[0]) / bench->inertia;
    return 0;
}

static void free_running_speed(void **unused)
{
    (void)unused;
    const Motor *motors[] = {&DIRECT, &GEARED};
    for (int k = 0; k < 2; k++) {
        Bench bench = {motors[k], 0.2, 6};
        double work[INTEGRATOR_WORK(1)], y[1] = {0}, t = 0;
        double kt = motors[k]->torque_constant * motors[k]->gear_ratio;
        double constant = bench.inertia * motors[k]->resistance / (kt * kt); /* time constant */
        Integrator integrator;
        integrator_begin(&integrator, run_free, &bench, 1, work);
        while (t < constant)
            integrator_rkf45(&integrator, &t, constant, 1e-12, y);
        NEAR(y[0], 6 / kt * (1 - exp(-1)), 1e-9);
        while (t < 30 * constant)
            integrator_rkf45(&integrator, &t, 30 * constant, 1e-12, y);
        NEAR(y[0], 6 / kt, 1e-9); /* V / Kt, at the joint */
    }
}

static void converter(void **unused)
{
    (void)unused;
    NEAR(dac_round(0.004, 12, 10), 0.0048828125, 1e-15); /* 20 V / 4096 */
    NEAR(dac_round(-0.002, 12, 10), 0, 1e-15);
    NEAR(dac_round(12, 12, 10), 10 - 20.0 / 4096, 1e-12);
    NEAR(dac_round(-12, 12, 10), -10, 1e-12);
    NEAR(dac_round(3, 1, 10), 0, 1e-15); /* codes -1 and 0 */
    for (double v = -9.9; v < 9.9; v += 0.37)
        assert_true(fabs(dac_round(v, 8, 10) - v) <= 20.0 / 256 / 2 + 1e-12);
    NEAR(dac_instant(0.0299999999999, 0.01), 0.03, 1e-9); /* a hair early by rounding */
    NEAR(dac_instant(0.0251, 0.01), 0.02, 1e-15);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(locked_joint),
        cmocka_unit_test(voltage_and_torque_undo_each_other),
        cmocka_unit_test(energy_in_is_mechanical_and_heat),
        cmocka_unit_test(free_running_speed),
        cmocka_unit_test(converter),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
