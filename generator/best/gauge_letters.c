/* gauge_letters.c: see gauge_letters.h. Every number has its value for the robot's pseudo-random
   parameters beside it: that decides, as it does in gauge_fix, and what vanishes there vanishes for
   all parameters. */
#include "best/gauge_letters.h"

#include "best/gauge_inside.h"
#include "util/vectors.h"

#include <math.h>
#include <string.h>

typedef struct {
    Real value;
    Expr e;
} Number;

static const Number none = {0, {0}};

static Number constant(Real value)
{
    return (Number){value, expr_real(value)};
}

static Number sum(Number a, Number b)
{
    Real value = real_prune(a.value + b.value, real_larger(a.value, b.value));
    return real_is_zero(value) ? none : (Number){value, add(a.e, b.e)};
}

static Number minus(Number a)
{
    return (Number){-a.value, neg(a.e)};
}

static Number ratio(Number a, Number b)
{
    return real_is_zero(a.value) ? none : (Number){a.value / b.value, expr_div(a.e, b.e)};
}

static Number product(Number a, Number b)
{
    if (real_is_zero(a.value) || real_is_zero(b.value))
        return none;
    return (Number){real_times(a.value, b.value), mul(a.e, b.e)};
}

/* ---- choosing ---- */

typedef struct {
    Number *v;
    int first, last;
} LetterFreedom;

#define NUMBER Number
#define SIZE Real
#define SIZE_OF(a) ((a).value)
#define NOTHING none
#define PLUS(a, b) sum(a, b)
#define MINUS(a, b) sum(a, minus(b))
#define MINUS_RATIO(a, b) minus(ratio(a, b))
#define FREEDOM LetterFreedom
#define NAMED(name) name##_letters
#define PLUS_TIMES(to, factor, v) sum(to, product(factor, v))
#define IS_ZERO(a) real_is_zero((a).value)
#define SMALLER(a, b) real_smaller(a, b)
#include "best/gauge_fix.h"

/* ---- what there is to choose from ---- */

/* The robot's own: S = (tr I / 2) E - I + m rho rho^T. */
static void fill_plain(const ArmLink *link, const Real *values, Number *p)
{
    Expr half = mul(expr_real((Real)0.5), trace(link->I));
    Vec3 ms = mul(link->m, link->rho);
    Mat3 S = add(sub(mat_identity(half), link->I), outer(link->rho, ms));
    Expr own[PARAMETERS] = {
        [MASS] = link->m,    [MS_X] = ms.x,       [MS_Y] = ms.y,       [MS_Z] = ms.z,
        [S_XX] = S.row[0].x, [S_YY] = S.row[1].y, [S_ZZ] = S.row[2].z, [S_XY] = S.row[0].y,
        [S_XZ] = S.row[0].z, [S_YZ] = S.row[1].z};
    for (int k = 0; k < PARAMETERS; k++)
        p[k] = real_is_zero(values[k]) ? none : (Number){values[k], own[k]};
}

/* The freedoms of gauge_joint_freedoms with letters in them; values are the robot's. */
static void set_entry(Number *v, Expr e)
{
    if (!real_is_zero(v->value))
        v->e = e;
}

static void set_symmetric(Number *p, Expr factor, Mat3 S)
{
    const Expr entry[] = {S.row[0].x, S.row[1].y, S.row[2].z, S.row[0].y, S.row[0].z, S.row[1].z};
    for (int k = 0; k < 6; k++)
        set_entry(&p[S_XX + k], mul(factor, entry[k]));
}

static LetterFreedom *revolute_freedoms(const Arm *arm, int i, LetterFreedom *next)
{
    const ArmLink *link = &arm->link[i];
    Vec3 z = column(link->fixed, 2), p = add(link->foot, mul(link->d0, z));
    Expr half = expr_real((Real)-0.5), one = expr_real(-1);
    for (int moment = 0; moment < 3; moment++, next++) {
        if (link->parent < 0)
            continue;
        Number *at = next->v + link->parent * PARAMETERS;
        Vec3 first = moment == 0 ? p : z, second = moment == 2 ? z : p;
        set_entry(&at[MS_X], neg(first.x));
        set_entry(&at[MS_Y], neg(first.y));
        set_entry(&at[MS_Z], neg(first.z));
        set_symmetric(at, moment == 1 ? one : half,
                      add(outer(first, second), outer(second, first)));
    }
    return next;
}

static LetterFreedom *prismatic_freedoms(const Arm *arm, int i, LetterFreedom *next)
{
    const ArmLink *link = &arm->link[i];
    for (int k = 0; k < 6; k++, next++) {
        if (link->parent < 0)
            continue;
        Expr entry[6];
        for (int j = 0; j < 6; j++)
            entry[j] = j == k ? ONE : ZERO;
        Mat3 S = {{vec3(entry[0], entry[3], entry[4]), vec3(entry[3], entry[1], entry[5]),
                   vec3(entry[4], entry[5], entry[2])}};
        set_symmetric(next->v + link->parent * PARAMETERS, expr_real(-1),
                      tensor_to_parent(arm, i, S));
    }
    return next;
}

static void set_letters(const Arm *arm, LetterFreedom *next)
{
    for (int i = 0; i < arm->n; i++) {
        const ArmLink *link = &arm->link[i];
        next = link->revolute ? revolute_freedoms(arm, i, next) : prismatic_freedoms(arm, i, next);
        if (!link->revolute || arm->robot->links[i].d == 0)
            continue;
        Number *v = next++->v + i * PARAMETERS;
        set_entry(&v[MS_Z], link->d0);
        set_entry(&v[S_ZZ], neg(mul(link->d0, link->d0)));
    }
}

void gauge_fix_letters(const Arm *arm, const Formulation *formulation, Expr *p)
{
    int size = PARAMETERS * arm->n;
    Arena *scratch = arena_new();
    Robot robot = *arm->robot;
    if (formulation->weightless)
        memset(robot.gravity, 0, sizeof robot.gravity);
    Gauge *gauge = gauge_new(scratch, &robot, formulation->numeric);
    Number *phi = arena_array(scratch, Number, size);
    for (int i = 0; i < arm->n; i++)
        fill_plain(&arm->link[i], gauge->plain + i * PARAMETERS, phi + i * PARAMETERS);
    LetterFreedom *freedoms = arena_array(scratch, LetterFreedom, gauge->freedom_count);
    for (int k = 0; k < gauge->freedom_count; k++) {
        const Freedom *from = &gauge->freedoms[k];
        freedoms[k] = (LetterFreedom){arena_array(scratch, Number, size), from->first, from->last};
        for (int j = from->first * PARAMETERS; j < (from->last + 1) * PARAMETERS; j++)
            freedoms[k].v[j] = constant(from->v[j]);
    }
    if (arm->robot->letters->geometry)
        set_letters(arm, freedoms);
    if (formulation->priority)
        fix_letters(gauge, freedoms, gauge_requests(gauge, formulation->priority), phi);
    for (int k = 0; k < size; k++)
        p[k] = phi[k].e;
    arena_free(scratch);
}
