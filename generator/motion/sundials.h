/* sundials.h: CVODE's variable-order BDF method, where SUNDIALS was found when rbgen
   was built. */
#ifndef SIM_SUNDIALS_H
#define SIM_SUNDIALS_H

#include "runtime/integrators.h"

#include <stdbool.h>

bool sundials_available(void);

typedef struct Sundials Sundials;
/* Implicit, for stiff arms. slopes NULL: differences. NULL when it cannot be. */
Sundials *sundials_new(IntegratorRates rates, IntegratorSlopes slopes, void *context, int size,
                       double tolerance);
/* One step that does not go beyond end; a status of integrators.h. restart: the rates have jumped.
 */
int sundials_step(Sundials *solver, double *t, double end, double *y, bool restart);
long sundials_evaluations(const Sundials *solver);
long sundials_slopes(const Sundials *solver); /* evaluations of these */
void sundials_free(Sundials *solver);

#endif
