/* tables.c: the tables of functions, inputs, relations and algorithms as JSON, for the pages that
   are made from them: functions with what goes in and comes out, units, identities and algorithms.
 */
#include "algorithm/function.h"
#include "util/table.h"

#include <stdio.h>
#include <string.h>

static void add_pair(Text *out, const char *key, const char *value, const char *end)
{
    text_add(out, "\"%s\": ", key);
    json_string(out, value ? value : "");
    text_add_string(out, end);
}

/* "3 x n", from the table's dimensions. */
static void add_shape(Text *out, Size size)
{
    Text words = {0};
    for (int k = 0; k < MAX_DIMENSIONS && size.of[k]; k++) {
        int d = size.of[k];
        text_add_string(&words, k ? " x " : "");
        if (d == COLUMNS)
            text_add_string(&words, "columns");
        else if (d == POSITION_COUNT)
            text_add_string(&words, "positions");
        else if (d == DOF)
            text_add_string(&words, "n");
        else if (d < 0)
            text_add(&words, "%d n", -d);
        else
            text_add(&words, "%d", d);
    }
    add_pair(out, "shape", words.data, "");
    text_free(&words);
}

static void add_arrays(Text *out, const Function *function)
{
    text_add_string(out, "   \"inputs\": [");
    for (int k = 0; k < function_input_count(function); k++) {
        const Input *input = input_find(function->inputs[k]);
        text_add_string(out, k ? ", {" : "{");
        add_pair(out, "name", input->name, ", ");
        add_pair(out, "unit", input->unit, ", ");
        add_pair(out, "meaning", input->meaning, ", ");
        add_shape(out, input->size);
        text_add_string(out, "}");
    }
    text_add_string(out, "],\n   \"outputs\": [");
    for (int k = 0; k < function_output_count(function); k++) {
        const Output *output = &function->outputs[k];
        text_add_string(out, k ? ", {" : "{");
        add_pair(out, "name", output->name, ", ");
        add_pair(out, "unit", quantity_unit(output->quantity), ", ");
        add_shape(out, output->size);
        text_add_string(out, "}");
    }
    text_add_string(out, "],\n");
}

static void add_rest(Text *out, const Function *function)
{
    const char *separator = "";
    text_add_string(out, "   \"identities\": [");
    for (int k = 0; k < relation_count; k++)
        if (relations[k].needs & HAS(function->id)) {
            text_add_string(out, separator);
            json_string(out, relations[k].meaning);
            separator = ", ";
        }
    separator = "";
    text_add_string(out, "],\n   \"algorithms\": [");
    for (int k = 0; k < algorithm_count; k++)
        if (algorithms[k].function == function->id) {
            text_add(out, "%s{", separator);
            add_pair(out, "name", algorithms[k].name, ", ");
            add_pair(out, "citation", algorithms[k].citation, "}");
            separator = ", ";
        }
    text_add_string(out, "],\n   ");
    add_pair(out, "by", function->by ? function->by->name : "", "\n");
}

int main(void)
{
    Text out = {0};
    text_add_string(&out, "[\n");
    for (int i = 0; i < FUNCTION_COUNT; i++) {
        const Function *function = &functions[i];
        text_add_string(&out, i ? ",\n  {" : "  {");
        add_pair(&out, "name", function->name, ", ");
        add_pair(&out, "c_name", function->c_name, ", ");
        add_pair(&out, "meaning", function->comment, ",\n");
        text_add(&out, "   \"by_name_only\": %s, \"solves\": %s,\n",
                 function->by_name_only ? "true" : "false", function->solves ? "true" : "false");
        text_add(&out, "   \"payload\": %s, \"wrench\": %s, \"moving_base\": %s, \"aliases\": [",
                 function->extras & EXTRA_PAYLOAD ? "true" : "false",
                 function->extras & EXTRA_WRENCH ? "true" : "false",
                 function->extras & EXTRA_BASE ? "true" : "false");
        for (int k = 0; k < MAX_ALIASES && function->aliases[k]; k++) {
            text_add_string(&out, k ? ", " : "");
            json_string(&out, function->aliases[k]);
        }
        text_add_string(&out, "],\n");
        add_arrays(&out, function);
        add_rest(&out, function);
        text_add_string(&out, "  }");
    }
    text_add_string(&out, "\n]\n");
    fwrite(out.data, 1, out.length, stdout);
    text_free(&out);
    return 0;
}
