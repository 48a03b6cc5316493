/* library_test.c: librbgen through its public header and nothing else: what it gives, and how it
   fails. Built with the static and with the shared library. */
#include <rbgen.h>

#include <math.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static rbgen_Robot *loaded(const char *name)
{
    rbgen_Robot *robot = rbgen_new();
    assert_non_null(robot);
    assert_int_equal(rbgen_set(robot, "effort", "0"), RBGEN_DONE);
    assert_int_equal(rbgen_load(robot, name), RBGEN_DONE);
    assert_string_equal(rbgen_error(robot), "");
    return robot;
}

static void assert_wrong(rbgen_Robot *robot, int status, const char *says)
{
    assert_int_equal(status, RBGEN_WRONG);
    if (!strstr(rbgen_error(robot), says))
        fail_msg("\"%s\" does not mention \"%s\"", rbgen_error(robot), says);
}

/* ---- what it gives ---- */

static void test_description(void **state)
{
    (void)state;
    rbgen_Robot *robot = loaded("two_link");
    assert_string_equal(rbgen_version(), RBGEN_VERSION);
    assert_string_equal(rbgen_name(robot), "two_link");
    assert_int_equal(rbgen_dof(robot), 2);
    assert_non_null(rbgen_joint(robot, 1));
    assert_string_equal(rbgen_joint(robot, 0)->type, "revolute");
    assert_true(isinf(rbgen_joint(robot, 0)->upper) || rbgen_joint(robot, 0)->upper > 0);
    assert_null(rbgen_joint(robot, 2));
    assert_null(rbgen_joint(robot, -1));
    const rbgen_Function *function = rbgen_function(robot, 0);
    assert_string_equal(function->name, "inverse-dynamics");
    assert_string_equal(function->alias, "id");
    assert_string_equal(function->aliases, "id,rnea");
    assert_int_equal(function->input_count, 3);
    assert_string_equal(function->inputs[2].name, "qdd");
    assert_int_equal(function->inputs[2].size, 2);
    int count = 0, matrices = 0;
    for (; (function = rbgen_function(robot, count)); count++)
        for (int k = 0; k < function->output_count; k++) {
            const rbgen_Array *array = &function->outputs[k];
            assert_int_equal(array->rows * array->columns, array->size);
            matrices += array->columns > 1;
        }
    assert_true(count >= 11);
    assert_true(matrices >= 4);
    assert_string_equal(rbgen_algorithm(robot, "id", 0), "kane");
    int last = 0;
    while (rbgen_algorithm(robot, "inertia_matrix", last + 1))
        last++;
    assert_string_equal(rbgen_algorithm(robot, "inertia_matrix", last), "best");
    rbgen_free(robot);
}

static void test_payload_is_an_input(void **state)
{
    (void)state;
    rbgen_Robot *robot = loaded("two_link");
    assert_int_equal(rbgen_set(robot, "payload", "1"), RBGEN_DONE);
    const rbgen_Function *function = rbgen_function(robot, 0);
    assert_int_equal(function->input_count, 4);
    assert_string_equal(function->inputs[3].name, "payload");
    assert_int_equal(function->inputs[3].size, 10);
    assert_true(function->inputs[3].is_struct);
    double q[2] = {0.3, -0.4}, load[10] = {2, 0, 0, 0}, plain[2], none[2], loaded_torque[2];
    assert_int_equal(rbgen_set(robot, "functions", "gravity"), RBGEN_DONE);
    assert_int_equal(rbgen_compile(robot, NULL), RBGEN_DONE);
    double nothing[10] = {0};
    rbgen_call(robot, "gravity", (const void *[]){q, load}, (void *[]){loaded_torque});
    rbgen_call(robot, "gravity", (const void *[]){q, nothing}, (void *[]){none});
    assert_int_equal(rbgen_set(robot, "payload", NULL), RBGEN_DONE);
    assert_int_equal(rbgen_compile(robot, NULL), RBGEN_DONE);
    rbgen_call(robot, "gravity", (const void *[]){q}, (void *[]){plain});
    for (int i = 0; i < 2; i++)
        assert_true(fabs(plain[i] - none[i]) < 1e-12);
    assert_true(fabs(loaded_torque[0] - plain[0]) > 1e-3);
    rbgen_free(robot);
}

/* Torques for a motion, and the motion again from the torques: by every backend, one by one and in
   rows, in double and in float. */
static void check_round_trip(const char *backend, const char *real, double tolerance)
{
    enum { N = 6, ROWS = 5 };
    rbgen_Robot *robot = loaded("puma");
    bool single = strcmp(real, "float") == 0;
    assert_int_equal(rbgen_set(robot, "real", real), RBGEN_DONE);
    assert_int_equal(rbgen_set(robot, "functions", "id,fd"), RBGEN_DONE);
    if (rbgen_compile(robot, backend) == RBGEN_FAILED) { /* it is not installed, and says so */
        assert_true(strstr(rbgen_error(robot), backend) != NULL);
        rbgen_free(robot);
        return;
    }
    double wide[3][ROWS][N], back[ROWS][N];
    float narrow[3][ROWS][N], narrow_tau[ROWS][N], narrow_back[ROWS][N];
    double tau[ROWS][N];
    for (int k = 0; k < 3; k++)
        for (int r = 0; r < ROWS; r++)
            for (int i = 0; i < N; i++)
                narrow[k][r][i] = (float)(wide[k][r][i] = sin(1 + k + 3 * r + 7 * i));
    const void *motion[] = {single ? (void *)narrow[0] : wide[0],
                            single ? (void *)narrow[1] : wide[1],
                            single ? (void *)narrow[2] : wide[2]};
    const void *forces[] = {motion[0], motion[1], single ? (void *)narrow_tau : tau};
    void *out_tau[] = {single ? (void *)narrow_tau : tau};
    void *out_back[] = {single ? (void *)narrow_back : back};
    assert_int_equal(rbgen_call_rows(robot, "inverse-dynamics", ROWS, motion, NULL, out_tau, NULL),
                     0);
    assert_int_equal(rbgen_call_rows(robot, "fd", ROWS, forces, NULL, out_back, NULL), 0);
    for (int r = 0; r < ROWS; r++)
        for (int i = 0; i < N; i++) {
            double found = single ? (double)narrow_back[r][i] : back[r][i];
            assert_true(fabs(found - wide[2][r][i]) < tolerance);
        }
    if (!single) { /* every other state, and all at the first one's position */
        const size_t in[] = {0, 2 * sizeof wide[1][0], 2 * sizeof wide[2][0]};
        const size_t out[] = {2 * sizeof back[0]};
        double one[N];
        assert_int_equal(rbgen_call_rows(robot, "id", 2, motion, in, (void *[]){back}, out), 0);
        rbgen_call(robot, "id", (const void *[]){wide[0][0], wide[1][2], wide[2][2]},
                   (void *[]){one});
        assert_memory_equal(back[2], one, sizeof one);
        assert_memory_equal(back[0], tau[0], sizeof one);
        assert_memory_not_equal(one, tau[2], sizeof one);
    }
    if (!single) { /* the pointer is what was called */
        union {
            rbgen_Pointer plain;
            void (*typed)(const double *, const double *, const double *, double *);
        } pointer = {rbgen_pointer(robot, "inverse_dynamics")};
        double again[N];
        assert_non_null(pointer.plain);
        pointer.typed(wide[0][3], wide[1][3], wide[2][3], again);
        assert_memory_equal(again, tau[3], sizeof again);
    }
    rbgen_free(robot);
}

static void test_calls(void **state)
{
    (void)state;
    check_round_trip("tcc", "double", 1e-10);
    check_round_trip("cc", "double", 1e-10);
    check_round_trip("tcc", "float", 1e-2);
}

static void test_counts(void **state)
{
    (void)state;
    rbgen_Robot *robot = loaded("planar_3r");
    rbgen_Count best, kane;
    assert_int_equal(rbgen_count(robot, "id", NULL, &best), RBGEN_DONE);
    assert_int_equal(rbgen_count(robot, "inverse_dynamics", "kane", &kane), RBGEN_DONE);
    assert_int_equal(best.sincos, 3);
    assert_true(best.multiplications + best.additions < kane.multiplications + kane.additions);
    assert_wrong(robot, rbgen_count(robot, "id", "lin", &kane), "no algorithm \"lin\"");
    rbgen_free(robot);
}

static void test_text(void **state)
{
    (void)state;
    rbgen_Robot *robot = loaded("two_link"), *other = rbgen_new();
    const char *source, *header;
    assert_int_equal(rbgen_emit(robot, &source, &header, "arm.h"), RBGEN_DONE);
    assert_non_null(strstr(source, "#include \"arm.h\""));
    assert_non_null(strstr(header, "void two_link_inverse_dynamics("));
    static const char urdf[] =
        "<robot name='u'><link name='a'/><link name='b'><inertial><mass value='2'/><origin "
        "xyz='0.1 "
        "0 0'/><inertia ixx='1' iyy='1' izz='1' ixy='0' ixz='0' iyz='0'/></inertial></link><joint "
        "name='j' type='continuous'><parent link='a'/><child link='b'/><limit velocity='2' "
        "effort='3'/><axis xyz='0 1 0'/></joint>"
        "</robot>";
    assert_int_equal(rbgen_load_text(other, urdf, strlen(urdf), "u.urdf"), RBGEN_DONE);
    assert_string_equal(rbgen_joint(other, 0)->type, "continuous");
    assert_true(isinf(rbgen_joint(other, 0)->lower));
    assert_true(rbgen_joint(other, 0)->velocity == 2);
    assert_true(rbgen_joint(other, 0)->effort == 3);
    rbgen_free(robot);
    rbgen_free(other);
}

/* ---- how it fails ---- */

static void test_errors(void **state)
{
    (void)state;
    rbgen_Robot *robot = rbgen_new();
    const char *source;
    rbgen_Count count;
    double q[1] = {0};
    rbgen_free(NULL);
    assert_string_equal(rbgen_error(NULL), "out of memory");
    assert_wrong(robot, rbgen_emit(robot, &source, NULL, NULL), "rbgen_load");
    assert_null(source);
    assert_null(rbgen_function(robot, 0));
    assert_null(rbgen_algorithm(robot, "id", 0));
    assert_wrong(robot, rbgen_count(robot, "id", NULL, &count), "rbgen_load");
    assert_wrong(robot, rbgen_load(robot, "/nonexistent/arm.json"), "/nonexistent/arm.json");
    assert_wrong(robot, rbgen_load(robot, "pumma"), "did you mean \"puma\"");
    assert_wrong(robot, rbgen_load(robot, "-"), "standard input");
    assert_wrong(robot, rbgen_load(robot, NULL), "file");
    static const char text[] =
        "{\"rbgen\": 1,\n\"name\": \"x\", \"convention\": \"standard\",\n\"joints\": 7\n}";
    assert_wrong(robot, rbgen_load_text(robot, text, strlen(text), "x.json"), "x.json:3: joints");
    static const char broken[] = "<robot>\n<link</robot>";
    assert_wrong(robot, rbgen_load_text(robot, broken, strlen(broken), "x.urdf"), "x.urdf:2:");
    assert_wrong(robot, rbgen_set(robot, "efort", "1"), "did you mean \"effort\"");
    assert_wrong(robot, rbgen_set(robot, NULL, "1"), "no option");
    assert_wrong(robot, rbgen_set(robot, "effort", "7"), "0 to 3");
    assert_wrong(robot, rbgen_set(robot, "effort", "-1"), "whole number");
    assert_wrong(robot, rbgen_set(robot, "functions", "gravty"), "did you mean \"gravity\"");
    assert_wrong(robot, rbgen_set(robot, "real", "half"), "half");
    assert_wrong(robot, rbgen_set(robot, "payload", "yes"), "neither 0 nor 1");
    assert_wrong(robot, rbgen_set(robot, "cost", "1,2"), "three positive");
    assert_wrong(robot, rbgen_set(robot, "prefix", "int"), "int");
    assert_wrong(robot, rbgen_set(robot, "lanes", "3"), "lanes");
    assert_int_equal(rbgen_load(robot, "two_link"), RBGEN_DONE); /* after all that */
    assert_wrong(robot, rbgen_load(robot, "puma"), "already");
    assert_wrong(robot, rbgen_set(robot, "snap", "0.01"), "too late");
    assert_wrong(robot, rbgen_call(robot, "id", (const void *[]){q}, (void *[]){q}),
                 "rbgen_compile");
    assert_null(rbgen_pointer(robot, "id"));
    assert_wrong(robot, rbgen_compile(robot, "llvm"), "llvm");
    assert_int_equal(rbgen_set(robot, "functions", "gravity"), RBGEN_DONE);
    assert_int_equal(rbgen_compile(robot, NULL), RBGEN_DONE);
    assert_wrong(robot, rbgen_call(robot, "id", (const void *[]){q}, (void *[]){q}), "\"id\"");
    assert_null(rbgen_pointer(robot, "id"));
    assert_non_null(rbgen_pointer(robot, "gravity"));
    assert_wrong(robot, rbgen_emit(robot, &source, &source, "a/b.h"), "a/b.h");
    rbgen_free(robot);
}

/* Each weight is the one that was given: the head of the file says which. */
static void test_cost(void **state)
{
    (void)state;
    rbgen_Robot *robot = loaded("two_link");
    const char *source;
    assert_int_equal(rbgen_set(robot, "functions", "gravity"), RBGEN_DONE);
    assert_int_equal(rbgen_set(robot, "cost", "2,3,5"), RBGEN_DONE);
    assert_int_equal(rbgen_emit(robot, &source, NULL, NULL), RBGEN_DONE);
    assert_non_null(strstr(source, "--cost 2,3,5"));
    rbgen_free(robot);
}

/* What is compiled stays while options change, even wrongly. */
static void test_compiled_stays(void **state)
{
    (void)state;
    rbgen_Robot *robot = loaded("two_link");
    double q[2] = {0.5, 0.5}, before[2], after[2];
    assert_int_equal(rbgen_compile(robot, NULL), RBGEN_DONE);
    rbgen_call(robot, "gravity", (const void *[]){q}, (void *[]){before});
    assert_int_equal(rbgen_set(robot, "functions", "id"), RBGEN_DONE);
    assert_wrong(robot, rbgen_set(robot, "functions", "nothing"), "nothing");
    assert_wrong(robot, rbgen_compile(robot, "none"), "none");
    assert_int_equal(rbgen_call(robot, "gravity", (const void *[]){q}, (void *[]){after}), 0);
    assert_memory_equal(before, after, sizeof before);
    assert_int_equal(rbgen_compile(robot, NULL), RBGEN_DONE);
    assert_null(rbgen_pointer(robot, "gravity"));
    rbgen_free(robot);
}

static void test_warnings(void **state)
{
    (void)state;
    rbgen_Robot *robot = rbgen_new();
    static const char text[] =
        "{\"rbgen\": 1, \"name\": \"w\", \"convention\": \"standard\", \"gravity\": [0, 0, 0], "
        "\"joints\": [{\"name\": \"j\", \"type\": \"revolute\", \"dh\": {\"a\": 1, \"alpha\": 0, "
        "\"d\": 0, \"theta\": 0}, \"link\": {\"mass\": 1, \"com\": [-0.5, 0, 0]}}]}";
    int status = rbgen_load_text(robot, text, strlen(text), "w.json");
    if (status)
        fail_msg("%s", rbgen_error(robot));
    assert_non_null(rbgen_warning(robot, 0));
    assert_non_null(strstr(rbgen_warning(robot, 0), "w.json:1: gravity"));
    int count = 0;
    while (rbgen_warning(robot, count))
        count++;
    assert_null(rbgen_warning(robot, -1));
    rbgen_free(robot);
}

/* ---- rows and parameters ---- */

static void test_rows(void **state)
{
    (void)state;
    enum { STATES = 11 };
    typedef void Gravity(size_t, const double *, const double *, double *);
    rbgen_Robot *robot = loaded("two_link");
    assert_int_equal(rbgen_set(robot, "keep", "link2.mass"), RBGEN_DONE);
    assert_int_equal(rbgen_set(robot, "functions", "gravity"), RBGEN_DONE);
    assert_int_equal(rbgen_set(robot, "lanes", "8"), RBGEN_DONE);
    assert_int_equal(rbgen_set(robot, "rows", "1"), RBGEN_DONE);
    assert_null(rbgen_rows_pointer(robot, "gravity"));
    assert_int_equal(rbgen_params_size(robot), 0);
    assert_int_equal(rbgen_compile(robot, "cc"), RBGEN_DONE);
    const rbgen_Parameter *open = rbgen_open_parameter(robot, 0);
    assert_string_equal(open->name, "link2_mass");
    assert_int_equal(open->size, 1);
    assert_null(rbgen_open_parameter(robot, 1));
    double params[64], q[2 * STATES], rows[2 * STATES], one[2];
    assert_in_range(rbgen_params_size(robot), 1, 64);
    assert_int_equal(rbgen_params(robot, 1, &(double){2 * open->value[0]}, params), RBGEN_DONE);
    for (int k = 0; k < 2 * STATES; k++)
        q[k] = 0.1 * k;
    union {
        rbgen_Pointer pointer;
        Gravity *gravity;
    } found = {rbgen_rows_pointer(robot, "gravity")};
    assert_non_null(found.pointer);
    found.gravity(STATES, q, params, rows);
    for (int s = 0; s < STATES; s++) { /* the last ones come singly */
        const void *inputs[] = {q + 2 * s, params};
        assert_int_equal(rbgen_call(robot, "gravity", inputs, (void *[]){one}), RBGEN_DONE);
        assert_true(fabs(one[0] - rows[2 * s]) < 1e-13 && fabs(one[1] - rows[2 * s + 1]) < 1e-13);
    }
    rbgen_free(robot);
}

static void test_parameters(void **state)
{
    (void)state;
    rbgen_Robot *robot = loaded("planar_3r");
    int own = 0, base = 0;
    while (rbgen_own_parameter(robot, own))
        own++;
    for (const rbgen_Parameter *p; (p = rbgen_base_parameter(robot, base)); base++) {
        double sum = 0;
        for (int k = 0; k < own; k++)
            sum += p->of[k] * *rbgen_own_parameter(robot, k)->value;
        assert_true(fabs(sum - *p->value) < 1e-12);
    }
    assert_true(base > 0 && own >= 10 * rbgen_dof(robot) && base < own);
    assert_int_equal(rbgen_positions(robot), rbgen_dof(robot));
    assert_wrong(robot, rbgen_set(robot, "tip", "x"), "comes too late");
    assert_wrong(robot, rbgen_set(robot, "language", "cobol"), "none of");
    const char *source;
    assert_int_equal(rbgen_set(robot, "language", "python"), RBGEN_DONE);
    assert_int_equal(rbgen_emit(robot, &source, NULL, NULL), RBGEN_DONE);
    assert_non_null(strstr(source, "def gravity(q):"));
    rbgen_free(robot);
    /* others than C have no function that fills in what follows from what stays open */
    robot = loaded("ur5");
    assert_int_equal(rbgen_set(robot, "functions", "bias,forward-dynamics"), RBGEN_DONE);
    assert_int_equal(rbgen_set(robot, "keep", "gravity"), RBGEN_DONE);
    assert_int_equal(rbgen_set(robot, "effort", "0"), RBGEN_DONE);
    assert_int_equal(rbgen_set(robot, "language", "javascript"), RBGEN_DONE);
    assert_int_equal(rbgen_emit(robot, &source, NULL, NULL), RBGEN_DONE);
    assert_non_null(strstr(source, "params.gravity["));
    assert_null(strstr(source, "params.derived["));
    rbgen_free(robot);
    robot = loaded("gyroscope");
    assert_true(rbgen_positions(robot) > rbgen_dof(robot));
    int last = rbgen_dof(robot) - 1;
    assert_int_equal(rbgen_joint(robot, last)->position +
                         (rbgen_joint(robot, last)->quaternion ? 4 : 1),
                     rbgen_positions(robot));
    assert_non_null(rbgen_base_parameter(robot, 0));
    rbgen_free(robot);
}

/* ---- threads, each with its own robot; some of them fail all the time ---- */

static void *work(void *argument)
{
    static const char *const names[] = {"planar_3r", "two_link", "no such robot", "gantry"};
    const char *name = names[(uintptr_t)argument % 4];
    uintptr_t wrong = 0;
    for (int round = 0; round < 5; round++) {
        rbgen_Robot *robot = rbgen_new();
        double q[8] = {0.1, 0.2, 0.3}, g[8];
        const char *source;
        bool fails = strchr(name, ' ') != NULL;
        wrong += rbgen_set(robot, "effort", round % 2 ? "1" : "0") != RBGEN_DONE;
        wrong += (rbgen_load(robot, name) != RBGEN_DONE) != fails;
        wrong += (rbgen_emit(robot, &source, NULL, NULL) != RBGEN_DONE) != fails;
        wrong += (rbgen_compile(robot, NULL) != RBGEN_DONE) != fails;
        wrong += (rbgen_call(robot, "gravity", (const void *[]){q}, (void *[]){g}) != 0) != fails;
        wrong += fails != (rbgen_error(robot)[0] != '\0');
        rbgen_free(robot);
    }
    return (void *)wrong;
}

static void test_threads(void **state)
{
    (void)state;
    enum { THREADS = 8 };
    pthread_t threads[THREADS];
    for (uintptr_t i = 0; i < THREADS; i++)
        assert_int_equal(pthread_create(&threads[i], NULL, work, (void *)i), 0);
    for (int i = 0; i < THREADS; i++) {
        void *wrong;
        pthread_join(threads[i], &wrong);
        assert_null(wrong);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_description), cmocka_unit_test(test_payload_is_an_input),
        cmocka_unit_test(test_calls),       cmocka_unit_test(test_counts),
        cmocka_unit_test(test_text),        cmocka_unit_test(test_errors),
        cmocka_unit_test(test_cost),        cmocka_unit_test(test_compiled_stays),
        cmocka_unit_test(test_warnings),    cmocka_unit_test(test_threads),
        cmocka_unit_test(test_rows),        cmocka_unit_test(test_parameters),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
