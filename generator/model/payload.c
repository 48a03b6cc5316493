/* payload.c: see payload.h. */
#include "model/payload.h"

#include "model/pose.h"

#include <string.h>

const Description *description_with_payload(Arena *arena, const Description *description,
                                            const double payload[PAYLOAD_NUMBERS])
{
    static const int row[] = {0, 1, 2, 0, 0, 1}, column[] = {0, 1, 2, 1, 2, 2};
    Description *copy = arena_alloc(arena, sizeof *copy);
    int count = description->joint_count;
    if (count == MAX_JOINTS)
        fail_input("--payload: a load on a robot of at most %d joints, fixed ones included",
                   MAX_JOINTS - 1);
    *copy = *description;
    copy->joints = arena_array(arena, Joint, count + 1);
    memcpy(copy->joints, description->joints, sizeof *copy->joints * (size_t)count);
    Joint *joint = &copy->joints[count];
    *joint = (Joint){.name = "load",
                     .type = FIXED,
                     .parent = count - 1,
                     .before = description->tool,
                     .axis = {0, 0, 1},
                     .after = pose_identity(),
                     .mass = (Real)payload[0],
                     .coulomb_width = 1,
                     .gear_ratio = 1};
    for (int k = 0; k < 3; k++)
        joint->com[k] = (Real)payload[1 + k];
    for (int k = 0; k < 6; k++)
        joint->inertia[row[k]][column[k]] = joint->inertia[column[k]][row[k]] =
            (Real)payload[4 + k];
    copy->joint_count++;
    copy->tool = pose_identity();
    return copy;
}
