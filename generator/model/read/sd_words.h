/* sd_words.h: a system description file as words, "=" and numbers; "#" begins a comment. */
#ifndef SD_WORDS_H
#define SD_WORDS_H

#include "model/read/sd.h"

typedef struct {
    Arena *arena;
    const char *file, *at;
    int line;
} SdWords;

/* Ends in fail_input at the line where the words are. */
#define SD_FAIL(words, ...)                                                                        \
    fail_input("%s:%d: %s", (words)->file, (words)->line, arena_format((words)->arena, __VA_ARGS__))

void sd_skip(SdWords *words); /* blanks and comments */
bool sd_take_equals(SdWords *words);
void sd_expect_equals(SdWords *words, const char *keyword);
const char *sd_word(SdWords *words); /* up to the next blank or "="; "" at the end of the file */
bool sd_number_next(SdWords *words);
SdNumber sd_number(SdWords *words, const char *what); /* 2.5, 2.5? or ? */

#endif
