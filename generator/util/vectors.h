/* vectors.h: for functions whose loops go over many numbers: compiled for wider vectors as well,
   and which one runs is decided by the machine. Without fused multiply-add, so that every machine
   gets the same numbers. Static functions only: a library would show the others. */
#ifndef VECTORS_H
#define VECTORS_H

#include <stddef.h> /* tells of the C library */

#if defined __GNUC__ && !defined __clang__ && defined __x86_64__ && defined __GLIBC__ &&           \
    !defined __SANITIZE_ADDRESS__ && !defined __SANITIZE_THREAD__
#define VECTORS __attribute__((target_clones("avx512f", "avx2", "default")))
#else
#define VECTORS
#endif

#endif
