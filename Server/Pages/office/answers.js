/** Answers that wait for the organiser: one on a card at a time, decided with one key or one large button. */

import { announce, find, findOptional, make, query, targetOf } from "/pages/shared/dom.js";
import { onLanguage, t } from "/pages/shared/language.js";
import { words } from "./api.js";
import { ago, clock, minutes } from "./figures.js";
import { button } from "./parts.js";
import { Photos } from "./photos.js";
import { setText } from "./row-list.js";

/** Keys by their place on the keyboard, so that they are the same with a Russian layout. */
const keys = { KeyA: "accept", KeyR: "reject", KeyN: "next", KeyP: "previous", KeyS: "skip", ArrowRight: "next", ArrowLeft: "previous" };
const mostShown = 20;

export class AnswersPart {
  #office;
  #send;
  #photos;
  #queue = [];
  #skipped = [];
  #chosen = null;
  #decided = [];
  #reasons = new Map();
  /** @type {string | null} */
  #built = null;

  /**
   * @param {import("./model.js").Office | import("./judge.js").JudgeOffice} office
   * @param {(request: import("../types.js").OutboxRequest) => import("../types.js").OutboxEntry} send puts a request in the outbox
   */
  constructor(office, send) {
    this.#office = office;
    this.#send = send;
    this.#photos = new Photos(office.api);
    office.on("answers", () => this.#refresh());
    office.on("riders", () => this.#refresh());
    onLanguage(() => {
      this.#built = null;
      this.#refresh();
    });
    addEventListener("keydown", (event) => this.#onKey(event));
    setInterval(() => this.#tick(), 5000);
  }

  show() {
    this.#refresh();
  }

  /** The answers that wait, without those whose decision is on its way; skipped ones last. */
  #refresh() {
    // An answer that still waits some time after its decision was sent waits for another one.
    const isFresh = ({ entry }) => !entry.sentAt || this.#office.answersRead < entry.sentAt + 3000;
    const decided = new Set(this.#decided.filter(isFresh).map(({ answer }) => answer.answer));
    const open = this.#office.answers.filter(({ answer }) => !decided.has(answer));
    const rank = (answer) => this.#skipped.indexOf(answer.answer);
    this.#queue = open.sort((a, b) => rank(a) - rank(b) || a.time - b.time);
    const badge = query(document, "[data-tab=answers] .badge");
    badge.hidden = open.length === 0;
    setText(badge, String(open.length));
    if (!this.#queue.some(({ answer }) => answer === this.#chosen)) this.#chosen = this.#queue[0]?.answer ?? null;
    if (find("part-answers").hidden) return;
    this.#list();
    this.#card();
    this.#decisions();
  }

  get #answer() {
    return this.#queue.find(({ answer }) => answer === this.#chosen);
  }

  #task(id) {
    return this.#office.quest?.tasks.find((task) => task.id === id);
  }

  #list() {
    const shown = this.#queue.slice(0, 200);
    find("answer-list").replaceChildren(...shown.map((answer) => make("li", {
      "data-answer": answer.answer, "data-task": answer.task, "data-rider": answer.rider,
    }, make("button", {
      type: "button", "aria-current": answer.answer === this.#chosen && "true", onclick: () => this.#choose(answer.answer),
    }, make("b", {}, this.#task(answer.task)?.name ?? answer.task), make("span.small.faint", {}, [
      this.#office.nameOf(answer.rider), clock(answer.time), Photos.digest(answer.text) ? t("photo") : "",
    ].filter(Boolean).join(" · "))))));
  }

  #choose(id) {
    this.#chosen = id;
    this.#list();
    this.#card();
    const answer = this.#answer;
    if (answer) announce(`${this.#office.nameOf(answer.rider)}, ${this.#task(answer.task)?.name ?? answer.task}: ${this.#said(answer)}`);
  }

  #said({ text }) {
    return Photos.digest(text) ? t("photo") : text;
  }

  #card() {
    const card = find("answer-card");
    const answer = this.#answer;
    if (!answer) {
      this.#built = null;
      delete card.dataset.answer;
      card.replaceChildren(make("div.sheet", {}, make("h3", {}, t("answersNone")), make("p.faint", {}, t("answersNoneLead"))));
      return;
    }
    // The card stays as it is while other answers come, so that what is typed into it stays.
    const build = `${answer.answer} ${Boolean(this.#office.quest)}`;
    if (this.#built === build) return this.#tick();
    this.#built = build;
    card.dataset.answer = answer.answer;
    const task = this.#task(answer.task);
    const known = this.#office.quest?.answers?.[answer.task];
    const reason = make("input", {
      type: "text", id: "answer-reason", maxlength: 1000, autocomplete: "off", placeholder: t("reasonHint"),
      value: this.#reasons.get(answer.answer),
      oninput: (event) => this.#reasons.set(answer.answer, targetOf(event, HTMLInputElement).value),
    });
    card.replaceChildren(
      this.#shown(answer),
      make("div.judge", {},
        make("p.small.faint", { id: "answer-place" }),
        make("h3", {}, `${task?.number ? `${task.number}. ` : ""}${task?.name ?? answer.task}`),
        task?.description ? make("p", {}, task.description) : null,
        known ? make("p.small.faint", {}, t("answerKnown", { answer: known })) : null,
        make("p", {}, make("b", {}, this.#office.nameOf(answer.rider)), make("span.faint", { id: "answer-when" })),
        make("label.field", {}, make("span", {}, t("reasonLabel")), reason),
        make("div.verdicts", {},
          this.#key("accept", "A", "accept"), this.#key("reject", "R", "reject"),
          this.#key("previous", "P"), this.#key("skip", "S"), this.#key("next", "N"))));
    this.#tick();
    this.#prefetch();
    return undefined;
  }

  #key(action, key, look = "") {
    const made = button(t(`do_${action}`), action, () => this.#do(action), { look, "aria-keyshortcuts": key });
    made.append(make("kbd", { "aria-hidden": "true" }, key));
    return made;
  }

  #shown(answer) {
    const digest = Photos.digest(answer.text);
    if (!digest) return make("blockquote.answer", { id: "answer-text" }, answer.text);
    const alt = t("photoOf", { name: this.#office.nameOf(answer.rider) });
    const image = make("img", { id: "answer-photo", alt, "data-state": "loading" });
    const note = make("p", { role: "status" }, t("photoLoading"));
    const box = make("div.photo", {}, image, note);
    image.addEventListener("click", () => box.classList.toggle("large"));
    const fail = (text, again) => {
      image.dataset.state = "failed";
      note.replaceChildren(text, " ", again);
      note.hidden = false;
    };
    const load = () => {
      image.dataset.state = "loading";
      this.#photos.get(digest).then(({ url, type }) => {
        image.onload = () => {
          image.dataset.state = "shown";
          note.hidden = true;
        };
        const download = `${answer.rider}-${answer.task}`;
        image.onerror = () => fail(t("photoStrange", { type }), make("a", { href: url, download }, t("savePhoto")));
        image.src = url;
      }, (error) => fail(words(error), button(t("retry"), "retry-photo", load)));
    };
    load();
    return box;
  }

  #prefetch() {
    const after = this.#queue[this.#queue.indexOf(this.#answer) + 1];
    const digest = after && Photos.digest(after.text);
    if (digest) this.#photos.get(digest).catch(() => {});
  }

  #tick() {
    const answer = this.#answer;
    const place = findOptional("answer-when");
    if (!answer || !place) return;
    setText(find("answer-place"), t("answerPlace", { place: this.#queue.indexOf(answer) + 1, all: this.#queue.length }));
    const late = answer.arrived ? ` · ${t("arrivedLate", { value: minutes(answer.arrived - answer.time) })}` : "";
    setText(place, ` · ${clock(answer.time, true)} (${ago(answer.time, this.#office.now())})${late}`);
  }

  #onKey(event) {
    if (find("part-answers").hidden || find("dialog", HTMLDialogElement).open || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.matches?.("input, textarea, select")) {
      // In the field for the reason, Escape gives the keys back.
      if (event.key === "Escape") event.target.blur();
      return;
    }
    const action = keys[event.code];
    if (!action || !this.#answer) return;
    event.preventDefault();
    this.#do(action);
  }

  #do(action) {
    const place = this.#queue.indexOf(this.#answer);
    if (action === "next" || action === "previous") {
      const count = this.#queue.length;
      this.#choose(this.#queue[(place + (action === "next" ? 1 : count - 1)) % count].answer);
    } else if (action === "skip") {
      const id = this.#chosen;
      this.#skipped = [...this.#skipped.filter((other) => other !== id), id];
      this.#chosen = this.#queue[place + 1]?.answer ?? this.#queue[0].answer;
      this.#refresh();
    } else {
      this.#decide(this.#answer, action === "accept", place);
    }
  }

  #decide(answer, accepted, place) {
    const reason = (this.#reasons.get(answer.answer) ?? "").trim();
    this.#chosen = this.#queue[place + 1]?.answer ?? this.#queue[0]?.answer;
    this.#record(answer, accepted, reason);
    announce(t(accepted ? "saidAccepted" : "saidRejected", { name: this.#office.nameOf(answer.rider) }));
    this.#refresh();
  }

  #record(answer, accepted, reason) {
    const entry = this.#send({
      kind: "judged", method: "POST", path: "/decisions",
      json: { kind: "judged", rider: answer.rider, task: answer.task, answer: answer.answer, accepted, ...(reason ? { reason } : {}) },
    });
    this.#decided = [{ answer, accepted, entry }, ...this.#decided.filter((each) => each.answer.answer !== answer.answer)];
  }

  /** A decision was given up: its answer waits again. */
  onDiscard(entry) {
    this.#decided = this.#decided.filter((each) => each.entry !== entry);
    this.#refresh();
  }

  #decisions() {
    if (this.#decided.length === 0) return find("answer-decided").replaceChildren();
    const rows = this.#decided.slice(0, mostShown).map(({ answer, accepted }) => make("li.row", {
      "data-decided": answer.answer, "data-accepted": String(accepted),
    },
    make(`span.tag.${accepted ? "good" : "error"}`, {}, t(accepted ? "accepted" : "rejected")),
    make("span.grow", {}, `${this.#task(answer.task)?.name ?? answer.task} · ${this.#office.nameOf(answer.rider)}`),
    button(t("change"), "change", () => {
      this.#record(answer, !accepted, "");
      this.#refresh();
    })));
    return find("answer-decided").replaceChildren(make("h3", {}, t("decidedNow")), make("ul.plain", {}, ...rows));
  }
}
