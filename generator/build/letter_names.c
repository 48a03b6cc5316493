/* letter_names.c: see letter_names.h. Inputs of the graph are told apart by their names alone. */
#include "build/letter_names.h"

#include <string.h>

static bool is_word(const char *name)
{
    static const char *const words[] = {
        /* of C and C++ */
        "auto", "break", "case", "char", "const", "continue", "default", "do", "double", "else",
        "enum", "extern", "float", "for", "goto", "if", "inline", "int", "long", "register",
        "restrict", "return", "short", "signed", "sizeof", "static", "struct", "switch", "typedef",
        "union", "unsigned", "void", "volatile", "while", "alignas", "alignof", "and", "and_eq",
        "asm", "bitand", "bitor", "bool", "catch", "char16_t", "char32_t", "char8_t", "class",
        "compl", "concept", "consteval", "constexpr", "constinit", "const_cast", "co_await",
        "co_return", "co_yield", "decltype", "delete", "dynamic_cast", "explicit", "export",
        "false", "friend", "mutable", "namespace", "new", "noexcept", "not", "not_eq", "nullptr",
        "operator", "or", "or_eq", "private", "protected", "public", "reinterpret_cast", "requires",
        "static_assert", "static_cast", "template", "this", "thread_local", "throw", "true", "try",
        "typeid", "typename", "using", "virtual", "wchar_t", "xor", "xor_eq",
        /* of OpenCL, Rust, Python, JavaScript and MATLAB */
        "kernel", "global", "local", "constant", "half", "as", "async", "await", "crate", "dyn",
        "fn", "impl", "in", "let", "loop", "match", "mod", "move", "mut", "pub", "ref", "self",
        "Self", "super", "trait", "type", "unsafe", "use", "where", "abstract", "become", "box",
        "final", "macro", "override", "priv", "unsized", "yield", "def", "del", "elif", "except",
        "finally", "from", "import", "is", "lambda", "nonlocal", "pass", "raise", "with", "None",
        "True", "False", "function", "var", "arguments", "eval", "debugger", "instanceof", "null",
        "end", "elseif", "otherwise", "parfor", "persistent", "spmd", "I", "NAN", "INFINITY"};
    for (size_t k = 0; k < COUNT(words); k++)
        if (strcmp(words[k], name) == 0)
            return true;
    return false;
}

static bool is_taken(const char *name)
{
    static const char *const members[] = {"payload",       "params",   "derived",
                                          "gravity",       "viscous",  "coulomb",
                                          "rotor_inertia", "tool_xyz", "tool_rpy"};
    const Members none = {0, NULL};
    for (size_t k = 0; k < COUNT(members); k++)
        if (strcmp(members[k], name) == 0)
            return true;
    return input_find(name) || member_find(none, name) || is_word(name);
}

const char *letter_name(Arena *arena, const Formulas *formulas, const char *name)
{
    const char *free_name = name;
    while (is_taken(free_name) ||
           (free_name != name && formula_named(formulas, free_name, strlen(free_name))))
        free_name = arena_format(arena, "%s_", free_name);
    return free_name;
}
