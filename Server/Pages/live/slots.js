/**
 * Delayed positions as they become visible: slots of some seconds, which never change and are read once each.
 *
 * Slot `n` holds what came from `n × length` on, and may be seen when its end is older than the delay. So the page knows when the next one
 * appears and asks for it then, not earlier and not more often; caches between here and the server answer most readers. Times are those of
 * the server: what the clock of this device says, and whether somebody sets it meanwhile, is left aside.
 */

import { read } from "./api.js";
import { trackOf } from "./track.js";

/** How many slots are read at the start, newest first: the tails of three minutes. */
const slotsAtStart = 36;
/** How far back the page looks for riders that stand still. */
const slotsForResting = 240;
/** How long positions are kept. */
const keptFor = 600_000;
/** After this the server is asked again where it stands, in milliseconds. */
const mostPause = 30_000;
/** The server closes a slot when it is over, and does so once a second: none is asked for earlier, however short the delay is. */
const closing = 3000;
/** What is shown lags behind the newest slot by this, so that it lies between two positions of a phone that sends each ten seconds. */
const lag = 10_000;

export class LiveSlots {
  #tracks;
  #notice;
  /** What the time of the server is more than that of this page, which begins at 0 and never jumps. */
  #offset = Date.now() - performance.now();
  /**
   * Where the server stands, as it said last: the newest slot and the first that it has, their length, the delay; milliseconds.
   *
   * @type {{time: number, slot: number, first: number, length: number, delay: number, lookedBack?: boolean} | null}
   */
  #live = null;
  /** The newest slot that was read; -1 before the first. */
  #newest = -1;
  /** @type {AbortController | null} */
  #run = null;

  /**
   * @param {Map<string, import("./track.js").Track>} tracks takes the positions
   * @param {(error: Error | null) => void} notice is told of each failed request, and `null` of each that succeeded
   */
  constructor(tracks, notice) {
    this.#tracks = tracks;
    this.#notice = notice;
  }

  /** The time of the server, as far as this page knows it. */
  now() {
    return performance.now() + this.#offset;
  }

  /** The moment that is shown now, or `null` before anything is known. */
  moment() {
    return this.#live ? this.now() - this.#live.delay - this.#live.length - lag : null;
  }

  /** Takes another delay, in milliseconds, as soon as somebody knows of it. */
  delayIs(delay) {
    if (this.#live) this.#live.delay = delay;
  }

  /** Reads on, from where it stopped. */
  start() {
    if (this.#run) return;
    const run = new AbortController();
    this.#run = run;
    this.#follow(run.signal);
  }

  /** Stops reading, as long as nobody looks at the page. */
  stop() {
    this.#run?.abort();
    this.#run = null;
  }

  /** Whether positions go on being read. */
  get isRunning() {
    return this.#run !== null;
  }

  async #follow(signal) {
    let failures = 0;
    while (!signal.aborted) {
      try {
        const live = await this.#catchUp(signal);
        await this.#lookForResting(live, signal);
        failures = 0;
        while (!signal.aborted) {
          const due = this.#seenFrom(this.#newest + 1) - this.now();
          if (due < -3 * live.length) break;
          if (due > mostPause) {
            await pause(mostPause, signal);
            break;
          }
          await pause(due + Math.random() * 900, signal);
          // The delay may have grown meanwhile.
          if (this.#seenFrom(this.#newest + 1) > this.now()) continue;
          await this.#take(this.#newest + 1, signal);
          this.#newest += 1;
          this.#forget();
        }
      } catch (error) {
        if (signal.aborted) return;
        // A slot that is not there yet, or not any more, is no fault: the server is asked where it stands.
        if (error.status !== 404 || failures > 2) this.#notice(error);
        if (["unauthorized", "forbidden"].includes(error.code)) return this.stop();
        failures += 1;
        await pause(Math.min(30_000, 1000 * 2 ** Math.min(failures, 5)) * (0.7 + Math.random() * 0.6), signal);
      }
    }
  }

  /** Asks where the server stands, and reads what is missing, newest first. */
  async #catchUp(signal) {
    const live = await read("live", signal);
    this.#offset = live.time - performance.now();
    this.#live = live;
    this.#notice(null);
    // A server that has just begun knows of no slot.
    if (!Number.isSafeInteger(live.first)) live.first = live.slot + 1;
    let newest = live.slot;
    while (this.#seenFrom(newest) > live.time) newest -= 1;
    const first = Math.max(live.first, newest - slotsAtStart + 1, this.#newest + 1);
    const missing = [];
    for (let slot = newest; slot >= first; slot -= 1) missing.push(slot);
    await this.#takeAll(missing, signal);
    // Before the first slot that the server knows there is nothing, as in its first minutes.
    this.#newest = Math.max(newest, live.first - 1);
    this.#forget();
    return live;
  }

  /** When a slot may be asked for, by the server's time. */
  #seenFrom(slot) {
    const { length, delay } = this.#live ?? { length: 0, delay: 0 };
    return (slot + 1) * length + Math.max(delay, closing);
  }

  /** Looks further back for riders that nobody saw move of late. Stops at the first part without a new one. */
  async #lookForResting(live, signal) {
    if (live.lookedBack) return;
    live.lookedBack = true;
    let end = live.slot - slotsAtStart;
    const last = Math.max(live.first, live.slot - slotsForResting);
    while (end >= last && !signal.aborted) {
      const known = this.#tracks.size;
      const part = [];
      for (; part.length < 48 && end >= last; end -= 1) part.push(end);
      await this.#takeAll(part, signal);
      if (this.#tracks.size === known) return;
    }
  }

  async #takeAll(slots, signal) {
    const waiting = [...slots];
    const reader = async () => {
      while (waiting.length > 0) await this.#take(waiting.shift(), signal).catch((error) => error.status === 404 || Promise.reject(error));
    };
    await Promise.all(Array.from({ length: 6 }, reader));
  }

  async #take(slot, signal) {
    const { positions } = await read(`live/${slot}`, signal);
    for (const [rider, time, longitude, latitude] of positions) trackOf(this.#tracks, rider).add(time, longitude, latitude);
    this.#notice(null);
  }

  #forget() {
    const moment = this.moment() ?? 0;
    for (const track of this.#tracks.values()) track.forget(moment - keptFor);
  }
}

function pause(milliseconds, signal) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, Math.max(0, milliseconds));
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(new DOMException("stopped", "AbortError"));
    }, { once: true });
  });
}
