/* selftest.c: NAME_selftest, which checks the functions of the generated file where the file is to
   run: against golden vectors, and against each other in states that it makes up. What is checked
   depends on what the file has; each check is a template of its own (templates/selftest_*.in.c). */
#include "emit/emit.h"

#include <ctype.h>
#include <string.h>

enum { FIRST_RELATION = 21, MIN_ROOM = 9 };

/* Errors of correct code stay a good way below, errors that matter far above (tests/selftest). */
#define DOUBLE_TOLERANCE "1e-11"
#define FLOAT_TOLERANCE "2e-05"

/* mass, com, inertia about it: any will do */
const double selftest_payload[10] = {1.25,   0.0625,    -0.03125,  0.125,       0.015625,
                                     0.0625, 0.0546875, 0.0078125, -0.00390625, 0.01171875};

/* ---- what is in the file ---- */

typedef struct {
    const Kernel *kernel;
    Program *const *programs;
    int count, n;
    bool single;
    char capitals[64];
} Scene;

static Scene look(const Kernel *kernel, Program *const *programs, int count)
{
    Scene scene = {.kernel = kernel,
                   .programs = programs,
                   .count = count,
                   .n = programs[0]->n,
                   .single = kernel->style.real == REAL_FLOAT};
    const char *prefix = kernel->style.prefix;
    for (int i = 0; prefix[i]; i++)
        scene.capitals[i] = (char)toupper((unsigned char)prefix[i]);
    return scene;
}

/* The plain function, that for a tool if one is named; NULL: the file does not have it. */
static const Function *find(const Scene *scene, FunctionId id, const char *tool)
{
    for (int i = 0; i < scene->count; i++) {
        const Function *function = scene->programs[i]->function;
        bool same_tool =
            tool ? function->tool && strcmp(function->tool, tool) == 0 : !function->tool;
        if (function->id == id && same_tool && !function_takes(function, "wrench"))
            return function;
    }
    return NULL;
}

#define BIT(id) (1u << (id))

static unsigned present(const Scene *scene, const char *tool)
{
    unsigned set = 0;
    for (int id = 0; id < FUNCTION_COUNT; id++)
        if (find(scene, (FunctionId)id, tool))
            set |= BIT(id);
    return set;
}

/* ---- relations: checks of functions against each other ---- */

typedef struct {
    const char *name;   /* of the check's number, in capitals */
    const char *call;   /* the C function that does it, without prefix */
    const char *source; /* template */
    unsigned needs, needs_not;
    bool for_tools; /* once for each tool */
    const char *meaning;
} Relation;

/* clang-format off */
static const Relation relations[] = {
    {"INVERSE", "inverse", "selftest_inverse.in.c", BIT(INVERSE_DYNAMICS) | BIT(INERTIA_MATRIX) | BIT(BIAS), 0, false,
     "inverse dynamics = M qdd + bias"},
    {"FORWARD", "forward", "selftest_forward.in.c", BIT(INVERSE_DYNAMICS) | BIT(FORWARD_DYNAMICS), 0, false,
     "forward dynamics(inverse dynamics(qdd)) = qdd"},
    {"FORWARD", "forward", "selftest_forward_matrix.in.c", BIT(INERTIA_MATRIX) | BIT(BIAS) | BIT(FORWARD_DYNAMICS), BIT(INVERSE_DYNAMICS), false,
     "forward dynamics(M qdd + bias) = qdd"},
    {"SOLVE", "solve", "selftest_solve.in.c", BIT(INERTIA_MATRIX) | BIT(INERTIA_SOLVE), 0, false,
     "inertia solve(M qdd) = qdd"},
    {"SYMMETRIC", "symmetric", "selftest_symmetric.in.c", BIT(INERTIA_MATRIX), 0, false,
     "M is symmetric"},
    {"DEFINITE", "definite", "selftest_definite.in.c", BIT(INERTIA_MATRIX), 0, false,
     "M is positive definite"},
    {"GRAVITY", "gravity", "selftest_gravity.in.c", BIT(GRAVITY) | BIT(BIAS), 0, false,
     "gravity = bias at rest"},
    {"GRAVITY", "gravity", "selftest_gravity.in.c", BIT(GRAVITY) | BIT(INVERSE_DYNAMICS), BIT(BIAS), false,
     "gravity = inverse dynamics at rest"},
    {"KINETIC", "kinetic", "selftest_kinetic.in.c", BIT(ENERGY) | BIT(INERTIA_MATRIX), 0, false,
     "kinetic energy = qd M qd / 2"},
    {"POTENTIAL", "potential", "selftest_potential.in.c", BIT(ENERGY) | BIT(GRAVITY), 0, false,
     "gravity = gradient of the potential energy"},
    {"POWER", "power", "selftest_power.in.c", BIT(ENERGY) | BIT(INVERSE_DYNAMICS), 0, false,
     "power of the torques without friction = d(energy)/dt"},
    {"POWER", "power", "selftest_power.in.c", BIT(ENERGY) | BIT(BIAS), BIT(INVERSE_DYNAMICS), false,
     "power of the bias without friction = d(energy)/dt"},
    {"ROTATION", "rotation", "selftest_rotation.in.c", BIT(FORWARD_KINEMATICS), 0, true,
     "R of forward kinematics is a rotation"},
    {"JACOBIAN", "jacobian", "selftest_jacobian.in.c", BIT(FORWARD_KINEMATICS) | BIT(JACOBIAN), 0, true,
     "Jacobian = derivative of forward kinematics"},
    {"JACOBIAN_BIAS", "jacobian_bias", "selftest_jacobian_bias.in.c", BIT(JACOBIAN) | BIT(JACOBIAN_BIAS), 0, false,
     "Jacobian bias = derivative of J qd"},
};
/* clang-format on */

static bool applies(const Scene *scene, const Relation *relation)
{
    unsigned set = present(scene, NULL);
    if (strcmp(relation->name, "DEFINITE") == 0 &&
        scene->kernel->selftest->matrix == MATRIX_UNPHYSICAL)
        return false;
    return (set & relation->needs) == relation->needs && !(set & relation->needs_not);
}

static bool any_applies(const Scene *scene, const char *const *names, size_t count)
{
    for (size_t i = 0; i < COUNT(relations); i++)
        for (size_t k = 0; k < count; k++)
            if (applies(scene, &relations[i]) && strcmp(relations[i].name, names[k]) == 0)
                return true;
    return false;
}

/* The number of a check, the same in every file: golden vectors first, by function. */
static int relation_number(const Relation *relation)
{
    int number = FIRST_RELATION;
    for (const Relation *other = relations; strcmp(other->name, relation->name) != 0; other++)
        number += strcmp(other->name, other[1].name) != 0;
    return number;
}

/* ---- golden vectors ---- */

void selftest_column_name(const Function *function, int k, char *name)
{
    const char *base = function->outputs[k].name;
    switch (function->id) {
    case INERTIA_MATRIX:
        base = "M_qdd";
        break;
    case JACOBIAN:
        base = "J_qd";
        break;
    case FORWARD_DYNAMICS:
        base = "accelerations";
        break;
    case INERTIA_SOLVE:
        base = "solution";
        break;
    case FRAMES: /* forward kinematics has an R and a p too */
        base = k == 0 ? "frames_R" : "frames_p";
        break;
    default:
        break;
    }
    snprintf(name, SELFTEST_COLUMN_NAME, "%s%s%s%s", base,
             function_takes(function, "wrench") ? "_wrench" : "", function->tool ? "_" : "",
             function->tool ? function->tool : "");
}

int selftest_column_size(const Function *function, int k, int n)
{
    return function->id == INERTIA_MATRIX ? n
           : function->id == JACOBIAN     ? 6
                                          : size_of(function->outputs[k].size, n);
}

static void add_number(Text *out, double value, bool single)
{
    char buffer[40];
    if (single)
        text_add(out, "%sf", shortest_float((float)value, buffer));
    else
        text_add_string(out, shortest_double(value, buffer));
}

static void add_numbers(Text *out, const Scene *scene, const double *value, int size)
{
    size_t begin = out->length;
    text_add_string(out, "    {");
    for (int i = 0; i < size; i++) {
        text_add_string(out, i == 0 ? "" : out->length - begin > 76 ? ",\n     " : ", ");
        if (out->data[out->length - 1] == ' ' && out->data[out->length - 6] == '\n')
            begin = out->length - 5;
        add_number(out, value[i], scene->single);
    }
    text_add_string(out, "}");
}

/* The type of a row of columns, and its rows. scale: the one row of what errors are measured by. */
static void add_rows(Text *out, const Scene *scene, bool scale)
{
    const Selftest *selftest = scene->kernel->selftest;
    const char *prefix = scene->kernel->style.prefix, *real = scene->single ? "float" : "double";
    text_add_string(out, scale ? "static const struct {\n" : "typedef struct {\n");
    for (int c = 0; c < selftest->column_count; c++)
        if (!scale || selftest->column[c].scale)
            text_add(out, "    %s %s[%d];\n", real, selftest->column[c].name,
                     selftest->column[c].size);
    if (scale)
        text_add(out, "} %s_scale = {\n", prefix);
    else
        text_add(out, "} %s_vectors;\n\nstatic const %s_vectors %s_golden[%d] = {{\n", prefix,
                 prefix, prefix, selftest->states);
    for (int s = 0; s < (scale ? 1 : selftest->states); s++) {
        const char *separator = s ? "\n}, {\n" : "";
        for (int c = 0; c < selftest->column_count; c++) {
            const GoldenColumn *column = &selftest->column[c];
            if (scale && !column->scale)
                continue;
            text_add_string(out, separator);
            add_numbers(out, scene, scale ? column->scale : column->value + s * column->size,
                        column->size);
            separator = ",\n";
        }
    }
    text_add_string(out, scale ? "\n};\n\n" : "\n}};\n\n");
}

/* Structs that functions take: the robot's own parameters, and a load. */
static void add_arguments(Text *out, const Scene *scene)
{
    const char *prefix = scene->kernel->style.prefix;
    bool payload = false, params = false;
    for (int i = 0; i < scene->count; i++) {
        payload = payload || function_takes(scene->programs[i]->function, "payload");
        params = params || function_takes(scene->programs[i]->function, "params");
    }
    if (params)
        text_add(out, "static const %s_params %s_own = %s_PARAMS;\n\n", prefix, prefix,
                 scene->capitals);
    if (!payload)
        return;
    text_add(out, "static const %s_payload %s_load = {", prefix, prefix);
    for (int k = 0; k < 10; k++) {
        text_add_string(out, k == 0 ? "" : k == 1 ? ", {" : k == 4 ? "}, {" : ", ");
        add_number(out, selftest_payload[k], scene->single);
    }
    text_add_string(out, "}};\n\n");
}

static void add_joints(Text *out, const Scene *scene)
{
    text_add(out, "static const char %s_joints[%d] = {", scene->kernel->style.prefix, scene->n);
    for (int i = 0; i < scene->n; i++)
        text_add(out, i % 16 == 15 ? "%s\n    '%c'" : "%s'%c'", i ? ", " : "",
                 scene->kernel->pattern[i]);
    text_add_string(out, "};\n\n");
}

/* What goes between the inputs and the outputs of a call. */
static void add_structs(Text *out, const Scene *scene, const Function *function)
{
    const char *prefix = scene->kernel->style.prefix;
    if (function && function_takes(function, "payload"))
        text_add(out, "&%s_load, ", prefix);
    if (function && function_takes(function, "params"))
        text_add(out, "&%s_own, ", prefix);
}

static const char *check_name(const Function *function)
{
    static const char *const names[FUNCTION_COUNT] = {
        [INVERSE_DYNAMICS] = "GOLDEN_ID", [INERTIA_MATRIX] = "GOLDEN_IM",
        [BIAS] = "GOLDEN_BIAS",           [GRAVITY] = "GOLDEN_GRAVITY",
        [FORWARD_DYNAMICS] = "GOLDEN_FD", [FORWARD_KINEMATICS] = "GOLDEN_FK",
        [JACOBIAN] = "GOLDEN_JACOBIAN",   [INERTIA_SOLVE] = "GOLDEN_SOLVE",
        [ENERGY] = "GOLDEN_ENERGY",       [JACOBIAN_BIAS] = "GOLDEN_JACOBIAN_BIAS",
        [FRAMES] = "GOLDEN_FRAMES"};
    return names[function->id];
}

/* How many numbers each of the selftest's work arrays holds. */
static int room_for(const Scene *scene)
{
    int most = present(scene, NULL) & BIT(FRAMES) ? 9 * scene->n : scene->n;
    return most < MIN_ROOM ? MIN_ROOM : most;
}

static const GoldenColumn *column_find(const Selftest *selftest, const char *name)
{
    int c = 0;
    while (strcmp(selftest->column[c].name, name) != 0)
        c++;
    return &selftest->column[c];
}

static void add_golden_call(Text *out, const Scene *scene, const Function *function)
{
    static const char *const room[] = {"w->a", "w->b"};
    const char *prefix = scene->kernel->style.prefix;
    const char *matrix = function->id == INERTIA_MATRIX ? "w->M"
                         : function->id == JACOBIAN     ? "w->J"
                                                        : NULL;
    for (int k = 0; k < function_output_count(function); k++)
        text_add(out, "    %s_spoil(%s, %d);\n", prefix, matrix ? matrix : room[k],
                 size_of(function->outputs[k].size, scene->n));
    text_add(out, "    %s_%s(", prefix, function->c_name);
    for (int k = 0; k < function_input_count(function); k++) {
        const char *input = function->inputs[k];
        if (!is_struct(input))
            text_add(out, "golden->%s, ", strcmp(input, "phi") == 0 ? "tau" : input);
    }
    add_structs(out, scene, function);
    for (int k = 0; k < function_output_count(function); k++)
        text_add(out, "%s%s", k ? ", " : "", matrix ? matrix : room[k]);
    text_add_string(out, ");\n");
    if (matrix)
        text_add(out, "    %s_multiply(%d, %s, golden->%s, w->a);\n", prefix,
                 selftest_column_size(function, 0, scene->n), matrix,
                 function->id == JACOBIAN ? "qd" : "qdd");
    for (int k = 0; k < function_output_count(function); k++) {
        char name[SELFTEST_COLUMN_NAME];
        selftest_column_name(function, k, name);
        const GoldenColumn *column = column_find(scene->kernel->selftest, name);
        text_add(out, "    %s_compare(w, %s_CHECK_%s, %d, %s, golden->%s, %s_scale.%s);\n", prefix,
                 scene->capitals, check_name(function), column->size, room[k], name, prefix,
                 column->scale_name);
    }
}

static void add_golden_check(Text *out, const Scene *scene)
{
    const char *prefix = scene->kernel->style.prefix;
    if (scene->kernel->style.comments)
        text_add_string(out,
                        "/* What a reference that shares no code with the generator gives. */\n");
    text_add(out, "static void %s_check_golden(%s_work *w, const %s_vectors *golden)\n{\n", prefix,
             prefix, prefix);
    for (int i = 0; i < scene->count; i++)
        add_golden_call(out, scene, scene->programs[i]->function);
    text_add_string(out, "}\n\n");
}

/* ---- templates ---- */

enum { MAX_KEYS = 40 };

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
static void common_keys(Keys *keys, const Scene *scene)
{
    static const struct {
        const char *key;
        FunctionId id;
    } structs[] = {{"id+", INVERSE_DYNAMICS}, {"im+", INERTIA_MATRIX},   {"bias+", BIAS},
                   {"gravity+", GRAVITY},     {"fd+", FORWARD_DYNAMICS}, {"solve+", INERTIA_SOLVE},
                   {"energy+", ENERGY}};
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
    text_add(key(keys, "room"), "%d", room_for(scene));
    text_add(key(keys, "states"), "%d", selftest->states);
    text_add(key(keys, "all_states"), "%d", selftest->states + SELFTEST_DERIVED_STATES);
    text_add(key(keys, "least"), selftest->matrix == MATRIX_DEFINITE ? "diagonal" : "0.0%s",
             scene->single ? "f" : "");
    for (size_t i = 0; i < COUNT(structs); i++)
        add_structs(key(keys, structs[i].key), scene, find(scene, structs[i].id, NULL));
    for (size_t i = 0; i < COUNT(numbers); i++)
        add_number(key(keys, numbers[i].key), numbers[i].value, scene->single);
}

/* Lines that depend on whether torques come from the inverse dynamics or from the bias. */
static void torque_keys(Keys *keys, const Scene *scene)
{
    const char *prefix = scene->kernel->style.prefix;
    const Function *inverse = find(scene, INVERSE_DYNAMICS, NULL), *bias = find(scene, BIAS, NULL);
    Text structs = {0};
    add_structs(&structs, scene, bias ? bias : inverse);
    const char *given = structs.length ? structs.data : "";
    text_add(key(keys, "at_rest"), "    %s_%s(w->q, w->c, %s%sw->b);\n", prefix,
             bias ? "bias" : "inverse_dynamics", bias ? "" : "w->c, ", given);
    structs.length = 0;
    text_add_string(&structs, "");
    add_structs(&structs, scene, inverse ? inverse : bias);
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
static void add_relation(Text *checks, Text *calls, Keys *keys, const Scene *scene,
                         const Relation *relation, const char *tool)
{
    int common = keys->count;
    Text *suffix = key(keys, "_tool");
    if (tool)
        text_add(suffix, "_%s", tool);
    text_add(calls, "        %s_check_%s%s(w);\n", scene->kernel->style.prefix, relation->call,
             suffix->data);
    fill(checks, keys, relation->source);
    keys_free(keys, common);
}

/* Helper functions, as far as they are called: what is not would be a warning. */
static void add_helpers(Text *out, Keys *keys, const Scene *scene)
{
    static const char *const taking_magnitudes[] = {"SYMMETRIC", "KINETIC", "POTENTIAL", "POWER",
                                                    "JACOBIAN"};
    unsigned set = present(scene, NULL);
    if (set & (BIT(INERTIA_MATRIX) | BIT(JACOBIAN)))
        fill(out, keys, "selftest_multiply.in.c");
    if (any_applies(scene, taking_magnitudes, COUNT(taking_magnitudes)))
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
    Text checks = {0}, calls = {0}, derived = {0};
    unsigned set = present(&scene, NULL);
    common_keys(&keys, &scene);
    torque_keys(&keys, &scene);
    add_golden_check(&checks, &scene);
    for (size_t i = 0; i < COUNT(relations); i++) {
        const Relation *relation = &relations[i];
        if (!applies(&scene, relation))
            continue;
        if (!calls.length) {
            add_joints(&checks, &scene);
            fill(&checks, &keys, "selftest_derive.in.c");
        }
        add_relation(&checks, &calls, &keys, &scene, relation, NULL);
        for (int k = 0; k < count && relation->for_tools; k++)
            if (programs[k]->function->tool && programs[k]->function->id == FORWARD_KINEMATICS)
                add_relation(&checks, &calls, &keys, &scene, relation, programs[k]->function->tool);
    }
    if (calls.length) {
        text_add_string(key(&keys, "calls"), calls.data);
        fill(&derived, &keys, "selftest_derived.in.c");
    }
    text_add_string(key(&keys, "derived"), derived.length ? derived.data : "");
    Text *golden = key(&keys, "golden");
    add_arguments(golden, &scene);
    add_rows(golden, &scene, false);
    add_rows(golden, &scene, true);
    Text *matrix = key(&keys, "matrix");
    const char *real = scene.single ? "float" : "double";
    if (set & BIT(INERTIA_MATRIX))
        text_add(matrix, "    %s M[%d];\n", real, scene.n * scene.n);
    if (set & BIT(JACOBIAN))
        text_add(matrix, "    %s J[%d];\n", real, 6 * scene.n);
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
    text_free(&helpers);
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
                char meaning[96];
                snprintf(meaning, sizeof meaning, "golden vectors of %s", functions[id].name);
                add_check_number(out, &scene, check_name(programs[i]->function), id + 1, meaning);
                break;
            }
    for (size_t i = 0; i < COUNT(relations); i++)
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
    int n = scene->n, room = room_for(scene);
    unsigned set = present(scene, NULL);
    int reals = 3 * n + 4 * room + (set & BIT(INERTIA_MATRIX) ? n * n : 0) +
                (set & BIT(JACOBIAN) ? 6 * n : 0);
    return reals * (scene->single ? 4 : 8) + 40;
}

void emit_selftest_head(Text *out, const Kernel *kernel, Program *const *programs, int count)
{
    Scene scene = look(kernel, programs, count);
    Text list = {0};
    const char *separator = "";
    for (size_t i = 0; i < COUNT(relations); i++)
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
    text_add(&words, ". It takes about %d bytes of static memory, no stdio, no heap.",
             work_size(&scene));
    emit_comment_text(out, words.data, " * ", 3);
    text_add_string(out, "\n");
    text_free(&words);
    text_free(&list);
}
