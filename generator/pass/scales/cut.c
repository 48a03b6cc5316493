/* cut.c: which scales had best follow when one of them changes.

   A term with coefficient 1 loses it when one of its scales changes, unless the one at its other
   end does, too. With the scales as nodes and such terms as ties between them, the cheapest set
   that holds the changed scale, but not the others of the term for whose sake it is changed, is
   what a minimal cut leaves on its side (Ford-Fulkerson, breadth first). Cuts of more than MOST
   ties are not worth finding.

   A product in a sum has three scales: when the sum's changes, one factor's has to follow, and when
   a factor's does, the sum's. So one factor, at random, is tied to the sum both ways, the other one
   way. Where a term has no scale at its other end, or is of another kind, it ties to what cannot
   change. */
#include "pass/scales/scales.h"

enum { MOST = 3, SLOTS = 4 };

/* What a term ties: the scales of its factors (one or two) to that of its sum. */
typedef struct {
    int factor[2], sum; /* variables */
    int factors;        /* 0: a term of another kind */
} Tie;

/* How the search came to a node. */
typedef struct {
    int from;
    int8_t *flow, change;
} Step;

struct Cut {
    Scales *scales;
    Tie *ties;             /* by term */
    int8_t (*flow)[SLOTS]; /* by term: [0] along the tie both ways, towards the sum, [1] along the
                              one-way tie; by dependence, where they end in what cannot change */
    int8_t **changed;      /* flows */
    int changed_count;
    Step *steps; /* by variable */
    int *seen, stamp;
    bool *is_end; /* by variable: it must not change */
    int *found, count;
    uint32_t salt; /* decides which factors are tied both ways */
};

/* Of x or x*y in a sum, all with scales that may change. */
static Tie tie_of(const ScaledTerm *term)
{
    const Dependence *d = term->dependences;
    int count = term->dependence_count;
    if (!((count == 2 || (count == 3 && d[1].exponent == 1)) && d[0].exponent == 1 &&
          d[count - 1].exponent == -1))
        return (Tie){.factors = 0};
    return (Tie){{d[0].variable, d[1].variable}, d[count - 1].variable, count - 1};
}

Cut *cut_new(Scales *scales)
{
    Arena *arena = scales->arena;
    Cut *cut = arena_alloc(arena, sizeof *cut);
    int nodes = scales->variable_count + 1;
    cut->scales = scales;
    cut->ties = arena_array(arena, Tie, scales->term_count + 1);
    for (int t = 0; t < scales->term_count; t++)
        cut->ties[t] = tie_of(&scales->terms[t]);
    cut->flow = arena_alloc(arena, sizeof *cut->flow * (size_t)(scales->term_count + 1));
    cut->changed = arena_array(arena, int8_t *, (MOST + 1) * (nodes + 1));
    cut->steps = arena_array(arena, Step, nodes);
    cut->seen = arena_array(arena, int, nodes);
    cut->is_end = arena_array(arena, bool, nodes);
    cut->found = arena_array(arena, int, nodes);
    return cut;
}

static void push_by(Cut *cut, int8_t *flow, int change)
{
    *flow = (int8_t)(*flow + change);
    cut->changed[cut->changed_count++] = flow;
}

/* One more along the path that led to this node. */
static void push(Cut *cut, int node)
{
    for (; node != cut->found[0]; node = cut->steps[node].from)
        push_by(cut, cut->steps[node].flow, cut->steps[node].change);
}

/* Goes on to a node; true when that ends the path. */
static inline bool reach(Cut *cut, int node, Step step)
{
    if (cut->seen[node] == cut->stamp)
        return false;
    cut->seen[node] = cut->stamp;
    cut->steps[node] = step;
    if (cut->is_end[node]) {
        push(cut, node);
        return true;
    }
    cut->found[cut->count++] = node;
    return false;
}

/* Follows a term of no such kind from one of its scales; true when that ends the path. */
static bool follow_to_fixed(Cut *cut, int node, int t)
{
    const Dependence *d = cut->scales->terms[t].dependences;
    int8_t *flow = cut->flow[t];
    int place = 0;
    while (d[place].variable != node)
        place++;
    if (place >= SLOTS || flow[place] > 0)
        return false;
    push_by(cut, &flow[place], 1);
    push(cut, node);
    return true;
}

/* Follows a term with coefficient 1 from one of its scales; true when that ends the path. */
static inline bool follow(Cut *cut, int node, int t)
{
    const Tie *tie = &cut->ties[t];
    int8_t *flow = cut->flow[t];
    if (tie->factors == 0)
        return follow_to_fixed(cut, node, t);
    int both_ways =
        tie->factors == 1 ? 0 : (int)(((uint32_t)t * 2654435761u ^ cut->salt) >> 16 & 1);
    if (node != tie->sum) {
        int slot = node != tie->factor[both_ways];
        return flow[slot] < 1 && reach(cut, tie->sum, (Step){node, &flow[slot], 1});
    }
    if (flow[0] > -1 && reach(cut, tie->factor[both_ways], (Step){node, &flow[0], -1}))
        return true;
    return flow[1] > 0 && reach(cut, tie->factor[1 - both_ways], (Step){node, &flow[1], -1});
}

/* Finds one more path from the changed scale to what must not change. The pivot is no tie: its
   coefficient is not 1. */
static bool augment(Cut *cut)
{
    const ScaledTerm *terms = cut->scales->terms;
    cut->seen[cut->found[0]] = ++cut->stamp;
    cut->count = 1;
    for (int i = 0; i < cut->count; i++) {
        int node = cut->found[i];
        const ScaleVariable *v = &cut->scales->variables[node];
        for (const Dependence *touch = v->touches, *end = touch + v->touch_count; touch < end;
             touch++)
            if (terms[touch->variable].key == UNIT_KEY && follow(cut, node, touch->variable))
                return true;
    }
    return false;
}

static void set_ends(Cut *cut, int pivot, bool are_ends)
{
    const ScaledTerm *term = &cut->scales->terms[pivot];
    for (int k = 0; k < term->dependence_count; k++)
        cut->is_end[term->dependences[k].variable] = are_ends;
}

int cut_find(Cut *cut, int pivot, int variable, bool others, const int **found)
{
    int flow = 0;
    cut->found[0] = variable;
    *found = cut->found;
    if (!others)
        return 1;
    cut->salt = random_below(&cut->scales->random, 1u << 30);
    set_ends(cut, pivot, true);
    while (flow <= MOST && augment(cut))
        flow++;
    set_ends(cut, pivot, false);
    while (cut->changed_count > 0)
        *cut->changed[--cut->changed_count] = 0;
    return flow <= MOST ? cut->count : 1;
}
