/* reach.c: see reach.h. */
#include "motion/reach.h"

#include <math.h>
#include <string.h>

enum { ITERATIONS = 60 };
static const double REACHED = 1e-11; /* of the tool's pose, m and rad */
static const double SINGULAR = 1e-5; /* of the smallest direction of J to its largest */

/* ---- rotations ---- */

void rotation_turn(const double vector[3], double R[9])
{
    double angle = sqrt(vector[0] * vector[0] + vector[1] * vector[1] + vector[2] * vector[2]);
    double u[3] = {0, 0, 1};
    for (int k = 0; k < 3 && angle > 0; k++)
        u[k] = vector[k] / angle;
    double s = sin(angle), c = cos(angle), v = 1 - c;
    double out[9] = {
        c + v * u[0] * u[0],        v * u[0] * u[1] - s * u[2], v * u[0] * u[2] + s * u[1],
        v * u[1] * u[0] + s * u[2], c + v * u[1] * u[1],        v * u[1] * u[2] - s * u[0],
        v * u[2] * u[0] - s * u[1], v * u[2] * u[1] + s * u[0], c + v * u[2] * u[2]};
    memcpy(R, out, sizeof out);
}

void rotation_multiply(const double *A, const double *B, bool transposed, double *AB)
{
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++) {
            double sum = 0;
            for (int k = 0; k < 3; k++)
                sum += A[3 * i + k] * (transposed ? B[3 * j + k] : B[3 * k + j]);
            AB[3 * i + j] = sum;
        }
}

void rotation_between(const double *from, const double *to, double vector[3])
{
    double R[9];
    rotation_multiply(to, from, true, R);
    double v[3] = {(R[7] - R[5]) / 2, (R[2] - R[6]) / 2, (R[3] - R[1]) / 2};
    double sine = sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
    double angle = atan2(sine, (R[0] + R[4] + R[8] - 1) / 2);
    if (sine > 1e-7 || angle < 1) {
        for (int k = 0; k < 3; k++)
            vector[k] = sine > 1e-12 ? v[k] * angle / sine : v[k];
        return;
    }
    int largest = R[4] > R[0] ? 1 : 0; /* half a turn: R = 2 u u^T - 1 */
    largest = R[8] > R[4 * largest] ? 2 : largest;
    double u = sqrt((R[4 * largest] + 1) / 2);
    for (int k = 0; k < 3; k++)
        vector[k] =
            angle * (k == largest ? u : (R[3 * largest + k] + R[3 * k + largest]) / (4 * u));
}

void rotation_from_rpy(const double rpy[3], double R[9])
{
    double roll[3] = {rpy[0], 0, 0}, pitch[3] = {0, rpy[1], 0}, yaw[3] = {0, 0, rpy[2]};
    double x[9], y[9], z[9], half[9];
    rotation_turn(roll, x);
    rotation_turn(pitch, y);
    rotation_turn(yaw, z);
    rotation_multiply(z, y, false, half);
    rotation_multiply(half, x, false, R);
}

/* ---- small linear algebra: J is rows x n, row-major ---- */

/* By orthogonal columns, the largest first (Gram and Schmidt, with pivots). */
bool least_squares(int rows, int n, const double *J, const double *b, double *x, double *left)
{
    double Q[REACH_MOST][6], size[REACH_MOST], rest[6], c[REACH_MOST];
    int order[REACH_MOST];
    for (int j = 0; j < n; j++) {
        order[j] = j;
        for (int i = 0; i < rows; i++)
            Q[j][i] = J[i * n + j];
    }
    memcpy(rest, b, sizeof *b * (size_t)rows);
    for (int k = 0; k < n; k++) {
        int largest = k;
        double most = -1;
        for (int j = k; j < n; j++) {
            double norm = 0;
            for (int i = 0; i < rows; i++)
                norm += Q[order[j]][i] * Q[order[j]][i];
            if (norm > most) {
                most = norm;
                largest = j;
            }
        }
        int chosen = order[largest];
        order[largest] = order[k];
        order[k] = chosen;
        size[k] = sqrt(most);
        if (!(size[k] > SINGULAR * size[0]))
            return false;
        c[k] = 0;
        for (int i = 0; i < rows; i++) {
            Q[chosen][i] /= size[k];
            c[k] += Q[chosen][i] * rest[i];
        }
        for (int i = 0; i < rows; i++)
            rest[i] -= c[k] * Q[chosen][i];
        for (int j = k + 1; j < n; j++) {
            double along = 0;
            for (int i = 0; i < rows; i++)
                along += Q[chosen][i] * Q[order[j]][i];
            for (int i = 0; i < rows; i++)
                Q[order[j]][i] -= along * Q[chosen][i];
        }
    }
    /* Q^T J x = c: a triangle in the order chosen */
    for (int k = n - 1; k >= 0; k--) {
        double value = c[k];
        for (int j = k + 1; j < n; j++) {
            double along = 0;
            for (int i = 0; i < rows; i++)
                along += Q[order[k]][i] * J[i * n + order[j]];
            value -= along * x[order[j]];
        }
        x[order[k]] = value / size[k];
    }
    *left = 0;
    for (int i = 0; i < rows; i++)
        *left = fmax(*left, fabs(rest[i]));
    return true;
}

/* A x = b for a symmetric positive definite A (its lower triangle), by Cholesky; b becomes x. False
   when a pivot falls below a fraction of the largest entry. */
static bool solve_positive(int n, double A[][REACH_MOST], double *x, double fraction)
{
    double largest = 0;
    for (int i = 0; i < n; i++)
        largest = fmax(largest, A[i][i]);
    for (int i = 0; i < n; i++)
        for (int j = 0; j <= i; j++) {
            for (int k = 0; k < j; k++)
                A[i][j] -= A[i][k] * A[j][k];
            if (i == j && !(A[i][i] > fraction * largest))
                return false;
            A[i][j] = i == j ? sqrt(A[i][i]) : A[i][j] / A[j][j];
        }
    for (int i = 0; i < n; i++) {
        for (int k = 0; k < i; k++)
            x[i] -= A[i][k] * x[k];
        x[i] /= A[i][i];
    }
    for (int i = n - 1; i >= 0; i--) {
        for (int k = i + 1; k < n; k++)
            x[i] -= A[k][i] * x[k];
        x[i] /= A[i][i];
    }
    return true;
}

/* x = J^T (J J^T + damping I)^-1 e = (J^T J + damping I)^-1 J^T e, whichever is smaller. */
static bool damped_step(int rows, int n, const double *J, const double *e, double damping,
                        double *x, double *lambda, double fraction)
{
    double A[REACH_MOST][REACH_MOST], y[REACH_MOST];
    bool wide = n > rows;
    int size = wide ? rows : n, length = wide ? n : rows;
    for (int i = 0; i < size; i++)
        for (int j = 0; j <= i; j++) {
            A[i][j] = i == j ? damping : 0;
            for (int k = 0; k < length; k++)
                A[i][j] += wide ? J[i * n + k] * J[j * n + k] : J[k * n + i] * J[k * n + j];
        }
    for (int i = 0; i < size; i++) {
        y[i] = wide ? e[i] : 0;
        for (int k = 0; k < rows && !wide; k++)
            y[i] += J[k * n + i] * e[k];
    }
    if (!solve_positive(size, A, y, fraction))
        return false;
    for (int i = 0; i < n; i++) {
        x[i] = wide ? 0 : y[i];
        for (int k = 0; k < rows && wide; k++)
            x[i] += J[k * n + i] * y[k];
    }
    for (int k = 0; k < rows && wide && lambda; k++)
        lambda[k] = y[k];
    return true;
}

bool least_norm(int n, const double *J, const double *b, double *x, double lambda[6])
{
    double rest[6], more[REACH_MOST], more_lambda[6];
    if (!damped_step(6, n, J, b, 0, x, lambda, SINGULAR * SINGULAR))
        return false;
    for (int k = 0; k < 6; k++) { /* once more for what is left */
        rest[k] = b[k];
        for (int i = 0; i < n; i++)
            rest[k] -= J[k * n + i] * x[i];
    }
    damped_step(6, n, J, rest, 0, more, more_lambda, 0);
    for (int i = 0; i < n; i++)
        x[i] += more[i];
    for (int k = 0; k < 6; k++)
        lambda[k] += more_lambda[k];
    return true;
}

/* ---- inverse kinematics ---- */

double pose_error(const Machine *machine, const double *q, const Place *target, int rows, double *e)
{
    double tool[12], worst = 0;
    machine_call(machine, FORWARD_KINEMATICS, q, NULL, NULL, tool);
    for (int k = 0; k < 3; k++)
        e[k] = target->p[k] - tool[9 + k];
    if (rows == 6)
        rotation_between(tool, target->R, e + 3);
    for (int k = 0; k < rows; k++)
        worst = fmax(worst, fabs(e[k]));
    return isfinite(worst) ? worst : INFINITY;
}

static double squares(const double *e, int rows)
{
    double sum = 0;
    for (int k = 0; k < rows; k++)
        sum += e[k] * e[k];
    return sum;
}

/* Levenberg and Marquardt: the damping falls while it helps, and rises until it does. */
bool reach(const Machine *machine, const Place *target, int rows, double *q)
{
    int n = machine->n;
    double e[6], J[6 * REACH_MOST], damping = 1e-6, scale = 1;
    for (int k = 0; k < 3; k++)
        scale = fmax(scale, fabs(target->p[k]));
    double worst = pose_error(machine, q, target, rows, e);
    for (int iteration = 0; iteration < ITERATIONS && worst > 1e-15 * scale; iteration++) {
        double step[REACH_MOST], trial[REACH_MOST], trial_e[6];
        machine_call(machine, JACOBIAN, q, NULL, NULL, J);
        if (!damped_step(rows, n, J, e, damping, step, NULL, 0)) {
            damping *= 10;
            continue;
        }
        for (int i = 0; i < n; i++)
            trial[i] = q[i] + step[i];
        double trial_worst = pose_error(machine, trial, target, rows, trial_e);
        if (trial_worst < INFINITY && squares(trial_e, rows) < squares(e, rows)) {
            memcpy(q, trial, sizeof *q * (size_t)n);
            memcpy(e, trial_e, sizeof e);
            worst = trial_worst;
            damping = fmax(damping / 10, 1e-15);
        } else if (worst < REACHED * scale || damping > 1e6) {
            break; /* as near as rounding lets it, or stuck */
        } else {
            damping *= 10;
        }
    }
    return worst < REACHED * scale;
}
