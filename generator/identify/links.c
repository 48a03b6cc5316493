/* links.c: see links.h. Levenberg and Marquardt's method on ten numbers a link: the logarithms of
   the diagonal of L, and its other entries, of the pseudo-inertia

       P = L L^T = | S   mc |      S = second moments, I = tr(S) E - S
                   | mc^T m |                                                       */
#include "identify/links.h"

#include "model/write.h"

#include <math.h>
#include <string.h>

static const int at_row[10] = {0, 1, 2, 3, 1, 2, 2, 3, 3, 3},
                 at_column[10] = {0, 1, 2, 3, 0, 0, 1, 0, 1, 2};

typedef struct {
    const Subject *subject;
    int unknowns, own_count, rows, links_rows;
    double *W;      /* rows x own_count: what errors of the robot's own parameters cost */
    double *target; /* rows */
} Problem;

/* ---- a link's ten numbers ---- */

static void unpack(const double *theta, double L[4][4])
{
    memset(L, 0, sizeof(double) * 16);
    for (int k = 0; k < 10; k++)
        L[at_row[k]][at_column[k]] = k < 4 ? exp(theta[k]) : theta[k];
}

static void to_parameters(double P[4][4], double *own)
{
    double trace = P[0][0] + P[1][1] + P[2][2];
    const double row[LINK_PARAMETERS] = {P[3][3],         P[0][3],        P[1][3],  P[2][3],
                                         trace - P[0][0], -P[0][1],       -P[0][2], trace - P[1][1],
                                         -P[1][2],        trace - P[2][2]};
    memcpy(own, row, sizeof row);
}

static void parameters_of(const double *theta, double *own)
{
    double L[4][4], P[4][4] = {{0}};
    unpack(theta, L);
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 4; j++)
            for (int k = 0; k < 4; k++)
                P[i][j] += L[i][k] * L[j][k];
    to_parameters(P, own);
}

/* d own / d theta[k] */
static void slope_of(const double *theta, int k, double *own)
{
    double L[4][4], P[4][4] = {{0}};
    unpack(theta, L);
    int r = at_row[k], c = at_column[k];
    double d = k < 4 ? L[r][c] : 1; /* dL has this one entry */
    for (int j = 0; j < 4; j++) {
        P[r][j] += d * L[j][c];
        P[j][r] += d * L[j][c];
    }
    to_parameters(P, own);
}

/* The nearest numbers to a link as the file has it; what cannot exist is filled up. */
static void begin_at(const double *own, double length, double *theta)
{
    double P[4][4], L[4][4] = {{0}};
    double half = (own[4] + own[7] + own[9]) / 2, m = fmax(own[0], 1e-6);
    const double S[3][3] = {{half - own[4], -own[5], -own[6]},
                            {-own[5], half - own[7], -own[8]},
                            {-own[6], -own[8], half - own[9]}};
    for (int i = 0; i < 3; i++) {
        P[i][3] = P[3][i] = own[1 + i];
        for (int j = 0; j < 3; j++)
            P[i][j] = S[i][j];
    }
    P[3][3] = m;
    double floor = 1e-4 * m * length * length;
    for (int i = 0; i < 3; i++) /* at least as much as its mass at the mass centre needs */
        P[i][i] += floor;
    for (int i = 0; i < 4; i++)
        for (int j = 0; j <= i; j++) {
            double sum = P[i][j];
            for (int k = 0; k < j; k++)
                sum -= L[i][k] * L[j][k];
            L[i][j] = i == j ? sqrt(fmax(sum, floor)) : sum / L[j][j];
        }
    for (int k = 0; k < 10; k++)
        theta[k] = k < 4 ? log(L[at_row[k]][at_column[k]]) : L[at_row[k]][at_column[k]];
}

static void all_parameters(const Problem *p, const double *theta, double *own)
{
    int links = p->subject->n * LINK_PARAMETERS;
    for (int i = 0; i < p->subject->n; i++)
        parameters_of(theta + 10 * i, own + LINK_PARAMETERS * i);
    for (int k = links; k < p->own_count; k++)
        own[k] = exp(theta[k]);
}

/* ---- what is asked of them ---- */

/* Friction's columns come first, so that the rows below them speak of base parameters alone. Fills
   R, of so many rows as are returned, and by column the number and the value. */
static int base_rows(Arena *arena, const Subject *subject, const Fit *fit, double **R, int **column,
                     double **value)
{
    int m = fit->full_count, others = 0;
    int *order = arena_array(arena, int, m + 1);
    for (int k = 0; k < m; k++)
        others += fit->full_column[k] >= subject->base_count;
    for (int k = 0, first = 0, last = others; k < m; k++)
        order[fit->full_column[k] >= subject->base_count ? first++ : last++] = k;
    int base = m - others;
    double *A = arena_array(arena, double, m *m + 1);
    for (int k = 0; k < m; k++)
        memcpy(A + k * m, fit->whitened + order[k] * m, sizeof *A * (size_t)m);
    if (m)
        lapack_triangle(m, m, A);
    *R = arena_array(arena, double, base *base + 1);
    *column = arena_array(arena, int, base + 1);
    *value = arena_array(arena, double, base + 1);
    for (int c = 0; c < base; c++) {
        (*column)[c] = fit->full_column[order[others + c]];
        (*value)[c] = fit->full_value[order[others + c]];
        for (int r = 0; r <= c; r++)
            (*R)[c * base + r] = A[(others + c) * m + others + r];
    }
    return base;
}

static Problem problem_new(Arena *arena, const Subject *subject, const Fit *fit, const double *near,
                           double trust, double length)
{
    double *R, *value;
    int *column, base = base_rows(arena, subject, fit, &R, &column, &value);
    const ParameterColumns *of = subject->base->of;
    Problem p = {.subject = subject, .own_count = of->count, .unknowns = of->count};
    p.rows = base + of->count;
    p.W = arena_array(arena, double, (size_t)p.rows *(size_t)of->count);
    p.target = arena_array(arena, double, p.rows);
    int row = 0;
    for (; row < base; row++)
        for (int c = row; c < base; c++) {
            p.target[row] += R[c * base + row] * value[c];
            for (int k = 0; k < of->count; k++)
                p.W[row * of->count + k] +=
                    R[c * base + row] *
                    (double)subject->base->combination[column[c] * of->count + k];
        }
    p.links_rows = row;
    for (int k = 0; k < of->count; k++, row++) {
        int i = k / LINK_PARAMETERS, what = k % LINK_PARAMETERS;
        bool link = i < subject->n;
        double mass = link ? fmax(near[i * LINK_PARAMETERS], 1e-3) : 1;
        double scale = !link       ? fmax(near[k], 1e-6)
                       : what == 0 ? mass
                       : what <= 3 ? mass * length
                                   : mass * length * length;
        p.W[row * of->count + k] = trust / scale;
        p.target[row] = trust * near[k] / scale;
    }
    return p;
}

/* ---- the search ---- */

static double residuals(const Problem *p, const double *own, double *out)
{
    double sum = 0;
    for (int r = 0; r < p->rows; r++) {
        out[r] = p->target[r];
        for (int k = 0; k < p->own_count; k++)
            out[r] -= p->W[(size_t)r * (size_t)p->own_count + (size_t)k] * own[k];
        sum += out[r] * out[r];
    }
    return sum;
}

static void search(Arena *arena, const Problem *p, double *theta)
{
    enum { STEPS = 300 };
    int m = p->unknowns, n = p->subject->n, height = p->rows + m;
    double *own = arena_array(arena, double, m), *e = arena_array(arena, double, p->rows);
    double *trial = arena_array(arena, double, m), *e_trial = arena_array(arena, double, p->rows);
    double *J = arena_array(arena, double, (size_t)p->rows *(size_t)m);
    double *A = arena_array(arena, double, (size_t)height *(size_t)(m + 1));
    double damping = 1e-3;
    all_parameters(p, theta, own);
    double cost = residuals(p, own, e);
    for (int step = 0; step < STEPS && damping < 1e12; step++) {
        for (int k = 0; k < m; k++) {
            double slope[LINK_PARAMETERS] = {0};
            int link = k / 10, first = k;
            bool in_link = link < n;
            if (in_link) {
                slope_of(theta + 10 * link, k % 10, slope);
                first = link * LINK_PARAMETERS;
            } else {
                slope[0] = own[k];
            }
            for (int r = 0; r < p->rows; r++) {
                double sum = 0;
                for (int c = 0; c < (in_link ? LINK_PARAMETERS : 1); c++)
                    sum += p->W[(size_t)r * (size_t)m + (size_t)(first + c)] * slope[c];
                J[(size_t)k * (size_t)p->rows + (size_t)r] = sum;
            }
        }
        bool taken = false;
        for (int attempt = 0; attempt < 8 && !taken; attempt++) {
            memset(A, 0, sizeof *A * (size_t)height * (size_t)(m + 1));
            for (int k = 0; k < m; k++) {
                double length = 0;
                for (int r = 0; r < p->rows; r++) {
                    A[(size_t)k * (size_t)height + (size_t)r] = J[k * p->rows + r];
                    length += J[k * p->rows + r] * J[k * p->rows + r];
                }
                A[(size_t)k * (size_t)height + (size_t)(p->rows + k)] =
                    sqrt(damping * (length + 1e-12));
            }
            memcpy(A + (size_t)m * (size_t)height, e, sizeof *e * (size_t)p->rows);
            lapack_triangle(height, m + 1, A);
            for (int k = m - 1; k >= 0; k--) {
                double sum = A[(size_t)m * (size_t)height + (size_t)k];
                for (int c = k + 1; c < m; c++)
                    sum -= A[(size_t)c * (size_t)height + (size_t)k] * (trial[c] - theta[c]);
                double by = sum / A[(size_t)k * (size_t)height + (size_t)k];
                trial[k] = theta[k] + fmax(-2, fmin(2, by)); /* logarithms: e^2 at once is enough */
            }
            all_parameters(p, trial, own);
            double now = residuals(p, own, e_trial);
            taken = now < cost;
            damping *= taken ? 0.3 : 5;
            if (!taken)
                continue;
            bool settled = cost - now < 1e-9 * cost;
            memcpy(theta, trial, sizeof *theta * (size_t)m);
            memcpy(e, e_trial, sizeof *e * (size_t)p->rows);
            cost = now;
            if (settled)
                return;
        }
        all_parameters(p, theta, own);
        if (!taken)
            return;
    }
}

ConsistentLinks links_find(Arena *arena, const Subject *subject, const Fit *fit)
{
    const ParameterColumns *of = subject->base->of;
    int n = subject->n, count = of->count;
    ConsistentLinks links = {.own = arena_array(arena, double, count),
                             .base = arena_array(arena, double, subject->count)};
    double *near = arena_array(arena, double, count), *theta = arena_array(arena, double, count);
    double length = 0.1;
    for (int k = 0; k < count; k++) {
        near[k] = (double)of->value[k];
        links.had_guess = links.had_guess || (k < n * LINK_PARAMETERS && near[k] != 0);
    }
    for (int i = 0; i < n; i++) {
        double *link = near + i * LINK_PARAMETERS, size = link[4] + link[7] + link[9];
        if (link[0] > 0)
            length = fmax(length, sqrt(fmax(0, size / 3 / link[0])));
    }
    for (int i = 0; i < n && !links.had_guess; i++) { /* a ball of a kilogram */
        double *link = near + i * LINK_PARAMETERS;
        link[0] = 1;
        link[4] = link[7] = link[9] = 0.004;
    }
    for (int i = 0; i < n; i++)
        begin_at(near + i * LINK_PARAMETERS, length, theta + 10 * i);
    for (int k = n * LINK_PARAMETERS; k < count; k++)
        theta[k] = log(fmax(near[k], 1e-6));
    Problem p = problem_new(arena, subject, fit, near, links.had_guess ? 1 : 0.05, length);
    search(arena, &p, theta);
    all_parameters(&p, theta, links.own);
    double *e = arena_array(arena, double, p.rows), sum = 0;
    residuals(&p, links.own, e);
    for (int r = 0; r < p.links_rows; r++)
        sum += e[r] * e[r];
    links.distance = sqrt(sum / fmax(1, p.links_rows));
    memcpy(links.base, fit->value, sizeof *links.base * (size_t)subject->count);
    for (int c = 0; c < subject->base_count; c++) {
        links.base[c] = 0;
        for (int k = 0; k < count; k++)
            links.base[c] += (double)subject->base->combination[c * count + k] * links.own[k];
    }
    return links;
}

/* ---- as a robot file ---- */

static void fill_link(Joint *joint, const double *own)
{
    double m = own[0], c[3] = {own[1] / m, own[2] / m, own[3] / m};
    double cc = c[0] * c[0] + c[1] * c[1] + c[2] * c[2];
    const double I[3][3] = {
        {own[4], own[5], own[6]}, {own[5], own[7], own[8]}, {own[6], own[8], own[9]}};
    joint->mass = (Real)m;
    for (int i = 0; i < 3; i++) {
        joint->com[i] = (Real)c[i];
        for (int j = 0; j < 3; j++)
            joint->inertia[i][j] = (Real)(I[i][j] - m * ((i == j) * cc - c[i] * c[j]));
    }
    joint->parts = NULL;
}

void links_write(Text *out, Arena *arena, const Subject *subject, const Fit *fit,
                 const ConsistentLinks *links)
{
    Description result = *subject->description;
    int n = subject->n, rotors = parameters_first_rotor(subject->base->of);
    result.source =
        arena_format(arena, "masses, inertias and friction identified from logs; geometry: %s",
                     *result.source ? result.source : "as in the robot file");
    result.joints = arena_array(arena, Joint, result.joint_count);
    memcpy(result.joints, subject->description->joints,
           sizeof *result.joints * (size_t)result.joint_count);
    for (int j = 0; j < result.joint_count; j++) { /* fixed links are in those that carry them */
        Joint *joint = &result.joints[j];
        joint->mass = 0;
        memset(joint->com, 0, sizeof joint->com);
        memset(joint->inertia, 0, sizeof joint->inertia);
        joint->parts = NULL;
    }
    const struct {
        unsigned kind;
        size_t offset;
        bool signed_;
    } friction[] = {{FRICTION_VISCOUS, offsetof(Joint, viscous), false},
                    {FRICTION_COULOMB, offsetof(Joint, coulomb), false},
                    {FRICTION_ASYMMETRIC, offsetof(Joint, coulomb_skew), true}};
    for (int i = 0; i < n; i++) {
        const Link *link = &subject->robot->links[i];
        Joint *joint = &result.joints[subject_joint(subject, i)];
        fill_link(joint, links->own + i * LINK_PARAMETERS);
        joint->viscous_skew = 0;
        for (size_t k = 0; k < COUNT(friction); k++) {
            int at = subject_friction(subject, friction[k].kind);
            double value = at < 0 ? 0 : fit->value[at + i];
            *(Real *)((char *)joint + friction[k].offset) =
                (Real)(friction[k].signed_ ? value : fmax(0, value));
        }
        if (subject->base->of->rotors) {
            double gear = (double)link->joint->gear_ratio;
            joint->rotor_inertia = (Real)(links->own[rotors + i] / (gear * gear));
            joint->has_motor = true;
        }
    }
    write_clean(out, &result);
}
