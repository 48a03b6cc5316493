/* parameters.c: what a robot's functions are linear in, or take as open parameters, for who uses
   the library: names and numbers. */
#include "library/library.h"

#include "build/constants.h"

/* ---- what stays open ---- */

static void list_open(rbgen_Robot *robot, void *argument)
{
    (void)argument;
    check_loaded(robot);
    if (robot->open)
        return;
    Arena *arena = robot->arena; /* a few words each time that an option changes */
    Kept kept = keep_open(arena, robot->description, robot->robot, &robot->options.keep);
    Members members = kept.robot->params;
    rbgen_Parameter *open = arena_array(arena, rbgen_Parameter, members.count + 1);
    int count = 0;
    for (int k = 0, first = 0; k < members.count && first < kept.count; k++) {
        const Member *member = &members.item[k];
        int size = member_size(member, kept.robot->n);
        const char *meaning = member->meaning ? member->meaning : "";
        open[count++] = (rbgen_Parameter){member->name, meaning, size, kept.values + first, NULL};
        first += size;
    }
    robot->open = open;
    robot->open_count = count;
}

const rbgen_Parameter *rbgen_open_parameter(rbgen_Robot *robot, int index)
{
    if (library_call(robot, list_open, NULL) != RBGEN_DONE)
        return NULL;
    return index >= 0 && index < robot->open_count ? &robot->open[index] : NULL;
}

/* ---- the struct that compiled functions take ---- */

int rbgen_params_size(const rbgen_Robot *robot)
{
    int size = 0;
    const Built *built = robot->jit ? robot->compiled : NULL;
    Members members = built ? built->robot->params : (Members){0};
    for (int k = 0; k < members.count; k++)
        size += member_size(&members.item[k], built->robot->n);
    return size;
}

typedef struct {
    size_t count;
    const double *values;
    double *params;
} Filling;

static void fill_params(rbgen_Robot *robot, void *argument)
{
    const Filling *filling = argument;
    if (!robot->jit)
        fail_input("nothing is compiled yet; rbgen_compile comes first");
    const Kept *kept = &robot->compiled->kept;
    double *out = filling->params;
    for (size_t s = 0; s < filling->count; s++) {
        int numbers = 0;
        const double *all = constants_params(kept->robot, filling->values + s * (size_t)kept->count,
                                             kept->count, &numbers);
        for (int k = 0; k < numbers; k++)
            *out++ = all[k];
    }
}

int rbgen_params(rbgen_Robot *robot, size_t count, const double *values, double *params)
{
    return library_call(robot, fill_params, &(Filling){count, values, params});
}

/* ---- what torques are linear in ---- */

static rbgen_Parameter *columns_listed(Arena *arena, const ParameterColumns *columns, int own)
{
    rbgen_Parameter *list = arena_array(arena, rbgen_Parameter, columns->count + 1);
    double *value = arena_array(arena, double, columns->count + 1);
    for (int k = 0; k < columns->count; k++) {
        value[k] = (double)columns->value[k];
        list[k] = (rbgen_Parameter){arena_copy(arena, columns->name[k]), "", 1, &value[k], NULL};
        if (!columns->combination)
            continue;
        double *of = arena_array(arena, double, own + 1);
        for (int j = 0; j < own; j++)
            of[j] = (double)columns->combination[k * own + j];
        list[k].of = of;
    }
    return list;
}

static void list_columns(rbgen_Robot *robot, void *argument)
{
    (void)argument;
    check_loaded(robot);
    if (robot->base)
        return;
    for (FunctionId id = REGRESSOR; id <= BASE_REGRESSOR; id++)
        if (build_too_long(robot->robot, &functions[id]))
            fail_input("%s is not there for %s", functions[id].name, robot->robot->name);
    const ParameterColumns *base = base_columns(robot->arena, robot->robot);
    robot->own_count = base->of->count;
    robot->own = columns_listed(robot->arena, base->of, 0);
    robot->base_count = base->count;
    robot->base = columns_listed(robot->arena, base, base->of->count);
}

const rbgen_Parameter *rbgen_own_parameter(rbgen_Robot *robot, int index)
{
    if (library_call(robot, list_columns, NULL) != RBGEN_DONE)
        return NULL;
    return index >= 0 && index < robot->own_count ? &robot->own[index] : NULL;
}

const rbgen_Parameter *rbgen_base_parameter(rbgen_Robot *robot, int index)
{
    if (library_call(robot, list_columns, NULL) != RBGEN_DONE)
        return NULL;
    return index >= 0 && index < robot->base_count ? &robot->base[index] : NULL;
}
