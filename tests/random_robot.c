/* random_robot.c: prints a random robot file: random_robot SEED [MAX_JOINTS [tree]]. */
#include "command/random_robot.h"

#include <stdlib.h>

int main(int argc, char **argv)
{
    if (argc < 2)
        return 2;
    Text text = {0};
    random_robot(&text, (RandomRobot){.seed = strtoull(argv[1], NULL, 10),
                                      .most_joints = argc > 2 ? atoi(argv[2]) : 12,
                                      .tree = argc > 3});
    fputs(text.data, stdout);
    text_free(&text);
    return 0;
}
