/* together.c: behind a file of functions one by one (prefix m) and one of the same as one (prefix
   m1): the state is given as one argument, "q1,q2,..."; both are to give the same. */
#include <stdio.h>
#include <stdlib.h>

static int worse(const char *what, const double *a, const double *b, int count)
{
    int bad = 0;
    for (int i = 0; i < count; i++) {
        double off = a[i] - b[i], size = a[i] < 0 ? -a[i] : a[i];
        if (!(off < 1e-11 * (1 + size) && -off < 1e-11 * (1 + size))) {
            printf("%s %d: %.17g and %.17g\n", what, i, a[i], b[i]);
            bad = 1;
        }
    }
    return bad;
}

int main(int argc, char **argv)
{
    enum { N = M_DOF, RANK = 2 };
    double q[N], qd[N], tau[N], qdd[2][N], lambda[2][RANK], A[2][RANK * N], b[2][N], M[2][N * N];
    char *at = argc > 1 ? argv[1] : "";
    for (int i = 0; i < N; i++) {
        q[i] = strtod(at, &at);
        at += *at == ',';
        qd[i] = 0.3 * i - 0.4;
        tau[i] = 1.5 - i;
    }
    m_forward_dynamics(q, qd, tau, qdd[0], lambda[0]);
    m_loop_jacobian(q, A[0]);
    m_bias(q, qd, b[0]);
    m_inertia_matrix(q, M[0]);
    m1_inertia_matrix_and_bias_and_forward_dynamics_and_loop_jacobian(q, qd, tau, M[1], b[1],
                                                                      qdd[1], lambda[1], A[1]);
    return worse("qdd", qdd[0], qdd[1], N) | worse("lambda", lambda[0], lambda[1], RANK) |
           worse("A", A[0], A[1], RANK * N) | worse("b", b[0], b[1], N) |
           worse("M", M[0], M[1], N * N);
}
