/* xacro_text.c: what stands in attributes of xacro, and the names that it may use. */
#include "model/read/reader.h"
#include "model/read/xacro.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

_Noreturn void xacro_fail(const Xacro *xacro, const char *format, ...)
{
    char message[512];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    fail_input("%s:%d: <%s>: %s", xacro->at->file, xacro->at->line, show_text(xacro->at->tag).text,
               message);
}

/* ---- scopes ---- */

Symbol *scope_find(const Scope *scope, const char *name)
{
    for (; scope; scope = scope->up)
        for (Symbol *symbol = scope->first; symbol; symbol = symbol->next)
            if (strcmp(symbol->name, name) == 0)
                return symbol;
    return NULL;
}

static Symbol *symbol_here(Xacro *xacro, Scope *scope, const char *name)
{
    for (Symbol *symbol = scope->first; symbol; symbol = symbol->next)
        if (strcmp(symbol->name, name) == 0)
            return symbol;
    Symbol *made = arena_array(xacro->work.arena, Symbol, 1);
    made->name = arena_copy(xacro->work.arena, name);
    made->next = scope->first;
    return scope->first = made;
}

void scope_set(Xacro *xacro, Scope *scope, const char *name, const Value *value, bool lazy)
{
    Symbol *symbol = symbol_here(xacro, scope, name);
    symbol->value = value_literal(&xacro->work, value);
    symbol->block = NULL;
    symbol->lazy = lazy && symbol->value->kind == STRING;
}

void scope_set_block(Xacro *xacro, Scope *scope, const char *name, const XmlNode *block,
                     bool content)
{
    Symbol *symbol = symbol_here(xacro, scope, name);
    symbol->block = block;
    symbol->content = content;
    symbol->value = NULL;
}

const Value *symbol_value(Xacro *xacro, Symbol *symbol)
{
    if (!symbol->lazy)
        return symbol->value;
    if (symbol->asked)
        xacro_fail(xacro, "property \"%s\" is made of itself", show_text(symbol->name).text);
    symbol->asked = true;
    symbol->value = value_literal(&xacro->work, xacro_value(xacro, symbol->value->string));
    symbol->lazy = symbol->asked = false;
    return symbol->value;
}

/* ---- what expressions may ask ---- */

static const Value *name_value(void *context, const char *name)
{
    Xacro *xacro = context;
    Symbol *symbol = scope_find(xacro->scope, name);
    return symbol && symbol->value ? symbol_value(xacro, symbol) : NULL;
}

static const Value *argument_value(void *context, const char *name)
{
    Xacro *xacro = context;
    const Symbol *symbol = scope_find(&xacro->arguments, name);
    if (!symbol)
        xacro_fail(xacro, "argument \"%s\" is not given; say %s:=VALUE", show_text(name).text,
                   show_text(name).text);
    return symbol->value;
}

static const Value *yaml_file(void *context, const char *name)
{
    Xacro *xacro = context;
    size_t length;
    const char *path = xacro_path(xacro, xacro_text(xacro, name));
    if (++xacro->files > 256)
        xacro_fail(xacro, "more than 256 files are read");
    if (access(path, F_OK) != 0)
        xacro_fail(xacro, "load_yaml: \"%s\" is not there", show_text(name).text);
    const char *text = file_read(xacro->work.arena, path, MAX_FILE_BYTES, &length);
    return yaml_value(&xacro->work, path, text);
}

/* ---- $(...) ---- */

const char *xacro_path(Xacro *xacro, const char *name)
{
    const char *slash = strrchr(xacro->at->file, '/');
    if (strncmp(name, "file://", 7) == 0)
        return name + 7;
    if (strncmp(name, "package://", 10) == 0) {
        size_t length = strcspn(name + 10, "/");
        const char *rest = name + 10 + length;
        const char *found = xacro_text(
            xacro, arena_format(xacro->work.arena, "$(find %.*s)", (int)length, name + 10));
        return arena_format(xacro->work.arena, "%s%s", found, rest);
    }
    if (*name == '/' || !slash)
        return name;
    return arena_format(xacro->work.arena, "%.*s%s", (int)(slash + 1 - xacro->at->file),
                        xacro->at->file, name);
}

/* The folder that --package names; or one of that name that the file is in. */
static const char *find_package(Xacro *xacro, const char *name)
{
    const Strings *given = &xacro->choice->packages;
    size_t length = strlen(name);
    for (int i = 0; i < given->count; i++)
        if (strncmp(given->item[i], name, length) == 0 && given->item[i][length] == '=')
            return given->item[i] + length + 1;
    const char *file = xacro->at->file;
    for (const char *at = file; (at = strstr(at, name)); at++)
        if (length > 0 && (at == file || at[-1] == '/') && at[length] == '/')
            return arena_format(xacro->work.arena, "%.*s", (int)(at + length - file), file);
    xacro_fail(xacro, "package \"%s\" is not known; say where it is: --package %s=DIR",
               show_text(name).text, show_text(name).text);
}

static const Value *command_value(Xacro *xacro, const char *text)
{
    Work *work = &xacro->work;
    text += strspn(text, " \t\r\n");
    size_t length = strcspn(text, " \t\r\n");
    const char *rest = text + length + strspn(text + length, " \t\r\n");
    const char *word = arena_format(work->arena, "%.*s", (int)length, text);
    size_t end = strlen(rest);
    while (end > 0 && strchr(" \t\r\n", rest[end - 1]))
        end--;
    const char *operand = arena_format(work->arena, "%.*s", (int)end, rest);
    if (strcmp(word, "find") == 0)
        return value_string(work, find_package(xacro, operand));
    if (strcmp(word, "arg") == 0)
        return argument_value(xacro, operand);
    if (strcmp(word, "eval") == 0)
        return xacro_value(xacro, arena_format(work->arena, "${%s}", operand));
    if (strcmp(word, "dirname") == 0) {
        const char *slash = strrchr(xacro->at->file, '/');
        return value_string(work,
                            slash ? arena_format(work->arena, "%.*s",
                                                 (int)(slash - xacro->at->file), xacro->at->file)
                                  : ".");
    }
    if (strcmp(word, "optenv") == 0) /* as where nothing is set: the same file, the same robot */
        return value_string(work, operand + strcspn(operand, " ") +
                                      strspn(operand + strcspn(operand, " "), " "));
    xacro_fail(xacro, "$(%s ...) is not read; there are find, arg, eval, optenv and dirname",
               show_text(word).text);
}

/* ---- text ---- */

/* Where what begins behind ${ or $( ends; NULL: nowhere. Quotes may have brackets in them. */
static const char *closing(const char *at, char open, char close)
{
    int depth = 1;
    char quote = 0;
    for (; *at; at++) {
        if (quote && *at == quote)
            quote = 0;
        else if (quote)
            continue;
        else if (*at == '\'' || *at == '"')
            quote = *at;
        else if (*at == open)
            depth++;
        else if (*at == close && --depth == 0)
            return at;
    }
    return NULL;
}

static const Value *piece(Xacro *xacro, const char *text, const char *end, bool expression)
{
    Work *work = &xacro->work;
    const char *inner = arena_format(work->arena, "%.*s", (int)(end - text), text);
    if (!expression)
        return command_value(xacro, xacro_text(xacro, inner));
    const Meaning meaning = {xacro, name_value, argument_value, yaml_file};
    const char *before = work->text;
    inner = xacro_text(xacro, inner); /* ${'$(arg side)' == 'left'} */
    work->text = inner;
    work->file = xacro->at->file;
    work->line = xacro->at->line;
    const Value *value = expression_value(work, &meaning, inner);
    work->text = before;
    return value;
}

const Value *xacro_value(Xacro *xacro, const char *text)
{
    Work *work = &xacro->work;
    Text out = {0};
    const Value *only = NULL;
    int pieces = 0;
    work->file = xacro->at->file;
    work->line = xacro->at->line;
    work_step(work);
    if (++xacro->depth > 200)
        xacro_fail(xacro, "properties and macros are nested deeper than 200");
    while (*text) {
        size_t plain = strcspn(text, "$");
        if (text[plain] == '$' && text[plain + 1] == '$' &&
            (text[plain + 2] == '{' || text[plain + 2] == '(')) { /* $${ is ${ */
            text_add_bytes(&out, text, plain + 1);
            text_add_bytes(&out, text + plain + 2, 1);
            text += plain + 3;
            pieces += 2;
            continue;
        }
        bool begins = text[plain] && (text[plain + 1] == '{' || text[plain + 1] == '(');
        if (!begins)
            plain += text[plain] == '$';
        text_add_bytes(&out, text, plain);
        pieces += plain > 0;
        text += plain;
        if (!begins)
            continue;
        bool expression = text[1] == '{';
        const char *end = closing(text + 2, text[1], expression ? '}' : ')');
        if (!end)
            xacro_fail(xacro, "\"%s\" is not closed", show_text(text).text);
        only = piece(xacro, text + 2, end, expression);
        text_add_string(&out, value_text(work, only));
        if (out.length > LONGEST_STRING)
            xacro_fail(xacro, "makes a text of more than %d bytes", LONGEST_STRING);
        pieces++;
        text = end + 1;
    }
    xacro->depth--;
    const Value *value =
        only && pieces == 1 ? only
                            : value_string(work, arena_copy(work->arena, out.data ? out.data : ""));
    text_free(&out);
    return value;
}

const char *xacro_text(Xacro *xacro, const char *text)
{
    return strchr(text, '$') ? value_text(&xacro->work, xacro_value(xacro, text)) : text;
}

bool xacro_truth(Xacro *xacro, const char *text)
{
    const Value *value = value_literal(&xacro->work, xacro_value(xacro, text));
    if (value->kind == STRING || value->kind == FLOATING)
        xacro_fail(xacro, "\"%s\" is \"%s\", which is neither true nor false", show_text(text).text,
                   show_text(value_text(&xacro->work, value)).text);
    return value_truth(value);
}
