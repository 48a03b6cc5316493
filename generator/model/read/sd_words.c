/* sd_words.c: see sd_words.h. */
#include "model/read/sd_words.h"

#include "model/read/reader.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

void sd_skip(SdWords *words)
{
    for (;; words->at++) {
        if (*words->at == '#')
            words->at += strcspn(words->at, "\n");
        if (*words->at == '\n')
            words->line++;
        else if (*words->at && (iscntrl((unsigned char)*words->at) || (*words->at & 0x80)) &&
                 !isspace((unsigned char)*words->at))
            SD_FAIL(words,
                    "a character that is no plain text; a system description file has letters, "
                    "digits and signs only");
        else if (!isspace((unsigned char)*words->at))
            return;
    }
}

bool sd_take_equals(SdWords *words)
{
    sd_skip(words);
    if (*words->at != '=')
        return false;
    words->at++;
    return true;
}

void sd_expect_equals(SdWords *words, const char *keyword)
{
    if (!sd_take_equals(words))
        SD_FAIL(words, "%s: \"=\" is missing after it", keyword);
}

const char *sd_word(SdWords *words)
{
    sd_skip(words);
    size_t length = strcspn(words->at, " \t\r\n\v\f=#");
    const char *word = words->at;
    words->at += length;
    return arena_format(words->arena, "%.*s", (int)(length < 200 ? length : 200), word);
}

bool sd_number_next(SdWords *words)
{
    sd_skip(words);
    return *words->at && strchr("0123456789+-.?", *words->at);
}

SdNumber sd_number(SdWords *words, const char *what)
{
    enum { LONGEST = 63 };
    SdNumber number = {0};
    if (!sd_number_next(words))
        SD_FAIL(words, "%s: a number or \"?\" is expected, got \"%s\"", what,
                show_text(sd_word(words)).text);
    size_t length = strspn(words->at, "+-.0123456789eE");
    const char *begin = words->at;
    if (length > 0) {
        char *end = NULL;
        number.value = length <= LONGEST ? strtod(begin, &end) + 0.0 : 0; /* no -0 */
        if (end != begin + length)
            SD_FAIL(words, "%s: \"%s\" is no number", what, show_text(sd_word(words)).text);
        if (!(fabs(number.value) <= MAX_MAGNITUDE))
            SD_FAIL(words, "%s: must not be beyond 1e12, got %s", what,
                    show_text(sd_word(words)).text);
        number.given = true;
        words->at += length;
    }
    number.open = *words->at == '?';
    words->at += number.open;
    if (*words->at && !isspace((unsigned char)*words->at) && *words->at != '#')
        SD_FAIL(words, "%s: \"%s\" is no number", what,
                show_text(
                    arena_format(words->arena, "%.*s", (int)strcspn(begin, " \t\r\n\v\f=#"), begin))
                    .text);
    return number;
}
