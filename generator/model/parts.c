/* parts.c: sections -> parts -> link. A shape is described once, at density 1 and in its own axes,
   by volume, mass centre and central second moments S = (1/V) integral of (r - c)(r - c)^T dV; then
   the inertia tensor is m (tr(S) E - S), turned and shifted to where it stands. Holes are bodies of
   negative mass. Own axes and origins are in robots/README.md; z is always the axis of length. */
#include "model/parts.h"

#include "model/pose.h"

#include <assert.h>
#include <string.h>

/* ---- shapes ---- */

typedef struct {
    Real volume, com[3];
    Real second[3][3]; /* central, per volume */
} Solid;

typedef struct {
    const char *name;
    const char *const *keys; /* its dimensions */
    size_t key_count;
    Solid (*solid)(const Place *section);
    LookKind look;
} Shape;

static const char *const box_keys[] = {"size"};
static const char *const round_keys[] = {"radius", "length"};
static const char *const tube_keys[] = {"outer_radius", "inner_radius", "length"};
static const char *const sphere_keys[] = {"radius"};
static const char *const prism_keys[] = {"base", "height", "apex", "length"};

static Real positive(const Place *place)
{
    Real value = place_number(place);
    if (value <= 0)
        place_fail(place, "must be positive, got %s%s", show_number((double)value).text,
                   value < 0 ? "; a hole has a negative density, not a negative size" : "");
    return value;
}

static Real dimension(const Place *section, const char *key)
{
    Place place = place_member(section, key);
    return positive(&place);
}

static Solid diagonal(Real volume, Real xx, Real yy, Real zz)
{
    return (Solid){.volume = volume, .second = {{xx, 0, 0}, {0, yy, 0}, {0, 0, zz}}};
}

static Solid box(const Place *section)
{
    Place place = place_member(section, "size");
    Real size[3];
    place_vector(&place, size);
    const cJSON *item = place.item->child;
    for (int i = 0; i < 3; i++, item = item->next) {
        Place element = place_element(&place, i, item);
        size[i] = positive(&element);
    }
    return diagonal(size[0] * size[1] * size[2], size[0] * size[0] / 12, size[1] * size[1] / 12,
                    size[2] * size[2] / 12);
}

static Solid cylinder(const Place *section)
{
    Real r = dimension(section, "radius"), l = dimension(section, "length");
    return diagonal(real_pi() * r * r * l, r * r / 4, r * r / 4, l * l / 12);
}

static Solid half_cylinder(const Place *section)
{
    Solid solid = cylinder(section);
    Real r = dimension(section, "radius"), y = 4 * r / (3 * real_pi());
    solid.volume /= 2;
    solid.com[1] = y;
    solid.second[1][1] -= y * y;
    return solid;
}

static Solid tube(const Place *section)
{
    Place inner = place_member(section, "inner_radius");
    Real R = dimension(section, "outer_radius"), r = positive(&inner);
    Real l = dimension(section, "length");
    if (r >= R)
        place_fail(&inner, "must be below outer_radius, got %s and %s", show_number((double)r).text,
                   show_number((double)R).text);
    Real second = (R * R + r * r) / 4;
    return diagonal(real_pi() * (R - r) * (R + r) * l, second, second, l * l / 12);
}

static Solid sphere(const Place *section)
{
    Real r = dimension(section, "radius");
    return diagonal(4 * real_pi() * r * r * r / 3, r * r / 5, r * r / 5, r * r / 5);
}

static Solid cone(const Place *section)
{
    Real r = dimension(section, "radius"), l = dimension(section, "length");
    Solid solid =
        diagonal(real_pi() * r * r * l / 3, 3 * r * r / 20, 3 * r * r / 20, 3 * l * l / 80);
    solid.com[2] = l / 4;
    return solid;
}

/* Corners (0, 0), (b, 0), (a, h). A triangle's second moments are those of a third of it in each
   corner, divided by 4. */
static Solid prism(const Place *section)
{
    Real b = dimension(section, "base"), h = dimension(section, "height");
    Real l = dimension(section, "length"), a = member_number(section, "apex", 0);
    Solid solid = diagonal(b * h * l / 2, (a * a - a * b + b * b) / 18, h * h / 18, l * l / 12);
    Real xy = h * (2 * a - b);
    solid.second[0][1] = solid.second[1][0] = real_prune(xy, h * (2 * real_abs(a) + b)) / 36;
    solid.com[0] = (a + b) / 3;
    solid.com[1] = h / 3;
    return solid;
}

static const Shape shapes[] = {
    {"cylinder", round_keys, COUNT(round_keys), cylinder, LOOK_CYLINDER},
    {"half-cylinder", round_keys, COUNT(round_keys), half_cylinder, LOOK_HALF_CYLINDER},
    {"box", box_keys, COUNT(box_keys), box, LOOK_BOX},
    {"sphere", sphere_keys, COUNT(sphere_keys), sphere, LOOK_SPHERE},
    {"prism", prism_keys, COUNT(prism_keys), prism, LOOK_PRISM},
    {"cone", round_keys, COUNT(round_keys), cone, LOOK_CONE},
    {"tube", tube_keys, COUNT(tube_keys), tube, LOOK_CYLINDER},
};

/* ---- bodies ---- */

static MassProperties placed(const Solid *solid, Real mass, Pose at)
{
    Real own[3][3], trace = solid->second[0][0] + solid->second[1][1] + solid->second[2][2];
    MassProperties body = {.mass = mass};
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            own[i][j] = mass * ((i == j ? trace : 0) - solid->second[i][j]) + 0; /* no -0 */
    rotate_tensor(at, own, body.inertia);
    Pose centre = pose_multiply(at, pose_shift(solid->com[0], solid->com[1], solid->com[2]));
    memcpy(body.com, centre.p, sizeof body.com);
    return body;
}

/* A sum that knows its largest term, so that what cancels is zero. */
typedef struct {
    Real value, scale;
} Sum;

static void add(Sum *sum, Real term)
{
    sum->value += term;
    if (real_abs(term) > sum->scale)
        sum->scale = real_abs(term);
}

static Real pruned(Sum sum)
{
    return real_prune(sum.value, sum.scale) + 0;
}

MassProperties mass_together(const MassProperties *bodies, int count)
{
    Sum mass = {0, 0}, first[3] = {{0, 0}, {0, 0}, {0, 0}}, inertia[3][3] = {{{0, 0}}};
    MassProperties whole = {0};
    for (int k = 0; k < count; k++) {
        add(&mass, bodies[k].mass);
        for (int i = 0; i < 3; i++)
            add(&first[i], bodies[k].mass * bodies[k].com[i]);
    }
    whole.mass = pruned(mass);
    if (whole.mass == 0)
        return whole;
    for (int i = 0; i < 3; i++)
        whole.com[i] = pruned(first[i]) / whole.mass;
    for (int k = 0; k < count; k++) {
        Real lever[3], moved[3][3];
        for (int i = 0; i < 3; i++)
            lever[i] = real_prune(bodies[k].com[i] - whole.com[i], real_abs(whole.com[i]));
        point_inertia(bodies[k].mass, lever, moved);
        for (int i = 0; i < 3; i++)
            for (int j = 0; j < 3; j++) {
                add(&inertia[i][j], bodies[k].inertia[i][j]);
                add(&inertia[i][j], moved[i][j]);
            }
    }
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            whole.inertia[i][j] = pruned(inertia[i][j]);
    return whole;
}

/* ---- reading ---- */

static const char *name_of(const Place *place, const char *kind)
{
    Place name = place_member(place, "name");
    return name.item ? reading_name(&name)
                     : arena_format(place->document->arena, "%s%d", kind, place->index + 1);
}

static const Shape *shape_of(const Place *section)
{
    const char *names[COUNT(shapes)];
    Place shape = place_member(section, "shape");
    if (!cJSON_IsObject(section->item))
        place_fail_type(section, "an object, { ... }");
    for (size_t i = 0; i < COUNT(shapes); i++)
        names[i] = shapes[i].name;
    return &shapes[place_choice(&shape, names, COUNT(shapes))];
}

/* Keys of a section: those of every section, and the dimensions of its shape. */
static void expect_section(const Place *section, const Shape *shape)
{
    static const char *const common[] = {"name", "shape", "density", "mass", "at"};
    enum { MOST = 10 };
    const char *keys[MOST];
    size_t count = 0;
    assert(COUNT(common) + shape->key_count <= MOST);
    for (size_t i = 0; i < shape->key_count; i++)
        keys[count++] = shape->keys[i];
    for (size_t i = 0; i < COUNT(common); i++)
        keys[count++] = common[i];
    place_expect_object(section, keys, count);
}

static Real read_mass(const Place *section, Real volume)
{
    Place density = place_member(section, "density"), mass = place_member(section, "mass");
    if (!density.item && !mass.item)
        place_fail(&density, "missing; give \"density\" (negative for a hole) or \"mass\"");
    if (density.item && mass.item)
        place_fail(&mass, "\"density\" is given as well; leave one of the two out");
    const Place *given = density.item ? &density : &mass;
    Real value = place_number(given);
    if (value == 0)
        place_fail(given, "must not be 0; leave the section out if it weighs nothing");
    return density.item ? value * volume : value;
}

/* The shape itself, for pictures; a tube like the cylinder around it. */
static Look look_of(const Place *section, const Shape *shape, Pose at)
{
    Look look = {.kind = shape->look, .at = at};
    if (shape->look == LOOK_BOX) {
        Place size = place_member(section, "size");
        place_vector(&size, look.size);
        return look;
    }
    int count = 0;
    for (size_t k = 0; k < shape->key_count; k++)
        if (strcmp(shape->keys[k], "inner_radius") != 0)
            look.size[count++] = member_number(section, shape->keys[k], 0);
    return look;
}

static Section read_section(Reading *reading, const Place *place, Pose part)
{
    const Shape *shape = shape_of(place);
    expect_section(place, shape);
    Place at = place_member(place, "at");
    Solid solid = shape->solid(place);
    Real mass = read_mass(place, solid.volume);
    Pose pose = pose_multiply(part, reading_placement(reading, &at));
    return (Section){name_of(place, "section"), shape->name, placed(&solid, mass, pose),
                     look_of(place, shape, pose)};
}

/* Its sections' bodies go to bodies as well, which has room for them. */
static Part read_part(Reading *reading, const Place *place, Pose link, MassProperties *bodies)
{
    static const char *const keys[] = {"name", "at", "sections"};
    place_expect_object(place, keys, COUNT(keys));
    Place at = place_member(place, "at"), sections = place_member(place, "sections");
    Pose pose = pose_multiply(link, reading_placement(reading, &at));
    Part part = {.name = name_of(place, "part")};
    part.section_count = place_expect_array(&sections);
    if (part.section_count == 0)
        place_fail(&sections, "must have at least one section");
    part.sections = arena_array(place->document->arena, Section, part.section_count);
    int i = 0;
    for (const cJSON *item = sections.item->child; item; item = item->next, i++) {
        Place section = place_element(&sections, i, item);
        part.sections[i] = read_section(reading, &section, pose);
        bodies[i] = part.sections[i].body;
    }
    part.body = mass_together(bodies, part.section_count);
    return part;
}

/* At most so many: what is wrong with a part is said later, by who reads it. */
static int count_sections(const Place *parts)
{
    int count = 0;
    for (const cJSON *item = parts->item->child; item; item = item->next)
        count += cJSON_GetArraySize(cJSON_GetObjectItemCaseSensitive(item, "sections"));
    return count;
}

/* A link that could be given by its numbers as well: mass positive, nothing beyond the limit. */
static void check_whole(const Place *place, const MassProperties *body)
{
    Real largest = body->mass;
    if (!((double)body->mass > 0))
        place_fail(place,
                   "the mass of all parts must be positive, got %s; holes (negative density) "
                   "must not outweigh what they are in",
                   show_number((double)body->mass).text);
    for (int i = 0; i < 3; i++) {
        if (real_abs(body->com[i]) > largest)
            largest = real_abs(body->com[i]);
        for (int j = 0; j < 3; j++)
            if (real_abs(body->inertia[i][j]) > largest)
                largest = real_abs(body->inertia[i][j]);
    }
    if (largest > (Real)MAX_MAGNITUDE)
        place_fail(place,
                   "mass, com and inertia of all parts must not be beyond 1e12, got %s; "
                   "units are SI",
                   show_number((double)largest).text);
}

Parts *parts_read(Reading *reading, const Place *place, Pose at)
{
    Arena *arena = place->document->arena;
    Parts *parts = arena_array(arena, Parts, 1);
    parts->count = place_expect_array(place);
    if (parts->count == 0)
        place_fail(place, "must have at least one part; or give mass, com and inertia instead");
    parts->key = place_key_offset(place);
    parts->parts = arena_array(arena, Part, parts->count);
    MassProperties *bodies = arena_array(arena, MassProperties, count_sections(place));
    int i = 0, count = 0;
    for (const cJSON *item = place->item->child; item; item = item->next, i++) {
        Place part = place_element(place, i, item);
        parts->parts[i] = read_part(reading, &part, at, bodies + count);
        count += parts->parts[i].section_count;
    }
    parts->body = mass_together(bodies, count);
    check_whole(place, &parts->body);
    return parts;
}
