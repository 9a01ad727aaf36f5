/**
 * Finds geometries in a text that may be no proper JSON: whatever stands behind `"coordinates":` is drawn, by the `"type"` of the same
 * object, or else by the depth of its brackets. The engine judges the text; this only draws it.
 */

import { Shapes, kinds } from "./shapes.js";

const types = {
  Point: kinds.points, MultiPoint: kinds.points, LineString: kinds.lines, MultiLineString: kinds.lines, Polygon: kinds.areas,
  MultiPolygon: kinds.areas,
};
const byDepth = [kinds.points, kinds.points, kinds.lines, kinds.areas, kinds.areas];
const coordinates = [...new TextEncoder().encode("coordinates")];

/**
 * @param {Uint8Array} bytes
 * @param {(share: number) => void} progress is told how far it got, 0 … 1
 */
export function scan(bytes, progress = () => {}) {
  return new Scanner(bytes, progress).run();
}

class Scanner {
  #bytes;
  #progress;
  #shapes = new Shapes();
  /** By open object: its first byte, its type, its first shape, its coordinates' depth and first part. */
  #objects = [];

  constructor(bytes, progress) {
    this.#bytes = bytes;
    this.#progress = progress;
  }

  run() {
    const bytes = this.#bytes;
    const step = 4 << 20;
    let told = step;
    for (let at = 0; at < bytes.length; ) {
      if (at >= told) {
        this.#progress(at / bytes.length);
        told += step;
      }
      const byte = bytes[at];
      if (byte === 0x22) {
        at = this.#member(at);
      } else {
        if (byte === 0x7b) this.#objects.push({ start: at, type: "", shapes: this.#shapes.count, depth: 0, part: -1 });
        else if (byte === 0x7d) this.#close(at + 1);
        at += 1;
      }
    }
    while (this.#objects.length > 0) this.#close(bytes.length);
    this.#shapes.featureCount ||= 0;
    return this.#shapes;
  }

  /** A text from its quote on; if it is a name that matters, its value as well. Returns where to go on. */
  #member(at) {
    const bytes = this.#bytes;
    const end = this.#endOfText(at);
    const object = this.#objects.at(-1);
    if (!object) return end;
    if (end - at === 6 && bytes[at + 1] === 0x74 && bytes[at + 2] === 0x79 && bytes[at + 3] === 0x70 && bytes[at + 4] === 0x65) {
      const value = this.#valueBehind(end);
      if (bytes[value] !== 0x22) return end;
      const valueEnd = this.#endOfText(value);
      if (valueEnd - value < 24) object.type = String.fromCharCode(...bytes.subarray(value + 1, valueEnd - 1));
      return valueEnd;
    }
    if (end - at === 13 && coordinates.every((letter, index) => bytes[at + 1 + index] === letter)) {
      const value = this.#valueBehind(end);
      if (bytes[value] === 0x5b) return this.#readPositions(value, object);
    }
    return end;
  }

  /** Behind the closing quote. A line break ends a text that nobody closed. */
  #endOfText(at) {
    const bytes = this.#bytes;
    for (let end = at + 1; end < bytes.length; end += 1) {
      const byte = bytes[end];
      if (byte === 0x22 || byte === 10) return end + 1;
      if (byte === 0x5c) end += 1;
    }
    return bytes.length;
  }

  /** Where the value begins behind a colon; where none is, behind the name. */
  #valueBehind(at) {
    const bytes = this.#bytes;
    let colon = false;
    for (; at < bytes.length; at += 1) {
      if (bytes[at] === 0x3a && !colon) colon = true;
      else if (bytes[at] > 32) return colon ? at : bytes.length;
    }
    return at;
  }

  /** Nested arrays of numbers. Returns where to go on: behind them, or at what cannot be part of them. */
  #readPositions(at, object) {
    const bytes = this.#bytes;
    const shapes = this.#shapes;
    object.part = shapes.parts.length;
    object.depth = 0;
    let depth = 0;
    let numbers = 0;
    let first = 0;
    let second = 0;
    let isOpen = false;
    for (; at < bytes.length; at += 1) {
      const byte = bytes[at];
      if (byte === 0x5b) {
        depth += 1;
        numbers = 0;
      } else if (byte === 0x5d) {
        if (numbers >= 2) {
          if (!isOpen) shapes.openPart();
          isOpen = depth > 1;
          shapes.add(first, second);
          object.depth = Math.max(object.depth, depth);
        } else if (numbers === 0) {
          isOpen = false;
        }
        numbers = 0;
        depth -= 1;
        if (depth <= 0) return at + 1;
      } else if (byte === 0x2d || (byte >= 0x30 && byte <= 0x39)) {
        const start = at;
        while (at + 1 < bytes.length && isNumber(bytes[at + 1])) at += 1;
        if (numbers < 2) {
          const value = readNumber(bytes, start, at + 1);
          if (numbers === 0) first = value;
          else second = value;
        }
        numbers += 1;
      } else if (byte === 0x22 || byte === 0x7b || byte === 0x7d) {
        return at;
      }
    }
    return at;
  }

  #close(end) {
    const object = this.#objects.pop();
    if (!object) return;
    const shapes = this.#shapes;
    if (object.part >= 0 && shapes.parts.length > object.part) {
      shapes.close(types[object.type] ?? byDepth[object.depth] ?? kinds.points, object.part);
      const inFeature = this.#objects.some(({ type }) => type === "Feature") || this.#objects.length > 0;
      if (!inFeature) shapes.closeFeature(object.start, end, object.shapes);
    }
    if (object.type === "Feature") {
      shapes.featureCount += 1;
      shapes.closeFeature(object.start, end, object.shapes);
    } else if (this.#objects.length === 0 && object.type === "GeometryCollection") {
      shapes.closeFeature(object.start, end, object.shapes);
    }
  }
}

function isNumber(byte) {
  return (byte >= 0x30 && byte <= 0x39) || byte === 0x2e || byte === 0x65 || byte === 0x45 || byte === 0x2b || byte === 0x2d;
}

/** A number from its digits: exact enough to draw, and three times as quick as by way of a string. */
function readNumber(bytes, start, end) {
  let value = 0;
  let scale = 1;
  let isFraction = false;
  let at = bytes[start] === 0x2d ? start + 1 : start;
  for (; at < end; at += 1) {
    const byte = bytes[at];
    if (byte === 0x2e) {
      isFraction = true;
    } else if (byte >= 0x30 && byte <= 0x39) {
      if (scale > 1e15) continue;
      value = value * 10 + (byte - 0x30);
      if (isFraction) scale *= 10;
    } else {
      return Number(String.fromCharCode(...bytes.subarray(start, end))) || 0;
    }
  }
  return (bytes[start] === 0x2d ? -value : value) / scale;
}
