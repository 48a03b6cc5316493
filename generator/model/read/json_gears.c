/* json_gears.c: "gears" of a robot file, and "mimic" of its joints, as equations between positions
   (model/gears.h). */
#include "model/read/json_gears.h"

#include "model/gears.h"
#include "model/read/json_link.h"

#include <string.h>

/* The joint that moves by one number and is called so. */
static int find_single(const Place *place, const Description *robot, const char *name)
{
    const char *names[MAX_JOINTS];
    for (int i = 0; i < robot->joint_count; i++) {
        const Joint *joint = &robot->joints[i];
        names[i] = joint->name;
        if (strcmp(joint->name, name) == 0 && joint->run)
            place_fail(place, "joint \"%s\" is spherical or free, and has no one number to go by",
                       show_text(joint->whole ? joint->whole : name).text);
        if (strcmp(joint->name, name) == 0)
            return i;
        if (joint->whole && strcmp(joint->whole, name) == 0)
            place_fail(place, "joint \"%s\" has several freedoms; name one of them: \"%s\" is the "
                              "first",
                       show_text(name).text, show_text(joint->name).text);
    }
    const char *near = nearest_word(name, names, (size_t)robot->joint_count);
    place_fail(place, "no joint is called \"%s\"%s%s%s", show_text(name).text,
               near ? "; did you mean \"" : "", near ? show_text(near).text : "",
               near ? "\"?" : "");
}

static Real plain_number(const Place *place)
{
    Real value = place_number(place);
    if (place_formula(place))
        place_fail(place, "must be a plain number: a coupling cannot depend on parameters");
    return value;
}

static Real plain_member(const Place *object, const char *key, Real otherwise)
{
    Place member = place_member(object, key);
    return member.item ? plain_number(&member) : otherwise;
}

static void read_gear(const Place *place, Description *robot)
{
    static const char *const keys[] = {"terms", "offset"};
    place_expect_object(place, keys, COUNT(keys));
    Place terms = place_member(place, "terms");
    if (!terms.item || !cJSON_IsObject(terms.item))
        place_fail_type(&terms, "an object of joints and factors, { \"a\": 1, \"b\": -2 }");
    int count = 0;
    for (const cJSON *item = terms.item->child; item; item = item->next)
        count += item->string[0] != '_';
    if (count < 2)
        place_fail(&terms, "must couple two joints or more, got %d", count);
    Gear *gear = gears_add(place->document->arena, robot, count, place_line(place),
                           place_path(place));
    for (const cJSON *item = terms.item->child; item; item = item->next) {
        if (item->string[0] == '_')
            continue;
        Place term = place_member(&terms, item->string);
        gear->joint[gear->count] = find_single(&term, robot, item->string);
        gear->factor[gear->count] = plain_number(&term);
        if (real_is_zero(gear->factor[gear->count++]))
            place_fail(&term, "must not be zero; leave the joint out");
    }
    gear->offset = plain_member(place, "offset", 0);
}

static void read_mimic(const Place *place, Description *robot, const char *follower)
{
    static const char *const keys[] = {"joint", "multiplier", "offset"};
    place_expect_object(place, keys, COUNT(keys));
    Place joint = place_member(place, "joint");
    const char *leader = reading_name(&joint);
    int own = find_single(place, robot, follower), other = find_single(&joint, robot, leader);
    if (own == other)
        place_fail(&joint, "a joint cannot follow itself");
    if (robot->joints[own].type == FIXED)
        place_fail(place, "joint \"%s\" is fixed, and follows nothing; leave this out",
                   show_text(follower).text);
    Gear *gear = gears_add(place->document->arena, robot, 2, place_line(place), place_path(place));
    gear->count = 2;
    gear->joint[0] = other;
    gear->factor[0] = -plain_member(place, "multiplier", 1);
    gear->joint[1] = own;
    gear->factor[1] = 1;
    gear->offset = plain_member(place, "offset", 0);
}

void json_gears(const Place *root, Description *robot)
{
    Place joints = place_member(root, "joints"), gears = place_member(root, "gears");
    int i = 0, count = 0;
    for (const cJSON *item = joints.item->child; item; item = item->next, i++) {
        Place joint = place_element(&joints, i, item), mimic = place_member(&joint, "mimic");
        Place name = place_member(&joint, "name");
        if (mimic.item)
            read_mimic(&mimic, robot,
                       name.item ? reading_name(&name)
                                 : arena_format(root->document->arena, "joint%d", i + 1));
    }
    if (gears.item)
        count = place_expect_array(&gears);
    i = 0;
    for (const cJSON *item = count ? gears.item->child : NULL; item; item = item->next, i++) {
        Place gear = place_element(&gears, i, item);
        read_gear(&gear, robot);
    }
    Place coupling = place_member(root, "coupling");
    if (robot->gear_count && coupling.item)
        place_fail(&coupling, "does not go with joints that follow others (\"gears\", \"mimic\"); "
                              "give the motors joints of their own, and gears");
}
