/**
 * The drawing of the file's geometries. The worker draws; while it does, the last picture is moved and stretched, so that the map follows
 * the hand at once.
 */

import { contextOf, find, eachFrame } from "../shared/dom.js";
import { fit } from "../shared/mercator.js";
import { panZoom } from "../shared/pan-zoom.js";
import { drawGraticule, drawScale } from "../shared/graticule.js";

export class MapPanel {
  #canvas = find("map", HTMLCanvasElement);
  /** @type {import("../shared/calls.js").WorkerCalls | null} */
  #worker = null;
  #view = { x: 0.5, y: 0.5, scale: 512 };
  /** @type {[number, number, number, number] | null} */
  #bounds = null;
  /** @type {{bitmap: ImageBitmap, view: import("../types.js").View & {width: number, height: number}} | null} */
  #picture = null;
  #isDrawing = false;
  #isAskedAgain = false;
  #wantsFit = true;
  #selected = -1;
  /** @type {[number, number, number, number] | null} */
  #hiddenBox = null;
  #paint = eachFrame(() => this.#show());

  /** @param {(hit: {feature: number, start: number, end: number} | null) => void} onPick takes what was clicked */
  constructor(onPick) {
    const gestures = panZoom(this.#canvas, () => this.#view, (view) => this.#move(view), {
      tap: async (x, y) => {
        const view = { ...this.#view, width: this.#canvas.clientWidth, height: this.#canvas.clientHeight };
        onPick(await this.#worker?.call("pick", { view, x, y }).catch(() => null));
      },
    });
    find("zoom-in").addEventListener("click", () => gestures.zoomBy(1.7));
    find("zoom-out").addEventListener("click", () => gestures.zoomBy(1 / 1.7));
    find("whole").addEventListener("click", () => this.#fitTo(this.#bounds));
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.redraw());
    new ResizeObserver(() => {
      if (this.#canvas.clientWidth === 0) return;
      if (this.#wantsFit) this.#fitTo(this.#bounds);
      if (this.#hiddenBox) this.select(this.#selected, this.#hiddenBox);
      else this.redraw();
    }).observe(this.#canvas);
  }

  /** Draws what a worker has, all of it at first. */
  open(worker, bounds) {
    const isNew = String(bounds) !== String(this.#bounds) || worker !== this.#worker;
    this.#worker = worker;
    this.#bounds = bounds;
    this.#selected = -1;
    if (isNew) {
      this.#picture = null;
      this.#wantsFit = true;
      this.#fitTo(bounds);
    }
    this.redraw();
  }

  /** Highlights a Feature, and moves to it where it is not in sight. */
  select(feature, box) {
    this.#selected = feature;
    this.#hiddenBox = null;
    if (box) {
      const { clientWidth: width, clientHeight: height } = this.#canvas;
      const inSight = Math.abs((box[0] + box[2]) / 2 - this.#view.x) * this.#view.scale < width * 0.42
        && Math.abs((box[1] + box[3]) / 2 - this.#view.y) * this.#view.scale < height * 0.42;
      const across = Math.max(box[2] - box[0], box[3] - box[1]) * this.#view.scale;
      if (width > 0 && (!inSight || across > Math.max(width, height) || across < 8)) {
        const close = fit(box, width, height, Math.min(width, height) / 4);
        this.#view = { ...close, scale: Math.min(close.scale, Math.max(this.#view.scale, this.#overviewScale() * 256)) };
      }
      if (width === 0) this.#hiddenBox = box;
    }
    this.redraw();
  }

  /** Asks for a new picture, once the one that is on its way is there. */
  redraw() {
    this.#paint();
    if (this.#isDrawing) {
      this.#isAskedAgain = true;
      return;
    }
    this.#draw();
  }

  #overviewScale() {
    return this.#bounds ? fit(this.#bounds, this.#canvas.clientWidth, this.#canvas.clientHeight).scale : 512;
  }

  #fitTo(box) {
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    if (!box || width === 0) return;
    this.#view = fit(box, width, height);
    this.#wantsFit = false;
    this.redraw();
  }

  #move(view) {
    this.#view = view;
    this.redraw();
  }

  #colours() {
    const style = getComputedStyle(document.documentElement);
    const colour = (name) => style.getPropertyValue(`--${name}`).trim();
    const names = ["grid", "shape", "note", "warning", "error", "ink", "card"];
    /** @type {Record<string, string>} */
    const named = Object.fromEntries(names.map((name) => [name, colour(name)]));
    return { ...named, grid: colour("grid"), ink: colour("ink"), text: colour("grid-text"), selected: colour("accent") };
  }

  async #draw() {
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    if (!this.#worker || width === 0) return;
    this.#isDrawing = true;
    this.#isAskedAgain = false;
    const view = { ...this.#view, width, height, ratio: Math.min(2, devicePixelRatio), colours: this.#colours(), selected: this.#selected };
    const bitmap = await this.#worker.call("draw", view).catch(() => null);
    this.#isDrawing = false;
    if (bitmap) {
      this.#picture?.bitmap.close();
      this.#picture = { bitmap, view };
      this.#canvas.dataset.drawn = String(Number(this.#canvas.dataset.drawn ?? 0) + 1);
    }
    this.#paint();
    if (this.#isAskedAgain) this.#draw();
  }

  #show() {
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    if (width === 0) return;
    const ratio = Math.min(2, devicePixelRatio);
    this.#canvas.width = Math.round(width * ratio);
    this.#canvas.height = Math.round(height * ratio);
    const context = contextOf(this.#canvas);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    const colours = this.#colours();
    drawGraticule(context, this.#view, width, height, colours);
    if (this.#picture) {
      const { bitmap, view } = this.#picture;
      const factor = this.#view.scale / view.scale;
      const left = (view.x - this.#view.x) * this.#view.scale + width / 2 - (view.width / 2) * factor;
      const top = (view.y - this.#view.y) * this.#view.scale + height / 2 - (view.height / 2) * factor;
      context.drawImage(bitmap, left, top, view.width * factor, view.height * factor);
    }
    drawScale(context, this.#view, width, height, colours);
  }
}
