/** The map of a ride: roads as far as routes tell them, tasks, the route, where the rider rode, and the rider, who can be dragged. */

import { find, eachFrame } from "../shared/dom.js";
import { fit, toX, toY, toLongitude, toLatitude, metresPerPixel } from "../shared/mercator.js";
import { panZoom } from "../shared/pan-zoom.js";
import { drawGraticule, drawScale, pixel } from "../shared/graticule.js";

export class RideMap {
  #canvas = find("map");
  #view = { x: 0.5, y: 0.5, scale: 512 };
  #dragged = null;
  /** What is drawn; `show` changes parts of it. */
  #drawn = {
    tasks: [], states: {}, roads: [], route: null, trail: [], rider: null, start: null, finish: null, plan: null, open: null,
  };
  #paint = eachFrame(() => this.#draw());

  /** @param {{task: (id: string) => void, drag: (place: [number, number]) => void}} actions for a task's click, and the rider's drop */
  constructor(actions) {
    const { zoomBy } = panZoom(this.#canvas, () => this.#view, (view) => {
      this.#view = view;
      this.#paint();
    }, {
      tap: (x, y) => {
        const task = this.#nearest(x, y);
        if (task) actions.task(task.id);
      },
      grab: (x, y) => this.#grab(x, y, actions.drag),
    });
    find("zoom-in").addEventListener("click", () => zoomBy(1.5));
    find("zoom-out").addEventListener("click", () => zoomBy(1 / 1.5));
    find("whole").addEventListener("click", () => this.fit());
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", this.#paint);
    let wasSeen = false;
    new ResizeObserver(() => {
      if (!wasSeen) this.fit();
      wasSeen = this.#canvas.clientWidth > 0;
      this.#paint();
    }).observe(this.#canvas);
  }

  /** Changes what is drawn. */
  show(changes) {
    Object.assign(this.#drawn, changes);
    this.#paint();
  }

  /** Shows all tasks, and start and finish. */
  fit() {
    const { tasks, start, finish, rider } = this.#drawn;
    const places = [...tasks.map(({ coordinate }) => coordinate), start, finish, tasks.length === 0 ? rider : null].filter(Boolean);
    if (places.length === 0) return;
    const [xs, ys] = [places.map(([longitude]) => toX(longitude)), places.map(([, latitude]) => toY(latitude))];
    const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    this.#view = fit(box, this.#canvas.clientWidth, this.#canvas.clientHeight, 64);
    this.#paint();
  }

  /** Moves so that the rider is in sight. */
  follow() {
    const { rider } = this.#drawn;
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    if (!rider || width === 0) return;
    const [x, y] = this.#pixel(rider);
    if (x < 40 || y < 40 || x > width - 40 || y > height - 40) this.#view = { ...this.#view, x: toX(rider[0]), y: toY(rider[1]) };
    this.#paint();
  }

  /** Where the rider is on the screen, for tests. */
  riderPixel() {
    return this.#drawn.rider ? this.#pixel(this.#drawn.rider) : null;
  }

  #pixel([longitude, latitude]) {
    return pixel(this.#view, this.#canvas.clientWidth, this.#canvas.clientHeight, toX(longitude), toY(latitude));
  }

  #nearest(x, y) {
    const far = ({ coordinate }) => Math.hypot(this.#pixel(coordinate)[0] - x, this.#pixel(coordinate)[1] - y);
    const [first] = [...this.#drawn.tasks].sort((a, b) => far(a) - far(b));
    return first && far(first) < 22 ? first : null;
  }

  #grab(x, y, drop) {
    const { rider } = this.#drawn;
    if (!rider) return null;
    const [riderX, riderY] = this.#pixel(rider);
    if (Math.hypot(riderX - x, riderY - y) > 20) return null;
    const place = (px, py) => {
      const { clientWidth: width, clientHeight: height } = this.#canvas;
      return [toLongitude(this.#view.x + (px - width / 2) / this.#view.scale), toLatitude(this.#view.y + (py - height / 2) / this.#view.scale)];
    };
    return {
      move: (px, py) => {
        this.#dragged = place(px, py);
        this.#paint();
      },
      drop: (px, py, wasMoved) => {
        this.#dragged = null;
        if (wasMoved) drop(place(px, py));
        this.#paint();
      },
    };
  }

  #draw() {
    const canvas = this.#canvas;
    const { clientWidth: width, clientHeight: height } = canvas;
    if (width === 0) return;
    const ratio = Math.min(2, devicePixelRatio);
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    const context = canvas.getContext("2d");
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.lineJoin = context.lineCap = "round";
    const style = getComputedStyle(document.documentElement);
    const names = ["grid", "grid-text", "ink", "card", "accent", "road", "good", "faint", "warning", "error", "shape", "on-accent"];
    const colour = Object.fromEntries(names.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]));
    drawGraticule(context, this.#view, width, height, { grid: colour.grid, text: colour["grid-text"] });
    const { tasks, states, roads, route, trail, rider, start, finish, plan, open } = this.#drawn;
    for (const line of roads) this.#line(context, line, colour.road, 4);
    if (plan) this.#line(context, plan.flat(), colour.faint, 2, [2, 7]);
    this.#line(context, trail, colour.faint, 3);
    if (route) {
      this.#line(context, route, colour.card, 9);
      this.#line(context, route, colour.accent, 5);
    }
    for (const [place, label] of [[start, "S"], [finish, "F"]]) {
      if (place) this.#flag(context, place, label, colour);
    }
    for (const task of tasks) this.#task(context, task, states[task.id], task.id === open, colour);
    this.#names(context, tasks, open, colour);
    if (rider) this.#rider(context, rider, colour, false);
    if (this.#dragged) this.#rider(context, this.#dragged, colour, true);
    drawScale(context, this.#view, width, height, { ink: colour.ink });
  }

  /** A line of longitudes and latitudes by turns. */
  #line(context, values, colour, width, dashes = []) {
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.setLineDash(dashes);
    context.beginPath();
    for (let at = 0; at + 1 < values.length; at += 2) context.lineTo(...this.#pixel([values[at], values[at + 1]]));
    context.stroke();
    context.setLineDash([]);
  }

  #flag(context, place, label, colour) {
    const [x, y] = this.#pixel(place);
    context.fillStyle = colour.ink;
    context.strokeStyle = colour.card;
    context.lineWidth = 2;
    context.beginPath();
    context.rect(x - 10, y - 10, 20, 20);
    context.fill();
    context.stroke();
    this.#label(context, label, x, y, colour.card);
  }

  #task(context, task, state, isOpen, colour) {
    const [x, y] = this.#pixel(task.coordinate);
    const done = { solved: colour.good, skipped: colour.faint, revealed: colour.faint, closed: colour.faint, pending: colour.warning };
    const fill = done[state] ?? colour.warning;
    const reach = task.radius / metresPerPixel(this.#view);
    context.fillStyle = fill;
    context.globalAlpha = 0.14;
    context.beginPath();
    context.arc(x, y, Math.max(reach, 14), 0, 7);
    context.fill();
    context.globalAlpha = 1;
    context.beginPath();
    context.arc(x, y, isOpen ? 15 : 12, 0, 7);
    context.fill();
    context.strokeStyle = isOpen ? colour.ink : colour.card;
    context.lineWidth = isOpen ? 3 : 2;
    context.stroke();
    this.#label(context, state === "solved" ? "✓" : String(task.number), x, y, colour.card);
  }

  /** The names under the tasks, as far as they have room; that of the open task always. */
  #names(context, tasks, open, colour) {
    context.font = "600 12px system-ui, sans-serif";
    context.lineWidth = 4;
    context.strokeStyle = colour.card;
    context.fillStyle = colour.ink;
    context.textAlign = "center";
    const taken = tasks.map(({ coordinate }) => this.#pixel(coordinate)).map(([x, y]) => [x - 12, y - 12, x + 12, y + 12]);
    for (const task of [...tasks].sort((a, b) => Number(b.id === open) - Number(a.id === open))) {
      const [x, y] = this.#pixel(task.coordinate);
      const half = context.measureText(task.name).width / 2 + 2;
      const box = [x - half, y + 17, x + half, y + 32];
      const isFree = taken.every((other) => box[0] > other[2] || box[2] < other[0] || box[1] > other[3] || box[3] < other[1]);
      if (!isFree && task.id !== open) continue;
      taken.push(box);
      context.strokeText(task.name, x, y + 28);
      context.fillText(task.name, x, y + 28);
    }
    context.textAlign = "left";
  }

  #label(context, text, x, y, colour) {
    context.fillStyle = colour;
    context.font = "700 12px system-ui, sans-serif";
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillText(text, x, y + 0.5);
    context.textAlign = "left";
    context.textBaseline = "alphabetic";
  }

  #rider(context, place, colour, isGhost) {
    const [x, y] = this.#pixel(place);
    context.globalAlpha = isGhost ? 0.6 : 1;
    for (const [radius, fill] of [[13, colour.card], [10, colour.error], [4, colour.card]]) {
      context.beginPath();
      context.arc(x, y, radius, 0, 7);
      context.fillStyle = fill;
      context.fill();
    }
    context.globalAlpha = 1;
  }
}
