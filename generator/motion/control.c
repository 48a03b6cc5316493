/* control.c: see control.h. */
#include "motion/control.h"

const char *const control_names[CONTROLS] = {"none", "gravity", "pd", "computed", "passive"};

void control_select(Selection *selection)
{
    static const FunctionId used[] = {INERTIA_MATRIX, BIAS, GRAVITY, CORIOLIS_MATRIX};
    for (size_t k = 0; k < COUNT(used); k++)
        selection->wanted[used[k]] = true;
}

/* M qddr + C qdr + g and friction, less what the speed beyond the wanted one is damped by; C and
   bias come from the same recursion, so that C qd is taken out of the bias. */
static void passive_torques(const Control *control, const double *q, const double *qd,
                            const double *M, const double *b, double *tau)
{
    int n = control->machine->n;
    double *C = memory_grow(NULL, (size_t)(n * n) * sizeof *C), ahead[MAX_JOINTS];
    machine_call(control->machine, CORIOLIS_MATRIX, q, qd, NULL, C);
    for (int i = 0; i < n; i++)
        ahead[i] = control->stiffness * (control->target[i] - q[i]) - qd[i];
    for (int i = 0; i < n; i++) {
        tau[i] = b[i] + control->damping * control->stiffness * M[i * n + i] * ahead[i];
        for (int j = 0; j < n; j++)
            tau[i] += M[i * n + j] * -control->stiffness * qd[j] + C[i * n + j] * ahead[j];
    }
    memory_free(C);
}

void control_torques(const Control *control, const double *q, const double *qd, double *tau)
{
    int n = control->machine->n;
    double b[MAX_JOINTS], w = control->stiffness;
    for (int i = 0; i < n; i++)
        tau[i] = 0;
    if (control->kind == CONTROL_GRAVITY)
        machine_call(control->machine, GRAVITY, q, NULL, NULL, tau);
    if (control->kind < CONTROL_PD)
        return;
    double *M = memory_grow(NULL, (size_t)(n * n) * sizeof *M);
    machine_call(control->machine, INERTIA_MATRIX, q, NULL, NULL, M);
    if (control->kind != CONTROL_PD)
        machine_call(control->machine, BIAS, q, qd, NULL, b);
    if (control->kind == CONTROL_PASSIVE) {
        passive_torques(control, q, qd, M, b, tau);
        memory_free(M);
        return;
    }
    for (int j = 0; j < n; j++) {
        double wanted = w * w * (control->target[j] - q[j]) - 2 * control->damping * w * qd[j];
        if (control->kind == CONTROL_PD)
            tau[j] = M[j * n + j] * wanted;
        for (int i = 0; i < n && control->kind == CONTROL_COMPUTED; i++)
            tau[i] += M[i * n + j] * wanted;
    }
    for (int i = 0; i < n && control->kind == CONTROL_COMPUTED; i++)
        tau[i] += b[i];
    memory_free(M);
}
