/* xml.h: the elements of an XML file that a format's table asks for, each with its line, and the
   questions that a reader asks of them. What the table does not name is passed over, with a warning
   where it looks like a slip of the pen. A question that the file answers wrongly ends in
   fail_input with "FILE:LINE: joint "elbow": origin: xyz: what is wrong; how to mend it". */
#ifndef XML_H
#define XML_H

#include "model/description.h"

#define MAX_ELEMENTS 4096 /* of a kind in a file, of which one robot may take MAX_JOINTS */

/* What is kept: an element of this tag in an element of that one. */
typedef struct {
    const char *up, *tag;    /* up NULL: the whole */
    bool many;               /* may come more than once in its element */
    const char *const *keys; /* attributes that are kept; ends in NULL */
} XmlKept;

typedef struct {
    const char *name, *root; /* "URDF", "robot" */
    const XmlKept *kept;
    size_t kept_count;
    const char *const *passed_over; /* tags of which nothing is said */
    size_t passed_over_count;
} XmlFormat;

typedef struct Element Element;
struct Element {
    const char *tag, *file;
    int line;
    const Element *up;      /* NULL: the whole */
    Element *child, *next;  /* in the order of the file */
    const char *const *key; /* the attributes it may have; those of other names are dropped */
    const char **value;     /* one a key; NULL: not given */
};

/* xml_nodes.c: all of a file, to be rewritten before it is asked: elements with all their
   attributes, no text. */
typedef struct XmlNode XmlNode;
struct XmlNode {
    const char *tag, *file;
    int line;
    XmlNode *up, *child, *next;
    int attribute_count;
    const char **key, **value;
};

/* Parses; refuses what is not well-formed, and documents that declare entities. what: "a URDF file
   is one <robot> ... </robot>", for messages. */
XmlNode *xml_nodes(Arena *arena, const char *format, const char *what, const char *file,
                   const char *text, size_t length);
const char *node_text(const XmlNode *node, const char *key); /* NULL: none */

/* What the format's table asks for; refuses xacro. */
const Element *xml_select(Arena *arena, const XmlFormat *format, const XmlNode *root,
                          Warnings *warnings);
/* Both. */
const Element *xml_elements(Arena *arena, const XmlFormat *format, const char *file,
                            const char *text, size_t length, Warnings *warnings);

const Element *element_child(const Element *element, const char *tag); /* NULL: none */
const char *element_text(const Element *element, const char *key);     /* NULL: none */
const char *element_name(const Element *element, const char *key);     /* must be there */
double element_number(const Element *element, const char *key);        /* must be there */
double element_number_or(const Element *element, const char *key, double otherwise);
/* Up to most numbers; how many there are, at least least. */
int element_numbers(const Element *element, const char *key, double *out, int least, int most);
void element_vector(const Element *element, const char *key, double out[3]); /* must be there */

/* Where an element is: joint "elbow": origin. key, unless NULL, comes last. */
const char *element_path(Arena *arena, const Element *element, const char *key);
_Noreturn void element_fail(const Element *element, const char *key, const char *format, ...)
    PRINTF_LIKE(3, 4);

#endif
