/**
 * What the organiser decided and said, on its way to the server: kept in this browser until the server has it.
 *
 * Requests go one after the other. One that failed for a passing reason is tried again by itself; any other waits, with its reason, until
 * somebody sends or discards it. Before a request is sent again whose answer was lost, `isThere` tells whether the server has it already.
 */

import { Store } from "/pages/shared/store.js";
import { Problem, words } from "./api.js";

/** @typedef {import("../types.js").OutboxEntry} Entry */

const pauses = [1000, 2000, 5000, 10_000, 30_000];

export class Outbox extends Store {
  /** @type {import("../types.js").OutboxEntry[]} */
  entries = [];
  #api;
  #key;
  #prefix;
  #isThere;
  #onSent;
  #running = false;
  /** @type {(() => void) | null} */
  #wake = null;

  /**
   * @param {import("./api.js").API} api
   * @param {string} event
   * @param {{isThere: (entry: Entry) => Promise<boolean>, onSent: (entry: Entry, answer: any) => void}} calls
   */
  constructor(api, event, { isThere, onSent }) {
    super();
    this.#api = api;
    this.#prefix = `veloquest-outbox ${event} `;
    this.#key = this.#prefix + [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(36)).join("");
    this.#isThere = isThere;
    this.#onSent = onSent;
    addEventListener("online", () => this.retry());
  }

  /** Takes over what closed tabs of this browser left behind. Each open tab holds a lock under the name of its list. */
  async start() {
    if (navigator.locks) navigator.locks.request(this.#key, () => new Promise(() => {}));
    const keys = stored(() => Object.keys(localStorage).filter((key) => key.startsWith(this.#prefix) && key !== this.#key)) ?? [];
    for (const key of keys) {
      if (!navigator.locks) this.#adopt(key);
      else await navigator.locks.request(key, { ifAvailable: true }, (lock) => lock && this.#adopt(key));
    }
    this.#keep();
    this.#run();
  }

  #adopt(key) {
    const left = stored(() => JSON.parse(localStorage.getItem(key) ?? "[]")) ?? [];
    this.entries.push(...left.map((entry) => ({ ...entry, isDoubtful: true, isSending: false })));
    this.#save();
    stored(() => localStorage.removeItem(key));
  }

  /**
   * Keeps a request and sends it.
   *
   * @param {import("../types.js").OutboxRequest} request
   * @returns {Entry}
   */
  send(request) {
    // The later of two changes of the same setting holds.
    if (request.kind === "setting") {
      const names = Object.keys(request.json).join();
      /** @param {Entry} entry */
      const isSame = ({ isSending, kind, json }) => !isSending && kind === "setting" && Object.keys(json).join() === names;
      this.entries = this.entries.filter((entry) => !isSame(entry));
    }
    const entry = { ...request, created: Date.now(), tries: 0 };
    this.entries.push(entry);
    this.#keep();
    this.#run();
    return entry;
  }

  /**
   * Sends again what failed; one entry, or all.
   *
   * @param {Entry} [entry]
   */
  retry(entry) {
    for (const each of entry ? [entry] : this.entries) {
      if (entry || each.isPassing) each.error = undefined;
    }
    this.#keep();
    this.#wake?.();
    this.#run();
  }

  /** Gives a request up. */
  discard(entry) {
    this.entries = this.entries.filter((other) => other !== entry);
    this.#keep();
  }

  async #run() {
    if (this.#running) return;
    this.#running = true;
    try {
      for (;;) {
        const entry = this.entries.find((each) => !each.error || each.isPassing);
        if (!entry) return;
        if (entry.error) await this.#pause(entry);
        if (this.entries.includes(entry)) await this.#try(entry);
      }
    } finally {
      this.#running = false;
    }
  }

  async #try(entry) {
    entry.isSending = true;
    this.#keep();
    try {
      const known = entry.isDoubtful && (await this.#isThere(entry));
      const answer = known ? null : await this.#api.json(entry.path, { method: entry.method, json: entry.json });
      this.entries = this.entries.filter((other) => other !== entry);
      this.#save();
      this.#onSent(entry, answer);
    } catch (error) {
      entry.tries += 1;
      entry.error = words(error);
      entry.isPassing = error instanceof Problem && error.isPassing;
      entry.isDoubtful ||= ["offline", "timeout", "not-a-server", "unavailable"].includes(error.code);
    }
    entry.isSending = false;
    this.#keep();
  }

  #pause(entry) {
    return /** @type {Promise<void>} */ (new Promise((resolve) => {
      const alarm = setTimeout(resolve, pauses[Math.min(entry.tries - 1, pauses.length - 1)]);
      this.#wake = () => {
        clearTimeout(alarm);
        resolve();
      };
    })).finally(() => (this.#wake = null));
  }

  /** Keeps the entries, which changed. */
  #keep() {
    this.#save();
    this.changed("entries");
  }

  #save() {
    stored(() => {
      if (this.entries.length > 0) localStorage.setItem(this.#key, JSON.stringify(this.entries));
      else localStorage.removeItem(this.#key);
    });
  }
}

/** What the storage of the browser gives; nothing where there is none. */
function stored(read) {
  try {
    return read();
  } catch {
    return undefined;
  }
}
