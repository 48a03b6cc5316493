/* normal_form.c: see normal_form.h. */
#include "library/normal_form.h"

#include "build/keep.h"
#include "model/locate.h"

#include <math.h>
#include <string.h>

static bool is_plain(const char *word)
{
    static const char plain[] = "0123456789_-+.,=/abcdefghijklmnopqrstuvwxyz"
                                "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    return *word && *word != '-' && !word[strspn(word, plain)];
}

/* What to type for the robot: its name where a robot of that name is listed, else the file that
   would be called after it, or that it says it came from. */
static const char *robot_word(Arena *arena, const Robot *robot)
{
    static const char *const formats[] = {"URDF", "xacro", "MJCF", "SD/FAST"};
    size_t count;
    const char **names = robots_names(arena, &count);
    if (!is_c_identifier(robot->name))
        return "ROBOT";
    for (size_t k = 0; k < count; k++)
        if (strcmp(names[k], robot->name) == 0)
            return robot->name;
    const char *file = strstr(robot->source, " file ");
    for (size_t k = 0; file && k < COUNT(formats); k++)
        if (strlen(formats[k]) == (size_t)(file - robot->source) &&
            strncmp(robot->source, formats[k], strlen(formats[k])) == 0)
            return is_plain(file + 6) ? file + 6 : "ROBOT";
    return arena_format(arena, "%s.json", robot->name);
}

/* Names of the file's come as they are: only those that a shell takes as they stand. */
static void add_word(Text *text, const char *option, const char *word)
{
    if (word)
        text_add(text, " --%s %s", option, is_plain(word) ? word : "NAME");
}

static void add_choice(Text *text, const Choice *choice)
{
    add_word(text, "base", choice->base);
    if (choice->floating)
        text_add_string(text, " --floating-base");
    add_word(text, "tip", choice->tip);
    for (int k = 0; k < choice->lock.count; k++)
        add_word(text, "lock", choice->lock.item[k]);
    for (int k = 0; k < choice->tool.count; k++)
        add_word(text, "tool", choice->tool.item[k]);
    if (!isnan(choice->snap))
        text_add(text, " --snap %g", choice->snap);
}

/* The command in a normal form, so that the same robot and options give the same bytes wherever
   the file lies: names instead of paths, only what differs from the defaults, in a fixed order. */
const char *normal_form(const Build *build, Arena *arena, const Robot *robot,
                        const Selection *selection, bool all_functions, bool together, bool wrench,
                        const Style *style, const char *listing, const char *header,
                        const Choice *choice, const char *selftest)
{
    Text text = {0};
    text_add(&text, "rbgen emit %s", robot_word(arena, robot));
    if (!all_functions) {
        const char *separator = " --functions ";
        for (int i = 0; i < FUNCTION_COUNT; i++)
            if (selection_wants(selection, robot, i)) {
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
    if (selection->extras & EXTRA_BASE)
        text_add_string(&text, " --moving-base");
    keep_normal_form(&text, robot);
    if (listing)
        text_add(&text, " --%s %s", language_find(listing)->language ? "language" : "style",
                 listing);
    if (style->real == REAL_FLOAT)
        text_add_string(&text, " --real float");
    if (style->sincos == SINCOS_LIBM)
        text_add_string(&text, " --sincos libm");
    if (style->lanes)
        text_add(&text, " --lanes %d", style->lanes);
    text_add_string(&text, style->rows ? " --rows" : "");
    text_add_string(&text, style->each ? " --each-state" : "");
    text_add_string(&text, style->lanes && style->step == STEP_EULER ? " --integrate euler" : "");
    if (strcmp(style->prefix, robot->name) != 0)
        text_add(&text, " --prefix %s", style->prefix);
    if (header)
        text_add(&text, " --header %s", header);
    text_add_string(&text, selftest);
    add_choice(&text, choice);
    if (build->effort != 1)
        text_add(&text, " --effort %ld", build->effort);
    if (build->M != 1 || build->A != 1 || build->D != 8)
        text_add(&text, " --cost %g,%g,%g", build->M, build->A, build->D);
    char *copy = arena_copy(arena, text.data);
    text_free(&text);
    return copy;
}

static double unbounded(Real value)
{
    return real_abs(value) >= (Real)DBL_MAX ? copysign(INFINITY, (double)value) : (double)value;
}

const JointEntry *joint_entries(Arena *arena, const Robot *robot)
{
    JointEntry *entries = arena_array(arena, JointEntry, robot->n);
    for (int i = 0; i < robot->n; i++) {
        const Joint *joint = robot->links[i].joint;
        entries[i] = (JointEntry){joint->name, joint->link ? joint->link : joint->name,
                                  unbounded(joint->lower), unbounded(joint->upper),
                                  unbounded(joint->effort_limit)};
    }
    return entries;
}
