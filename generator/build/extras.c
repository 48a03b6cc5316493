/* extras.c: see extras.h. Values that differ from the file's are put into a copy of the description
   before anything is made of it, so that programs, their inputs and the reference agree. */
#include "build/extras.h"

#include "build/keep.h"
#include "model/payload.h"

#include <string.h>

/* ---- --keep NAME=LIST ---- */

static Description *copy_of(Arena *arena, const Description *description)
{
    Description *copy = arena_alloc(arena, sizeof *copy);
    *copy = *description;
    copy->joints = arena_array(arena, Joint, description->joint_count);
    memcpy(copy->joints, description->joints,
           sizeof *copy->joints * (size_t)description->joint_count);
    return copy;
}

/* Where the numbers of a parameter stand in the description; returns how many they are. */
static int find_numbers(const Description *original, Description *copy, const Robot *robot,
                        const char *name, Real **numbers)
{
    static const int row[] = {0, 1, 2, 0, 0, 1}, column[] = {0, 1, 2, 1, 2, 2};
    if (strcmp(name, "friction") == 0) {
        for (int i = 0; i < robot->n; i++) {
            Joint *joint = &copy->joints[robot->links[i].joint - original->joints];
            numbers[i] = &joint->viscous;
            numbers[robot->n + i] = &joint->coulomb;
        }
        return 2 * robot->n;
    }
    const char *member;
    int link = keep_find(robot, name, &member);
    Joint *joint = &copy->joints[robot->links[link].joint - original->joints];
    if (strcmp(member, "mass") == 0) {
        numbers[0] = &joint->mass;
        return 1;
    }
    if (strcmp(member, "com") == 0) {
        for (int k = 0; k < 3; k++)
            numbers[k] = &joint->com[k];
        return 3;
    }
    for (int k = 0; k < 6; k++)
        numbers[k] = &joint->inertia[row[k]][column[k]];
    return 6;
}

static void mirror_tensors(Description *description)
{
    for (int i = 0; i < description->joint_count; i++)
        for (int k = 0; k < 3; k++)
            for (int j = 0; j < k; j++)
                description->joints[i].inertia[k][j] = description->joints[i].inertia[j][k];
}

static void put_values(const char *name, const char *list, int count, Real *const *numbers)
{
    double values[2 * MAX_JOINTS];
    int given = parse_numbers("keep", list, values, 2 * MAX_JOINTS);
    if (given != count)
        fail_input("--keep %s=%s: %d number%s, not %d", name, list, count, count == 1 ? "" : "s",
                   given);
    bool positive = count == 1 || strcmp(name, "friction") == 0; /* com and inertia have signs */
    for (int k = 0; k < count; k++) {
        if (positive && values[k] < 0)
            fail_input("--keep %s=%s: must not be negative", name, list);
        *numbers[k] = (Real)values[k];
    }
}

/* Takes the values off the names and puts them into a copy; NULL: the file's own are meant. */
static const Description *take_values(Arena *arena, const Description *description,
                                      const Robot *robot, Strings *keep, bool as_floats)
{
    Description *copy = NULL;
    for (int k = 0; k < keep->count; k++) {
        const char *equals = strchr(keep->item[k], '=');
        Real *numbers[2 * MAX_JOINTS];
        if (!equals && !as_floats)
            continue;
        if (!copy)
            copy = copy_of(arena, description);
        char *name = arena_copy(arena, keep->item[k]);
        if (equals)
            name[equals - keep->item[k]] = '\0';
        keep->item[k] = name;
        int count = find_numbers(description, copy, robot, name, numbers);
        if (equals)
            put_values(name, equals + 1, count, numbers);
        for (int i = 0; i < count && as_floats; i++)
            *numbers[i] = (Real)(float)(double)*numbers[i];
    }
    if (copy)
        mirror_tensors(copy);
    return copy;
}

/* ---- --payload LIST ---- */

static const double *read_payload(Arena *arena, const char *list, bool as_floats)
{
    enum { MASS_AND_CENTRE = 4 };
    double *payload = arena_array(arena, double, PAYLOAD_NUMBERS);
    int given = parse_numbers("payload", list, payload, PAYLOAD_NUMBERS);
    if (given != MASS_AND_CENTRE && given != PAYLOAD_NUMBERS)
        fail_input("--payload: mass,x,y,z or mass,x,y,z,Ixx,Iyy,Izz,Ixy,Ixz,Iyz, not %d number%s",
                   given, given == 1 ? "" : "s");
    if (payload[0] < 0)
        fail_input("--payload: the mass must not be negative, got %g", payload[0]);
    for (int k = 0; k < given && as_floats; k++)
        payload[k] = (double)(float)payload[k];
    return payload;
}

Extras extras_read(Arena *arena, const Description *description, Robot *robot,
                   const ExtrasOptions *options)
{
    Extras given = {.robot = robot, .description = description};
    Strings names = options->keep;
    const Description *changed = take_values(arena, description, robot, &names, options->as_floats);
    if (changed) {
        given.description = changed;
        given.robot = robot_from_description(arena, changed);
    }
    if (names.count) {
        Kept kept = keep_open(arena, given.description, given.robot, &names);
        given.robot = kept.robot;
        given.params = kept.values;
        given.params_count = kept.count;
        given.bits = kept.extras;
    }
    if (options->moving_base)
        given.bits |= EXTRA_BASE;
    if (options->payload) {
        given.payload = read_payload(arena, options->payload, options->as_floats);
        given.payload_count = PAYLOAD_NUMBERS;
        given.bits |= EXTRA_PAYLOAD;
        given.description = description_with_payload(arena, given.description, given.payload);
    }
    return given;
}

const double *extras_struct(const Extras *given, const char *input, int *count)
{
    bool payload = strcmp(input, "payload") == 0;
    if (!given || !is_struct(input))
        return NULL;
    *count = payload ? given->payload_count : given->params_count;
    return payload ? given->payload : given->params;
}
