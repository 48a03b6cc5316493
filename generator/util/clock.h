/* clock.h: time that passes, for measuring and for limits; nothing of it may reach the output. */
#ifndef CLOCK_H
#define CLOCK_H

double clock_seconds(void); /* since some moment; never goes back */

#endif
