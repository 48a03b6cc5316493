/* fuzz_template.c: strangers' text in generated files. The robot's name, its source and the notes
   (the input's lines) go into a source, its header and a listing; what a C compiler sees of
   them must be, byte for byte, what it sees with harmless text. And a JSON string of the input is
   one JSON string. */
#include "build/build.h"
#include "emit/emit.h"
#include "fuzz.h"
#include "util/table.h"

/* ---- what a compiler sees: C99's translation phases 1 to 3 ---- */

static char trigraph(char c)
{
    static const char from[] = "=/'()!<>-", to[] = "#\\^[]|{}~";
    const char *at = c ? strchr(from, c) : NULL;
    return at ? to[at - from] : '\0';
}

/* Trigraphs replaced, lines that end in a backslash joined, comments gone. */
static void compiler_sees(Text *out, const Text *in)
{
    char *flat = memory_grow(NULL, in->length + 1);
    size_t length = 0;
    for (size_t i = 0; i < in->length; i++) {
        char c = in->data[i];
        if (c == '?' && i + 2 < in->length && in->data[i + 1] == '?' && trigraph(in->data[i + 2])) {
            c = trigraph(in->data[i + 2]);
            i += 2;
        }
        flat[length++] = c;
        if (c == '\n' && length > 1 && flat[length - 2] == '\\')
            length -= 2;
    }
    flat[length] = '\0';
    for (size_t i = 0; i < length;) {
        if (flat[i] == '/' && flat[i + 1] == '*') {
            const char *end = strstr(flat + i + 2, "*/");
            FUZZ_ASSERT(end); /* every comment ends */
            i = (size_t)(end + 2 - flat);
        } else {
            FUZZ_ASSERT(!(flat[i] == '/' && flat[i + 1] == '/'));
            size_t run = 1 + strcspn(flat + i + 1, "/");
            text_add_bytes(out, flat + i, run);
            i += run;
        }
    }
    memory_free(flat);
}

/* ---- one small program, made once ---- */

static Program *sample(void)
{
    static Program *program;
    static Arena *arena; /* lives as long as it */
    if (!program) {
        arena = arena_new();
        Robot *robot = robot_from_description(arena, description_general(arena, "R"));
        Build build = build_start();
        program = program_build(&build, robot, &functions[INERTIA_MATRIX], "walker-orin");
        build_end(&build);
    }
    return program;
}

static void emit(Text *out, const char *robot, const char *source, const char *notes, bool header)
{
    Program *program = sample();
    Kernel kernel = {.style = {.real = REAL_DOUBLE, .prefix = "safe", .comments = true},
                     .robot = robot,
                     .source = source,
                     .command = "rbgen emit safe",
                     .pattern = "R",
                     .notes = notes,
                     .header_name = header ? "safe.h" : NULL};
    Text text = {0};
    emit_kernel(&text, &kernel, &program, 1);
    if (header)
        emit_header(&text, &kernel, &program, 1);
    compiler_sees(out, &text);
    text_free(&text);
}

static void expect_same(const char *robot, const char *source, const char *notes, bool header)
{
    static Text harmless[2];
    Text found = {0};
    if (!harmless[header].length)
        emit(&harmless[header], "r", "s", "n", header);
    emit(&found, robot, source, notes, header);
    FUZZ_ASSERT(found.length == harmless[header].length);
    FUZZ_ASSERT(memcmp(found.data, harmless[header].data, found.length) == 0);
    text_free(&found);
}

static void expect_json(const char *string)
{
    Text out = {0};
    json_string(&out, string);
    FUZZ_ASSERT(out.length >= 2 && out.data[0] == '"' && out.data[out.length - 1] == '"');
    for (size_t i = 1; i + 1 < out.length; i++) {
        FUZZ_ASSERT((unsigned char)out.data[i] >= 32 && out.data[i] != '"');
        i += out.data[i] == '\\';
    }
    text_free(&out);
}

static void job(Arena *arena, const char *text, size_t length)
{
    char *robot = arena_copy(arena, text), *source = robot + strcspn(robot, "\n");
    source += *source ? (*source = '\0', 1) : 0;
    char *notes = source + strcspn(source, "\n");
    notes += *notes ? (*notes = '\0', 1) : 0;
    (void)length;
    expect_same(*robot ? robot : "r", *source ? source : "s", *notes ? notes : "n", false);
    expect_same(*robot ? robot : "r", *source ? source : "s", *notes ? notes : "n", true);
    expect_json(text);
    if (is_c_identifier(text)) {
        FUZZ_ASSERT(
            strspn(text, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_") ==
            strlen(text));
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    fuzz_run(data, size, job);
    return 0;
}
