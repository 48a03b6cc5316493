/* write.c: see write.h. The numbers are the URDF's own, so that both files give the same robot;
   names are kept, and comments (keys that begin with _) say what each link was called and what is
   merged into what. */
#include "model/write.h"

#include "model/read/conventions.h"
#include "model/read/reader.h"
#include "util/table.h"

#include <string.h>

/* ---- pieces of JSON ---- */

static void add_number(Text *out, const char *key, double value)
{
    text_add(out, "\"%s\": %s", key, show_number(value).text);
}

static void add_vector(Text *out, const char *key, const double v[3])
{
    text_add(out, "\"%s\": [%s, %s, %s]", key, show_number(v[0]).text, show_number(v[1]).text,
             show_number(v[2]).text);
}

static void add_string(Text *out, const char *key, const char *value)
{
    text_add(out, "\"%s\": ", key);
    json_string(out, value);
}

/* ---- joints ---- */

static void add_link(Text *out, const UrdfLink *link)
{
    static const UrdfLink nothing;
    if (link->mass == 0 && memcmp(link->com, nothing.com, sizeof link->com) == 0 &&
        memcmp(link->inertia, nothing.inertia, sizeof link->inertia) == 0)
        return; /* the numbers have no -0 */
    text_add_string(out, ",\n      \"link\": { ");
    add_number(out, "mass", link->mass);
    text_add_string(out, ", ");
    add_vector(out, "com", link->com);
    text_add_string(out, ",\n                \"inertia\": { ");
    for (int i = 0; i < TENSOR_ENTRIES; i++) {
        text_add_string(out, i ? ", " : "");
        add_number(out, tensor_names[i], link->inertia[tensor_row[i]][tensor_column[i]]);
    }
    text_add_string(out, " } }");
}

static void add_limits(Text *out, const UrdfJoint *joint)
{
    const char *const keys[] = {"lower", "upper", "velocity", "effort"};
    const double values[] = {joint->lower, joint->upper, joint->velocity, joint->effort};
    const char *comma = "";
    if (!joint->limit_line)
        return;
    text_add_string(out, ",\n      \"limits\": { ");
    for (size_t i = 0; i < COUNT(keys); i++)
        if (values[i] > -DBL_MAX && values[i] < DBL_MAX) {
            text_add_string(out, comma);
            add_number(out, keys[i], values[i]);
            comma = ", ";
        }
    text_add_string(out, " }");
}

static void add_friction(Text *out, const UrdfJoint *joint)
{
    if (joint->damping == 0 && joint->friction == 0)
        return;
    text_add_string(out, ",\n      \"friction\": { ");
    if (joint->damping > 0)
        add_number(out, "viscous", joint->damping);
    text_add_string(out, joint->damping > 0 && joint->friction > 0 ? ", " : "");
    if (joint->friction > 0)
        add_number(out, "coulomb", joint->friction);
    text_add_string(out, " }");
}

static void add_motor(Text *out, const UrdfJoint *joint)
{
    if (!joint->motor_line)
        return;
    text_add_string(out, ",\n      \"motor\": { ");
    add_number(out, "gear_ratio", joint->gear_ratio);
    text_add_string(out, ", ");
    add_number(out, "rotor_inertia", joint->rotor_inertia);
    text_add_string(out, " }");
}

/* Nothing for the joint before, which is what a joint hangs on unless it says so. */
static void add_parent(Text *out, const Description *robot, int index)
{
    int parent = robot->joints[index].parent;
    if (parent == index - 1)
        return;
    for (int i = 0; i < robot->joint_count; i++)
        if (strcmp(robot->joints[i].name, "base") == 0)
            fail_input("%s:%d: joint \"base\": a robot file that branches keeps that name for the "
                       "base; rename the joint",
                       robot->file, robot->joints[i].line);
    text_add_string(out, ", ");
    add_string(out, "parent", parent < 0 ? "base" : robot->joints[parent].name);
}

static void add_joint(Text *out, const UrdfRobot *read, int index)
{
    const UrdfJoint *joint = read->parts[index];
    const Joint *made = &read->description->joints[index];
    text_add_string(out, "    { ");
    add_string(out, "name", made->name);
    text_add(out, ", \"type\": \"%s\"",
             made->type == FIXED       ? "fixed"
             : made->type == PRISMATIC ? "prismatic"
             : made->continuous        ? "continuous"
                                       : "revolute");
    add_parent(out, read->description, index);
    if (!joint) {
        text_add_string(out, ",\n      \"_link\": \"where the tool is\" }");
        return;
    }
    text_add_string(out, ",\n      ");
    add_string(out, "_link", read->urdf->links[joint->child].name);
    if (joint->leader >= 0 && made->type != FIXED) {
        text_add_string(out, ", \"mimic\": { ");
        add_string(out, "joint", joint->mimics);
        text_add_string(out, ", ");
        add_number(out, "multiplier", joint->multiplier);
        text_add_string(out, ", ");
        add_number(out, "offset", joint->offset);
        text_add_string(out, " }");
    }
    text_add_string(out, ",\n      \"origin\": { ");
    add_vector(out, "xyz", joint->xyz);
    text_add_string(out, ", ");
    add_vector(out, "rpy", joint->rpy);
    text_add_string(out, " }");
    if (made->type != FIXED) {
        text_add_string(out, ", ");
        add_vector(out, "axis", joint->axis);
    }
    add_link(out, &read->urdf->links[joint->child]);
    if (made->type != FIXED) {
        add_limits(out, joint);
        add_friction(out, joint);
        add_motor(out, joint);
    }
    text_add_string(out, " }");
}

/* ---- what is merged ---- */

/* Every link on a fixed joint, and the link that carries it. */
static void add_merged(Text *out, const UrdfRobot *read)
{
    const Description *robot = read->description;
    const char *between = "\n    ";
    text_add_string(out, "  \"_merged\": [");
    for (int i = 0; i < robot->joint_count; i++) {
        const UrdfJoint *joint = read->parts[i];
        Text line = {0};
        int carrier = robot->joints[i].parent;
        if (!joint || robot->joints[i].type != FIXED)
            continue;
        while (carrier >= 0 && robot->joints[carrier].type == FIXED)
            carrier = robot->joints[carrier].parent;
        text_add(&line, "%s is fixed to %s by %s", read->urdf->links[joint->child].name,
                 carrier < 0 ? "the base" : read->urdf->links[read->parts[carrier]->child].name,
                 joint->name);
        if (joint->locked)
            text_add(&line, ", locked at %s", show_number(joint->locked_at).text);
        if (carrier < 0 && robot->joints[i].mass > 0)
            text_add_string(&line, "; its mass has no effect");
        text_add_string(out, between);
        json_string(out, line.data);
        between = ",\n    ";
        text_free(&line);
    }
    text_add(out, "%s],\n", *between == ',' ? "\n  " : "");
}

void write_robot(Text *out, const UrdfRobot *read, bool floats)
{
    const Description *robot = read->description;
    double gravity[3];
    for (int i = 0; i < 3; i++)
        gravity[i] = (double)robot->gravity[i];
    text_add_string(out, "{\n  \"rbgen\": 1,\n  ");
    add_string(out, "name", robot->name);
    text_add_string(out, ",\n  ");
    add_string(out, "source", robot->source);
    text_add_string(out, ",\n");
    add_merged(out, read);
    text_add_string(out, "  ");
    add_vector(out, "gravity", gravity);
    if (floats) {
        text_add_string(out, ",\n  \"base\": { \"floating\": true");
        add_link(out, read->base);
        text_add_string(out, " }");
    }
    text_add_string(out, ",\n  \"joints\": [\n");
    for (int i = 0; i < robot->joint_count; i++) {
        add_joint(out, read, i);
        text_add_string(out, i + 1 < robot->joint_count ? ",\n" : "\n");
    }
    text_add_string(out, "  ]\n}\n");
}
