/* motor.h: a direct-current motor on a joint, its inductance neglected (Swartz 1982):

       V = R i + Kt w        tau_motor = Kt i        w = N qd        tau = N tau_motor

   with N the gear ratio (turns of the motor per turn of the joint; for a sliding joint, radians
   per metre), so that V = R tau / (N Kt) + Kt N qd. In SI units the back-EMF constant is Kt. The
   rotor's inertia is no matter of this file: N^2 times it is part of the joint's inertia. */
#ifndef MOTOR_H
#define MOTOR_H

#ifdef __cplusplus
extern "C" {
#endif

typedef struct {
    double resistance;      /* ohm */
    double torque_constant; /* N m / A, and V s */
    double gear_ratio;
} Motor;

double motor_current(const Motor *motor, double tau);             /* for this torque on the joint */
double motor_voltage(const Motor *motor, double tau, double qd);  /* for it at this joint speed */
double motor_torque(const Motor *motor, double volts, double qd); /* on the joint */

/* The output of a digital-to-analog converter: the nearest of 2^bits steps over -range .. range
   (the highest is one step below range), and range's end for what lies outside. */
double dac_round(double volts, int bits, double range);

/* The last instant at or before t at which a converter with this period changes. An instant that
   rounding put a hair after t counts as t. */
double dac_instant(double t, double period);

#ifdef __cplusplus
}
#endif
#endif
