/** A new edition of the quest: checked here by the engine, as `questctl validate` checks it, before it is sent. */

import { find, make } from "/pages/shared/dom.js";
import { onLanguage, t } from "/pages/shared/language.js";
import { alarm, busy, button, complain, findingList, heading, questInput } from "./parts.js";
import { QuestReader } from "./quest-reader.js";
import { words } from "./api.js";

/** @typedef {{name: string, bytes: ArrayBuffer, reading?: import("../types.js").QuestCheck}} ChosenFile */

export class EditionPart {
  #office;
  #reader = new QuestReader();
  /**
   * The file that was chosen; kept until it is sent or another is chosen.
   *
   * @type {ChosenFile | null}
   */
  #chosen = null;
  #state = "";

  /** @param {import("./model.js").Office} office */
  constructor(office) {
    this.#office = office;
    office.on("quest", () => this.#show());
    onLanguage(() => this.#show());
  }

  show() {
    this.#show();
  }

  #show() {
    if (find("part-event").hidden) return;
    const { quest } = this.#office;
    const file = questInput("edition-file", (chosen) => this.#check(chosen));
    const reading = this.#chosen?.reading;
    find("event-edition").replaceChildren(
      ...heading(t("editionTitle"), t("editionLead")),
      quest ? make("p", {}, t("editionNow", { title: quest.title ?? "", count: quest.tasks.length })) : "",
      this.#office.questError ? make("p.alarm", {}, this.#office.questError) : "",
      file,
      make("div.row", {}, button(t("editionChoose"), "choose-edition", () => file.click()),
        make("a.button", {
        id: "edit-link", href: this.#editor, target: "_blank", onclick: (event) => this.#edit(event),
      }, t("editionEdit"))),
      make("p", { id: "edition-state", role: "status" }, this.#state),
      reading ? findingList(reading.findings, "edition") : "",
      ...(reading?.quest ? this.#ready(reading.quest) : []),
      alarm("edition-error"));
    const findings = find("event-edition").querySelector("[data-findings]");
    if (findings) findings.id = "edition-findings";
  }

  get #editor() {
    return `/pages/edit.html#event=${encodeURIComponent(this.#office.id)}`;
  }

  /** Opens the editor with the token, which takes it out of its address at once. It stands in no link of this page. */
  #edit(event) {
    event.preventDefault();
    const { token } = this.#office.api;
    // Without a token the session of the account counts there too.
    window.open(`${this.#editor}&${token === null ? "account" : `token=${encodeURIComponent(token)}`}`, "_blank", "noopener");
  }

  #ready(quest) {
    const before = this.#office.quest;
    const isOther = before && (before.identifier ?? null) !== (quest.identifier ?? null);
    const known = new Map((before?.tasks ?? []).map((task) => [task.id, task]));
    const added = quest.tasks.filter(({ id }) => !known.has(id)).length;
    const removed = [...known.keys()].filter((id) => !quest.tasks.some((task) => task.id === id)).length;
    return [
      make("p", {}, t("editionFound", { title: quest.title ?? "", count: quest.tasks.length, added, removed })),
      isOther ? make("p.alarm", {}, t("editionOther")) : make("p", {}, t("editionMeans")),
      button(t("publish"), "publish", ({ currentTarget }) => this.#publish(currentTarget), { look: "main", disabled: isOther }),
    ];
  }

  async #check(file) {
    const bytes = await file.arrayBuffer();
    /** @type {ChosenFile} */
    const chosen = { name: file.name, bytes };
    this.#chosen = chosen;
    this.#state = t("checking", { name: file.name });
    this.#show();
    try {
      chosen.reading = await this.#reader.check(bytes);
      this.#state = t(chosen.reading.quest ? "checkedGood" : "checkedBad", { name: file.name });
      this.#show();
    } catch (error) {
      this.#state = "";
      this.#show();
      complain("edition-error", t("engineMissing", { detail: error.text ? words(error) : String(error.message) }));
    }
  }

  async #publish(pressed) {
    const chosen = this.#chosen;
    if (!chosen) return;
    await busy(pressed, async () => {
      try {
        await this.#office.api.json("/quest", { method: "PUT", body: chosen.bytes, type: "application/geo+json", seconds: 180 });
        this.#state = t("published", { name: chosen.name });
        this.#chosen = null;
        this.#office.want("event");
        this.#office.want("standings");
        this.#show();
      } catch (error) {
        complain("edition-error", error);
      }
    });
  }
}
