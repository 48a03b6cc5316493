/* play.c: see play.h. The code comes from the library, as rbgen emit --language javascript has it:
   the functions that the page runs, with load, gravity and friction open; and forward dynamics by
   every other algorithm, to be compared. */
#include "picture/play.h"

#include "rbgen.h"
#include "util/random.h"

#include <math.h>
#include <string.h>

enum { MOST_JOINTS = 64, POSES = 14, MOST_OTHERS = 12, MOST_BYTES = 150000 };

/* ---- code ---- */

static void check(rbgen_Robot *robot, int status)
{
    if (status == RBGEN_DONE)
        return;
    char line[900];
    snprintf(line, sizeof line, "%s", rbgen_error(robot));
    rbgen_free(robot);
    if (status == RBGEN_WRONG)
        fail_input("%s", line);
    fail_job("%s", line);
}

static rbgen_Robot *open_robot(const char *path, const Choice *choice)
{
    rbgen_Robot *robot = rbgen_new();
    char snap[40];
    if (!robot)
        fail_job("out of memory");
    snprintf(snap, sizeof snap, "%.17g", choice->snap);
    if (choice->snap >= 0)
        check(robot, rbgen_set(robot, "snap", snap));
    const char *const one[][2] = {{"base", choice->base}, {"tip", choice->tip}};
    for (size_t k = 0; k < COUNT(one); k++)
        if (one[k][1])
            check(robot, rbgen_set(robot, one[k][0], one[k][1]));
    for (int k = 0; k < choice->lock.count; k++)
        check(robot, rbgen_set(robot, "lock", choice->lock.item[k]));
    for (int k = 0; k < choice->tool.count; k++)
        check(robot, rbgen_set(robot, "tool", choice->tool.item[k]));
    check(robot, rbgen_load(robot, path));
    check(robot,
          rbgen_set(robot, "prefix", "robot")); /* which no name begins with: any name will do */
    check(robot, rbgen_set(robot, "language", "javascript"));
    return robot;
}

/* The module's head, which goes to the page as data, and its statements, as text of a script: what
   it exports is declared, and no < of a comment can end the script. */
static void split_module(const char *source, Text *head, Text *body)
{
    bool in_head = true;
    while (*source) {
        size_t length = strcspn(source, "\n");
        length += source[length] == '\n';
        in_head = in_head && strncmp(source, "//", 2) == 0;
        if (in_head && head)
            text_add_bytes(head, source, length);
        size_t skip = strncmp(source, "export ", 7) == 0 ? 7 : 0;
        for (size_t k = skip; k < length && !in_head; k++)
            text_add_bytes(body, source[k] == '<' ? "(" : source + k, 1);
        source += length;
    }
}

static void add_scope(Text *out, const char *names, const Text *body)
{
    text_add_string(out, "(() => {\n");
    text_add_bytes(out, body->data ? body->data : "", body->length);
    text_add(out, "return { %s };\n})()", names);
}

static void add_dynamics(Text *out, Text *head, rbgen_Robot *robot, bool quaternions)
{
    const char *source;
    Text body = {0};
    check(robot,
          rbgen_set(robot, "functions",
                    quaternions ? "inverse-dynamics,inertia-matrix,bias,gravity,"
                                  "forward-dynamics,forward-kinematics,jacobian,energy,frames,"
                                  "position-rates"
                                : "inverse-dynamics,inertia-matrix,bias,gravity,"
                                  "forward-dynamics,forward-kinematics,jacobian,energy,frames,"
                                  "passive-inverse-dynamics"));
    check(robot, rbgen_set(robot, "payload", "1"));
    check(robot, rbgen_set(robot, "keep", "gravity"));
    check(robot, rbgen_set(robot, "keep", "friction"));
    check(robot, rbgen_emit(robot, &source, NULL, NULL));
    split_module(source, head, &body);
    text_add_string(out, "\"use strict\";\nconst dynamics = ");
    add_scope(out,
              quaternions ? "DOF, PARAMS, inverse_dynamics, inertia_matrix, bias, gravity, "
                            "forward_dynamics, forward_kinematics, jacobian, energy, frames, "
                            "position_rates"
                          : "DOF, PARAMS, inverse_dynamics, inertia_matrix, bias, gravity, "
                            "forward_dynamics, forward_kinematics, jacobian, energy, frames, "
                            "passive_inverse_dynamics",
              &body);
    text_add_string(out, ";\n");
    text_free(&body);
}

static void add_count(Text *rows, rbgen_Robot *robot, const char *name, bool first)
{
    rbgen_Count count;
    check(robot, rbgen_count(robot, "forward-dynamics", name, &count));
    text_add_string(rows, first ? "\n  {\"name\": " : ",\n  {\"name\": ");
    json_string(rows, name);
    text_add(rows, ", \"M\": %d, \"A\": %d, \"D\": %d, \"sincos\": %d}", count.multiplications,
             count.additions, count.divisions, count.sincos);
}

/* Forward dynamics by the algorithms beside best, as long as the page stays small. */
static void add_others(Text *out, Text *rows, rbgen_Robot *robot)
{
    const char *name;
    text_add_string(out, "const others = {\n");
    check(robot, rbgen_set(robot, "functions", "forward-dynamics"));
    add_count(rows, robot, "best", true);
    size_t begin = out->length;
    for (int k = 0; k < MOST_OTHERS && (name = rbgen_algorithm(robot, "forward-dynamics", k));
         k++) {
        const char *source;
        char choice[120];
        if (strcmp(name, "best") == 0 || out->length - begin > MOST_BYTES)
            continue;
        Text body = {0};
        snprintf(choice, sizeof choice, "forward-dynamics=%s", name);
        check(robot, rbgen_set(robot, "algorithm", NULL));
        check(robot, rbgen_set(robot, "algorithm", choice));
        check(robot, rbgen_emit(robot, &source, NULL, NULL));
        split_module(source, NULL, &body);
        json_string(out, name);
        text_add_string(out, ": ");
        add_scope(out, "forward_dynamics", &body);
        text_add_string(out, ",\n");
        text_free(&body);
        add_count(rows, robot, name, false);
    }
    text_add_string(out, "};\n");
}

/* ---- data ---- */

static void add_list(Text *out, const char *key, const double *values, int count)
{
    char buffer[40];
    text_add(out, "\"%s\": [", key);
    for (int k = 0; k < count; k++)
        text_add(out, "%s%s", k ? ", " : "", shortest_double(values[k], buffer));
    text_add_string(out, "],\n");
}

void play_first_pose(const Robot *robot, double *q)
{
    for (int k = 0; k < robot->positions; k++)
        q[k] = 0;
    for (int i = 0; i < robot->n; i++) {
        const Link *link = &robot->links[i];
        double lower, upper;
        link_range(link, &lower, &upper);
        if (link->run) {
            if (link->part == 0)
                q[link->position + (link->run == 6 ? 6 : 3)] = 1;
            continue;
        }
        double bent = link->type == REVOLUTE ? (i % 2 ? -0.5 : 0.4) : (lower + upper) / 2;
        q[link->position] = fmin(fmax(bent, lower), upper);
    }
}

static void middle_pose(const Robot *robot, double *q)
{
    play_first_pose(robot, q);
    for (int i = 0; i < robot->n; i++) {
        double lower, upper;
        link_range(&robot->links[i], &lower, &upper);
        if (!robot->links[i].run)
            q[robot->links[i].position] = (lower + upper) / 2;
    }
}

static void zero_pose(const Robot *robot, double *q)
{
    play_first_pose(robot, q);
    for (int i = 0; i < robot->n; i++)
        if (!robot->links[i].run)
            q[robot->links[i].position] = 0;
}

/* Poses that show how far the arm reaches: the first one, and others between the limits. */
static Poses some_poses(Arena *arena, const Machine *machine, const double *start)
{
    const Robot *robot = machine->robot;
    int n = robot->n, positions = robot->positions;
    Random random = random_new(1, "play");
    Poses poses = {.count = POSES,
                   .t = arena_array(arena, double, POSES),
                   .q = arena_array(arena, double, POSES *positions),
                   .frames = arena_array(arena, double, POSES * 12 * n),
                   .tool = arena_array(arena, double, POSES * 12)};
    double *frames = arena_array(arena, double, 12 * n);
    for (int k = 0; k < POSES; k++) {
        double *q = poses.q + k * positions;
        poses.t[k] = k;
        memcpy(q, start, sizeof *q * (size_t)positions);
        for (int i = 0; i < n && k > 0; i++) {
            double lower, upper;
            link_range(&robot->links[i], &lower, &upper);
            if (!robot->links[i].run)
                q[robot->links[i].position] = random_uniform(&random, lower, upper);
        }
        machine_call(machine, FORWARD_KINEMATICS, q, NULL, NULL, poses.tool + 12 * k);
        machine_call(machine, FRAMES, q, NULL, NULL, frames); /* all R, then all p */
        for (int i = 0; i < n; i++) {
            memcpy(poses.frames + 12 * (k * n + i), frames + 9 * i, 9 * sizeof *frames);
            memcpy(poses.frames + 12 * (k * n + i) + 9, frames + 9 * n + 3 * i, 3 * sizeof *frames);
        }
    }
    return poses;
}

static void add_robot(Text *json, Arena *arena, const Robot *robot, const double *start)
{
    int n = robot->n, positions = robot->positions;
    double *q = arena_array(arena, double, positions);
    text_add(json, "\"dof\": %d,\n", n);
    add_list(json, "start", start, positions);
    text_add_string(json, "\"parents\": [");
    for (int i = 0; i < n; i++)
        text_add(json, "%s%d", i ? ", " : "", robot->links[i].parent);
    text_add_string(json, "],\n\"places\": [");
    for (int i = 0; i < n; i++)
        text_add(json, "%s%d", i ? ", " : "", robot->links[i].run ? -1 : robot->links[i].position);
    text_add_string(json, "],\n\"quaternions\": [");
    for (int i = 0, any = 0; i < n; i++)
        if (robot->links[i].run && robot->links[i].part == 0)
            text_add(json, "%s%d", any++ ? ", " : "",
                     robot->links[i].position + (robot->links[i].run == 6 ? 3 : 0));
    text_add_string(json, "],\n\"limits\": [");
    for (int i = 0; i < n; i++) {
        double lower, upper;
        link_range(&robot->links[i], &lower, &upper);
        text_add(json, "%s[%.9g, %.9g]", i ? ", " : "", lower, upper);
    }
    text_add_string(json, "],\n\"named\": [");
    static void (*const pose[])(const Robot *robot, double *q) = {play_first_pose, zero_pose,
                                                                  middle_pose};
    static const char *const names[] = {"first", "zero", "middle of the limits"};
    for (size_t k = 0; k < COUNT(pose); k++) {
        pose[k](robot, q);
        text_add(json, "%s{\"name\": \"%s\", ", k ? "," : "", names[k]);
        add_list(json, "q", q, positions);
        json->length -= 2; /* no comma after the last member */
        json->data[json->length] = 0;
        text_add_string(json, "}");
    }
    text_add_string(json, "],\n");
}

void play_page(Text *out, Arena *arena, const char *path, const Choice *choice)
{
    Description *description;
    if (strcmp(path, "-") == 0)
        fail_input("play: the robot is read more than once; give a file instead of -");
    const Robot *robot = load_robot(arena, path, choice, &description);
    if (robot->n > MOST_JOINTS)
        fail_input("play: %s has %d joints; %d at most are shown", robot->name, robot->n,
                   MOST_JOINTS);
    if (robot->tree || robot->loop_count)
        fail_input("play: %s has %s, which the page does not know", robot->name,
                   robot->loop_count ? "loops" : "joints that follow others");
    if (robot->tool_link < 0)
        fail_input("play: the tool of %s sits on its base; --tool LINK chooses another",
                   robot->name);
    Build build = build_start();
    Selection selection = select_functions("frames,forward-kinematics", &(const Strings){0}, BEST);
    Machine *machine = machine_new(&build, arena, robot, description, &selection, NULL, 0, false);
    double *start = arena_array(arena, double, robot->positions);
    play_first_pose(robot, start);
    Poses poses = some_poses(arena, machine, start);

    Text json = {0}, safe = {0}, code = {0}, head = {0}, rows = {0};
    rbgen_Robot *whole = open_robot(path, choice);
    add_dynamics(&code, &head, whole, robot->positions != robot->n);
    rbgen_free(whole);
    rbgen_Robot *plain = open_robot(path, choice);
    add_others(&code, &rows, plain);
    rbgen_free(plain);
    text_add_string(&json, "{\n");
    figure_json(&json, description, sticks_new(arena, description), &poses, robot->n);
    add_robot(&json, arena, robot, start);
    text_add(&json, "\"algorithms\": [%s],\n\"head\": ", rows.data);
    json_string(&json, head.data);
    text_add_string(&json, "\n}\n");
    add_script_json(&safe, json.data);

    static const char *const parts[][2] = {{"style", "animate.in.css"},
                                           {"play_style", "play.in.css"},
                                           {"figure", "animate_figure.in.js"},
                                           {"scene", "animate_scene.in.js"},
                                           {"simulation", "play_simulation.in.js"},
                                           {"controls", "play_controls.in.js"}};
    Text text[COUNT(parts)] = {{0}};
    Insertion insertions[COUNT(parts) + 2] = {{"data", safe.data}, {"dynamics", code.data}};
    for (size_t k = 0; k < COUNT(parts); k++) {
        template_fill(&text[k], parts[k][1], NULL, 0);
        insertions[k + 2] = (Insertion){parts[k][0], text[k].data};
    }
    template_fill(out, "play.in.html", insertions, COUNT(insertions));
    for (size_t k = 0; k < COUNT(parts); k++)
        text_free(&text[k]);
    Text *const texts[] = {&json, &safe, &code, &head, &rows};
    for (size_t k = 0; k < COUNT(texts); k++)
        text_free(texts[k]);
    machine_free(machine);
    build_end(&build);
}
