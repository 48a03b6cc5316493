/* write_parts.c: a robot file with the numbers of its parts filled in. */
#include "model/read/conventions.h"
#include "model/write.h"

#include <string.h>

void write_mass_properties(Text *out, const MassProperties *body)
{
    text_add(out, "\"mass\": %s", show_number((double)body->mass).text);
    if (body->mass == 0) /* its centre is nowhere */
        return;
    for (int i = 0; i < 3; i++)
        text_add(out, "%s%s", i ? ", " : ", \"com\": [", show_number((double)body->com[i]).text);
    text_add_string(out, "], \"inertia\": {");
    for (int i = 0; i < TENSOR_ENTRIES; i++)
        text_add(out, "%s\"%s\": %s", i ? ", " : "", tensor_names[i],
                 show_number((double)body->inertia[tensor_row[i]][tensor_column[i]]).text);
    text_add_string(out, "}");
}

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
static const char *comment_key(const Document *document, int joint, const char *wanted,
                               Arena *arena)
{
    Place root = place_root(document), joints = place_member(&root, "joints");
    const cJSON *item = cJSON_GetArrayItem(joints.item, joint);
    Place place = place_element(&joints, joint, item), link = place_member(&place, "link");
    const char *key = wanted;
    for (int k = 2; place_member(&link, key).item; k++)
        key = arena_format(arena, "%s%d", wanted, k);
    return key;
}

static void require_parts(const Description *robot)
{
    for (int i = 0; i < robot->joint_count; i++)
        if (robot->joints[i].parts)
            return;
    fail_input("%s: no link has \"parts\", so there is nothing to fill in", robot->file);
}

/* Up to a key of the link, which becomes a comment. */
static size_t write_to_key(Text *out, const char *text, size_t done, size_t key,
                           const char *comment)
{
    text_add_bytes(out, text + done, key - done);
    text_add(out, "\"%s\"", comment);
    return after_string(text, key);
}

void write_filled(Text *out, Arena *arena, const Description *robot)
{
    const char *text = robot->text, *line_end;
    require_parts(robot);
    Document document = document_parse(arena, robot->file, text, robot->text_length);
    line_end = memchr(text, '\n', robot->text_length);
    line_end = line_end && line_end > text && line_end[-1] == '\r' ? "\r\n" : "\n";
    size_t done = 0;
    for (int i = 0; i < robot->joint_count; i++) {
        const Joint *joint = &robot->joints[i];
        if (!joint->parts)
            continue;
        size_t key = joint->parts->key, at = joint->parts->at_key;
        const char *placed = comment_key(&document, i, "_parts_at", arena);
        if (at && at < key)
            done = write_to_key(out, text, done, at, placed);
        text_add_bytes(out, text + done, key - done);
        write_mass_properties(out, &joint->parts->body);
        text_add(out, ",%s", line_end);
        add_indent(out, text, key);
        done = write_to_key(out, text, key, key, comment_key(&document, i, "_parts", arena));
        if (at > key)
            done = write_to_key(out, text, done, at, placed);
    }
    text_add_bytes(out, text + done, robot->text_length - done);
}
