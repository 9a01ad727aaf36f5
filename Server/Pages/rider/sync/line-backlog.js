/**
 * The lines of a device's log, and which of them the server has.
 *
 * All lines stay here, since a server that was set back to a copy asks for them again. A line is done with in one of three ways: it stands
 * before the head that the server names, an answer came to a request with it, or the server refused it.
 */

import { SetbackSchedule } from "./schedules.js";

export class LineBacklog {
  /** The last head of the server that is a line of this log, `{seq, hash}`. */
  head;
  /** By hash: `{hash, seq, prev, text, state}` with the state `open`, `answered`, `covered` or `refused`. */
  #lines = new Map();
  #open = [];
  #setbacks = new SetbackSchedule();
  #acknowledged = [];
  #namedOther = false;
  #namedMissing = null;

  constructor(head = null) {
    this.head = head;
  }

  /** The lines that have to be sent, in the order of the log. */
  get open() {
    return this.#open;
  }

  isOpen(hash) {
    return this.#lines.get(hash)?.state === "open";
  }

  /** The hashes of lines that the server refused. */
  get refused() {
    return [...this.#lines.values()].filter(({ state }) => state === "refused").map(({ hash }) => hash);
  }

  /** The lines that the server turned out to have since the last call. */
  takeAcknowledged() {
    const taken = this.#acknowledged;
    this.#acknowledged = [];
    return taken;
  }

  /** Adds a line `{hash, seq, prev, text}`; `false` if it is known. */
  add(line) {
    if (this.#lines.has(line.hash)) return false;
    const kept = { ...line, state: "open" };
    this.#lines.set(line.hash, kept);
    this.#insert(kept);
    // After a restart the head is known before the lines are, and they are no news.
    if (this.head?.hash === line.hash) {
      const known = this.#acknowledged;
      this.#acknowledged = [];
      this.#cover(line.hash);
      this.#acknowledged = known;
    }
    return true;
  }

  /** An answer came to a request with these lines, of which the server refused some. */
  answer(sent, refused) {
    for (const hash of sent) {
      const line = this.#lines.get(hash);
      if (line?.state !== "open") continue;
      line.state = refused.has(hash) ? "refused" : "answered";
      if (line.state === "answered") this.#acknowledged.push(hash);
    }
    this.#tidy();
  }

  /** Refuses a line that can never be sent. */
  refuse(hash) {
    const line = this.#lines.get(hash);
    if (line) line.state = "refused";
    this.#tidy();
  }

  /**
   * Learns up to where the server has the log, and what it misses after that. Lines that it had and misses now are opened again.
   *
   * @returns {boolean} whether somebody else writes under the name of this device
   */
  learn(stated, gaps, now) {
    const isOwn = stated ? this.#lines.get(stated.hash)?.seq === stated.seq : true;
    const lost = this.#lost(stated?.seq ?? 0, isOwn, gaps);
    const mayReopen = lost.length > 0 && this.#setbacks.allows(now);
    if (mayReopen) lost.forEach((line) => this.#reopen(line));
    if (!isOwn) {
      if (stated.hash === this.head?.hash) return false;
      return [...this.#lines.values()].some(({ seq }) => seq === stated.seq);
    }
    // A lower head is forgotten until its lines are opened, or nothing would show later that they have to be.
    if (lost.length === 0 || mayReopen || (stated?.seq ?? 0) >= (this.head?.seq ?? 0)) this.head = stated;
    if (stated) this.#cover(stated.hash);
    return false;
  }

  /** Learns what an answer says of the log; what is new of it. */
  updates({ head, gaps }, now) {
    const updates = [];
    const isOther = this.learn(head, gaps, now);
    const acknowledged = this.takeAcknowledged();
    if (acknowledged.length > 0) updates.push({ kind: "acknowledged", hashes: acknowledged });
    if (isOther && !this.#namedOther) updates.push({ kind: "otherWriter", seq: head.seq });
    this.#namedOther = isOther;
    const missing = this.firstUnknown(gaps);
    if (missing !== null && missing !== this.#namedMissing) updates.push({ kind: "missing", seq: missing });
    this.#namedMissing = missing;
    return updates;
  }

  /** The first number that the server misses and that no line here has; `null` for none. */
  firstUnknown(gaps) {
    if (gaps.length === 0) return null;
    const known = new Set([...this.#lines.values()].map(({ seq }) => seq));
    for (const [first, last] of [...gaps].sort((a, b) => a[0] - b[0])) {
      let number = first;
      while (number < last && known.has(number)) number += 1;
      if (!known.has(number)) return number;
    }
    return null;
  }

  /** The lines that the server had, or was thought to have, and has not. */
  #lost(seq, isOwn, gaps) {
    const isSetBack = isOwn && seq < (this.head?.seq ?? 0);
    const isMissing = (line) => gaps.some(([first, last]) => first <= line.seq && line.seq <= last);
    return [...this.#lines.values()].filter((line) => {
      if (line.state === "covered") return isSetBack && line.seq > seq;
      if (line.state !== "answered") return false;
      return isSetBack || (isOwn && gaps.length === 0) ? line.seq > seq : isMissing(line);
    });
  }

  #insert(line) {
    const precedes = (left, right) => left.seq < right.seq || (left.seq === right.seq && left.hash < right.hash);
    let place = this.#open.length;
    while (place > 0 && precedes(line, this.#open[place - 1])) place -= 1;
    this.#open.splice(place, 0, line);
  }

  #reopen(line) {
    if (line.state === "open") return;
    line.state = "open";
    this.#insert(line);
  }

  /** A head vouches for itself and everything before it. */
  #cover(head) {
    for (let line = this.#lines.get(head); line && line.state !== "covered"; line = this.#lines.get(line.prev)) {
      if (line.state !== "answered") this.#acknowledged.push(line.hash);
      line.state = "covered";
    }
    this.#tidy();
  }

  #tidy() {
    this.#open = this.#open.filter(({ state }) => state === "open");
  }
}
