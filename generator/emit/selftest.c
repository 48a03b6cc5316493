/* selftest.c: NAME_selftest, which checks the functions of the generated file where the file is to
   run: against golden vectors, and against each other in states that it makes up. What is checked
   depends on what the file has; each check is a template of its own (templates/selftest_*.in.c). */
#include "emit/scene.h"

#include <ctype.h>
#include <string.h>

/* Errors of correct code stay a good way below, errors that matter far above (tests/selftest). */
#define DOUBLE_TOLERANCE "1e-11"
#define FLOAT_TOLERANCE "2e-05"

/* ---- what is in the file ---- */

static Scene look(const Kernel *kernel, Program *const *programs, int count)
{
    Scene scene = {.kernel = kernel,
                   .programs = programs,
                   .count = count,
                   .n = programs[0]->n,
                   .extent = program_extent(programs[0]),
                   .single = kernel->style.real == REAL_FLOAT};
    const char *prefix = kernel->style.prefix;
    for (int i = 0; prefix[i]; i++)
        scene.capitals[i] = (char)toupper((unsigned char)prefix[i]);
    return scene;
}

static FunctionSet present(const Scene *scene)
{
    FunctionSet set = 0;
    for (int id = 0; id < FUNCTION_COUNT; id++)
        if (scene_find(scene, (FunctionId)id, NULL))
            set |= HAS(id);
    return set;
}

/* ---- relations ---- */

static bool any_loaded(const Scene *scene)
{
    for (int i = 0; i < scene->count; i++)
        if (function_takes(scene->programs[i]->function, "payload") ||
            function_takes(scene->programs[i]->function, "params"))
            return true;
    return false;
}

static bool applies(const Scene *scene, const Relation *relation)
{
    const Selftest *selftest = scene->kernel->selftest;
    FunctionSet set = present(scene);
    if (relation->closed)
        return selftest->loops && selftest->rank && !selftest->prescribed &&
               (set & relation->needs) == relation->needs;
    if (scene->extent.positions != scene->n)
        return false; /* no states are made up of quaternions */
    if (relation->by_turns && selftest->geared)
        return false;
    if (selftest->loops || selftest->prescribed)
        set &= ~HAS(FORWARD_DYNAMICS);
    if (selftest->loops) /* of the mechanism, not of the tree */
        set &= ~HAS(INVERSE_DYNAMICS);
    if (relation->unloaded && any_loaded(scene))
        return false;
    if (relation->odd_friction && selftest->skewed)
        return false;
    if (strcmp(relation->name, "DEFINITE") == 0 && selftest->matrix == MATRIX_UNPHYSICAL)
        return false;
    return (set & relation->needs) == relation->needs && !(set & relation->needs_not);
}

/* The numbers of checks are the same in every file: golden vectors first, by function, then
   relations by name; functions beyond the room before the relations follow after them. */
enum { FIRST_RELATION = 21, LATER_FUNCTIONS = 101 };

static int golden_number(int id)
{
    return id + 1 < FIRST_RELATION ? id + 1 : LATER_FUNCTIONS + id;
}

static int relation_number(const Relation *relation)
{
    int number = FIRST_RELATION;
    for (const Relation *other = relations; strcmp(other->name, relation->name) != 0; other++)
        number += strcmp(other->name, other[1].name) != 0;
    return number;
}

static char *lower_case(Arena *arena, const char *name)
{
    char *lower = arena_copy(arena, name);
    for (char *at = lower; *at; at++)
        *at = (char)tolower((unsigned char)*at);
    return lower;
}

/* ---- templates ---- */

enum { MAX_KEYS = 28 + FUNCTION_COUNT };

typedef struct {
    Insertion item[MAX_KEYS];
    Text text[MAX_KEYS];
    int count;
} Keys;

static Text *key(Keys *keys, const char *name)
{
    keys->item[keys->count].key = name;
    text_add_string(&keys->text[keys->count], "");
    return &keys->text[keys->count++];
}

static void fill(Text *out, Keys *keys, const char *template_name)
{
    for (int i = 0; i < keys->count; i++)
        keys->item[i].text = keys->text[i].data;
    template_fill(out, template_name, keys->item, keys->count);
}

static void keys_free(Keys *keys, int from)
{
    for (int i = from; i < keys->count; i++) {
        text_free(&keys->text[i]);
        keys->text[i] = (Text){0};
    }
    keys->count = from;
}

/* Names and numbers that several templates have. */
static void common_keys(Arena *arena, Keys *keys, const Scene *scene)
{
    static const struct {
        const char *key;
        double value;
    } numbers[] = {{"right_angle", 1.5707963267948966},
                   {"half_right_angle", 0.7853981633974483},
                   {"root_term", 0.20710678118654752}}; /* (sqrt 2 - 1)/2 */
    const Selftest *selftest = scene->kernel->selftest;
    text_add_string(key(keys, "prefix"), scene->kernel->style.prefix);
    text_add_string(key(keys, "PREFIX"), scene->capitals);
    text_add_string(key(keys, "real"), scene->single ? "float" : "double");
    text_add_string(key(keys, "f"), scene->single ? "f" : "");
    text_add(key(keys, "n"), "%d", scene->n);
    text_add(key(keys, "positions"), "%d", scene->extent.positions);
    text_add(key(keys, "room"), "%d", scene_room(scene));
    text_add(key(keys, "states"), "%d", selftest->states);
    text_add(key(keys, "rank"), "%d", selftest->rank);
    text_add(key(keys, "drive_count"), "%d", selftest->drive_count);
    Text *drives = key(keys, "drives");
    for (int k = 0; k < selftest->drive_count; k++)
        text_add(drives, "%s%d", k ? ", " : "", selftest->drives[k]);
    text_add(key(keys, "all_states"), "%d", selftest->states + SELFTEST_DERIVED_STATES);
    /* dividing by what is zero but for rounding would give any pivot after it */
    text_add(key(keys, "vanishing"),
             selftest->matrix == MATRIX_DEFINITE ? "0.0%s"
             : scene->single                     ? "1e-04%s * diagonal"
                                                 : "1e-09%s * diagonal",
             scene->single ? "f" : "");
    text_add(key(keys, "least"), selftest->matrix == MATRIX_DEFINITE ? "diagonal" : "0.0%s",
             scene->single ? "f" : "");
    for (int id = 0; id < FUNCTION_COUNT; id++) /* the structs that a call takes */
        scene_extras(key(keys, arena_format(arena, "%s+", functions[id].c_name)), scene,
                     scene_find(scene, (FunctionId)id, NULL));
    for (size_t i = 0; i < COUNT(numbers); i++)
        golden_number_text(key(keys, numbers[i].key), numbers[i].value, scene->single);
}

/* Lines that depend on whether torques come from the inverse dynamics or from the bias. */
static void torque_keys(Keys *keys, const Scene *scene)
{
    const char *prefix = scene->kernel->style.prefix;
    bool loops = scene->kernel->selftest->loops; /* its torques are then the drives' */
    const Function *inverse = loops ? NULL : scene_find(scene, INVERSE_DYNAMICS, NULL),
                   *bias = scene_find(scene, BIAS, NULL);
    Text structs = {0};
    scene_extras(&structs, scene, bias ? bias : inverse);
    const char *given = structs.length ? structs.data : "";
    text_add(key(keys, "at_rest"), "    %s_%s(w->q, w->c, %s%sw->b);\n", prefix,
             bias ? "bias" : "inverse_dynamics", bias ? "" : "w->c, ", given);
    structs.length = 0;
    text_add_string(&structs, "");
    scene_extras(&structs, scene, inverse ? inverse : bias);
    Text *torques = key(keys, "torques");
    for (int k = 0; k < 2; k++)
        text_add(torques, "    %s_%s(w->q, %s, %s%s%s);\n", prefix,
                 inverse ? "inverse_dynamics" : "bias", k == 0 ? "w->qd" : "w->c",
                 inverse ? "w->qdd, " : "", structs.length ? structs.data : "",
                 k == 0 ? "w->a" : "w->b");
    text_free(&structs);
    Text acceleration = {0};
    if (inverse)
        fill(&acceleration, keys, "selftest_acceleration.in.c");
    text_add_string(key(keys, "acceleration"), inverse ? acceleration.data : "");
    text_free(&acceleration);
}

/* A relation's function and the call of it, for the default tool or a named one. */
static void add_relation(Text *checks, Text *calls, Arena *arena, Keys *keys, const Scene *scene,
                         const Relation *relation, const char *tool)
{
    int common = keys->count;
    const char *name = lower_case(arena, relation->name);
    Text *suffix = key(keys, "_tool");
    if (tool)
        text_add(suffix, "_%s", tool);
    text_add(calls, "        %s_check_%s%s(w);\n", scene->kernel->style.prefix, name, suffix->data);
    fill(checks, keys,
         arena_format(arena, "selftest_%s.in.c", relation->source ? relation->source : name));
    keys_free(keys, common);
}

/* Helper functions, as far as they are called: what is not would be a warning. */
static void add_helpers(Text *out, Keys *keys, const Scene *scene)
{
    bool magnitudes = false;
    for (int i = 0; i < relation_count; i++)
        magnitudes = magnitudes || (relations[i].magnitudes && applies(scene, &relations[i]));
    if (scene_matrices(NULL, scene))
        fill(out, keys, "selftest_multiply.in.c");
    if (magnitudes)
        fill(out, keys, "selftest_magnitude.in.c");
}

/* Without comments if so wished: those of the templates stand on lines of their own. */
static void add_code(Text *out, const char *text, bool comments)
{
    while (*text) {
        const char *end = strchr(text, '\n') + 1;
        if (!comments && strncmp(text, "/*", 2) == 0)
            end = strchr(strstr(text, "*/"), '\n') + 1;
        else
            text_add_bytes(out, text, (size_t)(end - text));
        text = end;
    }
}

void emit_selftest(Text *out, const Kernel *kernel, Program *const *programs, int count)
{
    Scene scene = look(kernel, programs, count);
    Keys keys = {.count = 0};
    Text checks = {0}, calls = {0}, derived = {0}, closed_calls = {0}, closed = {0};
    Arena *arena = arena_new();
    common_keys(arena, &keys, &scene);
    torque_keys(&keys, &scene);
    golden_check(&checks, &scene);
    for (int i = 0; i < relation_count; i++) {
        const Relation *relation = &relations[i];
        if (!applies(&scene, relation))
            continue;
        if (relation->closed) {
            if (!closed_calls.length)
                fill(&checks, &keys, "selftest_closed.in.c");
            add_relation(&checks, &closed_calls, arena, &keys, &scene, relation, NULL);
            continue;
        }
        if (!calls.length) {
            golden_joints(&checks, &scene);
            fill(&checks, &keys, "selftest_derive.in.c");
        }
        add_relation(&checks, &calls, arena, &keys, &scene, relation, NULL);
        for (int k = 0; k < count && relation->for_tools; k++)
            if (programs[k]->function->tool && programs[k]->function->id == FORWARD_KINEMATICS)
                add_relation(&checks, &calls, arena, &keys, &scene, relation,
                             programs[k]->function->tool);
    }
    if (calls.length) {
        text_add_string(key(&keys, "calls"), calls.data);
        fill(&derived, &keys, "selftest_derived.in.c");
    }
    text_add_string(key(&keys, "derived"), derived.length ? derived.data : "");
    if (closed_calls.length)
        text_add(&closed, "        %s_enter(w, &%s_golden[state]);\n%s", kernel->style.prefix,
                 kernel->style.prefix, closed_calls.data);
    text_add_string(key(&keys, "closed"), closed.length ? closed.data : "");
    Text *golden = key(&keys, "golden");
    golden_arguments(golden, &scene);
    golden_rows(golden, &scene, false);
    golden_rows(golden, &scene, true);
    scene_matrices(key(&keys, "matrix"), &scene);
    Text helpers = {0};
    add_helpers(&helpers, &keys, &scene);
    text_add_string(key(&keys, "helpers"), helpers.length ? helpers.data : "");
    text_add_string(key(&keys, "checks"), checks.data);
    Text text = {0};
    fill(&text, &keys, "selftest.in.c");
    if (kernel->selftest->with_main)
        fill(&text, &keys, "selftest_main.in.c");
    add_code(out, text.data, kernel->style.comments);
    text_free(&text);
    keys_free(&keys, 0);
    text_free(&checks);
    text_free(&calls);
    text_free(&derived);
    text_free(&closed_calls);
    text_free(&closed);
    text_free(&helpers);
    arena_free(arena);
}

/* ---- declarations and head ---- */

static void add_check_number(Text *out, const Scene *scene, const char *name, int number,
                             const char *meaning)
{
    enum { NAME_WIDTH = 20 };
    if (!scene->kernel->style.comments)
        text_add(out, "    %s_CHECK_%s = %d,\n", scene->capitals, name, number);
    else
        text_add(out, "    %s_CHECK_%-*s = %2d, /* %s */\n", scene->capitals, NAME_WIDTH, name,
                 number, meaning);
}

void emit_selftest_declarations(Text *out, const Kernel *kernel, Program *const *programs,
                                int count)
{
    Scene scene = look(kernel, programs, count);
    const char *prefix = kernel->style.prefix, *name = scene.capitals;
    bool comments = kernel->style.comments;
    if (comments)
        text_add_string(out, "\n/* checks of the selftest, by their numbers in its result */\n");
    text_add_string(out, "enum {\n");
    for (int id = 0; id < FUNCTION_COUNT; id++)
        for (int i = 0; i < count; i++)
            if ((int)programs[i]->function->id == id) {
                char meaning[96], check[SELFTEST_COLUMN_NAME];
                snprintf(meaning, sizeof meaning, "golden vectors of %s", functions[id].name);
                golden_check_name(programs[i]->function, check);
                add_check_number(out, &scene, check, golden_number(id), meaning);
                break;
            }
    for (int i = 0; i < relation_count; i++)
        if (applies(&scene, &relations[i])) {
            bool definite = strcmp(relations[i].name, "DEFINITE") == 0;
            add_check_number(out, &scene, relations[i].name, relation_number(&relations[i]),
                             definite && kernel->selftest->matrix == MATRIX_SEMIDEFINITE
                                 ? "M has no negative pivot beyond rounding"
                                 : relations[i].meaning);
        }
    text_add_string(out, "};\n");
    text_add(out, "#define %s_SELFTEST_TOLERANCE %s\n", name,
             scene.single ? FLOAT_TOLERANCE "f" : DOUBLE_TOLERANCE);
    text_add_string(out, "typedef struct {\n");
    text_add(out, "    %s error;%s\n", scene.single ? "float" : "double",
             comments ? " /* the worst, relative to what the compared numbers are made of */" : "");
    text_add(out, "    int check;%s\n",
             comments ? " /* which check that was; 0: no error at all */" : "");
    text_add(out, "    int state;%s\n",
             comments ? " /* and in which state, from 0, golden vectors first */" : "");
    text_add(out, "} %s_selftest_result;\n", prefix);
    if (comments)
        text_add_string(out,
                        "/* 0: all errors are within the tolerance; else 1. Not reentrant. */\n");
    text_add(out, "int %s_selftest(%s_selftest_result *worst);\n", prefix, prefix);
}

static int work_size(const Scene *scene)
{
    int reals = scene->extent.positions + 2 * scene->n + 4 * scene_room(scene) +
                scene_matrices(NULL, scene);
    return reals * (scene->single ? 4 : 8) + 40;
}

void emit_selftest_head(Text *out, const Kernel *kernel, Program *const *programs, int count)
{
    Scene scene = look(kernel, programs, count);
    Text list = {0};
    const char *separator = "";
    for (int i = 0; i < relation_count; i++)
        if (applies(&scene, &relations[i])) {
            text_add(&list, "%s%s", separator, relations[i].meaning);
            separator = "; ";
        }
    text_add(out,
             " *\n * Selftest: %s_selftest(&worst) returns 0 if every error is at most %s.\n * ",
             kernel->style.prefix, scene.single ? FLOAT_TOLERANCE : DOUBLE_TOLERANCE);
    Text words = {0};
    text_add(&words, "It compares each function with %d golden vectors", kernel->selftest->states);
    if (list.length)
        text_add(&words, ", and in %d further states checks that %s", SELFTEST_DERIVED_STATES,
                 list.data);
    if (kernel->selftest->matrix == MATRIX_UNPHYSICAL)
        text_add_string(&words, "; M is not positive definite, which no bodies' is");
    if (kernel->style.lanes)
        text_add_string(&words, "; the companions ..._batch are not checked");
    text_add(&words, ". It takes about %d bytes of static memory, no stdio, no heap.",
             work_size(&scene));
    emit_comment_text(out, words.data, " * ", 3);
    text_add_string(out, "\n");
    text_free(&words);
    text_free(&list);
}
