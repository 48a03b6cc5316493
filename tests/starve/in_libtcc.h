/* in_libtcc.h: whether libtcc is at work, whose allocations a test leaves alone: running out of
   memory there ends the process. The linker puts these in the place of its functions that allocate.
 */
#ifndef IN_LIBTCC_H
#define IN_LIBTCC_H

static int in_libtcc;

#ifdef RBGEN_TCC
/* libtcc's functions that allocate, so that we know when it does. */
#define ENTERING_LIBTCC(type, name, parameters, arguments)                                         \
    type __real_##name parameters;                                                                 \
    type __wrap_##name parameters;                                                                 \
    type __wrap_##name parameters                                                                  \
    {                                                                                              \
        in_libtcc++;                                                                               \
        type result = __real_##name arguments;                                                     \
        in_libtcc--;                                                                               \
        return result;                                                                             \
    }
ENTERING_LIBTCC(void *, tcc_new, (void), ())
ENTERING_LIBTCC(int, tcc_set_output_type, (void *state, int type), (state, type))
ENTERING_LIBTCC(int, tcc_compile_string, (void *state, const char *text), (state, text))
ENTERING_LIBTCC(int, tcc_add_symbol, (void *state, const char *name, const void *value),
                (state, name, value))
ENTERING_LIBTCC(int, tcc_relocate, (void *state, void *memory), (state, memory))

void __real_tcc_set_options(void *state, const char *text);
void __wrap_tcc_set_options(void *state, const char *text);
void __wrap_tcc_set_options(void *state, const char *text)
{
    in_libtcc++;
    __real_tcc_set_options(state, text);
    in_libtcc--;
}
ENTERING_LIBTCC(void *, tcc_get_symbol, (void *state, const char *name), (state, name))
#endif

#endif
