/* file_test.c: output files: whole or not at all, also when a signal comes at the worst moment. */
#include "util/util.h"

#include <dirent.h>
#include <fcntl.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

static char directory[] = "/tmp/file_test-XXXXXX";
static int at_rename; /* the signal that comes when everything is written, but nothing in place */

/* In the place of the C library's. */
int rename(const char *from, const char *to)
{
    struct stat info;
    if (at_rename) {
        stat(from, &info);
        if (info.st_mode & 0133) /* as private as the umask of the test asks */
            _exit(99);
        raise(at_rename);
    }
    return renameat(AT_FDCWD, from, AT_FDCWD, to);
}

static int file_count(void)
{
    int count = 0;
    DIR *listing = opendir(directory);
    for (struct dirent *entry; (entry = readdir(listing));)
        count += strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0;
    closedir(listing);
    return count;
}

/* Writes so many bytes to a file and its companion in a child; returns how the child ended. */
static int write_in_child(int signal_number, size_t size, rlim_t limit)
{
    int status;
    pid_t child = fork();
    if (child == 0) {
        char path[100], other[100];
        snprintf(path, sizeof path, "%s/out.c", directory);
        snprintf(other, sizeof other, "%s/out.h", directory);
        struct rlimit file_size = {limit, limit}, none = {0, 0};
        setrlimit(RLIMIT_CORE, &none);
        if (limit)
            setrlimit(RLIMIT_FSIZE, &file_size);
        umask(077);
        at_rename = signal_number;
        Text text = {0};
        char *bytes = calloc(size, 1);
        text_add_bytes(&text, bytes, size);
        file_write_pair(path, &text, other, &text);
        _exit(0);
    }
    waitpid(child, &status, 0);
    return status;
}

static void test_signals(void **state)
{
    static const int signals[] = {SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGQUIT, SIGXCPU};
    (void)state;
    for (size_t i = 0; i < COUNT(signals); i++) {
        int status = write_in_child(signals[i], 100, 0);
        assert_true(WIFSIGNALED(status));
        assert_int_equal(WTERMSIG(status), signals[i]);
        assert_int_equal(file_count(), 0);
    }
}

/* The signal comes in the middle of writing. */
static void test_file_size_limit(void **state)
{
    (void)state;
    int status = write_in_child(0, 1 << 20, 1 << 16);
    assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGXFSZ);
    assert_int_equal(file_count(), 0);
}

static void test_ignored_signals(void **state)
{
    (void)state;
    signal(SIGHUP, SIG_IGN); /* as under nohup */
    int status = write_in_child(SIGHUP, 100, 0);
    signal(SIGHUP, SIG_DFL);
    assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    assert_int_equal(file_count(), 2);
}

static int setup(void **state)
{
    (void)state;
    return mkdtemp(directory) ? 0 : -1;
}

static int teardown(void **state)
{
    char path[100];
    (void)state;
    snprintf(path, sizeof path, "%s/out.c", directory);
    unlink(path);
    snprintf(path, sizeof path, "%s/out.h", directory);
    unlink(path);
    return rmdir(directory); /* nothing else is there */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_signals),
        cmocka_unit_test(test_file_size_limit),
        cmocka_unit_test(test_ignored_signals),
    };
    return cmocka_run_group_tests(tests, setup, teardown);
}
