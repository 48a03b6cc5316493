/* json_runs.c: see json_runs.h. */
#include "model/read/json_runs.h"

#include "model/pose.h"
#include "model/read/conventions.h"

/* As many axes as a joint of this kind has: one by "axis", several by "axes", or none. */
void json_axes(const Place *joint, Run *run)
{
    int count = run_axes(run->kind), k = 0;
    Place axis = place_member(joint, "axis"), axes = place_member(joint, "axes");
    const Place *wrong = count == 1 ? &axes : &axis;
    if (wrong->item || (count == 0 && axes.item))
        place_fail(wrong->item ? wrong : &axes, "a %s joint %s", run_word(run->kind),
                   count == 0   ? "turns about its frame's own axes; leave this out"
                   : count == 1 ? "has one axis; say \"axis\": [0, 0, 1]"
                                : "has several; say \"axes\": [[1, 0, 0], [0, 1, 0], ...]");
    if (count == 1 && !axis.item)
        place_fail(&axis, "missing; a %s joint has one, for example [0, 0, 1]",
                   run_word(run->kind));
    if (count == 1)
        reading_axis(&axis, run->axes[0]);
    if (count < 2)
        return;
    if (!axes.item)
        place_fail(&axes, "missing; a %s joint has %d, for example [[1, 0, 0], [0, 1, 0]%s]",
                   run_word(run->kind), count, count == 3 ? ", [0, 0, 1]" : "");
    int given = place_expect_array(&axes);
    if (given != count)
        place_fail(&axes, "a %s joint has %d, got %d", run_word(run->kind), count, given);
    for (const cJSON *item = axes.item->child; item; item = item->next, k++) {
        Place element = place_element(&axes, k, item);
        reading_axis(&element, run->axes[k]);
    }
}

/* "base": where it is; and if it floats, what it is. */
Pose json_base(Reading *reading, const Place *base, Description *robot)
{
    static const char *const keys[] = {"xyz", "rpy", "floating", "link"};
    if (!base->item)
        return pose_identity();
    place_expect_object(base, keys, COUNT(keys));
    Place floating = place_member(base, "floating"), link = place_member(base, "link");
    if (floating.item && !cJSON_IsBool(floating.item))
        place_fail_type(&floating, "true or false");
    bool floats = floating.item && cJSON_IsTrue(floating.item);
    if (link.item && !floats)
        place_fail(&link, "a base that stands still needs none; say \"floating\": true or leave "
                          "this out");
    if (!floats)
        return reading_placement_among(reading, base);
    Joint body = joint_plain("base", -1);
    body.line = place_line(base);
    json_link_read(reading, base, &body);
    runs_float_base(base->document->arena, robot, &body);
    return reading_placement_among(reading, base);
}

bool json_base_floats(const Place *root)
{
    Place base = place_member(root, "base");
    return cJSON_IsObject(base.item) &&
           cJSON_IsTrue(cJSON_GetObjectItemCaseSensitive(base.item, "floating"));
}
