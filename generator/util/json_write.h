/* json_write.h: writes JSON: commas, quotes, escapes and what is no number are its business.

       JsonWriter json = json_writer(&out);
       json_rows(&json, NULL);               [
       json_object(&json, NULL);               {
       json_text(&json, "name", "ur5");         "name": "ur5"
       json_number(&json, "mass", 18.4);        , "mass": 18.4
       json_end(&json);                        }
       json_end(&json);                      ]

   The key is NULL in an array and for the outermost value. */
#ifndef JSON_WRITE_H
#define JSON_WRITE_H

#include "util/util.h"

enum { JSON_DEEPEST = 16 };

typedef struct {
    Text *out;
    int depth, rows; /* what is open; how many of it put each element on a line of its own */
    struct {
        bool is_object, is_rows, has_any;
    } open[JSON_DEEPEST];
} JsonWriter;

JsonWriter json_writer(Text *out);

void json_object(JsonWriter *json, const char *key);
void json_array(JsonWriter *json, const char *key);
void json_rows(JsonWriter *json, const char *key); /* an array, an element a line */
void json_end(JsonWriter *json);                   /* of the innermost; of the last, the line too */

void json_text(JsonWriter *json, const char *key, const char *value); /* NULL: null */
void json_bool(JsonWriter *json, const char *key, bool value);
void json_integer(JsonWriter *json, const char *key, long long value);
/* Infinite ones and NAN, which JSON does not know, are null. */
void json_number(JsonWriter *json, const char *key, double value);              /* 17 digits */
void json_rounded(JsonWriter *json, const char *key, double value, int digits); /* %.*g */
void json_fixed(JsonWriter *json, const char *key, double value, int digits);   /* %.*f */

#endif
