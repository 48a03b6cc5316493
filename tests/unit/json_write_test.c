/* json_write_test.c: what is written reads back by cJSON, which shares nothing with the writer, and
   looks as expected. */
#include "util/json_write.h"

#include <cjson/cJSON.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static void test_rows(void **state)
{
    (void)state;
    Text out = {0};
    JsonWriter json = json_writer(&out);
    json_object(&json, NULL);
    json_integer(&json, "count", -2);
    json_rows(&json, "rows");
    for (int k = 0; k < 2; k++) {
        json_object(&json, NULL);
        json_fixed(&json, "x", k / 3.0, 2);
        json_bool(&json, "last", k == 1);
        json_array(&json, "none");
        json_end(&json);
        json_end(&json);
    }
    json_end(&json);
    json_end(&json);
    assert_string_equal(out.data, "{\"count\": -2, \"rows\": [\n"
                                  "  {\"x\": 0.00, \"last\": false, \"none\": []},\n"
                                  "  {\"x\": 0.33, \"last\": true, \"none\": []}\n"
                                  "]}\n");
    text_free(&out);
}

static void test_reads_back(void **state)
{
    (void)state;
    const char *awkward = "a \"quote\", a \\, a\nline, a\ttab, \x01 and \xC3\xA9";
    Text out = {0};
    JsonWriter json = json_writer(&out);
    json_array(&json, NULL);
    json_text(&json, NULL, awkward);
    json_text(&json, NULL, NULL);
    json_number(&json, NULL, 0.1);
    json_number(&json, NULL, NAN);
    json_fixed(&json, NULL, -INFINITY, 3);
    json_rounded(&json, NULL, 1234.5678, 3);
    json_object(&json, NULL);
    json_number(&json, awkward, 1e-300);
    json_end(&json);
    json_end(&json);
    cJSON *root = cJSON_Parse(out.data);
    assert_non_null(root);
    assert_string_equal(cJSON_GetArrayItem(root, 0)->valuestring, awkward);
    assert_true(cJSON_IsNull(cJSON_GetArrayItem(root, 1)));
    assert_true(cJSON_GetArrayItem(root, 2)->valuedouble == 0.1);
    assert_true(cJSON_IsNull(cJSON_GetArrayItem(root, 3)));
    assert_true(cJSON_IsNull(cJSON_GetArrayItem(root, 4)));
    assert_true(cJSON_GetArrayItem(root, 5)->valuedouble == 1230);
    const cJSON *object = cJSON_GetArrayItem(root, 6);
    assert_true(cJSON_GetObjectItemCaseSensitive(object, awkward)->valuedouble == 1e-300);
    cJSON_Delete(root);
    text_free(&out);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_rows),
                                       cmocka_unit_test(test_reads_back)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
