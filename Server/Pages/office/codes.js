/** Codes to hand out: the server shows each only once, so they stay here until the organiser puts them away. */

import { announce, find, make, save } from "/pages/shared/dom.js";
import { languageOptions, t } from "/pages/shared/language.js";
import { words } from "./api.js";
import { printCards } from "./cards.js";
import { tableText } from "./csv.js";
import { ask, button, copy, heading } from "./parts.js";
import { codesKey } from "./session.js";

export class Codes {
  #office;
  #key;
  /** What is known of each rider with a code: `{code, name, team, class}`. */
  #known = new Map();

  /** @param {import("./model.js").Office} office */
  constructor(office) {
    this.#office = office;
    this.#key = codesKey(office.id);
    try {
      this.#known = new Map(JSON.parse(sessionStorage.getItem(this.#key) ?? "[]"));
    } catch {
      this.#known = new Map();
    }
    this.show();
  }

  has(id) {
    return this.#known.has(id);
  }

  /** Takes codes, `{rider: code}`, and what else is known of these riders. */
  take(codes, riders = []) {
    const told = Object.fromEntries(riders.map(({ rider, ...members }) => [rider, members]));
    for (const id of new Set([...Object.keys(codes), ...Object.keys(told)])) {
      const before = this.#known.get(id);
      if (codes[id] || before) this.#known.set(id, { ...before, ...told[id], ...(codes[id] ? { code: codes[id] } : {}) });
    }
    this.#keep();
  }

  delete(id) {
    if (this.#known.delete(id)) this.#keep();
  }

  #keep() {
    // They outlive a reload by mistake, and are gone with the tab.
    try {
      if (this.#known.size > 0) sessionStorage.setItem(this.#key, JSON.stringify([...this.#known]));
      else sessionStorage.removeItem(this.#key);
    } catch {
      // They stay as long as the page is open.
    }
    this.show();
  }

  show() {
    const place = find("roster-codes");
    if (this.#known.size === 0) return place.replaceChildren();
    const riders = this.#riders();
    const title = t("codesTitle", { count: riders.length });
    const choice = make("select", { id: "cards-language", "aria-label": t("cardsLanguage") }, ...languageOptions());
    const print = () => printCards({
      event: this.#office.id, name: this.#office.event?.name ?? this.#office.id, riders: this.#riders(),
      language: choice.value,
    }).catch((error) => announce(words(error)));
    return place.replaceChildren(make("div.card.panel.codes", {},
      ...heading(title, t("codesLead")),
      make("div.row", {},
        button(t("printCards"), "print-cards", print, { look: "main" }), choice,
        button(t("saveCodes"), "save-codes", () => save(`${this.#office.id}-codes.csv`, tableText(this.#rows()), "text/csv")),
        button(t("copy"), "copy-codes", () => copy(this.#rows().map((row) => row.join("\t")).join("\n"))),
        button(t("hideCodes"), "hide-codes", () => this.#hide())),
      make("ul.plain.code-list", { tabindex: "0", "aria-label": title }, ...riders.map((rider) => make("li", {},
        make("span", {}, [rider.id, rider.name].filter(Boolean).join(" · ")), make("b.mono", { "data-code-of": rider.id }, rider.code))))));
  }

  /** Brings the codes into view. */
  reveal() {
    find("roster-codes").scrollIntoView({ block: "nearest" });
  }

  #riders() {
    return [...this.#known].map(([id, told]) => {
      const { name, team, class: category } = this.#office.riders.get(id) ?? {};
      return { id, name: name ?? told.name, team: team ?? told.team, class: category ?? told.class, code: told.code };
    });
  }

  #rows() {
    const rows = this.#riders().map((each) => [each.id, each.name, each.team, each.class, each.code]);
    return [["rider", "name", "team", "class", "code"], ...rows];
  }

  #hide() {
    ask("hide-codes", t("hideCodes"), [make("p", {}, t("hideCodesLead"))], {
      text: t("hideCodes"), look: "danger", run: () => {
        this.#known.clear();
        this.#keep();
      },
    });
  }
}
