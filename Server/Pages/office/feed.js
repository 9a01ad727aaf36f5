/**
 * The stream of what happens (Server-Sent Events), read with `fetch`, since `EventSource` sends no token.
 *
 * It reconnects by itself with `Last-Event-ID`. The server sends a heartbeat each 15 seconds, so a connection that is silent for longer
 * is taken for dead.
 */

import { Problem } from "./api.js";

const silence = 40_000;
const pauses = [500, 1000, 2000, 5000, 10_000];

export class Feed {
  #api;
  #path;
  /** @type {string | null} */
  #last = null;
  #stopped = false;
  #tries = 0;
  /** @type {(() => void) | null} */
  #wake = null;
  /** @type {AbortController | null} */
  #abort = null;
  #onEvent;
  #onState;

  /**
   * @param {import("./api.js").API} api
   * @param {string} path
   * @param {{onEvent: (kind: string, data: any) => void,
   *   onState: (state: import("../types.js").Connection["state"], error?: any) => void}} listeners
   *   an event may be of the kind `"heartbeat"`; states are
   *   `"connecting"`, `"live"`, `"lost"` (trying again) and `"refused"` (the token is not valid)
   */
  constructor(api, path, { onEvent, onState }) {
    this.#api = api;
    this.#path = path;
    this.#onEvent = onEvent;
    this.#onState = onState;
    addEventListener("online", () => this.retry());
    addEventListener("offline", () => this.#abort?.abort());
    document.addEventListener("visibilitychange", () => document.hidden || this.retry());
  }

  /** Reads until `stop`. */
  async run() {
    this.#stopped = false;
    while (!this.#stopped) {
      this.#onState("connecting");
      try {
        await this.#read();
        this.#onState("lost");
      } catch (error) {
        if (this.#stopped) return;
        if (error instanceof Problem && error.isTold && ["unauthorized", "forbidden", "no-event", "not-found"].includes(error.code)) {
          this.#onState("refused", error);
          return;
        }
        this.#onState("lost", error);
      }
      await this.#pause();
    }
  }

  /** Tries again now, if it waits. */
  retry() {
    this.#wake?.();
  }

  stop() {
    this.#stopped = true;
    this.#abort?.abort();
    this.#wake?.();
  }

  #pause() {
    const length = pauses[Math.min(this.#tries, pauses.length - 1)] * (0.8 + Math.random() * 0.4);
    this.#tries += 1;
    return /** @type {Promise<void>} */ (new Promise((resolve) => {
      const alarm = setTimeout(resolve, length);
      this.#wake = () => {
        clearTimeout(alarm);
        resolve();
      };
    })).finally(() => (this.#wake = null));
  }

  async #read() {
    const abort = new AbortController();
    this.#abort = abort;
    let heard = performance.now();
    // The watch-dog also covers an answer that never begins.
    const watch = setInterval(() => performance.now() - heard > silence && abort.abort(), 5000);
    try {
      /** @type {Record<string, string>} */
      const headers = { Accept: "text/event-stream", ...(this.#last ? { "Last-Event-ID": this.#last } : {}) };
      const isFirst = this.#last === null;
      const response = await this.#api.request(this.#path, { headers, signal: abort.signal, seconds: 0 });
      const reader = response.body.getReader();
      const decoder = new TextDecoder();
      this.#onState("live");
      if (isFirst) this.#onEvent("resync", {});
      let text = "";
      for (;;) {
        const { value, done } = await reader.read();
        if (done) return;
        heard = performance.now();
        this.#tries = 0;
        text += decoder.decode(value, { stream: true });
        const end = text.lastIndexOf("\n\n");
        if (end < 0) continue;
        for (const message of text.slice(0, end).split("\n\n")) this.#take(message);
        text = text.slice(end + 2);
      }
    } finally {
      clearInterval(watch);
      this.#abort = null;
      abort.abort();
    }
  }

  #take(message) {
    let kind = "message";
    let data = "";
    for (const line of message.split("\n")) {
      const colon = line.indexOf(":");
      if (colon < 1) continue;
      const value = line.slice(colon + 1).replace(/^ /, "");
      const field = line.slice(0, colon);
      if (field === "id") this.#last = value;
      else if (field === "event") kind = value;
      else if (field === "data") data += (data ? "\n" : "") + value;
    }
    if (!data) return;
    let content;
    try {
      content = JSON.parse(data);
    } catch {
      return;
    }
    this.#onEvent(kind, content);
  }
}
