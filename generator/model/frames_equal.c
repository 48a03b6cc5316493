/* frames_equal.c: numbers that differ only by rounding are one number.

   Frames drawn at an angle leave their rounding in everything that is computed from them: two
   moments of inertia that are equal, or two offsets, come out a last digit apart. By the rule that
   a sum below PRUNE_LIMIT of its terms is zero, their difference is zero; so the later one is taken
   to be the earlier one, and what is computed from both is computed once. */
#include "model/frames.h"

typedef struct {
    Real *seen;
    int count;
} Numbers;

static void unify(Numbers *numbers, Real *value)
{
    Real size = real_abs(*value);
    if (real_is_zero(size))
        return;
    double near = (double)size;
    for (int i = 0; i < numbers->count; i++) {
        double off = (double)numbers->seen[i] - near; /* most are told apart without binary128 */
        if ((off < 0 ? -off : off) > 2 * PRUNE_LIMIT * near)
            continue;
        if (real_abs(numbers->seen[i] - size) > (Real)PRUNE_LIMIT * size)
            continue;
        *value = *value < 0 ? -numbers->seen[i] : numbers->seen[i];
        return;
    }
    numbers->seen[numbers->count++] = size;
}

void frames_unify(Robot *robot)
{
    enum { LENGTHS = 7, MOMENTS = 6 }; /* a link */
    Arena *scratch = arena_new();
    Numbers lengths = {arena_array(scratch, Real, LENGTHS * robot->n), 0};
    Numbers moments = {arena_array(scratch, Real, MOMENTS * robot->n), 0};
    for (int i = 0; i < robot->n; i++) {
        Link *link = &robot->links[i];
        unify(&lengths, &link->d);
        for (int j = 0; j < 3; j++) {
            unify(&lengths, &link->fixed.p[j]);
            unify(&lengths, &link->com[j]);
            for (int k = 0; k <= j; k++) {
                unify(&moments, &link->inertia[j][k]);
                link->inertia[k][j] = link->inertia[j][k];
            }
        }
    }
    arena_free(scratch);
}
