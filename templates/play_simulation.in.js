"use strict";
// ================================ simulation ================================
// The arm moves by the generated forward dynamics, in steps of Runge and Kutta's method.

const N = data.dof, POSITIONS = data.start.length; // velocities, and numbers in q
const quaternions = POSITIONS !== N;
const { PARAMS } = dynamics;
const copy = (x) => JSON.parse(JSON.stringify(x));
const coordinates = data.coordinates;
const world = {
  t: 0, q: Float64Array.from(data.start), qd: new Float64Array(N), tau: new Float64Array(N),
  target: coordinates.map(({ place }) => (place < 0 ? 0 : data.start[place])), closest: Float64Array.from(data.start),
  mode: "none", gain: 8, damping: 1, drag: 0,
  payload: { mass: 0, com: [0, 0, 0], inertia: [0, 0, 0, 0, 0, 0] },
  params: copy(PARAMS),
  pull: null, // { body, at, to }: a spring from a point of a link to a point of the world
  stiffness: 300, goal: null, work: 0, energy: 0, peak: 0, step: 0.001, order: 4, stops: true, whole: false, algorithm: "best",
};
const still = copy(PARAMS); // the same without friction
const frictions = ["viscous", "coulomb", "static"].filter((name) => still[name]);
frictions.forEach((name) => still[name].fill(0));

// ---- kinematics ----

function poseOf(q) {
  const { R, p } = dynamics.frames(q), tool = dynamics.forward_kinematics(q), frames = [];
  for (let i = 0; i < data.links.length; i++) frames.push(...R.slice(9 * i, 9 * i + 9), ...p.slice(3 * i, 3 * i + 3));
  return { frames, tool: [...tool.R, ...tool.p] };
}

// What a force at a point of a link does at one joint on the way to the base. A quaternion's joint moves
// along and about the axes of the body that it carries.
function torqueAtLink(pose, i, point, force) {
  const { run, part } = data.links[i];
  if (run) {
    const body = frameOf(pose, i - part + run - 1), axis = axisOf(body, part % 3);
    return dot(force, run === 6 && part < 3 ? axis : cross(axis, minus(point, origin(body))));
  }
  const joint = data.joints[i], axis = directionInWorld(pose, joint.spot.body, joint.axis);
  return dot(force, joint.type === "prismatic" ? axis : cross(axis, minus(point, inWorld(pose, joint.spot.body, joint.spot.at))));
}

// At all coordinates; that of the tool through the generated Jacobian.
function torquesOfForce(q, pose, body, point, force, out) {
  if (body === data.tools[0].body && Math.hypot(...minus(point, origin(pose.tool))) < 1e-9) {
    const J = dynamics.jacobian(q);
    for (let i = 0; i < N; i++) out[i] += J[i] * force[0] + J[N + i] * force[1] + J[2 * N + i] * force[2];
    return;
  }
  for (let i = body; i >= 0; i = data.links[i].parent) {
    const torque = torqueAtLink(pose, i, point, force);
    if (!data.gears) out[i] += torque;
    else data.gears[i].forEach((share, j) => { out[j] += share * torque; });
  }
}

// ---- control ----

// Torques that give the actuated joints of a mechanism these accelerations.
function drive(q, qd, qdd) {
  const tau = new Float64Array(N), given = dynamics.inverse_dynamics(q, qd, qdd, world.payload, world.params);
  loops.actuated.forEach((i, k) => { tau[i] = given[k]; });
  return tau;
}

// The inertia that each drive has to move by itself.
function inertiaOf(q) {
  const M = dynamics.inertia_matrix(q, world.payload);
  const own = Array.from({ length: N }, (_, i) => M[i * N + i]);
  if (!drivesSuffice) return own;
  const Z = following(q);
  loops.actuated.forEach((a, k) => {
    own[a] = 0;
    for (let i = 0; i < N; i++) for (let j = 0; j < N; j++) own[a] += Z[i][k] * M[i * N + j] * Z[j][k];
  });
  return own;
}

// The mass that a force at the tool has to move, in the mean of all directions.
function massAtTool() {
  const J = dynamics.jacobian(world.q), M = dynamics.inertia_matrix(world.q, world.payload), Z = drivesSuffice ? following(world.q) : null;
  const count = Z ? loops.actuated.length : N, at = (j) => (Z ? Z.map((row) => row[j]) : Array.from({ length: N }, (_, i) => (i === j ? 1 : 0)));
  const ways = Array.from({ length: count }, (_, j) => at(j)), inner = (a, b) => a.reduce((sum, x, i) => sum + x * b.reduce((part, y, j) => part + M[i * N + j] * y, 0), 0);
  const Jz = [0, 1, 2].map((k) => ways.map((way) => way.reduce((sum, x, i) => sum + J[k * N + i] * x, 0)));
  const given = solveDense(ways.map((a) => Float64Array.from(ways, (b) => inner(a, b))), ways.map((_, j) => Jz.map((row) => row[j])));
  const mobility = Jz.reduce((sum, row, k) => sum + row.reduce((part, x, j) => part + x * given[j][k], 0), 0) / 3;
  return mobility > 0 && Number.isFinite(1 / mobility) ? 1 / mobility : 1;
}

// Where a drive is and where its joint is single: how far it is from its target, made an acceleration.
const wanted = (q, qd) => coordinates.map(({ place, driven }, i) => (place < 0 || !driven ? 0
  : world.gain * world.gain * (world.target[i] - q[place]) - 2 * world.damping * world.gain * qd[i]));

const controls = {
  none: () => new Float64Array(N),
  gravity: (q) => {
    if (loops) return drive(q, new Float64Array(N), new Float64Array(N));
    const tau = dynamics.gravity(q, world.payload, world.params);
    coordinates.forEach(({ driven }, i) => { if (!driven) tau[i] = 0; });
    return tau;
  },
  pd: (q, qd) => { const M = inertiaOf(q); return wanted(q, qd).map((a, i) => M[i] * a); },
  computed: (q, qd) => {
    const want = wanted(q, qd);
    if (!loops) return dynamics.inverse_dynamics(q, qd, want, world.payload, world.params);
    return drive(q, qd, following(q, { qd, want: loops.actuated.map((i) => want[i]) }).map(([x]) => x));
  },
  passive: (q, qd) => {
    const w = world.gain, qdr = new Float64Array(N), qddr = new Float64Array(N), M = inertiaOf(q);
    for (let i = 0; i < N; i++) { qdr[i] = w * (world.target[i] - q[i]); qddr[i] = -w * qd[i]; }
    const tau = dynamics.passive_inverse_dynamics(q, qd, qdr, qddr, world.payload, world.params);
    return tau.map((x, i) => x - world.damping * w * M[i] * (qd[i] - qdr[i]));
  },
};
controls.reach = controls.computed;
const controlNames = Object.keys(controls).filter((name) => name === "none" || (coordinates.some(({ driven }) => driven)
  && (name === "gravity" || (coordinates.some(({ driven, place }) => driven && place >= 0) && (name === "pd"
  || (name === "passive" ? Boolean(dynamics.passive_inverse_dynamics) : loops ? drivesSuffice : !quaternions))))));

// A step of damped least squares towards the goal, by the tool's position: of a mechanism in the motions
// that its loops allow.
function reachStep() {
  const q = world.closest, tool = dynamics.forward_kinematics(q), all = dynamics.jacobian(q);
  const Z = loops ? following(q) : null, count = Z ? loops.actuated.length : N;
  const J = [0, 1, 2].map((a) => Array.from({ length: count }, (_, k) => (Z ? Z.reduce((sum, row, i) => sum + all[a * N + i] * row[k], 0) : all[a * N + k])));
  const e = [0, 1, 2].map((k) => world.goal[k] - tool.p[k]), size = Math.hypot(...e);
  const far = 0.02 * view.reach, off = size > far ? e.map((x) => (far * x) / size) : e, A = [[0, 0, 0], [0, 0, 0], [0, 0, 0]];
  for (let a = 0; a < 3; a++) for (let b = 0; b < 3; b++) {
    for (let k = 0; k < count; k++) A[a][b] += J[a][k] * J[b][k];
    if (a === b) A[a][b] += 1e-4 * view.reach * view.reach;
  }
  const y = solve3(A, off), step = Array.from({ length: count }, (_, k) => J[0][k] * y[0] + J[1][k] * y[1] + J[2][k] * y[2]);
  const inside = (i, x) => Math.min(Math.max(x, coordinates[i].limits[0]), coordinates[i].limits[1]);
  const next = Z ? closed(moved(q, Z.map((row) => row.reduce((sum, x, k) => sum + x * step[k], 0)))) : q.map((x, i) => inside(i, x + step[i]));
  if (!next || !next.every(Number.isFinite)) return;
  world.closest = next;
  coordinates.forEach(({ place }, i) => { if (place >= 0) world.target[i] = next[place]; });
}

function solve3(A, b) {
  const [r0, r1, r2] = A, d = dot(r0, cross(r1, r2));
  const column = (k, v) => A.map((row, i) => row.map((x, j) => (j === k ? v[i] : x)));
  return [0, 1, 2].map((k) => { const [c0, c1, c2] = column(k, b); return dot(c0, cross(c1, c2)) / d; });
}

// ---- time ----

function forces(q, qd) {
  const tau = Float64Array.from(controls[world.mode](q, qd));
  if (world.stops) addStops(q, qd, tau);
  if (world.drag > 0) for (let i = 0; i < N; i++) tau[i] -= world.drag * weights[i] * qd[i];
  if (world.pull) {
    const pose = poseOf(q), at = world.pull.tool ? origin(pose.tool) : inWorld(pose, world.pull.body, world.pull.at);
    torquesOfForce(q, pose, world.pull.body, at, scaled(minus(world.pull.to, at), world.stiffness), tau);
  }
  return tau;
}
let weights = null; // the inertias at the beginning: what friction of robots without is measured by

// Slides end softly, within some hundredths of their way, and lose a part of their speed there. What the
// ends do counts as work, like that of the drives.
const SOFT = 0.01, STOP = 80; // of the way; 1/s: of a link that swings on such an end
function addStops(q, qd, tau) {
  coordinates.forEach(({ place, stops, limits }, i) => {
    if (!stops) return;
    const over = q[place] - Math.max(limits[1], data.start[place]), under = Math.min(limits[0], data.start[place]) - q[place];
    const side = over > 0 ? 1 : -1, deep = Math.max(over, under);
    if (deep <= 0) return;
    const part = deep / (SOFT * (limits[1] - limits[0]));
    tau[i] -= side * weights[i] * part * Math.max(STOP * STOP * deep + 0.5 * STOP * side * qd[i], 0);
  });
}

const byName = (name) => (name === "best" ? dynamics : others[name]).forward_dynamics;
function accelerationsBy(name, q, qd, tau) {
  const qdd = name === "best" ? dynamics.forward_dynamics(q, qd, tau, world.payload, world.params) : byName(name)(q, qd, tau);
  return loops ? qdd.qdd : qdd;
}
const accelerations = (q, qd, tau) => (world.whole ? wholeAccelerations(q, qd, tau) : accelerationsBy(world.algorithm, q, qd, tau));

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

const along = (from, k, part) => { const out = new Float64Array(from.length); for (let i = 0; i < out.length; i++) out[i] = from[i] + part * k[i]; return out; };
function rungeKutta(y, h) {
  const k1 = rates(y), k2 = rates(along(y, k1, h / 2)), k3 = rates(along(y, k2, h / 2)), k4 = rates(along(y, k3, h));
  for (let i = 0; i < y.length; i++) y[i] += (h / 6) * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]);
}

// Gragg's: midpoint rules of 2, 4, 6 and 8 parts, whose errors are even powers of the part, extrapolated:
// of order 8, for robots that Runge and Kutta's method of order 4 would take too many steps for.
function extrapolated(y, h) {
  const first = rates(y), table = [];
  for (let k = 0; k < 4; k++) {
    const n = 2 * (k + 1), part = h / n;
    let before = y, at = along(y, first, part);
    for (let m = 1; m < n; m++) [before, at] = [at, along(before, rates(at), 2 * part)];
    const last = rates(at), row = [at.map((x, i) => (x + before[i] + part * last[i]) / 2)];
    for (let j = 1; j <= k; j++) {
      const ratio = (n / (2 * (k - j + 1))) ** 2 - 1;
      row.push(row[j - 1].map((x, i) => x + (x - table[k - 1][j - 1][i]) / ratio));
    }
    table.push(row);
  }
  y.set(table[3][3]);
}

function stepOnce(h) {
  const y = new Float64Array(POSITIONS + N + 1);
  y.set(world.q);
  y.set(world.qd, POSITIONS);
  y[POSITIONS + N] = world.work;
  (world.order === 8 ? extrapolated : rungeKutta)(y, h);
  world.q.set(y.subarray(0, POSITIONS));
  world.qd.set(y.subarray(POSITIONS, POSITIONS + N));
  if (loops) closeLoops();
  data.quaternions.forEach((at) => { // of length 1 again
    const length = Math.hypot(...world.q.subarray(at, at + 4));
    for (let k = at; k < at + 4; k++) world.q[k] /= length;
  });
  world.work = y[POSITIONS + N];
  world.t += h;
}

const energyNow = () => dynamics.energy(world.q, world.qd, world.payload, world.params);
const balance = () => { const e = energyNow(); return e[0] + e[1] - world.energy - world.work; };

// Of a mechanism where the code, which solves for some joints by the others, has no way on: whole.
function stepWell(h) {
  if (stepParts(h)) return true;
  world.whole = loops !== null;
  const done = world.whole && stepParts(h);
  world.whole = false;
  return done;
}

// A step that keeps the energy balance: taken again in halves, and their halves, where it does not. False,
// and the state is the one before it, where the finest part loses it: near a position at which loops lose
// their rank, or where the numbers run away.
const FINEST = loops ? 9 : 6, LOST = 1e-8;
function stepParts(h, depth = 0) {
  const { t, q, qd, work, peak } = world, before = balance();
  const back = () => Object.assign(world, { t, q, qd, work, peak });
  world.q = q.slice();
  world.qd = qd.slice();
  stepOnce(h);
  const e = energyNow(), size = Math.max(peak, e[0]), gained = Math.abs(e[0] + e[1] - world.energy - world.work - before);
  const whole = Math.abs(e[0]) + Math.abs(e[1]) + Math.abs(world.work);
  if (gained <= 2e-11 * size + 1e-14 * whole) {
    world.peak = size;
    return true;
  }
  if (depth < FINEST) {
    back();
    if (stepParts(h / 2, depth + 1) && stepParts(h / 2, depth + 1)) return true;
    back();
    return false;
  }
  if (loops ? gained < LOST * size + 1e-12 * whole : Number.isFinite(gained)) {
    world.peak = size;
    return true;
  }
  back();
  return false;
}

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

// The rule that a second of free fall keeps its energy by with the fewest accelerations: Runge and Kutta's
// with a step of a millisecond or half of it, or extrapolation with longer ones.
function chooseStep() {
  const kept = { ...world };
  weights = inertiaOf(world.q);
  for (const [order, step] of [[4, 1 / 1000], [8, 1 / 250], [4, 1 / 2000], [8, 1 / 500], [8, 1 / 1000]]) {
    let peak = 0;
    Object.assign(world, { mode: "none", order });
    restart();
    for (let k = 0; k < 1 / step && world.q.every(Number.isFinite); k++) { stepOnce(step); peak = Math.max(peak, energyNow()[0]); }
    Object.assign(kept, { order, step });
    if (Math.abs(balance()) < 5e-9 * peak || peak === 0) break;
  }
  Object.assign(world, kept);
  restart();
}
