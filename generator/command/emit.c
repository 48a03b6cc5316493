/* emit.c: rbgen emit ROBOT: the specialised C. */
#include "build/constants.h"
#include "build/keep.h"
#include "command/command.h"
#include "evidence/golden.h"
#include "library/normal_form.h"

#include <string.h>

/* The base name of the header goes into the source as an include: only harmless characters. */
static const char *header_base_name(const char *path)
{
    const char *slash = strrchr(path, '/');
    const char *name = slash ? slash + 1 : path;
    if (!*name ||
        strspn(name, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-.+") !=
            strlen(name))
        fail_input("--header %s: a header's name has letters, digits and _ - . + only", path);
    return name;
}

static Sincos sincos_parse(const char *name)
{
    if (!name || strcmp(name, "inline") == 0)
        return SINCOS_INLINE;
    if (strcmp(name, "libm") == 0)
        return SINCOS_LIBM;
    fail_input("--sincos: \"%s\" is neither inline nor libm", name);
}

static void check_lanes(long lanes, Sincos sincos)
{
    if (lanes != 0 && lanes != 2 && lanes != 4 && lanes != 8 && lanes != 16 && lanes != 32)
        fail_input("--lanes %ld: is none of 2, 4, 8, 16, 32", lanes);
    if (lanes && sincos == SINCOS_LIBM)
        fail_input("--lanes: the library's sine is for one number; leave out --sincos libm");
}

static const char *check_prefix(const char *prefix, const char *robot)
{
    if (prefix && !is_c_identifier(prefix))
        fail_input("--prefix %s: is not a C identifier, or is a keyword", prefix);
    if (!prefix && !is_c_identifier(robot))
        fail_input("the robot's name \"%s\" cannot begin C names; give --prefix NAME", robot);
    return prefix ? prefix : robot;
}

/* The names of all languages, with what each is. */
static const char *language_words(Arena *arena, bool meanings)
{
    const char *words = "";
    for (int k = 0; k < language_count; k++)
        words = arena_format(arena, meanings ? "%s%s%s: %s" : "%s%s%s", words,
                             k == 0     ? ""
                             : meanings ? "; "
                                        : ", ",
                             languages[k].name, languages[k].what);
    return words;
}

static const Language *language_parse(Arena *arena, const char *name)
{
    const Language *language = language_find(name ? name : "c");
    if (!language)
        fail_input("--style: \"%s\" is none of %s", name, language_words(arena, false));
    return language;
}

int command_emit(int argc, char **argv)
{
    const char *output = NULL, *list = NULL, *real = NULL, *prefix = NULL, *header = NULL;
    const char *speeds = NULL, *style_name = NULL, *sincos = NULL;
    Arena *arena = arena_new();
    Strings chosen = {0}, keep = {0};
    Build build = build_start();
    const char *cost = NULL;
    double snap = ANGLE_SNAP;
    long lanes = 0;
    bool no_comments = false, strict = false, together = false, wrench = false, payload = false,
         selftest = false, selftest_main = false;
    const Option options[] = {
        {"output", 'o', OPTION_OUTPUT, &output, "FILE", "write there instead of standard output"},
        {"functions", 0, OPTION_LIST, &list, "LIST",
         "comma-separated names; or default, all; may be repeated"},
        {"algorithm", 0, OPTION_STRINGS, &chosen, "FUNCTION=NAME",
         "instead of best; may be repeated"},
        {"speeds", 0, OPTION_STRING, &speeds, "SPEEDS",
         "of kane-partial: joint (default) or middle"},
        {"together", 0, OPTION_FLAG, &together, NULL,
         "the --functions as one C function, sharing work"},
        {"wrench", 0, OPTION_FLAG, &wrench, NULL, "also id, bias and fd with a wrench on the tool"},
        {"payload", 0, OPTION_FLAG, &payload, NULL,
         "a load on the tool as an argument: mass, com, inertia"},
        {"keep", 0, OPTION_STRINGS, &keep, "PARAM",
         "stays open, in a struct: l1 of the file, link6.mass (com,\n"
         "inertia), joint2.a (d, alpha, theta), gravity, friction, rotor,\n"
         "tool, all; several with commas"},
        {"real", 0, OPTION_STRING, &real, "TYPE", "double (default) or float"},
        {"sincos", 0, OPTION_STRING, &sincos, "WHOSE",
         "inline (default): in the file itself; or libm's"},
        {"lanes", 0, OPTION_COUNT, &lanes, "N",
         "also batches of states, N at a time in vectors: 8, say"},
        {"prefix", 0, OPTION_STRING, &prefix, "NAME", "of the C names (default: the robot's name)"},
        {"header", 0, OPTION_OUTPUT, &header, "FILE", "write prototypes there, include it"},
        {"selftest", 0, OPTION_FLAG, &selftest, NULL,
         "also NAME_selftest, which checks the rest on the target"},
        {"selftest-main", 0, OPTION_FLAG, &selftest_main, NULL,
         "and a main that exits 0 when all is well, else 1"},
        {"style", 0, OPTION_STRING, &style_name, "STYLE", language_words(arena, true)},
        EFFORT_OPTIONS(&build, &cost),
        {"snap", 0, OPTION_NUMBER, &snap, "RADIANS",
         "angles this near to a multiple of 90 degrees are it"},
        {"strict", 0, OPTION_FLAG, &strict, NULL, "warnings about the robot are errors"},
        {"no-comments", 0, OPTION_FLAG, &no_comments, NULL, "code only"},
    };
    const Syntax syntax = {
        "emit",
        "ROBOT [options]",
        "Writes C for exactly this robot: straight-line, allocation-free, one file.",
        "  rbgen emit robots/stanford.json -o stanford_dyn.c\n"
        "  rbgen emit puma --functions inverse-dynamics,gravity --real float\n"
        "  rbgen emit ur5 --algorithm id=kane --header ur5_dyn.h -o ur5_dyn.c\n"
        "  rbgen emit ur5 --functions inertia-matrix,bias --together\n"
        "  rbgen emit panda --payload --keep friction --header panda_dyn.h -o panda_dyn.c\n"
        "  rbgen emit puma --keep link6.mass,link6.com --header puma_dyn.h -o puma_dyn.c\n"
        "  rbgen emit puma --real float --selftest --header puma_dyn.h -o puma_dyn.c\n"
        "  rbgen emit puma --lanes 8 -o puma_dyn.c\n"
        "  rbgen emit planar_3r --functions id --style z-table-md -o planar_3r.md\n",
        options,
        COUNT(options)};
    const char *path;
    options_parse(&syntax, argc, argv, &path, 1, 1);
    check_effort(&build, cost);

    const Language *language = language_parse(arena, style_name);
    const char *listing = language->code ? NULL : language->name;
    selftest = selftest || selftest_main;
    if (listing && (real || sincos || lanes || prefix || header || no_comments || selftest))
        fail_input(
            "--real, --sincos, --lanes, --prefix, --header, --selftest and --no-comments are "
            "for C, not for --style %s",
            listing);
    if (selftest && together)
        fail_input("--selftest and --together do not go together; emit the functions one by one");
    Style style = {real_parse(real), NULL, !no_comments, sincos_parse(sincos), (int)lanes};
    build.in_float = style.real == REAL_FLOAT;
    check_lanes(lanes, style.sincos);
    Selection selection = select_functions(list, &chosen, BEST);
    select_speeds(&selection, speeds);
    Description *description;
    Robot *robot = load_robot(arena, path, snap, strict, &description);
    uint64_t hash = robot->hash;
    Kept kept = keep_open(arena, description, robot, &keep);
    robot = kept.robot;
    selection.extras = kept.extras | (payload ? EXTRA_PAYLOAD : 0u);
    check_loads(robot, &selection);
    style.prefix = listing ? robot->name : check_prefix(prefix, robot->name);

    Program *programs[2 * FUNCTION_COUNT + MAX_TOOL_PROGRAMS];
    Text notes = {0};
    for (int i = 0; i < FUNCTION_COUNT; i++)
        if (strcmp(selection.algorithm[i], "all") == 0)
            fail_input("--algorithm all: emit makes each function once; name one algorithm");
    if (together && !list)
        fail_input("--together: say which, for example --functions inertia-matrix,bias");
    int count = 1;
    if (together)
        programs[0] = build_together(&build, robot, &selection);
    else
        count = build_selected(&build, robot, &selection, list != NULL, programs, FUNCTION_COUNT,
                               &notes);
    if (wrench && together)
        fail_input("--wrench and --together do not go together");
    if (wrench)
        count += build_with_wrench(&build, robot, &selection, programs, count);
    if (!together)
        count += build_for_tools(&build, arena, robot, &selection, programs + count);
    if (count == 0)
        fail_input("--functions: nothing to emit");

    char pattern[MAX_JOINTS + 1];
    joint_pattern(robot, pattern);
    const char *header_name = header ? header_base_name(header) : NULL;
    Kernel kernel = {.style = style,
                     .robot = robot->name,
                     .source = robot->source,
                     .command = normal_form(&build, arena, robot, &selection, list == NULL,
                                            together, wrench, &style, listing, header_name, snap,
                                            selftest_main ? " --selftest-main"
                                            : selftest    ? " --selftest"
                                                          : ""),
                     .pattern = pattern,
                     .notes = notes.length ? notes.data : "",
                     .hash = hash,
                     .params = constants_params(robot, kept.values, kept.count, &kept.count),
                     .header_name = header_name};
    if (selftest) {
        Selftest *golden = golden_make(arena, description, programs, count, style.real);
        golden->with_main = selftest_main;
        kernel.selftest = golden;
    }
    kernel.constants = constants_program(robot);
    Text source = {0}, prototypes = {0};
    language->file(&source, &kernel, programs, count);
    if (header)
        emit_header(&prototypes, &kernel, programs, count);
    file_write_pair(output, &source, header, &prototypes);
    text_free(&source);
    text_free(&prototypes);
    text_free(&notes);
    program_free(kernel.constants);
    for (int i = 0; i < count; i++)
        program_free(programs[i]);
    arena_free(arena);
    build_end(&build);
    return EXIT_DONE;
}
