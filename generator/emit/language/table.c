/* table.c: the languages. Each writes its file by itself; beside its row here nothing knows it. */
#include "emit/language/language.h"

#include <string.h>

const Language languages[] = {
    {"c", "C99 (default)", true, emit_kernel},
    {"opencl", "kernels for many states at once", true, opencl_file},
    {"z-table", "numbered equations, also a script", false, ztable_file},
    {"z-table-md", "the same in Markdown", false, ztable_markdown_file},
};
const int language_count = COUNT(languages);

const Language *language_find(const char *name)
{
    for (int k = 0; k < language_count; k++)
        if (strcmp(languages[k].name, name) == 0)
            return &languages[k];
    return NULL;
}
