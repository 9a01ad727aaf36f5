/** How the page stands with the server, always in sight: the connection, and what is not sent yet. */

import { announce, find, make } from "/pages/shared/dom.js";
import { onLanguage, t } from "/pages/shared/language.js";
import { words } from "./api.js";
import { clock } from "./figures.js";
import { ask, button } from "./parts.js";
import { setText } from "./row-list.js";

const looks = { connecting: "note", live: "good", lost: "warning", offline: "warning", refused: "error" };

export class Signals {
  #office;
  #outbox;
  #said = "";

  /**
   * @param {import("./model.js").Office | import("./judge.js").JudgeOffice} office
   * @param {import("./outbox.js").Outbox} outbox
   * @param {{describe: (entry: import("../types.js").OutboxEntry) => string,
   *   discard: (entry: import("../types.js").OutboxEntry) => void}} actions
   */
  constructor(office, outbox, actions) {
    this.#office = office;
    this.#outbox = outbox;
    this.actions = actions;
    office.on("connection", () => this.update());
    office.on("event", () => this.update());
    onLanguage(() => this.update());
    for (const name of ["online", "offline"]) addEventListener(name, () => this.update());
    find("connection").addEventListener("click", () => this.#explain());
    find("outbox-button").addEventListener("click", () => this.#list());
    addEventListener("beforeunload", (event) => {
      // What waits is kept in this browser; the question keeps the organiser from walking away from it.
      if (outbox.entries.length > 0) event.preventDefault();
    });
  }

  get #state() {
    const { state } = this.#office.connection;
    return state === "lost" && navigator.onLine === false ? "offline" : state;
  }

  update() {
    const state = this.#state;
    const { heard, since } = this.#office.connection;
    const pill = find("connection");
    pill.dataset.connection = state;
    pill.className = `tag ${looks[state]}`;
    const at = heard || (state === "live" ? since : 0);
    const what = t(`connection_${state}`);
    setText(pill, state === "live" || !at ? what : t("connectionSince", { what, clock: clock(at, true) }));
    if (state !== this.#said && (this.#said || state !== "connecting")) {
      if (this.#said) announce(t(`connection_${state}`));
      this.#said = state;
    }
    this.#showOutbox();
    const { event } = this.#office;
    const tag = find("event-state");
    tag.hidden = !event?.finished && !event?.frozen;
    if (event) setText(tag, [event.finished ? t("stateFinished") : "", event.frozen ? t("stateFrozen") : ""].filter(Boolean).join(" · "));
  }

  #showOutbox() {
    const waiting = this.#outbox.entries.length;
    const failed = this.#outbox.entries.filter(({ error }) => error).length;
    const shown = find("outbox-button");
    shown.hidden = waiting === 0;
    shown.dataset.outbox = String(waiting);
    shown.className = `tag ${failed > 0 ? "error" : "warning"}`;
    setText(shown, t("outboxCount", { count: waiting }));
    if (find("dialog", HTMLDialogElement).open && find("dialog").dataset.dialog === "outbox") this.#list();
  }

  #explain() {
    const { error, heard } = this.#office.connection;
    ask("connection", t(`connection_${this.#state}`), [
      make("p", {}, t(`connectionMeans_${this.#state}`)),
      error ? make("p.alarm", {}, words(error)) : null,
      heard ? make("p.faint", {}, t("heardAt", { clock: clock(heard, true) })) : null,
      button(t("retryNow"), "reconnect", () => {
        this.#office.feed.retry();
        this.#outbox.retry();
        find("dialog", HTMLDialogElement).close();
      }),
    ]);
  }

  #list() {
    const { entries } = this.#outbox;
    if (entries.length === 0) return find("dialog", HTMLDialogElement).close();
    return ask("outbox", t("outboxTitle"), [
      make("p", {}, t("outboxLead")),
      make("ul.plain.lines", {}, ...entries.map((entry) => make("li", { "data-outbox-entry": "", "data-outbox-kind": entry.kind },
        make("p", {}, this.actions.describe(entry)), make("p.small.faint", {}, clock(entry.created, true)),
        make("p.small", {}, entry.error ?? t(entry.isSending ? "sending" : "waiting")),
        entry.error ? make("div.row", {}, button(t("retry"), "retry", () => this.#outbox.retry(entry)),
          button(t("discard"), "discard", () => this.actions.discard(entry), { look: "quiet-danger" })) : null))),
      button(t("retryAll"), "retry-all", () => {
        for (const entry of entries) this.#outbox.retry(entry);
      }),
    ]);
  }
}
