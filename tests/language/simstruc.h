/* simstruc.h: a stand-in for Simulink's header of that name, which comes with Simulink only: as much
   of SimStruct's interface as generated S-functions use, and play, which does what Simulink would
   do with a block: sizes, then outputs. */
#ifndef SIMSTRUC_H
#define SIMSTRUC_H

#include <stdio.h>
#include <stdlib.h>

typedef int int_T;
typedef double real_T;
typedef struct {
    int inputs, outputs, input_width[16], output_width[16];
    double input[16][400], output[16][4000];
} SimStruct;

#define INHERITED_SAMPLE_TIME (-1.0)
#define ssSetNumSFcnParams(S, n) ((void)(S), (void)(n))
#define ssSetNumInputPorts(S, n) ((S)->inputs = (n), 1)
#define ssSetNumOutputPorts(S, n) ((S)->outputs = (n), 1)
#define ssSetInputPortWidth(S, k, n) ((S)->input_width[k] = (n))
#define ssSetOutputPortWidth(S, k, n) ((S)->output_width[k] = (n))
#define ssSetInputPortRequiredContiguous(S, k, on) ((void)(S), (void)(k), (void)(on))
#define ssSetInputPortDirectFeedThrough(S, k, on) ((void)(S), (void)(k), (void)(on))
#define ssSetNumSampleTimes(S, n) ((void)(S), (void)(n))
#define ssSetSampleTime(S, k, t) ((void)(S), (void)(k), (void)(t))
#define ssSetOffsetTime(S, k, t) ((void)(S), (void)(k), (void)(t))
#define ssGetInputPortRealSignal(S, k) ((const real_T *)(S)->input[k])
#define ssGetOutputPortRealSignal(S, k) ((S)->output[k])

#endif
