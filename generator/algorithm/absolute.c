/* absolute.c: see absolute.h. */
#include "algorithm/absolute.h"

#include "expression/derive.h"

static Expr add_times(Expr a, int sign, Expr b)
{
    return sign > 0 ? add(a, b) : sub(a, b);
}

void absolute_rates(const Arm *arm, Expr *rates)
{
    for (int i = 0; i < arm->n; i++) {
        int sense = axis_sense(arm, i);
        rates[i] = arm->link[i].qd;
        if (sense)
            rates[i] = add_times(rates[i], sense, rates[arm->link[i].parent]);
    }
}

/* Link k alone turns: its own joint does, and those that it carries on parallel axes turn back. */
void derive_by_absolute(const Arm *arm, const Expr *outputs, int count, Expr *jacobian)
{
    int n = arm->n, positions = arm->robot->positions;
    Arena *scratch = arena_new();
    Expr *each = arena_array(scratch, Expr, positions);
    Expr *directions = arena_array(scratch, Expr, positions * n);
    for (int i = 0; i < n; i++) {
        int sense = axis_sense(arm, i), p = arm->link[i].parent;
        position_rates_of(arm, i, each);
        for (int k = 0; k < positions; k++) {
            directions[k * n + i] = each[k];
            if (sense)
                directions[k * n + p] = add_times(directions[k * n + p], -sense, each[k]);
        }
    }
    derive_forward(outputs, count, arm_positions(scratch, arm), positions, directions, n, jacobian);
    arena_free(scratch);
}

/* Of n x n numbers, or of `rows` rows: column p gains sign times column i. */
static void gain_column(int n, int rows, Expr *x, int p, int sign, int i)
{
    for (int k = 0; k < rows; k++)
        x[k * n + p] = add_times(x[k * n + p], sign, x[k * n + i]);
}

static void gain_row(int n, Expr *x, int p, int sign, int i)
{
    for (int k = 0; k < n; k++)
        x[p * n + k] = add_times(x[p * n + k], sign, x[i * n + k]);
}

void absolute_columns_to_joints(const Arm *arm, int rows, Expr *x)
{
    for (int i = arm->n - 1; i >= 0; i--)
        if (axis_sense(arm, i))
            gain_column(arm->n, rows, x, arm->link[i].parent, axis_sense(arm, i), i);
}

void absolute_from_joints(const Arm *arm, Expr *M)
{
    for (int i = 0; i < arm->n; i++) {
        int sense = axis_sense(arm, i);
        if (!sense)
            continue;
        gain_row(arm->n, M, arm->link[i].parent, -sense, i);
        gain_column(arm->n, arm->n, M, arm->link[i].parent, -sense, i);
    }
}

void absolute_to_joints(const Arm *arm, Expr *C)
{
    absolute_columns_to_joints(arm, arm->n, C);
    for (int i = arm->n - 1; i >= 0; i--)
        if (axis_sense(arm, i))
            gain_row(arm->n, C, arm->link[i].parent, axis_sense(arm, i), i);
}
