/* jit_test.c: both backends compile, call, refuse and clean up. */
#include "jit/jit.h"
#include "util/random.h"

#include <dirent.h>
#include <math.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h> /* wants the headers above */

static const char *const names[] = {[BACKEND_TCC] = "tcc", [BACKEND_CC] = "cc"};

#define FOR_EACH_BACKEND(b)                                                                        \
    for (Backend b = BACKEND_TCC; b <= BACKEND_CC; b++)                                            \
        if (jit_available(b))

/* The message with which compiling, or then looking up a function f, failed. */
static const char *failure(Backend backend, const char *source)
{
    static FailTrap trap;
    static Jit *jit; /* static: survives the jump */
    jit = NULL;
    fail_trap(&trap);
    if (setjmp(trap.jump) == 0) {
        jit = jit_compile(backend, source, NULL);
        jit_symbol(jit, "f");
        fail_trap(NULL);
        fail_msg("%s: did not fail", names[backend]);
    }
    jit_free(jit);
    assert_int_equal(trap.status, EXIT_JOB);
    assert_null(strchr(trap.message, '\n'));
    assert_null(strstr(trap.message, "\\n")); /* not an escaped one either */
    assert_int_equal(strncmp(trap.message, names[backend], strlen(names[backend])), 0);
    return trap.message;
}

static void assert_mentions(const char *message, const char *part)
{
    if (!strstr(message, part))
        fail_msg("'%s' does not mention '%s'", message, part);
}

/* A function of one output and no input. */
static void call(Jit *jit, const char *name, void *output)
{
    double *const outputs[] = {output};
    jit_call(jit_symbol(jit, name), NULL, 0, outputs, 1);
}

/* ---- compiling and calling ---- */

static void test_every_number_of_arguments(void **state)
{
    (void)state;
    Text text = {0};
    for (int n = 1; n <= 8; n++) { /* fN(a1, ..., aN): aN[0] = a1[0] + 10 a2[0] + ... */
        text_add(&text, "void f%d(", n);
        for (int i = 1; i < n; i++)
            text_add(&text, "const double *a%d, ", i);
        text_add(&text, "double *a%d)\n{\n    a%d[0] = 0.5", n, n);
        for (int i = 1; i < n; i++)
            text_add(&text, " + 1e%d * a%d[0]", i - 1, i);
        text_add_string(&text, ";\n}\n");
    }
    FOR_EACH_BACKEND(backend)
    {
        Jit *jit = jit_compile(backend, text.data, NULL);
        double expected = 0.5, scale = 1;
        for (int n = 1; n <= 8; n++) {
            const double digit[] = {1, 2, 3, 4, 5, 6, 7};
            const double *inputs[7];
            for (int i = 0; i < 7; i++)
                inputs[i] = &digit[i];
            char name[16];
            double result = 0;
            double *const outputs[] = {&result};
            snprintf(name, sizeof name, "f%d", n);
            jit_call(jit_symbol(jit, name), inputs, n - 1, outputs, 1);
            assert_true(result == expected);
            expected += scale * n;
            scale *= 10;
        }
        assert_true(jit_code_bytes(jit) > 100 && jit_code_bytes(jit) < 100000);
        jit_free(jit);
    }
    text_free(&text);
}

/* The C that templates may use beyond plain statements. */
static void test_language(void **state)
{
    (void)state;
    const char *source =
        "#include <math.h>\n"
        "#include <stddef.h>\n"
        "#include <stddef.h>\n"
        "#ifdef __cplusplus\nextern \"C\" {\n#endif\n"
        "static const double table[3] = {0.1, -0.0, 1e-300};\n"
        "static inline double square(double x)\n{\n    return x * x;\n}\n"
        "void f(double *restrict o);\n"
        "void f(double *restrict o)\n{\n"
        "    double zero[4] = {0};\n"
        "    for (size_t i = 0; i < 3; i++)\n        o[i] = table[i] + zero[i];\n"
        "    const double s = sin(0.3), c = cos(0.3);\n"
        "    o[3] = square(s) + square(c) / sqrt(2.5) - fabs(-s) * floor(c);\n"
        "    o[4] = (double)(sinf(0.3f) * cosf(0.3f) + sqrtf(0.7f) * fabsf(-1.5f));\n"
        "    o[5] = -zero[0];\n"
        "}\n"
        "#ifdef __cplusplus\n}\n#endif\n";
    volatile double angle = 0.3, two_and_a_half = 2.5; /* volatile: computed now, not by gcc */
    volatile float angle_f = 0.3f, root_f = 0.7f;
    double s = sin(angle), c = cos(angle);
    double o3 = s * s + c * c / sqrt(two_and_a_half) - s * floor(c);
    float o4 = sinf(angle_f) * cosf(angle_f) + sqrtf(root_f) * 1.5f;
    FOR_EACH_BACKEND(backend)
    {
        const char *const flags[] = {"-fno-builtin", NULL};
        Jit *jit = jit_compile(backend, source, flags);
        double o[6];
        call(jit, "f", o);
        assert_true(o[0] == 0.1 && o[1] == 0 && o[2] == 1e-300);
        assert_true(o[3] == o3 && o[4] == (double)o4);
        assert_true(signbit(o[5]));
        jit_free(jit);
    }
}

static void test_flags_reach_cc(void **state)
{
    (void)state;
    const char *const flags[] = {"-DANSWER=42", NULL};
    Jit *jit = jit_compile(BACKEND_CC, "void f(double *o)\n{\n    *o = ANSWER;\n}\n", flags);
    double answer = 0;
    call(jit, "f", &answer);
    assert_true(answer == 42);
    jit_free(jit);
}

static void test_two_alive(void **state)
{
    (void)state;
    FOR_EACH_BACKEND(backend)
    {
        Jit *one = jit_compile(backend, "void f(double *o)\n{\n    *o = 1.5;\n}\n", NULL);
        Jit *two = jit_compile(backend, "void f(double *o)\n{\n    *o = 2.5;\n}\n", NULL);
        double a = 0, b = 0, after = 0;
        call(one, "f", &a);
        call(two, "f", &b);
        jit_free(one);
        call(two, "f", &after);
        assert_true(a == 1.5 && b == 2.5 && after == 2.5);
        jit_free(two);
    }
}

static void test_large_function(void **state)
{
    (void)state;
    if (!jit_available(BACKEND_TCC))
        skip();
    enum { STATEMENTS = 50000 };
    Text text = {0};
    text_add_string(&text, "void f(double *o)\n{\n    const double z0 = 0.5;\n");
    volatile double z = 0.5;
    for (int i = 1; i < STATEMENTS; i++) {
        text_add(&text, "    const double z%d = z%d * 0.75 + 0.%d;\n", i, i - 1, 1000 + i % 9000);
        z = z * 0.75 + (1000 + i % 9000) / 10000.0;
    }
    text_add(&text, "    *o = z%d;\n}\n", STATEMENTS - 1);
    Jit *jit = jit_compile(BACKEND_TCC, text.data, NULL);
    double result = 0;
    call(jit, "f", &result);
    assert_true(result == z);
    jit_free(jit);
    text_free(&text);
}

/* ---- literals: what is printed is what is computed with, to the last bit ---- */

static Random random_stream = {88172645463325252u};

enum { LITERALS = 20000 };

static void check_literals(const char *type, size_t size, const void *expected, const Text *body)
{
    static char results[LITERALS * sizeof(double)];
    Text text = {0};
    text_add(&text, "void f(%s *o)\n{\n%s}\n", type, body->data);
    Jit *jit = jit_compile(BACKEND_TCC, text.data, NULL);
    call(jit, "f", results);
    assert_memory_equal(results, expected, LITERALS * size);
    jit_free(jit);
    text_free(&text);
}

static void test_literals(void **state)
{
    (void)state;
    if (!jit_available(BACKEND_TCC))
        skip();
    static double doubles[LITERALS] = {0.0, -0.0, 5e-324, -1e-310, 1.7976931348623157e308};
    static float floats[LITERALS] = {0.0f, -0.0f, 1e-45f, -1e-40f, 3.4028235e38f};
    for (int i = 5; i < LITERALS; i++) {
        do {
            uint64_t bits = random_bits(&random_stream);
            memcpy(&doubles[i], &bits, sizeof(double));
            if (i % 2) /* of the sizes that robots have */
                doubles[i] = (double)(int64_t)bits * 1e-18;
        } while (!isfinite(doubles[i]));
        do {
            uint32_t bits = (uint32_t)random_bits(&random_stream);
            memcpy(&floats[i], &bits, sizeof(float));
        } while (!isfinite(floats[i]));
    }

    Text seventeen = {0}, shortest = {0}, in_float = {0};
    for (int i = 0; i < LITERALS; i++) {
        char digits[40];
        text_add(&seventeen, "    const double z%d = %.16e;\n    o[%d] = z%d;\n", i, doubles[i], i,
                 i);
        text_add(&shortest, "    o[%d] = %s;\n", i, shortest_double(doubles[i], digits));
        text_add(&in_float, "    o[%d] = %sf;\n", i, shortest_float(floats[i], digits));
    }
    check_literals("double", sizeof(double), doubles, &seventeen);
    check_literals("double", sizeof(double), doubles, &shortest);
    check_literals("float", sizeof(float), floats, &in_float);
    text_free(&seventeen);
    text_free(&shortest);
    text_free(&in_float);
}

/* ---- refusing ---- */

static void test_errors(void **state)
{
    (void)state;
    FOR_EACH_BACKEND(backend)
    {
        const char *wrong =
            "#include <math.h>\n#include <stddef.h>\nvoid f(void)\n{\n    0 = = 1;\n}\n";
        assert_mentions(failure(backend, wrong), ":5:"); /* the line in the source as given */
        const char *unknown = "double far(double);\nvoid f(double *o)\n{\n    *o = far(1);\n}\n";
        assert_mentions(failure(backend, unknown), "far");
        assert_mentions(failure(backend, "void g(void);\nvoid g(void)\n{\n}\n"), "function f");
        assert_mentions(failure(backend, "#include <nowhere.h>\n"), "nowhere.h");
    }
}

static void test_backend_is_missing(void **state)
{
    (void)state;
    setenv("CC", "/nonexistent/cc", 1);
    assert_false(jit_available(BACKEND_CC));
    assert_mentions(failure(BACKEND_CC, "int x;\n"), "/nonexistent/cc");
    setenv("CC", "no-such-compiler -m64", 1);
    assert_false(jit_available(BACKEND_CC));
    assert_mentions(failure(BACKEND_CC, "int x;\n"), "no-such-compiler");
    setenv("CC", "false", 1); /* there, but fails without a word */
    assert_true(jit_available(BACKEND_CC));
    assert_mentions(failure(BACKEND_CC, "int x;\n"), "false");
    setenv("CC", "cc -O1", 1);
    assert_true(jit_available(BACKEND_CC));
    setenv("CC", " ", 1); /* as good as none */
    jit_free(jit_compile(BACKEND_CC, "int x;\n", NULL));
    unsetenv("CC");
    if (!jit_available(BACKEND_TCC))
        assert_mentions(failure(BACKEND_TCC, "int x;\n"), "--backend cc");
}

/* ---- leaving nothing behind ---- */

/* Mappings that are writable and executable; and the mode of the one that holds this address. */
static int writable_and_executable(const void *address, char mode_there[5])
{
    int count = 0;
    char line[1000], mode[5];
    FILE *maps = fopen("/proc/self/maps", "r");
    assert_non_null(maps);
    while (fgets(line, sizeof line, maps)) {
        unsigned long from, to, here = (unsigned long)(uintptr_t)address;
        assert_int_equal(sscanf(line, "%lx-%lx %4s", &from, &to, mode), 3);
        count += mode[1] == 'w' && mode[2] == 'x';
        if (from <= here && here < to)
            memcpy(mode_there, mode, sizeof mode);
    }
    fclose(maps);
    return count;
}

static void test_nothing_writable_is_executable(void **state)
{
    (void)state;
    FOR_EACH_BACKEND(backend)
    {
        char mode[5] = "";
        int before = writable_and_executable(NULL, mode); /* 0, but for the likes of valgrind */
        Jit *jit = jit_compile(backend, "void f(double *o)\n{\n    *o = 0.1;\n}\n", NULL);
        int after = writable_and_executable(jit_symbol(jit, "f"), mode);
        jit_free(jit);
        assert_int_equal(after, before);
        assert_string_equal(mode, "r-xp");
    }
}

static int entries(const char *path)
{
    int count = 0;
    DIR *directory = opendir(path);
    assert_non_null(directory);
    while (readdir(directory))
        count++;
    closedir(directory);
    return count - 2; /* . and .. */
}

static void test_temporary_files_are_removed(void **state)
{
    (void)state;
    char temporary[] = "/tmp/jit_test-XXXXXX", compiler[100], pid_file[100];
    assert_non_null(mkdtemp(temporary));
    setenv("TMPDIR", temporary, 1);
    Jit *jit = jit_compile(BACKEND_CC, "void f(double *o)\n{\n    *o = 7;\n}\n", NULL);
    assert_int_equal(entries(temporary), 0);
    double seven = 0;
    call(jit, "f", &seven);
    assert_true(seven == 7);
    jit_free(jit);
    failure(BACKEND_CC, "this is not C\n");
    assert_int_equal(entries(temporary), 0);

    /* Interrupted while a slow compiler runs: the script and what it wrote are all that remains. */
    snprintf(compiler, sizeof compiler, "%s/slow", temporary);
    snprintf(pid_file, sizeof pid_file, "%s/pid", temporary);
    FILE *script = fopen(compiler, "w");
    assert_non_null(script);
    fprintf(script, "#!/bin/sh\necho $$ >%s\nsleep 60\nexit 1\n", pid_file);
    fclose(script);
    assert_int_equal(chmod(compiler, 0700), 0);
    pid_t child = fork();
    if (child == 0) {
        jit_watch_signals();
        setenv("CC", compiler, 1);
        jit_compile(BACKEND_CC, "int x;\n", NULL);
        _exit(0);
    }
    int slow = 0;
    for (int tries = 0; !slow && tries < 1000; tries++) {
        usleep(10000);
        FILE *file = fopen(pid_file, "r");
        if (file && fscanf(file, "%d", &slow) != 1)
            slow = 0;
        if (file)
            fclose(file);
    }
    assert_true(slow > 0);
    assert_int_equal(entries(temporary), 3); /* the script, its pid, our directory */
    kill(child, SIGTERM);
    int status = 0;
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGTERM);
    assert_int_equal(entries(temporary), 2);
    assert_int_equal(kill(slow, 0), -1); /* the compiler is gone as well */

    unlink(pid_file);
    unlink(compiler);
    assert_int_equal(rmdir(temporary), 0);
    unsetenv("TMPDIR");
}

int main(void)
{
    unsetenv("CC"); /* the tests set it themselves */
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_number_of_arguments),
        cmocka_unit_test(test_language),
        cmocka_unit_test(test_flags_reach_cc),
        cmocka_unit_test(test_two_alive),
        cmocka_unit_test(test_large_function),
        cmocka_unit_test(test_literals),
        cmocka_unit_test(test_errors),
        cmocka_unit_test(test_backend_is_missing),
        cmocka_unit_test(test_nothing_writable_is_executable),
        cmocka_unit_test(test_temporary_files_are_removed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
