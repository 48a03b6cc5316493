"use strict";
// ================================ figure ================================
// Where everything is at a given time, and where on the screen.

const data = JSON.parse(document.getElementById("data").textContent);
const times = data.poses.t;
const firstTime = times[0];
const lastTime = times[times.length - 1];

// What the user can change.
const state = { time: firstTime, playing: false, azimuth: 0, elevation: 0, zoom: 1 };

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
  return { x: view.width / 2 + pixels * dot(from, right), y: view.height / 2 - pixels * dot(from, top), near: dot(from, near), larger };
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
  return spots.map((spot) => inWorld(pose, spot.body, spot.at)).concat([origin(pose.tool)]);
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

// The azimuth we like, unless the arm looks much wider from another.
function chooseAzimuth() {
  let best = -0.9;
  for (let k = 1; k < 12; k++) {
    const other = -0.9 + (k * Math.PI) / 6;
    if (widthSeen(other) > 1.15 * widthSeen(best)) best = other;
  }
  return best;
}

// The view at the beginning: turned so, and as large as leaves every point inside the picture, with a
// margin.
const firstAzimuth = chooseAzimuth(), FIRST_ELEVATION = 0.35;
function fitView() {
  turnTo(firstAzimuth, FIRST_ELEVATION);
  state.zoom = view.scale = 1;
  const margin = 0.08 * Math.min(view.width, view.height) + 16;
  let scale = Infinity;
  for (const point of motionPoints) {
    const seen = project(point);
    const across = Math.abs(seen.x - view.width / 2), along = Math.abs(seen.y - view.height / 2);
    scale = Math.min(scale, (view.width / 2 - margin) / across, (view.height / 2 - margin) / along);
  }
  view.scale = Number.isFinite(scale) && scale > 0 ? scale : 100 / view.reach;
}
