import numpy as np

DOF = @dof@


def _array(value, name, size):
    value = np.asarray(value)
    if value.dtype.kind != "f":
        value = value.astype(float)
    if value.ndim == 0 or value.shape[-1] != size:
        raise ValueError(f"{name}: shape (..., {size}), not {value.shape}")
    return value


def _gather(lead, values, shape):
    kinds = [v.dtype for v in values if isinstance(v, (np.ndarray, np.generic))]
    out = np.empty(lead + (len(values),), np.result_type(*kinds) if kinds else float)
    for k, value in enumerate(values):
        out[..., k] = value
    return out.reshape(lead + shape)
