"use strict";
// ================================ figure ================================
// Where everything is at a given time, and where on the screen.

const data = JSON.parse(document.getElementById("data").textContent);
const times = data.poses.t;
const firstTime = times[0];
const lastTime = times[times.length - 1];

// What the user can change.
const state = { time: firstTime, playing: false, azimuth: 0, elevation: 0, zoom: 1, shift: [0, 0] };

// ---- vectors are arrays of three numbers ----

const add = (a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const minus = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const scaled = (a, s) => [a[0] * s, a[1] * s, a[2] * s];
const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
const unit = (a) => scaled(a, 1 / Math.hypot(...a));

// ---- frames are arrays of twelve numbers: 3 x 3 axes row by row, then the origin ----

const origin = (frame) => frame.slice(9, 12);
const axisOf = (frame, k) => [frame[k], frame[3 + k], frame[6 + k]];
const turned = (frame, v) => [dot(frame.slice(0, 3), v), dot(frame.slice(3, 6), v), dot(frame.slice(6, 9), v)];
const carried = (frame, point) => add(turned(frame, point), origin(frame));

// The place of a time in a list of increasing times: the index before it, and how far (0 to 1) it is
// on the way to the next.
function placeInTime(list, time) {
  let low = 0, high = list.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (list[middle] <= time) low = middle; else high = middle;
  }
  const part = (time - list[low]) / (list[high] - list[low]);
  return { index: low, part: Math.min(Math.max(part, 0), 1) };
}

// Numbers between two rows of numbers. At the ends they are those of the row itself, exactly.
function blend(a, b, part) {
  if (part === 0) return a;
  if (part === 1) return b;
  return a.map((value, k) => value + part * (b[k] - value));
}

// The pose of the arm at a time.
function poseAt(time) {
  const { index, part } = placeInTime(times, time);
  const { tool, frames } = data.poses;
  return { tool: blend(tool[index], tool[index + 1], part), frames: blend(frames[index], frames[index + 1], part) };
}

const frameOf = (pose, body) => pose.frames.slice(12 * body, 12 * body + 12);

// A spot, which is fixed to a body, as a point of the world; and a direction likewise.
const inWorld = (pose, body, point) => (body < 0 ? point : carried(frameOf(pose, body), point));
const directionInWorld = (pose, body, v) => (body < 0 ? v : turned(frameOf(pose, body), v));

// The frame of tool k in the world.
function toolFrame(pose, k) {
  if (k === 0) return pose.tool;
  const { body, pose: own } = data.tools[k];
  const axes = [0, 1, 2].map((axis) => directionInWorld(pose, body, axisOf(own, axis)));
  return [0, 1, 2].flatMap((row) => axes.map((axis) => axis[row])).concat(inWorld(pose, body, origin(own)));
}

// ---- from the world to the screen ----

const up = data.up;
const ahead = unit(Math.abs(up[0]) < 0.9 ? minus([1, 0, 0], scaled(up, up[0])) : minus([0, 0, 1], scaled(up, up[2])));
const aside = cross(up, ahead);

// centre: the point of the world in the middle of the picture; reach: how far the motion goes from it;
// scale: pixels a metre there; width and height in pixels; ground: how high the ground is.
const view = { centre: [0, 0, 0], reach: 1, ground: 0, scale: 1, width: 1, height: 1, axes: null };
const EYE = 6; // distance of the eye from the centre, in reaches

// The directions to the right, to the top, and towards the viewer.
function viewAxes(azimuth, elevation) {
  const level = add(scaled(ahead, Math.cos(azimuth)), scaled(aside, Math.sin(azimuth)));
  const right = add(scaled(aside, Math.cos(azimuth)), scaled(ahead, -Math.sin(azimuth)));
  const near = add(scaled(level, Math.cos(elevation)), scaled(up, Math.sin(elevation)));
  return { right, near, top: cross(near, right) };
}

function turnTo(azimuth, elevation) {
  state.azimuth = azimuth;
  state.elevation = Math.min(Math.max(elevation, -1.55), 1.55);
  view.axes = viewAxes(state.azimuth, state.elevation);
}

// A point of the world on the screen: x and y in pixels, how near it is (in metres, towards the
// viewer), and how much larger than in the middle things look there.
function project(point) {
  const { right, top, near } = view.axes;
  const from = minus(point, view.centre);
  const distance = EYE * view.reach;
  const larger = distance / Math.max(distance - dot(from, near), 0.1 * view.reach);
  const pixels = view.scale * state.zoom * larger;
  return { x: view.width / 2 + state.shift[0] + pixels * dot(from, right), y: view.height / 2 + state.shift[1] - pixels * dot(from, top), near: dot(from, near), larger };
}

// ---- a view in which the whole motion is seen ----

// All points that the figure has at some sixty instants of the motion.
function pointsOfMotion() {
  const points = [data.base];
  const step = Math.max(1, Math.floor(times.length / 60));
  for (let k = 0; k < times.length; k += step) points.push(...pointsOfPose(poseAt(times[k])));
  return points.concat(pointsOfPose(poseAt(lastTime)));
}

function pointsOfPose(pose) {
  const spots = data.sticks.flatMap((stick) => [stick.from, stick.to]);
  const solid = data.shapes.flatMap((shape) => cornersOfShape(shape).map((point) => inWorld(pose, shape.body, point)));
  return spots.map((spot) => inWorld(pose, spot.body, spot.at)).concat([origin(pose.tool)], solid);
}

// A few points of a solid that say how large it is.
function cornersOfShape({ kind, size: [a, b, c, d], at, points }) {
  const round = kind === "box" ? null : { sphere: [a, a], cylinder: [a, b / 2], cone: [a, b], "half-cylinder": [a, b / 2] }[kind];
  if (kind === "mesh") return [0, 1, 2].flatMap((k) => [Math.min, Math.max].map((pick) => { // the ones farthest out
    let best = 0;
    for (let i = 3; i < points.length; i += 3) if (pick(points[i + k], points[best + k]) === points[i + k]) best = i;
    return carried(at, points.slice(best, best + 3));
  }));
  const [x, y, z] = kind === "box" ? [a / 2, b / 2, c / 2] : round ? [round[0], round[0], round[1]] : [a, b, d / 2];
  return [-1, 1].flatMap((i) => [-1, 1].flatMap((j) => [-1, 1].map((k) => carried(at, [i * x, j * y, k * z]))));
}

const motionPoints = pointsOfMotion();

// The least and the largest of how far the motion goes in a direction.
function extent(direction) {
  const least = motionPoints.reduce((low, p) => Math.min(low, dot(p, direction)), Infinity);
  const most = motionPoints.reduce((high, p) => Math.max(high, dot(p, direction)), -Infinity);
  return { least, most };
}

// Middle and size of the motion, and the height of the ground, which is where it comes lowest.
function measureMotion() {
  const directions = [ahead, aside, up];
  const extents = directions.map(extent);
  const middle = directions.map((d, k) => scaled(d, (extents[k].least + extents[k].most) / 2));
  view.centre = middle.reduce(add);
  view.reach = Math.max(Math.hypot(...extents.map(({ least, most }) => most - least)) / 2, 1e-6);
  view.ground = extents[2].least - 0.02 * view.reach;
}

// How wide the motion looks from an azimuth.
function widthSeen(azimuth) {
  const { least, most } = extent(viewAxes(azimuth, 0).right);
  return most - least;
}

// What moves in a plane is seen from the front, with +x to the right, or from above where the plane is
// level; anything else from an azimuth that we like, unless it looks much wider from another.
function planeOfMotion() {
  const joints = data.joints.map((joint) => directionInWorld(poseAt(firstTime), joint.spot.body, joint.axis));
  const turning = joints.filter((_, i) => data.joints[i].type === "revolute");
  if (turning.length === 0) return null;
  const [normal] = turning, along = (d) => Math.abs(dot(d, normal));
  const flat = joints.every((d, i) => (data.joints[i].type === "revolute" ? along(d) > 1 - 1e-9 : along(d) < 1e-6));
  return flat ? normal : null;
}

function chooseView() {
  const normal = planeOfMotion();
  if (normal && Math.abs(dot(normal, up)) > 0.99) return { azimuth: -Math.PI / 2, elevation: 1.55 };
  if (normal && Math.abs(dot(normal, up)) < 0.01) {
    const side = cross(normal, up), right = dot(side, ahead) + 1e-3 * dot(side, aside) < 0 ? scaled(side, -1) : side;
    return { azimuth: Math.atan2(-dot(right, ahead), dot(right, aside)), elevation: 0 };
  }
  let best = -0.9;
  for (let k = 1; k < 12; k++) {
    const other = -0.9 + (k * Math.PI) / 6;
    if (widthSeen(other) > 1.15 * widthSeen(best)) best = other;
  }
  return { azimuth: best, elevation: 0.35 };
}

// The view at the beginning: turned so, and as large as leaves every point inside the picture, with a
// margin.
const firstView = chooseView();
function fitView(azimuth = firstView.azimuth, elevation = firstView.elevation) {
  turnTo(azimuth, elevation);
  state.zoom = view.scale = 1;
  state.shift = [0, 0];
  const margin = 0.08 * Math.min(view.width, view.height) + 16;
  let scale = Infinity;
  for (const point of motionPoints) {
    const seen = project(point);
    const across = Math.abs(seen.x - view.width / 2), along = Math.abs(seen.y - view.height / 2);
    scale = Math.min(scale, (view.width / 2 - margin) / across, (view.height / 2 - margin) / along);
  }
  view.scale = Number.isFinite(scale) && scale > 0 ? scale : 100 / view.reach;
}
