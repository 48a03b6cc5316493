/* states.c: see states.h. */
#include "command/states.h"

#include "util/random.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- random ---- */

static double one_value(Random *random, const Link *link, const char *input)
{
    const Joint *joint = link->joint;
    double lower = link->type == REVOLUTE ? -3.141592653589793 : -1, upper = -lower;
    if (joint->has_limits && joint->lower > -1e6 && joint->upper < 1e6) {
        lower = (double)joint->lower;
        upper = (double)joint->upper;
    }
    if (strcmp(input, "q") == 0)
        return random_uniform(random, lower, upper);
    if (strcmp(input, "qd") == 0)
        return random_uniform(random, -3, 3);
    return random_uniform(random, -10, 10);
}

States states_random(Arena *arena, const Robot *robot, const Function *function, int count,
                     unsigned long seed)
{
    States states = {.n = robot->n, .count = count};
    for (int k = 0; k < function_input_count(function); k++) {
        /* Every input array has its own stream, so that q is the same for all functions. */
        Random random = random_new(seed, function->inputs[k]);
        states.value[k] = arena_array(arena, double, count * robot->n);
        for (int i = 0; i < count * robot->n; i++)
            states.value[k][i] =
                one_value(&random, &robot->links[i % robot->n], function->inputs[k]);
    }
    return states;
}

/* ---- CSV ---- */

enum { MAX_CSV_COLUMNS = 4096 };
static const size_t MAX_CSV = (size_t)1 << 30;

/* Which input array and joint a column head names; false for any other column. */
static bool match_column(const Function *function, int n, const char *head, size_t length,
                         int *input, int *joint)
{
    for (int k = 0; k < function_input_count(function); k++) {
        size_t name = strlen(function->inputs[k]);
        if (length <= name || memcmp(head, function->inputs[k], name) != 0)
            continue;
        char *end;
        long number = strtol(head + name, &end, 10);
        if (head[name] >= '1' && head[name] <= '9' && end == head + length && number <= n) {
            *input = k;
            *joint = (int)number - 1;
            return true;
        }
    }
    return false;
}

static size_t cell_length(const char *at)
{
    return strcspn(at, ",\r\n");
}

States states_read(Arena *arena, const char *path, const Function *function, int n)
{
    size_t length;
    char *text = file_read(arena, path, MAX_CSV, &length);
    if (memchr(text, '\0', length))
        fail_input("%s: is not a CSV file", path);
    int inputs = function_input_count(function);
    int *target = arena_array(arena, int, MAX_CSV_COLUMNS); /* input * n + joint + 1; 0: ignored */
    bool *seen = arena_array(arena, bool, inputs *n);
    int columns = 0;
    char *at = text;
    for (;;) {
        size_t cell = cell_length(at), begin = strspn(at, " \t");
        size_t width = cell > begin ? cell - begin : 0;
        int input, joint;
        if (columns == MAX_CSV_COLUMNS)
            fail_input("%s:1: more than %d columns", path, MAX_CSV_COLUMNS);
        if (match_column(function, n, at + begin, width, &input, &joint)) {
            if (seen[input * n + joint])
                fail_input("%s:1: column %s%d is there twice", path, function->inputs[input],
                           joint + 1);
            seen[input * n + joint] = true;
            target[columns] = input * n + joint + 1;
        }
        columns++;
        at += cell;
        if (*at != ',')
            break;
        at++;
    }
    for (int i = 0; i < inputs * n; i++)
        if (!seen[i])
            fail_input("%s:1: column %s%d is missing; %s needs %s1 to %s%d", path,
                       function->inputs[i / n], i % n + 1, function->name, function->inputs[i / n],
                       function->inputs[i / n], n);

    States states = {.n = n};
    /* A row has its end, commas, and a digit at least for each number: memory follows from the
       file's size, whatever is in it. */
    size_t rows = strlen(at) / (size_t)(columns + inputs * n) + 1;
    for (int k = 0; k < inputs; k++)
        states.value[k] = arena_array(arena, double, rows *(size_t)n);
    for (int line = 2; *at; line++) {
        at += strspn(at, "\r");
        if (*at == '\n')
            at++;
        if (!*at || *at == '\n' || *at == '\r')
            continue;
        for (int column = 0; column < columns; column++) {
            size_t cell = cell_length(at);
            if (target[column]) {
                char *end;
                double value = strtod(at, &end);
                if (end == at || (size_t)(end + strspn(end, " \t") - at) != cell ||
                    !isfinite(value))
                    fail_input("%s:%d: column %d: \"%.*s\" is not a number", path, line, column + 1,
                               (int)(cell < 40 ? cell : 40), at);
                int k = (target[column] - 1) / n, joint = (target[column] - 1) % n;
                states.value[k][(size_t)states.count * (size_t)n + (size_t)joint] = value;
            }
            at += cell;
            if (column + 1 < columns) {
                if (*at != ',')
                    fail_input("%s:%d: has %d columns, the first line has %d", path, line,
                               column + 1, columns);
                at++;
            }
        }
        if (*at == ',')
            fail_input("%s:%d: has more columns than the first line", path, line);
        states.count++;
    }
    return states;
}
