"use strict";
// ================================ curves ================================
// Torques and joint positions over time, in up to four panels, one for each unit, with a line that marks
// the present time. The curves themselves do not change while time runs: they are drawn once, on a
// canvas of their own that is never shown, and copied.

const curves = document.getElementById("curves");
const stillCurves = document.createElement("canvas");
const hidden = new Set(); // joints whose curves are switched off

const UNITS = { q: { revolute: "rad", prismatic: "m" }, tau: { revolute: "N m", prismatic: "N" }, energy: { all: "J" } };
const TITLES = { q: { revolute: "angle", prismatic: "position" }, tau: { revolute: "torque", prismatic: "force" }, energy: { all: "energy" } };

// Energy: kinetic, potential, and their sum, where the file has both.
const energyCurves = [...data.rows.energy];
if (energyCurves[0] && energyCurves[1]) {
  const values = energyCurves[0].values.map((x, k) => x + energyCurves[1].values[k]);
  energyCurves.push({ values, range: [values.reduce((a, b) => Math.min(a, b), Infinity), values.reduce((a, b) => Math.max(a, b), -Infinity)] });
}
const ENERGIES = ["kinetic", "potential", "total"];
const curveOf = (quantity, i) => (quantity === "energy" ? energyCurves[i] : data.rows[quantity][i]);
const largest = (curve) => Math.max(Math.abs(curve.range[0]), Math.abs(curve.range[1]));
const isHidden = (panel, i) => panel.quantity !== "energy" && hidden.has(i);

// Curves that are less than a tenth of others get a panel of their own; what is next to nothing stays.
function byScale(quantity, joints) {
  const sizes = joints.map((i) => largest(data.rows[quantity][i])), most = Math.max(...sizes), groups = [];
  joints.slice().sort((a, b) => largest(data.rows[quantity][b]) - largest(data.rows[quantity][a])).forEach((i) => {
    const size = largest(data.rows[quantity][i]), last = groups[groups.length - 1];
    if (!last || (size < last.most / 10 && size > 1e-9 * most && groups.length < 4)) groups.push({ most: size, joints: [i] });
    else last.joints.push(i);
  });
  return groups.map((group) => group.joints.sort((a, b) => a - b));
}

// The panels for which there are curves: quantity, type of joint, and the joints. Torques that are all
// zero are not shown where there is an energy to be seen instead.
const panels = ["tau", "q"].flatMap((quantity) => ["revolute", "prismatic"].flatMap((type) => {
  const joints = data.joints.map((_, i) => i).filter((i) => data.joints[i].type === type && data.rows[quantity][i]);
  const nothing = quantity === "tau" && energyCurves[0] && data.rows.tau.every((curve) => !curve || largest(curve) === 0);
  if (joints.length === 0 || nothing) return [];
  const groups = quantity === "tau" ? byScale(quantity, joints) : [joints];
  return groups.map((group) => ({ quantity, type, joints: group, title: groups.length > 1 ? `, joint${group.length > 1 ? "s" : ""} ${group.map((i) => i + 1).join(", ")}` : "" }));
}));
if (energyCurves.some((curve) => curve)) panels.push({ quantity: "energy", type: "all", joints: [0, 1, 2].filter((k) => energyCurves[k]), title: "" });

// ---- where the panels are ----

const ROOM = { left: 58, right: 22, top: 30, bottom: 30 };
const PANEL_HEIGHT = 210;

function layOutPanels(width) {
  const columns = width >= 760 && panels.length > 1 ? 2 : 1;
  panels.forEach((panel, k) => {
    const wide = width / columns;
    panel.x = (k % columns) * wide + ROOM.left;
    panel.y = Math.floor(k / columns) * PANEL_HEIGHT + ROOM.top;
    panel.width = wide - ROOM.left - ROOM.right;
    panel.height = PANEL_HEIGHT - ROOM.top - ROOM.bottom;
  });
  return Math.ceil(panels.length / columns) * PANEL_HEIGHT;
}

// The least and the largest value of a panel, with a little air.
function measurePanel(panel) {
  const shown = panel.joints.filter((i) => !isHidden(panel, i));
  const ranges = (shown.length ? shown : panel.joints).map((i) => curveOf(panel.quantity, i).range);
  const low = Math.min(...ranges.map((range) => range[0])), high = Math.max(...ranges.map((range) => range[1]));
  const air = 0.06 * (high - low) || 0.1 * Math.abs(high) || 1;
  panel.low = low - air;
  panel.high = high + air;
}

const timeToX = (panel, time) => panel.x + (panel.width * (time - firstTime)) / (lastTime - firstTime);
const valueToY = (panel, value) => panel.y + panel.height * (1 - (value - panel.low) / (panel.high - panel.low));

// ---- drawing that does not change with time ----

// Round numbers between low and high, about `count` of them.
function ticks(low, high, count) {
  const step = roundStep((high - low) / count);
  const first = Math.ceil(low / step), list = [];
  for (let k = first; k * step <= high && list.length < 50; k++) list.push(k * step);
  return { step, list };
}

// A number as short as the distance of its neighbours allows.
function tickText(value, step) {
  if (Math.abs(value) < step / 1000) return "0";
  if (step >= 1e6 || step < 1e-5) return value.toExponential(1);
  return value.toFixed(Math.max(0, -Math.floor(Math.log10(step) + 1e-9)));
}

function drawTicks(brush, panel) {
  const values = ticks(panel.low, panel.high, 6), seconds = ticks(firstTime, lastTime, panel.width / 60);
  brush.font = "12px system-ui, sans-serif";
  brush.lineWidth = 1;
  brush.textAlign = "right";
  brush.textBaseline = "middle";
  for (const value of values.list) {
    const y = Math.round(valueToY(panel, value)) + 0.5;
    strokeLine(brush, panel.x, y, panel.x + panel.width, y, Math.abs(value) < values.step / 1000 ? colours.soft : colours.line);
    brush.fillText(tickText(value, values.step), panel.x - 7, y);
  }
  brush.textAlign = "center";
  brush.textBaseline = "top";
  for (const time of seconds.list) {
    const x = Math.round(timeToX(panel, time)) + 0.5;
    strokeLine(brush, x, panel.y + panel.height, x, panel.y + panel.height + 4, colours.soft);
    brush.fillText(tickText(time, seconds.step) + " s", x, panel.y + panel.height + 7);
  }
}

function strokeLine(brush, x1, y1, x2, y2, colour) {
  brush.strokeStyle = colour;
  brush.beginPath();
  brush.moveTo(x1, y1);
  brush.lineTo(x2, y2);
  brush.stroke();
}

function drawPanel(brush, panel) {
  brush.fillStyle = colours.soft;
  drawTicks(brush, panel);
  brush.textAlign = "left";
  brush.textBaseline = "alphabetic";
  brush.font = "600 13px system-ui, sans-serif";
  brush.fillStyle = colours.ink;
  const title = `${TITLES[panel.quantity][panel.type]}, ${UNITS[panel.quantity][panel.type]}`;
  brush.fillText(title, panel.x, panel.y - 11);
  let x = panel.x + brush.measureText(title).width + 14;
  const words = panel.quantity === "energy" ? panel.joints.map((i) => [ENERGIES[i], jointColour(i)]) : [[panel.title.replace(/^, /, ""), colours.soft]];
  for (const [word, colour] of words) {
    brush.fillStyle = colour;
    brush.fillText(word, x, panel.y - 11, panel.x + panel.width - x);
    x += brush.measureText(word).width + 12;
  }
  for (const i of panel.joints) if (!isHidden(panel, i)) drawCurve(brush, panel, i);
}

// After the palette is used up, lines are dashed.
function drawCurve(brush, panel, i) {
  brush.beginPath();
  curveOf(panel.quantity, i).values.forEach((value, k) => brush.lineTo(timeToX(panel, data.rows.t[k]), valueToY(panel, value)));
  brush.strokeStyle = jointColour(i);
  brush.lineWidth = 1.8;
  brush.lineJoin = "round";
  brush.setLineDash(i < PALETTE.length ? [] : [6, 3]);
  brush.stroke();
  brush.setLineDash([]);
}

function drawStillCurves(width) {
  const height = layOutPanels(width);
  curves.style.height = height + "px";
  fitCanvas(curves, width, height);
  fitCanvas(stillCurves, width, height);
  panels.forEach(measurePanel);
  panels.forEach((panel) => drawPanel(stillCurves.getContext("2d"), panel));
}

// ---- drawing that does ----

// A joint's value at a time.
function valueAt(quantity, i, time) {
  const { values } = curveOf(quantity, i);
  const { index, part } = placeInTime(data.rows.t, time);
  return values[index] + part * (values[index + 1] - values[index]);
}

function drawCurves() {
  const brush = curves.getContext("2d");
  const width = curves.clientWidth, height = curves.clientHeight;
  brush.clearRect(0, 0, width, height);
  if (stillCurves.width) brush.drawImage(stillCurves, 0, 0, width, height);
  for (const panel of panels) {
    const x = timeToX(panel, state.time);
    brush.lineWidth = 1.5;
    strokeLine(brush, x, panel.y, x, panel.y + panel.height, colours.ink);
    for (const i of panel.joints) {
      if (isHidden(panel, i)) continue;
      brush.beginPath();
      brush.arc(x, valueToY(panel, valueAt(panel.quantity, i, state.time)), 3.5, 0, 2 * Math.PI);
      brush.fillStyle = jointColour(i);
      brush.fill();
    }
  }
}

// ---- the legend, which is also a table of the present values ----

const legendCells = [];

// A joint's value with its unit, with as many decimals as show four digits of its largest one, so that
// the numbers stand still while they change.
function withUnit(value, quantity, i) {
  const size = largest(data.rows[quantity][i]);
  const decimals = size > 0 ? Math.min(Math.max(3 - Math.floor(Math.log10(size)), 0), 6) : 3;
  const text = size < 1e7 ? value.toFixed(decimals).replace(/^-(0\.?0*)$/, "$1") : value.toExponential(3);
  return `${text} ${UNITS[quantity][data.joints[i].type]}`;
}

const presentText = (quantity, i) => (data.rows[quantity][i] ? withUnit(valueAt(quantity, i, state.time), quantity, i) : "");

function toggleJoint(button, i) {
  if (hidden.has(i)) hidden.delete(i); else hidden.add(i);
  button.setAttribute("aria-pressed", String(!hidden.has(i)));
  drawStillCurves(curves.clientWidth);
  drawCurves();
}

function makeLegendRow(joint, i) {
  const row = document.querySelector("#legend tbody").insertRow();
  const cells = [0, 1, 2, 3].map(() => row.insertCell());
  const button = document.createElement("button"), swatch = document.createElement("i");
  swatch.style.background = jointColour(i);
  button.type = "button";
  button.title = "show or hide the curves of this joint";
  button.setAttribute("aria-pressed", "true");
  button.append(swatch, `${i + 1}  ${joint.name}`);
  button.addEventListener("click", () => toggleJoint(button, i));
  cells[0].append(button);
  cells[3].textContent = data.rows.tau[i] ? withUnit(largest(data.rows.tau[i]), "tau", i) : "";
  legendCells.push(cells);
}

function updateLegend() {
  legendCells.forEach((cells, i) => {
    cells[1].textContent = presentText("q", i);
    cells[2].textContent = presentText("tau", i);
  });
}
