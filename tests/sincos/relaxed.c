/* relaxed.c: judges generated sines and cosines, of the scalar and the batch functions, in double
   and in float, against the table in angles.inc: relaxed MOST [zeros] [nan]

   Only the generated code is compiled with the flags under test; this file is not. Fails when an
   error reaches MOST units in the last place; with "zeros" also when the sine of -0 is not -0, with
   "nan" when NaN or infinity do not give NaN. Prints the largest errors.

   The hinges of turns.json stand on the base, so that R of link j is [c -s 0; s c 0; 0 0 1]. */
#include <math.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { JOINTS = 5, COSINE = 0, SINE = 3 };

void turns_frames(const double q[JOINTS], double R[9 * JOINTS], double p[3 * JOINTS]);
void turnsf_frames(const float q[JOINTS], float R[9 * JOINTS], float p[3 * JOINTS]);
#ifndef WITHOUT_BATCH
void turns_frames_batch(size_t count, const double *q, double *R, double *p);
void turnsf_frames_batch(size_t count, const float *q, float *R, float *p);
#endif

static const struct {
    int single;
    double angle, sine, sine_rest, cosine, cosine_rest;
} table[] = {
#include "angles.inc"
};
enum { ROWS = sizeof table / sizeof *table, STATES = (ROWS / 2 + JOINTS - 1) / JOINTS };

/* One call of each function for all angles of a precision, JOINTS of them a state. The last state
   may lack angles; it repeats the first one's. */
static double angle_of(const double *angles, int count, int state, int joint)
{
    int k = state * JOINTS + joint;
    return angles[k < count ? k : 0];
}

typedef struct {
    double sine[2], cosine[2]; /* scalar, batch */
} Found;

static void call_double(const double *angles, int count, Found *found)
{
    static double q[JOINTS * STATES], R[9 * JOINTS * STATES];
    int states = (count + JOINTS - 1) / JOINTS;
    for (int i = 0; i < states; i++) {
        double one_q[JOINTS], one_R[9 * JOINTS], one_p[3 * JOINTS];
        for (int j = 0; j < JOINTS; j++)
            q[j * states + i] = one_q[j] = angle_of(angles, count, i, j);
        turns_frames(one_q, one_R, one_p);
        for (int j = 0; j < JOINTS && i * JOINTS + j < count; j++) {
            found[i * JOINTS + j].sine[0] = one_R[9 * j + SINE];
            found[i * JOINTS + j].cosine[0] = one_R[9 * j + COSINE];
        }
    }
#ifndef WITHOUT_BATCH
    static double p[3 * JOINTS * STATES];
    turns_frames_batch((size_t)states, q, R, p);
    for (int k = 0; k < count; k++) {
        found[k].sine[1] = R[(9 * (k % JOINTS) + SINE) * states + k / JOINTS];
        found[k].cosine[1] = R[(9 * (k % JOINTS) + COSINE) * states + k / JOINTS];
    }
#else
    (void)R;
    for (int k = 0; k < count; k++)
        found[k].sine[1] = found[k].sine[0], found[k].cosine[1] = found[k].cosine[0];
#endif
}

static void call_float(const double *angles, int count, Found *found)
{
    static float q[JOINTS * STATES], R[9 * JOINTS * STATES];
    int states = (count + JOINTS - 1) / JOINTS;
    for (int i = 0; i < states; i++) {
        float one_q[JOINTS], one_R[9 * JOINTS], one_p[3 * JOINTS];
        for (int j = 0; j < JOINTS; j++)
            q[j * states + i] = one_q[j] = (float)angle_of(angles, count, i, j);
        turnsf_frames(one_q, one_R, one_p);
        for (int j = 0; j < JOINTS && i * JOINTS + j < count; j++) {
            found[i * JOINTS + j].sine[0] = (double)one_R[9 * j + SINE];
            found[i * JOINTS + j].cosine[0] = (double)one_R[9 * j + COSINE];
        }
    }
#ifndef WITHOUT_BATCH
    static float p[3 * JOINTS * STATES];
    turnsf_frames_batch((size_t)states, q, R, p);
    for (int k = 0; k < count; k++) {
        found[k].sine[1] = (double)R[(9 * (k % JOINTS) + SINE) * states + k / JOINTS];
        found[k].cosine[1] = (double)R[(9 * (k % JOINTS) + COSINE) * states + k / JOINTS];
    }
#else
    (void)R;
    for (int k = 0; k < count; k++)
        found[k].sine[1] = found[k].sine[0], found[k].cosine[1] = found[k].cosine[0];
#endif
}

/* In units in the last place of a number of so many digits; infinite when found is not a number. */
static double units(double found, double exact, double rest, int digits)
{
    double error = fabs((found - exact) - rest) / ldexp(1.0, ilogb(exact) + 1 - digits);
    return error >= 0.0 ? error : (double)INFINITY;
}

static int judge_table(int single, double most)
{
    static double angles[ROWS];
    static Found found[ROWS];
    static int row[ROWS];
    int count = 0, digits = single ? 24 : 53;
    double worst[2] = {0, 0};
    for (int i = 0; i < ROWS; i++)
        if (table[i].single == single) {
            row[count] = i;
            angles[count++] = table[i].angle;
        }
    (single ? call_float : call_double)(angles, count, found);
    for (int k = 0; k < count; k++)
        for (int way = 0; way < 2; way++) {
            int i = row[k];
            double sine = units(found[k].sine[way], table[i].sine, table[i].sine_rest, digits);
            double cosine =
                units(found[k].cosine[way], table[i].cosine, table[i].cosine_rest, digits);
            worst[way] = fmax(worst[way], fmax(sine, cosine));
        }
    printf(" %s %.3g %.3g", single ? "float" : "double", worst[0], worst[1]);
    return !(worst[0] < most) + !(worst[1] < most);
}

/* Angle x throughout, or in one lane beside others: states enough for vectors and a rest. */
static int judge_odd(int single, double x, int nan)
{
    enum { COUNT = JOINTS * 19 };
    double angles[COUNT];
    static Found found[COUNT];
    int failed = 0;
    for (int k = 0; k < COUNT; k++)
        angles[k] = k % 3 == 1 ? 1.0 : x;
    (single ? call_float : call_double)(angles, COUNT, found);
    for (int k = 0; k < COUNT; k++)
        for (int way = 0; way < 2; way++) {
            double s = found[k].sine[way], c = found[k].cosine[way];
            if (k % 3 == 1)
                failed += !(fabs(s - 0.8414709848078965) < 1e-6) + isnan(c);
            else if (nan)
                failed += !isnan(s) + !isnan(c);
            else
                failed += s != 0.0 || signbit(s) != signbit(x) || c != 1.0;
        }
    if (failed)
        printf(" %s at %g: %d wrong", single ? "float" : "double", x, failed);
    return failed;
}

int main(int argc, char **argv)
{
    double most = argc > 1 ? atof(argv[1]) : 0.0;
    int failed = judge_table(0, most) + judge_table(1, most);
    for (int k = 2; k < argc; k++)
        for (int single = 0; single < 2; single++)
            if (strcmp(argv[k], "zeros") == 0)
                failed += judge_odd(single, 0.0, 0) + judge_odd(single, -0.0, 0);
            else
                failed += judge_odd(single, (double)NAN, 1) +
                          judge_odd(single, (double)INFINITY, 1) +
                          judge_odd(single, -(double)INFINITY, 1);
    printf("\n");
    return failed != 0;
}
