/* json_write.c: see json_write.h. */
#include "util/json_write.h"

#include "util/table.h"

#include <assert.h>
#include <math.h>

JsonWriter json_writer(Text *out)
{
    return (JsonWriter){.out = out};
}

/* What comes before a value: a comma, a new line, its key. */
static void begin(JsonWriter *json, const char *key)
{
    if (json->depth > 0) {
        bool first = !json->open[json->depth - 1].has_any;
        bool on_line = json->open[json->depth - 1].is_rows;
        json->open[json->depth - 1].has_any = true;
        assert(json->open[json->depth - 1].is_object == (key != NULL));
        text_add_string(json->out, first ? "" : on_line ? "," : ", ");
        if (on_line)
            text_add(json->out, "\n%*s", 2 * json->rows, "");
    }
    if (key) {
        json_string(json->out, key);
        text_add_string(json->out, ": ");
    }
}

static void start(JsonWriter *json, const char *key, bool is_object, bool is_rows)
{
    begin(json, key);
    assert(json->depth < JSON_DEEPEST);
    json->open[json->depth].is_object = is_object;
    json->open[json->depth].is_rows = is_rows;
    json->open[json->depth++].has_any = false;
    json->rows += is_rows;
    text_add_string(json->out, is_object ? "{" : "[");
}

void json_object(JsonWriter *json, const char *key)
{
    start(json, key, true, false);
}

void json_array(JsonWriter *json, const char *key)
{
    start(json, key, false, false);
}

void json_rows(JsonWriter *json, const char *key)
{
    start(json, key, false, true);
}

void json_end(JsonWriter *json)
{
    assert(json->depth > 0);
    json->depth--;
    if (json->open[json->depth].is_rows)
        text_add(json->out, "\n%*s", 2 * --json->rows, "");
    text_add_string(json->out, json->open[json->depth].is_object ? "}" : "]");
    if (json->depth == 0)
        text_add_string(json->out, "\n");
}

void json_text(JsonWriter *json, const char *key, const char *value)
{
    begin(json, key);
    if (value)
        json_string(json->out, value);
    else
        text_add_string(json->out, "null");
}

void json_bool(JsonWriter *json, const char *key, bool value)
{
    begin(json, key);
    text_add_string(json->out, value ? "true" : "false");
}

void json_integer(JsonWriter *json, const char *key, long long value)
{
    begin(json, key);
    text_add(json->out, "%lld", value);
}

void json_number(JsonWriter *json, const char *key, double value)
{
    json_rounded(json, key, value, 17);
}

void json_rounded(JsonWriter *json, const char *key, double value, int digits)
{
    begin(json, key);
    if (isfinite(value))
        text_add(json->out, "%.*g", digits, value);
    else
        text_add_string(json->out, "null");
}

void json_fixed(JsonWriter *json, const char *key, double value, int digits)
{
    begin(json, key);
    if (isfinite(value))
        text_add(json->out, "%.*f", digits, value);
    else
        text_add_string(json->out, "null");
}
