"""Robot dynamics as straight-line C, from Python.

    >>> import rbgen
    >>> arm = rbgen.load("ur5")                      # a file, JSON or URDF as text, or a name of rbgen's own
    >>> tau = arm.inverse_dynamics(q, qd, qdd)       # one state (n,), or many (N, n)
    >>> arm.gravity(q, payload=[2, 0, 0, 0.05])      # 2 kg, 5 cm before the tool
    >>> print(arm)                                   # its joints, and what can be called

Each function is generated for exactly this robot and compiled when it is first called; what the system's
compiler made is kept in the user's cache folder (RBGEN_CACHE=off: not). Many states go through vectors.
While C works, other Python threads run, and any number of them may call one robot. Robots can be pickled.
"""
from ._native import RbgenError, RobotError, library as _library
from ._robot import Joint, Robot, load
from ._simulate import Motion

__all__ = ["Joint", "Motion", "RbgenError", "Robot", "RobotError", "load"]
__version__ = _library.rbgen_version().decode()
