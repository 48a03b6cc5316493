"use strict";
// ================================ view ================================
// Turning, shifting and zooming the picture, and taking it along as PNG or WebM (as GIF: the next part).

function turnView(right, upwards) {
  turnTo(state.azimuth - right, state.elevation + upwards);
  drawScene();
}

function shiftView(x, y) {
  state.shift = [state.shift[0] + x, state.shift[1] + y];
  drawScene();
}

// What is at the pointer stays there.
function zoomView(factor, x = view.width / 2, y = view.height / 2) {
  const before = state.zoom;
  state.zoom = Math.min(Math.max(before * factor, 0.2), 20);
  const from = [x - view.width / 2, y - view.height / 2];
  state.shift = state.shift.map((s, k) => from[k] - (from[k] - s) * (state.zoom / before));
  drawScene();
}

function resetView() {
  fitView();
  drawScene();
}

function fitTurned() { // as large as it can be from where one looks now
  fitView(state.azimuth, state.elevation);
  drawScene();
}

// Fingers on the picture, or the mouse: one turns (or, with Shift or another button, shifts), two zoom
// and shift.
const touches = new Map();
function touchBegins(event) {
  scene.setPointerCapture(event.pointerId);
  scene.classList.add("dragged");
  touches.set(event.pointerId, [event.clientX, event.clientY]);
}
function touchMoves(event) {
  const before = touches.get(event.pointerId), now = [event.clientX, event.clientY];
  if (!before) return;
  const way = [now[0] - before[0], now[1] - before[1]];
  touches.set(event.pointerId, now);
  if (touches.size > 1) {
    const [other] = [...touches].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    const apart = (at) => Math.hypot(at[0] - other[0], at[1] - other[1]) || 1, box = scene.getBoundingClientRect();
    zoomView(apart(now) / apart(before), (now[0] + other[0]) / 2 - box.left, (now[1] + other[1]) / 2 - box.top);
    shiftView(way[0] / 2, way[1] / 2);
  } else if (event.shiftKey || (event.buttons & 6)) shiftView(...way);
  else turnView(0.008 * way[0], 0.008 * way[1]);
}
function touchEnds(event) {
  touches.delete(event.pointerId);
  scene.classList.toggle("dragged", touches.size > 0);
}
scene.addEventListener("contextmenu", (event) => event.preventDefault());
scene.addEventListener("wheel", (event) => {
  event.preventDefault();
  const box = scene.getBoundingClientRect();
  zoomView(Math.exp(-0.0015 * event.deltaY), event.clientX - box.left, event.clientY - box.top);
}, { passive: false });
document.getElementById("reset-view").addEventListener("click", resetView);
document.getElementById("fit-view").addEventListener("click", fitTurned);
for (const id of ["show-frames", "show-numbers", "show-shapes"]) document.getElementById(id).addEventListener("change", drawScene);

const viewKeys = { "+": () => zoomView(1.2), "=": () => zoomView(1.2), "-": () => zoomView(1 / 1.2), 0: resetView, f: fitTurned };
const turningKeys = {
  ArrowLeft: (shift) => (shift ? shiftView(20, 0) : turnView(0.1, 0)),
  ArrowRight: (shift) => (shift ? shiftView(-20, 0) : turnView(-0.1, 0)),
  ArrowUp: (shift) => (shift ? shiftView(0, 20) : turnView(0, 0.1)),
  ArrowDown: (shift) => (shift ? shiftView(0, -20) : turnView(0, -0.1)),
};

// ---- pictures and films to take along ----

function saveAs(blob, ending) {
  const link = document.createElement("a"), address = URL.createObjectURL(blob);
  link.href = address;
  link.download = `${data.robot.replace(/[^\w-]+/g, "_").slice(0, 60) || "robot"}.${ending}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
}
const film = { recorder: null, canvas: document.createElement("canvas") };
function onPaper() { // the picture on its ground, which the canvas itself leaves open
  const { canvas } = film, brush = canvas.getContext("2d");
  if (canvas.width !== scene.width || canvas.height !== scene.height) Object.assign(canvas, { width: scene.width, height: scene.height });
  brush.fillStyle = colours.card;
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(scene, 0, 0);
  return canvas;
}
afterDrawing = () => { if (film.recorder) onPaper(); if (gif.frames) takeFrame(); };
const savePicture = () => new Promise((done) => onPaper().toBlob((blob) => { saveAs(blob, "png"); done(blob); }, "image/png"));
function toggleFilm() {
  const button = document.getElementById("save-film");
  if (film.recorder) { film.recorder.stop(); return; }
  onPaper();
  const parts = [];
  film.recorder = new MediaRecorder(film.canvas.captureStream(30), { mimeType: "video/webm" });
  film.recorder.ondataavailable = (event) => parts.push(event.data);
  film.recorder.onstop = () => { film.recorder = null; button.textContent = "record WebM"; film.last = new Blob(parts, { type: "video/webm" }); saveAs(film.last, "webm"); };
  film.recorder.start();
  button.textContent = "stop recording";
}
document.getElementById("save-picture").addEventListener("click", savePicture);
if (typeof MediaRecorder === "undefined" || !MediaRecorder.isTypeSupported("video/webm")) document.getElementById("save-film").hidden = true;
else document.getElementById("save-film").addEventListener("click", toggleFilm);
