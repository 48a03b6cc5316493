/* runtime.c: runtime/mechanism.h on generated code, as a controller calls it: a four-bar linkage
   (angles), a Stewart platform (quaternions), a governor (steady motion). Nothing is allocated. */
#include "compare.h"
#include "four_bar.h"
#include "governor.h"
#include "runtime/mechanism.h"
#include "stewart.h"
#include "stewart_start.h"

#include <stdio.h>
#include <string.h>

MECHANISM_LOOPS(four_bar)
MECHANISM_OF_MOTION(four_bar_loop_bias, four_bar_mechanism_loop_bias)
MECHANISM_OF_MOTION(four_bar_bias, four_bar_mechanism_bias)
MECHANISM_LOOPS(stewart)
MECHANISM_OF_MOTION(stewart_integrate, stewart_mechanism_integrate)
MECHANISM_LOOPS(governor)
MECHANISM_OF_MOTION(governor_loop_bias, governor_mechanism_loop_bias)
MECHANISM_OF_MOTION(governor_bias, governor_mechanism_bias)

static int failed;

static void expect(const char *what, double found, double limit)
{
    if (!(found <= limit)) {
        printf("FAILED %s: %g, above %g\n", what, found, limit);
        failed = 1;
    }
}

static double largest(int count, const double *x)
{
    double most = 0;
    for (int k = 0; k < count; k++)
        most = larger_error(most, fabs(x[k]));
    return most;
}

static void four_bar(void)
{
    enum { N = 3, M = 2 };
    double work[MECHANISM_STEADY_WORK(N, N, M)], q[N] = {1, 0.5, 0}, qd[N] = {2, 0, 0},
                                                 qdd[N] = {0}, e[M], A[M * N], gamma[M], g[N];
    bool held[N] = {true, false, false};
    MechanismLoops loops = {.positions = N,
                            .dof = N,
                            .constraints = M,
                            .errors = four_bar_mechanism_errors,
                            .jacobian = four_bar_mechanism_jacobian,
                            .loop_bias = four_bar_mechanism_loop_bias,
                            .bias = four_bar_mechanism_bias,
                            .held = held,
                            .work = work};
    expect("four-bar: assembled", mechanism_assemble(&loops, q), 1e-14);
    four_bar_loop_errors(q, e);
    expect("four-bar: errors", largest(M, e), 1e-14);
    expect("four-bar: the crank is held", fabs(q[0] - 1), 0);
    mechanism_project(&loops, q, qd);
    four_bar_loop_jacobian(q, A);
    for (int k = 0; k < M; k++)
        e[k] = A[k * N] * qd[0] + A[k * N + 1] * qd[1] + A[k * N + 2] * qd[2];
    expect("four-bar: rates", largest(M, e), 1e-13);
    expect("four-bar: the crank's rate is held", fabs(qd[0] - 2), 0);
    mechanism_accelerate(&loops, q, qd, qdd);
    four_bar_loop_bias(q, qd, gamma);
    for (int k = 0; k < M; k++)
        e[k] = gamma[k] + A[k * N] * qdd[0] + A[k * N + 1] * qdd[1] + A[k * N + 2] * qdd[2];
    expect("four-bar: accelerations", largest(M, e), 1e-12);

    /* At rest: no virtual work along the one way it can move, which its rates are. */
    loops.held = NULL;
    expect("four-bar: balance", mechanism_static(&loops, NULL, q), 1e-9);
    double rates[N] = {1, 0, 0};
    mechanism_project(&loops, q, rates);
    four_bar_gravity(q, g);
    expect("four-bar: no work", fabs(g[0] * rates[0] + g[1] * rates[1] + g[2] * rates[2]), 1e-9);
    four_bar_loop_errors(q, e);
    expect("four-bar: still closed", largest(M, e), 1e-13);

    /* Baumgarte's: errors of a step away are drawn back by w^2 e + 2 w de/dt, at rest and not. */
    double away[N] = {q[0] + 1e-4, q[1], q[2]}, moving[N] = {0.03, -0.02, 0.05};
    for (int k = 0; k < 2; k++) {
        double still[N] = {0}, pulled[N] = {0}, *by = k ? moving : still;
        mechanism_stabilise(&loops, away, by, 10, pulled);
        four_bar_loop_errors(away, e);
        four_bar_loop_jacobian(away, A);
        for (int i = 0; i < M; i++) {
            e[i] *= 100;
            for (int j = 0; j < N; j++)
                e[i] += A[i * N + j] * (20 * by[j] + pulled[j]);
        }
        expect("four-bar: drawn back", largest(M, e), k ? 1e-13 : 1e-14);
    }
}

static void stewart(void)
{
    enum { P = STEWART_POSITIONS, N = STEWART_DOF, M = 18 };
    double work[MECHANISM_WORK(P, N, M)], q[P] = {0}, e[M], A[M * N], qd[N];
    MechanismLoops loops = {.positions = P,
                            .dof = N,
                            .constraints = M,
                            .errors = stewart_mechanism_errors,
                            .jacobian = stewart_mechanism_jacobian,
                            .integrate = stewart_mechanism_integrate,
                            .work = work};
    memcpy(q, stewart_start, sizeof q);
    q[0] += 0.01;
    q[2] -= 0.02;
    q[4] = 0.28; /* turned by a third of a radian about y */
    q[6] = 0.96;
    expect("Stewart: assembled", mechanism_assemble(&loops, q), 1e-13);
    stewart_loop_errors(q, e);
    expect("Stewart: errors", largest(M, e), 1e-13);
    expect("Stewart: unit quaternion",
           fabs(q[3] * q[3] + q[4] * q[4] + q[5] * q[5] + q[6] * q[6] - 1), 1e-14);
    for (int i = 0; i < N; i++)
        qd[i] = 0.1 * (i % 5) - 0.2;
    mechanism_project(&loops, q, qd);
    stewart_loop_jacobian(q, A);
    for (int k = 0; k < M; k++) {
        e[k] = 0;
        for (int i = 0; i < N; i++)
            e[k] += A[k * N + i] * qd[i];
    }
    expect("Stewart: rates", largest(M, e), 1e-13);
    expect("Stewart: rates that are not zero", 0.01, largest(N, qd));
}

/* Balls at the angle a: (m + 2 M) g = m w^2 l cos a, as the arm's balance with all rods of length l
   says. */
static void governor(void)
{
    enum { N = 4, M = 2 };
    double work[MECHANISM_STEADY_WORK(N, N, M)], q[N] = {0.3, 0.6, -1.2, -0.5},
                                                 qd[N] = {15, 0, 0, 0};
    const bool held[N] = {true, false, false, false};
    MechanismLoops loops = {.positions = N,
                            .dof = N,
                            .constraints = M,
                            .errors = governor_mechanism_errors,
                            .jacobian = governor_mechanism_jacobian,
                            .loop_bias = governor_mechanism_loop_bias,
                            .bias = governor_mechanism_bias,
                            .held = held,
                            .work = work};
    expect("governor: closed", mechanism_assemble(&loops, q), 1e-14);
    expect("governor: steady", mechanism_steady(&loops, NULL, NULL, q, qd), 1e-9);
    expect("governor: angle", fabs(cos(q[1]) - (2 + 2 * 5) * 9.81 / (2 * 15 * 15 * 0.3)), 1e-11);
    expect("governor: collar", fabs(q[3] + 2 * 0.3 * cos(q[1])), 1e-13);
    expect("governor: speed", fabs(qd[0] - 15), 0);
    expect("governor: nothing else moves", largest(N - 1, qd + 1), 1e-12);
}

int main(void)
{
    four_bar();
    stewart();
    governor();
    return failed;
}
