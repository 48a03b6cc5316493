// fall.cpp: the arm of arm.json falls for a second, by generated code and rbgen's integrators, in C++;
// its energy is said by gravity's torques at the end, so that a changed file changes the output.
#include "arm.h"
#include "arm_small.h"
#include "ur5.h"

#include <rbgen.h>
#include <rbgen/runtime/integrators.h>
#include <rbgen/runtime/motor.h>
#include <rbgen/runtime/reference.h>
#include <rbgen/runtime/trajectory.h>

#include <cmath>
#include <cstdio>

int main()
{
    const double q[2] = {0.3, 0.4}, qd[2] = {1, -1}, qdd[2] = {2, 3};
    double tau[2], back[2], holds[2];
    arm_inverse_dynamics(q, qd, qdd, tau);
    arm_forward_dynamics(q, qd, tau, back);
    arm_gravity(q, holds);
    const float q_small[2] = {0.3f, 0.4f};
    float holds_small[2];
    arm_small_gravity(q_small, holds_small);
    const double q_ur5[6] = {0, -1, 1, 0, 0, 0};
    double holds_ur5[6];
    ur5_gravity(q_ur5, holds_ur5);
    bool good = std::fabs(back[0] - qdd[0]) < 1e-12 && std::fabs(back[1] - qdd[1]) < 1e-12 &&
                std::fabs(static_cast<double>(holds_small[0]) - holds[0]) < 1e-4 &&
                std::fabs(holds_ur5[1]) > 1 && dac_round(1.0, 12, 10.0) <= 1.01;
    std::printf("%s %.6f\n", good ? "good" : "wrong", holds[0]);
    return good ? 0 : 1;
}
