/* table.c: the languages. Each writes its file by itself; beside its row here nothing knows it. */
#include "emit/language/language.h"

#include <string.h>

/* clang-format off */
const Language languages[] = {
    {"c",          "C99 (default)",                                emit_kernel,          .language = true, .prefixed = true, .code = true, .header = emit_header},
    {"cpp",        "the same, --header FILE.hpp has std::array, Eigen", emit_kernel,     .language = true, .prefixed = true, .code = true, .header = cpp_header},
    {"python",     "functions of numpy's arrays",                  python_file,          .language = true},
    {"matlab",     "MATLAB and Octave, a file a function, -o DIR", matlab_file,          .language = true, .prefixed = true, .one_each = "m"},
    {"mex",        "MATLAB's MEX by the C code, the same",         mex_file,             .language = true, .prefixed = true, .one_each = "c"},
    {"s-function", "a Simulink block, the same",                   sfunction_file,       .language = true, .prefixed = true, .one_each = "c"},
    {"fmu",        "FMI 2.0 of forward dynamics, zipped: -o FILE.fmu", fmu_file,         .language = true, .prefixed = true},
    {"javascript", "an ES module",                                 javascript_file,      .language = true},
    {"rust",       "a crate for no_std",                           rust_file,            .language = true},
    {"opencl",     "kernels for many states at once",              opencl_file,          .prefixed = true, .code = true},
    {"z-table",    "numbered equations, also a script",            ztable_file,          .for_people = true},
    {"z-table-md", "the same in Markdown",                         ztable_markdown_file, .for_people = true},
    {"latex",      "the same as a LaTeX document",                 latex_file,           .for_people = true},
    {"casadi",     "C for casadi.external, with Jacobians",        casadi_file,          .prefixed = true},
};
/* clang-format on */
const int language_count = COUNT(languages);

const Language *language_find(const char *name)
{
    for (int k = 0; k < language_count; k++)
        if (strcmp(languages[k].name, name) == 0)
            return &languages[k];
    return NULL;
}
