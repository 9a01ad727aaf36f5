/** The list of findings. Only those on the screen have elements; the one that is open is taller than the others. */

import { eachFrame, find, focusFirst, make, queryAll } from "../shared/dom.js";
import { localized, t } from "../shared/language.js";

const rowHeight = 73;

export class FindingList {
  #box = find("list");
  #items = find("items");
  #findings = [];
  #open = -1;
  #extra = 0;
  #actions;
  #refresh = eachFrame(() => this.#render());

  /**
   * @param {{select: (finding: object | null) => void, fix: (finding: object) => void, show: (view: string) => void,
   *   excerpt: (finding: object) => object | undefined}} actions
   */
  constructor(actions) {
    this.#actions = actions;
    this.#box.addEventListener("scroll", this.#refresh, { passive: true });
    new ResizeObserver(this.#refresh).observe(this.#box);
    this.#items.addEventListener("keydown", (event) => this.#onKey(event));
  }

  /** Shows other findings; `open` stays open if it is among them. */
  show(findings, open) {
    this.#findings = findings;
    this.#open = findings.indexOf(open);
    this.#extra = 0;
    this.#items.replaceChildren();
    this.#render();
  }

  /** Builds the rows anew, after the language changed or an excerpt came. */
  update() {
    this.#items.replaceChildren();
    this.#render();
  }

  /** Opens a finding and scrolls to it. */
  reveal(finding) {
    this.#open = this.#findings.indexOf(finding);
    this.#extra = 0;
    this.update();
    const top = this.#top(this.#open);
    if (this.#open >= 0 && (top < this.#box.scrollTop || top + 200 > this.#box.scrollTop + this.#box.clientHeight)) {
      this.#box.scrollTop = top - 40;
    }
  }

  #top(index) {
    return index * rowHeight + (this.#open >= 0 && index > this.#open ? this.#extra : 0);
  }

  #render() {
    const count = this.#findings.length;
    this.#items.style.height = `${this.#top(count)}px`;
    const first = Math.max(0, Math.floor((this.#box.scrollTop - this.#extra) / rowHeight) - 4);
    const last = Math.min(count - 1, Math.ceil((this.#box.scrollTop + this.#box.clientHeight) / rowHeight) + 4);
    const present = new Map(queryAll(this.#items, ":scope > li").map((item) => [Number(item.dataset.index), item]));
    for (const [index, item] of present) {
      if ((index < first || index > last) && !item.contains(document.activeElement)) {
        item.remove();
        present.delete(index);
      }
    }
    for (let index = first; index <= last; index += 1) {
      if (!present.has(index)) this.#insert(this.#item(index), index);
    }
    const open = queryAll(this.#items, ":scope > li").find((item) => Number(item.dataset.index) === this.#open);
    if (open && open.offsetHeight > 0) {
      const extra = open.offsetHeight - rowHeight;
      if (extra !== this.#extra) {
        this.#extra = extra;
        this.#items.style.height = `${this.#top(count)}px`;
      }
    }
    for (const item of queryAll(this.#items, ":scope > li")) item.style.top = `${this.#top(Number(item.dataset.index))}px`;
  }

  /** Keeps the elements in the order of the list, for readers who go from one to the next. */
  #insert(item, index) {
    const next = queryAll(this.#items, ":scope > li").find((other) => Number(other.dataset.index) > index);
    this.#items.insertBefore(item, next ?? null);
  }

  #item(index) {
    const finding = this.#findings[index];
    const isOpen = index === this.#open;
    const place = finding.line ? `${finding.line}:${finding.column ?? 1}` : "";
    const button = make("button.finding", { type: "button", "aria-expanded": String(isOpen), onclick: () => this.#toggle(index) },
      make(`span.spot.${finding.severity}`, {}, make("span.unseen", {}, `${t(`one${finding.severity}`)}: `)),
      make("span.message", {}, localized(finding.message)), make("span.place", {}, place),
      make("span.rule", {}, [finding.rule, finding.reference].filter(Boolean).join(" · ")));
    const item = make("li", { "data-index": index, "aria-setsize": this.#findings.length, "aria-posinset": index + 1 }, button);
    if (isOpen) item.append(this.#details(finding));
    return item;
  }

  #details(finding) {
    const excerpt = this.#actions.excerpt(finding);
    const width = excerpt && Math.max(1, Math.min(excerpt.length, excerpt.text.length - excerpt.from));
    const caret = excerpt && `${" ".repeat(excerpt.from)}${"^".repeat(width)}`;
    return make("div.details", {},
      excerpt ? make("pre.excerpt", { tabindex: "0" }, `${excerpt.text}\n`, make("span.caret", { "aria-hidden": "true" }, caret)) : null,
      finding.pointer ? make("p.small.mono", {}, finding.pointer) : null,
      make("div.row", {},
        finding.fix
          ? make("button.main.fix-one", { type: "button", onclick: () => this.#actions.fix(finding) },
            t("fix", { title: localized(finding.fix.title) }))
          : null,
        make("button.narrow", { type: "button", onclick: () => this.#actions.show("text") }, t("inText")),
        make("button.narrow", { type: "button", onclick: () => this.#actions.show("map") }, t("onMap"))));
  }

  #toggle(index) {
    this.#open = this.#open === index ? -1 : index;
    this.#extra = 0;
    this.#actions.select(this.#open >= 0 ? this.#findings[index] : null);
    this.update();
    this.#focus(index);
  }

  #onKey(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const item = event.target.closest("li");
    if (!step || !item || !event.target.classList.contains("finding")) return;
    const index = Number(item.dataset.index) + step;
    if (index < 0 || index >= this.#findings.length) return;
    event.preventDefault();
    const top = this.#top(index);
    if (top < this.#box.scrollTop) this.#box.scrollTop = top;
    if (top + rowHeight > this.#box.scrollTop + this.#box.clientHeight) this.#box.scrollTop = top + rowHeight - this.#box.clientHeight;
    this.#render();
    this.#focus(index);
  }

  #focus(index) {
    focusFirst(this.#items, `li[data-index="${index}"] > button`);
  }
}
