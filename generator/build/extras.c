/* extras.c: see extras.h. Values that differ from the file's are put into a copy of the description
   before anything is made of it, so that programs, their inputs and the reference agree. */
#include "build/extras.h"

#include "build/constants.h"
#include "build/keep.h"
#include "model/payload.h"

#include <string.h>

/* ---- --keep NAME=LIST ---- */

/* The names without their values; returns whether there are any of those. */
static bool names_alone(Arena *arena, const Strings *keep, Strings *names)
{
    bool any = false;
    *names = *keep;
    for (int k = 0; k < keep->count; k++) {
        const char *equals = strchr(keep->item[k], '=');
        if (!equals)
            continue;
        char *name = arena_copy(arena, keep->item[k]);
        name[equals - keep->item[k]] = '\0';
        if (strcmp(name, "all") == 0 || strchr(name, ','))
            fail_input("--keep %s: values are for one name at a time", keep->item[k]);
        names->item[k] = name;
        any = true;
    }
    return any;
}

static void put_values(const Kept *kept, const Description *description, const Robot *robot,
                       const char *name, const char *list, double *values)
{
    double given[2 * MAX_JOINTS];
    int count, first = keep_find(kept, description, robot, name, &count);
    int numbers = parse_numbers("keep", list, given, 2 * MAX_JOINTS);
    if (first < 0 || numbers != count)
        fail_input("--keep %s=%s: %d number%s, not %d", name, list, count, count == 1 ? "" : "s",
                   numbers);
    const char *dot = strrchr(name, '.');
    bool positive = strcmp(name, "friction") == 0 || strcmp(name, "rotor") == 0 ||
                    (dot && strcmp(dot, ".mass") == 0); /* lengths and moments have signs */
    for (int k = 0; k < count; k++) {
        if (positive && given[k] < 0)
            fail_input("--keep %s=%s: must not be negative", name, list);
        values[first + k] = given[k];
    }
}

static void read_keep(Arena *arena, const Description *description, Robot *robot,
                      const ExtrasOptions *options, Extras *given)
{
    Strings names;
    bool other = names_alone(arena, &options->keep, &names);
    Kept kept = keep_open(arena, description, robot, &names);
    double *values = arena_array(arena, double, kept.count + 1);
    memcpy(values, kept.values, sizeof *values * (size_t)kept.count);
    for (int k = 0; k < names.count; k++) {
        const char *equals = strchr(options->keep.item[k], '=');
        if (equals)
            put_values(&kept, description, robot, names.item[k], equals + 1, values);
    }
    for (int k = 0; k < kept.count && options->as_floats; k++)
        values[k] = (double)(float)values[k];
    if (other || options->as_floats) {
        given->description = keep_description(arena, &kept, values, "--keep");
        kept.robot->closed = robot_from_description(arena, given->description);
        for (int i = 0; i < kept.robot->n; i++) /* friction and motors, for simulations */
            kept.robot->links[i].joint = kept.robot->closed->links[i].joint;
    }
    given->robot = kept.robot;
    given->params = values;
    given->params_count = kept.count;
    given->bits = kept.extras;
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
    if (options->keep.count)
        read_keep(arena, description, robot, options, &given);
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
    if (!payload)
        return constants_params(given->robot, given->params, given->params_count, count);
    *count = given->payload_count;
    return given->payload;
}
