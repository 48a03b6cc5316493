/* gallery.h: an index page over all robots that rbgen has, and the page of each. */
#ifndef GALLERY_H
#define GALLERY_H

#include "picture/play.h"

/* Fills a folder, which is made if it is not there: index.html and NAME.html of each robot. */
void gallery_write(Arena *arena, const char *folder);

#endif
