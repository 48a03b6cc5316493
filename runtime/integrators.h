/* integrators.h: y' = f(t, y) in small steps, for simulators and firmware alike: no allocation, no
   input or output, one workspace given by the caller.

       double work[INTEGRATOR_WORK(2)], y[2] = {1, 0}, t = 0;
       Integrator integrator;
       integrator_begin(&integrator, rates, NULL, 2, work);
       while (t < 10)
           integrator_rk4(&integrator, &t, 1e-3, y);

   Fixed steps: rk3 (Kutta's third-order rule, Swartz's choice), rk4 (the classical one), ab4
   (Adams-Bashforth, one evaluation a step, as Lin) and abm4 (the same corrected by Adams-Moulton,
   two evaluations). Implicit, for what is stiff: beta (one step, the rates somewhere between its
   ends), bdf2, and nie, as a thesis of 1988 has it. Adaptive: rkf45 (Runge-Kutta-Fehlberg, as
   Saha), which goes on with the fifth-order result, and abm (Adams-Bashforth-Moulton of variable
   order); between the ends of their steps, integrator_between knows y. */
#ifndef INTEGRATORS_H
#define INTEGRATORS_H

#ifdef __cplusplus
extern "C" {
#endif

#ifndef INTEGRATOR_REAL
#define INTEGRATOR_REAL double /* or float */
#endif
typedef INTEGRATOR_REAL IntReal;

/* Fills y' for t and y. Anything but 0 stops the step, which then leaves t and y as they were. */
typedef int (*IntegratorRates)(void *context, IntReal t, const IntReal *y, IntReal *rates);

/* Fills the derivatives of y' by y, a row for each of y', size x size. Anything but 0: there are
   none here, and differences are taken. */
typedef int (*IntegratorSlopes)(void *context, IntReal t, const IntReal *y, IntReal *slopes);

#define INTEGRATOR_WORK(size) (8 * (size))          /* numbers that work must have room for */
#define INTEGRATOR_ABM_WORK(size) (32 * (size))     /* the same for abm */
#define INTEGRATOR_MATRIX(size) ((size)*2 * (size)) /* and for implicit methods, matrix */

enum { INTEGRATOR_ORDERS = 14 }; /* rates that abm keeps */

typedef struct {
    IntegratorRates rates;
    void *context;
    int size;
    IntReal *work;
    int history;     /* rates kept from earlier steps: ab4, abm4, abm; steps: bdf2, nie */
    IntReal last;    /* step they belong to; rkf45, abm: step to try next, 0 to begin with */
    IntReal beta;    /* of beta and nie: set by integrator_begin_implicit */
    IntReal *matrix; /* of implicit methods */
    IntegratorSlopes slopes; /* theirs: NULL unless set after integrator_begin_implicit */
    int hard;                /* theirs: the last step took many evaluations */
    int order;               /* of abm, 1 up; and whether it is still rising from there */
    int rising;
    IntReal time[INTEGRATOR_ORDERS]; /* of the rates that it keeps, the newest first */
    long steps;                      /* taken */
    long evaluations;                /* of the rates */
    long slope_evaluations;          /* of the slopes */
} Integrator;

enum {
    INTEGRATOR_DONE = 0,
    INTEGRATOR_STOPPED = 1,    /* the rates said so */
    INTEGRATOR_NOT_FINITE = 2, /* infinite or not a number: y has left what can be computed */
    INTEGRATOR_TOO_SMALL = 3,  /* rkf45, abm: no step is small enough for the tolerance */
    INTEGRATOR_UNSOLVED = 4    /* implicit: the equations of the step have not been solved */
};

void integrator_begin(Integrator *integrator, IntegratorRates rates, void *context, int size,
                      IntReal *work);
/* Forgets earlier steps: to be called when the rates jump or y was changed by hand. */
void integrator_restart(Integrator *integrator);

/* One step of h; moves t and y on. ab4 and abm4 begin with three steps of rk4, again after a
   restart and when h changes. */
typedef int IntegratorStep(Integrator *integrator, IntReal *t, IntReal h, IntReal *y);
IntegratorStep integrator_rk3, integrator_rk4, integrator_ab4, integrator_abm4;

/* implicit.c: the rates are taken at (1 - beta) y + beta y_next, at t + beta h. beta: one step, 0
   explicit (Euler), 0.5 the midpoint rule, 1 implicit (Euler). nie: the same, but from the second
   step on the quotient (3 y_next - 4 y + y_before) / 2h instead of (y_next - y) / h; of first order
   but for beta = 1, which is bdf2. matrix has INTEGRATOR_MATRIX(size) numbers. Where slopes are
   set, they spare evaluations of stiff rates, and steps get through where differences are too
   coarse. */
void integrator_begin_implicit(Integrator *integrator, IntReal beta, IntReal *matrix);
IntegratorStep integrator_beta, integrator_bdf2, integrator_nie;

/* One step that keeps the estimated error of every y[k] below tolerance * max(1, |y[k]|), and does
   not go beyond end. Smaller steps are tried until one is good. */
typedef int IntegratorAdaptive(Integrator *integrator, IntReal *t, IntReal end, IntReal tolerance,
                               IntReal *y);
IntegratorAdaptive integrator_rkf45, integrator_abm;

/* y within the last step, which led from y0 at t0 to y1 at t1, as precise as its ends. between must
   have room for 6 * size numbers and is filled once a step: of rkf45 that takes four evaluations.
 */
typedef int IntegratorDense(Integrator *integrator, IntReal t0, const IntReal *y0, IntReal t1,
                            const IntReal *y1, IntReal *between);
IntegratorDense integrator_dense_rkf45;
/* between, as that left it, at t */
void integrator_between_rkf45(const Integrator *integrator, IntReal t0, IntReal t1,
                              const IntReal *between, IntReal t, IntReal *y);
/* the same for abm, which needs no evaluations and nothing kept */
void integrator_between_abm(const Integrator *integrator, IntReal t1, const IntReal *y1, IntReal t,
                            IntReal *y);

#ifdef __cplusplus
}
#endif
#endif
