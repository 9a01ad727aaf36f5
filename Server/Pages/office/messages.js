/** What the organiser says to all or to one rider, and what was said before. */

import { announce, find, findOptional, make, query } from "/pages/shared/dom.js";
import { language, onLanguage, t } from "/pages/shared/language.js";
import { clock } from "./figures.js";
import { button, field, heading } from "./parts.js";
import { setText } from "./row-list.js";

const longest = 2000;

export class MessagesPart {
  #office;
  #send;
  #outbox;

  /**
   * @param {import("./model.js").Office} office
   * @param {(request: import("../types.js").OutboxRequest) => import("../types.js").OutboxEntry} send puts a request in the outbox
   * @param {import("./outbox.js").Outbox} outbox
   */
  constructor(office, send, outbox) {
    this.#office = office;
    this.#send = send;
    this.#outbox = outbox;
    office.on("messages", () => this.update());
    office.on("riders", () => this.#fillRiders());
    this.#form();
    onLanguage(() => {
      this.#form();
      this.update();
    });
  }

  show() {
    this.#fillRiders();
    this.update();
  }

  /** Begins a message to a rider. */
  writeTo(rider) {
    this.#fillRiders();
    find("message-to", HTMLSelectElement).value = rider ?? "";
    find("message-text").focus();
  }

  /** Whether a message was said since a moment: the answer to a request may have been lost. */
  async wasSaid({ text, rider }, since) {
    const { messages } = await this.#office.api.json("/messages");
    return messages.some((each) => each.text === text && (each.rider ?? null) === (rider ?? null) && each.time >= since);
  }

  #form() {
    const before = {
      text: findOptional("message-text", HTMLTextAreaElement)?.value ?? "", to: findOptional("message-to", HTMLSelectElement)?.value ?? "",
    };
    const count = make("span.faint.small", { id: "message-count" });
    const written = field(t("messageText"), {
      id: "message-text", rows: 5, maxlength: longest, required: true,
      oninput: () => setText(count, t("messageCount", { value: text.value.length, most: longest })),
    }, "textarea");
    const text = query(written, "textarea", HTMLTextAreaElement);
    const quick = ["quick1", "quick2", "quick3"].map((key) => button(t(key), "quick", () => {
      text.value = t(key);
      text.focus();
    }, { look: "chip" }));
    const form = make("form.card.panel.fields", { id: "message" },
      ...heading(t("messageTitle"), t("messageLead")),
      field(t("messageTo"), { id: "message-to" }, "select"), written, count,
      make("div.row", {}, ...quick), make("button.main", { type: "submit", "data-do": "send-message" }, t("sendMessage")));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const said = text.value.trim();
      if (!said) return;
      const rider = find("message-to", HTMLSelectElement).value || undefined;
      this.#send({ kind: "message", method: "POST", path: "/messages", json: { text: said, ...(rider ? { rider } : {}) } });
      announce(t("saidSending"));
      text.value = "";
      setText(count, "");
    });
    find("message-form").replaceChildren(form);
    this.#fillRiders();
    text.value = before.text;
    find("message-to", HTMLSelectElement).value = before.to;
  }

  #fillRiders() {
    const select = findOptional("message-to", HTMLSelectElement);
    if (!select || document.activeElement === select) return;
    const chosen = select.value;
    const order = new Intl.Collator(language(), { numeric: true });
    const name = (rider) => (rider.name ? `${rider.name} · ${rider.id}` : rider.id);
    const riders = [...this.#office.riders.values()].sort((a, b) => order.compare(name(a), name(b)));
    select.replaceChildren(make("option", { value: "" }, t("toAll", { count: riders.length })),
      ...riders.map((rider) => make("option", { value: rider.id }, name(rider))));
    select.value = chosen;
  }

  /** Shows what is under way and what was said. */
  update() {
    if (find("part-messages").hidden) return;
    const waiting = this.#outbox.entries.filter(({ kind }) => kind === "message").map((entry) => this.#item({
      time: entry.created, ...entry.json, state: entry.error ? "failed" : "sending",
    }, entry));
    const said = this.#office.messages.map((message) => this.#item({ ...message, state: "sent" }));
    find("message-list").replaceChildren(...(waiting.length + said.length === 0
      ? [make("p.faint.pad", {}, t("messagesNone"))] : [make("ul.plain.messages", {}, ...waiting.reverse(), ...said)]));
  }

  /**
   * @param {{time: number, text: string, rider?: string, state: string}} message
   * @param {import("../types.js").OutboxEntry} [entry] the request that it is in, until it is sent
   */
  #item({ time, text, rider, state }, entry) {
    return make("li.card.message", { "data-message": "", "data-state": state },
      make("div.row.between", {},
        make("b", {}, rider ? this.#office.nameOf(rider) : t("toEverybody")), make("span.faint.small", {}, clock(time))),
      make("p", {}, text),
      state === "sent" ? null : make("p.small", {}, entry?.error ?? t("sending")),
      entry?.error ? make("div.row", {}, button(t("retry"), "retry", () => this.#outbox.retry(entry)),
        button(t("discard"), "discard", () => this.#outbox.discard(entry))) : null);
  }
}
