/* options.c: rbgen_set: the options of "rbgen emit", one row each. An option is checked together
   with the others when it is set, and changes nothing when it is wrong. */
#include "library/library.h"

#include "model/clean.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

typedef enum { TEXT, TEXTS, FLAG, WHOLE, NUMBER } Kind;
#define BEFORE "; before the robot is loaded"

static const struct {
    const char *name;
    Kind kind;
    size_t offset; /* in Options */
    const char *help;
} table[] = {
    // clang-format off
    {"functions",   TEXT,   offsetof(Options, functions),   "only these, comma-separated"},
    {"algorithm",   TEXTS,  offsetof(Options, algorithm),   "FUNCTION=NAME instead of best; again for another function"},
    {"speeds",      TEXT,   offsetof(Options, speeds),      "of kane-partial: joint (default), middle, second or third"},
    {"together",    FLAG,   offsetof(Options, together),    "the functions as one C function, sharing work"},
    {"wrench",      FLAG,   offsetof(Options, wrench),      "also id, bias and fd with a wrench on the tool"},
    {"payload",     FLAG,   offsetof(Options, payload),     "a load on the tool as an argument: mass, com, inertia"},
    {"moving-base", FLAG,   offsetof(Options, moving_base), "id and bias take the base's motion: base_w, base_wd, base_a"},
    {"keep",        TEXTS,  offsetof(Options, keep),        "stays open, in a struct: friction, link6.mass (com, inertia); again for another"},
    {"real",        TEXT,   offsetof(Options, real),        "double (default) or float"},
    {"sincos",      TEXT,   offsetof(Options, sincos),      "inline (default): in the file itself; or libm's"},
    {"lanes",       WHOLE,  offsetof(Options, lanes),       "also batches of states, N at a time in vectors: 8, say"},
    {"rows",        FLAG,   offsetof(Options, rows),        "batches of states in rows as well: q[i*n + j]"},
    {"each-state",  FLAG,   offsetof(Options, each_state),  "in batches, payload and params are arrays: one a state"},
    {"integrate",   TEXT,   offsetof(Options, integrate),   "of NAME_step_batch: rk4 (default) or euler, semi-implicit"},
    {"prefix",      TEXT,   offsetof(Options, prefix),      "of the C names (default: the robot's name)"},
    {"effort",      WHOLE,  offsetof(Options, effort),      "how hard best searches, 0 to 3 (default: 1)"},
    {"cost",        TEXT,   offsetof(Options, cost),        "M,A,D: what operations cost best (default: 1,1,8)"},
    {"language",    TEXT,   offsetof(Options, language),    "of rbgen_emit: of --language or --style (default: c)"},
    {"snap",        NUMBER, offsetof(Options, choice.snap), "angles this near to a multiple of 90 degrees are it" BEFORE},
    {"base",        TEXT,   offsetof(Options, choice.base), "only what hangs on this link, which stands still" BEFORE},
    {"floating-base", FLAG, offsetof(Options, choice.floating), "of URDF: the base link is a body that moves freely" BEFORE},
    {"tip",         TEXT,   offsetof(Options, choice.tip),  "only the joints from the base to this link" BEFORE},
    {"lock",        TEXTS,  offsetof(Options, choice.lock), "JOINT=VALUE: freeze a joint there; again for another" BEFORE},
    {"tool",        TEXTS,  offsetof(Options, choice.tool), "a link, or one of the file's tools; again for more" BEFORE},
    {"argument",    TEXTS,  offsetof(Options, choice.arguments), "NAME:=VALUE, of a xacro file; again for another" BEFORE},
    {"package",     TEXTS,  offsetof(Options, choice.packages), "NAME=DIR: where a package is that a xacro file takes files from; again" BEFORE},
    {"cache",       FLAG,   offsetof(Options, cache),       "keep what cc made in the user's cache folder"},
    {"strict",      FLAG,   offsetof(Options, strict),      "warnings about the robot are errors"},
    {"no-comments", FLAG,   offsetof(Options, no_comments), "code only"},
    // clang-format on
};

const char *rbgen_option(int index)
{
    return index >= 0 && index < (int)COUNT(table) ? table[index].name : NULL;
}

const char *rbgen_option_help(int index)
{
    return index >= 0 && index < (int)COUNT(table) ? table[index].help : NULL;
}

Options options_default(void)
{
    return (Options){.effort = 1, .choice = {.snap = SNAP_BY_DIGITS}};
}

/* ---- what they mean ---- */

unsigned options_extras(const Options *options)
{
    return (options->payload ? EXTRA_PAYLOAD : 0u) | (options->moving_base ? EXTRA_BASE : 0u);
}

Build options_build(const Options *options)
{
    double weights[3] = {1, 1, 8};
    if (options->effort > MOST_EFFORT)
        fail_input("effort: 0 to %d, not %ld", MOST_EFFORT, options->effort);
    if (options->cost && (parse_numbers("cost", options->cost, weights, 3) != 3 ||
                          !(weights[0] > 0 && weights[1] > 0 && weights[2] > 0)))
        fail_input("cost: three positive numbers, of a multiplication, an addition and a division; "
                   "for example 1,1,8");
    Build build = build_start();
    build.effort = options->effort;
    build.M = weights[0];
    build.A = weights[1];
    build.D = weights[2];
    build.in_float = real_parse(options->real) == REAL_FLOAT;
    /* others than C have no function that says what follows from open parameters */
    build.letters_inside = strcmp(options_language(options)->name, "c") != 0;
    return build;
}

Style options_style(const Options *options, const Robot *robot)
{
    Style style = {.real = real_parse(options->real),
                   .prefix = options->prefix,
                   .comments = !options->no_comments,
                   .lanes = (int)options->lanes,
                   .rows = options->rows,
                   .each = options->each_state,
                   .step = STEP_RK4};
    if (options->rows && !options->lanes)
        style.lanes = 8;
    if (options->integrate && strcmp(options->integrate, "euler") == 0)
        style.step = STEP_EULER;
    else if (options->integrate && strcmp(options->integrate, "rk4") != 0)
        fail_input("integrate: \"%s\" is neither rk4 nor euler", options->integrate);
    if (options->sincos && strcmp(options->sincos, "libm") == 0)
        style.sincos = SINCOS_LIBM;
    else if (options->sincos && strcmp(options->sincos, "inline") != 0)
        fail_input("sincos: \"%s\" is neither inline nor libm", options->sincos);
    int lanes = style.lanes;
    if (lanes != 0 && lanes != 2 && lanes != 4 && lanes != 8 && lanes != 16 && lanes != 32)
        fail_input("lanes %ld: is none of 2, 4, 8, 16, 32", options->lanes);
    if (lanes && style.sincos == SINCOS_LIBM)
        fail_input("lanes: the library's sine is for one number; leave out sincos libm");
    if (style.prefix && !is_c_identifier(style.prefix))
        fail_input("prefix %s: is not a C identifier, or is a keyword", style.prefix);
    if (!style.prefix && robot) {
        style.prefix = robot->name;
        if (!is_c_identifier(robot->name))
            fail_input("the robot's name \"%s\" cannot begin C names; set prefix", robot->name);
    }
    return style;
}

Selection options_select(const Options *options)
{
    Selection selection = select_functions(options->functions, &options->algorithm, BEST);
    select_speeds(&selection, options->speeds);
    for (int i = 0; i < FUNCTION_COUNT; i++)
        if (strcmp(selection.algorithm[i], "all") == 0)
            fail_input("algorithm all: each function is made once; name one algorithm");
    if (options->together && !options->functions)
        fail_input("together: set functions first, for example to inertia-matrix,bias");
    if (options->together && options->wrench)
        fail_input("wrench and together do not go together");
    return selection;
}

const Language *options_language(const Options *options)
{
    const char *name = options->language ? options->language : "c";
    const Language *language = language_find(name);
    if (!language)
        fail_input("language: \"%s\" is none of those of --language or --style", name);
    return language;
}

/* ---- setting ---- */

static size_t find(const char *name)
{
    const char *names[COUNT(table)];
    for (size_t i = 0; i < COUNT(table); i++) {
        names[i] = table[i].name;
        if (name && strcmp(name, names[i]) == 0)
            return i;
    }
    const char *near = name ? nearest_word(name, names, COUNT(table)) : NULL;
    fail_input("there is no option \"%s\"%s%s%s", name ? name : "", near ? "; did you mean \"" : "",
               near ? near : "", near ? "\"?" : "");
}

static long whole_number(const char *name, const char *value)
{
    char *end;
    errno = 0;
    long number = strtol(value, &end, 10);
    if (errno || end == value || *end || number < 0)
        fail_input("%s: \"%s\" is not a whole number", name, value);
    return number;
}

static bool flag(const char *name, const char *value)
{
    if (strcmp(value, "0") != 0 && strcmp(value, "1") != 0)
        fail_input("%s: \"%s\" is neither 0 nor 1", name, value);
    return value[0] == '1';
}

static void append(const char *name, Strings *strings, const char *value)
{
    if (strings->count == MAX_STRINGS)
        fail_input("%s: set more than %d times", name, MAX_STRINGS);
    strings->item[strings->count++] = value;
}

typedef struct {
    const char *name, *value;
} Setting;

static void set(rbgen_Robot *robot, void *argument)
{
    const Setting *setting = argument;
    size_t row = find(setting->name);
    const char *name = table[row].name;
    size_t offset = table[row].offset;
    Options changed = robot->options, plain = options_default();
    char *target = (char *)&changed + offset;
    const char *fresh = (const char *)&plain + offset;
    bool given = setting->value != NULL;
    const char *value = given ? arena_copy(robot->arena, setting->value) : NULL;
    if (offset >= offsetof(Options, choice) &&
        offset < offsetof(Options, choice) + sizeof(Choice) && robot->robot)
        fail_input("%s: comes too late; set it before the robot is loaded", name);
    switch (table[row].kind) {
    case TEXT:
        *(const char **)(void *)target = value;
        break;
    case TEXTS:
        if (given)
            append(name, (Strings *)(void *)target, value);
        else
            ((Strings *)(void *)target)->count = 0;
        break;
    case FLAG:
        *(bool *)target = given && flag(name, value);
        break;
    case WHOLE:
        *(long *)(void *)target =
            given ? whole_number(name, value) : *(const long *)(const void *)fresh;
        break;
    case NUMBER:
        *(double *)(void *)target =
            given ? parse_number(name, value) : *(const double *)(const void *)fresh;
        break;
    }
    Build build = options_build(&changed);
    build_end(&build);
    options_style(&changed, NULL);
    options_select(&changed);
    options_language(&changed);
    double snap = changed.choice.snap;
    if (!isnan(snap) && !(snap >= 0 && snap <= MOST_SNAP))
        fail_input("snap: 0 to %g radians, not %g", MOST_SNAP, snap);
    robot->options = changed;
    if (robot->built != robot->compiled) /* what is compiled stays what it is */
        built_free(robot->built);
    robot->built = NULL; /* to be built anew */
    arena_free(robot->described);
    robot->described = NULL;
    robot->open = NULL;
}

int rbgen_set(rbgen_Robot *robot, const char *option, const char *value)
{
    return library_call(robot, set, &(Setting){option, value});
}
