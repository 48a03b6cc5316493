
/* The block: an input port an argument, an output port a result, matrices row by row; no states. */

%% tables

static void mdlInitializeSizes(SimStruct *S)
{
    int_T k;
    ssSetNumSFcnParams(S, 0);
    if (!ssSetNumInputPorts(S, @inputs@) || !ssSetNumOutputPorts(S, @outputs@))
        return;
    for (k = 0; k < @inputs@; k++) {
        ssSetInputPortWidth(S, k, (int_T)input_sizes[k]);
        ssSetInputPortRequiredContiguous(S, k, 1);
        ssSetInputPortDirectFeedThrough(S, k, 1);
    }
    for (k = 0; k < @outputs@; k++)
        ssSetOutputPortWidth(S, k, (int_T)output_sizes[k]);
    ssSetNumSampleTimes(S, 1);
}

static void mdlInitializeSampleTimes(SimStruct *S)
{
    ssSetSampleTime(S, 0, INHERITED_SAMPLE_TIME);
    ssSetOffsetTime(S, 0, 0.0);
}

static void mdlOutputs(SimStruct *S, int_T tid)
{
    (void)tid;
%% call
}

static void mdlTerminate(SimStruct *S)
{
    (void)S;
}

#ifdef MATLAB_MEX_FILE
#include "simulink.c"
#else
#include "cg_sfun.h"
#endif
