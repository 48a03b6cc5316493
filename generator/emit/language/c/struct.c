/* struct.c: the structs that functions take, and the robot's own values of what stays open. */
#include "emit/language/c/c.h"

#include <string.h>

static void add_struct(Text *out, const char *name, Members members, int n, Style style)
{
    text_add_string(out, "typedef struct {\n");
    for (int k = 0; k < members.count; k++) {
        const Member *member = &members.item[k];
        if (member->size == NO_MEMBER)
            continue;
        text_add(out, "    %s %s", real_name(style.real), member->name);
        if (member_is_array(member))
            text_add(out, "[%d]", member_size(member, n));
        text_add(out, style.comments ? "; /* %s */\n" : ";\n", member->meaning);
    }
    text_add(out, "} %s_%s;\n", style.prefix, name);
}

bool emit_struct(Text *out, const char *name, Program *const *programs, int count, Style style)
{
    for (int i = 0; i < count; i++)
        if (function_takes(programs[i]->function, name)) {
            add_struct(out, name, struct_members(name, programs[i]->params), programs[i]->n, style);
            return true;
        }
    return false;
}

/* The robot's own parameters, as an initialiser. */
void emit_initialiser(Text *out, const Kernel *kernel, Members members, int n)
{
    char name[64], buffer[40];
    bool single = kernel->style.real == REAL_FLOAT;
    in_capitals(name, kernel->style.prefix);
    if (kernel->style.comments)
        text_add(out, "/* this robot's: %s_params params = %s_PARAMS; */\n", kernel->style.prefix,
                 name);
    text_add(out, "#define %s_PARAMS ", name);
    const double *value = kernel->params;
    const char *separator = "{";
    for (int m = 0; m < members.count; m++) {
        int size = member_size(&members.item[m], n);
        if (members.item[m].size == NO_MEMBER)
            continue;
        text_add(out, member_is_array(&members.item[m]) ? "%s{" : "%s", separator);
        for (int k = 0; k < size; k++, value++) {
            const char *number =
                single ? shortest_float((float)*value, buffer) : shortest_double(*value, buffer);
            text_add(out, "%s%s%s", k ? ", " : "", number, single ? "f" : "");
        }
        separator = member_is_array(&members.item[m]) ? "}, " : ", ";
    }
    text_add_string(out, separator[0] == '}' ? "}}\n" : "}\n");
}

void emit_constants_prototype(Text *out, const Kernel *kernel)
{
    const char *prefix = kernel->style.prefix;
    if (kernel->style.comments)
        text_add(out, "/* fills in %s, to be called whenever another member has changed */\n",
                 kernel->constants->function->outputs[0].name);
    text_add(out, "void %s_constants(%s_params *params)", prefix, prefix);
}

void emit_constants(Text *out, const Kernel *kernel)
{
    const Program *program = kernel->constants;
    if (kernel->style.comments)
        text_add_string(out, "/* what follows from the parameters, once and for all calls */\n");
    text_add_string(out, "static ");
    emit_prototype(out, program, kernel->style);
    text_add_string(out, ";\n\n");
    emit_function(out, program, kernel->style);
    text_add(out, "\nvoid %s_constants(%s_params *params)\n{\n    %s_%s(params, params->%s);\n}\n",
             kernel->style.prefix, kernel->style.prefix, kernel->style.prefix,
             program->function->c_name, program->function->outputs[0].name);
}
