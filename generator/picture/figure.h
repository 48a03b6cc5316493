/* figure.h: curves in panels over a common axis, drawn by gnuplot. */
#ifndef FIGURE_H
#define FIGURE_H

#include "util/util.h"

typedef struct {
    int name, series;    /* indices into the panel's names and the figure's series */
    int count;           /* points */
    const double *x, *y; /* not finite: a gap */
} Curve;

typedef struct {
    const char *title, *y_label;
    int name_count, curve_count;
    const char **names; /* in the legend, when there are several */
    Curve *curves;
} Panel;

typedef struct {
    const char *title, *x_label; /* the title may be "" */
    bool whole;                  /* x counts something: tics at each whole number */
    int series_count; /* files that are compared; the legend names them when there are several */
    const char **series;
    int panel_count;
    Panel *panels; /* each with at least one finite point */
} Figure;

typedef enum { PICTURE_SVG, PICTURE_PNG, PICTURE_PDF } Picture;

/* Width and height are pixels; 0: as it suits the figure. A size that has no room for panels and
   legends beside each other is fail_input. */
Text figure_draw(const Figure *figure, Picture picture, int width, int height);
/* In characters, one panel of this size after another. */
Text figure_draw_text(const Figure *figure, int width, int height);

/* ---- figure_layout.c: where things are, in pixels from the top left ---- */

typedef struct {
    int across, down; /* panels */
    int width, height;
    int left, legend; /* of a cell: room for the axis, and for names on the right */
    int title, lines; /* height of the title; lines of the legend of series */
    int cell_width, cell_height;
} Layout;

enum {
    LONGEST_NAME = 32,   /* characters of a name that are shown */
    LONGEST_SERIES = 60, /* of a file's */
    SAMPLE = 28,         /* of a line, in a legend */
    GAP = 8,
    LINE = 18,        /* height of a line of text */
    PANEL_TITLE = 26, /* above an axis */
    TICS = 24,        /* below it */
};

Layout figure_layout(const Figure *figure, int width, int height);
int label_pixels(const char *label, int most);
int series_pixels(const Figure *figure, int series); /* of its entry in the legend */

/* ---- figure_data.c: numbers for gnuplot ---- */

/* Blocks $curve_PANEL_CURVE. */
void figure_add_data(Text *out, const Figure *figure);
void figure_add_x_range(Text *out, const Figure *figure);
/* Of the y axis: gnuplot's choice, unless that would show nothing but rounding. */
void panel_add_range(Text *out, const Panel *panel);
/* How many significant digits tell the tics of this panel apart. */
int panel_digits(const Panel *panel);
/* Smallest and largest finite value; false when there is none. */
bool panel_range(const Panel *panel, bool of_y, double *low, double *high);

#endif
