/* lanes.h: what batch.c needs of lanes.c, and the other way round. */
#ifndef LANES_H
#define LANES_H

#include "emit/pairs.h"

enum { GROUP = 4 }; /* angles whose sines and cosines are computed together, at most */

/* The function for one block of states; widths[m] becomes true where it needs lanes_sincos of m. */
void lanes_write(Text *out, const Program *program, Style style, bool *widths);
/* Sines and cosines of width angles, from the scalar text (sincos_core) in the vectors' type; names
   of macros begin with capitals. */
void lanes_sincos(Text *out, const char *core, const char *type, const char *capitals, int bytes,
                  int width);

/* batch.c: for names of macros; room for as many characters */
void in_capitals(char *to, const char *from);

#endif
