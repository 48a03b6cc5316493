/* The functions of FMI 2.0 around the forward dynamics. Co-simulation integrates by the classical
   Runge-Kutta rule, in steps of at most LONGEST_STEP, inputs held. Needs no headers of FMI's; where
   several FMUs are linked into one program, define FMI2_FUNCTION_PREFIX as usual. */
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#define N @n@
#define LONGEST_STEP 1e-3
enum { POSITIONS, VELOCITIES = N, ACCELERATIONS = 2 * N, TORQUES = 3 * N, RATES = 4 * N, ALL = 5 * N };

typedef void *fmi2Component, *fmi2ComponentEnvironment, *fmi2FMUstate;
typedef unsigned int fmi2ValueReference;
typedef double fmi2Real;
typedef int fmi2Integer, fmi2Boolean;
typedef const char *fmi2String;
typedef char fmi2Byte;
typedef enum { fmi2OK, fmi2Warning, fmi2Discard, fmi2Error, fmi2Fatal, fmi2Pending } fmi2Status;
typedef enum { fmi2ModelExchange, fmi2CoSimulation } fmi2Type;
typedef enum { fmi2DoStepStatus, fmi2PendingStatus, fmi2LastSuccessfulTime, fmi2Terminated } fmi2StatusKind;
typedef struct {
    void (*logger)(fmi2ComponentEnvironment, fmi2String, fmi2Status, fmi2String, fmi2String, ...);
    void *(*allocateMemory)(size_t, size_t);
    void (*freeMemory)(void *);
    void (*stepFinished)(fmi2ComponentEnvironment, fmi2Status);
    fmi2ComponentEnvironment componentEnvironment;
} fmi2CallbackFunctions;
typedef struct {
    fmi2Boolean newDiscreteStatesNeeded, terminateSimulation, nominalsOfContinuousStatesChanged;
    fmi2Boolean valuesOfContinuousStatesChanged, nextEventTimeDefined;
    fmi2Real nextEventTime;
} fmi2EventInfo;

#ifdef FMI2_FUNCTION_PREFIX
#define JOIN_(a, b) a##b
#define JOIN(a, b) JOIN_(a, b)
#define FMI(name) JOIN(FMI2_FUNCTION_PREFIX, name)
#else
#define FMI(name) name
#endif
#ifdef _WIN32
#define EXPORT __declspec(dllexport)
#elif defined __GNUC__
#define EXPORT __attribute__((visibility("default")))
#else
#define EXPORT
#endif

void @name@_forward_dynamics(const double q[], const double qd[], const double tau[], double qdd[]);

typedef struct {
    double time, value[ALL]; /* by value reference; accelerations and rates where they are fresh */
    int fresh;
} State;

typedef struct {
    State state;
    const fmi2CallbackFunctions *callbacks;
} Model;

static void work_out(State *state)
{
    int i;
    if (state->fresh)
        return;
    @name@_forward_dynamics(state->value + POSITIONS, state->value + VELOCITIES, state->value + TORQUES,
                            state->value + ACCELERATIONS);
    for (i = 0; i < N; i++)
        state->value[RATES + i] = state->value[VELOCITIES + i];
    state->fresh = 1;
}

static void slopes(const State *at, const double *x, double *slope)
{
    int i;
    for (i = 0; i < N; i++)
        slope[i] = x[N + i];
    @name@_forward_dynamics(x, x + N, at->value + TORQUES, slope + N);
}

static void advance(State *state, double h)
{
    double k[4][2 * N], x[2 * N];
    double *const y = state->value; /* positions, then velocities */
    int i, stage;
    for (stage = 0; stage < 4; stage++) {
        const double part = stage == 0 ? 0 : stage == 3 ? h : h / 2;
        for (i = 0; i < 2 * N; i++)
            x[i] = stage == 0 ? y[i] : y[i] + part * k[stage - 1][i];
        slopes(state, x, k[stage]);
    }
    for (i = 0; i < 2 * N; i++)
        y[i] += h / 6 * (k[0][i] + 2 * k[1][i] + 2 * k[2][i] + k[3][i]);
    state->fresh = 0;
}

/* ---- common ---- */

EXPORT const char *FMI(fmi2GetTypesPlatform)(void) { return "default"; }
EXPORT const char *FMI(fmi2GetVersion)(void) { return "2.0"; }

EXPORT fmi2Status FMI(fmi2SetDebugLogging)(fmi2Component c, fmi2Boolean on, size_t count, const fmi2String names[])
{
    (void)c, (void)on, (void)count, (void)names;
    return fmi2OK;
}

EXPORT fmi2Component FMI(fmi2Instantiate)(fmi2String name, fmi2Type type, fmi2String guid, fmi2String resources,
                                          const fmi2CallbackFunctions *callbacks, fmi2Boolean visible,
                                          fmi2Boolean logging)
{
    Model *model;
    (void)type, (void)resources, (void)visible, (void)logging;
    if (!guid || strcmp(guid, "@guid@") != 0) {
        if (callbacks && callbacks->logger)
            callbacks->logger(callbacks->componentEnvironment, name, fmi2Error, "error", "another guid is expected");
        return NULL;
    }
    model = callbacks && callbacks->allocateMemory ? callbacks->allocateMemory(1, sizeof *model)
                                                   : calloc(1, sizeof *model);
    if (model) {
        memset(model, 0, sizeof *model);
        model->callbacks = callbacks;
    }
    return model;
}

EXPORT void FMI(fmi2FreeInstance)(fmi2Component c)
{
    Model *model = c;
    if (model && model->callbacks && model->callbacks->freeMemory)
        model->callbacks->freeMemory(model);
    else
        free(model);
}

EXPORT fmi2Status FMI(fmi2SetupExperiment)(fmi2Component c, fmi2Boolean has_tolerance, fmi2Real tolerance,
                                           fmi2Real start, fmi2Boolean has_stop, fmi2Real stop)
{
    (void)has_tolerance, (void)tolerance, (void)has_stop, (void)stop;
    ((Model *)c)->state.time = start;
    return fmi2OK;
}

EXPORT fmi2Status FMI(fmi2EnterInitializationMode)(fmi2Component c) { (void)c; return fmi2OK; }
EXPORT fmi2Status FMI(fmi2ExitInitializationMode)(fmi2Component c) { (void)c; return fmi2OK; }
EXPORT fmi2Status FMI(fmi2Terminate)(fmi2Component c) { (void)c; return fmi2OK; }

EXPORT fmi2Status FMI(fmi2Reset)(fmi2Component c)
{
    memset(&((Model *)c)->state, 0, sizeof(State));
    return fmi2OK;
}

EXPORT fmi2Status FMI(fmi2GetReal)(fmi2Component c, const fmi2ValueReference at[], size_t count, fmi2Real value[])
{
    State *state = &((Model *)c)->state;
    size_t i;
    work_out(state);
    for (i = 0; i < count; i++) {
        if (at[i] >= ALL)
            return fmi2Error;
        value[i] = state->value[at[i]];
    }
    return fmi2OK;
}

EXPORT fmi2Status FMI(fmi2SetReal)(fmi2Component c, const fmi2ValueReference at[], size_t count,
                                   const fmi2Real value[])
{
    State *state = &((Model *)c)->state;
    size_t i;
    for (i = 0; i < count; i++) {
        if (at[i] >= RATES || (at[i] >= ACCELERATIONS && at[i] < TORQUES))
            return fmi2Error;
        state->value[at[i]] = value[i];
    }
    state->fresh = 0;
    return fmi2OK;
}

/* There are only real variables. */
#define NONE(name, type)                                                                               \
    EXPORT fmi2Status FMI(name)(fmi2Component c, const fmi2ValueReference at[], size_t count, type value[]) \
    {                                                                                                  \
        (void)c, (void)at, (void)value;                                                                \
        return count ? fmi2Error : fmi2OK;                                                             \
    }
NONE(fmi2GetInteger, fmi2Integer)
NONE(fmi2GetBoolean, fmi2Boolean)
NONE(fmi2GetString, fmi2String)
NONE(fmi2SetInteger, const fmi2Integer)
NONE(fmi2SetBoolean, const fmi2Boolean)
NONE(fmi2SetString, const fmi2String)

EXPORT fmi2Status FMI(fmi2GetFMUstate)(fmi2Component c, fmi2FMUstate *state)
{
    if (!*state && !(*state = malloc(sizeof(State))))
        return fmi2Error;
    memcpy(*state, &((Model *)c)->state, sizeof(State));
    return fmi2OK;
}

EXPORT fmi2Status FMI(fmi2SetFMUstate)(fmi2Component c, fmi2FMUstate state)
{
    memcpy(&((Model *)c)->state, state, sizeof(State));
    return fmi2OK;
}

EXPORT fmi2Status FMI(fmi2FreeFMUstate)(fmi2Component c, fmi2FMUstate *state)
{
    (void)c;
    free(*state);
    *state = NULL;
    return fmi2OK;
}

EXPORT fmi2Status FMI(fmi2SerializedFMUstateSize)(fmi2Component c, fmi2FMUstate state, size_t *size)
{
    (void)c, (void)state;
    *size = sizeof(State);
    return fmi2OK;
}

EXPORT fmi2Status FMI(fmi2SerializeFMUstate)(fmi2Component c, fmi2FMUstate state, fmi2Byte bytes[], size_t size)
{
    (void)c;
    if (size < sizeof(State))
        return fmi2Error;
    memcpy(bytes, state, sizeof(State));
    return fmi2OK;
}

EXPORT fmi2Status FMI(fmi2DeSerializeFMUstate)(fmi2Component c, const fmi2Byte bytes[], size_t size,
                                               fmi2FMUstate *state)
{
    (void)c;
    if (size != sizeof(State) || (!*state && !(*state = malloc(sizeof(State)))))
        return fmi2Error;
    memcpy(*state, bytes, sizeof(State));
    return fmi2OK;
}

EXPORT fmi2Status FMI(fmi2GetDirectionalDerivative)(fmi2Component c, const fmi2ValueReference of[], size_t of_count,
                                                    const fmi2ValueReference by[], size_t by_count,
                                                    const fmi2Real direction[], fmi2Real value[])
{
    (void)c, (void)of, (void)of_count, (void)by, (void)by_count, (void)direction, (void)value;
    return fmi2Error; /* modelDescription.xml does not offer it */
}

/* ---- model exchange ---- */

EXPORT fmi2Status FMI(fmi2EnterEventMode)(fmi2Component c) { (void)c; return fmi2OK; }
EXPORT fmi2Status FMI(fmi2EnterContinuousTimeMode)(fmi2Component c) { (void)c; return fmi2OK; }

EXPORT fmi2Status FMI(fmi2NewDiscreteStates)(fmi2Component c, fmi2EventInfo *info)
{
    (void)c;
    memset(info, 0, sizeof *info);
    return fmi2OK;
}

EXPORT fmi2Status FMI(fmi2CompletedIntegratorStep)(fmi2Component c, fmi2Boolean no_set, fmi2Boolean *event,
                                                   fmi2Boolean *terminate)
{
    (void)c, (void)no_set;
    *event = *terminate = 0;
    return fmi2OK;
}

EXPORT fmi2Status FMI(fmi2SetTime)(fmi2Component c, fmi2Real time)
{
    ((Model *)c)->state.time = time;
    return fmi2OK;
}

EXPORT fmi2Status FMI(fmi2SetContinuousStates)(fmi2Component c, const fmi2Real x[], size_t count)
{
    State *state = &((Model *)c)->state;
    if (count != 2 * N)
        return fmi2Error;
    memcpy(state->value, x, 2 * N * sizeof *x);
    state->fresh = 0;
    return fmi2OK;
}

EXPORT fmi2Status FMI(fmi2GetContinuousStates)(fmi2Component c, fmi2Real x[], size_t count)
{
    if (count != 2 * N)
        return fmi2Error;
    memcpy(x, ((Model *)c)->state.value, 2 * N * sizeof *x);
    return fmi2OK;
}

EXPORT fmi2Status FMI(fmi2GetDerivatives)(fmi2Component c, fmi2Real slope[], size_t count)
{
    State *state = &((Model *)c)->state;
    if (count != 2 * N)
        return fmi2Error;
    slopes(state, state->value, slope);
    return fmi2OK;
}

EXPORT fmi2Status FMI(fmi2GetEventIndicators)(fmi2Component c, fmi2Real indicators[], size_t count)
{
    (void)c, (void)indicators;
    return count ? fmi2Error : fmi2OK;
}

EXPORT fmi2Status FMI(fmi2GetNominalsOfContinuousStates)(fmi2Component c, fmi2Real nominal[], size_t count)
{
    size_t i;
    (void)c;
    for (i = 0; i < count; i++)
        nominal[i] = 1;
    return fmi2OK;
}

/* ---- co-simulation ---- */

EXPORT fmi2Status FMI(fmi2DoStep)(fmi2Component c, fmi2Real time, fmi2Real step, fmi2Boolean no_set)
{
    State *state = &((Model *)c)->state;
    const double parts = step / LONGEST_STEP;
    long count = (long)parts, i;
    (void)no_set;
    if (!(step >= 0) || parts > 1e9)
        return fmi2Error;
    if (parts - (double)count > 1e-9 || count == 0)
        count++;
    for (i = 0; i < count; i++)
        advance(state, step / (double)count);
    state->time = time + step;
    return fmi2OK;
}

EXPORT fmi2Status FMI(fmi2CancelStep)(fmi2Component c) { (void)c; return fmi2Error; }

EXPORT fmi2Status FMI(fmi2SetRealInputDerivatives)(fmi2Component c, const fmi2ValueReference at[], size_t count,
                                                   const fmi2Integer order[], const fmi2Real value[])
{
    (void)c, (void)at, (void)order, (void)value;
    return count ? fmi2Error : fmi2OK;
}

EXPORT fmi2Status FMI(fmi2GetRealOutputDerivatives)(fmi2Component c, const fmi2ValueReference at[], size_t count,
                                                    const fmi2Integer order[], fmi2Real value[])
{
    (void)c, (void)at, (void)order, (void)value;
    return count ? fmi2Error : fmi2OK;
}

EXPORT fmi2Status FMI(fmi2GetStatus)(fmi2Component c, const fmi2StatusKind kind, fmi2Status *value)
{
    (void)c, (void)kind;
    *value = fmi2OK;
    return fmi2OK;
}

EXPORT fmi2Status FMI(fmi2GetRealStatus)(fmi2Component c, const fmi2StatusKind kind, fmi2Real *value)
{
    if (kind != fmi2LastSuccessfulTime)
        return fmi2Discard;
    *value = ((Model *)c)->state.time;
    return fmi2OK;
}

EXPORT fmi2Status FMI(fmi2GetIntegerStatus)(fmi2Component c, const fmi2StatusKind kind, fmi2Integer *value)
{
    (void)c, (void)kind, (void)value;
    return fmi2Discard;
}

EXPORT fmi2Status FMI(fmi2GetBooleanStatus)(fmi2Component c, const fmi2StatusKind kind, fmi2Boolean *value)
{
    (void)c;
    if (kind != fmi2Terminated)
        return fmi2Discard;
    *value = 0;
    return fmi2OK;
}

EXPORT fmi2Status FMI(fmi2GetStringStatus)(fmi2Component c, const fmi2StatusKind kind, fmi2String *value)
{
    (void)c, (void)kind, (void)value;
    return fmi2Discard;
}
