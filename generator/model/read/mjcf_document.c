/* mjcf_document.c: an MJCF file and what it includes, as the elements that matter. */
#include "model/read/mjcf.h"
#include "model/read/reader.h"

#include <string.h>
#include <unistd.h>

enum { MOST_INCLUDES = 256, DEEPEST_INCLUDE = 16 };

#define KEYS(...)                                                                                  \
    (const char *const[])                                                                          \
    {                                                                                              \
        __VA_ARGS__, NULL                                                                          \
    }
/* What is read of an element comes first; the rest is known, and of no matter here. */
#define ORIENTATION "quat", "axisangle", "euler", "xyaxes", "zaxis"
static const char *const no_keys[] = {NULL};
static const char *const joint_keys[] = {"name",
                                         "class",
                                         "type",
                                         "pos",
                                         "axis",
                                         "range",
                                         "limited",
                                         "ref",
                                         "armature",
                                         "damping",
                                         "stiffness",
                                         "frictionloss",
                                         "springref",
                                         "group",
                                         "springdamper",
                                         "margin",
                                         "actuatorfrcrange",
                                         "user",
                                         "solreflimit",
                                         "solimplimit",
                                         "solreffriction",
                                         "solimpfriction",
                                         "actuatorfrclimited",
                                         "actuatorgravcomp",
                                         NULL};
static const char *const geom_keys[] = {
    "name",      "class",        "type",       "size",        "fromto", "pos",      "quat",
    "axisangle", "euler",        "xyaxes",     "zaxis",       "mass",   "density",  "group",
    "mesh",      "shellinertia", "contype",    "conaffinity", "condim", "priority", "friction",
    "solmix",    "solref",       "solimp",     "margin",      "gap",    "rgba",     "material",
    "fitscale",  "user",         "fluidshape", "fluidcoef",   "hfield", NULL};
static const char *const frame_keys[] = {"name", "childclass", "pos", ORIENTATION, NULL};
static const char *const body_keys[] = {"name",     "childclass", "pos",   ORIENTATION, "mocap",
                                        "gravcomp", "user",       "sleep", NULL};
static const char *const site_keys[] = {"name", "class", "pos",      ORIENTATION, "type", "size",
                                        "rgba", "group", "material", "fromto",    "user", NULL};
static const char *const actuator_keys[] = {
    "name",         "class",       "joint",       "jointinparent", "gear",       "forcerange",
    "forcelimited", "tendon",      "site",        "body",          "cranksite",  "kv",
    "ctrlrange",    "ctrllimited", "lengthrange", "cranklength",   "slidersite", "refsite",
    "kp",           "dyntype",     "gaintype",    "biastype",      "dynprm",     "gainprm",
    "biasprm",      "actdim",      "actrange",    "actlimited",    "actearly",   "group",
    "user",         "dampratio",   "timeconst",   "inheritrange",  "area",       "diameter",
    "bias",         "gain",        NULL};
static const char *const equality_keys[] = {
    "name",  "class",  "active",  "joint1",   "joint2",      "body1",  "body2",  "site1",
    "site2", "anchor", "relpose", "polycoef", "torquescale", "solref", "solimp", NULL};

/* clang-format off */
static const XmlKept kept[] = {
    {NULL, "mujoco", false, KEYS("model")},
    {"mujoco", "compiler", true, KEYS("angle", "eulerseq", "autolimits", "inertiafromgeom", "balanceinertia",
        "boundmass", "boundinertia", "settotalmass", "inertiagrouprange", "coordinate", "meshdir", "alignfree", "texturedir",
        "assetdir", "strippath", "fitaabb", "discardvisual", "usethread", "fusestatic", "exactmeshinertia", "convexhull", "saveinertial")},
    {"mujoco", "option", true, KEYS("gravity", "density", "viscosity", "wind", "timestep", "impratio", "cone", "solver", "tolerance",
        "iterations", "integrator", "magnetic", "apirate", "jacobian", "noslip_iterations", "ls_iterations")},
    {"mujoco", "default", true, KEYS("class")},
    {"default", "default", true, KEYS("class")},
    {"default", "joint", true, joint_keys},
    {"default", "geom", true, geom_keys},
    {"default", "site", true, site_keys},
    {"default", "motor", true, actuator_keys},
    {"default", "general", true, actuator_keys},
    {"default", "position", true, actuator_keys},
    {"default", "velocity", true, actuator_keys},
    {"default", "equality", true, equality_keys},
    {"mujoco", "worldbody", true, no_keys},
    {"worldbody", "body", true, body_keys},
    {"worldbody", "frame", true, frame_keys},
    {"worldbody", "site", true, site_keys},
    {"worldbody", "composite", true, KEYS("type")},
    {"worldbody", "replicate", true, KEYS("count")},
    {"worldbody", "attach", true, KEYS("model")},
    {"body", "body", true, body_keys},
    {"body", "inertial", false, KEYS("pos", ORIENTATION, "mass", "diaginertia", "fullinertia")},
    {"body", "joint", true, joint_keys},
    {"body", "freejoint", true, KEYS("name")},
    {"body", "geom", true, geom_keys},
    {"body", "site", true, site_keys},
    {"body", "frame", true, frame_keys},
    {"body", "composite", true, KEYS("type")},
    {"body", "flexcomp", true, KEYS("name")},
    {"body", "replicate", true, KEYS("count")},
    {"body", "attach", true, KEYS("model")},
    {"body", "plugin", true, KEYS("plugin")},
    {"frame", "body", true, body_keys},
    {"frame", "frame", true, frame_keys},
    {"frame", "geom", true, geom_keys},
    {"frame", "joint", true, joint_keys},
    {"frame", "freejoint", true, KEYS("name")},
    {"frame", "site", true, site_keys},
    {"mujoco", "contact", true, no_keys},
    {"contact", "pair", true, KEYS("name")},
    {"mujoco", "tendon", true, no_keys},
    {"tendon", "fixed", true, KEYS("name", "stiffness", "damping", "armature", "frictionloss", "class")},
    {"tendon", "spatial", true, KEYS("name", "stiffness", "damping", "armature", "frictionloss", "class")},
    {"mujoco", "deformable", true, no_keys},
    {"mujoco", "equality", true, no_keys},
    {"equality", "joint", true, equality_keys},
    {"equality", "connect", true, equality_keys},
    {"equality", "weld", true, equality_keys},
    {"equality", "tendon", true, equality_keys},
    {"equality", "distance", true, equality_keys},
    {"equality", "flex", true, equality_keys},
    {"mujoco", "actuator", true, no_keys},
    {"actuator", "motor", true, actuator_keys},
    {"actuator", "general", true, actuator_keys},
    {"actuator", "position", true, actuator_keys},
    {"actuator", "velocity", true, actuator_keys},
    {"actuator", "intvelocity", true, actuator_keys},
    {"actuator", "damper", true, actuator_keys},
    {"actuator", "cylinder", true, actuator_keys},
    {"actuator", "muscle", true, actuator_keys},
    {"actuator", "adhesion", true, actuator_keys},
    {"actuator", "plugin", true, actuator_keys},
};
/* clang-format on */

/* What a model looks like, what is measured of it, how it is solved. */
static const char *const passed_over[] = {
    "asset",    "visual",    "statistic", "size",     "sensor",      "keyframe",
    "custom",   "extension", "camera",    "light",    "flag",        "mesh",
    "material", "texture",   "include",   "exclude",  "pair",        "tendon",
    "general",  "muscle",    "adhesion",  "cylinder", "intvelocity", "damper",
    "flexcomp", "plugin",    "user",      "hfield",   "skin",        "lengthrange"};
static const XmlFormat format = {"MJCF",      "mujoco",    kept,
                                 COUNT(kept), passed_over, COUNT(passed_over)};
static const char *const what = "an MJCF file is one <mujoco> ... </mujoco>";

/* ---- <include file="..."/> ---- */

typedef struct {
    Arena *arena;
    const char *directory; /* of the main file, from which names are taken; or, where there is
                              nothing of that name, from the file that has the include */
    int count;
    Strings open; /* files being read, for loops */
} Including;

static XmlNode *last_of(XmlNode *node)
{
    while (node->next)
        node = node->next;
    return node;
}

static void include_all(Including *including, XmlNode *up);

/* The children of the included file's root, in the place of the element. */
static XmlNode *included(Including *including, const XmlNode *node)
{
    const char *name = node_text(node, "file");
    size_t length;
    if (!name || !*name)
        fail_input("%s:%d: include: file: missing; it names the file", node->file, node->line);
    if (++including->count > MOST_INCLUDES)
        fail_input("%s:%d: include: more than %d files are included", node->file, node->line,
                   MOST_INCLUDES);
    const char *path =
        arena_format(including->arena, "%s%s", *name == '/' ? "" : including->directory, name);
    const char *slash = strrchr(node->file, '/');
    if (slash && *name != '/' && access(path, F_OK) != 0)
        path = arena_format(including->arena, "%.*s%s", (int)(slash + 1 - node->file), node->file,
                            name);
    if (access(path, F_OK) != 0)
        fail_input("%s:%d: include: file: \"%s\" is not there", node->file, node->line,
                   show_text(name).text);
    for (int i = 0; i < including->open.count; i++)
        if (strcmp(including->open.item[i], path) == 0)
            fail_input("%s:%d: include: \"%s\" includes itself", node->file, node->line,
                       show_text(name).text);
    if (including->open.count == DEEPEST_INCLUDE)
        fail_input("%s:%d: include: files include each other deeper than %d", node->file,
                   node->line, DEEPEST_INCLUDE);
    including->open.item[including->open.count++] = path;
    const char *text = file_read(including->arena, path, MAX_FILE_BYTES, &length);
    XmlNode *root = xml_nodes(including->arena, "MJCF", what, path, text, length);
    include_all(including, root);
    including->open.count--;
    return root->child;
}

static void include_all(Including *including, XmlNode *up)
{
    for (XmlNode **at = &up->child; *at;) {
        XmlNode *node = *at;
        if (strcmp(node->tag, "include") != 0) {
            include_all(including, node); /* no deeper than MAX_NESTING a file */
            at = &node->next;
            continue;
        }
        XmlNode *first = included(including, node), *after = node->next;
        if (first) {
            *at = first;
            at = &last_of(first)->next;
        }
        *at = after;
    }
}

const Element *mjcf_document(Arena *arena, const char *file, const char *text, size_t length,
                             Warnings *warnings)
{
    const char *slash = strrchr(file, '/');
    Including including = {
        .arena = arena,
        .directory = slash ? arena_format(arena, "%.*s", (int)(slash + 1 - file), file) : ""};
    including.open.item[including.open.count++] = file;
    XmlNode *root = xml_nodes(arena, "MJCF", what, file, text, length);
    include_all(&including, root);
    return xml_select(arena, &format, root, warnings);
}

/* The first tag, behind declarations and comments. */
bool mjcf_is(const char *text)
{
    for (;;) {
        text += strspn(text, " \t\r\n\xef\xbb\xbf"); /* a byte order mark, too */
        if (*text != '<')
            return false;
        if (text[1] != '?' && text[1] != '!')
            return strncmp(text, "<mujoco", 7) == 0 && text[7] && strchr(" \t\r\n/>", text[7]);
        const char *mark = strncmp(text, "<!--", 4) == 0 ? "-->" : ">";
        const char *end = strstr(text, mark);
        if (!end)
            return false;
        text = end + strlen(mark);
    }
}
