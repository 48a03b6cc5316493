/* general.c: an arm of a given joint pattern with nothing special about it, for counting. */
#include "model/placing.h"
#include "model/robot.h"
#include "util/random.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* Fixed pseudo-random numbers in (low, high): the counts do not depend on them, the bytes do. */
static Real next(uint32_t *state, double low, double high)
{
    return (Real)(low + (high - low) * (double)(random_plain(state) >> 12) / 1048576.0);
}

/* "R6" is RRRRRR, "RRPRRR" is itself, "R2P1R3" works too. */
static int expand(const char *pattern, char *types)
{
    int n = 0;
    for (const char *at = pattern; *at;) {
        char type = *at++;
        if (type != 'R' && type != 'P')
            fail_input("--general %s: a joint pattern has R and P only; for example R6 or RRPRRR",
                       pattern);
        long repeat = 1;
        if (isdigit((unsigned char)*at)) {
            char *end;
            repeat = strtol(at, &end, 10);
            at = end;
        }
        if (repeat < 1 || repeat > MAX_JOINTS - n)
            fail_input("--general %s: 1 to %d joints", pattern, MAX_JOINTS);
        memset(types + n, type, (size_t)repeat);
        n += (int)repeat;
    }
    if (n == 0)
        fail_input("--general: a joint pattern is missing; for example R6 or RRPRRR");
    return n;
}

Description *description_general(Arena *arena, const char *pattern)
{
    char types[MAX_JOINTS];
    int n = expand(pattern, types);
    uint32_t state = 20261116u;
    Description *description = arena_alloc(arena, sizeof *description);
    *description = (Description){.name = "general",
                                 .source = arena_format(arena, "general arm %.*s", n, types),
                                 .file = "--general",
                                 .base = pose_identity(),
                                 .gravity = {0, 0, (Real)-9.81},
                                 .joint_count = n,
                                 .joints = arena_array(arena, Joint, n),
                                 .tool = pose_identity(),
                                 .formulas = {.arena = arena}};
    for (int i = 0; i < n; i++) {
        Joint *joint = &description->joints[i];
        *joint = (Joint){.name = arena_format(arena, "joint%d", i + 1),
                         .type = types[i] == 'R' ? REVOLUTE : PRISMATIC,
                         .parent = i - 1,
                         .before = pose_identity(),
                         .axis = {0, 0, 1},
                         .after = pose_identity(),
                         .coulomb_width = (Real)1e-3,
                         .gear_ratio = 1};
        Real alpha = next(&state, 0.3, 1.2), a = next(&state, 0.1, 0.6);
        Real d = next(&state, 0.1, 0.6);
        joint->placing = PLACED_BY_DH;
        if (i > 0) {
            joint->dh[DH_ALPHA] = alpha;
            joint->dh[DH_A] = a;
            joint->dh[DH_D] = joint->type == REVOLUTE ? d : 0;
            joint_place(joint, 0);
        }
        joint->mass = next(&state, 1, 5);
        for (int k = 0; k < 3; k++) {
            joint->com[k] = next(&state, 0.05, 0.3);
            joint->inertia[k][k] = next(&state, 0.1, 0.19);
            for (int l = 0; l < k; l++)
                joint->inertia[k][l] = joint->inertia[l][k] = next(&state, 0.01, 0.02);
        }
    }
    return description;
}
