/**
 * The geometries of a text, as far as they can be drawn: positions in Web Mercator, in parts, in shapes, in Features.
 *
 * Everything is in flat arrays, since a file of 100 MB has millions of positions.
 */

import { Growing, lastAtMost } from "./growing.js";
import { toX, toY } from "../shared/mercator.js";

/** What is drawn of a shape. */
export const kinds = { points: 0, lines: 1, areas: 2 };

export class Shapes {
  /** x and y by turns. */
  positions = new Growing(Float64Array, 4096);
  /** The first position of each part, counted in pairs. */
  parts = new Growing(Uint32Array);
  /** By shape: kind, first part, Feature, box (four numbers). */
  kind = new Growing(Uint8Array);
  firstPart = new Growing(Uint32Array);
  feature = new Growing(Int32Array);
  boxes = new Growing(Float64Array, 4096);
  /** By Feature: the bytes from its brace to behind its last. */
  featureStart = new Growing(Uint32Array);
  featureEnd = new Growing(Uint32Array);
  /** How many of these are Features; others are geometries that stand alone. */
  featureCount = 0;
  /** The box of everything. */
  bounds = [Infinity, Infinity, -Infinity, -Infinity];

  #box = [Infinity, Infinity, -Infinity, -Infinity];

  get count() {
    return this.kind.length;
  }

  openPart() {
    this.parts.push(this.positions.length / 2);
  }

  add(longitude, latitude) {
    const x = toX(longitude);
    const y = toY(latitude);
    this.positions.push(x);
    this.positions.push(y);
    const box = this.#box;
    if (x < box[0]) box[0] = x;
    if (y < box[1]) box[1] = y;
    if (x > box[2]) box[2] = x;
    if (y > box[3]) box[3] = y;
  }

  /** Ends a shape, whose parts were opened from `firstPart` on. */
  close(kind, firstPart) {
    this.kind.push(kind);
    this.firstPart.push(firstPart);
    this.feature.push(-1);
    for (const value of this.#box) this.boxes.push(value);
    const bounds = this.bounds;
    for (const side of [0, 1]) {
      bounds[side] = Math.min(bounds[side], this.#box[side]);
      bounds[side + 2] = Math.max(bounds[side + 2], this.#box[side + 2]);
    }
    this.#box = [Infinity, Infinity, -Infinity, -Infinity];
  }

  /** Makes shapes from `firstShape` on one Feature, unless they belong to one. */
  closeFeature(start, end, firstShape) {
    if (firstShape >= this.count || this.feature.values[this.count - 1] >= 0) return;
    const index = this.featureStart.length;
    this.featureStart.push(start);
    this.featureEnd.push(end);
    for (let shape = firstShape; shape < this.count; shape += 1) this.feature.values[shape] = index;
  }

  /** The box of a Feature, or `null`. */
  boxOf(feature) {
    const box = [Infinity, Infinity, -Infinity, -Infinity];
    for (const shape of this.shapesOf(feature)) {
      const values = this.boxes.values.subarray(shape * 4, shape * 4 + 4);
      for (const side of [0, 1]) {
        box[side] = Math.min(box[side], values[side]);
        box[side + 2] = Math.max(box[side + 2], values[side + 2]);
      }
    }
    return box[0] <= box[2] ? box : null;
  }

  /** The shapes of a Feature, which are neighbours. */
  *shapesOf(feature) {
    let shape = lastAtMost(this.feature.values, this.count, feature);
    for (; shape >= 0 && this.feature.values[shape] === feature; shape -= 1) yield shape;
  }

  /** The Feature in whose bytes a byte is, or -1. */
  featureAt(byte) {
    const feature = lastAtMost(this.featureStart.values, this.featureStart.length, byte);
    return feature >= 0 && byte < this.featureEnd.values[feature] ? feature : -1;
  }

  /** The parts of a shape: from the first to before the second. */
  partsOf(shape) {
    return [this.firstPart.values[shape], shape + 1 < this.count ? this.firstPart.values[shape + 1] : this.parts.length];
  }

  /** The positions of a part: from the first to before the second. */
  positionsOf(part) {
    return [this.parts.values[part], part + 1 < this.parts.length ? this.parts.values[part + 1] : this.positions.length / 2];
  }
}
