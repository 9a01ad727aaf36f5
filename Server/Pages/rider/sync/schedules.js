/**
 * When the next request may be sent. Times are seconds of a clock that never goes back.
 *
 * These are the rules of `EventClient` (Sources/EventClient), for a page.
 */

/** How long a client waits, in seconds. */
export const timing = {
  /** From an answer to the next request where nothing has to be sent but fixes. */
  idle: 10,
  /** After the first failure; twice as long after each further one. */
  firstRetry: 1,
  /** The longest after a failure. */
  lastRetry: 300,
  /** The longest that a server may ask for. */
  longestOrder: 3600,
  /** For an answer. */
  timeout: 30,
  /** A long poll. */
  poll: 25,
  /** For how long after an answer was given its verdict is polled for. */
  polling: 600,
  /** The most requests within a minute, and half of them at once. */
  requestsPerMinute: 60,
};

/** Waits longer after each failure, half of it by chance, so that a thousand phones do not come back in the same moment. */
export class RetrySchedule {
  /** Nothing is sent before this time. */
  earliest = -Infinity;
  #failures = 0;
  #isOrdered = false;
  #chance;

  constructor(chance = Math.random) {
    this.#chance = chance;
  }

  succeeded() {
    this.#failures = 0;
    this.earliest = -Infinity;
    this.#isOrdered = false;
  }

  /** @param {number|null} ordered how long the server asks to wait; @param {number} least counts as so many failures in a row */
  failed(now, ordered = null, least = 0) {
    this.#failures = Math.max(this.#failures, least);
    const chance = this.#chance();
    const full = Math.min(timing.firstRetry * 2 ** Math.min(this.#failures, 30), timing.lastRetry);
    const wait = full / 2 + (full / 2) * chance;
    this.#failures = Math.min(this.#failures + 1, 30);
    this.#isOrdered = ordered !== null;
    // Not all at the same moment either.
    this.earliest = now + (ordered === null ? wait : Math.min(Math.max(ordered, 0), timing.longestOrder) + wait * chance);
  }

  /** There is something new to send: it goes out soon, unless the server asked to wait. */
  hurry(now) {
    if (!this.#isOrdered) this.earliest = Math.min(this.earliest, now + timing.firstRetry);
  }

  /** What `hurry` would make of `earliest`. */
  hurried(now) {
    return this.#isOrdered ? this.earliest : Math.min(this.earliest, now + timing.firstRetry);
  }

  /** The network is back. */
  networkIsBack() {
    if (!this.#isOrdered) this.earliest = -Infinity;
  }
}

/**
 * How often a client begins anew because a server says that it lost what it had: once at once, then twice as late each time, so that a
 * server out of order is not sent the same again and again.
 */
export class SetbackSchedule {
  #wait = timing.idle;
  #earliest = -Infinity;

  /** Whether the client may begin anew now; it is taken to do so then. */
  allows(now) {
    if (now < this.#earliest) return false;
    if (now - this.#earliest > 2 * timing.lastRetry) this.#wait = timing.idle;
    this.#earliest = now + this.#wait;
    this.#wait = Math.min(this.#wait * 2, timing.lastRetry);
    return true;
  }
}

/** How many requests may be sent, whatever a server answers: half a minute's at once, the other half flows in within the minute. */
export class RequestBudget {
  #capacity = timing.requestsPerMinute / 2;
  #tokens = timing.requestsPerMinute / 2;
  #time = -Infinity;

  #at(now) {
    if (!Number.isFinite(this.#time)) return this.#capacity;
    return Math.min(this.#capacity, this.#tokens + (Math.max(0, now - this.#time) * this.#capacity) / 60);
  }

  /** When there is a token: `now`, or a time after it. */
  earliest(now) {
    const missing = 1 - this.#at(now);
    return missing < 1e-6 ? now : now + (missing * 60) / this.#capacity;
  }

  take(now) {
    this.#tokens = Math.max(0, this.#at(now) - 1);
    this.#time = now;
  }
}
