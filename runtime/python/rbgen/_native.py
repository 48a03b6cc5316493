"""_native.py: librbgen by ctypes: its structs and functions as rbgen.h has them, and robots that are freed
when nobody holds them any more. ctypes lets other Python threads run while C does."""
from __future__ import annotations

import ctypes
import glob
import os
import shutil
from ctypes import POINTER, Structure, c_char_p, c_double, c_int, c_size_t, c_void_p
from typing import Any, Optional

_PACKAGE = os.path.dirname(os.path.abspath(__file__))
_HERE = os.path.join(_PACKAGE, "native")
_PREFIX = os.path.normpath(os.path.join(_PACKAGE, "..", "..", "..", ".."))  # of cmake --install


class RbgenError(Exception):
    """Something could not be done: no compiler, no memory, a file that cannot be read."""


class RobotError(RbgenError, ValueError):
    """What was asked for, or the robot file, is wrong: the message has the file and the line."""


class Joint(Structure):
    _fields_ = [("name", c_char_p), ("type", c_char_p), ("lower", c_double), ("upper", c_double),
                ("velocity", c_double), ("effort", c_double), ("position", c_int), ("quaternion", c_int)]


class Array(Structure):
    _fields_ = [("name", c_char_p), ("rows", c_int), ("columns", c_int), ("size", c_int), ("is_struct", c_int),
                ("dimensions", c_int * 3), ("unit", c_char_p), ("meaning", c_char_p)]


class Function(Structure):
    _fields_ = [("name", c_char_p), ("alias", c_char_p), ("c_name", c_char_p), ("meaning", c_char_p),
                ("by_default", c_int), ("input_count", c_int), ("output_count", c_int),
                ("inputs", POINTER(Array)), ("outputs", POINTER(Array)), ("option", c_char_p), ("tool", c_char_p),
                ("aliases", c_char_p)]


class Parameter(Structure):
    _fields_ = [("name", c_char_p), ("meaning", c_char_p), ("size", c_int), ("value", POINTER(c_double)),
                ("of", POINTER(c_double))]


class Count(Structure):
    _fields_ = [("multiplications", c_int), ("additions", c_int), ("divisions", c_int), ("sincos", c_int)]


_SIGNATURES = {
    "rbgen_version": (c_char_p, []),
    "rbgen_new": (c_void_p, []),
    "rbgen_free": (None, [c_void_p]),
    "rbgen_load": (c_int, [c_void_p, c_char_p]),
    "rbgen_load_text": (c_int, [c_void_p, c_char_p, c_size_t, c_char_p]),
    "rbgen_error": (c_char_p, [c_void_p]),
    "rbgen_warning": (c_char_p, [c_void_p, c_int]),
    "rbgen_name": (c_char_p, [c_void_p]),
    "rbgen_dof": (c_int, [c_void_p]),
    "rbgen_positions": (c_int, [c_void_p]),
    "rbgen_joint": (POINTER(Joint), [c_void_p, c_int]),
    "rbgen_set": (c_int, [c_void_p, c_char_p, c_char_p]),
    "rbgen_option": (c_char_p, [c_int]),
    "rbgen_option_help": (c_char_p, [c_int]),
    "rbgen_function": (POINTER(Function), [c_void_p, c_int]),
    "rbgen_algorithm": (c_char_p, [c_void_p, c_char_p, c_int]),
    "rbgen_count": (c_int, [c_void_p, c_char_p, c_char_p, POINTER(Count)]),
    "rbgen_open_parameter": (POINTER(Parameter), [c_void_p, c_int]),
    "rbgen_own_parameter": (POINTER(Parameter), [c_void_p, c_int]),
    "rbgen_base_parameter": (POINTER(Parameter), [c_void_p, c_int]),
    "rbgen_params_size": (c_int, [c_void_p]),
    "rbgen_params": (c_int, [c_void_p, c_size_t, c_void_p, c_void_p]),
    "rbgen_emit": (c_int, [c_void_p, POINTER(c_char_p), POINTER(c_char_p), c_char_p]),
    "rbgen_compile": (c_int, [c_void_p, c_char_p]),
    "rbgen_rows_pointer": (c_void_p, [c_void_p, c_char_p]),
}


def _open() -> ctypes.CDLL:
    """Where RBGEN_LIBRARY says, else in this package, else where both were installed, else the system's."""
    places = [os.path.join(_HERE, "librbgen.so.0")]
    places += sorted(glob.glob(os.path.join(_PREFIX, "lib*", "librbgen.so.0")))
    places += sorted(glob.glob(os.path.join(_PREFIX, "lib", "*", "librbgen.so.0")))
    beside = [place for place in places if os.path.exists(place)]
    path = os.environ.get("RBGEN_LIBRARY") or (beside + ["librbgen.so.0"])[0]
    try:
        library = ctypes.CDLL(path)
    except OSError as error:
        raise ImportError(f"rbgen: there is no librbgen: {error}; RBGEN_LIBRARY=FILE says where it is") from error
    for name, (result, arguments) in _SIGNATURES.items():
        function = getattr(library, name)
        function.restype, function.argtypes = result, arguments
    return library


library = _open()


def program() -> str:
    """The program rbgen: beside the library, or on the PATH."""
    given = os.environ.get("RBGEN_LIBRARY")
    for place in ([os.path.dirname(given)] if given else []) + [_HERE, os.path.join(_PREFIX, "bin")]:
        if os.access(os.path.join(place, "rbgen"), os.X_OK):
            return os.path.join(place, "rbgen")
    found = shutil.which("rbgen")
    if not found:
        raise RbgenError("there is no program rbgen: neither beside the library nor on the PATH")
    return found


def text(value: Optional[bytes]) -> str:
    return (value or b"").decode("utf-8", "replace")


class Handle:
    """A robot of the library's. For one thread at a time; what it has compiled is for any number."""

    def __init__(self) -> None:
        self.pointer = library.rbgen_new()
        if not self.pointer:
            raise MemoryError("rbgen: out of memory")

    def __del__(self) -> None:
        pointer, self.pointer = getattr(self, "pointer", None), None
        if pointer:
            library.rbgen_free(pointer)

    def call(self, name: str, *arguments: Any) -> None:
        """A function that returns whether it went well."""
        status = getattr(library, name)(self.pointer, *arguments)
        if status:
            message = text(library.rbgen_error(self.pointer))
            raise (RobotError if status == 2 else RbgenError)(message)

    def all(self, name: str, *before: Any) -> list:
        """What a function with an index gives for 0, 1, ... up to its NULL."""
        function, found = getattr(library, name), []
        while True:
            one = function(self.pointer, *before, len(found))
            if not one:
                break
            found.append(one if isinstance(one, bytes) else one.contents)
        if not found and text(library.rbgen_error(self.pointer)):
            raise RobotError(text(library.rbgen_error(self.pointer)))
        return found
