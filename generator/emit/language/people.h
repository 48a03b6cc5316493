/* people.h: names and numbers as people write them, for what is read and not compiled: tables of Zs
   as text, Markdown and LaTeX, and the tables of rbgen tables.

   A letter is called as the robot file calls it, or else m3, L31, I3xx, a3 (people_letter). Sines
   and cosines are s3 and c45, of the joints whose angles they are of. Numbers that were typed in
   decimals come out in decimals, though they were added and multiplied as binary ones on the way.
 */
#ifndef PEOPLE_H
#define PEOPLE_H

#include "emit/language/language.h"

typedef enum {
    PAPER_EXACT, /* plain, with every digit: for tests that compare bits */
    PAPER_PLAIN, /* text, which is also a script */
    PAPER_MARKDOWN,
    PAPER_LATEX
} Paper;
static inline bool paper_has_formulas(Paper paper)
{
    return paper == PAPER_MARKDOWN || paper == PAPER_LATEX;
}

/* An operation's text on that paper. */
const Notation *people_notation(Paper paper);

/* The number, shortened if that loses no more than what rounding did to it. Not negative. */
void people_number(Text *out, double value, Paper paper);

/* An input array as these pages call it, and what it is; NULL: nothing is known about it. */
const char *people_array(const char *array, Paper paper);
const char *people_meaning(const char *array);

/* An element of an input array, or a letter: as plain text. */
const char *people_input(Arena *arena, const Program *program, const char *array, uint32_t element);
/* A plain name as a formula: alpha3 is \alpha_{3}, I3xx I_{3xx}. */
const char *people_formula(Arena *arena, const char *plain);
/* Any text in a LaTeX document. */
void people_latex_text(Text *out, const char *text);

/* A document's beginning; "\\end{document}" is for whoever writes it. */
void emit_latex_head(Text *out, const char *robot, const char *what, const char *command,
                     const char *notes);

/* Names of inputs, numbers, angles, sines and cosines, as labels of the listing. What is left are
   statements to be numbered; people_is_written says of one whether it needs a line. */
void people_label(Listing *listing, Paper paper);
bool people_is_written(const Listing *listing, uint32_t node);
/* Whether it is a sine or cosine that has got its name. */
bool people_is_turn(const Listing *listing, uint32_t node);

/* The letters that the program reads: calls with each one's plain name, its place among the
   parameters' numbers, and what it means. */
typedef void LetterVisit(void *to, const char *name, int place, const char *meaning);
void people_letters(const Listing *listing, LetterVisit *visit, void *to);

#endif
