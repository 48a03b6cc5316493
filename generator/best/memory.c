/* memory.c: see context.h and memory.h. */
#include "best/memory.h"

#include <stdlib.h>
#include <string.h>

/* Already found: forward dynamics needs those of the bias and the matrix. */
typedef struct {
    Arena *arena;
    uint64_t hash;
    Build by; /* effort and costs */
    FunctionId function;
    unsigned loaded;    /* which loads it takes */
    FunctionSet beside; /* what else the plan was to make */
    const Algorithm *recursion;
    int n;
    Candidate candidate;
} Found;

typedef struct {
    Arena *arena;
    uint64_t hash;
    const Gauge *gauge;
} KnownGauge;

enum { MOST_FOUND = 16 };

/* A row made for a robot. */
typedef struct MadeRow {
    uint64_t hash;
    const Function *of, *row;
    const struct MadeRow *next;
} MadeRow;

struct BuildMemory {
    Arena *arena;
    Found found[MOST_FOUND];
    int found_count;         /* so many were kept; the last ones are there */
    KnownGauge gauges[2][2]; /* of the joints alone or numeric; with weight or without */
    const MadeRow *rows;     /* in the arena */
    bool singular_known;
    uint64_t singular_hash;
    int singular_joint;
    MadeUp *made_up;
};

Build build_start(void)
{
    BuildMemory *memory = memory_grow(NULL, sizeof *memory);
    *memory = (BuildMemory){.arena = arena_beside(memory)};
    return (Build){.effort = 1, .M = 1, .A = 1, .D = 8, .memory = memory};
}

void build_end(Build *build)
{
    BuildMemory *memory = build->memory;
    for (int i = 0; i < MOST_FOUND; i++)
        arena_free(memory->found[i].arena);
    for (int i = 0; i < 4; i++)
        arena_free(memory->gauges[i / 2][i % 2].arena);
    made_up_free(memory->made_up);
    arena_free(memory->arena);
    memory_free(memory);
    build->memory = NULL;
}

Build build_with_effort(const Build *build, long effort)
{
    Build other = *build;
    other.effort = effort;
    return other;
}

Arena *build_arena(const Build *build)
{
    return build->memory->arena;
}

int build_singular_joint(const Build *build, const Robot *robot)
{
    BuildMemory *memory = build->memory;
    if (!memory->singular_known || memory->singular_hash != robot->hash) {
        memory->singular_joint = singular_joint(robot);
        memory->singular_hash = robot->hash;
        memory->singular_known = true;
    }
    return memory->singular_joint;
}

const Function *build_function(const Build *build, const Robot *robot, const Function *function)
{
    BuildMemory *memory = build->memory;
    bool closes = function_closes(function, robot);
    if (!closes && (!function_has_columns(function) || function->of_loops || function->of_drives))
        return function;
    for (const MadeRow *made = memory->rows; made; made = made->next)
        if (made->hash == robot->hash && made->of == function)
            return made->row;
    Arena *arena = memory->arena;
    const ParameterColumns *columns = closes           ? NULL
                                      : function->base ? base_columns(arena, robot)
                                                       : parameter_columns(arena, robot);
    MadeRow *made = arena_alloc(arena, sizeof *made);
    *made = (MadeRow){robot->hash, function,
                      closes ? function_of_mechanism(arena, function, robot)
                             : function_with_columns(arena, function, columns),
                      memory->rows};
    memory->rows = made;
    return made->row;
}

const Function *build_function_by(const Build *build, const Robot *robot, const Function *function,
                                  const char *algorithm)
{
    BuildMemory *memory = build->memory;
    if (strcmp(algorithm, "explicit") != 0 || !robot->loop_count)
        return function;
    for (const MadeRow *made = memory->rows; made; made = made->next)
        if (made->hash == robot->hash && made->of == function)
            return made->row;
    MadeRow *made = arena_alloc(memory->arena, sizeof *made);
    *made = (MadeRow){robot->hash, function, function_of_drives(memory->arena, function, robot),
                      memory->rows};
    memory->rows = made;
    return made->row;
}

/* ---- what the search found ---- */

static FunctionSet beside_of(const Function *function)
{
    FunctionSet set = 0;
    for (const Beside *beside = function->beside; beside; beside = beside->next)
        set |= HAS(beside->function->id);
    return set;
}

static bool builds_alike(const Build *a, const Build *b)
{
    return a->effort == b->effort && a->M == b->M && a->A == b->A && a->D == b->D;
}

bool memory_find(const Build *build, const Robot *robot, const Function *function,
                 const Algorithm *recursion, Candidate *found)
{
    const BuildMemory *memory = build->memory;
    unsigned loaded = function_is_loaded(function);
    for (int i = 0; i < memory->found_count && i < MOST_FOUND; i++) {
        const Found *known = &memory->found[i];
        if (known->hash != robot->hash || known->function != function->id || known->n != robot->n ||
            known->recursion != recursion || known->loaded != loaded ||
            known->beside != beside_of(function) || !builds_alike(&known->by, build))
            continue;
        candidate_copy(found, &known->candidate, robot->n);
        return true;
    }
    return false;
}

void memory_keep(const Build *build, const Robot *robot, const Function *function,
                 const Algorithm *recursion, const Candidate *found)
{
    BuildMemory *memory = build->memory;
    Found *known = &memory->found[memory->found_count++ % MOST_FOUND];
    arena_free(known->arena);
    *known = (Found){0}; /* running out of memory may jump out of here */
    known->arena = arena_beside(memory);
    known->candidate = candidate_new(known->arena, robot->n);
    candidate_copy(&known->candidate, found, robot->n);
    known->hash = robot->hash;
    known->by = *build;
    known->function = function->id;
    known->loaded = function_is_loaded(function);
    known->beside = beside_of(function);
    known->recursion = recursion;
    known->n = robot->n;
}

/* ---- states ---- */

MadeUp *memory_made_up(const Build *build, const Robot *robot)
{
    BuildMemory *memory = build->memory;
    if (memory->made_up && !made_up_serves(memory->made_up, robot->hash)) {
        made_up_free(memory->made_up);
        memory->made_up = NULL;
    }
    if (!memory->made_up)
        memory->made_up = made_up_new(memory, robot->hash);
    return memory->made_up;
}

/* ---- gauges ---- */

bool memory_is_numeric(const Build *build, const Robot *robot)
{
    return build->effort > 0 && !(robot->open & EXTRA_GEOMETRY);
}

const Gauge *memory_gauge(const Build *build, const Robot *robot)
{
    bool numeric = memory_is_numeric(build, robot);
    bool weightless = robot->gravity[0] == 0 && robot->gravity[1] == 0 && robot->gravity[2] == 0;
    KnownGauge *known = &build->memory->gauges[numeric][weightless];
    if (!known->gauge || known->hash != robot->hash) {
        arena_free(known->arena);
        *known = (KnownGauge){0}; /* as above */
        Arena *arena = known->arena = arena_beside(build->memory);
        Robot *own = arena_alloc(arena, sizeof *own);
        *own = *robot;
        own->links = arena_array(arena, Link, robot->n);
        memcpy(own->links, robot->links, sizeof *own->links * (size_t)robot->n);
        *known = (KnownGauge){arena, robot->hash, gauge_new(arena, own, numeric)};
    }
    return known->gauge;
}
