/* random_mechanism.c: random robot files with loops (random_robot.h).

   At zero all links' axes are parallel and all joints' places are known by adding their origins: a
   loop that is laid through a point as both its links see it is closed there, whatever else was
   drawn. Kinds: planar linkages, closed by pins, redundant as they are written in space; spatial
   chains of any joints, closed by any joint that leaves them a freedom; platforms on legs of
   universal joint, slide and ball. */
#include "evidence/random_robot.h"

#include "util/random.h"

#include <math.h>

enum { MOST = 40 };

typedef struct {
    Random random;
    Text *out;
    int count; /* joints so far */
    double at[MOST][3];
    int parent[MOST];
} Draw;

static double uniform(Draw *draw, double low, double high)
{
    return random_uniform(&draw->random, low, high);
}

static void numbers(Text *out, const char *name, const double *x)
{
    text_add(out, "\"%s\": [%.17g, %.17g, %.17g]", name, x[0], x[1], x[2]);
}

/* In the plane: anywhere, and not too near to zero. */
static void direction(Draw *draw, double *x)
{
    double length;
    do {
        length = 0;
        for (int k = 0; k < 3; k++) {
            x[k] = uniform(draw, -1, 1);
            length += x[k] * x[k];
        }
    } while (length < 0.1 || length > 1);
    for (int k = 0; k < 3; k++)
        x[k] /= sqrt(length);
}

static void link_of(Draw *draw, bool planar)
{
    double mass = uniform(draw, 0.5, 4), com[3], size = uniform(draw, 0.02, 0.2);
    for (int k = 0; k < 3; k++)
        com[k] = uniform(draw, -0.2, 0.2);
    double skew = planar ? 0 : 0.2 * size;
    text_add(draw->out, ",\n      \"link\": {\"mass\": %.17g, ", mass);
    numbers(draw->out, "com", com);
    text_add(draw->out,
             ", \"inertia\": {\"xx\": %.17g, \"yy\": %.17g, \"zz\": %.17g, \"xy\": %.17g}}}", size,
             1.2 * size, 0.9 * size, skew);
}

/* Where a link lies when drawn (-1: the base). */
static const double *place_of(const Draw *draw, int link)
{
    static const double base[3] = {0};
    return link < 0 ? base : draw->at[link];
}

/* A joint on a parent (-1: the base) at an offset; axes: what follows its type in the file. */
static int add_joint(Draw *draw, int parent, const double *offset, const char *type,
                     const char *axes, bool planar)
{
    int i = draw->count++;
    draw->parent[i] = parent;
    for (int k = 0; k < 3; k++)
        draw->at[i][k] = offset[k] + place_of(draw, parent)[k];
    text_add(draw->out, "%s\n    {\"name\": \"j%d\", \"type\": \"%s\", \"parent\": ", i ? "," : "",
             i + 1, type);
    text_add(draw->out, parent < 0 ? "\"base\"" : "\"j%d\"", parent + 1);
    text_add_string(draw->out, ", \"origin\": {");
    numbers(draw->out, "xyz", offset);
    text_add(draw->out, "}%s", axes);
    link_of(draw, planar);
    return i;
}

/* One end of a loop: the point as a link sees it. */
static void loop_end(Draw *draw, const char *name, int link, const double *point, const char *axes)
{
    double own[3];
    for (int k = 0; k < 3; k++)
        own[k] = point[k] - place_of(draw, link)[k];
    text_add(draw->out, "\"%s\": {\"link\": ", name);
    text_add(draw->out, link < 0 ? "\"base\", " : "\"j%d\", ", link + 1);
    numbers(draw->out, "xyz", own);
    text_add(draw->out, "%s}", axes);
}

static void add_loop(Draw *draw, bool first, const char *type, const char *axes, int from, int to,
                     const double *point)
{
    text_add(draw->out, "%s\n    {\"type\": \"%s\", ", first ? "" : ",", type);
    loop_end(draw, "from", from, point, axes);
    text_add_string(draw->out, ", ");
    loop_end(draw, "to", to, point, axes);
    text_add_string(draw->out, "}");
}

/* ---- planar: two chains from the base that meet; now and then a slide ---- */

static void planar(Draw *draw)
{
    static const char axis[] = ", \"axis\": [0, 0, 1]", along[] = ", \"axis\": [0.8, 0.6, 0]";
    int joints = 3 + random_pick(&draw->random, 2), left = joints - 1, slide = -1;
    if (random_chance(&draw->random, 0.3))
        slide = random_pick(&draw->random, left);
    int last = -1;
    for (int i = 0; i < left; i++) {
        double offset[3] = {i ? uniform(draw, 0.3, 0.6) : 0, i ? uniform(draw, -0.3, 0.5) : 0,
                            i ? uniform(draw, -0.1, 0.1) : 0};
        last = add_joint(draw, last, offset, i == slide ? "prismatic" : "revolute",
                         i == slide ? along : axis, true);
    }
    double ground[3] = {uniform(draw, 0.9, 1.3), uniform(draw, -0.4, -0.1), 0};
    int right = add_joint(draw, -1, ground, "revolute", axis, true);
    const double point[3] = {place_of(draw, last)[0] + uniform(draw, 0.3, 0.5),
                             place_of(draw, last)[1] + uniform(draw, -0.1, 0.3), 0};
    text_add_string(draw->out, "],\n  \"loops\": [");
    add_loop(draw, true, "revolute", axis, last, right, point);
}

/* ---- spatial: a chain of any joints, closed by one that leaves it a freedom ---- */

typedef struct {
    const char *type;
    int freedoms, axes;
} Kind;

static void axes_of(Draw *draw, const Kind *kind, char *out, size_t room)
{
    double x[3], y[3], z[3];
    direction(draw, x);
    direction(draw, y);
    double along = x[0] * y[0] + x[1] * y[1] + x[2] * y[2], length = 0;
    for (int k = 0; k < 3; k++) {
        y[k] -= along * x[k];
        length += y[k] * y[k];
    }
    length = sqrt(length);
    for (int k = 0; k < 3; k++)
        y[k] /= length;
    for (int k = 0; k < 3; k++)
        z[k] = x[(k + 1) % 3] * y[(k + 2) % 3] - x[(k + 2) % 3] * y[(k + 1) % 3];
    if (kind->axes == 0)
        snprintf(out, room, "%s", "");
    else if (kind->axes == 1)
        snprintf(out, room, ", \"axis\": [%.17g, %.17g, %.17g]", x[0], x[1], x[2]);
    else if (kind->axes == 2)
        snprintf(out, room, ", \"axes\": [[%.17g, %.17g, %.17g], [%.17g, %.17g, %.17g]]", x[0],
                 x[1], x[2], y[0], y[1], y[2]);
    else
        snprintf(out, room,
                 ", \"axes\": [[%.17g, %.17g, %.17g], [%.17g, %.17g, %.17g], [%.17g, %.17g, "
                 "%.17g]]",
                 x[0], x[1], x[2], y[0], y[1], y[2], z[0], z[1], z[2]);
}

static void spatial(Draw *draw)
{
    static const Kind kinds[] = {{"revolute", 1, 1},    {"revolute", 1, 1},  {"prismatic", 1, 1},
                                 {"cylindrical", 2, 1}, {"universal", 2, 2}, {"gimbal", 3, 3},
                                 {"planar", 3, 3},      {"spherical", 3, 0}};
    char axes[300];
    const Kind *closing = &kinds[random_pick(&draw->random, (int)COUNT(kinds))];
    int want = 7 - closing->freedoms + random_pick(&draw->random, 2), have = 0, last = -1;
    double point[3];
    while (have < want) { /* now and then a second chain takes part: two ends meet */
        const Kind *kind = &kinds[random_pick(&draw->random, (int)COUNT(kinds))];
        double offset[3];
        if (have + kind->freedoms > want + 1)
            continue;
        for (int k = 0; k < 3; k++)
            offset[k] = uniform(draw, -0.4, 0.5);
        axes_of(draw, kind, axes, sizeof axes);
        last = add_joint(draw, last, offset, kind->type, axes, false);
        have += kind->freedoms;
    }
    for (int k = 0; k < 3; k++)
        point[k] = place_of(draw, last)[k] + uniform(draw, 0.2, 0.5);
    axes_of(draw, closing, axes, sizeof axes);
    text_add_string(draw->out, "],\n  \"loops\": [");
    add_loop(draw, true, closing->type, axes, last, -1, point);
}

/* ---- platforms: six freedoms, a leg of universal joint, slide and ball takes none ---- */

static void platform(Draw *draw)
{
    int legs = 3 + random_pick(&draw->random, 2), rod[6];
    const double up[3] = {uniform(draw, -0.1, 0.1), uniform(draw, -0.1, 0.1),
                          uniform(draw, 0.8, 1)};
    char axis[120];
    double feet[6][3];
    int plate = add_joint(draw, -1, up, "free", "", false);
    for (int i = 0; i < legs; i++) {
        double turn = 2 * 3.14159265358979 * i / legs + uniform(draw, -0.3, 0.3);
        double top[3], along[3], none[3] = {0};
        feet[i][0] = 0.7 * cos(turn);
        feet[i][1] = 0.7 * sin(turn);
        feet[i][2] = uniform(draw, -0.05, 0.05);
        top[0] = up[0] + 0.35 * cos(turn + 0.4);
        top[1] = up[1] + 0.35 * sin(turn + 0.4);
        top[2] = up[2] + uniform(draw, -0.05, 0.05);
        for (int k = 0; k < 3; k++)
            along[k] = top[k] - feet[i][k];
        int foot =
            add_joint(draw, -1, feet[i], "universal", ", \"axes\": [[1, 0, 0], [0, 1, 0]]", false);
        snprintf(axis, sizeof axis, ", \"axis\": [%.17g, %.17g, %.17g]", along[0], along[1],
                 along[2]);
        rod[i] = add_joint(draw, foot, none, "prismatic", axis, false);
        for (int k = 0; k < 3; k++)
            feet[i][k] = top[k];
    }
    text_add_string(draw->out, "],\n  \"loops\": [");
    for (int i = 0; i < legs; i++)
        add_loop(draw, i == 0, "spherical", "", rod[i], plate, feet[i]);
}

void random_mechanism(Text *out, uint64_t seed)
{
    Draw draw = {.random = random_new(seed, "mechanism"), .out = out};
    double gravity[3];
    for (int k = 0; k < 3; k++)
        gravity[k] = uniform(&draw, -9.9, 9.9);
    text_add(out, "{\"rbgen\": 1, \"name\": \"mechanism_%llu\", ", (unsigned long long)seed);
    numbers(out, "gravity", gravity);
    text_add_string(out, ",\n  \"joints\": [");
    int kind = random_pick(&draw.random, 5);
    if (kind < 2)
        planar(&draw);
    else if (kind < 4)
        spatial(&draw);
    else
        platform(&draw);
    text_add_string(out, "]}\n");
}
