/* linear_test.c: systems with known answers: the Hilbert matrix's inverse of whole numbers, random
   systems put back in, ranks and null spaces of products, and what must be refused. */
#include "util/linear.h"
#include "util/random.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { MOST = 12 };
static const Real LIMIT = 1e-25;

static double binomial(int n, int k)
{
    double b = 1;
    for (int i = 1; i <= k; i++)
        b = b * (n - k + i) / i;
    return b;
}

/* 1/(i + j - 1); the inverse by Choi's formula, whole numbers up to 5e13 for n = 10. */
static void test_hilbert(void **state)
{
    (void)state;
    for (int n = 1; n <= 10; n++) {
        Real A[MOST * MOST], X[MOST * MOST];
        for (int k = 0; k < n * n; k++) {
            A[k] = (Real)1 / (k / n + k % n + 1);
            X[k] = k % (n + 1) == 0;
        }
        assert_true(linear_solve(n, A, n, X, LIMIT));
        for (int i = 1; i <= n; i++)
            for (int j = 1; j <= n; j++) {
                double b = binomial(i + j - 2, i - 1);
                double expected = ((i + j) % 2 ? -1 : 1) * (i + j - 1.0) *
                                  binomial(n + i - 1, n - j) * binomial(n + j - 1, n - i) * b * b;
                Real found = X[(i - 1) * n + j - 1];
                assert_true(real_abs(found - (Real)expected) <= 1e-18 * real_abs((Real)expected));
            }
    }
}

static void fill(Random *random, Real *values, int count)
{
    for (int k = 0; k < count; k++)
        values[k] = (Real)random_uniform(random, -1, 1);
}

static void test_put_back(void **state)
{
    (void)state;
    Random random = random_new(1, "linear");
    for (int round = 0; round < 200; round++) {
        int n = 1 + random_pick(&random, MOST), columns = 1 + random_pick(&random, 3);
        Real A[MOST * MOST], X[MOST * 3], B[MOST * 3];
        fill(&random, A, n * n);
        for (int r = 0; r < n; r++) /* rows of very different size */
            for (int c = 0; c < n; c++)
                A[r * n + c] *= r % 3 == 1 ? 1e12 : r % 3 == 2 ? 1e-12 : 1;
        fill(&random, X, n * columns);
        memset(B, 0, sizeof B);
        for (int r = 0; r < n; r++)
            for (int c = 0; c < columns; c++)
                for (int k = 0; k < n; k++)
                    B[r * columns + c] += A[r * n + k] * X[k * columns + c];
        assert_true(linear_solve(n, A, columns, B, LIMIT));
        for (int k = 0; k < n * columns; k++)
            assert_true(real_abs(B[k] - X[k]) <= 1e-26);
    }
}

/* A product of rows x rank by rank x columns has that rank; its free columns give its null space.
 */
static void test_rank(void **state)
{
    (void)state;
    Random random = random_new(2, "linear");
    for (int round = 0; round < 200; round++) {
        int rows = 1 + random_pick(&random, MOST), columns = 1 + random_pick(&random, MOST);
        int least = rows < columns ? rows : columns, rank = random_pick(&random, least + 1);
        Real L[MOST * MOST], R[MOST * MOST], A[MOST * MOST], reduced[MOST * MOST];
        int row_of[MOST];
        fill(&random, L, rows * rank);
        fill(&random, R, rank * columns);
        for (int k = 0; k < rows * columns; k++) {
            A[k] = 0;
            for (int j = 0; j < rank; j++)
                A[k] += L[k / columns * rank + j] * R[j * columns + k % columns];
        }
        memcpy(reduced, A, sizeof A);
        assert_int_equal(linear_reduce(rows, columns, columns, reduced, LIMIT, row_of), rank);
        for (int c = 0; c < columns; c++) {
            Real v[MOST] = {0};
            if (row_of[c] >= 0)
                continue;
            for (int k = 0; k < columns; k++)
                v[k] = k == c ? 1 : row_of[k] < 0 ? 0 : -reduced[row_of[k] * columns + c];
            for (int r = 0; r < rows; r++) {
                Real sum = 0;
                for (int k = 0; k < columns; k++)
                    sum += A[r * columns + k] * v[k];
                assert_true(real_abs(sum) <= 1e-24);
            }
        }
    }
}

static void test_refused(void **state)
{
    (void)state;
    Real X[2] = {1, 1}, singular[] = {1, 2, 2, 4}, zero[] = {0, 0, 1, 1};
    Real not_a_number[] = {(Real)NAN, 1, 1, 2}, regular[] = {0, 1, 1, 0};
    assert_false(linear_solve(2, singular, 1, X, LIMIT));
    assert_false(linear_solve(2, zero, 1, X, LIMIT));
    assert_false(linear_solve(2, not_a_number, 1, X, LIMIT));
    assert_true(linear_solve(2, regular, 1, X, LIMIT));
    X[0] = (Real)NAN;
    assert_false(linear_solve(2, regular, 1, X, LIMIT));
    assert_true(linear_solve(0, regular, 1, X, LIMIT));
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_hilbert),
                                       cmocka_unit_test(test_put_back), cmocka_unit_test(test_rank),
                                       cmocka_unit_test(test_refused)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
