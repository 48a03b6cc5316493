/* formula_read.h: expressions in robot files: text -> formulas. */
#ifndef FORMULA_READ_H
#define FORMULA_READ_H

#include "model/read/reader.h"

/* The member "parameters" of a robot file: names for numbers and for expressions of those before.
 */
void parameters_read(const Place *place, Formulas *formulas);

/* The formula of a string that stands where a number is meant. */
int formula_read(const Place *place, Formulas *formulas, const char *text);

#endif
