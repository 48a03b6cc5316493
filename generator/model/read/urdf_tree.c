/* urdf_tree.c: how the joints of a URDF file hang together, and which of them are wanted.

   The order of q is the file's, but parents come before children: of the joints whose parent link
   is there already, the first in the file comes next. */
#include "model/choose.h"
#include "model/pose.h"
#include "model/read/reader.h"
#include "model/read/urdf.h"

#include <string.h>

#define WARN(urdf, line, ...)                                                                      \
    warnings_add((urdf)->arena, &(urdf)->warnings, (urdf)->file, (line), __VA_ARGS__)

/* ---- the file as a whole ---- */

/* Who carries whom: every link has one parent at most. */
static void find_parents(Urdf *urdf)
{
    for (int j = 0; j < urdf->joint_count; j++) {
        const UrdfJoint *joint = &urdf->joints[j];
        UrdfLink *child = &urdf->links[joint->child];
        if (joint->parent == joint->child)
            fail_input("%s:%d: joint \"%s\": joins link \"%s\" to itself", urdf->file, joint->line,
                       show_text(joint->name).text, show_text(child->name).text);
        if (child->joint >= 0)
            fail_input("%s:%d: joint \"%s\": its child, link \"%s\", is the child of joint \"%s\" "
                       "(line %d) already; a closed loop cannot be read, cut it open",
                       urdf->file, joint->line, show_text(joint->name).text,
                       show_text(child->name).text, show_text(urdf->joints[child->joint].name).text,
                       urdf->joints[child->joint].line);
        child->joint = j;
    }
}

static int up(const Urdf *urdf, int link)
{
    int joint = urdf->links[link].joint;
    return joint < 0 ? -1 : urdf->joints[joint].parent;
}

static _Noreturn void fail_loop(const Urdf *urdf, int link)
{
    enum { MOST = 6 };
    const char *names = arena_format(urdf->arena, "\"%s\"", show_text(urdf->links[link].name).text);
    int at = link, count = 0;
    do {
        at = up(urdf, at);
        if (count < MOST || at == link)
            names = arena_format(urdf->arena, "\"%s\" -> %s", show_text(urdf->links[at].name).text,
                                 names);
        else if (count == MOST)
            names = arena_format(urdf->arena, "... -> %s", names);
        count++;
    } while (at != link);
    fail_input("%s:%d: joint \"%s\": links %s hang on each other in a loop; one must be the root",
               urdf->file, urdf->joints[urdf->links[link].joint].line,
               show_text(urdf->joints[urdf->links[link].joint].name).text, names);
}

/* Walks up from every link, not further than where another walk has been. */
static void refuse_loops(const Urdf *urdf)
{
    int *walk = arena_array(urdf->arena, int, urdf->link_count);
    for (int i = 0; i < urdf->link_count; i++) {
        int at = i;
        for (; at >= 0 && walk[at] == 0; at = up(urdf, at))
            walk[at] = i + 1;
        if (at >= 0 && walk[at] == i + 1)
            fail_loop(urdf, at);
    }
}

static int find_link(const Urdf *urdf, const char *option, const char *name)
{
    const char **names = arena_array(urdf->arena, const char *, urdf->link_count);
    for (int i = 0; i < urdf->link_count; i++) {
        names[i] = urdf->links[i].name;
        if (strcmp(names[i], name) == 0)
            return i;
    }
    const char *near = nearest_word(name, names, (size_t)urdf->link_count);
    fail_input("--%s: %s has no link \"%s\"%s%s%s", option, urdf->file, show_text(name).text,
               near ? "; did you mean \"" : "", near ? near : "", near ? "\"?" : "");
}

static int find_root(const Urdf *urdf)
{
    int root = -1;
    for (int i = 0; i < urdf->link_count; i++) {
        if (urdf->links[i].joint >= 0)
            continue;
        if (root >= 0)
            fail_input("%s:%d: links \"%s\" (line %d) and \"%s\" both have no parent; a robot has "
                       "one root, and --base LINK takes what hangs on one link",
                       urdf->file, urdf->links[i].line, show_text(urdf->links[root].name).text,
                       urdf->links[root].line, show_text(urdf->links[i].name).text);
        root = i;
    }
    return root; /* there is one: there are no loops */
}

/* Gravity is along -z of the file's root, wherever the base is; joints between the two stand at 0,
   unless they are locked. */
static void find_gravity(Urdf *urdf, int base, double gravity[3])
{
    Pose pose = pose_identity();
    for (int link = base; urdf->links[link].joint >= 0; link = up(urdf, link)) {
        const UrdfJoint *joint = &urdf->joints[urdf->links[link].joint];
        Pose origin = urdf_pose(joint->xyz, joint->rpy);
        pose = pose_multiply(origin, pose);
        if (joint->kind != URDF_FIXED && !joint->prismatic)
            WARN(urdf, joint->line,
                 "joint \"%s\": is below the base; gravity is as if it stood at 0%s", joint->name,
                 joint->kind == URDF_MOVES ? ", --lock says otherwise" : "");
    }
    const Real down[3] = {0, 0, (Real)-9.81};
    Real turned[3];
    rotate3_back(pose, down, turned);
    for (int i = 0; i < 3; i++)
        gravity[i] = (double)turned[i];
}

/* ---- the part that is wanted ---- */

/* on_path[link]: it is on the way from base to tip, both included. */
static bool *find_path(const Urdf *urdf, int base, int tip)
{
    bool *on_path = arena_array(urdf->arena, bool, urdf->link_count);
    int at = tip;
    for (; at >= 0 && at != base; at = up(urdf, at))
        on_path[at] = true;
    if (at < 0)
        fail_input("--tip: link \"%s\" does not hang on link \"%s\"; the tip is on the far side of "
                   "the base",
                   show_text(urdf->links[tip].name).text, show_text(urdf->links[base].name).text);
    on_path[base] = true;
    return on_path;
}

/* Whether a joint beside the path moves all the same, since one on it moves it. */
static bool follows_moving(const Urdf *urdf, const UrdfJoint *joint, const bool *on_path)
{
    while (joint->leader >= 0)
        joint = &urdf->joints[joint->leader];
    return joint->kind == URDF_MOVES && on_path[joint->child];
}

/* Where a joint is whose leaders all stand still, those beside the path at 0. */
static double frozen_value(const Urdf *urdf, const UrdfJoint *joint)
{
    double factor = 1, value = 0;
    for (; joint->leader >= 0; joint = &urdf->joints[joint->leader]) {
        value += factor * joint->offset;
        factor *= joint->multiplier;
    }
    return value + factor * joint->locked_at;
}

/* The joints that hang on base, in order. With on_path those beside it are locked at 0, and left
   out where they hang on the base itself, which does not feel them. place[link]: index in the list
   of the joint that carries it; -1: the base; -2: not there. */
static void list_joints(Urdf *urdf, int base, const bool *on_path, UrdfTree *tree, int *place)
{
    bool *taken = arena_array(urdf->arena, bool, urdf->joint_count);
    for (int i = 0; i < urdf->link_count; i++)
        place[i] = i == base ? -1 : -2;
    for (int j = 0; j < urdf->joint_count; j++) {
        UrdfJoint *joint = &urdf->joints[j];
        bool beside = on_path && !on_path[joint->child];
        if (taken[j] || place[joint->parent] == -2 || (beside && place[joint->parent] == -1))
            continue;
        if (beside && joint->kind != URDF_FIXED && !follows_moving(urdf, joint, on_path)) {
            if (joint->mimics && joint->leader >= 0)
                urdf_freeze(urdf, joint, frozen_value(urdf, joint));
            joint->kind = URDF_FIXED; /* at 0 it is where its origin is */
            joint->locked = true;
        }
        taken[j] = true;
        place[joint->child] = tree->count;
        tree->parent[tree->count] = place[joint->parent];
        tree->joint[tree->count++] = j;
        j = -1; /* an earlier one may wait for this one's child */
    }
}

static void review_joints(Urdf *urdf, const UrdfTree *tree, bool floats)
{
    int moving = 0;
    for (int i = 0; i < tree->count; i++) {
        const UrdfJoint *joint = &urdf->joints[tree->joint[i]];
        if (joint->kind == URDF_FLOATING || joint->kind == URDF_PLANAR)
            fail_input("%s:%d: joint \"%s\": %s joints cannot be read; to take what hangs on it, "
                       "--base %s",
                       urdf->file, joint->line, show_text(joint->name).text,
                       joint->kind == URDF_FLOATING ? "floating" : "planar",
                       show_text(urdf->links[joint->child].name).text);
        moving += joint->kind == URDF_MOVES;
    }
    if (moving == 0 && !floats)
        fail_input("%s:%d: no joint moves; at least one must be revolute, continuous or prismatic, "
                   "or the body itself: --floating-base",
                   urdf->file, urdf->name_line);
    if (tree->count > MAX_JOINTS)
        fail_input("%s:%d: %d joints, at most %d are read; --base LINK --tip LINK takes one chain",
                   urdf->file, urdf->name_line, tree->count, MAX_JOINTS);
}

/* The end of the longest chain; of equally long ones the first whose end has no mass, for that is
   what frames for tools are like, or the first. */
static int longest_chain(Urdf *urdf, const UrdfTree *tree)
{
    int *length = arena_array(urdf->arena, int, tree->count), best = -1, ends = 0;
    bool *carries = arena_array(urdf->arena, bool, tree->count);
    for (int i = 0; i < tree->count; i++) {
        int parent = tree->parent[i];
        length[i] = 1 + (parent < 0 ? 0 : length[parent]);
        if (parent >= 0)
            carries[parent] = true;
    }
    const char *names = "";
    for (int i = 0; i < tree->count; i++) {
        const UrdfLink *end = &urdf->links[urdf->joints[tree->joint[i]].child];
        if (carries[i])
            continue;
        if (ends++ < 4)
            names = arena_format(urdf->arena, "%s%s\"%s\"", names, *names ? ", " : "",
                                 show_text(end->name).text);
        const UrdfLink *other =
            best < 0 ? NULL : &urdf->links[urdf->joints[tree->joint[best]].child];
        if (!other || length[i] > length[best] ||
            (length[i] == length[best] && end->mass == 0 && other->mass > 0))
            best = i;
    }
    if (ends > 1)
        WARN(
            urdf, 0,
            "the robot branches and ends in links %s%s; its tool is at \"%s\", --tool LINK puts it "
            "elsewhere",
            names, ends > 4 ? ", ..." : "",
            show_text(urdf->links[urdf->joints[tree->joint[best]].child].name).text);
    return best;
}

static void check_tool(const Urdf *urdf, const int *place, int link)
{
    if (place[link] == -2)
        fail_input("--tool: link \"%s\" is not in the part that is taken",
                   show_text(urdf->links[link].name).text);
}

UrdfTree urdf_tree(Urdf *urdf, const Choice *choice)
{
    UrdfTree tree = {.joint = arena_array(urdf->arena, int, urdf->joint_count),
                     .parent = arena_array(urdf->arena, int, urdf->joint_count)};
    int *place = arena_array(urdf->arena, int, urdf->link_count);
    find_parents(urdf);
    refuse_loops(urdf);
    int base = choice->base ? find_link(urdf, "base", choice->base) : find_root(urdf);
    int tip = choice->tip ? find_link(urdf, "tip", choice->tip) : -1;
    int tool = choice->tool.count ? find_link(urdf, "tool", choice->tool.item[0]) : tip;
    list_joints(urdf, base, tip < 0 ? NULL : find_path(urdf, base, tip), &tree, place);
    if (tool >= 0)
        check_tool(urdf, place, tool);
    tree.base = base;
    review_joints(urdf, &tree, choice->floating);
    find_gravity(urdf, base, tree.gravity);
    tree.tool = tool < 0 ? longest_chain(urdf, &tree) : place[tool];
    for (int k = 1; k < choice->tool.count; k++) {
        int link = find_link(urdf, "tool", choice->tool.item[k]);
        check_tool(urdf, place, link);
        tools_add(urdf->arena, choice->tool.item[k], place[link], &tree.tools, &tree.tool_count);
    }
    return tree;
}
