/* Parameters of a robot while it moves: recursive least squares on the columns of
   @name@_base_regressor (rbgen emit @name@ --functions base-regressor), then friction. Made by
   rbgen identify @name@ --online. No allocation, no state but the struct: one for each robot.

       static @name@_online online;
       @name@_online_start(&online, beta, 1.0);           beta: a first guess, or 0
       every millisecond, with filtered q, qd, qdd and the measured torques:
       @name@_online_update(&online, q, qd, qdd, tau, 0.9999);

   online.beta then holds the parameters. The last number forgets: 1 never, 0.9999 after some 10,000
   calls. What the motion does not show stays as it was. */
#include <math.h>

#define ONLINE_JOINTS @joints@
#define ONLINE_BASE @base@   /* columns of @name@_base_regressor */
#define ONLINE_COLUMNS @columns@

typedef struct {
    double beta[ONLINE_COLUMNS];
    double P[ONLINE_COLUMNS * ONLINE_COLUMNS]; /* covariance, in units of the torques' noise */
} @name@_online;

void @name@_base_regressor(const double q[@joints@], const double qd[@joints@],
                           const double qdd[@joints@], double Y[@joints@ * @base@]);
void @name@_online_start(@name@_online *online, const double *beta, double spread);
void @name@_online_update(@name@_online *online, const double q[@joints@], const double qd[@joints@],
                          const double qdd[@joints@], const double tau[@joints@], double forget);

/* spread: how far off the first guess may be, in each column's unit. */
void @name@_online_start(@name@_online *online, const double *beta, double spread)
{
    for (int r = 0; r < ONLINE_COLUMNS; r++) {
        online->beta[r] = beta ? beta[r] : 0;
        for (int c = 0; c < ONLINE_COLUMNS; c++)
            online->P[r * ONLINE_COLUMNS + c] = r == c ? spread * spread : 0;
    }
}

/* One torque: y is its row. */
static void @name@_online_row(@name@_online *online, const double *y, double tau, double forget)
{
    double Py[ONLINE_COLUMNS], size = forget, off = tau;
    for (int r = 0; r < ONLINE_COLUMNS; r++) {
        Py[r] = 0;
        for (int c = 0; c < ONLINE_COLUMNS; c++)
            Py[r] += online->P[r * ONLINE_COLUMNS + c] * y[c];
        size += y[r] * Py[r];
        off -= y[r] * online->beta[r];
    }
    for (int r = 0; r < ONLINE_COLUMNS; r++) {
        online->beta[r] += Py[r] / size * off;
        for (int c = 0; c <= r; c++) {
            const double entry = (online->P[r * ONLINE_COLUMNS + c] - Py[r] * Py[c] / size) / forget;
            /* forgetting what no motion renews must not let it grow without end */
            const double kept = entry > 1e12 ? 1e12 : entry < -1e12 ? -1e12 : entry;
            online->P[r * ONLINE_COLUMNS + c] = online->P[c * ONLINE_COLUMNS + r] = kept;
        }
    }
}

void @name@_online_update(@name@_online *online, const double q[@joints@], const double qd[@joints@],
                          const double qdd[@joints@], const double tau[@joints@], double forget)
{
    double Y[ONLINE_JOINTS * ONLINE_BASE];
    @name@_base_regressor(q, qd, qdd, Y);
    for (int i = 0; i < ONLINE_JOINTS; i++) {
        double y[ONLINE_COLUMNS] = {0};
        /* forgets once a call, not once a joint */
        const double joint_forget = i == 0 ? forget : 1;
        for (int c = 0; c < ONLINE_BASE; c++)
            y[c] = Y[i * ONLINE_BASE + c];
%% friction
        @name@_online_row(online, y, tau[i], joint_forget);
    }
}
