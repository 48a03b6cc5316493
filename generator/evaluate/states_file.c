/* states_file.c: states from a CSV file (states.h). */
#include "evaluate/states.h"

#include "util/csv.h"

struct StatesFile {
    Csv *csv;
    Arena *arena;
    int inputs;
    int *column[MAX_INPUTS]; /* of number j of input k: column[k][j] */
    States states;
    int room;
};

/* Number j of an input is called q1, and where it is a matrix, as outputs are, R_1_1, too. */
static int find_column(const StatesFile *file, const Input *input, int j)
{
    int column = csv_find(file->csv, arena_format(file->arena, "%s%d", input->name, j + 1));
    int across = input->size.of[1];
    if (column < 0 && across > 0)
        column = csv_find(file->csv, arena_format(file->arena, "%s_%d_%d", input->name,
                                                  j / across + 1, j % across + 1));
    return column;
}

StatesFile *states_open(Arena *arena, const char *path, const Function *function, Extent extent)
{
    StatesFile *file = arena_alloc(arena, sizeof *file);
    *file = (StatesFile){.csv = csv_open(arena, path),
                         .arena = arena,
                         .inputs = function_input_count(function),
                         .states = {.n = extent.dof,
                                    .positions = extent.positions,
                                    .links = extent.links,
                                    .prescribed = extent.prescribed}};
    for (int k = 0; k < file->inputs; k++) {
        const char *input = function->inputs[k];
        int width = file->states.width[k] = input_size(input, extent);
        file->column[k] = arena_array(arena, int, width);
        for (int j = 0; j < width; j++) {
            file->column[k][j] = find_column(file, input_find(input), j);
            if (file->column[k][j] < 0)
                csv_fail(file->csv, -1, "column %s%d is missing; %s needs %s1 to %s%d", input,
                         j + 1, function->name, input, input, width);
        }
    }
    return file;
}

States states_next(StatesFile *file, int most)
{
    States *states = &file->states;
    for (int k = 0; k < file->inputs && file->room == 0; k++)
        states->value[k] = arena_array(file->arena, double, (size_t)most *(size_t)states->width[k]);
    file->room = most;
    for (states->count = 0; states->count < most && csv_next(file->csv); states->count++)
        for (int k = 0; k < file->inputs; k++) {
            size_t width = (size_t)states->width[k];
            for (size_t j = 0; j < width; j++)
                states->value[k][(size_t)states->count * width + j] =
                    csv_number(file->csv, file->column[k][j]);
        }
    return *states;
}
