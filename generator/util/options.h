/* options.h: command lines described by a table, from which both parsing and --help come. */
#ifndef OPTIONS_H
#define OPTIONS_H

#include "util/util.h"

typedef enum {
    OPTION_FLAG,
    OPTION_STRING,
    OPTION_OUTPUT, /* a file that will be written; it may not be one that is read */
    OPTION_NUMBER,
    OPTION_COUNT,
    OPTION_STRINGS, /* may be repeated */
    OPTION_LIST     /* words with commas between them; repeated, they add up */
} OptionKind;

enum { MAX_STRINGS = 64 };
typedef struct {
    int count;
    const char *item[MAX_STRINGS];
} Strings;

typedef struct {
    const char *name; /* without the dashes */
    char letter;      /* one-letter form, or 0 */
    OptionKind kind;
    void *target; /* bool, const char *, double, long, Strings; of a list const char * */
    const char *argument;
    const char *help;
} Option;

typedef struct {
    const char *name;     /* "emit" */
    const char *usage;    /* "ROBOT [options]" */
    const char *summary;  /* paragraphs and lists, as text_add_paragraphs takes them */
    const char *examples; /* lines, each indented by two */
    const Option *options;
    int option_count;
} Syntax;

/* Fills the targets; returns how many positional arguments there were (at least min, at most max).
   --help and --version print and exit; -q silences warnings. Mistakes are fail_input. */
int options_parse(const Syntax *syntax, int argc, char **argv, const char **positional, int min,
                  int max);

/* "rbgen 0.1.0" */
_Noreturn void print_version(void);

/* "0.1, pi/2, -pi" -> numbers; fails naming the option. Returns how many. */
int parse_numbers(const char *option, const char *list, double *out, int max);
double parse_number(const char *option, const char *text);
/* The same without failing: false when the text is no number. */
bool number_read(const char *text, double *value);

#endif
