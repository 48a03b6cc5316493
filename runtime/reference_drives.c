/* reference_drives.c: see reference.h. The loops' Jacobian and a row a joint that is driven make a
   square system, which is eliminated with pivots. */
#include "reference.h"

#include <string.h>

static RefReal drive_size(RefReal x)
{
    return x < 0 ? -x : x;
}

/* A X = B, n x n and n x columns, in place; false: singular. */
static bool drive_solve(int n, RefReal *A, int columns, RefReal *B)
{
    for (int k = 0; k < n; k++) {
        int best = k;
        for (int i = k; i < n; i++)
            if (drive_size(A[i * n + k]) > drive_size(A[best * n + k]))
                best = i;
        if (drive_size(A[best * n + k]) < (RefReal)1e-12)
            return false;
        for (int j = 0; j < n; j++) {
            RefReal other = A[k * n + j];
            A[k * n + j] = A[best * n + j];
            A[best * n + j] = other;
        }
        for (int j = 0; j < columns; j++) {
            RefReal other = B[k * columns + j];
            B[k * columns + j] = B[best * columns + j];
            B[best * columns + j] = other;
        }
        for (int i = 0; i < n; i++) {
            RefReal factor = i == k ? 0 : A[i * n + k] / A[k * n + k];
            for (int j = k; j < n && i != k; j++)
                A[i * n + j] -= factor * A[k * n + j];
            for (int j = 0; j < columns && i != k; j++)
                B[i * columns + j] -= factor * B[k * columns + j];
        }
    }
    for (int i = 0; i < n; i++)
        for (int j = 0; j < columns; j++)
            B[i * columns + j] /= A[i * n + i];
    return true;
}

bool reference_drive_rates(const ReferenceRobot *robot, const RefReal *q, RefReal *T)
{
    int n = robot->dof, rank = robot->row_count, driven = robot->actuated_count;
    RefReal A[n * n + 1];
    if (rank + driven != n)
        return false;
    reference_loop_jacobian(robot, q, A);
    for (int k = 0; k < driven; k++)
        for (int j = 0; j < n; j++)
            A[(rank + k) * n + j] = robot->actuated[k] == j;
    for (int i = 0; i < n; i++)
        for (int k = 0; k < driven; k++)
            T[i * driven + k] = i == rank + k;
    return drive_solve(n, A, driven, T);
}

bool reference_drive_inertia(const ReferenceRobot *robot, const RefReal *q, RefReal *M)
{
    int n = robot->dof, driven = robot->actuated_count;
    RefReal T[n * (driven + 1)], tree[n * n];
    if (!reference_drive_rates(robot, q, T))
        return false;
    reference_inertia_matrix(robot, q, tree);
    for (int a = 0; a < driven; a++)
        for (int b = 0; b < driven; b++) {
            RefReal sum = 0;
            for (int i = 0; i < n; i++)
                for (int j = 0; j < n; j++)
                    sum += T[i * driven + a] * tree[i * n + j] * T[j * driven + b];
            M[a * driven + b] = sum;
        }
    return true;
}

bool reference_drive_gravity(const ReferenceRobot *robot, const RefReal *q, RefReal *tau)
{
    RefReal still[robot->dof];
    memset(still, 0, sizeof still);
    return reference_loop_inverse_dynamics(robot, q, still, still, tau);
}
