/* gauge_fix.h: parameters chosen so that functionals vanish: elimination, the most urgent first.
   gauge.c includes it twice: for binary128, whose result is emitted, and for double, which is much
   quicker and good enough for trials; gauge_letters.c for expressions. NUMBER is the type, FREEDOM
   a freedom in it, NOTHING its zero; the other macros are its operations. */

static inline NUMBER NAMED(functional)(const NUMBER *p, int which)
{
    if (which < PARAMETERS)
        return p[which];
    switch (which) {
    case J_XX:
        return PLUS(p[S_YY], p[S_ZZ]);
    case J_YY:
        return PLUS(p[S_XX], p[S_ZZ]);
    case J_ZZ_YY:
        return MINUS(p[S_YY], p[S_ZZ]);
    case J_XX_ZZ:
        return MINUS(p[S_ZZ], p[S_XX]);
    default: /* J_XX_YY */
        return MINUS(p[S_YY], p[S_XX]);
    }
}

/* Adds to the parameters of the links that the freedom touches. */
static inline void NAMED(add_freedom)(NUMBER *restrict to, NUMBER factor, const FREEDOM *freedom)
{
    const NUMBER *restrict v = freedom->v;
    for (int k = freedom->first * PARAMETERS; k < (freedom->last + 1) * PARAMETERS; k++)
        to[k] = PLUS_TIMES(to[k], factor, v[k]);
}

/* A freedom that is left, and how far it moves the functional. */
typedef struct {
    int freedom;
    NUMBER reach;
} NAMED(Mover);

/* Those of the freedoms left that move the functional; returns how many. */
static inline int NAMED(find_movers)(const FREEDOM *open, int left, int link, int which,
                                     NAMED(Mover) * movers)
{
    int count = 0, at = link * PARAMETERS;
    for (int k = 0; k < left; k++) {
        if (link < open[k].first || link > open[k].last)
            continue;
        NUMBER reach =
            which < PARAMETERS ? open[k].v[at + which] : NAMED(functional)(open[k].v + at, which);
        if (!IS_ZERO(reach))
            movers[count++] = (NAMED(Mover)){k, reach};
    }
    return count;
}

/* Which of them moves it most; -1: none. Nearly equal ones count as equal, so that both types
   choose the same. units: only those that move it by 1, whatever the robot's lengths and angles:
   nothing else is divided by. */
static inline int NAMED(furthest)(const NAMED(Mover) * movers, int count, bool units)
{
    int best = -1;
    SIZE largest = (SIZE)1e-6; /* smaller steps would ask for huge masses */
    for (int m = 0; m < count; m++) {
        NUMBER reach = movers[m].reach;
        if (units && !(fabs(fabs((double)SIZE_OF(reach)) - 1) < 1e-12))
            continue;
        if (SMALLER(largest, SIZE_OF(reach))) {
            largest = SIZE_OF(reach) * (SIZE)(1 + 1e-9);
            best = m;
        }
    }
    return best;
}

/* Whether the freedom takes the functional's value away without moving another parameter so much
   further that differences of large numbers would remain: each elimination can make the next one's
   steps small, where axes are nearly parallel or at right angles. What moves none beyond what the
   robot has anyway is mild: a finger's levers are small beside a humanoid's, and so are its
   moments. */
static inline bool NAMED(is_mild)(const Gauge *gauge, const FREEDOM *freedom, int which,
                                  NUMBER reach, NUMBER value)
{
    const double MOST = 1e3;
    double steps = fabs((double)SIZE_OF(value)) / fabs((double)SIZE_OF(reach));
    double own = which < PARAMETERS
                     ? gauge->size[which]
                     : fmax(gauge->size[S_XX], fmax(gauge->size[S_YY], gauge->size[S_ZZ]));
    double most = MOST * fabs((double)SIZE_OF(reach)) / own;
    for (int i = freedom->first; i <= freedom->last; i++) {
        const NUMBER *v = freedom->v + i * PARAMETERS;
        bool mild = true;
        for (int k = 0; k < PARAMETERS; k++)
            mild &= !(fabs((double)SIZE_OF(v[k])) > fmax(most, 1 / steps) * gauge->size[k]);
        if (!mild)
            return false;
    }
    return true;
}

/* A freedom that is about to touch the links of another one, too. */
static inline void NAMED(widen)(FREEDOM *freedom, const FREEDOM *other)
{
    for (; freedom->first > other->first; freedom->first--)
        memset(freedom->v + (freedom->first - 1) * PARAMETERS, 0, sizeof(NUMBER) * PARAMETERS);
    for (; freedom->last < other->last; freedom->last++)
        memset(freedom->v + (freedom->last + 1) * PARAMETERS, 0, sizeof(NUMBER) * PARAMETERS);
}

/* By the first so many of the gauge's requests. phi: the robot's own parameters, and then those
   chosen. */
static VECTORS void NAMED(fix)(const Gauge *gauge, const FREEDOM *freedoms, int count, NUMBER *phi)
{
    int n = gauge->n, size = PARAMETERS * n, left = gauge->freedom_count;
    NUMBER *vectors = memory_grow(NULL, sizeof *vectors * (size_t)(left * size + 1));
    NAMED(Mover) *movers = memory_grow(NULL, sizeof *movers * (size_t)(left + 1));
    FREEDOM *open = memory_grow(NULL, sizeof *open * (size_t)(left + 1));
    const Request *requests = gauge->requests;
    for (int k = 0; k < left; k++) {
        open[k] = (FREEDOM){vectors + k * size, freedoms[k].first, freedoms[k].last};
        int at = open[k].first * PARAMETERS, end = (open[k].last + 1) * PARAMETERS;
        memcpy(open[k].v + at, freedoms[k].v + at, sizeof *vectors * (size_t)(end - at));
    }
    for (int r = 0; r < count && left > 0; r++) {
        int link = requests[r].index / FUNCTIONALS, which = requests[r].index % FUNCTIONALS;
        int moving = NAMED(find_movers)(open, left, link, which, movers);
        int best = NAMED(furthest)(movers, moving, gauge->units);
        if (best < 0)
            continue;
        NUMBER reached = movers[best].reach;
        FREEDOM *last = &open[movers[best].freedom], spent = *last;
        NUMBER value = NAMED(functional)(phi + link * PARAMETERS, which);
        if (!NAMED(is_mild)(gauge, &spent, which, reached, value))
            continue;
        NAMED(add_freedom)(phi, MINUS_RATIO(value, reached), &spent);
        for (int k = 0; k < moving; k++) {
            FREEDOM *other = &open[movers[k].freedom];
            if (other == last)
                continue;
            NAMED(widen)(other, &spent);
            NAMED(add_freedom)(other->v, MINUS_RATIO(movers[k].reach, reached), &spent);
        }
        *last = open[--left];
    }
    memory_free(movers);
    memory_free(open);
    memory_free(vectors);
}

#undef NUMBER
#undef SIZE
#undef SIZE_OF
#undef NOTHING
#undef PLUS
#undef MINUS
#undef MINUS_RATIO
#undef FREEDOM
#undef NAMED
#undef PLUS_TIMES
#undef IS_ZERO
#undef SMALLER
