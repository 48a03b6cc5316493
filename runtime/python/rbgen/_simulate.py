"""_simulate.py: forward dynamics in time, by the classical Runge-Kutta rule, and what comes of it: a motion that
can be looked at."""
from __future__ import annotations

import html
import os
import subprocess
import tempfile
from typing import Any, Callable, List, Optional, Union

import numpy as np

from ._native import RbgenError, program

Torque = Union[None, Any, Callable[[float, np.ndarray, np.ndarray], Any]]


class Motion:
    """A motion: t (T,), q (T, ..., positions), qd and tau (T, ..., n). In a notebook it shows itself moving."""

    def __init__(self, robot: Any, t: np.ndarray, q: np.ndarray, qd: np.ndarray, tau: np.ndarray) -> None:
        self.robot, self.t, self.q, self.qd, self.tau = robot, t, q, qd, tau

    def __len__(self) -> int:
        return len(self.t)

    def __repr__(self) -> str:
        return f"{self.robot.name}: {len(self.t)} instants, {self.t[0]:g} to {self.t[-1]:g} s, q {self.q.shape}"

    def csv(self) -> str:
        """t, q1, ..., qd1, ..., tau1, ...: what rbgen plot, animate and torque read; of the first of many states."""
        one = [x.reshape(len(self.t), -1, x.shape[-1])[:, 0] for x in (self.q, self.qd, self.tau)]
        names = ["t"] + [f"{name}{k + 1}" for name, x in zip(("q", "qd", "tau"), one) for k in range(x.shape[1])]
        rows = np.column_stack([self.t] + one)
        return ",".join(names) + "\n" + "".join(",".join(map(repr, row)) + "\n" for row in rows.tolist())

    def page(self) -> str:
        """An HTML page, complete in itself, that shows the motion: what rbgen animate writes."""
        robot, arguments = self.robot, []  # type: Any, List[str]
        for name in ("base", "tip", "lock", "tool", "snap"):
            value = robot._options.get(name)
            for one in value if isinstance(value, (list, tuple)) else [value] if value is not None else []:
                arguments += ["--" + name, str(one)]
        with tempfile.TemporaryDirectory() as work:
            file = robot._source
            if robot._is_text:
                data = file.encode() if isinstance(file, str) else file
                file = os.path.join(work, "robot.urdf" if data.lstrip()[:1] == b"<" else "robot.json")
                with open(file, "wb") as out:
                    out.write(data)
            done = subprocess.run([program(), "animate", file, "-", "-q"] + arguments, input=self.csv().encode(),
                                  stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
        if done.returncode:
            raise RbgenError(done.stderr.decode("utf-8", "replace").strip())
        return done.stdout.decode()

    def _repr_html_(self) -> str:
        return (f'<iframe style="width: 100%; height: 760px; border: 0" sandbox="allow-scripts" '
                f'title="{html.escape(self.robot.name)}" srcdoc="{html.escape(self.page())}"></iframe>')


def simulate(robot: Any, q: Any = None, qd: Any = None, tau: Torque = None, *, duration: float = 1.0,
             step: float = 1e-3, rows: Optional[int] = None, payload: Any = None, **parameters: Any) -> Motion:
    """Forward dynamics in time, by the classical Runge-Kutta rule of fourth order.

    q, qd: where it begins, one state or many at once, (N, n); zero where they are not given
    tau: torques: None, an array, or a function of t, q and qd, called four times a step
    duration, step: seconds; rows: how many instants come back (default: at most 101)
    payload and open parameters as in the functions.
    """
    if "loop_errors" in robot.functions:
        raise RbgenError(f"{robot.name} has loops, which simulate does not keep closed; the command rbgen sim does")
    q = np.array(robot.neutral if q is None else q, np.float64)
    qd = np.zeros(q.shape[:-1] + (robot.dof,)) if qd is None else np.array(qd, np.float64)
    lead = np.broadcast_shapes(q.shape[:-1], qd.shape[:-1])
    q = np.array(np.broadcast_to(q, lead + (robot.positions,)))
    qd = np.array(np.broadcast_to(qd, lead + (robot.dof,)))
    if not duration > 0 or not step > 0:
        raise ValueError("duration and step are to be positive")
    steps = max(1, round(duration / step))
    h = duration / steps
    every = max(1, -(-steps // 100)) if rows is None else max(1, steps // max(1, rows - 1))
    turning = [joint.position for joint in robot.joints if joint.quaternion][::3]
    given = dict(parameters) if payload is None else dict(parameters, payload=payload)

    def torque(t: float, q: np.ndarray, qd: np.ndarray) -> np.ndarray:
        value = tau(t, q, qd) if callable(tau) else 0.0 if tau is None else tau
        return np.broadcast_to(np.asarray(value, np.float64), qd.shape)

    def rates(q: np.ndarray, qd: np.ndarray) -> np.ndarray:
        return robot.position_rates(q, qd) if turning else qd

    def slope(t: float, q: np.ndarray, qd: np.ndarray) -> Any:
        return rates(q, qd), robot.forward_dynamics(q, qd, torque(t, q, qd), **given)

    found = [(0.0, q, qd, torque(0.0, q, qd))]
    for k in range(steps):
        t = k * h
        v1, a1 = slope(t, q, qd)
        v2, a2 = slope(t + h / 2, q + h / 2 * v1, qd + h / 2 * a1)
        v3, a3 = slope(t + h / 2, q + h / 2 * v2, qd + h / 2 * a2)
        v4, a4 = slope(t + h, q + h * v3, qd + h * a3)
        q = q + h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
        qd = qd + h / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
        for place in turning:
            quaternion = q[..., place:place + 4]
            quaternion /= np.linalg.norm(quaternion, axis=-1, keepdims=True)
        if (k + 1) % every == 0 or k + 1 == steps:
            found.append((t + h, q, qd, torque(t + h, q, qd)))
    return Motion(robot, *(np.array([row[k] for row in found]) for k in range(4)))


def wave(robot: Any, duration: float = 4.0, count: int = 101) -> Motion:
    """Every single joint to and fro about the middle of its range, for a picture of the robot."""
    t = np.linspace(0, duration, count)
    q = np.repeat(robot.neutral[None], count, axis=0)
    qd = np.zeros((count, robot.dof))
    for k, joint in enumerate(robot.joints):
        if joint.quaternion or joint.position >= robot.positions:
            continue
        bounded = np.isfinite(joint.lower) and np.isfinite(joint.upper)
        middle = (joint.lower + joint.upper) / 2 if bounded else 0.0
        room = (joint.upper - joint.lower) / 2 if bounded else np.inf
        swing = min(0.5 if joint.type != "prismatic" else 0.1, 0.8 * room)
        turn = 2 * np.pi / duration
        q[:, joint.position] = middle + swing * np.sin(turn * t + k)
        qd[:, k] = swing * turn * np.cos(turn * t + k)
    return Motion(robot, t, q, qd, robot.bias(q, qd))
