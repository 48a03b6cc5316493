/* keep.c: see keep.h. Each number that is to stay open becomes a formula of its own in a copy of
   the description, a letter; the formulas of the file that depend on letters stay what they are. */
#include "build/keep.h"

#include "algorithm/open_arm.h"
#include "build/constants.h"
#include "build/letter_names.h"
#include "model/placing.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_NAME = 100 };

/* A member of the struct, and the numbers of the description it stands for. */
typedef struct {
    Arena *arena;
    const Description *original;
    const Robot *robot;
    Description *open;
    Member *member;
    int member_count, member_room;
    Letter *letter;
    int letter_count, letter_room;
    double *value;
    int value_count, value_room;
} Keeping;

#define GROW(keeping, array, count, room)                                                          \
    ((array) = grown((keeping)->arena, (array), (count), &(room), sizeof *(array)))

static void *grown(Arena *arena, void *array, int count, int *room, size_t size)
{
    if (count < *room)
        return array;
    *room = *room ? 2 * *room : 32;
    void *larger = arena_alloc(arena, (size_t)*room * size);
    if (count)
        memcpy(larger, array, (size_t)count * size);
    return larger;
}

/* ---- members ---- */

static bool has_member(const Keeping *keeping, const char *name)
{
    for (int k = 0; k < keeping->member_count; k++)
        if (strcmp(keeping->member[k].name, name) == 0)
            return true;
    return false;
}

static void add_member(Keeping *keeping, const char *name, int size, const char *meaning)
{
    GROW(keeping, keeping->member, keeping->member_count, keeping->member_room);
    keeping->member[keeping->member_count++] = (Member){"params", name, size, meaning, false, false};
}

static void add_value(Keeping *keeping, Real value)
{
    GROW(keeping, keeping->value, keeping->value_count, keeping->value_room);
    keeping->value[keeping->value_count++] = (double)value;
}

static void add_letter(Keeping *keeping, const char *array, int element, int formula)
{
    GROW(keeping, keeping->letter, keeping->letter_count, keeping->letter_room);
    keeping->letter[keeping->letter_count++] = (Letter){array, element, formula};
}

/* Whether a number is left alone by --keep all: nothing, or a right angle. */
static bool is_plain(const Keeping *keeping, const OpenNumber *number)
{
    Real sine, cosine;
    if (!number->angle)
        return *number->number == 0;
    real_sincos(*number->number, keeping->open->snap, &sine, &cosine);
    return sine == 0 || cosine == 0;
}

/* Makes letters of numbers. sparing: not of those that are plain, nor of the file's formulas; and
   no member of which that leaves nothing. */
enum { EACH = 0 }; /* as a size: one for every joint */
static void open_numbers(Keeping *keeping, const char *name, const char *meaning,
                         const OpenNumber *numbers, int size, bool sparing)
{
    int count = size == EACH ? keeping->robot->n : size;
    bool any = !sparing;
    for (int k = 0; k < count && !any; k++)
        any = !*numbers[k].formula && !is_plain(keeping, &numbers[k]);
    if (!any || has_member(keeping, name))
        return;
    /* as many as there are coordinates need not be said */
    add_member(keeping, name, size == EACH && keeping->robot->gears ? count : size, meaning);
    keeping->member[keeping->member_count - 1].array = size == EACH && keeping->robot->gears;
    for (int k = 0; k < count; k++) {
        add_value(keeping, *numbers[k].number);
        if (sparing && (*numbers[k].formula || is_plain(keeping, &numbers[k])))
            continue;
        *numbers[k].formula = formula_number(&keeping->open->formulas, *numbers[k].number);
        if (!*numbers[k].formula)
            fail_input("--keep %s: the robot has too many expressions", name);
        add_letter(keeping, name, k, *numbers[k].formula);
    }
}

/* ---- what can be kept ---- */

static const char about_com[] = "m, in the link's frame of the robot file";
static const char about_inertia[] = "kg m^2 about com, the same axes: xx, yy, zz, xy, xz, yz";

static const char *const dh_names[DH_NUMBERS] = {"a", "alpha", "d", "theta"};
static const char *const dh_units[DH_NUMBERS] = {"m", "rad", "m", "rad"};

static void open_body(Keeping *keeping, Joint *joint, const char *link, const char *member,
                      bool sparing)
{
    OpenNumber list[JOINT_OPEN_NUMBERS], *mass = list + DH_NUMBERS + PLACE_NUMBERS;
    joint_open_numbers(joint, list);
    JointFormulas *f = &joint->formula;
    bool formulas = f->mass || f->com[0] || f->com[1] || f->com[2];
    for (int k = 0; k < INERTIA_NUMBERS; k++)
        formulas = formulas || f->inertia[k];
    if (!formulas)
        joint->inertia_about_origin = false; /* what is open is about the mass centre */
    const char *name = arena_format(keeping->arena, "%s_%s", link, member);
    if (strcmp(member, "mass") == 0)
        open_numbers(keeping, name, "kg", mass, 1, sparing);
    else if (strcmp(member, "com") == 0)
        open_numbers(keeping, name, about_com, mass + 1, 3, sparing);
    else
        open_numbers(keeping, name, about_inertia, mass + 4, INERTIA_NUMBERS, sparing);
}

static void open_dh(Keeping *keeping, Joint *joint, const char *name, int which, bool sparing)
{
    OpenNumber list[JOINT_OPEN_NUMBERS];
    joint_open_numbers(joint, list);
    open_numbers(keeping, arena_format(keeping->arena, "%s_%s", name, dh_names[which]),
                 dh_units[which], list + which, 1, sparing);
}

static Joint *moving(const Keeping *keeping, int i)
{
    return &keeping->open->joints[keeping->robot->links[i].joint - keeping->original->joints];
}

/* One number of every moving joint. */
static void open_each(Keeping *keeping, const char *name, const char *meaning, int which,
                      bool sparing)
{
    OpenNumber *all = arena_array(keeping->arena, OpenNumber, keeping->robot->n);
    for (int i = 0; i < keeping->robot->n; i++) {
        OpenNumber list[JOINT_OPEN_NUMBERS];
        int count = joint_open_numbers(moving(keeping, i), list);
        all[i] = list[count - 4 + which];
    }
    open_numbers(keeping, name, meaning, all, EACH, sparing);
}

static void open_friction(Keeping *keeping, bool sparing)
{
    open_each(keeping, "viscous", "friction at each joint, N m s or N s/m", 0, sparing);
    open_each(keeping, "coulomb", "N m or N", 1, sparing);
}

static void open_rotors(Keeping *keeping, bool sparing)
{
    if (keeping->robot->coupling && !sparing)
        fail_input("--keep rotor: motors of %s drive several joints each, and their inertias "
                   "stay folded",
                   keeping->robot->name);
    if (!keeping->robot->coupling)
        open_each(keeping, "rotor_inertia", "kg m^2 of each motor's rotor, before its gear", 3,
                  sparing);
}

static void open_gravity(Keeping *keeping, bool sparing)
{
    OpenNumber list[ROBOT_OPEN_NUMBERS];
    robot_open_numbers(keeping->open, list);
    open_numbers(keeping, "gravity", "m/s^2, free fall in world axes", list, 3, sparing);
}

static void open_tool(Keeping *keeping, bool sparing)
{
    OpenNumber list[ROBOT_OPEN_NUMBERS];
    robot_open_numbers(keeping->open, list);
    open_numbers(keeping, "tool_xyz", "m, in the last link's frame of the robot file", list + 3, 3,
                 sparing);
    open_numbers(keeping, "tool_rpy", "rad", list + 6, 3, sparing);
}

static void open_named(Keeping *keeping, const NamedNumber *named)
{
    const char *name = letter_name(keeping->arena, &keeping->open->formulas, named->name);
    if (has_member(keeping, name))
        return;
    const Formula *formula = &keeping->open->formulas.item[named->formula];
    add_member(keeping, name, 1, "as the robot file calls it");
    keeping->member[keeping->member_count - 1].of_file = true;
    add_value(keeping, formula->value);
    add_letter(keeping, name, 0, named->formula);
}

static void open_all(Keeping *keeping)
{
    const Formulas *formulas = &keeping->open->formulas;
    for (int k = 0; k < formulas->named_count; k++)
        if (formulas->item[formulas->named[k].formula].op == FORMULA_NUMBER)
            open_named(keeping, &formulas->named[k]);
    int link = 0;
    for (int j = 0; j < keeping->open->joint_count; j++) {
        Joint *joint = &keeping->open->joints[j];
        bool moves = joint->type != FIXED;
        link += moves;
        const char *of = moves ? "link" : "body", *at = moves ? "joint" : "fixed";
        int number = moves ? link : j + 1;
        const char *body = arena_format(keeping->arena, "%s%d", of, number);
        const char *name = arena_format(keeping->arena, "%s%d", at, number);
        for (int k = 0; k < DH_NUMBERS && joint->placing == PLACED_BY_DH; k++)
            open_dh(keeping, joint, name, k, true);
        if (joint->placing == PLACED_BY_ORIGIN) {
            OpenNumber list[JOINT_OPEN_NUMBERS];
            joint_open_numbers(joint, list);
            open_numbers(keeping, arena_format(keeping->arena, "%s_xyz", name), "m",
                         list + DH_NUMBERS, 3, true);
            open_numbers(keeping, arena_format(keeping->arena, "%s_rpy", name), "rad",
                         list + DH_NUMBERS + 3, 3, true);
        }
        if (keeping->robot->carrier[j] < 0)
            continue;
        open_body(keeping, joint, body, "mass", true);
        open_body(keeping, joint, body, "com", true);
        open_body(keeping, joint, body, "inertia", true);
    }
    open_friction(keeping, true);
    open_rotors(keeping, true);
    open_gravity(keeping, true);
    open_tool(keeping, true);
}

/* ---- names ---- */

static const struct {
    const char *name;
    void (*open)(Keeping *keeping, bool sparing);
} whole[] = {{"friction", open_friction},
             {"rotor", open_rotors},
             {"gravity", open_gravity},
             {"tool", open_tool}};

/* link6, joint6 or the joint's own name, up to the last dot: the joint of the description. */
static int find_joint(const Description *description, const Robot *robot, const char *name,
                      size_t length, const char *word)
{
    for (int j = 0; j < description->joint_count; j++)
        if (strlen(description->joints[j].name) == length &&
            strncmp(description->joints[j].name, name, length) == 0)
            return j;
    for (int i = 0; i < robot->n; i++) {
        char number[32];
        snprintf(number, sizeof number, "%s%d", word, i + 1);
        if (strlen(number) == length && strncmp(number, name, length) == 0)
            return (int)(robot->links[i].joint - description->joints);
    }
    for (int j = description->joint_count - 1; j >= 0; j--) { /* of several freedoms: the last */
        const char *several = description->joints[j].whole;
        if (several && strlen(several) == length && strncmp(several, name, length) == 0)
            return j;
    }
    fail_input("--keep %s: no such %s; %s1 to %s%d in the order of q, or a joint's name", name,
               word, word, word, robot->n);
}

/* Of a quaternion's run only the last link carries anything. */
static void refuse_bare_part(const Keeping *keeping, const char *name, int j)
{
    const Joint *joint = &keeping->original->joints[j];
    if (joint->run && joint->part < joint->run - 1)
        fail_input("--keep %s: that is a part of joint \"%s\" and carries nothing; its body is "
                   "link%d",
                   name, joint->whole, keeping->robot->carrier[j] + joint->run - joint->part);
}

/* What the struct's members of a joint begin with. */
static const char *joint_word(Arena *arena, const Description *description, const Robot *robot,
                              int j, bool body)
{
    for (int i = 0; i < robot->n; i++)
        if (robot->links[i].joint == &description->joints[j])
            return arena_format(arena, "%s%d", body ? "link" : "joint", i + 1);
    return arena_format(arena, "%s%d", body ? "body" : "fixed", j + 1);
}

static _Noreturn void fail_unknown(const Description *description, const char *name)
{
    const char *words[COUNT(whole) + 1 + 64];
    size_t count = 0;
    for (; count < COUNT(whole); count++)
        words[count] = whole[count].name;
    words[count++] = "all";
    for (int k = 0; k < description->formulas.named_count && count < COUNT(words); k++)
        words[count++] = description->formulas.named[k].name;
    const char *near = nearest_word(name, words, count);
    if (near)
        fail_input("--keep %s: no such parameter; did you mean %s?", name, near);
    fail_input("--keep %s: is none of link6.mass (com, inertia), joint6.a (d, alpha, theta), "
               "gravity, friction, rotor, tool, all, nor a parameter of the file",
               name);
}

static void open_by_name(Keeping *keeping, const char *name)
{
    const Description *description = keeping->original;
    const char *dot = strrchr(name, '.');
    if (strchr(name, '='))
        fail_input("--keep %s: values are for commands that run the functions; whoever calls "
                   "generated code puts them into its struct",
                   name);
    if (strcmp(name, "all") == 0) {
        open_all(keeping);
        return;
    }
    for (size_t k = 0; k < COUNT(whole); k++)
        if (strcmp(whole[k].name, name) == 0) {
            whole[k].open(keeping, false);
            return;
        }
    const NamedNumber *named = formula_named(&description->formulas, name, strlen(name));
    if (named) {
        open_named(keeping, named);
        return;
    }
    if (!dot)
        fail_unknown(description, name);
    for (int k = 0; k < DH_NUMBERS; k++)
        if (strcmp(dot + 1, dh_names[k]) == 0) {
            int j = find_joint(description, keeping->robot, name, (size_t)(dot - name), "joint");
            if (description->joints[j].placing != PLACED_BY_DH)
                fail_input("--keep %s: the file places its joints by origin and axis; name the "
                           "numbers there in \"parameters\", and keep those",
                           name);
            open_dh(keeping, &keeping->open->joints[j],
                    joint_word(keeping->arena, description, keeping->robot, j, false), k, false);
            return;
        }
    static const char *const bodies[] = {"mass", "com", "inertia"};
    for (size_t k = 0; k < COUNT(bodies); k++)
        if (strcmp(dot + 1, bodies[k]) == 0) {
            int j = find_joint(description, keeping->robot, name, (size_t)(dot - name), "link");
            if (keeping->robot->carrier[j] < 0)
                fail_input("--keep %s: that link does not move", name);
            refuse_bare_part(keeping, name, j);
            open_body(keeping, &keeping->open->joints[j],
                      joint_word(keeping->arena, description, keeping->robot, j, true), bodies[k],
                      false);
            return;
        }
    fail_input("--keep %s: a link has mass, com and inertia, a joint a, d, alpha and theta", name);
}

/* ---- the robot ---- */

/* Names, with commas between several. */
static void open_list(Keeping *keeping, const char *list)
{
    while (list) {
        const char *comma = strchr(list, ',');
        char name[MOST_NAME + 1];
        size_t length = comma ? (size_t)(comma - list) : strlen(list);
        if (length > MOST_NAME || strchr(list, '=')) {
            open_by_name(keeping, list);
            return;
        }
        memcpy(name, list, length);
        name[length] = '\0';
        open_by_name(keeping, name);
        list = comma ? comma + 1 : NULL;
    }
}

static bool any(const bool *depends, const int *formula, int count)
{
    for (int k = 0; k < count; k++)
        if (formula[k] && depends[formula[k]])
            return true;
    return false;
}

static unsigned kinds_of(const Description *description, const bool *depends)
{
    unsigned kinds = 0;
    for (int j = 0; j < description->joint_count; j++) {
        const JointFormulas *f = &description->joints[j].formula;
        bool geometry = any(depends, f->dh, DH_NUMBERS) || any(depends, f->place, PLACE_NUMBERS);
        bool links = any(depends, &f->mass, 1) || any(depends, f->com, 3) ||
                     any(depends, f->inertia, INERTIA_NUMBERS);
        bool friction = any(depends, &f->viscous, 1) || any(depends, &f->coulomb, 1);
        bool rotors = any(depends, &f->gear_ratio, 1) || any(depends, &f->rotor_inertia, 1);
        kinds |= (geometry ? EXTRA_GEOMETRY : 0u) | (links ? EXTRA_LINKS : 0u) |
                 (friction ? EXTRA_FRICTION : 0u) | (rotors ? EXTRA_ROTORS : 0u);
    }
    kinds |= any(depends, description->gravity_formula, 3) ? EXTRA_GRAVITY : 0u;
    kinds |= any(depends, description->tool_formula, PLACE_NUMBERS) ? EXTRA_TOOL : 0u;
    return kinds;
}

/* Numbers near the file's own, with nothing special about them. */
static Description *generic(const Keeping *keeping)
{
    const Formulas *formulas = &keeping->open->formulas;
    bool *given = arena_array(keeping->arena, bool, formulas->count + 1);
    Real *values = arena_array(keeping->arena, Real, formulas->count + 1);
    uint32_t random = 20261118u;
    for (int k = 0; k < keeping->letter_count; k++) {
        int formula = keeping->letter[k].formula;
        random = random * 1664525u + 1013904223u;
        Real share = (Real)(random >> 8) / 16777216, own = formulas->item[formula].value;
        given[formula] = true;
        values[formula] = own == 0 ? (1 + share) / 50 : own * (1 + share / 50);
    }
    return description_at(keeping->arena, keeping->open, given, values, "--keep");
}

/* numbers: whose frames are the file's own where lengths are open; NULL: they do not matter. */
static void open_robot(Arena *arena, Robot *opened, const Robot *closed, const Letters *letters,
                       const Keeping *keeping, const Description *numbers)
{
    if (letters->geometry && numbers)
        robot_in_own_frames(arena, opened, numbers);
    for (int i = 0; i < opened->n; i++) /* limits and motors are as they were */
        opened->links[i].joint = closed->links[i].joint;
    opened->letters = letters;
    opened->params = (Members){keeping->member_count, keeping->member};
    opened->closed = closed;
    opened->open = letters->kinds;
}

Kept keep_open(Arena *arena, const Description *description, Robot *robot, const Strings *names)
{
    Kept kept = {.robot = robot};
    if (names->count == 0)
        return kept;
    Keeping keeping = {.arena = arena,
                       .original = description,
                       .robot = robot_tree(robot),
                       .open = description_copy(arena, description)};
    const char *options = "";
    for (int k = 0; k < names->count; k++) {
        open_list(&keeping, names->item[k]);
        options = arena_format(arena, "%s --keep %s", options, names->item[k]);
    }
    if (keeping.letter_count == 0)
        fail_input("--keep %s: the robot has nothing of that", names->item[0]);
    const Formulas *formulas = &keeping.open->formulas;
    bool *depends = arena_array(arena, bool, formulas->count + 1);
    for (int k = 0; k < keeping.letter_count; k++)
        depends[keeping.letter[k].formula] = true;
    formulas_mark(formulas, depends);
    add_member(&keeping, "derived", 1, "of these, filled in by the function constants");
    keeping.member[keeping.member_count - 1].array = true;
    Letters *letters = arena_alloc(arena, sizeof *letters);
    *letters = (Letters){.description = keeping.open,
                         .count = keeping.letter_count,
                         .item = keeping.letter,
                         .depends = depends,
                         .options = options,
                         .kinds = kinds_of(keeping.open, depends)};
    letters->geometry = letters->kinds & EXTRA_GEOMETRY;
    if (letters->geometry && robot->positions != robot->n)
        fail_input(
            "--keep: lengths and angles of %s stay as they are, for it has spherical or free "
            "joints; keep masses, gravity, friction, rotor or tool",
            robot->name);
    letters->constants = constants_new(arena, &keeping.member[keeping.member_count - 1]);
    if (robot->coupling && (letters->kinds & EXTRA_ROTORS))
        fail_input("--keep: motors of %s drive several joints each, and their inertias stay folded",
                   robot->name);

    Description *numbers = generic(&keeping);
    numbers->open_masses = letters->kinds & EXTRA_LINKS;
    numbers->open_gravity = letters->kinds & EXTRA_GRAVITY &&
                            any(depends, keeping.open->gravity_formula, 2); /* across z */
    Robot *opened = robot_from_description(arena, numbers);
    if (opened->tree) { /* all links, and those that have coordinates */
        Robot *tree = arena_alloc(arena, sizeof *tree);
        *tree = *opened->tree;
        open_robot(arena, tree, robot_tree(robot), letters, &keeping, numbers);
        opened->tree = tree;
    }
    open_robot(arena, opened, robot, letters, &keeping, opened->tree ? NULL : numbers);
    return (Kept){opened, letters->kinds, keeping.value, keeping.value_count, keeping.open};
}

/* ---- values ---- */

int keep_find(const Kept *kept, const Description *description, const Robot *seen,
              const char *name, int *count)
{
    const Robot *robot = robot_tree(seen);
    const char *dot = strrchr(name, '.');
    char member[2 * MOST_NAME];
    const char *begins = name, *ends = NULL;
    Arena *scratch = arena_new();
    const Formulas *formulas = &description->formulas;
    bool whole_word = false;
    for (size_t k = 0; k < COUNT(whole); k++)
        whole_word = whole_word || strcmp(whole[k].name, name) == 0;
    if (!whole_word && formula_named(formulas, name, strlen(name)))
        begins = letter_name(scratch, formulas, name);
    if (strcmp(name, "friction") == 0) {
        begins = "viscous";
        ends = "coulomb";
    } else if (strcmp(name, "rotor") == 0) {
        begins = "rotor_inertia";
    } else if (strcmp(name, "tool") == 0) {
        begins = "tool_xyz";
        ends = "tool_rpy";
    } else if (dot) {
        bool body = strlen(dot) > 2 && strcmp(dot, ".theta") != 0 && strcmp(dot, ".alpha") != 0;
        int j = find_joint(description, robot, name, (size_t)(dot - name), body ? "link" : "joint");
        snprintf(member, sizeof member, "%s_%s", joint_word(scratch, description, robot, j, body),
                 dot + 1);
        begins = member;
    }
    int at = 0, first = -1;
    const Members *members = &kept->robot->params;
    *count = 0;
    for (int k = 0; k < members->count; k++) {
        int size = member_size(&members->item[k], robot->n);
        if (strcmp(members->item[k].name, begins) == 0)
            first = at;
        if (first >= 0 && (at == first || (ends && strcmp(members->item[k].name, ends) == 0)))
            *count += size;
        at += size;
    }
    arena_free(scratch);
    return first;
}

Description *keep_description(Arena *arena, const Kept *kept, const double *values,
                              const char *option)
{
    const Letters *letters = kept->robot->letters;
    const Formulas *formulas = &letters->description->formulas;
    bool *given = arena_array(arena, bool, formulas->count + 1);
    Real *at = arena_array(arena, Real, formulas->count + 1);
    for (int k = 0; k < letters->count; k++) {
        const Letter *letter = &letters->item[k];
        int place = 0;
        for (const Member *member = kept->robot->params.item;
             strcmp(member->name, letter->array) != 0; member++)
            place += member_size(member, kept->robot->n);
        given[letter->formula] = true;
        at[letter->formula] = (Real)values[place + letter->element];
    }
    return description_at(arena, letters->description, given, at, option);
}

void keep_normal_form(Text *out, const Robot *robot)
{
    if (robot->letters)
        text_add_string(out, robot->letters->options);
}
