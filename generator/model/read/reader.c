/* reader.c: cJSON's tree with lines, paths and type checks.

   What to know of cJSON 1.7.15: it recurses as deep as the text nests (scan.c allows 64; it allows
   1000), reads numbers with the locale's strtod, finds keys regardless of case unless asked, keeps
   all of several equal keys, and has no lines. Its hooks for memory are one set for the whole
   process, which may be somebody else's who uses it too: so its tree is copied into the arena. */
#include "model/read/reader.h"

#include "model/read/formula_read.h"

#include <assert.h>
#include <math.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

/* ---- parsing ---- */

static void delete_tree(void *block)
{
    cJSON **tree = block;
    cJSON_Delete(*tree);
}

/* An item, what it holds and the items after it; as deep as MAX_NESTING. */
static cJSON *copy_items(Arena *arena, const cJSON *from)
{
    cJSON *first = NULL, **next = &first, *last = NULL;
    for (; from; from = from->next) {
        cJSON *item = arena_alloc(arena, sizeof *item);
        *item = *from;
        item->string = from->string ? arena_copy(arena, from->string) : NULL;
        item->valuestring = from->valuestring ? arena_copy(arena, from->valuestring) : NULL;
        item->child = copy_items(arena, from->child);
        item->next = NULL;
        item->prev = last;
        *next = last = item;
        next = &item->next;
    }
    if (first)
        first->prev = last; /* as cJSON has it */
    return first;
}

static cJSON *parse(Arena *arena, const char *text, size_t length)
{
    cJSON **tree = memory_with(sizeof *tree, delete_tree);
    *tree = cJSON_ParseWithLength(text, length);
    cJSON *root = copy_items(arena, *tree);
    memory_free(tree);
    return root;
}

/* Items in the order of the text, as the scanner saw them; as deep as MAX_NESTING. */
static void number_items(cJSON *item, int *next)
{
    item->valueint = (*next)++;
    for (cJSON *child = item->child; child; child = child->next)
        number_items(child, next);
}

static int compare_keys(const void *a, const void *b)
{
    const cJSON *left = *(const cJSON *const *)a, *right = *(const cJSON *const *)b;
    int order = strcmp(left->string, right->string);
    return order ? order : (left->valueint > right->valueint) - (left->valueint < right->valueint);
}

static const ScanValue *lines_of(const Place *place, const cJSON *item)
{
    return &place->document->scan.values[item->valueint];
}

static _Noreturn void fail_at(const Place *place, int line, const char *format, ...)
    PRINTF_LIKE(3, 4);

/* Sorted by key, equal keys are neighbours: a file of a million keys takes no longer than it
   should. Of several pairs the one that the text completes first is reported. */
static void refuse_duplicates(const Place *place)
{
    size_t count = 0;
    for (const cJSON *child = place->item->child; child; child = child->next)
        count++;
    if (cJSON_IsObject(place->item) && count > 1) {
        const cJSON **members = arena_array(place->document->arena, const cJSON *, count);
        size_t n = 0;
        for (const cJSON *child = place->item->child; child; child = child->next)
            members[n++] = child;
        qsort(members, count, sizeof *members, compare_keys);
        const cJSON *first = NULL, *second = NULL;
        for (size_t i = 1; i < count; i++)
            if (strcmp(members[i - 1]->string, members[i]->string) == 0 &&
                (!second || members[i]->valueint < second->valueint)) {
                first = members[i - 1];
                second = members[i];
            }
        if (second)
            fail_at(place, lines_of(place, second)->key_line,
                    "duplicate key \"%s\"; line %d has it already", show_text(second->string).text,
                    lines_of(place, first)->key_line);
    }
    int index = 0;
    for (const cJSON *child = place->item->child; child; child = child->next, index++) {
        Place inner = {place->document, place, child, child->string, index};
        if (child->child)
            refuse_duplicates(&inner);
    }
}

Document document_parse(Arena *arena, const char *file, const char *text, size_t length)
{
    Document document = {.arena = arena, .file = file, .text = text};
    document.scan = json_scan(arena, file, text, length);
    document.root = parse(arena, text, length);
    if (!document.root) /* the scanner is stricter than cJSON, so nothing else can be wrong */
        fail_job("%s: not enough memory to read it", file);
    int count = 0;
    number_items(document.root, &count);
    assert((size_t)count == document.scan.count);
    Place root = place_root(&document);
    refuse_duplicates(&root);
    return document;
}

/* ---- places ---- */

Place place_root(const Document *document)
{
    return (Place){.document = document, .item = document->root};
}

Place place_member(const Place *object, const char *key)
{
    const cJSON *item =
        cJSON_IsObject(object->item) ? cJSON_GetObjectItemCaseSensitive(object->item, key) : NULL;
    return (Place){.document = object->document, .up = object, .item = item, .key = key};
}

Place place_element(const Place *array, int index, const cJSON *item)
{
    return (Place){.document = array->document, .up = array, .item = item, .index = index};
}

int place_line(const Place *place)
{
    while (!place->item)
        place = place->up;
    return lines_of(place, place->item)->line;
}

size_t place_key_offset(const Place *place)
{
    return lines_of(place, place->item)->key;
}

const char *place_typed(const Place *place)
{
    const char *begin = place->document->text + lines_of(place, place->item)->at;
    int length = 0;
    while (length < MAX_NUMBER && begin[length] && strchr("+-.eE0123456789", begin[length]))
        length++;
    return arena_format(place->document->arena, "%.*s", length, begin);
}

static void add_path(Text *text, const Place *place)
{
    if (!place->up)
        return;
    add_path(text, place->up);
    if (place->key)
        text_add(text, "%s%s", text->length ? "." : "", show_text(place->key).text);
    else
        text_add(text, "[%d]", place->index);
}

const char *place_path(const Place *place)
{
    enum { LONGEST = 200 };
    Text text = {0};
    add_path(&text, place);
    const char *tail = text.data ? text.data : "";
    bool cut = text.length > LONGEST;
    if (cut)
        tail += text.length - LONGEST;
    while (cut && ((unsigned char)*tail & 0xc0) == 0x80)
        tail++; /* not into the middle of a character */
    const char *path = arena_format(place->document->arena, "%s%s", cut ? "..." : "", tail);
    text_free(&text);
    return path;
}

static _Noreturn void fail_list(const Place *place, int line, const char *format, va_list arguments)
{
    char message[1024];
    vsnprintf(message, sizeof message, format, arguments);
    const char *path = place_path(place);
    fail_input("%s:%d: %s%s%s", place->document->file, line, path, *path ? ": " : "", message);
}

static _Noreturn void fail_at(const Place *place, int line, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fail_list(place, line, format, arguments);
}

_Noreturn void place_fail(const Place *place, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fail_list(place, place_line(place), format, arguments);
}

/* ---- messages ---- */

Shown show_text(const char *text)
{
    enum { LONGEST = 60 };
    Shown shown;
    size_t length = strlen(text);
    bool cut = length > LONGEST;
    if (cut)
        length = LONGEST;
    while (cut && length && ((unsigned char)text[length] & 0xc0) == 0x80)
        length--;
    snprintf(shown.text, sizeof shown.text, "%.*s%s", (int)length, text, cut ? "..." : "");
    return shown;
}

Shown show_number(double value)
{
    Shown shown;
    shortest_double(value, shown.text);
    char *point = strstr(shown.text, ".0");
    if (point && point[2] == '\0')
        *point = '\0';
    return shown;
}

static Shown show_item(const cJSON *item)
{
    Shown shown;
    if (cJSON_IsNumber(item))
        return show_number(item->valuedouble);
    if (cJSON_IsString(item)) {
        snprintf(shown.text, sizeof shown.text, "\"%.66s\"", show_text(item->valuestring).text);
        return shown;
    }
    const char *kind = cJSON_IsObject(item)  ? "an object"
                       : cJSON_IsArray(item) ? "an array"
                       : cJSON_IsNull(item)  ? "null"
                       : cJSON_IsTrue(item)  ? "true"
                                             : "false";
    snprintf(shown.text, sizeof shown.text, "%s", kind);
    return shown;
}

_Noreturn void place_fail_type(const Place *place, const char *wanted)
{
    if (!place->item)
        place_fail(place, "missing; it must be %s", wanted);
    bool quoted = false; /* a number, but in quotes */
    if (cJSON_IsString(place->item) && strcmp(wanted, "a number") == 0) {
        char *rest;
        strtod(place->item->valuestring, &rest);
        quoted = rest > place->item->valuestring && !*rest;
    }
    place_fail(place, "must be %s, got %s%s", wanted, show_item(place->item).text,
               quoted ? "; leave the quotes out" : "");
}

/* A word of which the file has a misspelling: the nearest, or all there are. */
static const char *suggestion(const Place *place, const char *word, const char *const *words,
                              size_t count)
{
    Arena *arena = place->document->arena;
    const char *nearest = nearest_word(word, words, count);
    if (nearest)
        return arena_format(arena, "did you mean \"%s\"?", nearest);
    const char *all = "use";
    for (size_t i = 0; i < count; i++)
        all = arena_format(arena, "%s%s \"%s\"", all,
                           i == 0          ? ""
                           : i + 1 < count ? ","
                                           : " or",
                           words[i]);
    return all;
}

/* ---- questions ---- */

void place_expect_object(const Place *place, const char *const *keys, size_t count)
{
    if (!cJSON_IsObject(place->item))
        place_fail_type(place, "an object, { ... }");
    for (const cJSON *child = place->item->child; child; child = child->next) {
        bool known = child->string[0] == '_';
        for (size_t i = 0; i < count && !known; i++)
            known = strcmp(child->string, keys[i]) == 0;
        if (!known)
            fail_at(place, lines_of(place, child)->key_line, "unknown key \"%s\"; %s",
                    show_text(child->string).text, suggestion(place, child->string, keys, count));
    }
}

int place_expect_array(const Place *place)
{
    if (!cJSON_IsArray(place->item))
        place_fail_type(place, "an array, [ ... ]");
    return cJSON_GetArraySize(place->item);
}

int place_formula(const Place *place)
{
    const Document *document = place->document;
    if (!cJSON_IsString(place->item) || !document->formulas)
        return 0;
    int *known = &document->formula_of[place->item->valueint];
    if (!*known)
        *known = formula_read(place, document->formulas, place->item->valuestring);
    return *known;
}

Real place_number(const Place *place)
{
    int formula = place_formula(place);
    if (!formula && !cJSON_IsNumber(place->item))
        place_fail_type(place, "a number");
    Real given =
        formula ? place->document->formulas->item[formula].value : (Real)place->item->valuedouble;
    double value = (double)given;
    if (fabs(value) > MAX_MAGNITUDE)
        place_fail(place, "must not be beyond 1e12, got %s; units are SI", show_number(value).text);
    return given + 0; /* + 0: no -0 */
}

Real member_number(const Place *object, const char *key, Real otherwise)
{
    Place place = place_member(object, key);
    return place.item ? place_number(&place) : otherwise;
}

int member_formula(const Place *object, const char *key)
{
    Place place = place_member(object, key);
    return place.item ? place_formula(&place) : 0;
}

const char *place_string(const Place *place, size_t longest)
{
    if (!cJSON_IsString(place->item))
        place_fail_type(place, "a string");
    const char *string = place->item->valuestring;
    if (strlen(string) > longest)
        place_fail(place, "must not be longer than %zu bytes, got %zu", longest, strlen(string));
    return string;
}

int place_choice(const Place *place, const char *const *words, size_t count)
{
    if (!place->item)
        place_fail(place, "missing; %s", suggestion(place, "", words, count));
    if (!cJSON_IsString(place->item))
        place_fail_type(place, "a string");
    for (size_t i = 0; i < count; i++)
        if (strcmp(place->item->valuestring, words[i]) == 0)
            return (int)i;
    place_fail(place, "unknown value \"%s\"; %s", show_text(place->item->valuestring).text,
               suggestion(place, place->item->valuestring, words, count));
}

void place_vector(const Place *place, Real vector[3])
{
    if (!cJSON_IsArray(place->item))
        place_fail_type(place, "an array of 3 numbers");
    int count = cJSON_GetArraySize(place->item);
    if (count != 3)
        place_fail(place, "must be an array of 3 numbers, not of %d", count);
    int i = 0;
    for (const cJSON *child = place->item->child; child; child = child->next, i++) {
        Place element = place_element(place, i, child);
        vector[i] = place_number(&element);
    }
}
