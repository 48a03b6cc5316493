/* estimate.c: the estimator of rbgen identify --online on rows of a motion and their torques;
   prints what it has found after the last. Usage: estimate MOTION.csv TORQUES.csv */
#include ONLINE

#include <stdio.h>
#include <stdlib.h>

enum { N = ONLINE_JOINTS, LONG = 8192 };

static int numbers(FILE *file, double *out, int count)
{
    char line[LONG], *at = line;
    if (!fgets(line, LONG, file))
        return 0;
    for (int k = 0; k < count; k++, at++)
        out[k] = strtod(at, &at);
    return 1;
}

int main(int argc, char **argv)
{
    static arm_online online;
    FILE *motion = argc > 2 ? fopen(argv[1], "r") : NULL,
         *torques = motion ? fopen(argv[2], "r") : NULL;
    char heads[LONG];
    double row[1 + 3 * N], tau[N];
    if (!torques || !fgets(heads, LONG, motion) || !fgets(heads, LONG, torques))
        return 1;
    arm_online_start(&online, NULL, 100);
    while (numbers(motion, row, 1 + 3 * N) && numbers(torques, tau, N))
        arm_online_update(&online, row + 1, row + 1 + N, row + 1 + 2 * N, tau, 1);
    for (int k = 0; k < ONLINE_COLUMNS; k++)
        printf("%.17g\n", online.beta[k]);
    return 0;
}
