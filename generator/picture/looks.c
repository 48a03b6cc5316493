/* looks.c: see looks.h. */
#include "picture/looks.h"

#include "model/look.h"
#include "model/parts.h"
#include "model/pose.h"

#include <math.h>

enum { MOST_LOOKS = 400 };

typedef struct {
    Text *json;
    Arena *arena;
    const char *meshes;
    int count;
} Looks;

static void add_pose(Text *json, const Pose *pose)
{
    for (int k = 0; k < 12; k++)
        text_add(json, "%s%.6g", k ? "," : "[",
                 (double)(k < 9 ? pose->R[k / 3][k % 3] : pose->p[k - 9]));
    text_add_string(json, "]");
}

static bool add_mesh(Looks *looks, const Look *look)
{
    const Mesh *mesh = looks->meshes ? mesh_read(looks->arena, looks->meshes, look->file) : NULL;
    if (!mesh)
        return false;
    text_add_string(looks->json, ", \"points\": [");
    for (int k = 0; k < 3 * mesh->point_count; k++)
        text_add(looks->json, "%s%.5g", k ? "," : "",
                 mesh->point[k / 3][k % 3] * (double)look->size[k % 3]);
    text_add_string(looks->json, "], \"faces\": [");
    for (int k = 0; k < 3 * mesh->face_count; k++)
        text_add(looks->json, "%s%d", k ? "," : "", mesh->face[k / 3][k % 3]);
    text_add_string(looks->json, "]");
    return true;
}

static void add_look(Looks *looks, const Look *look, int body, Pose link)
{
    static const char *const kinds[] = {"box",           "cylinder", "sphere", "cone",
                                        "half-cylinder", "prism",    "mesh"};
    if (looks->count >= MOST_LOOKS)
        return;
    Text *json = looks->json;
    size_t before = json->length;
    Pose at = pose_multiply(link, look->at);
    text_add(json, "%s\n  {\"body\": %d, \"kind\": \"%s\", \"size\": [", looks->count ? "," : "",
             body, kinds[look->kind]);
    for (int k = 0; k < 4; k++)
        text_add(json, "%s%.6g", k ? "," : "", (double)look->size[k]);
    text_add_string(json, "], \"at\": ");
    add_pose(json, &at);
    if (look->kind == LOOK_MESH && !add_mesh(looks, look)) {
        json->length = before;
        json->data[before] = '\0';
        return;
    }
    text_add_string(json, "}");
    looks->count++;
}

void looks_json(Text *json, const Description *description, const StickFigure *figure,
                const char *meshes)
{
    Looks looks = {json, arena_new(), meshes, 0};
    text_add_string(json, "\"shapes\": [");
    for (const Look *look = description->look; look; look = look->next)
        add_look(&looks, look, WORLD, description->base);
    for (int j = 0; j < description->joint_count; j++) {
        const Joint *joint = &description->joints[j];
        const Parts *parts = joint->parts;
        for (const Look *look = joint->look; look; look = look->next)
            add_look(&looks, look, figure->body[j], figure->in_body[j]);
        for (int p = 0; parts && p < parts->count; p++)
            for (int s = 0; s < parts->parts[p].section_count; s++) /* holes are not seen */
                if (parts->parts[p].sections[s].body.mass > 0)
                    add_look(&looks, &parts->parts[p].sections[s].look, figure->body[j],
                             figure->in_body[j]);
    }
    text_add_string(json, "],\n");
    arena_free(looks.arena);
}
