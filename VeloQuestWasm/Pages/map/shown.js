/** What a map shows, in one form for both kinds of maps. */

/**
 * Everything that `show` may be given.
 *
 * @type {Required<import("../types.js").Shown>}
 */
export const nothing = {
  tasks: [], start: null, finish: null, zones: [], riders: [], me: null, route: null, trail: null, plan: null, chosen: null, roads: [],
  handles: [],
};

/**
 * Coordinates of a place, `{lon, lat}` or `[lon, lat]`.
 *
 * @param {any} place
 * @returns {[number, number]}
 */
export function placeOf(place) {
  return Array.isArray(place) ? [place[0], place[1]] : [place.lon, place.lat];
}

/**
 * A line as a list of coordinates, from that or from numbers by turns, in an array or a typed one.
 *
 * @returns {[number, number][]}
 */
export function lineOf(line) {
  if (!line || line.length === 0) return [];
  if (typeof line[0] !== "number") return Array.from(line, placeOf);
  /** @type {[number, number][]} */
  const places = [];
  for (let at = 0; at + 1 < line.length; at += 2) places.push([line[at], line[at + 1]]);
  return places;
}

/** One line, or several, as a list of lines. */
export function linesOf(lines) {
  if (!lines || lines.length === 0) return [];
  const [first] = lines;
  const isPlace = first?.lon !== undefined || (Array.isArray(first) && typeof first[0] === "number" && first.length <= 3);
  return typeof first === "number" || isPlace ? [lineOf(lines)] : Array.from(lines, lineOf);
}

/** Zones as GeoJSON: a collection, a list of Features, or a list of `{name, polygons}`. */
export function zonesOf(zones) {
  const list = zones?.features ?? zones ?? [];
  return {
    type: "FeatureCollection",
    features: list.map((zone) => (zone.type === "Feature" ? zone : {
      type: "Feature", properties: { name: zone.name ?? "" }, geometry: { type: "MultiPolygon", coordinates: zone.polygons ?? [] },
    })),
  };
}

/**
 * West, south, east and north of bounds, or of coordinates; `null` of none.
 *
 * @returns {[number, number, number, number] | null}
 */
export function boundsOf(what) {
  if (!what || what.length === 0) return null;
  if (what.length === 4 && typeof what[0] === "number") return [what[0], what[1], what[2], what[3]];
  const places = typeof what[0] === "number" ? lineOf(what) : Array.from(what).filter(Boolean).map(placeOf);
  if (places.length === 0) return null;
  const [lons, lats] = [places.map(([lon]) => lon), places.map(([, lat]) => lat)];
  const least = (values) => values.reduce((a, b) => Math.min(a, b));
  const most = (values) => values.reduce((a, b) => Math.max(a, b));
  return [least(lons), least(lats), most(lons), most(lats)];
}

/** What stands in a task's mark: its points while it is open, then a sign of its state. */
export function signOf({ state, points }) {
  return { solved: "✓", pending: "…", closed: "✕", locked: "🔒" }[state] ?? String(points ?? "•");
}

/** What stands in a rider's mark: a sign of what is wrong. */
export function riderSign(state) {
  return { silent: "?", late: "…", flagged: "!" }[state] ?? "";
}

/** Listeners by the name of what happens. */
export class Handlers {
  #lists = new Map();

  add(name, handler) {
    if (!["task", "rider", "click", "dragged"].includes(name)) throw new Error(`a map tells nothing of “${name}”`);
    if (!this.#lists.has(name)) this.#lists.set(name, new Set());
    this.#lists.get(name).add(handler);
    return () => this.#lists.get(name).delete(handler);
  }

  tell(name, ...values) {
    for (const handler of this.#lists.get(name) ?? []) handler(...values);
  }
}
