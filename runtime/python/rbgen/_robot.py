"""_robot.py: a robot: what it is, what can be called, what comes of it."""
from __future__ import annotations

import ctypes
import difflib
import html
import os
import shutil
import threading
from typing import Any, Callable, Dict, Iterable, List, NamedTuple, Optional, Tuple, Union

import numpy as np

from . import _call, _simulate
from ._native import Count, Handle, RobotError, library, text

_OWN = ("simulate", "emit", "ops", "algorithms", "joints", "joint_names", "limits", "neutral", "parameters",
        "own_parameters", "base_parameters", "functions", "warnings", "dof", "positions")  # for did-you-mean


class Joint(NamedTuple):
    """A joint, in the order of qd; lower and upper in rad or m, infinite where there is no limit."""

    name: str
    type: str
    lower: float
    upper: float
    velocity: float
    effort: float
    position: int
    quaternion: bool


class BaseParameter(NamedTuple):
    """A base parameter: its value, and the combination of the robot's own parameters that it is."""

    name: str
    value: float
    combination: Dict[str, float]


class Operations(NamedTuple):
    """Operations of a function: multiplications, additions, divisions, pairs of sine and cosine."""

    multiplications: int
    additions: int
    divisions: int
    sincos: int

    @property
    def total(self) -> int:
        return self.multiplications + self.additions + self.divisions


def _words(value: Any) -> List[Optional[str]]:
    if isinstance(value, bool):
        return ["1" if value else "0"]
    if isinstance(value, (list, tuple)):
        return [str(one) for one in value]
    return [None if value is None else str(value)]


class Robot:
    """A robot, as rbgen.load gives it. Its functions are methods, called like those of the C code:

        arm.inverse_dynamics(q, qd, qdd)    arm.forward_dynamics(q, qd, tau)    arm.gravity(q)

    dir(arm) and print(arm) list them, help(arm.gravity) explains one.
    """

    def __init__(self, source: Union[str, bytes], name: str, is_text: bool, compiler: Optional[str],
                 options: Dict[str, Any]) -> None:
        self._source, self._file, self._is_text = source, name, is_text
        self._compiler, self._options = compiler, options
        self._lock = threading.RLock()
        self._handle = self._new()
        handle = self._handle
        self.name: str = text(library.rbgen_name(handle.pointer))
        self.dof: int = library.rbgen_dof(handle.pointer)
        self.positions: int = library.rbgen_positions(handle.pointer)
        self.warnings: Tuple[str, ...] = tuple(text(line) for line in handle.all("rbgen_warning"))
        self.joints: Tuple[Joint, ...] = tuple(
            Joint(text(j.name), text(j.type), j.lower, j.upper, j.velocity, j.effort, j.position, bool(j.quaternion))
            for j in handle.all("rbgen_joint"))
        self.parameters: Dict[str, Any] = {}
        for one in handle.all("rbgen_open_parameter"):
            values = one.value[:one.size]
            self.parameters[text(one.name)] = values[0] if one.size == 1 else tuple(values)
        self._rows = {row.c_name: row for row in map(_call.Row, handle.all("rbgen_function"))}
        handle.call("rbgen_set", b"payload", b"1")
        for function in handle.all("rbgen_function"):
            inputs = (text(function.inputs[k].name) for k in range(function.input_count))
            self._rows[text(function.c_name)].loaded = "payload" in inputs  # type: ignore[attr-defined]
        handle.call("rbgen_set", b"payload", None)
        self._aliases = {alias: row.c_name for row in self._rows.values() if not row.tool and row.option == row.name
                         for alias in row.aliases if not row.c_name.endswith("_wrench")}

    # ---- from and to elsewhere ----

    def _new(self) -> Handle:
        """The robot once more, with the options that it was loaded with."""
        handle = Handle()
        for name, value in self._options.items():
            for word in _words(value):
                handle.call("rbgen_set", name.replace("_", "-").encode(), None if word is None else word.encode())
        if self._is_text:
            data = self._source.encode() if isinstance(self._source, str) else self._source
            handle.call("rbgen_load_text", data, len(data), os.fsencode(self._file))
        else:
            handle.call("rbgen_load", os.fsencode(self._source))
        return handle

    def __reduce__(self) -> Any:
        return Robot, (self._source, self._file, self._is_text, self._compiler, self._options)

    # ---- functions ----

    @property
    def functions(self) -> Tuple[str, ...]:
        """The names of all functions that can be called."""
        return tuple(self._rows)

    def __dir__(self) -> Iterable[str]:
        return sorted(set(super().__dir__()) | set(self._rows) | set(self._aliases))

    def __getattr__(self, name: str) -> Callable[..., Any]:
        rows = self.__dict__.get("_rows", {})
        row = rows.get(self.__dict__.get("_aliases", {}).get(name, name))
        if row is None:
            near = difflib.get_close_matches(name, [*rows, *self.__dict__.get("_aliases", {}), *_OWN], 1)
            raise AttributeError(f"{self.__dict__.get('name', 'a robot')} has no function {name}"
                                 + (f"; did you mean {near[0]}?" if near else "; print(arm) lists them"))
        function = self.__dict__.get(row.c_name) or _call.make(self, row, self._compile)
        self.__dict__[row.c_name] = self.__dict__[name] = function
        return function

    def _compile(self, row: _call.Row, dtype: np.dtype, loaded: bool, each: bool) -> _call.Code:
        backend = self._compiler
        if backend is None and shutil.which((os.environ.get("CC") or "cc").split()[0]):
            backend = "cc"
        with self._lock:
            return _call.compile_code(self._new(), row, dtype, loaded, each, backend)

    # ---- what it is ----

    @property
    def joint_names(self) -> Tuple[str, ...]:
        return tuple(joint.name for joint in self.joints)

    @property
    def limits(self) -> np.ndarray:
        """(n, 2): lower and upper limits of the joints, infinite where there is none"""
        return np.array([(joint.lower, joint.upper) for joint in self.joints]).reshape(self.dof, 2)

    @property
    def neutral(self) -> np.ndarray:
        """q at zero: quaternions are (0, 0, 0, 1)"""
        q = np.zeros(self.positions)
        for joint in self.joints:
            if joint.quaternion:
                q[joint.position + 3] = 1
        return q

    def algorithms(self, function: str) -> Tuple[str, ...]:
        """The algorithms that make a function for this robot; "best" is what is taken unless one is named."""
        with self._lock:
            return tuple(text(one) for one in self._handle.all("rbgen_algorithm", function.encode()))

    def ops(self, function: Optional[str] = None, algorithm: Optional[str] = None) -> Any:
        """Operations of one function, or of all that come by default: {name: Operations}."""
        if function is None:
            return {name: self.ops(name) for name, row in self._rows.items() if row.by_default}
        count = Count()
        with self._lock:
            self._handle.call("rbgen_count", function.encode(), algorithm.encode() if algorithm else None,
                              ctypes.byref(count))
        return Operations(count.multiplications, count.additions, count.divisions, count.sincos)

    def emit(self, functions: Union[None, str, Iterable[str]] = None, *, language: str = "c",
             header: Optional[str] = None, **options: Any) -> Any:
        """The generated code as text; with header="arm.h" the source, which includes that, and the header. Options
        are those of rbgen emit: arm.emit("id,fd", real="float", lanes=8, prefix="arm")."""
        handle = self._new()
        if functions is not None:
            words = functions if isinstance(functions, str) else ",".join(functions)
            options["functions"] = words.replace("_", "-")
        if language != "c":
            options["language"] = language
        for name, value in options.items():
            for word in _words(value):
                handle.call("rbgen_set", name.replace("_", "-").encode(), None if word is None else word.encode())
        source, prototypes = ctypes.c_char_p(), ctypes.c_char_p()
        handle.call("rbgen_emit", ctypes.byref(source), ctypes.byref(prototypes) if header else None,
                    header.encode() if header else None)
        return (text(source.value), text(prototypes.value)) if header else text(source.value)

    def own_parameters(self) -> Dict[str, float]:
        """The robot's own parameters, to which the columns of the regressor belong."""
        with self._lock:
            return {text(one.name): one.value[0] for one in self._handle.all("rbgen_own_parameter")}

    def base_parameters(self) -> Tuple[BaseParameter, ...]:
        """The fewest parameters that give the same torques, the columns of the base regressor."""
        own = list(self.own_parameters())
        with self._lock:
            return tuple(
                BaseParameter(text(one.name), one.value[0],
                              {name: one.of[k] for k, name in enumerate(own) if abs(one.of[k]) > 1e-14})
                for one in self._handle.all("rbgen_base_parameter"))

    def simulate(self, q: Any = None, qd: Any = None, tau: Any = None, **how: Any) -> "_simulate.Motion":
        """Forward dynamics in time; see rbgen.simulate's Motion for what comes back.

            arm.simulate(q, duration=2)                                  free fall
            arm.simulate(q, tau=lambda t, q, qd: arm.gravity(q) - qd)    with a controller
        """
        return _simulate.simulate(self, q, qd, tau, **how)

    simulate.__doc__ = _simulate.simulate.__doc__

    # ---- for people ----

    def _table(self) -> List[Tuple[str, ...]]:
        def limit(value: float) -> str:
            return f"{value:.4g}" if np.isfinite(value) else ""

        return [("joint", "type", "lower", "upper", "velocity", "effort")] + [
            (j.name, j.type, limit(j.lower), limit(j.upper), limit(j.velocity), limit(j.effort)) for j in self.joints]

    def __repr__(self) -> str:
        rows = self._table()
        widths = [max(len(row[k]) for row in rows) for k in range(len(rows[0]))]
        lines = ["  ".join(cell.ljust(width) if k < 2 else cell.rjust(width)
                           for k, (cell, width) in enumerate(zip(row, widths))).rstrip() for row in rows]
        size = f"{self.dof} joints" + (f", {self.positions} positions" if self.positions != self.dof else "")
        calls = [f"{row.c_name}({', '.join(a.argument for a in row.arrays)})" for row in self._rows.values()]
        default = [c for c, row in zip(calls, self._rows.values()) if row.by_default]
        others = [row.c_name for row in self._rows.values() if not row.by_default]
        return "\n".join([f"{self.name}: {size}", ""] + lines + ["", "functions: " + ", ".join(default)]
                         + (["also: " + ", ".join(others)] if others else []))

    def _repr_html_(self) -> str:
        rows = self._table()
        cells = "".join("<tr>" + "".join(f"<{tag}>{html.escape(cell)}</{tag}>" for cell in row) + "</tr>"
                        for tag, row in [("th", rows[0])] + [("td", row) for row in rows[1:]])
        return (f"<b>{html.escape(self.name)}</b><table>{cells}</table>"
                + _simulate.wave(self)._repr_html_())


def load(robot: Union[str, bytes, "os.PathLike[str]"], *, compiler: Optional[str] = None, **options: Any) -> Robot:
    """A robot from a file (JSON, URDF, xacro, MJCF, SD/FAST), from such text, or by the name of one that comes with rbgen.

    compiler: "cc" (the system's, fast code) or "tcc" (compiles in milliseconds); cc where it is there.
    Options are those of rbgen emit: keep="link3.mass,friction" leaves parameters open, which functions then take
    by name; effort=0 to 3; tip="link7", lock=["finger=0.02"], tool="hand" choose a part of the robot; wrench=True,
    moving_base=True, algorithm="id=kane", snap=0, strict=True; of xacro argument="ur_type:=ur5e", package="NAME=DIR".
    """
    if compiler not in (None, "cc", "tcc"):
        raise ValueError(f'compiler: "{compiler}" is neither cc nor tcc')
    if isinstance(robot, bytes):
        return Robot(robot, "robot", True, compiler, options)
    path = os.fspath(robot)
    if path.lstrip()[:1] in ("{", "<"):
        return Robot(path, "robot", True, compiler, options)
    if os.path.splitext(path)[1].lower() in (".json", ".urdf") and os.path.isfile(path):
        with open(path, "rb") as file:  # so that what is pickled has all of it
            return Robot(file.read(), path, True, compiler, options)
    return Robot(os.path.abspath(path) if os.path.exists(path) else path, path, False, compiler, options)


__all__ = ["Joint", "Robot", "RobotError", "load"]
