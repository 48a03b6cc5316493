/* papers_test.c: the numeric reference against values computed elsewhere with 50 digits (or, for
   ur5 and panda, in extended precision and confirmed by several libraries): papers_test FOLDER.
   Generated code is compared with the reference by rbgen verify; this is the other half of the
   chain. */
#include "command/command.h"
#include "tests/compare.h"

#include <cjson/cJSON.h>
#include <dirent.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static int comparisons, failures;
static double worst;

/* ---- JSON ---- */

static int flatten(const cJSON *item, double *out)
{
    if (cJSON_IsNumber(item)) {
        *out = item->valuedouble;
        return 1;
    }
    int count = 0;
    for (const cJSON *child = item->child; child; child = child->next)
        count += flatten(child, out + count);
    return count;
}

/* ---- the modified-DH tables of ur5 and panda as robot files ---- */

static void table_to_robot(Text *out, const cJSON *file)
{
    double g[3];
    flatten(cJSON_GetObjectItem(cJSON_GetObjectItem(file, "conventions"), "gravity"), g);
    text_add(out,
             "{\"rbgen\": 1, \"name\": \"table\", \"convention\": \"modified\", \"gravity\": "
             "[%.17g, %.17g, %.17g], \"joints\": [",
             g[0], g[1], g[2]);
    const cJSON *link;
    const char *separator = "";
    cJSON_ArrayForEach(link, cJSON_GetObjectItem(file, "links"))
    {
        double I[6], c[3], dh[4], mass;
        static const char *const names[] = {"alpha", "a", "d", "offset"};
        for (int k = 0; k < 4; k++)
            flatten(cJSON_GetObjectItem(link, names[k]), &dh[k]);
        flatten(cJSON_GetObjectItem(link, "mass"), &mass);
        flatten(cJSON_GetObjectItem(link, "com"), c);
        flatten(cJSON_GetObjectItem(link, "I"), I);
        text_add(out,
                 "%s{\"type\": \"revolute\", \"dh\": {\"alpha\": %.17g, \"a\": %.17g, \"d\": "
                 "%.17g, \"theta\": %.17g}, \"link\": {\"mass\": %.17g, \"com\": [%.17g, %.17g, "
                 "%.17g], \"inertia\": {\"xx\": %.17g, \"xy\": %.17g, \"xz\": %.17g, \"yy\": "
                 "%.17g, \"yz\": %.17g, \"zz\": %.17g}}}",
                 separator, dh[0], dh[1], dh[2], dh[3], mass, c[0], c[1], c[2], I[0], I[1], I[2],
                 I[3], I[4], I[5]);
        separator = ", ";
    }
    text_add_string(out, "]}");
}

/* ---- comparing ---- */

static void compare(const char *file, const cJSON *state, const char *key, const double *found,
                    int count)
{
    const cJSON *item = cJSON_GetObjectItem(state, key);
    if (!item)
        return;
    double *expected = memory_grow(NULL, sizeof *expected * 4096), scale = 0;
    if (flatten(item, expected) != count) {
        printf("%s: %s has another size\n", file, key);
        failures++;
    }
    for (int i = 0; i < count; i++)
        scale = larger_error(scale, fabs(expected[i]));
    for (int i = 0; i < count; i++) {
        double error = fabs(found[i] - expected[i]) / (scale > 0 ? scale : 1);
        comparisons++;
        worst = larger_error(worst, error);
        if (!(error <= 1e-10)) {
            failures++;
            printf("%s: %s[%d] is %.17g, expected %.17g\n", file, key, i, found[i], expected[i]);
        }
    }
    memory_free(expected);
}

static void call(const ReferenceRobot *robot, FunctionId id, const cJSON *state,
                 const char *const *keys, double *out)
{
    double in[MAX_INPUTS][64];
    const double *inputs[MAX_INPUTS];
    for (int k = 0; k < function_input_count(&functions[id]); k++) {
        flatten(cJSON_GetObjectItem(state, keys[k]), in[k]);
        inputs[k] = in[k];
    }
    reference_call(robot, &functions[id], inputs, out);
}

static void check_file(const char *path)
{
    Arena *arena = arena_new();
    size_t length;
    char *text = file_read(arena, path, (size_t)1 << 24, &length);
    cJSON *file = cJSON_Parse(text);
    Text robot_text = {0};
    const cJSON *robot = cJSON_GetObjectItem(file, "robot");
    if (cJSON_IsObject(robot)) {
        char *printed = cJSON_Print(robot);
        text_add_string(&robot_text, printed);
        free(printed);
    } else {
        table_to_robot(&robot_text, file);
    }
    Description *description =
        description_parse(arena, path, robot_text.data, robot_text.length, ANGLE_SNAP);
    ReferenceRobot *reference = arena_alloc(arena, sizeof *reference);
    fill_reference(reference, description);
    int n = reference->dof;
    static const char *const motion[] = {"q", "qd", "qdd"}, *const drive[] = {"q", "qd", "tau_fd"};
    const cJSON *state;
    cJSON_ArrayForEach(state, cJSON_GetObjectItem(file, "states"))
    {
        double out[4096];
        call(reference, INVERSE_DYNAMICS, state, motion, out);
        compare(path, state, "tau", out, n);
        call(reference, BIAS, state, motion, out);
        compare(path, state, "bias", out, n);
        call(reference, GRAVITY, state, motion, out);
        compare(path, state, "gravity", out, n);
        call(reference, INERTIA_MATRIX, state, motion, out);
        compare(path, state, "M", out, n * n);
        call(reference, FORWARD_DYNAMICS, state, drive, out);
        compare(path, state, "qdd_fd", out, n);
        call(reference, FORWARD_KINEMATICS, state, motion, out);
        compare(path, state, "R", out, 9);
        compare(path, state, "p", out + 9, 3);
        call(reference, JACOBIAN, state, motion, out);
        compare(path, state, "J", out, 6 * n);
        call(reference, ENERGY, state, motion, out);
        compare(path, state, "T", out, 1);
        compare(path, state, "U", out + 1, 1);
    }
    text_free(&robot_text);
    cJSON_Delete(file);
    arena_free(arena);
}

int main(int argc, char **argv)
{
    DIR *folder = argc == 2 ? opendir(argv[1]) : NULL;
    if (!folder)
        return 2;
    int files = 0;
    for (struct dirent *entry; (entry = readdir(folder));) {
        char path[4096];
        snprintf(path, sizeof path, "%s/%s", argv[1], entry->d_name);
        if (strstr(entry->d_name, ".json")) {
            check_file(path);
            files++;
        }
    }
    closedir(folder);
    printf("%d files, %d numbers, worst relative error %.1e, %d differ\n", files, comparisons,
           worst, failures);
    return failures > 0 || files < 6;
}
