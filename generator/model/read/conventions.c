/* conventions.c: see conventions.h. */
#include "model/read/conventions.h"

#include "model/clean.h"
#include "model/pose.h"
#include "model/read/reader.h"

#include <math.h>
#include <string.h>

#define NEARLY_RIGHT 1e-4  /* rad: this near to a multiple of 90 degrees is worth a warning */
#define COULOMB_WIDTH 1e-3 /* rad/s or m/s: where no file says otherwise */

/* ---- angles ---- */

/* In quarters of a turn. */
static double nearest_right(Real angle, Real *off)
{
    const Real quarter = real_pi() / 2;
    double turns = nearbyint((double)(angle / quarter));
    *off = real_abs(angle - (Real)turns * quarter);
    return turns;
}

Real angle_snap(Real angle, Real snap, bool *is_right)
{
    enum { MOST_QUARTERS = 1000000 };
    Real off;
    double turns = nearest_right(angle, &off);
    bool right = off <= snap && fabs(turns) < MOST_QUARTERS;
    if (is_right)
        *is_right = right;
    return right ? (Real)turns * (real_pi() / 2) : angle;
}

void angle_judge(const Spot *spot, double value, Real angle, bool degrees, const char *unit)
{
    const double pi = (double)real_pi();
    Shown shown = show_number(value);
    Real off;
    nearest_right(angle, &off);
    if (off > (Real)ANGLE_ZERO && off <= (Real)NEARLY_RIGHT)
        warnings_about(spot->arena, spot->warnings, spot->file, spot->line, spot->path, (double)off,
                       "%s is nearly a multiple of 90 degrees, but not exactly; --snap 1e-4 "
                       "takes it as one",
                       shown.text);
    if (!degrees && fabs(value) > 2 * pi + NEARLY_RIGHT)
        warnings_about(spot->arena, spot->warnings, spot->file, spot->line, spot->path, fabs(value),
                       "%s radians are more than a turn; %s", shown.text, unit);
    double right = fabs(value) < 2 ? pi / 2 : pi;
    if (degrees && fabs(fabs(value) - right) < 1e-3)
        warnings_about(spot->arena, spot->warnings, spot->file, spot->line, spot->path, fabs(value),
                       "%s degrees look like radians, and %s", shown.text, unit);
}

/* ---- axes and tensors ---- */

bool axis_unit(const Real given[3], Real axis[3])
{
    Real largest = 0, square = 0;
    for (int i = 0; i < 3; i++)
        largest = real_larger(largest, given[i]);
    if (real_is_zero(largest))
        return false;
    for (int i = 0; i < 3; i++) {
        axis[i] = real_abs(given[i]) <= (Real)NUMBER_ZERO * largest ? 0 : given[i] / largest;
        square += axis[i] * axis[i];
    }
    Real length = real_sqrt(square);
    for (int i = 0; i < 3; i++)
        axis[i] /= length;
    return true;
}

const char *const tensor_names[TENSOR_ENTRIES] = {"xx", "yy", "zz", "xy", "xz", "yz"};
const int tensor_row[TENSOR_ENTRIES] = {0, 1, 2, 0, 0, 1};
const int tensor_column[TENSOR_ENTRIES] = {0, 1, 2, 1, 2, 2};

/* ---- joints ---- */

Joint joint_plain(const char *name, int parent)
{
    return (Joint){.name = name,
                   .type = FIXED,
                   .parent = parent,
                   .before = pose_identity(),
                   .axis = {0, 0, 1},
                   .after = pose_identity(),
                   .coulomb_width = (Real)COULOMB_WIDTH,
                   .lower = -(Real)DBL_MAX,
                   .upper = (Real)DBL_MAX,
                   .velocity_limit = (Real)DBL_MAX,
                   .effort_limit = (Real)DBL_MAX,
                   .gear_ratio = 1};
}

/* ---- files ---- */

static const char *base_name(const char *file)
{
    const char *slash = strrchr(file, '/');
    return slash ? slash + 1 : file;
}

const char *name_of_file(Arena *arena, const char *file)
{
    char *name = arena_copy(arena, base_name(file));
    char *point = strrchr(name, '.');
    if (point && point > name)
        *point = '\0';
    for (char *c = name; *c; c++)
        if (!strchr("0123456789_abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", *c))
            *c = '_';
    return *name ? name : "robot";
}

const char *source_of_file(Arena *arena, const char *format, const char *file)
{
    if (strcmp(file, "<stdin>") == 0)
        return format;
    char *source = arena_format(arena, "%s file %s", format, base_name(file));
    for (char *c = source; *c; c++)
        if (*c < 32 || *c > 126)
            *c = '_';
    return source;
}
