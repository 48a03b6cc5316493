/* decimal.h: doubles in decimals, and back. */
#ifndef DECIMAL_H
#define DECIMAL_H

#include "util/util.h"

/* As text_add(text, "%.17g", value). */
void text_add_decimal(Text *text, double value);

/* Reads [+-] digits [. digits] [e [+-] digits], a digit before the e at least, and returns what
   comes behind: strtod would also take 0x10 and nan(0x1). NULL: text does not begin like that. */
const char *decimal_read(const char *text, double *value);

#endif
