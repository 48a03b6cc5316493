/* table.c: inputs, functions, the relations that hold between them, and algorithms, one row each.
 */
#include "algorithm/algorithms.h"
#include "algorithm/function.h"

#include <string.h>

/* clang-format off */
const Input known_inputs[] = {
    {"q",      {{POSITION_COUNT}}, "rad (m)",         "joint positions: 0,0.1,pi/2",      .golden_range = 3.125}, /* where a joint slides: 1 */
    {"qd",     {{DOF}}, "rad/s (m/s)",     "joint velocities",                 .golden_range = 2},
    {"qdd",    {{DOF}}, "rad/s^2 (m/s^2)", "joint accelerations",              .golden_range = 8},
    {"wrench", {{6}},   "N, then N m",     "on the tool",                      .golden_range = 8},     /* of a moment: half */
    {"tau",    {{DOF}}, "N m (N)",         "joint torques",                    .golden_range = 0},     /* those of the motion */
    {"phi",    {{DOF}}, "N m (N)",         "right-hand side of inertia-solve", .stand_in = "tau"},
    {"base_w",  {{3}},  "rad/s",           "the base's angular velocity",      .golden_range = 2},
    {"base_wd", {{3}},  "rad/s^2",         "its angular acceleration",         .golden_range = 4},
    {"base_a",  {{3}},  "m/s^2",           "acceleration of its origin",       .golden_range = 4},
    {"R",       {{3, 3}}, "",              "of ik: the target's axes, row by row", .golden_range = 1, .golden = "target_R"},
    {"p",       {{3}},  "m",               "of ik: the target's origin",       .golden_range = 1, .golden = "target_p"},
    {"step",   {{DOF}}, "rad (m)",         "velocities held for a unit of time", .golden_range = 2},
};

#define COMPOSITE_NEEDS "branches or quaternions; for chains there is walker-orin"
#define LOADS (EXTRA_PAYLOAD | EXTRA_LINKS)

const Function functions[FUNCTION_COUNT] = {
    {INVERSE_DYNAMICS, "inverse-dynamics", {"id", "rnea"}, "inverse_dynamics",
     "joint torques (forces) for the motion",
     {"q", "qd", "qdd"}, {{"tau", {{DOF}}, .quantity = TORQUES}},
     .extras = LOADS | EXTRA_FRICTION | EXTRA_WRENCH | EXTRA_BASE, .named = true, .recipe = recipe_torques, .check = "ID"},

    {INERTIA_MATRIX, "inertia-matrix", {"im", "crba", "mass-matrix"}, "inertia_matrix",
     "symmetric, row-major",
     {"q"}, {{"M", {{DOF, DOF}}, .quantity = INERTIAS, .times = "qdd"}},
     .extras = LOADS, .named = true, .recipe = recipe_matrix, .check = "IM"},

    {BIAS, "bias", {"nle"}, "bias",
     "Coriolis, centrifugal, gravity, friction",
     {"q", "qd"}, {{"b", {{DOF}}, .quantity = TORQUES}},
     .extras = LOADS | EXTRA_FRICTION | EXTRA_WRENCH | EXTRA_BASE, .named = true, .by = &functions[INVERSE_DYNAMICS],
     .recipe = recipe_torques},

    {GRAVITY, "gravity", {NULL}, "gravity",
     "torques that hold the arm still",
     {"q"}, {{"g", {{DOF}}, .quantity = TORQUES}},
     .extras = LOADS, .by = &functions[INVERSE_DYNAMICS], .recipe = recipe_torques_at_rest},

    {FORWARD_DYNAMICS, "forward-dynamics", {"fd", "aba"}, "forward_dynamics",
     "accelerations for the torques",
     {"q", "qd", "tau"}, {{"qdd", {{DOF}}, .quantity = ACCELERATIONS}},
     .extras = LOADS | EXTRA_FRICTION | EXTRA_WRENCH, .named = true, .solves = true,
     .by = &functions[INERTIA_SOLVE], .by_bias = true, .recipe = recipe_accelerations, .check = "FD"},

    {FORWARD_KINEMATICS, "forward-kinematics", {"fk"}, "forward_kinematics",
     "tool in the world: axes as columns of R, origin p",
     {"q"}, {{"R", {{3, 3}}, .quantity = ROTATIONS}, {"p", {{3}}, .quantity = LENGTHS}},
     .extras = EXTRA_TOOL | EXTRA_TOOLS, .check = "FK"},

    {JACOBIAN, "jacobian", {"jac"}, "jacobian",
     "6 x n: linear rows, then angular, world axes, at the tool",
     {"q"}, {{"J", {{6, DOF}}, .quantity = TWISTS_PER_RATE, .times = "qd"}},
     .extras = EXTRA_TOOL | EXTRA_TOOLS},

    {INERTIA_SOLVE, "inertia-solve", {NULL}, "inertia_solve",
     "M^-1 phi",
     {"q", "phi"}, {{"qdd", {{DOF}}, .quantity = ACCELERATIONS}},
     .extras = LOADS, .named = true, .solves = true, .recipe = recipe_solution, .check = "SOLVE"},

    {ENERGY, "energy", {NULL}, "energy",
     "kinetic, potential (zero at the world's origin)",
     {"q", "qd"}, {{"e", {{2}}, .quantity = ENERGIES, .columns = {"kinetic", "potential"}}},
     .extras = LOADS},

    {JACOBIAN_BIAS, "jacobian-bias", {NULL}, "jacobian_bias",
     "the tool's acceleration at qdd = 0: linear, then angular, world axes",
     {"q", "qd"}, {{"Jb", {{6}}, .quantity = TWIST_ACCELERATIONS}},
     .extras = EXTRA_TOOL, .by_name_only = true},

    {FRAMES, "frames", {NULL}, "frames",
     "the links' frames, as the robot file lays them, in the world: 3 x 3 axes R and origin p of each",
     {"q"}, {{"R", {{DOF, 3, 3}}, .quantity = ROTATIONS}, {"p", {{DOF, 3}}, .quantity = LENGTHS}},
     .by_name_only = true},

    {CENTRE_OF_MASS, "centre-of-mass", {"com"}, "centre_of_mass",
     "of all moving links, in the world",
     {"q"}, {{"p", {{3}}, .quantity = LENGTHS}},
     .extras = LOADS, .by_name_only = true},

    {CENTRE_OF_MASS_JACOBIAN, "centre-of-mass-jacobian", {NULL}, "centre_of_mass_jacobian",
     "3 x n, row-major: the mass centre's velocity in the world is Jc qd",
     {"q"}, {{"Jc", {{3, DOF}}, .quantity = LENGTHS_PER_RATE, .times = "qd"}},
     .extras = LOADS, .by_name_only = true},

    {INERTIA_INVERSE, "inertia-inverse", {"minv"}, "inertia_inverse",
     "M^-1, symmetric, row-major",
     {"q"}, {{"Minv", {{DOF, DOF}}, .quantity = INVERSE_INERTIAS, .times = "tau"}},
     .extras = LOADS, .by_name_only = true, .solves = true,
     .by = &functions[INERTIA_MATRIX], .recipe = recipe_inverse},

    {INERTIA_FACTORS, "inertia-factors", {"udu"}, "inertia_factors",
     "M = U D U^T, U upper triangular with ones on its diagonal, row-major; D diagonal",
     {"q"}, {{"U", {{DOF, DOF}}, .quantity = FACTORS, .times = "qdd"}, {"D", {{DOF}}, .quantity = PIVOTS}},
     .extras = LOADS, .by_name_only = true, .solves = true,
     .by = &functions[INERTIA_MATRIX], .recipe = recipe_factors},

    {JACOBIAN_DERIVATIVE, "jacobian-derivative", {"jdot"}, "jacobian_derivative",
     "dJ/dt, laid out as the Jacobian",
     {"q", "qd"}, {{"Jd", {{6, DOF}}, .quantity = TWISTS_PER_POSITION, .times = "qdd"}},
     .extras = EXTRA_TOOL, .by_name_only = true},

    {MOMENTUM, "momentum", {NULL}, "momentum",
     "of all moving links but their rotors: linear, then angular about the mass centre, world axes",
     {"q", "qd"}, {{"h", {{6}}, .quantity = MOMENTA}},
     .extras = LOADS, .by_name_only = true},

    {MOMENTUM_MATRIX, "momentum-matrix", {NULL}, "momentum_matrix",
     "6 x n, row-major: the momentum is A qd",
     {"q"}, {{"A", {{6, DOF}}, .quantity = MOMENTA_PER_RATE, .times = "qd"}},
     .extras = LOADS, .by_name_only = true},

    {REACTIONS, "reactions", {NULL}, "reactions",
     "a row per joint: force, then moment about the joint's point, that the parent exerts on the link, link's axes",
     {"q", "qd", "qdd"}, {{"w", {{DOF, 6}}, .quantity = WRENCHES}},
     .extras = LOADS, .by_name_only = true},

    {CORIOLIS_MATRIX, "coriolis-matrix", {"coriolis"}, "coriolis_matrix",
     "Christoffel's: C qd is the bias without gravity and friction, C + C^T the rate of M",
     {"q", "qd"}, {{"C", {{DOF, DOF}}, .quantity = TORQUES_PER_RATE, .times = "qdd"}},
     .extras = LOADS, .by_name_only = true, .named = true,
     .by = &functions[INERTIA_MATRIX], .derived = true, .recipe = recipe_coriolis},

    {INVERSE_DYNAMICS_DERIVATIVES, "inverse-dynamics-derivatives", {"did"}, "inverse_dynamics_derivatives",
     "row i: torque i, friction included, by each position; and by each rate",
     {"q", "qd", "qdd"}, {{"dtau_dq", {{DOF, DOF}}, .quantity = TORQUES_PER_POSITION, .times = "qdd"},
                          {"dtau_dqd", {{DOF, DOF}}, .quantity = TORQUES_PER_RATE, .times = "qdd"}},
     .extras = LOADS | EXTRA_FRICTION, .by_name_only = true, .named = true,
     .by = &functions[INVERSE_DYNAMICS], .derived = true, .recipe = recipe_torque_derivatives},

    {FORWARD_DYNAMICS_DERIVATIVES, "forward-dynamics-derivatives", {"dfd"}, "forward_dynamics_derivatives",
     "accelerations for the torques; row i: acceleration i by each position, by each rate, by each torque (M^-1)",
     {"q", "qd", "tau"}, {{"qdd", {{DOF}}, .quantity = ACCELERATIONS},
                          {"dqdd_dq", {{DOF, DOF}}, .quantity = SOLVED_PER_POSITION, .times = "qdd"},
                          {"dqdd_dqd", {{DOF, DOF}}, .quantity = SOLVED_PER_RATE, .times = "qdd"},
                          {"dqdd_dtau", {{DOF, DOF}}, .quantity = INVERSE_INERTIAS, .times = "tau"}},
     .extras = LOADS | EXTRA_FRICTION, .by_name_only = true, .named = true, .solves = true,
     .recipe = recipe_acceleration_derivatives},

    {REGRESSOR, "regressor", {NULL}, "regressor",
     "tau = Y pi: columns by the links' parameters, then by friction and rotors",
     {"q", "qd", "qdd"}, {{"Y", {{DOF, COLUMNS}}, .quantity = REGRESSORS}},
     .by_name_only = true, .single_joints = true, .most_joints = 64, .recipe = recipe_regressor},

    {BASE_REGRESSOR, "base-regressor", {NULL}, "base_regressor",
     "tau = Y beta: columns by base parameters, the fewest that give the torques",
     {"q", "qd", "qdd"}, {{"Y", {{DOF, COLUMNS}}, .quantity = REGRESSORS}},
     .by_name_only = true, .single_joints = true, .most_joints = 64, .recipe = recipe_regressor, .base = true},

    {INVERSE_KINEMATICS_STEP, "inverse-kinematics-step", {"ik"}, "inverse_kinematics_step",
     "a step towards where the tool's axes are the columns of R and its origin is p, world axes",
     {"q", "R", "p"}, {{"q_next", {{DOF}}, .quantity = POSITIONS}},
     .extras = EXTRA_TOOL | EXTRA_TOOLS, .by_name_only = true, .single_joints = true},
    {POSITION_RATES, "position-rates", {NULL}, "position_rates",
     "dq/dt: qd, but for quaternions and the places of free joints",
     {"q", "qd"}, {{"dq_dt", {{POSITION_COUNT}}, .quantity = PLACES}},
     .by_name_only = true, .of_quaternions = true},

    {INTEGRATE, "integrate", {NULL}, "integrate",
     "positions after qd = step for a unit of time",
     {"q", "step"}, {{"q_next", {{POSITION_COUNT}}, .quantity = PLACES}},
     .by_name_only = true, .of_quaternions = true},
};

const Relation relations[] = {
    {"INVERSE", NULL, HAS(INVERSE_DYNAMICS) | HAS(INERTIA_MATRIX) | HAS(BIAS), 0,
     .meaning = "inverse dynamics = M qdd + bias"},
    {"FORWARD", NULL, HAS(INVERSE_DYNAMICS) | HAS(FORWARD_DYNAMICS), 0,
     .meaning = "forward dynamics(inverse dynamics(qdd)) = qdd"},
    {"FORWARD", "forward_matrix", HAS(INERTIA_MATRIX) | HAS(BIAS) | HAS(FORWARD_DYNAMICS), HAS(INVERSE_DYNAMICS),
     .meaning = "forward dynamics(M qdd + bias) = qdd"},
    {"SOLVE", NULL, HAS(INERTIA_MATRIX) | HAS(INERTIA_SOLVE), 0,
     .meaning = "inertia solve(M qdd) = qdd"},
    {"SYMMETRIC", NULL, HAS(INERTIA_MATRIX), 0, .magnitudes = true,
     .meaning = "M is symmetric"},
    {"DEFINITE", NULL, HAS(INERTIA_MATRIX), 0,
     .meaning = "M is positive definite"},
    {"GRAVITY", NULL, HAS(GRAVITY) | HAS(BIAS), 0,
     .meaning = "gravity = bias at rest"},
    {"GRAVITY", NULL, HAS(GRAVITY) | HAS(INVERSE_DYNAMICS), HAS(BIAS),
     .meaning = "gravity = inverse dynamics at rest"},
    {"KINETIC", NULL, HAS(ENERGY) | HAS(INERTIA_MATRIX), 0, .magnitudes = true,
     .meaning = "kinetic energy = qd M qd / 2"},
    {"POTENTIAL", NULL, HAS(ENERGY) | HAS(GRAVITY), 0, .magnitudes = true,
     .meaning = "gravity = gradient of the potential energy"},
    {"POWER", NULL, HAS(ENERGY) | HAS(INVERSE_DYNAMICS), 0, .magnitudes = true,
     .meaning = "power of the torques without friction = d(energy)/dt"},
    {"POWER", NULL, HAS(ENERGY) | HAS(BIAS), HAS(INVERSE_DYNAMICS), .magnitudes = true,
     .meaning = "power of the bias without friction = d(energy)/dt"},
    {"ROTATION", NULL, HAS(FORWARD_KINEMATICS), 0, .for_tools = true,
     .meaning = "R of forward kinematics is a rotation"},
    {"JACOBIAN", NULL, HAS(FORWARD_KINEMATICS) | HAS(JACOBIAN), 0, .for_tools = true, .magnitudes = true,
     .meaning = "Jacobian = derivative of forward kinematics"},
    {"JACOBIAN_BIAS", NULL, HAS(JACOBIAN) | HAS(JACOBIAN_BIAS), 0,
     .meaning = "Jacobian bias = derivative of J qd"},
    {"CENTRE_OF_MASS", NULL, HAS(CENTRE_OF_MASS) | HAS(CENTRE_OF_MASS_JACOBIAN), 0, .magnitudes = true,
     .meaning = "Jacobian of the mass centre = derivative of its place"},
    {"INVERTED", NULL, HAS(INERTIA_MATRIX) | HAS(INERTIA_INVERSE), 0,
     .meaning = "M^-1 (M qdd) = qdd"},
    {"FACTORS", NULL, HAS(INERTIA_MATRIX) | HAS(INERTIA_FACTORS), 0,
     .meaning = "M = U D U^T"},
    {"JACOBIAN_DERIVATIVE", NULL, HAS(JACOBIAN_BIAS) | HAS(JACOBIAN_DERIVATIVE), 0,
     .meaning = "Jacobian bias = derivative of the Jacobian times qd"},
    {"MOMENTUM", NULL, HAS(MOMENTUM) | HAS(MOMENTUM_MATRIX), 0,
     .meaning = "momentum = momentum matrix times qd"},
    {"CORIOLIS", NULL, HAS(INERTIA_MATRIX) | HAS(CORIOLIS_MATRIX), 0, .magnitudes = true,
     .meaning = "C + C^T = dM/dt"},
    {"REGRESSOR", NULL, HAS(INVERSE_DYNAMICS) | HAS(REGRESSOR), 0, .magnitudes = true, .unloaded = true,
     .meaning = "inverse dynamics = Y pi"},
    {"BASE_REGRESSOR", NULL, HAS(INVERSE_DYNAMICS) | HAS(BASE_REGRESSOR), 0, .magnitudes = true, .unloaded = true,
     .meaning = "inverse dynamics = Y beta, by base parameters"},
};

#define MODES(of, torques, chains)                                                                 \
    {"forward-mode:" of, INVERSE_DYNAMICS_DERIVATIVES, forward_mode_##torques, .aside = true,      \
     .chain_only = (chains), .citation = "forward mode over " of},                                 \
    {"reverse-mode:" of, INVERSE_DYNAMICS_DERIVATIVES, reverse_mode_##torques, .aside = true,      \
     .chain_only = (chains), .citation = "reverse mode over " of},
#define SPEEDS_OF_A_LINK                                                                              \
    .chain_only = true, .base_at_rest = true, .suits = kane_partial_middle_suits,                     \
    .breaks = "where the first three axes lie in one plane (sin(theta2) = 0)",                        \
    .needs = "a chain that begins with three revolute joints, neighbouring axes not parallel"

const Algorithm algorithms[] = {
    {"kane", INVERSE_DYNAMICS, kane, .published = true, .M = {0, 0, 105, -109}, .A = {0, 0, 90, -105},
     .citation = "Angeles, Ma & Rojas 1989: Kane's equations, recursively"},
    {"newton-euler", INVERSE_DYNAMICS, newton_euler, .chain_only = true,
     .published = true, .M = {0, 0, 150, -48}, .A = {0, 0, 131, -48},
     .citation = "Luh, Walker & Paul 1980, as Swartz's Inverse Arm 1982"},
    {"hollerbach", INVERSE_DYNAMICS, hollerbach,
     .published = true, .M = {0, 0, 412, -277}, .A = {0, 0, 320, -201},
     .citation = "Hollerbach 1980: recursive Lagrangian with 3x3 matrices"},
    {"khalil", INVERSE_DYNAMICS, khalil,
     .published = true, .M = {0, 0, 105, -92}, .A = {0, 0, 94, -86},
     .bias_M = {0, 0, 101, -129}, .bias_A = {0, 0, 90, -118},
     .citation = "Khalil & Kleinfinger 1987: Newton-Euler, inertias about the frames' origins"},
    {"khalil-base", INVERSE_DYNAMICS, khalil_base,
     .citation = "Khalil & Kleinfinger 1987: the same with base inertial parameters"},
    {"balafoutis", INVERSE_DYNAMICS, balafoutis,
     .published = true, .bias_M = {0, 0, 93, -69}, .bias_A = {0, 0, 81, -66},
     .citation = "Balafoutis, Patel & Misra 1988: Cartesian tensors, augmented links"},
    {"walker-orin", INERTIA_MATRIX, walker_orin, .chain_only = true,
     .published = true, .M = {0, 11, 53, -74}, .A = {0, 8, 52, -62},
     .citation = "Walker & Orin 1982, method 3: composite bodies"},
    {"walker-orin-1", INERTIA_MATRIX, walker_orin_1, .chain_only = true,
     .citation = "Walker & Orin 1982, method 1: columns by inverse dynamics"},
    {"lin", INERTIA_MATRIX, lin, .chain_only = true,
     .published = true, .M = {0, 10.5, 38.5, -85}, .A = {0, 6, 39, -70},
     .citation = "Lin 1991: composite bodies observed from the base"},
    {"renaud", INERTIA_MATRIX, renaud, .chain_only = true,
     .published = true, .M = {0, 13.5, 22.5, -68}, .A = {0, 9, 26, -64},
     .citation = "Renaud 1983, as in Lin 1991: augmented bodies"},
    {"fijany-bejczy", INERTIA_MATRIX, fijany_bejczy, .chain_only = true,
     .published = true, .M = {0, 4.5, 115.5, -175}, .A = {0, 4, 88, -134},
     .citation = "Fijany & Bejczy 1990, as in Lin 1991: all moments in one frame"},
    {"lin", BIAS, lin_bias, .chain_only = true, .base_at_rest = true, /* published: on top of Lin's inertia matrix */
     .published = true, .M = {0, 12.5, 5.5, 3}, .A = {0, 9, 1, 0},
     .citation = "Lin 1991: composite bodies observed from the base"},
    {"walker-orin", INERTIA_SOLVE, walker_orin_solve, newton_euler, .chain_only = true,
     .published = true, .M = {1.0 / 6, 23.0 / 2, 115.0 / 3, -47}, .A = {1.0 / 6, 7, 233.0 / 6, -46},
     .citation = "Walker & Orin 1982: composite bodies, then elimination"},
    {"saha", INERTIA_SOLVE, saha, newton_euler, .chain_only = true, .lone_rotors = true,
     .published = true, .M = {0, 0, 191, -284}, .A = {0, 0, 187, -325},
     .citation = "Saha 2003: U D U^T by reverse Gaussian elimination on the DeNOC form"},
    {"kane-partial", INVERSE_DYNAMICS, kane_partial, .chain_only = true, .base_at_rest = true, .most_joints = 64,
     .citation = "Nie 1988, AUTOTF: recursive partial velocities"},
    {"kane-partial-middle", INVERSE_DYNAMICS, kane_partial_middle, SPEEDS_OF_A_LINK,
     .citation = "Nie 1988, chapter II: speeds of a middle link: the second of up to four joints, else the third; singular at sin(theta2) = 0"},
    {"kane-partial-second", INVERSE_DYNAMICS, kane_partial_second, SPEEDS_OF_A_LINK,
     .citation = "Nie 1988, chapter II: speeds of the second link; singular at sin(theta2) = 0"},
    {"kane-partial-third", INVERSE_DYNAMICS, kane_partial_third, SPEEDS_OF_A_LINK,
     .citation = "Nie 1988, chapter II: speeds of the third link; singular at sin(theta2) = 0"},
    {"kane-partial-middle", INERTIA_MATRIX, kane_partial_middle_matrix, SPEEDS_OF_A_LINK,
     .citation = "Nie 1988, chapter II: speeds of a middle link: the second of up to four joints, else the third; singular at sin(theta2) = 0"},
    {"kane-partial-second", INERTIA_MATRIX, kane_partial_second_matrix, SPEEDS_OF_A_LINK,
     .citation = "Nie 1988, chapter II: speeds of the second link; singular at sin(theta2) = 0"},
    {"kane-partial-third", INERTIA_MATRIX, kane_partial_third_matrix, SPEEDS_OF_A_LINK,
     .citation = "Nie 1988, chapter II: speeds of the third link; singular at sin(theta2) = 0"},
    {"kane-partial-middle", INERTIA_SOLVE, kane_partial_middle_solve, kane_partial_middle, SPEEDS_OF_A_LINK,
     .citation = "Nie 1988, chapter II: speeds of a middle link: the second of up to four joints, else the third; singular at sin(theta2) = 0"},
    {"kane-partial-second", INERTIA_SOLVE, kane_partial_second_solve, kane_partial_second, SPEEDS_OF_A_LINK,
     .citation = "Nie 1988, chapter II: speeds of the second link; singular at sin(theta2) = 0"},
    {"kane-partial-third", INERTIA_SOLVE, kane_partial_third_solve, kane_partial_third, SPEEDS_OF_A_LINK,
     .citation = "Nie 1988, chapter II: speeds of the third link; singular at sin(theta2) = 0"},
    {"kane-partial", INERTIA_MATRIX, kane_partial_matrix, .chain_only = true, .most_joints = 64,
     .citation = "Nie 1988, AUTOQ: inertia coefficients from partial velocities"},
    {"kane-partial", INERTIA_SOLVE, kane_partial_solve, kane_partial, .chain_only = true, .most_joints = 64,
     .citation = "Nie 1988, AUTOQ: inertia coefficients, then elimination"},
    {"lin", INERTIA_SOLVE, lin_solve, lin_bias, .chain_only = true,
     .citation = "Lin 1991: composite bodies observed from the base, then elimination"},
    {"featherstone", INERTIA_SOLVE, featherstone_solve, .lone_rotors = true,
     .published = true, .M = {0, 0, 199, -198}, .A = {0, 0, 174, -173},
     .citation = "Featherstone 1983: articulated-body inertias"},
    {"featherstone", FORWARD_DYNAMICS, featherstone, .lone_rotors = true,
     .citation = "Featherstone 1983: articulated-body inertias"},
    {"forward-mode", INVERSE_DYNAMICS_DERIVATIVES, forward_mode_kane,
     .citation = "differentiation of kane by one variable at a time"},
    {"reverse-mode", INVERSE_DYNAMICS_DERIVATIVES, reverse_mode_kane,
     .citation = "differentiation of kane from one torque at a time"},
    MODES("kane", kane, false)
    MODES("newton-euler", newton_euler, true)
    MODES("hollerbach", hollerbach, false)
    MODES("khalil", khalil, false)
    MODES("khalil-base", khalil_base, false)
    MODES("balafoutis", balafoutis, false)
    MODES("kane-partial", kane_partial, true)
    {"forward-mode", CORIOLIS_MATRIX, forward_mode_coriolis, .suits = has_no_quaternions, .needs = "single joints",
     .citation = "half the derivative of kane's torques by the rates"},
    {"forward-mode", FORWARD_DYNAMICS_DERIVATIVES, forward_mode_accelerations,
     .citation = "derivatives of kane's torques, solved with the inertia matrix"},
    {"tool", FORWARD_KINEMATICS, forward_kinematics, .citation = "the tool's frame carried inwards"},
    {"tool-cross", FORWARD_KINEMATICS, forward_kinematics_cross, .citation = "the same, the third axis from the other two"},
    {"frames", JACOBIAN, jacobian, .citation = "joint axes in the world, crossed with the lever to the tool"},
    {"recursive", JACOBIAN_BIAS, jacobian_bias, .citation = "accelerations carried outwards to the tool, qdd = 0, no gravity"},
    {"recursive", JACOBIAN_DERIVATIVE, jacobian_derivative, .citation = "columns of J and their rates, in world axes"},
    {"forward-mode", JACOBIAN_DERIVATIVE, jacobian_derivative_forward, .citation = "differentiation of the Jacobian along qd"},
    {"outward", FRAMES, frames, .citation = "joint frames carried outwards, then to where the file has them"},
    {"links", ENERGY, energy, .citation = "sum over the links"},
    {"subtrees", CENTRE_OF_MASS, centre_of_mass, .citation = "first moments carried inwards"},
    {"subtrees", CENTRE_OF_MASS_JACOBIAN, centre_of_mass_jacobian, .citation = "joint axes in the world, crossed with the first moments behind them"},
    {"recursive", MOMENTUM, momentum, .citation = "velocities carried outwards, momenta inwards"},
    {"composite", MOMENTUM_MATRIX, momentum_matrix, .citation = "composite bodies moved by one joint each"},
    {"motions", REGRESSOR, regressor, .citation = "the joints' motions carried outwards to the links"},
    {"motions", BASE_REGRESSOR, base_regressor, .citation = "the same in frames on the joints' axes"},
    {"damped-least-squares", INVERSE_KINEMATICS_STEP, inverse_kinematics_step,
     .citation = "Wampler 1986: one step, the damping by the error (Sugihara 2011)"},
    {"composite", INERTIA_MATRIX, composite, .suits = composite_suits, .needs = COMPOSITE_NEEDS,
     .citation = "Featherstone 1987, chapter 7: composite rigid bodies, any tree"},
    {"composite", INERTIA_SOLVE, composite_solve, khalil, .suits = composite_suits, .needs = COMPOSITE_NEEDS,
     .citation = "Featherstone 1987, chapter 7: composite rigid bodies, then elimination"},
    {"quaternions", POSITION_RATES, position_rates, .citation = "half the quaternion times the angular velocity"},
    {"exponential", INTEGRATE, integrate, .citation = "exponential map of the joint's motion"},
    {"newton-euler", REACTIONS, reactions, .citation = "accelerations carried outwards, forces inwards"},
};
/* clang-format on */

const int known_input_count = (int)COUNT(known_inputs);
const int relation_count = (int)COUNT(relations);
const int algorithm_count = (int)COUNT(algorithms);
