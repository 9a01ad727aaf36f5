/**
 * A rider who follows the route, in time that runs as fast as one likes.
 *
 * Positions are made ahead and taken back when the engine stopped at an earlier one, so that nothing is ridden past.
 */

import { distance } from "../shared/mercator.js";

/** @typedef {[number, number]} Place */
/** @typedef {[place: Place | null, time: number, path: Place[], next: Place[] | null]} Memory */

const usual = 5;

export class Simulation {
  /**
   * Where the rider is, longitude and latitude, or `null` before the first position.
   *
   * @type {Place | null}
   */
  place = null;
  /** Seconds since 1970; runs on while the rider rides. */
  time = Date.now() / 1000;
  /** Metres per second along the route. */
  speed = usual;
  /** @type {Place[]} */
  #path = [];
  /** @type {Place[] | null} */
  #next = null;
  #fraction = 0;

  /** Puts the rider somewhere at a time, without a way to follow. */
  put(place, time = this.time) {
    Object.assign(this, { place: [place[0], place[1]], time });
    this.#path = [];
    this.#next = null;
  }

  /** Follows a line of coordinates from where it is nearest, then goes to `target`. A detour is ridden to its end first. */
  follow(line, target, speed = usual) {
    const way = target ? [...line, target] : [...line];
    this.speed = Math.max(2, Math.min(12, speed || usual));
    if (this.#next) this.#next = way;
    else if (this.place) this.#path = this.#from(way, this.place);
  }

  /** Rides straight to a place off the route, then follows the route again. */
  detour(place) {
    this.#next ??= this.#path;
    this.#path = [[place[0], place[1]]];
  }

  /** Whether there is anywhere to ride to. */
  get isUnderway() {
    return this.#path.length > 0 || this.#next !== null;
  }

  /** The positions of the next `seconds`, one for each whole second. */
  positions(seconds) {
    if (!this.place) return [];
    this.#fraction += seconds;
    const count = Math.min(60, Math.floor(this.#fraction));
    this.#fraction -= count;
    const made = [];
    const before = this.#memory();
    for (let index = 0; index < count; index += 1) {
      const course = this.#step(this.place);
      made.push({
        fix: { longitude: course.place[0], latitude: course.place[1], time: this.time, accuracy: 5, ...course.motion },
        memory: this.#memory(),
      });
    }
    this.#recall(before);
    return made;
  }

  /** Accepts positions up to one of those made. */
  accept({ memory }) {
    this.#recall(memory);
  }

  /** A position where the rider stands, a second later. Throws before the first position. */
  standing() {
    if (!this.place) throw new Error("the rider is nowhere");
    this.time += 1;
    return { longitude: this.place[0], latitude: this.place[1], time: this.time, accuracy: 5, speed: 0 };
  }

  /**
   * Rides for a second.
   *
   * @param {Place} from
   * @returns {{place: Place, motion: {speed: number, course?: number}}}
   */
  #step(from) {
    this.time += 1;
    let left = this.speed;
    let place = from;
    while (left > 0 && this.isUnderway) {
      if (this.#path.length === 0) {
        this.#path = this.#from(this.#next ?? [], place);
        this.#next = null;
        continue;
      }
      const [next] = this.#path;
      const length = distance(place, next);
      if (length <= left) {
        place = next;
        this.#path = this.#path.slice(1);
        left -= length;
      } else {
        const share = left / length;
        place = [place[0] + share * (next[0] - place[0]), place[1] + share * (next[1] - place[1])];
        left = 0;
      }
    }
    this.place = place;
    const moved = distance(from, place);
    if (moved < 0.1) return { place, motion: { speed: 0 } };
    const east = (place[0] - from[0]) * Math.cos((from[1] * Math.PI) / 180);
    const course = (Math.atan2(east, place[1] - from[1]) * 180) / Math.PI;
    return { place, motion: { speed: moved, course: (course + 360) % 360 } };
  }

  /**
   * What is left of a way behind the place on it that is nearest to the rider.
   *
   * @param {Place[]} way
   * @param {Place} place
   */
  #from(way, place) {
    let best = 0;
    for (let index = 1; index < way.length; index += 1) {
      if (distance(way[index], place) < distance(way[best], place)) best = index;
    }
    return way.slice(Math.min(best, way.length - 1));
  }

  /** @returns {Memory} */
  #memory() {
    return [this.place, this.time, this.#path, this.#next];
  }

  /** @param {Memory} memory */
  #recall([place, time, path, next]) {
    Object.assign(this, { place, time });
    this.#path = path;
    this.#next = next;
  }
}
