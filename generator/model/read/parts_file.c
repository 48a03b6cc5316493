/* parts_file.c: parts that stand in a file of their own, as Swartz's parts database did:

       { "rbgen_parts": 1,
         "links": { "upper_arm": { "at": { "xyz": [0, 0, 0.1] }, "parts": [ ... ] } } }

   A link says "parts": "arm_parts.json", and has those under its joint's name; or, with
   "arm_parts.json#upper_arm", those under another. The file lies beside the robot file, or below.
 */
#include "model/parts.h"
#include "model/pose.h"

#include <string.h>

enum { LONGEST_REFERENCE = 1000 };

/* Robot files come from anywhere: what they name must lie where they are. */
static void check_path(const Place *place, const char *path)
{
    bool up = strcmp(path, "..") == 0 || strncmp(path, "../", 3) == 0 || strstr(path, "/../");
    size_t length = strlen(path);
    up = up || (length >= 3 && strcmp(path + length - 3, "/..") == 0);
    if (length == 0 || path[0] == '/' || up)
        place_fail(place,
                   "\"%s\" must be a file beside the robot file or below it; for example "
                   "\"arm_parts.json\"",
                   show_text(path).text);
}

static Document *open_beside(const Place *place, const char *name)
{
    const char *robot = place->document->file, *slash = strrchr(robot, '/');
    Arena *arena = place->document->arena;
    const char *path =
        slash ? arena_format(arena, "%.*s/%s", (int)(slash - robot), robot, name) : name;
    size_t length;
    const char *text = file_read(arena, path, MAX_FILE_BYTES, &length);
    Document *document = arena_alloc(arena, sizeof *document);
    *document = document_parse(arena, arena_copy(arena, path), text, length);
    return document;
}

Parts *parts_of_file(Reading *reading, const Place *place, const char *link, Pose at)
{
    static const char *const keys[] = {"rbgen_parts", "source", "links"};
    static const char *const of_link[] = {"at", "parts"};
    const char *given = place_string(place, LONGEST_REFERENCE), *hash = strchr(given, '#');
    Arena *arena = place->document->arena;
    const char *name = hash ? arena_format(arena, "%.*s", (int)(hash - given), given) : given;
    if (hash)
        link = hash + 1;
    check_path(place, name);
    Document *document = open_beside(place, name);
    Place root = place_root(document);
    place_expect_object(&root, keys, COUNT(keys));
    Place version = place_member(&root, "rbgen_parts"), links = place_member(&root, "links");
    if (!version.item || place_number(&version) != 1)
        place_fail(&version, "must be 1: it says that this is a file of parts");
    if (!cJSON_IsObject(links.item))
        place_fail_type(&links, "an object, { ... }");
    Place entry = place_member(&links, link);
    if (!entry.item)
        place_fail(&links, "has no \"%s\", whose parts line %d of the robot file asks for",
                   show_text(link).text, place_line(place));
    place_expect_object(&entry, of_link, COUNT(of_link));
    Place own = place_member(&entry, "at"), list = place_member(&entry, "parts");
    Parts *parts = parts_read(reading, &list, pose_multiply(at, reading_placement(reading, &own)));
    parts->key = place_key_offset(place);
    return parts;
}
