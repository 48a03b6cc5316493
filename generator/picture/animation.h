/* animation.h: a motion as a page that shows it: what is read, and the poses that are drawn. */
#ifndef ANIMATION_H
#define ANIMATION_H

#include "motion/motion.h"
#include "picture/sticks.h"

/* The rows of the CSV file: q, qd, tau of every joint, kinetic and potential energy; q is there,
   the others where `present`. */
typedef struct {
    const Schedule *rows;
    const Robot *robot;
    int n, positions, links; /* links: those that follow others, too */
    int stride;              /* the page gets every stride-th row, and the last */
} Record;

/* Instants at which the arm is drawn: the rows that the page gets, and further ones between rows
   that lie far apart. */
typedef struct {
    int count;
    double *t, *q;         /* q: positions a pose */
    double *frames, *tool; /* 12 n and 12 a pose: R row by row, then p */
} Poses;

/* How many poses keep the page within PAGE_BYTES. */
#define PAGE_BYTES 4000000
int poses_limit(int n);
Poses *poses_new(Arena *arena, const Machine *machine, const Record *record);

/* The page: the template with the data in it. */
void animate_page(Text *out, const Description *description, const StickFigure *figure,
                  const Record *record, const Poses *poses, const char *meshes);
/* What every page of a robot has: its name and source, the figure, and poses; members, each with a
   comma behind it. meshes: the folder that has their files, or NULL. */
void figure_json(Text *json, const Description *description, const StickFigure *figure,
                 const Poses *poses, int n, const char *meshes);
/* JSON as the content of an HTML script element: nothing in it can end the element. */
void add_script_json(Text *out, const char *json);

#endif
