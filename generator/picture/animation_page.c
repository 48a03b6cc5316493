/* animation_page.c: the page of an animation: templates/animate.in.html with the motion as JSON. */
#include "picture/animation.h"
#include "picture/looks.h"

#include <math.h>
#include <string.h>

void add_script_json(Text *out, const char *json)
{
    for (const char *c = json; *c; c++) {
        if (*c == '<' || *c == '>' || *c == '&')
            text_add(out, "\\u%04x", (unsigned)*c);
        else if (strncmp(c, "\xE2\x80\xA8", 3) == 0 || strncmp(c, "\xE2\x80\xA9", 3) == 0) {
            text_add(out, "\\u20%02x", (unsigned char)c[2] - 0x80u); /* line and paragraph ends */
            c += 2;
        } else
            text_add_bytes(out, c, 1);
    }
}

/* Seven digits: a thousandth of a pixel. What is zero but for rounding is zero. */
static void add_number(Text *out, double value)
{
    text_add(out, "%.7g", fabs(value) < 1e-12 ? 0.0 : value);
}

static void add_numbers(Text *out, const double *values, int count)
{
    text_add_string(out, "[");
    for (int k = 0; k < count; k++) {
        text_add_string(out, k ? "," : "");
        add_number(out, values[k]);
    }
    text_add_string(out, "]");
}

static void add_exactly(Text *out, const double *values, int count)
{
    char buffer[40];
    text_add_string(out, "[");
    for (int k = 0; k < count; k++)
        text_add(out, "%s%s", k ? "," : "", shortest_double(values[k], buffer));
    text_add_string(out, "]");
}

static void add_reals(Text *out, const Real *values, int count)
{
    double copy[12];
    for (int k = 0; k < count; k++)
        copy[k] = (double)values[k];
    add_numbers(out, copy, count);
}

static void add_name(Text *out, const char *key, const char *value)
{
    text_add(out, "\"%s\": ", key);
    json_string(out, value);
    text_add_string(out, ",\n");
}

static void add_spot(Text *out, const Spot *spot)
{
    text_add(out, "{\"body\": %d, \"at\": ", spot->body);
    add_reals(out, spot->at, 3);
    text_add_string(out, "}");
}

static void add_figure(Text *out, const StickFigure *figure)
{
    text_add_string(out, "\"joints\": [");
    for (int i = 0; i < figure->symbol_count; i++) {
        const Symbol *symbol = &figure->symbols[i];
        text_add_string(out, i ? ",\n  {\"name\": " : "\n  {\"name\": ");
        json_string(out, symbol->joint->name);
        text_add(out, ", \"type\": \"%s\", \"flies\": %s, \"spot\": ",
                 symbol->joint->type == PRISMATIC ? "prismatic" : "revolute",
                 symbol->joint->run == 6 ? "true" : "false");
        add_spot(out, &symbol->at);
        text_add_string(out, ", \"axis\": ");
        add_reals(out, symbol->axis, 3);
        text_add_string(out, "}");
    }
    text_add_string(out, "],\n\"sticks\": [");
    for (int i = 0; i < figure->stick_count; i++) {
        text_add_string(out, i ? ",\n  {\"from\": " : "\n  {\"from\": ");
        add_spot(out, &figure->sticks[i].from);
        text_add_string(out, ", \"to\": ");
        add_spot(out, &figure->sticks[i].to);
        text_add_string(out, "}");
    }
    text_add_string(out, "],\n\"tools\": [");
    for (int i = 0; i < figure->tool_count; i++) {
        const FigureTool *tool = &figure->tools[i];
        text_add_string(out, i ? ",\n  {\"name\": " : "\n  {\"name\": ");
        json_string(out, tool->name);
        text_add(out, ", \"body\": %d, \"pose\": [", tool->body);
        for (int k = 0; k < 12; k++) {
            text_add_string(out, k ? "," : "");
            add_number(out, (double)(k < 9 ? tool->pose.R[k / 3][k % 3] : tool->pose.p[k - 9]));
        }
        text_add_string(out, "]}");
    }
    text_add_string(out, "],\n");
}

static void add_poses(Text *out, const Poses *poses, int n)
{
    text_add_string(out, "\"poses\": {\n\"t\": ");
    add_exactly(out, poses->t, poses->count);
    text_add_string(out, ",\n\"tool\": [");
    for (int k = 0; k < poses->count; k++) {
        text_add_string(out, k ? ",\n" : "\n");
        add_exactly(out, poses->tool + 12 * k, 12);
    }
    text_add_string(out, "],\n\"frames\": [");
    for (int k = 0; k < poses->count; k++) {
        text_add_string(out, k ? ",\n" : "\n");
        add_numbers(out, poses->frames + 12 * k * n, 12 * n);
    }
    text_add_string(out, "]},\n");
}

/* A column: the values of the rows that the page gets, and the least and the largest of all rows;
   null where the file has no such column. */
static void add_curve(Text *out, const Record *record, int column, const char *key, int number)
{
    const Schedule *rows = record->rows;
    if (column < 0 || !rows->present[column]) {
        text_add_string(out, "null");
        return;
    }
    double range[2] = {INFINITY, -INFINITY};
    for (int row = 0; row < rows->count; row++) {
        double value = rows->value[(size_t)row * (size_t)rows->width + (size_t)column];
        range[0] = fmin(range[0], value);
        range[1] = fmax(range[1], value);
    }
    if (fmax(-range[0], range[1]) > 1e30)
        fail_input("%s: column %s%.0d has numbers beyond 1e30, which cannot be drawn", rows->file,
                   key, number);
    text_add_string(out, "{\"range\": ");
    add_numbers(out, range, 2);
    text_add_string(out, ", \"values\": [");
    for (int row = 0; row < rows->count; row++)
        if (row % record->stride == 0 || row == rows->count - 1) {
            text_add_string(out, row ? "," : "");
            add_number(out, rows->value[(size_t)row * (size_t)rows->width + (size_t)column]);
        }
    text_add_string(out, "]}");
}

/* One a joint. */
static void add_curves(Text *out, const Record *record, const char *key, bool positions, int first)
{
    text_add(out, "\"%s\": [", key);
    const Robot *tree = robot_tree(record->robot);
    for (int k = 0, i = 0; k < tree->n; k++) { /* joints that follow others have no curve */
        const Link *link = &tree->links[k];    /* of a quaternion x, y and z */
        int column = positions ? link->position + link->part : first + i;
        text_add_string(out, k ? ",\n" : "\n");
        i += !link->follows;
        add_curve(out, record, link->follows ? -1 : column, key, i);
    }
    text_add_string(out, "]");
}

static void add_rows(Text *out, const Record *record)
{
    const Schedule *rows = record->rows;
    char buffer[40];
    text_add(out, "\"rows\": {\"in_file\": %d, \"every\": %d,\n\"t\": [", rows->count,
             record->stride);
    for (int row = 0; row < rows->count; row++)
        if (row % record->stride == 0 || row == rows->count - 1)
            text_add(out, "%s%s", row ? "," : "", shortest_double(rows->t[row], buffer));
    text_add_string(out, "],\n");
    add_curves(out, record, "q", true, 0);
    text_add_string(out, ",\n");
    add_curves(out, record, "tau", false, record->positions + record->n);
    static const char *const energies[] = {"kinetic", "potential"};
    text_add_string(out, ",\n\"energy\": [");
    for (int k = 0; k < 2; k++) {
        text_add_string(out, k ? ",\n" : "");
        add_curve(out, record, record->positions + 2 * record->n + k, energies[k], 0);
    }
    text_add_string(out, "]}\n");
}

/* Straight up is against gravity; without gravity, along z. */
static void up(const Description *description, Real out[3])
{
    const Real *g = description->gravity;
    Real length = real_sqrt(dot3(g, g));
    for (int k = 0; k < 3; k++)
        out[k] = length > 0 ? -g[k] / length : k == 2;
}

static const char *base_name(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

void figure_json(Text *json, const Description *description, const StickFigure *figure,
                 const Poses *poses, int n, const char *meshes)
{
    Real upward[3];
    up(description, upward);
    add_name(json, "version", RBGEN_VERSION);
    add_name(json, "robot", description->name);
    add_name(json, "source", description->source);
    text_add_string(json, "\"up\": ");
    add_reals(json, upward, 3);
    text_add_string(json, ",\n\"base\": ");
    add_reals(json, description->base.p, 3);
    text_add_string(json, ",\n");
    text_add(json, "\"floating\": %s,\n",
             description->joint_count && description->joints[0].run == 6 ? "true" : "false");
    add_figure(json, figure);
    looks_json(json, description, figure, meshes);
    add_poses(json, poses, n);
}

void animate_page(Text *out, const Description *description, const StickFigure *figure,
                  const Record *record, const Poses *poses, const char *meshes)
{
    Text json = {0}, safe = {0};
    text_add_string(&json, "{\n");
    add_name(&json, "file", base_name(record->rows->file));
    figure_json(&json, description, figure, poses, record->links, meshes);
    add_rows(&json, record);
    text_add_string(&json, "}\n");
    add_script_json(&safe, json.data);

    static const char *const parts[][2] = {
        {"style", "animate.in.css"},        {"figure", "animate_figure.in.js"},
        {"shapes", "animate_shapes.in.js"}, {"scene", "animate_scene.in.js"},
        {"view", "animate_view.in.js"},     {"gif", "animate_gif.in.js"},
        {"curves", "animate_curves.in.js"}, {"controls", "animate_controls.in.js"}};
    Text text[COUNT(parts)] = {{0}};
    Insertion insertions[COUNT(parts) + 1] = {{"data", safe.data}};
    for (size_t k = 0; k < COUNT(parts); k++) {
        template_fill(&text[k], parts[k][1], NULL, 0);
        insertions[k + 1] = (Insertion){parts[k][0], text[k].data};
    }
    template_fill(out, "animate.in.html", insertions, COUNT(insertions));
    for (size_t k = 0; k < COUNT(parts); k++)
        text_free(&text[k]);
    text_free(&json);
    text_free(&safe);
}
