/* fijany_bejczy.c: inertia matrix, Renaud's composite bodies with their forces carried inwards.

   A. Fijany, A. K. Bejczy, "An efficient algorithm for computation of the manipulator inertia
   matrix", Journal of Robotic Systems 7, 1990; equation numbers of the appendix of S.-K. Lin, "A
   new composite body method for manipulator dynamics", Journal of Robotic Systems 8, 1991. All
   axes, levers, forces and moments are first written in one frame; then carrying a moment from one
   joint to the next takes no rotation. */
#include "algorithm/renaud.h"

#include "algorithm/algorithms.h"

/* The one frame. That of joint 2 or that of the tip need the fewest rotations. */
enum { FRAME = 1 };

/* clang-format off */
static void in_frame(const Arm *arm, int k, Expr *H)
{
    int n = arm->n;
    Mat3 R[MAX_JOINTS];                  /* from frame i to frame k */
    Vec3 u[MAX_JOINTS], s[MAX_JOINTS];   /* axis of joint i, lever from it to joint i + 1 */
    Arena *scratch = arena_new();
    const RenaudBody *body = renaud_bodies(arm, scratch);

    graph_section("all joints in frame %d", k + 1);
    R[k] = mat_identity(ONE);
    for (int i = k + 1; i < n; i++)
        for (int row = 0; row < 3; row++)
            R[i].row[row] = to_link(arm, i, R[i - 1].row[row]);
    for (int i = k - 1; i >= 0; i--)
        for (int row = 0; row < 3; row++)
            R[i].row[row] = to_parent(arm, i + 1, R[i + 1].row[row]);
    for (int i = 0; i < n; i++) {
        u[i] = mul(R[i], axis_z());
        s[i] = i + 1 < n ? mul(R[i], arm->link[i + 1].a) : vec_zero();
        vec_name(u[i], "u", i + 1);
        vec_name(s[i], "s", i + 1);
    }

    for (int j = 0; j < n; j++) {
        graph_section("column %d", j + 1);
        H[j * n + j] = arm->link[j].revolute ? body[j].t.z : body[j].f.z;               /* (A12) */
        Vec3 f = mul(R[j], body[j].f), t = mul(R[j], body[j].t);
        vec_name(f, "f", j + 1);
        vec_name(t, "t", j + 1);
        for (int m = j - 1; m >= 0; m--) {
            t = add(t, cross(s[m], f));                                                 /* (A15) */
            H[m * n + j] = H[j * n + m] = dot(u[m], arm->link[m].revolute ? t : f);     /* (A13) */
        }
    }
    arena_free(scratch);
}
/* clang-format on */

void fijany_bejczy(const Arm *arm, Expr *H)
{
    in_frame(arm, arm->n > FRAME ? FRAME : 0, H);
}

/* That of the end-effector, as the authors propose too. */
void fijany_bejczy_tip(const Arm *arm, Expr *H)
{
    in_frame(arm, arm->n - 1, H);
}
