/* states_test.c: mechanisms in SD/FAST's language against states that SD/FAST computed: mass
   matrix, accelerations, reactions; of loops, that they are closed and how many of their
   constraints are independent. usage: states_test FILE.sd ..., each with FILE.json beside it.
   Every file is tried as it is, and as the robot file that "rbgen import" makes of it.

   The one place where values go from one set of conventions to the other; the words for it are in
   generator/model/read/sd.c. With s the lengths along a free joint's pins P, v its point's velocity
   in its own axes R: v = R^T P ds/dt, dv/dt = R^T P d2s/dt2 - w x v.

   Reactions are those on the outboard body in its axes, tree joints first, then loops: the same in
   both. Where a linkage that moves in a plane is written in space, SD/FAST picks one of many: then
   only what is unique is compared, forces in the plane and moments about its normal. */
#include "../compare.h"
#include "model/clean.h"
#include "model/read/sd.h"
#include "model/write.h"

#include <cjson/cJSON.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 64 };
#define TOLERANCE 1e-9
#define CLOSED 1e-12 /* m, or 1 */
enum { MATRIX, ACCELERATIONS, LOADS, ERRORS, RANK, KINDS };

typedef double Matrix[3][3];

static void fail(const char *file, const char *what)
{
    fprintf(stderr, "states_test: %s: %s\n", file, what);
    exit(1);
}

static int numbers(const cJSON *state, const char *key, double *out, int most)
{
    int count = 0;
    const cJSON *item;
    cJSON_ArrayForEach(item, cJSON_GetObjectItem(state, key))
    {
        if (count == most)
            fail(key, "too many numbers");
        out[count++] = item->valuedouble;
    }
    return count;
}

static void rotation(const double e[4], Matrix R)
{
    double x = e[0], y = e[1], z = e[2], w = e[3];
    Matrix made = {{1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)},
                   {2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)},
                   {2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)}};
    memcpy(R, made, sizeof made);
}

static void inverse(Matrix A, Matrix B)
{
    double det = 0;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++) {
            int a = (i + 1) % 3, b = (i + 2) % 3, c = (j + 1) % 3, d = (j + 2) % 3;
            B[j][i] = A[a][c] * A[b][d] - A[a][d] * A[b][c];
            det += j == 0 ? A[i][0] * B[0][i] : 0;
        }
    for (int i = 0; i < 9; i++)
        B[i / 3][i % 3] /= det;
}

typedef struct {
    rbgen_Robot *arm;
    Description *robot;
    const Sd *sd;
    int n, nq; /* velocities, positions */
    int rank;  /* independent constraints */
    int moving[MOST];
    double S[MOST][MOST]; /* qd = S u, the same for all but free joints */
} Case;

static const SdJoint *sd_joint(const Case *test, const Joint *joint)
{
    for (int b = 0; b < test->sd->body_count; b++)
        if (joint->whole && strcmp(test->sd->bodies[b].name, joint->whole) == 0)
            return &test->sd->bodies[b].joint;
    fail(joint->name, "has no body");
    return NULL;
}

/* The pins of a free joint, as columns. */
static void pins_of(const Case *test, const Joint *joint, Matrix P)
{
    const SdJoint *from = sd_joint(test, joint);
    for (int k = 0; k < 3; k++) {
        double length = 0;
        for (int i = 0; i < 3; i++)
            length += from->pin[k].at[i].value * from->pin[k].at[i].value;
        for (int i = 0; i < 3; i++)
            P[i][k] = from->pin[k].at[i].value / sqrt(length);
    }
}

/* SD/FAST's q to ours, and S. */
static void positions(Case *test, const double *theirs, double *ours)
{
    int seen = 0, at = 0;
    for (int i = 0; i < test->n; i++)
        for (int j = 0; j < test->n; j++)
            test->S[i][j] = i == j;
    for (int i = 0; i < test->n; i++) {
        const Joint *joint = &test->robot->joints[test->moving[i]];
        if (!joint->run)
            ours[at++] = theirs[i];
        if (!joint->run || joint->part > 0)
            continue;
        int turn = i + joint->run - 3;
        double e[4] = {theirs[turn], theirs[turn + 1], theirs[turn + 2], theirs[test->n + seen++]};
        if (joint->run == 6) {
            Matrix P, R;
            pins_of(test, joint, P);
            rotation(e, R);
            for (int k = 0; k < 3; k++, at++) {
                ours[at] = 0;
                for (int j = 0; j < 3; j++) {
                    ours[at] += P[k][j] * theirs[i + j];
                    test->S[i + k][i + j] =
                        R[0][k] * P[0][j] + R[1][k] * P[1][j] + R[2][k] * P[2][j];
                }
            }
        }
        memcpy(ours + at, e, sizeof e);
        at += 4;
    }
}

/* out = S in, or S^T in where back. */
static void transform(const Case *test, bool back, const double *in, double *out)
{
    for (int i = 0; i < test->n; i++) {
        out[i] = 0;
        for (int j = 0; j < test->n; j++)
            out[i] += (back ? test->S[j][i] : test->S[i][j]) * in[j];
    }
}

/* Our forces for theirs: tau = S^T f, block by block. Our accelerations for theirs. */
static void per_free(const Case *test, const double *tau, const double *qd, const double *udot,
                     double *force, double *qdd)
{
    memcpy(force, tau, sizeof *force * (size_t)test->n);
    transform(test, false, udot, qdd);
    for (int i = 0; i < test->n; i++) {
        const Joint *joint = &test->robot->joints[test->moving[i]];
        if (joint->run != 6 || joint->part != 0)
            continue;
        Matrix A, B;
        const double *v = qd + i, *w = qd + i + 3;
        for (int k = 0; k < 9; k++)
            A[k % 3][k / 3] = test->S[i + k / 3][i + k % 3]; /* S^T */
        inverse(A, B);
        for (int k = 0; k < 3; k++) {
            force[i + k] = B[k][0] * tau[i] + B[k][1] * tau[i + 1] + B[k][2] * tau[i + 2];
            int a = (k + 1) % 3, b = (k + 2) % 3;
            qdd[i + k] -= w[a] * v[b] - w[b] * v[a];
        }
    }
}

static void call(Case *test, const char *function, const double *const *in, double *out)
{
    const void *inputs[4] = {in[0], in[1], in[2]};
    double lambda[MOST]; /* of accelerations: what closes the loops */
    if (rbgen_call(test->arm, function, inputs, (void *[]){out, lambda}))
        fail(function, rbgen_error(test->arm));
}

/* Whether component k of a wrench is the same for every solution: a mechanism with redundant
   constraints moves in a plane, whose normal its pins are. */
static bool is_unique(const Case *test, const cJSON *state, int k)
{
    int normal = 2;
    if (test->rank == cJSON_GetArraySize(cJSON_GetObjectItem(state, "perr")))
        return true;
    for (int b = 0; b < test->sd->body_count; b++) {
        const SdJoint *joint = &test->sd->bodies[b].joint;
        for (int i = 0; i < 3; i++)
            if (joint->pins != 1 ||
                (joint->pin[0].at[i].value != 0) != (i == normal && joint->kind->type == REVOLUTE))
                fail(test->sd->file, "is redundant, and not of pins along z");
    }
    return (k < 3) == (k % 3 != normal);
}

/* Rows of our reactions for those of the bodies that move by themselves, and of the loops. */
static double reactions_error(const Case *test, const cJSON *state, const double *w)
{
    double force[3 * MOST], torque[3 * MOST], found[6 * MOST], expected[6 * MOST];
    int count = 0, moving = 0, bodies = test->sd->body_count;
    numbers(state, "reaction_force", force, 3 * MOST);
    numbers(state, "reaction_torque", torque, 3 * MOST);
    if (test->sd->loop_count) { /* every body has a row */
        for (int b = 0; b < bodies + test->sd->loop_count; b++)
            for (int k = 0; k < 6; k++)
                if (is_unique(test, state, k)) {
                    found[count] = w[6 * b + k];
                    expected[count++] = k < 3 ? force[3 * b + k] : torque[3 * b + k - 3];
                }
        return relative_error(found, expected, count, 0);
    }
    for (int b = 0; b < bodies; b++) {
        moving += test->sd->bodies[b].joint.kind->freedoms > 0;
        int joint = description_find(test->robot, test->sd->bodies[b].name);
        for (int i = 0; i < test->n; i++)
            if (test->moving[i] == joint) {
                memcpy(found + count, w + 6 * i, 6 * sizeof *w);
                memcpy(expected + count, force + 3 * b, 3 * sizeof *w);
                memcpy(expected + count + 3, torque + 3 * b, 3 * sizeof *w);
                count += 6;
            }
    }
    if (count != 6 * moving)
        fail(test->sd->file, "has bodies without a row of reactions");
    return relative_error(found, expected, count, 0);
}

/* Of the loops: how far they are from closed, and whether as many constraints count. */
static void try_loops(Case *test, const cJSON *state, const double *q, double *worst)
{
    double e[MOST];
    call(test, "loop-errors", (const double *const[]){q, NULL, NULL}, e);
    for (int k = 0; k < test->rank; k++)
        worst[ERRORS] = larger_error(worst[ERRORS], fabs(e[k]));
    double off = fabs(test->rank - cJSON_GetObjectItem(state, "rank")->valuedouble);
    worst[RANK] = larger_error(worst[RANK], off);
}

static void try_state(Case *test, const cJSON *state, double *worst)
{
    static double M[MOST * MOST], Ms[MOST * MOST], expected[MOST * MOST], w[6 * MOST];
    double their_q[2 * MOST], q[2 * MOST], u[MOST], tau[MOST], udot[MOST], qd[MOST], qdd[MOST],
        force[MOST], found[MOST];
    int n = test->n;
    if (numbers(state, "q", their_q, 2 * MOST) != test->nq || numbers(state, "u", u, MOST) != n ||
        numbers(state, "tau", tau, MOST) != n || numbers(state, "udot", udot, MOST) != n ||
        numbers(state, "M", expected, MOST * MOST) != n * n)
        fail(test->robot->file, "has other coordinates than its states");
    positions(test, their_q, q);
    transform(test, false, u, qd);
    per_free(test, tau, qd, udot, force, qdd);
    call(test, "inertia-matrix", (const double *const[]){q, NULL, NULL}, M);
    for (int j = 0; j < n; j++) { /* S^T M S, by columns */
        double column[MOST], unit[MOST] = {0}, s[MOST];
        unit[j] = 1;
        transform(test, false, unit, s);
        for (int i = 0; i < n; i++) {
            column[i] = 0;
            for (int k = 0; k < n; k++)
                column[i] += M[i * n + k] * s[k];
        }
        transform(test, true, column, s);
        for (int i = 0; i < n; i++)
            Ms[i * n + j] = s[i];
    }
    worst[MATRIX] = larger_error(worst[MATRIX], relative_error(Ms, expected, n * n, 0));
    call(test, "forward-dynamics", (const double *const[]){q, qd, force}, found);
    worst[ACCELERATIONS] = larger_error(worst[ACCELERATIONS], relative_error(found, qdd, n, 0));
    const double *third = test->sd->loop_count ? force : qdd;
    call(test, "reactions", (const double *const[]){q, qd, third}, w);
    worst[LOADS] = larger_error(worst[LOADS], reactions_error(test, state, w));
    if (test->sd->loop_count)
        try_loops(test, state, q, worst);
}

/* The file itself, or as the text of a robot file; and code for it. */
static void load(Case *test, const char *file, bool imported)
{
    Text text = {0};
    const char *functions = "inertia-matrix,forward-dynamics,reactions,loop-errors";
    test->arm = rbgen_new();
    if (imported)
        write_clean(&text, test->robot);
    if ((imported ? rbgen_load_text(test->arm, text.data, text.length, "imported.json")
                  : rbgen_load(test->arm, file)) ||
        rbgen_set(test->arm, "functions", test->sd->loop_count ? functions : "im,fd,reactions") ||
        rbgen_set(test->arm, "effort", "0") || rbgen_compile(test->arm, NULL))
        fail(file, rbgen_error(test->arm));
    text_free(&text);
    const rbgen_Function *function;
    for (int k = 0; (function = rbgen_function(test->arm, k)); k++)
        if (strcmp(function->name, "loop-errors") == 0)
            test->rank = function->outputs[0].size;
}

static bool try_states(Case *test, const char *file, bool imported, const cJSON *root)
{
    double worst[KINDS] = {0};
    int count = 0;
    const cJSON *state;
    load(test, file, imported);
    cJSON_ArrayForEach(state, cJSON_GetObjectItem(root, "states"))
    {
        try_state(test, state, worst);
        count++;
    }
    bool good = count > 0 && worst[ERRORS] <= CLOSED && worst[RANK] == 0;
    for (int k = 0; k <= LOADS; k++)
        good = good && worst[k] <= TOLERANCE;
    const char *slash = strrchr(file, '/');
    printf("%-16s %-8s %2d states  M %.1e  qdd %.1e  reactions %.1e", slash ? slash + 1 : file,
           imported ? "imported" : "as is", count, worst[MATRIX], worst[ACCELERATIONS],
           worst[LOADS]);
    if (test->sd->loop_count)
        printf("  open by %.1e  rank %d%s", worst[ERRORS], test->rank,
               worst[RANK] == 0 ? "" : " (not theirs)");
    printf("%s\n", good ? "" : "  FAILED");
    rbgen_free(test->arm);
    return good;
}

static bool try_file(const char *file)
{
    Arena *arena = arena_new();
    size_t length;
    const Choice choice = {.snap = SNAP_BY_DIGITS};
    Case test = {0};
    char *text = file_read(arena, file, MAX_FILE_BYTES, &length);
    test.sd = sd_parts(arena, file, text);
    test.robot = sd_read(arena, file, text, length, &choice);
    for (int j = 0; j < test.robot->joint_count; j++)
        if (test.robot->joints[j].type != FIXED) {
            const Joint *joint = &test.robot->joints[j];
            if (test.n == MOST)
                fail(file, "too many joints");
            test.nq += 1 + (joint->run && joint->part == 0);
            test.moving[test.n++] = j;
        }
    char *states = arena_format(arena, "%.*s.json", (int)(strlen(file) - strlen(".sd")), file);
    cJSON *root = cJSON_Parse(file_read(arena, states, MAX_FILE_BYTES, &length));
    bool good = try_states(&test, file, false, root);
    good = try_states(&test, file, true, root) && good;
    cJSON_Delete(root);
    arena_free(arena);
    return good;
}

int main(int argc, char **argv)
{
    bool good = argc > 1;
    for (int i = 1; i < argc; i++)
        good = try_file(argv[i]) && good;
    return good ? 0 : 1;
}
