/* motion_tables.c: see motion_tables.h. Vectors of a link are in the axes of its frame in the robot
   file, as in Nie's Tables 1 and 2: there frames sit at the far end of links. With the partial
   velocities w_r and v_r of link and mass centre, masses m and tensors I,

       M_rs = sum m v_r.v_s + w_r.I w_s,    g_r = - sum m v_r.gravity,
       C_ij = sum_k (dM_ij/dq_k + dM_ik/dq_j - dM_jk/dq_i) u_k / 2. */
#include "report/motion_tables.h"

#include "build/angle_sums.h"
#include "expression/derive.h"

#include <string.h>

typedef struct {
    Vec3 *w, *v; /* n x n: of link i for u_r */
    Mat3 *R;     /* of the frame, in that of the parent, or in the world */
    Vec3 *p;
    Vec3 *gravity; /* in the link's axes */
} Motions;

/* ---- the chain of frames, in canonical axes, then in the file's ---- */

static Mat3 turned(const ArmLink *link)
{
    Expr c = link->c, s = link->s;
    Mat3 turn = mat_columns(vec3(c, s, ZERO), vec3(neg(s), c, ZERO), axis_z());
    return mul(link->fixed, turn);
}

static Motions motions_of(Arena *arena, const Arm *arm)
{
    int n = arm->n;
    Motions m = {arena_array(arena, Vec3, n * n), arena_array(arena, Vec3, n * n),
                 arena_array(arena, Mat3, n), arena_array(arena, Vec3, n),
                 arena_array(arena, Vec3, n)};
    Vec3 *w = arena_array(arena, Vec3, n * n), *s = arena_array(arena, Vec3, n * n);
    Vec3 *gravity = arena_array(arena, Vec3, n);
    for (int i = 0; i < n; i++) {
        const ArmLink *link = &arm->link[i];
        int p = link->parent;
        Mat3 axes = transpose(link->own.R);
        for (int r = 0; r < n; r++) {
            Vec3 zero = vec_zero(), W = p < 0 ? zero : w[p * n + r],
                 S = p < 0 ? zero : s[p * n + r];
            w[i * n + r] = to_link(arm, i, W);
            s[i * n + r] = to_link(arm, i, add(S, cross(W, link->a)));
            if (r == i && link->revolute)
                w[i * n + r] = axis_z();
            if (r == i && !link->revolute)
                s[i * n + r] = axis_z();
            m.w[i * n + r] = mul(axes, w[i * n + r]);
            m.v[i * n + r] = mul(axes, add(s[i * n + r], cross(w[i * n + r], link->rho)));
        }
        gravity[i] = to_link(arm, i, p < 0 ? arm->gravity : gravity[p]);
        m.gravity[i] = mul(axes, gravity[i]);
        FixedPose before = p < 0 ? fixed_pose_inverse(arm->base) : arm->link[p].own;
        Mat3 Q = turned(link), back = transpose(before.R);
        m.R[i] = mul(back, mul(Q, link->own.R));
        m.p[i] = mul(back, sub(add(link->a, mul(Q, link->own.p)), before.p));
    }
    return m;
}

/* ---- entries: names for outputs ---- */

typedef struct {
    Arena *arena;
    MotionTables *tables;
    Expr *out;
    int count, room;
} Filling;

static void add_output(Filling *filling, Expr x)
{
    if (filling->count == filling->room) {
        int room = filling->room ? 2 * filling->room : 256;
        Expr *larger = arena_array(filling->arena, Expr, room);
        if (filling->count)
            memcpy(larger, filling->out, (size_t)filling->count * sizeof *larger);
        filling->out = larger;
        filling->room = room;
    }
    filling->out[filling->count++] = x;
}

static void begin(Filling *filling, int section, const char *title, int most, bool square)
{
    filling->tables->section[section] =
        (MotionSection){title, 0, arena_array(filling->arena, MotionEntry, most), square};
}

static void add_entry(Filling *filling, int section, const char *name, const char *formula,
                      int rows, int columns, const Expr *values)
{
    MotionSection *to = &filling->tables->section[section];
    to->entry[to->entry_count++] = (MotionEntry){name, formula, rows, columns, filling->count};
    for (int k = 0; k < rows * columns; k++)
        add_output(filling, values[k]);
}

static void add_vector(Filling *filling, int section, const char *name, const char *formula, Vec3 v)
{
    const Expr values[] = {v.x, v.y, v.z};
    add_entry(filling, section, name, formula, 1, 3, values);
}

static void add_frames(Filling *filling, const Motions *m, int n)
{
    begin(filling, SECTION_FRAMES,
          "frames: of link k in that of the link before, the first in the world", 2 * n, false);
    for (int i = 0; i < n; i++) {
        Expr A[9], T[16];
        Mat3 R = m->R[i];
        const Expr p[] = {m->p[i].x, m->p[i].y, m->p[i].z};
        for (int r = 0; r < 3; r++) {
            Expr row[] = {R.row[r].x, R.row[r].y, R.row[r].z, p[r]};
            memcpy(A + 3 * r, row, 3 * sizeof *A);
            memcpy(T + 4 * r, row, 4 * sizeof *T);
        }
        const Expr last[] = {ZERO, ZERO, ZERO, ONE};
        memcpy(T + 12, last, sizeof last);
        add_entry(filling, SECTION_FRAMES, arena_format(filling->arena, "A%d", i + 1),
                  arena_format(filling->arena, "A_{%d}", i + 1), 3, 3, A);
        add_entry(filling, SECTION_FRAMES, arena_format(filling->arena, "T%d", i + 1),
                  arena_format(filling->arena, "T_{%d}", i + 1), 4, 4, T);
    }
}

static void add_partials(Filling *filling, int section, const char *title, const char *name,
                         const char *formula, const Vec3 *v, const Arm *arm)
{
    int n = arm->n;
    begin(filling, section, title, n * n, true);
    for (int i = 0; i < n; i++)
        for (int r = 0; r < n; r++) {
            int ancestor = i;
            while (ancestor > r)
                ancestor = arm->link[ancestor].parent;
            if (ancestor == r)
                add_vector(filling, section,
                           arena_format(filling->arena, "%s%d_%d", name, i + 1, r + 1),
                           arena_format(filling->arena, "%s^{%d}_{%d}", formula, i + 1, r + 1),
                           v[i * n + r]);
        }
}

static Vec3 along(const Expr *rate, const Vec3 *v, int n)
{
    Vec3 sum = vec_zero();
    for (int r = 0; r < n; r++)
        sum = add(sum, mul(rate[r], v[r]));
    return sum;
}

/* d/dt of components: what q does to them. */
static Vec3 components_rate(Vec3 v, const Expr *q, const Expr *u, int n)
{
    const Expr outputs[] = {v.x, v.y, v.z};
    Expr rates[3];
    derive_forward(outputs, 3, q, n, u, 1, rates);
    return vec3(rates[0], rates[1], rates[2]);
}

static void add_motions(Filling *filling, const Motions *m, int n)
{
    static const struct {
        int section;
        const char *title, *name, *formula;
    } kinds[] = {
        {SECTION_ANGULAR, "angular velocities of the links", "w", "\\omega"},
        {SECTION_VELOCITIES, "velocities of the mass centres", "v", "v"},
        {SECTION_ANGULAR_ACCELERATIONS, "angular accelerations of the links", "angular_acc",
         "\\alpha"},
        {SECTION_ACCELERATIONS, "accelerations of the mass centres (without gravity)", "acc", "a"},
    };
    Arena *arena = filling->arena;
    Expr *q = arena_array(arena, Expr, n), *u = arena_array(arena, Expr, n);
    Expr *ud = arena_array(arena, Expr, n);
    for (int r = 0; r < n; r++) {
        q[r] = expr_input("q", r);
        u[r] = expr_input("qd", r);
        ud[r] = expr_input("qdd", r);
    }
    for (size_t k = 0; k < COUNT(kinds); k++)
        begin(filling, kinds[k].section, kinds[k].title, n, false);
    for (int i = 0; i < n; i++) {
        const Vec3 *w = m->w + i * n, *v = m->v + i * n;
        Vec3 W = along(u, w, n), V = along(u, v, n);
        const Vec3 values[] = {W, V, add(along(ud, w, n), components_rate(W, q, u, n)),
                               add(along(ud, v, n), add(components_rate(V, q, u, n), cross(W, V)))};
        for (size_t k = 0; k < COUNT(kinds); k++)
            add_vector(filling, kinds[k].section, arena_format(arena, "%s%d", kinds[k].name, i + 1),
                       arena_format(arena, "%s^{%d}", kinds[k].formula, i + 1), values[k]);
    }
}

/* ---- M, C and g ---- */

/* Rotors are in M (add_rotors); friction is in none of these. */
static void equations_of(Arena *arena, const Arm *arm, const Motions *m, const Mat3 *inertia,
                         const Expr *mass, Expr *M, Expr *C, Expr *g)
{
    int n = arm->n;
    for (int r = 0; r < n; r++) {
        g[r] = ZERO;
        for (int s = 0; s < n; s++)
            M[r * n + s] = ZERO;
    }
    for (int i = 0; i < n; i++)
        for (int r = 0; r < n; r++) {
            Vec3 w = m->w[i * n + r], v = m->v[i * n + r];
            g[r] = sub(g[r], mul(mass[i], dot(v, m->gravity[i])));
            for (int s = r; s < n; s++) {
                Expr linear = mul(mass[i], dot(v, m->v[i * n + s]));
                Expr turning = dot(w, mul(inertia[i], m->w[i * n + s]));
                M[r * n + s] = add(M[r * n + s], add(linear, turning));
            }
        }
    for (int r = 0; r < n; r++)
        for (int s = 0; s < r; s++)
            M[r * n + s] = M[s * n + r];
    add_rotors(arm, M);
    Expr *q = arena_array(arena, Expr, n), *dM = arena_array(arena, Expr, n * n * n);
    for (int k = 0; k < n; k++)
        q[k] = expr_input("q", k);
    derive_jacobian(M, n * n, q, n, dM);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            Expr sum = ZERO;
            for (int k = 0; k < n; k++) {
                Expr slope = sub(add(dM[(i * n + j) * n + k], dM[(i * n + k) * n + j]),
                                 dM[(j * n + k) * n + i]);
                sum = add(sum, mul(mul(expr_real((Real)0.5), slope), expr_input("qd", k)));
            }
            C[i * n + j] = sum;
        }
}

static bool write_entries(MotionTables *tables, WrittenEntry *entries, const Expr *values,
                          int count)
{
    for (int k = 0; k < count; k++)
        if (!polynomial_of(&tables->atoms, values[k], &entries[k].value) ||
            entries[k].value.count > WRITTEN_MOST_TERMS)
            return false;
    return true;
}

static WrittenEntry *name_entries(Arena *arena, const char *name, int n, bool matrix)
{
    int count = matrix ? n * n : n;
    WrittenEntry *entries = arena_array(arena, WrittenEntry, count);
    for (int k = 0; k < count; k++) {
        int row = matrix ? k / n + 1 : k + 1, column = k % n + 1;
        entries[k].name = matrix ? arena_format(arena, "%s_%d_%d", name, row, column)
                                 : arena_format(arena, "%s%d", name, row);
        entries[k].formula = matrix ? arena_format(arena, "%s_{%d%d}", name, row, column)
                                    : arena_format(arena, "%s_{%d}", name, row);
    }
    return entries;
}

static void write_equations(Arena *arena, MotionTables *tables, const Arm *arm, const Motions *m,
                            const Mat3 *inertia, const Expr *mass)
{
    int n = arm->n;
    Expr *M = arena_array(arena, Expr, n * n), *C = arena_array(arena, Expr, n * n);
    Expr *g = arena_array(arena, Expr, n);
    equations_of(arena, arm, m, inertia, mass, M, C, g);
    tables->matrix = name_entries(arena, "M", n, true);
    tables->coriolis = name_entries(arena, "C", n, true);
    tables->gravity = name_entries(arena, "g", n, false);
    tables->matrix_count = tables->coriolis_count = n * n;
    tables->gravity_count = n;
    tables->written = write_entries(tables, tables->matrix, M, n * n) &&
                      write_entries(tables, tables->coriolis, C, n * n) &&
                      write_entries(tables, tables->gravity, g, n);
}

/* ---- all of it ---- */

/* Everything that has angles in it, as outputs whose sums of angles are made. */
static void sum_angles(Arena *arena, Program *program, Motions *m, Mat3 *inertia, Expr *mass,
                       Arm *arm)
{
    int n = arm->n, count = 6 * n * n + 26 * n, at = 0;
    Expr *all = arena_array(arena, Expr, count);
    Expr **place = arena_array(arena, Expr *, count);
    for (int k = 0; k < n * n; k++) {
        Vec3 *both[] = {&m->w[k], &m->v[k]};
        for (int i = 0; i < 2; i++) {
            place[at++] = &both[i]->x;
            place[at++] = &both[i]->y;
            place[at++] = &both[i]->z;
        }
    }
    for (int i = 0; i < n; i++) {
        Vec3 *rows[] = {&m->R[i].row[0],    &m->R[i].row[1],    &m->R[i].row[2], &inertia[i].row[0],
                        &inertia[i].row[1], &inertia[i].row[2], &m->p[i],        &m->gravity[i]};
        for (size_t k = 0; k < COUNT(rows); k++) {
            place[at++] = &rows[k]->x;
            place[at++] = &rows[k]->y;
            place[at++] = &rows[k]->z;
        }
        place[at++] = &mass[i];
        place[at++] = &arm->link[i].rotor;
    }
    for (int k = 0; k < at; k++)
        all[k] = *place[k];
    program->outputs = all;
    program->output_count = at;
    program_sum_angles(program);
    for (int k = 0; k < at; k++)
        *place[k] = program->outputs[k];
}

MotionTables *motion_tables(Arena *arena, const Robot *robot)
{
    Graph *before = graph_current;
    MotionTables *tables = arena_alloc(arena, sizeof *tables);
    Program *program = arena_alloc(arena, sizeof *program);
    tables->program = program;
    tables->n = robot->n;
    tables->atoms.arena = arena;
    *program = (Program){.n = robot->n,
                         .positions = robot->positions,
                         .made_by = "tables",
                         .params = robot->params,
                         .graph = graph_new()};
    Arm *arm = arm_new(arena, robot, NULL);
    arm_set_rates(arm, false, false);
    Motions m = motions_of(arena, arm);
    Mat3 *inertia = arena_array(arena, Mat3, robot->n);
    Expr *mass = arena_array(arena, Expr, robot->n);
    for (int i = 0; i < robot->n; i++) {
        inertia[i] = similarity(transpose(arm->link[i].own.R), arm->link[i].I);
        mass[i] = arm->link[i].m;
    }
    sum_angles(arena, program, &m, inertia, mass, arm);
    graph_use(program->graph);
    Filling filling = {.arena = arena, .tables = tables};
    add_frames(&filling, &m, robot->n);
    add_partials(&filling, SECTION_PARTIAL_ANGULAR,
                 "partial angular velocities: w3_1 of link 3 for u1", "w", "\\omega", m.w, arm);
    add_partials(&filling, SECTION_PARTIAL,
                 "partial velocities of the mass centres: v3_1 of link 3 for u1", "v", "v", m.v,
                 arm);
    add_motions(&filling, &m, robot->n);
    if (robot->n <= WRITTEN_MOST_JOINTS)
        write_equations(arena, tables, arm, &m, inertia, mass);
    tables->first_atom = filling.count;
    for (int k = 0; k < tables->atoms.count && tables->written; k++)
        add_output(&filling, tables->atoms.item[k]);
    program->outputs = filling.out;
    program->output_count = filling.count;
    graph_renumber(program->graph, program->outputs, program->output_count);
    tables->function = (Function){.name = "tables", .inputs = {"q", "qd", "qdd"}};
    tables->function.outputs[0] = (Output){.name = "E", .size = {{filling.count}}};
    program->function = &tables->function;
    graph_use(before);
    return tables;
}

void motion_tables_free(MotionTables *tables)
{
    graph_free(tables->program->graph);
}
