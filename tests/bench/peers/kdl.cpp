/* kdl.cpp: the arm in Orocos KDL. A KDL segment is a joint and then the frame in which the next one
   stands; a joint about z is the lightest kind. The inertia of a segment is given in that frame. */
#include "peers.h"

#include <kdl/chain.hpp>
#include <kdl/chaindynparam.hpp>
#include <kdl/chainfdsolver_recursive_newton_euler.hpp>
#include <kdl/chainidsolver_recursive_newton_euler.hpp>

#include <cstdlib>
#include <cstring>

namespace
{

struct Solvers {
    KDL::Chain chain;
    KDL::ChainIdSolver_RNE inverse;
    KDL::ChainDynParam parameters;
    KDL::ChainFdSolver_RNE forward;
    KDL::Wrenches no_wrenches;
    KDL::JntArray q, qd, x, out;
    KDL::JntSpaceInertiaMatrix matrix;

    Solvers(const KDL::Chain &c, const KDL::Vector &g, unsigned n)
        : chain(c), inverse(chain, g), parameters(chain, g), forward(chain, g),
          no_wrenches(n, KDL::Wrench::Zero()), q(n), qd(n), x(n), out(n), matrix(n)
    {
    }
};

KDL::Frame frame_of(const Body &b)
{
    return KDL::Frame(KDL::Rotation(b.R[0][0], b.R[0][1], b.R[0][2], b.R[1][0], b.R[1][1],
                                    b.R[1][2], b.R[2][0], b.R[2][1], b.R[2][2]),
                      KDL::Vector(b.p[0], b.p[1], b.p[2]));
}

void *make(const Arm *arm)
{
    KDL::Chain chain;
    for (int i = 0; i < arm->n; i++) {
        const Body &b = arm->body[i];
        KDL::Frame tip = i + 1 < arm->n ? frame_of(arm->body[i + 1]) : KDL::Frame::Identity();
        KDL::Joint joint(b.revolute ? KDL::Joint::RotZ : KDL::Joint::TransZ, 1, 0, b.rotor);
        KDL::RigidBodyInertia inertia(b.mass, KDL::Vector(b.com[0], b.com[1], b.com[2]),
                                      KDL::RotationalInertia(b.inertia[0][0], b.inertia[1][1],
                                                             b.inertia[2][2], b.inertia[0][1],
                                                             b.inertia[0][2], b.inertia[1][2]));
        chain.addSegment(KDL::Segment(joint, tip, tip.Inverse() * inertia));
    }
    /* The first body's frame is constant: gravity is turned into it. */
    KDL::Vector gravity =
        frame_of(arm->body[0])
            .M.Inverse(KDL::Vector(arm->gravity[0], arm->gravity[1], arm->gravity[2]));
    return new Solvers(chain, gravity, static_cast<unsigned>(arm->n));
}

void copy(KDL::JntArray &to, const double *from)
{
    std::memcpy(to.data.data(), from, sizeof(double) * static_cast<size_t>(to.rows()));
}

void inverse_dynamics(void *self, const double *q, const double *qd, const double *x, double *out)
{
    Solvers &s = *static_cast<Solvers *>(self);
    copy(s.q, q);
    copy(s.qd, qd);
    copy(s.x, x);
    if (s.inverse.CartToJnt(s.q, s.qd, s.x, s.no_wrenches, s.out) < 0)
        std::abort();
    std::memcpy(out, s.out.data.data(), sizeof(double) * s.out.rows());
}

void inertia_matrix(void *self, const double *q, double *out)
{
    Solvers &s = *static_cast<Solvers *>(self);
    copy(s.q, q);
    if (s.parameters.JntToMass(s.q, s.matrix) < 0)
        std::abort();
    std::memcpy(out, s.matrix.data.data(), sizeof(double) * s.matrix.rows() * s.matrix.rows());
}

void forward_dynamics(void *self, const double *q, const double *qd, const double *x, double *out)
{
    Solvers &s = *static_cast<Solvers *>(self);
    copy(s.q, q);
    copy(s.qd, qd);
    copy(s.x, x);
    if (s.forward.CartToJnt(s.q, s.qd, s.x, s.no_wrenches, s.out) < 0)
        std::abort();
    std::memcpy(out, s.out.data.data(), sizeof(double) * s.out.rows());
}

} // namespace

extern "C" const Peer kdl_peer = {
    "KDL",
    "ChainIdSolver_RNE::CartToJnt, ChainDynParam::JntToMass, ChainFdSolver_RNE::CartToJnt",
    make,
    inverse_dynamics,
    inertia_matrix,
    forward_dynamics};
