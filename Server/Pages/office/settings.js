/** What spectators and riders see, the name of the event, and links that show more for some hours. */

import { announce, find, findOptional, make, query } from "/pages/shared/dom.js";
import { onLanguage, t } from "/pages/shared/language.js";
import { qrImage } from "/pages/event/shared/qr.js";
import { words } from "./api.js";
import { clock } from "./figures.js";
import { alarm, ask, busy, button, complain, copy, field, heading, tick } from "./parts.js";

const switches = ["showsStandings", "showsPositions", "showsNames"];

export class SettingsPart {
  #office;
  #send;
  #outbox;
  /** @type {{id: string, label: string, expires: number}[] | null} */
  #shares = null;
  /** @type {any} */
  #shareError = null;
  /** @type {{label: string, expires: number, link: string} | null} */
  #made = null;

  /**
   * @param {import("./model.js").Office} office
   * @param {(request: import("../types.js").OutboxRequest) => import("../types.js").OutboxEntry} send puts a request in the outbox
   * @param {import("./outbox.js").Outbox} outbox
   */
  constructor(office, send, outbox) {
    this.#office = office;
    this.#send = send;
    this.#outbox = outbox;
    office.on("event", () => this.update());
    onLanguage(() => {
      find("event-settings").replaceChildren();
      this.update();
      this.#showShares();
    });
  }

  show() {
    this.update();
    this.#readShares();
  }

  /** Shows the settings of the server, and those on their way to it. */
  update() {
    if (find("part-event").hidden || !this.#office.event) return;
    if (!findOptional("setting-name")) this.#build();
    const waiting = Object.assign({}, ...this.#outbox.entries.filter(({ kind }) => kind === "setting").map(({ json }) => json));
    const held = { ...this.#office.event, ...waiting };
    for (const name of switches) find(`setting-${name}`, HTMLInputElement).checked = held[name] ?? name === "showsNames";
    for (const name of ["name", "delay", "retention"]) {
      const input = find(`setting-${name}`, HTMLInputElement);
      // Without a number persons are kept for ever, which is 0.
      if (document.activeElement !== input) input.value = held[name] ?? 0;
    }
  }

  #build() {
    const set = (json) => {
      this.#send({ kind: "setting", method: "PATCH", path: "", json });
      announce(t("saidSaving"));
    };
    const onChange = (name, read) => ({ target }) => {
      if (!target.reportValidity()) return;
      const value = read(target);
      if (value !== (this.#office.event?.[name] ?? 0)) set({ [name]: value });
    };
    find("event-settings").replaceChildren(
      ...heading(t("othersSee"), t("settingsLead")),
      field(t("eventName"), {
        type: "text", id: "setting-name", required: true, maxlength: 200, onchange: onChange("name", ({ value }) => value.trim()),
      }),
      ...switches.map((name) => tick(t(`setting_${name}`), { id: `setting-${name}`, onchange: onChange(name, ({ checked }) => checked) })),
      field(t("settingDelay"), { type: "number", id: "setting-delay", min: 0, max: 86_400, step: 1, required: true,
        onchange: onChange("delay", ({ value }) => Number(value)) }),
      make("p.small.faint", {}, t("settingDelayLead")),
      field(t("settingRetention"), { type: "number", id: "setting-retention", min: 0, max: 3650, step: 1, required: true,
        onchange: onChange("retention", ({ value }) => Number(value)) }),
      make("p.small.faint", {}, t("settingRetentionLead")),
      make("p", {}, make("a.button", { href: `/e/${encodeURIComponent(this.#office.id)}/live`, target: "_blank" }, t("openLive"))));
  }

  async #readShares() {
    try {
      this.#shares = (await this.#office.api.json("/shares")).shares;
      this.#shareError = null;
    } catch (error) {
      this.#shareError = error;
    }
    this.#showShares();
  }

  #showShares() {
    if (find("part-event").hidden) return;
    if (!findOptional("share-form")) this.#buildShares();
    const now = this.#office.now();
    find("share-list").replaceChildren(...(this.#shareError
      ? [make("p.alarm", {}, words(this.#shareError), " ", button(t("retry"), "read-shares", () => this.#readShares()))]
      : (this.#shares ?? []).map((share) => make("li.row.between", { "data-share": share.id },
        make("span", {}, share.label, make("br"), make("span.small.faint", {},
          t(share.expires > now ? "shareUntil" : "shareOver", { clock: clock(share.expires) }))),
        button(t("revoke"), "revoke", () => this.#revoke(share), { look: "quiet-danger" })))));
    const made = this.#made;
    find("share-made").replaceChildren(...(made ? [
      make("p", {}, t("shareMade", { label: made.label, clock: clock(made.expires) })),
      make("div.row", {}, make("input", { type: "text", id: "share-link", readonly: true, value: made.link, "aria-label": t("link") }),
        button(t("copyLink"), "copy-share", () => copy(made.link, find("share-link")))),
      make("div", { id: "share-qr" }, qrImage(made.link, t("link"))),
    ] : []));
  }

  #buildShares() {
    const hours = field(t("goodFor"), { id: "share-hours" }, "select");
    const lengths = [2, 6, 12, 24, 72, 168];
    const option = (count) => make("option", { value: count, selected: count === 12 }, t("hoursCount", { count }));
    query(hours, "select").append(...lengths.map(option));
    const form = make("form.fields", { id: "share-form" },
      field(t("shareLabel"), {
        type: "text", id: "share-label", required: true, maxlength: 100, autocomplete: "off", placeholder: t("shareHint"),
      }),
      hours, alarm("share-error"), make("button.main", { type: "submit", "data-do": "share" }, t("shareMake")));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#share(form);
    });
    find("event-shares").replaceChildren(...heading(t("sharesTitle"), t("sharesLead")), form, make("div", { id: "share-made" }),
      make("ul.plain.lines", { id: "share-list" }));
  }

  async #share(form) {
    const label = find("share-label", HTMLInputElement).value.trim();
    await busy(form.querySelector("[data-do=share]"), async () => {
      try {
        const hours = Number(find("share-hours", HTMLSelectElement).value);
        const made = await this.#office.api.json("/shares", { method: "POST", json: { label, hours } });
        this.#made = { label, expires: made.expires, link: new URL(made.link, location.origin).href };
        complain("share-error", null);
        find("share-label", HTMLInputElement).value = "";
        await this.#readShares();
      } catch (error) {
        complain("share-error", error);
      }
    });
  }

  #revoke(share) {
    ask("revoke", t("revokeTitle", { label: share.label }), [make("p", {}, t("revokeLead"))], {
      text: t("revoke"), look: "danger", run: async () => {
        await this.#office.api.json(`/shares/${encodeURIComponent(share.id)}`, { method: "DELETE" });
        await this.#readShares();
      },
    });
  }
}
