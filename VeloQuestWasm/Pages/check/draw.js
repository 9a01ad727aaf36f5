/** Draws shapes into a canvas, as finely as its pixels can show. It pauses between slices, so that a newer view replaces an older one. */

import { contextOf } from "../shared/dom.js";
import { kinds } from "./shapes.js";

const dot = 4;

/** A drawing of shapes in one view. */
export class Drawing {
  #shapes;
  #view;
  #context;
  #canvas;

  /**
   * @param {object} view `x`, `y`, `scale`, `width` and `height` in CSS pixels, `ratio` of the screen, `colours`, `selected` Feature
   * @param {Uint8Array} severities by Feature: 0 nothing found, 1 note, 2 warning, 3 error
   */
  constructor(shapes, view, severities) {
    this.#shapes = shapes;
    this.#view = view;
    this.severities = severities;
    this.#canvas = new OffscreenCanvas(Math.max(1, Math.round(view.width * view.ratio)), Math.max(1, Math.round(view.height * view.ratio)));
    this.#context = contextOf(this.#canvas);
    this.#context.setTransform(view.ratio, 0, 0, view.ratio, 0, 0);
    this.#context.lineJoin = "round";
    this.occupied = new Uint8Array(Math.ceil(view.width / 2 + 1) * Math.ceil(view.height / 2 + 1));
  }

  /** Draws everything; `null` when `isStale` said that nobody waits for it any more. */
  async run(isStale) {
    const shapes = this.#shapes;
    const { colours } = this.#view;
    const byLevel = [colours.shape, colours.note, colours.warning, colours.error];
    let started = performance.now();
    for (const level of [0, 1, 2, 3]) {
      this.occupied.fill(0);
      for (let shape = 0; shape < shapes.count; shape += 1) {
        if ((this.severities[shapes.feature.values[shape]] ?? 0) === level) this.#draw(shape, byLevel[level], level > 0 ? 2 : 1.2);
        if ((shape & 255) === 0 && performance.now() - started > 24) {
          await new Promise((resolve) => setTimeout(resolve));
          if (isStale()) return null;
          started = performance.now();
        }
      }
    }
    if (this.#view.selected >= 0) {
      for (const [colour, width] of [[colours.card, 7], [colours.selected, 3.5]]) {
        this.occupied.fill(0);
        for (const shape of shapes.shapesOf(this.#view.selected)) this.#draw(shape, colour, width, true);
      }
    }
    return this.#canvas.transferToImageBitmap();
  }

  #draw(shape, colour, width, isSelected = false) {
    const shapes = this.#shapes;
    const view = this.#view;
    const boxes = shapes.boxes.values;
    const left = (boxes[shape * 4] - view.x) * view.scale + view.width / 2;
    const top = (boxes[shape * 4 + 1] - view.y) * view.scale + view.height / 2;
    const right = (boxes[shape * 4 + 2] - view.x) * view.scale + view.width / 2;
    const bottom = (boxes[shape * 4 + 3] - view.y) * view.scale + view.height / 2;
    if (right < -dot || bottom < -dot || left > view.width + dot || top > view.height + dot) return;
    const context = this.#context;
    const kind = shapes.kind.values[shape];
    context.fillStyle = colour;
    context.strokeStyle = colour;
    context.lineWidth = width;
    if (kind === kinds.points) {
      this.#points(shape, isSelected ? dot + width : dot);
    } else if (right - left < 1.5 && bottom - top < 1.5 && !isSelected) {
      if (this.#take(left, top)) context.fillRect(left, top, 1.5, 1.5);
    } else {
      context.beginPath();
      this.#trace(shape, kind === kinds.areas);
      if (kind === kinds.areas) {
        context.globalAlpha = 0.16;
        context.fill("evenodd");
        context.globalAlpha = 1;
      }
      context.stroke();
      if (isSelected && right - left < 12 && bottom - top < 12) {
        context.beginPath();
        context.arc((left + right) / 2, (top + bottom) / 2, 10 + width / 2, 0, 7);
        context.stroke();
      }
    }
  }

  /** Lines through the positions of a shape, without those that fall on the same pixel. */
  #trace(shape, isClosed) {
    const shapes = this.#shapes;
    const { x, y, scale, width, height } = this.#view;
    const context = this.#context;
    const values = shapes.positions.values;
    const [firstPart, endPart] = shapes.partsOf(shape);
    for (let part = firstPart; part < endPart; part += 1) {
      const [first, end] = shapes.positionsOf(part);
      let lastX = Infinity;
      let lastY = Infinity;
      for (let at = first; at < end; at += 1) {
        const px = (values[2 * at] - x) * scale + width / 2;
        const py = (values[2 * at + 1] - y) * scale + height / 2;
        if (at === first) {
          context.moveTo(px, py);
        } else if (Math.abs(px - lastX) < 0.8 && Math.abs(py - lastY) < 0.8 && at + 1 < end) {
          continue;
        } else {
          context.lineTo(px, py);
        }
        lastX = px;
        lastY = py;
      }
      if (isClosed) context.closePath();
    }
  }

  #points(shape, radius) {
    const shapes = this.#shapes;
    const view = this.#view;
    const context = this.#context;
    const values = shapes.positions.values;
    const [firstPart, endPart] = shapes.partsOf(shape);
    if (firstPart >= endPart) return;
    const isMany = shapes.positions.length > 20_000;
    const end = shapes.positionsOf(endPart - 1)[1];
    for (let at = shapes.positionsOf(firstPart)[0]; at < end; at += 1) {
      const px = (values[2 * at] - view.x) * view.scale + view.width / 2;
      const py = (values[2 * at + 1] - view.y) * view.scale + view.height / 2;
      if (px < -radius || py < -radius || px > view.width + radius || py > view.height + radius || !this.#take(px, py)) continue;
      if (isMany && radius === dot) {
        context.fillRect(px - 1.5, py - 1.5, 3, 3);
      } else {
        context.beginPath();
        context.arc(px, py, radius, 0, 7);
        context.fill();
      }
    }
  }

  /** Whether nothing was drawn on these pixels so far. */
  #take(px, py) {
    const cell = Math.floor(Math.max(0, py) / 2) * Math.ceil(this.#view.width / 2 + 1) + Math.floor(Math.max(0, px) / 2);
    if (this.occupied[cell]) return false;
    this.occupied[cell] = 1;
    return true;
  }
}
