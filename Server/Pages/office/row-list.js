/** A list of rows of one height, of which only those on the screen have elements: a thousand riders scroll as ten do. */

import { eachFrame, make } from "/pages/shared/dom.js";

export class RowList {
  #items = [];
  #rows = new Map();
  #list = make("ul");
  #refresh = eachFrame(() => this.#render());

  /**
   * @param {HTMLElement} box scrolls
   * @param {{height: number, key: (item: any) => string, build: (item: any) => HTMLElement,
   *   fill: (row: HTMLElement, item: any) => void}} form `build` makes a row once, `fill` brings it up to date
   */
  constructor(box, form) {
    this.box = box;
    this.form = form;
    box.append(this.#list);
    box.addEventListener("scroll", this.#refresh, { passive: true });
    new ResizeObserver(this.#refresh).observe(box);
    box.addEventListener("keydown", (event) => this.#onKey(event));
  }

  /** Shows these items in this order. */
  show(items) {
    this.#items = items;
    this.#refresh();
  }

  /** Makes all rows anew, after the language changed. */
  rebuild() {
    for (const row of this.#rows.values()) row.remove();
    this.#rows.clear();
    this.#refresh();
  }

  /** Scrolls to an item. */
  reveal(key) {
    const index = this.#items.findIndex((item) => this.form.key(item) === key);
    if (index < 0) return;
    const top = index * this.form.height;
    if (top < this.box.scrollTop || top + this.form.height > this.box.scrollTop + this.box.clientHeight) {
      this.box.scrollTop = Math.max(0, top - this.box.clientHeight / 2);
    }
    this.#render();
  }

  #render() {
    const { height, key, build, fill } = this.form;
    if (this.box.clientHeight === 0) return;
    this.#list.style.height = `${this.#items.length * height}px`;
    const first = Math.max(0, Math.floor(this.box.scrollTop / height) - 3);
    const last = Math.min(this.#items.length, Math.ceil((this.box.scrollTop + this.box.clientHeight) / height) + 3);
    const wanted = new Map(this.#items.slice(first, last).map((item, place) => [key(item), [item, first + place]]));
    for (const [name, row] of this.#rows) {
      if (wanted.has(name) || row.contains(document.activeElement)) continue;
      row.remove();
      this.#rows.delete(name);
    }
    let before = null;
    for (const [name, [item, index]] of wanted) {
      let row = this.#rows.get(name);
      if (!row) {
        row = build(item);
        this.#rows.set(name, row);
      }
      fill(row, item);
      const top = `${index * height}px`;
      if (row.style.top !== top) row.style.top = top;
      row.setAttribute("aria-posinset", index + 1);
      row.setAttribute("aria-setsize", this.#items.length);
      // Moving an element takes the focus from it, so only those are moved that are out of order.
      const next = before ? before.nextElementSibling : this.#list.firstElementChild;
      if (next !== row) this.#list.insertBefore(row, next);
      before = row;
    }
  }

  #onKey(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const row = event.target.closest?.("li");
    if (!step || !row || event.target.matches("input")) return;
    const index = Number(row.getAttribute("aria-posinset")) - 1 + step;
    if (index < 0 || index >= this.#items.length) return;
    event.preventDefault();
    const top = index * this.form.height;
    if (top < this.box.scrollTop) this.box.scrollTop = top;
    const least = top + this.form.height - this.box.clientHeight;
    if (least > this.box.scrollTop) this.box.scrollTop = least;
    this.#render();
    this.#rows.get(this.form.key(this.#items[index]))?.querySelector("button")?.focus();
  }
}

/** Sets a text only where it is another one, so that nothing is laid out for nothing. */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
