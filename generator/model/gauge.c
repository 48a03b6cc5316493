/* gauge.c: see gauge.h. The freedoms are known but for a few near the base: those are found as the
   null space of the torque regressor at random states, in binary128, where a rank is a clear matter
   (what is dependent vanishes to 1e-30, what is not stays above 1e-10). */
#include "model/gauge.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    NUMERIC_LINKS = 12
}; /* beyond these from the base, no parameter is unobservable by itself */
#define RANK_LIMIT 1e-18

typedef struct {
    Real *v;         /* one for each parameter of each link */
    int first, last; /* links it touches */
} Freedom;

typedef struct {
    double *v;
    int first, last;
} RoughFreedom;

struct Gauge {
    const Robot *robot;
    int n, freedom_count;
    Real *plain;
    Real *vectors; /* of the freedoms, one after another */
    Freedom *freedoms;
    double *rough_plain; /* the same in double, for trials */
    RoughFreedom *rough;
};

/* S as the six of its entries that Parameters keep, and back. */
static const int row_of[] = {0, 1, 2, 0, 0, 1}, column_of[] = {0, 1, 2, 1, 2, 2};

static void add_symmetric(Real *p, Real factor, Real S[3][3])
{
    for (int k = 0; k < 6; k++)
        p[S_XX + k] += factor * S[row_of[k]][column_of[k]];
}

static void outer3(const Real a[3], const Real b[3], Real out[3][3])
{
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            out[i][j] = (a[i] * b[j] + a[j] * b[i]) / 2;
}

/* ---- the robot's own ---- */

static void fill_plain(const Link *link, Real *p)
{
    Real about_origin[3][3], point[3][3];
    point_inertia(link->mass, link->com, point);
    Real trace = 0;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            about_origin[i][j] = link->inertia[i][j] + point[i][j];
    for (int i = 0; i < 3; i++)
        trace += about_origin[i][i];
    p[MASS] = link->mass;
    for (int k = 0; k < 3; k++)
        p[MS_X + k] = link->mass * link->com[k];
    for (int k = 0; k < 6; k++) {
        int i = row_of[k], j = column_of[k];
        Real half = i == j ? trace / 2 : 0;
        Real scale = real_abs(half) > real_abs(about_origin[i][j]) ? half : about_origin[i][j];
        p[S_XX + k] = real_prune(half - about_origin[i][j], real_abs(scale));
    }
}

/* ---- freedoms that every joint has ---- */

static Freedom *new_freedom(Gauge *gauge, int first, int last)
{
    Freedom *freedom = &gauge->freedoms[gauge->freedom_count];
    freedom->v = gauge->vectors + gauge->freedom_count++ * PARAMETERS * gauge->n;
    freedom->first = first;
    freedom->last = last;
    return freedom;
}

/* Mass on the axis of a revolute joint belongs to either link: zeroth, first and second moment. */
static void revolute_freedoms(Gauge *gauge, int i)
{
    const Link *link = &gauge->robot->links[i];
    int parent = link->parent;
    Real z[3], p[3], S[3][3];
    for (int k = 0; k < 3; k++) {
        z[k] = link->fixed.R[k][2];
        p[k] = link->fixed.p[k] + link->d * z[k];
    }
    for (int moment = 0; moment < 3; moment++) {
        Real *v = new_freedom(gauge, parent < 0 ? i : parent, i)->v;
        v[i * PARAMETERS + (moment == 0 ? MASS : moment == 1 ? MS_Z : S_ZZ)] = 1;
        if (parent < 0)
            continue;
        Real *at = v + parent * PARAMETERS;
        if (moment == 0)
            at[MASS] = -1;
        for (int k = 0; k < 3 && moment < 2; k++)
            at[MS_X + k] = moment == 0 ? -p[k] : -z[k];
        outer3(moment == 0 ? p : z, moment == 2 ? z : p, S);
        add_symmetric(at, moment == 1 ? -2 : -1, S);
    }
}

/* Across a prismatic joint the axes do not turn: S may belong to either link. */
static void prismatic_freedoms(Gauge *gauge, int i)
{
    const Link *link = &gauge->robot->links[i];
    int parent = link->parent;
    Pose turn = pose_turn(2, link->theta + (Real)link->quarters * real_pi() / 2, (Real)ANGLE_ZERO);
    Pose pose = pose_multiply(link->fixed, turn);
    for (int k = 0; k < 6; k++) {
        Real *v = new_freedom(gauge, parent < 0 ? i : parent, i)->v;
        Real S[3][3] = {{0}}, moved[3][3];
        S[row_of[k]][column_of[k]] = S[column_of[k]][row_of[k]] = 1;
        v[i * PARAMETERS + S_XX + k] = 1;
        if (parent < 0)
            continue;
        rotate_tensor(pose, S, moved);
        add_symmetric(v + parent * PARAMETERS, -1, moved);
    }
}

/* A point mass at the foot instead of the same body in the other parameters. */
static void foot_freedom(Gauge *gauge, int i)
{
    const Link *link = &gauge->robot->links[i];
    if (link->type != REVOLUTE || link->d == 0)
        return;
    Real *v = new_freedom(gauge, i, i)->v + i * PARAMETERS;
    v[FOOT] = 1;
    v[MASS] = -1;
    v[MS_Z] = link->d;
    v[S_ZZ] = -link->d * link->d;
}

/* ---- what cannot be seen from the base: the null space of the regressor ---- */

typedef struct {
    Pose pose; /* from the parent, with the joint moved */
    Real U[3][3], a[3];
} Motion;

static Real next_random(uint32_t *state)
{
    *state = *state * 1664525u + 1013904223u;
    return (Real)(*state >> 8) / 8388608 - 1;
}

static void matrix_vector(Real M[3][3], const Real v[3], Real out[3])
{
    for (int i = 0; i < 3; i++)
        out[i] = real_times(M[i][0], v[0]) + real_times(M[i][1], v[1]) + real_times(M[i][2], v[2]);
}

static void move(const Robot *robot, int links, uint32_t *random, Motion *motion)
{
    Real w[NUMERIC_LINKS][3], wd[NUMERIC_LINKS][3];
    for (int i = 0; i < links; i++) {
        const Link *link = &robot->links[i];
        Motion *m = &motion[i];
        bool turns = link->type == REVOLUTE;
        int p = link->parent;
        Real q = 3 * next_random(random), qd = next_random(random), qdd = next_random(random);
        Real angle = link->theta + (Real)link->quarters * real_pi() / 2 + (turns ? q : 0);
        Pose turn = pose_turn(2, angle, 0), slide = pose_shift(0, 0, link->d + (turns ? 0 : q));
        m->pose = pose_multiply(pose_multiply(link->fixed, turn), slide);
        Real outer_w[3] = {0, 0, 0}, outer_wd[3] = {0, 0, 0}, a[3], swing[3];
        for (int k = 0; k < 3; k++)
            a[k] = -robot->gravity[k];
        if (p >= 0) {
            memcpy(outer_w, w[p], sizeof outer_w);
            memcpy(outer_wd, wd[p], sizeof outer_wd);
            matrix_vector(motion[p].U, m->pose.p, swing);
            for (int k = 0; k < 3; k++)
                a[k] = motion[p].a[k] + swing[k];
        }
        rotate3_back(m->pose, outer_w, w[i]);
        rotate3_back(m->pose, outer_wd, wd[i]);
        rotate3_back(m->pose, a, m->a);
        if (turns) {
            wd[i][0] += w[i][1] * qd;
            wd[i][1] -= w[i][0] * qd;
            wd[i][2] += qdd;
            w[i][2] += qd;
        } else {
            m->a[0] += 2 * qd * w[i][1];
            m->a[1] -= 2 * qd * w[i][0];
            m->a[2] += qdd;
        }
        Real square = dot3(w[i], w[i]);
        for (int r = 0; r < 3; r++)
            for (int c = 0; c < 3; c++)
                m->U[r][c] = w[i][r] * w[i][c] - (r == c ? square : 0);
        for (int k = 0; k < 3; k++) {
            int r = (k + 1) % 3, c = (k + 2) % 3;
            m->U[r][c] -= wd[i][k];
            m->U[c][r] += wd[i][k];
        }
    }
}

/* Torques that a unit of one parameter of link k takes, at joints k, parent(k), ... */
static void column_of_regressor(const Robot *robot, const Motion *motion, int k, int parameter,
                                Real *tau)
{
    const Motion *m = &motion[k];
    Real f[3] = {0, 0, 0}, n[3] = {0, 0, 0}, U[3][3];
    memcpy(U, m->U, sizeof U);
    if (parameter == MASS) {
        memcpy(f, m->a, sizeof f);
    } else if (parameter <= MS_Z) {
        Real ms[3] = {0, 0, 0};
        ms[parameter - MS_X] = 1;
        matrix_vector(U, ms, f);
        cross3(ms, m->a, n);
    } else {
        int i = row_of[parameter - S_XX], j = column_of[parameter - S_XX];
        Real T[3][3] = {{0}}; /* U S, with S = 1 at i,j and j,i */
        for (int r = 0; r < 3; r++) {
            T[r][j] = U[r][i];
            T[r][i] = U[r][j];
        }
        n[0] = T[2][1] - T[1][2];
        n[1] = T[0][2] - T[2][0];
        n[2] = T[1][0] - T[0][1];
    }
    for (int i = k; i >= 0; i = robot->links[i].parent) {
        Real inner_f[3], inner_n[3], lever[3];
        tau[i] = robot->links[i].type == REVOLUTE ? n[2] : f[2];
        rotate3(motion[i].pose, f, inner_f);
        rotate3(motion[i].pose, n, inner_n);
        cross3(motion[i].pose.p, inner_f, lever);
        for (int c = 0; c < 3; c++) {
            f[c] = inner_f[c];
            n[c] = inner_n[c] + lever[c];
        }
    }
}

/* Parameters that the joints' own freedoms leave to be judged. */
static int base_columns(const Robot *robot, int links, int *columns)
{
    static const int revolute[] = {MS_X, MS_Y, S_XX, S_YY, S_XY, S_XZ, S_YZ};
    static const int prismatic[] = {MASS, MS_X, MS_Y, MS_Z};
    int count = 0;
    for (int i = 0; i < links; i++) {
        bool turns = robot->links[i].type == REVOLUTE;
        int each = turns ? (int)COUNT(revolute) : (int)COUNT(prismatic);
        for (int k = 0; k < each; k++)
            columns[count++] = i * PARAMETERS + (turns ? revolute[k] : prismatic[k]);
    }
    return count;
}

static void numeric_freedoms(Gauge *gauge)
{
    const Robot *robot = gauge->robot;
    int links = gauge->n < NUMERIC_LINKS ? gauge->n : NUMERIC_LINKS;
    int columns[NUMERIC_LINKS * PARAMETERS];
    int width = base_columns(robot, links, columns);
    int states = width / links + 3, height = states * links;
    Arena *scratch = arena_new();
    Real *A = arena_array(scratch, Real, height * width);
    Motion motion[NUMERIC_LINKS];
    uint32_t random = 12345;
    for (int s = 0; s < states; s++) {
        move(robot, links, &random, motion);
        for (int c = 0; c < width; c++) {
            Real tau[NUMERIC_LINKS] = {0};
            column_of_regressor(robot, motion, columns[c] / PARAMETERS, columns[c] % PARAMETERS,
                                tau);
            for (int i = 0; i < links; i++)
                A[(s * links + i) * width + c] = tau[i];
        }
    }
    /* Gauss-Jordan with complete pivoting; the columns without a pivot are free. */
    int *pivot_row = arena_array(scratch, int, width); /* row + 1; 0: free */
    bool *row_used = arena_array(scratch, bool, height);
    for (int rank = 0; rank < width; rank++) {
        int row = -1, column = -1;
        Real largest = (Real)RANK_LIMIT;
        for (int r = 0; r < height; r++)
            for (int c = 0; c < width && !row_used[r]; c++)
                if (!pivot_row[c] && real_smaller(largest, A[r * width + c])) {
                    largest = real_abs(A[r * width + c]);
                    row = r;
                    column = c;
                }
        if (row < 0)
            break;
        row_used[row] = true;
        pivot_row[column] = row + 1;
        Real inverse = 1 / A[row * width + column];
        for (int r = 0; r < height; r++) {
            if (r == row || real_is_zero(A[r * width + column]))
                continue;
            Real factor = real_times(A[r * width + column], inverse);
            for (int c = 0; c < width; c++)
                if (!real_is_zero(A[row * width + c]))
                    A[r * width + c] -= real_times(factor, A[row * width + c]);
            A[r * width + column] = 0;
        }
    }
    for (int c = 0; c < width; c++) {
        if (pivot_row[c])
            continue;
        Real *v = new_freedom(gauge, 0, links - 1)->v;
        v[columns[c]] = 1;
        for (int other = 0; other < width; other++) {
            if (!pivot_row[other])
                continue;
            int row = pivot_row[other] - 1;
            v[columns[other]] =
                real_prune(-A[row * width + c] / A[row * width + other], (Real)1e-6);
        }
    }
    arena_free(scratch);
}

static void make_rough(Gauge *gauge, Arena *arena)
{
    int size = PARAMETERS * gauge->n;
    double *v = arena_array(arena, double, (gauge->freedom_count + 1) * size);
    gauge->rough_plain = v + gauge->freedom_count * size;
    gauge->rough = arena_array(arena, RoughFreedom, gauge->freedom_count);
    for (int k = 0; k < gauge->freedom_count; k++)
        gauge->rough[k] = (RoughFreedom){v + k * size, gauge->freedoms[k].first, gauge->freedoms[k].last};
    for (int k = 0; k < gauge->freedom_count * size; k++)
        v[k] = real_double(gauge->freedoms[0].v[k]);
    for (int k = 0; k < size; k++)
        gauge->rough_plain[k] = real_double(gauge->plain[k]);
}

Gauge *gauge_new(Arena *arena, const Robot *robot, bool numeric)
{
    Gauge *gauge = arena_alloc(arena, sizeof *gauge);
    int n = robot->n;
    gauge->robot = robot;
    gauge->n = n;
    gauge->plain = arena_array(arena, Real, PARAMETERS * n);
    int room = NUMERIC_LINKS * PARAMETERS;
    for (int i = 0; i < n; i++)
        room += robot->links[i].type == REVOLUTE ? 4 : 6;
    gauge->freedoms = arena_array(arena, Freedom, room);
    gauge->vectors = arena_array(arena, Real, room * PARAMETERS * n);
    for (int i = 0; i < n; i++) {
        fill_plain(&robot->links[i], gauge->plain + i * PARAMETERS);
        if (robot->links[i].type == REVOLUTE)
            revolute_freedoms(gauge, i);
        else
            prismatic_freedoms(gauge, i);
        foot_freedom(gauge, i);
    }
    if (numeric)
        numeric_freedoms(gauge);
    make_rough(gauge, arena);
    return gauge;
}

/* ---- choosing ---- */

typedef struct {
    double weight;
    int index;
} Wish;

static bool comes_before(const Wish *a, const Wish *b)
{
    return a->weight != b->weight ? a->weight > b->weight : a->index < b->index;
}

static void sort_wishes(Wish *wishes, int count)
{
    static const int gaps[] = {57, 23, 10, 4, 1};
    for (size_t g = 0; g < COUNT(gaps); g++)
        for (int i = gaps[g]; i < count; i++) {
            Wish wish = wishes[i];
            int k = i;
            for (; k >= gaps[g] && comes_before(&wish, &wishes[k - gaps[g]]); k -= gaps[g])
                wishes[k] = wishes[k - gaps[g]];
            wishes[k] = wish;
        }
}

/* The wishes in order of urgency; returns how many there are. */
static int list_wishes(const double *weights, int n, Wish *wishes)
{
    int count = 0;
    for (int k = 0; k < FUNCTIONALS * n; k++)
        if (weights[k] > 0)
            wishes[count++] = (Wish){weights[k], k};
    sort_wishes(wishes, count);
    return count;
}

static Real plus_times(Real to, Real factor, Real v)
{
    if (real_is_zero(v))
        return to;
    Real term = real_times(factor, v);
    return real_prune(to + term, real_larger(to, term));
}

#define NUMBER Real
#define FREEDOM Freedom
#define NAMED(name) name##_real
#define PLUS_TIMES(to, factor, v) plus_times(to, factor, v)
#define IS_ZERO(a) real_is_zero(a)
#define SMALLER(a, b) real_smaller(a, b)
#include "model/gauge_fix.h"

/* In double nothing is pruned on the way, for speed: what is nothing but rounding is told by its
   size (lengths are about 1). */
#define NUMBER double
#define FREEDOM RoughFreedom
#define NAMED(name) name##_double
#define PLUS_TIMES(to, factor, v) ((to) + (factor) * (v))
#define IS_ZERO(a) (fabs(a) < 1e-12)
#define SMALLER(a, b) (fabs(a) < fabs(b))
#include "model/gauge_fix.h"

void gauge_fix(const Gauge *gauge, const double *weights, Parameters *out)
{
    gauge_plain(gauge, out);
    fix_real(gauge, gauge->freedoms, weights, out->p);
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

void gauge_try(const Gauge *gauge, const double *weights, Parameters *out)
{
    int size = PARAMETERS * gauge->n;
    double *phi = memory_grow(NULL, sizeof *phi * (size_t)size), largest[PARAMETERS] = {0};
    memcpy(phi, gauge->rough_plain, sizeof *phi * (size_t)size);
    fix_double(gauge, gauge->rough, weights, phi);
    for (int k = 0; k < size; k++)
        largest[k % PARAMETERS] = fmax(largest[k % PARAMETERS], fabs(phi[k]));
    for (int k = 0; k < size; k++) {
        bool noise = fabs(phi[k]) < 1e-12 * largest[k % PARAMETERS];
        out[k / PARAMETERS].p[k % PARAMETERS] = noise ? 0 : (Real)blunt(phi[k]);
    }
    free(phi);
}

void gauge_plain(const Gauge *gauge, Parameters *out)
{
    for (int i = 0; i < gauge->n; i++)
        memcpy(out[i].p, gauge->plain + i * PARAMETERS, sizeof out[i].p);
}
