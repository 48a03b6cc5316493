/* fmu.c: forward dynamics as an FMU (FMI 2.0), for model exchange and for co-simulation:
   modelDescription.xml and the C sources, zipped. States are q and qd, inputs the torques, outputs
   positions, velocities and accelerations. */
#include "emit/language/language.h"
#include "util/zip.h"

#include <string.h>

/* Value references: a block of n each, in this order (templates/fmu.in.c has it, too). */
static const struct {
    const char *name, *unit, *sliding, *attributes, *meaning;
} blocks[] = {
    {"q", "rad", "m", "causality=\"output\" variability=\"continuous\" initial=\"exact\"",
     "position"},
    {"qd", "rad/s", "m/s", "causality=\"output\" variability=\"continuous\" initial=\"exact\"",
     "velocity"},
    {"qdd", "rad/s2", "m/s2",
     "causality=\"output\" variability=\"continuous\" initial=\"calculated\"", "acceleration"},
    {"tau", "N.m", "N", "causality=\"input\" variability=\"continuous\"", "torque (force)"},
    {"der_q", "rad/s", "m/s",
     "causality=\"local\" variability=\"continuous\" initial=\"calculated\"", "rate of position"},
};
enum { POSITION, VELOCITY, ACCELERATION, TORQUE, RATE };

/* Any text as an attribute's value: nothing in it can end that. */
static void add_attribute(Text *out, const char *text)
{
    for (; *text; text++)
        if (strchr("<>&\"'", *text) || (unsigned char)*text < ' ')
            text_add(out, "&#%d;", (unsigned char)*text < ' ' ? ' ' : *text);
        else
            text_add_bytes(out, text, 1);
}

static void add_variables(Text *out, const Kernel *kernel, int n)
{
    for (int b = 0; b < (int)COUNT(blocks); b++)
        for (int i = 0; i < n; i++) {
            bool slides = kernel->pattern[i] == 'P';
            text_add(out, "    <ScalarVariable name=\"%s[%d]\" valueReference=\"%d\" ",
                     blocks[b].name, i + 1, b * n + i);
            text_add(out, "%s description=\"%s", blocks[b].attributes, blocks[b].meaning);
            if (kernel->joints) {
                text_add_string(out, " of ");
                add_attribute(out, kernel->joints[i].name);
            }
            text_add(out, "\"><Real unit=\"%s\"", slides ? blocks[b].sliding : blocks[b].unit);
            if (b == POSITION || b == VELOCITY || b == TORQUE)
                text_add_string(out, " start=\"0\"");
            if (b == ACCELERATION || b == RATE)
                text_add(out, " derivative=\"%d\"", (b == RATE ? POSITION : VELOCITY) * n + i + 1);
            text_add_string(out, "/></ScalarVariable>\n");
        }
}

static void add_unknowns(Text *out, const char *element, const int *of, int count, int n)
{
    text_add(out, "    <%s>\n", element);
    for (int b = 0; b < count; b++)
        for (int i = 0; i < n; i++)
            text_add(out, "      <Unknown index=\"%d\"/>\n", of[b] * n + i + 1);
    text_add(out, "    </%s>\n", element);
}

static void add_structure(Text *out, int n)
{
    static const int outputs[] = {POSITION, VELOCITY, ACCELERATION};
    static const int derivatives[] = {RATE, ACCELERATION};
    static const int initial[] = {ACCELERATION, RATE};
    add_unknowns(out, "Outputs", outputs, 3, n);
    add_unknowns(out, "Derivatives", derivatives, 2, n);
    add_unknowns(out, "InitialUnknowns", initial, 2, n);
}

static const Program *forward_dynamics(Program *const *programs, int count)
{
    for (int i = 0; i < count; i++)
        if (programs[i]->function->id == FORWARD_DYNAMICS && !programs[i]->function->tool) {
            Parameter parameters[MAX_PARAMETERS];
            if (parameters_of(programs[i]->function, program_extent(programs[i]), parameters) != 4)
                fail_input("--language fmu: forward dynamics of q, qd and tau alone; leave out "
                           "--payload and --keep");
            if (programs[i]->positions != programs[i]->n)
                fail_input("--language fmu: is not there for robots with quaternions");
            return programs[i];
        }
    fail_input("--language fmu: takes forward-dynamics; add it to --functions");
}

void fmu_file(Text *out, const Kernel *kernel, Program *const *programs, int count)
{
    const Program *program = forward_dynamics(programs, count);
    Program *only = (Program *)program; /* for a list of one, which is not changed */
    Text words[4] = {{0}}, variables = {0}, structure = {0}, description = {0}, robot = {0};
    Text source = {0}, model = {0};
    text_add(&words[0], "%d", program->n);
    text_add(&words[1], "{%016llx}", (unsigned long long)kernel->hash);
    add_attribute(&words[2], kernel->robot);
    add_attribute(&words[3], RBGEN_VERSION);
    add_variables(&variables, kernel, program->n);
    add_structure(&structure, program->n);
    const Insertion insertions[] = {{"n", words[0].data},           {"guid", words[1].data},
                                    {"robot", words[2].data},       {"version", words[3].data},
                                    {"name", kernel->style.prefix}, {"variables", variables.data},
                                    {"structure", structure.data}};
    template_fill(&description, "fmu.in.xml", insertions, COUNT(insertions));
    template_fill(&model, "fmu.in.c", insertions, COUNT(insertions));
    emit_kernel(&source, kernel, &only, 1);
    text_add(&robot, "sources/%s_dyn.c", kernel->style.prefix);
    Zip zip = zip_begin(out);
    zip_add(&zip, "modelDescription.xml", description.data, description.length);
    zip_add(&zip, "sources/fmu.c", model.data, model.length);
    zip_add(&zip, robot.data, source.data, source.length);
    zip_end(&zip);
    for (size_t k = 0; k < COUNT(words); k++)
        text_free(&words[k]);
    text_free(&variables);
    text_free(&structure);
    text_free(&description);
    text_free(&robot);
    text_free(&source);
    text_free(&model);
}
