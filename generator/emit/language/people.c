/* people.c: see people.h: letters and numbers. */
#include "emit/language/people.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- numbers ---- */

/* Twelve digits and fewer are what people type; a number that lies as near to one as this was that
   before it was rounded, but for one in some hundred, for which the difference does not matter. */
static const double NEAR = 2e-15;
enum { TYPED_DIGITS = 12 };

static const char *shorter_double(double value, char *buffer)
{
    for (int digits = 1; digits <= TYPED_DIGITS; digits++) {
        char text[32];
        snprintf(text, sizeof text, "%.*g", digits, value);
        double typed = strtod(text, NULL);
        if (fabs(typed - value) <= NEAR * fabs(value))
            return shortest_double(typed, buffer);
    }
    return shortest_double(value, buffer);
}

/* 1.5e-05 is written (1.5*10^{-5}) in a formula. */
void people_number(Text *out, double value, Paper paper)
{
    char buffer[40];
    const char *number =
        paper == PAPER_EXACT ? shortest_double(value, buffer) : shorter_double(value, buffer);
    const char *e = strchr(number, 'e');
    size_t length = strlen(number);
    if (!paper_has_formulas(paper)) {
        text_add_string(out, number);
        return;
    }
    if (e)
        text_add(out, paper == PAPER_LATEX ? "(%.*s\\cdot 10^{%d})" : "(%.*s·10^{%d})",
                 (int)(e - number), number, (int)strtol(e + 1, NULL, 10));
    else /* 2.0 is for compilers */
        text_add(out, "%.*s",
                 (int)(length > 2 && strcmp(number + length - 2, ".0") == 0 ? length - 2 : length),
                 number);
}

/* ---- arrays ---- */

static const struct {
    const char *array, *plain, *formula, *meaning;
} symbols[] = {
    {"q", "q", "q", "joint positions"},
    {"qd", "u", "u", "their rates dq/dt"},
    {"qdd", "ud", "\\dot u", "du/dt"},
    {"tau", "tau", "\\tau", "joint torques or forces"},
    {"phi", "phi", "\\phi", "joint forces"},
    {"wrench", "wrench", "w", "force and moment on the tool"},
    {"base_w", "base_w", "\\omega^0", "angular velocity of the base"},
    {"base_wd", "base_wd", "\\dot\\omega^0", "angular acceleration of the base"},
    {"base_a", "base_a", "\\ddot c^0", "acceleration of the base"},
    {"payload", "mass, com, inertia", "mass, com, inertia", "of the load on the tool"},
};

const char *people_array(const char *array, Paper paper)
{
    for (size_t i = 0; i < COUNT(symbols); i++)
        if (strcmp(symbols[i].array, array) == 0)
            return paper_has_formulas(paper) ? symbols[i].formula : symbols[i].plain;
    return NULL;
}

const char *people_meaning(const char *array)
{
    for (size_t i = 0; i < COUNT(symbols); i++)
        if (strcmp(symbols[i].array, array) == 0)
            return symbols[i].meaning;
    return NULL;
}

/* ---- letters ---- */

static const char *const axes[] = {"x", "y", "z"};
static const char *const turns[] = {"roll", "pitch", "yaw"};
static const char *const moments[] = {"xx", "yy", "zz", "xy", "xz", "yz"};

/* Members of params that --keep makes itself, LINK a link's or joint's number: how elements are
   called, the number in the place of # and an element in the place of @. */
static const struct {
    const char *owner, *member, *pattern;
    const char *const *elements; /* NULL: their numbers */
    const char *meaning;
} letters[] = {
    {"link", "mass", "m#", NULL, "kg, mass of link #"},
    {"link", "com", "L#@", NULL, "m, mass centre of link #, in its frame"},
    {"link", "inertia", "I#@", moments, "kg m^2, about the mass centre of link #"},
    {"body", "mass", "mb#", NULL, "kg, mass of the fixed body #"},
    {"body", "com", "Lb#@", NULL, "m, its mass centre, in its frame"},
    {"body", "inertia", "Ib#@", moments, "kg m^2, about its mass centre"},
    {"joint", "a", "a#", NULL, "m, length of joint #"},
    {"joint", "alpha", "alpha#", NULL, "rad, twist of joint #"},
    {"joint", "d", "d#", NULL, "m, offset of joint #"},
    {"joint", "theta", "theta#", NULL, "rad, angle of joint # at q = 0"},
    {"joint", "xyz", "@#", axes, "m, place of joint #"},
    {"joint", "rpy", "@#", turns, "rad, place of joint #"},
    {"fixed", "a", "af#", NULL, "m, length of the fixed joint #"},
    {"fixed", "alpha", "alphaf#", NULL, "rad, its twist"},
    {"fixed", "d", "df#", NULL, "m, its offset"},
    {"fixed", "theta", "thetaf#", NULL, "rad, its angle"},
    {"fixed", "xyz", "@f#", axes, "m, place of the fixed joint #"},
    {"fixed", "rpy", "@f#", turns, "rad, place of the fixed joint #"},
    {"gravity", NULL, "g_@", axes, "m/s^2, free fall in world axes"},
    {"tool_xyz", NULL, "tool_@", axes, "m, in the last link's frame"},
    {"tool_rpy", NULL, "tool_@", turns, "rad, in the last link's frame"},
    {"viscous", NULL, "viscous@", NULL, "N m s or N s/m, friction of the joint"},
    {"coulomb", NULL, "coulomb@", NULL, "N m or N, friction of the joint"},
    {"rotor_inertia", NULL, "rotor@", NULL, "kg m^2, rotor of the joint's motor"},
};

/* Of L#@, link 11's first would be that of link 1: then with a bar between. */
static const char *fill(Arena *arena, const char *pattern, const char *number, size_t digits,
                        const char *element)
{
    Text out = {0};
    for (const char *c = pattern; *c; c++) {
        if (*c == '#')
            text_add(&out, "%.*s", (int)digits, number);
        else if (*c == '@')
            text_add(&out, "%s%s", digits > 1 && isdigit((unsigned char)element[0]) ? "_" : "",
                     element);
        else
            text_add(&out, "%c", *c);
    }
    const char *name = arena_copy(arena, out.data);
    text_free(&out);
    return name;
}

/* NULL: it is none of these. */
static const char *short_name(Arena *arena, const char *member, uint32_t element, bool meaning)
{
    for (size_t k = 0; k < COUNT(letters); k++) {
        size_t owner = strlen(letters[k].owner);
        if (strncmp(member, letters[k].owner, owner) != 0)
            continue;
        size_t digits = strspn(member + owner, "0123456789");
        const char *rest = member + owner + digits;
        if (letters[k].member
                ? digits == 0 || rest[0] != '_' || strcmp(rest + 1, letters[k].member) != 0
                : *rest != '\0' || digits != 0)
            continue;
        const char *which = letters[k].elements ? letters[k].elements[element]
                                                : arena_format(arena, "%u", element + 1);
        return fill(arena, meaning ? letters[k].meaning : letters[k].pattern, member + owner,
                    digits, which);
    }
    return NULL;
}

/* Words that a script could not have as names. */
static const char *const words[] = {
    "and",      "as",     "assert",     "async",  "await",    "break",    "case",   "class",
    "continue", "cos",    "def",        "del",    "do",       "elif",     "else",   "elseif",
    "end",      "except", "finally",    "for",    "from",     "function", "global", "if",
    "import",   "in",     "is",         "lambda", "nonlocal", "not",      "or",     "otherwise",
    "parfor",   "pass",   "persistent", "pi",     "raise",    "return",   "sin",    "sqrt",
    "switch",   "try",    "until",      "while",  "with",     "yield",    "None",   "True",
    "False",    "catch",  "math",       "I"};

/* A3, w3_1, M_1_2 of rbgen tables. */
static bool is_of_motion(const Program *program, const char *name)
{
    static const char *const heads[] = {"A", "T", "w", "v", "acc", "angular_acc", "M_", "C_", "g"};
    for (size_t k = 0; k < COUNT(heads) && strcmp(program->function->name, "tables") == 0; k++) {
        size_t length = strlen(heads[k]);
        const char *rest = name + length;
        if (strncmp(name, heads[k], length) == 0 && isdigit((unsigned char)*rest) &&
            !rest[strspn(rest, "0123456789_")] && rest[strlen(rest) - 1] != '_')
            return true;
    }
    return false;
}

/* q3, Z17, s45, tau1: what the table itself calls something by. */
static bool is_of_table(const Program *program, const char *name)
{
    size_t letters_in = 0, digits;
    while (isalpha((unsigned char)name[letters_in]))
        letters_in++;
    digits = strspn(name + letters_in, "0123456789_m");
    if (digits && !name[letters_in + digits] && letters_in == 1 && strchr("Zsc", name[0]) &&
        isdigit((unsigned char)name[digits]))
        return true;
    for (size_t i = 0; i < COUNT(symbols); i++) {
        size_t length = strlen(symbols[i].plain);
        const char *rest = name + length;
        if (strncmp(symbols[i].plain, name, length) == 0 && *rest &&
            !rest[strspn(rest, "0123456789")])
            return true;
    }
    for (int k = 0; k < program->output_count; k++) {
        char column[64];
        function_column(program->function, program_extent(program), k, column, sizeof column);
        if (strcmp(column, name) == 0)
            return true;
    }
    for (size_t i = 0; i < COUNT(words); i++)
        if (strcmp(words[i], name) == 0)
            return true;
    return is_of_motion(program, name);
}

static bool is_of_file(Members params, const char *name)
{
    for (int m = 0; m < params.count; m++)
        if (params.item[m].of_file && strcmp(params.item[m].name, name) == 0)
            return true;
    return false;
}

static const char *made_free(Arena *arena, const Program *program, const char *name, bool of_file)
{
    while (is_of_table(program, name) || (!of_file && is_of_file(program->params, name))) {
        name = arena_format(arena, "%s_", name);
        of_file = false; /* what has a bar at its end may be another of the file's */
    }
    return name;
}

const char *people_input(Arena *arena, const Program *program, const char *array, uint32_t element)
{
    const Member *member = member_find(program->params, array);
    const char *known = people_array(array, PAPER_PLAIN);
    if (!member || strcmp(member->of, "params") != 0)
        return arena_format(arena, "%s%u", known ? known : array, element + 1);
    if (member->of_file)
        return made_free(arena, program, array, true);
    const char *name = short_name(arena, array, element, false);
    return made_free(arena, program, name ? name : arena_format(arena, "%s%u", array, element + 1),
                     false);
}

static const char *letter_meaning(Arena *arena, const Member *member, uint32_t element)
{
    const char *known = member->of_file ? NULL : short_name(arena, member->name, element, true);
    return known ? known : member->of_file ? "" : member->meaning;
}

void people_letters(const Listing *listing, LetterVisit *visit, void *to)
{
    const Program *program = listing->program;
    const Graph *graph = listing->graph;
    int place = 0;
    for (int m = 0; m < program->params.count; m++) {
        const Member *member = &program->params.item[m];
        int size = member_size(member, program->n);
        for (int k = 0; k < size; k++, place++) {
            bool read = false;
            for (uint32_t i = 0; i < graph->node_count && !read; i++)
                read = listing->live[i] && graph->nodes[i].op == OP_INPUT &&
                       graph->nodes[i].b.ref == (uint32_t)k &&
                       strcmp(graph->inputs[graph->nodes[i].a.ref], member->name) == 0;
            if (read)
                visit(to, people_input(listing->arena, program, member->name, (uint32_t)k), place,
                      letter_meaning(listing->arena, member, (uint32_t)k));
        }
    }
}
