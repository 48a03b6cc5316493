/* in_float.c: calls code that was compiled as float, from and to numbers in double. */
#include "command/command.h"

#include <stdlib.h>

/* jit_call passes addresses on as they are: these are arrays of float. */
void call_in_float(void *code, const Function *function, int n, const double *const *inputs,
                   const int *widths, double *row)
{
    int in_count = function_input_count(function), out_count = function_output_count(function);
    int size = function_output_size(function, n), total = size;
    const double *in[MAX_INPUTS];
    double *out[MAX_OUTPUTS];
    for (int k = 0; k < in_count; k++)
        total += widths[k];
    float *block = memory_grow(NULL, sizeof *block * (size_t)total), *next = block;
    for (int k = 0; k < out_count; k++) {
        out[k] = (double *)(void *)next;
        next += size_of(function->outputs[k].size, n);
    }
    for (int k = 0; k < in_count; k++) {
        in[k] = (const double *)(const void *)next;
        for (int i = 0; i < widths[k]; i++)
            *next++ = (float)inputs[k][i];
    }
    jit_call(code, in, in_count, out, out_count);
    for (int i = 0; i < size; i++)
        row[i] = (double)block[i];
    free(block);
}
