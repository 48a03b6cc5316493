/* mechanism.c: closed loops at run time: assembly, projection, stabilisation (mechanism.h). */
#include "mechanism.h"

#include <string.h>
#include <tgmath.h>

/* The Jacobian, without what is held. */
static void free_columns(const MechanismLoops *mechanism, const MechanismReal *q, MechanismReal *A)
{
    int n = mechanism->dof;
    mechanism->jacobian(mechanism->context, q, A);
    for (int i = 0; mechanism->held && i < n; i++)
        for (int k = 0; mechanism->held[i] && k < mechanism->constraints; k++)
            A[k * n + i] = 0;
}

static void move(const MechanismLoops *mechanism, const MechanismReal *q, const MechanismReal *step,
                 MechanismReal *next)
{
    if (mechanism->integrate) {
        mechanism->integrate(mechanism->context, q, step, next);
        return;
    }
    for (int i = 0; i < mechanism->dof; i++)
        next[i] = q[i] + step[i];
}

/* Levenberg and Marquardt's steps: short ones while the loops are far open, at last Newton's. */
MechanismReal mechanism_assemble(const MechanismLoops *mechanism, MechanismReal *q)
{
    enum { STEPS = 200, SHORTER = 12 };
    const MechanismReal LONGEST = (MechanismReal)0.5, NEAR = (MechanismReal)1e-4;
    const MechanismReal CLOSED =
        sizeof(MechanismReal) < sizeof(double) ? (MechanismReal)1e-7 : (MechanismReal)1e-15;
    int n = mechanism->dof, m = mechanism->constraints, positions = mechanism->positions;
    MechanismReal *e = mechanism->work, *e_next = e + m, *A = e_next + m, *step = A + m * n,
                  *next = step + n, *linear = next + positions;
    if (m == 0)
        return 0;
    mechanism->errors(mechanism->context, q, e);
    MechanismReal off = mechanism_length(m, e);
    for (int round = 0; round < STEPS && off > CLOSED; round++) {
        free_columns(mechanism, q, A);
        mechanism_least_norm(m, n, A, e, off > NEAR ? off * off / 10 : 0, step, linear);
        MechanismReal length = mechanism_length(n, step), now = off;
        bool better = false;
        for (int i = 0; length > LONGEST && i < n; i++)
            step[i] *= LONGEST / length;
        for (int shorter = 0; shorter < SHORTER && !better; shorter++) {
            move(mechanism, q, step, next);
            mechanism->errors(mechanism->context, next, e_next);
            now = mechanism_length(m, e_next);
            better = now < off;
            for (int i = 0; i < n; i++)
                step[i] /= 4;
        }
        if (!better)
            break;
        memcpy(q, next, sizeof *q * (size_t)positions);
        memcpy(e, e_next, sizeof *e * (size_t)m);
        off = now;
    }
    return off;
}

/* rates += the shortest change with A (rates + change) + off = 0. */
static void correct(const MechanismLoops *mechanism, const MechanismReal *q,
                    const MechanismReal *off, MechanismReal *rates)
{
    int n = mechanism->dof, m = mechanism->constraints;
    MechanismReal *all = mechanism->work + m, *A = all + m, *change = A + m * n,
                  *linear = change + n;
    mechanism->jacobian(mechanism->context, q, A);
    for (int k = 0; k < m; k++) {
        all[k] = off ? off[k] : 0;
        for (int i = 0; i < n; i++)
            all[k] += A[k * n + i] * rates[i];
    }
    for (int i = 0; mechanism->held && i < n; i++)
        for (int k = 0; mechanism->held[i] && k < m; k++)
            A[k * n + i] = 0;
    mechanism_least_norm(m, n, A, all, 0, change, linear);
    for (int i = 0; i < n; i++)
        rates[i] += change[i];
}

void mechanism_project(const MechanismLoops *mechanism, const MechanismReal *q, MechanismReal *qd)
{
    if (mechanism->constraints > 0)
        correct(mechanism, q, NULL, qd);
}

void mechanism_accelerate(const MechanismLoops *mechanism, const MechanismReal *q,
                          const MechanismReal *qd, MechanismReal *qdd)
{
    if (mechanism->constraints == 0)
        return;
    mechanism->loop_bias(mechanism->context, q, qd, mechanism->work);
    correct(mechanism, q, mechanism->work, qdd);
}

void mechanism_stabilise(const MechanismLoops *mechanism, const MechanismReal *q,
                         const MechanismReal *qd, MechanismReal frequency, MechanismReal *qdd)
{
    int n = mechanism->dof, m = mechanism->constraints;
    MechanismReal *e = mechanism->work, *A = e + m, *change = A + m * n, *linear = change + n;
    if (m == 0)
        return;
    mechanism->errors(mechanism->context, q, e);
    free_columns(mechanism, q, A);
    for (int k = 0; k < m; k++) {
        e[k] *= frequency * frequency;
        for (int i = 0; i < n; i++)
            e[k] += 2 * frequency * A[k * n + i] * qd[i];
    }
    mechanism_least_norm(m, n, A, e, 0, change, linear);
    for (int i = 0; i < n; i++)
        qdd[i] += change[i];
}
