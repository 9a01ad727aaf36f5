/** The tasks of a ride as a list; one is open, with its question and what can be done about it. */

import { make, find, queryAll } from "../shared/dom.js";
import { t, localized } from "../shared/language.js";

export class TaskList {
  #list = find("tasks");
  #open = null;
  #said = new Map();
  #hints = new Map();
  #actions;
  #drawn = "";

  /** @param {object} actions `open(id)`, and by task: `head`, `submit(id, answer)`, `hint`, `skip`, `reveal` */
  constructor(actions) {
    this.#actions = actions;
  }

  /** The identifier of the open task, or `null`. */
  get open() {
    return this.#open;
  }

  /** Opens a task, and puts the cursor where its answer goes. */
  reveal(id, isFocused = true) {
    this.#open = id;
    this.#drawn = "";
    this.#actions.open(id);
    const item = this.#list.querySelector(`[data-task="${CSS.escape(id ?? "")}"]`);
    item?.scrollIntoView({ block: "nearest" });
    if (isFocused) item?.querySelector("input")?.focus({ preventScroll: true });
  }

  /** Keeps what the referee said about a task. */
  say(id, kind, text) {
    this.#said.set(id, { kind, text });
    this.#drawn = "";
  }

  /** Keeps a hint, which stays readable. */
  addHint(id, text) {
    this.#hints.set(id, [...(this.#hints.get(id) ?? []), text]);
    this.#drawn = "";
  }

  /** Shows how tasks stand. Where nothing changed, what is being typed stays. */
  show(tasks, progress, isOver) {
    const states = new Map(progress.map((state) => [state.id, state]));
    const drawn = JSON.stringify([tasks, progress, this.#open, isOver, document.documentElement.lang]);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    const [typed] = queryAll(this.#list, "input[type=text]", HTMLInputElement);
    const kept = typed && { task: typed.closest("li")?.dataset.task ?? "", value: typed.value, had: typed === document.activeElement };
    const fresh = (task) => ({ state: "open", points: task.points });
    this.#list.replaceChildren(...tasks.map((task) => this.#item(task, states.get(task.id) ?? fresh(task), isOver)));
    const [input] = kept ? queryAll(this.#list, `[data-task="${CSS.escape(kept.task)}"] input[type=text]`, HTMLInputElement) : [];
    if (input && kept) {
      input.value = kept.value;
      if (kept.had) input.focus({ preventScroll: true });
    }
  }

  #item(task, progress, isOver) {
    const isOpen = task.id === this.#open;
    const item = make("li.task.card", { "data-task": task.id, "data-state": progress.state, "data-open": isOpen },
      make("button.task-head", {
        type: "button", "aria-expanded": String(isOpen), onclick: () => this.reveal(isOpen ? null : task.id, false),
      }, make("span.task-number", {}, progress.state === "solved" ? "✓" : String(task.number)), make("span.task-name", {}, task.name),
        make("span.task-points", {}, `${t("worth", { count: progress.points ?? task.points })} · ${t(`state_${progress.state}`)}`)));
    if (isOpen) item.append(this.#body(task, progress, isOver));
    return item;
  }

  #body(task, { state, hintsTaken = 0 }, isOver) {
    const said = this.#said.get(task.id);
    const isDone = isOver || ["solved", "skipped", "revealed", "closed", "pending"].includes(state);
    const act = (name, key, values) => (
      make(`button.act-${name}`, { type: "button", onclick: () => this.#actions[name](task.id) }, t(key, values)));
    return make("div.task-body", {},
      task.description ? make("p", {}, task.description) : null,
      ...(this.#hints.get(task.id) ?? []).map((text) => make("p.hint", {}, text)),
      said ? make(`p.verdict.${said.kind}`, {}, typeof said.text === "string" ? said.text : localized(said.text)) : null,
      !isDone && task.answer !== "none" && state === "reached" ? this.#form(task) : null,
      !isDone && state !== "reached" ? make("p.small.faint", {}, t(task.answer === "none" ? "beThere" : "comeCloser")) : null,
      isDone ? null : make("div.row", {}, state === "reached" ? null : act("head", "head"),
        task.hints > hintsTaken ? act("hint", "hint", { count: task.hints - hintsTaken }) : null,
        act("skip", "skipTask"), task.answer === "none" ? null : act("reveal", "reveal")));
  }

  #form(task) {
    const id = `answer-${task.number}`;
    const field = task.options
      ? make("div.options", { role: "radiogroup", "aria-label": t("answer") },
        ...task.options.map((option) => (
          make("label", {}, make("input", { type: "radio", name: id, value: option, required: true }), ` ${option}`))))
      : make("input", { type: "text", id, name: id, autocomplete: "off", "aria-label": t("answer"), placeholder: t("answer") });
    return make("form", {
      onsubmit: (event) => {
        event.preventDefault();
        const answer = new FormData(event.currentTarget).get(id)?.toString().trim();
        if (answer) this.#actions.submit(task.id, answer);
      },
    }, field, make("button.main", { type: "submit" }, t("send")));
  }
}
