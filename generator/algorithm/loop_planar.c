/* loop_planar.c: see loop_planar.h. With z_c the sum of a point's levers that turn with class c,

       P'' = sum over c of (i z_c angle_c'' + z_c'' - z_c w_c^2 + 2 i z_c' w_c) e^(i angle_c)

   and the products of two levers, summed over all masses, turn by the difference of two angles:

       M_ab = Re(K_ab e^(i(angle_b - angle_a)))         K_ab = sum of m conj(z_a) z_b

   where K is a number unless something slides. Loops are seen from a class on their way, so that
   its own rate drops out of one of the two rows of a pin; they are closed, and so are their rates:
   what is as large as their gaps is left out. */
#include "algorithm/loop_planar.h"

#include <string.h>

Pair pair_times(Pair a, Pair b)
{
    return (Pair){sub(mul(a.x, b.x), mul(a.y, b.y)), add(mul(a.x, b.y), mul(a.y, b.x))};
}

Pair pair_plus(Pair a, Pair b)
{
    return (Pair){add(a.x, b.x), add(a.y, b.y)};
}

Pair pair_scaled(Expr s, Pair a)
{
    return (Pair){mul(s, a.x), mul(s, a.y)};
}

Pair pair_conjugate(Pair a)
{
    return (Pair){a.x, neg(a.y)};
}

Pair pair_real(Flat a)
{
    return (Pair){expr_real(a.x), expr_real(a.y)};
}

/* ---- angles ---- */

Field planar_field(Arena *arena, const Arm *arm, const Planar *planar)
{
    const Robot *robot = arm->robot;
    int n = robot->n;
    Field field = {.arm = arm,
                   .planar = planar,
                   .n = n,
                   .unknowns = planar->unknowns,
                   .angle = arena_array(arena, Expr, planar->classes + 1),
                   .x = arena_array(arena, Expr, n + 1),
                   .rate = arena_array(arena, Expr, planar->unknowns + 1),
                   .arena = arena};
    for (int c = 0; c < planar->classes; c++) {
        int head = planar->head[c], p = robot->links[head].parent;
        int in = p < 0 ? PLANAR_BASE : planar->class_of[p];
        Expr q = arm->link[head].q, qd = arm->link[head].qd;
        bool back = planar->sense[head] < 0;
        field.angle[c] = add(in < 0 ? ZERO : field.angle[in], back ? neg(q) : q);
        field.rate[c] = add(in < 0 ? ZERO : field.rate[in], back ? neg(qd) : qd);
    }
    for (int i = 0; i <= n; i++) {
        field.x[i] = i < n && !planar->sense[i] ? arm->link[i].q : ONE;
        if (i < n && !planar->sense[i])
            field.rate[planar->slide[i]] = arm->link[i].qd;
    }
    return field;
}

static int inner_class(const Field *field, int c)
{
    int p = field->arm->robot->links[field->planar->head[c]].parent;
    return p < 0 ? PLANAR_BASE : field->planar->class_of[p];
}

/* The angle of a class seen from another that is further in on its way. */
static Expr angle_from(const Field *field, int c, int from)
{
    if (from == PLANAR_BASE)
        return field->angle[c];
    Expr sum = ZERO;
    for (; c != from; c = inner_class(field, c)) {
        int head = field->planar->head[c];
        Expr q = field->arm->link[head].q;
        sum = add(field->planar->sense[head] < 0 ? neg(q) : q, sum);
    }
    return sum;
}

static bool is_inner(const Field *field, int inner, int c)
{
    for (; c != PLANAR_BASE; c = inner_class(field, c))
        if (c == inner)
            return true;
    return inner == PLANAR_BASE;
}

static Expr difference(const Field *field, int a, int b)
{
    if (field->direction)
        return sub(b < 0 ? ZERO : field->angle[b], a < 0 ? ZERO : field->angle[a]);
    int common = a;
    while (!is_inner(field, common, b))
        common = inner_class(field, common);
    Expr to = b == common ? ZERO : angle_from(field, b, common);
    Expr from = a == common ? ZERO : angle_from(field, a, common);
    return sub(to, from);
}

/* Its constant factor goes to the lever. */
static Pair direction_of(const Field *field, int c, Flat *lever, bool back)
{
    if (c == PLANAR_BASE)
        return (Pair){ONE, ZERO};
    if (field->by_angle[c])
        return (Pair){expr_cos(field->angle[c]), expr_sin(field->angle[c])};
    Flat factor = field->factor[c];
    *lever = flat_times(*lever, back ? flat_conjugate(factor) : factor);
    return field->direction[c];
}

Pair planar_turned(const Field *field, Flat lever, int a, int b)
{
    if (a == b)
        return pair_real(lever);
    if (real_is_zero(lever.x) && real_is_zero(lever.y))
        return (Pair){ZERO, ZERO};
    bool angles =
        !field->direction || ((a < 0 || field->by_angle[a]) && (b < 0 || field->by_angle[b]));
    if (!angles) {
        Pair turn = direction_of(field, b, &lever, false);
        if (a != PLANAR_BASE)
            turn = pair_times(pair_conjugate(direction_of(field, a, &lever, true)), turn);
        return pair_times(pair_real(lever), turn);
    }
    Expr angle = difference(field, a, b), s, c;
    Real ahead = real_atan2(lever.y, lever.x), quarter = real_pi() / 2;
    int quarters = 0;
    while (ahead > quarter / 2 || ahead < -quarter / 2) {
        int step = ahead > 0 ? 1 : -1;
        ahead -= step * quarter;
        quarters = (quarters + step + 4) % 4;
    }
    if (real_abs(ahead) > (Real)ANGLE_ZERO)
        angle = add(angle, expr_real(ahead));
    sincos_quarters(angle, quarters, &s, &c);
    Expr length = expr_real(flat_length(lever));
    return (Pair){mul(length, c), mul(length, s)};
}

/* The same of a lever that slides lengthen. */
static Pair turned(const Field *field, Flat fixed, const Pair *sliding, int a, int b)
{
    if (expr_is_zero(sliding->x) && expr_is_zero(sliding->y))
        return planar_turned(field, fixed, a, b);
    Pair whole = pair_plus(pair_real(fixed), *sliding);
    return pair_times(whole, planar_turned(field, (Flat){1, 0}, a, b));
}

/* ---- levers that turn with a class ---- */

static bool turns_with(const Field *field, int link, int c)
{
    return link < field->n ? field->planar->class_of[link] == c : c == PLANAR_BASE;
}

static bool is_slide(const Field *field, int link)
{
    return link < field->n && !field->planar->sense[link];
}

/* Products of the masses' levers: first[i] of them by those of class b, with what slides in. */
typedef struct {
    Flat fixed;
    Pair sliding;
} Product;

static Flat masses(const Field *field, int i, int j)
{
    const Planar *planar = field->planar;
    Flat sum = {0, 0};
    for (int k = 0; k < field->n; k++) {
        const Flat *lever = planar->centre + k * (field->n + 1);
        Flat each = flat_times(flat_conjugate(lever[i]), lever[j]);
        sum = flat_plus(sum, flat_scaled(field->arm->robot->links[k].mass, each));
    }
    for (int p = 0; field->shifted && p < planar->pin_count; p++) {
        int at = planar->row[planar->pin[p].row[0]].loop * (field->n + 1);
        const Flat *from = planar->from + at, *way = planar->way + at;
        Flat to_i = flat_plus(from[i], way[i]), to_j = flat_plus(from[j], way[j]);
        Flat less = flat_times(flat_conjugate(from[i]), from[j]);
        Flat more = flat_times(flat_conjugate(to_i), to_j);
        sum =
            flat_plus(sum, flat_scaled(field->shifted[p], flat_plus(more, flat_scaled(-1, less))));
    }
    return sum;
}

/* First moment of all masses by their levers of link i. */
static Flat first_moment(const Field *field, int i)
{
    const Planar *planar = field->planar;
    Flat sum = {0, 0};
    for (int k = 0; k < field->n; k++)
        sum = flat_plus(sum, flat_scaled(field->arm->robot->links[k].mass,
                                         planar->centre[k * (field->n + 1) + i]));
    for (int p = 0; field->shifted && p < planar->pin_count; p++) {
        int at = planar->row[planar->pin[p].row[0]].loop * (field->n + 1);
        sum = flat_plus(sum, flat_scaled(field->shifted[p], planar->way[at + i]));
    }
    return sum;
}

Real planar_shift(const Field *field, int pin, int c)
{
    const Planar *planar = field->planar;
    int loop = planar->row[planar->pin[pin].row[0]].loop;
    Way way = planar_way(field, loop, c, NULL);
    Flat moment = {0, 0};
    Real length = flat_length(way.fixed);
    bool slides = !expr_is_zero(way.sliding.x) || !expr_is_zero(way.sliding.y);
    if (slides || length == 0 || planar->pin[pin].row[1] < 0)
        return 0;
    for (int i = 0; i < field->n; i++)
        if (turns_with(field, i, c) && !is_slide(field, i))
            moment = flat_plus(moment, first_moment(field, i));
    return -flat_times(moment, flat_conjugate(way.fixed)).x / (length * length);
}

static void product_add(const Field *field, Product *sum, int i, int j, Flat each)
{
    if (!is_slide(field, i) && !is_slide(field, j))
        sum->fixed = flat_plus(sum->fixed, each);
    else
        sum->sliding =
            pair_plus(sum->sliding, pair_scaled(mul(field->x[i], field->x[j]), pair_real(each)));
}

/* of: links of class a that count; NULL: all. */
static Product lever_product(const Field *field, const bool *of, int a, int b)
{
    Product sum = {.sliding = {ZERO, ZERO}};
    for (int i = 0; i <= field->n; i++)
        for (int j = 0; j <= field->n; j++)
            if (turns_with(field, i, a) && (!of || of[i]) && turns_with(field, j, b))
                product_add(field, &sum, i, j, masses(field, i, j));
    return sum;
}

/* The same by the direction, or how fast it grows (speed), of one that slides. */
static Product slide_product(const Field *field, const bool *of, int a, int slide, bool speed)
{
    Product sum = {.sliding = {ZERO, ZERO}};
    for (int i = 0; i <= field->n; i++) {
        if (!turns_with(field, i, a) || (of && !of[i]))
            continue;
        Flat each = masses(field, i, slide);
        Expr factor = is_slide(field, i) ? field->x[i] : ONE;
        if (speed)
            factor = mul(factor, field->rate[field->planar->slide[slide]]);
        if (expr_same(factor, ONE))
            sum.fixed = flat_plus(sum.fixed, each);
        else
            sum.sliding = pair_plus(sum.sliding, pair_scaled(factor, pair_real(each)));
    }
    return sum;
}

/* ---- inertia and bias ---- */

/* The row of a class, or of those of its links that turn alone (of). */
static void turning_row(const Field *field, const bool *of, int a, Expr *row)
{
    const Planar *planar = field->planar;
    for (int b = 0; b < planar->classes; b++) {
        Product product = lever_product(field, of, a, b);
        row[b] = turned(field, product.fixed, &product.sliding, a, b).x;
        Real inertia = 0;
        for (int i = 0; i < field->n; i++)
            if (b == a && planar->class_of[i] == a && (!of || of[i]))
                inertia += planar->inertia[i];
        row[b] = add(row[b], expr_real(inertia));
    }
    for (int k = 0; k < field->n; k++) {
        if (!is_slide(field, k))
            continue;
        Product product = slide_product(field, of, a, k, false);
        row[planar->slide[k]] =
            turned(field, product.fixed, &product.sliding, a, planar->class_of[k]).y;
    }
}

static void sliding_row(const Field *field, int link, Expr *row)
{
    const Planar *planar = field->planar;
    int a = planar->class_of[link];
    for (int b = 0; b < planar->classes; b++) {
        Product product = slide_product(field, NULL, b, link, false);
        row[b] = turned(field, product.fixed, &product.sliding, b, a).y;
    }
    for (int k = 0; k < field->n; k++)
        if (is_slide(field, k))
            row[planar->slide[k]] =
                planar_turned(field, masses(field, link, k), a, planar->class_of[k]).x;
}

void planar_inertia(const Field *field, Expr *M)
{
    int count = field->unknowns;
    graph_section("inertia");
    for (int a = 0; a < field->planar->classes; a++)
        turning_row(field, NULL, a, M + a * count);
    for (int k = 0; k < field->n; k++)
        if (is_slide(field, k))
            sliding_row(field, k, M + field->planar->slide[k] * count);
}

/* The weight's lever: levers of class a, by mass. */
static Product weight_of(const Field *field, const bool *of, int a)
{
    Product sum = {.sliding = {ZERO, ZERO}};
    for (int i = 0; i <= field->n; i++) {
        if (field->weightless || !turns_with(field, i, a) || (of && !of[i]))
            continue;
        Flat each = first_moment(field, i);
        if (is_slide(field, i))
            sum.sliding = pair_plus(sum.sliding, pair_scaled(field->x[i], pair_real(each)));
        else
            sum.fixed = flat_plus(sum.fixed, each);
    }
    return sum;
}

static Expr squared(Expr x)
{
    return mul(x, x);
}

static Expr turning_bias(const Field *field, const bool *of, int a)
{
    const Planar *planar = field->planar;
    Product weight = weight_of(field, of, a);
    Flat turned_back = flat_times(weight.fixed, flat_conjugate(planar->gravity));
    Pair sliding = pair_times(weight.sliding, pair_conjugate(pair_real(planar->gravity)));
    Expr sum = turned(field, turned_back, &sliding, PLANAR_BASE, a).y;
    for (int b = 0; b < planar->classes; b++) {
        Product product = lever_product(field, of, a, b);
        Expr cross = b == a && !of ? ZERO : turned(field, product.fixed, &product.sliding, a, b).y;
        sum = sub(sum, mul(squared(field->rate[b]), cross));
    }
    for (int k = 0; k < field->n; k++) {
        int b = is_slide(field, k) ? planar->class_of[k] : PLANAR_BASE;
        if (b == PLANAR_BASE)
            continue;
        Product product = slide_product(field, of, a, k, true);
        Expr along = turned(field, product.fixed, &product.sliding, a, b).x;
        sum = add(sum, mul(mul(expr_real(2), field->rate[b]), along));
    }
    return sum;
}

static Expr sliding_bias(const Field *field, int link)
{
    const Planar *planar = field->planar;
    int a = planar->class_of[link];
    Flat weight = field->weightless ? (Flat){0, 0} : first_moment(field, link);
    Expr sum = neg(
        planar_turned(field, flat_times(weight, flat_conjugate(planar->gravity)), PLANAR_BASE, a)
            .x);
    for (int b = 0; b < planar->classes; b++) {
        Product product = slide_product(field, NULL, b, link, false);
        Expr along = turned(field, product.fixed, &product.sliding, b, a).x;
        sum = sub(sum, mul(squared(field->rate[b]), along));
    }
    for (int k = 0; k < field->n; k++) {
        int b = is_slide(field, k) ? planar->class_of[k] : PLANAR_BASE;
        if (b == PLANAR_BASE)
            continue;
        Expr across = planar_turned(field, masses(field, link, k), a, b).y;
        sum = sub(sum, mul(mul(expr_real(2), field->rate[b]),
                           mul(field->rate[planar->slide[k]], across)));
    }
    return sum;
}

void planar_bias(const Field *field, Expr *h)
{
    graph_section("rates and gravity");
    for (int a = 0; a < field->planar->classes; a++)
        h[a] = turning_bias(field, NULL, a);
    for (int k = 0; k < field->n; k++)
        if (is_slide(field, k))
            h[field->planar->slide[k]] = sliding_bias(field, k);
}

/* ---- constraints ---- */

Pair planar_turned_way(const Field *field, Flat fixed, Pair sliding, int a, int b)
{
    return turned(field, fixed, &sliding, a, b);
}

Way planar_way(const Field *field, int loop, int c, const bool *of)
{
    Way way = {.sliding = {ZERO, ZERO}, .growing = {ZERO, ZERO}};
    const Flat *lever = field->planar->way + loop * (field->n + 1);
    for (int i = 0; i <= field->n; i++) {
        if (!turns_with(field, i, c) || (of && !of[i]))
            continue;
        if (!is_slide(field, i)) {
            way.fixed = flat_plus(way.fixed, lever[i]);
            continue;
        }
        Pair each = pair_real(lever[i]);
        way.sliding = pair_plus(way.sliding, pair_scaled(field->x[i], each));
        way.growing =
            pair_plus(way.growing, pair_scaled(field->rate[field->planar->slide[i]], each));
    }
    return way;
}

unsigned planar_axes(const Field *field, const PlanarPin *pin)
{
    unsigned axes = 0;
    for (int c = 0; c < field->planar->classes && c < 31 && pin->row[1] >= 0; c++) {
        Way way = planar_way(field, field->planar->row[pin->row[0]].loop, c, NULL);
        if (flat_length(way.fixed) > 0 && expr_is_zero(way.sliding.x) &&
            expr_is_zero(way.sliding.y))
            axes |= 1u << c;
    }
    return axes;
}

int planar_pins(const Field *field, const int *turned, PlanarPin *pins)
{
    const Planar *planar = field->planar;
    for (int k = 0; k < planar->pin_count; k++) {
        const PlanarRow *row = &planar->row[planar->pin[k].row[0]];
        PlanarPin *pin = &pins[k];
        *pin = (PlanarPin){{planar->pin[k].row[0], planar->pin[k].row[1]},
                           row->axes,
                           row->direction,
                           row->kind == ROW_ALONG};
        if (pin->row[1] < 0)
            continue;
        pin->relative = false; /* it holds its point */
        pin->direction = flat_scaled(1 / flat_length(row->direction), row->direction);
        int seen = turned ? turned[k] : 0;
        if (seen && planar_axes(field, pin) >> (seen - 1) & 1) {
            Flat lever = planar_way(field, row->loop, seen - 1, NULL).fixed;
            pin->axes = seen - 1;
            pin->direction = flat_scaled(1 / flat_length(lever), lever);
        }
    }
    return planar->pin_count;
}

static Flat direction_for(const PlanarPin *pin, int which)
{
    Flat left = {-pin->direction.y, pin->direction.x};
    return flat_conjugate(which ? left : pin->direction);
}

void planar_constraints(const Field *field, const PlanarPin *pins, int count, Expr *A, Expr *gamma)
{
    const Planar *planar = field->planar;
    int n = field->unknowns, at = 0;
    for (int p = 0; p < count; p++)
        for (int which = 0; which < 2 && pins[p].row[which] >= 0; which++, at++) {
            const PlanarPin *pin = &pins[p];
            int loop = planar->row[pin->row[0]].loop, x = pin->axes;
            Flat u = direction_for(pin, which);
            graph_section("loop %d", loop + 1);
            for (int k = 0; k < n; k++)
                A[at * n + k] = ZERO;
            gamma[at] = ZERO;
            Expr seen = pin->relative && x >= 0 ? field->rate[x] : ZERO, own = ZERO;
            for (int c = PLANAR_BASE; c < planar->classes; c++) {
                Way way = planar_way(field, loop, c, NULL);
                if (c == x && pin->relative)
                    continue;
                if (c == PLANAR_BASE && !pin->relative)
                    continue;
                Expr rate = sub(c < 0 ? ZERO : field->rate[c], seen);
                Pair sliding = pair_times(pair_real(u), way.sliding),
                     growing = pair_times(pair_real(u), way.growing);
                Pair lever = turned(field, flat_times(u, way.fixed), &sliding, x, c);
                Pair grows = turned(field, (Flat){0, 0}, &growing, x, c);
                if (c >= 0)
                    A[at * n + c] = add(A[at * n + c], neg(lever.y));
                own = add(own, lever.y);
                gamma[at] = sub(gamma[at], mul(squared(rate), lever.x));
                gamma[at] = sub(gamma[at], mul(mul(expr_real(2), rate), grows.y));
            }
            if (pin->relative && x >= 0)
                A[at * n + x] = add(A[at * n + x], own);
            for (int k = 0; k < field->n; k++)
                if (is_slide(field, k))
                    A[at * n + planar->slide[k]] =
                        planar_turned(field, flat_times(u, planar->way[loop * (field->n + 1) + k]),
                                      x, planar->class_of[k])
                            .x;
        }
}

/* ---- forces ---- */

/* What a pin's force does to those links of class a that turn alone. */
static Expr moment_of(const Field *field, const PlanarPin *pin, const Expr *force, const bool *of,
                      int a)
{
    const Planar *planar = field->planar;
    int loop = planar->row[pin->row[0]].loop;
    Way own = planar_way(field, loop, a, of);
    Expr sum = ZERO;
    for (int which = 0; which < 2 && pin->row[which] >= 0; which++) {
        Flat u = direction_for(pin, which);
        Pair sliding = pair_times(pair_real(u), own.sliding);
        Expr lever = neg(turned(field, flat_times(u, own.fixed), &sliding, pin->axes, a).y);
        int from = field->arm->robot->loops[loop].from;
        if (pin->relative && from >= 0 && planar->turner[from] >= 0 && of[planar->turner[from]])
            for (int c = PLANAR_BASE; c < planar->classes; c++) {
                Way way = planar_way(field, loop, c, NULL);
                Pair all = pair_times(pair_real(u), way.sliding);
                lever = add(lever, turned(field, flat_times(u, way.fixed), &all, pin->axes, c).y);
            }
        sum = add(sum, mul(force[which], lever));
    }
    return sum;
}

/* The moment of a loop that does not let its links turn against each other: what is missing to the
   equation of all that turns with one of them when the loop is cut. */
static Expr locked_moment(const Field *field, int row, const PlanarPin *pins, int count,
                          const Expr *force, const Expr *accelerations, const Expr *tau)
{
    const Arm *arm = field->arm;
    const Planar *planar = field->planar;
    int n = field->n;
    bool *side = arena_array(field->arena, bool, n + 1);
    planar_side(arm->robot, arm->robot->closure, planar, row, side);
    int to = arm->robot->loops[planar->row[row].loop].to;
    int a = to < 0 ? PLANAR_BASE : planar->class_of[to];
    bool other = side[n];
    for (int i = 0; i <= n && other; i++)
        side[i] = turns_with(field, i, a) && !side[i];
    Expr *of_row = arena_array(field->arena, Expr, field->unknowns);
    Expr sum = turning_bias(field, side, a);
    turning_row(field, side, a, of_row);
    for (int k = 0; k < field->unknowns; k++)
        sum = add(sum, mul(of_row[k], accelerations[k]));
    for (int i = 0; i < n; i++) {
        int p = arm->link[i].parent;
        int inner = p < 0 ? -1 : planar->turner[p];
        bool turns = planar->sense[i] && side[i],
             held = planar->sense[i] && inner >= 0 && side[inner];
        if (turns != held)
            sum = (planar->sense[i] > 0) == turns ? sub(sum, tau[i]) : add(sum, tau[i]);
    }
    for (int p = 0, at = 0; p < count; at += pins[p++].row[1] >= 0 ? 2 : 1)
        sum = sub(sum, moment_of(field, &pins[p], force + at, side, a));
    Expr share = expr_real((other ? -1 : 1) / planar->row[row].slope);
    return mul(share, sum);
}

void planar_forces(const Field *field, const PlanarPin *pins, int count, const Expr *force,
                   const Expr *accelerations, const Expr *tau, Expr *lambda)
{
    const Planar *planar = field->planar;
    int rank = field->arm->robot->closure->rank, at = 0;
    graph_section("forces of the loops");
    for (int p = 0; p < count; p++) {
        const PlanarPin *pin = &pins[p];
        const PlanarRow *first = &planar->row[pin->row[0]];
        if (pin->row[1] < 0) {
            lambda[pin->row[0]] = force[at++];
            continue;
        }
        Flat a = first->direction, b = planar->row[pin->row[1]].direction;
        Real det = a.x * b.y - a.y * b.x;
        Pair along = planar_turned(field, pin->direction, first->axes, pin->axes);
        Pair f = pair_times((Pair){force[at], force[at + 1]}, along);
        at += 2;
        lambda[pin->row[0]] = sub(mul(expr_real(b.y / det), f.x), mul(expr_real(b.x / det), f.y));
        lambda[pin->row[1]] = sub(mul(expr_real(a.x / det), f.y), mul(expr_real(a.y / det), f.x));
    }
    for (int k = 0; k < rank; k++)
        if (planar->row[k].kind == ROW_ANGLE)
            lambda[k] = locked_moment(field, k, pins, count, force, accelerations, tau);
}
