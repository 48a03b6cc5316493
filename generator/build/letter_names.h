/* letter_names.h: what a parameter of the robot file is called in the struct of generated code. */
#ifndef LETTER_NAMES_H
#define LETTER_NAMES_H

#include "algorithm/function.h"

/* Its own name; with bars at its end where that is taken: by an input of functions (a parameter
   called q or tau), by what the structs have besides, or by C. */
const char *letter_name(Arena *arena, const Formulas *formulas, const char *name);

#endif
