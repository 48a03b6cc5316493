/* slopes_test.c: implicit methods with the generated derivatives of forward dynamics beside the
   same by differences and Broyden's corrections alone: the derivatives of a simulation's rates
   against differences of these, and whole simulations, which must end no farther from the truth
   (rkf45 at 1e-13) and take fewer evaluations. */
#include "motion/simulation.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

typedef struct {
    const char *robot, *q, *qd;
    const char *drive, *kp, *kd, *to, *wrench;
    const char *integrator;
    double step;
    double share; /* of the evaluations that are left at most, slopes counted as four */
} Case;

/* clang-format off */
static const Case cases[] = {
    {"ur5", "0,0.5,0.5,0,0,0", "1,0,0,0,0,0", "zero", NULL, NULL, NULL, NULL, "bdf2", 0.03, 1},
    {"ur5", "0,0.5,0.5,0,0,0", "0,0,0,0,0,0", "trajectory", "50000", "5000", "1,1,1,1,1,1", NULL, "beta:0.5", 0.001, 0.6},
    {"ur5", "0,0.5,0.5,0,0,0", "0,0,0,0,0,0", "trajectory", "50000", "5000", "1,1,1,1,1,1", NULL, "bdf2", 0.01, 0.6},
    {"puma", "0,0.5,0.5,0,0.3,0", "0,1,0,0,0,0", "constant:1,2,3,0,0,0", NULL, NULL, NULL, "10,20,-5,1,2,3", "beta:1", 0.02, 1},
    {"gantry", "0,0,0", "0.3,0.3,0", "computed-torque", NULL, NULL, "1,1,0.1", NULL, "beta:1", 0.01, 0.7},
    {"gantry", "0,0,0", "0.3,0.2,0", "voltage:", NULL, NULL, NULL, NULL, "bdf2", 0.01, 1.1},
    {"panda_hand", "0,0.3,0,-1,0,1,0,0.01,0.02", "0,1,0,0,0,0,0,0,0", "zero", NULL, NULL, NULL, NULL, "beta:0.5", 0.02, 1.2},
    {"ur5", "0,0.5,0.5,0,0,0", "1,0,0,0,0,0", "zero", NULL, NULL, NULL, NULL, "bdf", 0, 1},
    {"gantry", "0,0,0", "0.3,0.3,0", "constant:100,50,20", NULL, NULL, NULL, NULL, "bdf", 0, 1.1},
};
/* clang-format on */
static const double DURATION = 0.6;

/* Everything about one simulation. */
typedef struct {
    Arena *arena;
    MotionOptions options;
    DriveOptions drive_options;
    Machine *machine;
    Drive *drive;
    double *q, *qd;
} Set;

static const char *voltages(void)
{
    static const char path[] = "slopes_test_voltages.csv";
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs("t,v1,v2,v3\n0,10,-5,20\n0.3,5,10,15\n1,0,0,0\n", file);
    fclose(file);
    return path;
}

static void set_up(Set *set, const Case *c)
{
    *set = (Set){.arena = arena_new(), .options = motion_defaults()};
    set->options.build = build_start();
    set->options.to = c->to;
    set->options.wrench = c->wrench;
    set->options.duration = DURATION;
    set->drive_options = (DriveOptions){c->drive, c->kp, c->kd};
    if (strcmp(c->drive, "voltage:") == 0)
        set->drive_options.drive = arena_format(set->arena, "voltage:%s", voltages());
    Choice choice = choice_default();
    Description *description;
    Robot *robot =
        load_robot(set->arena, arena_format(set->arena, SOURCE_DIR "/robots/%s.json", c->robot),
                   &choice, &description);
    Selection selection =
        select_functions("fd,id,energy,fk,jacobian,jacobian-bias,jdot", &(const Strings){0}, BEST);
    sim_select_slopes(&selection, robot, integrator_parse("bdf2"), c->wrench != NULL);
    Build quick = build_with_effort(&set->options.build, 0);
    set->machine = machine_new(&quick, set->arena, robot, description, &selection, "tcc", 0, false);
    read_joints(set->arena, "q", c->q, robot->n, &set->q);
    read_joints(set->arena, "qd", c->qd, robot->n, &set->qd);
    set->drive = drive_new(set->arena, set->machine, &set->drive_options, &set->options, set->q);
}

static void tear_down(Set *set)
{
    machine_free(set->machine);
    arena_free(set->arena);
    build_end(&set->options.build);
    remove("slopes_test_voltages.csv");
}

/* ---- the derivatives ---- */

/* The largest difference between slopes and differences of the fourth order, of the largest. */
static double apart(const Set *set, Sim *sim, const double *y, double *largest)
{
    int size = sim->size;
    double *slopes = arena_array(set->arena, double, size *size);
    double *at = arena_array(set->arena, double, size);
    double *rates = arena_array(set->arena, double, size);
    double *column = arena_array(set->arena, double, size);
    double worst = 0;
    static const struct {
        double at, weight;
    } stencil[] = {{-2, 1.0 / 12}, {-1, -8.0 / 12}, {1, 8.0 / 12}, {2, -1.0 / 12}};
    assert_int_equal(sim_slopes(sim, 0.1, y, slopes), 0);
    *largest = 0;
    for (int j = 0; j < size; j++) {
        const double h = 1e-4;
        memset(column, 0, sizeof *column * (size_t)size);
        for (size_t k = 0; k < COUNT(stencil); k++) {
            memcpy(at, y, sizeof *at * (size_t)size);
            at[j] += stencil[k].at * h;
            assert_int_equal(sim_rates(sim, 0.1, at, rates), 0);
            for (int i = 0; i < size; i++)
                column[i] += stencil[k].weight * rates[i] / h;
        }
        for (int i = 0; i < size; i++) {
            assert_true(isfinite(slopes[i * size + j]));
            worst = fmax(worst, fabs(column[i] - slopes[i * size + j]));
            *largest = fmax(*largest, fabs(column[i]));
        }
    }
    return worst;
}

static void test_derivatives(void **state)
{
    (void)state;
    for (size_t k = 0; k < COUNT(cases); k++) {
        Set set;
        Sim sim;
        double largest;
        set_up(&set, &cases[k]);
        sim_begin(&sim, set.arena, set.machine, set.drive, integrator_parse("bdf2"), 1e-3, 1e-10,
                  set.q, set.qd);
        drive_enter(set.drive, 0.1);
        assert_non_null(sim.integrator.slopes);
        for (int i = 0; i < 2 * sim.n; i++)
            sim.y[i] += 0.1 + 0.07 * i; /* away from zeros */
        double worst = apart(&set, &sim, sim.y, &largest);
        print_message("%s, %s: %.2g of %.3g\n", cases[k].robot, cases[k].drive, worst, largest);
        assert_true(worst <= 1e-8 * largest);
        sim_free(&sim);
        tear_down(&set);
    }
}

/* ---- simulations ---- */

typedef struct {
    double y[2 * MAX_JOINTS];
    long evaluations, slopes;
} Ended;

/* By the case's method, or by rkf45 at a tolerance of 1e-13. */
static Ended simulate(const Case *c, const char *integrator, bool with_slopes)
{
    Set set;
    Sim sim;
    Ended end = {.evaluations = 0};
    int kept;
    set_up(&set, c);
    if (!with_slopes)
        set.machine->code[FORWARD_DYNAMICS_DERIVATIVES] = NULL;
    bool exact = strcmp(integrator, "rkf45") == 0;
    sim_begin(&sim, set.arena, set.machine, set.drive, integrator_parse(integrator), c->step,
              exact ? 1e-13 : 1e-8, set.q, set.qd);
    sim.end = DURATION;
    sim.warned = true;
    Rows rows = rows_new(set.arena, set.machine, "raw", "balance");
    assert_null(sim_run(&sim, &rows, DURATION, &kept));
    memcpy(end.y, sim.y, sizeof *sim.y * 2 * (size_t)sim.n);
    end.evaluations =
        sim.sundials ? sundials_evaluations(sim.sundials) : sim.integrator.evaluations;
    end.slopes = sim.sundials ? sundials_slopes(sim.sundials) : sim.integrator.slope_evaluations;
    text_free(&rows.text);
    sim_free(&sim);
    tear_down(&set);
    return end;
}

static double distance(const Ended *a, const Ended *b)
{
    double most = 0;
    for (int i = 0; i < 2 * MAX_JOINTS; i++)
        most = fmax(most, fabs(a->y[i] - b->y[i]));
    return isfinite(most) ? most : INFINITY;
}

static void test_simulations(void **state)
{
    (void)state;
    for (size_t k = 0; k < COUNT(cases); k++) {
        const Case *c = &cases[k];
        bool sundials = strcmp(c->integrator, "bdf") == 0;
        if (sundials && !sundials_available())
            continue;
        Ended with = simulate(c, c->integrator, true), without = simulate(c, c->integrator, false);
        Ended exact = simulate(c, "rkf45", false);
        double off = distance(&with, &exact), off_without = distance(&without, &exact);
        print_message("%s, %s, %s: %ld evaluations and %ld of slopes instead of %ld; off by %.6g, "
                      "%.6g without\n",
                      c->robot, c->drive, c->integrator, with.evaluations, with.slopes,
                      without.evaluations, off, off_without);
        assert_true(with.slopes > 0 && without.slopes == 0);
        assert_true((double)(with.evaluations + 4 * with.slopes) <=
                    c->share * (double)without.evaluations);
        /* fixed steps solve the same equations; SUNDIALS chooses others, to its tolerance */
        assert_true(sundials ? off <= 1e-6 : fabs(off - off_without) <= 1e-9 * (1 + off));
    }
}

/* ---- lines of arms with more than six joints, whose Jacobian's derivative was a difference ----
 */

/* dJ/dt along rates by central differences of J over a time h. */
static void difference(const Machine *machine, const double *q, const double *qd, double h,
                       double *Jd)
{
    double at[MAX_JOINTS], ahead[6 * MAX_JOINTS], behind[6 * MAX_JOINTS];
    for (int side = -1; side <= 1; side += 2) {
        for (int i = 0; i < machine->n; i++)
            at[i] = q[i] + side * h * qd[i];
        machine_call(machine, JACOBIAN, at, NULL, NULL, side < 0 ? behind : ahead);
    }
    for (int k = 0; k < 6 * machine->n; k++)
        Jd[k] = (ahead[k] - behind[k]) / (2 * h);
}

static void test_line(void **state)
{
    (void)state;
    const Case panda = {
        .robot = "panda", .q = "0,0,0,0,0,0,0", .qd = "0,0,0,0,0,0,0", .drive = "zero"};
    enum { N = 7 };
    Set set;
    char reason[160];
    double worst = 0, largest = 0, off = 0, off_difference = 0;
    set_up(&set, &panda);
    MotionOptions line = motion_defaults();
    line.trajectory = "line";
    line.from = "0.4,0.1,0.5,pi,0,0";
    line.to = "0.5,-0.2,0.4,pi,0,0.3";
    line.duration = 2;
    Motion *motion = motion_new(set.arena, set.machine, &line, NULL);
    for (int k = 1; k < 20; k++) {
        const double h = 1e-3;
        double q[N], qd[N], qdd[N], side[2][N], unused[2][N], slope[N] = {0}, t = 0.1 * k;
        double Jd[6 * N], plain[6 * N], coarse[6 * N], fine[6 * N];
        static const double weight[] = {4.0 / 5, -1.0 / 5, 4.0 / 105, -1.0 / 280};
        for (int p = 1; p <= 4; p++) {
            for (int s = 0; s < 2; s++)
                assert_true(motion_at(motion, t + (s ? p : -p) * h, unused[0], side[s], unused[1],
                                      reason, sizeof reason));
            for (int i = 0; i < N; i++)
                slope[i] += weight[p - 1] * (side[1][i] - side[0][i]) / h;
        }
        assert_true(motion_at(motion, t, q, qd, qdd, reason, sizeof reason));
        for (int i = 0; i < N; i++) {
            assert_true(isfinite(qdd[i]));
            worst = fmax(worst, fabs(qdd[i] - slope[i]));
            largest = fmax(largest, fabs(qdd[i]));
        }
        /* the truth: differences of the fourth order; as it was: over 1e-5 */
        machine_call(set.machine, JACOBIAN_DERIVATIVE, q, qd, NULL, Jd);
        difference(set.machine, q, qd, 1e-5, plain);
        difference(set.machine, q, qd, 4e-4, fine);
        difference(set.machine, q, qd, 8e-4, coarse);
        for (int i = 0; i < 6 * N; i++) {
            double truth = (4 * fine[i] - coarse[i]) / 3;
            off = fmax(off, fabs(Jd[i] - truth));
            off_difference = fmax(off_difference, fabs(plain[i] - truth));
        }
    }
    print_message(
        "accelerations on the line: %.2g of %.3g; dJ/dt off by %.2g, by differences %.2g\n", worst,
        largest, off, off_difference);
    assert_true(worst <= 1e-8 * largest);
    assert_true(off <= off_difference);
    tear_down(&set);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_derivatives),
                                       cmocka_unit_test(test_simulations),
                                       cmocka_unit_test(test_line)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
