/* placing.c: see placing.h. */
#include "model/placing.h"

#include "model/pose.h"
#include "model/read/conventions.h"

#include <string.h>

void joint_place(Joint *joint, Real snap)
{
    if (joint->placing == PLACED_BY_ORIGIN)
        joint->before = pose_place(joint->place, joint->place + 3, snap);
    if (joint->placing != PLACED_BY_DH)
        return;
    const Real *dh = joint->dh;
    Pose Rx = pose_turn(0, dh[DH_ALPHA], snap), Rz = pose_turn(2, dh[DH_THETA], snap);
    Pose Tx = pose_shift(dh[DH_A], 0, 0), Tz = pose_shift(0, 0, dh[DH_D]);
    Pose along_x = pose_multiply(Rx, Tx), along_z = pose_multiply(Rz, Tz); /* either commutes */
    if (joint->at_far_end)
        joint->after = pose_multiply(along_z, along_x);
    else
        joint->before = pose_multiply(along_x, along_z);
}

/* I about the mass centre = I about the origin - m (c.c E - c cT), entry by entry. */
void inertia_to_com(Joint *joint)
{
    Real shift[3][3];
    point_inertia(joint->mass, joint->com, shift);
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++) {
            Real given = real_abs(joint->inertia[i][j]), moved = real_abs(shift[i][j]);
            joint->inertia[i][j] =
                real_prune(joint->inertia[i][j] - shift[i][j], given > moved ? given : moved);
        }
}

/* ---- numbers that may be formulas ---- */

int joint_open_numbers(Joint *joint, OpenNumber *list)
{
    JointFormulas *f = &joint->formula;
    OpenNumber *next = list;
    for (int k = 0; k < DH_NUMBERS; k++)
        *next++ = (OpenNumber){&f->dh[k], &joint->dh[k], k == DH_ALPHA || k == DH_THETA};
    for (int k = 0; k < PLACE_NUMBERS; k++)
        *next++ = (OpenNumber){&f->place[k], &joint->place[k], k >= 3};
    *next++ = (OpenNumber){&f->mass, &joint->mass, false};
    for (int k = 0; k < 3; k++)
        *next++ = (OpenNumber){&f->com[k], &joint->com[k], false};
    for (int k = 0; k < INERTIA_NUMBERS; k++)
        *next++ =
            (OpenNumber){&f->inertia[k], &joint->inertia[tensor_row[k]][tensor_column[k]], false};
    *next++ = (OpenNumber){&f->viscous, &joint->viscous, false};
    *next++ = (OpenNumber){&f->coulomb, &joint->coulomb, false};
    *next++ = (OpenNumber){&f->gear_ratio, &joint->gear_ratio, false};
    *next++ = (OpenNumber){&f->rotor_inertia, &joint->rotor_inertia, false};
    return (int)(next - list);
}

int robot_open_numbers(Description *description, OpenNumber *list)
{
    OpenNumber *next = list;
    for (int k = 0; k < 3; k++)
        *next++ = (OpenNumber){&description->gravity_formula[k], &description->gravity[k], false};
    for (int k = 0; k < PLACE_NUMBERS; k++)
        *next++ = (OpenNumber){&description->tool_formula[k], &description->tool_place[k], k >= 3};
    return (int)(next - list);
}

/* ---- other values ---- */

Description *description_copy(Arena *arena, const Description *description)
{
    Description *copy = arena_alloc(arena, sizeof *copy);
    *copy = *description;
    copy->joints = arena_array(arena, Joint, description->joint_count);
    memcpy(copy->joints, description->joints,
           sizeof *copy->joints * (size_t)description->joint_count);
    copy->formulas = formulas_copy(arena, &description->formulas);
    return copy;
}

static bool set_numbers(const OpenNumber *list, int count, const bool *changed, const Real *values)
{
    bool any = false;
    for (int k = 0; k < count; k++)
        if (*list[k].formula && changed[*list[k].formula]) {
            *list[k].number = values[*list[k].formula];
            any = true;
        }
    return any;
}

static bool any_changed(const int *formulas, int count, const bool *changed)
{
    for (int k = 0; k < count; k++)
        if (formulas[k] && changed[formulas[k]])
            return true;
    return false;
}

static void set_joint(Joint *joint, Real snap, const bool *changed, const Real *values)
{
    OpenNumber list[JOINT_OPEN_NUMBERS];
    Real about_com[3][3];
    bool about_origin = joint->inertia_about_origin;
    memcpy(about_com, joint->inertia, sizeof about_com);
    if (about_origin) { /* the numbers of the file again */
        Real shift[3][3];
        point_inertia(joint->mass, joint->com, shift);
        for (int i = 0; i < 3; i++)
            for (int j = 0; j < 3; j++)
                joint->inertia[i][j] += shift[i][j];
    }
    bool any = set_numbers(list, joint_open_numbers(joint, list), changed, values);
    if (!any) {
        memcpy(joint->inertia, about_com, sizeof about_com);
        return;
    }
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < i; j++)
            joint->inertia[i][j] = joint->inertia[j][i];
    if (about_origin)
        inertia_to_com(joint);
    /* Else it stays where cleaning has put it. */
    if (any_changed(joint->formula.dh, DH_NUMBERS, changed) ||
        any_changed(joint->formula.place, PLACE_NUMBERS, changed))
        joint_place(joint, snap);
}

Description *description_at(Arena *arena, const Description *description, const bool *given,
                            const Real *values, const char *option)
{
    Description *copy = description_copy(arena, description);
    Formulas *formulas = &copy->formulas;
    int count = formulas->count;
    bool *changed = arena_array(arena, bool, count + 1);
    Real *all = arena_array(arena, Real, count + 1);
    for (int k = 0; k < count; k++) {
        changed[k] = given[k];
        all[k] = values[k];
    }
    formulas_mark(formulas, changed);
    if (!formulas_evaluate(formulas, given, all))
        fail_input("%s: an expression of the robot file is no finite number then", option);
    for (int k = 1; k < count; k++)
        formulas->item[k].value = all[k];
    for (int i = 0; i < copy->joint_count; i++) {
        set_joint(&copy->joints[i], copy->snap, changed, all);
        if (copy->joints[i].mass < 0)
            fail_input("%s: the mass of \"%s\" must not be negative", option, copy->joints[i].name);
    }
    OpenNumber list[ROBOT_OPEN_NUMBERS];
    if (set_numbers(list, robot_open_numbers(copy, list), changed, all))
        copy->tool = pose_place(copy->tool_place, copy->tool_place + 3, copy->snap);
    return copy;
}
