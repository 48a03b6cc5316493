/* function.c: one program as one C function: straight-line code, every intermediate assigned once.
   Which intermediates there are, and their names and signs, is the writer's business. */
#include "emit/emit.h"
#include "emit/pairs.h"

#include <math.h>
#include <string.h>

enum { LINE_WIDTH = 100, INDENT = 4 };

/* ---- notation ---- */

static void write_input(Text *out, const char *array, uint32_t element)
{
    const Member *member = member_find(array);
    if (member)
        text_add(out, "%s->", member->of);
    text_add_string(out, array);
    if (!member || member->size != 1)
        text_add(out, "[%u]", element);
}

static void write_double(Text *out, double value)
{
    char buffer[40];
    text_add_string(out, shortest_double(value, buffer));
}

static void write_float(Text *out, double value)
{
    char buffer[40];
    if (!isfinite((float)value))
        fail_job("the constant %g is beyond the range of float", value);
    text_add(out, "%sf", shortest_float((float)value, buffer));
}

/* clang-format off */
static const Notation notation_of[] = {
#define OP(name, operands, column, text) text,
    [REAL_DOUBLE] = {write_double, write_input, {
#include "expression/ops.h"
    }, 0},
#undef OP
#define OP(name, operands, column, text) operands == 1 ? text "f" : text,
    [REAL_FLOAT] = {write_float, write_input, {
#include "expression/ops.h"
    }, 0},
#undef OP
};
/* clang-format on */

Notation notation_for(Style style)
{
    Notation notation = notation_of[style.real];
    notation.apart = style.sincos == SINCOS_INLINE ? PAIRS_APART : 0;
    return notation;
}

/* ---- statements ---- */

/* Breaks a statement after an operator where it would run over the line. */
void emit_wrapped(Text *out, const char *statement)
{
    int column = INDENT;
    text_add(out, "%*s", INDENT, "");
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

const char *real_name(RealType real)
{
    return real == REAL_FLOAT ? "float" : "double";
}

static void add_struct(Text *out, const char *name, int n, Style style)
{
    text_add_string(out, "typedef struct {\n");
    for (int k = 0; k < member_count; k++) {
        const Member *member = &members[k];
        if (strcmp(member->of, name) != 0)
            continue;
        text_add(out, "    %s %s", real_name(style.real), member->name);
        if (member->size != 1)
            text_add(out, "[%d]", member_size(member, n));
        text_add(out, style.comments ? "; /* %s */\n" : ";\n", member->meaning);
    }
    text_add(out, "} %s_%s;\n", style.prefix, name);
}

bool emit_struct(Text *out, const char *name, Program *const *programs, int count, Style style)
{
    for (int i = 0; i < count; i++)
        if (function_takes(programs[i]->function, name)) {
            add_struct(out, name, programs[i]->n, style);
            return true;
        }
    return false;
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

void emit_prototype(Text *out, const Program *program, Style style)
{
    const Function *function = program->function;
    Text line = {0};
    text_add(&line, "void %s_%s(", style.prefix, function->c_name);
    for (int k = 0; k < function_input_count(function); k++) {
        const char *input = function->inputs[k];
        if (is_struct(input))
            text_add(&line, "const %s_%s *%s, ", style.prefix, input, input);
        else
            text_add(&line, "const %s %s[%d], ", real_name(style.real), input,
                     input_size(input, program->n));
    }
    for (int k = 0; k < function_output_count(function); k++)
        text_add(&line, "%s%s %s[%d]", k ? ", " : "", real_name(style.real),
                 function->outputs[k].name, size_of(function->outputs[k].size, program->n));
    text_add_string(&line, ")");
    emit_broken(out, line.data);
    text_free(&line);
}

/* The parameter of the C function in which an input array comes. */
const char *argument_of(const char *array)
{
    const Member *member = member_find(array);
    return member ? member->of : array;
}
