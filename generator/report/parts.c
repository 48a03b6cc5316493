/* parts.c: mass, mass centre and inertia of every section, part and link. */
#include "model/read/conventions.h"
#include "model/write.h"
#include "report/report.h"

#include <string.h>

static MassProperties link_body(const Joint *joint)
{
    MassProperties body = {.mass = joint->mass};
    memcpy(body.com, joint->com, sizeof body.com);
    memcpy(body.inertia, joint->inertia, sizeof body.inertia);
    return body;
}

/* ---- csv and md: one row a section, part and link ---- */

enum { NAME_COLUMNS = 4, ALL_COLUMNS = NAME_COLUMNS + 1 + 3 + TENSOR_ENTRIES };

static const char *cell(const Table *table, Format format, Real value)
{
    return format == FORMAT_MD ? arena_format(table->arena, "%.6g", (double)value)
                               : arena_copy(table->arena, show_number((double)value).text);
}

static void add_row(Table *table, Format format, const char *const names[NAME_COLUMNS],
                    const MassProperties *body)
{
    const char *cells[ALL_COLUMNS] = {0};
    int k = 0;
    for (int i = 0; i < NAME_COLUMNS; i++)
        cells[k++] = names[i];
    cells[k++] = cell(table, format, body->mass);
    for (int i = 0; i < 3 && body->mass != 0; i++)
        cells[k++] = cell(table, format, body->com[i]);
    for (int i = 0; i < TENSOR_ENTRIES && body->mass != 0; i++)
        cells[k++] = cell(table, format, body->inertia[tensor_row[i]][tensor_column[i]]);
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
        MassProperties body = link_body(joint);
        add_row(&table, format, (const char *[]){joint->name, NULL, NULL, NULL}, &body);
    }
    table_print(&table, format, out);
}

/* ---- json ---- */

static void add_part_json(Text *out, const Part *part)
{
    text_add_string(out, "      {\"name\": ");
    json_string(out, part->name);
    text_add_string(out, ", ");
    write_mass_properties(out, &part->body);
    text_add_string(out, ", \"sections\": [\n");
    for (int s = 0; s < part->section_count; s++) {
        const Section *section = &part->sections[s];
        text_add_string(out, "        {\"name\": ");
        json_string(out, section->name);
        text_add(out, ", \"shape\": \"%s\", ", section->shape);
        write_mass_properties(out, &section->body);
        text_add(out, "}%s\n", s + 1 < part->section_count ? "," : "");
    }
    text_add_string(out, "      ]}");
}

static void add_json(const Description *robot, Text *out)
{
    text_add_string(out, "[\n");
    for (int i = 0; i < robot->joint_count; i++) {
        const Joint *joint = &robot->joints[i];
        MassProperties body = link_body(joint);
        text_add_string(out, "  {\"link\": ");
        json_string(out, joint->name);
        text_add_string(out, ", ");
        write_mass_properties(out, &body);
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

static void page_row(Page *page, int level, const char *name, const char *shape,
                     const MassProperties *body)
{
    Arena *arena = page->arena;
    const char *centre[5] = {label(arena, level, name, shape),
                             digits(arena, body->mass, page->mass_decimals)};
    const char *tensor[1 + TENSOR_ENTRIES] = {centre[0]};
    for (int i = 0; i < 3 && body->mass != 0; i++)
        centre[2 + i] = digits(arena, body->com[i], 6);
    for (int i = 0; i < TENSOR_ENTRIES && body->mass != 0; i++)
        tensor[1 + i] =
            digits(arena, body->inertia[tensor_row[i]][tensor_column[i]], page->inertia_decimals);
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
        MassProperties body = link_body(&robot->joints[i]);
        total += body.mass;
        for (int k = 0; k < 3; k++)
            if (real_abs(body.inertia[k][k]) > moment)
                moment = real_abs(body.inertia[k][k]);
    }
    page.mass_decimals = decimals(total / 10, 6);
    page.inertia_decimals = decimals(moment, 7);
    for (int i = 0; i < robot->joint_count; i++) {
        const Joint *joint = &robot->joints[i];
        MassProperties body = link_body(joint);
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

void parts_print(Text *out, Arena *arena, const Description *robot, Format format)
{
    if (format == FORMAT_JSON)
        add_json(robot, out);
    else if (format == FORMAT_TABLE)
        add_page(arena, robot, out);
    else
        add_rows(arena, robot, format, out);
}
