"use strict";
// ================================ gif ================================
// A film as a GIF file, which every program shows: 256 colours for all of it, chosen by halving boxes of
// the colours that are there where most of them are (median cut), and the pixels by Lempel, Ziv and Welch.

const GIF = { width: 480, every: 70, most: 144 }; // pixels; milliseconds between pictures; pictures
const gif = { frames: null, last: null, clock: 0, canvas: document.createElement("canvas") };

// ---- colours: five bits of each channel lead to a box, and a box to its mean ----

const binOf = (pixels, at) => ((pixels[at] >> 3) << 10) | ((pixels[at + 1] >> 3) << 5) | (pixels[at + 2] >> 3);
function paletteOf(frames) {
  const sums = new Float64Array(4 * 32768), bins = [];
  frames.forEach((pixels) => {
    for (let at = 0; at < pixels.length; at += 4) {
      const to = 4 * binOf(pixels, at);
      for (let c = 0; c < 3; c++) sums[to + c] += pixels[at + c];
      sums[to + 3]++;
    }
  });
  for (let bin = 0; bin < 32768; bin++) if (sums[4 * bin + 3] > 0) bins.push(bin);
  const channel = (bin, c) => (bin >> (10 - 5 * c)) & 31;
  const measured = (list) => { // the widest channel, and how much there is to gain by halving along it
    const wide = [0, 1, 2].map((c) => Math.max(...list.map((bin) => channel(bin, c))) - Math.min(...list.map((bin) => channel(bin, c))));
    const widest = wide.indexOf(Math.max(...wide)), count = list.reduce((sum, bin) => sum + sums[4 * bin + 3], 0);
    return { list, widest, count, gain: wide[widest] * wide[widest] * Math.sqrt(count) };
  };
  const boxes = [measured(bins)];
  while (boxes.length < 256) {
    const best = boxes.reduce((a, b) => (b.gain > a.gain ? b : a));
    if (best.gain === 0) break;
    const list = best.list.sort((a, b) => channel(a, best.widest) - channel(b, best.widest));
    let part = 0, cut = 0;
    while (cut < list.length - 1 && part < best.count / 2) part += sums[4 * list[cut++] + 3];
    boxes.splice(boxes.indexOf(best), 1, measured(list.slice(0, Math.max(cut, 1))), measured(list.slice(Math.max(cut, 1))));
  }
  const colours256 = new Uint8Array(768), boxOf = new Uint8Array(32768);
  boxes.forEach(({ list, count }, k) => {
    for (let c = 0; c < 3; c++) colours256[3 * k + c] = Math.round(list.reduce((sum, bin) => sum + sums[4 * bin + c], 0) / count);
    list.forEach((bin) => { boxOf[bin] = k; });
  });
  return { colours256, boxOf };
}

// ---- bytes ----

const CLEAR = 256, END = 257, MOST_CODES = 4096;

// The codes of a picture's pixels, packed from the lowest bit up, in blocks of at most 255 bytes.
function addPixels(out, pixels, boxOf) {
  const next = new Uint16Array(MOST_CODES * 256); // by a string's code and the pixel behind it
  let codes = END + 1, size = 9, bits = 0, held = 0, block = [];
  const endBlock = () => { if (block.length) { out.push(block.length, ...block); block = []; } };
  const put = (code) => {
    held |= code << bits;
    for (bits += size; bits >= 8; bits -= 8, held >>>= 8) { block.push(held & 255); if (block.length === 255) endBlock(); }
  };
  out.push(8);
  put(CLEAR);
  let string = boxOf[binOf(pixels, 0)];
  for (let at = 4; at < pixels.length; at += 4) {
    const pixel = boxOf[binOf(pixels, at)], longer = next[256 * string + pixel];
    if (longer) { string = longer; continue; }
    put(string);
    if (codes < MOST_CODES) {
      if (codes === 1 << size) size++;
      next[256 * string + pixel] = codes++;
    } else {
      put(CLEAR);
      next.fill(0);
      codes = END + 1;
      size = 9;
    }
    string = pixel;
  }
  put(string);
  if (codes === 1 << size && size < 12) size++;
  put(END);
  if (bits > 0) { block.push(held & 255); if (block.length === 255) endBlock(); }
  endBlock();
  out.push(0);
}

// frames: pixels of four bytes each, row by row; delay in hundredths of a second.
function gifOf(frames, width, height, delay) {
  const { colours256, boxOf } = paletteOf(frames), two = (x) => [x & 255, x >> 8], parts = [];
  const text = (letters) => [...letters].map((c) => c.charCodeAt(0));
  parts.push(Uint8Array.from([...text("GIF89a"), ...two(width), ...two(height), 0xf7, 0, 0]), colours256);
  parts.push(Uint8Array.from([0x21, 0xff, 11, ...text("NETSCAPE2.0"), 3, 1, 0, 0, 0])); // again and again
  frames.forEach((pixels) => {
    const out = [0x21, 0xf9, 4, 4, ...two(delay), 0, 0, 0x2c, 0, 0, 0, 0, ...two(width), ...two(height), 0];
    addPixels(out, pixels, boxOf);
    parts.push(Uint8Array.from(out));
  });
  parts.push(Uint8Array.of(0x3b));
  return new Blob(parts, { type: "image/gif" });
}

// ---- recording ----

function takeFrame() {
  const now = performance.now();
  if (now - gif.clock < GIF.every && gif.frames.length) return;
  gif.clock = now;
  const { canvas } = gif;
  const brush = canvas.getContext("2d", { willReadFrequently: true });
  brush.drawImage(onPaper(), 0, 0, canvas.width, canvas.height);
  gif.frames.push(brush.getImageData(0, 0, canvas.width, canvas.height).data);
  if (gif.frames.length >= GIF.most) setTimeout(toggleGif, 0);
}
function toggleGif() {
  const button = document.getElementById("save-gif"), { canvas } = gif;
  if (gif.frames) {
    gif.last = gifOf(gif.frames, canvas.width, canvas.height, Math.round(GIF.every / 10));
    gif.frames = null;
    button.textContent = "record GIF";
    saveAs(gif.last, "gif");
    return;
  }
  const part = Math.min(1, GIF.width / scene.width);
  Object.assign(canvas, { width: Math.max(1, Math.round(part * scene.width)), height: Math.max(1, Math.round(part * scene.height)) });
  gif.frames = [];
  takeFrame();
  button.textContent = "stop GIF";
}
document.getElementById("save-gif").addEventListener("click", () => { if (gif.frames || scene.width) toggleGif(); });
