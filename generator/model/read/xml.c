/* xml.c: XML by expat, kept down to the elements and attributes that matter.

   A file is anybody's, so: no document type with declarations of its own, hence no entities but
   XML's five, hence nothing that expands; nesting, elements and attributes kept are bounded, so
   memory is bounded by the file's size. A handler that finds something wrong takes it down and
   stops the parser, so that the failure leaves from here, with nothing of expat's behind. */
#include "model/read/xml.h"

#include "model/read/reader.h"

#include <expat.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

enum { LONGEST_NAME = 200 };

typedef struct {
    char tag[40];
    int line;
    Element *element; /* NULL: passed over, with all that is in it */
    Element **next;   /* where its next kept child goes */
} Open;

typedef struct {
    Arena *arena;
    const XmlFormat *format;
    const char *file;
    XML_Parser parser;
    Warnings *warnings;
    Element *root;
    Open open[MAX_NESTING];
    int depth;
    int *count; /* of each kind that is kept */
    bool failed;
    int failed_line;
    char message[512];
} Parsing;

static void stop(Parsing *parsing, const char *format, ...) PRINTF_LIKE(2, 3);
static void stop(Parsing *parsing, const char *format, ...)
{
    va_list arguments;
    if (parsing->failed)
        return;
    va_start(arguments, format);
    vsnprintf(parsing->message, sizeof parsing->message, format, arguments);
    va_end(arguments);
    parsing->failed = true;
    parsing->failed_line = (int)XML_GetCurrentLineNumber(parsing->parser);
    XML_StopParser(parsing->parser, XML_FALSE);
}

static const char *whole(const Parsing *parsing)
{
    const char *root = parsing->format->root;
    return arena_format(parsing->arena, "a %s file is one <%s> ... </%s>", parsing->format->name,
                        root, root);
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
static void warn_misspelt(Parsing *parsing, const Element *in, const char *what, const char *word,
                          const char *const *known, size_t count)
{
    enum { MOST = 100 }; /* warnings a file */
    const char *near = nearest_word(word, known, count);
    if (near && parsing->warnings->count < MOST)
        warnings_add(parsing->arena, parsing->warnings, parsing->file,
                     (int)XML_GetCurrentLineNumber(parsing->parser),
                     "%s: unknown %s \"%s\" is passed over; did you mean \"%s\"?",
                     element_path(parsing->arena, in, NULL), what, word, near);
}

static void warn_unknown_tag(Parsing *parsing, const Element *up, const char *tag)
{
    const XmlFormat *format = parsing->format;
    const char **known = arena_array(parsing->arena, const char *, format->kept_count);
    size_t count = 0;
    for (size_t i = 0; i < format->passed_over_count; i++)
        if (strcmp(format->passed_over[i], tag) == 0)
            return;
    for (size_t i = 0; i < format->kept_count; i++)
        if (format->kept[i].up && strcmp(format->kept[i].up, up->tag) == 0)
            known[count++] = format->kept[i].tag;
    warn_misspelt(parsing, up, "element", tag, known, count);
}

static void keep_attributes(Parsing *parsing, Element *element, const XmlKept *kept,
                            const char **attributes)
{
    size_t count = 0;
    while (kept->keys[count])
        count++;
    element->key = kept->keys;
    element->value = arena_array(parsing->arena, const char *, count + 1);
    for (; *attributes; attributes += 2) {
        size_t i = 0;
        while (i < count && strcmp(kept->keys[i], attributes[0]) != 0)
            i++;
        if (i == count) {
            if (!strchr(attributes[0], ':'))
                warn_misspelt(parsing, element, "attribute", attributes[0], kept->keys, count);
            continue;
        }
        if (strstr(attributes[1], "${") || strstr(attributes[1], "$("))
            stop(parsing,
                 "%s: %s: \"%s\" is for xacro to fill in; run it first: xacro FILE > robot.urdf",
                 element_path(parsing->arena, element, NULL), attributes[0],
                 show_text(attributes[1]).text);
        element->value[i] = arena_copy(parsing->arena, attributes[1]);
    }
}

/* Some elements come more than once, others must not. */
static void refuse_second(Parsing *parsing, const Element *element, const XmlKept *kept)
{
    const Element *up = element->up;
    int *count = &parsing->count[kept - parsing->format->kept];
    if (kept->many && ++*count > MAX_ELEMENTS)
        stop(parsing, "more than %d %ss, the most that are read", MAX_ELEMENTS, element->tag);
    if (kept->many || !up)
        return;
    for (const Element *other = up->child; other; other = other->next)
        if (other != element && strcmp(other->tag, element->tag) == 0)
            stop(parsing, "%s: a second <%s>; line %d has one already",
                 element_path(parsing->arena, up, NULL), element->tag, other->line);
}

static void XMLCALL on_start(void *user, const char *tag, const char **attributes)
{
    Parsing *parsing = user;
    if (parsing->failed)
        return;
    if (parsing->depth == MAX_NESTING) {
        stop(parsing, "nested deeper than %d, the most that is read", MAX_NESTING);
        return;
    }
    if (strncmp(tag, "xacro:", 6) == 0) {
        stop(parsing, "<%s> is xacro, of which URDF is made; run it first: xacro FILE > robot.urdf",
             show_text(tag).text);
        return;
    }
    Open *up = parsing->depth ? &parsing->open[parsing->depth - 1] : NULL;
    Open *open = &parsing->open[parsing->depth++];
    *open = (Open){.line = (int)XML_GetCurrentLineNumber(parsing->parser)};
    snprintf(open->tag, sizeof open->tag, "%.39s", tag);
    if (up && !up->element)
        return;
    const XmlKept *kept = find_kept(parsing->format, up ? up->element : NULL, tag);
    if (!kept && !up)
        stop(parsing, "expected <%s>, got <%s>; %s", parsing->format->root, show_text(tag).text,
             whole(parsing));
    if (!kept && up)
        warn_unknown_tag(parsing, up->element, tag);
    if (!kept)
        return;
    Element *element = arena_array(parsing->arena, Element, 1);
    element->tag = kept->tag;
    element->file = parsing->file;
    element->line = open->line;
    element->up = up ? up->element : NULL;
    open->element = element;
    open->next = &element->child;
    if (up) {
        *up->next = element;
        up->next = &element->next;
    } else {
        parsing->root = element;
    }
    keep_attributes(parsing, element, kept, attributes);
    refuse_second(parsing, element, kept);
}

static void XMLCALL on_end(void *user, const char *tag)
{
    Parsing *parsing = user;
    (void)tag;
    if (!parsing->failed)
        parsing->depth--;
}

static void XMLCALL on_doctype(void *user, const char *name, const char *system, const char *public,
                               int has_internal_subset)
{
    Parsing *parsing = user;
    (void)name;
    (void)system;
    (void)public;
    if (has_internal_subset)
        stop(parsing, "a <!DOCTYPE ...> with declarations of its own; %s has none, leave it out",
             parsing->format->name);
}

/* ---- the whole ---- */

static void explain(Parsing *parsing, size_t length)
{
    const Open *open = parsing->depth ? &parsing->open[parsing->depth - 1] : NULL;
    enum XML_Error error = XML_GetErrorCode(parsing->parser);
    bool ended = error == XML_ERROR_NO_ELEMENTS || error == XML_ERROR_UNCLOSED_TOKEN ||
                 error == XML_ERROR_PARTIAL_CHAR || error == XML_ERROR_UNCLOSED_CDATA_SECTION;
    if (ended && open)
        stop(parsing, "ends too early: <%s> of line %d is not closed", open->tag, open->line);
    else if (ended && (length == 0 || error == XML_ERROR_NO_ELEMENTS))
        stop(parsing, "has no elements; %s", whole(parsing));
    else if (error == XML_ERROR_TAG_MISMATCH && open)
        stop(parsing, "this tag closes something else than <%s>, which line %d opens", open->tag,
             open->line);
    else if (error == XML_ERROR_UNKNOWN_ENCODING || error == XML_ERROR_INCORRECT_ENCODING)
        stop(parsing, "is in an encoding that cannot be read; save the file as UTF-8");
    else if (error == XML_ERROR_UNDEFINED_ENTITY)
        stop(parsing, "an entity (&...;) that is none of XML's own; write out what it stands for");
    else if (error == XML_ERROR_SYNTAX)
        stop(parsing, "is not XML; %s", whole(parsing));
    else
        stop(parsing, "is not XML: %s", XML_ErrorString(error));
}

static void free_parser(void *block)
{
    XML_Parser *parser = block;
    XML_ParserFree(*parser);
}

const Element *xml_elements(Arena *arena, const XmlFormat *format, const char *file,
                            const char *text, size_t length, Warnings *warnings)
{
    Parsing parsing = {.arena = arena,
                       .format = format,
                       .file = file,
                       .warnings = warnings,
                       .count = arena_array(arena, int, format->kept_count)};
    if (text[strspn(text, " \t\r\n")] == '{')
        fail_input("%s:1: is JSON, not %s; a robot file in JSON needs no import, and is called "
                   ".json",
                   file, format->name);
    XML_Parser *parser = memory_with(sizeof *parser, free_parser);
    parsing.parser = *parser = XML_ParserCreate(NULL);
    if (!*parser)
        fail_job("out of memory");
    XML_SetUserData(parsing.parser, &parsing);
    XML_SetElementHandler(parsing.parser, on_start, on_end);
    XML_SetStartDoctypeDeclHandler(parsing.parser, on_doctype);
    if (XML_Parse(parsing.parser, text, (int)length, 1) != XML_STATUS_OK)
        explain(&parsing, length);
    memory_free(parser);
    if (parsing.failed)
        fail_input("%s:%d: %s", file, parsing.failed_line, parsing.message);
    return parsing.root;
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
    if (element->up && element->up->up)
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
