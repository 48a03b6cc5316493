/* emit.c: rbgen emit ROBOT: the specialised C. */
#include "command/golden.h"
#include "command/keep.h"

#include <string.h>

/* The command in a normal form, so that the same robot and options give the same bytes wherever
   the file lies: names instead of paths, only what differs from the defaults, in a fixed order. */
static const char *normal_form(Arena *arena, const Robot *robot, const Selection *selection,
                               bool all_functions, bool together, bool wrench, const Style *style,
                               const char *listing, const char *header, double snap,
                               const char *selftest)
{
    Text text = {0};
    text_add(&text, "rbgen emit %s", is_c_identifier(robot->name) ? robot->name : "ROBOT");
    if (!all_functions) {
        const char *separator = " --functions ";
        for (int i = 0; i < FUNCTION_COUNT; i++)
            if (selection->wanted[i]) {
                text_add(&text, "%s%s", separator, functions[i].name);
                separator = ",";
            }
    }
    for (int i = 0; i < FUNCTION_COUNT; i++)
        if (selection->wanted[i] && strcmp(selection->algorithm[i], BEST) != 0)
            text_add(&text, " --algorithm %s=%s", functions[i].name, selection->algorithm[i]);
    if (together)
        text_add_string(&text, " --together");
    if (wrench)
        text_add_string(&text, " --wrench");
    if (selection->extras & EXTRA_PAYLOAD)
        text_add_string(&text, " --payload");
    keep_normal_form(&text, robot);
    if (listing)
        text_add(&text, " --style %s", listing);
    if (style->real == REAL_FLOAT)
        text_add_string(&text, " --real float");
    if (style->sincos == SINCOS_LIBM)
        text_add_string(&text, " --sincos libm");
    if (style->lanes)
        text_add(&text, " --lanes %d", style->lanes);
    if (strcmp(style->prefix, robot->name) != 0)
        text_add(&text, " --prefix %s", style->prefix);
    if (header)
        text_add(&text, " --header %s", header);
    text_add_string(&text, selftest);
    if (snap != ANGLE_SNAP)
        text_add(&text, " --snap %g", snap);
    if (best_effort.effort != 1)
        text_add(&text, " --effort %ld", best_effort.effort);
    if (best_effort.M != 1 || best_effort.A != 1 || best_effort.D != 8)
        text_add(&text, " --cost %g,%g,%g", best_effort.M, best_effort.A, best_effort.D);
    char *copy = arena_copy(arena, text.data);
    text_free(&text);
    return copy;
}

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

/* NULL for C, else the name of a listing for people. */
static const char *listing_parse(const char *name)
{
    if (!name || strcmp(name, "c") == 0)
        return NULL;
    if (strcmp(name, "z-table") != 0 && strcmp(name, "z-table-md") != 0)
        fail_input("--style: \"%s\" is none of c, z-table, z-table-md", name);
    return name;
}

static void add_listing(Text *out, const Kernel *kernel, Program *const *programs, int count,
                        bool markdown)
{
    text_add_string(out, "# ");
    emit_comment_text(out, kernel->robot, "# ", 2);
    text_add(out,
             markdown ? ": equations, by rbgen %s\n\n`%s`\n" : ": equations, by rbgen %s\n# %s\n",
             RBGEN_VERSION, kernel->command);
    if (kernel->notes[0]) {
        text_add_string(out, markdown ? "\n" : "# ");
        emit_comment_text(out, kernel->notes, markdown ? "" : "# ", 2);
        text_add_string(out, "\n");
    }
    for (int i = 0; i < count; i++) {
        text_add_string(out, "\n");
        emit_ztable(out, programs[i], markdown);
    }
}

/* The wanted functions as one program. */
static int build_together(const Robot *robot, const Selection *selection, const char *list,
                          Program **programs)
{
    const Function *wanted[FUNCTION_COUNT];
    const char *names[FUNCTION_COUNT];
    int count = 0;
    if (!list)
        fail_input("--together: say which, for example --functions inertia-matrix,bias");
    for (int i = 0; i < FUNCTION_COUNT; i++) {
        if (!selection->wanted[i])
            continue;
        algorithm_check(&functions[i], selection->algorithm[i], robot);
        wanted[count] = function_variant(&functions[i], selection->extras);
        names[count++] = selection->algorithm[i];
    }
    programs[0] = program_build_together(robot, wanted, names, count);
    if (programs[0]->singular >= 0)
        fail_input("--together: joint \"%s\" moves no inertia, so forces do not determine its "
                   "acceleration",
                   robot->links[programs[0]->singular].name);
    return 1;
}

/* The variants with a wrench of those functions among the programs that have one. */
static int build_with_wrench(const Robot *robot, const Selection *selection, Program **programs,
                             int count)
{
    int more = 0;
    for (int k = 0; k < WRENCH_COUNT; k++)
        for (int i = 0; i < count; i++)
            if (programs[i]->function->id == wrench_functions[k].id)
                programs[count + more++] =
                    program_build(robot, function_variant(&wrench_functions[k], selection->extras),
                                  selection->algorithm[wrench_functions[k].id]);
    return more;
}

/* Loads and open links, which published algorithms do not know. */
static void check_loads(const Robot *robot, const Selection *selection)
{
    unsigned loads = selection->extras & (EXTRA_PAYLOAD | EXTRA_LINKS);
    const char *option = loads & EXTRA_PAYLOAD ? "--payload" : "--keep";
    if ((loads & EXTRA_PAYLOAD) && robot->tool_link < 0)
        fail_input("--payload: the tool of %s sits on the base, where a load changes nothing",
                   robot->name);
    for (int i = 0; i < FUNCTION_COUNT; i++)
        if (selection->wanted[i] && strcmp(selection->algorithm[i], BEST) != 0 &&
            function_variant(&functions[i], loads) != &functions[i])
            fail_input("%s: only best can do that; leave out --algorithm for %s", option,
                       functions[i].name);
}

int command_emit(int argc, char **argv)
{
    const char *output = NULL, *list = NULL, *real = NULL, *prefix = NULL, *header = NULL;
    const char *speeds = NULL, *style_name = NULL, *sincos = NULL;
    Strings chosen = {0}, keep = {0};
    const char *cost = NULL;
    double snap = ANGLE_SNAP;
    long lanes = 0;
    bool no_comments = false, strict = false, together = false, wrench = false,
         payload = false, selftest = false, selftest_main = false;
    const Option options[] = {
        {"output", 'o', OPTION_STRING, &output, "FILE", "write there instead of standard output"},
        {"functions", 0, OPTION_STRING, &list, "LIST",
         "only these, comma-separated (default: all)"},
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
         "stays open, in a struct: friction, link6.mass (com, inertia)"},
        {"real", 0, OPTION_STRING, &real, "TYPE", "double (default) or float"},
        {"sincos", 0, OPTION_STRING, &sincos, "WHOSE",
         "inline (default): in the file itself; or libm's"},
        {"lanes", 0, OPTION_COUNT, &lanes, "N",
         "also batches of states, N at a time in vectors: 8, say"},
        {"prefix", 0, OPTION_STRING, &prefix, "NAME", "of the C names (default: the robot's name)"},
        {"header", 0, OPTION_STRING, &header, "FILE", "write prototypes there, include it"},
        {"selftest", 0, OPTION_FLAG, &selftest, NULL,
         "also NAME_selftest, which checks the rest on the target"},
        {"selftest-main", 0, OPTION_FLAG, &selftest_main, NULL,
         "and a main that exits 0 when all is well, else 1"},
        {"style", 0, OPTION_STRING, &style_name, "STYLE",
         "c (default), or equations: z-table, z-table-md"},
        EFFORT_OPTIONS(&cost),
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
        "  rbgen emit puma --real float --selftest --header puma_dyn.h -o puma_dyn.c\n"
        "  rbgen emit puma --lanes 8 -o puma_dyn.c\n"
        "  rbgen emit planar_3r --functions id --style z-table-md -o planar_3r.md\n",
        options,
        COUNT(options)};
    const char *path;
    options_parse(&syntax, argc, argv, &path, 1, 1);
    check_effort(cost);

    Arena *arena = arena_new();
    const char *listing = listing_parse(style_name);
    selftest = selftest || selftest_main;
    if (listing && (real || sincos || lanes || prefix || header || no_comments || selftest))
        fail_input("--real, --sincos, --lanes, --prefix, --header, --selftest and --no-comments are "
                   "for C, not for --style %s",
                   listing);
    if (selftest && together)
        fail_input("--selftest and --together do not go together; emit the functions one by one");
    Style style = {real_parse(real), NULL, !no_comments, sincos_parse(sincos), (int)lanes};
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

    Program *programs[FUNCTION_COUNT + WRENCH_COUNT + MAX_TOOL_PROGRAMS];
    Text notes = {0};
    for (int i = 0; i < FUNCTION_COUNT; i++)
        if (strcmp(selection.algorithm[i], "all") == 0)
            fail_input("--algorithm all: emit makes each function once; name one algorithm");
    int count = together ? build_together(robot, &selection, list, programs)
                         : build_selected(robot, &selection, list != NULL, programs, FUNCTION_COUNT,
                                          &notes);
    if (wrench && together)
        fail_input("--wrench and --together do not go together");
    if (wrench)
        count += build_with_wrench(robot, &selection, programs, count);
    if (!together)
        count += build_for_tools(arena, robot, &selection, programs + count);
    if (count == 0)
        fail_input("--functions: nothing to emit");

    char pattern[MAX_JOINTS + 1];
    joint_pattern(robot, pattern);
    const char *header_name = header ? header_base_name(header) : NULL;
    Kernel kernel = {.style = style,
                     .robot = robot->name,
                     .source = robot->source,
                     .command = normal_form(arena, robot, &selection, list == NULL, together,
                                            wrench, &style, listing, header_name, snap,
                                            selftest_main ? " --selftest-main"
                                            : selftest    ? " --selftest"
                                                          : ""),
                     .pattern = pattern,
                     .notes = notes.length ? notes.data : "",
                     .hash = hash,
                     .params = kept.values,
                     .header_name = header_name};
    if (selftest) {
        Selftest *golden = golden_make(arena, description, programs, count, style.real);
        golden->with_main = selftest_main;
        kernel.selftest = golden;
    }
    Text source = {0}, prototypes = {0};
    if (listing)
        add_listing(&source, &kernel, programs, count, strcmp(listing, "z-table-md") == 0);
    else
        emit_kernel(&source, &kernel, programs, count);
    if (header)
        emit_header(&prototypes, &kernel, programs, count);
    file_write_pair(output, &source, header, &prototypes);
    text_free(&source);
    text_free(&prototypes);
    text_free(&notes);
    for (int i = 0; i < count; i++)
        program_free(programs[i]);
    arena_free(arena);
    return EXIT_DONE;
}
