/* positions.c: see positions.h. */
#include "model/positions.h"

#include <math.h>

enum { QUATERNION = 4, TURNS = 3 };

void positions_count(Robot *robot)
{
    robot->positions = 0;
    for (int i = 0; i < robot->n; i++) {
        Link *link = &robot->links[i];
        if (link->follows) {
            link->position = -1;
            continue;
        }
        link->position = link->part ? robot->links[i - 1].position : robot->positions;
        robot->positions += link->part ? 0 : link->run ? link->run - TURNS + QUATERNION : 1;
    }
}

const Link *positions_link(const Robot *robot, int k, int *component)
{
    int i = robot->n - 1;
    while (robot->links[i].position > k || robot->links[i].part || robot->links[i].follows)
        i--;
    const Link *link = &robot->links[i];
    *component = k - link->position;
    if (link->run && *component >= link->run - TURNS)
        *component -= link->run + 1;
    return link;
}

/* The first link of the next run from link i on; NULL: there is none. */
static const Link *next_run(const Robot *robot, int *i)
{
    for (; *i < robot->n; ++*i)
        if (robot->links[*i].run && robot->links[*i].part == 0)
            return &robot->links[(*i)++];
    return NULL;
}

static void normalise(double *x)
{
    double length = sqrt(x[0] * x[0] + x[1] * x[1] + x[2] * x[2] + x[3] * x[3]);
    for (int k = 0; k < QUATERNION; k++)
        x[k] = length > 0 ? x[k] / length : k == TURNS;
}

void positions_normalise(const Robot *robot, double *q)
{
    const Link *link;
    for (int i = 0; (link = next_run(robot, &i));)
        normalise(q + link->position + link->run - TURNS);
}

void positions_zero(const Robot *robot, double *q)
{
    for (int k = 0; k < robot->positions; k++)
        q[k] = 0;
    positions_normalise(robot, q);
}

/* ---- steps ---- */

/* sin(a)/a, (1 - cos(a))/a^2 and (a - sin(a))/a^3, by their series where these would cancel. */
static void turn_factors(double square, double factor[3])
{
    double a = sqrt(square);
    if (square < 0.01) {
        factor[0] = factor[1] = factor[2] = 0;
        for (int k = 6; k >= 0; k--) { /* terms of the series, the smallest first */
            factor[0] = 1 - factor[0] * square / ((2 * k + 2) * (2 * k + 3));
            factor[1] = 1 - factor[1] * square / ((2 * k + 3) * (2 * k + 4));
            factor[2] = 1 - factor[2] * square / ((2 * k + 4) * (2 * k + 5));
        }
        factor[1] /= 2;
        factor[2] /= 6;
        return;
    }
    factor[0] = sin(a) / a;
    factor[1] = (1 - cos(a)) / square;
    factor[2] = (a - sin(a)) / (a * square);
}

static void cross(const double a[3], const double b[3], double out[3])
{
    for (int k = 0; k < 3; k++)
        out[k] = a[(k + 1) % 3] * b[(k + 2) % 3] - a[(k + 2) % 3] * b[(k + 1) % 3];
}

/* v turned as the quaternion says: v + 2 w (x x v) + 2 x x (x x v) */
static void turn(const double *x, const double v[3], double out[3])
{
    double once[3], twice[3];
    cross(x, v, once);
    cross(x, once, twice);
    for (int k = 0; k < 3; k++)
        out[k] = v[k] + 2 * (x[3] * once[k] + twice[k]);
}

/* x becomes x * exp(u / 2). */
static void turn_by(double *x, const double u[3])
{
    double square = (u[0] * u[0] + u[1] * u[1] + u[2] * u[2]) / 4, factor[3], swing[3];
    double old[4] = {x[0], x[1], x[2], x[3]}, half[3];
    turn_factors(square, factor);
    double c = cos(sqrt(square));
    for (int k = 0; k < 3; k++)
        half[k] = factor[0] * u[k] / 2;
    cross(old, half, swing);
    for (int k = 0; k < 3; k++)
        x[k] = c * old[k] + old[3] * half[k] + swing[k];
    x[3] = c * old[3] - old[0] * half[0] - old[1] * half[1] - old[2] * half[2];
    normalise(x);
}

/* A body that moves with v and u, both in its own axes, for a unit of time gets to
   v + (1 - cos a)/a^2 u x v + (a - sin a)/a^3 u x (u x v), in the axes that it began with. */
static void shift_by(double *place, const double *x, const double v[3], const double u[3])
{
    double factor[3], once[3], twice[3], way[3], turned[3];
    turn_factors(u[0] * u[0] + u[1] * u[1] + u[2] * u[2], factor);
    cross(u, v, once);
    cross(u, once, twice);
    for (int k = 0; k < 3; k++)
        way[k] = v[k] + factor[1] * once[k] + factor[2] * twice[k];
    turn(x, way, turned);
    for (int k = 0; k < 3; k++)
        place[k] += turned[k];
}

void positions_rates(const Robot *robot, const double *q, const double *qd, double *rates)
{
    for (int i = 0; i < robot->n; i++) {
        const Link *link = &robot->links[i];
        if (!link->run)
            rates[link->position] = qd[i];
        if (!link->run || link->part)
            continue;
        const double *x = q + link->position + link->run - TURNS, *u = qd + i + link->run - TURNS;
        double *out = rates + link->position + link->run - TURNS, swing[3];
        cross(x, u, swing);
        for (int k = 0; k < 3; k++)
            out[k] = (x[3] * u[k] + swing[k]) / 2;
        out[3] = -(x[0] * u[0] + x[1] * u[1] + x[2] * u[2]) / 2;
        if (link->run > TURNS)
            turn(x, qd + i, rates + link->position);
    }
}

void positions_step(const Robot *robot, const double *step, double *q)
{
    for (int i = 0; i < robot->n; i++) {
        const Link *link = &robot->links[i];
        double *x = q + link->position + link->run - TURNS;
        if (!link->run)
            q[link->position] += step[i];
        if (!link->run || link->part)
            continue;
        if (link->run > TURNS)
            shift_by(q + link->position, x, step + i, step + i + TURNS);
        turn_by(x, step + i + link->run - TURNS);
    }
}
