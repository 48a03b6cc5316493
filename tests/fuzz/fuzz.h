/* fuzz.h: what the fuzz targets share. A target reads one input and may fail on it by fail_input;
   whatever else goes wrong (a crash, a leak, a property that does not hold) is a finding.
   libFuzzer drives a target, or replay.c, which only runs saved inputs. */
#ifndef FUZZ_H
#define FUZZ_H

#include "util/util.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Runs the job on a terminated copy of the input, of exactly its size so that reading beyond it is
   seen. An error of the user's ends the job, frees its arena, and is no finding. */
void fuzz_run(const uint8_t *data, size_t size,
              void (*job)(Arena *arena, const char *text, size_t length));

/* A property that must hold whatever the input. */
#define FUZZ_ASSERT(condition)                                                                     \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            fprintf(stderr, "%s:%d: does not hold: %s\n", __FILE__, __LINE__, #condition);         \
            abort();                                                                               \
        }                                                                                          \
    } while (0)

#endif
