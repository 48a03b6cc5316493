/* json_link.c: link, friction, limits and motor of a joint in a robot file. */
#include "model/read/json_link.h"

#include "model/parts.h"
#include "model/placing.h"
#include "model/read/conventions.h"

static Real not_negative(const Place *object, const char *key, Real otherwise)
{
    Place place = place_member(object, key);
    Real value = place.item ? place_number(&place) : otherwise;
    if (value < 0)
        place_fail(&place, "must not be negative, got %s", show_number((double)value).text);
    return value;
}

static Real positive(const Place *object, const char *key, Real otherwise)
{
    Place place = place_member(object, key);
    if (place.item && place_number(&place) <= 0)
        place_fail(&place, "must be positive, got %s",
                   show_number((double)place_number(&place)).text);
    return place.item ? place_number(&place) : otherwise;
}

/* ---- link ---- */

static void read_inertia(const Place *place, Joint *joint)
{
    static const char *const mirrored[] = {"yx", "zx", "zy"};
    for (size_t i = 0; i < COUNT(mirrored); i++) {
        Place entry = place_member(place, mirrored[i]);
        if (entry.item)
            place_fail(&entry, "the tensor is symmetric; write \"%s\" only", tensor_names[i + 3]);
    }
    place_expect_object(place, tensor_names, TENSOR_ENTRIES);
    for (int i = 0; i < TENSOR_ENTRIES; i++) {
        int row = tensor_row[i], column = tensor_column[i];
        joint->inertia[row][column] = joint->inertia[column][row] =
            member_number(place, tensor_names[i], 0);
        joint->formula.inertia[i] = member_formula(place, tensor_names[i]);
    }
}

/* A link made of parts: all else follows from them. */
static void read_link_parts(Reading *reading, const Place *link, const Place *place, Joint *joint)
{
    static const char *const computed[] = {"mass", "com", "inertia", "inertia_about"};
    for (size_t i = 0; i < COUNT(computed); i++) {
        Place given = place_member(link, computed[i]);
        if (given.item)
            place_fail(&given, "comes from \"parts\" here; leave one of the two out");
    }
    Place at = place_member(link, "at");
    Pose frame = reading_placement(reading, &at);
    Parts *parts = cJSON_IsString(place->item) ? parts_of_file(reading, place, joint->name, frame)
                                               : parts_read(reading, place, frame);
    parts->at_key = at.item ? place_key_offset(&at) : 0;
    joint->parts = parts;
    joint->mass = parts->body.mass;
    memcpy(joint->com, parts->body.com, sizeof joint->com);
    memcpy(joint->inertia, parts->body.inertia, sizeof joint->inertia);
    joint->lines.mass = joint->lines.com = joint->lines.inertia = place_line(place);
}

static void read_link(Reading *reading, const Place *place, Joint *joint)
{
    static const char *const keys[] = {"mass", "com", "inertia", "inertia_about", "parts", "at"};
    static const char *const abouts[] = {"com", "origin"};
    place_expect_object(place, keys, COUNT(keys));
    Place parts = place_member(place, "parts"), at = place_member(place, "at");
    Place mass = place_member(place, "mass"), com = place_member(place, "com"),
          inertia = place_member(place, "inertia"), about = place_member(place, "inertia_about");
    joint->lines.link = place_line(place);
    if (parts.item) {
        read_link_parts(reading, place, &parts, joint);
        return;
    }
    if (at.item)
        place_fail(&at, "places \"parts\", and there are none here; com and inertia are in the "
                        "link's frame");
    if (!mass.item)
        place_fail(&mass, "missing; give it, 0 if there is none, or leave the link out");
    joint->mass = not_negative(place, "mass", 0);
    joint->formula.mass = place_formula(&mass);
    joint->lines.mass = place_line(&mass);
    if (com.item) {
        place_vector(&com, joint->com);
        int i = 0;
        for (const cJSON *item = com.item->child; item; item = item->next, i++) {
            Place element = place_element(&com, i, item);
            joint->formula.com[i] = place_formula(&element);
        }
        joint->lines.com = place_line(&com);
    }
    if (inertia.item) {
        read_inertia(&inertia, joint);
        joint->lines.inertia = place_line(&inertia);
    }
    if (!about.item)
        return;
    joint->inertia_about_origin = place_choice(&about, abouts, COUNT(abouts)) == 1;
    if (!inertia.item)
        place_fail(&about, "there is no inertia; give it or leave this out");
    if (joint->inertia_about_origin)
        inertia_to_com(joint);
}

/* ---- what drives and holds ---- */

/* A number, or one for either direction: [forwards, backwards]. */
static bool by_direction(const Place *object, const char *key, Real pair[2])
{
    Place place = place_member(object, key);
    if (!place.item || !cJSON_IsArray(place.item))
        return false;
    int count = place_expect_array(&place), i = 0;
    if (count != 2)
        place_fail(&place, "must be a number, or two: forwards and backwards; not %d", count);
    for (const cJSON *item = place.item->child; item; item = item->next, i++) {
        Place element = place_element(&place, i, item);
        pair[i] = place_number(&element);
    }
    return true;
}

/* Friction at low speed: "static" is what it begins with, "stribeck" the speed at which it fades.
 */
static void read_stribeck(const Place *place, Joint *joint)
{
    Place begins = place_member(place, "static"), speed = place_member(place, "stribeck");
    Real pair[2];
    if (!begins.item && !speed.item)
        return;
    if (!begins.item || !speed.item)
        place_fail(begins.item ? &speed : &begins,
                   "missing; \"static\" and \"stribeck\", the speed at which it fades, go "
                   "together");
    if (!by_direction(place, "static", pair)) {
        pair[0] = place_number(&begins);
        pair[1] = -pair[0];
    }
    if (place_formula(&begins) || place_formula(&speed))
        place_fail(place_formula(&begins) ? &begins : &speed,
                   "must be a plain number, not an expression");
    if (pair[0] < joint->coulomb + joint->coulomb_skew ||
        -pair[1] < joint->coulomb - joint->coulomb_skew)
        place_fail(&begins, "must not be less than \"coulomb\", which is left of it at speed");
    joint->breakaway = (pair[0] - pair[1]) / 2;
    joint->breakaway_skew = (pair[0] + pair[1]) / 2;
    joint->stribeck = positive(place, "stribeck", 0);
}

static void read_friction(const Place *place, Joint *joint)
{
    static const char *const keys[] = {"viscous", "coulomb", "coulomb_width", "static", "stribeck"};
    Place stiction = place_member(place, "stiction");
    if (stiction.item)
        place_fail(&stiction, "what holds a joint at rest is no function of its motion; leave it "
                              "out, \"coulomb\" is what resists it while it moves");
    place_expect_object(place, keys, COUNT(keys));
    joint->lines.friction = place_line(place);
    Real pair[2];
    Place viscous = place_member(place, "viscous"), coulomb = place_member(place, "coulomb");
    if (by_direction(place, "viscous", pair)) {
        if (pair[0] < 0 || pair[1] < 0)
            place_fail(&viscous, "must not be negative in either direction");
        joint->viscous = (pair[0] + pair[1]) / 2;
        joint->viscous_skew = (pair[0] - pair[1]) / 2;
    } else {
        joint->viscous = not_negative(place, "viscous", 0);
        joint->formula.viscous = member_formula(place, "viscous");
    }
    if (by_direction(place, "coulomb", pair)) {
        if (pair[0] < 0 || pair[1] > 0)
            place_fail(&coulomb, "are torques: the first, forwards, must not be negative, the "
                                 "second, backwards, not positive, as in [0.4, -0.5]");
        joint->coulomb = (pair[0] - pair[1]) / 2;
        joint->coulomb_skew = (pair[0] + pair[1]) / 2;
    } else {
        joint->coulomb = not_negative(place, "coulomb", 0);
        joint->formula.coulomb = member_formula(place, "coulomb");
    }
    joint->coulomb_width = positive(place, "coulomb_width", joint->coulomb_width);
    read_stribeck(place, joint);
}

static void read_limits(const Place *place, Joint *joint)
{
    static const char *const keys[] = {"lower", "upper", "velocity", "effort"};
    place_expect_object(place, keys, COUNT(keys));
    Place lower = place_member(place, "lower"), upper = place_member(place, "upper");
    if (joint->continuous && (lower.item || upper.item))
        place_fail(lower.item ? &lower : &upper,
                   "a continuous joint turns without end; make it revolute or leave this out");
    joint->has_limits = true;
    joint->lines.limits = place_line(place);
    joint->lower = member_number(place, "lower", joint->lower);
    joint->upper = member_number(place, "upper", joint->upper);
    if (joint->lower > joint->upper)
        place_fail(place, "lower must not be above upper, got %s and %s",
                   show_number((double)joint->lower).text, show_number((double)joint->upper).text);
    joint->velocity_limit = not_negative(place, "velocity", joint->velocity_limit);
    joint->effort_limit = not_negative(place, "effort", joint->effort_limit);
}

/* Resistance and torque constant may be left out: the rest is enough for the rotor's inertia. A
   gear that reverses has a negative ratio. */
static void read_motor(const Place *place, Joint *joint)
{
    static const char *const keys[] = {"resistance", "torque_constant", "gear_ratio",
                                       "rotor_inertia"};
    place_expect_object(place, keys, COUNT(keys));
    Place gear_ratio = place_member(place, "gear_ratio");
    joint->has_motor = true;
    joint->lines.motor = place_line(place);
    joint->resistance = positive(place, "resistance", 0);
    joint->torque_constant = positive(place, "torque_constant", 0);
    joint->gear_ratio = member_number(place, "gear_ratio", 1);
    joint->rotor_inertia = not_negative(place, "rotor_inertia", 0);
    joint->formula.gear_ratio = member_formula(place, "gear_ratio");
    joint->formula.rotor_inertia = member_formula(place, "rotor_inertia");
    if (joint->gear_ratio == 0)
        place_fail(&gear_ratio, "must not be 0; it is 1 where there is no gear");
}

void json_link_read(Reading *reading, const Place *place, Joint *joint)
{
    static const struct {
        const char *key;
        void (*read)(const Place *place, Joint *joint);
    } drives[] = {{"friction", read_friction}, {"limits", read_limits}, {"motor", read_motor}};

    Place link = place_member(place, "link");
    if (link.item)
        read_link(reading, &link, joint);
    for (size_t i = 0; i < COUNT(drives); i++) {
        Place drive = place_member(place, drives[i].key);
        if (drive.item && joint->type == FIXED)
            place_fail(&drive, "a fixed joint does not move; leave this out");
        if (drive.item)
            drives[i].read(&drive, joint);
    }
}
