/* compiled.c: see compiled.h. */
#include "jit/compiled.h"

#include <stdlib.h>
#include <string.h>

Backend backend_parse(const char *name)
{
    if (!name || strcmp(name, "tcc") == 0)
        return BACKEND_TCC;
    if (strcmp(name, "cc") == 0)
        return BACKEND_CC;
    fail_input("--backend: \"%s\" is none of tcc, cc, reference", name);
}

RealType real_parse(const char *name)
{
    if (!name || strcmp(name, "double") == 0)
        return REAL_DOUBLE;
    if (strcmp(name, "float") == 0)
        return REAL_FLOAT;
    fail_input("--real: \"%s\" is neither double nor float", name);
}

void jit_write(Text *source, Program *const *programs, int count, Backend backend, RealType real,
               bool comments)
{
    char prefix[32];
    Style style = {.real = real,
                   .prefix = prefix,
                   .comments = comments,
                   .sincos = backend == BACKEND_TCC ? SINCOS_SINGLY : SINCOS_INLINE};
    text_add_string(source, "#include <math.h>\n");
    emit_for_compiler(source);
    emit_sincos(source, programs, count, style);
    for (int k = 0; k < count; k++) {
        snprintf(prefix, sizeof prefix, "jit%d", k);
        emit_struct(source, "payload", &programs[k], 1, style);
        emit_struct(source, "params", &programs[k], 1, style);
        emit_function(source, programs[k], style);
    }
}

void jit_write_rows(Text *source, Program *const *programs, int count, Backend backend, Style style)
{
    char prefix[32];
    style.prefix = prefix;
    style.comments = false;
    style.step = STEP_NONE;
    style.sincos = backend == BACKEND_TCC ? SINCOS_SINGLY : SINCOS_INLINE;
    text_add_string(source, "#include <math.h>\n#include <stddef.h>\n");
    emit_for_compiler(source);
    emit_sincos(source, programs, count, style);
    for (int k = 0; k < count; k++) {
        snprintf(prefix, sizeof prefix, "jit%d", k);
        emit_struct(source, "payload", &programs[k], 1, style);
        emit_struct(source, "params", &programs[k], 1, style);
        emit_function(source, programs[k], style);
        emit_batch_declarations(source, style);
        emit_batches(source, &programs[k], 1, style);
    }
}

JitSet jit_read(Arena *arena, const Text *source, Program *const *programs, int count,
                Backend backend, const char *const *flags)
{
    JitSet set = {.count = count, .function = arena_array(arena, void *, count)};
    set.jit = jit_compile(backend, source->data, flags);
    for (int k = 0; k < count; k++) {
        char name[96];
        snprintf(name, sizeof name, "jit%d_%s", k, programs[k]->function->c_name);
        set.function[k] = jit_symbol(set.jit, name);
    }
    return set;
}

JitSet jit_programs_as(Arena *arena, Program *const *programs, int count, Backend backend,
                       RealType real, bool comments)
{
    Text source = {0};
    jit_write(&source, programs, count, backend, real, comments);
    JitSet set = jit_read(arena, &source, programs, count, backend, NULL);
    text_free(&source);
    return set;
}

JitSet jit_programs(Arena *arena, Program *const *programs, int count, Backend backend)
{
    return jit_programs_as(arena, programs, count, backend, REAL_DOUBLE, false);
}

void split_outputs(const Function *function, Extent extent, double *row, double **arrays)
{
    for (int k = 0; k < function_output_count(function); k++) {
        arrays[k] = row;
        row += size_of(function->outputs[k].size, extent);
    }
}

/* jit_call passes addresses on as they are: these are arrays of float. */
void call_in_float(void *code, const Function *function, Extent extent, const double *const *inputs,
                   const int *widths, double *row)
{
    int in_count = function_input_count(function), out_count = function_output_count(function);
    int size = function_output_size(function, extent), total = size;
    const double *in[MAX_INPUTS];
    double *out[MAX_OUTPUTS];
    for (int k = 0; k < in_count; k++)
        total += widths[k];
    float *block = memory_grow(NULL, sizeof *block * (size_t)total), *next = block;
    for (int k = 0; k < out_count; k++) {
        out[k] = (double *)(void *)next;
        next += size_of(function->outputs[k].size, extent);
    }
    for (int k = 0; k < in_count; k++) {
        in[k] = (const double *)(const void *)next;
        for (int i = 0; i < widths[k]; i++)
            *next++ = (float)inputs[k][i];
    }
    jit_call(code, in, in_count, out, out_count);
    for (int i = 0; i < size; i++)
        row[i] = (double)block[i];
    memory_free(block);
}
