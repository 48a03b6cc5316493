/* runs.c: see runs.h. */
#include "model/runs.h"

#include "model/pose.h"
#include "model/read/conventions.h"
#include "model/read/reader.h"

#include <string.h>

enum { LONGEST_RUN = 6, QUATERNION_TURNS = 3 };

/* What moves, in order: slides and turns along and about the axes of these numbers. */
static const struct {
    const char *word, *moves; /* S slides, T turns */
    int axis[LONGEST_RUN], axes;
} kinds[] = {
    [SINGLE] = {"single", "T", {0}, 1},
    [CYLINDRICAL] = {"cylindrical", "ST", {0, 0}, 1},
    [UNIVERSAL] = {"universal", "TT", {0, 1}, 2},
    [GIMBAL] = {"gimbal", "TTT", {0, 1, 2}, 3},
    [PLANAR] = {"planar", "SST", {0, 1, 2}, 3},
    [SPHERICAL] = {"spherical", "TTT", {0, 1, 2}, 0},
    [FREE] = {"free", "SSSTTT", {0, 1, 2, 0, 1, 2}, 0},
    [BEARING] = {"bearing", "STTT", {0, 0, 1, 2}, 3},
    [BUSHING] = {"bushing", "SSSTTT", {0, 1, 2, 0, 1, 2}, 3},
    [SLIDES] = {"slides", "SSS", {0, 1, 2}, 3},
};

int run_length(RunKind kind)
{
    return (int)strlen(kinds[kind].moves);
}

int run_axes(RunKind kind)
{
    return kinds[kind].axes;
}

const char *run_word(RunKind kind)
{
    return kinds[kind].word;
}

bool run_is_quaternion(RunKind kind)
{
    return kind == SPHERICAL || kind == FREE;
}

/* Joint k of the run that the joint is: what stands before the first, what the last carries. */
static Joint member(Arena *arena, const Joint *whole, const Run *run, int k)
{
    static const Real unit[3][3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    int length = run_length(run->kind), place = run->reversed ? length - 1 - k : k;
    bool last = k == length - 1, quaternion = run_is_quaternion(run->kind);
    Joint made = *whole;
    made.name = arena_format(arena, "%s_%d", whole->name, k + 1);
    made.whole = whole->name;
    made.run = quaternion ? length : 0;
    made.part = quaternion ? k : 0;
    made.type = kinds[run->kind].moves[place] == 'S' ? PRISMATIC : REVOLUTE;
    memcpy(made.axis, (quaternion ? unit : run->axes)[kinds[run->kind].axis[place]],
           sizeof made.axis);
    if (k > 0) {
        made.before = pose_identity();
        made.placing = PLACED_BY_POSE;
        memset(made.formula.dh, 0, sizeof made.formula.dh);
        memset(made.formula.place, 0, sizeof made.formula.place);
    }
    if (!last) {
        Joint bare = joint_plain(made.name, 0);
        made.after = bare.after;
        made.mass = 0;
        memset(made.com, 0, sizeof made.com);
        memset(made.inertia, 0, sizeof made.inertia);
        made.formula.mass = 0;
        memset(made.formula.com, 0, sizeof made.formula.com);
        memset(made.formula.inertia, 0, sizeof made.formula.inertia);
        made.parts = NULL;
        made.look = NULL;
        made.lines.link = made.lines.mass = made.lines.com = made.lines.inertia = 0;
    }
    return made;
}

static void refuse_same_names(const Description *robot)
{
    for (int i = 0; i < robot->joint_count; i++)
        for (int k = 0; robot->joints[i].whole && k < robot->joint_count; k++)
            if (k != i && strcmp(robot->joints[k].name, robot->joints[i].name) == 0)
                fail_input("%s:%d: joint \"%s\" is called as a part of \"%s\" is; rename one of "
                           "the two",
                           robot->file, robot->joints[k].line,
                           show_text(robot->joints[k].name).text,
                           show_text(robot->joints[i].whole).text);
}

int *runs_expand(Arena *arena, Description *robot, const Run *runs)
{
    int count = 0, *now = arena_array(arena, int, robot->joint_count);
    for (int j = 0; j < robot->joint_count; j++)
        now[j] = (count += run_length(runs[j].kind)) - 1;
    if (count > MAX_JOINTS)
        fail_input("%s: has %d joints with those that its joints of several freedoms are made of, "
                   "at most %d are read",
                   robot->file, count, MAX_JOINTS);
    Joint *joints = arena_array(arena, Joint, count);
    for (int j = 0; j < robot->joint_count; j++) {
        const Joint *whole = &robot->joints[j];
        int length = run_length(runs[j].kind), first = now[j] - length + 1;
        for (int k = 0; k < length; k++) {
            joints[first + k] = runs[j].kind == SINGLE ? *whole : member(arena, whole, &runs[j], k);
            joints[first + k].parent = k > 0               ? first + k - 1
                                       : whole->parent < 0 ? -1
                                                           : now[whole->parent];
        }
    }
    robot->joints = joints;
    robot->joint_count = count;
    for (int k = 0; k < robot->tool_count; k++)
        robot->tools[k].on = now[robot->tools[k].on];
    for (int k = 0; k < robot->gear_count; k++)
        for (int t = 0; t < robot->gears[k].count; t++)
            robot->gears[k].joint[t] = now[robot->gears[k].joint[t]];
    refuse_same_names(robot);
    return now;
}

void runs_float_base(Arena *arena, Description *robot, const Joint *body)
{
    int count = robot->joint_count;
    Joint *joints = arena_array(arena, Joint, count + 1);
    Run *runs = arena_array(arena, Run, count + 1);
    joints[0] = *body;
    joints[0].name = "base";
    joints[0].parent = -1;
    for (int j = 0; j < count; j++) {
        joints[j + 1] = robot->joints[j];
        joints[j + 1].parent++;
    }
    for (int k = 0; k < robot->tool_count; k++)
        robot->tools[k].on++;
    for (int k = 0; k < robot->gear_count; k++)
        for (int t = 0; t < robot->gears[k].count; t++)
            robot->gears[k].joint[t]++;
    robot->joints = joints;
    robot->joint_count = count + 1;
    runs[0].kind = FREE;
    runs_expand(arena, robot, runs);
}

int description_find(const Description *robot, const char *name)
{
    int found = -1;
    for (int i = 0; i < robot->joint_count; i++) {
        const Joint *joint = &robot->joints[i];
        if (strcmp(joint->name, name) == 0 || (joint->whole && strcmp(joint->whole, name) == 0) ||
            (joint->link && strcmp(joint->link, name) == 0))
            found = joint->run ? i + joint->run - 1 - joint->part : i;
    }
    return found;
}

static bool is_kind(const Joint *first, RunKind kind)
{
    int length = run_length(kind);
    for (int k = 0; k < length; k++) {
        JointType type = kinds[kind].moves[k] == 'S' ? PRISMATIC : REVOLUTE;
        if (first[k].type != type || first[k].run != (run_is_quaternion(kind) ? length : 0))
            return false;
        for (int j = 0; j < k && !run_is_quaternion(kind); j++)
            if (kinds[kind].axis[j] == kinds[kind].axis[k] &&
                memcmp(first[j].axis, first[k].axis, sizeof first[k].axis) != 0)
                return false;
    }
    return true;
}

int run_at(const Description *robot, int first, RunKind *kind)
{
    const Joint *joint = &robot->joints[first];
    int length = 1;
    *kind = SINGLE;
    if (!joint->whole)
        return 1;
    while (first + length < robot->joint_count && joint[length].whole &&
           strcmp(joint[length].whole, joint->whole) == 0)
        length++;
    for (int k = 0; k < length; k++) {
        char name[256];
        snprintf(name, sizeof name, "%s_%d", joint->whole, k + 1);
        if (strcmp(joint[k].name, name) != 0)
            return 1;
    }
    for (RunKind tried = CYLINDRICAL; tried <= FREE; tried++)
        if (run_length(tried) == length && is_kind(joint, tried)) {
            *kind = tried;
            return length;
        }
    return 1;
}
