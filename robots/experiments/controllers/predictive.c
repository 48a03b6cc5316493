/* predictive.c: a receding-horizon controller by iterative LQR, on generated derivatives: the UR5
   swings from one place to another, each 20 ms one iteration over the next second, the first
   torques of which are applied. Prints the time an iteration takes and how near it comes.

   Made and run by robots/experiments/controllers/run; copy what you need. */
#define _POSIX_C_SOURCE 199309L
#include "ur5_dyn.h"

#include <math.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

enum { N = UR5_DOF, X = 2 * N, STEPS = 50, CONTROLS = 150 };
static const double H = 0.02, EFFORT = 1e-4, SPEED = 0.1, FINAL = 100;
static const double goal[X] = {1.5, -1.0, 1.2, -0.5, 0.8, 0.3};
static double hold[N]; /* torques that hold it there: what is beyond them has its cost */

typedef struct {
    double x[STEPS + 1][X], u[STEPS][N]; /* states (q, then qd), torques */
    double k[STEPS][N], K[STEPS][N][X];  /* u + a k + K (x - x_planned) is the next try */
} Plan;

/* One step ahead, semi-implicit: rates first. A = dx'/dx, B = dx'/du, if wanted. */
static void step(const double *x, const double *u, double *next, double A[X][X], double B[X][N])
{
    double qdd[N], by_q[N * N], by_qd[N * N], by_tau[N * N];
    if (A)
        ur5_forward_dynamics_derivatives(x, x + N, u, qdd, by_q, by_qd, by_tau);
    else
        ur5_forward_dynamics(x, x + N, u, qdd);
    for (int i = 0; i < N; i++) {
        next[N + i] = x[N + i] + H * qdd[i];
        next[i] = x[i] + H * next[N + i];
    }
    for (int i = 0; A && i < N; i++)
        for (int j = 0; j < N; j++) {
            A[N + i][j] = H * by_q[i * N + j];
            A[N + i][N + j] = (i == j) + H * by_qd[i * N + j];
            B[N + i][j] = H * by_tau[i * N + j];
            A[i][j] = (i == j) + H * A[N + i][j];
            A[i][N + j] = H * A[N + i][N + j];
            B[i][j] = H * B[N + i][j];
        }
}

static double weight(int i, int t)
{
    return (i < N ? 1 : SPEED) * (t == STEPS ? FINAL : H);
}

static double cost(const Plan *plan)
{
    double sum = 0;
    for (int t = 0; t <= STEPS; t++) {
        for (int i = 0; i < X; i++)
            sum += 0.5 * weight(i, t) * pow(plan->x[t][i] - goal[i], 2);
        for (int i = 0; i < N && t < STEPS; i++)
            sum += 0.5 * H * EFFORT * pow(plan->u[t][i] - hold[i], 2);
    }
    return sum;
}

/* Solves S Y = Z in place, S symmetric and positive definite, Z with columns of its own. */
static void solve(double S[N][N], double Z[N][X + 1])
{
    for (int k = 0; k < N; k++)
        for (int i = k + 1; i < N; i++) {
            double f = S[i][k] / S[k][k];
            for (int j = k; j < N; j++)
                S[i][j] -= f * S[k][j];
            for (int j = 0; j <= X; j++)
                Z[i][j] -= f * Z[k][j];
        }
    for (int i = N - 1; i >= 0; i--)
        for (int j = 0; j <= X; j++) {
            for (int k = i + 1; k < N; k++)
                Z[i][j] -= S[i][k] * Z[k][j];
            Z[i][j] /= S[i][i];
        }
}

/* From the end back: the value function is v.dx + dx V dx / 2. */
static void backward(Plan *plan)
{
    static double V[X][X], A[X][X], B[X][N], VA[X][X], VB[X][N];
    double v[X], ignored[X];
    memset(V, 0, sizeof V);
    for (int i = 0; i < X; i++) {
        V[i][i] = weight(i, STEPS);
        v[i] = V[i][i] * (plan->x[STEPS][i] - goal[i]);
    }
    for (int t = STEPS - 1; t >= 0; t--) {
        double S[N][N] = {{0}}, Z[N][X + 1] = {{0}}, Q[X][X + 1] = {{0}};
        step(plan->x[t], plan->u[t], ignored, A, B);
        for (int i = 0; i < X; i++)
            for (int j = 0; j < X; j++) {
                VA[i][j] = 0;
                if (j < N)
                    VB[i][j] = 0;
                for (int k = 0; k < X; k++) {
                    VA[i][j] += V[i][k] * A[k][j];
                    if (j < N)
                        VB[i][j] += V[i][k] * B[k][j];
                }
            }
        for (int i = 0; i < N; i++) {
            S[i][i] = H * EFFORT;
            Z[i][X] = H * EFFORT * (plan->u[t][i] - hold[i]);
            for (int k = 0; k < X; k++) {
                Z[i][X] += B[k][i] * v[k];
                for (int j = 0; j < N; j++)
                    S[i][j] += B[k][i] * VB[k][j];
                for (int j = 0; j < X; j++)
                    Z[i][j] += B[k][i] * VA[k][j];
            }
        }
        for (int i = 0; i < X; i++) {
            Q[i][i] = weight(i, t);
            Q[i][X] = weight(i, t) * (plan->x[t][i] - goal[i]);
            for (int k = 0; k < X; k++) {
                Q[i][X] += A[k][i] * v[k];
                for (int j = 0; j < X; j++)
                    Q[i][j] += A[k][i] * VA[k][j];
            }
        }
        double Y[N][X + 1];
        memcpy(Y, Z, sizeof Y);
        solve(S, Y);
        for (int i = 0; i < N; i++) {
            plan->k[t][i] = -Y[i][X];
            for (int j = 0; j < X; j++)
                plan->K[t][i][j] = -Y[i][j];
        }
        for (int i = 0; i < X; i++) {
            v[i] = Q[i][X];
            for (int j = 0; j < X; j++)
                V[i][j] = Q[i][j];
            for (int k = 0; k < N; k++) {
                v[i] -= Z[k][i] * Y[k][X];
                for (int j = 0; j < X; j++)
                    V[i][j] -= Z[k][i] * Y[k][j];
            }
        }
    }
}

/* One iteration; returns the cost after it. A shorter step where the whole one costs more. */
static double improve(Plan *plan)
{
    static Plan trial;
    double before = cost(plan);
    backward(plan);
    for (double a = 1; a > 1e-3; a /= 2) {
        trial = *plan;
        for (int t = 0; t < STEPS; t++) {
            for (int i = 0; i < N; i++) {
                trial.u[t][i] += a * plan->k[t][i];
                for (int j = 0; j < X; j++)
                    trial.u[t][i] += plan->K[t][i][j] * (trial.x[t][j] - plan->x[t][j]);
            }
            step(trial.x[t], trial.u[t], trial.x[t + 1], NULL, NULL);
        }
        if (cost(&trial) < before) {
            *plan = trial;
            return cost(plan);
        }
    }
    return before;
}

/* The arm itself, in steps of 1 ms. */
static void move(double *x, const double *u)
{
    double qdd[N];
    for (int s = 0; s < 20; s++) {
        ur5_forward_dynamics(x, x + N, u, qdd);
        for (int i = 0; i < N; i++) {
            x[N + i] += 1e-3 * qdd[i];
            x[i] += 1e-3 * x[N + i];
        }
    }
}

static double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

int main(void)
{
    static Plan plan;
    double x[X] = {0, -1.5, 0.5, 0, 0, 0}, spent = 0, worst = 0, error = 0;
    ur5_gravity(goal, hold);
    for (int t = 0; t < STEPS; t++)
        ur5_gravity(x, plan.u[t]);
    for (int c = 0; c < CONTROLS; c++) {
        memcpy(plan.x[0], x, sizeof x); /* where it is; the rest of the plan follows */
        for (int t = 0; t < STEPS; t++)
            step(plan.x[t], plan.u[t], plan.x[t + 1], NULL, NULL);
        double begin = seconds();
        improve(&plan);
        double taken = seconds() - begin;
        spent += taken;
        worst = fmax(worst, taken);
        move(x, plan.u[0]);
        memmove(plan.u[0], plan.u[1], sizeof plan.u - sizeof plan.u[0]);
    }
    for (int i = 0; i < X; i++)
        error = fmax(error, fabs(x[i] - goal[i]));
    printf("predictive: %d iterations over %d steps, %.0f us each (at most %.0f), "
           "final error %.4f rad, rad/s\n",
           CONTROLS, STEPS, 1e6 * spent / CONTROLS, 1e6 * worst, error);
    return error < 0.02 ? 0 : 1;
}
