/**
 * The positions of one rider in order of time, and where the rider was at any moment between them.
 *
 * Times are milliseconds since 1970. Between two positions the rider moves evenly, unless so much time lies between them that nobody can
 * know the way.
 */

/** Positions further apart than this are not joined: the rider stays at the earlier one. */
const longestJoined = 90_000;

export class Track {
  /** @type {number[]} */
  times = [];
  /** @type {number[]} */
  longitudes = [];
  /** @type {number[]} */
  latitudes = [];

  /** Adds a position; one of a time that is there already is ignored. */
  add(time, longitude, latitude) {
    const index = this.#after(time);
    if (index > 0 && this.times[index - 1] === time) return;
    this.times.splice(index, 0, time);
    this.longitudes.splice(index, 0, longitude);
    this.latitudes.splice(index, 0, latitude);
  }

  /** The time of the last position, or `undefined`. */
  get last() {
    return this.times.at(-1);
  }

  /** Where the rider was: `{place, since}` with the time from which on nothing is known of the rider; `null` before the first position. */
  at(time) {
    const index = this.#after(time) - 1;
    if (index < 0) return null;
    const isResting = this.longitudes[index] === this.longitudes[index + 1] && this.latitudes[index] === this.latitudes[index + 1];
    return { place: this.#place(index, time), since: isResting ? time : this.times[index] };
  }

  /** The way ridden between two times, as coordinates; it ends where the rider is at `to`. Long gaps begin it anew. */
  tail(from, to) {
    const end = this.#after(to) - 1;
    if (end < 0) return [];
    let start = this.#after(from);
    for (let index = end; index > start; index -= 1) {
      if (this.times[index] - this.times[index - 1] > longestJoined) start = index;
    }
    const way = [];
    for (let index = start; index <= end; index += 1) way.push([this.longitudes[index], this.latitudes[index]]);
    way.push(this.#place(end, to));
    return way;
  }

  /** Forgets positions before a time but the last of them, where the rider may still be. */
  forget(time) {
    const index = this.#after(time) - 1;
    if (index <= 0) return;
    for (const column of [this.times, this.longitudes, this.latitudes]) column.splice(0, index);
  }

  /** @returns {[number, number]} */
  #place(index, time) {
    /** @type {[number, number]} */
    const here = [this.longitudes[index], this.latitudes[index]];
    const length = this.times[index + 1] - this.times[index];
    if (!(length <= longestJoined)) return here;
    const part = (time - this.times[index]) / length;
    return [here[0] + (this.longitudes[index + 1] - here[0]) * part, here[1] + (this.latitudes[index + 1] - here[1]) * part];
  }

  /** The index of the first position after a time. */
  #after(time) {
    let [low, high] = [0, this.times.length];
    if (high > 0 && this.times[high - 1] <= time) return high;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.times[middle] <= time) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/**
 * The track of a rider in a map of tracks, made where it is missing.
 *
 * @param {Map<string, Track>} tracks
 * @param {string} rider
 */
export function trackOf(tracks, rider) {
  const track = tracks.get(rider) ?? new Track();
  tracks.set(rider, track);
  return track;
}
