/* reference_matrices.c: the inertia matrix inverted and factored (reference.h). */
#include "reference_bodies.h"

/* What rounding leaves of a pivot that should be zero. */
static RefReal vanishing_pivot(int n, const RefReal *M)
{
    RefReal scale = 0;
    for (int k = 0; k < n * n; k++)
        scale = fmax(scale, fabs(M[k]));
    return scale * EPSILON * 64 * (RefReal)n;
}

/* From its place in q to its index among all joints. */
static int joint_at(const ReferenceRobot *robot, int place)
{
    int joint = place;
    for (int i = 0; i <= joint; i++)
        joint += robot->joint[i].type == REFERENCE_FIXED;
    return joint;
}

/* Gauss and Jordan, rows exchanged by size: what turns M into 1 turns 1 into the inverse. */
int reference_inertia_inverse(const ReferenceRobot *robot, const RefReal *q, RefReal *Minv)
{
    int n = robot->dof;
    RefReal M[JOINTS(robot) * JOINTS(robot)];
    reference_inertia_matrix(robot, q, M);
    RefReal vanishing = vanishing_pivot(n, M);
    for (int k = 0; k < n * n; k++)
        Minv[k] = k % (n + 1) == 0;
    for (int k = 0; k < n; k++) {
        int largest = k;
        for (int row = k + 1; row < n; row++)
            if (fabs(M[row * n + k]) > fabs(M[largest * n + k]))
                largest = row;
        if (!(fabs(M[largest * n + k]) > vanishing)) /* so written, NaN vanishes too */
            return joint_at(robot, k);
        for (int column = 0; column < n; column++) {
            RefReal m = M[largest * n + column], inverse = Minv[largest * n + column];
            M[largest * n + column] = M[k * n + column];
            Minv[largest * n + column] = Minv[k * n + column];
            M[k * n + column] = m;
            Minv[k * n + column] = inverse;
        }
        RefReal pivot = M[k * n + k];
        for (int column = 0; column < n; column++) {
            M[k * n + column] /= pivot;
            Minv[k * n + column] /= pivot;
        }
        for (int row = 0; row < n; row++) {
            RefReal factor = row == k ? 0 : -M[row * n + k];
            add_scaled(n, factor, &M[k * n], &M[row * n]);
            add_scaled(n, factor, &Minv[k * n], &Minv[row * n]);
        }
    }
    return -1;
}

/* Entry by entry from M = U D U^T, the last column first:
   M_ik = U_ik D_k + sum over j > k of U_ij D_j U_kj. */
int reference_inertia_factors(const ReferenceRobot *robot, const RefReal *q, RefReal *U, RefReal *D)
{
    int n = robot->dof;
    RefReal M[JOINTS(robot) * JOINTS(robot)];
    reference_inertia_matrix(robot, q, M);
    RefReal vanishing = vanishing_pivot(n, M);
    for (int k = n - 1; k >= 0; k--)
        for (int i = k; i >= 0; i--) {
            RefReal left = M[i * n + k];
            for (int j = k + 1; j < n; j++)
                left -= U[i * n + j] * D[j] * U[k * n + j];
            if (i == k)
                D[k] = left;
            if (!(fabs(D[k]) > vanishing))
                return joint_at(robot, k);
            U[k * n + i] = 0;
            U[i * n + k] = left / D[k];
        }
    return -1;
}
