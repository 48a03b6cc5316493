/* sundials.c: see sundials.h. The rest of rbgen never sees SUNDIALS. */
#include "motion/sundials.h"

#ifdef RBGEN_SUNDIALS

#include "util/util.h"

#include <cvode/cvode.h>
#include <nvector/nvector_serial.h>
#include <stdlib.h>
#include <string.h>
#include <sundials/sundials_config.h>
#include <sunlinsol/sunlinsol_dense.h>
#include <sunmatrix/sunmatrix_dense.h>

struct Sundials {
    IntegratorRates rates;
    IntegratorSlopes slopes;
    void *context;
    int size;
    bool begun;
    double tolerance;
    long evaluations, slope_evaluations;
    SUNContext sun;
    void *cvode;
    N_Vector y;
    SUNMatrix matrix;
    SUNLinearSolver linear;
};

bool sundials_available(void)
{
    return true;
}

static int call_rates(double t, N_Vector y, N_Vector rates, void *user)
{
    Sundials *solver = user;
    double *out = N_VGetArrayPointer(rates);
    solver->evaluations++;
    if (solver->rates(solver->context, t, N_VGetArrayPointer(y), out))
        return -1;
    for (int i = 0; i < solver->size; i++)
        if (!(out[i] - out[i] == 0)) /* infinite or not a number: a shorter step may do */
            return 1;
    return 0;
}

/* Theirs is by columns. */
static int call_slopes(double t, N_Vector y, N_Vector rates, SUNMatrix matrix, void *user,
                       N_Vector a, N_Vector b, N_Vector c)
{
    Sundials *solver = user;
    size_t size = (size_t)solver->size;
    (void)rates, (void)a, (void)b, (void)c;
    double *slopes = memory_grow(NULL, sizeof *slopes * size * size);
    double *columns = SUNDenseMatrix_Data(matrix);
    solver->slope_evaluations++;
    int status = solver->slopes(solver->context, t, N_VGetArrayPointer(y), slopes);
    for (size_t i = 0; i < size; i++)
        for (size_t j = 0; j < size && !status; j++)
            columns[j * size + i] = slopes[i * size + j];
    memory_free(slopes);
    return status ? -1 : 0;
}

#if SUNDIALS_VERSION_MAJOR < 7
/* What went wrong comes back as a status; nothing is printed here. */
static void silent(int status, const char *module, const char *function, char *message, void *data)
{
    (void)status, (void)module, (void)function, (void)message, (void)data;
}
#endif

Sundials *sundials_new(IntegratorRates rates, IntegratorSlopes slopes, void *context, int size,
                       double tolerance)
{
    Sundials *solver = memory_grow(NULL, sizeof *solver);
    *solver = (Sundials){rates, slopes, context, size, .tolerance = tolerance};
#if SUNDIALS_VERSION_MAJOR >= 7
    bool bad = SUNContext_Create(SUN_COMM_NULL, &solver->sun) != 0;
    SUNContext_ClearErrHandlers(solver->sun);
#else
    bool bad = SUNContext_Create(NULL, &solver->sun) != 0;
#endif
    if (bad)
        fail_job("SUNDIALS could not begin");
    solver->y = N_VNew_Serial(size, solver->sun);
    solver->cvode = CVodeCreate(CV_BDF, solver->sun);
    if (!solver->y || !solver->cvode)
        fail_job("SUNDIALS could not begin");
    return solver;
}

/* First call: CVODE wants the initial values when it is set up. */
static int begin(Sundials *solver, double t)
{
    int bad = CVodeInit(solver->cvode, call_rates, t, solver->y);
#if SUNDIALS_VERSION_MAJOR < 7
    CVodeSetErrHandlerFn(solver->cvode, silent, NULL);
#endif
    bad |= CVodeSStolerances(solver->cvode, solver->tolerance, solver->tolerance);
    bad |= CVodeSetUserData(solver->cvode, solver);
    bad |= CVodeSetMaxNumSteps(solver->cvode, -1);
    solver->matrix = SUNDenseMatrix(solver->size, solver->size, solver->sun);
    solver->linear = SUNLinSol_Dense(solver->y, solver->matrix, solver->sun);
    bad |= CVodeSetLinearSolver(solver->cvode, solver->linear, solver->matrix);
    if (solver->slopes)
        bad |= CVodeSetJacFn(solver->cvode, call_slopes);
    return bad;
}

int sundials_step(Sundials *solver, double *t, double end, double *y, bool restart)
{
    memcpy(N_VGetArrayPointer(solver->y), y, sizeof *y * (size_t)solver->size);
    if (!solver->begun && begin(solver, *t))
        return INTEGRATOR_STOPPED;
    if (solver->begun && restart && CVodeReInit(solver->cvode, *t, solver->y))
        return INTEGRATOR_STOPPED;
    solver->begun = true;
    CVodeSetStopTime(solver->cvode, end);
    double reached = *t;
    int status = CVode(solver->cvode, end, solver->y, &reached, CV_ONE_STEP);
    if (status < 0)
        return status == CV_RHSFUNC_FAIL ? INTEGRATOR_STOPPED
               : status == CV_FIRST_RHSFUNC_ERR || status == CV_REPTD_RHSFUNC_ERR ||
                       status == CV_UNREC_RHSFUNC_ERR
                   ? INTEGRATOR_NOT_FINITE
                   : INTEGRATOR_TOO_SMALL;
    memcpy(y, N_VGetArrayPointer(solver->y), sizeof *y * (size_t)solver->size);
    *t = status == CV_TSTOP_RETURN ? end : reached;
    return INTEGRATOR_DONE;
}

long sundials_evaluations(const Sundials *solver)
{
    return solver->evaluations;
}

long sundials_slopes(const Sundials *solver)
{
    return solver->slope_evaluations;
}

void sundials_free(Sundials *solver)
{
    if (!solver)
        return;
    CVodeFree(&solver->cvode);
    if (solver->linear)
        SUNLinSolFree(solver->linear);
    if (solver->matrix)
        SUNMatDestroy(solver->matrix);
    N_VDestroy(solver->y);
    SUNContext_Free(&solver->sun);
    memory_free(solver);
}

#else /* built without SUNDIALS: sim says so before any of these is called */

#include <stddef.h>

bool sundials_available(void)
{
    return false;
}

Sundials *sundials_new(IntegratorRates rates, IntegratorSlopes slopes, void *context, int size,
                       double tolerance)
{
    (void)rates, (void)slopes, (void)context, (void)size, (void)tolerance;
    return NULL;
}

int sundials_step(Sundials *solver, double *t, double end, double *y, bool restart)
{
    (void)solver, (void)t, (void)end, (void)y, (void)restart;
    return INTEGRATOR_STOPPED;
}

long sundials_evaluations(const Sundials *solver)
{
    (void)solver;
    return 0;
}

long sundials_slopes(const Sundials *solver)
{
    (void)solver;
    return 0;
}

void sundials_free(Sundials *solver)
{
    (void)solver;
}

#endif
