"use strict";
// ================================ shapes ================================
// Links as solids, where the robot file says what they look like: boxes, cylinders, spheres, ... and meshes.
// Each is a list of points and of faces whose corners run counter-clockwise seen from outside.

function extruded(polygon, low, high) { // corners counter-clockwise in the plane
  const n = polygon.length, points = [low, high].flatMap((z) => polygon.map(([x, y]) => [x, y, z]));
  const faces = polygon.map((_, k) => [k, (k + 1) % n, n + ((k + 1) % n), n + k]);
  return { points, faces: [...faces, polygon.map((_, k) => n - 1 - k), polygon.map((_, k) => n + k)] };
}
const arc = (radius, from, to, count) => Array.from({ length: count }, (_, k) => {
  const angle = from + ((to - from) * k) / count;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
});
function ball(radius) {
  const rows = 7, round = 14, points = [[0, 0, -radius], [0, 0, radius]], faces = [];
  for (let r = 1; r < rows; r++) arc(radius * Math.sin((Math.PI * r) / rows), 0, 2 * Math.PI, round).forEach(([x, y]) => points.push([x, y, -radius * Math.cos((Math.PI * r) / rows)]));
  const at = (r, k) => (r === 0 ? 0 : r === rows ? 1 : 2 + (r - 1) * round + (k % round));
  for (let r = 0; r < rows; r++) for (let k = 0; k < round; k++) {
    const face = [at(r, k), at(r, k + 1), at(r + 1, k + 1), at(r + 1, k)];
    faces.push(face.filter((corner, i) => face.indexOf(corner) === i));
  }
  return { points, faces };
}
const solids = {
  box: ([x, y, z]) => extruded([[-x / 2, -y / 2], [x / 2, -y / 2], [x / 2, y / 2], [-x / 2, y / 2]], -z / 2, z / 2),
  cylinder: ([r, l]) => extruded(arc(r, 0, 2 * Math.PI, 20), -l / 2, l / 2),
  sphere: ([r]) => ball(r),
  cone: ([r, l]) => ({ points: [...arc(r, 0, 2 * Math.PI, 20).map(([x, y]) => [x, y, 0]), [0, 0, l]],
    faces: [...Array.from({ length: 20 }, (_, k) => [k, (k + 1) % 20, 20]), Array.from({ length: 20 }, (_, k) => 19 - k)] }),
  "half-cylinder": ([r, l]) => extruded([...arc(r, 0, Math.PI, 12), [-r, 0]], -l / 2, l / 2),
  prism: ([base, height, apex, l]) => extruded([[0, 0], [base, 0], [apex, height]], -l / 2, l / 2),
};
const shapeList = data.shapes.map((shape) => {
  const solid = shape.kind === "mesh"
    ? { points: Array.from({ length: shape.points.length / 3 }, (_, k) => shape.points.slice(3 * k, 3 * k + 3)), faces: Array.from({ length: shape.faces.length / 3 }, (_, k) => shape.faces.slice(3 * k, 3 * k + 3)) }
    : solids[shape.kind](shape.size);
  return { body: shape.body, faces: solid.faces, points: solid.points.map((point) => carried(shape.at, point)) };
});
const bodiesWithShape = new Set(shapeList.map(({ body }) => body));
document.getElementById("shapes-row").hidden = shapeList.length === 0;

// Every face that looks at the viewer is an item of its own, as bright as it lies in the light.
function shapeItems(pose) {
  const items = [], light = unit(add(add(scaled(view.axes.near, 0.6), scaled(view.axes.top, 0.7)), scaled(view.axes.right, -0.4)));
  shapeList.forEach(({ body, points, faces }) => {
    const world3 = points.map((point) => inWorld(pose, body, point)), seen = world3.map(project);
    faces.forEach((face) => {
      const corners = face.map((k) => seen[k]);
      if (!facesViewer(corners)) return;
      const normal = cross(minus(world3[face[1]], world3[face[0]]), minus(world3[face[2]], world3[face[0]])), size = Math.hypot(...normal);
      const bright = size > 0 ? dot(normal, light) / size : 0;
      items.push({ near: corners.reduce((sum, p) => sum + p.near, 0) / corners.length, draw: () => fillPolygon(corners, shaded(colours.body, 0.35 * bright - 0.2)) });
    });
  });
  items.covered = (stick) => [stick.from.body, stick.to.body].every((body) => bodiesWithShape.has(body));
  return items;
}
