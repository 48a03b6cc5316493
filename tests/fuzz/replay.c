/* replay.c: a main for compilers without libFuzzer: runs a target on saved inputs, files or
   directories of files. */
#include "fuzz.h"

#include <dirent.h>
#include <sys/stat.h>

static int ran;

static void run_file(const char *path)
{
    Arena *arena = arena_new();
    size_t length;
    char *text = file_read(arena, path, (size_t)16 << 20, &length);
    fprintf(stderr, "%s\n", path); /* so that a crash tells on which */
    LLVMFuzzerTestOneInput((const uint8_t *)text, length);
    arena_free(arena);
    ran++;
}

static void run_directory(const char *path)
{
    DIR *directory = opendir(path);
    for (struct dirent *entry; directory && (entry = readdir(directory));) {
        char file[4096];
        if (entry->d_name[0] == '.')
            continue;
        snprintf(file, sizeof file, "%s/%s", path, entry->d_name);
        run_file(file);
    }
    if (directory)
        closedir(directory);
}

int main(int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        struct stat info;
        if (stat(argv[i], &info) == 0 && S_ISDIR(info.st_mode))
            run_directory(argv[i]);
        else
            run_file(argv[i]);
    }
    printf("%d inputs\n", ran);
    return ran > 0 ? 0 : 1; /* an empty corpus would test nothing */
}
