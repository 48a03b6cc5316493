/* urdf_looks.c: <visual> of links. What cannot be understood is left out without a word: a robot is
   not worse for what it looks like. */
#include "model/look.h"
#include "model/pose.h"
#include "model/read/urdf.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define LARGEST_LOOK 1e4 /* m */

static const XmlNode *child(const XmlNode *node, const char *tag)
{
    for (node = node->child; node; node = node->next)
        if (strcmp(node->tag, tag) == 0)
            return node;
    return NULL;
}

/* So many plain numbers; false where there are others, or not so many. */
static bool numbers(const char *text, double *out, int count)
{
    for (int k = 0; k < count; k++) {
        char *end;
        out[k] = text ? strtod(text, &end) : NAN;
        if (!text || end == text || !(fabs(out[k]) <= LARGEST_LOOK))
            return false;
        text = end;
    }
    return text[strspn(text, " \t\r\n")] == '\0';
}

static bool read_geometry(Arena *arena, const XmlNode *shape, Look *look)
{
    double size[4] = {1, 1, 1, 1};
    bool understood = false;
    if (strcmp(shape->tag, "box") == 0) {
        look->kind = LOOK_BOX;
        understood = numbers(node_text(shape, "size"), size, 3);
    } else if (strcmp(shape->tag, "cylinder") == 0) {
        look->kind = LOOK_CYLINDER;
        understood = numbers(node_text(shape, "radius"), size, 1) &&
                     numbers(node_text(shape, "length"), size + 1, 1);
    } else if (strcmp(shape->tag, "sphere") == 0) {
        look->kind = LOOK_SPHERE;
        understood = numbers(node_text(shape, "radius"), size, 1);
    } else if (strcmp(shape->tag, "mesh") == 0 && node_text(shape, "filename")) {
        const char *scale = node_text(shape, "scale");
        look->kind = LOOK_MESH;
        look->file = arena_copy(arena, node_text(shape, "filename"));
        understood = !scale || numbers(scale, size, 3);
    }
    for (int k = 0; k < 4 && understood; k++) {
        look->size[k] = (Real)size[k];
        understood = look->kind == LOOK_MESH || size[k] > 0;
    }
    return understood;
}

static const Look *read_visuals(Arena *arena, const XmlNode *link)
{
    Look *first = NULL, **last = &first;
    for (const XmlNode *visual = link->child; visual; visual = visual->next) {
        const XmlNode *geometry =
            strcmp(visual->tag, "visual") == 0 ? child(visual, "geometry") : NULL;
        const XmlNode *origin = geometry ? child(visual, "origin") : NULL;
        const char *xyz = origin ? node_text(origin, "xyz") : NULL;
        const char *rpy = origin ? node_text(origin, "rpy") : NULL;
        double place[3] = {0}, turn[3] = {0};
        Look look = {.kind = LOOK_BOX};
        if (!geometry || !geometry->child || (xyz && !numbers(xyz, place, 3)) ||
            (rpy && !numbers(rpy, turn, 3)) || !read_geometry(arena, geometry->child, &look))
            continue;
        look.at = urdf_pose(place, turn);
        Look *kept = arena_array(arena, Look, 1);
        *kept = look;
        *last = kept;
        last = (Look **)&kept->next;
    }
    return first;
}

void urdf_looks(Urdf *urdf, const XmlNode *root)
{
    for (const XmlNode *node = root->child; node; node = node->next) {
        const char *name = strcmp(node->tag, "link") == 0 ? node_text(node, "name") : NULL;
        for (int i = 0; name && i < urdf->link_count; i++)
            if (strcmp(urdf->links[i].name, name) == 0)
                urdf->links[i].look = read_visuals(urdf->arena, node);
    }
}
