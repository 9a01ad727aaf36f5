/** Files of the event, its end, and who did what. */

import { find, make, save } from "/pages/shared/dom.js";
import { onLanguage, t } from "/pages/shared/language.js";
import { words } from "./api.js";
import { clock } from "./figures.js";
import { alarm, ask, busy, button, complain, field, heading, tick } from "./parts.js";
import { standing } from "./riders.js";

const files = [
  "export.zip", "standings.csv", "standings.json", "standings.xml", "logs.jsonl", "office.jsonl", "riders.csv", "quest.geojson",
];

export class EndingPart {
  #office;
  #actions;
  #audit = null;
  #auditError = null;

  /**
   * @param {import("./model.js").Office} office
   * @param {{onDeleted: () => void, forget: () => void}} actions
   */
  constructor(office, actions) {
    this.#office = office;
    this.#actions = actions;
    office.on("event", () => this.#ending());
    onLanguage(() => this.#show());
  }

  show() {
    this.#show();
    this.readAudit();
  }

  #show() {
    this.#export();
    this.#ending();
    this.#showAudit();
  }

  #export() {
    find("event-export").replaceChildren(
      ...heading(t("exportTitle"), t("exportLead")),
      ...files.map((file) => make("div.row.between.file", {},
        make("span", {}, make("b.mono", {}, file), make("br"), make("span.small.faint", {}, t(`file_${file.replace(".", "_")}`))),
        make(`button${file === "export.zip" ? ".main" : ""}`, {
          type: "button", "data-export": file, "aria-label": `${t("save")} ${file}`,
          onclick: ({ currentTarget }) => this.#save(currentTarget, file),
        }, t("save")))),
      alarm("export-error"));
  }

  async #save(pressed, file) {
    await busy(pressed, async () => {
      try {
        const path = file === "quest.geojson" ? "/quest?edition=organisers" : `/${file}`;
        save(`${this.#office.id}-${file.replace("export.zip", "event.zip")}`, await this.#office.api.blob(path));
        complain("export-error", null);
      } catch (error) {
        complain("export-error", error);
      }
    });
  }

  #ending() {
    const { event } = this.#office;
    if (!event || find("part-event").hidden) return;
    find("event-ending").replaceChildren(
      ...heading(t("endingTitle")),
      event.finished ? make("p", {}, t("finishedAt", { clock: clock(event.finished) })) : make("p.faint", {}, t("finishLead")),
      event.finished ? "" : button(t("finish"), "finish", () => this.#finish(), { look: "danger" }),
      ...(this.#office.isOwner
        ? [make("p.faint", {}, t("deleteLead")), button(t("delete"), "delete", () => this.#delete(), { look: "quiet-danger" })] : []),
      make("p.faint", {}, t("forgetLead")), button(t("forget"), "forget", () => this.#actions.forget()));
  }

  #finish() {
    const now = this.#office.now();
    const out = [...this.#office.riders.values()].filter((rider) => standing(rider, now, false).group === "out").length;
    const waiting = this.#office.answers.length;
    ask("finish", t("finishTitle", { name: this.#office.event?.name }), [
      make("ul", {}, ...["finishMeans1", "finishMeans2", "finishMeans3"].map((key) => make("li", {}, t(key)))),
      out > 0 ? make("p.alarm", {}, t("finishOut", { count: out })) : null,
      waiting > 0 ? make("p", {}, t("finishWaiting", { count: waiting })) : null,
      tick(t("finishSure"), { id: "finish-sure", required: true }),
    ], {
      text: t("finish"), look: "danger", run: async () => {
        await this.#office.api.json("/finish", { method: "POST" });
        this.#office.want("event", "standings", "answers");
      },
    });
  }

  #delete() {
    const name = this.#office.event?.name ?? "";
    const typed = field(t("deleteType", { name }), {
      type: "text", id: "delete-name", required: true, autocomplete: "off", spellcheck: "false",
    });
    ask("delete", t("deleteTitle", { name }), [make("p.alarm", {}, t("deleteMeans")), typed], {
      text: t("delete"), look: "danger", run: async () => {
        if (find("delete-name", HTMLInputElement).value.trim() !== name.trim()) {
          throw Object.assign(new Error(), { key: "deleteOther" });
        }
        await this.#office.stopFor(() => this.#office.api.json("", { method: "DELETE" }));
        this.#actions.onDeleted();
      },
    });
  }

  /** Reads who did what. */
  async readAudit() {
    try {
      this.#audit = (await this.#office.api.json("/audit")).audit;
      this.#auditError = null;
    } catch (error) {
      this.#auditError = error;
    }
    this.#showAudit();
  }

  #showAudit() {
    if (find("part-event").hidden) return;
    const rows = (this.#audit ?? []).map(({ time, who, what, about }) => make("li.small", { "data-audit": "" },
      make("span.faint", {}, clock(time, true)), ` ${[who, what, about].filter(Boolean).join(" · ")}`));
    find("event-audit").replaceChildren(
      ...heading(t("auditTitle"), t("auditLead")),
      button(t("auditRead"), "read-audit", ({ currentTarget }) => busy(currentTarget, () => this.readAudit())),
      this.#auditError ? make("p.alarm", { role: "alert" }, words(this.#auditError)) : "",
      make("ul.plain.lines", { id: "audit-list", tabindex: "0", "aria-label": t("auditTitle") }, ...rows));
  }
}
