/* parts.c: rbgen parts ROBOT: mass, mass centre and inertia of every section, part and link; with
   --write the robot file itself, the numbers in the place of the parts. */
#include "model/parts.h"
#include "command/command.h"

#include <string.h>

static const int rows[] = {0, 1, 2, 0, 0, 1}, columns[] = {0, 1, 2, 1, 2, 2};
static const char *const entries[] = {"xx", "yy", "zz", "xy", "xz", "yz"};
enum { ENTRIES = 6 };

static Body link_body(const Joint *joint)
{
    Body body = {.mass = joint->mass};
    memcpy(body.com, joint->com, sizeof body.com);
    memcpy(body.inertia, joint->inertia, sizeof body.inertia);
    return body;
}

/* As JSON writes a number: the fewest digits, 2 and not 2.0. */
static const char *number(Real value)
{
    static Shown shown;
    shown = show_number((double)value);
    return shown.text;
}

/* ---- csv and md: one row a section, part and link ---- */

enum { NAME_COLUMNS = 4, ALL_COLUMNS = NAME_COLUMNS + 1 + 3 + ENTRIES };

static const char *cell(const Table *table, Format format, Real value)
{
    return format == FORMAT_MD ? arena_format(table->arena, "%.6g", (double)value)
                               : arena_copy(table->arena, number(value));
}

static void add_row(Table *table, Format format, const char *const names[NAME_COLUMNS],
                    const Body *body)
{
    const char *cells[ALL_COLUMNS] = {0};
    int k = 0;
    for (int i = 0; i < NAME_COLUMNS; i++)
        cells[k++] = names[i];
    cells[k++] = cell(table, format, body->mass);
    for (int i = 0; i < 3 && body->mass != 0; i++)
        cells[k++] = cell(table, format, body->com[i]);
    for (int i = 0; i < ENTRIES && body->mass != 0; i++)
        cells[k++] = cell(table, format, body->inertia[rows[i]][columns[i]]);
    table_row(table, cells);
}

static void add_rows(Arena *arena, const Description *robot, Format format, Text *out)
{
    static const char *const heads[ALL_COLUMNS] = {"<link", "<part", "<section", "<shape", "mass",
                                                   "com_x", "com_y", "com_z",    "Ixx",    "Iyy",
                                                   "Izz",   "Ixy",   "Ixz",      "Iyz"};
    Table table = table_new(arena, heads, ALL_COLUMNS);
    for (int i = 0; i < robot->joint_count; i++) {
        const Joint *joint = &robot->joints[i];
        for (int k = 0; joint->parts && k < joint->parts->count; k++) {
            const Part *part = &joint->parts->parts[k];
            for (int s = 0; s < part->section_count; s++) {
                const Section *section = &part->sections[s];
                add_row(&table, format,
                        (const char *[]){joint->name, part->name, section->name, section->shape},
                        &section->body);
            }
            add_row(&table, format, (const char *[]){joint->name, part->name, NULL, NULL},
                    &part->body);
        }
        Body body = link_body(joint);
        add_row(&table, format, (const char *[]){joint->name, NULL, NULL, NULL}, &body);
    }
    table_print(&table, format, out);
}

/* ---- json ---- */

static void add_body_json(Text *out, const Body *body)
{
    text_add(out, "\"mass\": %s", number(body->mass));
    if (body->mass == 0) /* its centre is nowhere */
        return;
    text_add(out, ", \"com\": [%s", number(body->com[0]));
    text_add(out, ", %s", number(body->com[1]));
    text_add(out, ", %s], \"inertia\": {", number(body->com[2]));
    for (int i = 0; i < ENTRIES; i++)
        text_add(out, "%s\"%s\": %s", i ? ", " : "", entries[i],
                 number(body->inertia[rows[i]][columns[i]]));
    text_add_string(out, "}");
}

static void add_part_json(Text *out, const Part *part)
{
    text_add_string(out, "      {\"name\": ");
    json_string(out, part->name);
    text_add_string(out, ", ");
    add_body_json(out, &part->body);
    text_add_string(out, ", \"sections\": [\n");
    for (int s = 0; s < part->section_count; s++) {
        const Section *section = &part->sections[s];
        text_add_string(out, "        {\"name\": ");
        json_string(out, section->name);
        text_add(out, ", \"shape\": \"%s\", ", section->shape);
        add_body_json(out, &section->body);
        text_add(out, "}%s\n", s + 1 < part->section_count ? "," : "");
    }
    text_add_string(out, "      ]}");
}

static void add_json(const Description *robot, Text *out)
{
    text_add_string(out, "[\n");
    for (int i = 0; i < robot->joint_count; i++) {
        const Joint *joint = &robot->joints[i];
        Body body = link_body(joint);
        text_add_string(out, "  {\"link\": ");
        json_string(out, joint->name);
        text_add_string(out, ", ");
        add_body_json(out, &body);
        text_add_string(out, ", \"parts\": [");
        int count = joint->parts ? joint->parts->count : 0;
        for (int k = 0; k < count; k++) {
            text_add_string(out, k ? ",\n" : "\n");
            add_part_json(out, &joint->parts->parts[k]);
        }
        text_add(out, "%s]}%s\n", count ? "\n    " : "", i + 1 < robot->joint_count ? "," : "");
    }
    text_add_string(out, "]\n");
}

/* ---- table: two of them, for one would be wider than 100 columns ---- */

typedef struct {
    Arena *arena;
    Table centres, tensors;
    int mass_decimals, inertia_decimals;
} Page;

/* Fewer where numbers are large, so that all columns stay narrow. */
static int decimals(Real largest, int most)
{
    for (; most > 0 && largest >= 10; largest /= 10)
        most--;
    return most;
}

static const char *digits(Arena *arena, Real value, int count)
{
    const char *text = arena_format(arena, "%.*f", count, (double)value);
    return *text == '-' && strspn(text, "-0.") == strlen(text) ? text + 1 : text; /* no -0.000 */
}

/* The name, indented by its level and cut so that the line stays short. */
static const char *label(Arena *arena, int level, const char *name, const char *shape)
{
    enum { WIDTH = 28 };
    const char *text = arena_format(arena, "%*s%s%s%s", 2 * level, "", name, shape ? ", " : "",
                                    shape ? shape : "");
    size_t width = 0, cut = 0;
    for (size_t i = 0; text[i]; i++) {
        bool starts = ((unsigned char)text[i] & 0xc0) != 0x80;
        if (starts && width == WIDTH - 3)
            cut = i;
        width += starts;
    }
    return width <= WIDTH ? text : arena_format(arena, "%.*s...", (int)cut, text);
}

static void page_row(Page *page, int level, const char *name, const char *shape, const Body *body)
{
    Arena *arena = page->arena;
    const char *centre[5] = {label(arena, level, name, shape),
                             digits(arena, body->mass, page->mass_decimals)};
    const char *tensor[1 + ENTRIES] = {centre[0]};
    for (int i = 0; i < 3 && body->mass != 0; i++)
        centre[2 + i] = digits(arena, body->com[i], 6);
    for (int i = 0; i < ENTRIES && body->mass != 0; i++)
        tensor[1 + i] = digits(arena, body->inertia[rows[i]][columns[i]], page->inertia_decimals);
    table_row(&page->centres, centre);
    table_row(&page->tensors, tensor);
}

static void add_page(Arena *arena, const Description *robot, Text *out)
{
    static const char *const centre_heads[] = {"<link, part, section", "mass", "x", "y", "z"};
    static const char *const tensor_heads[] = {
        "<link, part, section", "Ixx", "Iyy", "Izz", "Ixy", "Ixz", "Iyz"};
    Page page = {.arena = arena,
                 .centres = table_new(arena, centre_heads, COUNT(centre_heads)),
                 .tensors = table_new(arena, tensor_heads, COUNT(tensor_heads))};
    Real total = 0, moment = 0;
    for (int i = 0; i < robot->joint_count; i++) {
        Body body = link_body(&robot->joints[i]);
        total += body.mass;
        for (int k = 0; k < 3; k++)
            if (real_abs(body.inertia[k][k]) > moment)
                moment = real_abs(body.inertia[k][k]);
    }
    page.mass_decimals = decimals(total / 10, 6);
    page.inertia_decimals = decimals(moment, 7);
    for (int i = 0; i < robot->joint_count; i++) {
        const Joint *joint = &robot->joints[i];
        Body body = link_body(joint);
        page_row(&page, 0, joint->name, NULL, &body);
        for (int k = 0; joint->parts && k < joint->parts->count; k++) {
            const Part *part = &joint->parts->parts[k];
            page_row(&page, 1, part->name, NULL, &part->body);
            for (int s = 0; s < part->section_count; s++)
                page_row(&page, 2, part->sections[s].name, part->sections[s].shape,
                         &part->sections[s].body);
        }
    }
    text_add_string(out, "mass [kg] and mass centre [m] in the link's frame\n\n");
    table_print(&page.centres, FORMAT_TABLE, out);
    text_add_string(out,
                    "\ninertia [kg m^2] about each one's own mass centre, in the link's axes\n\n");
    table_print(&page.tensors, FORMAT_TABLE, out);
    text_add(out, "\n%s: %s kg in all\n", robot->name, digits(arena, total, page.mass_decimals));
}

/* ---- --write ---- */

/* What stands before a byte on its line, as blanks: the indentation that continues there. */
static void add_indent(Text *out, const char *text, size_t at)
{
    size_t start = at;
    while (start > 0 && text[start - 1] != '\n')
        start--;
    for (; start < at; start++)
        if (((unsigned char)text[start] & 0xc0) != 0x80)
            text_add_string(out, text[start] == '\t' ? "\t" : " ");
}

/* The byte after the string that begins here. */
static size_t after_string(const char *text, size_t at)
{
    for (at++; text[at] != '"'; at++)
        at += text[at] == '\\';
    return at + 1;
}

/* The parts stay as a comment: a key that begins with _ and that the link does not have yet. The
   text was read, so it is well-formed JSON. */
static const char *comment_key(const Document *document, int joint, Arena *arena)
{
    Place root = place_root(document), joints = place_member(&root, "joints");
    const cJSON *item = cJSON_GetArrayItem(joints.item, joint);
    Place place = place_element(&joints, joint, item), link = place_member(&place, "link");
    const char *key = "_parts";
    for (int k = 2; place_member(&link, key).item; k++)
        key = arena_format(arena, "_parts%d", k);
    return key;
}

static void add_filled(Arena *arena, const Description *robot, Text *out)
{
    const char *text = robot->text, *line_end;
    Document document = document_parse(arena, robot->file, text, robot->text_length);
    line_end = memchr(text, '\n', robot->text_length);
    line_end = line_end && line_end > text && line_end[-1] == '\r' ? "\r\n" : "\n";
    size_t done = 0;
    for (int i = 0; i < robot->joint_count; i++) {
        const Joint *joint = &robot->joints[i];
        if (!joint->parts)
            continue;
        size_t key = joint->parts->key;
        text_add_bytes(out, text + done, key - done);
        add_body_json(out, &joint->parts->body);
        text_add(out, ",%s", line_end);
        add_indent(out, text, key);
        text_add(out, "\"%s\"", comment_key(&document, i, arena));
        done = after_string(text, key);
    }
    text_add_bytes(out, text + done, robot->text_length - done);
}

/* ---- the command ---- */

static void require_parts(const Description *robot)
{
    for (int i = 0; i < robot->joint_count; i++)
        if (robot->joints[i].parts)
            return;
    fail_input("%s: no link has \"parts\", so there is nothing to fill in", robot->file);
}

int command_parts(int argc, char **argv)
{
    const char *output = NULL, *format_name = NULL;
    double snap = ANGLE_SNAP;
    bool write = false;
    const Option options[] = {
        {"output", 'o', OPTION_STRING, &output, "FILE", "write there instead of standard output"},
        {"format", 0, OPTION_STRING, &format_name, "FORMAT", "table (default), csv, json or md"},
        {"write", 0, OPTION_FLAG, &write, NULL,
         "the robot file with the numbers filled in, parts as comments"},
        {"snap", 0, OPTION_NUMBER, &snap, "RADIANS",
         "angles this near to a multiple of 90 degrees are it"},
    };
    const Syntax syntax = {"parts",
                           "ROBOT [options]",
                           "Mass, mass centre and inertia of links that are built from parts, and "
                           "of each part and section.",
                           "  rbgen parts cmu_dd\n"
                           "  rbgen parts cmu_dd --format csv -o parts.csv\n"
                           "  rbgen parts my_arm.json --write -o my_arm_filled.json\n",
                           options,
                           COUNT(options)};
    const char *path;
    options_parse(&syntax, argc, argv, &path, 1, 1);
    Format format = format_parse(format_name);
    if (write && format_name)
        fail_input("parts: --write gives a robot file, which is JSON; leave --format out");

    check_snap(snap);
    Arena *arena = arena_new();
    Text out = {0};
    Description *robot = description_read(arena, path, snap);
    if (write) {
        require_parts(robot);
        add_filled(arena, robot, &out);
    } else if (format == FORMAT_JSON) {
        add_json(robot, &out);
    } else if (format == FORMAT_TABLE) {
        add_page(arena, robot, &out);
    } else {
        add_rows(arena, robot, format, &out);
    }
    file_write(output, &out);
    text_free(&out);
    arena_free(arena);
    return EXIT_DONE;
}
