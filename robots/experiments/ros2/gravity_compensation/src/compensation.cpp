// compensation.cpp: see compensation.hpp.
#include "gravity_compensation/compensation.hpp"

#include "arm.h"

#include <algorithm>
#include <stdexcept>

namespace gravity_compensation {

Compensation::Compensation(const std::vector<std::string> &joints, double damping) : damping_(damping)
{
    for (const std::string &joint : joints) {
        const auto *end = arm_joint_names + ARM_DOF, *at = std::find(arm_joint_names, end, joint);
        if (at == end)
            throw std::invalid_argument("the arm has no joint " + joint);
        place_.push_back(static_cast<int>(at - arm_joint_names));
    }
    for (int k = 0; k < ARM_DOF; k++)
        if (std::count(place_.begin(), place_.end(), k) != 1)
            throw std::invalid_argument(std::string("joint ") + arm_joint_names[k] + " is to be there once");
}

void Compensation::update(const double *position, const double *velocity, double *torque) const
{
    double q[ARM_DOF], g[ARM_DOF];
    for (std::size_t k = 0; k < place_.size(); k++)
        q[place_[k]] = position[k];
    arm_gravity(q, g);
    for (std::size_t k = 0; k < place_.size(); k++) {
        const double limit = arm_effort[place_[k]], wanted = g[place_[k]] - damping_ * velocity[k];
        torque[k] = std::min(std::max(wanted, -limit), limit);
    }
}

} // namespace gravity_compensation
