/* random_robot.c: prints a random robot file: random_robot SEED [MAX_JOINTS [tree] [skewed] [geared]]. */
#include "evidence/random_robot.h"

#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    bool tree = false, skewed = false, geared = false;
    if (argc < 2)
        return 2;
    for (int i = 3; i < argc; i++) {
        tree = tree || strcmp(argv[i], "tree") == 0;
        skewed = skewed || strcmp(argv[i], "skewed") == 0;
        geared = geared || strcmp(argv[i], "geared") == 0;
    }
    Text text = {0};
    random_robot(&text, (RandomRobot){.seed = strtoull(argv[1], NULL, 10),
                                      .most_joints = argc > 2 ? atoi(argv[2]) : 12,
                                      .tree = tree,
                                      .skewed = skewed,
                                      .geared = geared});
    fputs(text.data, stdout);
    text_free(&text);
    return 0;
}
