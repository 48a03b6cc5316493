// compensation.hpp: torques against gravity for joints in whatever order they come, without ROS.
#ifndef GRAVITY_COMPENSATION_COMPENSATION_HPP
#define GRAVITY_COMPENSATION_COMPENSATION_HPP

#include <string>
#include <vector>

namespace gravity_compensation {

class Compensation {
public:
    // Joints by their names, in the caller's order. Throws std::invalid_argument where one of the arm's is missing
    // or one is not the arm's.
    explicit Compensation(const std::vector<std::string> &joints, double damping = 0.0);

    // Positions and velocities in the caller's order, torques likewise. Allocates nothing: for a loop in real time.
    void update(const double *position, const double *velocity, double *torque) const;

    std::size_t size() const { return place_.size(); }

private:
    std::vector<int> place_; // of each of the caller's joints in q
    double damping_;
};

} // namespace gravity_compensation

#endif
