/* variants.c: appended to the C of five_bar, made with --wrench --payload --rows: what loops/run
   says of it. usage: five Q, a closed position. */
#include <stdio.h>
#include <stdlib.h>

enum { N = FIVE_BAR_DOF, COUNT = 7 };

static int worse(const char *what, double found, double expected)
{
    double off = fabs(found - expected);
    if (off <= 1e-10 * (1 + fabs(expected)))
        return 0;
    printf("%s: %.17g, expected %.17g\n", what, found, expected);
    return 1;
}

int main(int argc, char **argv)
{
    const five_bar_payload load = {1.25, {0.1, -0.05, 0.02}, {0.02, 0.03, 0.04, 0, 0, 0}};
    const double w[6] = {3, -5, 2, 0.4, -0.3, 0.7};
    double q[N], qd[N] = {0}, tau[N], helped[N], J[6 * N];
    double qdd[N], lambda[2], qdd_w[N], lambda_w[2], drive[2], none[6] = {0};
    char *next = argc > 1 ? argv[1] : "";
    int failed = argc != 2;
    for (int j = 0; j < N; j++, next += *next == ',')
        q[j] = strtod(next, &next);
    five_bar_jacobian(q, J);
    for (int j = 0; j < N; j++) {
        tau[j] = helped[j] = 0.5 - 0.3 * j;
        for (int k = 0; k < 6; k++)
            helped[j] += J[k * N + j] * w[k];
    }
    five_bar_forward_dynamics(q, qd, helped, &load, qdd, lambda);
    five_bar_forward_dynamics_wrench(q, qd, tau, w, &load, qdd_w, lambda_w);
    for (int j = 0; j < N; j++)
        failed |= worse("accelerations under a wrench", qdd_w[j], qdd[j]);
    for (int k = 0; k < 2; k++)
        failed |= worse("forces under a wrench", lambda_w[k], lambda[k]);
    five_bar_inverse_dynamics_wrench(q, qd, qdd, w, &load, drive);
    for (int j = 0; j < N; j++)
        tau[j] = 0;
    tau[0] = drive[0]; /* left and right */
    tau[2] = drive[1];
    five_bar_forward_dynamics_wrench(q, qd, tau, w, &load, qdd_w, lambda_w);
    for (int j = 0; j < N; j++)
        failed |= worse("the motion back", qdd_w[j], qdd[j]);
    five_bar_forward_dynamics_wrench(q, qd, tau, none, &load, qdd_w, lambda_w);
    failed |= !(fabs(qdd_w[0] - qdd[0]) > 1e-3); /* it does something */

    double columns[3][N * COUNT], rows[3][N * COUNT], of_column[N * COUNT], of_row[N * COUNT];
    double l_column[2 * COUNT], l_row[2 * COUNT];
    for (int i = 0; i < COUNT; i++)
        for (int j = 0; j < N; j++) {
            columns[0][j * COUNT + i] = rows[0][i * N + j] = q[j];
            columns[1][j * COUNT + i] = rows[1][i * N + j] = 0;
            columns[2][j * COUNT + i] = rows[2][i * N + j] = i + 0.3 * j;
        }
    five_bar_forward_dynamics_batch(COUNT, columns[0], columns[1], columns[2], &load, of_column,
                                    l_column);
    five_bar_forward_dynamics_rows(COUNT, rows[0], rows[1], rows[2], &load, of_row, l_row);
    for (int i = 0; i < COUNT; i++) {
        five_bar_forward_dynamics(rows[0] + i * N, rows[1] + i * N, rows[2] + i * N, &load, qdd,
                                  lambda);
        for (int j = 0; j < N; j++) {
            failed |= worse("batch", of_column[j * COUNT + i], qdd[j]);
            failed |= worse("rows", of_row[i * N + j], qdd[j]);
        }
        for (int k = 0; k < 2; k++) {
            failed |= worse("batch, forces", l_column[k * COUNT + i], lambda[k]);
            failed |= worse("rows, forces", l_row[i * 2 + k], lambda[k]);
        }
    }
    return failed;
}
