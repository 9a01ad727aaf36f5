/** Who rides: added one by one or as a table, with codes that are shown once; changed, given new codes, erased. */

import { announce, find, findOptional, make, queryAll, targetOf } from "/pages/shared/dom.js";
import { language, onLanguage, t } from "/pages/shared/language.js";
import { Codes } from "./codes.js";
import { ridersOf } from "./csv.js";
import { alarm, ask, busy, button, complain, field, tick } from "./parts.js";
import { RowList, setText } from "./row-list.js";

export class RosterPart {
  #office;
  #list;
  #query = "";
  #codes;

  /** @param {import("./model.js").Office} office */
  constructor(office) {
    this.#office = office;
    this.#codes = new Codes(office);
    this.#list = new RowList(find("roster-list"), {
      height: 64, key: ({ id }) => id, build: (rider) => this.#row(rider), fill: (row, rider) => this.#fill(row, rider),
    });
    find("roster-search").addEventListener("input", (event) => {
      this.#query = targetOf(event, HTMLInputElement).value.trim().toLowerCase();
      this.#show();
    });
    office.on("riders", () => this.#show());
    this.#forms();
    onLanguage(() => {
      this.#forms();
      this.#codes.show();
      this.#list.rebuild();
      this.#show();
    });
  }

  show() {
    this.#show();
  }

  #show() {
    const riders = [...this.#office.riders.values()];
    if (find("part-riders").hidden) return;
    const order = new Intl.Collator(language(), { numeric: true });
    const shown = riders.filter((rider) => !this.#query || rider.search?.includes(this.#query));
    shown.sort((a, b) => order.compare(a.id, b.id));
    this.#list.show(shown);
    const joined = riders.filter((rider) => rider.joined).length;
    setText(find("roster-count"), t("rosterCount", { count: riders.length, joined }));
    const classes = [...new Set(riders.map((rider) => rider.class).filter(Boolean))].sort();
    find("class-list").replaceChildren(...classes.map((value) => make("option", { value })));
    // Codes that went lost on their way here, or were put away: who has none yet cannot join.
    const without = riders.filter(({ id, joined, name }) => name !== undefined && !joined && !this.#codes.has(id)).map(({ id }) => id);
    const many = find("roster-missing");
    many.hidden = without.length === 0;
    setText(many, t("codesMissing", { count: without.length }));
    many.onclick = () => this.#newCodes(without);
  }

  #newCodes(riders) {
    ask("new-codes", t("codesMissing", { count: riders.length }), [make("p", {}, t("codesMissingLead"))], {
      text: t("newCode"), run: async (pressed) => {
        for (const [index, id] of riders.entries()) {
          setText(pressed, `${index + 1} / ${riders.length}`);
          await this.#getCode(id);
        }
      },
    });
  }

  async #getCode(id) {
    const { code } = await this.#office.api.json(`/riders/${encodeURIComponent(id)}/code`, { method: "POST" });
    this.#codes.take({ [id]: code });
  }

  #forms() {
    const typed = queryAll(find("roster-add"), "input[type=text]", HTMLInputElement);
    const table = findOptional("roster-text", HTMLTextAreaElement);
    const kept = Object.fromEntries([...typed, ...(table ? [table] : [])].map(({ id, value }) => [id, value]));
    const one = make("form.fields", { id: "rider-form" },
      field(t("riderId"), {
        type: "text", id: "rider-id", required: true, maxlength: 64, pattern: "[A-Za-z0-9._\\-]+", autocapitalize: "off",
        autocomplete: "off", spellcheck: "false", title: t("idRule"),
      }),
      field(t("name"), { type: "text", id: "rider-name", maxlength: 200, autocomplete: "off" }),
      field(t("team"), { type: "text", id: "rider-team", maxlength: 200, autocomplete: "off" }),
      field(t("class"), { type: "text", id: "rider-class", maxlength: 200, autocomplete: "off", list: "class-list" }),
      make("datalist", { id: "class-list" }),
      tick(t("minorField"), { id: "rider-minor" }), make("p.small.faint", {}, t("minorLead")),
      alarm("rider-error"),
      make("button.main", { type: "submit", "data-do": "add-rider" }, t("addRider")));
    one.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#addOne(one);
    });
    const text = make("textarea", {
      id: "roster-text", rows: 5, spellcheck: "false", "aria-label": t("tablePaste"), placeholder: t("tableExample"),
      oninput: () => this.#preview(),
    });
    const file = make("input.unseen", {
      type: "file", id: "roster-file", accept: ".csv,.tsv,.txt,text/csv", tabindex: "-1", "aria-hidden": "true",
      onchange: async () => {
        const chosen = file.files?.[0];
        if (!chosen) return;
        text.value = decoded(await chosen.arrayBuffer());
        file.value = "";
        this.#preview();
      },
    });
    // On a phone the list comes first, and the forms when they are asked for.
    const open = matchMedia("(min-width: 861px)").matches;
    const box = (id, title, lead, ...content) => make("details.card", { id, open }, make("summary", {}, title),
      make("div.panel", {}, make("p.faint", {}, lead), ...content));
    find("roster-add").replaceChildren(
      box("roster-one", t("addOne"), t("addOneLead"), one),
      box("roster-table", t("addTable"), t("addTableLead"), text, file,
        make("div", { id: "roster-preview", role: "status" }), alarm("roster-error"),
        make("div.row", {}, button(t("chooseFile"), "choose-table", () => file.click()),
          button(t("addTableDo"), "add-table", ({ currentTarget }) => this.#addTable(currentTarget), { look: "main" }))));
    for (const [id, value] of Object.entries(kept)) {
      const input = findOptional(id);
      if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) input.value = value;
    }
    this.#preview();
  }

  #preview() {
    const text = find("roster-text", HTMLTextAreaElement).value;
    const { riders, problem } = ridersOf(text);
    complain("roster-error", null);
    const known = riders.filter(({ rider }) => this.#office.riders.has(rider)).length;
    const said = !text.trim() ? "" : problem ? t(`table_${problem}`) : t("tablePreview", { count: riders.length, known });
    find("roster-preview").replaceChildren(said ? make("p", {}, said) : "", ...(problem || riders.length === 0 ? [] : [
      make("p.faint.small", {}, riders.slice(0, 3).map((each) => Object.values(each).filter(Boolean).join(", ")).join(" / ")),
    ]));
  }

  async #addOne(form) {
    const value = (id) => find(id, HTMLInputElement).value.trim() || undefined;
    const rider = {
      rider: value("rider-id"), name: value("rider-name"), team: value("rider-team"), class: value("rider-class"),
      minor: find("rider-minor", HTMLInputElement).checked,
    };
    await busy(form.querySelector("[data-do=add-rider]"), async () => {
      try {
        const codes = await this.#office.api.json("/riders", { method: "POST", json: [rider] });
        complain("rider-error", null);
        this.#added(codes, [rider]);
        for (const id of ["rider-id", "rider-name"]) find(id, HTMLInputElement).value = "";
        find("rider-minor", HTMLInputElement).checked = false;
        find("rider-id").focus();
      } catch (error) {
        complain("rider-error", error);
      }
    });
  }

  async #addTable(pressed) {
    const text = find("roster-text", HTMLTextAreaElement).value;
    if (!text.trim()) return complain("roster-error", t("table_noRows"));
    return busy(pressed, async () => {
      try {
        const sent = { method: "POST", body: text, type: "text/csv; charset=utf-8", seconds: 120 };
        const codes = await this.#office.api.json("/riders", sent);
        this.#added(codes, ridersOf(text).riders);
        find("roster-text", HTMLTextAreaElement).value = "";
        this.#preview();
      } catch (error) {
        complain("roster-error", error);
      }
    });
  }

  #added(codes, riders) {
    this.#codes.take(codes, riders);
    this.#office.want("riders");
    announce(t("saidAdded", { count: riders.length }));
    if (Object.keys(codes).length > 0) this.#codes.reveal();
  }

  #row(rider) {
    return make("li.roster-row", { "data-rider": rider.id },
      make("span.who", {}), make("span.why", {}),
      make("span.row.tools", {},
        button(t("editRider"), "edit", () => this.#edit(rider.id)), button(t("newCode"), "new-code", () => this.#newCode(rider.id)),
        button(t("erase"), "erase", () => this.#erase(rider.id), { look: "quiet-danger" })));
  }

  #fill(row, rider) {
    setText(row.children[0], rider.name ? `${rider.id} · ${rider.name}` : rider.id);
    setText(row.children[1], [rider.isMinor ? t("minorMark") : "", rider.class, rider.team, t(rider.joined ? "hasJoined" : "notJoined")].filter(Boolean).join(" · "));
    row.classList.toggle("joined", Boolean(rider.joined));
    row.toggleAttribute("data-minor", Boolean(rider.isMinor));
  }

  #edit(id) {
    const rider = this.#office.riders.get(id);
    for (const [place, value] of Object.entries({ id, name: rider?.name, team: rider?.team, class: rider?.class })) {
      find(`rider-${place}`, HTMLInputElement).value = value ?? "";
    }
    find("rider-minor", HTMLInputElement).checked = Boolean(rider?.isMinor);
    find("roster-one", HTMLDetailsElement).open = true;
    find("roster-add").scrollIntoView({ block: "start" });
    find("rider-name").focus();
  }

  #newCode(id) {
    const { name, joined } = this.#office.riders.get(id) ?? {};
    ask("new-code", t("newCodeTitle", { name: name ?? id }), [make("p", {}, t(joined ? "newCodeJoined" : "newCodeLead"))], {
      text: t("newCode"), run: async () => {
        await this.#getCode(id);
        this.#office.want("riders");
        this.#codes.reveal();
      },
    });
  }

  #erase(id) {
    const { name } = this.#office.riders.get(id) ?? {};
    const sure = tick(t("eraseSure"), { id: "erase-sure", required: true });
    ask("erase", t("eraseTitle", { name: name ?? id }), [make("p", {}, t("eraseLead")), sure], {
      text: t("erase"), look: "danger", run: async () => {
        await this.#office.api.json(`/riders/${encodeURIComponent(id)}`, { method: "DELETE" });
        this.#codes.delete(id);
        this.#office.want("riders", "standings", "answers");
      },
    });
  }
}

/** A text file: UTF-8, else Windows-1251, as spreadsheets in Russia write tables. */
function decoded(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1251").decode(bytes);
  }
}
