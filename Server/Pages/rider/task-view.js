/** One task: what it is, what is missing for a check-in, the answer and what became of it, hints, and the ways to the next and last. */

import { clock, length } from "/pages/event/shared/format.js";
import { make } from "/pages/shared/dom.js";
import { localized, t } from "/pages/shared/language.js";
import { distance } from "/pages/shared/mercator.js";
import { AnswerForm } from "./answer-form.js";
import { missing } from "./missing.js";
import { redraw } from "./redraw.js";

const over = ["solved", "skipped", "revealed", "closed"];

export class TaskView {
  element = make("article", { id: "task" });
  #parts = Object.fromEntries(
    ["paging", "head", "facts", "verdict", "missing", "hints", "more"].map((name) => [name, make(`div.${name}`)]));
  #form;
  #actions;
  /** What the phone said to the last answers, by task: the server may say more later. */
  #said = new Map();

  /** @param {ReturnType<typeof import("./actions.js").actionsOf>} actions */
  constructor(actions) {
    this.#actions = actions;
    this.#form = new AnswerForm(actions);
    const { paging, head, facts, verdict, missing: lacks, hints, more } = this.#parts;
    verdict.setAttribute("role", "status");
    this.element.append(paging, head, facts, lacks, this.#form.element, verdict, hints, more);
  }

  /** Keeps what the phone said to an answer. */
  say(task, verdict) {
    this.#said.set(task, verdict);
  }

  show(now, id) {
    const { tasks, ride } = now;
    const place = tasks.findIndex((task) => task.id === id);
    const task = tasks[place];
    if (!task) return false;
    const isRiding = ride.status === "riding";
    const lacking = missing(task, now);
    Object.assign(this.element.dataset, { task: id, state: task.state });
    const neighbours = [tasks.at(place - 1)?.id, tasks[(place + 1) % tasks.length]?.id];
    redraw(this.#parts.paging, [place, tasks.length, neighbours], () => this.#paging(place, tasks.length, neighbours));
    redraw(this.#parts.head, [task.number, task.name, task.description, task.state], () => this.#head(task));
    this.#facts(task, now);
    redraw(this.#parts.missing, [lacking, task.state, task.kind], () => this.#missing(task, lacking));
    const takesAnswer = isRiding && task.kind !== "none" && ["reached", "pending"].includes(task.state);
    this.#form.show(task, takesAnswer);
    const said = task.answers.at(-1)?.by === "phone" ? this.#said.get(id) : null;
    const photos = task.answers.map(({ answer }) => now.photoStates[answer]);
    redraw(this.#parts.verdict, [task.answers, task.state, task.shown, said, photos], () => this.#verdict(task, said, now.photoStates));
    const { hintTexts, hints, hintCosts } = task;
    redraw(this.#parts.hints, [hintTexts, hints, hintCosts, isRiding, over.includes(task.state)], () => this.#hints(task, isRiding));
    redraw(this.#parts.more, [task.state, task.kind, isRiding], () => this.#more(task, isRiding));
    return true;
  }

  /**
   * @param {number} place
   * @param {number} count
   * @param {string[]} neighbours
   */
  #paging(place, count, [previous, next]) {
    const link = (id, target, label, sign) => (
      make("a.button", { id, href: `#task=${encodeURIComponent(target)}`, "aria-label": t(label) }, sign));
    return [
      link("task-previous", previous, "previousTask", "‹"),
      make("span", { id: "task-position" }, t("position", { number: place + 1, count })),
      link("task-next", next, "nextTask", "›"),
      make("a", { href: "#tasks", class: "to-list" }, t("toList")),
    ];
  }

  #head(task) {
    return [
      make("h2", { id: "task-name" }, `${task.number}. ${task.name}`),
      make("span.tag", { "data-state": task.state }, t(`state_${task.state}`)),
      task.description ? make("p", { id: "task-description" }, task.description) : null,
    ];
  }

  #facts(task, { tasks, fix, target }) {
    const away = fix ? length(distance([fix.longitude, fix.latitude], task.coordinate)) : null;
    const { opens, closes } = task;
    const hours = [opens && t("fromClock", { opens: clock(opens) }), closes && t("untilClock", { closes: clock(closes) })];
    const needs = tasks.filter(({ id }) => task.requires.includes(id)).map(({ number, name }) => `${number} ${name}`).join(", ");
    const levels = ["low", "medium", "high"];
    const facts = [
      ["points", t("points"), t("worth", { count: task.worth })], ["category", t("category"), task.category],
      ["difficulty", t("difficulty"), levels.includes(task.difficulty) ? t(`difficulty_${task.difficulty}`) : task.difficulty],
      ["hours", t("openHours"), hours.filter(Boolean).join(" ")], ["requires", t("needs"), needs], ["distance", t("distance"), away],
    ].filter(([, , value]) => value);
    const isTarget = target?.task === task.id;
    const isDone = over.includes(task.state);
    redraw(this.#parts.facts, [facts, isTarget, isDone], () => [
      make("dl", { id: "task-facts" }, ...facts.map(([key, name, value]) => (
        make("div", { "data-fact": key }, make("dt", {}, name), make("dd", {}, value))))),
      make("div.row", {},
        make("button", {
          type: "button", id: "task-head", class: isTarget || isDone ? null : "main", onclick: () => this.#actions.head(task.id),
        }, t("head")),
        make("button", { type: "button", id: "task-on-map", onclick: () => this.#actions.onMap(task.id) }, t("onMap"))),
    ]);
  }

  #missing(task, lacking) {
    if (lacking.length === 0) return [];
    return [
      make("h3", {}, t("missingTitle")),
      make("ul", { id: "task-missing" }, ...lacking.map(({ key, text }) => make("li", { "data-missing": key }, text))),
      task.kind === "none" ? make("p.small.faint", {}, t("beThere")) : null,
      make("button", { type: "button", id: "task-check-in", onclick: () => this.#actions.checkIn() }, t("checkIn")),
    ];
  }

  #verdict(task, said, photos) {
    const last = task.answers.at(-1);
    const nodes = [];
    if (last) {
      const isSame = said?.kind === last.outcome || (said?.kind === "deferred" && last.outcome === "pending");
      const words = isSame ? localized(said.text) : t(`outcome_${last.outcome}`);
      nodes.push(make("div.verdict", { id: "verdict", "data-outcome": last.outcome },
        make("p", {}, make("strong", {}, words)), make("p.small", {}, answerText(last.answer)),
        photos[last.answer] === "waits" ? make("p.small", {}, t("photoWaits")) : null,
        photos[last.answer] === "refused" ? make("p.small.bad", {}, t("photoRefused")) : null,
        last.by === "organiser" ? make("p.small", {}, t("byOrganiser")) : null,
        last.reason ? make("p", { id: "verdict-reason" }, t("reason", { reason: last.reason })) : null));
    }
    if (task.shown !== null) nodes.push(make("p.verdict", { id: "task-shown" }, t("revealed", { answer: task.shown })));
    const earlier = task.answers.slice(0, -1).reverse();
    if (earlier.length > 0) {
      const items = earlier.map(({ answer, outcome, reason }) => (
        make("li", { "data-outcome": outcome }, `${answerText(answer)}: ${t(`outcome_${outcome}`)} ${reason ?? ""}`)));
      nodes.push(make("details", {}, make("summary", {}, t("earlier")), make("ul", { id: "answers" }, ...items)));
    }
    return nodes;
  }

  #hints(task, isRiding) {
    /** @type {HTMLElement[]} */
    const nodes = task.hintTexts.length > 0
      ? [make("ul", { id: "hints" }, ...task.hintTexts.map((text) => make("li.hint", {}, `${t("hint")}: ${text ?? t("hintGone")}`)))] : [];
    if (isRiding && task.hints > task.hintsTaken && !over.includes(task.state)) {
      const cost = task.hintCosts?.[task.hintsTaken];
      const price = cost > 0 ? t("takeHint", { cost: t("worth", { count: cost }) }) : t("takeFreeHint");
      const label = cost === undefined ? t("takeAHint") : price;
      nodes.push(make("button", { type: "button", id: "hint-take", onclick: () => this.#actions.hint(task.id, cost) }, label));
    }
    return nodes;
  }

  #more(task, isRiding) {
    if (!isRiding || over.includes(task.state) || task.state === "locked") return [];
    return [
      make("button", { type: "button", id: "task-skip", onclick: () => this.#actions.skip(task.id) }, t("skipTask")),
      task.kind === "none" || task.state !== "reached" ? null
        : make("button", { type: "button", id: "task-reveal", onclick: () => this.#actions.reveal(task.id) }, t("reveal")),
    ];
  }
}

function answerText(answer) {
  return answer.startsWith("photo:") ? t("photoAnswer") : `“${answer}”`;
}
