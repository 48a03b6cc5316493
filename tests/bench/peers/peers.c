/* peers.c: generated code beside Orocos KDL and MuJoCo: the same arm, the same states, one run.
   usage: peers ROBOT NAME=LIBRARY.so ...

   Each library is what rbgen emit wrote with --prefix arm, compiled; NAME is the compiler. First
   all results are compared: nobody is timed who computes something else. Then every contestant
   takes its turn on a part of the states, round after round; a ratio is taken within a round, so
   that what else the machine does cancels as far as it can. States are never repeated. */
#include "peers.h"

#include "model/pose.h"
#include "tests/compare.h"
#include "util/clock.h"
#include "util/random.h"

#include <dlfcn.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { STATES = 100000, ROUNDS = 500, PART = STATES / ROUNDS, COMPARED = 1000, WARM = 20 };
enum { INVERSE, MATRIX, FORWARD, FUNCTIONS };
enum { MAX_CONTESTANTS = 8 };
#define TOLERANCE 1e-9 /* relative to the largest of all results */

static const struct {
    const char *name, *symbol;
    double kdl, mujoco; /* how many times faster we mean to be */
} function[FUNCTIONS] = {
    {"inverse dynamics", "arm_inverse_dynamics", 20, 20},
    {"inertia matrix", "arm_inertia_matrix", 20, 20},
    {"forward dynamics", "arm_forward_dynamics", 25, 12},
};

typedef void Four(const double *, const double *, const double *, double *);
typedef void Two(const double *, double *);

typedef struct {
    const char *name;
    const Peer *peer; /* NULL: generated code */
    void *self;
    union { /* ISO C has no cast from an object's address to a function's */
        void *address;
        Four *four;
        Two *two;
    } code[FUNCTIONS];
} Contestant;

typedef struct {
    int n;
    double *q, *qd, *qdd, *tau; /* STATES rows of n */
} Inputs;

/* ---- the arm ---- */

/* A rotation that takes z to the axis. */
static Pose towards(const Real axis[3])
{
    Pose pose = pose_identity();
    if (axis[2] == 1)
        return pose;
    int k = real_abs(axis[0]) < (Real)0.5 ? 0 : 1;
    Real x[3] = {0}, y[3], length = 0;
    x[k] = 1;
    cross3(axis, x, y);
    for (int i = 0; i < 3; i++)
        length += y[i] * y[i];
    length = real_sqrt(length);
    for (int i = 0; i < 3; i++)
        y[i] /= length;
    cross3(y, axis, x);
    for (int i = 0; i < 3; i++) {
        pose.R[i][0] = x[i];
        pose.R[i][1] = y[i];
        pose.R[i][2] = axis[i];
    }
    return pose;
}

static void fill_body(Body *body, const Joint *joint, Pose place, Pose link)
{
    Real com[3], inertia[3][3], I[3][3];
    memcpy(I, joint->inertia, sizeof I);
    rotate3(link, joint->com, com);
    rotate_tensor(link, I, inertia);
    body->revolute = joint->type == REVOLUTE;
    body->mass = (double)joint->mass;
    body->rotor = (double)(joint->gear_ratio * joint->gear_ratio * joint->rotor_inertia);
    for (int i = 0; i < 3; i++) {
        body->p[i] = (double)place.p[i];
        body->com[i] = (double)(com[i] + link.p[i]);
        for (int j = 0; j < 3; j++) {
            body->R[i][j] = (double)place.R[i][j];
            body->inertia[i][j] = (double)inertia[i][j];
        }
    }
}

static Arm read_arm(const char *path)
{
    Arena *arena = arena_new();
    Description *robot = description_read(arena, path, &(Choice){.snap = ANGLE_SNAP});
    Arm arm = {.n = robot->joint_count};
    if (arm.n > MAX_BODIES || robot->coupling)
        fail_input("%s: peers are for plain arms of up to %d joints", path, MAX_BODIES);
    for (int k = 0; k < 3; k++)
        arm.gravity[k] = (double)robot->gravity[k];
    Pose before = robot->base;
    for (int i = 0; i < arm.n; i++) {
        const Joint *joint = &robot->joints[i];
        if (joint->type == FIXED || joint->parent != i - 1 || joint->viscous != 0 ||
            joint->coulomb != 0)
            fail_input("%s: peers are for chains without fixed joints and friction", path);
        Pose turn = towards(joint->axis);
        Pose link = pose_multiply(pose_inverse(turn), joint->after);
        fill_body(&arm.body[i], joint, pose_multiply(pose_multiply(before, joint->before), turn),
                  link);
        before = link;
    }
    arena_free(arena);
    return arm;
}

/* ---- states ---- */

static double *random_rows(int n, double range, unsigned long long seed)
{
    double *rows = memory_grow(NULL, sizeof *rows * STATES * (size_t)n);
    Random random = {seed};
    for (size_t i = 0; i < (size_t)STATES * (size_t)n; i++) {
        rows[i] = range * (2 * random_uniform(&random, 0, 1) - 1);
    }
    return rows;
}

/* ---- calling ---- */

static void call(const Contestant *c, int f, const Inputs *in, int first, int count, double *out,
                 size_t out_stride)
{
    size_t n = (size_t)in->n, at = (size_t)first * n;
    const double *q = in->q + at, *qd = in->qd + at;
    const double *x = (f == FORWARD ? in->tau : in->qdd) + at;
    const double *end = q + (size_t)count * n;
    if (c->peer && f == MATRIX) {
        for (; q < end; q += n, out += out_stride)
            c->peer->inertia_matrix(c->self, q, out);
    } else if (c->peer) {
        void (*peer)(void *, const double *, const double *, const double *, double *) =
            f == INVERSE ? c->peer->inverse_dynamics : c->peer->forward_dynamics;
        for (; q < end; q += n, qd += n, x += n, out += out_stride)
            peer(c->self, q, qd, x, out);
    } else if (f == MATRIX) {
        Two *code = c->code[f].two;
        for (; q < end; q += n, out += out_stride)
            code(q, out);
    } else {
        Four *code = c->code[f].four;
        for (; q < end; q += n, qd += n, x += n, out += out_stride)
            code(q, qd, x, out);
    }
}

/* ---- comparing results ---- */

static void compare(const Contestant *list, int count, const Inputs *in)
{
    for (int f = 0; f < FUNCTIONS; f++) {
        size_t size = (size_t)(f == MATRIX ? in->n * in->n : in->n);
        double *first = memory_grow(NULL, sizeof *first * size * COMPARED);
        double *other = memory_grow(NULL, sizeof *other * size * COMPARED);
        call(&list[0], f, in, 0, COMPARED, first, size);
        for (int c = 1; c < count; c++) {
            call(&list[c], f, in, 0, COMPARED, other, size);
            double error = relative_error(other, first, (int)(size * COMPARED), 0);
            printf("  %-16s %s = %s to %.1e\n", function[f].name, list[c].name, list[0].name,
                   error);
            if (!(error <= TOLERANCE))
                fail_job("%s: %s and %s compute different things", function[f].name, list[c].name,
                         list[0].name);
        }
        memory_free(first);
        memory_free(other);
    }
}

/* ---- timing ---- */

static int ascending(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static void print_spread(const char *format, const double *sample)
{
    double sorted[ROUNDS];
    memcpy(sorted, sample, sizeof sorted);
    qsort(sorted, ROUNDS, sizeof *sorted, ascending);
    printf(format, sorted[ROUNDS / 2], sorted[ROUNDS * 5 / 100], sorted[ROUNDS * 95 / 100]);
}

static void measure(const Contestant *list, int count, const Inputs *in, int f)
{
    static double ns[MAX_CONTESTANTS][ROUNDS];
    double *out = memory_grow(NULL, sizeof *out * (size_t)in->n * (size_t)in->n);
    for (int r = 0; r < ROUNDS; r++)
        for (int c = 0; c < count; c++) {
            call(&list[c], f, in, (r + 1) % ROUNDS * PART, WARM, out, 0);
            double begin = clock_seconds();
            call(&list[c], f, in, r * PART, PART, out, 0);
            ns[c][r] = (clock_seconds() - begin) / PART * 1e9;
        }
    memory_free(out);
    for (int c = 0; c < count; c++) {
        printf("  %-16s %-13s", function[f].name, list[c].name);
        print_spread("%8.1f ns  (%.1f to %.1f)\n", ns[c]);
    }
    for (int c = 0; c < count; c++)
        for (int ours = 0; list[c].peer && ours < count && !list[ours].peer; ours++) {
            double ratio[ROUNDS];
            for (int r = 0; r < ROUNDS; r++)
                ratio[r] = ns[c][r] / ns[ours][r];
            printf("  %-16s %s / %-13s", "", list[c].name, list[ours].name);
            print_spread("%8.1f  (%.1f to %.1f)", ratio);
            printf("; meant: %g\n",
                   list[c].peer == &kdl_peer ? function[f].kdl : function[f].mujoco);
        }
}

int main(int argc, char **argv)
{
    Contestant list[MAX_CONTESTANTS] = {{0}};
    int count = 0;
    if (argc < 3 || argc - 2 > MAX_CONTESTANTS - 2)
        fail_input("usage: peers ROBOT NAME=LIBRARY.so ...");
    Arm arm = read_arm(argv[1]);
    for (int k = 2; k < argc; k++) {
        char *equals = strchr(argv[k], '=');
        if (!equals)
            fail_input("%s: NAME=LIBRARY.so is expected", argv[k]);
        *equals = '\0';
        void *library = dlopen(equals + 1, RTLD_NOW);
        if (!library)
            fail_input("%s", dlerror());
        list[count].name = argv[k];
        for (int f = 0; f < FUNCTIONS; f++)
            if (!(list[count].code[f].address = dlsym(library, function[f].symbol)))
                fail_input("%s", dlerror());
        count++;
    }
    const Peer *const peers[] = {&kdl_peer, &mujoco_peer};
    printf("%s, %d joints\n", argv[1], arm.n);
    for (size_t k = 0; k < COUNT(peers); k++) {
        printf("  %s: %s\n", peers[k]->name, peers[k]->calls);
        list[count++] = (Contestant){peers[k]->name, peers[k], peers[k]->make(&arm), {{NULL}}};
    }
    Inputs in = {arm.n, random_rows(arm.n, 3.141592653589793, 1), random_rows(arm.n, 3, 2),
                 random_rows(arm.n, 10, 3), random_rows(arm.n, 10, 4)};
    compare(list, count, &in);
    for (int f = 0; f < FUNCTIONS; f++)
        measure(list, count, &in, f);
    return 0;
}
