/* emit.c: rbgen emit ROBOT: the specialised C. */
#include "build/angle_sums.h"
#include "build/constants.h"
#include "build/keep.h"
#include "command/command.h"
#include "evidence/golden.h"
#include "library/normal_form.h"
#include "model/clean.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>

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

static Stepping step_parse(const char *name)
{
    if (!name || strcmp(name, "rk4") == 0)
        return STEP_RK4;
    if (strcmp(name, "euler") == 0)
        return STEP_EULER;
    fail_input("--integrate: \"%s\" is neither rk4 nor euler", name);
}

static const char *check_prefix(const char *prefix, const char *robot)
{
    if (prefix && !is_c_identifier(prefix))
        fail_input("--prefix %s: is not a C identifier, or is a keyword", prefix);
    if (!prefix && !is_c_identifier(robot))
        fail_input("the robot's name \"%s\" cannot begin C names; give --prefix NAME", robot);
    return prefix ? prefix : robot;
}

/* The names of all languages, or of all styles, with what each is. */
static const char *language_words(Arena *arena, bool language, bool meanings)
{
    const char *words = "";
    for (int k = 0; k < language_count; k++)
        if (languages[k].language == language)
            words = arena_format(arena, meanings ? "%s%s%s: %s" : "%s%s%s", words,
                                 !*words    ? ""
                                 : meanings ? "; "
                                            : ", ",
                                 languages[k].name, languages[k].what);
    return words;
}

static const Language *language_parse(Arena *arena, const char *name, const char *style)
{
    if (name && style)
        fail_input("--language and --style do not go together");
    const Language *language = language_find(name ? name : style ? style : "c");
    if (name && (!language || !language->language))
        fail_input("--language: \"%s\" is none of %s", name, language_words(arena, true, false));
    if (style && (!language || (language->language && !language->code)))
        fail_input("--style: \"%s\" is none of %s", style, language_words(arena, false, false));
    return language;
}

/* What the command line asks for. */
typedef struct {
    const char *output, *header, *list; /* list: the functions; NULL: those that come by default */
    bool together, wrench, selftest, selftest_main;
    bool integrates; /* by a rule that was asked for */
    Choice choice;
    Build build;
    Style style;
    const Language *language;
    Selection selection;
    Description *description;
    Robot *loaded; /* as the file has it */
    Kept kept;     /* with what stays open */
} Request;

static void check_request(const Request *request, bool for_code)
{
    if (strcmp(request->language->name, "cpp") == 0 && !request->header)
        fail_input("--language cpp: the overloads stand in a header; give --header FILE.hpp");
    if (!request->language->code && (for_code || request->header || request->selftest))
        fail_input("--real, --sincos, --lanes, --header, --selftest and --no-comments are for C, "
                   "not for %s",
                   request->language->name);
    bool kernels = strcmp(request->language->name, "opencl") == 0;
    if (kernels && (request->style.lanes || request->header || request->selftest))
        fail_input("--lanes, --rows, --header and --selftest are for C: kernels of --style opencl "
                   "are batches, and a host's language declares them");
    if (request->selftest && request->together)
        fail_input("--selftest and --together do not go together; emit the functions one by one");
    if (request->wrench && request->together)
        fail_input("--wrench and --together do not go together");
    if (request->together && !request->list)
        fail_input("--together: say which, for example --functions inertia-matrix,bias");
}

static int build_programs(Request *request, Arena *arena, Program **programs, Text *notes)
{
    const Robot *robot = request->kept.robot;
    for (int i = 0; i < FUNCTION_COUNT; i++)
        if (strcmp(request->selection.algorithm[i], "all") == 0)
            fail_input("--algorithm all: emit makes each function once; name one algorithm");
    if (request->together) {
        programs[0] = build_together(&request->build, robot, &request->selection);
        return 1;
    }
    int count = build_selected(&request->build, robot, &request->selection, request->list != NULL,
                               programs, FUNCTION_COUNT, notes);
    if (request->wrench)
        count += build_with_wrench(&request->build, robot, &request->selection, programs, count);
    count += build_for_tools(&request->build, arena, robot, &request->selection, programs + count);
    if (count == 0)
        fail_input("--functions: nothing to emit");
    for (int i = 0; i < count && request->language->for_people; i++)
        if (strcmp(programs[i]->made_by, BEST) != 0)
            program_sum_angles(programs[i]);
    if (request->integrates && !step_program(programs, count, request->style))
        fail_input(request->kept.robot->loop_count || request->kept.robot->prescribed_count
                       ? "--integrate: no steps in batches for robots with loops or prescribed "
                         "joints, whose loops would open on the way; leave it out"
                       : "--integrate: takes forward-dynamics; add it to --functions");
    return count;
}

static Kernel describe(const Request *request, Arena *arena, const char *notes)
{
    int numbers;
    const Robot *robot = request->kept.robot;
    char *pattern = arena_alloc(arena, MAX_JOINTS + 1);
    joint_pattern(robot, pattern);
    const char *header = request->header ? header_base_name(request->header) : NULL;
    const char *command =
        normal_form(&request->build, arena, robot, &request->selection, request->list == NULL,
                    request->together, request->wrench, &request->style,
                    request->language == language_find("c") ? NULL : request->language->name,
                    header, &request->choice,
                    request->selftest_main ? " --selftest-main"
                    : request->selftest    ? " --selftest"
                                           : "");
    return (Kernel){.style = request->style,
                    .robot = robot->name,
                    .source = robot->source,
                    .command = command,
                    .pattern = pattern,
                    .notes = notes,
                    .hash = request->loaded->hash,
                    .params = constants_params(request->kept.robot, request->kept.values,
                                               request->kept.count, &numbers),
                    .header_name = header,
                    .joints = joint_entries(arena, robot)};
}

/* A file a function, into the directory. */
static void write_each(Arena *arena, const Request *request, const Kernel *kernel,
                       Program *const *programs, int count)
{
    if (!request->output)
        fail_input("--language %s: a file a function; give -o DIR", request->language->name);
    if (mkdir(request->output, 0777) && errno != EEXIST)
        fail_job("%s: %s", request->output, strerror(errno));
    for (int i = 0; i < count; i++) {
        Text text = {0};
        request->language->file(&text, kernel, &programs[i], 1);
        file_write(arena_format(arena, "%s/%s_%s.%s", request->output, request->style.prefix,
                                programs[i]->function->c_name, request->language->one_each),
                   &text);
        text_free(&text);
    }
}

static void emit_request(Arena *arena, Request *request)
{
    Program *programs[2 * FUNCTION_COUNT + MAX_TOOL_PROGRAMS];
    Text notes = {0}, source = {0}, prototypes = {0};
    text_add_string(&notes, clean_note(arena, request->description));
    int count = build_programs(request, arena, programs, &notes);
    Kernel kernel = describe(request, arena, notes.length ? notes.data : "");
    kernel.constants = constants_program(request->kept.robot);
    if (request->selftest) {
        Selftest *golden =
            golden_make(arena, request->description, programs, count, request->style.real);
        golden->with_main = request->selftest_main;
        kernel.selftest = golden;
    }
    if (request->language->one_each && (request->output || count > 1)) {
        write_each(arena, request, &kernel, programs, count);
    } else {
        request->language->file(&source, &kernel, programs, count);
        if (request->header)
            request->language->header(&prototypes, &kernel, programs, count);
        file_write_pair(request->output, &source, request->header, &prototypes);
    }
    text_free(&source);
    text_free(&prototypes);
    text_free(&notes);
    program_free(kernel.constants);
    for (int i = 0; i < count; i++)
        program_free(programs[i]);
}

int command_emit(int argc, char **argv)
{
    Request request = {.build = build_start(), .choice = choice_default()};
    const char *real = NULL, *prefix = NULL, *speeds = NULL, *style_name = NULL, *sincos = NULL;
    const char *language_name = NULL;
    const char *cost = NULL, *integrate = NULL;
    Arena *arena = arena_new();
    Strings chosen = {0}, keep = {0};
    long lanes = 0;
    bool no_comments = false, payload = false, moving_base = false, rows = false, each = false;
    const Option options[] = {
        {"output", 'o', OPTION_OUTPUT, &request.output, "FILE",
         "write there instead of standard output"},
        {"functions", 0, OPTION_LIST, &request.list, "LIST",
         "comma-separated names; or default, all; may be repeated"},
        {"algorithm", 0, OPTION_STRINGS, &chosen, "FUNCTION=NAME",
         "instead of best; may be repeated"},
        {"speeds", 0, OPTION_STRING, &speeds, "SPEEDS",
         "of kane-partial: joint (default), middle, second or third"},
        {"together", 0, OPTION_FLAG, &request.together, NULL,
         "the --functions as one C function, sharing work"},
        {"wrench", 0, OPTION_FLAG, &request.wrench, NULL,
         "also id, bias and fd with a wrench on the tool"},
        {"payload", 0, OPTION_FLAG, &payload, NULL,
         "a load on the tool as an argument: mass, com, inertia"},
        BASE_OPTION(&moving_base),
        {"keep", 0, OPTION_STRINGS, &keep, "PARAM",
         "stays open, in a struct: l1 of the file, link6.mass (com,\n"
         "inertia), joint2.a (d, alpha, theta), gravity, friction, rotor,\n"
         "tool, all; several with commas"},
        {"real", 0, OPTION_STRING, &real, "TYPE", "double (default) or float"},
        {"sincos", 0, OPTION_STRING, &sincos, "WHOSE",
         "inline (default): in the file itself; or libm's"},
        {"lanes", 0, OPTION_COUNT, &lanes, "N",
         "also batches of states, N at a time in vectors: 8, say"},
        {"rows", 0, OPTION_FLAG, &rows, NULL,
         "batches of states in rows as well: q[i*n + j]; --lanes 8 unless given"},
        {"each-state", 0, OPTION_FLAG, &each, NULL,
         "in batches, payload and params are arrays: one a state"},
        {"integrate", 0, OPTION_STRING, &integrate, "RULE",
         "of NAME_step_batch: rk4 (default) or euler, semi-implicit"},
        {"prefix", 0, OPTION_STRING, &prefix, "NAME", "of the C names (default: the robot's name)"},
        {"header", 0, OPTION_OUTPUT, &request.header, "FILE", "write prototypes there, include it"},
        {"selftest", 0, OPTION_FLAG, &request.selftest, NULL,
         "also NAME_selftest, which checks the rest on the target"},
        {"selftest-main", 0, OPTION_FLAG, &request.selftest_main, NULL,
         "and a main that exits 0 when all is well, else 1"},
        {"language", 0, OPTION_STRING, &language_name, "NAME", language_words(arena, true, true)},
        {"style", 0, OPTION_STRING, &style_name, "STYLE", language_words(arena, false, true)},
        EFFORT_OPTIONS(&request.build, &cost),
        ROBOT_OPTIONS(request.choice),
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
        "  rbgen emit puma --functions fd --rows --payload --each-state -o puma_dyn.c\n"
        "  rbgen emit panda --functions fd --style opencl -o panda.cl\n"
        "  rbgen emit planar_3r --functions id --style z-table-md -o planar_3r.md\n"
        "  rbgen emit ur5 --language python -o ur5.py\n"
        "  rbgen emit ur5 --language matlab -o matlab/\n"
        "  rbgen emit ur5 --language cpp --header ur5.hpp -o ur5.c\n"
        "  rbgen emit ur5 --language fmu --functions fd -o ur5.fmu\n",
        options,
        COUNT(options)};
    const char *path;
    options_parse(&syntax, argc, argv, &path, 1, 1);
    check_effort(&request.build, cost);

    request.language = language_parse(arena, language_name, style_name);
    request.selftest = request.selftest || request.selftest_main;
    request.integrates = integrate != NULL;
    if (rows && !lanes)
        lanes = 8;
    bool kernels = strcmp(request.language->name, "opencl") == 0;
    if (((each && !kernels) || integrate) && !lanes)
        fail_input("%s: is for batches; give --lanes 8, say",
                   integrate ? "--integrate" : "--each-state");
    if (each && !payload && !keep.count)
        fail_input("--each-state: there is nothing that states could differ in; give --payload or "
                   "--keep");
    request.style = (Style){.real = real_parse(real),
                            .comments = !no_comments,
                            .sincos = sincos_parse(sincos),
                            .lanes = (int)lanes,
                            .rows = rows,
                            .each = each,
                            .step = step_parse(integrate)};
    check_request(&request, real || sincos || lanes || no_comments);
    if (prefix && !request.language->prefixed)
        fail_input("--prefix: %s has no names that begin with it", request.language->name);
    request.build.in_float = request.style.real == REAL_FLOAT;
    request.build.letters_inside = strcmp(request.language->name, "c") != 0;
    check_lanes(lanes, request.style.sincos);
    request.selection = select_functions(request.list, &chosen, BEST);
    select_speeds(&request.selection, speeds);
    request.loaded = load_robot(arena, path, &request.choice, &request.description);
    request.kept = keep_open(arena, request.description, request.loaded, &keep);
    request.selection.extras =
        request.kept.extras | (payload ? EXTRA_PAYLOAD : 0u) | (moving_base ? EXTRA_BASE : 0u);
    check_loads(request.kept.robot, &request.selection);
    const char *name = request.kept.robot->name;
    request.style.prefix = request.language->prefixed ? check_prefix(prefix, name) : name;
    emit_request(arena, &request);
    build_end(&request.build);
    arena_free(arena);
    return EXIT_DONE;
}
