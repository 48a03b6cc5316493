/* gallery.c: see gallery.h. */
#include "picture/gallery.h"

#include "model/locate.h"
#include "rbgen.h"

#include <errno.h>
#include <math.h>
#include <string.h>
#include <sys/stat.h>

/* One robot: its page, and what its card says. */
typedef struct {
    Arena *arena;
    const char *name;
    Text page, card;
} Exhibit;

/* ---- the picture on a card ---- */

enum { WIDTH = 240, HEIGHT = 170 };

static void seen(const Real up[3], const double at[3], double *x, double *y)
{
    /* straight up, and two level directions, seen from half above */
    double u[3] = {(double)up[0], (double)up[1], (double)up[2]}, a[3], b[3];
    int k = fabs(u[0]) < 0.9 ? 0 : 2;
    for (int i = 0; i < 3; i++)
        a[i] = (i == k) - u[k] * u[i];
    double length = sqrt(a[0] * a[0] + a[1] * a[1] + a[2] * a[2]);
    for (int i = 0; i < 3; i++)
        a[i] /= length;
    for (int i = 0; i < 3; i++)
        b[i] = u[(i + 1) % 3] * a[(i + 2) % 3] - u[(i + 2) % 3] * a[(i + 1) % 3];
    double ahead = 0, aside = 0, height = 0;
    for (int i = 0; i < 3; i++) {
        ahead += a[i] * at[i];
        aside += b[i] * at[i];
        height += u[i] * at[i];
    }
    *x = 0.85 * ahead - 0.5 * aside;
    *y = -0.9 * height + 0.2 * ahead + 0.3 * aside;
}

static void place(const Spot *spot, const double *frames, int n, double *world)
{
    for (int i = 0; i < 3; i++) {
        world[i] = spot->body < 0 ? (double)spot->at[i] : frames[9 * n + 3 * spot->body + i];
        for (int j = 0; j < 3 && spot->body >= 0; j++)
            world[i] += frames[9 * spot->body + 3 * i + j] * (double)spot->at[j];
    }
}

static void add_picture(Text *out, Arena *arena, const Description *description, const Robot *robot)
{
    static const char *const colours[] = {"#2f7ed8", "#e07b00", "#1c9e77", "#c2408f",
                                          "#8a6fdf", "#9c8b00", "#d14b3d"};
    Build build = build_start();
    Selection selection = select_functions("frames", &(const Strings){0}, BEST);
    Machine *machine = machine_new(&build, arena, robot, description, &selection, NULL, 0, false);
    StickFigure *figure = sticks_new(arena, description);
    double *q = arena_array(arena, double, robot->positions), world[3];
    double *frames = arena_array(arena, double, 12 * robot->n), box[4] = {1e30, -1e30, 1e30, -1e30};
    Real up[3] = {0, 0, 1};
    Real size = real_sqrt(dot3(description->gravity, description->gravity));
    for (int k = 0; k < 3 && size > 0; k++)
        up[k] = -description->gravity[k] / size;
    play_first_pose(robot, q);
    machine_call(machine, FRAMES, q, NULL, NULL, frames);
    int points = 2 * figure->stick_count + figure->symbol_count;
    double(*at)[2] = arena_alloc(arena, sizeof *at * (size_t)(points + 1));
    for (int k = 0; k < points; k++) {
        const Spot *spot = k >= 2 * figure->stick_count
                               ? &figure->symbols[k - 2 * figure->stick_count].at
                           : k % 2 ? &figure->sticks[k / 2].to
                                   : &figure->sticks[k / 2].from;
        place(spot, frames, robot->n, world);
        seen(up, world, &at[k][0], &at[k][1]);
        for (int c = 0; c < 2; c++) {
            box[2 * c] = fmin(box[2 * c], at[k][c]);
            box[2 * c + 1] = fmax(box[2 * c + 1], at[k][c]);
        }
    }
    double scale = fmin((WIDTH - 40) / fmax(box[1] - box[0], 1e-6),
                        (HEIGHT - 40) / fmax(box[3] - box[2], 1e-6));
    for (int k = 0; k < points; k++) {
        at[k][0] = WIDTH / 2.0 + scale * (at[k][0] - (box[0] + box[1]) / 2);
        at[k][1] = HEIGHT / 2.0 + scale * (at[k][1] - (box[2] + box[3]) / 2);
    }
    text_add(out, "<svg viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"", WIDTH, HEIGHT);
    text_add_html(out, robot->name);
    text_add_string(out, "\">\n");
    for (int k = 0; k < figure->stick_count; k++)
        text_add(out, "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>\n", at[2 * k][0],
                 at[2 * k][1], at[2 * k + 1][0], at[2 * k + 1][1]);
    for (int k = 0; k < figure->symbol_count; k++)
        text_add(out, "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"6\" fill=\"%s\"/>\n",
                 at[2 * figure->stick_count + k][0], at[2 * figure->stick_count + k][1],
                 colours[(size_t)k % COUNT(colours)]);
    text_add_string(out, "</svg>\n");
    machine_free(machine);
    build_end(&build);
}

/* ---- cards ---- */

static void add_counts(Text *out, const char *path)
{
    static const char *const names[] = {"inverse-dynamics", "inertia-matrix", "forward-dynamics"};
    rbgen_Robot *robot = rbgen_new();
    rbgen_Count count;
    if (robot && rbgen_load(robot, path) == RBGEN_DONE)
        for (size_t k = 0; k < COUNT(names); k++)
            if (rbgen_count(robot, names[k], NULL, &count) == RBGEN_DONE)
                text_add(out, "<tr><td>%s<td>%d/%d%s</tr>", names[k], count.multiplications,
                         count.additions, count.divisions ? " + D" : "");
    rbgen_free(robot);
}

static void make_card(void *argument)
{
    Exhibit *exhibit = argument;
    Choice choice = choice_default();
    Description *description;
    const Robot *robot = load_robot(exhibit->arena, exhibit->name, &choice, &description);
    char pattern[MAX_JOINTS + 1];
    joint_pattern(robot, pattern);
    add_picture(&exhibit->card, exhibit->arena, description, robot);
    text_add(&exhibit->card, "<p class=\"soft\">%d joints: %.20s%s</p><table>", robot->n, pattern,
             strlen(pattern) > 20 ? "…" : "");
    add_counts(&exhibit->card, exhibit->name);
    text_add_string(&exhibit->card, "</table>\n");
}

static void make_page(void *argument)
{
    Exhibit *exhibit = argument;
    Choice choice = choice_default();
    play_page(&exhibit->page, exhibit->arena, exhibit->name, &choice, NULL);
}

void gallery_write(Arena *arena, const char *folder)
{
    size_t count;
    const char **names = robots_names(arena, &count);
    Text cards = {0}, index = {0};
    if (count == 0)
        fail_input("gallery: there are no robots to show (rbgen list)");
    if (mkdir(folder, 0777) != 0 && errno != EEXIST)
        fail_job("%s: cannot be made: %s", folder, strerror(errno));
    for (size_t k = 0; k < count; k++) {
        Exhibit exhibit = {.arena = arena, .name = names[k]};
        FailTrap trap;
        progress("gallery: %s, %zu of %zu", names[k], k + 1, count);
        bool alive = fail_catch(&trap, make_card, &exhibit) == EXIT_DONE &&
                     fail_catch(&trap, make_page, &exhibit) == EXIT_DONE;
        text_add_string(&cards, alive ? "<a class=\"card\" href=\"" : "<div class=\"card\"><h2>");
        if (alive) {
            text_add_html(&cards, names[k]);
            text_add_string(&cards, ".html\"><h2>");
            file_write(arena_format(arena, "%s/%s.html", folder, names[k]), &exhibit.page);
        }
        text_add_html(&cards, names[k]);
        text_add_string(&cards, "</h2>\n");
        if (alive) {
            text_add_string(&cards, exhibit.card.data);
            text_free(&exhibit.card);
            text_free(&exhibit.page);
        } else { /* what it had made is gone with it */
            text_add_string(&cards, "<p class=\"soft\">");
            text_add_html(&cards, trap.message);
            text_add_string(&cards, "</p>");
        }
        text_add_string(&cards, alive ? "</a>\n" : "</div>\n");
    }
    progress(NULL);
    const Insertion insertions[] = {{"cards", cards.data ? cards.data : ""},
                                    {"version", RBGEN_VERSION}};
    template_fill(&index, "gallery.in.html", insertions, COUNT(insertions));
    file_write(arena_format(arena, "%s/index.html", folder), &index);
    text_free(&index);
    text_free(&cards);
}
