/* kernel.c: the generated file around the functions: head comment, prototypes, header. */
#include "emit/emit.h"

#include <ctype.h>
#include <inttypes.h>
#include <string.h>

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

/* ---- text from a robot file ---- */

/* The bytes of a Latin letter with an accent (U+00C0 to U+024F): people's names have them. */
static int accented(const unsigned char *c)
{
    bool lead = c[0] >= 0xC3 && c[0] <= 0xC9;
    return lead && c[1] >= 0x80 && c[1] <= 0xBF ? 2 : 0;
}

void emit_comment_text(Text *out, const char *text, const char *line_start, int column)
{
    enum { WIDTH = 96 };
    char last = ' ';
    for (const unsigned char *c = (const unsigned char *)text; *c;) {
        int length = accented(c);
        char byte = (char)*c;
        if (!length && (*c < 32 || *c > 126))
            byte = *c < 32 ? ' ' : '?';
        if (byte == '\\')
            byte = '|'; /* no line continuation, no escape */
        if ((last == '*' && byte == '/') || (last == '/' && byte == '*') ||
            (last == '?' && byte == '?')) {
            text_add_string(out, " ");
            column++;
        }
        const char *space = strchr((const char *)c, ' ');
        int word = (int)(space ? (size_t)(space - (const char *)c) : strlen((const char *)c));
        if ((last == ' ' && byte != ' ' && column > 30 && column + word > WIDTH) || column > 200) {
            while (out->length && out->data[out->length - 1] == ' ')
                out->length--;
            text_add(out, "\n%s", line_start);
            column = (int)strlen(line_start);
        }
        if (length) {
            text_add_bytes(out, (const char *)c, (size_t)length);
        } else if (!(byte == ' ' && last == ' ')) {
            text_add_bytes(out, &byte, 1);
        }
        last = byte;
        column++;
        /* What is not printed byte by byte is passed over whole. */
        c += length ? length : 1;
        if (!length && byte == '?' && c[-1] > 126)
            while ((*c & 0xC0) == 0x80)
                c++;
    }
    while (out->length && out->data[out->length - 1] == ' ')
        out->data[--out->length] = '\0';
}

/* ---- parts of the file ---- */

static void add_table(Text *out, Program *const *programs, int count)
{
    int width = 25;
    for (int i = 0; i < count; i++)
        if ((int)strlen(programs[i]->function->c_name) > width)
            width = (int)strlen(programs[i]->function->c_name);
    text_add(out, " *   %-*s algorithm            M      A    D  sin/cos\n", width, "function");
    for (int i = 0; i < count; i++) {
        const Program *p = programs[i];
        char algorithm[64];
        if (strcmp(p->algorithm, p->made_by) == 0)
            snprintf(algorithm, sizeof algorithm, "%s", p->algorithm);
        else
            snprintf(algorithm, sizeof algorithm, "%s: %s", p->algorithm, p->made_by);
        text_add(out, " *   %-*s %-18s %4d   %4d  %3d  %7d\n", width, p->function->c_name,
                 algorithm, p->ops.M, p->ops.A, p->ops.D, p->ops.sincos);
    }
}

static void add_batch_note(Text *out, const Kernel *kernel)
{
    text_add(out,
             " *\n * Each function has a companion ..._batch for count states at once, whose arrays "
             "hold first one\n * number of all states, then the next: q[j*count + i] is q[j] of "
             "state i, M[k*count + i] is M[k].\n * It works on %d states at a time where the "
             "compiler has vectors (gcc, clang; best with\n * -O3 -march=native), else on one. Up "
             "to some hundred states a call stay in the cache.\n",
             kernel->style.lanes);
}

static void add_head(Text *out, const Kernel *kernel, Program *const *programs, int count)
{
    const char *real = kernel->style.real == REAL_FLOAT ? "float" : "double";
    text_add_string(out, "/* ");
    emit_comment_text(out, kernel->robot, " * ", 3);
    text_add(out, ": robot dynamics as straight-line C, by rbgen %s\n", RBGEN_VERSION);
    text_add_string(out, " *\n * joints   ");
    text_add(out, "%d: %s", programs[0]->n, kernel->pattern);
    if (kernel->source[0]) {
        text_add_string(out, "\n * source   ");
        emit_comment_text(out, kernel->source, " *          ", 12);
    }
    text_add(out, "\n * model    %016" PRIx64 "\n", kernel->hash);
    text_add(out, " * command  %s\n", kernel->command);
    text_add_string(
        out, " *\n * Operations of each call: multiplications M, additions and subtractions A, "
             "divisions\n * and square roots D, pairs of sine and cosine.\n *\n");
    add_table(out, programs, count);
    if (kernel->notes[0]) {
        text_add_string(out, " *\n * ");
        emit_comment_text(out, kernel->notes, " * ", 3);
        text_add_string(out, "\n");
    }
    if (kernel->selftest)
        emit_selftest_head(out, kernel, programs, count);
    if (kernel->style.lanes)
        add_batch_note(out, kernel);
    text_add(
        out,
        " *\n * SI units: radians or metres for q, N m or N for torques. Arrays are row-major %s.\n"
        " * No allocation, no global state, no branches; outputs may not overlap inputs.\n"
        " * Compile: cc -std=c99 -O2 -c FILE.c, and link with -lm.\n"
        " * This file belongs to whoever generated it.\n */\n",
        real);
}

static void upper(char *to, const char *from)
{
    for (; *from; from++)
        *to++ = (char)toupper((unsigned char)*from);
    *to = '\0';
}

/* The robot's own parameters, as an initialiser. */
static void add_initialiser(Text *out, const Kernel *kernel, int n)
{
    char name[64], buffer[40];
    bool single = kernel->style.real == REAL_FLOAT;
    upper(name, kernel->style.prefix);
    if (kernel->style.comments)
        text_add(out, "/* this robot's: %s_params params = %s_PARAMS; */\n", kernel->style.prefix,
                 name);
    text_add(out, "#define %s_PARAMS ", name);
    const double *value = kernel->params;
    const char *separator = "{";
    for (int m = 0; m < member_count; m++) {
        if (strcmp(members[m].of, "params") != 0)
            continue;
        int size = member_size(&members[m], n);
        text_add(out, size > 1 || !members[m].size ? "%s{" : "%s", separator);
        for (int k = 0; k < size; k++, value++) {
            const char *number = single ? shortest_float((float)*value, buffer)
                                        : shortest_double(*value, buffer);
            text_add(out, "%s%s%s", k ? ", " : "", number, single ? "f" : "");
        }
        separator = size > 1 || !members[m].size ? "}, " : ", ";
    }
    text_add_string(out, separator[0] == '}' ? "}}\n" : "}\n");
}

static void add_structs(Text *out, const Kernel *kernel, Program *const *programs, int count)
{
    if (emit_struct(out, "payload", programs, count, kernel->style))
        text_add_string(out, "\n");
    if (emit_struct(out, "params", programs, count, kernel->style)) {
        add_initialiser(out, kernel, programs[0]->n);
        text_add_string(out, "\n");
    }
}

static void add_prototypes(Text *out, const Kernel *kernel, Program *const *programs, int count)
{
    add_structs(out, kernel, programs, count);
    for (int i = 0; i < count; i++) {
        if (kernel->style.comments)
            text_add(out, "/* %s */\n", programs[i]->function->comment);
        emit_prototype(out, programs[i], kernel->style);
        text_add_string(out, ";\n");
    }
    if (kernel->selftest)
        emit_selftest_declarations(out, kernel, programs, count);
    if (!kernel->style.lanes)
        return;
    if (kernel->style.comments)
        text_add_string(out, "\n/* the same for many states: q[j*count + i] is q[j] of state i */\n");
    emit_batch_declarations(out, kernel->style);
    for (int i = 0; i < count; i++) {
        emit_batch_prototype(out, programs[i], kernel->style);
        text_add_string(out, ";\n");
    }
}

static void add_dof(Text *out, const Kernel *kernel, int n)
{
    char name[64];
    upper(name, kernel->style.prefix);
    text_add(out, "#define %s_DOF %d\n", name, n);
}

/* size_t, for batches. */
static void add_includes(Text *out, const Kernel *kernel)
{
    if (kernel->style.lanes)
        text_add_string(out, "#include <stddef.h>\n\n");
}

void emit_header(Text *out, const Kernel *kernel, Program *const *programs, int count)
{
    Text head = {0}, guard = {0}, dof = {0}, prototypes = {0};
    char name[64];
    upper(name, kernel->style.prefix);
    if (kernel->style.comments)
        add_head(&head, kernel, programs, count);
    text_add(&guard, "#ifndef %s_DYN_H\n#define %s_DYN_H\n", name, name);
    add_includes(&dof, kernel);
    add_dof(&dof, kernel, programs[0]->n);
    add_prototypes(&prototypes, kernel, programs, count);
    const Insertion insertions[] = {{"head", head.length ? head.data : ""},
                                    {"guard", guard.data},
                                    {"dof", dof.data},
                                    {"prototypes", prototypes.data}};
    template_fill(out, "kernel.in.h", insertions, COUNT(insertions));
    text_free(&head);
    text_free(&guard);
    text_free(&dof);
    text_free(&prototypes);
}

void emit_for_compiler(Text *out)
{
    template_fill(out, "gcc.in.c", NULL, 0);
}

void emit_kernel(Text *out, const Kernel *kernel, Program *const *programs, int count)
{
    Text head = {0}, compiler = {0}, declarations = {0}, body = {0};
    emit_for_compiler(&compiler);
    if (kernel->style.comments)
        add_head(&head, kernel, programs, count);
    if (kernel->header_name) {
        text_add(&declarations, "#include \"%s\"\n", kernel->header_name);
    } else {
        add_includes(&declarations, kernel);
        add_dof(&declarations, kernel, programs[0]->n);
        text_add_string(&declarations, "\n#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n");
        add_prototypes(&declarations, kernel, programs, count);
        text_add_string(&declarations, "\n#ifdef __cplusplus\n}\n#endif\n");
    }
    emit_sincos(&body, programs, count, kernel->style);
    for (int i = 0; i < count; i++) {
        if (i)
            text_add_string(&body, "\n");
        emit_function(&body, programs[i], kernel->style);
    }
    if (kernel->style.lanes) {
        text_add_string(&body, "\n");
        emit_batches(&body, programs, count, kernel->style);
    }
    const Insertion insertions[] = {{"head", head.length ? head.data : ""},
                                    {"compiler", compiler.data},
                                    {"declarations", declarations.data},
                                    {"functions", body.data}};
    template_fill(out, "kernel.in.c", insertions, COUNT(insertions));
    if (kernel->selftest)
        emit_selftest(out, kernel, programs, count);
    text_free(&head);
    text_free(&compiler);
    text_free(&declarations);
    text_free(&body);
}
