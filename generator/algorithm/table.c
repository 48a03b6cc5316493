/* table.c: the functions and the algorithms, one row each. */
#include "algorithm/algorithms.h"
#include "algorithm/function.h"

#include <string.h>

/* clang-format off */
const Function functions[FUNCTION_COUNT] = {
    {INVERSE_DYNAMICS,   "inverse-dynamics",   "id",   "inverse_dynamics",   "joint torques (forces) for the motion",
     {"q", "qd", "qdd"}, {{"tau", SIZE_N}}},
    {INERTIA_MATRIX,     "inertia-matrix",     "im",   "inertia_matrix",     "symmetric, row-major",
     {"q"},              {{"M", SIZE_NN}}},
    {BIAS,               "bias",               NULL,   "bias",               "Coriolis, centrifugal, gravity, friction",
     {"q", "qd"},        {{"b", SIZE_N}}},
    {GRAVITY,            "gravity",            NULL,   "gravity",            "torques that hold the arm still",
     {"q"},              {{"g", SIZE_N}}},
    {FORWARD_DYNAMICS,   "forward-dynamics",   "fd",   "forward_dynamics",   "accelerations for the torques",
     {"q", "qd", "tau"}, {{"qdd", SIZE_N}}},
    {FORWARD_KINEMATICS, "forward-kinematics", "fk",   "forward_kinematics", "tool in the world: axes as columns of R, origin p",
     {"q"},              {{"R", SIZE_9}, {"p", SIZE_3}}},
    {JACOBIAN,           "jacobian",           "jac",  "jacobian",           "6 x n: linear rows, then angular, world axes, at the tool",
     {"q"},              {{"J", SIZE_6N}}},
    {INERTIA_SOLVE,      "inertia-solve",      NULL,   "inertia_solve",      "M^-1 phi",
     {"q", "phi"},       {{"qdd", SIZE_N}}},
    {ENERGY,             "energy",             NULL,   "energy",             "kinetic, potential (zero at the world's origin)",
     {"q", "qd"},        {{"e", SIZE_2}}},
};

const Algorithm algorithms[] = {
    {"kane", INVERSE_DYNAMICS, kane, .published = true, .M = {0, 0, 105, -109}, .A = {0, 0, 90, -105},
     .citation = "Angeles, Ma & Rojas 1989: Kane's equations, recursively"},
    {"newton-euler", INVERSE_DYNAMICS, newton_euler, .chain_only = true,
     .published = true, .M = {0, 0, 150, -48}, .A = {0, 0, 131, -48},
     .citation = "Luh, Walker & Paul 1980, as Swartz's Inverse Arm 1982"},
    {"walker-orin", INERTIA_MATRIX, walker_orin, .chain_only = true,
     .published = true, .M = {0, 11, 53, -74}, .A = {0, 8, 52, -62},
     .citation = "Walker & Orin 1982, method 3: composite bodies"},
    {"walker-orin", INERTIA_SOLVE, walker_orin_solve, newton_euler, .chain_only = true,
     .published = true, .M = {1.0 / 6, 23.0 / 2, 115.0 / 3, -47}, .A = {1.0 / 6, 7, 233.0 / 6, -46},
     .citation = "Walker & Orin 1982: composite bodies, then elimination"},
    {"tool", FORWARD_KINEMATICS, forward_kinematics, .citation = "the tool's frame carried inwards"},
    {"frames", JACOBIAN, jacobian, .citation = "joint axes in the world, crossed with the lever to the tool"},
    {"links", ENERGY, energy, .citation = "sum over the links"},
};
/* clang-format on */

const int algorithm_count = (int)COUNT(algorithms);
