// controller.cpp: the controller for ros2_control, nothing but ROS's side of it: parameters in, interfaces claimed,
// numbers handed to Compensation and back.
#include "gravity_compensation/compensation.hpp"

#include <controller_interface/controller_interface.hpp>
#include <pluginlib/class_list_macros.hpp>

#include <memory>
#include <string>
#include <vector>

namespace gravity_compensation {

using controller_interface::CallbackReturn;
using controller_interface::InterfaceConfiguration;
using controller_interface::interface_configuration_type;

class Controller : public controller_interface::ControllerInterface {
public:
    CallbackReturn on_init() override
    {
        auto_declare<std::vector<std::string>>("joints", {});
        auto_declare<double>("damping", 0.0);
        return CallbackReturn::SUCCESS;
    }

    CallbackReturn on_configure(const rclcpp_lifecycle::State &) override
    {
        joints_ = get_node()->get_parameter("joints").as_string_array();
        try {
            compensation_ = std::make_unique<Compensation>(joints_, get_node()->get_parameter("damping").as_double());
        } catch (const std::invalid_argument &error) {
            RCLCPP_ERROR(get_node()->get_logger(), "%s", error.what());
            return CallbackReturn::ERROR;
        }
        position_.resize(joints_.size());
        velocity_.resize(joints_.size());
        torque_.resize(joints_.size());
        return CallbackReturn::SUCCESS;
    }

    InterfaceConfiguration command_interface_configuration() const override { return named({"effort"}); }
    InterfaceConfiguration state_interface_configuration() const override { return named({"position", "velocity"}); }

    controller_interface::return_type update(const rclcpp::Time &, const rclcpp::Duration &) override
    {
        const std::size_t n = joints_.size();
        for (std::size_t k = 0; k < n; k++) { // all positions, then all velocities, as they were asked for
            position_[k] = state_interfaces_[k].get_value();
            velocity_[k] = state_interfaces_[n + k].get_value();
        }
        compensation_->update(position_.data(), velocity_.data(), torque_.data());
        for (std::size_t k = 0; k < n; k++)
            command_interfaces_[k].set_value(torque_[k]);
        return controller_interface::return_type::OK;
    }

private:
    InterfaceConfiguration named(const std::vector<std::string> &kinds) const
    {
        InterfaceConfiguration all{interface_configuration_type::INDIVIDUAL, {}};
        for (const std::string &kind : kinds)
            for (const std::string &joint : joints_)
                all.names.push_back(joint + "/" + kind);
        return all;
    }

    std::vector<std::string> joints_;
    std::unique_ptr<Compensation> compensation_;
    std::vector<double> position_, velocity_, torque_;
};

} // namespace gravity_compensation

PLUGINLIB_EXPORT_CLASS(gravity_compensation::Controller, controller_interface::ControllerInterface)
