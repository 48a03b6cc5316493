/* glossary.c: what names mean: units of arrays, and the intermediates in a file. A name is letters,
   the number of the joint or link, and its component: w3_z, U3_xy, U1_2. */
#include "emit/language/language.h"

#include <ctype.h>
#include <string.h>

/* ---- arrays ---- */

const char *array_unit(const Function *function, const char *array)
{
    for (int k = 0; k < function_output_count(function); k++)
        if (strcmp(function->outputs[k].name, array) == 0)
            return quantity_unit(function->outputs[k].quantity);
    const Input *input = input_find(array);
    return input ? input->unit : NULL;
}

/* ---- intermediates ---- */

typedef enum { SCALAR, VECTOR, MATRIX, NUMBERED, OTHER } Shape;

/* by: the algorithms whose name it is, " best kane "; NULL: any that has it. */
typedef struct {
    const char *name;
    Shape shape;
    const char *by, *meaning;
} Term;

static const Term terms[] = {
    {"s", SCALAR, NULL, "sine of the joint's angle"},
    {"c", SCALAR, NULL, "cosine of the joint's angle"},
    {"th", SCALAR, NULL, "angle of the joint with its offset"},
    {"d", SCALAR, NULL, "way of the sliding joint with its offset"},
    {"w", VECTOR, NULL, "angular velocity of the link"},
    {"wd", VECTOR, NULL, "angular acceleration of the link"},
    {"omega", VECTOR, NULL, "angular velocity of the link, in the axes of the world"},
    {"v", VECTOR, " links featherstone ", "velocity of the link's origin"},
    {"a", VECTOR, " best ", "acceleration of the link's origin, less gravity's"},
    {"U", MATRIX, " best khalil khalil-base ",
     "wd~ + w~ w~, where w~ r = w x r: makes of a vector in the link its second derivative"},
    {"f", VECTOR, " best newton-euler khalil khalil-base ",
     "force that the link and all beyond it take"},
    {"n", VECTOR, " best newton-euler ", "moment that the link and all beyond it take"},
    {"ms", VECTOR, " best ", "mass times mass centre of all that the joint carries"},
    {"S", MATRIX, " best ", "second moments of the same mass, the integrals of r r^T"},
    {"I", MATRIX, " best featherstone saha ", "articulated body: moment by angular acceleration"},
    {"F", MATRIX, " best featherstone saha ", "articulated body: moment by linear acceleration"},
    {"G", MATRIX, " best featherstone saha ", "articulated body: force by linear acceleration"},
    {"phi", SCALAR, NULL, "what the bias leaves of tau"},
    {"u", SCALAR, " best featherstone ",
     "what is left of phi, or of tau, to accelerate the joint alone"},
    {"D", SCALAR, " best lin walker-orin kane-partial ", "pivot of the elimination M = U D U^T"},
    {"iD", SCALAR, " best featherstone lin walker-orin kane-partial ",
     "1 / D, or 1 / inertia that the joint alone accelerates"},
    {"U", NUMBERED, NULL, "factor of the elimination M = U D U^T"},
    {"qdd", SCALAR, NULL, "acceleration of the joint"},
};

typedef struct {
    bool term[COUNT(terms)];
    bool z, negative, scaled, others, vectors, best_vectors;
} Found;

static Shape shape_of(const char *suffix)
{
    if (!*suffix)
        return SCALAR;
    if (*suffix++ != '_')
        return OTHER;
    if (isdigit((unsigned char)*suffix))
        return suffix[strspn(suffix, "0123456789")] ? OTHER : NUMBERED;
    size_t axes = strspn(suffix, "xyz");
    return suffix[axes] || axes > 2 ? OTHER : axes == 1 ? VECTOR : axes == 2 ? MATRIX : OTHER;
}

static bool is_among(const char *list, const char *name)
{
    char word[64];
    snprintf(word, sizeof word, " %s ", name);
    return !list || strstr(list, word);
}

static void note_name(Found *found, const char *label, const char *made_by)
{
    char name[64];
    if (strncmp(label, "neg_", 4) == 0) {
        found->negative = true;
        label += 4;
    }
    snprintf(name, sizeof name, "%s", label);
    char *scaled = strstr(name, "_scaled");
    if (scaled) {
        found->scaled = true;
        *scaled = '\0';
    }
    size_t letters = 0;
    while (isalpha((unsigned char)name[letters]))
        letters++;
    Shape shape = shape_of(name + letters + strspn(name + letters, "0123456789"));
    for (size_t k = 0; k < COUNT(terms); k++)
        if (strlen(terms[k].name) == letters && memcmp(terms[k].name, name, letters) == 0 &&
            terms[k].shape == shape && is_among(terms[k].by, made_by)) {
            found->term[k] = true;
            found->vectors = found->vectors || shape == VECTOR || shape == MATRIX;
            found->best_vectors = found->best_vectors || (found->vectors && !strcmp(made_by, BEST));
            return;
        }
    found->others = true;
}

static void note_program(Found *found, const Program *program)
{
    Listing *listing = listing_new(program, 0);
    for (uint32_t k = 0; k < listing->statement_count; k++) {
        uint32_t i = listing->order[k];
        if (listing->named[i])
            note_name(found, listing->label[i], program->made_by);
        else
            found->z = true;
    }
    listing_free(listing);
}

void head_glossary(Head *head)
{
    static const char *const suffix[] = {
        [SCALAR] = "", [VECTOR] = "_x", [MATRIX] = "_xx", [NUMBERED] = "_2"};
    Found found = {0};
    bool any = false;
    for (int i = 0; i < head->count; i++)
        note_program(&found, head->programs[i]);
    for (size_t k = 0; k < COUNT(terms); k++)
        any = any || found.term[k];
    if (!any)
        return;
    head_line(head, "");
    head_words(head, "Names of intermediates, here those of joint or link 1%s%s%s:",
               found.vectors ? ", components in the link's axes" : "",
               found.negative ? "; neg_w1_x is -w1_x" : "",
               found.scaled ? "; w1_x_scaled is w1_x times a constant" : "");
    head_line(head, "");
    for (size_t k = 0; k < COUNT(terms); k++) {
        char name[32];
        if (!found.term[k])
            continue;
        snprintf(name, sizeof name, "%s1%s", terms[k].name, suffix[terms[k].shape]);
        head_entry(head, name, 7, terms[k].meaning);
    }
    if (found.z)
        head_entry(head, "z1", 7, "whatever has no name, numbered through");
    if (found.others)
        head_entry(head, "others", 7, "as in the paper that the algorithm is from");
    if (found.best_vectors) {
        head_line(head, "");
        head_words(head,
                   "Where best made the function, vectors are in axes, about an origin and in "
                   "a unit of each link's own, chosen so that the most constants vanish.");
    }
}
