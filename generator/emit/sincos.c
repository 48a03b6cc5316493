/* sincos.c: where the pairs of sine and cosine come from: templates/sincos.in.c and sincosf.in.c,
   in the generated file itself. tests/sincos/ derives their numbers and measures their errors. */
#include "emit/pairs.h"

#include <ctype.h>
#include <string.h>

/* ---- pairs ---- */

Pair *pairs_find(const Writer *writer)
{
    const Graph *graph = writer->graph;
    if (!(writer->notation->apart & PAIRS_APART))
        return NULL;
    Pair *pairs = arena_array(writer->arena, Pair, graph->node_count);
    for (uint32_t i = 0; i < graph->node_count; i++) {
        const Node *node = &graph->nodes[i];
        if (writer->live[i] && node->op == OP_SIN)
            pairs[expr_index(node->a)].sine = i;
        if (writer->live[i] && node->op == OP_COS)
            pairs[expr_index(node->a)].cosine = i;
    }
    return pairs;
}

bool pairs_names(const Writer *writer, Pair *pair, uint32_t i, const char **sine,
                 const char **cosine)
{
    if (pair->sine != i && pair->cosine != i)
        return false;
    const char *label = writer->label[i];
    *sine = pair->sine ? writer->label[pair->sine] : arena_format(writer->arena, "%s_sine", label);
    *cosine = pair->cosine ? writer->label[pair->cosine]
                           : arena_format(writer->arena, "%s_cosine", label);
    *pair = (Pair){0, 0};
    return true;
}

void pairs_write(Text *out, const Writer *writer, Pair *pair, uint32_t i, Style style)
{
    const char *sine, *cosine;
    if (!pairs_names(writer, pair, i, &sine, &cosine))
        return;
    text_add(out, "    %s %s, %s;\n", real_name(style.real), sine, cosine);
    Text call = {0};
    text_add(&call, "rbgen_sincos%s(", style.real == REAL_FLOAT ? "f" : "");
    writer_expression(writer, &call, writer->graph->nodes[i].a, PRECEDENCE_SUM);
    text_add(&call, ", &%s, &%s);", sine, cosine);
    emit_wrapped(out, call.data);
    text_free(&call);
}

/* ---- the function ---- */

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

void add_template(Text *out, const char *text, const Word *words, int count, bool comments)
{
    bool line_empty = true; /* so far */
    while (*text) {
        if (!comments && strncmp(text, "/*", 2) == 0) {
            while (out->length && out->data[out->length - 1] == ' ')
                out->length--;
            text = strstr(text, "*/") + 2;
            text += line_empty && *text == '\n'; /* nothing else stood on those lines */
            continue;
        }
        const char *end = word_end(text);
        if (end > text) {
            add_word(out, text, end, words, count);
        } else { /* a number to its end, or one character */
            do
                end++;
            while (isdigit((unsigned char)*text) && (isalnum((unsigned char)*end) || *end == '.'));
            text_add_bytes(out, text, (size_t)(end - text));
        }
        line_empty = *text == '\n' || (line_empty && *text == ' ');
        text = end;
    }
}

static const char *sincos_template(RealType real)
{
    return real == REAL_FLOAT ? "sincosf.in.c" : "sincos.in.c";
}

const char *sincos_core(Arena *arena, RealType real)
{
    Text text = {0};
    template_fill(&text, sincos_template(real), NULL, 0);
    const char *begin = strstr(text.data, "#else\n") + strlen("#else\n");
    const char *core = arena_format(arena, "%.*s", (int)(strstr(begin, "#endif") - begin), begin);
    text_free(&text);
    return core;
}

void emit_sincos(Text *out, Program *const *programs, int count, Style style)
{
    bool needed = false;
    for (int i = 0; i < count; i++)
        needed = needed || programs[i]->ops.sincos > 0;
    if (!needed || style.sincos == SINCOS_LIBM)
        return;
    Text text = {0};
    template_fill(&text, sincos_template(style.real), NULL, 0);
    add_template(out, text.data, NULL, 0, style.comments);
    text_add_string(out, "\n");
    text_free(&text);
}
