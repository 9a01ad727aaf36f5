/** The map without tiles: roads as far as they are known, meridians and parallels, and what lies on them, on a canvas. */

import { contextOf, eachFrame, make } from "../shared/dom.js";
import { drawGraticule, drawScale, pixel } from "../shared/graticule.js";
import { fit, metresPerPixel, toLatitude, toLongitude, toX, toY } from "../shared/mercator.js";
import { panZoom } from "../shared/pan-zoom.js";
import { attributionIn } from "./attribution.js";
import { looks, onSystemLook, systemLook } from "./looks.js";
import { drawHandle, drawLine, drawMe, drawNames, drawReach, drawZone } from "./plain-draw.js";
import { drawEnd, drawRider, drawTask } from "./marks.js";
import { boundsOf, Handlers, linesOf, nothing, placeOf, riderSign, signOf, zonesOf } from "./shown.js";

const world = (zoom) => 512 * 2 ** zoom;

export class PlainMap {
  kind = "plain";
  #element;
  #canvas;
  #view = { x: 0.5, y: 0.5, scale: 1024 };
  /** @type {Required<import("../types.js").Shown>} */
  #shown = { ...nothing };
  /** Roads, zones and lines in the unit square, made once when they change. */
  #drawn = { roads: [], zones: [], plan: [], trail: [], route: [] };
  #look;
  #isOwnLook;
  #isFollowing = false;
  /** @type {[any, {margin?: any, maxZoom?: number}] | null} */
  #wanted = null;
  #gestures;
  #handlers = new Handlers();
  /** @type {(() => void)[]} */
  #stops = [];
  #paint = eachFrame(() => this.#draw());

  /**
   * @param {HTMLElement} element
   * @param {import("./ground-map.js").Options} options
   */
  constructor(element, options = {}) {
    this.#element = element;
    this.#look = options.look ?? systemLook();
    this.#isOwnLook = Boolean(options.look);
    this.#canvas = make("canvas.ground-canvas", { tabindex: "0", role: "img", "aria-label": options.label ?? "" });
    element.append(this.#canvas);
    element.classList.add("ground-map");
    element.dataset.map = this.kind;
    this.#gestures = panZoom(this.#canvas, () => this.#view, (view) => this.#onMove(view), {
      tap: (x, y) => this.#onTap(x, y),
      grab: options.grab ? (x, y, pointer) => this.#grab(x, y, pointer, options.grab) : undefined,
    });
    const observer = new ResizeObserver(() => this.resize());
    observer.observe(this.#canvas);
    this.#stops.push(attributionIn(element, options.attribution), () => observer.disconnect(), () => this.#canvas.remove(),
      onSystemLook(() => {
        if (this.#isOwnLook) return;
        this.#look = systemLook();
        this.#paint();
      }));
    if (options.roads) this.show({ roads: options.roads });
    if (options.bounds) this.fit(options.bounds);
  }

  // The members that follow are those of the map with tiles, which says what they do.

  show(changes) {
    for (const [key, value] of Object.entries(changes)) {
      if (!(key in nothing)) throw new Error(`a map shows nothing called “${key}”`);
      this.#shown[key] = value ?? nothing[key];
      if (key === "zones") {
        this.#drawn.zones = zonesOf(value).features.flatMap(({ geometry }) => {
          const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
          return polygons.map((rings) => rings.map(projected));
        });
      } else if (key in this.#drawn) {
        this.#drawn[key] = linesOf(value).map(projected);
      }
    }
    if (changes.me && this.#isFollowing) this.#toMe();
    this.#paint();
  }

  /**
   * @param {any} what
   * @param {{margin?: any, maxZoom?: number}} options
   */
  fit(what, { margin, maxZoom = 16 } = {}) {
    const bounds = boundsOf(what);
    if (!bounds) return;
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    this.#wanted = width === 0 ? [bounds, { margin, maxZoom }] : null;
    if (this.#wanted) return;
    const [west, south, east, north] = bounds;
    const { left, right, top, bottom } = typeof margin === "object" ? margin : sides(margin ?? Math.min(50, width / 6, height / 6));
    const view = fit([toX(west), toY(north), toX(east), toY(south)], width - left - right, height - top - bottom, 0);
    const scale = Math.min(view.scale, world(maxZoom));
    this.#view = { x: view.x + (right - left) / 2 / scale, y: view.y + (bottom - top) / 2 / scale, scale };
    this.#paint();
  }

  center(lon, lat, zoom) {
    this.#view = { x: toX(lon), y: toY(lat), scale: zoom === undefined ? this.#view.scale : world(zoom) };
    this.#paint();
  }

  zoomBy(factor) {
    this.#gestures.zoomBy(factor);
  }

  follow(isFollowing) {
    this.#isFollowing = isFollowing;
    if (isFollowing && this.#shown.me) this.#toMe();
  }

  on(name, handler) {
    return this.#handlers.add(name, handler);
  }

  /** @returns {[number, number]} */
  pixel(lon, lat) {
    return pixel(this.#view, this.#canvas.clientWidth, this.#canvas.clientHeight, toX(lon), toY(lat));
  }

  /** @returns {[number, number]} */
  place(x, y) {
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    return [toLongitude(this.#view.x + (x - width / 2) / this.#view.scale), toLatitude(this.#view.y + (y - height / 2) / this.#view.scale)];
  }

  /** Says what the map is, in the language of the page. */
  label(text) {
    this.#canvas.setAttribute("aria-label", text);
  }

  /** There are no names on this ground; the scale is drawn in the page's language. */
  language() {
    this.#paint();
  }

  look(look) {
    this.#isOwnLook = Boolean(look);
    this.#look = look ?? systemLook();
    this.#paint();
  }

  resize() {
    if (this.#wanted) this.fit(...this.#wanted);
    this.#paint();
  }

  close() {
    for (const stop of this.#stops) stop();
    this.#element.classList.remove("ground-map");
    delete this.#element.dataset.map;
    if (this.#element.groundMap === this) delete this.#element.groundMap;
  }

  #onMove(view) {
    const wasPanned = view.scale === this.#view.scale;
    this.#view = view;
    if (wasPanned) {
      this.#isFollowing = false;
      this.#handlers.tell("dragged");
    }
    this.#paint();
  }

  #toMe() {
    const { lon, lat } = this.#shown.me;
    this.center(lon, lat);
  }

  #grab(x, y, pointer, grab) {
    const [lon, lat] = this.place(x, y);
    const held = grab({ x, y, lon, lat, pointer });
    return held && {
      move: (px, py) => held.move(...this.place(px, py)),
      drop: (px, py, wasMoved) => held.drop(...this.place(px, py), wasMoved),
    };
  }

  /** The nearest mark under a finger. */
  #onTap(x, y) {
    const hits = ["rider", "task"].flatMap((kind) => this.#shown[`${kind}s`].map((value) => {
      const [px, py] = this.pixel(...placeOf(value));
      return { kind, value, far: Math.hypot(px - x, py - y) };
    })).filter(({ far }) => far < 22).sort((a, b) => a.far - b.far);
    if (hits.length > 0) {
      this.#handlers.tell(hits[0].kind, hits[0].value);
      return;
    }
    const [lon, lat] = this.place(x, y);
    this.#handlers.tell("click", { lon, lat, x, y });
  }

  #draw() {
    const canvas = this.#canvas;
    const { clientWidth: width, clientHeight: height } = canvas;
    if (width === 0) return;
    const ratio = Math.min(2, devicePixelRatio);
    const size = [Math.round(width * ratio), Math.round(height * ratio)];
    if (canvas.width !== size[0] || canvas.height !== size[1]) [canvas.width, canvas.height] = size;
    const context = contextOf(canvas);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.lineJoin = context.lineCap = "round";
    const look = looks[this.#look];
    const view = { ...this.#view, width, height };
    context.fillStyle = look.background;
    context.fillRect(0, 0, width, height);
    drawGraticule(context, view, width, height, { grid: look.grid, text: look.gridText });
    const { roads, zones, plan, trail, route } = this.#drawn;
    for (const line of roads) drawLine(context, view, line, look.road, 3);
    for (const rings of zones) drawZone(context, view, rings, look);
    for (const line of plan) drawLine(context, view, line, look.plan, 2.5, [0.1, 7]);
    for (const line of trail) drawLine(context, view, line, look.trail, 3.5, [7, 5]);
    for (const line of route) drawLine(context, view, line, look.paper, 10);
    for (const line of route) drawLine(context, view, line, look.route, 6);
    this.#drawMarks(context, look, view);
    drawScale(context, view, width, height, { ink: look.ink });
    canvas.dataset.drawn = String(Number(canvas.dataset.drawn ?? 0) + 1);
  }

  #drawMarks(context, look, view) {
    const { tasks, start, finish, riders, me, chosen } = this.#shown;
    const at = (thing) => this.pixel(...placeOf(thing));
    const pixels = (place, metres) => metres / metresPerPixel({ ...view, y: toY(placeOf(place)[1]) });
    if (me?.accuracy > 0) drawReach(context, ...at(me), pixels(me, me.accuracy), look.me);
    for (const [place, kind] of [[finish, "finish"], [start, "start"]]) {
      if (place) drawEnd(context, ...at(place), kind, look);
    }
    for (const task of tasks) {
      if (task.radius > 0) drawReach(context, ...at(task), pixels(task, task.radius), look[task.state] ?? look.open);
    }
    const marked = tasks.map((task) => ({ task, pixel: at(task), isChosen: task.id === chosen }))
      .sort((a, b) => Number(a.isChosen) - Number(b.isChosen));
    for (const { task, pixel: [x, y], isChosen } of marked) {
      drawTask(context, x, y, { sign: signOf(task), state: task.state, isChosen }, look);
    }
    const placed = riders.map((rider) => ({ rider, pixel: at(rider) }));
    for (const { rider, pixel: [x, y] } of placed) {
      const { state = "moving", course } = rider;
      drawRider(context, x, y, { colour: rider.colour ?? look.rider, state, sign: riderSign(state), course }, look);
    }
    drawNames(context, view, [
      ...marked.reverse().map(({ task, pixel, isChosen }) => ({ label: task.label, pixel, reach: isChosen ? 19 : 15, isSure: isChosen })),
      ...placed.map(({ rider, pixel }) => ({ label: rider.label, pixel, reach: 10 })),
    ], look);
    for (const handle of this.#shown.handles) drawHandle(context, ...at(handle), handle.kind, look);
    if (me) drawMe(context, ...at(me), me.course, look);
  }
}

function sides(margin) {
  return { left: margin, right: margin, top: margin, bottom: margin };
}

function projected(places) {
  return places.map(([lon, lat]) => [toX(lon), toY(lat)]);
}
