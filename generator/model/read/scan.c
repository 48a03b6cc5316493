/* scan.c: RFC 8259, read strictly and in one pass. Recursion is as deep as the text nests, which is
   at most MAX_NESTING. Most of the file is about telling the user what slipped: a trailing comma, a
   comment, single quotes, NaN, a missing comma. */
#include "model/read/scan.h"

#include "model/description.h"

#include <math.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { END = -1 };

typedef struct {
    const char *file;
    const unsigned char *start, *at, *end;
    int line;
    Scan found;
} Scanner;

static _Noreturn void refuse(const Scanner *s, int line, const char *format, ...) PRINTF_LIKE(3, 4);
static _Noreturn void refuse(const Scanner *s, int line, const char *format, ...)
{
    char message[512];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    fail_input("%s:%d: %s", s->file, line, message);
}

static int peek(const Scanner *s)
{
    return s->at < s->end ? *s->at : END;
}

static int peek_after(const Scanner *s, size_t distance)
{
    return (size_t)(s->end - s->at) > distance ? s->at[distance] : END;
}

static bool is_digit(int c)
{
    return c >= '0' && c <= '9';
}

static bool is_letter(int c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

static void skip_space(Scanner *s)
{
    for (int c = peek(s); c == ' ' || c == '\t' || c == '\r' || c == '\n'; c = peek(s)) {
        if (c == '\n')
            s->line++;
        s->at++;
    }
}

/* Bytes of the UTF-8 character that stands here, 0 if it is none (stray or missing continuation,
   overlong form, surrogate, beyond U+10FFFF). */
static int utf8_character(const Scanner *s, unsigned *code)
{
    static const unsigned lowest[] = {0, 0, 0x80, 0x800, 0x10000};
    int first = peek(s);
    int bytes = first < 0      ? 0
                : first < 0x80 ? 1
                : first < 0xc0 ? 0
                : first < 0xe0 ? 2
                : first < 0xf0 ? 3
                : first < 0xf8 ? 4
                               : 0;
    if (bytes == 0)
        return 0;
    *code = (unsigned)first & (bytes == 1 ? 0x7fU : 0xffU >> (bytes + 1));
    for (int i = 1; i < bytes; i++) {
        int next = peek_after(s, (size_t)i);
        if (next < 0x80 || next >= 0xc0)
            return 0;
        *code = *code << 6 | ((unsigned)next & 0x3f);
    }
    bool wrong = *code < lowest[bytes] || *code > 0x10ffff || (*code >= 0xd800 && *code < 0xe000);
    return wrong ? 0 : bytes;
}

/* ---- what stands where something else should ---- */

typedef struct {
    char text[64];
} Glimpse;

static Glimpse show_here(const Scanner *s)
{
    Glimpse shown;
    unsigned code = 0;
    int bytes = utf8_character(s, &code);
    if (peek(s) == END)
        snprintf(shown.text, sizeof shown.text, "the end of the file");
    else if (bytes == 0 || code < 32 || code == 127)
        snprintf(shown.text, sizeof shown.text, "byte 0x%02x", (unsigned)peek(s));
    else if (bytes == 1)
        snprintf(shown.text, sizeof shown.text, "'%c'", (int)code);
    else
        snprintf(shown.text, sizeof shown.text, "character U+%04X", code);
    return shown;
}

/* The run of letters and digits that stands here, cut where it gets long. */
static Glimpse show_word(const Scanner *s)
{
    Glimpse shown;
    size_t length = 0;
    int c;
    while (length < 32 && (is_letter(c = peek_after(s, length)) || is_digit(c)))
        shown.text[length++] = (char)c;
    shown.text[length] = '\0';
    return shown;
}

static bool word_is(const char *word, const char *const *words, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (strcasecmp(word, words[i]) == 0)
            return true;
    return false;
}

/* Slips that can stand anywhere outside a string. */
static void refuse_common(const Scanner *s)
{
    int c = peek(s);
    unsigned code = 0;
    int bytes = utf8_character(s, &code);
    if (c == '/' || c == '#')
        refuse(s, s->line,
               "JSON has no comments; use a key that begins with _, as in \"_note\": \"...\"");
    if (c == '\'')
        refuse(s, s->line, "single quotes; JSON wants double quotes");
    if (bytes > 1 && code >= 0x2018 && code <= 0x201f)
        refuse(s, s->line, "typographic quotes; use plain double quotes");
    if (code == 0xa0 || (code >= 0x2000 && code <= 0x200b) || code == 0x3000)
        refuse(s, s->line, "%s is no space to JSON; use plain spaces", show_here(s).text);
    if (bytes == 0 && c >= 0x80)
        refuse(s, s->line, "%s is not UTF-8; save the file as UTF-8", show_here(s).text);
}

static _Noreturn void refuse_value(const Scanner *s)
{
    static const char *const not_numbers[] = {"nan", "inf", "infinity"};
    static const char *const literals[] = {"true", "false", "null", "none"};
    int c = peek(s);
    refuse_common(s);
    if (c == ',')
        refuse(s, s->line, "a value is missing before this comma; write it or leave the comma out");
    if (c == '+')
        refuse(s, s->line, "a number has no plus sign in JSON; leave the + out");
    if (c == '.')
        refuse(s, s->line, "a number begins with a digit; write 0.5, not .5");
    if (c == '<')
        refuse(s, s->line, "this looks like XML; a robot file is JSON (URDF files end in .urdf)");
    if (is_letter(c)) {
        Glimpse word = show_word(s);
        if (word_is(word.text, not_numbers, COUNT(not_numbers)))
            refuse(s, s->line, "%s is not a number in JSON; write a finite number", word.text);
        if (word_is(word.text, literals, COUNT(literals)))
            refuse(s, s->line, "unknown word %s; JSON has true, false and null", word.text);
        refuse(s, s->line, "unknown word %s; text stands in double quotes", word.text);
    }
    refuse(s, s->line, "expected a value, got %s", show_here(s).text);
}

/* ---- the parts of JSON ---- */

static unsigned scan_hex(Scanner *s)
{
    unsigned code = 0;
    for (int i = 0; i < 4; i++, s->at++) {
        int c = peek(s), lower = c | 0x20;
        if (is_digit(c))
            code = code << 4 | (unsigned)(c - '0');
        else if (c != END && lower >= 'a' && lower <= 'f')
            code = code << 4 | (unsigned)(lower - 'a' + 10);
        else
            refuse(s, s->line,
                   "\\u wants four hexadecimal digits, got %s; a backslash itself is written \\\\",
                   show_here(s).text);
    }
    return code;
}

static void scan_escape(Scanner *s)
{
    s->at++;
    int c = peek(s);
    if (c != END && c != 0 && strchr("\"\\/bfnrt", c)) {
        s->at++;
        return;
    }
    if (c != 'u')
        refuse(s, s->line,
               "unknown escape, a backslash before %s; a backslash itself is written \\\\",
               show_here(s).text);
    s->at++;
    unsigned code = scan_hex(s);
    if (code == 0)
        refuse(s, s->line, "\\u0000 is not allowed in a string; leave it out");
    if (code < 0xd800 || code >= 0xe000)
        return;
    bool pair = code < 0xdc00 && peek(s) == '\\' && peek_after(s, 1) == 'u';
    if (pair) {
        s->at += 2;
        unsigned low = scan_hex(s);
        pair = low >= 0xdc00 && low < 0xe000;
    }
    if (!pair)
        refuse(s, s->line,
               "\\u%04x is half of a surrogate pair; write both or the character itself", code);
}

static void scan_string(Scanner *s)
{
    s->at++;
    for (;;) {
        int c = peek(s);
        unsigned code = 0;
        if (c == END || c == '\n' || c == '\r')
            refuse(s, s->line,
                   "this string has no end on its line; close the quote, or write \\n "
                   "for a new line");
        if (c == '\t')
            refuse(s, s->line, "a tab in a string; write \\t");
        if (c < 0x20)
            refuse(s, s->line, "control character 0x%02x in a string; leave it out", (unsigned)c);
        if (c == '\\') {
            scan_escape(s);
            continue;
        }
        int bytes = utf8_character(s, &code);
        if (bytes == 0)
            refuse(s, s->line, "a string is not UTF-8 here (byte 0x%02x); save the file as UTF-8",
                   (unsigned)c);
        s->at += bytes;
        if (c == '"')
            return;
    }
}

static void scan_digits(Scanner *s, const char *where)
{
    if (!is_digit(peek(s)))
        refuse(s, s->line, "a number wants a digit after %s, got %s", where, show_here(s).text);
    while (is_digit(peek(s)))
        s->at++;
}

static void scan_number(Scanner *s)
{
    const unsigned char *start = s->at;
    if (peek(s) == '-')
        s->at++;
    if (is_letter(peek(s)))
        refuse(s, s->line, "-%s is not a number in JSON; write a finite number", show_word(s).text);
    if (peek(s) == '0' && is_digit(peek_after(s, 1)))
        refuse(s, s->line, "a number has no leading zeros in JSON; leave them out");
    scan_digits(s, "the minus sign");
    if (peek(s) == '.') {
        s->at++;
        scan_digits(s, "the point");
    }
    if (peek(s) == 'e' || peek(s) == 'E') {
        s->at++;
        if (peek(s) == '+' || peek(s) == '-')
            s->at++;
        scan_digits(s, "the exponent's e");
    }
    if (is_letter(peek(s)) || peek(s) == '.' || peek(s) >= 0x80)
        refuse(s, s->line, "%s directly after a number; numbers are decimal and without units",
               show_here(s).text);
    size_t length = (size_t)(s->at - start);
    if (length > MAX_NUMBER)
        refuse(s, s->line,
               "a number of %zu characters, at most %d are read; 17 digits are all that "
               "count",
               length, MAX_NUMBER);
    /* strtod takes the locale's decimal point, here and in cJSON: rbgen never calls setlocale. */
    char digits[MAX_NUMBER + 1];
    memcpy(digits, start, length);
    digits[length] = '\0';
    if (!isfinite(strtod(digits, NULL)))
        refuse(s, s->line, "%s is too large for a number; write a finite number", digits);
}

static void scan_word(Scanner *s)
{
    static const char *const literals[] = {"true", "false", "null"};
    Glimpse word = show_word(s);
    for (size_t i = 0; i < COUNT(literals); i++)
        if (strcmp(word.text, literals[i]) == 0) {
            s->at += strlen(literals[i]);
            return;
        }
    refuse_value(s);
}

static void scan_key(Scanner *s)
{
    refuse_common(s);
    if (is_letter(peek(s)))
        refuse(s, s->line, "the key %s stands in no quotes; put it in double quotes",
               show_word(s).text);
    if (peek(s) == ',')
        refuse(s, s->line, "an entry is missing before this comma; leave the comma out");
    if (peek(s) != '"')
        refuse(s, s->line, "expected a key in double quotes, got %s", show_here(s).text);
    scan_string(s);
    int line = s->line;
    skip_space(s);
    if (peek(s) != ':')
        refuse(s, line, "expected : after this key, got %s", show_here(s).text);
    s->at++;
    skip_space(s);
}

static void scan_value(Scanner *s, int key_line, size_t key, int depth);

/* What follows a value inside a container is neither a comma nor the right bracket. */
static _Noreturn void refuse_separator(const Scanner *s, int value_line, char close)
{
    int c = peek(s);
    if (c != '\'')
        refuse_common(s);
    if (c == '"' || c == '\'' || c == '{' || c == '[' || c == '-' || is_digit(c) || is_letter(c))
        refuse(s, value_line, "a comma is missing after this value; add it");
    if (c == ']' || c == '}')
        refuse(s, s->line, "'%c' where '%c' should close; mend the bracket", c, close);
    refuse(s, s->line, "expected a comma or '%c', got %s", close, show_here(s).text);
}

static void scan_container(Scanner *s, int depth)
{
    bool object = peek(s) == '{';
    char close = object ? '}' : ']';
    int opened = s->line;
    if (depth > MAX_NESTING)
        refuse(s, s->line, "nested deeper than %d, the most that is read", MAX_NESTING);
    s->at++;
    skip_space(s);
    if (peek(s) == close) {
        s->at++;
        return;
    }
    for (;;) {
        int key_line = s->line;
        size_t key = (size_t)(s->at - s->start);
        if (peek(s) == END)
            break;
        if (object)
            scan_key(s);
        if (peek(s) == END)
            break;
        scan_value(s, object ? key_line : s->line, key, depth);
        int value_line = s->line;
        skip_space(s);
        if (peek(s) == END)
            break;
        if (peek(s) == close) {
            s->at++;
            return;
        }
        if (peek(s) != ',')
            refuse_separator(s, value_line, close);
        int comma_line = s->line;
        s->at++;
        skip_space(s);
        if (peek(s) == ']' || peek(s) == '}')
            refuse(s, comma_line, "a comma after the last entry; leave it out");
    }
    refuse(s, opened, "the file ends inside this %s; add '%c' where it should close",
           object ? "object" : "array", close);
}

static void scan_value(Scanner *s, int key_line, size_t key, int depth)
{
    if (s->found.count >= MAX_VALUES)
        refuse(s, s->line, "more than %zu values, the most that are read", MAX_VALUES);
    s->found.values[s->found.count++] =
        (ScanValue){s->line, key_line, key, (size_t)(s->at - s->start)};
    int c = peek(s);
    if (c == '{' || c == '[')
        scan_container(s, depth + 1);
    else if (c == '"')
        scan_string(s);
    else if (c == '-' || is_digit(c))
        scan_number(s);
    else if (is_letter(c))
        scan_word(s);
    else
        refuse_value(s);
}

/* A value is the whole, or the first in its container, or comes after a comma: so the text has at
   most so many, and the table is taken from the arena at once. */
static size_t most_values(const char *text, size_t length)
{
    size_t most = 1;
    for (size_t i = 0; i < length; i++)
        most += text[i] == ',' || text[i] == '[' || text[i] == '{';
    return most < MAX_VALUES ? most : MAX_VALUES;
}

static void refuse_encoding(const Scanner *s)
{
    int first = peek(s), second = peek_after(s, 1);
    if (first == 0xef && second == 0xbb && peek_after(s, 2) == 0xbf)
        refuse(s, 1, "begins with a byte order mark; save the file as UTF-8 without it");
    if ((first == 0xff && second == 0xfe) || (first == 0xfe && second == 0xff) ||
        (first == '{' && second == 0) || (first == 0 && second == '{'))
        refuse(s, 1, "is UTF-16; save the file as UTF-8");
}

Scan json_scan(Arena *arena, const char *file, const char *text, size_t length)
{
    const unsigned char *start = (const unsigned char *)text;
    Scanner s = {.file = file, .start = start, .at = start, .end = start + length, .line = 1};
    s.found.values = arena_array(arena, ScanValue, most_values(text, length));
    refuse_encoding(&s);
    skip_space(&s);
    if (peek(&s) == END)
        refuse(&s, 1, "is empty; a robot file is one JSON object, { ... }");
    scan_value(&s, s.line, (size_t)(s.at - start), 0);
    skip_space(&s);
    refuse_common(&s);
    if (peek(&s) != END)
        refuse(&s, s.line, "%s after the end of the robot; a file is one JSON object",
               show_here(&s).text);
    return s.found;
}
