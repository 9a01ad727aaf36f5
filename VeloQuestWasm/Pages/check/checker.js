/** The two workers: one keeps and draws the text, the other runs the engine, and is ended when the reader cancels. */

import { WorkerCalls } from "../shared/calls.js";
import { size } from "../shared/language.js";

export class Checker {
  version = "";
  rules = [];
  /** @type {WorkerCalls | null} */
  #document = null;
  /** @type {WorkerCalls | null} */
  #engine = null;
  #clock = 0;
  #onPhase;

  /** @param {(phase: string | null, values?: object) => void} onPhase is told what is going on; `null` when nothing is */
  constructor(onPhase) {
    this.#onPhase = onPhase;
  }

  /** The worker that keeps and draws a text; one that is never asked for does not start. */
  get document() {
    return (this.#document ??= new WorkerCalls(new URL("../check/document-worker.js", import.meta.url)));
  }

  /** Reads a text for showing it. */
  async open(blob) {
    this.#endEngine();
    this.#onPhase("reading", { size: size(blob.size) });
    try {
      return await this.document.call("open", { blob });
    } finally {
      this.#onPhase(null);
    }
  }

  /** What the engine finds. Rejects with the code `"cancelled"` after `cancel`. */
  check(blob, options) {
    return this.#work("check", "checking", { blob, options });
  }

  /** What the engine finds in a quest. */
  validate(bytes) {
    return this.#work("validate", "checking", { bytes });
  }

  /** All certain changes. */
  fix(blob, options) {
    return this.#work("fix", "fixing", { blob, options });
  }

  /** Ends the engine in the midst of its work. */
  cancel() {
    this.#endEngine();
  }

  async #work(name, phase, value) {
    try {
      this.#onPhase("loading");
      const engine = (this.#engine ??= new WorkerCalls(new URL("../check/engine-worker.js", import.meta.url)));
      const { version, rules } = await engine.call("start");
      Object.assign(this, { version, rules });
      const started = performance.now();
      const tell = () => this.#onPhase(phase, { seconds: Math.round((performance.now() - started) / 1000) });
      tell();
      clearInterval(this.#clock);
      this.#clock = setInterval(tell, 1000);
      return await engine.call(name, value);
    } catch (error) {
      this.#endEngine();
      throw error;
    } finally {
      clearInterval(this.#clock);
      this.#onPhase(null);
    }
  }

  #endEngine() {
    this.#engine?.end();
    this.#engine = null;
  }
}
