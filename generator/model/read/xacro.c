/* xacro.c: see xacro.h. */
#include "model/read/xacro.h"

#include "model/read/reader.h"

#include <string.h>
#include <unistd.h>

enum { MOST_NODES = 200000, DEEPEST_CALL = 100, DEEPEST_NODES = 400, MOST_PARAMETERS = 64 };

typedef struct {
    const char *name;    /* of a block: without its stars */
    int stars;           /* 0: a value, 1: an element, 2: what is in an element */
    bool forwards;       /* from the caller's property of that name, where there is one */
    const char *without; /* what it is where nothing is given; NULL: it must be */
} Parameter;

struct Macro {
    const char *name;
    const XmlNode *body;
    int count;
    Parameter parameter[MOST_PARAMETERS];
    Macro *next;
};

/* Where elements go. */
typedef struct {
    XmlNode *up, **next;
} Into;

static void expand_all(Xacro *xacro, const XmlNode *first, Into *into);

static const char *must(Xacro *xacro, const XmlNode *node, const char *key)
{
    const char *text = node_text(node, key);
    if (!text)
        xacro_fail(xacro, "%s: missing", key);
    return text;
}

static const char *file_what = "a xacro file is one <robot> ... </robot>";

/* ---- properties and arguments ---- */

static void read_property(Xacro *xacro, const XmlNode *node)
{
    const char *name = xacro_text(xacro, must(xacro, node, "name"));
    const char *value = node_text(node, "value"), *otherwise = node_text(node, "default");
    const char *scope = node_text(node, "scope"), *lazy = node_text(node, "lazy_eval");
    const char *remove = node_text(node, "remove");
    Scope *into = xacro->scope;
    if (value && otherwise)
        xacro_fail(xacro, "value and default exclude each other");
    if (remove && xacro_truth(xacro, remove)) {
        Symbol *symbol = scope_find(xacro->scope, name);
        if (symbol)
            symbol->name = "";
        return;
    }
    if (otherwise && scope_find(xacro->scope, name))
        return;
    value = value ? value : otherwise;
    if (scope && strcmp(scope, "global") == 0)
        into = xacro->top;
    else if (scope && strcmp(scope, "parent") == 0)
        into = xacro->scope->up ? xacro->scope->up : xacro->scope;
    else if (scope)
        xacro_fail(xacro, "scope: must be parent or global, got \"%s\"", show_text(scope).text);
    if (!value) {
        scope_set_block(xacro, into, arena_format(xacro->work.arena, "**%s", name), node, true);
        return;
    }
    bool later = !scope && (!lazy || xacro_truth(xacro, lazy));
    const Value *text = later ? value_string(&xacro->work, value) : xacro_value(xacro, value);
    scope_set(xacro, into, name, text, later);
}

static void read_argument(Xacro *xacro, const XmlNode *node)
{
    const char *name = must(xacro, node, "name"), *otherwise = node_text(node, "default");
    if (!otherwise || scope_find(&xacro->arguments, name))
        return;
    const Value *text = value_string(&xacro->work, xacro_text(xacro, otherwise));
    scope_set(xacro, &xacro->arguments, name, text, false);
}

/* ---- macros ---- */

/* The next of "a b:=2 *block c:='x y' d:=^|0"; false: no more. */
static bool next_parameter(Xacro *xacro, const char **at, Parameter *made)
{
    Arena *arena = xacro->work.arena;
    *at += strspn(*at, " \t\r\n");
    if (!**at)
        return false;
    size_t length = strcspn(*at, " \t\r\n:=");
    *made = (Parameter){.name = arena_format(arena, "%.*s", (int)length, *at)};
    while (*made->name == '*') {
        made->name++;
        made->stars++;
    }
    *at += length;
    if (!*made->name || made->stars > 2)
        xacro_fail(xacro, "params: \"%s\" has a parameter without a name",
                   show_text(node_text(xacro->at, "params")).text);
    const char *sign = *at + strspn(*at, " \t\r\n");
    if (*sign == ':' && sign[1] == '=')
        sign += 2;
    else if (*sign == '=')
        sign++;
    else
        return true;
    sign += strspn(sign, " \t\r\n");
    if (*sign == '^') {
        made->forwards = true;
        sign++;
        if (*sign != '|') {
            *at = sign;
            return true;
        }
        sign++;
    }
    const char *begin = sign;
    char quote = 0;
    int depth = 0;
    for (; *sign && (quote || depth || !strchr(" \t\r\n", *sign)); sign++) {
        if (quote && *sign == quote)
            quote = 0;
        else if (quote)
            continue;
        else if (*sign == '\'')
            quote = *sign;
        else
            depth += (*sign == '{') - (*sign == '}');
    }
    made->without = arena_format(arena, "%.*s", (int)(sign - begin), begin);
    *at = sign;
    return true;
}

static void read_macro(Xacro *xacro, const XmlNode *node)
{
    const char *name = must(xacro, node, "name"), *params = node_text(node, "params");
    Macro *macro = arena_array(xacro->work.arena, Macro, 1);
    macro->name = strncmp(name, "xacro:", 6) == 0 ? name + 6 : name;
    macro->body = node;
    Parameter parameter;
    for (const char *at = params ? params : ""; next_parameter(xacro, &at, &parameter);) {
        if (macro->count == MOST_PARAMETERS)
            xacro_fail(xacro, "a macro has at most %d parameters", MOST_PARAMETERS);
        macro->parameter[macro->count++] = parameter;
    }
    macro->next = xacro->macros;
    xacro->macros = macro;
}

static const Macro *find_macro(const Xacro *xacro, const char *name)
{
    const Macro *macro = xacro->macros;
    while (macro && strcmp(macro->name, name) != 0)
        macro = macro->next;
    return macro;
}

static const Parameter *parameter_of(const Macro *macro, const char *name)
{
    for (int i = 0; i < macro->count; i++)
        if (!macro->parameter[i].stars && strcmp(macro->parameter[i].name, name) == 0)
            return &macro->parameter[i];
    return NULL;
}

/* The elements in the call, worked out where it stands: its blocks. */
static const XmlNode *read_blocks(Xacro *xacro, const XmlNode *call)
{
    XmlNode *holder = arena_array(xacro->work.arena, XmlNode, 1);
    Into into = {holder, &holder->child};
    expand_all(xacro, call->child, &into);
    return holder->child;
}

static void fill_parameters(Xacro *xacro, const Macro *macro, const XmlNode *call, Scope *inside)
{
    Arena *arena = xacro->work.arena;
    bool given[MOST_PARAMETERS] = {false};
    bool by_name = strcmp(call->tag, "xacro:call") == 0;
    for (int a = 0; a < call->attribute_count; a++) {
        if ((by_name && strcmp(call->key[a], "macro") == 0) ||
            strncmp(call->key[a], "xmlns", 5) == 0)
            continue;
        const Parameter *parameter = parameter_of(macro, call->key[a]);
        if (!parameter)
            xacro_fail(xacro, "macro \"%s\" has no parameter \"%s\"", show_text(macro->name).text,
                       show_text(call->key[a]).text);
        given[parameter - macro->parameter] = true;
        scope_set(xacro, inside, parameter->name, xacro_value(xacro, call->value[a]), false);
    }
    const XmlNode *block = read_blocks(xacro, call);
    for (int i = 0; i < macro->count; i++) {
        const Parameter *parameter = &macro->parameter[i];
        if (given[i])
            continue;
        Symbol *outer = scope_find(xacro->scope, parameter->name);
        if (parameter->stars) {
            if (!block)
                xacro_fail(xacro, "macro \"%s\" takes another block, \"%s\"",
                           show_text(macro->name).text, show_text(parameter->name).text);
            scope_set_block(
                xacro, inside,
                arena_format(arena, "%s%s", parameter->stars == 2 ? "**" : "*", parameter->name),
                block, parameter->stars == 2);
            block = block->next;
        } else if (parameter->forwards && outer && outer->value) {
            scope_set(xacro, inside, parameter->name, symbol_value(xacro, outer), false);
        } else if (parameter->without) {
            scope_set(xacro, inside, parameter->name, xacro_value(xacro, parameter->without),
                      false);
        } else {
            xacro_fail(xacro, "macro \"%s\" needs parameter \"%s\"", show_text(macro->name).text,
                       show_text(parameter->name).text);
        }
    }
    if (block)
        xacro_fail(xacro, "macro \"%s\" takes no block <%s>", show_text(macro->name).text,
                   show_text(block->tag).text);
}

static void call_macro(Xacro *xacro, const char *name, const XmlNode *call, Into *into)
{
    const Macro *macro = find_macro(xacro, name);
    if (!macro) {
        const char *names[256];
        size_t count = 0;
        for (const Macro *other = xacro->macros; other && count < COUNT(names); other = other->next)
            names[count++] = other->name;
        const char *near = nearest_word(name, names, count);
        xacro_fail(xacro, "no macro is called \"%s\"%s%s%s", show_text(name).text,
                   near ? "; did you mean \"" : "", near ? near : "", near ? "\"?" : "");
    }
    if (++xacro->depth > DEEPEST_CALL)
        xacro_fail(xacro, "macros call each other deeper than %d", DEEPEST_CALL);
    Scope inside = {.up = xacro->scope};
    fill_parameters(xacro, macro, call, &inside);
    Scope *before = xacro->scope;
    xacro->scope = &inside;
    expand_all(xacro, macro->body->child, into);
    xacro->scope = before;
    xacro->depth--;
}

/* ---- the other elements ---- */

static void include(Xacro *xacro, const XmlNode *node, Into *into)
{
    const char *name = xacro_text(xacro, must(xacro, node, "filename"));
    const char *optional = node_text(node, "optional");
    if (node_text(node, "ns"))
        xacro_fail(xacro, "ns: names of their own for an included file are not read");
    const char *path = xacro_path(xacro, name);
    if (access(path, F_OK) != 0) {
        if (optional && xacro_truth(xacro, optional))
            return;
        xacro_fail(xacro, "filename: \"%s\" is not there", show_text(name).text);
    }
    if (++xacro->files > 256)
        xacro_fail(xacro, "more than 256 files are read");
    if (++xacro->depth > DEEPEST_CALL)
        xacro_fail(xacro, "files include each other deeper than %d", DEEPEST_CALL);
    size_t length;
    const char *text = file_read(xacro->work.arena, path, MAX_FILE_BYTES, &length);
    const XmlNode *root = xml_nodes(xacro->work.arena, "xacro", file_what, path, text, length);
    expand_all(xacro, root->child, into);
    xacro->depth--;
}

static void insert_block(Xacro *xacro, const XmlNode *node, Into *into)
{
    const char *name = xacro_text(xacro, must(xacro, node, "name"));
    const Symbol *symbol = scope_find(xacro->scope, arena_format(xacro->work.arena, "**%s", name));
    if (!symbol)
        symbol = scope_find(xacro->scope, arena_format(xacro->work.arena, "*%s", name));
    if (!symbol || !symbol->block)
        xacro_fail(xacro, "no block is called \"%s\" here", show_text(name).text);
    if (++xacro->depth > DEEPEST_CALL)
        xacro_fail(xacro, "blocks are in each other deeper than %d", DEEPEST_CALL);
    XmlNode alone = *symbol->block;
    alone.next = NULL;
    expand_all(xacro, symbol->content ? symbol->block->child : &alone, into);
    xacro->depth--;
}

static XmlNode *copy_element(Xacro *xacro, const XmlNode *node)
{
    Arena *arena = xacro->work.arena;
    if (++xacro->nodes > MOST_NODES)
        xacro_fail(xacro, "makes more than %d elements", MOST_NODES);
    XmlNode *made = arena_array(arena, XmlNode, 1);
    *made = (XmlNode){.tag = node->tag, .file = node->file, .line = node->line};
    made->key = arena_array(arena, const char *, node->attribute_count + 1);
    made->value = arena_array(arena, const char *, node->attribute_count + 1);
    for (int i = 0; i < node->attribute_count; i++) {
        if (strcmp(node->key[i], "xmlns:xacro") == 0)
            continue;
        made->key[made->attribute_count] = node->key[i];
        made->value[made->attribute_count++] = xacro_text(xacro, node->value[i]);
    }
    return made;
}

static void expand(Xacro *xacro, const XmlNode *node, Into *into)
{
    const XmlNode *before = xacro->at;
    xacro->at = node;
    work_step(&xacro->work);
    const char *tag = strncmp(node->tag, "xacro:", 6) == 0 ? node->tag + 6 : NULL;
    if (!tag) {
        XmlNode *made = copy_element(xacro, node);
        Into inside = {made, &made->child};
        *into->next = made;
        into->next = &made->next;
        made->up = into->up;
        if (++xacro->depth > DEEPEST_NODES)
            xacro_fail(xacro, "nested deeper than %d", DEEPEST_NODES);
        expand_all(xacro, node->child, &inside);
        xacro->depth--;
    } else if (strcmp(tag, "property") == 0) {
        read_property(xacro, node);
    } else if (strcmp(tag, "arg") == 0) {
        read_argument(xacro, node);
    } else if (strcmp(tag, "macro") == 0) {
        read_macro(xacro, node);
    } else if (strcmp(tag, "include") == 0) {
        include(xacro, node, into);
    } else if (strcmp(tag, "insert_block") == 0) {
        insert_block(xacro, node, into);
    } else if (strcmp(tag, "if") == 0 || strcmp(tag, "unless") == 0) {
        if (xacro_truth(xacro, must(xacro, node, "value")) == (tag[0] == 'i'))
            expand_all(xacro, node->child, into);
    } else if (strcmp(tag, "call") == 0) {
        call_macro(xacro, xacro_text(xacro, must(xacro, node, "macro")), node, into);
    } else if (strcmp(tag, "element") == 0 || strcmp(tag, "attribute") == 0) {
        xacro_fail(xacro, "is not read; write the %s out", tag);
    } else {
        call_macro(xacro, tag, node, into);
    }
    xacro->at = before;
}

static void expand_all(Xacro *xacro, const XmlNode *first, Into *into)
{
    for (const XmlNode *node = first; node; node = node->next)
        expand(xacro, node, into);
}

/* ---- the whole ---- */

/* name:=value, as the command line has them. */
static void take_arguments(Xacro *xacro)
{
    const Strings *given = &xacro->choice->arguments;
    for (int i = 0; i < given->count; i++) {
        const char *sign = strstr(given->item[i], ":=");
        if (!sign || sign == given->item[i])
            fail_input("\"%s\" is not NAME:=VALUE", show_text(given->item[i]).text);
        const char *name =
            arena_format(xacro->work.arena, "%.*s", (int)(sign - given->item[i]), given->item[i]);
        scope_set(xacro, &xacro->arguments, name, value_string(&xacro->work, sign + 2), false);
    }
}

static int depth_of(const XmlNode *node)
{
    int depth = 0;
    for (; node; node = node->up)
        depth++;
    return depth;
}

/* What is read afterwards goes down the tree by recursion. */
static void check_depth(const XmlNode *node)
{
    for (const XmlNode *child = node->child; child; child = child->next) {
        if (depth_of(child) > MAX_NESTING)
            fail_input("%s:%d: <%s>: nested deeper than %d, the most that is read", child->file,
                       child->line, show_text(child->tag).text, MAX_NESTING);
        check_depth(child);
    }
}

XmlNode *xacro_expand(Arena *arena, const char *file, const char *text, size_t length,
                      const Choice *choice)
{
    XmlNode *root = xml_nodes(arena, "xacro", file_what, file, text, length);
    Scope top = {0};
    Xacro xacro = {.work = {.arena = arena, .file = file, .line = 1},
                   .choice = choice,
                   .top = &top,
                   .scope = &top,
                   .at = root};
    take_arguments(&xacro);
    XmlNode *made = copy_element(&xacro, root);
    Into into = {made, &made->child};
    expand_all(&xacro, root->child, &into);
    check_depth(made);
    return made;
}
