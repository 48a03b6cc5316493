"""payloads.py: how heavy and how far out may a load be? 10,000 loads on a UR5, each along the same trajectory of
1000 instants, ten million inverse dynamics: the largest torque of each joint for each load, and how many of the
loads the arm's limits allow. What the two examples beside it spread over processes."""
import numpy as np

import rbgen

LOADS, INSTANTS, CHUNK = 10_000, 1000, 100


def arm():
    return rbgen.load("ur5", effort=0)


def trajectory(seconds=1.5):
    """a cycloid from one corner of the work space to another: q, qd, qdd, (instants, 6)"""
    begin, end = np.array([0, -1.2, 1.0, -1.0, -1.5, 0]), np.array([1.5, -0.4, 0.5, -0.3, 0.5, 1.0])
    t = np.linspace(0, 1, INSTANTS)[:, None]
    turn = 2 * np.pi
    way = end - begin
    return (begin + way * (t - np.sin(turn * t) / turn), way * (1 - np.cos(turn * t)) / seconds,
            way * turn * np.sin(turn * t) / seconds**2)


def loads():
    """mass up to 15 kg, its centre up to 0.3 m before the tool: (10000, 4), in chunks"""
    draw = np.random.default_rng(1)
    all_loads = np.column_stack([draw.uniform(0, 15, LOADS), np.zeros(LOADS), np.zeros(LOADS), draw.uniform(0, 0.3, LOADS)])
    return np.split(all_loads, LOADS // CHUNK)


def peaks(robot, chunk):
    """the largest torques of each joint, (loads of the chunk, 6)"""
    motion, torques = trajectory(), np.empty((INSTANTS, robot.dof))
    found = np.empty((len(chunk), robot.dof))
    for load, peak in zip(chunk, found):  # all instants in one call; payload=chunk[:, None, :] would be one for all
        robot.inverse_dynamics(*motion, payload=load, out=torques)
        np.abs(torques, out=torques).max(axis=0, out=peak)
    return found


def report(robot, found, seconds, how):
    effort = np.array([joint.effort for joint in robot.joints])
    allowed = int((found <= effort).all(axis=1).sum())
    print(f"{how}: {LOADS} loads x {INSTANTS} instants in {seconds:.2f} s; {allowed} loads are within the limits; "
          f"largest torques {np.round(found.max(axis=0), 1).tolist()}")
