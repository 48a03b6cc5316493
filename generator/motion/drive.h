/* drive.h: what moves the joints in a simulation. */
#ifndef DRIVE_H
#define DRIVE_H

#include "motion/control.h"

typedef enum {
    DRIVE_ZERO,
    DRIVE_CONSTANT,
    DRIVE_TORQUE,     /* torques over time, from a file */
    DRIVE_VOLTAGE,    /* voltages over time, on motors */
    DRIVE_TRAJECTORY, /* a motion's own inverse dynamics, and PD feedback if gains are given */
    DRIVE_COMPUTED,   /* computed torque: feedback on accelerations */
    DRIVE_CONTROL     /* to a target: control.h */
} DriveKind;

typedef struct {
    DriveKind kind;
    const Machine *machine;
    const double *constant;
    Schedule *schedule; /* torques or voltages */
    Schedule *wrench;   /* NULL: none */
    int row, wrench_row;
    bool jumped; /* to be cleared by whoever has seen to it */
    const Motion *motion;
    struct Closed *closed; /* of mechanisms that follow a motion; NULL: none */
    double *kp, *kd;
    const Control *control;
} Drive;

typedef struct {
    const char *drive, *kp, *kd;
} DriveOptions;

/* From the text of --drive, before the robot is read; fails when it is none. */
DriveKind drive_parse(const char *text);
bool drive_follows(DriveKind kind); /* a motion */
Drive *drive_new(Arena *arena, const Machine *machine, const DriveOptions *drive,
                 const MotionOptions *options, const double *q);
/* Where the files or the motion end; 0 when nothing says. */
double drive_end(const Drive *drive);

/* To be called before integrating on from t: settles which rows of the files govern. Returns the
   time of the next row; notes in drive->jumped when the torques make a step at t. */
double drive_enter(Drive *drive, double t);

/* Torques of the drive on the joints, and the voltages behind them (volts may be NULL). False when
   a line cannot be followed. */
bool drive_torques(const Drive *drive, double t, const double *q, const double *qd, double *tau,
                   double *volts);
/* The wrench on the tool, in these six numbers; NULL: none. */
const double *drive_wrench(const Drive *drive, double t, double wrench[6]);

#endif
