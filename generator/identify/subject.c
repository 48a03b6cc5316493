/* subject.c: see subject.h. */
#include "identify/subject.h"

#include <math.h>
#include <string.h>

static const char *const friction_names[FRICTION_KINDS] = {"viscous", "coulomb", "asymmetric",
                                                           "offset"};
static const char *const column_names[FRICTION_KINDS] = {"fv", "fc", "fa", "fo"};

unsigned friction_parse(const char *list)
{
    unsigned bits = 0;
    if (!list)
        return FRICTION_VISCOUS | FRICTION_COULOMB;
    if (strcmp(list, "none") == 0)
        return 0;
    for (const char *at = list; *at;) {
        size_t length = strcspn(at, ",");
        unsigned bit = 0;
        for (unsigned k = 0; k < FRICTION_KINDS; k++)
            if (strlen(friction_names[k]) == length && strncmp(at, friction_names[k], length) == 0)
                bit = 1u << k;
        if (!bit)
            fail_input("--friction: \"%.*s\" is none of viscous, coulomb, asymmetric, offset, none",
                       (int)length, at);
        bits |= bit;
        at += length + (at[length] == ',');
    }
    return bits;
}

int subject_friction(const Subject *subject, unsigned kind)
{
    int at = subject->base_count;
    for (unsigned bit = 1; bit < kind; bit <<= 1)
        at += subject->friction & bit ? subject->n : 0;
    return subject->friction & kind ? at : -1;
}

int subject_joint(const Subject *subject, int link)
{
    return (int)(subject->robot->links[link].joint - subject->bare->joints);
}

/* ---- the robot as identification sees it ---- */

static void check_robot(const Robot *robot)
{
    enum { MOST_JOINTS = 24 };
    if (robot->n < 1)
        fail_input("identify: %s has no moving joint", robot->name);
    if (robot->n > MOST_JOINTS)
        fail_input("identify: robots of up to %d joints; %s has %d", MOST_JOINTS, robot->name,
                   robot->n);
    if (robot->positions != robot->n)
        fail_input(
            "identify: %s has joints with quaternions, which logs of joint values do not show",
            robot->name);
}

/* Friction is ours to find; so are rotors, where they are asked for. */
static void prepare(Description *description, bool rotors)
{
    bool any = false;
    for (int j = 0; j < description->joint_count; j++)
        any = any || description->joints[j].rotor_inertia != 0;
    for (int j = 0; j < description->joint_count; j++) {
        Joint *joint = &description->joints[j];
        joint->viscous = joint->coulomb = joint->viscous_skew = joint->coulomb_skew = 0;
        if (rotors && !any && joint->type != FIXED)
            joint->rotor_inertia = 1e-6; /* so that there is a column */
    }
}

static void name_columns(Arena *arena, Subject *subject, const Robot *whole)
{
    static const char *const load[LINK_PARAMETERS] = {"m",   "mcx", "mcy", "mcz", "Ixx",
                                                      "Ixy", "Ixz", "Iyy", "Iyz", "Izz"};
    int n = subject->n, at = 0;
    subject->name = arena_array(arena, const char *, subject->count);
    subject->known = arena_array(arena, double, subject->count);
    for (; at < subject->base_count; at++) {
        subject->name[at] = subject->base->name[at];
        subject->known[at] = (double)subject->base->value[at];
    }
    for (unsigned k = 0; k < FRICTION_KINDS; k++)
        for (int i = 0; i < n && (subject->friction & 1u << k); i++, at++) {
            const Link *link = &whole->links[i];
            const Real value[FRICTION_KINDS] = {link->viscous, link->coulomb, link->coulomb_skew,
                                                0};
            subject->name[at] = arena_format(arena, "%s%d", column_names[k], i + 1);
            subject->known[at] = (double)value[k];
        }
    for (int k = 0; k < subject->load; k++, at++)
        subject->name[at] = arena_format(arena, "load.%s", load[k]);
}

Subject *subject_new(Arena *arena, Build *build, const char *path, const Choice *choice,
                     unsigned friction, bool rotors, bool load)
{
    Subject *subject = arena_alloc(arena, sizeof *subject);
    const Robot *whole = load_robot(arena, path, choice, &subject->description);
    check_robot(whole);
    Description *bare = arena_alloc(arena, sizeof *bare);
    *bare = *subject->description;
    bare->joints = arena_array(arena, Joint, bare->joint_count);
    memcpy(bare->joints, subject->description->joints,
           sizeof *bare->joints * (size_t)bare->joint_count);
    prepare(bare, rotors);
    subject->bare = bare;
    Robot *robot = robot_from_description(arena, bare);
    subject->robot = robot;
    subject->n = robot->n;
    Selection selection = select_functions(load ? "base-regressor,regressor,forward-kinematics"
                                                : "base-regressor,forward-kinematics",
                                           &(const Strings){0}, BEST);
    subject->machine = machine_new(build, arena, robot, bare, &selection, NULL, 0, false);
    subject->base = base_columns(arena, robot);
    subject->base_count = subject->base->count;
    subject->friction = friction;
    subject->load = load ? LINK_PARAMETERS : 0;
    subject->count = subject->base_count + subject->load;
    for (unsigned k = 0; k < FRICTION_KINDS; k++)
        subject->count += friction & 1u << k ? robot->n : 0;
    subject->width = subject->machine->coulomb_width;
    subject->tool_link = robot->tool_link;
    if (load && robot->tool_link < 0)
        fail_input("identify: the tool of %s sits on its base: no joint feels a load there",
                   robot->name);
    if (load) { /* from canonical axes to the file's own, in which regressor has its columns */
        const Link *carrier = &robot_tree(robot)->links[robot->tool_link];
        subject->tool = pose_multiply(pose_inverse(carrier->own), robot->tool);
    }
    name_columns(arena, subject, whole);
    return subject;
}

void subject_free(Subject *subject)
{
    machine_free((Machine *)subject->machine);
}

/* ---- rows ---- */

/* The parameters of a unit of each of the load's, about the origin of the link's frame. */
static void load_columns(const Subject *subject, const double *q, const double *qd,
                         const double *qdd, double *Y)
{
    static const int row[] = {0, 0, 0, 1, 1, 2}, column[] = {0, 1, 2, 1, 2, 2};
    int n = subject->n, width = subject->base->of->count;
    double *own = memory_grow(NULL, sizeof *own * (size_t)(n * width));
    const Pose *tool = &subject->tool;
    double p[3], R[3][3];
    for (int i = 0; i < 3; i++) {
        p[i] = (double)tool->p[i];
        for (int j = 0; j < 3; j++)
            R[i][j] = (double)tool->R[i][j];
    }
    machine_call(subject->machine, REGRESSOR, q, qd, qdd, own);
    for (int k = 0; k < LINK_PARAMETERS; k++) {
        double m = k == 0, ms[3] = {0}, J[3][3] = {{0}}, first[3], unit[LINK_PARAMETERS];
        if (k >= 1 && k <= 3)
            ms[k - 1] = 1;
        if (k >= 4)
            J[row[k - 4]][column[k - 4]] = J[column[k - 4]][row[k - 4]] = 1;
        for (int i = 0; i < 3; i++)
            first[i] = R[i][0] * ms[0] + R[i][1] * ms[1] + R[i][2] * ms[2];
        double pp = p[0] * p[0] + p[1] * p[1] + p[2] * p[2];
        double ps = p[0] * first[0] + p[1] * first[1] + p[2] * first[2];
        unit[0] = m;
        for (int i = 0; i < 3; i++)
            unit[1 + i] = first[i] + m * p[i];
        for (int e = 0; e < 6; e++) {
            int i = row[e], j = column[e];
            double sum = 0;
            for (int a = 0; a < 3; a++)
                for (int b = 0; b < 3; b++)
                    sum += R[i][a] * J[a][b] * R[j][b];
            sum += m * ((i == j) * pp - p[i] * p[j]);
            unit[4 + e] = sum + 2 * ps * (i == j) - p[i] * first[j] - first[i] * p[j];
        }
        for (int i = 0; i < n; i++) {
            double sum = 0;
            for (int c = 0; c < LINK_PARAMETERS; c++)
                sum += own[i * width + subject->tool_link * LINK_PARAMETERS + c] * unit[c];
            Y[i * subject->count + subject->count - subject->load + k] = sum;
        }
    }
    memory_free(own);
}

void subject_rows(const Subject *subject, const double *q, const double *qd, const double *qdd,
                  bool loaded, double *Y)
{
    int n = subject->n, count = subject->count, base = subject->base_count;
    /* base-regressor's rows are narrower: filled from the last one on, none is overwritten */
    machine_call(subject->machine, BASE_REGRESSOR, q, qd, qdd, Y);
    for (int i = n - 1; i >= 0; i--) {
        double *row = Y + i * count;
        memmove(row, Y + i * base, sizeof *row * (size_t)base);
        memset(row + base, 0, sizeof *row * (size_t)(count - base));
        double s = qd[i] / sqrt(qd[i] * qd[i] + subject->width[i] * subject->width[i]);
        const double entry[FRICTION_KINDS] = {qd[i], s, s * s, 1};
        for (unsigned k = 0; k < FRICTION_KINDS; k++) {
            int at = subject_friction(subject, 1u << k);
            if (at >= 0)
                row[at + i] = entry[k];
        }
    }
    if (loaded && subject->load)
        load_columns(subject, q, qd, qdd, Y);
}

/* ---- means ---- */

static double bell(int offset, int decimate)
{
    return decimate < 2 ? offset == 0 : 0.5 + 0.5 * cos(3.141592653589793 * offset / decimate);
}

double decimate_share(int decimate)
{
    double own = 0, shared = 0;
    for (int k = -decimate; k <= decimate; k++) {
        own += bell(k, decimate) * bell(k, decimate);
        if (k <= 0)
            shared += bell(k, decimate) * bell(k + decimate, decimate);
    }
    return decimate < 2 ? 1 : 1 + 2 * shared / own;
}

void subject_walk(const Subject *subject, const Log *log, int decimate, bool loaded, RowSink sink)
{
    int n = subject->n, width = subject->count + 1;
    size_t size = (size_t)n * (size_t)width;
    double *Y = memory_grow(NULL, sizeof *Y * size * 3); /* a row, and two means under way */
    for (int s = 0; s < log->count; s++) {
        const Segment *segment = &log->segment[s];
        int last = (segment->rows - 1) / decimate; /* means at 1 .. last - 1 */
        memset(Y + size, 0, sizeof *Y * size * 2);
        for (int r = 0; r <= last * decimate; r++) {
            const double *tau = segment->tau + r * n;
            subject_rows(subject, segment->q + r * n, segment->qd + r * n, segment->qdd + r * n,
                         loaded, Y);
            for (int i = n - 1; i >= 0; i--) {
                memmove(Y + i * width, Y + i * subject->count, sizeof *Y * (size_t)subject->count);
                Y[i * width + subject->count] = tau[i];
            }
            int before = r / decimate, parts = r % decimate ? 2 : 1;
            for (int k = before; k < before + parts; k++) {
                double weight = bell(r - k * decimate, decimate) / decimate;
                double *mean = Y + size * (size_t)(1 + k % 2);
                for (size_t c = 0; c < size; c++)
                    mean[c] += weight * Y[c];
            }
            /* the mean before this one is complete once its bell has ended */
            int done = r % decimate == 0 ? before - 1 : -1;
            if (decimate == 1)
                done = r;
            if (done >= 1 || (decimate == 1 && done >= 0)) {
                double *mean = Y + size * (size_t)(1 + done % 2);
                double t = segment->begin + done * decimate * segment->step;
                for (int i = 0; i < n; i++)
                    sink.take(sink.context, i, t, mean + i * width);
            }
            if (done >= 0)
                memset(Y + size * (size_t)(1 + done % 2), 0, sizeof *Y * size);
        }
    }
    memory_free(Y);
}
