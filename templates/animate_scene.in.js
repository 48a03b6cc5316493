"use strict";
// ================================ scene ================================
// Draws the arm. Everything that can hide something else is first put into a list, with how near it is,
// and then drawn from the farthest to the nearest.

const scene = document.getElementById("scene");
const pen = scene.getContext("2d");
const PALETTE = ["#2f7ed8", "#e07b00", "#1c9e77", "#c2408f", "#8a6fdf", "#9c8b00", "#d14b3d", "#1d9fb8", "#7a8aa0", "#6aa32d"];
const jointColour = (i) => PALETTE[i % PALETTE.length];

let colours = {}; // the colours of the style sheet, light or dark
function readColours() {
  const style = getComputedStyle(document.documentElement);
  const names = ["card", "ink", "soft", "line", "grid", "link", "body", "link-edge", "link-light", "shadow", "tool", "axis-x", "axis-y", "axis-z"];
  colours = Object.fromEntries(names.map((name) => [name, style.getPropertyValue("--" + name).trim()]));
}

// A canvas as many pixels large as the screen has for it.
function fitCanvas(canvas, width, height) {
  const density = window.devicePixelRatio || 1;
  canvas.width = Math.round(width * density);
  canvas.height = Math.round(height * density);
  canvas.getContext("2d").setTransform(density, 0, 0, density, 0, 0);
}

function drawPath(points, colour, width) {
  pen.beginPath();
  points.forEach((p) => pen.lineTo(p.x, p.y));
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.stroke();
}

function drawText(text, x, y, colour) {
  pen.font = "600 12px system-ui, sans-serif";
  pen.lineWidth = 3;
  pen.strokeStyle = colours.card; // a halo, so that it can be read on anything
  pen.strokeText(text, x, y);
  pen.fillStyle = colour;
  pen.fillText(text, x, y);
}

// ---- ground ----

// 1, 2 or 5 times a power of ten, near to the given number.
function roundStep(number) {
  const power = 10 ** Math.floor(Math.log10(number));
  return [1, 2, 5, 10].map((k) => k * power).find((step) => step >= number * 0.999);
}

const gridStep = () => roundStep(view.reach / 4);

function onGround(point) {
  return add(point, scaled(up, view.ground - dot(point, up)));
}

function drawGround() {
  const step = gridStep();
  const middle = [ahead, aside].map((d) => Math.round(dot(view.centre, d) / step));
  const count = Math.ceil((1.3 * view.reach) / step);
  const corner = (a, b) => onGround(add(scaled(ahead, (middle[0] + a) * step), scaled(aside, (middle[1] + b) * step)));
  for (let k = -count; k <= count; k++) {
    drawPath([project(corner(k, -count)), project(corner(k, count))], colours.grid, 1);
    drawPath([project(corner(-count, k)), project(corner(count, k))], colours.grid, 1);
  }
}

// The arm's shadow, straight down, and a dotted line from the base: they show how high things are.
function drawShadow(pose) {
  const width = stickWidth({ larger: 1 });
  for (const stick of data.sticks) {
    if (toFlying(stick)) continue;
    const ends = [stick.from, stick.to].map((spot) => inWorld(pose, spot.body, spot.at));
    if (ends.some((point) => dot(point, up) < view.ground)) continue; // what has fallen below it throws none
    drawPath(ends.map((point) => project(onGround(point))), colours.shadow, width);
  }
  pen.setLineDash([2, 4]);
  for (const point of data.floating ? [origin(pose.tool)] : [data.base, origin(pose.tool)]) drawPath([project(point), project(onGround(point))], colours.soft, 1);
  pen.setLineDash([]);
}

// ---- the arm ----

// A body that flies hangs on nothing.
const toFlying = (stick) => stick.from.body < 0 && stick.to.body >= 0 && data.joints[stick.to.body].flies;

// Many joints are drawn smaller.
const SMALLER = Math.min(1, Math.max(10 / data.joints.filter((joint) => !joint.flies).length, 0.25));
const stickWidth = (seen) => Math.min(Math.max(0.035 * SMALLER * view.reach * view.scale * state.zoom * seen.larger, 3), 22);
const jointSize = () => 0.034 * view.reach * SMALLER;

function stickItem(pose, stick) {
  const from = project(inWorld(pose, stick.from.body, stick.from.at));
  const to = project(inWorld(pose, stick.to.body, stick.to.at));
  const width = stickWidth({ larger: (from.larger + to.larger) / 2 });
  const draw = () => {
    drawPath([from, to], colours["link-edge"], width + 2);
    drawPath([from, to], colours.link, width);
    drawPath([from, to], colours["link-light"], 0.35 * width);
  };
  return { near: Math.min(from.near, to.near), draw }; // so that joints are drawn over their sticks
}

// A colour made lighter (part above 0) or darker (below 0).
function shaded(colour, part) {
  const towards = part > 0 ? 255 : 0;
  const channel = (k) => parseInt(colour.slice(1 + 2 * k, 3 + 2 * k), 16);
  const mix = (value) => Math.round(value + Math.abs(part) * (towards - value));
  return `rgb(${mix(channel(0))}, ${mix(channel(1))}, ${mix(channel(2))})`;
}

function fillPolygon(points, colour) {
  pen.beginPath();
  points.forEach((p) => pen.lineTo(p.x, p.y));
  pen.closePath();
  pen.fillStyle = pen.strokeStyle = colour;
  pen.lineWidth = 0.7;
  pen.fill();
  pen.stroke();
}

// Corners that run counter-clockwise on the screen belong to a face that looks at the viewer.
function facesViewer(points) {
  let area = 0;
  points.forEach((p, k) => {
    const next = points[(k + 1) % points.length];
    area += p.x * next.y - next.x * p.y;
  });
  return area < 0;
}

// A cylinder (many sides) or a box (four): two ends and the sides between them, of which only those
// that look at the viewer are drawn.
function drawPrism(centre, axis, radius, half, sides, colour) {
  const across = unit(Math.abs(dot(axis, up)) < 0.9 ? cross(axis, up) : cross(axis, ahead));
  const other = cross(axis, across);
  const ring = (end) => Array.from({ length: sides }, (_, k) => {
    const angle = (2 * Math.PI * (k + 0.5)) / sides;
    const rim = add(scaled(across, radius * Math.cos(angle)), scaled(other, radius * Math.sin(angle)));
    return project(add(add(centre, scaled(axis, end * half)), rim));
  });
  const bottom = ring(-1), top = ring(1);
  for (let k = 0; k < sides; k++) {
    const next = (k + 1) % sides;
    const side = [bottom[k], bottom[next], top[next], top[k]];
    const light = 0.28 * Math.cos((2 * Math.PI * (k + 1)) / sides - 1) - 0.12;
    if (facesViewer(side)) fillPolygon(side, shaded(colour, light));
  }
  if (facesViewer(top)) fillPolygon(top, shaded(colour, 0.3));
  if (facesViewer(bottom.slice().reverse())) fillPolygon(bottom.slice().reverse(), shaded(colour, 0.3));
}

const ROUND = data.joints.length > 40 ? 10 : 28; // sides of a cylinder: fewer where there are many

// Revolute joints are cylinders around their axes; prismatic ones are boxes that the rod slides in.
function jointItem(pose, joint, i) {
  const { body, at } = joint.spot;
  const centre = inWorld(pose, body, at);
  const axis = directionInWorld(pose, body, joint.axis);
  const size = jointSize();
  const draw = joint.type === "prismatic"
    ? () => drawPrism(centre, axis, 1.5 * size, 2.2 * size, 4, jointColour(i))
    : () => drawPrism(centre, axis, 1.15 * size, 1.7 * size, ROUND, jointColour(i));
  return { near: project(centre).near + size, draw };
}

// The base: a flat block under the first joint.
function baseItem() {
  const size = jointSize();
  const foot = minus(data.base, scaled(up, 0.7 * size));
  return { near: project(foot).near, draw: () => drawPrism(foot, up, 2.6 * size, 0.5 * size, 28, "#808896") };
}

// ---- frames and the tool ----

function frameItem(frame, size) {
  const from = origin(frame);
  const draw = () => ["axis-x", "axis-y", "axis-z"].forEach((name, k) => drawArrow(from, axisOf(frame, k), size, colours[name]));
  return { near: project(from).near + 2 * jointSize(), draw };
}

function drawArrow(from, direction, length, colour) {
  const tip = project(add(from, scaled(direction, length)));
  drawPath([project(from), tip], colour, 2.2);
  pen.beginPath();
  pen.arc(tip.x, tip.y, 2.6, 0, 2 * Math.PI);
  pen.fillStyle = colour;
  pen.fill();
}

// The way of every tool through the whole motion, faint, and the part that is done, clear.
const toolWays = data.tools.map((_, k) => times.map((time) => origin(toolFrame(poseAt(time), k))));
function drawTraces(pose) {
  const done = placeInTime(times, state.time).index + 1;
  toolWays.forEach((way, k) => {
    const seen = way.map(project);
    pen.globalAlpha = 0.22;
    drawPath(seen, colours.tool, 1.5);
    pen.globalAlpha = k === 0 ? 0.8 : 0.5;
    drawPath(seen.slice(0, done).concat([project(origin(toolFrame(pose, k)))]), colours.tool, 1.8);
    pen.globalAlpha = 1;
  });
}

// Drawn last, so that it is never hidden: the point that forward kinematics speaks of.
function drawToolPoint(pose) {
  const at = project(origin(pose.tool));
  pen.beginPath();
  pen.arc(at.x, at.y, 4.5, 0, 2 * Math.PI);
  pen.fillStyle = colours.tool;
  pen.fill();
}

// The names of tools beside the first.
function drawToolNames(pose) {
  data.tools.slice(1).forEach((tool, k) => drawLabel(tool.name, project(origin(toolFrame(pose, k + 1))), 7, colours.ink));
}

// A label beside a point, where it covers no other one: to the right of it, or around it, or farther off.
let labels = [];
function drawLabel(text, at, distance, colour) {
  pen.font = "600 12px system-ui, sans-serif";
  const width = pen.measureText(text).width + 4, height = 15;
  const place = (angle, off) => ({ x: at.x + off * Math.cos(angle) - (Math.cos(angle) < -0.3 ? width : Math.abs(Math.cos(angle)) <= 0.3 ? width / 2 : 0), y: at.y - off * Math.sin(angle) + 4 });
  const free = (box) => labels.every((other) => box.x > other.x + other.width || other.x > box.x + width || Math.abs(box.y - other.y) > height);
  let box = place(0.46, distance);
  for (let k = 1; k < 40 && !free(box); k++) box = place(0.46 + (k % 8) * 0.785, distance + 10 * Math.floor(k / 8));
  labels.push({ ...box, width });
  drawText(text, box.x, box.y, colour);
}

function drawNumbers(pose) {
  data.joints.forEach((joint, i) => {
    if (joint.flies) return;
    const at = project(inWorld(pose, joint.spot.body, joint.spot.at));
    drawLabel(String(i + 1), at, 1.7 * jointSize() * view.scale * state.zoom + 6, jointColour(i));
  });
}

// The world's axes, in a corner: which way x, y and z go.
function drawWorldAxes() {
  const { right, top } = view.axes, from = { x: view.width - 44, y: view.height - 44 };
  [["x", [1, 0, 0]], ["y", [0, 1, 0]], ["z", [0, 0, 1]]].forEach(([name, axis]) => {
    const way = { x: 26 * dot(axis, right), y: -26 * dot(axis, top) }, length = Math.hypot(way.x, way.y);
    drawPath([from, { x: from.x + way.x, y: from.y + way.y }], colours[`axis-${name}`], 2.2);
    if (length > 6) drawText(name, from.x + way.x * (1 + 9 / length) - 3, from.y + way.y * (1 + 9 / length) + 4, colours[`axis-${name}`]);
  });
}
let afterDrawing = () => {};

// ---- all of it ----

function drawScene() {
  const pose = poseAt(state.time);
  const showFrames = document.getElementById("show-frames").checked;
  pen.clearRect(0, 0, view.width, view.height);
  pen.lineCap = pen.lineJoin = "round";
  drawGround();
  drawShadow(pose);
  drawTraces(pose);
  labels = [];
  const items = data.floating ? [] : [baseItem()], shapes = document.getElementById("show-shapes").checked ? shapeItems(pose) : [];
  items.push(...shapes);
  items.push(...data.sticks.filter((stick) => !toFlying(stick) && (!shapes.covered || !shapes.covered(stick))).map((stick) => stickItem(pose, stick)));
  items.push(...data.joints.map((joint, i) => (joint.flies ? null : jointItem(pose, joint, i))).filter((item) => item));
  items.push(...data.tools.map((_, k) => frameItem(toolFrame(pose, k), 0.16 * view.reach)));
  if (showFrames) items.push(...data.joints.map((_, i) => frameItem(frameOf(pose, i), 0.11 * view.reach)));
  items.sort((a, b) => a.near - b.near);
  items.forEach((item) => item.draw());
  if (document.getElementById("show-numbers").checked) drawNumbers(pose);
  drawToolNames(pose);
  drawToolPoint(pose);
  drawWorldAxes();
  afterDrawing();
}
