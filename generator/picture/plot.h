/* plot.h: CSV files as a picture: what is asked for, and the picture. */
#ifndef PLOT_H
#define PLOT_H

#include "picture/figure.h"

enum { MAX_PLOT_FILES = 16 };

/* NULL or 0: not asked for. */
typedef struct {
    const char *files[MAX_PLOT_FILES];
    int file_count;
    const char *columns, *robot, *title, *size;
    bool per_joint;
    const char *output; /* x.svg, x.png or x.pdf; NULL: characters */
} Plot;

Text plot_draw(Arena *arena, const Plot *plot);

#endif
