/* tcc_command.c: the JIT backend tcc where libtcc cannot be: in a shared library, for which
   Debian's libtcc.a is not made, and in builds without it. The command tcc does the same in a few
   milliseconds: C text -> shared object -> dlopen.

   tcc 0.9.27 writes objects that do not say whether their code needs an executable stack, which the
   loader takes for yes: it would make the stacks of this process executable (or refuse, from glibc
   2.41 on). So the object gets a program header that says no. There is no room for one more in its
   table; the table moves to the end of the file. */
#include "jit/backend.h"

#ifdef RBGEN_WITHOUT_TCC

#include <elf.h>
#include <link.h>

static bool tcc_available(void)
{
    return program_available("tcc");
}

static const char *forbid_executable_stack(const char *path)
{
    enum { MOST_HEADERS = 16 };
    ElfW(Ehdr) head;
    ElfW(Phdr) table[MOST_HEADERS + 1] = {{.p_type = PT_NULL}};
    FILE *file = fopen(path, "r+");
    bool good = file && fread(&head, sizeof head, 1, file) == 1 && head.e_phnum <= MOST_HEADERS &&
                !fseek(file, (long)head.e_phoff, SEEK_SET) &&
                fread(table, sizeof *table, head.e_phnum, file) == head.e_phnum;
    bool says = false;
    for (int i = 0; good && i < head.e_phnum; i++)
        says |= table[i].p_type == PT_GNU_STACK;
    if (good && !says) {
        table[head.e_phnum++] = (ElfW(Phdr)){.p_type = PT_GNU_STACK, .p_flags = PF_R | PF_W};
        long end = fseek(file, 0, SEEK_END) ? -1 : ftell(file);
        long aligned = (end + 15) / 16 * 16;
        head.e_phoff = (ElfW(Off))aligned;
        good = end >= 0 && !fseek(file, aligned, SEEK_SET) &&
               fwrite(table, sizeof *table, head.e_phnum, file) == head.e_phnum &&
               !fseek(file, 0, SEEK_SET) && fwrite(&head, sizeof head, 1, file) == 1;
    }
    if (file && fclose(file))
        good = false;
    return good ? NULL : "what it made is no object file";
}

static Jit *tcc_compile(const char *source, const char *const *flags)
{
    (void)flags;
    static const char *const fixed[] = {"-nostdinc", "-w", "-shared", NULL};
    static const char *const libraries[] = {"-lm", NULL};
    if (!tcc_available())
        fail_job("tcc: this rbgen was built without libtcc, and there is no program tcc; use "
                 "--backend cc");
    Text text = {0};
    replace_includes(&text, source);
    Jit *jit =
        object_compile(&(Compiler){&tcc_backend, "tcc", fixed, libraries, forbid_executable_stack},
                       text.data, NULL);
    text_free(&text);
    return jit;
}

const BackendTable tcc_backend = {"tcc", tcc_available, tcc_compile, object_symbol, object_release};

#endif
