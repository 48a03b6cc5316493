/* inverse_kinematics.c: one step of numerical inverse kinematics by damped least squares, for a
   controller that calls it again and again:

       q_next = q + J^T (J J^T + lambda E)^-1 e        e: to the target, from where the tool is

   (with quaternions, the step of these velocities).

   C. W. Wampler, "Manipulator inverse kinematic solutions based on vector formulations and damped
   least-squares methods", IEEE Trans. Systems, Man, and Cybernetics 16, 1986. The turn that is left
   is taken as half the sum of the axes' cross products: its angle's sine along its axis, which has
   no branch. The damping grows with the error, lambda = 1e-6 + e.e / 2 (T. Sugihara, "Solvability-
   unconcerned inverse kinematics by the Levenberg-Marquardt method", IEEE Trans. Robotics 27,
   2011): far away and where the target is out of reach steps stay small, near it they are Newton's.
   A metre weighs as much as a radian. */
#include "algorithm/algorithms.h"

enum { TWIST = 6 };

/* What is left to go: shift, then turn, in world axes. */
void error_to_target(const Arm *arm, Expr *e) /* TWIST */
{
    Expr tool[12];
    forward_kinematics(arm, tool);
    graph_section("way to the target");
    Vec3 turn = vec_zero();
    for (int k = 0; k < 3; k++) {
        Vec3 is = vec3(tool[k], tool[3 + k], tool[6 + k]);
        Vec3 wanted = vec3(expr_input("R", k), expr_input("R", 3 + k), expr_input("R", 6 + k));
        turn = add(turn, cross(is, wanted));
    }
    turn = mul(expr_real((Real)0.5), turn);
    Expr turns[] = {turn.x, turn.y, turn.z};
    for (int k = 0; k < TWIST; k++)
        e[k] = k < 3 ? sub(expr_input("p", k), tool[9 + k]) : turns[k - 3];
}

/* By the smaller of two systems: J J^T + lambda E, as wide as a twist, or J^T J + lambda E, as wide
   as there are joints that move the tool (joint[i], count of them). */
static void step(const Arm *arm, const Expr *J, const Expr *e, Expr lambda, const int *joint,
                 int count, Expr *out)
{
    int n = arm->n;
    bool wide = count > TWIST;
    Arena *scratch = arena_new();
    Arm system = *arm; /* for its elimination */
    system.n = wide ? TWIST : count;
    Expr *A = arena_array(scratch, Expr, system.n * system.n);
    Expr *b = arena_array(scratch, Expr, system.n), *x = arena_array(scratch, Expr, system.n);
    graph_section("damped normal equations");
    for (int i = 0; i < system.n; i++) {
        b[i] = wide ? e[i] : ZERO;
        for (int k = 0; k < TWIST && !wide; k++)
            b[i] = add(b[i], mul(J[k * n + joint[i]], e[k]));
        for (int j = 0; j <= i; j++) {
            Expr sum = i == j ? lambda : ZERO;
            for (int k = 0; k < (wide ? count : TWIST); k++)
                sum = add(sum, wide ? mul(J[i * n + joint[k]], J[j * n + joint[k]])
                                    : mul(J[k * n + joint[i]], J[k * n + joint[j]]));
            A[i * system.n + j] = A[j * system.n + i] = sum;
        }
    }
    solve_symmetric(&system, A, b, x);
    graph_section("step");
    for (int i = 0; i < count; i++) {
        Expr way = wide ? ZERO : x[i];
        for (int k = 0; k < TWIST && wide; k++)
            way = add(way, mul(J[k * n + joint[i]], x[k]));
        out[joint[i]] = add(out[joint[i]], way);
    }
    arena_free(scratch);
}

void damped_step(const Arm *arm, const Expr *J, const Expr *e, Expr *q)
{
    int n = arm->n, count = 0, joint[MAX_JOINTS];
    Expr lambda = expr_real((Real)1e-6), squares = ZERO;
    for (int k = 0; k < TWIST; k++)
        squares = add(squares, mul(e[k], e[k]));
    lambda = add(lambda, mul(expr_real((Real)0.5), squares));
    for (int i = 0; i < n; i++) {
        bool moves_tool = false;
        for (int k = 0; k < TWIST; k++)
            moves_tool = moves_tool || !expr_is_zero(J[k * n + i]);
        if (moves_tool)
            joint[count++] = i;
    }
    if (count)
        step(arm, J, e, lambda, joint, count, q);
}

/* The positions after a step; quaternions that do not move the tool stay bit by bit. */
static void move_by(const Arm *arm, const Expr *way, Expr *q_next)
{
    arm_integrate(arm, way, q_next);
    for (int i = 0; i < arm->n; i++) {
        const Link *link = &arm->robot->links[i];
        bool moves = link->run == 0 || link->part > 0;
        for (int k = 0; k < link->run && !moves; k++)
            moves = !expr_is_zero(way[i + k]);
        for (int k = 0; !moves && k <= link->run; k++)
            q_next[link->position + k] = expr_input("q", link->position + k);
    }
}

void inverse_kinematics_step(const Arm *arm, Expr *q_next)
{
    Arena *scratch = arena_new();
    Expr *J = arena_array(scratch, Expr, TWIST * arm->n), e[TWIST];
    Expr *way = arena_array(scratch, Expr, arm->n);
    error_to_target(arm, e);
    jacobian(arm, J);
    for (int i = 0; i < arm->n; i++)
        way[i] = ZERO;
    damped_step(arm, J, e, way);
    move_by(arm, way, q_next);
    arena_free(scratch);
}
