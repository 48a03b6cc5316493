/* table.c: the languages. Each writes its file by itself; beside its row here nothing knows it. */
#include "emit/language/language.h"

#include <string.h>

const Language languages[] = {
    {"c", "C99 (default)", true, true, NULL, emit_kernel},
    {"python", "functions of numpy's arrays", true, false, NULL, python_file},
    {"matlab", "MATLAB and Octave, a file a function, -o DIR", true, false, "m", matlab_file},
    {"javascript", "an ES module", true, false, NULL, javascript_file},
    {"rust", "a crate for no_std", true, false, NULL, rust_file},
    {"z-table", "numbered equations, also a script", false, false, NULL, ztable_file},
    {"z-table-md", "the same in Markdown", false, false, NULL, ztable_markdown_file},
};
const int language_count = COUNT(languages);

const Language *language_find(const char *name)
{
    for (int k = 0; k < language_count; k++)
        if (strcmp(languages[k].name, name) == 0)
            return &languages[k];
    return NULL;
}
