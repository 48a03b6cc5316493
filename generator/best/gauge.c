/* gauge.c: see gauge.h: the freedoms together, and parameters chosen with them. */
#include "best/gauge_inside.h"

#include "algorithm/function.h"
#include "util/hash.h"
#include "util/vectors.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

Freedom *gauge_new_freedom(Gauge *gauge, int first, int last)
{
    Freedom *freedom = &gauge->freedoms[gauge->freedom_count];
    freedom->v = gauge->vectors + gauge->freedom_count++ * PARAMETERS * gauge->n;
    freedom->first = first;
    freedom->last = last;
    return freedom;
}

static void make_rough(Gauge *gauge, Arena *arena)
{
    int size = PARAMETERS * gauge->n;
    double *v = arena_array(arena, double, (gauge->freedom_count + 1) * size);
    gauge->rough_plain = v + gauge->freedom_count * size;
    gauge->rough = arena_array(arena, RoughFreedom, gauge->freedom_count);
    for (int k = 0; k < gauge->freedom_count; k++) {
        const Freedom *from = &gauge->freedoms[k];
        double *to = v + k * size;
        gauge->rough[k] = (RoughFreedom){to, from->first, from->last};
        for (int j = from->first * PARAMETERS; j < (from->last + 1) * PARAMETERS; j++) {
            to[j] = real_double(from->v[j]);
            gauge->size[j % PARAMETERS] = fmax(gauge->size[j % PARAMETERS], fabs(to[j]));
        }
    }
    for (int k = 0; k < size; k++) {
        gauge->rough_plain[k] = real_double(gauge->plain[k]);
        gauge->size[k % PARAMETERS] =
            fmax(gauge->size[k % PARAMETERS], fabs(gauge->rough_plain[k]));
    }
}

/* Whether some freedom moves the functional; if none does, none will that is made of them. */
static bool is_movable(const Gauge *gauge, int link, int which)
{
    for (int k = 0; k < gauge->freedom_count; k++) {
        const Freedom *freedom = &gauge->freedoms[k];
        const Real *v = freedom->v + link * PARAMETERS;
        if (link >= freedom->first && link <= freedom->last &&
            (which < PARAMETERS
                 ? !real_is_zero(v[which])
                 : !real_is_zero(v[S_XX]) || !real_is_zero(v[S_YY]) || !real_is_zero(v[S_ZZ])))
            return true;
    }
    return false;
}

Gauge *gauge_new(Arena *arena, const Robot *robot, bool numeric)
{
    Gauge *gauge = arena_alloc(arena, sizeof *gauge);
    int n = robot->n;
    gauge->robot = robot;
    gauge->n = n;
    gauge->units = robot->open & EXTRA_GEOMETRY;
    gauge->plain = arena_array(arena, Real, PARAMETERS * n);
    int room = (numeric ? UNSEEN_FREEDOMS : 0) + JOINT_FREEDOMS * n;
    gauge->freedoms = arena_array(arena, Freedom, room);
    gauge->vectors = arena_array(arena, Real, room * PARAMETERS * n);
    for (int i = 0; i < n; i++) {
        gauge_fill_plain(&robot->links[i], gauge->plain + i * PARAMETERS);
        gauge_joint_freedoms(gauge, i);
    }
    if (numeric && !robot->moving_base) /* which shows all there is */
        gauge_unseen_freedoms(gauge);
    make_rough(gauge, arena);
    gauge->requests = arena_array(arena, Request, FUNCTIONALS * n);
    for (int k = 0; k < FUNCTIONALS * n; k++)
        if (robot->letters || is_movable(gauge, k / FUNCTIONALS, k % FUNCTIONALS))
            gauge->requests[gauge->request_count++].index = k;
    gauge->tried = arena_array(arena, Tried, GAUGE_TRIED);
    gauge->arena = arena;
    return gauge;
}

/* ---- choosing ---- */

static bool comes_before(const Request *a, const Request *b)
{
    return a->priority != b->priority ? a->priority > b->priority : a->index < b->index;
}

int gauge_requests(const Gauge *gauge, const double *priorities)
{
    Request *requests = gauge->requests;
    int count = 0;
    for (int i = 0; i < gauge->request_count; i++) {
        Request request = {priorities[requests[i].index], requests[i].index};
        if (!(request.priority > 0))
            continue;
        requests[i] = requests[count]; /* which is not asked for, or this one */
        int k = count++;
        for (; k > 0 && comes_before(&request, &requests[k - 1]); k--)
            requests[k] = requests[k - 1];
        requests[k] = request;
    }
    return count;
}

static Real plus_times(Real to, Real factor, Real v)
{
    if (real_is_zero(v))
        return to;
    Real term = real_times(factor, v);
    return real_prune(real_plus(to, term), real_larger(to, term));
}

#define NUMBER Real
#define SIZE Real
#define SIZE_OF(a) (a)
#define NOTHING 0
#define PLUS(a, b) ((a) + (b))
#define MINUS(a, b) ((a) - (b))
#define MINUS_RATIO(a, b) (-(a) / (b))
#define FREEDOM Freedom
#define NAMED(name) name##_real
#define PLUS_TIMES(to, factor, v) plus_times(to, factor, v)
#define IS_ZERO(a) real_is_zero(a)
#define SMALLER(a, b) real_smaller(a, b)
#include "best/gauge_fix.h"

/* In double nothing is pruned on the way, for speed: what is nothing but rounding is told by its
   size (lengths are about 1). */
#define NUMBER double
#define SIZE double
#define SIZE_OF(a) (a)
#define NOTHING 0
#define PLUS(a, b) ((a) + (b))
#define MINUS(a, b) ((a) - (b))
#define MINUS_RATIO(a, b) (-(a) / (b))
#define FREEDOM RoughFreedom
#define NAMED(name) name##_double
#define PLUS_TIMES(to, factor, v) ((to) + (factor) * (v))
#define IS_ZERO(a) (fabs(a) < 1e-12)
#define SMALLER(a, b) (fabs(a) < fabs(b))
#include "best/gauge_fix.h"

void gauge_fix(const Gauge *gauge, const double *priorities, Parameters *out)
{
    gauge_plain(gauge, out);
    fix_real(gauge, gauge->freedoms, gauge_requests(gauge, priorities), out->p);
}

/* Without its last bits, so that what is equal but for rounding becomes so. */
static double blunt(double x)
{
    uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    bits = (bits + 0x200) & ~(uint64_t)0x3FF;
    memcpy(&x, &bits, sizeof x);
    return x;
}

static void try_now(const Gauge *gauge, int count, Parameters *out)
{
    int size = PARAMETERS * gauge->n;
    double *phi = memory_grow(NULL, sizeof *phi * (size_t)size), largest[PARAMETERS] = {0};
    memcpy(phi, gauge->rough_plain, sizeof *phi * (size_t)size);
    fix_double(gauge, gauge->rough, count, phi);
    for (int i = 0; i < gauge->n; i++)
        for (int k = 0; k < PARAMETERS; k++) {
            double here = fabs(phi[i * PARAMETERS + k]);
            largest[k] = here > largest[k] ? here : largest[k];
        }
    for (int i = 0; i < gauge->n; i++)
        for (int k = 0; k < PARAMETERS; k++) {
            double x = phi[i * PARAMETERS + k];
            out[i].p[k] = fabs(x) < 1e-12 * largest[k] || x == 0 ? 0 : (Real)blunt(x);
        }
    memory_free(phi);
}

/* The order of the requests is all that decides. */
static uint64_t hash_of_requests(const Gauge *gauge, int count)
{
    uint64_t hash = HASH_BYTES;
    for (int k = 0; k < count; k++)
        hash = hash_mix64(hash, (uint64_t)gauge->requests[k].index);
    return hash ? hash : 1;
}

void gauge_try(const Gauge *gauge, const double *priorities, Parameters *out)
{
    int count = gauge_requests(gauge, priorities);
    uint64_t hash = hash_of_requests(gauge, count);
    Tried *tried = &gauge->tried[hash % GAUGE_TRIED];
    if (!tried->parameters)
        tried->parameters = arena_array(gauge->arena, Parameters, gauge->n);
    if (tried->hash != hash)
        try_now(gauge, count, tried->parameters);
    tried->hash = hash;
    memcpy(out, tried->parameters, sizeof *out * (size_t)gauge->n);
}

void gauge_plain(const Gauge *gauge, Parameters *out)
{
    for (int i = 0; i < gauge->n; i++)
        memcpy(out[i].p, gauge->plain + i * PARAMETERS, sizeof out[i].p);
}
