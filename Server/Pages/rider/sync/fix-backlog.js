/**
 * Fixes that have not reached the server yet: bounded, and the newest go first.
 *
 * Beyond the bound every second fix of the older half is dropped, so that the whole way stays, coarser the longer it is ago.
 */

const capacity = 20_000;

export class FixBacklog {
  /** How many were dropped. */
  droppedCount = 0;
  #fixes = [];
  #sent = [];
  #onDone;

  /** @param {(keys: number[]) => void} onDone takes the keys of fixes that need not be kept any longer */
  constructor(onDone = () => {}) {
    this.#onDone = onDone;
  }

  /** How many are here or on their way. */
  get count() {
    return this.#fixes.length + this.#sent.length;
  }

  get isEmpty() {
    return this.#fixes.length === 0;
  }

  /** Adds a fix `{key, values}`; the values are those of a log: `[time, longitude, latitude, …]`. One without place or time is none. */
  add(fix) {
    if (!fix.values.slice(0, 3).every(Number.isFinite)) return;
    this.#fixes.push(fix);
    this.#thin();
  }

  /** The newest first, to see which fit. */
  get newestFirst() {
    return [...this.#fixes].reverse();
  }

  /** Takes the newest out to be sent. */
  send(count) {
    if (count > 0) this.#sent.push(...this.#fixes.splice(-count));
  }

  /** What was sent has arrived. */
  confirm() {
    if (this.#sent.length > 0) this.#onDone(this.#sent.map(({ key }) => key));
    this.#sent = [];
  }

  /** What was sent may not have arrived, and is sent again. */
  takeBack() {
    if (this.#sent.length === 0) return;
    this.#fixes = [...this.#fixes, ...this.#sent].sort((a, b) => a.values[0] - b.values[0]);
    this.#sent = [];
    this.#thin();
  }

  /** Drops fixes that no server takes. */
  dropNewest(count) {
    const dropped = count > 0 ? this.#fixes.splice(-count) : [];
    this.#drop(dropped);
  }

  #thin() {
    while (this.#fixes.length > capacity) {
      const older = Math.floor(this.#fixes.length / 2);
      const isKept = (_, place) => place >= older || place % 2 === 0;
      this.#drop(this.#fixes.filter((fix, place) => !isKept(fix, place)));
      this.#fixes = this.#fixes.filter(isKept);
    }
  }

  #drop(fixes) {
    this.droppedCount += fixes.length;
    if (fixes.length > 0) this.#onDone(fixes.map(({ key }) => key));
  }
}
