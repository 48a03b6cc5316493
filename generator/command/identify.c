/* identify.c: rbgen identify ROBOT LOG...: a robot's parameters from what it did. */
#include "identify/identify.h"
#include "emit/emit.h"
#include "identify/smooth.h"
#include "identify/suspect.h"

#include <math.h>
#include <string.h>

enum { MOST_LOGS = 16 };

typedef struct {
    LogOptions log;
    const char *filter, *friction, *format, *output, *robot, *predictions, *report, *before,
        *prefix;
    Strings validate;
    double cutoff, huber;
    long decimate;
    bool rotors, force, online;
    Choice choice;
} IdentifyOptions;

static void check_options(const IdentifyOptions *o)
{
    smooth_parse(o->filter);
    friction_parse(o->friction);
    if (!isnan(o->cutoff) && !(o->cutoff > 0))
        fail_input("--cutoff: %g is not a frequency above 0, in Hz", o->cutoff);
    if (o->huber < 0)
        fail_input("--huber: %g is not a number of deviations above 0", o->huber);
    if (o->decimate < 0 || o->decimate > 100000)
        fail_input("--decimate: 1 to 100000 rows, not %ld", o->decimate);
    if (o->log.constants && !o->log.currents)
        fail_input("--torque-constants goes with --currents");
    lapack_need("identify");
}

/* As many rows a mean as leave four means for each period of the cut-off. */
static int choose_decimate(const Log *log, long given, double cutoff)
{
    double step = log->segment[0].step;
    if (given)
        return (int)given;
    return (int)fmax(1, floor(1 / (4 * cutoff * step)));
}

static void add_remark(Arena *arena, Findings *f, const char *text)
{
    const char **more = arena_array(arena, const char *, f->remark_count + 1);
    for (int k = 0; k < f->remark_count; k++)
        more[k] = f->remarks[k];
    more[f->remark_count++] = text;
    f->remarks = more;
}

/* What makes a model useless ends here, unless forced; what is doubtful becomes a remark. */
static void judge(Arena *arena, Findings *f, bool force)
{
    const Subject *subject = f->subject;
    const Fit *fit = f->fit;
    int unseen = 0;
    const char *backwards = suspect_inertia(arena, subject, f->log, fit->value);
    for (int c = 0; c < subject->base_count; c++)
        unseen += !fit->kept[c] && strncmp(fit->why[c], "the motion", 10) == 0;
    if ((2 * unseen > subject->base_count || fit->condition > 1e4) && !force)
        fail_job("identify: the motion shows too little: %d of %d base parameters not at all, the "
                 "others with a condition of %.2g; let all joints move at once (rbgen excite makes "
                 "such a motion); --force goes on",
                 unseen, subject->base_count, fit->condition);
    if (backwards && !force)
        fail_job("identify: %s; --force goes on", backwards);
    if (unseen)
        add_remark(arena, f,
                   arena_format(arena,
                                "%d base parameter%s not shown by the motion: rbgen excite "
                                "makes one that shows more",
                                unseen, unseen == 1 ? " is" : "s are"));
    if (fit->condition > 300)
        add_remark(arena, f,
                   arena_format(arena,
                                "the condition of the data, %.3g, is poor (above 300): errors "
                                "of the measurement weigh much",
                                fit->condition));
    for (int i = 0; i < subject->n; i++)
        if (fit->residual[i] > 0.3 * fit->spread[i])
            add_remark(arena, f,
                       arena_format(arena,
                                    "joint \"%s\": %.0f %% of its torque's spread is explained "
                                    "by nothing: noise, or something that the model has not",
                                    subject->robot->links[i].name,
                                    100 * fmin(1, fit->residual[i] / fit->spread[i])));
    for (unsigned kind = FRICTION_VISCOUS; kind <= FRICTION_COULOMB; kind <<= 1) {
        int at = subject_friction(subject, kind);
        for (int i = 0; at >= 0 && i < subject->n; i++)
            if (fit->value[at + i] < 0)
                add_remark(arena, f,
                           arena_format(arena,
                                        "joint \"%s\": its %s friction came out negative, and "
                                        "is 0 in the robot file",
                                        subject->robot->links[i].name,
                                        kind == FRICTION_VISCOUS ? "viscous" : "Coulomb"));
    }
    if (subject_friction(subject, FRICTION_OFFSET) >= 0)
        add_remark(arena, f, "offsets belong to the sensors: the robot file has no place for them");
    if (f->links->distance > 3)
        add_remark(arena, f,
                   arena_format(arena,
                                "links that can exist are %.2g deviations away from the "
                                "identified parameters: look at the residuals",
                                f->links->distance));
}

static void read_logs(Arena *arena, const Subject *subject, const IdentifyOptions *o,
                      const char *const *paths, int count, Log *log)
{
    for (int k = 0; k < count; k++)
        log_read(arena, log, subject->machine, &o->log, paths[k]);
}

/* A joint that stands still tells of the others' gravity at most. */
static void check_moves(const Subject *subject, const Log *log, bool force)
{
    int n = subject->n, still = 0;
    const char *first = NULL;
    for (int i = 0; i < n; i++) {
        double low = INFINITY, high = -INFINITY;
        for (int s = 0; s < log->count; s++)
            for (int r = 0; r < log->segment[s].rows; r++) {
                low = fmin(low, log->segment[s].q[r * n + i]);
                high = fmax(high, log->segment[s].q[r * n + i]);
            }
        if (high - low > 1e-3)
            continue;
        still++;
        first = first ? first : subject->robot->links[i].name;
    }
    if (2 * still > n && !force)
        fail_job(
            "identify: %d of %d joints stand still, \"%s\" first: the motion shows too little; "
            "let all joints move at once (rbgen excite makes such a motion); --force goes on",
            still, n, first);
    if (still)
        warn("%d of %d joints stand still, \"%s\" first: what they would show stays unknown", still,
             n, first);
}

static void smooth(Arena *arena, Log *log, const IdentifyOptions *o, double cutoff)
{
    smooth_log(arena, log, smooth_parse(o->filter), cutoff);
}

/* --online: no log is read. */
static void write_online(Arena *arena, const char *path, const IdentifyOptions *o)
{
    Description *description;
    Text out = {0};
    const Robot *robot = load_robot(arena, path, &o->choice, &description);
    const char *name = o->prefix ? o->prefix : robot->name;
    if (!is_c_identifier(name))
        fail_input("identify: \"%s\" cannot begin a name in C; --prefix gives another", name);
    if (robot->positions != robot->n)
        fail_input("identify: %s has joints with quaternions, which this code does not know",
                   robot->name);
    online_code(&out, arena, robot, friction_parse(o->friction), name);
    file_write(o->output, &out);
    text_free(&out);
}

int command_identify(int argc, char **argv)
{
    IdentifyOptions o = {.cutoff = NAN, .choice = choice_default()};
    const Option options[] = {
        {"validate", 0, OPTION_STRINGS, &o.validate, "LOG.csv",
         "a log that is not used, to compare with; may be repeated"},
        {"friction", 0, OPTION_LIST, &o.friction, "LIST",
         "of viscous, coulomb, asymmetric, offset; none (default: viscous,coulomb)"},
        {"rotors", 0, OPTION_FLAG, &o.rotors, NULL, "inertias of rotors, too"},
        {"load-off", 0, OPTION_STRING, &o.before, "LOG.csv",
         "a log without the load: what the other logs have more is the load on the tool"},
        {"columns", 0, OPTION_STRINGS, &o.log.columns, "NAME=COLUMN",
         "what the log calls t, q1, qd1, qdd1, tau1, i1; may be repeated"},
        {"degrees", 0, OPTION_FLAG, &o.log.degrees, NULL, "positions are in degrees"},
        {"currents", 0, OPTION_FLAG, &o.log.currents, NULL, "currents i1, ... instead of torques"},
        {"torque-constants", 0, OPTION_STRING, &o.log.constants, "LIST",
         "Nm at the joint per A (default: the robot file's motors)"},
        {"filter", 0, OPTION_STRING, &o.filter, "NAME",
         "of positions: butterworth (default), spline or none"},
        {"cutoff", 0, OPTION_NUMBER, &o.cutoff, "HZ", "of the filter (default: found)"},
        {"decimate", 0, OPTION_COUNT, &o.decimate, "N",
         "rows that become one mean (default: found)"},
        {"huber", 0, OPTION_NUMBER, &o.huber, "K",
         "rows more than K deviations off count less (1.345 is usual)"},
        {"robot", 0, OPTION_OUTPUT, &o.robot, "FILE.json",
         "write the robot with the identified links"},
        {"predictions", 0, OPTION_OUTPUT, &o.predictions, "FILE.csv",
         "write measured and predicted torques: plot FILE.csv --columns tau,predicted,residual "
         "--per-joint --robot ROBOT"},
        {"report", 0, OPTION_OUTPUT, &o.report, "FILE.html",
         "write a page: what was found, how well"},
        {"online", 0, OPTION_FLAG, &o.online, NULL,
         "no log: C code that estimates while the robot moves"},
        {"prefix", 0, OPTION_STRING, &o.prefix, "NAME", "of that code (default: the robot's name)"},
        {"force", 0, OPTION_FLAG, &o.force, NULL, "go on with a log that cannot be right"},
        {"format", 0, OPTION_STRING, &o.format, "FORMAT", "table (default), csv, json or md"},
        ROBOT_OPTIONS(o.choice),
        {"output", 'o', OPTION_OUTPUT, &o.output, "FILE", "write there instead of standard output"},
    };
    const Syntax syntax = {
        "identify",
        "ROBOT LOG.csv... [options]",
        "A robot's masses, inertias and friction from logs of what it did: columns t, q1, ... and "
        "tau1, ... (qd1, ..., qdd1, ... where there are any). Of the robot file only the "
        "geometry counts, and its masses as a first guess. Positions are filtered without delay "
        "and "
        "differentiated, rows averaged, and the base parameters (rbgen base) found by weighted "
        "least "
        "squares, each with its standard deviation; what the data cannot tell is left out, with "
        "the "
        "reason. The robot that is written has links that can exist: positive masses, inertias "
        "that some body has.",
        "  rbgen identify ur5 day1.csv day2.csv --validate day3.csv --robot ur5_identified.json\n"
        "  rbgen identify ur5 day1.csv --predictions p.csv\n"
        "  rbgen plot p.csv --columns tau,predicted,residual --per-joint --robot ur5 -o p.svg\n"
        "  rbgen identify arm.json log.csv --currents --degrees --columns q1=pos_a --report "
        "arm.html\n"
        "  rbgen identify ur5 with_box.csv --load-off without_box.csv\n"
        "  rbgen identify ur5 --online -o ur5_online.c    # and: emit ur5 --functions "
        "base-regressor\n",
        options,
        COUNT(options)};
    const char *paths[1 + MOST_LOGS];
    int given = options_parse(&syntax, argc, argv, paths, 1, 1 + MOST_LOGS);
    check_options(&o);
    if (o.online && given > 1)
        fail_input("identify: --online takes no log: \"%s\"", paths[1]);
    if (!o.online && given < 2)
        fail_input("identify: a log is missing: CSV with t, q1, ..., tau1, ...");
    Format format = format_parse(o.format);
    Arena *arena = arena_new();
    if (o.online) {
        write_online(arena, paths[0], &o);
        arena_free(arena);
        return EXIT_DONE;
    }
    Build build = build_start();
    Subject *subject = subject_new(arena, &build, paths[0], &o.choice, friction_parse(o.friction),
                                   o.rotors, o.before != NULL);
    Log log = {0}, before = {0}, validation = {0};
    read_logs(arena, subject, &o, paths + 1, given - 1, &log);
    if (o.before)
        read_logs(arena, subject, &o, &o.before, 1, &before);
    read_logs(arena, subject, &o, o.validate.item, o.validate.count, &validation);
    double cutoff = isnan(o.cutoff) ? smooth_cutoff(&log) : o.cutoff;
    check_moves(subject, &log, o.force);
    smooth(arena, &log, &o, cutoff);
    if (before.count)
        smooth(arena, &before, &o, cutoff);
    if (validation.count) /* which may be another, quicker motion */
        smooth(arena, &validation, &o, isnan(o.cutoff) ? smooth_cutoff(&validation) : o.cutoff);
    const char *wrong = o.force ? NULL : suspect_log(arena, subject, &log, cutoff);
    if (wrong)
        fail_job("identify: %s; --force goes on as it stands", wrong);
    Findings f = {.subject = subject,
                  .log = &log,
                  .before = o.before ? &before : NULL,
                  .validation = o.validate.count ? &validation : NULL,
                  .cutoff = cutoff,
                  .decimate = choose_decimate(&log, o.decimate, cutoff)};
    f.fit = fit_log(arena, subject, &log, f.before, &(FitOptions){f.decimate, o.huber});
    ConsistentLinks links = links_find(arena, subject, f.fit);
    f.links = &links;
    judge(arena, &f, o.force);

    Text out = {0}, robot = {0}, predictions = {0}, page = {0};
    findings_print(&out, arena, &f, format);
    if (o.robot) {
        links_write(&robot, arena, subject, f.fit, &links);
        file_write(o.robot, &robot);
    }
    if (o.predictions) {
        findings_predictions(&predictions, arena, &f, f.validation ? f.validation : f.log);
        file_write(o.predictions, &predictions);
    }
    if (o.report) {
        findings_page(&page, arena, &f);
        file_write(o.report, &page);
    }
    file_write(o.output, &out);
    text_free(&out);
    text_free(&robot);
    text_free(&predictions);
    text_free(&page);
    subject_free(subject);
    arena_free(arena);
    build_end(&build);
    return EXIT_DONE;
}
