/* play.c: see play.h. The code comes from the library, as rbgen emit --language javascript has it:
   the functions that the page runs, with load, gravity and friction open; and forward dynamics by
   every other algorithm, to be compared. */
#include "picture/play.h"

#include "library/library.h"
#include "model/closure.h"

#include <string.h>

enum { MOST_JOINTS = 64, MOST_OTHERS = 12, MOST_BYTES = 150000 };

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
    if (!robot)
        fail_job("out of memory");
    robot->options.choice = *choice;
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

/* What the page runs, by the names of the functions. Loads, gravity and friction stay open. */
static void add_dynamics(Text *out, Text *head, rbgen_Robot *robot, const Robot *model)
{
    const bool loops = model->loop_count > 0;
    const struct {
        const char *name;
        bool wanted;
    } wanted[] = {{"inverse-dynamics", true},
                  {"inertia-matrix", true},
                  {"bias", true},
                  {"gravity", true},
                  {"forward-dynamics", true},
                  {"forward-kinematics", true},
                  {"jacobian", true},
                  {"energy", true},
                  {"frames", true},
                  {"passive-inverse-dynamics", !loops && model->positions == model->n},
                  {"position-rates", model->positions != model->n},
                  {"integrate", model->positions != model->n},
                  {"loop-errors", loops},
                  {"loop-jacobian", loops},
                  {"loop-bias", loops}};
    Text names = {0}, exported = {0}, body = {0};
    const char *source;
    text_add_string(&exported, "DOF, PARAMS");
    for (size_t k = 0; k < COUNT(wanted); k++)
        if (wanted[k].wanted) {
            text_add(&names, names.length ? ",%s" : "%s", wanted[k].name);
            text_add_string(&exported, ", ");
            for (const char *c = wanted[k].name; *c; c++)
                text_add(&exported, "%c", *c == '-' ? '_' : *c);
        }
    check(robot, rbgen_set(robot, "functions", names.data));
    check(robot, rbgen_set(robot, "payload", "1"));
    check(robot, rbgen_set(robot, "keep", "gravity"));
    check(robot, rbgen_set(robot, "keep", "friction"));
    check(robot, rbgen_emit(robot, &source, NULL, NULL));
    split_module(source, head, &body);
    text_add_string(out, "\"use strict\";\nconst dynamics = ");
    add_scope(out, exported.data, &body);
    text_add_string(out, ";\n");
    text_free(&body);
    text_free(&names);
    text_free(&exported);
}

static void add_count(Text *rows, rbgen_Robot *robot, const char *algorithm, const char *shown)
{
    rbgen_Count count;
    check(robot, rbgen_count(robot, "forward-dynamics", algorithm, &count));
    text_add_string(rows, rows->length ? ",\n  {\"name\": " : "\n  {\"name\": ");
    json_string(rows, shown);
    text_add(rows, ", \"M\": %d, \"A\": %d, \"D\": %d, \"sincos\": %d}", count.multiplications,
             count.additions, count.divisions, count.sincos);
}

/* Forward dynamics with the file's gravity and friction as numbers and no load: by best and by the
   other algorithms, as long as the page stays small. */
static void add_others(Text *out, Text *rows, rbgen_Robot *robot)
{
    const char *name;
    text_add_string(out, "const others = {\n");
    check(robot, rbgen_set(robot, "functions", "forward-dynamics"));
    size_t begin = out->length;
    for (int k = 0; k < MOST_OTHERS && (name = rbgen_algorithm(robot, "forward-dynamics", k));
         k++) {
        const char *source;
        char choice[120];
        bool other = strcmp(name, "explicit") == 0; /* of the actuated coordinates only */
        const char *shown = strcmp(name, BEST) == 0 ? "best, numbers fixed" : name;
        if (other || out->length - begin > MOST_BYTES)
            continue;
        Text body = {0};
        snprintf(choice, sizeof choice, "forward-dynamics=%s", name);
        check(robot, rbgen_set(robot, "algorithm", NULL));
        check(robot, rbgen_set(robot, "algorithm", choice));
        check(robot, rbgen_emit(robot, &source, NULL, NULL));
        split_module(source, NULL, &body);
        json_string(out, shown);
        text_add_string(out, ": ");
        add_scope(out, "forward_dynamics", &body);
        text_add_string(out, ",\n");
        text_free(&body);
        add_count(rows, robot, name, shown);
    }
    text_add_string(out, "};\n");
}

/* ---- the page ---- */

void play_page(Text *out, Arena *arena, const char *path, const Choice *choice, const char *meshes)
{
    Description *description;
    if (strcmp(path, "-") == 0)
        fail_input("play: the robot is read more than once; give a file instead of -");
    const Robot *robot = load_robot(arena, path, choice, &description);
    if (robot_extent(robot).links > MOST_JOINTS)
        fail_input("play: %s has %d joints; %d at most are shown", robot->name,
                   robot_extent(robot).links, MOST_JOINTS);
    if (robot->tree && robot->loop_count)
        fail_input("play: %s has loops and joints that follow others, which the page does not "
                   "know together",
                   robot->name);
    if (robot->prescribed_count)
        fail_input("play: the motion of joint \"%s\" of %s is prescribed, which the page does not "
                   "know; leave \"prescribed\" out",
                   robot->links[robot->prescribed[0]].name, robot->name);
    closure_check(robot);
    if (robot->tool_link < 0)
        fail_input("play: the tool of %s sits on its base; --tool LINK chooses another",
                   robot->name);
    Build build = build_start();
    Selection selection = select_functions("frames,forward-kinematics", &(const Strings){0}, BEST);
    Machine *machine = machine_new(&build, arena, robot, description, &selection, NULL, 0, false);
    double *start = arena_array(arena, double, robot->positions);
    play_first_pose(robot, start);
    Poses poses = play_poses(arena, machine, start);

    Text json = {0}, safe = {0}, code = {0}, head = {0}, rows = {0};
    rbgen_Robot *whole = open_robot(path, choice);
    add_dynamics(&code, &head, whole, robot);
    add_count(&rows, whole, BEST, BEST); /* what moves the robot */
    rbgen_free(whole);
    rbgen_Robot *plain = open_robot(path, choice);
    add_others(&code, &rows, plain);
    rbgen_free(plain);
    text_add_string(&json, "{\n");
    figure_json(&json, description, sticks_new(arena, description), &poses,
                robot_extent(robot).links, meshes);
    play_data(&json, arena, robot, start);
    text_add(&json, "\"algorithms\": [%s],\n\"head\": ", rows.data);
    json_string(&json, head.data);
    text_add_string(&json, "\n}\n");
    add_script_json(&safe, json.data);

    static const char *const parts[][2] = {{"style", "animate.in.css"},
                                           {"play_style", "play.in.css"},
                                           {"figure", "animate_figure.in.js"},
                                           {"shapes", "animate_shapes.in.js"},
                                           {"scene", "animate_scene.in.js"},
                                           {"view", "animate_view.in.js"},
                                           {"gif", "animate_gif.in.js"},
                                           {"loops", "play_loops.in.js"},
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
