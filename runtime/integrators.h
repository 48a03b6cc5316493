/* integrators.h: y' = f(t, y) in small steps, for simulators and firmware alike: no allocation, no
   input or output, one workspace given by the caller.

       double work[INTEGRATOR_WORK(2)], y[2] = {1, 0}, t = 0;
       Integrator integrator;
       integrator_begin(&integrator, rates, NULL, 2, work);
       while (t < 10)
           integrator_rk4(&integrator, &t, 1e-3, y);

   Fixed steps: rk3 (Kutta's third-order rule, Swartz's choice), rk4 (the classical one), ab4
   (Adams-Bashforth, one evaluation a step, as Lin) and abm4 (the same corrected by Adams-Moulton,
   two evaluations). Adaptive: rkf45 (Runge-Kutta-Fehlberg, as Saha), which goes on with the
   fifth-order result. */
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

#define INTEGRATOR_WORK(size) (8 * (size)) /* numbers that work must have room for */

typedef struct {
    IntegratorRates rates;
    void *context;
    int size;
    IntReal *work;
    int history;      /* rates kept from earlier steps: ab4 and abm4 */
    IntReal last;     /* step they belong to; rkf45: step to try next, 0 to begin with */
    long steps;       /* taken */
    long evaluations; /* of the rates */
} Integrator;

enum {
    INTEGRATOR_DONE = 0,
    INTEGRATOR_STOPPED = 1,    /* the rates said so */
    INTEGRATOR_NOT_FINITE = 2, /* infinite or not a number: y has left what can be computed */
    INTEGRATOR_TOO_SMALL = 3   /* rkf45: no step is small enough for the tolerance */
};

void integrator_begin(Integrator *integrator, IntegratorRates rates, void *context, int size,
                      IntReal *work);
/* Forgets earlier steps: to be called when the rates jump or y was changed by hand. */
void integrator_restart(Integrator *integrator);

/* One step of h; moves t and y on. ab4 and abm4 begin with three steps of rk4, again after a
   restart and when h changes. */
typedef int IntegratorStep(Integrator *integrator, IntReal *t, IntReal h, IntReal *y);
IntegratorStep integrator_rk3, integrator_rk4, integrator_ab4, integrator_abm4;

/* One step that keeps the estimated error of every y[k] below tolerance * max(1, |y[k]|), and does
   not go beyond end. Smaller steps are tried until one is good. */
int integrator_rkf45(Integrator *integrator, IntReal *t, IntReal end, IntReal tolerance,
                     IntReal *y);

#ifdef __cplusplus
}
#endif
#endif
