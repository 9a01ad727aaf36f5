/** The map of the editor: everything of the quest can be selected and dragged, and tools put something new on it. */

import { find, queryAll } from "../shared/dom.js";
import { language, t } from "../shared/language.js";
import { find as findThing, keyOf, placesIn } from "./quest-view.js";

const near = 22;
const nearCorner = 15;
const prompts = { task: "placeTask", start: "placeStart", finish: "placeFinish", thing: "placeThing" };

export class EditMap {
  /** @type {import("../types.js").OpenMap | null} */
  #map = null;
  #actions;
  /** @type {any} */
  #view = null;
  /** @type {string | null} */
  #selected = null;
  #tool = "select";
  /** @type {[number, number][]} */
  #corners = [];
  /**
   * What is being dragged, and where it is now: a thing, or a handle of a zone.
   *
   * @type {{thing?: any, handle?: any, lon: number, lat: number} | null}
   */
  #dragged = null;
  #opening = Promise.resolve();
  #wantsFit = false;

  /**
   * @param {{select: (key: string | null) => void, move: (thing: object, lon: number, lat: number) => void,
   *   place: (tool: string, lon: number, lat: number) => void, zone: (corners: Array) => void,
   *   moveCorner: Function, addCorner: Function, removeCorner: Function, problem: (error: Error) => void}} actions
   */
  constructor(actions) {
    this.#actions = actions;
    for (const button of queryAll(document, "#tools button")) button.addEventListener("click", () => this.use(button.dataset.tool));
    find("zoom-in").addEventListener("click", () => this.#map?.zoomBy(1.7));
    find("zoom-out").addEventListener("click", () => this.#map?.zoomBy(1 / 1.7));
    find("whole").addEventListener("click", () => this.fit());
    find("tool-cancel").addEventListener("click", () => this.use("select"));
    find("tool-done").addEventListener("click", () => this.#finishZone());
    find("tool-here").addEventListener("click", () => {
      const { clientWidth, clientHeight } = find("ground");
      if (this.#map) this.#place(...this.#map.place(clientWidth / 2, clientHeight / 2));
    });
  }

  /**
   * Opens the map, on the ground of an archive where there is one.
   *
   * @param {string | Blob | null} tiles
   * @param {string} [attribution]
   */
  open(tiles = null, attribution) {
    this.#opening = this.#opening.then(async () => {
      const { GroundMap } = await import("../map/ground-map.js");
      this.#map?.close();
      /** @type {Error | null} */
      let reason = null;
      const map = await GroundMap.open(find("ground"), {
        tiles: tiles ?? undefined, attribution, label: t("mapHelp"), language: language(), grab: (place) => this.#grab(place),
        problem: (error) => { reason = error; },
      });
      this.#map = map;
      if (tiles && map.kind === "plain") this.#actions.problem(reason ?? new Error(t("noWebGL")));
      map.on("task", ({ id, lon, lat }) => this.#onClick(lon, lat, id));
      map.on("click", ({ lon, lat, x, y }) => this.#onClick(lon, lat, this.#under(x, y)));
      this.#paint();
      if (this.#wantsFit || tiles) this.fit();
    });
    return this.#opening;
  }

  /** Shows a quest, and what is selected of it. */
  show(view, selected) {
    this.#view = view;
    this.#selected = selected;
    this.#paint();
  }

  /** Shows all of the quest. */
  fit() {
    this.#wantsFit = !this.#map;
    const places = this.#view ? placesIn(this.#view) : [];
    const margin = { left: 40, right: 70, top: find("tools").offsetHeight + 34, bottom: 50 };
    if (places.length > 0) this.#map?.fit(places, { maxZoom: 15, margin });
  }

  /** Moves to what is selected, where it is not in sight. */
  reveal(thing) {
    const place = thing?.lon !== undefined ? thing : thing?.rings?.[0]?.corners[0];
    if (!place || !this.#map) return;
    const [x, y] = this.#map.pixel(place.lon, place.lat);
    const { clientWidth: width, clientHeight: height } = find("ground");
    if (x < 30 || y < 70 || x > width - 30 || y > height - 40) this.#map.center(place.lon, place.lat);
  }

  /** Takes a tool: `select`, `task`, `start`, `finish`, `zone`, or `thing` for a place of what is selected. */
  use(tool) {
    this.#tool = tool;
    this.#corners = [];
    find("stage").dataset.tool = tool;
    for (const button of queryAll(document, "#tools button")) {
      button.setAttribute("aria-pressed", String(button.dataset.tool === tool));
    }
    this.#showPrompt();
    this.#paint();
  }

  get tool() {
    return this.#tool;
  }

  /** Shows the words in the language of the page. */
  update() {
    this.#map?.language(language());
    this.#map?.label(t("mapHelp"));
    this.#showPrompt();
  }

  /** Takes a key that the page did not use. */
  key(event) {
    if (event.key === "Escape" && this.#tool !== "select") this.use("select");
    else if (event.key === "Backspace" && this.#tool === "zone" && this.#corners.length > 0) this.#corners.pop();
    else return false;
    this.#showPrompt();
    this.#paint();
    return true;
  }

  #showPrompt() {
    find("tool-note").hidden = this.#tool === "select";
    find("tool-here").hidden = this.#tool === "zone";
    find("tool-done").hidden = this.#tool !== "zone";
    find("tool-done", HTMLButtonElement).disabled = this.#corners.length < 3;
    if (this.#tool === "zone") find("tool-text").textContent = t("placeZone", { count: this.#corners.length });
    else if (this.#tool !== "select") find("tool-text").textContent = t(prompts[this.#tool]);
  }

  #place(lon, lat) {
    const tool = this.#tool;
    this.use("select");
    this.#actions.place(tool, lon, lat);
  }

  #onClick(lon, lat, key) {
    if (this.#tool === "zone") {
      const [first] = this.#corners;
      if (first && this.#corners.length >= 3 && this.#far(first, lon, lat) < nearCorner) {
        this.#finishZone();
        return;
      }
      this.#corners.push([lon, lat]);
      this.#showPrompt();
      this.#paint();
    } else if (this.#tool !== "select") {
      this.#place(lon, lat);
    } else {
      this.#actions.select(key);
    }
  }

  #finishZone() {
    const corners = this.#corners;
    if (corners.length < 3) return;
    this.use("select");
    this.#actions.zone(corners);
  }

  #far([lon1, lat1], lon2, lat2) {
    const [[x1, y1], [x2, y2]] = [this.#pixel(lon1, lat1), this.#pixel(lon2, lat2)];
    return Math.hypot(x1 - x2, y1 - y2);
  }

  /** Where a place is on the screen; nowhere without a map. */
  #pixel(lon, lat) {
    return this.#map?.pixel(lon, lat) ?? [NaN, NaN];
  }

  /** The points that can be dragged, those above others first. */
  get #points() {
    const { tasks, start, finish } = this.#view;
    return [...tasks, start, finish].filter((thing) => thing?.lon !== undefined);
  }

  /** The key of what is under a pixel: a point, else a zone. */
  #under(x, y) {
    if (!this.#view || !this.#map) return null;
    const point = this.#nearest(this.#points, x, y, near);
    if (point) return keyOf(point);
    const [lon, lat] = this.#map.place(x, y);
    const zone = this.#view.zones.findLast(({ rings }) => rings.filter(({ corners }) => isInside(corners, lon, lat)).length % 2 === 1);
    return zone ? keyOf(zone) : null;
  }

  #nearest(places, x, y, most) {
    const far = ({ lon, lat }) => {
      const [px, py] = this.#pixel(lon, lat);
      return Math.hypot(px - x, py - y);
    };
    const [best] = places.map((place) => [far(place), place]).filter(([distance]) => distance < most).sort((a, b) => a[0] - b[0]);
    return best?.[1] ?? null;
  }

  /** Corners of the selected zone, and the middles between them. */
  get #handles() {
    const zone = this.#selected?.startsWith("zone:") ? findThing(this.#view, this.#selected) : null;
    return (zone?.rings ?? []).flatMap((ring) => ring.corners.flatMap((corner, index) => {
      const next = ring.corners[(index + 1) % ring.corners.length];
      return [
        { ring, index, kind: "corner", lon: corner.lon, lat: corner.lat },
        { ring, index, kind: "middle", lon: (corner.lon + next.lon) / 2, lat: (corner.lat + next.lat) / 2 },
      ];
    }));
  }

  #grab({ x, y, lon, lat, pointer }) {
    if (this.#tool !== "select" || !this.#view) return null;
    const handle = this.#nearest(this.#handles.reverse(), x, y, nearCorner);
    if (handle) return this.#hold({ handle, lon: handle.lon, lat: handle.lat }, lon, lat);
    const thing = this.#nearest(this.#points, x, y, near);
    // A finger that moves the map must not move a task: it takes hold of what is selected.
    if (!thing || (pointer === "touch" && keyOf(thing) !== this.#selected)) return null;
    return this.#hold({ thing, lon: thing.lon, lat: thing.lat }, lon, lat);
  }

  #hold(what, lon, lat) {
    const [dx, dy] = [what.lon - lon, what.lat - lat];
    return {
      move: (toLon, toLat) => {
        this.#dragged = { ...what, lon: toLon + dx, lat: toLat + dy };
        this.#paint();
      },
      drop: (toLon, toLat, wasMoved) => {
        this.#dragged = null;
        const { handle, thing } = what;
        if (wasMoved && thing) this.#actions.move(thing, toLon + dx, toLat + dy);
        else if (thing) this.#actions.select(keyOf(thing));
        else if (wasMoved && handle.kind === "corner") this.#actions.moveCorner(handle.ring, handle.index, toLon + dx, toLat + dy);
        else if (wasMoved) this.#actions.addCorner(handle.ring, handle.index, toLon + dx, toLat + dy);
        else if (handle.kind === "corner") this.#actions.removeCorner(handle.ring, handle.index);
        this.#paint();
      },
    };
  }

  #paint() {
    if (!this.#map || !this.#view) {
      this.#map?.show({ tasks: [], start: null, finish: null, zones: [], plan: null, handles: [], trail: null, chosen: null });
      return;
    }
    const { tasks, zones, start, finish, lines } = this.#view;
    const dragged = this.#dragged;
    const placed = (thing) => (thing && dragged?.thing && keyOf(dragged.thing) === keyOf(thing) ? dragged : thing);
    const end = (thing) => (thing?.lon === undefined ? null : { lon: placed(thing).lon, lat: placed(thing).lat });
    const handles = dragged?.handle
      ? [{ kind: "corner", lon: dragged.lon, lat: dragged.lat }]
      : this.#tool === "zone" ? this.#corners.map(([lon, lat]) => ({ lon, lat, kind: "corner" })) : this.#handles;
    this.#map.show({
      tasks: tasks.filter(({ lon }) => lon !== undefined).map((task) => ({
        id: keyOf(task), label: task.name || t("taskNumber", { number: task.number }), points: task.number, state: "open",
        lon: placed(task).lon, lat: placed(task).lat,
      })),
      zones: zones.map((zone) => this.#area(zone, dragged)),
      start: end(start), finish: end(finish), plan: lines.length > 0 ? lines : null, chosen: this.#selected, handles,
      trail: this.#tool === "zone" && this.#corners.length > 1 ? [...this.#corners, this.#corners[0]] : null,
    });
  }

  /** A zone as a Feature, with the corner that is being dragged where it is now. */
  #area({ name, rings }, dragged) {
    const polygons = [];
    for (const ring of rings) {
      const places = ring.corners.map(({ lon, lat }) => [lon, lat]);
      const { handle } = dragged ?? {};
      if (dragged && handle?.ring === ring) {
        const place = [dragged.lon, dragged.lat];
        if (handle.kind === "corner") places[handle.index] = place;
        else places.splice(handle.index + 1, 0, place);
      }
      if (places.length > 0) (polygons[ring.part] ??= []).push([...places, places[0]]);
    }
    return { type: "Feature", properties: { name }, geometry: { type: "MultiPolygon", coordinates: polygons.filter(Boolean) } };
  }
}

function isInside(corners, x, y) {
  let isIn = false;
  for (let at = 0, before = corners.length - 1; at < corners.length; before = at, at += 1) {
    const [a, b] = [corners[at], corners[before]];
    if (a.lat > y !== b.lat > y && x < ((b.lon - a.lon) * (y - a.lat)) / (b.lat - a.lat) + a.lon) isIn = !isIn;
  }
  return isIn;
}
