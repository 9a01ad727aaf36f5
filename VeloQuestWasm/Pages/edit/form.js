/** The properties of what is selected, or of the whole quest. */

import { find, make, present, queryAll } from "../shared/dom.js";
import { localized, t } from "../shared/language.js";
import { languages } from "../shared/languages.js";
import { answerForm } from "./answer-form.js";
import { choice, box, field, numberOf, shown, textOf } from "./fields.js";
import { hintsForm } from "./hints-form.js";
import { find as findThing, keyOf } from "./quest-view.js";

const difficulties = ["difficultyLow", "difficultyMedium", "difficultyHigh"];
const signs = { start: "▶", finish: "⚑" };

export class Form {
  #pane = find("form-pane");
  #actions;
  #document;
  #selected = null;

  /**
   * @param {import("./document.js").EditedDocument} document
   * @param {{select: Function, set: (thing: object | null, key: string, value: any) => void,
   *   read: (thing: object | null, key: string) => any, move: Function, remove: Function, showText: Function, put: Function,
   *   goTo: (finding: object) => void}} actions
   */
  constructor(document, actions) {
    this.#document = document;
    this.#actions = actions;
  }

  /** Builds the form anew for a selection. */
  show(selected) {
    this.#selected = selected;
    const { view, broken } = this.#document;
    const thing = findThing(view, selected);
    const top = this.#pane.scrollTop;
    const isSame = this.#pane.dataset.shown === String(selected);
    const { activeElement } = document;
    const isWithin = isSame && activeElement instanceof HTMLElement && this.#pane.contains(activeElement);
    const focused = isWithin ? activeElement.dataset.field : undefined;
    if (broken) this.#pane.replaceChildren(this.#brokenNote());
    else if (thing) this.#pane.replaceChildren(...present(this.#thing(thing)));
    else this.#pane.replaceChildren(...this.#quest(view));
    this.#pane.dataset.shown = String(selected);
    this.#pane.scrollTop = isSame ? top : 0;
    if (focused) queryAll(this.#pane, `[data-field="${focused}"]`)[0]?.focus({ preventScroll: true });
  }

  /** Writes the coordinates anew, which a drag changed, and the list of findings. */
  update(findings) {
    const thing = this.#thingNow();
    const list = this.#pane.querySelector(".notes");
    if (!list) return;
    const prefix = thing?.feature === undefined ? null : `/features/${thing.feature}`;
    const about = prefix === null ? [] : findings.filter(({ pointer }) => pointer === prefix || pointer?.startsWith(`${prefix}/`));
    list.replaceChildren(...about.slice(0, 8).map((finding) => {
      const severity = make("span.unseen", {}, `${t(`one${finding.severity}`)}: `);
      return make("li", {}, make("button", { type: "button", onclick: () => this.#actions.goTo(finding) },
        make(`span.spot.${finding.severity}`, {}, severity), make("span", {}, localized(finding.message))));
    }));
  }

  /** Puts the reader into the first field, or to the top of the pane. */
  focus(where) {
    if (where === "pane") {
      this.#pane.focus();
      return;
    }
    const [first] = queryAll(this.#pane, "input, textarea, select");
    first?.focus();
    if (first instanceof HTMLInputElement || first instanceof HTMLTextAreaElement) first.select();
  }

  #thingNow() {
    return findThing(this.#document.view, this.#selected);
  }

  #brokenNote() {
    return make("p.faint", {}, t("formBroken"));
  }

  /**
   * A field of a member of the thing that is selected, or of the quest.
   *
   * @param {string} key
   * @param {string} label
   * @param {{parse?: (text: string, before: any) => any, kind?: "text" | "lines" | "mono", hint?: string, options?: string[],
   *   mode?: string}} options
   */
  #member(key, label, { parse = textOf, ...more } = {}) {
    const read = () => this.#actions.read(this.#thingNow(), key);
    const take = (text) => this.#actions.set(this.#thingNow(), key, parse(text, read()));
    return field({ label: t(label), value: shown(read()), name: key, take, ...more });
  }

  #number(key, label, more) {
    return this.#member(key, label, { parse: numberOf, mode: "decimal", ...more });
  }

  #quest(view) {
    const things = [view.start, ...view.tasks, view.finish, ...view.zones].filter(Boolean);
    const contacts = this.#actions.read(null, "contacts");
    return [
      make("h2", {}, t("onMap")),
      things.length === 0 ? make("p.faint", {}, t("noThings"))
        : make("ul.things", {}, ...things.map((thing) => make("li", {}, this.#row(thing)))),
      make("h2", {}, t("settings")),
      this.#member("title", "questTitle"),
      this.#member("description", "questDescription", { kind: "lines" }),
      make("div.pair", {}, this.#member("language", "questLanguage", { options: Object.keys(languages) }), this.#number("timeLimit", "timeLimit"),
        this.#member("id", "identifier")),
      ...(contacts === undefined || (Array.isArray(contacts) && contacts.length <= 1) ? [this.#contact()] : []),
    ];
  }

  /** The one contact of a quest; those with several have them in the text. */
  #contact() {
    const now = () => [this.#actions.read(null, "contacts") ?? []].flat()[0] ?? {};
    const part = (key, label, mode) => field({
      label: t(label), value: shown(now()[key]), mode, name: key,
      take: (text) => {
        const contact = { ...now(), [key]: textOf(text) };
        if (contact[key] === undefined) delete contact[key];
        this.#actions.set(null, "contacts", Object.keys(contact).length > 0 ? [contact] : undefined);
      },
    });
    return make("div.pair", {}, part("name", "contactName"), part("phone", "phone", "tel"));
  }

  #row(thing) {
    const hasPlace = thing.lon !== undefined || thing.rings?.length > 0;
    const key = keyOf(thing);
    const onclick = () => this.#actions.select(key, "pane");
    return make("button.thing", { type: "button", "data-kind": thing.kind, "data-key": key, onclick },
      make("span.number", { "aria-hidden": "true" }, signs[thing.kind] ?? String(thing.number)),
      make("span.label", {}, labelOf(thing)), make("span.small.faint", {}, hasPlace ? "" : t("noPlace")));
  }

  #thing(thing) {
    const list = this.#document.view[`${thing.kind}s`];
    const index = list?.indexOf(list.find(({ feature }) => feature === thing.feature)) ?? -1;
    const step = (label, other) => make("button", {
      type: "button", disabled: !other, "aria-label": t(label), title: t(label), onclick: () => this.#actions.select(keyOf(other), "pane"),
    }, label === "previous" ? "←" : "→");
    return [
      make("div.form-head", {}, make("button", { type: "button", id: "back", onclick: () => this.#actions.select(null, "pane") }, t("all")),
        index >= 0 && list.length > 1 ? make("div.row", {}, step("previous", list[index - 1]), step("next", list[index + 1])) : null),
      make("h2", {}, thing.kind === "task" ? t("taskNumber", { number: thing.number }) : labelOf(thing)),
      make("ul.notes", {}),
      ...(thing.kind === "task" ? this.#task(thing) : thing.kind === "zone" ? this.#zone() : this.#end(thing)),
      make("div.row", {},
        make("button", { type: "button", id: "show-text", onclick: () => this.#actions.showText(this.#thingNow()) }, t("inText")),
        make("button.danger", { type: "button", id: "remove", onclick: () => this.#actions.remove(this.#thingNow()) }, t("remove"))),
    ];
  }

  #task(thing) {
    const has = (key) => this.#actions.read(thing, key) !== undefined;
    const difficulty = has("difficult") && !has("difficulty") ? "difficult" : "difficulty";
    const read = (key) => () => this.#actions.read(this.#thingNow(), key);
    const write = (key) => (value) => this.#actions.set(this.#thingNow(), key, value);
    return [
      this.#member("name", "name"),
      this.#member("description", "description", { kind: "lines" }),
      answerForm(read("answer"), write("answer")),
      make("div.pair", {}, this.#number("points", "points"), this.#member(difficulty, "difficulty", { options: difficulties.map((key) => t(key)) }),
        this.#member("category", "category", { options: this.#categories() })),
      hintsForm(read("hints"), write("hints")),
      this.#requires(thing),
      make("div.pair", {}, this.#number("opens", "opens", { hint: t("momentHint"), mode: undefined }),
        this.#number("closes", "closes", { hint: t("momentHint"), mode: undefined })),
      this.#member("success", "success"),
      make("div.pair", {}, this.#number("radius", "radius"), this.#member("id", "identifier")),
      this.#place(thing),
    ];
  }

  #zone() {
    const options = [["", "–"], ...["forbidden", "bounds", "toll"].map((kind) => [kind, t(`zone${kind}`)])];
    const value = shown(this.#actions.read(this.#thingNow(), "zone"));
    const take = (kind) => this.#actions.set(this.#thingNow(), "zone", kind === "" ? undefined : kind);
    const kind = choice({ label: t("zoneKind"), value, options, take, name: "zone" });
    return [this.#member("name", "name"), kind, this.#number("toll", "toll"), make("p.small.faint", {}, t("cornersHelp"))];
  }

  #end(thing) {
    return [...(thing.feature === undefined ? [] : [this.#member("name", "name")]), this.#place(thing)];
  }

  #place(thing) {
    const put = make("button", { type: "button", onclick: () => this.#actions.put() }, t("setPlace"));
    if (thing.lon === undefined) return put;
    const part = (key, label) => field({
      label: t(label), value: String(thing[key]), mode: "decimal", name: key,
      take: (text) => {
        const now = this.#thingNow();
        const value = numberOf(text);
        const isPlace = typeof value === "number" && Math.abs(value) <= (key === "lon" ? 180 : 90);
        if (isPlace) this.#actions.move(now, key === "lon" ? value : now.lon, key === "lat" ? value : now.lat, `place:${key}`);
      },
    });
    return make("div.pair", {}, part("lon", "longitude"), part("lat", "latitude"));
  }

  #categories() {
    return [...new Set(this.#document.view.tasks.map((task) => shown(this.#actions.read(task, "category"))).filter(Boolean))];
  }

  /** Boxes for the tasks that have to be solved before; groups and texts with rules have a field. */
  #requires(thing) {
    const others = this.#document.view.tasks.filter(({ id, feature }) => id !== "" && feature !== thing.feature);
    const read = () => this.#actions.read(this.#thingNow(), "requires");
    const value = read();
    const list = [value ?? []].flat();
    const isPlain = list.every((id) => others.some((other) => other.id === String(id)));
    if (!isPlain) return this.#member("requires", "requires", typeof value === "object" ? { parse: parsed, kind: "mono" } : {});
    if (others.length === 0) return null;
    const toggle = (id, isOn) => {
      const before = read();
      const now = [before ?? []].flat().map(String).filter((other) => other !== id).concat(isOn ? [id] : []);
      const written = now.length === 1 && !Array.isArray(before) ? now[0] : now;
      this.#actions.set(this.#thingNow(), "requires", now.length === 0 ? undefined : written);
    };
    const boxes = others.map((other) => box({
      label: labelOf(other), value: list.map(String).includes(other.id), take: (isOn) => toggle(other.id, isOn),
    }));
    return make("details", { open: list.length > 0 }, make("summary", {}, t("requires")), ...boxes);
  }
}

function parsed(text, before) {
  try {
    return text.trim() === "" ? undefined : JSON.parse(text);
  } catch {
    return before;
  }
}

/** What a thing is called. */
export function labelOf(thing) {
  if (thing.name) return thing.name;
  const { kind, number } = thing;
  return kind === "task" ? t("taskNumber", { number }) : kind === "zone" ? t("zoneNumber", { number }) : t(kind);
}
