/* choice.h: the table of choices.h as types and functions. */
#ifndef BEST_CHOICE_H
#define BEST_CHOICE_H

#include "model/robot.h"

#include <stdint.h>

/* Which of best's recursions: torques by Newton and Euler, the inertia matrix by composite bodies,
   accelerations by articulated bodies, derivatives of torques and the Coriolis matrix by composite
   bodies with rates. */
typedef enum {
    FOR_TORQUES = 1,
    FOR_MATRIX = 2,
    FOR_ACCELERATIONS = 4,
    FOR_SLOPES = 8,
    FOR_CORIOLIS = 16,
    FOR_DERIVATIVES = FOR_SLOPES | FOR_CORIOLIS,
    FOR_ANY = 31
} Recursion;

enum { SPIN_S_XX = 1, SPIN_S_YY, SPIN_WAYS };
enum { PHASE_MS_Y = 1, PHASE_S_XY, PHASE_S_XZ, PHASE_S_YZ, PHASE_WAYS };

/* What is chosen for a link. */
typedef struct {
#define CHOICE(name, change, ways, recursions, legal, ...) int16_t name;
#include "best/choices.h"
#undef CHOICE
} LinkChoice;

typedef enum {
#define CHOICE(name, change, ways, recursions, legal, ...) CHOICE_##name,
#include "best/choices.h"
#undef CHOICE
    CHOICE_COUNT
} ChoiceId;

typedef enum { CHANGE_NEXT, CHANGE_EACH, CHANGE_STEP, CHANGE_LAST } Change;

const char *choice_name(ChoiceId id);
Change choice_change(ChoiceId id);
/* How many ways there are for link i. */
int choice_ways(ChoiceId id, int i);
int choice_get(const LinkChoice *link, ChoiceId id);
void choice_set(LinkChoice *link, ChoiceId id, int way);
/* Whether a recursion leaves this choice for link i. links: what is chosen for all of them. */
bool choice_is_legal(ChoiceId id, Recursion recursion, const Robot *robot, const LinkChoice *links,
                     int i);
/* What ops --explain says of link i; NULL where the plain way was chosen or there is no choice. */
const char *choice_explain(Arena *arena, ChoiceId id, Recursion recursion, const Robot *robot,
                           const LinkChoice *links, int i);

#endif
