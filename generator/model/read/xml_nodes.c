/* xml_nodes.c: XML by expat, as a tree of elements and their attributes.

   A file is anybody's, so: no document type with declarations of its own, hence no entities but
   XML's five, hence nothing that expands; nesting is bounded, so memory is bounded by the file's
   size. A handler that finds something wrong takes it down and stops the parser, so that the
   failure leaves from here, with nothing of expat's behind. */
#include "model/read/reader.h"
#include "model/read/xml.h"

#include <expat.h>
#include <stdarg.h>
#include <string.h>

typedef struct {
    Arena *arena;
    const char *format, *what, *file;
    XML_Parser parser;
    XmlNode *root, *open, **next; /* next: where the next child of the open one goes */
    int depth;
    int skipped; /* lines before what the parser sees */
    bool failed;
    int failed_line;
    char message[512];
} Parsing;

static int line_of(const Parsing *parsing)
{
    return parsing->skipped + (int)XML_GetCurrentLineNumber(parsing->parser);
}

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
    parsing->failed_line = line_of(parsing);
    XML_StopParser(parsing->parser, XML_FALSE);
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
    XmlNode *node = arena_array(parsing->arena, XmlNode, 1);
    node->tag = arena_copy(parsing->arena, tag);
    node->file = parsing->file;
    node->line = line_of(parsing);
    node->up = parsing->open;
    while (attributes[2 * node->attribute_count])
        node->attribute_count++;
    node->key = arena_array(parsing->arena, const char *, node->attribute_count + 1);
    node->value = arena_array(parsing->arena, const char *, node->attribute_count + 1);
    for (int i = 0; i < node->attribute_count; i++) {
        node->key[i] = arena_copy(parsing->arena, attributes[2 * i]);
        node->value[i] = arena_copy(parsing->arena, attributes[2 * i + 1]);
    }
    if (parsing->open)
        *parsing->next = node;
    else
        parsing->root = node;
    parsing->open = node;
    parsing->next = &node->child;
    parsing->depth++;
}

static void XMLCALL on_end(void *user, const char *tag)
{
    Parsing *parsing = user;
    (void)tag;
    if (parsing->failed)
        return;
    parsing->depth--;
    parsing->next = &parsing->open->next;
    parsing->open = parsing->open->up;
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
             parsing->format);
}

typedef struct {
    char text[40];
} ShownTag;
static ShownTag show_tag(const XmlNode *node)
{
    ShownTag shown;
    snprintf(shown.text, sizeof shown.text, "%.39s", node->tag);
    return shown;
}

static void explain(Parsing *parsing, size_t length)
{
    const XmlNode *open = parsing->open;
    enum XML_Error error = XML_GetErrorCode(parsing->parser);
    bool ended = error == XML_ERROR_NO_ELEMENTS || error == XML_ERROR_UNCLOSED_TOKEN ||
                 error == XML_ERROR_PARTIAL_CHAR || error == XML_ERROR_UNCLOSED_CDATA_SECTION;
    if (ended && open)
        stop(parsing, "ends too early: <%s> of line %d is not closed", show_tag(open).text,
             open->line);
    else if (ended && (length == 0 || error == XML_ERROR_NO_ELEMENTS))
        stop(parsing, "has no elements; %s", parsing->what);
    else if (error == XML_ERROR_TAG_MISMATCH && open)
        stop(parsing, "this tag closes something else than <%s>, which line %d opens",
             show_tag(open).text, open->line);
    else if (error == XML_ERROR_UNKNOWN_ENCODING || error == XML_ERROR_INCORRECT_ENCODING)
        stop(parsing, "is in an encoding that cannot be read; save the file as UTF-8");
    else if (error == XML_ERROR_UNDEFINED_ENTITY)
        stop(parsing, "an entity (&...;) that is none of XML's own; write out what it stands for");
    else if (error == XML_ERROR_SYNTAX)
        stop(parsing, "is not XML; %s", parsing->what);
    else
        stop(parsing, "is not XML: %s", XML_ErrorString(error));
}

static void free_parser(void *block)
{
    XML_Parser *parser = block;
    XML_ParserFree(*parser);
}

XmlNode *xml_nodes(Arena *arena, const char *format, const char *what, const char *file,
                   const char *text, size_t length)
{
    Parsing parsing = {.arena = arena, .format = format, .what = what, .file = file};
    size_t blank = strspn(text, " \t\r\n");
    if (text[blank] == '{')
        fail_input("%s:1: is JSON, not %s; a robot file in JSON needs no import, and is called "
                   ".json",
                   file, format);
    if (strncmp(text + blank, "<?xml", strlen("<?xml")) ==
        0) { /* most readers take it, so files have it */
        for (size_t k = 0; k < blank; k++)
            parsing.skipped += text[k] == '\n';
        text += blank;
        length -= blank;
    }
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

const char *node_text(const XmlNode *node, const char *key)
{
    for (int i = 0; i < node->attribute_count; i++)
        if (strcmp(node->key[i], key) == 0)
            return node->value[i];
    return NULL;
}
