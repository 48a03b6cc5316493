
/* The gateway: mex @name@_@function@.c (in Octave mkoctfile --mex @name@_@function@.c) makes of
   this file what is called like the .m file of that name, with the same arguments. */
#include "mex.h"

%% tables

static const double *take_array(const mxArray *const *arguments, size_t k)
{
    if (!mxIsDouble(arguments[k]) || mxIsComplex(arguments[k]) || mxIsSparse(arguments[k]) ||
        mxGetNumberOfElements(arguments[k]) != sizes[k])
        mexErrMsgIdAndTxt("rbgen:input", "%s is to have %d real numbers", names[k], (int)sizes[k]);
    return mxGetPr(arguments[k]);
}

/* Of a struct. */
static void take_field(const mxArray *argument, const char *name, double *to, size_t count)
{
    const mxArray *field = mxIsStruct(argument) ? mxGetField(argument, 0, name) : 0;
    size_t i;
    if (!field || !mxIsDouble(field) || mxIsComplex(field) || mxGetNumberOfElements(field) != count)
        mexErrMsgIdAndTxt("rbgen:input", "field %s is to have %d real numbers", name, (int)count);
    for (i = 0; i < count; i++)
        to[i] = mxGetPr(field)[i];
}

/* Row by row here, column by column there. */
static void give_array(int wanted, mxArray **results, int k, const double *from)
{
    const mwSize *size = dimensions[k];
    mwSize i, j, l;
    double *to;
    if (k >= wanted && k > 0)
        return;
    results[k] = mxCreateNumericArray(size[2] > 1 ? 3 : 2, size, mxDOUBLE_CLASS, mxREAL);
    to = mxGetPr(results[k]);
    for (i = 0; i < size[0]; i++)
        for (j = 0; j < size[1]; j++)
            for (l = 0; l < size[2]; l++)
                to[i + size[0] * (j + size[1] * l)] = from[(i * size[1] + j) * size[2] + l];
}

void mexFunction(int nlhs, mxArray *plhs[], int nrhs, const mxArray *prhs[])
{
    if (nrhs != @inputs@ || nlhs > @outputs@)
        mexErrMsgIdAndTxt("rbgen:input", "@name@_@function@ takes @inputs@ arguments and gives @outputs@");
    (void)names, (void)sizes, (void)take_array, (void)take_field;
    {
%% body
    }
}
