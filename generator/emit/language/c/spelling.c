/* spelling.c: how C spells names, lines and parameter lists. */
#include "emit/language/c/c.h"

#include <ctype.h>
#include <string.h>

enum { LINE_WIDTH = 100, INDENT = 4 };

/* ---- names ---- */

bool is_c_identifier(const char *name)
{
    static const char *const keywords[] = {"alignas",
                                           "alignof",
                                           "and",
                                           "and_eq",
                                           "asm",
                                           "auto",
                                           "bitand",
                                           "bitor",
                                           "bool",
                                           "break",
                                           "case",
                                           "catch",
                                           "char",
                                           "char8_t",
                                           "char16_t",
                                           "char32_t",
                                           "class",
                                           "co_await",
                                           "co_return",
                                           "co_yield",
                                           "compl",
                                           "concept",
                                           "const",
                                           "const_cast",
                                           "consteval",
                                           "constexpr",
                                           "constinit",
                                           "continue",
                                           "decltype",
                                           "default",
                                           "delete",
                                           "do",
                                           "double",
                                           "dynamic_cast",
                                           "else",
                                           "enum",
                                           "explicit",
                                           "export",
                                           "extern",
                                           "false",
                                           "float",
                                           "for",
                                           "friend",
                                           "goto",
                                           "if",
                                           "inline",
                                           "int",
                                           "long",
                                           "mutable",
                                           "namespace",
                                           "new",
                                           "noexcept",
                                           "not",
                                           "not_eq",
                                           "nullptr",
                                           "operator",
                                           "or",
                                           "or_eq",
                                           "private",
                                           "protected",
                                           "public",
                                           "register",
                                           "reinterpret_cast",
                                           "requires",
                                           "restrict",
                                           "return",
                                           "short",
                                           "signed",
                                           "sizeof",
                                           "static",
                                           "static_assert",
                                           "static_cast",
                                           "struct",
                                           "switch",
                                           "template",
                                           "this",
                                           "thread_local",
                                           "throw",
                                           "true",
                                           "try",
                                           "typedef",
                                           "typeid",
                                           "typename",
                                           "union",
                                           "unsigned",
                                           "using",
                                           "virtual",
                                           "void",
                                           "volatile",
                                           "wchar_t",
                                           "while",
                                           "xor",
                                           "xor_eq",
                                           "_Alignas",
                                           "_Alignof",
                                           "_Atomic",
                                           "_Bool",
                                           "_Complex",
                                           "_Generic",
                                           "_Imaginary",
                                           "_Noreturn",
                                           "_Static_assert",
                                           "_Thread_local"};
    if (!*name || strlen(name) > 63 || isdigit((unsigned char)*name))
        return false;
    for (const char *c = name; *c; c++)
        if (!(isalnum((unsigned char)*c) || *c == '_') || (unsigned char)*c > 127)
            return false;
    for (size_t i = 0; i < COUNT(keywords); i++)
        if (strcmp(name, keywords[i]) == 0)
            return false;
    return true;
}

void in_capitals(char *to, const char *from)
{
    for (; *from; from++)
        *to++ = (char)toupper((unsigned char)*from);
    *to = '\0';
}

/* ---- lines ---- */

/* Breaks a statement after an operator where it would run over the line. */
void emit_wrapped(Text *out, const char *statement)
{
    int column = INDENT;
    text_add_bytes(out, "    ", INDENT);
    if (strlen(statement) <= LINE_WIDTH - INDENT) { /* as most do */
        text_add_string(out, statement);
        text_add_string(out, "\n");
        return;
    }
    while (*statement) {
        const char *end = strchr(statement, ' ');
        size_t length = end ? (size_t)(end - statement) : strlen(statement);
        if (column + (int)length > LINE_WIDTH && column > 2 * INDENT) {
            while (out->length && out->data[out->length - 1] == ' ')
                out->length--;
            text_add(out, "\n%*s", 2 * INDENT, "");
            column = 2 * INDENT;
        }
        text_add_bytes(out, statement, length);
        column += (int)length;
        statement += length;
        if (*statement == ' ') {
            text_add_string(out, " ");
            column++;
            statement++;
        }
    }
    text_add_string(out, "\n");
}

void emit_broken(Text *out, const char *line)
{
    int indent = (int)(strchr(line, '(') - line) + 1, column = 0;
    for (const char *at = line; *at;) {
        const char *comma = strstr(at, ", ");
        size_t length = comma ? (size_t)(comma - at) + 1 : strlen(at);
        if (column && column + (int)length + 1 > LINE_WIDTH) {
            text_add(out, "\n%*s", indent, "");
            column = indent;
        } else if (column) {
            text_add_string(out, " ");
            column++;
        }
        text_add_bytes(out, at, length);
        column += (int)length;
        at += length + (comma ? 1 : 0);
    }
}

/* ---- parameter lists ---- */

static void add_parameter(Text *line, const Parameter *parameter, Style style,
                          const ParameterList *as)
{
    bool names = as->form == BY_NAME, array = !parameter->is_struct;
    const char *before = parameter->input ? as->input : as->output;
    text_add_string(line, parameter->input && !names ? "const " : "");
    if (!names && array)
        text_add(line, "%s ", real_name(style.real));
    else if (!names)
        text_add(line, "%s_%s ", style.prefix, parameter->name);
    if (as->form == AS_POINTER || (!names && !array))
        text_add(line, "*%s", as->qualifier ? as->qualifier : "");
    text_add(line, "%s%s", array && before ? before : "", parameter->name);
    if (as->form == AS_ARRAY && array)
        text_add(line, "[%d]", parameter->size);
    if (array && as->rows)
        text_add(line, " + i*%d", parameter->size);
    const char *behind = array ? as->behind : as->structs;
    text_add(line, "%s, ", behind ? behind : "");
}

void c_parameters(Text *line, const Program *program, Style style, const ParameterList *as)
{
    Parameter parameters[MAX_PARAMETERS];
    int count = parameters_of(program->function, program_extent(program), parameters);
    for (int k = 0; k < count; k++)
        if (!as->which || as->which[k])
            add_parameter(line, &parameters[k], style, as);
}

void c_close(Text *line, const char *end)
{
    line->length -= strlen(", ");
    text_add_string(line, end);
}
