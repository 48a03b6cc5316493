/* simulate.c: simulate. The simulator is sim's own (simulation.c). */
#include "shell/shell.h"

#include <math.h>
#include <string.h>

static const double LONGEST = 1e9; /* seconds, as for sim */

typedef struct {
    bool goes_on, zero, converter;
    const char *file;
    double seconds; /* 0: not given */
} Request;

static void check_length(double seconds)
{
    if (!(seconds < LONGEST))
        fail_input("simulate: %g s is too long; it must be below %g s", seconds, LONGEST);
}

static double read_steps(const Session *session, double steps)
{
    if (!(steps >= 1 && steps == floor(steps)))
        fail_input("simulate: %g is not a number of timesteps; for seconds write %gs", steps,
                   fabs(steps));
    check_length(steps * session->timestep);
    return steps * session->timestep;
}

/* "2s": seconds. "2": timesteps. */
static bool read_length(const Session *session, const char *word, double *seconds)
{
    char copy[64];
    double value;
    size_t length = strlen(word);
    if (number_read(word, &value)) {
        *seconds = read_steps(session, value);
        return true;
    }
    if (length < 2 || length >= sizeof copy || word[length - 1] != 's')
        return false;
    memcpy(copy, word, length - 1);
    copy[length - 1] = '\0';
    if (!number_read(copy, &value))
        return false;
    if (!(value > 0))
        fail_input("simulate: %s is not a number of seconds above 0", word);
    check_length(value);
    *seconds = value;
    return true;
}

static Request read_request(const Session *session, const Words *words)
{
    static const char *const known[] = {"new", "continue", "zero", "DACOut"};
    Request request = {0};
    bool is_new = false;
    for (int k = 0; k < words->count; k++) {
        const char *word = words->item[k];
        size_t length = strlen(word);
        bool is_file = strchr(word, '/') || (length > 4 && same_word(word + length - 4, ".csv"));
        if (same_word(word, "new"))
            is_new = true;
        else if (same_word(word, "continue"))
            request.goes_on = true;
        else if (same_word(word, "zero"))
            request.zero = true;
        else if (same_word(word, "DACOut"))
            request.converter = true;
        else if (is_file && !request.file)
            request.file = word;
        else if (is_file)
            fail_input("simulate: two schedules, %s and %s", request.file, word);
        else if (!read_length(session, word, &request.seconds)) {
            const char *near = nearest_word(word, known, COUNT(known));
            fail_input("simulate: \"%s\" is no number of timesteps, no time such as 2s and no "
                       "FILE.csv%s%s%s",
                       word, near ? "; did you mean \"" : "", near ? near : "", near ? "\"?" : "");
        }
    }
    if (is_new && request.goes_on)
        fail_input("simulate: new or continue, not both");
    if (request.file && request.converter)
        fail_input("simulate: voltages from %s or from DACOut, not both", request.file);
    return request;
}

/* Swartz's questions. */
static Request ask_request(Session *session)
{
    Request request = {0};
    bool there = session->kept.simulated && session->kept.count;
    request.goes_on = there && !session_ask_yes(session, "start a new simulation?", true);
    request.zero = session_ask_yes(session, "set theta and omega to zero?", false);
    if (session_has_motors(session) &&
        session_ask_yes(session, "take the voltages from a schedule file?", false)) {
        request.file = session_ask(session, "its name?", "");
        return request;
    }
    char question[80];
    snprintf(question, sizeof question, "how many timesteps of %g s?", session->timestep);
    const char *answer = session_ask(session, question, "1000");
    if (!read_length(session, answer, &request.seconds))
        fail_input("simulate: \"%s\" is not a number of timesteps", answer);
    return request;
}

static Schedule *new_schedule(Arena *arena, int n, int count)
{
    Schedule *schedule = arena_alloc(arena, sizeof *schedule);
    *schedule = (Schedule){.count = count, .width = n, .hold = true};
    schedule->t = arena_array(arena, double, count);
    schedule->value = arena_array(arena, double, (size_t)count *(size_t)n);
    return schedule;
}

/* Voltages over time, each row held until the next; seconds: how long they last. */
static Schedule *voltages(Session *session, const Request *request, double *seconds)
{
    static const char *const name = "v";
    Arena *arena = session->scratch;
    int n = session->n, count = session->dac_rows;
    double period = session->dac_period;
    Schedule *schedule;
    if (request->file) {
        session_need_motors(session, "simulate");
        schedule = schedule_read_every(arena, request->file, schedule_heads(arena, &name, 1, n), n,
                                       n, period);
        schedule->hold = true;
        *seconds = schedule->timed ? schedule->t[schedule->count - 1] : schedule->count * period;
    } else if (request->converter) {
        session_need_motors(session, "simulate DACOut");
        schedule = new_schedule(arena, n, count);
        for (int k = 0; k < count; k++)
            schedule->t[k] = k * period;
        memcpy(schedule->value, session->dac, sizeof *session->dac * (size_t)count * (size_t)n);
        *seconds = count * period;
    } else {
        schedule = new_schedule(arena, n, 1);
        memcpy(schedule->value, session->voltage, sizeof *session->voltage * (size_t)n);
        *seconds = 1000 * session->timestep;
    }
    return schedule;
}

static Drive *new_drive(Session *session, const Machine *machine, const Request *request,
                        double begin, double *seconds)
{
    Drive *drive = arena_alloc(session->scratch, sizeof *drive);
    drive->machine = machine;
    if (session_hand(session))
        drive->wrench = wrench_constant(session->scratch, session->hand);
    if (session->control != CONTROL_NONE) {
        if (request->file || request->converter)
            fail_input("simulate: control = %s decides on the torques; control = none before "
                       "voltages are put out",
                       control_names[session->control]);
        Control *control = arena_alloc(session->scratch, sizeof *control);
        *control = (Control){session->control, session_controller(session), session->target,
                             session->stiffness, session->damping};
        drive->kind = DRIVE_CONTROL;
        drive->control = control;
        *seconds = 1000 * session->timestep;
        return drive;
    }
    if (!request->file && !request->converter && !session_has_motors(session)) {
        drive->kind = DRIVE_CONSTANT;
        drive->constant = session->torque;
        *seconds = 1000 * session->timestep;
        return drive;
    }
    drive->kind = DRIVE_VOLTAGE;
    drive->schedule = voltages(session, request, seconds);
    for (int k = 0; k < drive->schedule->count; k++)
        drive->schedule->t[k] += begin;
    return drive;
}

/* Every timestep has its row as long as there is room for them. */
static double row_step(const Session *session, double seconds, int width, int there)
{
    double room = floor(MOST_KEPT / width) - there;
    if (room < 2)
        fail_input("simulate: there is no room for more rows; simulate new begins again");
    return session->timestep * fmax(1, ceil(seconds / session->timestep / room));
}

/* Runs it behind the rows that are there; what went wrong, or NULL. */
static const char *run_and_keep(Session *session, Sim *sim, Rows *rows, double step, bool goes_on)
{
    Kept *kept = &session->kept;
    size_t row_bytes = sizeof(double) * (size_t)rows->count;
    /* The torques may jump here: the row where the last one ended is written anew. */
    double *last = arena_array(session->scratch, double, rows->count);
    int before = goes_on ? kept->count - 1 : 0, added;
    if (goes_on)
        memcpy(last, kept_row(session, before), row_bytes);
    memory_adopt(kept->numbers.data); /* goes with this line if that fails */
    rows->text = kept->numbers;
    rows->text.length = (size_t)before * row_bytes;
    *kept = (Kept){.width = rows->count, .simulated = true}; /* has no rows while they grow */
    const char *wrong = sim_run(sim, rows, step, &added);
    if (added == 0 && goes_on) {
        rows_add(rows, last);
        added = 1;
    }
    kept->numbers = rows->text;
    kept->count = before + added;
    fail_keep();
    if (kept->count)
        kept_take(session, kept->count - 1);
    return wrong;
}

/* 0.15 s of 1 ms are 150 steps, even where they came out as 3 * 0.05 = 0.15000000000000002. */
static double whole_steps(const Session *session, double seconds)
{
    double steps = seconds / session->timestep, whole = round(steps);
    return fabs(steps - whole) < 1e-9 * whole ? whole * session->timestep : seconds;
}

void shell_simulate(Session *session, const Words *words)
{
    Request request =
        words->count || !session->interactive ? read_request(session, words) : ask_request(session);
    const Kept *kept = &session->kept;
    if (request.goes_on && !(kept->simulated && kept->count))
        fail_input("simulate: there is no simulation to continue; simulate new begins one");
    const Machine *machine = session_forward(session);
    double begin = request.goes_on ? session_time(session) : 0, seconds;
    Drive *drive = new_drive(session, machine, &request, begin, &seconds);
    seconds = whole_steps(session, request.seconds > 0 ? request.seconds : seconds);
    if (!(seconds > 0))
        fail_input("simulate: %s ends at t = 0; say how long, for example 2s", request.file);
    Rows rows = rows_new(session->scratch, machine, "raw", "balance");
    double step = row_step(session, seconds, rows.count, request.goes_on ? kept->count : 0);
    if (request.zero) {
        memset(session->theta, 0, sizeof session->theta);
        memset(session->omega, 0, sizeof session->omega);
    }

    machine_check_angles(machine, session->theta, "simulate:");
    Sim sim;
    sim_begin(&sim, session->scratch, machine, drive, integrator_parse(session->integrator),
              session->timestep, 1e-10, session->theta, session->omega);
    sim.t = sim.begin = begin;
    sim.end = begin + seconds;
    sim.stop = &session_stop;
    sim.session = true;
    sim_check_steps(&sim);
    const char *wrong = run_and_keep(session, &sim, &rows, step, request.goes_on);
    sim_end_progress(&sim);
    sim_free(&sim);
    if (wrong && session_stop)
        fail_job("simulate: stopped at t = %.6g s; the rows so far (%d) are kept",
                 session_time(session), kept->count);
    if (wrong)
        fail_job("simulate: at t = %.6g s %s; the rows so far (%d) are kept", sim.t, wrong,
                 kept->count);
    session_say(session, "t = %g to %g s: %ld steps of %s, %d rows; the state is the last one",
                begin, begin + seconds, sim.integrator.steps, session->integrator, kept->count);
}
