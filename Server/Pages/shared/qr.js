/**
 * QR codes (ISO/IEC 18004) of texts: bytes in UTF-8, error correction level M, versions 1 to 40.
 *
 *     element.replaceChildren(qrImage("https://example.org/e/spring#code=7K2M-Q9XD"));
 */

import { bestMask } from "./qr-mask.js";
import { withCorrection } from "./qr-correction.js";

/** Check bytes of each block at level M, by version. */
const checkBytes = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28, 28, 28,
  28, 28, 28, 28, 28, 28, 28, 28, 28, 28];
/** Blocks at level M, by version. */
const blockCounts = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35,
  37, 38, 40, 43, 45, 47, 49];

/** The bytes that a version holds, data and check bytes together. */
function wholeBytes(version) {
  let modules = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const count = Math.floor(version / 7) + 2;
    modules -= (25 * count - 10) * count - 55;
    if (version >= 7) modules -= 36;
  }
  return Math.floor(modules / 8);
}

/** The bytes of a version's data. */
function dataBytes(version) {
  return wholeBytes(version) - checkBytes[version - 1] * blockCounts[version - 1];
}

/** The middles of the alignment patterns along one side. */
function alignments(version) {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = version === 32 ? 26 : Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const places = [6];
  for (let place = version * 4 + 10; places.length < count; place -= step) places.splice(1, 0, place);
  return places;
}

/** The data with its header and padding, in the least version that holds it. */
function encoded(bytes) {
  for (let version = 1; version <= 40; version += 1) {
    const lengthBits = version < 10 ? 8 : 16;
    const capacity = dataBytes(version) * 8;
    if (4 + lengthBits + bytes.length * 8 > capacity) continue;
    const bits = [];
    const push = (value, count) => {
      for (let bit = count - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
    };
    push(0b0100, 4);
    push(bytes.length, lengthBits);
    for (const byte of bytes) push(byte, 8);
    push(0, Math.min(4, capacity - bits.length));
    while (bits.length % 8) bits.push(0);
    for (let pad = 0xec; bits.length < capacity; pad ^= 0xec ^ 0x11) push(pad, 8);
    const data = new Uint8Array(bits.length / 8);
    bits.forEach((bit, index) => (data[index >> 3] |= bit << (7 - (index & 7))));
    return { version, data };
  }
  throw new RangeError("the text is too long for a QR code");
}

/** The square before its data: patterns that readers look for, and which modules belong to them. */
function frame(version) {
  const size = version * 4 + 17;
  const dark = Array.from({ length: size }, () => new Uint8Array(size));
  const fixed = Array.from({ length: size }, () => new Uint8Array(size));
  const set = (x, y, value) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    dark[y][x] = value ? 1 : 0;
    fixed[y][x] = 1;
  };
  for (let at = 0; at < size; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]]) {
    for (let dy = -4; dy <= 4; dy += 1) {
      for (let dx = -4; dx <= 4; dx += 1) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(x + dx, y + dy, ring !== 2 && ring !== 4);
      }
    }
  }
  const middles = alignments(version);
  const last = middles.length - 1;
  middles.forEach((x, column) => middles.forEach((y, row) => {
    if ((column === 0 && row === 0) || (column === 0 && row === last) || (column === last && row === 0)) return;
    for (let dy = -2; dy <= 2; dy += 1) {
      for (let dx = -2; dx <= 2; dx += 1) set(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }
  }));
  if (version >= 7) {
    let rest = version;
    for (let step = 0; step < 12; step += 1) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
    const bits = (version << 12) | rest;
    for (let bit = 0; bit < 18; bit += 1) {
      const [far, near] = [size - 11 + (bit % 3), Math.floor(bit / 3)];
      set(far, near, (bits >> bit) & 1);
      set(near, far, (bits >> bit) & 1);
    }
  }
  writeFormat({ size, set }, 0);
  return { size, dark, fixed, set };
}

/** Writes level and mask, twice. */
function writeFormat({ size, set }, mask) {
  // Level M is 00.
  let rest = mask;
  for (let step = 0; step < 10; step += 1) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  const bit = (place) => (bits >> place) & 1;
  for (let place = 0; place <= 5; place += 1) set(8, place, bit(place));
  set(8, 7, bit(6));
  set(8, 8, bit(7));
  set(7, 8, bit(8));
  for (let place = 9; place < 15; place += 1) set(14 - place, 8, bit(place));
  for (let place = 0; place < 8; place += 1) set(size - 1 - place, 8, bit(place));
  for (let place = 8; place < 15; place += 1) set(8, size - 15 + place, bit(place));
  set(8, size - 8, 1);
}

/** Fills in the bytes, in columns of two from the lower right. */
function fill({ size, dark, fixed }, bytes) {
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const isUp = ((right + 1) & 2) === 0;
      const y = isUp ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (fixed[y][x]) continue;
        dark[y][x] = at < bytes.length * 8 ? (bytes[at >> 3] >> (7 - (at & 7))) & 1 : 0;
        at += 1;
      }
    }
  }
}

/**
 * The modules of a code, row by row; 1 is dark.
 *
 * @param {string} text at most 2,331 bytes
 * @returns {Uint8Array[]}
 */
export function qrModules(text) {
  const { version, data } = encoded(new TextEncoder().encode(text));
  const square = frame(version);
  fill(square, withCorrection(data, checkBytes[version - 1], blockCounts[version - 1], wholeBytes(version)));
  return bestMask(square, (mask) => writeFormat(square, mask));
}

/** A code as a picture, dark on white with its quiet zone whatever the look of the page is. */
export function qrImage(text, label = "") {
  const modules = qrModules(text);
  const size = modules.length + 8;
  const space = "http://www.w3.org/2000/svg";
  const image = document.createElementNS(space, "svg");
  const set = (element, attributes) => {
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  };
  set(image, { viewBox: `0 0 ${size} ${size}`, role: "img", "shape-rendering": "crispEdges", class: "qr" });
  if (label) image.setAttribute("aria-label", label);
  const path = modules.map((row, y) => [...row].map((dark, x) => (dark ? `M${x + 4} ${y + 4}h1v1h-1z` : "")).join("")).join("");
  image.append(
    set(document.createElementNS(space, "rect"), { width: size, height: size, fill: "#fff" }),
    set(document.createElementNS(space, "path"), { d: path, fill: "#000" }));
  return image;
}
