/* random_robot.c: see random_robot.h.

   The numbers are as robots have them: right angles and zeros half of the time, so that pruning is
   exercised; all three conventions; fixed joints, massless links, friction, rotors, tools, bases.
   Robots with massless links have rotors, so that the inertia matrix stays definite, unless they
   are odd. Every number is drawn in a statement of its own: the order in which C evaluates
   arguments is not defined, and the text is to be the same everywhere. */
#include "evidence/random_robot.h"

#include "util/random.h"

#include <math.h>

enum { MOST_SINGLES = 64 };

typedef struct {
    Random random;
    Random skew; /* of its own: robots that are not skewed stay as they were */
    Random runs; /* and so do those of single joints */
    Random rubs; /* and those whose friction is the same in both directions */
    RandomRobot kind;
    Text *out;
    bool origin, fixed, massless, rotors, several; /* several: joints of several freedoms */
    int joints, moving;
    int single[MOST_SINGLES], singles; /* the first joints that move by one number, for gears */
} Draw;

/* ---- numbers ---- */

static double uniform(Draw *draw, double low, double high)
{
    return random_uniform(&draw->random, low, high);
}

static bool chance(Draw *draw, double probability)
{
    return random_chance(&draw->random, probability);
}

static bool rarely(Draw *draw, double probability)
{
    return draw->kind.odd && chance(draw, probability);
}

static double length(Draw *draw)
{
    if (chance(draw, 0.5))
        return 0;
    double scale = rarely(draw, 0.1) ? pow(10, uniform(draw, -3, 1)) : 1;
    return scale * uniform(draw, -0.6, 0.6);
}

static double from_degrees(double angle)
{
    return angle * acos(-1.0) / 180;
}

/* How far axes are off that were meant to be parallel or square: the sine, in any direction. */
static double slant(Draw *draw)
{
    double size = pow(10, random_uniform(&draw->skew, -12, -6));
    return random_chance(&draw->skew, 0.5) ? size : -size;
}

/* Radians, as typed by people, or as other programs give them. */
static double skewed_angle(Draw *draw)
{
    static const double typed[] = {1.57,        -1.57,        1.5708, -1.5708, 3.1416,
                                   1.570796325, -1.570796325, 3.14,   3.14159, 0};
    double angle = typed[random_pick(&draw->skew, (int)COUNT(typed))];
    if (random_chance(&draw->skew, 0.5))
        return angle;
    return from_degrees(90 * random_pick(&draw->skew, 4)) + slant(draw);
}

static double degrees(Draw *draw)
{
    static const double right[] = {0, 90, -90, 180};
    if (draw->kind.skewed && random_chance(&draw->skew, 0.4))
        return skewed_angle(draw) * 180 / acos(-1.0);
    if (!chance(draw, 0.7))
        return uniform(draw, -180, 180);
    double exact = right[random_pick(&draw->random, 4)];
    if (rarely(draw, 0.05))
        return exact + pow(10, uniform(draw, -5.5, 0));
    return exact;
}

static double radians(Draw *draw)
{
    if (draw->kind.skewed && random_chance(&draw->skew, 0.4))
        return skewed_angle(draw);
    return from_degrees(degrees(draw));
}

static double positive(Draw *draw, double low, double high)
{
    double scale = rarely(draw, 0.1) ? pow(10, uniform(draw, -2, 1)) : 1;
    return scale * uniform(draw, low, high);
}

/* ---- parts of the file ---- */

static void vector(Draw *draw, const char *name, const double *x)
{
    text_add(draw->out, "\"%s\": [%.17g, %.17g, %.17g]", name, x[0], x[1], x[2]);
}

static void lengths(Draw *draw, double *x)
{
    for (int k = 0; k < 3; k++)
        x[k] = length(draw);
}

static void placement(Draw *draw, double scale)
{
    double xyz[3], rpy[3];
    lengths(draw, xyz);
    for (int k = 0; k < 3; k++)
        xyz[k] *= scale;
    for (int k = 0; k < 3; k++)
        rpy[k] = radians(draw);
    vector(draw, "xyz", xyz);
    text_add_string(draw->out, ", ");
    vector(draw, "rpy", rpy);
}

static void pose(Draw *draw, const char *name)
{
    text_add(draw->out, "\"%s\": {", name);
    placement(draw, 1);
    text_add_string(draw->out, "}");
}

/* Any of these principal moments and products is some body's; shifted to the origin, where the file
   says so. */
static void body(Draw *draw, bool massless)
{
    if (massless && chance(draw, 0.5))
        return;
    double mass = massless ? 0 : positive(draw, 0.5, 8), com[3] = {0};
    bool point = !massless && chance(draw, 0.1), about_origin = rarely(draw, 0.2);
    double size = massless || point ? 0 : positive(draw, 0.02, 0.3);
    double skew = chance(draw, 0.5) ? 0 : 0.2 * size;
    double yy = chance(draw, 0.3) ? size : 1.2 * size, zz = chance(draw, 0.3) ? size : 0.8 * size;
    double I[] = {size, yy, zz, skew, -0.7 * skew, 0.4 * skew};
    if (!massless)
        lengths(draw, com);
    if (about_origin) {
        double x = com[0], y = com[1], z = com[2];
        double shift[] = {y * y + z * z, x * x + z * z, x * x + y * y, -x * y, -x * z, -y * z};
        for (int k = 0; k < 6; k++)
            I[k] += mass * shift[k];
    }
    text_add(draw->out, ",\n      \"link\": {\"mass\": %.17g, ", mass);
    vector(draw, "com", com);
    text_add(draw->out,
             ", \"inertia\": {\"xx\": %.17g, \"yy\": %.17g, \"zz\": %.17g, \"xy\": %.17g, "
             "\"xz\": %.17g, \"yz\": %.17g}%s}",
             I[0], I[1], I[2], I[3], I[4], I[5],
             about_origin ? ", \"inertia_about\": \"origin\"" : "");
}

/* By direction, and larger at low speed. */
static void hard_friction(Draw *draw)
{
    double number[6];
    for (int k = 0; k < 6; k++)
        number[k] = random_uniform(&draw->rubs, 0, 1);
    bool skewed = random_chance(&draw->rubs, 0.6), begins = random_chance(&draw->rubs, 0.6);
    text_add(draw->out,
             ",\n      \"friction\": {\"viscous\": [%.17g, %.17g], \"coulomb\": ", number[0],
             random_chance(&draw->rubs, 0.5) ? number[0] : number[1]);
    if (skewed)
        text_add(draw->out, "[%.17g, %.17g]", number[2], -number[3]);
    else
        text_add(draw->out, "%.17g", number[2]);
    double most = fmax(number[2], number[3]);
    if (begins)
        text_add(draw->out, ", \"static\": [%.17g, %.17g], \"stribeck\": %.17g", most + number[4],
                 -most - number[5], pow(10, random_uniform(&draw->rubs, -1, 1)));
    text_add_string(draw->out, "}");
}

static void drive(Draw *draw, bool limited)
{
    if (draw->kind.odd && random_chance(&draw->rubs, 0.15)) {
        hard_friction(draw);
    } else if (chance(draw, 0.2)) {
        double viscous = uniform(draw, 0, 1);
        double coulomb = chance(draw, 0.5) ? 0 : uniform(draw, 0, 1);
        text_add(draw->out, ",\n      \"friction\": {\"viscous\": %.17g, \"coulomb\": %.17g",
                 viscous, coulomb);
        if (rarely(draw, 0.3))
            text_add(draw->out, ", \"coulomb_width\": %.17g", pow(10, uniform(draw, -4, 0)));
        text_add_string(draw->out, "}");
    }
    if (draw->rotors || chance(draw, 0.2)) {
        double ratio = uniform(draw, 1, 50), inertia = uniform(draw, 1e-3, 1e-2);
        text_add(draw->out,
                 ",\n      \"motor\": {\"resistance\": 1, \"torque_constant\": 1, "
                 "\"gear_ratio\": %.17g, \"rotor_inertia\": %.17g}",
                 rarely(draw, 0.1) ? -ratio : ratio, inertia);
    }
    if (limited && rarely(draw, 0.2)) {
        double lower = uniform(draw, -3, 1);
        text_add(draw->out, ",\n      \"limits\": {\"lower\": %.17g, \"upper\": %.17g}", lower,
                 lower + uniform(draw, 0, 3));
    }
}

static void place_by_origin(Draw *draw, bool moves)
{
    static const double axes[][3] = {{0, 0, 1}, {0, 1, 0}, {1, 0, 0}, {0, 0, -1}};
    double generic[3] = {0};
    pose(draw, "origin");
    if (!moves)
        return;
    text_add_string(draw->out, ", ");
    if (chance(draw, 0.7)) {
        const double *straight = axes[random_pick(&draw->random, 4)];
        bool slanted = draw->kind.skewed && random_chance(&draw->skew, 0.4);
        for (int k = 0; k < 3; k++)
            generic[k] = straight[k] != 0 || !slanted ? straight[k] : slant(draw);
        vector(draw, "axis", generic);
        return;
    }
    for (int k = 0; k < 3; k++)
        generic[k] = uniform(draw, k == 2 ? 0.1 : -1, 1);
    vector(draw, "axis", generic);
}

static void place_by_dh(Draw *draw)
{
    double a = length(draw), alpha = degrees(draw), d = length(draw);
    double theta = chance(draw, 0.6) ? 0 : degrees(draw);
    text_add(draw->out, "\"dh\": {\"a\": %.17g, \"alpha\": %.17g, \"d\": %.17g, \"theta\": %.17g}",
             a, alpha, d, theta);
}

/* A joint of several freedoms instead: its type, its axes, how many single joints it is. */
static const char *run(Draw *draw, const char **axes, int *moving)
{
    static const struct {
        const char *type, *axes;
        int moving;
    } runs[] = {{"cylindrical", ", \"axis\": [0.6, 0, 0.8]", 2},
                {"universal", ", \"axes\": [[1, 0, 0], [0, 1, 0]]", 2},
                {"gimbal", ", \"axes\": [[0, 0, 1], [0.6, 0.8, 0], [1, 0, 0]]", 3},
                {"planar", ", \"axes\": [[1, 0, 0], [0, 1, 0], [0, 0, 1]]", 3},
                {"spherical", "", 3},
                {"spherical", "", 3},
                {"free", "", 6}};
    int k = random_pick(&draw->runs, (int)COUNT(runs));
    *axes = runs[k].axes;
    *moving = runs[k].moving;
    return runs[k].type;
}

static void joint(Draw *draw, int i)
{
    enum { REVOLUTE, PRISMATIC, FIXED, CONTINUOUS };
    static const char *const types[] = {"revolute", "prismatic", "fixed", "continuous"};
    int type = REVOLUTE;
    if (!chance(draw, 0.7))
        type = chance(draw, 0.7)                  ? PRISMATIC
               : chance(draw, 0.5) && draw->fixed ? FIXED
                                                  : CONTINUOUS;
    if (type == FIXED && i == draw->joints - 1 && !draw->moving)
        type = REVOLUTE; /* one must move */
    const char *word = types[type], *axes = NULL;
    int moving = type != FIXED;
    if (draw->several && random_chance(&draw->runs, 0.4))
        word = run(draw, &axes, &moving);
    draw->moving += moving;
    if (type != FIXED && !axes && draw->singles < MOST_SINGLES)
        draw->single[draw->singles++] = i;
    text_add(draw->out, "%s\n    {\"name\": \"j%d\", \"type\": \"%s\", ", i ? "," : "", i + 1,
             word);
    if (draw->kind.tree && i > 0 && chance(draw, 0.4)) { /* else it hangs on the joint before */
        if (rarely(draw, 0.1))
            text_add_string(draw->out, "\"parent\": \"base\", ");
        else
            text_add(draw->out, "\"parent\": \"j%d\", ", 1 + random_pick(&draw->random, i));
    }
    if (draw->origin)
        place_by_origin(draw, type != FIXED && !axes);
    else
        place_by_dh(draw);
    text_add_string(draw->out, axes ? axes : "");
    body(draw, draw->massless && chance(draw, 0.4));
    if (type != FIXED || axes)
        drive(draw, type != CONTINUOUS && !axes);
    text_add_string(draw->out, "}");
}

static void tools(Draw *draw)
{
    int count = 1 + random_pick(&draw->random, 2);
    text_add_string(draw->out, ",\n \"tools\": [");
    for (int k = 0; k < count; k++) {
        text_add(draw->out, "%s\n    {\"name\": \"t%d\", \"joint\": \"j%d\", ", k ? "," : "", k + 1,
                 1 + random_pick(&draw->random, draw->joints));
        placement(draw, 1);
        text_add_string(draw->out, "}");
    }
    text_add_string(draw->out, "]");
}

/* The last joints follow those before them, at times one that follows others itself. */
static void gears(Draw *draw)
{
    Random random = random_new(draw->kind.seed, "gears");
    int count = 1 + random_pick(&random, 1 + draw->singles / 3), first = draw->singles - count;
    const int *single = draw->single;
    for (int k = 0; k < count && first > 0; k++) {
        text_add(draw->out, "%s\n    {\"terms\": {", k ? "," : ",\n \"gears\": [");
        int leader = random_pick(&random, first + k), other = random_pick(&random, first + k);
        text_add(draw->out, "\"j%d\": %.17g, ", single[leader] + 1, random_uniform(&random, -2, 2));
        if (other != leader && random_chance(&random, 0.3))
            text_add(draw->out, "\"j%d\": %.17g, ", single[other] + 1,
                     random_uniform(&random, -2, 2));
        text_add(draw->out, "\"j%d\": %g}, \"offset\": %.17g}", single[first + k] + 1,
                 random_chance(&random, 0.5) ? 1 : -0.5, random_uniform(&random, -1, 1));
    }
    text_add_string(draw->out, first > 0 ? "]" : "");
}

/* Motor i turns with joint i and with some before it: regular whatever the numbers are. */
static void coupling(Draw *draw)
{
    text_add_string(draw->out, ",\n \"coupling\": [");
    for (int i = 0; i < draw->moving; i++) {
        text_add(draw->out, "%s[", i ? ", " : "");
        for (int k = 0; k < draw->moving; k++) {
            bool turns = k == i || (k < i && chance(draw, 0.4));
            double ratio = !turns ? 0 : k == i ? uniform(draw, 0.5, 2) : uniform(draw, -1, 1);
            text_add(draw->out, "%s%.17g", k ? ", " : "", ratio);
        }
        text_add_string(draw->out, "]");
    }
    text_add_string(draw->out, "]");
}

void random_robot(Text *out, RandomRobot kind)
{
    static const char *const conventions[] = {"modified", "standard", "origin"};
    Draw draw = {.random = random_new(kind.seed, "robot"), .kind = kind, .out = out};
    draw.skew = random_new(kind.seed, "skew");
    draw.runs = random_new(kind.seed, "runs");
    draw.rubs = random_new(kind.seed, "rubs");
    if (kind.odd && random_chance(&draw.skew, 0.25))
        draw.kind.skewed = true;
    draw.joints = 1 + random_pick(&draw.random, kind.most_joints);
    int convention = kind.tree ? 2 : random_pick(&draw.random, 3);
    draw.origin = convention == 2;
    enum { MOST_RUNS = 12 }; /* of six joints each, and what comes of that takes its time */
    draw.several =
        kind.odd && draw.origin && draw.joints <= MOST_RUNS && random_chance(&draw.runs, 0.35);
    draw.fixed = chance(&draw, 0.3);
    draw.massless = chance(&draw, 0.3);
    draw.rotors = draw.massless && !rarely(&draw, 0.3);
    text_add(out, "{\"rbgen\": 1, \"name\": \"random_%llu\",\n", (unsigned long long)kind.seed);
    if (!draw.origin)
        text_add(out, " \"convention\": \"%s\", \"angle_unit\": \"deg\",\n",
                 conventions[convention]);
    if (chance(&draw, draw.kind.skewed ? 0.8 : 0.3)) {
        text_add_string(out, "\"base\": {");
        placement(&draw, draw.kind.skewed ? pow(10, random_uniform(&draw.skew, 0, 7)) : 1);
        text_add_string(out, "},\n");
    }
    if (chance(&draw, 0.5)) {
        double gravity[3];
        for (int k = 0; k < 2; k++)
            gravity[k] = 10 * length(&draw);
        gravity[2] = rarely(&draw, 0.1) ? 0 : uniform(&draw, -9.9, 9.9);
        vector(&draw, "gravity", gravity);
        text_add_string(out, ",\n");
    }
    text_add_string(out, " \"joints\": [");
    for (int i = 0; i < draw.joints; i++)
        joint(&draw, i);
    text_add_string(out, "]");
    if (chance(&draw, 0.4)) {
        text_add_string(out, ",\n ");
        pose(&draw, "tool");
    }
    if (rarely(&draw, 0.15))
        tools(&draw);
    if (rarely(&draw, 0.15) && !kind.geared) /* which do not go together */
        coupling(&draw);
    if (kind.geared)
        gears(&draw);
    text_add_string(out, "}\n");
}
