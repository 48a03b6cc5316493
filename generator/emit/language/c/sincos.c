/* sincos.c: where the pairs of sine and cosine come from: templates/sincos.in.c and sincosf.in.c,
   in the generated file itself, for one number; and their text for vectors. tests/sincos/ derives
   their numbers and measures their errors. */
#include "emit/language/c/c.h"

#include <ctype.h>
#include <string.h>

static void write_call(Text *out, const Notation *notation, const Listing *listing,
                       const Turned *turned, int count, Style style)
{
    Text call = {0};
    text_add_string(&call, style.real == REAL_FLOAT ? "rbgen_sincosf" : "rbgen_sincos");
    if (count > 1)
        text_add(&call, "%d", count);
    for (int m = 0; m < count; m++) {
        text_add_string(&call, m ? ", " : "(");
        expression_write(notation, listing, &call, listing->graph->nodes[turned[m].node].a,
                         PRECEDENCE_SUM);
        text_add(&call, ", &%s, &%s", turned[m].sine, turned[m].cosine);
    }
    text_add_string(&call, ");");
    emit_wrapped(out, call.data);
    text_free(&call);
}

void pairs_write(Text *out, const Notation *notation, const Listing *listing, const Turned *turned,
                 int count, Style style)
{
    int step = style.sincos == SINCOS_SINGLY ? 1 : TOGETHER;
    for (int m = 0; m < count; m++)
        text_add(out, "    %s %s, %s;\n", real_name(style.real), turned[m].sine, turned[m].cosine);
    for (int m = 0; m < count; m += step)
        write_call(out, notation, listing, turned + m, count - m < step ? count - m : step, style);
}

/* ---- C text ---- */

/* The end of the identifier that begins here; the same place when none does. */
static const char *word_end(const char *at)
{
    if (isdigit((unsigned char)*at)) /* a number, with its exponent and suffix, is none */
        return at;
    while (isalnum((unsigned char)*at) || *at == '_')
        at++;
    return at;
}

static void add_word(Text *out, const char *from, const char *to, const Word *words, int count)
{
    size_t length = (size_t)(to - from);
    for (int k = 0; k < count; k++)
        if (strlen(words[k].word) == length && memcmp(words[k].word, from, length) == 0) {
            text_add_string(out, words[k].by);
            return;
        }
    text_add_bytes(out, from, length);
}

void add_renamed(Text *out, const char *text, const Word *words, int count)
{
    while (*text) {
        const char *end = word_end(text);
        if (end > text) {
            add_word(out, text, end, words, count);
        } else { /* a number to its end, or one character */
            do
                end++;
            while (isdigit((unsigned char)*text) && (isalnum((unsigned char)*end) || *end == '.'));
            text_add_bytes(out, text, (size_t)(end - text));
        }
        text = end;
    }
}

void add_without_comments(Text *out, const char *text)
{
    bool line_empty = true; /* so far */
    while (*text) {
        if (strncmp(text, "/*", 2) == 0) {
            while (out->length && out->data[out->length - 1] == ' ')
                out->length--;
            text = strstr(text, "*/") + 2;
            text += line_empty && *text == '\n'; /* nothing else stood on those lines */
            continue;
        }
        line_empty = *text == '\n' || (line_empty && *text == ' ');
        text_add_bytes(out, text++, 1);
    }
}

/* ---- the function ---- */

static const char *sincos_template(RealType real)
{
    return real == REAL_FLOAT ? "sincosf.in.c" : "sincos.in.c";
}

const char *sincos_core(Arena *arena, RealType real)
{
    Text text = {0};
    template_fill(&text, sincos_template(real), NULL, 0);
    const char *begin = strstr(text.data, "{\n") + strlen("{\n");
    const char *core = arena_format(arena, "%.*s", (int)(strstr(begin, "}\n") - begin), begin);
    text_free(&text);
    return core;
}

/* No more lanes than the TOGETHER angles of a call: eight doubles in a register of AVX-512 were
   slower than twice four, 0.99 of the speed by gcc and 0.93 by clang (tests/bench/angles, on an AMD
   processor); on one of Intel's 0.99 and 1.01 to 1.02. */
static void add_together(Text *out, RealType real)
{
    Arena *arena = arena_new();
    bool single = real == REAL_FLOAT;
    Text scalar = {0}, steps = {0};
    const Word words[] = {
        {real_name(real), single ? "rbgen_lanesf" : "rbgen_lanes"},
        {"fabs", "RBGEN_LANES_ABS"},
        {"fabsf", "RBGEN_LANESF_ABS"},
    };
    add_without_comments(&scalar, sincos_core(arena, real));
    add_renamed(&steps, scalar.data, words, COUNT(words));
    const Insertion insertions[] = {{"real", real_name(real)},
                                    {"F", single ? "F" : ""},
                                    {"f", single ? "f" : ""},
                                    {"bytes", single ? "4" : "8"},
                                    {"bits", single ? "int" : "long long"},
                                    {"not_sign", single ? "0x7fffffff" : "0x7fffffffffffffffLL"},
                                    {"narrow", single ? "4" : "2"},
                                    {"steps", steps.data}};
    template_fill(out, "sincos_lanes.in.c", insertions, COUNT(insertions));
    text_free(&scalar);
    text_free(&steps);
    arena_free(arena);
}

void emit_sincos(Text *out, Program *const *programs, int count, Style style)
{
    bool needed = false;
    for (int i = 0; i < count; i++)
        needed = needed || programs[i]->ops.sincos > 0;
    if (!needed || style.sincos == SINCOS_LIBM)
        return;
    Text text = {0};
    template_fill(&text, "rounding.in.c", NULL, 0);
    text_add_string(&text, "\n");
    template_fill(&text, sincos_template(style.real), NULL, 0);
    if (style.sincos == SINCOS_INLINE) {
        text_add_string(&text, "\n");
        add_together(&text, style.real);
    }
    if (style.comments)
        text_add_string(out, text.data);
    else
        add_without_comments(out, text.data);
    text_add_string(out, "\n");
    text_free(&text);
}
