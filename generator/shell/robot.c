/* robot.c: the robot of a session: read, compiled when its code is first needed, and again
   when gravity, which is folded into the code, has changed.

   Force and moment on the hand are f and n of N+1, with which Swartz's recursion begins: once they
   are set, the code is that of his algorithms, Inverse Arm and Forward Arm (newton-euler and
   walker-orin), unless others were asked for or the robot is no chain. */
#include "shell/shell.h"

#include "model/payload.h"

#include <stdlib.h>
#include <string.h>

/* ---- code ---- */

static void free_built(Session *session)
{
    for (int k = 0; k < 2; k++) {
        if (session->inverse[k])
            machine_free(session->inverse[k]);
        if (session->forward[k])
            machine_free(session->forward[k]);
        session->inverse[k] = session->forward[k] = NULL;
    }
    if (session->controller)
        machine_free(session->controller);
    session->controller = session->motors = NULL;
    session->no_forward.status = 0;
    arena_free(session->built);
    session->built = NULL;
}

const double *session_hand(const Session *session)
{
    for (int k = 0; k < 6; k++)
        if (session->hand[k] != 0)
            return session->hand;
    return NULL;
}

/* An algorithm instead of best, where the robot can have it and nobody asked for another. */
static void prefer(Selection *selection, const Robot *robot, FunctionId function, const char *name)
{
    const char *names[MAX_ALGORITHMS];
    int count = algorithm_names(&functions[function], robot, names);
    if (strcmp(selection->algorithm[function], BEST) != 0)
        return;
    for (int k = 0; k < count; k++)
        if (strcmp(names[k], name) == 0)
            selection->algorithm[function] = name;
}

static Machine *compile(Session *session, FunctionId function)
{
    Selection selection =
        select_functions("inverse-dynamics,forward-dynamics", &session->algorithms, BEST);
    selection.wanted[INVERSE_DYNAMICS] = function == INVERSE_DYNAMICS;
    selection.wanted[FORWARD_DYNAMICS] = function == FORWARD_DYNAMICS;
    selection.wanted[ENERGY] = selection.wanted[FORWARD_KINEMATICS] = true;
    if (session_hand(session)) {
        selection.wrench = true;
        selection.wanted[JACOBIAN] = true; /* for the work that it does */
        prefer(&selection, session->robot, INVERSE_DYNAMICS, "newton-euler");
        prefer(&selection, session->robot, FORWARD_DYNAMICS, "walker-orin");
    }
    if (function == FORWARD_DYNAMICS)
        sim_select_slopes(&selection, session->robot, integrator_parse(session->integrator),
                          selection.wrench);
    progress("compiling %s of this robot", functions[function].name);
    Machine *machine = machine_new(&session->build, session->built, session->robot, session->loaded,
                                   &selection, session->backend, 0, false);
    progress(NULL);
    return machine;
}

const Machine *session_inverse(Session *session)
{
    Machine **inverse = &session->inverse[session_hand(session) != NULL];
    if (!*inverse) {
        Machine *compiled = compile(session, INVERSE_DYNAMICS);
        fail_keep();
        *inverse = compiled;
    }
    return *inverse;
}

static void compile_forward(void *argument)
{
    Session *session = argument;
    session->forward[session_hand(session) != NULL] = compile(session, FORWARD_DYNAMICS);
}

/* A robot that has no forward dynamics says why each time, but is tried only once. */
const Machine *session_forward(Session *session)
{
    FailTrap *trap = &session->no_forward;
    Machine *const *forward = &session->forward[session_hand(session) != NULL];
    if (!*forward && trap->status != EXIT_INPUT) {
        fail_catch(trap, compile_forward, session);
        fail_keep();
    }
    if (!*forward && trap->status == EXIT_JOB)
        fail_job("%s", trap->message);
    if (!*forward)
        fail_input("%s", trap->message);
    return *forward;
}

const Machine *session_controller(Session *session)
{
    if (session->robot->loop_count)
        fail_input("control: %s has loops, which the session does not control; the page of rbgen "
                   "play does",
                   session->robot->name);
    if (!session->controller) {
        Selection selection = select_functions("inverse-dynamics", &(const Strings){0}, BEST);
        selection.wanted[INVERSE_DYNAMICS] = false;
        control_select(&selection);
        progress("compiling what control takes");
        Machine *compiled = machine_new(&session->build, session->built, session->robot,
                                        session->loaded, &selection, session->backend, 0, false);
        progress(NULL);
        fail_keep();
        session->controller = compiled;
    }
    return session->controller;
}

/* ---- the robot ---- */

/* Robot and motors out of the description; nothing changes when it fails. */
typedef struct {
    Arena *arena;
    const Robot *robot;
    const Description *loaded;
    Machine *motors;
} Built;

static Built build(const Session *session, const Description *description, double payload)
{
    static const Selection nothing;
    const double load[PAYLOAD_NUMBERS] = {payload};
    Description *own;
    Built built = {.arena = arena_new()};
    own = arena_alloc(built.arena, sizeof *own);
    *own = *description; /* which may be on the caller's stack */
    built.loaded = payload > 0 ? description_with_payload(built.arena, own, load) : own;
    built.robot = robot_from_description(built.arena, built.loaded);
    built.motors = machine_new(&session->build, built.arena, built.robot, built.loaded, &nothing,
                               "reference", 0, false);
    return built;
}

static void take_built(Session *session, Built built)
{
    free_built(session);
    session->built = built.arena;
    session->robot = built.robot;
    session->loaded = built.loaded;
    session->motors = built.motors;
}

void session_read_robot(Session *session, const char *path)
{
    if (strcmp(path, "-") == 0)
        fail_input("the robot cannot come from standard input: the commands do; name its file");
    /* First into the scratch arena: a wrong file leaves the session as it is. */
    Description *description;
    const Robot *robot = load_robot(session->scratch, path, &session->choice, &description);
    if (robot->n == 0)
        fail_input("%s: no joint of this robot moves", path);
    if (robot->positions != robot->n)
        fail_input("%s: the shell knows single joints only, and this robot has a spherical or free "
                   "one; rbgen eval and rbgen sim know it",
                   path);

    char *name = arena_copy(session->scratch, path);
    double *dac = memory_grow(NULL, sizeof *dac * (size_t)robot->n);
    Built built = build(session, description, 0);
    Arena *scratch = arena_new();
    fail_keep(); /* and nothing fails from here on */

    session_free_robot(session);
    session->model = session->scratch;
    session->scratch = scratch;
    session->description = description;
    session->path = name;
    session->n = robot->n;
    session->dac_rows = 1;
    session->dac = dac;
    double *const vectors[] = {session->theta,  session->omega,   session->alpha,
                               session->torque, session->voltage, session->target};
    for (size_t k = 0; k < COUNT(vectors); k++)
        memset(vectors[k], 0, sizeof session->theta);
    memset(session->dac, 0, sizeof *session->dac * (size_t)session->n);
    session->control = CONTROL_NONE;
    session->payload = 0;
    take_built(session, built);
    session->given = session_has_motors(session) ? GIVEN_VOLTAGE : GIVEN_TORQUE;
}

void session_set_gravity(Session *session, const double gravity[3])
{
    Description changed = *session->description;
    for (int k = 0; k < 3; k++)
        changed.gravity[k] = (Real)gravity[k];
    Built built = build(session, &changed, session->payload);
    fail_keep();
    *session->description = changed;
    take_built(session, built);
}

void session_set_payload(Session *session, double mass)
{
    Built built = build(session, session->description, mass);
    fail_keep();
    session->payload = mass;
    take_built(session, built);
}

void session_free_robot(Session *session)
{
    free_built(session);
    arena_free(session->model);
    session->model = NULL;
    memory_free(session->dac);
    session->dac = NULL;
    text_free(&session->kept.numbers);
    session->kept = (Kept){0};
}

/* ---- motors ---- */

bool session_has_motors(const Session *session)
{
    return machine_without_motor(session->motors) < 0;
}

void session_need_motors(const Session *session, const char *what)
{
    int joint = machine_without_motor(session->motors);
    if (joint >= 0)
        fail_input("%s: joint \"%s\" has no motor; give it \"motor\" with resistance and "
                   "torque_constant in the robot file, or set torque",
                   what, session->robot->links[joint].name);
}

void session_settle(Session *session)
{
    if (session->given == GIVEN_VOLTAGE)
        machine_torques(session->motors, session->voltage, session->omega, session->torque);
    else
        machine_voltages(session->motors, session->torque, session->omega, session->voltage);
}
