/* example.c: librbgen as a stranger would use it: loads an arm, lists what can be had, compiles it
   in this process and asks for the torques that hold it still.

   cc example.c $(pkg-config --cflags --libs rbgen) && ./a.out ur5 */
#include <rbgen.h>

#include <stdio.h>

static int complain(rbgen_Robot *arm)
{
    fprintf(stderr, "example: %s\n", rbgen_error(arm));
    rbgen_free(arm);
    return 1;
}

int main(int argc, char **argv)
{
    rbgen_Robot *arm = rbgen_new();
    if (!arm || rbgen_load(arm, argc > 1 ? argv[1] : "ur5"))
        return complain(arm);
    int n = rbgen_dof(arm);
    printf("%s has %d joints, the first is %s\n", rbgen_name(arm), n, rbgen_joint(arm, 0)->name);

    const rbgen_Function *function;
    for (int i = 0; (function = rbgen_function(arm, i)); i++) {
        rbgen_Count count;
        if (rbgen_count(arm, function->name, NULL, &count))
            return complain(arm);
        printf("%-20s %4d multiplications %4d additions: %s\n", function->name,
               count.multiplications, count.additions, function->meaning);
    }

    double q[256] = {0.1, 0.2, 0.3}, torques[256];
    if (rbgen_set(arm, "functions", "gravity") || rbgen_compile(arm, NULL) ||
        rbgen_call(arm, "gravity", (const void *[]){q}, (void *[]){torques}))
        return complain(arm);
    for (int i = 0; i < n; i++)
        printf("%s%.17g", i ? "," : "", torques[i]);
    printf("\n");
    rbgen_free(arm);
    return 0;
}
