/* reference_drives.c: see reference.h. The loops' Jacobian and a row a joint that is driven make a
   square system, which is eliminated with pivots. */
#include "reference_table.h"

#include <string.h>

bool reference_drive_rates(const ReferenceRobot *robot, const RefReal *q, RefReal *T)
{
    int n = robot->dof, rank = robot->row_count, driven = robot->actuated_count;
    RefReal A[n * n + 1];
    if (rank + robot->gear_count + driven != n)
        return false;
    reference_loop_jacobian(robot, q, A);
    reference_gear_rows(robot, A + rank * n);
    rank += robot->gear_count;
    for (int k = 0; k < driven; k++)
        for (int j = 0; j < n; j++)
            A[(rank + k) * n + j] = robot->actuated[k] == j;
    for (int i = 0; i < n; i++)
        for (int k = 0; k < driven; k++)
            T[i * driven + k] = i == rank + k;
    return reference_eliminate(n, A, driven, T);
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
