/* main.c: what tests/batch/run compiles with a generated arm.h: every batch function against the
   scalar one, state by state, for counts with and without whole blocks; NAME_step_batch and
   NAME_step_rows against the rules written out here. Both allow what contraction may change. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "arm.h"

#ifndef REAL
#define REAL double
#endif
enum { N = ARM_DOF, MOST = 70 };
#define TOLERANCE (sizeof(REAL) == 8 ? 1e-12 : 2e-4)
#ifdef LOADED /* each state has its own */
#define STRUCTS(i) , payload + (i), params + (i)
static arm_payload payload[MOST];
static arm_params params[MOST];
#elif defined SHARED
#define STRUCTS(i) , &payload
static arm_payload payload = {1.5, {0.1, 0.02, -0.03}, {0.02, 0.03, 0.04, 0.001, 0.002, 0.003}};
#else
#define STRUCTS(i)
#endif

static REAL q[MOST * N], qd[MOST * N], x[MOST * N]; /* rows */
static int failures, comparisons;

static void compare(const char *what, int count, const REAL *expected, const REAL *found, int size)
{
    double largest = 0, off = 0;
    for (int i = 0; i < count * size; i++) {
        double error = fabs((double)expected[i] - (double)found[i]);
        largest = fmax(largest, fabs((double)expected[i]));
        off = !(error <= off) ? error : off; /* NaN, too */
    }
    comparisons += count > 0;
    if (off <= TOLERANCE * largest)
        return;
    failures++;
    printf("%s of %d states: off by %g of %g\n", what, count, off, largest);
}

static void turn(REAL *to, const REAL *from, int count, int size, int into_columns)
{
    for (int i = 0; i < count; i++)
        for (int k = 0; k < size; k++)
            if (into_columns)
                to[k * count + i] = from[i * size + k];
            else
                to[i * size + k] = from[k * count + i];
}

static REAL cq[MOST * N], cqd[MOST * N], cx[MOST * N];
static REAL expected[2][MOST * N * N + MOST * 9], found[2][MOST * N * N + MOST * 9];
static REAL turned[MOST * N * N + MOST * 9];

static void judge(const char *what, int count, int outputs, const int *sizes)
{
    for (int o = 0; o < outputs; o++) {
        turn(turned, found[o], count, sizes[o], 0);
        compare(what, count, expected[o], turned, sizes[o]);
        memset(found[o], 0, sizeof found[o]);
    }
}

/* Accelerations of one state. */
static void move(int i, const REAL *p, const REAL *v, REAL *a)
{
    (void)i;
    arm_forward_dynamics(p, v, x + i * N STRUCTS(i), a);
}

static void step(int i, REAL h, REAL *p, REAL *v)
{
#ifdef EULER
    REAL a[N];
    move(i, p, v, a);
    for (int j = 0; j < N; j++) {
        v[j] += h * a[j];
        p[j] += h * v[j];
    }
#else
    static const double node[] = {0, 0.5, 0.5, 1}, weight[] = {1, 2, 2, 1};
    REAL rate[2 * N] = {0}, sum[2 * N] = {0}, at[2 * N];
    for (int s = 0; s < 4; s++) {
        for (int j = 0; j < N; j++) {
            at[j] = p[j] + (REAL)node[s] * h * rate[j];
            at[N + j] = v[j] + (REAL)node[s] * h * rate[N + j];
        }
        memcpy(rate, at + N, N * sizeof *rate);
        move(i, at, at + N, rate + N);
        for (int j = 0; j < 2 * N; j++)
            sum[j] += (REAL)weight[s] * rate[j];
    }
    for (int j = 0; j < N; j++) {
        p[j] += h * sum[j] / 6;
        v[j] += h * sum[N + j] / 6;
    }
#endif
}

static void check_steps(int count)
{
    static REAL p[MOST * N], v[MOST * N], rp[MOST * N], rv[MOST * N];
    const REAL h = (REAL)0.002;
    memcpy(p, q, sizeof p);
    memcpy(v, qd, sizeof v);
    memcpy(rp, q, sizeof p);
    memcpy(rv, qd, sizeof v);
    for (int s = 0; s < 3; s++)
        for (int i = 0; i < count; i++)
            step(i, h, p + i * N, v + i * N);
    for (int s = 0; s < 3; s++)
        arm_step_rows((size_t)count, h, rp, rv, x STRUCTS(0));
    compare("step_rows: q", count, p, rp, N);
    compare("step_rows: qd", count, v, rv, N);
    for (int s = 0; s < 3; s++)
        arm_step_batch((size_t)count, h, cq, cqd, cx STRUCTS(0));
    turn(turned, cq, count, N, 0);
    compare("step_batch: q", count, p, turned, N);
    turn(turned, cqd, count, N, 0);
    compare("step_batch: qd", count, v, turned, N);
}

int main(void)
{
    static const int counts[] = {0, 1, 3, 16, 27, MOST};
    for (int i = 0; i < MOST * N; i++) {
        q[i] = (REAL)(6.0 * rand() / RAND_MAX - 3);
        qd[i] = (REAL)(2.0 * rand() / RAND_MAX - 1);
        x[i] = (REAL)(2.0 * rand() / RAND_MAX - 1);
    }
#ifdef LOADED
    for (int i = 0; i < MOST; i++) {
        const arm_params own = ARM_PARAMS;
        double r = (double)rand() / RAND_MAX;
        payload[i] =
            (arm_payload){1 + r, {0.1 * r, 0.2, -0.1}, {0.1 + r, 0.2, 0.3, 0, 0.01 * r, 0}};
        params[i] = own;
        for (size_t k = 0; k < sizeof own / sizeof(double); k++)
            ((double *)&params[i])[k] += 0.3 * r + 0.01 * (double)k;
    }
#endif
    for (size_t c = 0; c < sizeof counts / sizeof *counts; c++) {
        int count = counts[c];
        size_t all = (size_t)count;
        turn(cq, q, count, N, 1);
        turn(cqd, qd, count, N, 1);
        turn(cx, x, count, N, 1);
        for (int i = 0; i < count; i++)
            arm_inverse_dynamics(q + i * N, qd + i * N, x + i * N STRUCTS(i), expected[0] + i * N);
        arm_inverse_dynamics_batch(all, cq, cqd, cx STRUCTS(0), found[0]);
        judge("inverse_dynamics_batch", count, 1, (const int[]){N});
        arm_inverse_dynamics_rows(all, q, qd, x STRUCTS(0), found[0]);
        compare("inverse_dynamics_rows", count, expected[0], found[0], N);
        for (int i = 0; i < count; i++)
            arm_forward_dynamics(q + i * N, qd + i * N, x + i * N STRUCTS(i), expected[0] + i * N);
        arm_forward_dynamics_batch(all, cq, cqd, cx STRUCTS(0), found[0]);
        judge("forward_dynamics_batch", count, 1, (const int[]){N});
        arm_forward_dynamics_rows(all, q, qd, x STRUCTS(0), found[0]);
        compare("forward_dynamics_rows", count, expected[0], found[0], N);
        for (int i = 0; i < count; i++)
            arm_inertia_matrix(q + i * N STRUCTS(i), expected[0] + i * N * N);
        arm_inertia_matrix_batch(all, cq STRUCTS(0), found[0]);
        judge("inertia_matrix_batch", count, 1, (const int[]){N * N});
        arm_inertia_matrix_rows(all, q STRUCTS(0), found[0]);
        compare("inertia_matrix_rows", count, expected[0], found[0], N * N);
        for (int i = 0; i < count; i++)
            arm_forward_kinematics(q + i * N, expected[0] + i * 9, expected[1] + i * 3);
        arm_forward_kinematics_batch(all, cq, found[0], found[1]);
        judge("forward_kinematics_batch", count, 2, (const int[]){9, 3});
        arm_forward_kinematics_rows(all, q, found[0], found[1]);
        compare("forward_kinematics_rows: R", count, expected[0], found[0], 9);
        compare("forward_kinematics_rows: p", count, expected[1], found[1], 3);
        check_steps(count);
    }
    printf("%d comparisons, %d failures\n", comparisons, failures);
    return failures > 0 || comparisons == 0;
}
