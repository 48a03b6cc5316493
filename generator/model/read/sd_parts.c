/* sd_parts.c: words of a system description file -> bodies and joints, each checked by itself.
   Keywords and names are the same in upper and lower case. */
#include "model/read/reader.h"
#include "model/read/sd_words.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

enum { LONGEST_NAME = 32, MOST_LOOPS = MAX_JOINTS };

/* clang-format off */
static const SdKind kinds[] = {
    {{"pin", "1d"},                    SINGLE,      REVOLUTE,  false, 1, 1},
    {{"slider", "sliding"},            SINGLE,      PRISMATIC, false, 1, 1},
    {{"cylinder", "cylindrical"},      CYLINDRICAL, REVOLUTE,  false, 1, 2},
    {{"ujoint", "u", "u-joint", "2d"}, UNIVERSAL,   REVOLUTE,  false, 2, 2},
    {{"gimbal", "3d"},                 GIMBAL,      REVOLUTE,  false, 3, 3},
    {{"ball"},                         SPHERICAL,   REVOLUTE,  false, 0, 3},
    {{"planar"},                       PLANAR,      REVOLUTE,  false, 3, 3},
    {{"rplanar"},                      PLANAR,      REVOLUTE,  true,  3, 3},
    {{"bearing"},                      BEARING,     REVOLUTE,  false, 3, 4},
    {{"rbearing"},                     BEARING,     REVOLUTE,  true,  3, 4},
    {{"bushing"},                      BUSHING,     REVOLUTE,  false, 3, 6},
    {{"rbushing"},                     BUSHING,     REVOLUTE,  true,  3, 6},
    {{"free", "sixdof", "6d"},         FREE,        REVOLUTE,  false, 3, 6},
    {{"rfree", "rsixdof"},             FREE,        REVOLUTE,  true,  3, 6},
    {{"weld"},                         SINGLE,      FIXED,     false, 0, 0},
};
/* clang-format on */

typedef struct {
    Sd *sd;
    SdWords words;
    SdJoint *joint; /* of the paragraph under way; NULL: none yet */
    SdBody *body;   /* whose it is; NULL: of a loop joint */
    bool grounded;
} Parse;

const char *sd_joint_path(const Sd *sd, const SdJoint *joint)
{
    const char *name = joint->body == SD_GROUND ? "$ground" : sd->bodies[joint->body].name;
    bool loop = joint->body == SD_GROUND || joint != &sd->bodies[joint->body].joint;
    return arena_format(sd->arena, loop ? "loop joint of body \"%s\"" : "body \"%s\"", name);
}

/* body "rod": pin */
static const char *path_of(const Parse *parse, const char *what)
{
    if (!parse->joint || strcmp(what, "gravity") == 0)
        return what;
    return arena_format(parse->sd->arena, "%s: %s", sd_joint_path(parse->sd, parse->joint), what);
}

static SdVector take_vector(Parse *parse, const char *what)
{
    SdVector vector = {.line = parse->words.line};
    for (int i = 0; i < 3; i++) {
        if (!sd_number_next(&parse->words))
            SD_FAIL(&parse->words, "%s: must be three numbers, got %d", path_of(parse, what), i);
        vector.at[i] = sd_number(&parse->words, what);
    }
    if (sd_number_next(&parse->words))
        SD_FAIL(&parse->words, "%s: must be three numbers, not more", path_of(parse, what));
    return vector;
}

/* ---- bodies ---- */

static int find_body(const Sd *sd, const char *name)
{
    if (strcasecmp(name, "$ground") == 0)
        return SD_GROUND;
    for (int i = 0; i < sd->body_count; i++)
        if (strcasecmp(sd->bodies[i].name, name) == 0)
            return i;
    return SD_UNSAID;
}

static void check_name(const Parse *parse, const char *name)
{
    size_t length = strlen(name);
    if (!isalpha((unsigned char)*name) || length > LONGEST_NAME ||
        name[strspn(name, "0123456789_abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")])
        SD_FAIL(&parse->words,
                "body: \"%s\" is no name: letters, digits and _, at most %d, a letter first",
                show_text(name).text, LONGEST_NAME);
}

static void begin_body(Parse *parse)
{
    Sd *sd = parse->sd;
    sd_expect_equals(&parse->words, "body");
    const char *name = sd_word(&parse->words);
    int found = find_body(sd, name);
    parse->body = NULL;
    if (found != SD_UNSAID) {
        if (sd->loop_count == MOST_LOOPS)
            SD_FAIL(&parse->words, "more than %d loop joints, the most that are read", MOST_LOOPS);
        parse->joint = &sd->loops[sd->loop_count++];
        *parse->joint = (SdJoint){.line = parse->words.line, .body = found, .inboard = SD_UNSAID};
        return;
    }
    check_name(parse, name);
    if (sd->loop_count)
        SD_FAIL(&parse->words, "body \"%s\": comes after a loop joint (line %d); bodies come first",
                name, sd->loops[0].line);
    if (sd->body_count == MAX_JOINTS)
        SD_FAIL(&parse->words, "more than %d bodies, the most that are read", MAX_JOINTS);
    parse->body = &sd->bodies[sd->body_count];
    parse->joint = &parse->body->joint;
    parse->body->name = name;
    *parse->joint =
        (SdJoint){.line = parse->words.line, .body = sd->body_count++, .inboard = SD_UNSAID};
}

static void read_inboard(Parse *parse, const char *keyword)
{
    sd_expect_equals(&parse->words, keyword);
    const char *name = sd_word(&parse->words);
    int found = find_body(parse->sd, name);
    const char *path = sd_joint_path(parse->sd, parse->joint);
    if (parse->joint->inboard != SD_UNSAID)
        SD_FAIL(&parse->words, "%s: %s is given twice", path, keyword);
    if (found == SD_UNSAID)
        SD_FAIL(&parse->words,
                "%s: its inboard body \"%s\" is not there; bodies come before those they carry",
                path, show_text(name).text);
    if (found == parse->joint->body)
        SD_FAIL(&parse->words, "%s: is its own inboard body", path);
    parse->joint->inboard = found;
}

static void read_kind(Parse *parse)
{
    enum { MOST_WORDS = 64 };
    const char *words[MOST_WORDS], *path = sd_joint_path(parse->sd, parse->joint);
    size_t count = 0;
    sd_expect_equals(&parse->words, "joint");
    const char *word = sd_word(&parse->words);
    if (parse->joint->kind)
        SD_FAIL(&parse->words, "%s: joint is given twice", path);
    for (size_t k = 0; k < COUNT(kinds); k++)
        for (size_t i = 0; i < COUNT(kinds[k].words) && kinds[k].words[i]; i++) {
            words[count++] = kinds[k].words[i];
            if (strcasecmp(kinds[k].words[i], word) == 0)
                parse->joint->kind = &kinds[k];
        }
    if (!parse->joint->kind) {
        const char *near = nearest_word(word, words, count);
        SD_FAIL(&parse->words, "%s: joint: no type is called \"%s\"%s%s%s", path,
                show_text(word).text, near ? "; did you mean \"" : "", near ? near : "",
                near ? "\"?" : "");
    }
    if (!parse->body && parse->joint->kind->reversed)
        SD_FAIL(&parse->words, "%s: a loop joint is not reversed; swap its bodies instead", path);
}

static void read_mass(Parse *parse)
{
    sd_expect_equals(&parse->words, "mass");
    const char *path = sd_joint_path(parse->sd, parse->joint);
    if (!parse->body)
        SD_FAIL(&parse->words, "%s: mass: a loop joint has none; a body is described once", path);
    if (parse->body->mass_line)
        SD_FAIL(&parse->words, "%s: mass is given twice", path);
    parse->body->mass_line = parse->words.line;
    parse->body->mass = sd_number(&parse->words, "mass");
    if (parse->body->mass.value < 0)
        SD_FAIL(&parse->words, "%s: mass: must not be negative, got %s", path,
                show_number(parse->body->mass.value).text);
}

/* A "?" alone beside the diagonal stands for what is on the other side of it. */
static void make_symmetric(const Parse *parse, SdNumber I[3][3])
{
    for (int i = 0; i < 3; i++)
        for (int j = i + 1; j < 3; j++) {
            if (I[i][j].open && !I[i][j].given)
                I[i][j] = I[j][i];
            else if (I[j][i].open && !I[j][i].given)
                I[j][i] = I[i][j];
            if (I[i][j].value != I[j][i].value || I[i][j].open != I[j][i].open)
                SD_FAIL(&parse->words,
                        "%s: inertia: row %d, column %d is %s, but %s on the other side; a "
                        "tensor is symmetric",
                        sd_joint_path(parse->sd, parse->joint), i + 1, j + 1,
                        show_number(I[i][j].value).text, show_number(I[j][i].value).text);
        }
}

static void read_inertia(Parse *parse)
{
    SdNumber given[9];
    int count = 0;
    sd_expect_equals(&parse->words, "inertia");
    const char *path = sd_joint_path(parse->sd, parse->joint);
    if (!parse->body)
        SD_FAIL(&parse->words, "%s: inertia: a loop joint has none; a body is described once",
                path);
    if (parse->body->inertia_line)
        SD_FAIL(&parse->words, "%s: inertia is given twice", path);
    parse->body->inertia_line = parse->words.line;
    while (sd_number_next(&parse->words) && count < 9)
        given[count++] = sd_number(&parse->words, "inertia");
    if ((count != 3 && count != 9) || sd_number_next(&parse->words))
        SD_FAIL(&parse->words, "%s: inertia: must be 3 numbers, of the diagonal, or 9, not %s%d",
                path, sd_number_next(&parse->words) ? "more than " : "", count);
    for (int i = 0; i < count; i++)
        parse->body->inertia[count == 3 ? i : i / 3][i % 3] = given[i];
    make_symmetric(parse, parse->body->inertia);
}

static void read_pin(Parse *parse, const char *keyword)
{
    SdJoint *joint = parse->joint;
    sd_expect_equals(&parse->words, keyword);
    if (joint->pins == SD_PINS)
        SD_FAIL(&parse->words, "%s: has more than three pins", sd_joint_path(parse->sd, joint));
    joint->pin[joint->pins++] = take_vector(parse, keyword);
}

/* prescribed, or prescribed = 1 0 1? */
static void read_prescribed(Parse *parse)
{
    SdJoint *joint = parse->joint;
    if (joint->prescribed_line)
        SD_FAIL(&parse->words, "%s: prescribed is given twice", sd_joint_path(parse->sd, joint));
    joint->prescribed_line = parse->words.line;
    if (!sd_take_equals(&parse->words))
        return;
    while (sd_number_next(&parse->words) && joint->prescribed_count < SD_FREEDOMS) {
        SdNumber flag = sd_number(&parse->words, "prescribed");
        if (flag.value != 0 && flag.value != 1)
            SD_FAIL(&parse->words, "%s: prescribed: must be 0, 1 or ?, got %s",
                    sd_joint_path(parse->sd, joint), show_number(flag.value).text);
        joint->prescribed[joint->prescribed_count++] = flag;
    }
    if (joint->prescribed_count == 0 || sd_number_next(&parse->words))
        SD_FAIL(&parse->words,
                "%s: prescribed: after \"=\" comes 0, 1 or ? for each freedom of the joint",
                sd_joint_path(parse->sd, joint));
}

/* ---- keywords ---- */

typedef enum {
    BODY,
    INBOARD,
    JOINT,
    MASS,
    INERTIA,
    BODY_TO_JOINT,
    INBOARD_TO_JOINT,
    PIN,
    PRESCRIBED,
    BODY_PIN,
    INBOARD_REFERENCE,
    BODY_REFERENCE,
    GRAVITY,
    CONSTRAINT,
    GROUNDED,
    UNUSED_WORD,  /* followed by nothing */
    UNUSED_VALUE, /* followed by = and a word */
    JOINT_NAME
} Keyword;

static const struct {
    const char *word;
    Keyword keyword;
} keywords[] = {
    {"body", BODY},
    {"inboard", INBOARD},
    {"inb", INBOARD},
    {"joint", JOINT},
    {"mass", MASS},
    {"inertia", INERTIA},
    {"bodytojoint", BODY_TO_JOINT},
    {"btj", BODY_TO_JOINT},
    {"inbtojoint", INBOARD_TO_JOINT},
    {"inboardtojoint", INBOARD_TO_JOINT},
    {"itj", INBOARD_TO_JOINT},
    {"pin", PIN},
    {"pins", PIN},
    {"inbpin", PIN},
    {"inboardpin", PIN},
    {"prescribed", PRESCRIBED},
    {"bodypin", BODY_PIN},
    {"inbref", INBOARD_REFERENCE},
    {"inboardref", INBOARD_REFERENCE},
    {"bodyref", BODY_REFERENCE},
    {"gravity", GRAVITY},
    {"constraint", CONSTRAINT},
    {"constraints", CONSTRAINT},
    {"grounded", GROUNDED},
    {"single", UNUSED_WORD},
    {"double", UNUSED_WORD},
    {"language", UNUSED_VALUE},
    {"prefix", UNUSED_VALUE},
    {"stabvel", UNUSED_VALUE},
    {"stabpos", UNUSED_VALUE},
    {"jname", JOINT_NAME},
};

static int find_keyword(const Parse *parse, const char *word)
{
    const char *words[COUNT(keywords)];
    for (size_t k = 0; k < COUNT(keywords); k++) {
        words[k] = keywords[k].word;
        if (strcasecmp(words[k], word) == 0)
            return (int)k;
    }
    const char *near = nearest_word(word, words, COUNT(keywords));
    if (!*word)
        SD_FAIL(&parse->words, "\"=\" where a keyword is expected");
    if (near)
        SD_FAIL(&parse->words, "no keyword is called \"%s\"; did you mean \"%s\"?",
                show_text(word).text, near);
    SD_FAIL(&parse->words,
            "no keyword of a system description file is called \"%s\"; a body begins with "
            "body = NAME",
            show_text(word).text);
}

static void read_once(Parse *parse, const char *keyword, SdVector *into, bool loop_only)
{
    sd_expect_equals(&parse->words, keyword);
    if (loop_only && parse->body)
        SD_FAIL(&parse->words, "%s: is for loop joints only", path_of(parse, keyword));
    if (into->line)
        SD_FAIL(&parse->words, "%s: is given twice", path_of(parse, keyword));
    *into = take_vector(parse, keyword);
}

static void read_statement(Parse *parse, const char *word)
{
    int index = find_keyword(parse, word);
    const char *name = keywords[index].word;
    Keyword keyword = keywords[index].keyword;
    bool of_joint = keyword > BODY && keyword < GRAVITY;
    if (of_joint && !parse->joint)
        SD_FAIL(&parse->words, "%s: stands before any body; a body begins with body = NAME", name);
    switch (keyword) {
    case BODY:
        begin_body(parse);
        break;
    case INBOARD:
        read_inboard(parse, name);
        break;
    case JOINT:
        read_kind(parse);
        break;
    case MASS:
        read_mass(parse);
        break;
    case INERTIA:
        read_inertia(parse);
        break;
    case PIN:
        read_pin(parse, name);
        break;
    case PRESCRIBED:
        read_prescribed(parse);
        break;
    case BODY_TO_JOINT:
        read_once(parse, name, &parse->joint->body_to_joint, false);
        break;
    case INBOARD_TO_JOINT:
        read_once(parse, name, &parse->joint->inboard_to_joint, false);
        break;
    case BODY_PIN:
        read_once(parse, name, &parse->joint->body_pin, true);
        break;
    case INBOARD_REFERENCE:
        read_once(parse, name, &parse->joint->inboard_reference, true);
        break;
    case BODY_REFERENCE:
        read_once(parse, name, &parse->joint->body_reference, true);
        break;
    case GRAVITY:
        read_once(parse, name, &parse->sd->gravity, false);
        break;
    case GROUNDED:
        parse->grounded = true;
        break;
    case UNUSED_WORD:
        break;
    case UNUSED_VALUE:
    case JOINT_NAME:
        sd_expect_equals(&parse->words, name);
        if (!*sd_word(&parse->words))
            SD_FAIL(&parse->words, "%s: nothing stands after \"=\"", name);
        break;
    case CONSTRAINT:
        SD_FAIL(&parse->words,
                "%s: user constraints are programs of their own, which cannot be read; close "
                "the loop by a joint, or couple joints by \"gears\" in a robot file",
                name);
    }
}

/* ---- the whole ---- */

static const SdKind *find_kind(RunKind kind)
{
    size_t k = 0;
    while (kinds[k].kind != kind)
        k++;
    return &kinds[k];
}

/* What SD/FAST takes where the first body says nothing: it flies. */
static void complete_first(const Parse *parse)
{
    SdJoint *joint = &parse->sd->bodies[0].joint;
    if (joint->inboard == SD_UNSAID)
        joint->inboard = SD_GROUND;
    if (!joint->inboard_to_joint.line)
        joint->inboard_to_joint.line = joint->line;
    if (joint->kind || parse->grounded)
        return;
    joint->kind = find_kind(FREE);
    if (!joint->body_to_joint.line)
        joint->body_to_joint.line = joint->line;
    for (int k = 0; joint->pins < SD_PINS; k++) {
        joint->pin[k].line = joint->line;
        joint->pin[joint->pins++].at[k].value = 1;
    }
}

static void check_joint(const Sd *sd, const SdJoint *joint, bool loop)
{
    const char *path = sd_joint_path(sd, joint);
    const char *missing = !joint->kind                    ? "joint"
                          : joint->inboard == SD_UNSAID   ? "inb"
                          : !joint->body_to_joint.line    ? "bodytojoint"
                          : !joint->inboard_to_joint.line ? "inbtojoint"
                                                          : NULL;
    if (missing)
        fail_input("%s:%d: %s: %s is missing", sd->file, joint->line, path, missing);
    if (joint->inboard == joint->body) /* both ground */
        fail_input("%s:%d: %s: is its own inboard body", sd->file, joint->line, path);
    bool weld = joint->kind->type == FIXED;
    int most = loop && weld ? 1 : joint->kind->pins;
    if (joint->pins > most || joint->pins < joint->kind->pins)
        fail_input("%s:%d: %s: a %s joint has %d pin%s, got %d", sd->file, joint->line, path,
                   joint->kind->words[0], joint->kind->pins, joint->kind->pins == 1 ? "" : "s",
                   joint->pins);
    for (int k = 0; k < joint->pins; k++)
        if (joint->pin[k].at[0].value == 0 && joint->pin[k].at[1].value == 0 &&
            joint->pin[k].at[2].value == 0)
            fail_input("%s:%d: %s: pin %d is zero; it is a direction", sd->file, joint->pin[k].line,
                       path, k + 1);
    if (joint->prescribed_line && joint->kind->freedoms == 0)
        fail_input("%s:%d: %s: prescribed: a weld does not move", sd->file, joint->prescribed_line,
                   path);
    if (joint->prescribed_count && joint->prescribed_count != joint->kind->freedoms)
        fail_input("%s:%d: %s: prescribed: a %s joint takes %d of 0, 1 or ?, got %d", sd->file,
                   joint->prescribed_line, path, joint->kind->words[0], joint->kind->freedoms,
                   joint->prescribed_count);
}

Sd *sd_parts(Arena *arena, const char *file, const char *text)
{
    Sd *sd = arena_array(arena, Sd, 1);
    *sd = (Sd){.arena = arena,
               .file = arena_copy(arena, file),
               .bodies = arena_array(arena, SdBody, MAX_JOINTS),
               .loops = arena_array(arena, SdJoint, MOST_LOOPS)};
    Parse parse = {.sd = sd, .words = {arena, sd->file, text, 1}};
    for (sd_skip(&parse.words); *parse.words.at; sd_skip(&parse.words))
        read_statement(&parse, sd_word(&parse.words));
    if (sd->body_count == 0)
        SD_FAIL(&parse.words,
                "has no body; a system description file has at least one body = NAME");
    complete_first(&parse);
    for (int i = 0; i < sd->body_count; i++) {
        const SdBody *body = &sd->bodies[i];
        if (!body->mass_line || !body->inertia_line)
            fail_input("%s:%d: body \"%s\": %s is missing", sd->file, body->joint.line, body->name,
                       body->mass_line ? "inertia" : "mass");
        check_joint(sd, &body->joint, false);
    }
    for (int i = 0; i < sd->loop_count; i++)
        check_joint(sd, &sd->loops[i], true);
    return sd;
}
