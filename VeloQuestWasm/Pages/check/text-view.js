/**
 * The text of a file of any size. Rows come from the worker as they are needed.
 *
 * Browsers limit how tall an element can be. Where all rows would be taller, the scroll bar stands for a share of the file, and wheel and
 * keys move by rows.
 */

import { make, find, eachFrame, queryAll } from "../shared/dom.js";

const rowHeight = 20;
const tallest = 8_000_000;

export class TextView {
  #box = find("text");
  #rows = find("rows");
  #count = 0;
  #top = 0;
  #scrolled = -1;
  #load;
  #current = -1;
  #request = 0;
  #isHidden = true;
  #widest = 0;
  #isRevealing = false;
  #refresh = eachFrame(() => this.#render());

  /** @param {(from: number, count: number) => Promise<object[]>} load gives rows */
  constructor(load) {
    this.#load = load;
    this.#box.addEventListener("scroll", () => this.#onScroll(), { passive: true });
    this.#box.addEventListener("wheel", (event) => this.#onWheel(event), { passive: false });
    this.#box.addEventListener("keydown", (event) => this.#onKey(event));
    new ResizeObserver(() => {
      const wasHidden = this.#isHidden;
      this.#isHidden = this.#box.clientHeight === 0;
      if (wasHidden && !this.#isHidden && this.#current >= 0) this.reveal(this.#current);
      else this.#refresh();
    }).observe(this.#box);
  }

  /** Shows a text with this many rows, from its beginning. */
  open(count) {
    this.#count = count;
    this.#current = -1;
    this.#widest = 0;
    this.#rows.style.width = "100%";
    this.#rows.style.height = `${Math.min(tallest, count * rowHeight)}px`;
    this.#moveTo(0);
  }

  /** Loads the rows on the screen again, since marks changed. */
  update() {
    this.#refresh();
  }

  /** Scrolls to a row, and marks it. */
  reveal(row) {
    this.#current = row;
    this.#isRevealing = true;
    const shown = this.#shownRows();
    if (row < this.#top + 1 || row > this.#top + shown - 3) this.#moveTo(row - Math.floor(shown / 3));
    else this.#refresh();
  }

  #shownRows() {
    return Math.max(1, Math.floor(this.#box.clientHeight / rowHeight));
  }

  /** Rows for each pixel of the scroll bar. */
  get #ratio() {
    const range = this.#rows.offsetHeight - this.#box.clientHeight;
    return range > 0 ? (this.#count * rowHeight - this.#box.clientHeight) / rowHeight / range : 0;
  }

  get #isScaled() {
    return this.#count * rowHeight > tallest;
  }

  #moveTo(row) {
    this.#top = Math.max(0, Math.min(row, this.#count - this.#shownRows()));
    this.#scrolled = this.#ratio > 0 ? Math.round(this.#top / this.#ratio) : 0;
    this.#box.scrollTop = this.#scrolled;
    this.#scrolled = this.#box.scrollTop;
    this.#refresh();
  }

  #onScroll() {
    if (Math.abs(this.#box.scrollTop - this.#scrolled) < 1) return;
    this.#scrolled = this.#box.scrollTop;
    this.#top = this.#scrolled * this.#ratio;
    this.#refresh();
  }

  #onWheel(event) {
    if (!this.#isScaled || event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
    event.preventDefault();
    this.#moveTo(this.#top + event.deltaY / (event.deltaMode === 1 ? 1 : rowHeight));
  }

  #onKey(event) {
    const page = this.#shownRows() - 1;
    const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -Infinity, End: Infinity };
    if (!(event.key in steps) || event.altKey || event.metaKey) return;
    event.preventDefault();
    this.#moveTo(Math.max(0, Math.min(this.#count, this.#top + steps[event.key])));
  }

  async #render() {
    if (this.#count === 0 || this.#box.clientHeight === 0) return;
    const request = (this.#request += 1);
    const from = Math.max(0, Math.floor(this.#top) - 6);
    const rows = await this.#load(from, this.#shownRows() + 14).catch(() => null);
    if (!rows || request !== this.#request) return;
    const origin = this.#scrolled - (this.#top - from) * rowHeight;
    this.#rows.replaceChildren(...rows.map((row, index) => this.#element(row, origin + index * rowHeight)));
    this.#widest = Math.max(this.#widest, ...queryAll(this.#rows, ":scope > *").map((element) => element.offsetWidth));
    this.#rows.style.width = `${this.#widest}px`;
    if (this.#isRevealing) this.#showMark();
  }

  /** Scrolls sideways, so that what is selected is in sight. */
  #showMark() {
    this.#isRevealing = false;
    /** @type {HTMLElement | null} */
    const mark = this.#rows.querySelector("mark.selected");
    const end = mark ? mark.offsetLeft + Math.min(mark.offsetWidth, 200) : 0;
    this.#box.scrollLeft = Math.max(0, end - this.#box.clientWidth + 40);
  }

  #element(row, top) {
    const content = make("span.content");
    let at = 0;
    for (const [from, to, severity] of flattened(row.marks, row.text.length)) {
      const kind = severity === "selected" ? severity : `s${severity}`;
      content.append(row.text.slice(at, from), make(`mark.${kind}`, {}, row.text.slice(from, to) || " "));
      at = to;
    }
    content.append(row.text.slice(at));
    const element = make(`div.text-row${row.index === this.#current ? ".current" : ""}`, {},
      make("span.gutter", {}, row.continues ? "" : String(row.line)), content);
    element.style.top = `${Math.round(top)}px`;
    return element;
  }
}

/** Marks that overlap, as ranges that do not: the selected one before others, then the worst. */
function flattened(marks, length) {
  if (marks.length === 0) return [];
  const weight = (severity) => (severity === "selected" ? 9 : severity);
  const edges = [...new Set(marks.flatMap(([from, to]) => [Math.min(from, length), Math.min(to, length + 1)]))].sort((a, b) => a - b);
  const ranges = [];
  for (let index = 0; index + 1 < edges.length; index += 1) {
    const covering = marks.filter(([from, to]) => from <= edges[index] && to >= edges[index + 1]);
    if (covering.length === 0) continue;
    ranges.push([edges[index], edges[index + 1], covering.map((mark) => mark[2]).sort((a, b) => weight(b) - weight(a))[0]]);
  }
  return ranges;
}
