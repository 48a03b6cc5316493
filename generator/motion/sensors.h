/* sensors.h: a simulation as sensors would have seen it: positions in counts of an encoder, noise,
   torques (and currents) with noise and late. */
#ifndef SENSORS_H
#define SENSORS_H

#include "motion/motion.h"

typedef struct {
    double encoder;        /* counts a turn, or a metre; 0: exact */
    double position_noise; /* rad or m, standard deviation */
    const char
        *torque_noise; /* "1%" of the largest torque of each joint, or LIST in N m; NULL: none */
    double delay;      /* of torques and currents, seconds */
    long seed;
} SensorOptions;

#define SENSOR_OPTIONS(s)                                                                          \
    {"encoder",    0,        OPTION_NUMBER,                                                        \
     &(s).encoder, "COUNTS", "sensors: positions in so many counts a turn (or metre)"},            \
        {"position-noise",    0,   OPTION_NUMBER,                                                  \
         &(s).position_noise, "X", "sensors: noise of positions, rad or m (standard deviation)"},  \
        {"torque-noise",                                                                           \
         0,                                                                                        \
         OPTION_STRING,                                                                            \
         &(s).torque_noise,                                                                        \
         "LIST",                                                                                   \
         "sensors: of torques, Nm, one or one a joint; 1% is of each joint's largest"},            \
        {"sensor-delay", 0,    OPTION_NUMBER,                                                      \
         &(s).delay,     "DT", "sensors: torques and currents come so much later"},                \
    {                                                                                              \
        "sensor-seed", 0, OPTION_COUNT, &(s).seed, "S", "sensors: of the noise (default: 1)"       \
    }

bool sensors_used(const SensorOptions *options);
void sensors_check(const SensorOptions *options);
/* The rows (raw) as CSV of t, q, tau and currents only, which is what sensors see. */
void sensors_write(Text *out, const SensorOptions *options, const Machine *machine,
                   const Rows *rows);

#endif
