/* plot.h: what columns mean, and which panels show them. */
#ifndef PLOT_H
#define PLOT_H

#include "command/figure.h"
#include "command/sheet.h"
#include "model/description.h"

typedef struct {
    const Sheet **sheets;
    int sheet_count;
    const Description *robot; /* NULL: not known which joints slide */
    bool per_joint;
} PlotRequest;

/* Panels for the columns of a list (names of columns or groups; NULL: tau, or what there is). */
void plot_panels(Arena *arena, const PlotRequest *request, const char *list, Figure *figure);

#endif
