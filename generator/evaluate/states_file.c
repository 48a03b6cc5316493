/* states_file.c: states from a CSV file (states.h). */
#include "evaluate/many.h"

#include "util/csv.h"

struct StatesFile {
    Csv *csv;
    Arena *arena;
    int inputs;
    int *column[MAX_INPUTS]; /* of number j of input k: column[k][j] */
    bool *wanted;            /* of a column */
    States states;
    CsvLine *lines; /* of these states; of those that have been read the text is NULL */
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
    file->wanted = arena_array(arena, bool, file->csv->count);
    for (int k = 0; k < file->inputs; k++) {
        const char *input = function->inputs[k];
        int width = file->states.width[k] = input_size(input, extent);
        file->column[k] = arena_array(arena, int, width);
        for (int j = 0; j < width; j++) {
            file->column[k][j] = find_column(file, input_find(input), j);
            if (file->column[k][j] < 0)
                csv_fail(file->csv, -1, "column %s%d is missing; %s needs %s1 to %s%d", input,
                         j + 1, function->name, input, input, width);
            file->wanted[file->column[k][j]] = true;
        }
    }
    return file;
}

static double *number_at(const StatesFile *file, int state, int k, int j)
{
    size_t width = (size_t)file->states.width[k];
    return &file->states.value[k][(size_t)state * width + (size_t)j];
}

static void read_piece(void *data, int begin, int end)
{
    const StatesFile *file = data;
    double numbers[CSV_MOST_COLUMNS];
    for (int s = begin; s < end; s++) {
        if (!csv_numbers(file->csv, file->lines[s].text, file->wanted, numbers))
            continue;
        file->lines[s].text = NULL;
        for (int k = 0; k < file->inputs; k++)
            for (int j = 0; j < file->states.width[k]; j++)
                *number_at(file, s, k, j) = numbers[file->column[k][j]];
    }
}

/* What is left, in order: the first mistake of the file is the one that is told. */
static void read_closely(StatesFile *file, int state)
{
    csv_split(file->csv, &file->lines[state]);
    for (int k = 0; k < file->inputs; k++)
        for (int j = 0; j < file->states.width[k]; j++)
            *number_at(file, state, k, j) = csv_number(file->csv, file->column[k][j]);
}

States states_next(StatesFile *file, int most, int threads)
{
    States *states = &file->states;
    if (!file->lines) {
        file->lines = arena_array(file->arena, CsvLine, most);
        for (int k = 0; k < file->inputs; k++)
            states->value[k] =
                arena_array(file->arena, double, (size_t)most *(size_t)states->width[k]);
    }
    states->count = csv_lines(file->csv, file->lines, most);
    spread(threads, states->count, read_piece, file);
    for (int s = 0; s < states->count; s++)
        if (file->lines[s].text)
            read_closely(file, s);
    return *states;
}
