/* zip.h: a ZIP archive, written into memory: files as they are, without compression and without
   dates, so that the same files give the same bytes. */
#ifndef ZIP_H
#define ZIP_H

#include "util/util.h"

typedef struct {
    Text *out;
    size_t start; /* of the archive in that */
    Text directory;
    int count;
} Zip;

Zip zip_begin(Text *out);
void zip_add(Zip *zip, const char *name, const char *content, size_t length);
void zip_end(Zip *zip);

#endif
