/* opencl.c: kernels for many states, one a work item, in OpenCL C: NAME_..._kernel, whose arrays
   hold one number of all states, then the next, as those of batches do. The functions are those of
   C; a kernel takes its state from the arrays, calls one, and puts back what it gave. */
#include "emit/language/c/c.h"

#include <string.h>

static void add_head(Text *out, const Kernel *kernel, Program *const *programs, int count)
{
    static const CommentMarks marks = {"/* ", " * ", " */"};
    Head head = head_begin(out, &marks, kernel, programs, count, "OpenCL C");
    head_operations(&head);
    head_notes(&head);
    head_line(&head, "");
    head_words(
        &head,
        "One work item a state: give count of them, or more, as the global size. Arrays hold "
        "first one number of all states, then the next: q[j*count + i] is q[j] of state i, "
        "M[k*count + i] is M[k].%s",
        kernel->style.each ? " Structs are arrays, one a state: payload[i], params[i]." : "");
    head_arrays(&head, real_name(kernel->style.real));
    head_glossary(&head);
    head_line(&head, "");
    head_line(&head, kernel->style.real == REAL_DOUBLE
                         ? "Needs OpenCL 1.2 and a device with cl_khr_fp64."
                         : "Needs OpenCL 1.2.");
    head_line(&head, "This file belongs to whoever generated it.");
    head_end(&head);
}

/* ---- kernels ---- */

static void write_prototype(Text *out, const Program *program, Style style)
{
    Parameter parameters[MAX_PARAMETERS];
    int count = parameters_of(program->function, program_extent(program), parameters);
    Text line = {0};
    text_add(&line, "__kernel void %s_%s_kernel(", style.prefix, program->function->c_name);
    for (int k = 0; k < count; k++) {
        const Parameter *p = &parameters[k];
        text_add(&line, "__global %s", p->input ? "const " : "");
        if (p->is_struct)
            text_add(&line, "%s_%s *%s, ", style.prefix, p->name, p->name);
        else
            text_add(&line, "%s *%s, ", real_name(style.real), p->name);
    }
    text_add_string(&line, "uint count)");
    emit_broken(out, line.data);
    text_free(&line);
}

static void write_kernel(Text *out, const Program *program, Style style)
{
    Parameter parameters[MAX_PARAMETERS];
    int count = parameters_of(program->function, program_extent(program), parameters);
    Text call = {0}, after = {0};
    text_add_string(out, "\n");
    write_prototype(out, program, style);
    text_add_string(out, "\n{\n    const size_t i = get_global_id(0);\n    if (i >= count)\n"
                         "        return;\n");
    text_add(&call, "%s_%s(", style.prefix, program->function->c_name);
    for (int k = 0; k < count; k++) {
        const Parameter *p = &parameters[k];
        text_add(&call, "%sone_%s, ", p->is_struct ? "&" : "", p->name);
        if (p->is_struct) {
            text_add(out, "    const %s_%s one_%s = %s[%s];\n", style.prefix, p->name, p->name,
                     p->name, style.each ? "i" : "0");
            continue;
        }
        text_add(out, "    %s one_%s[%d];\n", real_name(style.real), p->name, p->size);
        if (p->input)
            text_add(out,
                     "    for (int k = 0; k < %d; k++)\n        one_%s[k] = %s[(size_t)k*count + "
                     "i];\n",
                     p->size, p->name, p->name);
        else
            text_add(&after,
                     "    for (int k = 0; k < %d; k++)\n        %s[(size_t)k*count + i] = "
                     "one_%s[k];\n",
                     p->size, p->name, p->name);
    }
    c_close(&call, ");");
    emit_wrapped(out, call.data);
    text_add(out, "%s}\n", after.data);
    text_free(&call);
    text_free(&after);
}

/* ---- the file ---- */

/* OpenCL has one name for a function of both types. */
static void add_respelled(Text *out, const Text *text)
{
    static const Word words[] = {
        {"sinf", "sin"}, {"cosf", "cos"}, {"sqrtf", "sqrt"}, {"expf", "exp"}, {"fabsf", "fabs"}};
    add_renamed(out, text->data, words, COUNT(words));
}

void opencl_file(Text *out, const Kernel *kernel, Program *const *programs, int count)
{
    Style style = kernel->style;
    Text body = {0};
    char capitals[64];
    if (style.sincos == SINCOS_INLINE)
        style.sincos = SINCOS_SINGLY; /* angles of one state do not share a vector */
    in_capitals(capitals, style.prefix);
    if (style.comments)
        add_head(out, kernel, programs, count);
    if (style.real == REAL_DOUBLE)
        text_add_string(out, "#pragma OPENCL EXTENSION cl_khr_fp64 : enable\n\n");
    text_add(out, "#define %s_DOF %d\n", capitals, programs[0]->n);
    if (programs[0]->positions != programs[0]->n)
        text_add(out, "#define %s_POSITIONS %d\n", capitals, programs[0]->positions);
    text_add_string(out, "\n");
    for (int s = 0; s < 2; s++)
        if (emit_struct(out, s ? "params" : "payload", programs, count, style))
            text_add_string(out, "\n");
    emit_sincos(&body, programs, count, style);
    for (int i = 0; i < count; i++) {
        if (style.comments)
            text_add(&body, "/* %s */\n", programs[i]->function->comment);
        emit_prototype(&body, programs[i], style);
        text_add_string(&body, ";\n\n");
        emit_function(&body, programs[i], style);
        write_kernel(&body, programs[i], style);
        text_add_string(&body, i + 1 < count ? "\n" : "");
    }
    add_respelled(out, &body);
    text_free(&body);
}
