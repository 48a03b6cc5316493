/* head.c: the head of a generated file, for whoever opens it: what it is and what made it, what the
   functions take, give and cost. Languages differ in their comment marks only. */
#include "emit/language/language.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdarg.h>
#include <string.h>

/* ---- lines ---- */

void head_line(Head *head, const char *line)
{
    text_add_string(head->out, head->marks->line);
    text_add_string(head->out, line);
    while (head->out->length && head->out->data[head->out->length - 1] == ' ')
        head->out->length--;
    text_add_string(head->out, "\n");
}

/* Words from column on, further lines beginning there, too. */
static void add_words(Head *head, const char *words, int column)
{
    enum { WIDTH = 99 };
    int start = (int)strlen(head->marks->line) + column, at = start;
    for (const char *word = words; *word;) {
        size_t length = strcspn(word, " ");
        if (at > start && at + 1 + (int)length > WIDTH) {
            text_add(head->out, "\n%s%*s", head->marks->line, column, "");
            at = start;
        } else if (at > start) {
            text_add_string(head->out, " ");
            at++;
        }
        text_add_bytes(head->out, word, length);
        at += (int)length;
        word += length + strspn(word + length, " ");
    }
    text_add_string(head->out, "\n");
}

void head_words(Head *head, const char *format, ...)
{
    char words[1024];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(words, sizeof words, format, arguments);
    va_end(arguments);
    text_add_string(head->out, head->marks->line);
    add_words(head, words, 0);
}

void head_entry(Head *head, const char *name, int width, const char *words)
{
    text_add(head->out, "%s  %-*s ", head->marks->line, width, name);
    add_words(head, words, width + 3);
}

/* ---- what it is ---- */

Head head_begin(Text *out, const CommentMarks *marks, const Kernel *kernel,
                Program *const *programs, int count, const char *what)
{
    Head head = {out, marks, kernel, programs, count};
    text_add_string(out, marks->begin);
    emit_comment_text(out, kernel->robot, marks->line, (int)strlen(marks->begin));
    text_add(out, ": robot dynamics as %s, by rbgen %s\n", what, RBGEN_VERSION);
    head_line(&head, "");
    text_add(out, "%sjoints   %d: %s\n", marks->line, programs[0]->n, kernel->pattern);
    if (kernel->source[0]) {
        Text line_start = {0};
        text_add(&line_start, "%s         ", marks->line);
        text_add(out, "%ssource   ", marks->line);
        emit_comment_text(out, kernel->source, line_start.data, (int)line_start.length);
        text_add_string(out, "\n");
        text_free(&line_start);
    }
    text_add(out, "%smodel    %016" PRIx64 "\n", marks->line, kernel->hash);
    text_add(out, "%scommand  %s\n", marks->line, kernel->command);
    return head;
}

static int name_width(const Head *head)
{
    int width = 25;
    for (int i = 0; i < head->count; i++)
        if ((int)strlen(head->programs[i]->function->c_name) > width)
            width = (int)strlen(head->programs[i]->function->c_name);
    return width;
}

void head_operations(Head *head)
{
    int width = name_width(head);
    head_line(head, "");
    head_words(head, "Operations of each call: multiplications M, additions and subtractions A, "
                     "divisions and square roots D, pairs of sine and cosine.");
    head_line(head, "");
    text_add(head->out, "%s  %-*s algorithm            M      A    D  sin/cos\n", head->marks->line,
             width, "function");
    for (int i = 0; i < head->count; i++) {
        const Program *p = head->programs[i];
        char algorithm[64];
        if (strcmp(p->algorithm, p->made_by) == 0)
            snprintf(algorithm, sizeof algorithm, "%s", p->algorithm);
        else
            snprintf(algorithm, sizeof algorithm, "%s: %s", p->algorithm, p->made_by);
        text_add(head->out, "%s  %-*s %-18s %4d   %4d  %3d  %7d\n", head->marks->line, width,
                 p->function->c_name, algorithm, p->ops.M, p->ops.A, p->ops.D, p->ops.sincos);
    }
    const Program *constants = head->kernel->constants;
    if (constants) {
        text_add(head->out, "%s  %-*s %-18s %4d   %4d  %3d  %7d\n", head->marks->line, width,
                 constants->function->name, "of parameters", constants->ops.M, constants->ops.A,
                 constants->ops.D, constants->ops.sincos);
        head_line(head, "");
        head_words(head, "constants is called once for a set of parameters, and none of its "
                         "operations is among those of the functions.");
    }
    for (int i = 0; i < head->count; i++)
        if (head->programs[i]->breaks) {
            head_line(head, "");
            head_words(head, "%s by %s divides by zero %s: what comes out there is no number.",
                       head->programs[i]->function->c_name, head->programs[i]->algorithm,
                       head->programs[i]->breaks);
        }
}

void head_notes(Head *head)
{
    if (!head->kernel->notes[0])
        return;
    head_line(head, "");
    text_add_string(head->out, head->marks->line);
    emit_comment_text(head->out, head->kernel->notes, head->marks->line,
                      (int)strlen(head->marks->line));
    text_add_string(head->out, "\n");
}

void head_end(Head *head)
{
    text_add(head->out, "%s\n", head->marks->end);
}

/* ---- inputs and outputs ---- */

/* "rad (m)" is rad of joints that turn and m of those that slide: what the robot has of them. Of
   "m (1), then 1 (0)" likewise, each by itself. */
static void add_unit(Text *out, const char *unit, bool turns, bool slides)
{
    static const char then[] = ", then ";
    const char *open;
    while (!(turns && slides) && (open = strchr(unit, '('))) {
        size_t inside = strcspn(open + 1, ")");
        if (turns)
            text_add_bytes(out, unit, (size_t)(open - unit) - 1);
        else if (strncmp(unit, then, strlen(then)) == 0)
            text_add_string(out, then);
        if (!turns)
            text_add_bytes(out, open + 1, inside);
        unit = open + 1 + inside + 1;
    }
    text_add_string(out, unit);
}

static void add_arrays(Text *out, const Program *program, bool inputs, bool turns, bool slides)
{
    Parameter parameters[MAX_PARAMETERS];
    int count = parameters_of(program->function, program_extent(program), parameters);
    const char *separator = "";
    for (int k = 0; k < count; k++) {
        const char *unit = array_unit(program->function, parameters[k].name);
        if (parameters[k].input != inputs)
            continue;
        text_add(out, "%s%s%s", separator, parameters[k].name, unit ? " [" : "");
        if (unit) {
            add_unit(out, unit, turns, slides);
            text_add_string(out, "]");
        }
        separator = ", ";
    }
}

static bool any_takes(const Head *head, const char *input)
{
    for (int i = 0; i < head->count; i++)
        if (function_takes(head->programs[i]->function, input))
            return true;
    return false;
}

static void add_structs(Head *head)
{
    if (any_takes(head, "wrench"))
        head_entry(head, "wrench", 7,
                   "what the environment exerts on the tool: force x, y, z, then moment x, y, z "
                   "about the tool's origin, in world axes. It helps the drives: tau = "
                   "inverse_dynamics - J^T wrench, with J as jacobian gives it.");
    if (any_takes(head, "base_w"))
        head_entry(
            head, "base_", 7,
            "the base's motion in world axes: angular velocity w, angular acceleration wd, "
            "acceleration a of its origin. World axes are those in which the base stands as "
            "the robot file has it and gravity points as it says: for a base that has turned, "
            "turn all into the base's axes and add to a what gravity has changed by, "
            "reversed.");
    if (any_takes(head, "payload"))
        head_entry(head, "payload", 7,
                   "a load fixed to the tool, in the tool's frame. All zeros is no load; NULL is "
                   "not allowed.");
    if (any_takes(head, "params"))
        head_entry(head, "params", 7,
                   "what stays open of the robot; its own values come with the prototypes. NULL is "
                   "not allowed.");
}

void head_arrays(Head *head, const char *real)
{
    bool turns = strchr(head->kernel->pattern, 'R') != NULL;
    bool slides = strchr(head->kernel->pattern, 'P') != NULL;
    Text line = {0};
    int width = name_width(head);
    head_line(head, "");
    head_words(
        head,
        "What goes in and comes out, with its SI unit%s. Arrays are row-major %s; joints come "
        "in the order of the robot file.",
        turns && slides ? " (in parentheses: of joints that slide)" : "", real);
    head_line(head, "");
    for (int i = 0; i < head->count; i++) {
        line.length = 0;
        add_arrays(&line, head->programs[i], true, turns, slides);
        text_add_string(&line, " -> ");
        add_arrays(&line, head->programs[i], false, turns, slides);
        head_entry(head, head->programs[i]->function->c_name, width, line.data);
    }
    text_free(&line);
    if (any_takes(head, "wrench") || any_takes(head, "base_w") || any_takes(head, "payload") ||
        any_takes(head, "params"))
        head_line(head, "");
    add_structs(head);
}
