/**
 * The file that is edited: its text, what it was before, and what it means. Texts keep their byte order mark and their line ends; a text
 * that is no JSON is kept as well, and says where it is broken.
 */

import { Store } from "../shared/store.js";
import { applyEdits, Manner } from "./json-edits.js";
import { BrokenJSON, readJSON } from "./json-tree.js";
import { viewOf } from "./quest-view.js";

const mostSteps = 300;
const mostUnits = 20_000_000;
const pause = 1500;
const mark = "\ufeff";

/** A quest to begin with. */
export const emptyQuest = '{\n  "type": "FeatureCollection",\n  "quest": {\n    "title": ""\n  },\n  "features": []\n}\n';

export class EditedDocument extends Store {
  name = "";
  text = "";
  hasMark = false;
  /** The text as it was opened or saved last. */
  saved = "";
  /** @type {any} */
  view = null;
  /** @type {any} */
  manner = null;
  /**
   * Why the text is no JSON; `null` where it is.
   *
   * @type {{at: number, reason: string} | null}
   */
  broken = null;
  /** @type {{text: string, merge: string, time: number}[]} */
  #past = [];
  /** @type {{text: string, merge: string, time: number}[]} */
  #future = [];
  /** Who made the last change of the text. */
  origin = "";

  /** Takes the bytes of a file. Throws `RangeError` where they are no UTF-8. */
  open(name, bytes) {
    let text;
    try {
      text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    } catch {
      throw new RangeError("no UTF-8");
    }
    const hasMark = text.startsWith(mark);
    this.restore({ name, hasMark, text: hasMark ? text.slice(1) : text });
  }

  /** Goes on with a draft. */
  restore({ name, text, saved = text, hasMark, past = [], future = [] }) {
    Object.assign(this, { name, hasMark, saved });
    [this.#past, this.#future] = [past, future];
    this.#take(text, "open");
  }

  /** Everything to go on with. */
  get draft() {
    const { name, text, saved, hasMark } = this;
    return { name, text, saved, hasMark, past: this.#past, future: this.#future };
  }

  get bytes() {
    return new TextEncoder().encode(this.hasMark ? mark + this.text : this.text);
  }

  get isChanged() {
    return this.text !== this.saved;
  }

  get canUndo() {
    return this.#past.length > 0;
  }

  get canRedo() {
    return this.#future.length > 0;
  }

  /** Makes edits. Those with the same `merge` that follow each other at once are undone together. */
  apply(edits, origin, merge = "") {
    this.replace(applyEdits(this.text, edits), origin, merge);
  }

  /** Takes another text. */
  replace(text, origin, merge = "") {
    if (text === this.text) return;
    const last = this.#past.at(-1);
    const now = Date.now();
    if (merge !== "" && last?.merge === merge && now - last.time < pause) last.time = now;
    else this.#past.push({ text: this.text, merge, time: now });
    this.#future = [];
    let units = 0;
    const kept = this.#past.findLastIndex((step) => (units += step.text.length) > mostUnits);
    this.#past = this.#past.slice(Math.max(kept + 1, this.#past.length - mostSteps));
    this.#take(text, origin);
  }

  /** Goes back by a step. Returns whether there was one. */
  undo() {
    return this.#step(this.#past, this.#future);
  }

  /** Goes forth by a step that was undone. Returns whether there was one. */
  redo() {
    return this.#step(this.#future, this.#past);
  }

  /** Notes that the text is in a file as it is. */
  markSaved() {
    this.saved = this.text;
  }

  #step(from, to) {
    const step = from.pop();
    if (!step) return false;
    to.push({ text: this.text, merge: "", time: 0 });
    this.#take(step.text, "history");
    return true;
  }

  #take(text, origin) {
    this.text = text;
    let root = null;
    try {
      root = readJSON(text);
      if (root.kind !== "object") throw new BrokenJSON("object", root.start);
      this.broken = null;
    } catch (error) {
      [root, this.broken] = [null, error];
    }
    this.manner = root && new Manner(text, root);
    this.view = root && viewOf(root);
    this.origin = origin;
    this.changed("text");
  }
}
