/* emit.c: emit ROBOT [OPTION=VALUE]... [header=NAME]: what the library emits under these options,
   for tests/library/run to compare with what the program does. */
#include <rbgen.h>

#include <stdio.h>
#include <string.h>

int main(int argc, char **argv)
{
    rbgen_Robot *robot = rbgen_new();
    const char *header_name = NULL, *source, *header = NULL;
    int status = argc < 2 || !robot;
    for (int i = 2; i < argc && !status; i++) {
        char option[64], *equals = strchr(argv[i], '=');
        snprintf(option, sizeof option, "%.*s", (int)(equals - argv[i]), argv[i]);
        if (strcmp(option, "header") == 0)
            header_name = equals + 1;
        else
            status = rbgen_set(robot, option, equals + 1);
    }
    if (!status)
        status = rbgen_load(robot, argv[1]);
    if (!status)
        status = rbgen_emit(robot, &source, header_name ? &header : NULL, header_name);
    if (status)
        fprintf(stderr, "%s\n", rbgen_error(robot));
    else
        printf("%s%s", source, header ? header : "");
    rbgen_free(robot);
    return status;
}
