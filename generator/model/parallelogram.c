/* parallelogram.c: see planar.h. Of a loop of four sides

       z_a e^(i a) + z_b e^(i b) + z_c e^(i c) + z_d e^(i d) = 0,    |z_a| = |z_b|, |z_c| = |z_d|

   all positions are on one of two branches: opposite sides stay parallel, which makes two linear
   equations of the angles, or they cross, which does not. The branches meet where it is flat. */
#include "model/planar.h"

#include "model/clean.h"

typedef struct {
    int link; /* that stands for its class; n: the base */
    Flat lever, now;
} SideOfFour;

#define PARALLEL 1e-7 /* of the longest side: what is taken for it at an assembled position */

/* The sides of a loop, where it has four and nothing in it slides; else their number is not 4. */
static int sides_of(const Robot *robot, const Closure *closure, const Planar *planar, int loop,
                    SideOfFour side[4])
{
    int n = robot->n, count = 0;
    const Flat *way = planar->way + loop * (n + 1);
    for (int i = 0; i <= n; i++) {
        if (flat_length(way[i]) == 0)
            continue;
        if (count == 4 || (i < n && !planar->sense[i]))
            return 0;
        int c = i < n ? planar->class_of[i] : PLANAR_BASE;
        Flat turn = planar_direction(robot, planar, c, closure->start);
        side[count++] = (SideOfFour){i, way[i], flat_times(way[i], turn)};
    }
    return count;
}

static bool are_opposite(const SideOfFour *a, const SideOfFour *b, Real longest)
{
    Real difference = real_abs(flat_length(a->lever) - flat_length(b->lever));
    Real gap = flat_length(flat_plus(a->now, b->now));
    return difference <= (Real)NUMBER_ZERO * longest && gap <= (Real)PARALLEL * longest;
}

/* e^(i b) = -z_a / z_b e^(i a); a quarter turn is one. */
static SameTurn same_turn(const Robot *robot, const Planar *planar, const SideOfFour *a,
                          const SideOfFour *b)
{
    static const Flat still = {1, 0};
    Flat turn = flat_times(flat_scaled(-1, a->lever), flat_conjugate(b->lever));
    Flat lead_a = a->link < robot->n ? planar->lead[a->link] : still,
         lead_b = b->link < robot->n ? planar->lead[b->link] : still;
    turn = flat_times(flat_times(turn, lead_b), flat_conjugate(lead_a));
    turn = flat_scaled(1 / flat_length(turn), turn);
    if (real_abs(turn.x) < (Real)NUMBER_ZERO)
        turn = (Flat){0, turn.y > 0 ? 1 : -1};
    if (real_abs(turn.y) < (Real)NUMBER_ZERO)
        turn = (Flat){turn.x > 0 ? 1 : -1, 0};
    return (SameTurn){a->link, b->link, turn};
}

int parallelograms_find(const Robot *robot, const Closure *closure, const Planar *planar,
                        SameTurn *same, int room)
{
    for (int p = 0; p < planar->pin_count && room >= 2; p++) {
        SideOfFour side[4];
        if (planar->pin[p].row[1] < 0 ||
            sides_of(robot, closure, planar, planar->row[planar->pin[p].row[0]].loop, side) != 4)
            continue;
        Real longest = 0;
        for (int k = 0; k < 4; k++)
            longest = real_larger(longest, flat_length(side[k].lever));
        for (int k = 1; k < 4; k++) {
            int c = k == 1 ? 2 : 1, d = k == 3 ? 2 : 3;
            if (!are_opposite(&side[0], &side[k], longest) ||
                !are_opposite(&side[c], &side[d], longest))
                continue;
            same[0] = same_turn(robot, planar, &side[0], &side[k]);
            same[1] = same_turn(robot, planar, &side[c], &side[d]);
            return 2;
        }
    }
    return 0;
}
