/* select.c: see select.h. */
#include "build/select.h"

#include "model/closure.h"

#include <string.h>

/* ---- which functions, by which algorithms ---- */

static const Function *find_function(const char *name, size_t length)
{
    char copy[64];
    snprintf(copy, sizeof copy, "%.*s", (int)(length < 60 ? length : 60), name);
    const Function *function = function_find(copy);
    if (function)
        return function;
    const char *names[FUNCTION_COUNT];
    for (int i = 0; i < FUNCTION_COUNT; i++)
        names[i] = functions[i].name;
    const char *near = nearest_word(copy, names, FUNCTION_COUNT);
    if (near)
        fail_input("unknown function \"%s\"; did you mean \"%s\"?", copy, near);
    fail_input("unknown function \"%s\"; rbgen list shows them", copy);
}

static bool any_has(const char *algorithm)
{
    for (int i = 0; i < algorithm_count; i++)
        if (strcmp(algorithms[i].name, algorithm) == 0)
            return true;
    return strcmp(algorithm, BEST) == 0 || strcmp(algorithm, "all") == 0;
}

static void add_functions(Selection *selection, const char *list)
{
    for (const char *at = list; at;) {
        const char *comma = strchr(at, ',');
        size_t length = comma ? (size_t)(comma - at) : strlen(at);
        bool all = length == 3 && strncmp(at, "all", length) == 0;
        if (all || (length == 7 && strncmp(at, "default", length) == 0)) {
            for (int i = 0; i < FUNCTION_COUNT; i++)
                if ((all || !functions[i].by_name_only || functions[i].of_quaternions ||
                     functions[i].of_loops) &&
                    (!selection->wanted[i] || selection->if_quaternions[i] ||
                     selection->if_loops[i])) {
                    selection->wanted[i] = selection->by_word[i] = true;
                    selection->if_loops[i] = functions[i].of_loops;
                    selection->if_quaternions[i] = !all && functions[i].of_quaternions;
                }
        } else {
            FunctionId id = find_function(at, length)->id;
            selection->if_quaternions[id] = selection->if_loops[id] = false;
            selection->wanted[id] = true;
            selection->by_word[id] = false;
        }
        at = comma ? comma + 1 : NULL;
    }
}

Selection select_functions(const char *list, const Strings *chosen, const char *fallback)
{
    Selection selection = {.extras = 0};
    for (int i = 0; i < FUNCTION_COUNT; i++)
        selection.algorithm[i] = fallback;
    add_functions(&selection, list ? list : "default");
    for (int k = 0; k < chosen->count; k++) {
        const char *equals = strchr(chosen->item[k], '=');
        const char *name = equals ? equals + 1 : chosen->item[k];
        if (!any_has(name)) {
            const char *names[MAX_STRINGS];
            int count = 0;
            for (int i = 0; i < algorithm_count && count < MAX_STRINGS; i++)
                names[count++] = algorithms[i].name;
            const char *near = nearest_word(name, names, (size_t)count);
            if (near)
                fail_input("unknown algorithm \"%s\"; did you mean \"%s\"?", name, near);
            fail_input("unknown algorithm \"%s\"; rbgen list shows them", name);
        }
        if (equals) {
            const Function *function =
                find_function(chosen->item[k], (size_t)(equals - chosen->item[k]));
            selection.algorithm[function->id] = name;
            continue;
        }
        int wanted = 0;
        FunctionId only = 0;
        for (int i = 0; i < FUNCTION_COUNT; i++)
            if (selection.wanted[i] && !selection.if_quaternions[i] && !selection.if_loops[i]) {
                wanted++;
                only = (FunctionId)i;
            }
        if (wanted != 1)
            fail_input("--algorithm %s: for which function? write --algorithm FUNCTION=%s", name,
                       name);
        selection.algorithm[only] = name;
    }
    return selection;
}

void select_speeds(Selection *selection, const char *speeds)
{
    bool any = false;
    if (!speeds || strcmp(speeds, "joint") == 0)
        return;
    static const char *const words[] = {"middle", "second", "third"};
    static const char *const names[] = {"kane-partial-middle", "kane-partial-second",
                                        "kane-partial-third"};
    size_t which = 0;
    while (which < COUNT(words) && strcmp(speeds, words[which]) != 0)
        which++;
    if (which == COUNT(words))
        fail_input("--speeds: \"%s\" is none of joint, middle, second, third", speeds);
    for (int i = 0; i < FUNCTION_COUNT; i++)
        if (selection->wanted[i] && strcmp(selection->algorithm[i], "kane-partial") == 0) {
            selection->algorithm[i] = names[which];
            any = true;
        }
    bool named = any; /* else it goes without saying */
    for (int i = 0; i < FUNCTION_COUNT && !named; i++)
        if (selection->wanted[i] && strcmp(selection->algorithm[i], BEST) == 0 &&
            algorithm_find((FunctionId)i, names[which])) {
            selection->algorithm[i] = names[which];
            any = true;
        }
    if (!any)
        fail_input("--speeds %s is for kane-partial; add --algorithm FUNCTION=kane-partial",
                   speeds);
}

void check_loads(const Robot *robot, const Selection *selection)
{
    unsigned load = selection->extras & EXTRA_PAYLOAD;
    if (load && robot->tool_link < 0)
        fail_input("--payload: the tool of %s sits on the base, where a load changes nothing",
                   robot->name);
    for (int i = 0; i < FUNCTION_COUNT; i++)
        if (selection->wanted[i] && strcmp(selection->algorithm[i], BEST) != 0 &&
            strcmp(selection->algorithm[i], "all") != 0 &&
            function_variant(&functions[i], load) != &functions[i])
            fail_input("--payload: only best can do that; leave out --algorithm for %s",
                       functions[i].name);
}

void select_extras(Selection *selection, const Extras *given)
{
    selection->given = given;
    selection->extras = given->bits;
    check_loads(given->robot, selection);
}

bool selection_wants(const Selection *selection, const Robot *robot, int function)
{
    return selection->wanted[function] &&
           !(selection->if_quaternions[function] && robot->positions == robot->n) &&
           !(selection->if_loops[function] && !robot->loop_count);
}

/* ---- their programs ---- */

int build_selected(const Build *build, const Robot *robot, const Selection *selection, bool by_name,
                   Program **programs, int room, Text *notes)
{
    int count = 0, done = 0, wanted = 0;
    for (int i = 0; i < FUNCTION_COUNT; i++)
        wanted += selection_wants(selection, robot, i);
    for (int i = 0; i < FUNCTION_COUNT; i++) {
        const Function *function = function_variant(&functions[i], selection->extras);
        const char *names[MAX_ALGORITHMS];
        int name_count = 1;
        if (!selection_wants(selection, robot, i) ||
            (build_too_long(robot, function) && (!by_name || selection->by_word[i])))
            continue;
        if (build->effort <= 1) /* beyond, each function has a bar of its own */
            progress_bar((double)done++ / wanted, "%s", function->name);
        names[0] = selection->algorithm[i];
        if (strcmp(names[0], "all") == 0)
            name_count = algorithm_names(function, robot, names);
        else
            algorithm_check(function, names[0], robot);
        for (int k = 0; k < name_count && count < room; k++) {
            Program *program = program_build(build, robot, function, names[k]);
            if (program->singular < 0) {
                programs[count++] = program;
                continue;
            }
            const char *joint = robot->links[program->singular].name;
            program_free(program);
            if (name_count > 1 && function_closes(function, robot) &&
                strcmp(names[k], "multipliers") == 0)
                continue; /* links without mass: loops may still carry them, the others will tell */
            if (by_name && !selection->by_word[i])
                fail_input("%s: joint \"%s\" moves no inertia, so forces do not determine its "
                           "acceleration; give its link a mass or the joint a motor",
                           function->name, joint);
            text_add(notes, "%s%s is left out: joint \"%s\" moves no inertia.",
                     notes->length ? " " : "", function->name, joint);
            warn("%s is left out: joint \"%s\" moves no inertia", function->name, joint);
            break;
        }
    }
    bool closes = false;
    for (int k = 0; k < count; k++)
        closes = closes || function_closes(programs[k]->function, robot);
    if (closes && robot->closure && robot->closure->note)
        text_add(notes, "%s%s.", notes->length ? " " : "", robot->closure->note);
    progress(NULL);
    return count;
}

/* These functions have no algorithms that people name: best is all of them. */
int build_for_tools(const Build *build, Arena *arena, const Robot *robot,
                    const Selection *selection, Program **programs)
{
    int count = 0;
    for (int k = 0; k < robot->tool_count; k++) {
        const Robot *other = robot_with_tool(arena, robot, &robot->tools[k]);
        for (int i = 0; i < FUNCTION_COUNT; i++)
            if (selection_wants(selection, robot, i) && (functions[i].extras & EXTRA_TOOLS) &&
                !build_too_long(robot, &functions[i]))
                programs[count++] =
                    program_build(build, other,
                                  function_for_tool(arena, (FunctionId)i, robot->tools[k].name,
                                                    robot_extras(robot)),
                                  BEST);
    }
    return count;
}

Program *build_together(const Build *build, const Robot *robot, const Selection *selection)
{
    const Function *wanted[FUNCTION_COUNT];
    const char *names[FUNCTION_COUNT];
    int count = 0;
    for (int i = 0; i < FUNCTION_COUNT; i++) {
        if (!selection_wants(selection, robot, i))
            continue;
        wanted[count] = function_variant(&functions[i], selection->extras);
        algorithm_check(wanted[count], selection->algorithm[i], robot);
        names[count++] = selection->algorithm[i];
    }
    Program *program = program_build_together(build, robot, wanted, names, count);
    if (program->singular >= 0)
        fail_input("--together: joint \"%s\" moves no inertia, so forces do not determine its "
                   "acceleration",
                   robot->links[program->singular].name);
    return program;
}

int build_with_wrench(const Build *build, const Robot *robot, const Selection *selection,
                      Program **programs, int count)
{
    int more = 0;
    for (int i = 0; i < count; i++) {
        const Function *function = &functions[programs[i]->function->id];
        if (function->extras & EXTRA_WRENCH)
            programs[count + more++] = program_build(
                build, robot, function_variant(function, selection->extras | EXTRA_WRENCH),
                selection->algorithm[function->id]);
    }
    return more;
}

void joint_pattern(const Robot *robot, char *out)
{
    for (int i = 0; i < robot->n; i++)
        *out++ = robot->links[i].type == REVOLUTE ? 'R' : 'P';
    *out = '\0';
}
