/**
 * A map in an element: the ground from an archive of tiles, drawn by MapLibre GL JS, or a plain drawing where there are no tiles or no
 * WebGL. Tasks, riders, routes and the reader's own place lie on it.
 *
 *     const map = await GroundMap.open(element, { tiles: "/map/ground.pmtiles", attribution: "© OpenStreetMap contributors" });
 *     map.show({ tasks, start, finish, zones, me, chosen: "oak" });
 *     map.on("task", (task) => open(task.id));
 *     map.fit(tasks.map(({ lon, lat }) => [lon, lat]));
 *
 * The element needs a size of its own, and has the map in `element.groundMap` as long as it is open. All coordinates are longitude, then
 * latitude; pixels are CSS pixels of the element.
 */

import { make } from "../shared/dom.js";
import { PlainMap } from "./plain-map.js";

/**
 * @typedef {object} Options
 * @property {string|URL|Blob} [tiles] a PMTiles archive: an address that answers ranges of bytes, or a file that was kept
 * @property {string} [attribution] where the ground's data come from, as text
 * @property {[number, number, number, number]} [bounds] what is shown at first: west, south, east, north; otherwise the archive's
 * @property {Array} [roads] lines for the plain drawing, each `[lon, lat, lon, lat, …]` or `[[lon, lat], …]`
 * @property {string} [label] what the map is, for readers who hear the page
 * @property {string} [language] of the names on the ground: its tag, or `"local"`
 * @property {"light"|"dark"|"sun"} [look] by default what the system has
 * @property {(place: {x: number, y: number, lon: number, lat: number, pointer: string}) => object | null} [grab]
 *   may take a drag away from the map by giving `{move(lon, lat), drop(lon, lat, wasMoved)}`, called while the pointer moves and at its
 *   end; `pointer` is "mouse", "pen" or "touch"
 * @property {(error: Error) => void} [problem] is told why the ground cannot be drawn, or a tile of it
 */

function hasWebGL() {
  const context = document.createElement("canvas").getContext("webgl2");
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return Boolean(context);
}

/** @type {Promise<unknown> | null} */
let styled = null;

/** Loads the maps' own style sheet, once for a page; without it a map would not know its size. */
function loadStyle() {
  styled ??= new Promise((resolve) => {
    const { href } = new URL("ground-map.css", import.meta.url);
    document.head.append(make("link", { rel: "stylesheet", href, onload: resolve, onerror: resolve }));
  });
  return styled;
}

export const GroundMap = {
  /**
   * Opens a map. Never rejects for want of tiles or of WebGL: then the map's `kind` is `"plain"`.
   *
   * @param {HTMLElement} element
   * @param {Options} options
   * @returns {Promise<import("../types.js").OpenMap>}
   */
  async open(element, options = {}) {
    element.groundMap?.close();
    await loadStyle();
    /** @type {import("../types.js").OpenMap | null} */
    let map = null;
    if (options.tiles && hasWebGL()) {
      try {
        const { TileMap } = await import("./tile-map.js");
        map = await TileMap.open(element, options);
      } catch (error) {
        options.problem?.(error);
      }
    }
    const opened = map ?? new PlainMap(element, options);
    element.groundMap = opened;
    return opened;
  },
};
