/* panels.h: what columns mean, and which panels show them. */
#ifndef PANELS_H
#define PANELS_H

#include "model/description.h"
#include "picture/figure.h"
#include "picture/sheet.h"

typedef struct {
    const Sheet **sheets;
    int sheet_count;
    const Description *robot; /* NULL: not known which joints slide */
    bool per_joint;
} PlotRequest;

/* Panels for the columns of a list (names of columns or groups; NULL: tau, or what there is). */
void plot_panels(Arena *arena, const PlotRequest *request, const char *list, Figure *figure);

#endif
