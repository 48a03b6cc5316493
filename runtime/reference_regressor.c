/* reference_regressor.c: torques of one parameter at a time (reference.h). A link's body is
   replaced by one that has nothing but the parameter: bodies are given by mass, mass centre and
   inertia about it, so a first moment comes with a mass, whose own torques are then taken off. */
#include "reference_bodies.h"

static ReferenceJoint unit_mass(int k) /* at distance 1 along axis k; -1: at the origin */
{
    ReferenceJoint body = {.mass = 1};
    if (k < 0)
        return body;
    body.com[k] = 1;
    for (int i = 0; i < 3; i++)
        body.inertia[i][i] = i == k ? 0 : -1; /* so that there is none about the origin */
    return body;
}

static ReferenceJoint unit_inertia(int row, int column)
{
    ReferenceJoint body = {.mass = 0};
    body.inertia[row][column] = body.inertia[column][row] = 1;
    return body;
}

/* Column: torques that a body on link i takes, plus sign times what is there. */
static void body_column(const ReferenceRobot *robot, const Placement *at, int i,
                        const ReferenceJoint *body, const RefReal v[6], const RefReal a[6],
                        int columns, RefReal *Y)
{
    RefReal f[6];
    link_force(body, v, a, f);
    for (int j = i; j >= 0; j = robot->joint[j].parent) {
        if (at->coordinate[j] >= 0)
            Y[at->coordinate[j] * columns] += dot(6, at->axis[j], f);
        RefReal inward[6] = {0};
        add_force_to_parent(&at->link[j], f, inward);
        for (int k = 0; k < 6; k++)
            f[k] = inward[k];
    }
}

static void link_columns(const ReferenceRobot *robot, const Placement *at, int i,
                         const RefReal v[6], const RefReal a[6], int columns, RefReal *Y)
{
    static const int row[6] = {0, 0, 0, 1, 1, 2}, column[6] = {0, 1, 2, 1, 2, 2};
    for (int k = -1; k < 3; k++) {
        ReferenceJoint body = unit_mass(k);
        body_column(robot, at, i, &body, v, a, columns, Y + 1 + k);
        for (int j = 0; j < robot->dof && k >= 0; j++)
            Y[j * columns + 1 + k] -= Y[j * columns];
    }
    for (int k = 0; k < 6; k++) {
        ReferenceJoint body = unit_inertia(row[k], column[k]);
        body_column(robot, at, i, &body, v, a, columns, Y + 4 + k);
    }
}

int reference_regressor_kinds(const ReferenceRobot *robot)
{
    int kinds = 0;
    for (int i = 0; i < robot->joint_count; i++) {
        const ReferenceJoint *joint = &robot->joint[i];
        if (joint->type == REFERENCE_FIXED)
            continue;
        kinds |= joint->viscous != 0 ? REFERENCE_VISCOUS : 0;
        kinds |= joint->coulomb != 0 ? REFERENCE_COULOMB : 0;
        kinds |= joint->rotor != 0 ? REFERENCE_ROTORS : 0;
        kinds |= joint->viscous_skew != 0 || joint->coulomb_skew != 0 ? REFERENCE_SKEWED : 0;
    }
    return kinds;
}

/* The last link of a joint, whatever its number of freedoms, is one of the robot's own. */
static bool has_body(const ReferenceJoint *joint)
{
    return joint->type != REFERENCE_FIXED && (joint->run == 0 || joint->part == joint->run - 1);
}

static int bodies(const ReferenceRobot *robot)
{
    int count = 0;
    for (int i = 0; i < robot->joint_count; i++)
        count += has_body(&robot->joint[i]);
    return count;
}

int reference_regressor_columns(const ReferenceRobot *robot, int kinds)
{
    int each = !!(kinds & REFERENCE_VISCOUS) + !!(kinds & REFERENCE_COULOMB) +
               !!(kinds & REFERENCE_ROTORS) + 2 * !!(kinds & REFERENCE_SKEWED);
    return 10 * bodies(robot) + each * robot->dof;
}

/* Friction with one coefficient 1, and a rotor of inertia 1. */
static void joint_columns(const ReferenceRobot *robot, int kinds, int i, int k, const RefReal *qd,
                          const RefReal *qdd, int columns, RefReal *Y)
{
    ReferenceJoint viscous = {.viscous = 1, .coulomb_width = 1}, coulomb = {.coulomb = 1};
    ReferenceJoint viscous_skew = {.viscous_skew = 1}, coulomb_skew = {.coulomb_skew = 1};
    int at = 10 * bodies(robot) + k, last = columns - robot->dof + k;
    coulomb.coulomb_width = robot->joint[i].coulomb_width;
    viscous_skew.coulomb_width = coulomb_skew.coulomb_width = coulomb.coulomb_width;
    if (kinds & REFERENCE_SKEWED) {
        Y[k * columns + last - robot->dof] = friction(&viscous_skew, qd[k]);
        Y[k * columns + last] = friction(&coulomb_skew, qd[k]);
    }
    if (kinds & REFERENCE_VISCOUS)
        Y[k * columns + at] = friction(&viscous, qd[k]);
    at += kinds & REFERENCE_VISCOUS ? robot->dof : 0;
    if (kinds & REFERENCE_COULOMB)
        Y[k * columns + at] = friction(&coulomb, qd[k]);
    at += kinds & REFERENCE_COULOMB ? robot->dof : 0;
    for (int j = 0; j < robot->dof && (kinds & REFERENCE_ROTORS); j++) {
        RefReal turns = robot->coupling ? (RefReal)robot->coupling[k * robot->dof + j] : j == k;
        Y[j * columns + at] = turns * rotor_rate(robot, k, qdd);
    }
}

void reference_regressor(const ReferenceRobot *robot, int kinds, const RefReal *q,
                         const RefReal *qd, const RefReal *qdd, RefReal *Y)
{
    int columns = reference_regressor_columns(robot, kinds);
    RefReal v[JOINTS(robot)][6], a[JOINTS(robot)][6];
    PLACE(robot, q, at);
    link_velocities(robot, &at, AT_REST, qd, v);
    link_accelerations(robot, &at, AT_REST, robot->gravity, qd, qdd, v, a);
    for (int k = 0; k < robot->dof * columns; k++)
        Y[k] = 0;
    for (int i = 0, body = 0; i < robot->joint_count; i++) {
        int k = at.coordinate[i];
        if (k < 0)
            continue;
        if (has_body(&robot->joint[i]))
            link_columns(robot, &at, i, v[i], a[i], columns, Y + 10 * body++);
        joint_columns(robot, kinds, i, k, qd, qdd, columns, Y);
    }
}
