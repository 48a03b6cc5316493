/* xml.c: an XML file kept down to the elements and attributes that matter; elements of a kind are
   bounded. */
#include "model/read/xml.h"

#include "model/read/reader.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

enum { LONGEST_NAME = 200 };

typedef struct {
    Arena *arena;
    const XmlFormat *format;
    Warnings *warnings;
    int *count; /* of each kind that is kept */
} Selecting;

static const char *whole(Arena *arena, const XmlFormat *format)
{
    return arena_format(arena, "a %s file is one <%s> ... </%s>", format->name, format->root,
                        format->root);
}

/* ---- elements ---- */

static const XmlKept *find_kept(const XmlFormat *format, const Element *up, const char *tag)
{
    for (size_t i = 0; i < format->kept_count; i++) {
        const XmlKept *kept = &format->kept[i];
        if (strcmp(kept->tag, tag) == 0 &&
            (up ? kept->up && strcmp(kept->up, up->tag) == 0 : !kept->up))
            return kept;
    }
    return NULL;
}

/* A word that is unknown, but nearly one that is known, was probably meant as that. */
static void warn_misspelt(Selecting *selecting, const XmlNode *node, const Element *in,
                          const char *what, const char *word, const char *const *known,
                          size_t count)
{
    enum { MOST = 100 }; /* warnings a file */
    const char *near = nearest_word(word, known, count);
    if (near && selecting->warnings->count < MOST)
        warnings_add(selecting->arena, selecting->warnings, node->file, node->line,
                     "%s: unknown %s \"%s\" is passed over; did you mean \"%s\"?",
                     element_path(selecting->arena, in, NULL), what, word, near);
}

static void warn_unknown_tag(Selecting *selecting, const XmlNode *node, const Element *up)
{
    const char *tag = node->tag;
    const XmlFormat *format = selecting->format;
    const char **known = arena_array(selecting->arena, const char *, format->kept_count);
    size_t count = 0;
    for (size_t i = 0; i < format->passed_over_count; i++)
        if (strcmp(format->passed_over[i], tag) == 0)
            return;
    for (size_t i = 0; i < format->kept_count; i++)
        if (format->kept[i].up && strcmp(format->kept[i].up, up->tag) == 0)
            known[count++] = format->kept[i].tag;
    warn_misspelt(selecting, node, up, "element", tag, known, count);
}

static void keep_attributes(Selecting *selecting, const XmlNode *node, Element *element,
                            const XmlKept *kept)
{
    size_t count = 0;
    while (kept->keys[count])
        count++;
    element->key = kept->keys;
    element->value = arena_array(selecting->arena, const char *, count + 1);
    for (int a = 0; a < node->attribute_count; a++) {
        size_t i = 0;
        while (i < count && strcmp(kept->keys[i], node->key[a]) != 0)
            i++;
        if (i == count) {
            if (!strchr(node->key[a], ':'))
                warn_misspelt(selecting, node, element, "attribute", node->key[a], kept->keys,
                              count);
            continue;
        }
        if (strstr(node->value[a], "${") || strstr(node->value[a], "$("))
            fail_input("%s:%d: %s: %s: \"%s\" is for xacro to fill in; call the file .xacro",
                       node->file, node->line, element_path(selecting->arena, element, NULL),
                       node->key[a], show_text(node->value[a]).text);
        element->value[i] = node->value[a];
    }
}

/* Some elements come more than once, others must not. */
static void refuse_second(Selecting *selecting, const Element *element, const XmlKept *kept)
{
    const Element *up = element->up;
    int *count = &selecting->count[kept - selecting->format->kept];
    if (kept->many && ++*count > MAX_ELEMENTS)
        fail_input("%s:%d: more than %d %ss, the most that are read", element->file, element->line,
                   MAX_ELEMENTS, element->tag);
    if (kept->many || !up)
        return;
    for (const Element *other = up->child; other; other = other->next)
        if (other != element && strcmp(other->tag, element->tag) == 0)
            fail_input("%s:%d: %s: a second <%s>; line %d has one already", element->file,
                       element->line, element_path(selecting->arena, up, NULL), element->tag,
                       other->line);
}

/* The node as an element, with what is kept of all in it; NULL: it is passed over. */
static Element *keep(Selecting *selecting, const XmlNode *node, const Element *up, Element **last)
{
    if (strncmp(node->tag, "xacro:", 6) == 0)
        fail_input("%s:%d: <%s> is xacro, of which URDF is made; call the file .xacro", node->file,
                   node->line, show_text(node->tag).text);
    const XmlKept *kept = find_kept(selecting->format, up, node->tag);
    if (!kept && !up)
        fail_input("%s:%d: expected <%s>, got <%s>; %s", node->file, node->line,
                   selecting->format->root, show_text(node->tag).text,
                   whole(selecting->arena, selecting->format));
    if (!kept && up)
        warn_unknown_tag(selecting, node, up);
    if (!kept)
        return NULL;
    Element *element = arena_array(selecting->arena, Element, 1), **next = &element->child;
    element->tag = kept->tag;
    element->file = node->file;
    element->line = node->line;
    element->up = up;
    if (last)
        *last = element;
    keep_attributes(selecting, node, element, kept);
    refuse_second(selecting, element, kept);
    for (const XmlNode *child = node->child; child; child = child->next) {
        Element *made = keep(selecting, child, element, next); /* no deeper than MAX_NESTING */
        if (made)
            next = &made->next;
    }
    return element;
}

const Element *xml_select(Arena *arena, const XmlFormat *format, const XmlNode *root,
                          Warnings *warnings)
{
    Selecting selecting = {arena, format, warnings, arena_array(arena, int, format->kept_count)};
    return keep(&selecting, root, NULL, NULL);
}

const Element *xml_elements(Arena *arena, const XmlFormat *format, const char *file,
                            const char *text, size_t length, Warnings *warnings)
{
    const XmlNode *root = xml_nodes(arena, format->name, whole(arena, format), file, text, length);
    return xml_select(arena, format, root, warnings);
}

/* ---- questions ---- */

const Element *element_child(const Element *element, const char *tag)
{
    for (const Element *child = element ? element->child : NULL; child; child = child->next)
        if (strcmp(child->tag, tag) == 0)
            return child;
    return NULL;
}

const char *element_text(const Element *element, const char *key)
{
    for (size_t i = 0; element->key[i]; i++)
        if (strcmp(element->key[i], key) == 0)
            return element->value[i];
    return NULL;
}

const char *element_path(Arena *arena, const Element *element, const char *key)
{
    const char *path = element->tag, *colon = key ? ": " : "";
    const char *name = element->key ? element_text(element, "name") : NULL;
    if (element->up && name)
        path = arena_format(arena, "%s \"%s\"", path, show_text(name).text);
    bool nested = element->up && strcmp(element->up->tag, element->tag) == 0; /* bodies */
    if (element->up && element->up->up && !(name && nested))
        path = arena_format(arena, "%s: %s", element_path(arena, element->up, NULL), path);
    return arena_format(arena, "%s%s%s", path, colon, key ? key : "");
}

_Noreturn void element_fail(const Element *element, const char *key, const char *format, ...)
{
    char message[1024], path[256];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    Arena *arena = arena_new();
    snprintf(path, sizeof path, "%s", element_path(arena, element, key));
    arena_free(arena);
    fail_input("%s:%d: %s: %s", element->file, element->line, path, message);
}

const char *element_name(const Element *element, const char *key)
{
    const char *name = element_text(element, key);
    if (!name)
        element_fail(element, key, "missing");
    if (!*name)
        element_fail(element, key, "must not be empty");
    if (strlen(name) > LONGEST_NAME)
        element_fail(element, key, "must not be longer than %d bytes, got %zu", LONGEST_NAME,
                     strlen(name));
    for (const char *c = name; *c; c++)
        if ((unsigned char)*c < 32 || *c == 127)
            element_fail(element, key,
                         "must not have control characters; a name is one line of text");
    return name;
}

/* ---- numbers: decimal only; strtod would also take hexadecimal, inf and nan ---- */

static const char *skip_space(const char *at)
{
    return at + strspn(at, " \t\r\n");
}

static bool read_number(const char **at, double *out)
{
    enum { LONGEST = 63 };
    const char *begin = *at;
    size_t length = strspn(begin, "+-.0123456789eE");
    char *end;
    if (length == 0 || length > LONGEST)
        return false;
    double value = strtod(begin, &end);
    if (end != begin + length || !(*end == '\0' || strchr(" \t\r\n", *end)))
        return false;
    *out = value + 0.0; /* no -0 */
    *at = end;
    return true;
}

static double bounded(const Element *element, const char *key, double value)
{
    if (!(value <= MAX_MAGNITUDE && value >= -MAX_MAGNITUDE))
        element_fail(element, key, "must not be beyond 1e12, got %s; units are SI",
                     show_text(element_text(element, key)).text);
    return value;
}

double element_number(const Element *element, const char *key)
{
    const char *text = element_text(element, key), *at;
    double value;
    if (!text)
        element_fail(element, key, "missing; it must be a number");
    at = skip_space(text);
    if (!read_number(&at, &value) || *skip_space(at))
        element_fail(element, key, "must be a number, got \"%s\"", show_text(text).text);
    return bounded(element, key, value);
}

double element_number_or(const Element *element, const char *key, double otherwise)
{
    return element_text(element, key) ? element_number(element, key) : otherwise;
}

int element_numbers(const Element *element, const char *key, double *out, int least, int most)
{
    const char *text = element_text(element, key), *at = text;
    int count = 0;
    if (!text)
        element_fail(element, key, "missing; it must be %d numbers", least);
    for (at = skip_space(at); *at && count < most; at = skip_space(at)) {
        if (!read_number(&at, &out[count]))
            element_fail(element, key, "must be numbers with spaces between, got \"%s\"",
                         show_text(text).text);
        bounded(element, key, out[count++]);
    }
    if (*at || count < least)
        element_fail(element, key, "must be %s%d numbers, got \"%s\"",
                     least < most ? *at ? "at most " : "at least " : "", *at ? most : least,
                     show_text(text).text);
    return count;
}

void element_vector(const Element *element, const char *key, double out[3])
{
    const char *text = element_text(element, key), *at = text;
    if (!text)
        element_fail(element, key, "missing; it must be three numbers");
    for (int i = 0; i < 3; i++) {
        at = skip_space(at);
        if (!read_number(&at, &out[i]))
            element_fail(element, key, "must be three numbers with spaces between, got \"%s\"",
                         show_text(text).text);
        bounded(element, key, out[i]);
    }
    if (*skip_space(at))
        element_fail(element, key, "must be three numbers, not more, got \"%s\"",
                     show_text(text).text);
}
