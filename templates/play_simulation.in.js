"use strict";
// ================================ simulation ================================
// The arm moves by the generated forward dynamics, in steps of Runge and Kutta's method.

const N = data.dof, POSITIONS = data.start.length;
const quaternions = POSITIONS !== N;
const world = {
  t: 0, q: Float64Array.from(data.start), qd: new Float64Array(N), tau: new Float64Array(N),
  target: Float64Array.from(data.start.slice(0, N)), mode: "none", gain: 8, damping: 1,
  payload: { mass: 0, com: [0, 0, 0], inertia: [0, 0, 0, 0, 0, 0] },
  params: JSON.parse(JSON.stringify(dynamics.PARAMS)),
  pull: null, // { body, at, to }: a spring from a point of a link to a point of the world
  stiffness: 300, goal: null, work: 0, energy: 0, peak: 0, step: 0.001, algorithm: "best",
};
const still = JSON.parse(JSON.stringify(dynamics.PARAMS)); // the same without friction
const frictions = ["viscous", "coulomb", "static"].filter((name) => still[name]);
frictions.forEach((name) => still[name].fill(0));

// ---- kinematics ----

function poseOf(q) {
  const { R, p } = dynamics.frames(q), tool = dynamics.forward_kinematics(q), frames = [];
  for (let i = 0; i < N; i++) frames.push(...R.slice(9 * i, 9 * i + 9), ...p.slice(3 * i, 3 * i + 3));
  return { frames, tool: [...tool.R, ...tool.p] };
}

// What a force at a point of a link does at the joints; that of the tool through the generated Jacobian.
function torquesOfForce(pose, body, point, force, out) {
  if (body === data.tools[0].body && Math.hypot(...minus(point, origin(pose.tool))) < 1e-9) {
    const J = dynamics.jacobian(world.q);
    for (let i = 0; i < N; i++) out[i] += J[i] * force[0] + J[N + i] * force[1] + J[2 * N + i] * force[2];
    return;
  }
  for (let i = body; i >= 0; i = data.parents[i]) {
    const joint = data.joints[i], axis = directionInWorld(pose, joint.spot.body, joint.axis);
    const at = inWorld(pose, joint.spot.body, joint.spot.at);
    out[i] += dot(force, joint.type === "prismatic" ? axis : cross(axis, minus(point, at)));
  }
}

// ---- control ----

const inertiaOf = (q) => { const M = dynamics.inertia_matrix(q, world.payload); return Array.from({ length: N }, (_, i) => M[i * N + i]); };

const controls = {
  none: () => new Float64Array(N),
  gravity: (q) => dynamics.gravity(q, world.payload, world.params),
  pd: (q, qd) => {
    const M = inertiaOf(q), w = world.gain;
    return M.map((m, i) => m * (w * w * (world.target[i] - q[i]) - 2 * world.damping * w * qd[i]));
  },
  computed: (q, qd) => {
    const w = world.gain, want = new Float64Array(N);
    for (let i = 0; i < N; i++) want[i] = w * w * (world.target[i] - q[i]) - 2 * world.damping * w * qd[i];
    return dynamics.inverse_dynamics(q, qd, want, world.payload, world.params);
  },
  passive: (q, qd) => {
    const w = world.gain, qdr = new Float64Array(N), qddr = new Float64Array(N), M = inertiaOf(q);
    for (let i = 0; i < N; i++) { qdr[i] = w * (world.target[i] - q[i]); qddr[i] = -w * qd[i]; }
    const tau = dynamics.passive_inverse_dynamics(q, qd, qdr, qddr, world.payload, world.params);
    return tau.map((x, i) => x - world.damping * w * M[i] * (qd[i] - qdr[i]));
  },
};
controls.reach = controls.computed;

// A step of damped least squares towards the goal, by the tool's position.
function reachStep() {
  const q = world.target, tool = dynamics.forward_kinematics(q), J = dynamics.jacobian(q);
  const e = [0, 1, 2].map((k) => world.goal[k] - tool.p[k]), size = Math.hypot(...e);
  const off = size > 0.02 ? e.map((x) => (0.02 * x) / size) : e, A = [[0, 0, 0], [0, 0, 0], [0, 0, 0]];
  for (let a = 0; a < 3; a++) for (let b = 0; b < 3; b++) {
    for (let i = 0; i < N; i++) A[a][b] += J[a * N + i] * J[b * N + i];
    if (a === b) A[a][b] += 1e-4 * view.reach * view.reach;
  }
  const y = solve3(A, off);
  for (let i = 0; i < N; i++) {
    const next = q[i] + J[i] * y[0] + J[N + i] * y[1] + J[2 * N + i] * y[2];
    q[i] = Math.min(Math.max(next, data.limits[i][0]), data.limits[i][1]);
  }
}

function solve3(A, b) {
  const [r0, r1, r2] = A, d = dot(r0, cross(r1, r2));
  const column = (k, v) => A.map((row, i) => row.map((x, j) => (j === k ? v[i] : x)));
  return [0, 1, 2].map((k) => { const [c0, c1, c2] = column(k, b); return dot(c0, cross(c1, c2)) / d; });
}

// ---- time ----

function forces(q, qd) {
  const tau = Float64Array.from(controls[world.mode](q, qd));
  if (world.pull) {
    const pose = poseOf(q), at = world.pull.tool ? origin(pose.tool) : inWorld(pose, world.pull.body, world.pull.at);
    const kept = world.q;
    world.q = q;
    torquesOfForce(pose, world.pull.body, at, scaled(minus(world.pull.to, at), world.stiffness), tau);
    world.q = kept;
  }
  return tau;
}

const accelerations = (q, qd, tau) => world.algorithm === "best"
  ? dynamics.forward_dynamics(q, qd, tau, world.payload, world.params)
  : others[world.algorithm].forward_dynamics(q, qd, tau);

// Power of what acts beside gravity: the drives, and friction, which takes it away.
function power(q, qd, tau) {
  let sum = 0, friction = null;
  if (frictions.some((name) => world.params[name].some((x) => x !== 0))) {
    const without = { ...world.params };
    frictions.forEach((name) => { without[name] = still[name]; });
    const a = dynamics.bias(q, qd, world.payload, world.params), b = dynamics.bias(q, qd, world.payload, without);
    friction = a.map((x, i) => x - b[i]);
  }
  for (let i = 0; i < N; i++) sum += (tau[i] - (friction ? friction[i] : 0)) * qd[i];
  return sum;
}

// dq/dt, dqd/dt and the power, in one row.
function rates(y) {
  const q = y.subarray(0, POSITIONS), qd = y.subarray(POSITIONS, POSITIONS + N), out = new Float64Array(y.length);
  const tau = forces(q, qd);
  out.set(quaternions ? dynamics.position_rates(q, qd) : qd);
  out.set(accelerations(q, qd, tau), POSITIONS);
  out[POSITIONS + N] = power(q, qd, tau);
  world.tau = tau;
  return out;
}

function stepOnce(h) {
  const y = new Float64Array(POSITIONS + N + 1), next = (from, k, part) => from.map((x, i) => x + part * k[i]);
  y.set(world.q);
  y.set(world.qd, POSITIONS);
  y[POSITIONS + N] = world.work;
  const k1 = rates(y), k2 = rates(next(y, k1, h / 2)), k3 = rates(next(y, k2, h / 2)), k4 = rates(next(y, k3, h));
  for (let i = 0; i < y.length; i++) y[i] += (h / 6) * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]);
  world.q.set(y.subarray(0, POSITIONS));
  world.qd.set(y.subarray(POSITIONS, POSITIONS + N));
  data.quaternions.forEach((at) => { // of length 1 again
    const length = Math.hypot(...world.q.subarray(at, at + 4));
    for (let k = at; k < at + 4; k++) world.q[k] /= length;
  });
  world.work = y[POSITIONS + N];
  world.t += h;
}

const energyNow = () => dynamics.energy(world.q, world.qd, world.payload, world.params);
const balance = () => { const e = energyNow(); return e[0] + e[1] - world.energy - world.work; };

// What is done, from now on, is measured against now.
function countEnergy() {
  const e = energyNow();
  world.energy = e[0] + e[1];
  world.work = 0;
  world.peak = 0;
}

function restart(q = data.start, qd = new Float64Array(N)) {
  world.t = 0;
  world.q = Float64Array.from(q);
  world.qd = Float64Array.from(qd);
  countEnergy();
}

// The longest step, of a millisecond or a part of it, with which a second of free fall keeps its energy.
function chooseStep() {
  const kept = { ...world, params: world.params };
  for (const step of [1 / 1000, 1 / 2000, 1 / 4000, 1 / 8000]) {
    let peak = 0;
    world.mode = "none";
    restart();
    for (let k = 0; k < 1 / step; k++) { stepOnce(step); peak = Math.max(peak, energyNow()[0]); }
    kept.step = step;
    if (Math.abs(balance()) < 5e-9 * peak || peak === 0) break;
  }
  Object.assign(world, kept);
  restart();
}
