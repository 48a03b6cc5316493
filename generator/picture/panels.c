/* panels.c: see panels.h. A column belongs to a group by its name: tau3 to tau, M_1_2 to M,
   kinetic to energy. A group is a panel, or two when some joints turn and others slide. */
#include "picture/panels.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_PANELS = 60, MAX_NAMES = 60, LONGEST_GROUP = 32 };

/* What groups are called on their axes. sliding: the unit at a prismatic joint; NULL: the same. */
static const struct {
    const char *group, *title, *quantity, *unit, *sliding_title, *sliding_quantity, *sliding;
} groups[] = {
    {"q", "joint positions", "angle", "rad", "positions of sliding joints", "displacement", "m"},
    {"qd", "joint velocities", "velocity", "rad/s", "velocities of sliding joints", "velocity",
     "m/s"},
    {"qdd", "joint accelerations", "acceleration", "rad/s²", "accelerations of sliding joints",
     "acceleration", "m/s²"},
    {"tau", "joint torques", "torque", "N m", "forces of sliding joints", "force", "N"},
    {"predicted", "predicted torques", "torque", "N m", "predicted forces", "force", "N"},
    {"residual", "measured minus predicted", "torque", "N m", "measured minus predicted, forces",
     "force", "N"},
    {"b", "bias", "torque", "N m", "bias of sliding joints", "force", "N"},
    {"g", "gravity", "torque", "N m", "gravity on sliding joints", "force", "N"},
    {"i", "motor currents", "current", "A", NULL, NULL, NULL},
    {"v", "motor voltages", "voltage", "V", NULL, NULL, NULL},
    {"energy", "energy", "energy", "J", NULL, NULL, NULL},
    {"balance", "energy balance", "energy gained", "J", NULL, NULL, NULL},
    {"xyz", "tool position", "position", "m", NULL, NULL, NULL},
    {"force", "forces that joints carry", "force", "N", NULL, NULL, NULL},
    {"moment", "moments that joints carry", "moment", "N m", NULL, NULL, NULL},
    {"fx", "forces on links along x", "force", "N", NULL, NULL, NULL},
    {"fy", "forces on links along y", "force", "N", NULL, NULL, NULL},
    {"fz", "forces on links along z", "force", "N", NULL, NULL, NULL},
    {"mx", "moments on links about x", "moment", "N m", NULL, NULL, NULL},
    {"my", "moments on links about y", "moment", "N m", NULL, NULL, NULL},
    {"mz", "moments on links about z", "moment", "N m", NULL, NULL, NULL},
    {"p", "tool position", "position", "m", NULL, NULL, NULL},
};

static int find_group(const char *name)
{
    for (size_t k = 0; k < COUNT(groups); k++)
        if (strcmp(groups[k].group, name) == 0)
            return (int)k;
    return -1;
}

/* The group of a column. */
static const char *group_of(const char *head, char *buffer)
{
    static const char *const energies[] = {"kinetic", "potential"}, *const axes[] = {"x", "y", "z"};
    for (size_t k = 0; k < COUNT(energies); k++)
        if (strcmp(head, energies[k]) == 0)
            return "energy";
    for (size_t k = 0; k < COUNT(axes); k++)
        if (strcmp(head, axes[k]) == 0)
            return "xyz";
    size_t letters = 0;
    while (isalpha((unsigned char)head[letters]))
        letters++;
    bool numbered =
        letters && head[letters] && !head[letters + strspn(head + letters, "_0123456789")];
    if (!numbered || letters >= LONGEST_GROUP)
        return head;
    memcpy(buffer, head, letters);
    buffer[letters] = '\0';
    return buffer;
}

static bool in_group(const char *head, const char *group)
{
    char buffer[LONGEST_GROUP];
    return strcmp(group_of(head, buffer), group) == 0;
}

/* The number of the joint that a column speaks of; 0: of none. */
static int joint_of(const char *head)
{
    char buffer[LONGEST_GROUP];
    const char *group = group_of(head, buffer);
    size_t length = strlen(group);
    bool numbered = strncmp(head, group, length) == 0 && isdigit((unsigned char)head[length]);
    if (!numbered || find_group(group) < 0 || strcmp(group, "p") == 0)
        return 0;
    long number = strtol(head + length, NULL, 10);
    return number >= 1 && number <= MAX_JOINTS ? (int)number : 0;
}

/* ---- joints of the robot ---- */

static const Joint *robot_joint(const PlotRequest *request, const char *head)
{
    int number = joint_of(head), moving = 0;
    if (!request->robot || !number)
        return NULL;
    for (int i = 0; i < request->robot->joint_count; i++)
        if (request->robot->joints[i].type != FIXED && ++moving == number)
            return &request->robot->joints[i];
    fail_input("--robot: %s has %d joints, but there is a column %s; is it another robot's file?",
               request->robot->name, moving, head);
}

static bool is_sliding(const PlotRequest *request, const char *head)
{
    const Joint *joint = robot_joint(request, head);
    return joint && joint->type == PRISMATIC;
}

static const char *axis_label(Arena *arena, const PlotRequest *request, const char *head)
{
    char buffer[LONGEST_GROUP];
    int k = find_group(group_of(head, buffer));
    if (k < 0)
        return arena_copy(arena, group_of(head, buffer));
    if (groups[k].sliding && is_sliding(request, head))
        return arena_format(arena, "%s, %s", groups[k].sliding_quantity, groups[k].sliding);
    if (!groups[k].sliding || robot_joint(request, head))
        return arena_format(arena, "%s, %s", groups[k].quantity, groups[k].unit);
    return arena_format(arena, "%s, %s or %s", groups[k].group, groups[k].unit, groups[k].sliding);
}

/* "tau3 boom" */
static const char *curve_name(Arena *arena, const PlotRequest *request, const char *head)
{
    const Joint *joint = robot_joint(request, head);
    return joint && joint->name[0] ? arena_format(arena, "%s %s", head, joint->name) : head;
}

static const char *panel_title(Arena *arena, const PlotRequest *request, const char *head)
{
    char buffer[LONGEST_GROUP];
    int k = find_group(group_of(head, buffer)), number = joint_of(head);
    if (k < 0)
        return arena_copy(arena, group_of(head, buffer));
    if (!request->per_joint || !number)
        return groups[k].sliding && is_sliding(request, head) ? groups[k].sliding_title
                                                              : groups[k].title;
    const Joint *joint = robot_joint(request, head);
    if (joint && joint->name[0])
        return arena_format(arena, "joint %d, %s", number, joint->name);
    return arena_format(arena, "joint %d", number);
}

/* ---- panels ---- */

/* Where a column goes: a panel of the same axis and, unless each joint has its own, of the same
   group. */
static Panel *panel_for(Arena *arena, const PlotRequest *request, Figure *figure, const char *head)
{
    const char *title = panel_title(arena, request, head);
    const char *label = axis_label(arena, request, head);
    for (int p = 0; p < figure->panel_count; p++)
        if (strcmp(figure->panels[p].title, title) == 0 &&
            strcmp(figure->panels[p].y_label, label) == 0)
            return &figure->panels[p];
    if (figure->panel_count == MAX_PANELS)
        fail_input("plot: more than %d panels; choose fewer by --columns", MAX_PANELS);
    Panel *panel = &figure->panels[figure->panel_count++];
    *panel = (Panel){.title = title, .y_label = label};
    panel->names = arena_array(arena, const char *, MAX_NAMES);
    panel->curves = arena_array(arena, Curve, MAX_NAMES * request->sheet_count);
    return panel;
}

static double largest(const SheetColumn *column, int rows)
{
    double most = 0;
    for (int i = 0; i < rows; i++)
        if (isfinite(column->value[i]))
            most = fmax(most, fabs(column->value[i]));
    return most;
}

/* The largest number of the same kind, drawn or not: of all torques, say. */
static double scale_of(const PlotRequest *request, const char *head)
{
    char buffer[LONGEST_GROUP];
    const char *group = group_of(head, buffer);
    double most = 0;
    for (int s = 0; s < request->sheet_count; s++)
        for (int k = 0; k < request->sheets[s]->count; k++) {
            const SheetColumn *column = &request->sheets[s]->columns[k];
            if (in_group(column->head, group) &&
                is_sliding(request, column->head) == is_sliding(request, head))
                most = fmax(most, largest(column, request->sheets[s]->rows));
        }
    return most;
}

/* What is nowhere larger than rounding beside the others of its kind is drawn as the zero that it
   stands for: an axis of its own would zoom into noise. */
static const double *without_noise(Arena *arena, const SheetColumn *column, int rows, double scale)
{
    double most = largest(column, rows);
    if (most == 0 || most > 1e-9 * scale)
        return column->value;
    double *flat = arena_array(arena, double, rows);
    for (int i = 0; i < rows; i++)
        flat[i] = isfinite(column->value[i]) ? 0 : column->value[i];
    return flat;
}

static void add_column(Arena *arena, const PlotRequest *request, const char *head, Figure *figure)
{
    Panel *panel = panel_for(arena, request, figure, head);
    const char *name = curve_name(arena, request, head);
    for (int k = 0; k < panel->name_count; k++)
        if (strcmp(panel->names[k], name) == 0)
            return; /* asked for twice */
    if (panel->name_count == MAX_NAMES)
        fail_input("plot: more than %d curves in a panel; choose fewer by --columns", MAX_NAMES);
    panel->names[panel->name_count] = name;
    double scale = scale_of(request, head);
    for (int s = 0; s < request->sheet_count; s++) {
        const Sheet *sheet = request->sheets[s];
        const SheetColumn *y = sheet_column(sheet, head), *t = sheet_column(sheet, "t");
        if (!y)
            continue;
        bool any = false;
        const double *x = t ? t->value : sheet->number;
        for (int i = 0; i < sheet->rows && !any; i++)
            any = isfinite(x[i]) && isfinite(y->value[i]);
        if (!any)
            fail_input("%s: column %s has nothing but nan and inf", sheet->file, head);
        panel->curves[panel->curve_count++] = (Curve){panel->name_count, s, sheet->rows, x,
                                                      without_noise(arena, y, sheet->rows, scale)};
    }
    panel->name_count++;
}

/* ---- the list ---- */

static void fail_unknown(Arena *arena, const PlotRequest *request, const char *item)
{
    const char **words = arena_array(arena, const char *, 2 * request->sheets[0]->count);
    size_t count = 0;
    Text known = {0};
    for (int k = 0; k < request->sheets[0]->count; k++) {
        char buffer[LONGEST_GROUP];
        const char *head = request->sheets[0]->columns[k].head, *group = group_of(head, buffer);
        bool seen = strcmp(group, "t") == 0 || !*group;
        for (size_t w = 0; w < count; w++)
            seen = seen || strcmp(words[w], group) == 0;
        words[count++] = head;
        if (seen)
            continue;
        words[count++] = arena_copy(arena, group);
        text_add(&known, known.length ? ", %s" : "%s", group);
    }
    const char *near = nearest_word(item, words, count);
    if (near && *near)
        fail_input("--columns: %s has no column or group \"%s\"; did you mean \"%s\"?",
                   request->sheets[0]->file, item, near);
    fail_input("--columns: %s has no column or group \"%s\"; it has %.400s",
               request->sheets[0]->file, item, known.length ? known.data : "none");
}

static bool add_item(Arena *arena, const PlotRequest *request, const char *item, Figure *figure)
{
    bool found = false;
    for (int exact = 1; exact >= 0 && !found; exact--) /* a column's own name goes first */
        for (int s = 0; s < request->sheet_count; s++)
            for (int k = 0; k < request->sheets[s]->count; k++) {
                const char *head = request->sheets[s]->columns[k].head;
                bool fits = exact ? strcmp(head, item) == 0 : in_group(head, item);
                if (!fits || !*head || strcmp(head, "t") == 0)
                    continue;
                add_column(arena, request, head, figure);
                found = true;
            }
    return found;
}

static char *without_blanks(char *item)
{
    item += strspn(item, " \t");
    for (size_t length = strlen(item); length && strchr(" \t", item[length - 1]); length--)
        item[length - 1] = '\0';
    return item;
}

/* A curve that is alone in its panel has no legend: the title names it. */
static void name_single(Arena *arena, const PlotRequest *request, Figure *figure)
{
    for (int p = 0; p < figure->panel_count; p++) {
        Panel *panel = &figure->panels[p];
        bool named = request->per_joint || strcmp(panel->title, panel->names[0]) == 0;
        if (panel->name_count == 1 && !named)
            panel->title = arena_format(arena, "%s: %s", panel->title, panel->names[0]);
    }
}

static void choose_panels(Arena *arena, const PlotRequest *request, const char *list,
                          Figure *figure)
{
    figure->panels = arena_array(arena, Panel, MAX_PANELS);
    if (list) {
        char *rest = NULL, *copy = arena_copy(arena, list);
        for (char *item = strtok_r(copy, ",", &rest); item; item = strtok_r(NULL, ",", &rest))
            if (!add_item(arena, request, without_blanks(item), figure))
                fail_unknown(arena, request, without_blanks(item));
        if (figure->panel_count == 0)
            fail_input("--columns: names none; for example tau or q1,q2");
        return;
    }
    if (add_item(arena, request, "tau", figure) || add_item(arena, request, "q", figure))
        return;
    char buffer[LONGEST_GROUP];
    for (int k = 0; k < request->sheets[0]->count; k++)
        if (add_item(arena, request, group_of(request->sheets[0]->columns[k].head, buffer), figure))
            return;
    fail_input("%s: has no column but t", request->sheets[0]->file);
}

/* ---- what is added, and what is set apart ---- */

/* Kinetic and potential energy have a sum. */
static void add_total(Arena *arena, const PlotRequest *request, Figure *figure)
{
    for (int p = 0; p < figure->panel_count; p++) {
        Panel *panel = &figure->panels[p];
        bool both = panel->name_count == 2 && strcmp(panel->names[0], "kinetic") == 0 &&
                    strcmp(panel->names[1], "potential") == 0;
        if (!both)
            continue;
        for (int s = 0; s < request->sheet_count; s++) {
            const Sheet *sheet = request->sheets[s];
            const SheetColumn *kinetic = sheet_column(sheet, "kinetic"),
                              *potential = sheet_column(sheet, "potential"),
                              *t = sheet_column(sheet, "t");
            if (!kinetic || !potential)
                continue;
            double *total = arena_array(arena, double, sheet->rows);
            for (int i = 0; i < sheet->rows; i++)
                total[i] = kinetic->value[i] + potential->value[i];
            panel->curves[panel->curve_count++] =
                (Curve){2, s, sheet->rows, t ? t->value : sheet->number, total};
        }
        panel->names[panel->name_count++] = "total";
    }
}

static double curve_size(const Curve *curve)
{
    double most = 0;
    for (int i = 0; i < curve->count; i++)
        most = isfinite(curve->y[i]) ? fmax(most, fabs(curve->y[i])) : most;
    return most;
}

/* How large each name's curves get. */
static void name_sizes(const Panel *panel, double *sizes)
{
    for (int k = 0; k < panel->name_count; k++)
        sizes[k] = 0;
    for (int c = 0; c < panel->curve_count; c++)
        sizes[panel->curves[c].name] =
            fmax(sizes[panel->curves[c].name], curve_size(&panel->curves[c]));
}

/* Moves what stays below this size, and is no rounding, to a panel of its own; false: nothing. */
static bool split_panel(Arena *arena, const PlotRequest *request, Panel *panel, Panel *small)
{
    double sizes[MAX_NAMES], most = 0;
    int renamed[MAX_NAMES], kept = 0;
    name_sizes(panel, sizes);
    for (int k = 0; k < panel->name_count; k++)
        most = fmax(most, sizes[k]);
    *small = (Panel){.title = panel->title, .y_label = panel->y_label};
    small->names = arena_array(arena, const char *, MAX_NAMES);
    small->curves = arena_array(arena, Curve, MAX_NAMES * request->sheet_count);
    for (int k = 0; k < panel->name_count; k++) {
        bool moves = sizes[k] < most / 10 && sizes[k] > 1e-9 * most;
        renamed[k] = moves ? -1 - small->name_count : kept;
        if (moves)
            small->names[small->name_count++] = panel->names[k];
        else
            panel->names[kept++] = panel->names[k];
    }
    if (small->name_count == 0)
        return false;
    int count = 0;
    for (int c = 0; c < panel->curve_count; c++) {
        Curve curve = panel->curves[c];
        bool moves = renamed[curve.name] < 0;
        curve.name = moves ? -1 - renamed[curve.name] : renamed[curve.name];
        if (moves)
            small->curves[small->curve_count++] = curve;
        else
            panel->curves[count++] = curve;
    }
    panel->curve_count = count;
    panel->name_count = kept;
    return true;
}

/* Torques that are less than a tenth of others would be lines at zero beside them. */
static void split_by_scale(Arena *arena, const PlotRequest *request, Figure *figure)
{
    for (int p = 0; p < figure->panel_count && figure->panel_count < MAX_PANELS; p++) {
        Panel *panel = &figure->panels[p], small;
        bool forces = in_group(panel->names[0], "tau") || strncmp(panel->names[0], "tau", 3) == 0;
        if (request->per_joint || !forces || panel->name_count < 2 ||
            !split_panel(arena, request, panel, &small))
            continue;
        memmove(panel + 2, panel + 1, sizeof *panel * (size_t)(figure->panel_count - p - 1));
        panel[1] = small;
        figure->panel_count++;
    }
}

/* Whether a file has torques other than zero. */
static bool any_torque(const PlotRequest *request)
{
    for (int s = 0; s < request->sheet_count; s++)
        for (int k = 0; k < request->sheets[s]->count; k++) {
            const SheetColumn *column = &request->sheets[s]->columns[k];
            for (int i = 0; in_group(column->head, "tau") && i < request->sheets[s]->rows; i++)
                if (!(column->value[i] == 0))
                    return true;
        }
    return false;
}

void plot_panels(Arena *arena, const PlotRequest *request, const char *list, Figure *figure)
{
    bool falls = !list && !request->per_joint && sheet_column(request->sheets[0], "kinetic") &&
                 sheet_column(request->sheets[0], "q1") && !any_torque(request);
    choose_panels(arena, request, falls ? "q,energy" : list, figure);
    add_total(arena, request, figure);
    split_by_scale(arena, request, figure);
    name_single(arena, request, figure);
}
