/* shrink.c: see shrink.h. Steps are tried on the JSON tree, one at a time, the large ones first,
   and kept when it still fails; after a round in which none was kept it is over. It ends, because
   each step takes something away: a joint, a member, a type other than revolute, or digits. */
#include "evidence/shrink.h"

#include "util/clock.h"

#include <cjson/cJSON.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    cJSON *root;
    StillFails *fails;
    void *context;
    double deadline;
} Shrink;

static void *must(void *allocated)
{
    if (!allocated)
        fail_job("out of memory");
    return allocated;
}

static bool still_fails(const Shrink *shrink, const cJSON *root)
{
    if (clock_seconds() > shrink->deadline)
        return false;
    char *text = must(cJSON_Print(root));
    bool fails = shrink->fails(shrink->context, text);
    cJSON_free(text);
    return fails;
}

/* ---- joints ---- */

static const char *string_of(const cJSON *object, const char *key)
{
    return cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(object, key));
}

/* What hung on the joint hangs on its parent. */
static void hang_children(cJSON *joints, int index)
{
    const cJSON *gone = cJSON_GetArrayItem(joints, index);
    const char *name = string_of(gone, "name"), *parent = string_of(gone, "parent");
    if (!parent)
        parent = index ? string_of(cJSON_GetArrayItem(joints, index - 1), "name") : "base";
    for (cJSON *joint = joints->child; joint && name && parent; joint = joint->next) {
        const char *on = string_of(joint, "parent");
        if (on && strcmp(on, name) == 0)
            must(cJSON_SetValuestring(cJSON_GetObjectItemCaseSensitive(joint, "parent"), parent));
    }
}

/* Tools on the joint go to the last one. */
static void move_tools(cJSON *root, const char *name)
{
    cJSON *tools = cJSON_GetObjectItemCaseSensitive(root, "tools");
    for (cJSON *tool = tools ? tools->child : NULL; tool && name; tool = tool->next) {
        const char *on = string_of(tool, "joint");
        if (on && strcmp(on, name) == 0)
            cJSON_DeleteItemFromObjectCaseSensitive(tool, "joint");
    }
}

static bool is_fixed(const cJSON *joint)
{
    const char *type = string_of(joint, "type");
    return type && strcmp(type, "fixed") == 0;
}

static void uncouple(cJSON *root, const cJSON *joints, int index)
{
    cJSON *rows = cJSON_GetObjectItemCaseSensitive(root, "coupling");
    int moving = 0;
    for (int i = 0; i < index; i++)
        moving += !is_fixed(cJSON_GetArrayItem(joints, i));
    if (!rows || is_fixed(cJSON_GetArrayItem(joints, index)))
        return;
    cJSON_DeleteItemFromArray(rows, moving);
    for (cJSON *row = rows->child; row; row = row->next)
        cJSON_DeleteItemFromArray(row, moving);
}

static cJSON *without_joints(const cJSON *root, int first, int count)
{
    cJSON *copy = must(cJSON_Duplicate(root, true));
    cJSON *joints = cJSON_GetObjectItemCaseSensitive(copy, "joints");
    for (int i = first + count - 1; i >= first; i--) {
        hang_children(joints, i);
        move_tools(copy, string_of(cJSON_GetArrayItem(joints, i), "name"));
        uncouple(copy, joints, i);
        cJSON_DeleteItemFromArray(joints, i);
    }
    return copy;
}

/* Many joints at once first, then one by one; from the last. */
static bool drop_joints(Shrink *shrink)
{
    bool dropped = false;
    const cJSON *joints = cJSON_GetObjectItemCaseSensitive(shrink->root, "joints");
    for (int count = cJSON_GetArraySize(joints) / 2; count > 0; count /= 2)
        for (int i = cJSON_GetArraySize(joints) - count; i >= 0; i--) {
            if (cJSON_GetArraySize(joints) <= count)
                break;
            cJSON *smaller = without_joints(shrink->root, i, count);
            bool good = still_fails(shrink, smaller);
            cJSON_Delete(good ? shrink->root : smaller);
            shrink->root = good ? smaller : shrink->root;
            joints = cJSON_GetObjectItemCaseSensitive(shrink->root, "joints");
            if (good && i > cJSON_GetArraySize(joints) - count)
                i = cJSON_GetArraySize(joints) - count + 1;
            dropped = dropped || good;
        }
    return dropped;
}

/* ---- members: any that the robot does without ---- */

/* Deletes member number k of all objects, counted from the root on; false when there are fewer. */
static bool delete_member(cJSON *parent, int *k)
{
    for (cJSON *item = parent->child; item; item = item->next) {
        if (item->string && (*k)-- == 0) {
            cJSON_Delete(cJSON_DetachItemViaPointer(parent, item));
            return true;
        }
        if (delete_member(item, k))
            return true;
    }
    return false;
}

static bool drop_members(Shrink *shrink)
{
    bool dropped = false;
    for (int k = 0;;) {
        cJSON *smaller = must(cJSON_Duplicate(shrink->root, true));
        int left = k;
        if (!delete_member(smaller, &left)) {
            cJSON_Delete(smaller);
            return dropped;
        }
        bool good = still_fails(shrink, smaller);
        cJSON_Delete(good ? shrink->root : smaller);
        shrink->root = good ? smaller : shrink->root;
        dropped = dropped || good;
        k += !good;
    }
}

/* ---- values ---- */

static bool try_type(Shrink *shrink, cJSON *item)
{
    if (!item->string || strcmp(item->string, "type") != 0 || !cJSON_IsString(item) ||
        strcmp(item->valuestring, "revolute") == 0)
        return false;
    char *old = must(strdup(item->valuestring));
    must(cJSON_SetValuestring(item, "revolute"));
    bool good = still_fails(shrink, shrink->root);
    if (!good)
        must(cJSON_SetValuestring(item, old));
    free(old);
    return good;
}

/* How much there is to read in a number. */
static int digits(double value)
{
    char text[40];
    for (int precision = 1;; precision++) {
        int length = snprintf(text, sizeof text, "%.*g", precision, value);
        if (precision == 17 || strtod(text, NULL) == value)
            return value == 0 ? 0 : value == 1 ? 1 : 1 + length;
    }
}

static double rounded(double value, int precision)
{
    char text[40];
    snprintf(text, sizeof text, "%.*g", precision, value);
    return strtod(text, NULL);
}

static bool try_numbers(Shrink *shrink, cJSON *item)
{
    double old = item->valuedouble;
    const double simpler[] = {
        0, 1, rounded(old, 1), fabs(rounded(old, 1)), rounded(old, 2), rounded(old, 3)};
    for (size_t k = 0; k < COUNT(simpler); k++) {
        if (digits(simpler[k]) >= digits(old))
            continue;
        cJSON_SetNumberValue(item, simpler[k]);
        if (still_fails(shrink, shrink->root))
            return true;
        cJSON_SetNumberValue(item, old);
    }
    return false;
}

static bool simplify_values(Shrink *shrink, cJSON *parent)
{
    bool simplified = false;
    for (cJSON *item = parent->child; item; item = item->next) {
        simplified |= try_type(shrink, item);
        if (cJSON_IsNumber(item))
            simplified |= try_numbers(shrink, item);
        simplified |= simplify_values(shrink, item);
    }
    return simplified;
}

char *shrink_robot(Arena *arena, const char *text, StillFails *fails, void *context,
                   double deadline)
{
    Shrink shrink = {must(cJSON_Parse(text)), fails, context, deadline};
    for (bool smaller = true; smaller && clock_seconds() < deadline;) {
        smaller = drop_joints(&shrink);
        smaller |= drop_members(&shrink);
        smaller |= simplify_values(&shrink, shrink.root);
    }
    char *printed = must(cJSON_Print(shrink.root));
    char *result = arena_format(arena, "%s\n", printed);
    cJSON_free(printed);
    cJSON_Delete(shrink.root);
    return result;
}
