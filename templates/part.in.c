#ifndef RBGEN_PART
#ifdef __GNUC__
#define RBGEN_PART __attribute__((noinline))
#else
#define RBGEN_PART
#endif
#endif
