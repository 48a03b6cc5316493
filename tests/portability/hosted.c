/* hosted.c: put() where there is an operating system. */
#include "put.h"

#include <stdio.h>

void put(const char *text)
{
    fputs(text, stdout);
}
