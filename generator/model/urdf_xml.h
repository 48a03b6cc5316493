/* urdf_xml.h: the elements of a URDF file that say something about dynamics, each with its line,
   and the questions that urdf_parts.c asks of them. What a robot looks like (visual, collision) and
   what other programs add (gazebo, transmission, ...) is passed over. A question that the file
   answers wrongly ends in fail_input with
   "FILE:LINE: joint "elbow": origin: xyz: what is wrong; how to mend it". */
#ifndef URDF_XML_H
#define URDF_XML_H

#include "model/description.h"

#define MAX_ELEMENTS 4096 /* links and joints of a file, of which one robot may take MAX_JOINTS */

typedef struct Element Element;
struct Element {
    const char *tag, *file;
    int line;
    const Element *up;      /* NULL: the whole, <robot> */
    Element *child, *next;  /* in the order of the file */
    const char *const *key; /* the attributes it may have; those of other names are dropped */
    const char **value;     /* one a key; NULL: not given */
};

/* Parses; refuses what is not well-formed, xacro, and documents that declare entities. */
const Element *urdf_elements(Arena *arena, const char *file, const char *text, size_t length,
                             Warnings *warnings);

const Element *element_child(const Element *element, const char *tag); /* NULL: none */
const char *element_text(const Element *element, const char *key);     /* NULL: none */
const char *element_name(const Element *element, const char *key);     /* must be there */
double element_number(const Element *element, const char *key);        /* must be there */
double element_number_or(const Element *element, const char *key, double otherwise);
void element_vector(const Element *element, const char *key, double out[3]); /* must be there */

/* Where an element is: joint "elbow": origin. key, unless NULL, comes last. */
const char *element_path(Arena *arena, const Element *element, const char *key);
_Noreturn void element_fail(const Element *element, const char *key, const char *format, ...)
    PRINTF_LIKE(3, 4);

#endif
