/**
 * The text of the file in a text field. A field has line feeds alone, whatever line ends the file has; what is typed is put into the
 * file's own text as one edit.
 */

import { contextOf, find } from "../shared/dom.js";
import { t } from "../shared/language.js";
import { lineAndColumn } from "./json-tree.js";

export class TextPane {
  #field = find("text", HTMLTextAreaElement);
  #document;
  /** @type {string | null} */
  #shown = null;
  /** @type {[number, number] | null} */
  #wanted = null;

  /**
   * @param {import("./document.js").EditedDocument} document
   * @param {(name: "undo" | "redo") => void} step undoes or does again, where the browser's own menu asks for it
   */
  constructor(document, step) {
    this.#document = document;
    this.#field.addEventListener("beforeinput", (event) => {
      if (!event.inputType.startsWith("history")) return;
      event.preventDefault();
      step(event.inputType === "historyUndo" ? "undo" : "redo");
    });
    this.#field.addEventListener("input", () => this.#onInput());
    for (const name of ["keyup", "click", "input", "select", "focus"]) this.#field.addEventListener(name, () => this.#showCaret());
    new ResizeObserver(() => {
      if (this.#field.clientHeight > 0 && this.#wanted) this.reveal(...this.#wanted);
    }).observe(this.#field);
  }

  /** Shows the text as it is now. */
  update() {
    const { text } = this.#document;
    if (text === this.#shown) return;
    const { selectionStart, scrollTop, scrollLeft } = this.#field;
    this.#shown = text;
    this.#field.value = text;
    this.#field.setSelectionRange(selectionStart, selectionStart);
    [this.#field.scrollTop, this.#field.scrollLeft] = [scrollTop, scrollLeft];
  }

  /** Selects a range of the file's text, and scrolls to it, once the field is seen. */
  reveal(start, end) {
    this.update();
    this.#wanted = [start, end];
    if (this.#field.clientHeight === 0) return;
    this.#wanted = null;
    const [from, to] = [start, end].map((place) => this.#inField(place));
    this.#field.focus({ preventScroll: true });
    this.#field.setSelectionRange(from, Math.max(from, to));
    const before = this.#field.value.slice(0, from);
    const line = before.split("\n").length - 1;
    const column = from - before.lastIndexOf("\n") - 1;
    const style = getComputedStyle(this.#field);
    const width = this.#letterWidth(style.font);
    this.#field.scrollTop = line * parseFloat(style.lineHeight) - this.#field.clientHeight / 3;
    this.#field.scrollLeft = column * width < this.#field.clientWidth * 0.7 ? 0 : column * width - this.#field.clientWidth / 3;
    this.#showCaret();
  }

  #letterWidth(font) {
    const context = contextOf(document.createElement("canvas"));
    context.font = font;
    return context.measureText("0".repeat(50)).width / 50;
  }

  /** A place of the file's text in the field: carriage returns before it are not there. */
  #inField(place) {
    const before = this.#document.text.slice(0, place);
    return place - (before.match(/\r\n/g)?.length ?? 0);
  }

  /** A place of the field in the file's text. */
  #inFile(place) {
    const { text } = this.#document;
    if (!text.includes("\r\n")) return place;
    let at = 0;
    for (let units = 0; units < place; units += 1) at += text[at] === "\r" && text[at + 1] === "\n" ? 2 : 1;
    return at;
  }

  #onInput() {
    const { text } = this.#document;
    const old = text.replace(/\r\n?/g, "\n");
    const { value } = this.#field;
    let start = 0;
    while (start < old.length && start < value.length && old[start] === value[start]) start += 1;
    let same = 0;
    const most = Math.min(old.length, value.length) - start;
    while (same < most && old[old.length - 1 - same] === value[value.length - 1 - same]) same += 1;
    const newline = /\r\n/.test(text) ? "\r\n" : /\r/.test(text) && !/\n/.test(text) ? "\r" : "\n";
    const typed = value.slice(start, value.length - same).replace(/\n/g, newline);
    const edit = { start: this.#inFile(start), end: this.#inFile(old.length - same), text: typed };
    this.#shown = text.slice(0, edit.start) + edit.text + text.slice(edit.end);
    this.#document.apply([edit], "text", "text");
  }

  #showCaret() {
    find("caret").textContent = t("lineAndColumn", lineAndColumn(this.#field.value, this.#field.selectionStart));
  }
}
