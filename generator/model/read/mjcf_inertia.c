/* mjcf_inertia.c: masses of an MJCF file's bodies: given, or those of their geoms. */
#include "model/pose.h"
#include "model/read/conventions.h"
#include "model/read/mjcf.h"
#include "model/read/reader.h"

#include <math.h>
#include <string.h>

#define WATER 1000 /* kg/m^3: the density of geoms that do not say */

/* ---- <inertial> ---- */

static MassProperties given(Mjcf *mjcf, const Element *inertial)
{
    static const int row[6] = {0, 1, 2, 0, 0, 1}, column[6] = {0, 1, 2, 1, 2, 2};
    double numbers[6] = {0};
    Real own[3][3] = {{0}};
    bool full = element_text(inertial, "fullinertia") != NULL;
    bool diagonal = element_text(inertial, "diaginertia") != NULL;
    Pose pose = mjcf_pose(mjcf, inertial);
    MassProperties body = {.mass = (Real)element_number(inertial, "mass")};
    if (body.mass < 0)
        element_fail(inertial, "mass", "must not be negative");
    if (full && diagonal)
        element_fail(inertial, "fullinertia", "the tensor is given by \"diaginertia\" already");
    if (full)
        element_numbers(inertial, "fullinertia", numbers, 6, 6);
    if (diagonal)
        element_numbers(inertial, "diaginertia", numbers, 3, 3);
    for (int k = 0; k < 6; k++)
        own[row[k]][column[k]] = own[column[k]][row[k]] = (Real)numbers[k];
    rotate_tensor(pose, own, body.inertia);
    memcpy(body.com, pose.p, sizeof body.com);
    return body;
}

/* ---- geoms ---- */

typedef enum { PLANE, HFIELD, SPHERE, CAPSULE, ELLIPSOID, CYLINDER, BOX, MESH, SDF } Shape;

static Shape read_shape(const Element *geom)
{
    static const char *const words[] = {"plane",    "hfield", "sphere", "capsule", "ellipsoid",
                                        "cylinder", "box",    "mesh",   "sdf"};
    const char *type = element_text(geom, "type");
    if (!type)
        return SPHERE;
    for (size_t i = 0; i < COUNT(words); i++)
        if (strcmp(words[i], type) == 0)
            return (Shape)i;
    const char *near = nearest_word(type, words, COUNT(words));
    element_fail(geom, "type", "no shape is called \"%s\"%s%s%s", show_text(type).text,
                 near ? "; did you mean \"" : "", near ? near : "", near ? "\"?" : "");
}

/* Along z between two points: half the way is the last size. */
static Pose by_ends(const Element *geom, Shape shape, Real size[3])
{
    double ends[6];
    Real way[3], unit[3], axis[3], square = 0;
    element_numbers(geom, "fromto", ends, 6, 6);
    Pose pose = pose_identity();
    for (int i = 0; i < 3; i++) {
        way[i] = (Real)ends[i + 3] - (Real)ends[i];
        square += way[i] * way[i];
        pose.p[i] = ((Real)ends[i] + (Real)ends[i + 3]) / 2;
    }
    if (!axis_unit(way, unit))
        element_fail(geom, "fromto", "the two ends must not be one point");
    const Real z[3] = {0, 0, 1};
    cross3(z, unit, axis);
    Real angle = real_atan2(real_sqrt(dot3(axis, axis)), unit[2]);
    if (!axis_unit(axis, axis))
        axis[0] = 1;
    Pose turn = pose_turn_about(axis, angle, (Real)ANGLE_ZERO);
    memcpy(pose.R, turn.R, sizeof pose.R);
    size[1] = real_sqrt(square) / 2;
    if (shape == BOX || shape == ELLIPSOID) {
        size[2] = size[1];
        size[1] = size[0];
    }
    return pose;
}

static void read_size(const Element *geom, Shape shape, bool ends, Real size[3])
{
    double numbers[3] = {0};
    int least = shape == SPHERE || ends ? 1 : shape == CAPSULE || shape == CYLINDER ? 2 : 3;
    element_numbers(geom, "size", numbers, least, 3);
    for (int i = 0; i < 3; i++) {
        size[i] = (Real)numbers[i];
        if (i < least && numbers[i] <= 0)
            element_fail(geom, "size", "must be positive, got %s", show_number(numbers[i]).text);
    }
}

/* Volume, and moments of inertia for unit mass. */
static Real solid(Shape shape, const Real size[3], Real moments[3])
{
    Real a = size[0], b = size[1], c = size[2], pi = real_pi(), height = 2 * b;
    Real ball = shape == CAPSULE ? 4 * a / 3 / (4 * a / 3 + height) : 0, rest = 1 - ball;
    switch (shape) {
    case SPHERE:
        moments[0] = moments[1] = moments[2] = 2 * a * a / 5;
        return 4 * pi * a * a * a / 3;
    case ELLIPSOID:
        moments[0] = (b * b + c * c) / 5;
        moments[1] = (a * a + c * c) / 5;
        moments[2] = (a * a + b * b) / 5;
        return 4 * pi * a * b * c / 3;
    case BOX:
        moments[0] = (b * b + c * c) / 3;
        moments[1] = (a * a + c * c) / 3;
        moments[2] = (a * a + b * b) / 3;
        return 8 * a * b * c;
    default: /* a cylinder, and two halves of a ball at its ends */
        moments[0] = rest * (3 * a * a + height * height) / 12 + ball * 2 * a * a / 5 +
                     ball * height * (3 * a + 2 * height) / 8;
        moments[1] = moments[0];
        moments[2] = rest * a * a / 2 + ball * 2 * a * a / 5;
        return pi * a * a * height + (shape == CAPSULE ? 4 * pi * a * a * a / 3 : 0);
    }
}

/* False: it has none. */
static bool geom_mass(Mjcf *mjcf, const MjcfItem *item, MassProperties *body)
{
    const Element *geom = item->element;
    Shape shape = read_shape(geom);
    double group = element_number_or(geom, "group", 0);
    double mass = element_number_or(geom, "mass", -1),
           density = element_number_or(geom, "density", WATER);
    bool has_mass = element_text(geom, "mass") != NULL;
    if (has_mass && mass < 0)
        element_fail(geom, "mass", "must not be negative");
    if (density < 0)
        element_fail(geom, "density", "must not be negative");
    if (group < mjcf->groups[0] || group > mjcf->groups[1] || shape == PLANE || shape == HFIELD ||
        mass == 0 || (!has_mass && density == 0))
        return false;
    if (shape == MESH || shape == SDF || element_text(geom, "mesh"))
        element_fail(geom, NULL,
                     "its mass is that of a mesh, which is not read; give the body an "
                     "<inertial>, or the geom mass=\"0\"");
    if (mjcf_flag(geom, "shellinertia", false))
        element_fail(geom, "shellinertia", "shells are not read; give the body an <inertial>");
    Real size[3], moments[3], own[3][3] = {{0}};
    bool ends = element_text(geom, "fromto") != NULL && shape != SPHERE;
    read_size(geom, shape, ends, size);
    Pose there = ends ? by_ends(geom, shape, size) : mjcf_pose(mjcf, geom);
    Pose pose = pose_multiply(item->at, there);
    Real volume = solid(shape, size, moments);
    body->mass = has_mass ? (Real)mass : (Real)density * volume;
    for (int i = 0; i < 3; i++)
        own[i][i] = body->mass * moments[i];
    rotate_tensor(pose, own, body->inertia);
    memcpy(body->com, pose.p, sizeof body->com);
    return true;
}

/* Nothing moves it, so its mass has no effect. */
static bool stands(const Mjcf *mjcf, int body)
{
    for (; body >= 0; body = mjcf->bodies[body].parent)
        for (int i = 0; i < mjcf->item_count; i++)
            if (mjcf->items[i].body == body && strcmp(mjcf->items[i].element->tag, "geom") != 0)
                return false;
    return true;
}

MassProperties mjcf_mass(Mjcf *mjcf, int body)
{
    const Element *inertial = element_child(mjcf->bodies[body].element, "inertial");
    if (mjcf->inertia_from != INERTIA_OF_GEOMS && inertial)
        return given(mjcf, inertial);
    bool unseen = !(mjcf->total_mass > 0) && stands(mjcf, body); /* meshes are no matter there */
    if (mjcf->inertia_from == INERTIA_GIVEN || unseen)
        return (MassProperties){0};
    int count = 0;
    for (int i = 0; i < mjcf->item_count; i++)
        count += mjcf->items[i].body == body;
    MassProperties *parts = arena_array(mjcf->arena, MassProperties, count + 1);
    count = 0;
    for (int i = 0; i < mjcf->item_count; i++)
        if (mjcf->items[i].body == body && strcmp(mjcf->items[i].element->tag, "geom") == 0 &&
            geom_mass(mjcf, &mjcf->items[i], &parts[count]))
            count++;
    return mass_together(parts, count);
}

/* ---- what is asked of all ---- */

/* Jacobi's rotations: moments on the diagonal of I, their axes the columns of V. */
static void principal_axes(Real I[3][3], Real V[3][3])
{
    for (int round = 0; round < 12; round++)
        for (int p = 0; p < 2; p++)
            for (int q = p + 1; q < 3; q++) {
                if (real_is_zero(real_prune(I[p][q], real_larger(I[p][p], I[q][q]))))
                    continue;
                Real theta = (I[q][q] - I[p][p]) / (2 * I[p][q]);
                Real t = (theta < 0 ? -1 : 1) / (real_abs(theta) + real_sqrt(theta * theta + 1));
                Real c = 1 / real_sqrt(t * t + 1), s = t * c, off = I[p][q];
                int r = 3 - p - q;
                Real rp = I[r][p], rq = I[r][q];
                I[p][p] -= t * off;
                I[q][q] += t * off;
                I[p][q] = I[q][p] = 0;
                I[r][p] = I[p][r] = c * rp - s * rq;
                I[r][q] = I[q][r] = s * rp + c * rq;
                for (int k = 0; k < 3; k++) {
                    Real vp = V[k][p], vq = V[k][q];
                    V[k][p] = c * vp - s * vq;
                    V[k][q] = s * vp + c * vq;
                }
            }
}

static void bound(const Mjcf *mjcf, MassProperties *body)
{
    Real I[3][3];
    Pose axes = pose_identity();
    memcpy(I, body->inertia, sizeof I);
    principal_axes(I, axes.R);
    bool changed = false;
    Real trace = 0, largest = 0;
    for (int i = 0; i < 3; i++) {
        if (I[i][i] < (Real)mjcf->least_inertia) {
            I[i][i] = (Real)mjcf->least_inertia;
            changed = true;
        }
        trace += I[i][i];
        largest = I[i][i] > largest ? I[i][i] : largest;
    }
    if (mjcf->balance && trace < 2 * largest)
        for (int i = 0; i < 3; i++) {
            I[i][i] = trace / 3;
            changed = true;
        }
    if (body->mass < (Real)mjcf->least_mass)
        body->mass = (Real)mjcf->least_mass;
    if (changed) {
        Real diagonal[3][3] = {{I[0][0], 0, 0}, {0, I[1][1], 0}, {0, 0, I[2][2]}};
        rotate_tensor(axes, diagonal, body->inertia);
    }
}

void mjcf_bound(Mjcf *mjcf)
{
    Real total = 0;
    for (int b = 0; b < mjcf->body_count; b++) {
        bound(mjcf, &mjcf->bodies[b].mass);
        total += mjcf->bodies[b].mass.mass;
    }
    if (!(mjcf->total_mass > 0) || total <= 0)
        return;
    Real factor = (Real)mjcf->total_mass / total;
    for (int b = 0; b < mjcf->body_count; b++) {
        MassProperties *mass = &mjcf->bodies[b].mass;
        mass->mass *= factor;
        for (int k = 0; k < 9; k++)
            mass->inertia[k / 3][k % 3] *= factor;
    }
}
