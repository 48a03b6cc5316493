/* main.c: what tests/opencl/run compiles with a generated arm.h: runs the kernels of a file on the
   first OpenCL device and compares with the C functions: main FILE.cl */
#include <CL/cl.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "arm.h"

enum { N = ARM_DOF, COUNT = 100, GLOBAL = 128, MOST_ARGUMENTS = 8 };
#define TOLERANCE (sizeof(REAL) == 8 ? 1e-12 : 1e-5)

static cl_context context;
static cl_device_id device;
static cl_command_queue queue;
static cl_program program;
static int failures, comparisons;

static void must(cl_int status, const char *what)
{
    if (status == CL_SUCCESS)
        return;
    printf("%s: OpenCL error %d\n", what, (int)status);
    exit(1);
}

static void start(const char *path)
{
    static char text[1 << 20];
    const char *source = text;
    cl_platform_id platform;
    cl_int status;
    FILE *file = fopen(path, "r");
    if (!file || !fread(text, 1, sizeof text - 1, file))
        exit(1);
    fclose(file);
    must(clGetPlatformIDs(1, &platform, NULL), "platform");
    must(clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 1, &device, NULL), "device");
    context = clCreateContext(NULL, 1, &device, NULL, NULL, &status);
    must(status, "context");
    queue = clCreateCommandQueue(context, device, 0, &status);
    must(status, "queue");
    program = clCreateProgramWithSource(context, 1, &source, NULL, &status);
    must(status, "program");
    status = clBuildProgram(program, 1, &device, "-Werror -cl-std=CL1.2", NULL, NULL);
    if (status != CL_SUCCESS)
        clGetProgramBuildInfo(program, device, CL_PROGRAM_BUILD_LOG, sizeof text, text, NULL);
    if (status != CL_SUCCESS)
        printf("%s\n", text);
    must(status, "build");
}

typedef struct {
    void *data;
    size_t bytes;
    int output;
} Argument;

static void run(const char *name, Argument *argument, int count)
{
    cl_int status;
    cl_mem buffer[MOST_ARGUMENTS];
    size_t global = GLOBAL; /* more than there are states */
    cl_uint states = COUNT;
    cl_kernel kernel = clCreateKernel(program, name, &status);
    must(status, name);
    for (int k = 0; k < count; k++) {
        buffer[k] = clCreateBuffer(context, CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR,
                                   argument[k].bytes, argument[k].data, &status);
        must(status, name);
        must(clSetKernelArg(kernel, (cl_uint)k, sizeof buffer[k], &buffer[k]), name);
    }
    must(clSetKernelArg(kernel, (cl_uint)count, sizeof states, &states), name);
    must(clEnqueueNDRangeKernel(queue, kernel, 1, NULL, &global, NULL, 0, NULL, NULL), name);
    for (int k = 0; k < count; k++) {
        if (argument[k].output)
            must(clEnqueueReadBuffer(queue, buffer[k], CL_TRUE, 0, argument[k].bytes,
                                     argument[k].data, 0, NULL, NULL),
                 name);
        clReleaseMemObject(buffer[k]);
    }
    clReleaseKernel(kernel);
}

static void compare(const char *what, const REAL *rows, const REAL *columns, int size)
{
    double largest = 0, off = 0;
    for (int i = 0; i < COUNT; i++)
        for (int k = 0; k < size; k++) {
            double x = (double)rows[i * size + k], error = fabs(x - (double)columns[k * COUNT + i]);
            largest = fmax(largest, fabs(x));
            off = !(error <= off) ? error : off; /* NaN, too */
        }
    comparisons++;
    printf("    %s: off by %.1e of the largest\n", what, off / largest);
    if (!(off <= TOLERANCE * largest && largest > 0))
        failures++;
}

int main(int argc, char **argv)
{
    static REAL q[3][COUNT][N], column[3][N * COUNT], row[2][COUNT * 9], found[2][COUNT * 9];
    if (argc < 2)
        return 1;
    for (int k = 0; k < 3; k++)
        for (int i = 0; i < COUNT; i++)
            for (int j = 0; j < N; j++)
                column[k][j * COUNT + i] = q[k][i][j] = (REAL)(6.0 * rand() / RAND_MAX - 3);
#ifdef LOADED
    static arm_payload payload[COUNT];
    static arm_params params[COUNT];
    for (int i = 0; i < COUNT; i++) {
        const arm_params own = ARM_PARAMS;
        params[i] = own;
        for (size_t k = 0; k < sizeof own / sizeof(REAL); k++)
            ((REAL *)&params[i])[k] += (REAL)(0.1 + 0.01 * i);
        payload[i].mass = (REAL)(1 + 0.01 * i);
        payload[i].com[0] = (REAL)0.1;
        payload[i].inertia[2] = (REAL)(0.2 + 0.01 * i);
    }
#ifdef SHARED
#define OWN , payload, params
#else
#define OWN , &payload[i], &params[i]
#endif
#define STRUCTS {payload, sizeof payload, 0}, {params, sizeof params, 0},
#else
#define OWN
#define STRUCTS
#endif
    start(argv[1]);
    const size_t in = sizeof column[0], out = sizeof(REAL) * COUNT * N;
    Argument dynamics[] = {
        {column[0], in, 0}, {column[1], in, 0}, {column[2], in, 0}, STRUCTS{found[0], out, 1}};
    int count = (int)(sizeof dynamics / sizeof *dynamics);
    for (int i = 0; i < COUNT; i++)
        arm_inverse_dynamics(q[0][i], q[1][i], q[2][i] OWN, row[0] + i * N);
    run("arm_inverse_dynamics_kernel", dynamics, count);
    compare("inverse_dynamics", row[0], found[0], N);
    for (int i = 0; i < COUNT; i++)
        arm_forward_dynamics(q[0][i], q[1][i], q[2][i] OWN, row[0] + i * N);
    run("arm_forward_dynamics_kernel", dynamics, count);
    compare("forward_dynamics", row[0], found[0], N);
    for (int i = 0; i < COUNT; i++)
        arm_forward_kinematics(q[0][i], row[0] + i * 9, row[1] + i * 3);
    Argument place[] = {{column[0], in, 0},
                        {found[0], sizeof(REAL) * COUNT * 9, 1},
                        {found[1], sizeof(REAL) * COUNT * 3, 1}};
    run("arm_forward_kinematics_kernel", place, 3);
    compare("forward_kinematics: R", row[0], found[0], 9);
    compare("forward_kinematics: p", row[1], found[1], 3);
    return failures > 0 || comparisons != 4;
}
