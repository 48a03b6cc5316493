/* loop_solve.c: the dependent rates of a mechanism from the others: A_d x = b.

   A_d is sparse: a loop knows the joints on its own two paths only. Rows and columns are put in an
   order in which A_d is block triangular, with blocks as small as they get; each is inverted by
   cofactors up to size 3, for which only its determinant must not vanish, and eliminated beyond,
   with pivots that are largest at the closed positions the closure was found at. */
#include "algorithm/loops.h"

#include <math.h>
#include <string.h>

typedef struct {
    int first, size; /* of the order */
    Expr *inverse;   /* size x size, or with late its adjugate */
    Expr late;       /* 1 / determinant, for who multiplies by it at last; ONE */
} Block;

struct LoopBlocks {
    int n;
    int *row, *column; /* orders: place k of them belongs together */
    Expr *A;           /* in that order */
    int block_count;
    Block *blocks;
};

/* ---- the order ---- */

typedef struct {
    int n;
    const Expr *A; /* by row and column */
    int *row_of;   /* column -> row that it is matched with, -1 */
    bool *seen;
    /* Tarjan */
    int *index, *low, *stack, top, next, *group, groups;
    bool *on;
} Search;

static bool filled(const Search *s, int row, int column)
{
    return !expr_is_zero(s->A[row * s->n + column]);
}

static bool match(Search *s, int row)
{
    for (int column = 0; column < s->n; column++) {
        if (!filled(s, row, column) || s->seen[column])
            continue;
        s->seen[column] = true;
        if (s->row_of[column] < 0 || match(s, s->row_of[column])) {
            s->row_of[column] = row;
            return true;
        }
    }
    return false;
}

/* Columns that need each other; those that need nothing else are found first. */
static void connect(Search *s, int column)
{
    s->index[column] = s->low[column] = ++s->next;
    s->stack[s->top++] = column;
    s->on[column] = true;
    for (int other = 0; other < s->n; other++) {
        if (!filled(s, s->row_of[column], other))
            continue;
        if (!s->index[other])
            connect(s, other);
        if (s->on[other] && s->low[other] < s->low[column])
            s->low[column] = s->low[other];
    }
    if (s->low[column] != s->index[column])
        return;
    int member;
    do {
        member = s->stack[--s->top];
        s->on[member] = false;
        s->group[member] = s->groups;
    } while (member != column);
    s->groups++;
}

/* ---- inverses ---- */

static Expr minor(const Expr *A, int n, int row, int column)
{
    Expr rest[4];
    int count = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            if (i != row && j != column)
                rest[count++] = A[i * n + j];
    return n == 1 ? ONE : n == 2 ? rest[0] : sub(mul(rest[0], rest[3]), mul(rest[1], rest[2]));
}

static void by_cofactors(Block *block, const Expr *A, bool early)
{
    int n = block->size;
    Expr determinant = ZERO;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            Expr m = minor(A, n, j, i);
            block->inverse[i * n + j] = (i + j) % 2 ? neg(m) : m;
        }
    for (int j = 0; j < n; j++)
        determinant = add(determinant, mul(A[j], block->inverse[j * n]));
    Expr share = expr_div(ONE, determinant);
    block->late = early ? ONE : share;
    for (int k = 0; early && k < n * n; k++)
        block->inverse[k] = mul(share, block->inverse[k]);
}

/* By Gauss and Jordan; the pivots' order is found in numbers. */
static void by_elimination(Block *block, Expr *A, double *numbers, int samples)
{
    int n = block->size;
    bool row_used[MAX_JOINTS] = {false}, column_used[MAX_JOINTS] = {false};
    int pivot_row[MAX_JOINTS], pivot_column[MAX_JOINTS];
    Expr *X = block->inverse;
    for (int k = 0; k < n * n; k++)
        X[k] = k % (n + 1) == 0 ? ONE : ZERO;
    for (int step = 0; step < n; step++) {
        int best_row = -1, best_column = -1;
        double best = -1;
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) {
                if (row_used[i] || column_used[j] || expr_is_zero(A[i * n + j]))
                    continue;
                double least = INFINITY;
                int fill = 0;
                for (int s = 0; s < samples; s++) {
                    const double *now = numbers + s * n * n;
                    double largest = 0;
                    for (int k = 0; k < n; k++)
                        largest = column_used[k] ? largest : fmax(largest, fabs(now[i * n + k]));
                    least = fmin(least, largest > 0 ? fabs(now[i * n + j]) / largest : 0);
                }
                for (int k = 0; k < n; k++)
                    fill += !expr_is_zero(A[i * n + k]) + !expr_is_zero(A[k * n + j]);
                double worth = fmin(least, 0.3) / (1 + 0.1 * fill);
                if (worth > best) {
                    best = worth;
                    best_row = i;
                    best_column = j;
                }
            }
        row_used[best_row] = column_used[best_column] = true;
        pivot_row[step] = best_row;
        pivot_column[step] = best_column;
        Expr share = expr_div(ONE, A[best_row * n + best_column]);
        for (int j = 0; j < n; j++) {
            A[best_row * n + j] = j == best_column ? ONE : mul(share, A[best_row * n + j]);
            X[best_row * n + j] = mul(share, X[best_row * n + j]);
        }
        for (int i = 0; i < n; i++) {
            Expr factor = A[i * n + best_column];
            if (i == best_row || expr_is_zero(factor))
                continue;
            for (int j = 0; j < n; j++) {
                A[i * n + j] =
                    j == best_column ? ZERO : sub(A[i * n + j], mul(factor, A[best_row * n + j]));
                X[i * n + j] = sub(X[i * n + j], mul(factor, X[best_row * n + j]));
            }
        }
        for (int s = 0; s < samples; s++) {
            double *now = numbers + s * n * n, pivot = now[best_row * n + best_column];
            for (int j = 0; j < n; j++)
                now[best_row * n + j] /= pivot;
            for (int i = 0; i < n; i++) {
                double factor = now[i * n + best_column];
                for (int j = 0; j < n && i != best_row; j++)
                    now[i * n + j] -= factor * now[best_row * n + j];
            }
        }
    }
    Arena *scratch = arena_new();
    Expr *sorted = arena_array(scratch, Expr, n * n); /* row of X that solves for each column */
    for (int step = 0; step < n; step++)
        memcpy(sorted + pivot_column[step] * n, X + pivot_row[step] * n, sizeof *X * (size_t)n);
    memcpy(X, sorted, sizeof *X * (size_t)(n * n));
    arena_free(scratch);
    block->late = ONE;
}

/* ---- all of it ---- */

static void order_blocks(Arena *arena, LoopBlocks *blocks, const Expr *A)
{
    int n = blocks->n;
    Search s = {.n = n,
                .A = A,
                .row_of = arena_array(arena, int, n),
                .seen = arena_array(arena, bool, n),
                .index = arena_array(arena, int, n),
                .low = arena_array(arena, int, n),
                .stack = arena_array(arena, int, n),
                .group = arena_array(arena, int, n),
                .on = arena_array(arena, bool, n)};
    for (int k = 0; k < n; k++)
        s.row_of[k] = -1;
    for (int row = 0; row < n; row++) {
        memset(s.seen, 0, sizeof *s.seen * (size_t)n);
        if (!match(&s, row))
            fail_job("a mechanism's constraints do not determine its dependent joints");
    }
    for (int column = 0; column < n; column++)
        if (!s.index[column])
            connect(&s, column);
    int place = 0;
    for (int group = 0; group < s.groups; group++) {
        Block *block = &blocks->blocks[blocks->block_count++];
        block->first = place;
        for (int column = 0; column < n; column++)
            if (s.group[column] == group) {
                blocks->column[place] = column;
                blocks->row[place++] = s.row_of[column];
            }
        block->size = place - block->first;
    }
}

/* What the block comes to at the closed positions that the closure was found at. */
static double *block_numbers(Arena *arena, const Robot *robot, const Expr *block, int count)
{
    const Closure *closure = robot->closure;
    int inputs = (int)graph_current->input_count;
    const double **given = arena_array(arena, const double *, inputs + 1);
    double *numbers = arena_array(arena, double, closure->samples *count);
    const double *nothing = arena_array(arena, double, MAX_POSITIONS);
    for (int s = 0; s < closure->samples; s++) {
        for (int k = 0; k < inputs; k++)
            given[k] = strcmp(graph_current->inputs[k], "q") == 0
                           ? closure->sample + s * robot->positions
                           : nothing;
        graph_evaluate(graph_current, given, block, count, numbers + s * count);
    }
    return numbers;
}

LoopBlocks *loop_blocks(Arena *arena, const Arm *arm, int n_columns, const Expr *A,
                        const int *columns, int count, bool early)
{
    const Robot *robot = arm->robot;
    const Closure *closure = robot->closure;
    LoopBlocks *blocks = arena_array(arena, LoopBlocks, 1);
    Expr *given = arena_array(arena, Expr, count * count);
    blocks->n = count;
    blocks->row = arena_array(arena, int, count);
    blocks->column = arena_array(arena, int, count);
    blocks->blocks = arena_array(arena, Block, count);
    blocks->A = arena_array(arena, Expr, count * count);
    for (int k = 0; k < count; k++)
        for (int j = 0; j < count; j++)
            given[k * count + j] = A[k * n_columns + columns[j]];
    order_blocks(arena, blocks, given);
    for (int i = 0; i < count; i++)
        for (int j = 0; j < count; j++)
            blocks->A[i * count + j] = given[blocks->row[i] * count + blocks->column[j]];
    for (int b = 0; b < blocks->block_count; b++) {
        Block *block = &blocks->blocks[b];
        int n = block->size, first = block->first;
        Expr *own = arena_array(arena, Expr, n * n);
        block->inverse = arena_array(arena, Expr, n * n);
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                own[i * n + j] = blocks->A[(first + i) * count + first + j];
        if (n <= 3) {
            by_cofactors(block, own, early);
            continue;
        }
        double *numbers = block_numbers(arena, robot, own, n * n);
        by_elimination(block, own, numbers, closure->samples);
    }
    return blocks;
}

static void apply(const Block *block, bool transposed, const Expr *b, Expr *x)
{
    int n = block->size;
    for (int i = 0; i < n; i++) {
        Expr sum = ZERO;
        for (int j = 0; j < n; j++)
            sum = add(sum, mul(block->inverse[transposed ? j * n + i : i * n + j], b[j]));
        x[i] = mul(block->late, sum);
    }
}

/* Columns of a block are needed by rows of later blocks only: the order of Tarjan's groups. */
void loop_blocks_solve(const LoopBlocks *blocks, const Expr *b, Expr *x)
{
    int n = blocks->n;
    Expr right[MAX_JOINTS], found[MAX_JOINTS];
    for (int k = 0; k < blocks->block_count; k++) {
        const Block *block = &blocks->blocks[k];
        for (int i = 0; i < block->size; i++) {
            right[i] = b[blocks->row[block->first + i]];
            for (int j = 0; j < block->first; j++)
                right[i] = sub(right[i], mul(blocks->A[(block->first + i) * n + j], found[j]));
        }
        apply(block, false, right, found + block->first);
    }
    for (int j = 0; j < n; j++)
        x[blocks->column[j]] = found[j];
}

void loop_blocks_solve_transposed(const LoopBlocks *blocks, const Expr *b, Expr *x)
{
    int n = blocks->n;
    Expr right[MAX_JOINTS], found[MAX_JOINTS];
    for (int k = blocks->block_count - 1; k >= 0; k--) {
        const Block *block = &blocks->blocks[k];
        int after = block->first + block->size;
        for (int i = 0; i < block->size; i++) {
            right[i] = b[blocks->column[block->first + i]];
            for (int j = after; j < n; j++)
                right[i] = sub(right[i], mul(blocks->A[j * n + block->first + i], found[j]));
        }
        apply(block, true, right, found + block->first);
    }
    for (int i = 0; i < n; i++)
        x[blocks->row[i]] = found[i];
}
