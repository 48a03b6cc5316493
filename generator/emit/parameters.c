/* parameters.c: what a function is called with: its inputs, then its outputs. Each language spells
   this list in its own way; none makes its own. */
#include "emit/listing.h"

#include <string.h>

int parameters_of(const Function *function, Extent extent, Parameter *parameters)
{
    int count = 0;
    for (int k = 0; k < function_input_count(function); k++) {
        const char *input = function->inputs[k];
        bool of_members = is_struct(input);
        parameters[count++] =
            (Parameter){input, of_members ? 0 : input_size(input, extent), true, of_members};
    }
    for (int k = 0; k < function_output_count(function); k++)
        parameters[count++] = (Parameter){function->outputs[k].name,
                                          size_of(function->outputs[k].size, extent), false, false};
    return count;
}

const char *argument_of(Members params, const char *array)
{
    const Member *member = member_find(params, array);
    return member ? member->of : array;
}

bool listing_reads(const Listing *listing, const char *parameter)
{
    const Graph *graph = listing->graph;
    for (uint32_t i = 0; i < graph->node_count; i++)
        if (listing->live[i] && graph->nodes[i].op == OP_INPUT &&
            strcmp(argument_of(listing->program->params, graph->inputs[graph->nodes[i].a.ref]),
                   parameter) == 0)
            return true;
    return false;
}
