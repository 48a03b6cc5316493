"""_call.py: a function of the table as Python calls it: arrays in, arrays out. It is compiled when it is first
called, for the type of numbers and for what it is given besides (a payload, open parameters)."""
from __future__ import annotations

import ctypes
import inspect
import threading
from collections import namedtuple
from typing import Any, Callable, Dict, List, Optional, Tuple

import numpy as np

from ._native import Function, Handle, RobotError, library, text

LANES = {np.dtype(np.float64): b"8", np.dtype(np.float32): b"16"}
REAL = {np.dtype(np.float64): b"double", np.dtype(np.float32): b"float"}
RESERVED = {"lambda": "lambda_"}


class Array:
    """An input or output: its name, its shape for one state, its unit."""

    def __init__(self, array: Any) -> None:
        self.name = text(array.name)
        self.argument = RESERVED.get(self.name, self.name)
        self.size: int = array.size
        self.shape = tuple(size for size in array.dimensions if size) if self.size else (0,)
        self.unit, self.meaning = text(array.unit), text(array.meaning)
        self.is_struct = bool(array.is_struct)


class Row:
    """What the table says of a function."""

    def __init__(self, function: Function) -> None:
        self.name, self.alias, self.c_name = text(function.name), text(function.alias), text(function.c_name)
        self.meaning, self.by_default = text(function.meaning), bool(function.by_default)
        self.option, self.tool = text(function.option), text(function.tool)
        self.aliases = [name.replace("-", "_") for name in text(function.aliases).split(",") if name]
        self.inputs = [Array(function.inputs[k]) for k in range(function.input_count)]
        self.outputs = [Array(function.outputs[k]) for k in range(function.output_count)]
        self.arrays = [array for array in self.inputs if not array.is_struct]
        self.structs = {array.name for array in self.inputs if array.is_struct}


class Code:
    """A compiled function: which takes how many states there are, then addresses."""

    def __init__(self, handle: Handle, row: Row, inputs: List[Array]) -> None:
        self.handle, self.inputs = handle, inputs
        self.width = max(1, row.outputs[0].size)
        address = library.rbgen_rows_pointer(handle.pointer, row.c_name.encode())
        if not address:
            raise RobotError(f"{row.name} is not there for this robot")
        arguments = [ctypes.c_void_p] * (len(inputs) + len(row.outputs))
        self.call = ctypes.CFUNCTYPE(None, ctypes.c_size_t, *arguments)(address)
        self.params_size: int = library.rbgen_params_size(handle.pointer)
        self.lock = threading.Lock()

    def params(self, values: np.ndarray) -> np.ndarray:
        """The struct for rows of values of what is open, with what follows from them."""
        values = np.ascontiguousarray(values, np.float64)
        out = np.empty((len(values), self.params_size))
        with self.lock:
            self.handle.call("rbgen_params", len(values), values.ctypes.data, out.ctypes.data)
        return out


def _address(array: np.ndarray) -> int:
    return array.__array_interface__["data"][0]


def _payload(payload: Any) -> np.ndarray:
    """mass, x, y, z, or also Ixx, Iyy, Izz, Ixy, Ixz, Iyz, of one load or of many: ten numbers each"""
    numbers = np.asarray(payload, np.float64)
    if numbers.ndim < 1 or numbers.shape[-1] not in (4, 10):
        raise ValueError("payload: four numbers (mass, mass centre) or ten (and Ixx, Iyy, Izz, Ixy, Ixz, Iyz) in the "
                         f"last axis, not the shape {numbers.shape}")
    whole = np.zeros(numbers.shape[:-1] + (10,))
    whole[..., :numbers.shape[-1]] = numbers
    return whole


def _document(row: Row, open_names: Tuple[str, ...]) -> str:
    def line(array: Array) -> str:
        shape = ", ".join(map(str, array.shape))
        words = "; ".join(word for word in (array.meaning.split(":")[0], array.unit) if word)
        return f"    {array.argument}  (..., {shape}){'  ' + words if words else ''}"

    lines = [row.meaning[:1].upper() + row.meaning[1:] + ".", "", "Inputs, one state or many (axes before the last "
             "broadcast):"] + [line(array) for array in row.arrays]
    if "payload" in row.structs or _takes_payload(row):
        lines.append("    payload=  mass, x, y, z of a load on the tool, and Ixx, Iyy, Izz, Ixy, Ixz, Iyz")
    if "params" in row.structs:
        lines.append("    " + ", ".join(name + "=" for name in open_names) + "  instead of the robot file's")
    lines += ["    out=  array (or a tuple) for the results", "Results:"] + [line(array) for array in row.outputs]
    lines.append("Of float32 where all inputs are, else of float64.")
    return "\n".join(lines)


def _takes_payload(row: Row) -> bool:
    return getattr(row, "loaded", False)


Compile = Callable[[Row, np.dtype, bool, bool], Code]


def make(robot: Any, row: Row, compiled: Compile) -> Callable[..., Any]:
    """The Python function for a row."""
    names = [array.argument for array in row.arrays]
    shapes = [array.shape for array in row.arrays]
    results = namedtuple(row.c_name, [array.argument for array in row.outputs])  # type: ignore[misc]
    ready: Dict[tuple, Code] = {}
    open_names = tuple(robot.parameters)

    def code_for(dtype: np.dtype, loaded: bool, each: bool) -> Code:
        key = (dtype, loaded, each)
        if key not in ready:
            ready[key] = compiled(row, dtype, loaded, each)
        return ready[key]

    def structs(code: Code, dtype: np.dtype, lead: tuple, payload: Any, given: Dict[str, np.ndarray],
                each: bool) -> Dict[str, np.ndarray]:
        made = {}
        count = int(np.prod(lead)) if each else 1
        if payload is not None:
            whole = np.broadcast_to(payload, lead + (10,)) if each else payload
            made["payload"] = np.ascontiguousarray(whole, dtype)
        if "params" in row.structs:
            columns = []
            for name, value in robot.parameters.items():
                wanted = np.atleast_1d(given.get(name, value))
                columns.append(np.broadcast_to(wanted, (lead if each else ()) + np.shape(np.atleast_1d(value))))
            flat = np.concatenate(columns, axis=-1).reshape(count, -1)
            made["params"] = np.ascontiguousarray(code.params(flat), dtype)
        return made

    double = np.dtype(np.float64)
    result = row.outputs[0].shape
    quick = not row.structs and len(row.outputs) == 1 and all(len(shape) == 1 for shape in shapes)
    count_of = len(names)

    def at_once(arguments: tuple) -> Any:
        """Arrays of double that lie as C wants them, all for the same states; None: they are not that."""
        code = ready.get((double, False, False))
        if code is None or len(arguments) != count_of:
            return None
        lead = getattr(arguments[0], "shape", ())[:-1]
        addresses = []
        for array, shape in zip(arguments, shapes):
            if (type(array) is not np.ndarray or array.shape != lead + shape or array.dtype is not double
                    or not array.flags.c_contiguous):
                return None
            addresses.append(array.__array_interface__["data"][0])
        made = np.empty(lead + result)
        code.call(made.size // code.width if made.size else 0, *addresses, made.__array_interface__["data"][0])
        return made

    def call(*arguments: Any, out: Any = None, payload: Any = None, **named: Any) -> Any:
        if quick and out is None and payload is None and not named:
            made = at_once(arguments)
            if made is not None:
                return made
        if len(arguments) < len(names):
            arguments = arguments + tuple(named.pop(name) for name in names[len(arguments):] if name in named)
        if len(arguments) != len(names):
            raise TypeError(f"{row.c_name} takes {', '.join(names)}; {len(arguments)} of {len(names)} are given")
        wrong = [name for name in named if name not in open_names or "params" not in row.structs]
        if wrong:
            raise TypeError(f"{row.c_name} takes no {wrong[0]}; it can be given {', '.join(names)}"
                            + (", " + ", ".join(open_names) if "params" in row.structs else ""))
        if payload is not None and not _takes_payload(row):
            raise TypeError(f"{row.c_name} does not depend on a payload")
        arrays = [np.asarray(argument) for argument in arguments]
        dtype = np.dtype(np.float32 if all(array.dtype == np.float32 for array in arrays) else np.float64)
        lead = arrays[0].shape[:-1]
        alike = True
        for array, shape, name in zip(arrays, shapes, names):
            if array.shape[array.ndim - len(shape):] != shape:
                flat = (int(np.prod(shape)),)
                if array.shape[-1:] != flat or len(shape) == 1:
                    raise ValueError(f"{row.c_name}: {name} has the shape {array.shape}; it is to end in {shape}")
            alike = alike and array.ndim == len(lead) + len(shape) and array.shape[:len(lead)] == lead
        given = {name: np.asarray(value, np.float64) for name, value in named.items()}
        load = None if payload is None else _payload(payload)
        each = load is not None and load.ndim > 1
        for name, value in given.items():
            own = np.shape(robot.parameters[name])
            if value.shape[value.ndim - len(own):] != own or (value.ndim < len(own)):
                raise ValueError(f"{row.c_name}: {name} has the shape {value.shape}; it is to end in {own}")
            each = each or value.ndim > len(own)
        if not alike or each:
            leads = [array.shape[:array.ndim - len(shape)] if array.shape[array.ndim - len(shape):] == shape
                     else array.shape[:-1] for array, shape in zip(arrays, shapes)]
            if each and load is not None:
                leads.append(load.shape[:-1])
            leads += [value.shape[:value.ndim - np.ndim(robot.parameters[name])] for name, value in given.items()]
            lead = np.broadcast_shapes(*leads)
            arrays = [np.broadcast_to(array.reshape(l + shape), lead + shape)
                      for array, l, shape in zip(arrays, leads, shapes)]
            given = {name: value.reshape(value.shape[:value.ndim - np.ndim(robot.parameters[name])]
                                         + np.shape(np.atleast_1d(robot.parameters[name])))
                     for name, value in given.items()}
        arrays = [np.ascontiguousarray(array, dtype) for array in arrays]
        code = code_for(dtype, load is not None, each)
        extra = structs(code, dtype, lead, load, given, each) if code.inputs is not row.arrays else {}
        inputs = iter(arrays)
        addresses = [_address(extra[array.name]) if array.is_struct else _address(next(inputs))
                     for array in code.inputs]
        count = 1
        for size in lead:
            count *= size
        outs = [out] if isinstance(out, np.ndarray) else list(out) if out is not None else []
        if out is not None and len(outs) != len(row.outputs):
            raise ValueError(f"{row.c_name}: out= takes {len(row.outputs)} arrays, not {len(outs)}")
        final, buffers = [], []
        for k, array in enumerate(row.outputs):
            shape = lead + array.shape
            if out is None:
                buffers.append(np.empty(shape, dtype))
                final.append(buffers[k])
                continue
            target = outs[k]
            if not isinstance(target, np.ndarray) or target.shape != shape or not target.flags.writeable:
                raise ValueError(f"{row.c_name}: out= is to be a writable array of the shape {shape}")
            fits = target.dtype == dtype and target.flags.c_contiguous and not any(
                np.may_share_memory(target, one) for one in arrays)
            buffers.append(target if fits else np.empty(shape, dtype))
            final.append(target)
        code.call(count, *addresses, *map(_address, buffers))
        for target, buffer in zip(final, buffers):
            if target is not buffer:
                target[...] = buffer
        return final[0] if len(final) == 1 else results(*final)

    call.__name__ = row.c_name
    call.__qualname__ = f"Robot.{row.c_name}"
    call.__doc__ = _document(row, open_names)
    kinds = inspect.Parameter
    keywords = ["out"] + (["payload"] if _takes_payload(row) else [])
    keywords += open_names if "params" in row.structs else ()
    call.__signature__ = inspect.Signature(  # type: ignore[attr-defined]
        [kinds(name, kinds.POSITIONAL_OR_KEYWORD) for name in names]
        + [kinds(name, kinds.KEYWORD_ONLY, default=None) for name in keywords])
    return call


def compile_code(handle: Handle, row: Row, dtype: np.dtype, loaded: bool, each: bool, backend: Optional[str]) -> Code:
    """handle: with the robot in it, for this function alone."""
    settings = [(b"functions", row.option.encode()), (b"lanes", LANES[dtype]), (b"rows", b"1"), (b"real", REAL[dtype]),
                (b"payload", b"1" if loaded else b"0"), (b"each-state", b"1" if each else b"0"), (b"cache", b"1")]
    for name, value in settings:
        handle.call("rbgen_set", name, value)
    handle.call("rbgen_compile", backend.encode() if backend else None)
    inputs = row.arrays
    if loaded or row.structs:
        for function in handle.all("rbgen_function"):
            if text(function.c_name) == row.c_name:
                inputs = [Array(function.inputs[k]) for k in range(function.input_count)]
    return Code(handle, row, inputs)
