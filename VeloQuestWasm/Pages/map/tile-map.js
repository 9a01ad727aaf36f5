/** The map with the ground of an archive, drawn by MapLibre GL JS. Everything on it is in the style: nothing is an element of the page. */

import { contextOf } from "../shared/dom.js";
import { unit } from "../shared/languages.js";
import { groundStyle } from "./ground.js";
import { dataOf, dependents, layersOf } from "./layers.js";
import { loadLibrary, openArchive } from "./library.js";
import { looks, onSystemLook, systemLook } from "./looks.js";
import { drawEnd, drawNose, drawTask, taskSize } from "./marks.js";
import { attributionIn } from "./attribution.js";
import { letGrab } from "./grab.js";
import { boundsOf, Handlers, nothing } from "./shown.js";

const sources = ["quest", "lines", "reaches", "ends", "tasks", "riders", "handles", "me"];

/** What the library writes itself, in a language. */
function wordsIn(language) {
  const tag = language === "local" ? "en" : language;
  return { "ScaleControl.Meters": unit("meter", tag), "ScaleControl.Kilometers": unit("kilometer", tag) };
}

export class TileMap {
  kind = "tiles";
  #map;
  #ground;
  #opened;
  #element;
  /** @type {Required<import("../types.js").Shown>} */
  #shown = { ...nothing };
  #language;
  #look;
  #isOwnLook;
  #isFollowing = false;
  #changed = new Set();
  #frame = 0;
  #handlers = new Handlers();
  #scale = null;
  #showScale;
  /** @type {(() => void)[]} */
  #stops = [];

  /** Opens a map. Rejects where the archive or the library cannot be had. */
  static async open(element, options) {
    const [maplibregl, opened] = await Promise.all([loadLibrary(), openArchive(options.tiles)]);
    return new TileMap(maplibregl, opened, element, options);
  }

  constructor(maplibregl, opened, element, options) {
    this.#opened = opened;
    this.#element = element;
    this.#ground = groundStyle(opened.described, { attribution: "" });
    this.#language = options.language ?? "en";
    this.#look = options.look ?? systemLook();
    this.#isOwnLook = Boolean(options.look);
    const map = new maplibregl.Map({
      container: element, style: this.#style(), bounds: options.bounds ?? opened.described.bounds,
      fitBoundsOptions: { padding: this.#padding(), maxZoom: 15 },
      maxZoom: 19, minZoom: Math.max(opened.described.minZoom - 1, 0), fadeDuration: 150, attributionControl: false,
      dragRotate: false, pitchWithRotate: false, touchPitch: false, pixelRatio: Math.min(2, devicePixelRatio),
      locale: { ...wordsIn(this.#language), "Map.Title": options.label ?? "" },
    });
    this.#map = map;
    map.touchZoomRotate.disableRotation();
    map.keyboard.disableRotation();
    element.classList.add("ground-map");
    element.dataset.map = this.kind;
    this.#stops.push(attributionIn(element, options.attribution));
    map.on("styleimagemissing", ({ id }) => this.#addImage(id));
    map.on("error", ({ error }) => {
      if (error?.name !== "AbortError") options.problem?.(error);
    });
    map.on("dragstart", ({ originalEvent }) => originalEvent && this.#onDrag());
    map.on("click", (event) => this.#onClick(event));
    map.on("mousemove", ({ point }) => {
      map.getCanvas().style.cursor = this.#hit(point) ? "pointer" : "";
    });
    map.on("idle", () => { element.dataset.drawn = String(Number(element.dataset.drawn ?? 0) + 1); });
    if (options.grab) {
      const { grab } = options;
      this.#stops.push(letGrab(map.getCanvasContainer(), (x, y) => this.place(x, y), grab, (isHeld) => {
        if (isHeld) map.dragPan.disable();
        else map.dragPan.enable();
      }));
    }
    opened.archive.onReplaced = () => this.#restyle();
    this.#stops.push(onSystemLook(() => {
      if (!this.#isOwnLook) this.#setLook(systemLook());
    }));
    this.#showScale = () => {
      if (this.#scale) map.removeControl(this.#scale);
      Object.assign(map._locale ?? {}, wordsIn(this.#language));
      this.#scale = new maplibregl.ScaleControl({ unit: "metric" });
      map.addControl(this.#scale, "bottom-left");
    };
    this.#showScale();
  }

  /** Changes what is shown; what is not named stays. */
  show(changes) {
    for (const [key, value] of Object.entries(changes)) {
      if (!(key in nothing)) throw new Error(`a map shows nothing called “${key}”`);
      this.#shown[key] = value ?? nothing[key];
      for (const source of dependents[key]) this.#changed.add(source);
    }
    if (changes.me && this.#isFollowing) this.#toMe();
    this.#frame ||= requestAnimationFrame(() => this.#send());
  }

  /**
   * Shows all of some bounds, `[west, south, east, north]`, or coordinates. `margin` is pixels, or `{left, right, top, bottom}`.
   *
   * @param {any} what
   * @param {{margin?: any, maxZoom?: number, animate?: boolean}} options
   */
  fit(what, { margin, maxZoom = 16, animate = false } = {}) {
    const bounds = boundsOf(what);
    if (!bounds) return;
    this.#map.fitBounds(bounds, { padding: margin ?? this.#padding(), maxZoom, animate });
  }

  /** Moves the middle to a place; without a zoom as near as it is now. */
  center(lon, lat, zoom = this.#map.getZoom()) {
    this.#map.jumpTo({ center: [lon, lat], zoom });
  }

  /** Makes everything so many times as large. */
  zoomBy(factor) {
    this.#map.zoomTo(this.#map.getZoom() + Math.log2(factor), { duration: 200 });
  }

  /** Whether the map keeps the reader's own place in its middle; ends when the map is dragged. */
  follow(isFollowing) {
    this.#isFollowing = isFollowing;
    if (isFollowing && this.#shown.me) this.#toMe();
  }

  /** Calls a handler: `task` and `rider` with what was shown, `click` with `{lon, lat, x, y}`, `dragged` when the reader moved the map. */
  on(name, handler) {
    return this.#handlers.add(name, handler);
  }

  /**
   * Where a place is, in CSS pixels of the element.
   *
   * @returns {[number, number]}
   */
  pixel(lon, lat) {
    const { x, y } = this.#map.project([lon, lat]);
    return [x, y];
  }

  /**
   * The place under a pixel.
   *
   * @returns {[number, number]}
   */
  place(x, y) {
    const { lng, lat } = this.#map.unproject([x, y]);
    return [lng, lat];
  }

  /** Says what the map is, in the language of the page. */
  label(text) {
    this.#map.getCanvas().setAttribute("aria-label", text);
  }

  /** Names the ground in another language. */
  language(language) {
    if (language === this.#language) return;
    this.#language = language;
    this.#showScale();
    this.#restyle();
  }

  /** Shows another look; `null` for the system's. */
  look(look) {
    this.#isOwnLook = Boolean(look);
    this.#setLook(look ?? systemLook());
  }

  /** Takes another size of the element. It notices by itself when the element changes on a page that is shown. */
  resize() {
    this.#map.resize();
  }

  close() {
    cancelAnimationFrame(this.#frame);
    for (const stop of this.#stops) stop();
    this.#map.remove();
    this.#opened.close();
    this.#element.classList.remove("ground-map");
    delete this.#element.dataset.map;
    if (this.#element.groundMap === this) delete this.#element.groundMap;
  }

  #padding() {
    const { clientWidth: width, clientHeight: height } = this.#element;
    const across = Math.min(50, width / 6);
    const down = Math.min(60, height / 6);
    return { left: across, right: across, top: down, bottom: down };
  }

  #style() {
    const look = looks[this.#look];
    const style = this.#ground.styleOf(look.ground, this.#language, dataOf("quest", this.#shown));
    for (const source of sources) style.sources[source] ??= { type: "geojson", data: dataOf(source, this.#shown), tolerance: 0.2 };
    style.layers.push(...layersOf(look));
    return style;
  }

  #restyle() {
    this.#changed.clear();
    this.#map.setStyle(this.#style(), { diff: true });
  }

  #setLook(look) {
    if (look === this.#look) return;
    this.#look = look;
    this.#restyle();
  }

  /** Hands over what changed since the last frame. */
  #send() {
    this.#frame = 0;
    for (const name of this.#changed) {
      const source = this.#map.getSource(name);
      if (!source) continue;
      source.setData(dataOf(name, this.#shown));
      this.#changed.delete(name);
    }
    if (this.#changed.size > 0) this.#map.once("styledata", () => { this.#frame ||= requestAnimationFrame(() => this.#send()); });
  }

  #addImage(id) {
    if (this.#map.hasImage(id)) return;
    const [kind, ...more] = id.split(":");
    const look = looks[more.at(-1)] ?? looks[this.#look];
    if (kind === "task") {
      const [state, chosen, sign] = more;
      const isChosen = chosen !== "";
      const { width, height } = taskSize(sign, isChosen);
      this.#draw(id, width + 2, height + 2, (context, x, y) => drawTask(context, x, y, { sign, state, isChosen }, look));
    } else if (kind === "end") {
      this.#draw(id, 30, 30, (context, x, y) => drawEnd(context, x, y, more[0], look));
    } else if (kind === "nose") {
      this.#draw(id, 52, 52, (context, x, y) => drawNose(context, x, y, 0, look, Number(more[0])));
    } else {
      const picture = this.#ground.drawIcon(kind, more[0], 2);
      if (picture) this.#map.addImage(id, picture, { pixelRatio: 2 });
    }
  }

  #draw(id, width, height, draw) {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [Math.ceil(width) * 2, Math.ceil(height) * 2];
    const context = contextOf(canvas, { willReadFrequently: true });
    context.scale(2, 2);
    draw(context, canvas.width / 4, canvas.height / 4);
    this.#map.addImage(id, context.getImageData(0, 0, canvas.width, canvas.height), { pixelRatio: 2 });
  }

  #toMe() {
    const { lon, lat } = this.#shown.me;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.#map.easeTo({ center: [lon, lat], duration: isCalm ? 0 : 400 });
  }

  #onDrag() {
    this.#isFollowing = false;
    this.#handlers.tell("dragged");
  }

  /** What is under a pixel: the uppermost rider, else task. */
  #hit({ x, y }) {
    const around = [[x - 14, y - 14], [x + 14, y + 14]];
    const layers = ["riders", "tasks"].filter((id) => this.#map.getLayer(id));
    const found = this.#map.queryRenderedFeatures(around, { layers });
    const near = (hit) => {
      const [px, py] = this.pixel(...hit.geometry.coordinates);
      return Math.hypot(px - x, py - y);
    };
    const [best] = found.sort((a, b) => near(a) - near(b));
    if (!best) return null;
    const kind = best.layer.id === "riders" ? "rider" : "task";
    const value = this.#shown[`${kind}s`].find(({ id }) => id === best.properties.id);
    return value ? { kind, value } : null;
  }

  #onClick({ point, lngLat, originalEvent }) {
    if (originalEvent?.wasGrabbed) return;
    const hit = this.#hit(point);
    if (hit) this.#handlers.tell(hit.kind, hit.value);
    else this.#handlers.tell("click", { lon: lngLat.lng, lat: lngLat.lat, x: point.x, y: point.y });
  }
}
