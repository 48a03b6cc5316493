// compensation_test.cpp: the controller's mathematics without ROS: joints in another order, names that are wrong,
// and an arm that stays where it is under these torques.
#include "gravity_compensation/compensation.hpp"

#include "arm.h"

#include <cmath>
#include <cstdio>
#include <stdexcept>

static int failed = 0;

static void check(bool good, const char *what)
{
    if (!good)
        std::printf("%s\n", what), failed++;
}

static bool refused(const std::vector<std::string> &joints)
{
    try {
        gravity_compensation::Compensation{joints};
    } catch (const std::invalid_argument &) {
        return true;
    }
    return false;
}

int main()
{
    const gravity_compensation::Compensation compensation({"elbow", "wrist", "shoulder"}, 0.5);
    const double position[] = {0.4, -0.3, 0.7}, velocity[] = {0, 0.2, 0}, zero[3] = {0, 0, 0};
    const double q[ARM_DOF] = {0.7, 0.4, -0.3}; // shoulder, elbow, wrist
    double torque[3], expected[ARM_DOF];
    compensation.update(position, zero, torque);
    arm_inverse_dynamics(q, zero, zero, expected); // at rest: what holds it
    check(std::fabs(torque[0] - expected[1]) < 1e-12 && std::fabs(torque[1] - expected[2]) < 1e-12 &&
              std::fabs(torque[2] - expected[0]) < 1e-12,
          "torques that hold the arm, by name");
    check(std::fabs(expected[0]) > 1, "an arm with weight");
    compensation.update(position, velocity, torque);
    check(std::fabs(torque[1] - (expected[2] - 0.5 * 0.2)) < 1e-12, "damping");
    check(refused({"elbow", "shoulder"}), "a joint is missing");
    check(refused({"elbow", "wrist", "shoulder", "finger"}), "a joint that the arm has not");
    check(refused({"elbow", "wrist", "wrist"}), "a joint that is there twice");
    std::printf("compensation: %s\n", failed ? "wrong" : "as expected");
    return failed != 0;
}
