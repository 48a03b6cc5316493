/* reference_stack_test.c: the numeric reference takes stack in proportion to the arm: six joints in
   a thread with 64 kB, which is what small systems give. Results are those of the main thread. */
#include "runtime/reference.h"

#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

enum { N = 6, STACK = 64 << 10 };

static ReferenceRobot robot;
static const RefReal q[N] = {0.3L, -0.7L, 1.1L, 0.2L, -1.3L, 0.9L};
static const RefReal qd[N] = {1, -2, 0.5L, 1.5L, -1, 0.7L};
static const RefReal tau[N] = {1, 2, 3, -1, -2, -3};

typedef struct {
    RefReal qdd[N], M[N * N], J[6 * N], Jb[6], e[2], R[9 * N], p[3 * N];
    int solved;
} Results;

static void *compute(void *into)
{
    Results *results = into;
    results->solved = reference_forward_dynamics(&robot, q, qd, tau, results->qdd);
    reference_inertia_matrix(&robot, q, results->M);
    reference_jacobian(&robot, q, results->J);
    reference_jacobian_bias(&robot, q, qd, results->Jb);
    reference_energy(&robot, q, qd, results->e);
    reference_frames(&robot, q, results->R, results->p);
    return NULL;
}

static void fill(void)
{
    robot.joint_count = robot.dof = N;
    robot.gravity[2] = -9.81L;
    for (int k = 0; k < 3; k++)
        robot.base.R[k][k] = robot.tool.R[k][k] = 1;
    for (int i = 0; i < N; i++) {
        ReferenceJoint *joint = &robot.joint[i];
        joint->parent = i - 1;
        joint->axis[i % 3] = 1;
        joint->mass = 2;
        joint->com[0] = 0.1L;
        for (int k = 0; k < 3; k++) {
            joint->before.R[k][k] = joint->after.R[k][k] = 1;
            joint->before.p[k] = 0.2L;
            joint->inertia[k][k] = 0.1L;
        }
    }
}

static void assert_same(const RefReal *a, const RefReal *b, int count)
{
    for (int k = 0; k < count; k++)
        assert_true(a[k] == b[k]); /* and not NaN */
}

static void test_small_stack(void **state)
{
    static Results here, there;
    pthread_t thread;
    pthread_attr_t attributes;
    (void)state;
    fill();
    compute(&here);
    pthread_attr_init(&attributes);
    assert_int_equal(pthread_attr_setstacksize(&attributes, STACK), 0);
    assert_int_equal(pthread_create(&thread, &attributes, compute, &there), 0);
    assert_int_equal(pthread_join(thread, NULL), 0);
    pthread_attr_destroy(&attributes);
    assert_int_equal(here.solved, -1);
    assert_int_equal(there.solved, -1);
    assert_same(here.qdd, there.qdd, N);
    assert_same(here.M, there.M, N * N);
    assert_same(here.J, there.J, 6 * N);
    assert_same(here.Jb, there.Jb, 6);
    assert_same(here.e, there.e, 2);
    assert_same(here.R, there.R, 9 * N);
    assert_same(here.p, there.p, 3 * N);
    assert_true(here.qdd[0] != 0 && here.M[0] > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_small_stack)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
