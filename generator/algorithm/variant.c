/* variant.c: functions with further inputs: a wrench on the tool, the motion of the base, and
   structs: a load on the tool, parameters that stay open. */
#include "algorithm/function.h"

#include <pthread.h>
#include <string.h>

static const Member payload[] = {
    {"payload", "mass", 1, "kg", false, false},
    {"payload", "com", 3, "m, in the tool's frame", false, false},
    {"payload", "inertia", 6, "kg m^2 about com, tool axes: xx, yy, zz, xy, xz, yz", false, false},
};

Members struct_members(const char *input, Members params)
{
    return strcmp(input, "params") == 0 ? params : (Members){COUNT(payload), payload};
}

int member_size(const Member *member, int n)
{
    return member->size == NO_MEMBER ? 0 : member->size ? member->size : n;
}

bool member_is_array(const Member *member)
{
    return member->size != 1 || member->array;
}

const Member *member_find(Members params, const char *array)
{
    const Members both[] = {struct_members("payload", params), params};
    for (size_t i = 0; i < COUNT(both); i++)
        for (int k = 0; k < both[i].count; k++)
            if (strcmp(both[i].item[k].name, array) == 0)
                return &both[i].item[k];
    return NULL;
}

bool function_moves_base(const Function *function)
{
    return function_takes(function, "base_w");
}

const char *function_reference(const Function *function)
{
    if (function_moves_base(function))
        return function->id == BIAS ? "bias-moving-base" : "inverse-dynamics-moving-base";
    if (function->id == FORWARD_DYNAMICS && function->outputs[1].name)
        return "forward-dynamics-with-loops"; /* a row made for a mechanism */
    if (function->id == REACTIONS && strcmp(function->inputs[2], "tau") == 0)
        return "reactions-with-loops";
    if (function->id == INVERSE_DYNAMICS && function->outputs[0].size.of[0] != DOF)
        return "inverse-dynamics-with-loops";
    return functions[function->id].name;
}

Robot function_robot(const Function *function, const Robot *robot)
{
    Robot seen = *robot;
    seen.moving_base = function_moves_base(function);
    if (seen.moving_base)
        seen.hash = ~seen.hash; /* what is found for it is remembered by this */
    return seen;
}

bool is_struct(const char *input)
{
    return strcmp(input, "payload") == 0 || strcmp(input, "params") == 0;
}

bool function_takes(const Function *function, const char *input)
{
    for (int k = 0; k < function_input_count(function); k++)
        if (strcmp(function->inputs[k], input) == 0)
            return true;
    return false;
}

bool function_is_loaded(const Function *function)
{
    return function_takes(function, "payload");
}

unsigned robot_extras(const Robot *robot)
{
    return robot->letters ? robot->open : 0;
}

const Function *function_sibling(const Function *function, const Robot *robot, FunctionId id)
{
    unsigned load = function_is_loaded(function) ? EXTRA_PAYLOAD : 0;
    return function_variant(&functions[id], load | robot_extras(robot));
}

/* ---- the variants of every row, made once ---- */

enum { NAME_ROOM = 64 };
static Function made[VARIANTS][FUNCTION_COUNT];
static char wrench_name[FUNCTION_COUNT][NAME_ROOM];
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void make_variant(unsigned extras, FunctionId id)
{
    Function *variant = &made[extras][id];
    *variant = functions[id];
    int inputs = function_input_count(variant);
    if (extras & EXTRA_WRENCH) {
        variant->c_name = wrench_name[id];
        variant->comment = "the same, the tool under a wrench";
        variant->inputs[inputs++] = "wrench";
    }
    if (extras & EXTRA_BASE) {
        variant->inputs[inputs++] = "base_w";
        variant->inputs[inputs++] = "base_wd";
        variant->inputs[inputs++] = "base_a";
    }
    if (extras & EXTRA_PAYLOAD)
        variant->inputs[inputs++] = "payload";
    if (extras & EXTRA_PARAMS)
        variant->inputs[inputs++] = "params";
}

static void make_variants(void)
{
    for (int id = 0; id < FUNCTION_COUNT; id++) {
        snprintf(wrench_name[id], NAME_ROOM, "%s_wrench", functions[id].c_name);
        for (unsigned extras = 1; extras < VARIANTS; extras++)
            make_variant(extras, (FunctionId)id);
    }
}

const Function *function_variant(const Function *function, unsigned extras)
{
    unsigned wrench = extras & function->extras & EXTRA_WRENCH;
    unsigned on = function->extras | (wrench ? EXTRA_TOOL : 0);
    if (!function->of_quaternions) /* where joints are does not matter to what they do in q */
        on |= EXTRA_GEOMETRY;
    if (extras & EXTRA_PAYLOAD & function->extras)
        on |= EXTRA_TOOL; /* the load is on it */
    bool open = (extras & EXTRA_LETTERS & on) != 0;
    extras &= function->extras & (EXTRA_PAYLOAD | EXTRA_WRENCH | EXTRA_BASE);
    extras |= open ? EXTRA_PARAMS : 0;
    if (!extras)
        return function;
    pthread_once(&once, make_variants);
    return &made[extras][function->id];
}
