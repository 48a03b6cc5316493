/* simulink.c: a stand-in for what S-functions include at their end; see simstruc.h. */
static void play(const char *name, const double *values)
{
    static SimStruct block;
    mdlInitializeSizes(&block);
    mdlInitializeSampleTimes(&block);
    for (int k = 0; k < block.inputs; k++)
        for (int i = 0; i < block.input_width[k]; i++)
            block.input[k][i] = *values++;
    mdlOutputs(&block, 0);
    printf("%s", name);
    for (int k = 0; k < block.outputs; k++)
        for (int i = 0; i < block.output_width[k]; i++)
            printf(" %.17g", block.output[k][i]);
    puts("");
    mdlTerminate(&block);
}
