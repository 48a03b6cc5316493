/* robot.c: a robot as other programs hold it: made, loaded, described, freed; and the frame that
   stands around every call. */
#include "library/library.h"

#include <float.h>
#include <math.h>
#include <pthread.h>
#include <string.h>

const char *rbgen_version(void)
{
    return RBGEN_VERSION;
}

rbgen_Robot *rbgen_new(void)
{
    rbgen_Robot *robot = memory_try(sizeof *robot);
    if (robot)
        robot->options = options_default();
    return robot;
}

void rbgen_free(rbgen_Robot *robot)
{
    if (!robot)
        return;
    memory_release(&robot->memory);
    memory_free(robot);
}

/* ---- the frame of a call ---- */

static locale_t plain;

static void make_plain(void)
{
    plain = newlocale(LC_ALL_MASK, "C", (locale_t)0);
}

/* Numbers are read and written with a point, whatever the program's locale is. */
static locale_t plain_locale(void)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, make_plain);
    return plain; /* 0 (no memory for it): leaves the locale as it is */
}

static void hear(void *context, const char *line)
{
    rbgen_Robot *robot = context;
    Warnings *warnings = &robot->warnings;
    const char **text = arena_array(robot->arena, const char *, warnings->count + 1);
    if (warnings->count)
        memcpy(text, warnings->text, sizeof *text * (size_t)warnings->count);
    text[warnings->count] = arena_copy(robot->arena, line);
    warnings->text = text;
    warnings->count++;
}

typedef struct {
    rbgen_Robot *robot;
    void (*work)(rbgen_Robot *robot, void *argument);
    void *argument;
} Call;

static void work_on(void *argument)
{
    const Call *call = argument;
    if (!call->robot->arena) {
        call->robot->arena = arena_new();
        fail_keep();
    }
    call->work(call->robot, call->argument);
}

int library_call(rbgen_Robot *robot, void (*work)(rbgen_Robot *robot, void *argument),
                 void *argument)
{
    const Listener listener = {hear, robot}, *const listener_before = warn_listener(&listener);
    Memory *const owner_before = memory_owner(&robot->memory);
    const locale_t locale_before = uselocale(plain_locale());
    robot->error[0] = '\0';
    robot->status = fail_catch(&robot->trap, work_on, &(Call){robot, work, argument});
    if (robot->status != RBGEN_DONE) {
        graph_use(NULL); /* the one in use may have gone */
        memcpy(robot->error, robot->trap.message, sizeof robot->error);
    }
    real_forget();
    uselocale(locale_before);
    memory_owner(owner_before);
    warn_listener(listener_before);
    return robot->status;
}

const char *rbgen_error(const rbgen_Robot *robot)
{
    return robot ? robot->error : "out of memory";
}

const char *rbgen_warning(const rbgen_Robot *robot, int index)
{
    return index >= 0 && index < robot->warnings.count ? robot->warnings.text[index] : NULL;
}

/* ---- loading ---- */

void check_loaded(const rbgen_Robot *robot)
{
    if (!robot->robot)
        fail_input("no robot is loaded yet; rbgen_load comes first");
}

static double limit(Real value)
{
    double number = (double)value;
    return fabs(number) >= DBL_MAX ? copysign(INFINITY, number) : number;
}

static rbgen_Joint joint_of(const Link *link)
{
    const Joint *joint = link->joint;
    rbgen_Joint out = {joint->name, "revolute", -INFINITY, INFINITY, INFINITY, INFINITY, 0, 0};
    int sliding = link->run ? link->run - 3 : 0; /* of a quaternion's run, the first ones */
    out.quaternion = link->run && link->part >= sliding;
    out.position = link->position + (out.quaternion ? sliding : link->part);
    if (joint->type == PRISMATIC)
        out.type = "prismatic";
    else if (joint->continuous)
        out.type = "continuous";
    if (joint->has_limits) {
        out.lower = limit(joint->lower);
        out.upper = limit(joint->upper);
        out.velocity = limit(joint->velocity_limit);
        out.effort = limit(joint->effort_limit);
    }
    return out;
}

/* What was read becomes the robot's, once nothing can fail any more. */
static void take(rbgen_Robot *robot, Arena *arena, Description *description)
{
    Warnings warnings = description_warnings(arena, description);
    if (robot->options.strict && warnings.count)
        fail_input("%s (an error because of the option strict)", warnings.text[0]);
    for (int i = 0; i < warnings.count; i++)
        warn("%s", warnings.text[i]);
    Robot *read = robot_from_description(arena, description);
    rbgen_Joint *joints = arena_array(arena, rbgen_Joint, read->n + 1);
    for (int i = 0; i < read->n; i++)
        joints[i] = joint_of(&read->links[i]);
    robot->joints = joints;
    robot->description = description;
    robot->robot = read;
}

static void check_new(const rbgen_Robot *robot)
{
    if (robot->robot)
        fail_input("a robot is loaded already; rbgen_new makes room for another one");
}

static void load(rbgen_Robot *robot, void *argument)
{
    check_new(robot);
    if (!argument)
        fail_input("no file is named");
    if (strcmp(argument, "-") == 0)
        fail_input("-: a library does not read standard input; rbgen_load_text takes text");
    Arena *arena = arena_new(); /* goes with the call if that fails */
    take(robot, arena, description_read(arena, argument, &robot->options.choice));
}

int rbgen_load(rbgen_Robot *robot, const char *path)
{
    return library_call(robot, load, (void *)path);
}

typedef struct {
    const char *text, *name;
    size_t length;
} Loading;

static void load_text(rbgen_Robot *robot, void *argument)
{
    const Loading *loading = argument;
    check_new(robot);
    if (!loading->text || loading->length > MAX_FILE_BYTES)
        fail_input("%s: is longer than %zu MB, the most that is read", loading->name,
                   MAX_FILE_BYTES >> 20);
    Arena *arena = arena_new();
    char *text = arena_alloc(arena, loading->length + 1);
    memcpy(text, loading->text, loading->length);
    const char *name = arena_copy(arena, loading->name);
    const Choice *choice = &robot->options.choice;
    take(robot, arena, description_from_text(arena, name, text, loading->length, choice));
}

int rbgen_load_text(rbgen_Robot *robot, const char *text, size_t length, const char *name)
{
    return library_call(robot, load_text, &(Loading){text, name ? name : "robot", length});
}

/* ---- what it is ---- */

const char *rbgen_name(const rbgen_Robot *robot)
{
    return robot->robot ? robot->robot->name : "";
}

int rbgen_dof(const rbgen_Robot *robot)
{
    return robot->robot ? robot->robot->n : 0;
}

int rbgen_positions(const rbgen_Robot *robot)
{
    return robot->robot ? robot->robot->positions : 0;
}

const rbgen_Joint *rbgen_joint(const rbgen_Robot *robot, int index)
{
    return index >= 0 && index < rbgen_dof(robot) ? &robot->joints[index] : NULL;
}
