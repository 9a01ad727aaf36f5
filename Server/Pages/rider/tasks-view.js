/** All tasks as a list, in pages. */

import { length } from "/pages/event/shared/format.js";
import { make } from "/pages/shared/dom.js";
import { t } from "/pages/shared/language.js";
import { distance } from "/pages/shared/mercator.js";
import { redraw } from "./redraw.js";

const pageSize = 10;

export class TasksView {
  element = make("div.tasks-view");
  #controls = make("div.row");
  #list = make("ol", { id: "tasks-list" });
  #pages = make("div.pages");
  #hidden = make("p.small.faint", { id: "hidden-tasks" });
  #page = 0;
  #sort = "number";
  #onlyOpen = false;
  #last = null;

  constructor() {
    this.element.append(this.#controls, this.#list, this.#pages, this.#hidden);
  }

  show(now) {
    this.#last = now;
    const { tasks, quest, fix, target } = now;
    redraw(this.#controls, [this.#sort, this.#onlyOpen], () => this.#controlNodes());
    const wanted = this.#ordered(tasks, fix).filter(({ state }) => !this.#onlyOpen || !["solved", "skipped", "revealed"].includes(state));
    const count = Math.max(1, Math.ceil(wanted.length / pageSize));
    this.#page = Math.min(this.#page, count - 1);
    const from = this.#page * pageSize;
    const shown = wanted.slice(from, from + pageSize);
    const rows = shown.map(({ id, number, name, state, worth, category, coordinate }) => ({
      id, number, name, state, worth, category, isTarget: target?.task === id,
      away: fix ? length(rounded(distance([fix.longitude, fix.latitude], coordinate))) : null,
    }));
    redraw(this.#list, rows, () => (rows.length > 0 ? rows.map(row) : [make("li.faint", {}, t("noTasks"))]));
    redraw(this.#pages, [this.#page, count, wanted.length], () => this.#pageNodes(count, wanted.length, from, shown.length));
    this.#hidden.textContent = quest.hidden > 0 ? t("hiddenTasks", { count: quest.hidden }) : "";
  }

  #ordered(tasks, fix) {
    if (this.#sort === "number" || !fix) return tasks;
    const far = ({ coordinate }) => distance([fix.longitude, fix.latitude], coordinate);
    return [...tasks].sort((a, b) => far(a) - far(b));
  }

  #change(changes) {
    changes();
    this.show(this.#last);
  }

  #controlNodes() {
    const options = ["number", "near"].map((value) => make("option", { value, selected: value === this.#sort }, t(`sort_${value}`)));
    return [
      make("select", {
        id: "sort", "aria-label": t("sort"), onchange: ({ target }) => this.#change(() => (this.#sort = target.value)),
      }, ...options),
      make("label.check", {}, make("input", {
        type: "checkbox", id: "only-open", checked: this.#onlyOpen,
        onchange: ({ target }) => this.#change(() => (this.#onlyOpen = target.checked)),
      }), make("span", {}, t("onlyOpen"))),
    ];
  }

  #pageNodes(count, all, from, shown) {
    if (count < 2) return [];
    const turn = (step) => () => {
      this.#change(() => (this.#page += step));
      this.#list.querySelector("a")?.focus();
    };
    return [
      make("button", { type: "button", id: "page-previous", disabled: this.#page === 0, onclick: turn(-1) }, `‹ ${t("previous")}`),
      make("span", { id: "page-text", "data-page": this.#page + 1, "data-pages": count },
        t("page", { from: from + 1, to: from + shown, count: all })),
      make("button", { type: "button", id: "page-next", disabled: this.#page === count - 1, onclick: turn(1) }, `${t("next")} ›`),
    ];
  }
}

/** Metres in steps, so that a list is not drawn anew with each of them. */
function rounded(metres) {
  return metres > 1000 ? Math.round(metres / 100) * 100 : Math.round(metres / 10) * 10;
}

function row({ id, number, name, state, worth, category, away, isTarget }) {
  const facts = [t("worth", { count: worth }), state === "open" ? null : t(`state_${state}`), away, category].filter(Boolean).join(" · ");
  return make("li.task", { "data-task": id, "data-state": state, "data-target": isTarget },
    make("a", { href: `#task=${encodeURIComponent(id)}` },
      make("span.task-number", { "aria-hidden": "true" }, state === "solved" ? "✓" : String(number)),
      make("span.task-text", {}, make("span.task-name", {}, `${number}. ${name}`), make("span.task-facts", {}, facts))));
}
