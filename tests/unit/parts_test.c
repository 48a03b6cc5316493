/* parts_test.c: links built from parts. Shapes against Gauss quadrature over a map from the unit
   cube onto the solid, which shares no formula with model/parts.c; composed links against the
   parallel-axis theorem written out in long double. */
#include "model/parts.h"

#include <float.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static Arena *arena;
static const double PI = 3.14159265358979323846;

static int setup(void **state)
{
    (void)state;
    arena = arena_new();
    return 0;
}

static int teardown(void **state)
{
    (void)state;
    arena_free(arena);
    return 0;
}

/* The first joint of a robot whose first link is {"parts": parts}. */
static const Joint *parse(const char *parts)
{
    const char *text = arena_format(arena,
                                    "{\"rbgen\":1,\"name\":\"r\",\"convention\":\"modified\","
                                    "\"joints\":[{\"type\":\"revolute\",\"dh\":{},"
                                    "\"link\":{\"parts\":%s}}]}",
                                    parts);
    FailTrap trap;
    if (setjmp(trap.jump)) {
        fail_msg("%s", trap.message);
        return NULL;
    }
    fail_trap(&trap);
    Description *robot = description_parse(arena, "test.json", text, strlen(text), ANGLE_SNAP);
    fail_trap(NULL);
    return &robot->joints[0];
}

static const Joint *parse_sections(const char *sections)
{
    return parse(arena_format(arena, "[{\"sections\":[%s]}]", sections));
}

/* ---- maps from the unit cube ---- */

typedef void Map(const double u[3], double r[3]);

static void box(const double u[3], double r[3])
{
    const double size[3] = {0.3, 0.7, 1.1};
    for (int i = 0; i < 3; i++)
        r[i] = (u[i] - 0.5) * size[i];
}

static void ring(const double u[3], double inner, double outer, double from, double to, double r[3])
{
    double radius = inner + u[0] * (outer - inner), angle = from + u[1] * (to - from);
    r[0] = radius * cos(angle);
    r[1] = radius * sin(angle);
}

static void cylinder(const double u[3], double r[3])
{
    ring(u, 0, 0.4, 0, 2 * PI, r);
    r[2] = (u[2] - 0.5) * 0.9;
}

static void half_cylinder(const double u[3], double r[3])
{
    ring(u, 0, 0.4, 0, PI, r); /* y >= 0 */
    r[2] = (u[2] - 0.5) * 0.9;
}

static void tube(const double u[3], double r[3])
{
    ring(u, 0.25, 0.4, 0, 2 * PI, r);
    r[2] = (u[2] - 0.5) * 0.9;
}

static void cone(const double u[3], double r[3])
{
    ring(u, 0, 0.4 * (1 - u[2]), 0, 2 * PI, r); /* base at z = 0 */
    r[2] = u[2] * 0.9;
}

static void sphere(const double u[3], double r[3])
{
    double radius = 0.6 * u[0], latitude = (u[2] - 0.5) * PI;
    const double flat[3] = {1, u[1], 0};
    ring(flat, 0, radius * cos(latitude), 0, 2 * PI, r);
    r[2] = radius * sin(latitude);
}

static void triangle(const double u[3], double apex, double r[3])
{
    r[0] = u[1] * apex + (1 - u[1]) * u[0] * 0.5;
    r[1] = u[1] * 0.8;
    r[2] = (u[2] - 0.5) * 0.3;
}

static void prism(const double u[3], double r[3])
{
    triangle(u, 0, r);
}

static void leaning_prism(const double u[3], double r[3])
{
    triangle(u, -0.35, r);
}

static const struct {
    const char *json; /* without density and placement */
    Map *map;
} shapes[] = {
    {"\"shape\":\"box\",\"size\":[0.3,0.7,1.1]", box},
    {"\"shape\":\"cylinder\",\"radius\":0.4,\"length\":0.9", cylinder},
    {"\"shape\":\"half-cylinder\",\"radius\":0.4,\"length\":0.9", half_cylinder},
    {"\"shape\":\"tube\",\"outer_radius\":0.4,\"inner_radius\":0.25,\"length\":0.9", tube},
    {"\"shape\":\"cone\",\"radius\":0.4,\"length\":0.9", cone},
    {"\"shape\":\"sphere\",\"radius\":0.6", sphere},
    {"\"shape\":\"prism\",\"base\":0.5,\"height\":0.8,\"length\":0.3", prism},
    {"\"shape\":\"prism\",\"base\":0.5,\"height\":0.8,\"length\":0.3,\"apex\":-0.35",
     leaning_prism},
};

/* ---- quadrature ---- */

enum { POINTS = 20 };
static double node[POINTS], weight[POINTS]; /* Gauss-Legendre on [0, 1], by Newton's method */

static void find_nodes(void)
{
    for (int k = 0; k < POINTS; k++) {
        double x = cos(PI * (k + 0.75) / (POINTS + 0.5)), slope = 1;
        for (int round = 0; round < 50; round++) {
            double p = 1, before = 0;
            for (int j = 1; j <= POINTS; j++) {
                double next = ((2 * j - 1) * x * p - (j - 1) * before) / j;
                before = p;
                p = next;
            }
            slope = POINTS * (x * p - before) / (x * x - 1);
            x -= p / slope;
        }
        node[k] = (1 + x) / 2;
        weight[k] = 1 / ((1 - x * x) * slope * slope);
    }
}

/* |det| of the map's derivative, by differences: the quadrature need not know the geometry. */
static double stretch(Map *map, const double u[3])
{
    double d[3][3];
    const double h = 1e-5;
    for (int i = 0; i < 3; i++) {
        double low[3] = {u[0], u[1], u[2]}, high[3] = {u[0], u[1], u[2]}, a[3], b[3];
        low[i] -= h;
        high[i] += h;
        map(low, a);
        map(high, b);
        for (int k = 0; k < 3; k++)
            d[k][i] = (b[k] - a[k]) / (2 * h);
    }
    return fabs(d[0][0] * (d[1][1] * d[2][2] - d[1][2] * d[2][1]) -
                d[0][1] * (d[1][0] * d[2][2] - d[1][2] * d[2][0]) +
                d[0][2] * (d[1][0] * d[2][1] - d[1][1] * d[2][0]));
}

typedef struct {
    double mass, com[3], inertia[3][3];
} Moments;

static void turn(const double rpy[3], double R[3][3])
{
    double a = rpy[0], b = rpy[1], c = rpy[2];
    const double rows[3][3] = {
        {cos(c) * cos(b), cos(c) * sin(b) * sin(a) - sin(c) * cos(a),
         cos(c) * sin(b) * cos(a) + sin(c) * sin(a)},
        {sin(c) * cos(b), sin(c) * sin(b) * sin(a) + cos(c) * cos(a),
         sin(c) * sin(b) * cos(a) - cos(c) * sin(a)},
        {-sin(b), cos(b) * sin(a), cos(b) * cos(a)},
    };
    memcpy(R, rows, sizeof rows);
}

/* Placed by xyz and rpy, density 1. */
static Moments integrate(Map *map, const double xyz[3], const double rpy[3])
{
    double R[3][3], second[3][3] = {{0}};
    Moments out = {0};
    turn(rpy, R);
    for (int i = 0; i < POINTS * POINTS * POINTS; i++) {
        int a = i % POINTS, b = i / POINTS % POINTS, c = i / POINTS / POINTS;
        const double u[3] = {node[a], node[b], node[c]};
        double own[3], r[3], m = weight[a] * weight[b] * weight[c] * stretch(map, u);
        map(u, own);
        out.mass += m;
        for (int k = 0; k < 3; k++) {
            r[k] = xyz[k] + R[k][0] * own[0] + R[k][1] * own[1] + R[k][2] * own[2];
            out.com[k] += m * r[k];
        }
        for (int k = 0; k < 3; k++)
            for (int l = 0; l < 3; l++)
                second[k][l] += m * r[k] * r[l];
    }
    for (int k = 0; k < 3; k++)
        out.com[k] /= out.mass;
    for (int k = 0; k < 3; k++)
        for (int l = 0; l < 3; l++)
            second[k][l] -= out.mass * out.com[k] * out.com[l];
    double trace = second[0][0] + second[1][1] + second[2][2];
    for (int k = 0; k < 3; k++)
        for (int l = 0; l < 3; l++)
            out.inertia[k][l] = (k == l ? trace : 0) - second[k][l];
    return out;
}

static void assert_joint(const Joint *joint, const Moments *wanted, double tolerance)
{
    double scale = wanted->inertia[0][0] + wanted->inertia[1][1] + wanted->inertia[2][2];
    assert_true(fabs((double)joint->mass / wanted->mass - 1) < tolerance);
    for (int i = 0; i < 3; i++) {
        assert_true(fabs((double)joint->com[i] - wanted->com[i]) < tolerance);
        for (int j = 0; j < 3; j++)
            assert_true(fabs((double)joint->inertia[i][j] - wanted->inertia[i][j]) <
                        tolerance * scale);
    }
}

static void test_shapes_own_axes(void **state)
{
    (void)state;
    const double none[3] = {0, 0, 0};
    for (size_t i = 0; i < COUNT(shapes); i++) {
        Moments wanted = integrate(shapes[i].map, none, none);
        const Joint *joint =
            parse_sections(arena_format(arena, "{%s,\"density\":1}", shapes[i].json));
        assert_joint(joint, &wanted, 1e-8);
    }
}

static void test_shapes_placed(void **state)
{
    (void)state;
    const double xyz[3] = {0.3, -0.2, 0.5}, rpy[3] = {0.4, -0.7, 1.1};
    for (size_t i = 0; i < COUNT(shapes); i++) {
        Moments wanted = integrate(shapes[i].map, xyz, rpy);
        const Joint *joint = parse_sections(arena_format(
            arena, "{%s,\"density\":1,\"at\":{\"xyz\":[0.3,-0.2,0.5],\"rpy\":[0.4,-0.7,1.1]}}",
            shapes[i].json));
        assert_joint(joint, &wanted, 1e-8);
    }
}

/* A section in a part: first the part's placement, then the section's as seen from there. */
static void test_nested_placement(void **state)
{
    (void)state;
    const double quarter[3] = {0, 0, PI / 2}, at[3] = {1 - 0.5, 0.25, 0.1};
    Moments wanted = integrate(cone, at, quarter);
    const Joint *joint =
        parse(arena_format(arena,
                           "[{\"at\":{\"xyz\":[1,0,0],\"rpy\":[0,0,%.17g]},\"sections\":[{%s,"
                           "\"density\":1,\"at\":{\"xyz\":[0.25,0.5,0.1]}}]}]",
                           PI / 2, shapes[4].json));
    assert_joint(joint, &wanted, 1e-8);
    assert_true(joint->inertia[0][1] == 0); /* exact, for the angle is snapped */
    assert_true(joint->inertia[0][0] == joint->inertia[1][1]);
}

static void test_mass_instead_of_density(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT(shapes); i++) {
        const Joint *dense =
            parse_sections(arena_format(arena, "{%s,\"density\":1}", shapes[i].json));
        const Joint *heavy = parse_sections(arena_format(arena, "{%s,\"mass\":8}", shapes[i].json));
        assert_true(heavy->mass == 8);
        for (int k = 0; k < 3; k++) {
            double ratio = (double)(heavy->inertia[k][k] / dense->inertia[k][k] * dense->mass / 8);
            assert_true(fabs(ratio - 1) < 1e-15);
        }
    }
}

/* ---- several together ---- */

static const char composed[] =
    "[{\"name\":\"frame\",\"at\":{\"xyz\":[0.1,0.2,-0.3],\"rpy\":[0.3,0.1,-0.5]},\"sections\":["
    "{\"shape\":\"box\",\"size\":[0.3,0.2,0.1],\"density\":2700},"
    "{\"shape\":\"cylinder\",\"radius\":0.03,\"length\":0.1,\"density\":-2700,"
    "\"at\":{\"xyz\":[0.05,0,0]}},"
    "{\"shape\":\"cone\",\"radius\":0.1,\"length\":0.2,\"mass\":1.5,\"at\":{\"rpy\":[0,1,0]}}]},"
    "{\"sections\":[{\"shape\":\"half-cylinder\",\"radius\":0.1,\"length\":0.3,\"density\":7800,"
    "\"at\":{\"xyz\":[0,0,0.4],\"rpy\":[1,0,0]}},"
    "{\"shape\":\"prism\",\"base\":0.1,\"height\":0.2,\"length\":0.3,\"apex\":0.02,"
    "\"density\":1000},"
    "{\"shape\":\"sphere\",\"radius\":0.05,\"mass\":0.7,\"at\":{\"xyz\":[-0.2,0,0]}}]},"
    "{\"name\":\"sleeve\",\"at\":{\"xyz\":[0,1,0]},\"sections\":[{\"shape\":\"tube\","
    "\"outer_radius\":0.1,\"inner_radius\":0.08,\"length\":0.5,\"density\":7800}]}]";

typedef struct {
    long double mass, first[3], about_origin[3][3];
} Sums;

static void sums_add(Sums *sums, const MassProperties *body)
{
    long double m = (long double)body->mass, c[3], square = 0;
    for (int i = 0; i < 3; i++) {
        c[i] = (long double)body->com[i];
        square += c[i] * c[i];
    }
    sums->mass += m;
    for (int i = 0; i < 3; i++) {
        sums->first[i] += m * c[i];
        for (int j = 0; j < 3; j++)
            sums->about_origin[i][j] +=
                (long double)body->inertia[i][j] + m * ((i == j ? square : 0) - c[i] * c[j]);
    }
}

static void assert_sums(const Sums *sums, const MassProperties *body)
{
    Moments wanted = {.mass = (double)sums->mass};
    long double c[3], square = 0;
    for (int i = 0; i < 3; i++) {
        c[i] = sums->first[i] / sums->mass;
        square += c[i] * c[i];
        wanted.com[i] = (double)c[i];
    }
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            wanted.inertia[i][j] = (double)(sums->about_origin[i][j] -
                                            sums->mass * ((i == j ? square : 0) - c[i] * c[j]));
    Joint joint = {.mass = body->mass};
    memcpy(joint.com, body->com, sizeof joint.com);
    memcpy(joint.inertia, body->inertia, sizeof joint.inertia);
    assert_joint(&joint, &wanted, 1e-12);
}

static void test_parallel_axes(void **state)
{
    (void)state;
    const Joint *joint = parse(composed);
    const Parts *parts = joint->parts;
    assert_int_equal(parts->count, 3);
    assert_string_equal(parts->parts[0].name, "frame");
    assert_string_equal(parts->parts[1].name, "part2");
    assert_string_equal(parts->parts[1].sections[2].name, "section3");
    assert_string_equal(parts->parts[2].sections[0].shape, "tube");
    Sums all = {0}, of_parts = {0};
    for (int k = 0; k < parts->count; k++) {
        const Part *part = &parts->parts[k];
        Sums own = {0};
        for (int s = 0; s < part->section_count; s++) {
            sums_add(&own, &part->sections[s].body);
            sums_add(&all, &part->sections[s].body);
        }
        assert_sums(&own, &part->body);
        sums_add(&of_parts, &part->body);
    }
    assert_sums(&all, &parts->body);
    assert_sums(&of_parts, &parts->body);
    assert_true(joint->mass == parts->body.mass);
    assert_true(joint->com[1] == parts->body.com[1]);
    assert_true(joint->inertia[1][2] == parts->body.inertia[1][2]);
}

/* A hole makes a tube of a cylinder, two halves make a whole, two prisms a box. */
static void assert_same(const char *sections, const char *others)
{
    const Joint *a = parse_sections(sections), *b = parse_sections(others);
    assert_true(fabs((double)(a->mass / b->mass - 1)) < 1e-30);
    for (int i = 0; i < 3; i++) {
        assert_true(fabs((double)(a->com[i] - b->com[i])) < 1e-30);
        for (int j = 0; j < 3; j++)
            assert_true(fabs((double)(a->inertia[i][j] - b->inertia[i][j])) < 1e-28);
    }
}

static void test_same_bodies(void **state)
{
    (void)state;
    assert_same("{\"shape\":\"cylinder\",\"radius\":0.5,\"length\":2,\"density\":3,"
                "\"at\":{\"xyz\":[1,2,3],\"rpy\":[1,2,3]}},"
                "{\"shape\":\"cylinder\",\"radius\":0.25,\"length\":2,\"density\":-3,"
                "\"at\":{\"xyz\":[1,2,3],\"rpy\":[1,2,3]}}",
                "{\"shape\":\"tube\",\"outer_radius\":0.5,\"inner_radius\":0.25,\"length\":2,"
                "\"density\":3,\"at\":{\"xyz\":[1,2,3],\"rpy\":[1,2,3]}}");
    assert_same("{\"shape\":\"half-cylinder\",\"radius\":0.5,\"length\":2,\"density\":3},"
                "{\"shape\":\"half-cylinder\",\"radius\":0.5,\"length\":2,\"density\":3,"
                "\"at\":{\"rpy\":[0,0,3.141592653589793]}}",
                "{\"shape\":\"cylinder\",\"radius\":0.5,\"length\":2,\"density\":3}");
    assert_same("{\"shape\":\"prism\",\"base\":2,\"height\":1,\"length\":0.5,\"density\":3,"
                "\"at\":{\"xyz\":[-1,-0.5,0]}},"
                "{\"shape\":\"prism\",\"base\":2,\"height\":1,\"length\":0.5,\"density\":3,"
                "\"at\":{\"xyz\":[1,0.5,0],\"rpy\":[0,0,3.141592653589793]}}",
                "{\"shape\":\"box\",\"size\":[2,1,0.5],\"density\":3}");
}

/* Symmetric links have exact zeros, so that they prune. */
static void test_exact_zeros(void **state)
{
    (void)state;
    const Joint *joint =
        parse_sections("{\"shape\":\"box\",\"size\":[0.1,0.2,0.3],\"density\":2700,"
                       "\"at\":{\"xyz\":[0.1,0.7,0]}},"
                       "{\"shape\":\"tube\",\"outer_radius\":0.1,\"inner_radius\":0.07,"
                       "\"length\":0.3,\"density\":7800,\"at\":{\"xyz\":[0.1,-0.3,0],"
                       "\"rpy\":[0,1.5707963267948966,0]}}");
    assert_true(joint->com[2] == 0);
    assert_true(joint->inertia[0][1] == 0 && joint->inertia[0][2] == 0 &&
                joint->inertia[1][2] == 0);
    for (int i = 1; i <= 40; i++) { /* m c / m is c, but for rounding */
        joint = parse(arena_format(arena,
                                   "[{\"at\":{\"rpy\":[0,0,0.%d]},\"sections\":[{"
                                   "\"shape\":\"sphere\",\"radius\":0.1,\"density\":%d.3,"
                                   "\"at\":{\"xyz\":[0.3,0.7,0]}}]}]",
                                   i, 3 * i));
        assert_true(joint->inertia[0][1] == 0);
    }
}

/* A part of holes only is allowed, and one that weighs nothing has no mass centre. */
static void test_holes(void **state)
{
    (void)state;
    const char *whole = "{\"shape\":\"sphere\",\"radius\":1,\"density\":2}";
    const char *hole = "{\"shape\":\"sphere\",\"radius\":0.5,\"density\":-2}";
    const Joint *joint =
        parse(arena_format(arena, "[{\"sections\":[%s]},{\"sections\":[%s]}]", whole, hole));
    assert_true(joint->parts->parts[1].body.mass < 0);
    assert_true(fabs((double)joint->mass - 8 * PI / 3 * 0.875) < 1e-14);
    joint = parse("[{\"sections\":[{\"shape\":\"sphere\",\"radius\":0.3,\"mass\":1}]},"
                  "{\"sections\":[{\"shape\":\"sphere\",\"radius\":0.1,\"mass\":1},"
                  "{\"shape\":\"sphere\",\"radius\":0.2,\"mass\":-1}]}]");
    assert_true(joint->parts->parts[1].body.mass == 0);
    assert_true(joint->mass == 1);
    assert_true(fabs((double)joint->inertia[0][0] - 0.4 * (0.09 + 0.01 - 0.04)) < 1e-15);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_shapes_own_axes, setup, teardown),
        cmocka_unit_test_setup_teardown(test_shapes_placed, setup, teardown),
        cmocka_unit_test_setup_teardown(test_nested_placement, setup, teardown),
        cmocka_unit_test_setup_teardown(test_mass_instead_of_density, setup, teardown),
        cmocka_unit_test_setup_teardown(test_parallel_axes, setup, teardown),
        cmocka_unit_test_setup_teardown(test_same_bodies, setup, teardown),
        cmocka_unit_test_setup_teardown(test_exact_zeros, setup, teardown),
        cmocka_unit_test_setup_teardown(test_holes, setup, teardown),
    };
    find_nodes();
    return cmocka_run_group_tests(tests, NULL, NULL);
}
