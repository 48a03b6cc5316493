"use strict";
// ================================ controls ================================
// Buttons, mouse, keyboard; and the clock that plays the motion.

const element = (id) => document.getElementById(id);
const playButton = element("play"), scrub = element("scrub"), speed = element("speed");
const duration = lastTime - firstTime;

// ---- showing a time ----

const digits = (number) => number.toFixed(4).replace(/^-(0\.0*)$/, "$1");

function showNumbers() {
  const at = origin(poseAt(state.time).tool);
  element("time").textContent = `${state.time.toFixed(duration < 0.1 ? 6 : 3)} s`;
  ["tool-x", "tool-y", "tool-z"].forEach((id, k) => { element(id).textContent = `${digits(at[k])} m`; });
}

function showAll() {
  drawScene();
  drawCurves();
  updateLegend();
  showNumbers();
}

function setTime(time) {
  state.time = Math.min(Math.max(time, firstTime), lastTime);
  scrub.value = String(Math.round((10000 * (state.time - firstTime)) / duration));
  scrub.setAttribute("aria-valuetext", `${state.time.toFixed(3)} seconds`);
  showAll();
}

// ---- playing ----

let clock = 0; // when the last picture was drawn, in milliseconds

function tick(now) {
  if (!state.playing) return;
  const passed = Math.min(Math.max(now - clock, 0), 250); // the page may have been asleep
  const next = state.time + (passed / 1000) * Number(speed.value);
  clock = now;
  if (next < lastTime) setTime(next);
  else if (element("repeat").checked) setTime(firstTime);
  else {
    setTime(lastTime);
    pause();
  }
  if (state.playing) requestAnimationFrame(tick);
}

function play() {
  if (state.time >= lastTime) setTime(firstTime);
  state.playing = true;
  playButton.textContent = "Pause";
  clock = performance.now();
  requestAnimationFrame(tick);
}

function pause() {
  state.playing = false;
  playButton.textContent = "Play";
}

const playOrPause = () => (state.playing ? pause() : play());

// To the pose before or after the present one.
function stepPose(count) {
  pause();
  const { index, part } = placeInTime(times, state.time);
  const here = count > 0 ? index + (part === 1 ? 1 : 0) : index + (part > 0 ? 1 : 0);
  setTime(times[Math.min(Math.max(here + count, 0), times.length - 1)]);
}

playButton.addEventListener("click", playOrPause);
scrub.addEventListener("input", () => {
  pause();
  const part = Number(scrub.value) / 10000;
  setTime(part === 1 ? lastTime : firstTime + part * duration);
});

// Speeds to choose from; at first the one nearest to real time that lasts between 1 and 60 seconds.
function fillSpeeds() {
  const speeds = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 50];
  let first = 1;
  if (duration < 1) first = speeds.filter((s) => s < 1 && duration / s >= 1).pop() || speeds[0];
  if (duration > 60) first = speeds.find((s) => duration / s <= 60) || 50;
  for (const value of speeds) speed.add(new Option(`${value} \u00d7`, String(value), value === first, value === first));
}

// ---- the picture ----

scene.addEventListener("pointerdown", touchBegins);
scene.addEventListener("pointermove", touchMoves);
for (const name of ["pointerup", "pointercancel"]) scene.addEventListener(name, touchEnds);

// Dragging in the curves moves through time.
function timeAtPointer(event) {
  const panel = panels.find((p) => event.offsetX >= p.x - ROOM.left && event.offsetX <= p.x + p.width + ROOM.right) || panels[0];
  return firstTime + ((event.offsetX - panel.x) / panel.width) * duration;
}
curves.addEventListener("pointerdown", (event) => {
  curves.setPointerCapture(event.pointerId);
  pause();
  setTime(timeAtPointer(event));
});
curves.addEventListener("pointermove", (event) => {
  if (event.buttons) setTime(timeAtPointer(event));
});

// ---- keyboard ----

const keys = {
  " ": playOrPause,
  Home: () => { pause(); setTime(firstTime); },
  End: () => { pause(); setTime(lastTime); },
  ".": () => stepPose(1),
  ",": () => stepPose(-1),
  ...viewKeys,
};

document.addEventListener("keydown", (event) => {
  const inControl = event.target.closest("button, input, select"); // these have keys of their own
  const action = (event.target === scene && turningKeys[event.key]) || (!inControl && keys[event.key]);
  if (!action || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  action(event.shiftKey);
});

// ---- the beginning ----

function resize() {
  view.width = scene.clientWidth;
  view.height = scene.clientHeight;
  fitCanvas(scene, view.width, view.height);
  drawStillCurves(curves.clientWidth);
  fitView();
  showAll();
}

function changeColours() {
  readColours();
  drawStillCurves(curves.clientWidth);
  showAll();
}

function describe() {
  const { in_file: count, every } = data.rows;
  document.title = `${data.robot} in motion`;
  element("robot").textContent = data.robot;
  element("source").textContent = data.source;
  element("scale-note").textContent = `grid ${Number(gridStep().toPrecision(1))} m`;
  const part = every > 1 ? `one row in ${every} of ${count}; ranges are those of all rows` : `all ${count} rows`;
  element("about").textContent = `Made by rbgen ${data.version} from ${data.file}: ${part}.`;
}

measureMotion();
readColours();
fillSpeeds();
data.joints.forEach(makeLegendRow);
describe();
resize();
setTime(firstTime);
new ResizeObserver(resize).observe(scene);
window.matchMedia("(prefers-color-scheme: dark)").addEventListener("change", changeColours);
if (!window.matchMedia("(prefers-reduced-motion: reduce)").matches) play();

// For whoever wants to look at the numbers behind the picture, such as tests.
window.rbgen = Object.freeze({
  data,
  project: (point) => project(point),
  now: () => ({ ...state, ...view, directions: { ahead, aside, up }, eye: EYE * view.reach, toolFrame: poseAt(state.time).tool }),
});
