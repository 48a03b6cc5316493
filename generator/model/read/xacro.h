/* xacro.h: xacro, the macro language in which URDF files are written:

       elements of the file -> what macros, properties, conditions and includes make of them

   Nothing is executed: expressions are a part of Python's (xacro_expression.h), files are read only
   where includes and load_yaml name them. */
#ifndef XACRO_H
#define XACRO_H

#include "model/read/xacro_expression.h"
#include "model/read/xml.h"

/* The robot that the file describes, to be read as URDF. */
XmlNode *xacro_expand(Arena *arena, const char *file, const char *text, size_t length,
                      const Choice *choice);

/* ---- inside ---- */

/* Names and what they mean; inner ones first. */
typedef struct Scope Scope;
typedef struct Symbol Symbol;
struct Symbol {
    const char *name;
    const Value *value;   /* as it was set, or worked out since */
    const XmlNode *block; /* of a block: the element, or (content) what is in it */
    bool content;
    bool lazy;  /* the value is text that is worked out when it is asked for */
    bool asked; /* and is being worked out */
    Symbol *next;
};
struct Scope {
    Scope *up;
    Symbol *first;
};

typedef struct Macro Macro;

typedef struct {
    Work work;
    const Choice *choice;
    Scope *top, *scope; /* of all, and where we are */
    Scope arguments;
    Macro *macros;
    const XmlNode *at; /* the element under way */
    int depth, files;
    int nodes; /* made so far */
} Xacro;

/* xacro_text.c */
Symbol *scope_find(const Scope *scope, const char *name); /* here or further out; NULL: none */
void scope_set(Xacro *xacro, Scope *scope, const char *name, const Value *value, bool lazy);
void scope_set_block(Xacro *xacro, Scope *scope, const char *name, const XmlNode *block,
                     bool content);
const Value *symbol_value(Xacro *xacro, Symbol *symbol); /* works out what is lazy */

/* Attributes: text, ${expression}, $(find package), $(arg name). */
const Value *xacro_value(Xacro *xacro, const char *text);
const char *xacro_text(Xacro *xacro, const char *text);
bool xacro_truth(Xacro *xacro, const char *text);
const char *xacro_path(Xacro *xacro, const char *name); /* from the file that has it */
_Noreturn void xacro_fail(const Xacro *xacro, const char *format, ...) PRINTF_LIKE(2, 3);

#endif
