/**
 * The riders on the map: where each was at a moment, with the way behind those that somebody watches.
 *
 * The component of the map is loaded after the rest of the page, which is usable before.
 */

import { hasFavourites, isFavourite } from "./favourites.js";
import { language } from "/pages/shared/language.js";

/** A rider without a position for so long is shown as silent, in milliseconds. */
export const silentAfter = 120_000;
/** How long the way behind a rider is, in milliseconds. */
const tailLength = { live: 120_000, replay: 240_000 };
/** Tails of all riders are drawn up to so many of them; above that only of favourites and of the rider who is followed. */
const mostTails = { live: 8, replay: 40 };

/** The colours of favourites, dark enough on light ground and light enough on dark. */
const favouriteColours = { light: "#8a5a00", sun: "#5a3900", dark: "#f0bd62" };

/** Opens the map in an element. Throws where its component cannot be loaded. */
export async function openMap(element, about, { label, onRider, onDragged, problem }) {
  const { GroundMap } = await import("/pages/map/ground-map.js");
  const map = await GroundMap.open(element, {
    tiles: about.tiles?.path, attribution: about.attribution, label, language: language(), problem,
  });
  map.on("rider", (rider) => onRider(rider.id));
  map.on("dragged", onDragged);
  return new RidersMap(map);
}

/** The riders on an open map. */
export class RidersMap {
  /** @type {import("/pages/types.js").OpenMap} */
  #map;
  /** @type {Map<string, [number, number]>} */
  #places = new Map();
  /** @type {[number, number] | null} */
  #followed = null;
  #isFitted = false;
  #look = "light";

  /** @param {import("/pages/types.js").OpenMap} map */
  constructor(map) {
    this.#map = map;
  }

  /**
   * Draws riders as they were at a moment.
   *
   * @param {Map<string, import("./track.js").Track>} tracks
   * @param {number} time
   * @param {{mode: "live"|"replay", nameOf: (rider: string) => string, isShown: (rider: string) => boolean, followed: string|null}} how
   */
  draw(tracks, time, { mode, nameOf, isShown, followed }) {
    const riders = [];
    const tails = [];
    const hasAllTails = tracks.size <= mostTails[mode];
    this.#places.clear();
    for (const [rider, track] of tracks) {
      if (!isShown(rider) && rider !== followed) continue;
      const found = track.at(time);
      if (!found) continue;
      const [lon, lat] = found.place;
      this.#places.set(rider, found.place);
      const isWatched = rider === followed || isFavourite(rider);
      const mark = {
        id: rider, lon, lat, label: nameOf(rider), state: time - found.since > silentAfter ? "silent" : "moving",
        colour: isFavourite(rider) ? favouriteColours[this.#look] : undefined,
      };
      // The first keep their names where there is no room for all.
      if (isWatched) riders.unshift(mark);
      else riders.push(mark);
      if (!isWatched && (!hasAllTails || (mode === "live" && hasFavourites()))) continue;
      const tail = track.tail(time - tailLength[mode], time);
      if (tail.length > 1) tails.push(tail);
    }
    this.#map.show({ riders, trail: tails.length > 0 ? tails : null });
    if (!this.#isFitted && riders.length > 0) this.whole();
    if (followed !== null) this.#keepInSight(followed);
  }

  /** Shows all riders, or all that was ridden. */
  whole(tracks) {
    if (tracks) return this.fitAll(tracks);
    const places = [...this.#places.values()];
    if (places.length === 0) return null;
    this.#isFitted = true;
    return this.#map.fit(places);
  }

  zoomBy(factor) {
    this.#map.zoomBy(factor);
  }

  /** Shows all that was ridden. */
  fitAll(tracks) {
    const places = [...tracks.values()].flatMap(({ longitudes, latitudes }) => {
      const most = (values) => values.reduce((a, b) => Math.max(a, b), -Infinity);
      const least = (values) => values.reduce((a, b) => Math.min(a, b), Infinity);
      return longitudes.length === 0 ? [] : [[least(longitudes), least(latitudes)], [most(longitudes), most(latitudes)]];
    });
    if (places.length === 0) return;
    this.#isFitted = true;
    this.#map.fit(places);
  }

  /** Begins to follow a rider, or ends with `null`. */
  follow(rider) {
    this.#followed = null;
    if (rider !== null) this.#keepInSight(rider);
  }

  /** Shows another look: light, dark or sun. */
  look(look) {
    this.#look = look;
    this.#map.look(look);
  }

  setLanguage() {
    this.#map.language(language());
  }

  /** Moves the map when the followed rider has moved. */
  #keepInSight(rider) {
    const place = this.#places.get(rider);
    if (!place) return;
    const before = this.#followed;
    if (before && before[0] === place[0] && before[1] === place[1]) return;
    this.#followed = place;
    this.#map.center(...place);
  }
}
