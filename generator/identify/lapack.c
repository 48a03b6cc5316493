/* lapack.c: see lapack.h. LAPACK is loaded when it is first needed: with what it is linked with,
   any command takes 2.8 ms to start instead of 1.2, and libquadmath makes every printf slower. */
#include "identify/lapack.h"

#include <string.h>

#ifdef RBGEN_LAPACK

#include <dlfcn.h>

typedef void Dgeqrf(const int *m, const int *n, double *a, const int *lda, double *tau,
                    double *work, const int *lwork, int *info);
typedef void Dgesvd(const char *jobu, const char *jobvt, const int *m, const int *n, double *a,
                    const int *lda, double *s, double *u, const int *ldu, double *vt,
                    const int *ldvt, double *work, const int *lwork, int *info, size_t, size_t);

/* What is loaded already is only counted once more. NULL: it is not there. */
static void *load(void)
{
    return dlopen(RBGEN_LAPACK, RTLD_NOW | RTLD_LOCAL);
}

void lapack_need(const char *command)
{
    if (!load())
        fail_job("%s: LAPACK does not load, install liblapack3: %s", command, dlerror());
}

static void *routine(const char *name)
{
    void *lapack = load(), *found = lapack ? dlsym(lapack, name) : NULL;
    if (!found)
        fail_job("LAPACK does not load: %s", dlerror());
    return found;
}

static void factorise(int rows, int columns, double *A, int height)
{
    enum { BLOCK = 32 };
    Dgeqrf *dgeqrf;
    *(void **)&dgeqrf = routine("dgeqrf_");
    int info, room = BLOCK * columns;
    double *work = memory_grow(NULL, (size_t)(room + columns + 1) * sizeof *work);
    dgeqrf(&rows, &columns, A, &height, work + room, work, &room, &info);
    memory_free(work);
    if (info)
        fail_job("LAPACK's dgeqrf answers %d", info);
}

void lapack_singular_values(int rows, int columns, double *A, double *values)
{
    Dgesvd *dgesvd;
    *(void **)&dgesvd = routine("dgesvd_");
    int info, one = 1, room = 5 * (rows + columns) + 32 * columns;
    double *work = memory_grow(NULL, (size_t)room * sizeof *work), none;
    dgesvd("N", "N", &rows, &columns, A, &rows, values, &none, &one, &none, &one, work, &room,
           &info, 1, 1);
    memory_free(work);
    if (info)
        fail_job("LAPACK's dgesvd answers %d", info);
}

#else

void lapack_need(const char *command)
{
    fail_job("%s: this rbgen was built without LAPACK: install liblapack-dev and build it again",
             command);
}

static void factorise(int rows, int columns, double *A, int height)
{
    (void)rows, (void)columns, (void)A, (void)height;
    lapack_need("rbgen");
}

void lapack_singular_values(int rows, int columns, double *A, double *values)
{
    (void)rows, (void)columns, (void)A, (void)values;
    lapack_need("rbgen");
}

#endif

static void clear_below(int rows, int columns, double *A, int height)
{
    for (int c = 0; c < columns; c++)
        for (int r = c + 1; r < rows; r++)
            A[c * height + r] = 0;
}

void lapack_triangle(int rows, int columns, double *A)
{
    factorise(rows, columns, A, rows);
    clear_below(rows, columns, A, rows);
}

/* ---- tall matrices ---- */

Triangle triangle_new(Arena *arena, int columns)
{
    Triangle triangle = {.columns = columns, .room = 4 * columns + 64};
    triangle.A = arena_array(arena, double, triangle_height(&triangle) * columns);
    return triangle;
}

int triangle_height(const Triangle *triangle)
{
    return triangle->columns + triangle->room;
}

static void fold(Triangle *triangle)
{
    int rows = triangle->columns + triangle->filled;
    if (triangle->filled == 0)
        return;
    factorise(rows, triangle->columns, triangle->A, triangle_height(triangle));
    clear_below(rows, triangle->columns, triangle->A, triangle_height(triangle));
    triangle->filled = 0;
}

void triangle_add(Triangle *triangle, const double *row, double weight)
{
    int height = triangle_height(triangle);
    if (triangle->filled == triangle->room)
        fold(triangle);
    for (int c = 0; c < triangle->columns; c++)
        triangle->A[c * height + triangle->columns + triangle->filled] = weight * row[c];
    triangle->filled++;
    triangle->rows++;
}

const double *triangle_factor(Triangle *triangle)
{
    fold(triangle);
    return triangle->A;
}

void triangle_join(Triangle *triangle, Triangle *other, double weight)
{
    const double *R = triangle_factor(other);
    int columns = triangle->columns, height = triangle_height(other);
    long rows = triangle->rows + other->rows;
    double *row = memory_grow(NULL, sizeof *row * (size_t)columns);
    for (int r = 0; r < columns; r++) {
        for (int c = 0; c < columns; c++)
            row[c] = R[c * height + r];
        triangle_add(triangle, row, weight);
    }
    memory_free(row);
    triangle->rows = rows;
}
