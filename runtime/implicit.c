/* implicit.c: implicit methods (integrators.h), their equations solved by Broyden's method.

   The unknown x = y_next satisfies F(x) = c x - r - h f(t + beta h, (1 - beta) y + beta x) = 0,
   with c = 1, r = y for a quotient over one step and c = 3/2, r = 2 y - y_before / 2 over two.
   Broyden corrects an inverse of F' by what each iteration shows, beginning with the identity over
   c and going on from step to step (Nie's QSOLVE; M. Geradin, S. Idelsohn, M. Hogge, Computers and
   Structures 13, 1981). Where that does not get there, F' is found by differences, and it begins
   again. With slopes, F' = c - h beta f' is exact: it begins with that, and takes it anew after a
   step that was hard. */
#include "integrators.h"

#include <float.h>
#include <tgmath.h>

enum { BEFORE, UNKNOWN, RESIDUAL, CHANGE, MOVE, RATES, AT, PRODUCT };
enum { ITERATIONS = 40 };
enum { MANY = 6 }; /* evaluations of a step, beyond which new slopes pay */

static IntReal *vector(const Integrator *integrator, int k)
{
    return integrator->work + k * integrator->size;
}

void integrator_begin_implicit(Integrator *integrator, IntReal beta, IntReal *matrix)
{
    integrator->beta = beta;
    integrator->matrix = matrix;
}

typedef struct {
    IntReal t, h, beta, c;
    const IntReal *y;
    int steps; /* that the quotient goes over: 1 or 2 */
} Equation;

static int residual(Integrator *integrator, const Equation *equation, const IntReal *x, IntReal *F)
{
    int size = integrator->size;
    const IntReal *y = equation->y, *before = vector(integrator, BEFORE);
    IntReal *at = vector(integrator, AT), *rates = vector(integrator, RATES);
    IntReal beta = equation->beta;
    for (int i = 0; i < size; i++)
        at[i] = (1 - beta) * y[i] + beta * x[i];
    integrator->evaluations++;
    if (integrator->rates(integrator->context, equation->t + beta * equation->h, at, rates))
        return INTEGRATOR_STOPPED;
    for (int i = 0; i < size; i++) {
        IntReal known = equation->steps == 1 ? y[i] : 2 * y[i] - before[i] / 2;
        F[i] = equation->c * x[i] - known - equation->h * rates[i];
        if (!isfinite(F[i]))
            return INTEGRATOR_NOT_FINITE;
    }
    return INTEGRATOR_DONE;
}

static void begin_with_identity(const Integrator *integrator, IntReal c)
{
    int size = integrator->size;
    for (int i = 0; i < size * size; i++)
        integrator->matrix[i] = i % (size + 1) == 0 ? 1 / c : 0;
}

static IntReal epsilon(void)
{
    return sizeof(IntReal) > sizeof(float) ? (IntReal)DBL_EPSILON : (IntReal)FLT_EPSILON;
}

/* The inverse of what stands behind it, by elimination with pivots; 0 when that is singular. */
static int invert(const Integrator *integrator)
{
    int size = integrator->size;
    IntReal *inverse = integrator->matrix, *J = inverse + size * size;
    begin_with_identity(integrator, 1);
    for (int k = 0; k < size; k++) {
        int pivot = k;
        for (int i = k + 1; i < size; i++)
            pivot = fabs(J[i * size + k]) > fabs(J[pivot * size + k]) ? i : pivot;
        if (!(fabs(J[pivot * size + k]) > 0))
            return 0;
        for (int j = 0; j < size; j++) {
            IntReal a = J[k * size + j], b = inverse[k * size + j];
            J[k * size + j] = J[pivot * size + j];
            inverse[k * size + j] = inverse[pivot * size + j];
            J[pivot * size + j] = a;
            inverse[pivot * size + j] = b;
        }
        IntReal scale = 1 / J[k * size + k];
        for (int j = 0; j < size; j++) {
            J[k * size + j] *= scale;
            inverse[k * size + j] *= scale;
        }
        for (int i = 0; i < size; i++) {
            IntReal factor = i == k ? 0 : J[i * size + k];
            for (int j = 0; j < size && factor != 0; j++) {
                J[i * size + j] -= factor * J[k * size + j];
                inverse[i * size + j] -= factor * inverse[k * size + j];
            }
        }
    }
    return 1;
}

/* The inverse of F' at x by the slopes; 0 when there is none. */
static int by_slopes(Integrator *integrator, const Equation *equation, const IntReal *x)
{
    int size = integrator->size;
    IntReal *at = vector(integrator, AT), *J = integrator->matrix + size * size;
    IntReal beta = equation->beta, factor = equation->h * beta;
    if (!integrator->slopes)
        return 0;
    for (int i = 0; i < size; i++)
        at[i] = (1 - beta) * equation->y[i] + beta * x[i];
    integrator->slope_evaluations++;
    if (integrator->slopes(integrator->context, equation->t + factor, at, J))
        return 0;
    for (int i = 0; i < size * size; i++)
        J[i] = (i % (size + 1) == 0 ? equation->c : 0) - factor * J[i];
    return invert(integrator);
}

/* The same by differences. */
static int by_differences(Integrator *integrator, const Equation *equation, IntReal *x)
{
    int size = integrator->size;
    IntReal *F = vector(integrator, RESIDUAL), *moved = vector(integrator, CHANGE);
    IntReal *J = integrator->matrix + size * size;
    if (residual(integrator, equation, x, F))
        return 0;
    for (int j = 0; j < size; j++) {
        IntReal old = x[j], delta = sqrt(epsilon()) * fmax((IntReal)1, fabs(old));
        x[j] = old + delta;
        int status = residual(integrator, equation, x, moved);
        delta = x[j] - old;
        x[j] = old;
        if (status)
            return 0;
        for (int i = 0; i < size; i++)
            J[i * size + j] = (moved[i] - F[i]) / delta;
    }
    return invert(integrator);
}

/* B += (dx - B dF) dx^T B / (dx^T B dF): B then turns the last change of F into that of x. */
static void correct_inverse(const Integrator *integrator, const IntReal *dx, const IntReal *dF)
{
    int size = integrator->size;
    IntReal *B = integrator->matrix, *BdF = vector(integrator, PRODUCT);
    IntReal *dxB = B + size * size, below = 0;
    for (int i = 0; i < size; i++) {
        BdF[i] = dxB[i] = 0;
        for (int j = 0; j < size; j++) {
            BdF[i] += B[i * size + j] * dF[j];
            dxB[i] += dx[j] * B[j * size + i];
        }
    }
    for (int i = 0; i < size; i++)
        below += dx[i] * BdF[i];
    IntReal square = 0;
    for (int i = 0; i < size; i++)
        square += dx[i] * dx[i];
    if (!(fabs(below) > (IntReal)1e-3 * square)) /* would throw B away */
        return;
    for (int i = 0; i < size; i++)
        for (int j = 0; j < size; j++)
            B[i * size + j] += (dx[i] - BdF[i]) * dxB[j] / below;
}

/* Iterates from x, which becomes the solution. */
static int iterate(Integrator *integrator, const Equation *equation, IntReal *x)
{
    int size = integrator->size;
    IntReal *F = vector(integrator, RESIDUAL), *dF = vector(integrator, CHANGE);
    IntReal *dx = vector(integrator, MOVE), worst_before = (IntReal)INFINITY;
    int status = residual(integrator, equation, x, F);
    for (int k = 0; k < ITERATIONS && !status; k++) {
        IntReal worst = 0;
        for (int i = 0; i < size; i++) {
            dx[i] = 0;
            for (int j = 0; j < size; j++)
                dx[i] -= integrator->matrix[i * size + j] * F[j];
            worst = fmax(worst, fabs(dx[i]) / fmax((IntReal)1, fabs(x[i])));
        }
        if (!isfinite(worst) || worst > 1000 * worst_before)
            return INTEGRATOR_UNSOLVED;
        for (int i = 0; i < size; i++)
            x[i] += dx[i];
        if (worst < 64 * epsilon())
            return INTEGRATOR_DONE;
        worst_before = worst;
        for (int i = 0; i < size; i++)
            dF[i] = F[i];
        status = residual(integrator, equation, x, F);
        for (int i = 0; i < size; i++)
            dF[i] = F[i] - dF[i];
        if (!status)
            correct_inverse(integrator, dx, dF);
    }
    return status == INTEGRATOR_STOPPED ? status : INTEGRATOR_UNSOLVED;
}

static int implicit_step(Integrator *integrator, IntReal beta, int two_steps, IntReal *t, IntReal h,
                         IntReal *y)
{
    int size = integrator->size;
    IntReal *x = vector(integrator, UNKNOWN), *before = vector(integrator, BEFORE);
    if (fabs(h - integrator->last) > (IntReal)1e-6 * fabs(h))
        integrator->history = 0; /* a step of another length */
    integrator->last = h;
    int steps = two_steps && integrator->history ? 2 : 1;
    Equation equation = {*t, h, beta, steps == 2 ? (IntReal)1.5 : 1, y, steps};
    int anew = integrator->history < (two_steps ? 2 : 1);
    for (int i = 0; i < size; i++) /* straight on */
        x[i] = integrator->history ? 2 * y[i] - before[i] : y[i];
    if ((anew || (integrator->hard && integrator->slopes)) && !by_slopes(integrator, &equation, x))
        begin_with_identity(integrator, equation.c);
    long evaluations = integrator->evaluations;
    int status = iterate(integrator, &equation, x);
    integrator->hard = integrator->evaluations - evaluations > MANY;
    if (status == INTEGRATOR_UNSOLVED || status == INTEGRATOR_NOT_FINITE) {
        for (int i = 0; i < size; i++)
            x[i] = y[i];
        int known = by_slopes(integrator, &equation, x) || by_differences(integrator, &equation, x);
        status = known ? iterate(integrator, &equation, x) : INTEGRATOR_UNSOLVED;
    }
    if (status) {
        integrator->history = 0;
        return status;
    }
    for (int i = 0; i < size; i++) {
        before[i] = y[i];
        y[i] = x[i];
    }
    *t += h;
    integrator->steps++;
    integrator->history = integrator->history < 2 ? integrator->history + 1 : 2;
    return INTEGRATOR_DONE;
}

int integrator_beta(Integrator *integrator, IntReal *t, IntReal h, IntReal *y)
{
    return implicit_step(integrator, integrator->beta, 0, t, h, y);
}

int integrator_nie(Integrator *integrator, IntReal *t, IntReal h, IntReal *y)
{
    return implicit_step(integrator, integrator->beta, 1, t, h, y);
}

int integrator_bdf2(Integrator *integrator, IntReal *t, IntReal h, IntReal *y)
{
    return implicit_step(integrator, 1, 1, t, h, y);
}
