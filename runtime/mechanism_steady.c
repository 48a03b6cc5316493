/* mechanism_steady.c: static equilibrium and steady motion (mechanism.h).

   Newton's method on what is left of the torques in the directions that the loops leave free, and,
   where something moves, of the loops' own accelerations; its derivatives are differences along
   these directions. Steps are shortened until the remainder falls. */
#include "mechanism.h"

#include <string.h>
#include <tgmath.h>

typedef struct {
    MechanismLoops loops; /* work: what is left of it for loops */
    const MechanismReal *tau;
    const bool *kept;
    bool moves;        /* qd is not zero */
    int rows, columns; /* of the remainder; unknowns: positions, then rates that may change */
    MechanismReal *linear;
} Search;

static bool is_held(const Search *search, int joint)
{
    return search->loops.held && search->loops.held[joint];
}

static bool is_kept(const Search *search, int joint)
{
    return !search->kept || search->kept[joint];
}

/* What is left at q and qd: bias less tau, as far as the joints can move. The part across the
   loops' freedoms is borne by them, that of held joints by what holds them. */
static void remainder_at(const Search *search, const MechanismReal *q, const MechanismReal *qd,
                         MechanismReal *out)
{
    const MechanismLoops *loops = &search->loops;
    loops->bias(loops->context, q, qd, out);
    for (int i = 0; i < loops->dof; i++)
        out[i] = is_held(search, i) ? 0 : out[i] - (search->tau ? search->tau[i] : 0);
    mechanism_project(loops, q, out);
    if (search->moves && loops->constraints)
        loops->loop_bias(loops->context, q, qd, out + loops->dof);
}

/* A direction as the loops allow it: of positions, of rates. */
static void allow(const Search *search, const MechanismReal *q, MechanismReal *direction)
{
    MechanismLoops rates = search->loops;
    int n = rates.dof;
    bool any = false;
    mechanism_project(&search->loops, q, direction);
    for (int i = 0; i < n; i++)
        any = any || direction[n + i] != 0;
    rates.held = search->kept ? search->kept : rates.held;
    if (any)
        mechanism_project(&rates, q, direction + n);
}

/* q and qd a share of a step away, closed again. */
static void move(const Search *search, const MechanismReal *step, MechanismReal share,
                 MechanismReal *q, MechanismReal *qd, MechanismReal *scaled)
{
    const MechanismLoops *loops = &search->loops;
    int n = loops->dof;
    MechanismReal *next = scaled + n;
    for (int i = 0; i < n; i++) {
        scaled[i] = share * step[i];
        qd[i] += search->moves ? share * step[n + i] : 0;
    }
    if (loops->integrate) {
        loops->integrate(loops->context, q, scaled, next);
        memcpy(q, next, sizeof *q * (size_t)loops->positions);
    } else {
        for (int i = 0; i < n; i++)
            q[i] += scaled[i];
    }
    mechanism_assemble(loops, q);
    if (search->moves) {
        MechanismLoops rates = *loops;
        rates.held = search->kept ? search->kept : rates.held;
        mechanism_project(&rates, q, qd);
    }
}

static MechanismReal find(const Search *search, MechanismReal *work, MechanismReal *q,
                          MechanismReal *qd)
{
    enum { ROUNDS = 200, SHORTER = 30 };
    const bool single = sizeof(MechanismReal) < sizeof(double);
    const MechanismReal H = single ? (MechanismReal)3e-3 : (MechanismReal)1e-6,
                        LONGEST = (MechanismReal)0.3,
                        NOTHING = single ? (MechanismReal)1e-6 : (MechanismReal)1e-14;
    int n = search->loops.dof, rows = search->rows, columns = search->columns;
    size_t bytes = sizeof *q * (size_t)search->loops.positions, rates = sizeof *q * (size_t)n;
    MechanismReal *K = work, *rest = K + rows * columns, *other = rest + rows, *back = other + rows,
                  *step = back + rows, *rate = step + 2 * n, *scaled = rate + n,
                  *there = scaled + n + search->loops.positions;
    remainder_at(search, q, qd, rest);
    MechanismReal off = mechanism_length(rows, rest);
    for (int round = 0; round < ROUNDS && off > NOTHING; round++) {
        for (int c = 0; c < columns; c++) { /* along what the loops allow of a unit rate */
            memset(step, 0, 2 * rates);
            step[c] = c < n ? !is_held(search, c) : !is_kept(search, c - n);
            allow(search, q, step);
            for (int side = 0; side < 2; side++) {
                memcpy(there, q, bytes);
                memcpy(rate, qd, rates);
                move(search, step, side ? -H : H, there, rate, scaled);
                remainder_at(search, there, rate, side ? back : other);
            }
            for (int k = 0; k < rows; k++)
                K[k * columns + c] = (other[k] - back[k]) / (2 * H);
        }
        memset(step, 0, 2 * rates);
        mechanism_least_norm(rows, columns, K, rest, 0, step, search->linear);
        allow(search, q, step);
        MechanismReal share =
            fmin((MechanismReal)1, LONGEST / fmax(mechanism_length(n, step), (MechanismReal)1e-30));
        MechanismReal now = off;
        bool better = false;
        for (int shorter = 0; shorter < SHORTER && !better; shorter++, share /= 2) {
            memcpy(there, q, bytes);
            memcpy(rate, qd, rates);
            move(search, step, share, there, rate, scaled);
            remainder_at(search, there, rate, other);
            now = mechanism_length(rows, other);
            better = now < off;
        }
        if (!better)
            break;
        memcpy(q, there, bytes);
        memcpy(qd, rate, rates);
        memcpy(rest, other, sizeof *rest * (size_t)rows);
        off = now;
    }
    return off;
}

/* Work: that of find, of its linear system, then that of the loops. */
static Search search_of(const MechanismLoops *mechanism, const MechanismReal *tau, const bool *kept,
                        bool moves)
{
    int n = mechanism->dof, rows = n + (moves ? mechanism->constraints : 0);
    int columns = moves ? 2 * n : n;
    Search search = {*mechanism, tau, kept, moves, rows, columns, mechanism->work};
    search.linear += rows * columns + 3 * rows + 5 * n + 2 * mechanism->positions;
    search.loops.work = search.linear + MECHANISM_LINEAR_WORK(rows, columns);
    return search;
}

MechanismReal mechanism_static(const MechanismLoops *mechanism, const MechanismReal *tau,
                               MechanismReal *q)
{
    Search search = search_of(mechanism, tau, NULL, false);
    MechanismReal *still = mechanism->work;
    memset(still, 0, sizeof *still * (size_t)mechanism->dof);
    return find(&search, still + mechanism->dof, q, still);
}

MechanismReal mechanism_steady(const MechanismLoops *mechanism, const MechanismReal *tau,
                               const bool *kept, MechanismReal *q, MechanismReal *qd)
{
    Search search = search_of(mechanism, tau, kept, true);
    return find(&search, mechanism->work + mechanism->dof, q, qd);
}
