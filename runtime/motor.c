/* motor.c: see motor.h. */
#include "motor.h"

#include <math.h>

double motor_current(const Motor *motor, double tau)
{
    return tau / (motor->gear_ratio * motor->torque_constant);
}

double motor_voltage(const Motor *motor, double tau, double qd)
{
    double back_emf = motor->torque_constant * motor->gear_ratio * qd;
    return motor->resistance * motor_current(motor, tau) + back_emf;
}

double motor_torque(const Motor *motor, double volts, double qd)
{
    double back_emf = motor->torque_constant * motor->gear_ratio * qd;
    return motor->gear_ratio * motor->torque_constant * (volts - back_emf) / motor->resistance;
}

double dac_round(double volts, int bits, double range)
{
    double half = ldexp(1, bits - 1), step = range / half;
    double code = round(volts / step);
    return step * fmin(fmax(code, -half), half - 1);
}

double dac_instant(double t, double period)
{
    return floor(t / period + 1e-9) * period;
}
