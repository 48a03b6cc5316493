/* solve.c: a symmetric positive definite system, eliminated without branches: M = U D U^T, from the
   last joint to the first. The last pivots depend on the fewest joints (the very last is often a
   constant), so this order folds best; and it keeps the zeros of branching robots. */
#include "algorithm/arm.h"

void add_rotors(const Arm *arm, Expr *M)
{
    int n = arm->n;
    const Real *rotors = arm->robot->rotors;
    for (int i = 0; i < n; i++) {
        M[i * n + i] = add(M[i * n + i], arm->link[i].rotor);
        for (int j = 0; rotors && j < i; j++)
            M[i * n + j] = M[j * n + i] = add(M[i * n + j], expr_real(rotors[i * n + j]));
    }
}

void factor_symmetric(const Arm *arm, const Expr *M, Expr *U, Expr *D, Expr *inverse)
{
    int n = arm->n;
    Arena *scratch = arena_new();
    Expr *A = arena_array(scratch, Expr, n * n);
    for (int i = 0; i < n * n; i++) {
        A[i] = M[i];
        U[i] = i % (n + 1) == 0 ? ONE : ZERO;
    }
    graph_section("elimination");
    for (int k = n - 1; k >= 0; k--) {
        D[k] = A[k * n + k];
        if (expr_is_zero(D[k])) {
            *arm->singular = k;
            inverse[k] = ZERO;
        } else {
            inverse[k] = expr_div(ONE, D[k]);
        }
        expr_name(D[k], "D%d", k + 1);
        expr_name(inverse[k], "iD%d", k + 1);
        for (int i = 0; i < k; i++) {
            U[i * n + k] = mul(A[i * n + k], inverse[k]);
            expr_name(U[i * n + k], "U%d_%d", i + 1, k + 1);
        }
        for (int i = 0; i < k; i++)
            for (int j = 0; j <= i; j++)
                A[i * n + j] = A[j * n + i] = sub(A[i * n + j], mul(U[i * n + k], A[j * n + k]));
    }
    arena_free(scratch);
}

/* W = U^-1, upper triangular as well, then M^-1 = W^T D^-1 W. */
void invert_factored(const Arm *arm, const Expr *U, const Expr *inverse, Expr *Minv)
{
    int n = arm->n;
    Arena *scratch = arena_new();
    Expr *W = arena_array(scratch, Expr, n * n);
    graph_section("inverse");
    for (int j = 0; j < n; j++)
        for (int i = j; i >= 0; i--) {
            Expr sum = i == j ? ONE : neg(U[i * n + j]);
            for (int k = i + 1; k < j; k++)
                sum = sub(sum, mul(U[i * n + k], W[k * n + j]));
            W[i * n + j] = sum;
        }
    for (int j = 0; j < n; j++)
        for (int i = 0; i <= j; i++) {
            Expr sum = ZERO;
            for (int k = 0; k <= i; k++)
                sum = add(sum, mul(mul(W[k * n + i], inverse[k]), W[k * n + j]));
            Minv[i * n + j] = Minv[j * n + i] = sum;
        }
    arena_free(scratch);
}

void solve_factored(const Arm *arm, const Expr *U, const Expr *inverse, const Expr *b, Expr *x)
{
    int n = arm->n;
    for (int k = n - 1; k >= 0; k--) {
        x[k] = b[k];
        for (int j = k + 1; j < n; j++)
            x[k] = sub(x[k], mul(U[k * n + j], x[j]));
    }
    for (int k = 0; k < n; k++) {
        x[k] = mul(x[k], inverse[k]);
        for (int j = 0; j < k; j++)
            x[k] = sub(x[k], mul(U[j * n + k], x[j]));
    }
}

void solve_symmetric(const Arm *arm, const Expr *M, const Expr *b, Expr *x)
{
    int n = arm->n;
    Arena *scratch = arena_new();
    Expr *U = arena_array(scratch, Expr, n * n), *D = arena_array(scratch, Expr, n);
    Expr *inverse = arena_array(scratch, Expr, n);
    factor_symmetric(arm, M, U, D, inverse);
    solve_factored(arm, U, inverse, b, x);
    arena_free(scratch);
}

/* The same with the joints in reverse. */
void solve_forwards(const Arm *arm, const Expr *M, const Expr *b, Expr *x)
{
    int n = arm->n;
    Arena *scratch = arena_new();
    Expr *turned = arena_array(scratch, Expr, n * n);
    Expr *right = arena_array(scratch, Expr, n), *y = arena_array(scratch, Expr, n);
    for (int i = 0; i < n; i++) {
        right[i] = b[n - 1 - i];
        for (int j = 0; j < n; j++)
            turned[i * n + j] = M[(n - 1 - i) * n + (n - 1 - j)];
    }
    solve_symmetric(arm, turned, right, y);
    for (int i = 0; i < n; i++)
        x[i] = y[n - 1 - i];
    if (*arm->singular >= 0)
        *arm->singular = n - 1 - *arm->singular;
    arena_free(scratch);
}
