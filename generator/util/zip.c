/* zip.c: see zip.h. A file is a local header and its bytes; behind all of them stands the
   directory, which repeats the headers with their places, and a record of where that begins. */
#include "util/zip.h"

#include <stdint.h>
#include <string.h>

static uint32_t checksum(const char *content, size_t length)
{
    uint32_t crc = 0xFFFFFFFFu;
    for (size_t i = 0; i < length; i++) {
        crc ^= (unsigned char)content[i];
        for (int bit = 0; bit < 8; bit++)
            crc = crc >> 1 ^ (crc & 1 ? 0xEDB88320u : 0);
    }
    return ~crc;
}

/* Little-endian. */
static void add_number(Text *out, size_t value, int bytes)
{
    for (; bytes-- > 0; value >>= 8)
        text_add_bytes(out, &(char){(char)(value & 0xFF)}, 1);
}

/* What both headers have: version, flags, method, date of 1980, checksum, sizes, lengths. */
static void add_fields(Text *out, uint32_t crc, size_t length, size_t name)
{
    enum { VERSION = 10, FIRST_OF_1980 = 1 << 5 | 1 };
    add_number(out, VERSION, 2);
    add_number(out, 0, 6);
    add_number(out, FIRST_OF_1980, 2);
    add_number(out, crc, 4);
    add_number(out, length, 4);
    add_number(out, length, 4);
    add_number(out, name, 2);
    add_number(out, 0, 2);
}

Zip zip_begin(Text *out)
{
    return (Zip){.out = out, .start = out->length};
}

void zip_add(Zip *zip, const char *name, const char *content, size_t length)
{
    enum { MADE_BY = 3 << 8 | 10, READABLE = 0100644 };
    uint32_t crc = checksum(content, length);
    size_t place = zip->out->length - zip->start, name_length = strlen(name);
    text_add_bytes(zip->out, "PK\3\4", 4);
    add_fields(zip->out, crc, length, name_length);
    text_add_bytes(zip->out, name, name_length);
    text_add_bytes(zip->out, content, length);
    text_add_bytes(&zip->directory, "PK\1\2", 4);
    add_number(&zip->directory, MADE_BY, 2);
    add_fields(&zip->directory, crc, length, name_length);
    add_number(&zip->directory, 0, 6);
    add_number(&zip->directory, (size_t)READABLE << 16, 4);
    add_number(&zip->directory, place, 4);
    text_add_bytes(&zip->directory, name, name_length);
    zip->count++;
}

void zip_end(Zip *zip)
{
    size_t place = zip->out->length - zip->start;
    text_add_bytes(zip->out, zip->directory.data, zip->directory.length);
    text_add_bytes(zip->out, "PK\5\6\0\0\0\0", 8);
    add_number(zip->out, (size_t)zip->count, 2);
    add_number(zip->out, (size_t)zip->count, 2);
    add_number(zip->out, zip->directory.length, 4);
    add_number(zip->out, place, 4);
    add_number(zip->out, 0, 2);
    text_free(&zip->directory);
}
