/* gnuplot.h: pictures by gnuplot, which runs as a child without a shell. */
#ifndef GNUPLOT_H
#define GNUPLOT_H

#include "util/util.h"

/* What gnuplot writes to its standard output on this script. Not installed, or failing: fail_job.
 */
Text gnuplot_run(const Text *script);

/* A stranger's text as a gnuplot string, quotes included: on one line, at most this many characters
   long, and with nothing in it that gnuplot could take for anything but text (terminals must be
   noenhanced). */
void gnuplot_string(Text *out, const char *string, int most);

/* The same text as it will be shown, without quotes. */
void label_text(Text *out, const char *string, int most);
int label_width(const char *string, int most); /* in narrow characters */

#endif
