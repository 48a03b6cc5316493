"use strict";
// ================================ controls ================================

const element = (id) => document.getElementById(id);
const livePose = { of: null, pose: null };
function pose() {
  if (livePose.of !== world.t || !livePose.pose) { livePose.pose = poseOf(world.q); livePose.of = world.t; }
  return livePose.pose;
}
const changed = () => { livePose.pose = null; };
poseAt = () => (running.ready ? pose() : { tool: data.poses.tool[0], frames: data.poses.frames[0] });

// The tool's way of the last seconds, and the spring that pulls.
const way = [];
drawTraces = () => {
  pen.globalAlpha = 0.7;
  drawPath(way.map(project), colours.tool, 1.6);
  pen.globalAlpha = 1;
  if (world.pull) {
    const at = world.pull.tool ? origin(pose().tool) : inWorld(pose(), world.pull.body, world.pull.at);
    drawPath([project(at), project(world.pull.to)], colours["axis-x"], 2.5);
  }
  if (world.mode === "reach" && world.goal) {
    const at = project(world.goal);
    pen.beginPath();
    pen.arc(at.x, at.y, 8, 0, 2 * Math.PI);
    pen.strokeStyle = colours["axis-y"];
    pen.lineWidth = 2.5;
    pen.stroke();
  }
};

// ---- running ----

const running = { ready: false, on: true, clock: 0, owed: 0, load: 0 };

function advance(seconds, limit = Infinity) { // of the robot's time; of ours: milliseconds at most
  const begin = performance.now();
  running.owed = Math.min(running.owed + seconds, 0.25); // the page may have been asleep
  while (running.owed >= world.step) {
    if (!stepWell(world.step)) {
      running.owed = 0;
      stop();
      break;
    }
    running.owed -= world.step;
    if (performance.now() - begin > limit) running.owed = 0; // slower than real time rather than stuck
  }
  if (world.mode === "reach") reachStep();
  changed();
}

function tick(now) {
  const passed = Math.min(Math.max(now - running.clock, 0), 100) / 1000;
  running.clock = now;
  if (running.on) {
    const begin = performance.now();
    advance(passed * Number(element("speed").value), 60);
    const share = passed > 0 ? (performance.now() - begin) / 1000 / passed : 0;
    running.load += 0.05 * (share - running.load);
    record();
    showAll();
  }
  requestAnimationFrame(tick);
}

// The simulation can go no further from here. It says so and waits: for a reset, another pose, a pull.
function stop() {
  setRunning(false);
  element("stuck-why").textContent = loops
    ? `Stopped at ${world.t.toFixed(2)} s: here the loops lose their rank, as where links of a loop line up or lie on each other, and what comes next is not determined. Reset it, or move a joint.`
    : `Stopped at ${world.t.toFixed(2)} s: the motion runs away here. The masses and inertias in the file may be none that bodies can have.`;
  element("stuck").hidden = false;
}

function setRunning(on) {
  running.on = on;
  if (on) element("stuck").hidden = true;
  element("play").textContent = on ? "Pause" : "Run";
  showAll();
  if (running.ready && !on) sayNumbers();
}

function reset() {
  restart();
  element("stuck").hidden = true;
  way.length = past.length = 0;
  changed();
  showAll();
}

// ---- numbers ----

const brief = (x) => (x !== 0 && (Math.abs(x) >= 1e5 || Math.abs(x) < 1e-3) ? x.toExponential(1).replace(".0e", "e") : String(Number(x.toPrecision(3))));
const unitOf = (i) => (jointOf(i).type === "prismatic" ? "m" : "rad");
const short = (x) => (Math.abs(x) >= 1e4 || (x !== 0 && Math.abs(x) < 1e-3) ? x.toExponential(1) : x.toFixed(3));
function showNumbers() {
  const e = energyNow();
  element("time").textContent = `${world.t.toFixed(2)} s`;
  element("energy").textContent = `${short(e[0] + e[1])} J`;
  element("balance").textContent = `${short(balance())} J`;
  element("load").textContent = `${(100 * running.load).toFixed(0)} %`;
  sliders.forEach((slider, i) => {
    const { place, driven } = coordinates[i];
    if (place < 0) return;
    const value = controlled() && driven ? world.target[i] : world.q[place], { digits } = slider;
    slider.input.disabled = controlled() && !driven;
    if (document.activeElement !== slider.input) slider.input.value = String(value);
    slider.output.textContent = `${world.q[place].toFixed(digits)} ${unitOf(i)}`;
    if (running.on || document.activeElement === slider.input) slider.input.setAttribute("aria-valuetext", `${value.toFixed(digits)} ${jointOf(i).type === "prismatic" ? "metres" : "radians"}`);
  });
}
// Said aloud by a screen reader when it is asked for, or when something stops or starts: never by itself.
function say(text) { element("aloud").textContent = text; }
function sayNumbers() {
  const e = energyNow(), at = origin(pose().tool).map((x) => short(x)).join(", ");
  say(`time ${world.t.toFixed(1)} seconds; tool at ${at} metres; energy ${short(e[0] + e[1])} joules, balance ${short(balance())} joules; control ${world.mode}`);
}
// A robot that flies leaves the picture unless the view goes with it.
const flying = data.links.findIndex(({ run, part }) => run === 6 && part === 5);
const place0 = { centre: null, body: null };
function followBody() {
  if (flying < 0) return;
  const now = inWorld(pose(), flying, [0, 0, 0]);
  if (!place0.centre) Object.assign(place0, { centre: view.centre, body: inWorld(poseOf(data.start), flying, [0, 0, 0]) });
  view.centre = element("follow").checked ? add(place0.centre, minus(now, place0.body)) : place0.centre;
}
function showAll() {
  followBody();
  drawScene();
  drawPlots();
  showNumbers();
}

// ---- plots of the last ten seconds ----

const past = [], SPAN = 10;
function record() {
  const e = energyNow();
  const off = controlled() ? Math.hypot(...coordinates.map(({ place, driven }, i) => (place < 0 || !driven ? 0 : world.target[i] - world.q[place]))) : 0;
  past.push({ t: world.t, tau: Array.from(world.tau), energy: [e[0], e[1], e[0] + e[1]], error: [off] });
  while (past.length > 2000 || (past.length && past[0].t < world.t - SPAN)) past.shift();
  const at = origin(pose().tool), step = way.length ? Math.hypot(...minus(at, way[way.length - 1].slice(0, 3))) : 0;
  way.push([...at, step]);
  let long = way.reduce((sum, point) => sum + point[3], 0); // no longer than can be followed by eye
  while (way.length > 600 || (long > 10 * view.reach && way.length > 2)) { long -= way[1][3]; way.shift(); }
}
const plots = element("plots");
const kinds = new Set(coordinates.map(({ link }) => data.joints[link].type));
const either = (turn, slide) => [kinds.has("revolute") && turn, kinds.has("prismatic") && slide].filter(Boolean).join(", ");
const PANELS = [ // what, with its unit; of which numbers; their colours and, where the sliders do not say it, names
  { title: either("torque, N m", "force, N"), key: "tau", colour: (i) => jointColour(coordinates[i].link) },
  { title: "energy, J", key: "energy", colour: (i) => PALETTE[i], names: ["kinetic", "potential", "total"] },
  { title: `way to the target, ${either("rad", "m")}`, key: "error", colour: () => PALETTE[3] },
];
function drawPlots() {
  const brush = plots.getContext("2d"), width = plots.clientWidth, height = plots.clientHeight;
  const columns = width < 600 ? 1 : 3, wide = width / columns, high = height / (columns === 1 ? 3 : 1);
  brush.clearRect(0, 0, width, height);
  brush.font = "12px system-ui, sans-serif";
  const write = (text, x, y, align, colour) => { brush.textAlign = align; brush.fillStyle = colour; brush.fillText(text, x, y); };
  PANELS.forEach(({ title, key, colour, names }, k) => {
    const all = past.flatMap((row) => row[key]), idle = all.every((value) => value === 0);
    const low = idle ? -1 : Math.min(0, ...all), top = idle ? 1 : Math.max(low < 0 ? 0 : 1e-300, ...all), ticks = idle ? [0] : [...new Set([low, 0, top])];
    const room = 14 + Math.max(...ticks.map((value) => brush.measureText(short(value)).width), 30);
    const x = (columns === 1 ? 0 : k * wide) + room, y = (columns === 1 ? k * high : 0) + 24, w = wide - room - 10, h = high - 44;
    const row = (value) => y + (h * (top - value)) / (top - low);
    write(title, x, y - 8, "left", colours.soft);
    let at = x + brush.measureText(title).width + 12;
    (names || []).forEach((name, i) => {
      brush.fillStyle = colour(i);
      brush.fillRect(at, y - 17, 9, 9);
      write(name, at + 12, y - 8, "left", colours.soft);
      at += brush.measureText(name).width + 22;
    });
    brush.strokeStyle = colours.line;
    brush.lineWidth = 1;
    brush.strokeRect(x, y, w, h);
    ticks.forEach((value) => {
      if (value !== 0 && Math.abs(row(value) - row(0)) < 14) return; // 0 has its place
      write(value === 0 ? "0" : short(value), x - 5, row(value) + 4, "right", colours.soft);
      brush.beginPath();
      brush.moveTo(x, row(value));
      brush.lineTo(x + w, row(value));
      brush.stroke();
    });
    write(`${SPAN} s ago`, x, y + h + 14, "left", colours.soft);
    write("now", x + w, y + h + 14, "right", colours.soft);
    const count = past.length ? past[0][key].length : 0;
    for (let i = 0; i < count; i++) {
      brush.beginPath();
      past.forEach((point) => brush.lineTo(x + (w * (point.t - world.t + SPAN)) / SPAN, row(point[key][i])));
      brush.strokeStyle = colour(i);
      brush.lineWidth = 1.4;
      brush.stroke();
    }
  });
}

// ---- control modes, sliders ----

const MODES = [["none", "none"], ["gravity", "gravity compensation"], ["pd", "PD"], ["computed", "computed torque"], ["passive", "passivity-based"], ["reach", "reach"]]
  .filter(([name]) => controlNames.includes(name));
const jointOf = (i) => data.joints[coordinates[i].link];
const controlled = () => world.mode !== "none" && world.mode !== "gravity";
const modeButtons = {};
function setMode(name) {
  if (!modeButtons[name]) return;
  coordinates.forEach(({ place }, i) => { if (place >= 0) world.target[i] = world.q[place]; });
  world.closest = Float64Array.from(world.q);
  world.mode = name;
  world.goal = name === "reach" ? origin(pose().tool) : null;
  Object.entries(modeButtons).forEach(([key, button]) => button.setAttribute("aria-pressed", String(key === name)));
  element("joints-are").textContent = controlled() ? "(sliders set the target)" : "";
  countEnergy();
  say(`control: ${name}`);
}
MODES.forEach(([name, title], k) => {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = title;
  button.title = `key ${k + 1}`;
  button.setAttribute("aria-keyshortcuts", String(k + 1));
  element("last-mode").textContent = String(k + 1);
  button.addEventListener("click", () => setMode(name));
  element("modes").append(button);
  modeButtons[name] = button;
});

function setJoint(i, value) {
  if (controlled()) world.target[i] = value;
  else {
    const q = Float64Array.from(world.q);
    q[coordinates[i].place] = value;
    const next = loops ? closed(q, i) : q; // the loops let it go only so far
    if (next) { world.q = next; world.qd.fill(0); }
    countEnergy();
  }
  changed();
  showAll();
}
const sliders = coordinates.map(({ place, limits, link }, i) => {
  const label = document.createElement("label"), name = document.createElement("span"), input = document.createElement("input"), output = document.createElement("output");
  const joint = data.joints[link];
  label.className = "wide";
  name.textContent = `${link + 1}\u00a0${joint.name.replace(/_/g, "_\u200b")}`; // lines break behind _
  name.title = joint.name;
  name.style.borderColor = jointColour(link);
  const step = 10 ** Math.floor(Math.log10(Math.max(limits[1] - limits[0], 1e-9) / 1000));
  Object.assign(input, { type: "range", min: limits[0], max: limits[1], step: Math.min(step, 0.001), disabled: place < 0 });
  input.setAttribute("aria-label", `joint ${link + 1}, ${joint.name}`);
  input.addEventListener("input", () => setJoint(i, Number(input.value)));
  label.append(name, input, output);
  element("joints").append(label);
  label.hidden = input.disabled;
  return { input, output, digits: joint.type === "revolute" ? 2 : Math.min(Math.max(2, Math.round(-Math.log10(step))), 9) };
});

data.named.forEach((named, k) => element("poses").add(new Option(named.name, String(k))));
element("poses").addEventListener("change", () => {
  const { q } = data.named[Number(element("poses").value)];
  if (controlled()) coordinates.forEach(({ place }, i) => { if (place >= 0) world.target[i] = q[place]; });
  else restart(q);
  changed();
  showAll();
});

// ---- the world ----

function bind(id, show, set) {
  const input = element(id);
  const update = () => { element(`${id}-out`).textContent = show(Number(input.value)); input.setAttribute("aria-valuetext", show(Number(input.value))); set(Number(input.value)); countEnergy(); changed(); };
  input.addEventListener("input", () => { update(); showAll(); });
  return update;
}
const gravity0 = PARAMS.gravity;
function setGravity() {
  const size = Number(element("gravity").value), angle = (Number(element("tilt").value) * Math.PI) / 180;
  // turned from straight down towards the side
  const length = Math.hypot(...gravity0) || 9.81, down = Math.hypot(...gravity0) ? scaled(gravity0, 1 / length) : scaled(up, -1);
  const g = add(scaled(down, Math.cos(angle)), scaled(aside, Math.sin(angle)));
  g.forEach((x, k) => { world.params.gravity[k] = still.gravity[k] = size * length * x; });
}
// Of robots that have none, what the slider adds: so much of the speed is lost in a second, about.
const ownFriction = frictions.some((name) => PARAMS[name].some((x) => x !== 0));
if (!ownFriction) Object.assign(element("friction"), { value: "0", defaultValue: "0" });
function setFriction(x) {
  if (ownFriction) frictions.forEach((name) => PARAMS[name].forEach((f, i) => { world.params[name][i] = x * f; }));
  else world.drag = x;
}
element("stops-row").hidden = !coordinates.some(({ stops }) => stops);
element("stops").addEventListener("change", () => { world.stops = element("stops").checked; countEnergy(); });
// A load and a spring that suit the robot: of the size of the mass that the tool moves with.
function suit() {
  const mass = massAtTool(), most = roundStep(3 * mass), stiff = roundStep(50 * mass);
  Object.assign(element("payload"), { max: most, step: most / 200 });
  Object.assign(element("pull"), { min: stiff / 50, max: 10 * stiff, step: stiff / 50, value: stiff });
}
const updates = [
  bind("gain", (x) => `${x} 1/s`, (x) => { world.gain = x; }),
  bind("damping", (x) => x.toFixed(2), (x) => { world.damping = x; }),
  bind("payload", (x) => `${brief(x)} kg`, (x) => { world.payload.mass = x; }),
  bind("gravity", (x) => `${x.toFixed(2)} g`, setGravity),
  bind("tilt", (x) => `${x}\u00b0`, setGravity),
  bind("friction", (x) => `${x.toFixed(2)} ${ownFriction ? "\u00d7" : "1/s"}`, setFriction),
  bind("pull", (x) => `${brief(x)} N/m`, (x) => { world.stiffness = x; }),
];

// ---- the picture: pull a link, or turn the view ----

function nearestPoint(x, y) {
  const spots = [{ tool: true, body: data.tools[0].body, at: null, seen: project(origin(pose().tool)) }];
  data.sticks.forEach((stick) => {
    if (stick.to.body < 0) return;
    const a = inWorld(pose(), stick.from.body, stick.from.at), b = inWorld(pose(), stick.to.body, stick.to.at);
    for (let k = 0; k <= 8; k++) {
      const point = add(scaled(a, 1 - k / 8), scaled(b, k / 8)), body = k < 4 && stick.from.body >= 0 ? stick.from.body : stick.to.body;
      spots.push({ body, point, seen: project(point) });
    }
  });
  let best = null;
  spots.forEach((spot) => {
    const off = Math.hypot(spot.seen.x - x, spot.seen.y - y) - (spot.tool ? 6 : 0);
    if (spot.body >= 0 && off < 22 && (!best || off < best.off)) best = { ...spot, off };
  });
  return best;
}
// A point of the world under a point of the screen, as near to the viewer as another one is.
function underPointer(x, y, near) {
  const { right, top, near: towards } = view.axes, distance = EYE * view.reach;
  const larger = distance / Math.max(distance - near, 0.1 * view.reach), pixels = view.scale * state.zoom * larger;
  return add(view.centre, add(add(scaled(right, (x - view.width / 2 - state.shift[0]) / pixels), scaled(top, -(y - view.height / 2 - state.shift[1]) / pixels)), scaled(towards, near)));
}
const intoLink = (body, point) => { const f = frameOf(pose(), body), v = minus(point, origin(f)); return [0, 1, 2].map((k) => dot(axisOf(f, k), v)); };
function beginPull(x, y) {
  const spot = nearestPoint(x, y);
  if (!spot) return false;
  const point = spot.tool ? origin(pose().tool) : spot.point;
  world.pull = { body: spot.body, tool: Boolean(spot.tool), at: spot.tool ? null : intoLink(spot.body, point), to: point, near: spot.seen.near };
  return true;
}
let pulling = null;
scene.addEventListener("pointerdown", (event) => {
  touchBegins(event);
  if (touches.size > 1) { world.pull = pulling = null; return; } // two fingers zoom, whatever the first one held
  if (event.shiftKey || event.button > 0) return;
  const spot = nearestPoint(event.offsetX, event.offsetY);
  if (world.mode === "reach" && spot) pulling = { id: event.pointerId, goal: project(world.goal).near };
  else if (beginPull(event.offsetX, event.offsetY)) pulling = { id: event.pointerId };
});
scene.addEventListener("pointermove", (event) => {
  if (!pulling || pulling.id !== event.pointerId || touches.size > 1) { touchMoves(event); return; }
  touches.set(event.pointerId, [event.clientX, event.clientY]);
  if (pulling.goal !== undefined) world.goal = underPointer(event.offsetX, event.offsetY, pulling.goal);
  else world.pull.to = underPointer(event.offsetX, event.offsetY, world.pull.near);
  if (!running.on) showAll();
});
for (const name of ["pointerup", "pointercancel"]) scene.addEventListener(name, (event) => {
  touchEnds(event);
  if (pulling && pulling.id === event.pointerId) { world.pull = null; pulling = null; }
});
element("play").addEventListener("click", () => setRunning(!running.on));
element("reset").addEventListener("click", reset);
element("stuck-reset").addEventListener("click", () => { reset(); setRunning(true); element("play").focus(); });

// ---- keyboard ----

const keys = { " ": () => setRunning(!running.on), r: reset, n: sayNumbers, ...viewKeys };
MODES.forEach(([name], k) => { keys[k + 1] = () => setMode(name); });
document.addEventListener("keydown", (event) => {
  const inControl = event.target.closest("button, input, select");
  const action = (event.target === scene && turningKeys[event.key]) || (!inControl && keys[event.key]);
  if (!action || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  action(event.shiftKey);
});

// ---- a link to this state ----

function shareText() {
  return encodeURIComponent(JSON.stringify({ q: [...world.q], qd: [...world.qd], target: [...world.target], mode: world.mode, stops: world.stops,
    set: Object.fromEntries(["gain", "damping", "payload", "gravity", "tilt", "friction"].map((id) => [id, Number(element(id).value)])) }));
}
function takeShared(text) {
  let given;
  try { given = JSON.parse(decodeURIComponent(text)); } catch (error) { return false; }
  const numbers = (list, count) => Array.isArray(list) && list.length === count && list.every(Number.isFinite);
  if (!given || !numbers(given.q, POSITIONS) || !numbers(given.qd, N)) return false;
  Object.entries(given.set || {}).forEach(([id, value]) => { if (Number.isFinite(value) && ["gain", "damping", "payload", "gravity", "tilt", "friction"].includes(id)) element(id).value = String(value); });
  updates.forEach((update) => update());
  if (typeof given.stops === "boolean") world.stops = element("stops").checked = given.stops;
  restart(given.q, given.qd);
  if (typeof given.mode === "string") setMode(given.mode);
  if (numbers(given.target, N)) world.target = given.target.slice();
  return true;
}
element("share").addEventListener("click", () => {
  location.hash = shareText();
  if (navigator.clipboard) navigator.clipboard.writeText(location.href).catch(() => {});
  say("The address of this page now holds this state.");
});

// ---- the code, and the algorithms ----

const plain = () => (world.payload.mass === 0 && ["gravity", "tilt", "friction"].every((id) => element(id).value === element(id).defaultValue));
// What names mean, as the generated head has it; those of joint 1 along x stand for all: _v a component of
// a vector, _m of a matrix in space, _n of one over the joints.
const glossary = {};
const bare = (name) => name.replace(/^neg_/, "").replace(/_scaled$/, "");
const kindOf = (name) => bare(name).replace(/\d+/, "#").replace(/_[xyz]{2}$/, "_m").replace(/_[xyz]$/, "_v").replace(/_\d+$/, "_n");
data.head.split("\n").forEach((line) => {
  const found = /^\/\/ {3}(\w+) {2,}(.+)$/.exec(line);
  if (found) glossary[kindOf(found[1])] = found[2];
});
function meaningOf(name) {
  const known = glossary[kindOf(name)], number = /\d+/.exec(name), part = /_([xyz]{1,2})$/.exec(bare(name));
  if (kindOf(name) === "z#") return known;
  const said = [known || `as in the paper of the algorithm${world.algorithm.startsWith("best") ? " that best made it from" : ""}`];
  if (number) said.push(`number ${number[0]}`);
  if (part) said.push(part[1].length === 1 ? `along ${part[1]}` : `element ${part[1]}`);
  if (/^neg_/.test(name)) said.push("its sign turned");
  if (/_scaled$/.test(name)) said.push("times a constant");
  return said.join("; ");
}
function showCode() {
  const source = byName(world.algorithm).toString();
  const code = element("code");
  code.textContent = "";
  let section = "";
  for (const line of source.split("\n")) {
    const row = document.createElement("div"), about = /^\s*\/\/ (.*)$/.exec(line);
    if (about) [, section] = about;
    row.textContent = line;
    row.className = about ? "section" : "";
    const name = (/const (\w+) =/.exec(line) || [])[1], where = section;
    row.meaning = name ? `${where}: ${name}, ${meaningOf(name)}` : where;
    row.addEventListener("pointerenter", () => explain(row));
    row.addEventListener("click", () => explain(row));
    code.append(row);
  }
  walk.at = null;
}
const walk = { at: null };
function explain(row) {
  if (walk.at) walk.at.classList.remove("at");
  walk.at = row;
  row.classList.add("at");
  element("meaning").textContent = row.meaning || "the function's head: what goes in, and the array that comes out";
}
element("code").addEventListener("keydown", (event) => { // line by line
  const code = element("code"), to = { ArrowDown: walk.at ? walk.at.nextElementSibling : code.firstElementChild, ArrowUp: walk.at && walk.at.previousElementSibling, Home: code.firstElementChild, End: code.lastElementChild }[event.key];
  if (to === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  if (!to) return;
  explain(to);
  to.scrollIntoView({ block: "nearest" });
});
function chooseAlgorithm(name) {
  if (name !== "best" && !plain()) {
    element("algorithm-note").textContent = "Only best takes a load, or gravity and friction other than the file's: set these sliders back first.";
    element("algorithm").value = "best";
    return;
  }
  element("algorithm-note").textContent = "";
  world.algorithm = name;
  showCode();
}
const timesHere = {};
function microseconds(call) { // the best of some rounds: the first ones are not compiled yet, and others are disturbed
  const { q, qd, tau } = world;
  let calls = 64, best = Infinity;
  for (let round = 0; round < 25; round++) {
    const begin = performance.now();
    for (let k = 0; k < calls; k++) call(q, qd, tau);
    const spent = performance.now() - begin;
    if (spent < 4 && calls < 1e7) { calls *= 4; round--; } else best = Math.min(best, spent / calls);
  }
  return 1000 * best;
}
function measureAll() {
  data.algorithms.forEach((row) => {
    timesHere[row.name].textContent = microseconds((q, qd, tau) => accelerationsBy(row.name, q, qd, tau)).toFixed(2);
  });
}
data.algorithms.forEach((row) => {
  const line = document.querySelector("#algorithms tbody").insertRow();
  [row.name, row.M, row.A, row.D, row.sincos, ""].forEach((cell) => { line.insertCell().textContent = String(cell); });
  timesHere[row.name] = line.cells[5];
  element("algorithm").add(new Option(row.name, row.name));
});
element("algorithm").addEventListener("change", () => chooseAlgorithm(element("algorithm").value));
element("measure").addEventListener("click", measureAll);

// ---- the beginning ----

function resize() {
  view.width = scene.clientWidth;
  view.height = scene.clientHeight;
  fitCanvas(scene, view.width, view.height);
  fitCanvas(plots, plots.clientWidth, plots.clientHeight);
  fitView();
  showAll();
}
document.title = `${data.robot}, alive`;
element("robot").textContent = data.robot;
element("source").textContent = data.source;
measureMotion();
readColours();
chooseStep();
suit();
running.ready = true;
updates.forEach((update) => update());
setMode("none");
restart();
element("about").textContent = `Made by rbgen ${data.version}. What moves here is the code above, ${Math.round(1 / world.step)} steps a second ${world.order === 8 ? "by extrapolation of order 8" : "by Runge and Kutta's method"}.`;
element("scale-note").textContent = `grid ${Number(gridStep().toPrecision(1))} m${flying < 0 ? "" : "; the ground is only drawn, and holds nothing"}`;
element("follow-row").hidden = flying < 0;
element("follow").addEventListener("change", showAll);
showCode();
if (location.hash.length > 1) takeShared(location.hash.slice(1));
resize();
new ResizeObserver(resize).observe(scene);
window.matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => { readColours(); showAll(); });
if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) setRunning(false); // until it is asked to
running.clock = performance.now();
requestAnimationFrame(tick);

// For whoever wants to look at the numbers behind the picture, such as tests.
window.rbgen = Object.freeze({ data, dynamics, others, world, running, project, pose, advance, setMode, setJoint, balance, energyNow, shareText, takeShared, nearestPoint, accelerations, torquesOfForce, poseOf, moved, closed, allowedRates, MODES });
