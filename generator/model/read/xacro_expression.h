/* xacro_expression.h: expressions in ${...}: a part of Python's, in which nothing can be executed.
 */
#ifndef XACRO_EXPRESSION_H
#define XACRO_EXPRESSION_H

#include "model/read/xacro_value.h"

/* What names mean where the expression stands, and files that it may load; NULL: it is not known.
 */
typedef struct {
    void *context;
    const Value *(*name)(void *context, const char *name);
    const Value *(*argument)(void *context, const char *name);
    const Value *(*yaml)(void *context, const char *file);
} Meaning;

const Value *expression_value(Work *work, const Meaning *meaning, const char *text);

/* xacro_functions.c: a function by name ("sin", "math.sin", "len", "xacro.load_yaml"), a method of
   a value ("lower"), a constant ("pi"). NULL: there is none of that name. */
const Value *function_call(Work *work, const Meaning *meaning, const char *name,
                           const Value *const *arguments, int count);
const Value *method_call(Work *work, const Value *of, const char *name,
                         const Value *const *arguments, int count);
const Value *constant_value(Work *work, const char *name);

/* xacro_yaml.c */
const Value *yaml_value(Work *work, const char *file, const char *text);

#endif
