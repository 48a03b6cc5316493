
/* ---- selftest ---- */

%% golden
typedef struct {
    @real@ q[@positions@];
    @real@ qd[@n@];
    @real@ qdd[@n@];
    @real@ a[@room@];
    @real@ b[@room@];
    @real@ c[@room@];
    @real@ d[@room@];
%% matrix
    unsigned long seed;
    int state;
    @prefix@_selftest_result worst;
} @prefix@_work;

/* Keeps the worst. What is not a number is as wrong as can be, but where -ffast-math lets the
   compiler assume that there is no such thing. */
static void @prefix@_note(@prefix@_work *w, int check, @real@ difference, @real@ scale)
{
    const @real@ hopeless = 1e+30@f@;
    @real@ error = (difference < 0.0@f@ ? -difference : difference) / (scale > 0.0@f@ ? scale : 1.0@f@);
    if (!(error <= hopeless)) {
        error = hopeless;
    }
    if (error > w->worst.error) {
        w->worst.error = error;
        w->worst.check = check;
        w->worst.state = w->state;
    }
}

static void @prefix@_compare(@prefix@_work *w, int check, int size, const @real@ *found,
    const @real@ *expected, const @real@ *scale)
{
    for (int i = 0; i < size; i++) {
        @prefix@_note(w, check, found[i] - expected[i], scale[i]);
    }
}

/* So that an output which a function leaves out does not keep its last value. */
static void @prefix@_spoil(@real@ *output, int size)
{
    for (int i = 0; i < size; i++) {
        output[i] = 1e+09@f@;
    }
}

%% helpers
%% checks
int @prefix@_selftest(@prefix@_selftest_result *worst)
{
    static @prefix@_work work;
    @prefix@_work *const w = &work;
    w->worst.error = 0.0@f@;
    w->worst.check = 0;
    w->worst.state = 0;
    w->seed = 1UL;
    for (int state = 0; state < @states@; state++) {
        w->state = state;
        @prefix@_check_golden(w, &@prefix@_golden[state]);
%% closed
    }
%% derived
    *worst = w->worst;
    return w->worst.error <= @PREFIX@_SELFTEST_TOLERANCE ? 0 : 1;
}
