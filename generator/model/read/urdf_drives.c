/* urdf_drives.c: what a URDF file says of drives and loops beside links and joints. */
#include "model/read/reader.h"
#include "model/read/urdf.h"

#include <string.h>

/* Rotors as Drake writes them; what ROS says of a reduction alone tells nothing of its rotor. */
static void read_transmission(Urdf *urdf, const Element *element)
{
    const Element *actuator = element_child(element, "actuator");
    const Element *inertia = actuator ? element_child(actuator, "drake:rotor_inertia") : NULL;
    const Element *ratio = actuator ? element_child(actuator, "drake:gear_ratio") : NULL;
    const Element *of = element_child(element, "joint");
    const char *name = of ? element_text(of, "name") : NULL;
    const char *where =
        arena_format(urdf->arena, "transmission of joint \"%s\"", show_text(name ? name : "").text);
    if (!inertia) {
        warnings_about(urdf->arena, &urdf->warnings, urdf->file, element->line, where, 0,
                       "says nothing of a rotor's inertia, so it has no effect here");
        return;
    }
    for (int i = 0; name && i < urdf->joint_count; i++) {
        UrdfJoint *joint = &urdf->joints[i];
        if (strcmp(joint->name, name) != 0)
            continue;
        joint->motor_line = element->line;
        joint->rotor_inertia = element_number_or(inertia, "value", 0);
        if (joint->rotor_inertia < 0)
            element_fail(inertia, "value", "must not be negative");
        joint->gear_ratio = ratio ? element_number_or(ratio, "value", 1) : 1;
        if (joint->gear_ratio == 0)
            element_fail(ratio, "value", "must not be 0; it is 1 where there is no gear");
        return;
    }
    warnings_about(urdf->arena, &urdf->warnings, urdf->file, element->line, where, 0,
                   "there is no such joint; its rotor is left out");
}

void urdf_drives(Urdf *urdf, const Element *root)
{
    for (const Element *element = root->child; element; element = element->next) {
        if (strcmp(element->tag, "transmission") == 0)
            read_transmission(urdf, element);
        if (strcmp(element->tag, "loop_joint") == 0)
            warnings_about(urdf->arena, &urdf->warnings, urdf->file, element->line,
                           element_path(urdf->arena, element, NULL), 0,
                           "closes a loop, which is left open here");
    }
}
