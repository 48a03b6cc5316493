/* states_file.c: states from a CSV file (states.h). */
#include "evaluate/states.h"

#include "util/csv.h"

struct StatesFile {
    Csv *csv;
    Arena *arena;
    int inputs, n;
    int *column; /* of joint j of input k: column[k * n + j] */
    States states;
    int room;
};

StatesFile *states_open(Arena *arena, const char *path, const Function *function, int n)
{
    StatesFile *file = arena_alloc(arena, sizeof *file);
    *file = (StatesFile){.csv = csv_open(arena, path),
                         .arena = arena,
                         .inputs = function_input_count(function),
                         .n = n,
                         .states = {.n = n}};
    file->column = arena_array(arena, int, file->inputs *n);
    for (int k = 0; k < file->inputs; k++)
        for (int j = 0; j < n; j++) {
            const char *input = function->inputs[k];
            const char *head = arena_format(arena, "%s%d", input, j + 1);
            int column = csv_find(file->csv, head);
            if (column < 0)
                csv_fail(file->csv, -1, "column %s is missing; %s needs %s1 to %s%d", head,
                         function->name, input, input, n);
            file->column[k * n + j] = column;
        }
    return file;
}

States states_next(StatesFile *file, int most)
{
    States *states = &file->states;
    size_t n = (size_t)file->n;
    for (int k = 0; k < file->inputs && file->room == 0; k++) {
        states->value[k] = arena_array(file->arena, double, (size_t)most *n);
        states->width[k] = file->n;
    }
    file->room = most;
    for (states->count = 0; states->count < most && csv_next(file->csv); states->count++)
        for (int k = 0; k < file->inputs; k++)
            for (size_t j = 0; j < n; j++)
                states->value[k][(size_t)states->count * n + j] =
                    csv_number(file->csv, file->column[(size_t)k * n + j]);
    return *states;
}
