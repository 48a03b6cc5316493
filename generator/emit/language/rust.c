/* rust.c: a Rust crate without the standard library and without unsafe code: functions of arrays by
   reference, with the sine and cosine of the C files. */
#include "emit/language/language.h"

#include <string.h>

static const char *const words[] = {
    "A crate by itself, for no_std too: rustc --crate-type lib FILE.rs. Square roots, where a "
    "function takes any, are those of std (--cfg 'feature=\"std\"').",
    NULL};

/* A number without a point would be an integer. */
static void write_constant(Text *out, double value)
{
    char buffer[40];
    const char *number = shortest_double(value, buffer);
    text_add(out, strpbrk(number, ".e") ? "%s" : "%s.0", number);
}

static void write_input(Text *out, Members params, const char *array, uint32_t element)
{
    const Member *member = member_find(params, array);
    if (member)
        text_add(out, member->size == 1 ? "%s.%s" : "%s.%s[%u]", member->of, array, element);
    else
        text_add(out, "%s[%u]", array, element);
}

static void write_open(Text *out, const Kernel *kernel, const Listing *listing)
{
    const Program *program = listing->program;
    const Function *function = program->function;
    Parameter parameters[MAX_PARAMETERS];
    int count = parameters_of(function, program_extent(program), parameters);
    (void)kernel;
    text_add(out, "\n/// %s\n#[rustfmt::skip]\npub fn %s(", function->comment, function->c_name);
    for (int k = 0; k < count; k++) {
        const Parameter *p = &parameters[k];
        if (p->is_struct)
            text_add(out, "%s%s: &%s", k ? ", " : "", p->name,
                     strcmp(p->name, "payload") == 0 ? "Payload" : "Params");
        else
            text_add(out, "%s%s: &%s[f64; %d]", k ? ", " : "", p->name, p->input ? "" : "mut ",
                     p->size);
    }
    text_add_string(out, ") {\n");
    for (int k = 0; k < count && parameters[k].input; k++)
        if (!listing_reads(listing, parameters[k].name))
            text_add(out, "    let _ = %s;\n", parameters[k].name);
}

static void write_result(Text *out, const Program *program, int array, int element,
                         const char *value)
{
    text_add(out, "%s[%d] = %s;\n", program->function->outputs[array].name, element, value);
}

static void write_close(Text *out, const Program *program)
{
    (void)program;
    text_add_string(out, "}\n");
}

static const Dialect dialect = {
    .what = "straight-line Rust",
    .marks = {"// ", "// ", ""},
    .real = "f64",
    .words = words,
    .indent = "    ",
    .remark = "// ",
    .statement = "%slet %s = %s;\n",
    .pair = "%slet (%s, %s) = sincos(%s);\n",
    .notation = {write_constant,
                 write_input,
                 {[OP_MUL] = "*", [OP_DIV] = "/", [OP_SQRT] = "sqrt", [OP_EXP] = "exp"}},
    .open = write_open,
    .result = write_result,
    .close = write_close,
};

static void write_struct(Text *out, const char *type, Members members, int n)
{
    text_add(out, "\n#[derive(Clone, Copy, Debug, PartialEq)]\npub struct %s {\n", type);
    for (int k = 0; k < members.count; k++) {
        const Member *member = &members.item[k];
        text_add(out, "    /// %s\n    pub %s: ", member->meaning, member->name);
        text_add(out, member->size == 1 ? "f64,\n" : "[f64; %d],\n", member_size(member, n));
    }
    text_add_string(out, "}\n");
}

void rust_file(Text *out, const Kernel *kernel, Program *const *programs, int count)
{
    bool payload = false, params = false;
    Text dof = {0};
    for (int i = 0; i < count; i++) {
        payload = payload || function_takes(programs[i]->function, "payload");
        params = params || function_takes(programs[i]->function, "params");
    }
    flat_head(out, &dialect, kernel, programs, count);
    text_add(&dof, "%d", programs[0]->n);
    template_fill(out, "rust.in.rs", &(Insertion){"dof", dof.data}, 1);
    if (payload)
        write_struct(out, "Payload", struct_members("payload", programs[0]->params),
                     programs[0]->n);
    if (params) {
        write_struct(out, "Params", programs[0]->params, programs[0]->n);
        text_add_string(out, "\n/// this robot's\npub const PARAMS: Params = Params ");
        flat_params(out, kernel, programs[0], "%s: ");
        text_add_string(out, ";\n");
    }
    for (int i = 0; i < count; i++)
        flat_function(out, &dialect, kernel, programs[i]);
    text_free(&dof);
}
