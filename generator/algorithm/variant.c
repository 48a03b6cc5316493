/* variant.c: functions with structs as further inputs: a load on the tool, parameters that stay
   open. */
#include "algorithm/function.h"

#include <string.h>

static Member table[MAX_MEMBERS] = {
    {"payload", "mass", 1, "kg"},
    {"payload", "com", 3, "m, in the tool's frame"},
    {"payload", "inertia", 6, "kg m^2 about com, tool axes: xx, yy, zz, xy, xz, yz"},
};
const Member *const members = table;
enum { PAYLOAD_MEMBERS = 3 };
int member_count = PAYLOAD_MEMBERS;

void members_forget(void)
{
    member_count = PAYLOAD_MEMBERS;
}

void member_add(Member member)
{
    if (member_count == MAX_MEMBERS)
        fail_input("--keep: more than %d parameters", MAX_MEMBERS - PAYLOAD_MEMBERS);
    table[member_count++] = member;
}

int member_size(const Member *member, int n)
{
    return member->size ? member->size : n;
}

const Member *member_find(const char *array)
{
    for (int k = 0; k < member_count; k++)
        if (strcmp(members[k].name, array) == 0)
            return &members[k];
    return NULL;
}

bool is_struct(const char *input)
{
    for (int k = 0; k < member_count; k++)
        if (strcmp(members[k].of, input) == 0)
            return true;
    return false;
}

static bool feels_load(FunctionId id)
{
    return id == INVERSE_DYNAMICS || id == INERTIA_MATRIX || id == BIAS || id == GRAVITY ||
           id == FORWARD_DYNAMICS || id == INERTIA_SOLVE || id == ENERGY;
}

static bool feels_friction(FunctionId id)
{
    return id == INVERSE_DYNAMICS || id == BIAS || id == FORWARD_DYNAMICS;
}

bool function_takes(const Function *function, const char *input)
{
    for (int k = 0; k < function_input_count(function); k++)
        if (strcmp(function->inputs[k], input) == 0)
            return true;
    return false;
}

unsigned function_is_loaded(const Function *function, const Robot *robot)
{
    unsigned loads = function_takes(function, "payload") ? EXTRA_PAYLOAD : 0;
    return loads | (robot->open_count && function_takes(function, "params") ? EXTRA_LINKS : 0);
}

const Function *function_sibling(const Function *function, const Robot *robot, FunctionId id)
{
    return function_variant(&functions[id], function_is_loaded(function, robot));
}

const Function *function_variant(const Function *function, unsigned extras)
{
    enum { KINDS = EXTRA_PAYLOAD + EXTRA_FRICTION + EXTRA_LINKS + 1, WITHOUT_OR_WITH_WRENCH = 2 };
    static Function made[KINDS][WITHOUT_OR_WITH_WRENCH][FUNCTION_COUNT];
    if (!feels_load(function->id))
        extras &= ~(unsigned)(EXTRA_PAYLOAD | EXTRA_LINKS);
    if (!feels_friction(function->id))
        extras &= ~(unsigned)EXTRA_FRICTION;
    if (!extras)
        return function;
    Function *variant = &made[extras][function_takes(function, "wrench")][function->id];
    *variant = *function;
    int inputs = function_input_count(function);
    if (extras & EXTRA_PAYLOAD)
        variant->inputs[inputs++] = "payload";
    if (extras & (EXTRA_FRICTION | EXTRA_LINKS))
        variant->inputs[inputs++] = "params";
    return variant;
}
