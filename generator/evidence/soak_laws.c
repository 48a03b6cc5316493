/* soak_laws.c: what holds between the functions of a robot, whatever the reference says:

       M symmetric, and positive definite where the reference's is regular
       tau = M qdd + bias            bias(q, 0) = gravity
       FD(q, qd, ID(q, qd, qdd)) = qdd            1/2 qd M qd = kinetic energy
       d/dt (kinetic + potential) = qd (tau - friction)
       d/dt p = Jv qd                d/dt (J qd) = jacobian-bias, when qdd = 0
       M^-1 M = 1       U D U^T = M       jacobian-derivative qd = jacobian-bias
       C qd = bias - gravity - friction        dtau/dqd = 2 C + friction's slope
       M dqdd/dq = -dtau/dq, M dqdd/dqd = -dtau/dqd, M dqdd/dtau = 1, all at qdd = FD
       momentum-matrix qd = momentum      reactions along the axes = tau - friction - rotors

   all of compiled code, by best. Derivatives are fourth-order differences. */
#include "evidence/natural.h"
#include "evidence/soak.h"
#include "model/positions.h"

#include <float.h>
#include <math.h>
#include <string.h>

#define TOLERANCE 1e-10
#define DIFFERENCE 1e-6 /* of differences: rounding over the step, and the step's fourth power */
#define GROWTH 64       /* as in soak_check.c */

typedef struct {
    Soak *soak;
    int n, state;
    const double *q, *qd, *qdd;
    double *tau, *b, *M;
    double *friction, *slope, rubs; /* soak_friction.c */
} Law;

/* best's code for a function at any inputs; false: the robot has none. */
static bool call(const Law *law, FunctionId id, const double *first, const double *second,
                 const double *third, double *out)
{
    const Soak *soak = law->soak;
    const double *inputs[] = {first, second, third};
    double *outputs[MAX_OUTPUTS];
    for (int t = 0; t < soak->trial_count; t++)
        if (soak->trials[t].program->function == &functions[id] &&
            strcmp(soak->trials[t].program->algorithm, BEST) == 0) {
            split_outputs(&functions[id], robot_extent(law->soak->robot), out, outputs);
            jit_call(soak->set.function[t], inputs, function_input_count(&functions[id]), outputs,
                     function_output_count(&functions[id]));
            return true;
        }
    return false;
}

static double largest(const double *x, int count)
{
    double most = 0;
    for (int i = 0; i < count; i++)
        most = fmax(most, fabs(x[i]));
    return most;
}

/* What is summed into the function at this state, at most. */
static double natural(const Law *law, FunctionId id, const double *first, const double *second,
                      const double *third)
{
    const double *inputs[] = {first, second, third};
    double scale[MAX_OUTPUTS];
    natural_scale(&law->soak->yardstick->robot, &functions[id], inputs, scale);
    return scale[0];
}

/* |found - expected| <= tolerance * scale, number by number */
static void same(const Law *law, const char *what, const double *found, const double *expected,
                 int count, double tolerance, double scale)
{
    law->soak->outcome->comparisons += count;
    for (int i = 0; i < count; i++)
        if (!(fabs(found[i] - expected[i]) <= tolerance * scale))
            soak_fail(law->soak, what, "%s: %.17g and %.17g at state %d, scale %.1e", what,
                      found[i], expected[i], law->state + 1, scale);
}

/* ---- without derivatives ---- */

static void check_matrix(const Law *law)
{
    int n = law->n;
    double L[MAX_JOINTS] = {0}, *A = arena_array(law->soak->arena, double, n *n);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < i; j++)
            same(law, "M is symmetric", &law->M[i * n + j], &law->M[j * n + i], 1, 0, 0);
    Spectrum spectrum = law->soak->yardstick->at[law->state];
    if (!(spectrum.condition < 1e9))
        return;
    memcpy(A, law->M, sizeof *A * (size_t)(n * n));
    for (int k = 0; k < n; k++) { /* elimination: all pivots of a definite matrix are positive */
        double pivot = A[k * n + k], positive = pivot > 0 ? pivot : -1;
        same(law, "M is positive definite", &pivot, &positive, 1, 0, 0);
        for (int i = k + 1; i < n; i++) {
            L[i] = A[i * n + k] / pivot;
            for (int j = k + 1; j < n; j++)
                A[i * n + j] -= L[i] * A[k * n + j];
        }
    }
}

static void times(const Law *law, const double *matrix, const double *vector, double *product)
{
    for (int i = 0; i < law->n; i++) {
        product[i] = 0;
        for (int j = 0; j < law->n; j++)
            product[i] += matrix[i * law->n + j] * vector[j];
    }
}

static void check_algebra(const Law *law)
{
    int n = law->n;
    double sum[MAX_JOINTS], back[MAX_JOINTS], still[MAX_JOINTS] = {0}, g[MAX_JOINTS], e[2];
    double scale = largest(law->b, n) + n * largest(law->M, n * n) * largest(law->qdd, n);
    for (int i = 0; i < n; i++) {
        sum[i] = law->b[i];
        for (int j = 0; j < n; j++)
            sum[i] += law->M[i * n + j] * law->qdd[j];
    }
    double torques = natural(law, INVERSE_DYNAMICS, law->q, law->qd, law->qdd);
    same(law, "tau = M qdd + bias", law->tau, sum, n, TOLERANCE, fmax(scale, torques));

    call(law, BIAS, law->q, still, NULL, back);
    call(law, GRAVITY, law->q, NULL, NULL, g);
    double weight = natural(law, GRAVITY, law->q, NULL, NULL);
    same(law, "bias at rest = gravity", back, g, n, TOLERANCE, fmax(largest(g, n), weight));

    double kinetic = 0, speed = largest(law->qd, n);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            kinetic += law->qd[i] * law->M[i * n + j] * law->qd[j] / 2;
    call(law, ENERGY, law->q, law->qd, NULL, e);
    same(law, "kinetic energy = qd M qd / 2", &e[0], &kinetic, 1, TOLERANCE,
         fmax(n * n * largest(law->M, n * n) * speed * speed,
              natural(law, ENERGY, law->q, law->qd, NULL)));

    Spectrum spectrum = law->soak->yardstick->at[law->state];
    if (!(spectrum.condition < 1e9) ||
        !call(law, FORWARD_DYNAMICS, law->q, law->qd, law->tau, back))
        return;
    /* rounding in the torques comes back through M^-1, too */
    double noise = GROWTH * DBL_EPSILON * fmax(torques, largest(law->tau, n) + largest(law->b, n));
    double allowed =
        fmax(TOLERANCE, GROWTH * DBL_EPSILON * spectrum.condition) * largest(law->qdd, n);
    same(law, "FD(ID) is the identity", back, law->qdd, n, 1, allowed + n * noise / spectrum.least);
}

/* M^-1 (M qdd) = qdd, and U D (U^T qdd) = M qdd. */
static void check_solutions(const Law *law)
{
    int n = law->n;
    double *matrix = arena_array(law->soak->arena, double, n *(n + 1)), *D = matrix + n * n;
    double back[MAX_JOINTS], sum[MAX_JOINTS];
    Spectrum spectrum = law->soak->yardstick->at[law->state];
    if (!(spectrum.condition < 1e9) || !call(law, INERTIA_INVERSE, law->q, NULL, NULL, matrix))
        return;
    double most = n * largest(law->qdd, n), rounding = GROWTH * DBL_EPSILON * spectrum.condition;
    times(law, law->M, law->qdd, sum);
    times(law, matrix, sum, back);
    same(law, "M^-1 M = 1", back, law->qdd, n, fmax(TOLERANCE, rounding), most);

    call(law, INERTIA_FACTORS, law->q, NULL, NULL, matrix);
    for (int k = 0; k < n; k++) {
        sum[k] = 0;
        for (int i = 0; i <= k; i++)
            sum[k] += D[k] * matrix[i * n + k] * law->qdd[i];
    }
    times(law, matrix, sum, back);
    times(law, law->M, law->qdd, sum);
    same(law, "U D U^T = M", back, sum, n, fmax(TOLERANCE, rounding),
         largest(law->M, n * n) * most);
}

static void check_momentum(const Law *law)
{
    int n = law->n;
    double A[6 * MAX_JOINTS], h[6], sum[6] = {0};
    if (!call(law, MOMENTUM, law->q, law->qd, NULL, h))
        return;
    call(law, MOMENTUM_MATRIX, law->q, NULL, NULL, A);
    for (int k = 0; k < 6; k++)
        for (int j = 0; j < n; j++)
            sum[k] += A[k * n + j] * law->qd[j];
    same(law, "momentum-matrix qd = momentum", sum, h, 6, TOLERANCE,
         n * largest(A, 6 * n) * largest(law->qd, n) +
             natural(law, MOMENTUM, law->q, law->qd, NULL));
}

/* A joint bears all of a link's wrench but what its motor gives along the axis. */
static void check_reactions(const Law *law)
{
    int n = law->n;
    const Robot *robot = law->soak->robot;
    double w[6 * MAX_JOINTS];
    if (robot->tree || !call(law, REACTIONS, law->q, law->qd, law->qdd, w))
        return; /* of joints that others follow tau says more than what is along their axes */
    for (int i = 0; i < n; i++) {
        const Link *link = &robot->links[i];
        const double *half = w + 6 * i + (link->type == REVOLUTE ? 3 : 0);
        double along = 0, own = law->tau[i] - law->friction[i] - (double)link->rotor * law->qdd[i];
        for (int j = 0; robot->rotors && j < n; j++)
            own -= j == i ? 0 : (double)robot->rotors[i * n + j] * law->qdd[j];
        for (int k = 0; k < 3; k++)
            along += (double)link->own.R[2][k] * half[k];
        same(law, "reactions along the axes", &along, &own, 1, TOLERANCE,
             largest(w, 6 * n) + largest(law->tau, n) +
                 natural(law, INVERSE_DYNAMICS, law->q, law->qd, law->qdd));
    }
}

static void check_coriolis(const Law *law)
{
    int n = law->n;
    Arena *arena = law->soak->arena;
    double *C = arena_array(arena, double, n *n), *did = arena_array(arena, double, 2 * n * n);
    double *by_rates = did + n * n, g[MAX_JOINTS], found[MAX_JOINTS], expected[MAX_JOINTS];
    if (!call(law, CORIOLIS_MATRIX, law->q, law->qd, NULL, C))
        return;
    bool derived = call(law, INVERSE_DYNAMICS_DERIVATIVES, law->q, law->qd, law->qdd, did);
    call(law, GRAVITY, law->q, NULL, NULL, g);
    times(law, C, law->qd, found);
    double scale = natural(law, BIAS, law->q, law->qd, NULL) + largest(law->b, n);
    double slopes = natural(law, CORIOLIS_MATRIX, law->q, law->qd, NULL) + largest(C, n * n);
    for (int i = 0; i < n; i++)
        expected[i] = law->b[i] - g[i] - law->friction[i];
    for (int k = 0; k < n * n; k++)
        by_rates[k] -= law->slope[k];
    slopes += law->rubs;
    same(law, "C qd = bias - gravity - friction", found, expected, n, TOLERANCE,
         scale + n * largest(C, n * n) * largest(law->qd, n));
    for (int i = 0; i < n * n; i++)
        C[i] *= 2;
    if (derived && law->soak->robot->positions == n) /* rates of quaternions do not commute */
        same(law, "dtau/dqd = 2 C", by_rates, C, n * n, TOLERANCE, slopes);
}

/* Where M is well enough conditioned to say anything. */
static void check_solved_slopes(const Law *law)
{
    static const char *const names[] = {"M dqdd/dq = -dtau/dq", "M dqdd/dqd = -dtau/dqd",
                                        "M dqdd/dtau = 1"};
    int n = law->n;
    Arena *arena = law->soak->arena;
    Spectrum spectrum = law->soak->yardstick->at[law->state];
    double *dfd = arena_array(arena, double, n + 3 * n * n), *qdd = dfd;
    double *did = arena_array(arena, double, 3 * n * n),
           *product = arena_array(arena, double, n *n);
    if (!(spectrum.condition < 1e6) ||
        !call(law, FORWARD_DYNAMICS_DERIVATIVES, law->q, law->qd, law->tau, dfd) ||
        !call(law, INVERSE_DYNAMICS_DERIVATIVES, law->q, law->qd, qdd, did))
        return;
    for (int k = 0; k < n * n; k++)
        did[2 * n * n + k] = k % (n + 1) == 0 ? -1 : 0;
    for (int part = 0; part < 3; part++) {
        const double *solved = dfd + n + part * n * n, *expected = did + part * n * n;
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) {
                product[i * n + j] = 0;
                for (int k = 0; k < n; k++)
                    product[i * n + j] -= law->M[i * n + k] * solved[k * n + j];
            }
        double scale =
            largest(expected, n * n) + n * largest(law->M, n * n) * largest(solved, n * n);
        if (part == 0)
            scale += natural(law, INVERSE_DYNAMICS, law->q, law->qd, qdd);
        same(law, names[part], product, expected, n * n,
             fmax(TOLERANCE, GROWTH * DBL_EPSILON * spectrum.condition), scale);
    }
}

/* ---- derivatives ---- */

static void move(const Law *law, double t, bool accelerated, double *q, double *qd)
{
    const Robot *robot = law->soak->robot;
    double step[MAX_JOINTS];
    for (int i = 0; i < law->n; i++) {
        double a = accelerated ? law->qdd[i] : 0;
        step[i] = t * (law->qd[i] + t * a / 2);
        qd[i] = law->qd[i] + t * a;
    }
    memcpy(q, law->q, sizeof *q * (size_t)robot->positions);
    positions_step(robot, step, q);
}

/* d/dt of a few numbers at t = 0, along the motion that qd and qdd begin. */
static void differentiate(const Law *law, double h, bool accelerated,
                          void (*of)(const Law *, const double *q, const double *qd, double *out),
                          int count, double *rate)
{
    static const double weight[] = {1, -8, 8, -1}, at[] = {-2, -1, 1, 2};
    double q[MAX_POSITIONS], qd[MAX_JOINTS], value[16];
    for (int i = 0; i < count; i++)
        rate[i] = 0;
    for (size_t k = 0; k < COUNT(at); k++) {
        move(law, at[k] * h, accelerated, q, qd);
        of(law, q, qd, value);
        for (int i = 0; i < count; i++)
            rate[i] += weight[k] * value[i] / (12 * h);
    }
}

static void energy_of(const Law *law, const double *q, const double *qd, double *out)
{
    double e[2];
    call(law, ENERGY, q, qd, NULL, e);
    out[0] = e[0] + e[1];
}

static void position_of(const Law *law, const double *q, const double *qd, double *out)
{
    double pose[12];
    (void)qd;
    call(law, FORWARD_KINEMATICS, q, NULL, NULL, pose);
    memcpy(out, pose + 9, 3 * sizeof *out);
}

static void velocity_of(const Law *law, const double *q, const double *qd, double *out)
{
    double *J = arena_array(law->soak->arena, double, 6 * law->n);
    call(law, JACOBIAN, q, NULL, NULL, J);
    for (int k = 0; k < 6; k++) {
        out[k] = 0;
        for (int j = 0; j < law->n; j++)
            out[k] += J[k * law->n + j] * qd[j];
    }
}

static void check_rates(const Law *law)
{
    int n = law->n;
    double speed = 0, power = 0, flow = 0, rate[6], bias[6], velocity[6], e[2];
    for (int i = 0; i < n; i++) {
        double qd = law->qd[i], friction = law->friction[i];
        power += qd * (law->tau[i] - friction);
        flow += fabs(qd) * (fabs(law->tau[i]) + fabs(friction));
        speed += fabs(qd) + sqrt(fabs(law->qdd[i]));
    }
    /* the fastest motion goes with the sum of the speeds; a step is a hundredth of its turn */
    double h = 0.01 / (1 + speed);
    call(law, ENERGY, law->q, law->qd, NULL, e);
    differentiate(law, h, true, energy_of, 1, rate);
    same(law, "d/dt energy = power", rate, &power, 1, DIFFERENCE,
         flow + (fabs(e[0]) + fabs(e[1])) * (1 + speed) * 1e-3 + 1e-3);

    velocity_of(law, law->q, law->qd, velocity);
    differentiate(law, h, false, position_of, 3, rate);
    double place[3]; /* far from the world's origin its rounding, over the step, is what shows */
    position_of(law, law->q, law->qd, place);
    double noise = GROWTH * DBL_EPSILON * largest(place, 3) / h;
    same(law, "d/dt p = J qd", rate, velocity, 3, DIFFERENCE,
         largest(velocity, 6) + speed * 1e-2 + 1e-3 + noise / DIFFERENCE);

    if (!call(law, JACOBIAN_BIAS, law->q, law->qd, NULL, bias))
        return;
    differentiate(law, h, false, velocity_of, 6, rate);
    same(law, "d/dt (J qd) = jacobian-bias", rate, bias, 6, DIFFERENCE,
         largest(bias, 6) + largest(velocity, 6) * (1 + speed) + 1e-3);

    double Jd[6 * MAX_JOINTS];
    if (!call(law, JACOBIAN_DERIVATIVE, law->q, law->qd, NULL, Jd))
        return;
    for (int k = 0; k < 6; k++) {
        rate[k] = 0;
        for (int j = 0; j < n; j++)
            rate[k] += Jd[k * n + j] * law->qd[j];
    }
    same(law, "jacobian-derivative qd = jacobian-bias", rate, bias, 6, TOLERANCE,
         n * largest(Jd, 6 * n) * largest(law->qd, n) +
             natural(law, JACOBIAN_BIAS, law->q, law->qd, NULL));
}

void soak_laws(Soak *soak)
{
    Law law = {.soak = soak, .n = soak->n};
    law.tau = arena_array(soak->arena, double, soak->n);
    law.b = arena_array(soak->arena, double, soak->n);
    law.M = arena_array(soak->arena, double, soak->n * soak->n);
    law.friction = arena_array(soak->arena, double, soak->n);
    law.slope = arena_array(soak->arena, double, soak->n * soak->n);
    soak_doing(soak, "checking what holds between functions");
    for (int s = 0; s < SOAK_STATES; s++) {
        law.state = s;
        law.q = soak_input(soak, "q", s);
        law.qd = soak_input(soak, "qd", s);
        law.qdd = soak_input(soak, "qdd", s);
        law.rubs = soak_friction(soak->robot, law.qd, law.friction, law.slope);
        call(&law, INVERSE_DYNAMICS, law.q, law.qd, law.qdd, law.tau);
        call(&law, BIAS, law.q, law.qd, NULL, law.b);
        call(&law, INERTIA_MATRIX, law.q, NULL, NULL, law.M);
        check_matrix(&law);
        check_algebra(&law);
        check_solutions(&law);
        check_coriolis(&law);
        check_solved_slopes(&law);
        check_momentum(&law);
        check_reactions(&law);
        check_rates(&law);
    }
}
