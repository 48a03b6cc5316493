/* joints.c: what a program needs to map joints by name to places in q: an enum of the joints, their
   names, those of the links they move, limits and largest efforts. Names are the robot file's and
   may be any text: in C they appear as escaped strings, and in the enum only their letters and
   digits. */
#include "emit/language/c/c.h"

#include <math.h>
#include <stddef.h>
#include <string.h>

static bool is_plain(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

/* PREFIX_JOINT_LEFT_ELBOW */
static void joint_constant(const Kernel *kernel, int joint, char *out, size_t room)
{
    char prefix[64], word[64];
    in_capitals(prefix, kernel->style.prefix);
    snprintf(word, sizeof word, "%.40s", kernel->joints[joint].name);
    for (char *c = word; *c; c++)
        *c = (char)(!is_plain(*c) ? '_' : *c >= 'a' && *c <= 'z' ? *c - 'a' + 'A' : *c);
    snprintf(out, room, "%s_JOINT_%s", prefix, word);
}

/* Two joints would be called the same: then all have their numbers at the end. */
static bool are_ambiguous(const Kernel *kernel, int n)
{
    char one[192], other[192];
    for (int i = 0; i < n; i++)
        for (int k = 0; k < i; k++) {
            joint_constant(kernel, i, one, sizeof one);
            joint_constant(kernel, k, other, sizeof other);
            if (strcmp(one, other) == 0)
                return true;
        }
    return false;
}

void emit_joint_declarations(Text *out, const Kernel *kernel, int n)
{
    const char *prefix = kernel->style.prefix, *real = real_name(kernel->style.real);
    if (!kernel->joints)
        return;
    bool numbered = are_ambiguous(kernel, n);
    if (kernel->style.comments)
        text_add_string(out, "/* joints, in the order of q */\n");
    text_add_string(out, "enum {\n");
    for (int i = 0; i < n; i++) {
        char constant[192];
        joint_constant(kernel, i, constant, sizeof constant);
        text_add(out, "    %s", constant);
        if (numbered)
            text_add(out, "_%d", i + 1);
        text_add(out, " = %d%s\n", i, i + 1 < n ? "," : "");
    }
    text_add(out, "};\nextern const char *const %s_joint_names[%d];\n", prefix, n);
    if (kernel->style.comments)
        text_add_string(out, "/* the links they move */\n");
    text_add(out, "extern const char *const %s_link_names[%d];\n", prefix, n);
    if (kernel->style.comments)
        text_add_string(
            out, "/* of q, and of torques; the largest number where the file gives none */\n");
    text_add(out, "extern const %s %s_lower[%d], %s_upper[%d], %s_effort[%d];\n\n", real, prefix, n,
             prefix, n, prefix, n);
}

/* A string literal: what is not plain as three octal digits, so that no name ends it. */
static void add_literal(Text *out, const char *text)
{
    text_add_string(out, "\"");
    for (; *text; text++) {
        if (is_plain(*text) || strchr("_- .,:/()[]", *text))
            text_add_bytes(out, text, 1);
        else
            text_add(out, "\\%03o", (unsigned)(unsigned char)*text);
    }
    text_add_string(out, "\"");
}

static void add_limit(Text *out, double value, Style style)
{
    char number[40];
    if (isinf(value))
        text_add(out, "%s%s", value < 0 ? "-" : "",
                 style.real == REAL_FLOAT ? "3.4e38f" : "1.7e308");
    else if (style.real == REAL_FLOAT)
        text_add(out, "%sf", shortest_float((float)value, number));
    else
        text_add_string(out, shortest_double(value, number));
}

static void add_limits(Text *out, const Kernel *kernel, int n, const char *name, size_t offset)
{
    text_add(out, "const %s %s_%s[%d] = {", real_name(kernel->style.real), kernel->style.prefix,
             name, n);
    for (int i = 0; i < n; i++) {
        double value;
        memcpy(&value, (const char *)&kernel->joints[i] + offset, sizeof value);
        text_add_string(out, i ? ", " : "");
        add_limit(out, value, kernel->style);
    }
    text_add_string(out, "};\n");
}

static void add_names(Text *out, const Kernel *kernel, int n, const char *name, size_t offset)
{
    text_add(out, "const char *const %s_%s[%d] = {", kernel->style.prefix, name, n);
    for (int i = 0; i < n; i++) {
        const char *text;
        memcpy(&text, (const char *)&kernel->joints[i] + offset, sizeof text);
        text_add_string(out, i ? ",\n    " : "\n    ");
        add_literal(out, text);
    }
    text_add_string(out, "\n};\n");
}

void emit_joint_tables(Text *out, const Kernel *kernel, int n)
{
    if (!kernel->joints)
        return;
    add_names(out, kernel, n, "joint_names", offsetof(JointEntry, name));
    add_names(out, kernel, n, "link_names", offsetof(JointEntry, link));
    add_limits(out, kernel, n, "lower", offsetof(JointEntry, lower));
    add_limits(out, kernel, n, "upper", offsetof(JointEntry, upper));
    add_limits(out, kernel, n, "effort", offsetof(JointEntry, effort));
    text_add_string(out, "\n");
}
