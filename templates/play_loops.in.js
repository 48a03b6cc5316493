"use strict";
// ================================ loops ================================
// A mechanism's loops in numbers: the constraints are loop_errors(q) = 0, and loop_jacobian(q) says how
// they change. Integration lets them drift a little; here positions and rates are led back.

const loops = data.loops; // null: the robot has none

// Solves the square system M x = b, given by rows, for several right-hand sides; M and b are used up.
function solveDense(M, b) {
  const n = M.length;
  for (let k = 0; k < n; k++) {
    let most = k;
    for (let i = k + 1; i < n; i++) if (Math.abs(M[i][k]) > Math.abs(M[most][k])) most = i;
    [M[k], M[most]] = [M[most], M[k]];
    [b[k], b[most]] = [b[most], b[k]];
    for (let i = k + 1; i < n; i++) {
      const f = M[i][k] / M[k][k];
      if (f === 0) continue;
      for (let j = k; j < n; j++) M[i][j] -= f * M[k][j];
      for (let j = 0; j < b[i].length; j++) b[i][j] -= f * b[k][j];
    }
  }
  for (let k = n - 1; k >= 0; k--) {
    for (let j = 0; j < b[k].length; j++) {
      for (let i = k + 1; i < n; i++) b[k][j] -= M[k][i] * b[i][j];
      b[k][j] /= M[k][k];
    }
  }
  return b;
}

// q after the velocity `step` for a unit of time.
const moved = (q, step) => (quaternions ? dynamics.integrate(q, step) : q.map((x, i) => x + step[i]));

// The shortest velocity that changes the constraints by -e; held: a coordinate that stays.
function leastStep(q, e, held) {
  const A = dynamics.loop_jacobian(q), rows = loops.rows, M = [], step = new Float64Array(N);
  if (held >= 0) for (let r = 0; r < rows; r++) A[r * N + held] = 0;
  let trace = 0;
  for (let r = 0; r < rows; r++) {
    M.push(new Float64Array(rows));
    for (let s = 0; s < rows; s++) for (let i = 0; i < N; i++) M[r][s] += A[r * N + i] * A[s * N + i];
    trace += M[r][r];
  }
  if (held >= 0) for (let r = 0; r < rows; r++) M[r][r] += 1e-12 * trace; // rows may depend on each other then
  const y = solveDense(M, Array.from(e, (x) => [-x]));
  for (let r = 0; r < rows; r++) for (let i = 0; i < N; i++) step[i] += A[r * N + i] * y[r][0];
  return step;
}

const largest = (list) => list.reduce((most, x) => Math.max(most, Math.abs(x)), 0);

// The closed position near q, where the coordinate `held` stays (-1: none does); null: none is found.
function closed(q, held = -1, trials = 60) {
  let at = Float64Array.from(q);
  for (let k = 0; k < trials; k++) {
    const e = dynamics.loop_errors(at), off = largest(e);
    if (off < 1e-12 || (k > 3 && off < 1e-10)) return at;
    const step = leastStep(at, e, held), size = largest(step);
    if (!Number.isFinite(size)) return null;
    at = Float64Array.from(moved(at, size > 0.3 ? step.map((x) => (0.3 * x) / size) : step));
  }
  return null;
}

// The rates nearest to qd that the loops allow at q.
function allowedRates(q, qd) {
  const A = dynamics.loop_jacobian(q), off = new Float64Array(loops.rows);
  for (let r = 0; r < loops.rows; r++) for (let i = 0; i < N; i++) off[r] += A[r * N + i] * qd[i];
  return leastStep(q, off, -1).map((x, i) => qd[i] + x);
}

// After a step of integration: positions and rates that the loops allow.
function closeLoops() {
  const e = dynamics.loop_errors(world.q);
  if (largest(e) > 1e-13) world.q = Float64Array.from(moved(world.q, leastStep(world.q, e, -1)));
  world.qd = allowedRates(world.q, world.qd);
}

// What all velocities are when the actuated ones are given: N rows, a column each. With `change`, the
// accelerations that go with wanted ones of the actuated joints and the rates qd.
function following(q, change) {
  const A = dynamics.loop_jacobian(q), M = [], b = [], gamma = change ? dynamics.loop_bias(q, change.qd) : null;
  for (let r = 0; r < loops.rows; r++) {
    M.push(A.slice(r * N, r * N + N));
    b.push(change ? [-gamma[r]] : loops.actuated.map(() => 0));
  }
  loops.actuated.forEach((i, k) => {
    M.push(Float64Array.from({ length: N }, (_, j) => (i === j ? 1 : 0)));
    b.push(change ? [change.want[k]] : loops.actuated.map((_, j) => (j === k ? 1 : 0)));
  });
  return solveDense(M, b);
}
const drivesSuffice = loops !== null && loops.rows + loops.actuated.length === data.dof;

// Accelerations and loop forces of all joints at once: slower than the generated code, but at home where
// the independent joints are none any more, as long as the loops keep their rank.
function wholeAccelerations(q, qd, tau) {
  const M = dynamics.inertia_matrix(q, world.payload), A = dynamics.loop_jacobian(q), { rows } = loops;
  const bias = dynamics.bias(q, qd, world.payload, world.params), gamma = dynamics.loop_bias(q, qd);
  const K = Array.from({ length: N + rows }, (_, i) => Float64Array.from({ length: N + rows }, (__, j) => (
    i < N ? (j < N ? M[i * N + j] : A[(j - N) * N + i]) : j < N ? A[(i - N) * N + j] : 0)));
  const given = solveDense(K, Array.from({ length: N + rows }, (_, i) => [i < N ? tau[i] - bias[i] : -gamma[i - N]]));
  return Float64Array.from({ length: N }, (_, i) => given[i][0]);
}
