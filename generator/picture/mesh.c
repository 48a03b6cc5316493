/* mesh.c: STL files, which come from strangers: their names may not lead out of the folder, their
   sizes are bounded, and what is wrong with one costs no more than its picture. A mesh of many
   triangles is thinned out: points that fall into one cell of a grid become one, and what then has
   no area is gone; the grid is made coarser until few enough are left. */
#include "picture/looks.h"

#include "model/read/reader.h"

#include <fcntl.h>
#include <float.h>
#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { MOST_BYTES = 64 << 20, MOST_READ = 1000000, FINEST_GRID = 256 };

/* ---- the file ---- */

/* Whether no component of the path is .. */
static bool stays_below(const char *path)
{
    for (const char *at = path; at; at = strchr(at, '/')) {
        at += *at == '/';
        if (strncmp(at, "..", 2) == 0 && (at[2] == '/' || at[2] == '\0'))
            return false;
    }
    return true;
}

/* The folder's file of that name, by as much of its path as leads to one: behind package://, or
   without its first folders. NULL: none, or it is not really in the folder. */
static const char *find(Arena *arena, const char *folder, const char *name)
{
    char root[PATH_MAX], real[PATH_MAX];
    const char *scheme = strstr(name, "://");
    const char *path = scheme ? scheme + 3 : name;
    struct stat status;
    if (!stays_below(path) || !realpath(folder, root))
        return NULL;
    size_t length = strlen(root);
    for (; path; path = strchr(path, '/')) {
        path += strspn(path, "/");
        const char *there = arena_format(arena, "%s/%s", folder, path);
        if (*path && realpath(there, real) && strncmp(real, root, length) == 0 &&
            (real[length] == '/' || length == 1) && stat(real, &status) == 0 &&
            S_ISREG(status.st_mode))
            return arena_copy(arena, real);
    }
    return NULL;
}

static unsigned char *contents(Arena *arena, const char *path, size_t *length)
{
    struct stat status;
    int file = open(path, O_RDONLY | O_NONBLOCK);
    unsigned char *bytes = NULL;
    *length = 0;
    if (file >= 0 && fstat(file, &status) == 0 && S_ISREG(status.st_mode) &&
        status.st_size <= MOST_BYTES) {
        bytes = arena_alloc(arena, (size_t)status.st_size + 1);
        ssize_t got;
        while (*length < (size_t)status.st_size &&
               (got = read(file, bytes + *length, (size_t)status.st_size - *length)) > 0)
            *length += (size_t)got;
        bytes[*length] = '\0';
    }
    if (file >= 0)
        close(file);
    return bytes;
}

/* ---- triangles: nine numbers each ---- */

static float little_float(const unsigned char *at)
{
    unsigned bits =
        (unsigned)at[0] | (unsigned)at[1] << 8 | (unsigned)at[2] << 16 | (unsigned)at[3] << 24;
    float value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

static int read_binary(const unsigned char *bytes, size_t length, double *out)
{
    if (length < 84)
        return 0;
    size_t count = (size_t)bytes[80] | (size_t)bytes[81] << 8 | (size_t)bytes[82] << 16 |
                   (size_t)bytes[83] << 24;
    if (count > MOST_READ || length < 84 + 50 * count)
        return 0;
    for (size_t k = 0; k < count; k++)
        for (size_t i = 0; i < 9; i++)
            out[9 * k + i] = (double)little_float(bytes + 84 + 50 * k + 12 + 4 * i);
    return (int)count;
}

static int read_text(const char *text, double *out)
{
    int numbers = 0;
    while ((text = strstr(text, "vertex")) != NULL && numbers < 9 * MOST_READ) {
        text += strlen("vertex");
        for (int k = 0; k < 3; k++) {
            char *end;
            out[numbers++] = strtod(text, &end);
            if (end == text)
                return 0;
            text = end;
        }
    }
    return numbers / 9;
}

static int triangles(Arena *arena, const unsigned char *bytes, size_t length, double **out)
{
    size_t room = length / 18 + 2; /* "vertex 0 0 0", or 50 bytes: fewer triangles than that */
    *out = arena_array(arena, double, 9 * (room < MOST_READ + 2 ? room : MOST_READ + 2));
    int count = read_binary(bytes, length, *out);
    if (count == 0 && length > 5 && memcmp(bytes, "solid", 5) == 0)
        count = read_text((const char *)bytes, *out);
    for (int k = 0; k < 9 * count; k++)
        if (!(fabs((*out)[k]) < 1e6))
            return 0;
    return count;
}

/* ---- fewer of them ---- */

typedef struct {
    const double *corners;
    int count; /* triangles */
    double low[3], cell;
    int *slot; /* a table of points by cell, open addressing; -1: free */
    size_t slots;
    int (*key)[3];
} Grid;

static int point_at(Grid *grid, Mesh *mesh, const double *corner)
{
    int key[3];
    size_t hash = 0;
    for (int k = 0; k < 3; k++) {
        key[k] = (int)floor((corner[k] - grid->low[k]) / grid->cell);
        hash = hash * 1000003u + (size_t)key[k];
    }
    for (size_t at = hash * 2654435761u % grid->slots;; at = (at + 1) % grid->slots) {
        int found = grid->slot[at];
        if (found < 0) {
            found = grid->slot[at] = mesh->point_count++;
            memcpy(grid->key[found], key, sizeof key);
            memcpy(mesh->point[found], corner, sizeof mesh->point[found]);
            return found;
        }
        if (memcmp(grid->key[found], key, sizeof key) == 0)
            return found;
    }
}

/* On a grid; false: too many are left. */
static bool cluster(Grid *grid, Mesh *mesh)
{
    mesh->point_count = mesh->face_count = 0;
    for (size_t k = 0; k < grid->slots; k++)
        grid->slot[k] = -1;
    for (int k = 0; k < grid->count; k++) {
        int at[3];
        for (int c = 0; c < 3; c++)
            at[c] = point_at(grid, mesh, grid->corners + 9 * k + 3 * c);
        if (at[0] == at[1] || at[1] == at[2] || at[2] == at[0])
            continue;
        if (mesh->face_count == MOST_FACES)
            return false;
        memcpy(mesh->face[mesh->face_count++], at, sizeof at);
    }
    return true;
}

static void thin_out(Arena *arena, const double *corners, int count, Mesh *mesh)
{
    double high[3] = {-DBL_MAX, -DBL_MAX, -DBL_MAX}, size = 0;
    Grid grid = {corners, count, {DBL_MAX, DBL_MAX, DBL_MAX}, 0, NULL, 6 * (size_t)count + 7, NULL};
    for (int k = 0; k < 9 * count; k++) {
        grid.low[k % 3] = fmin(grid.low[k % 3], corners[k]);
        high[k % 3] = fmax(high[k % 3], corners[k]);
    }
    for (int k = 0; k < 3; k++)
        size = fmax(size, high[k] - grid.low[k]);
    grid.slot = arena_array(arena, int, grid.slots);
    grid.key = arena_alloc(arena, sizeof *grid.key * 3 * (size_t)count);
    mesh->point = arena_alloc(arena, sizeof *mesh->point * 3 * (size_t)count);
    mesh->face = arena_alloc(arena, sizeof *mesh->face * MOST_FACES);
    for (double fine = 16 * FINEST_GRID; fine >= 1; fine = floor(fine / 1.3)) {
        grid.cell = size > 0 ? size / fine * (1 + 1e-9) : 1;
        if (cluster(&grid, mesh))
            return;
    }
}

Mesh *mesh_read(Arena *arena, const char *folder, const char *name)
{
    const char *path = find(arena, folder, name);
    const char *shown = arena_copy(arena, show_text(name).text);
    size_t length;
    double *corners;
    if (!path) {
        warn("--meshes: %s is not in the folder and is left out", shown);
        return NULL;
    }
    const unsigned char *bytes = contents(arena, path, &length);
    int count = bytes ? triangles(arena, bytes, length, &corners) : 0;
    if (count == 0) {
        warn("--meshes: %s is no STL file of at most %d triangles and is left out", shown,
             MOST_READ);
        return NULL;
    }
    Mesh *mesh = arena_array(arena, Mesh, 1);
    thin_out(arena, corners, count, mesh);
    return mesh;
}
