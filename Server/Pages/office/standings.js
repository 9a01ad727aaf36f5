/** Standings with every point, frozen or not, and what the organiser corrected. */

import { find, focusFirst, make, present, query } from "/pages/shared/dom.js";
import { language, localized, onLanguage, t } from "/pages/shared/language.js";
import { clock, elapsed, points } from "./figures.js";
import { ask, button, field, heading, table } from "./parts.js";
import { taskTable } from "./rider-detail.js";

export class StandingsPart {
  #office;
  #send;
  #open = new Set();
  #made = new Map();
  /** @type {import("../types.js").LogLine[] | null} */
  #decisions = null;

  /**
   * @param {import("./model.js").Office} office
   * @param {(request: import("../types.js").OutboxRequest) => import("../types.js").OutboxEntry} send puts a request in the outbox
   */
  constructor(office, send) {
    this.#office = office;
    this.#send = send;
    office.on("standings", () => this.#update());
    office.on("event", () => this.#side());
    onLanguage(() => this.#update());
  }

  show() {
    this.#update();
    this.readDecisions();
  }

  /** Reads what was decided so far from the log of the office. */
  async readDecisions() {
    try {
      this.#decisions = await officeLines(this.#office.api);
    } catch {
      // The list stays as it was; the state of the connection is shown above.
    }
    this.#side();
  }

  #update() {
    if (find("part-standings").hidden) return;
    this.#table();
    this.#side();
  }

  #table() {
    const { groups, frozenAt } = this.#office.standings;
    const focus = /** @type {HTMLElement | null | undefined} */ (document.activeElement?.closest("[data-row]"))?.dataset.row;
    const titles = [t("place"), t("name"), t("points"), t("tasks"), t("time"), t("state")];
    const shown = groups.flatMap(({ name, rows }) => [
      name ? make("h3", { "data-class": name }, name) : null,
      table(titles, rows.flatMap((row) => this.#rows(row)), name ?? t("standings"), [0, 2, 3, 4]),
    ]);
    find("standings-table").replaceChildren(
      frozenAt ? make("p.tag.note", {}, t("standingsAt", { clock: clock(frozenAt * 1000) })) : "",
      ...(groups.some(({ rows }) => rows.length > 0) ? present(shown) : [make("p.faint.pad", {}, t("standingsNone"))]));
    if (focus) focusFirst(find("standings-table"), `[data-row="${CSS.escape(focus)}"] button`);
  }

  /** The rows of a result, made anew only where it changed: a thousand are many. */
  #rows(row) {
    const isOpen = this.#open.has(row.id);
    const late = row.riders.some((id) => this.#office.riders.get(id)?.late);
    const { tasks, extras, flags, ...shown } = row;
    const state = JSON.stringify([language(), isOpen, late, flags.length, isOpen ? row : shown]);
    const made = this.#made.get(row.id);
    if (made?.state === state) return made.rows;
    const rows = this.#build(row, isOpen, late);
    this.#made.set(row.id, { state, rows });
    return rows;
  }

  #build(row, isOpen, late) {
    const toggle = () => {
      if (this.#open.has(row.id)) this.#open.delete(row.id);
      else this.#open.add(row.id);
      this.#table();
      focusFirst(find("standings-table"), `[data-row="${CSS.escape(row.id)}"] button`);
    };
    const main = make("tr", { "data-row": row.id, "data-status": row.status },
      make("td.number", {}, row.place ? String(row.place) : "–"),
      make("th", { scope: "row" }, make("button.link", { type: "button", "aria-expanded": String(isOpen), onclick: toggle },
        row.name || row.id), row.team || row.name === row.id ? null : make("span.small.faint", {}, ` ${row.id}`)),
      make("td.number", {}, make("b", {}, points(row.points))),
      make("td.number", {}, `${row.solved}${row.pending ? ` + ${row.pending}?` : ""}`), make("td.number", {}, elapsed(row.elapsed)),
      make("td", {}, t(`status_${row.status}`),
        row.flags.length > 0 ? make("span.tag.error", {}, t("flags", { count: row.flags.length })) : null,
        late ? make("span.tag.warning", {}, t("lateTag")) : null, row.toBeJudged ? make("span.tag.warning", {}, t("toBeJudged")) : null));
    if (!isOpen) return [main];
    const flags = row.flags.map((flag) => make("li", {}, localized(flag.text)));
    return [main, make("tr", { "data-details": row.id }, make("td", { colspan: 6 },
      row.team ? make("p.small", {}, row.riders.map((id) => this.#office.nameOf(id)).join(", ")) : null,
      row.disqualification ? make("p.alarm", {}, t("outBecause", { reason: row.disqualification })) : null,
      flags.length > 0 ? make("ul.alarm.plain", {}, ...flags) : null, taskTable(row),
      make("div.row", {}, button(t("correct"), "correct", () => this.correct(row.riders[0], row)))))];
  }

  #side() {
    if (find("part-standings").hidden || !this.#office.event) return;
    const { frozen, showsStandings } = this.#office.event;
    const freeze = frozen
      ? [make("p.tag.note", {}, t("frozenSince", { clock: clock(frozen) })),
        button(t("unfreeze"), "unfreeze", () => this.#freeze(false), { look: "main" })]
      : [button(t("freeze"), "freeze", () => this.#freeze(true), { look: "main" })];
    const list = (this.#decisions ?? []).map((line) => make("li.small", { "data-decision": line.hash ?? "" },
      make("b", {}, this.#office.nameOf(line.rider)), ` · ${clock(line.time)}`, make("br"), this.#told(line)));
    find("standings-side").replaceChildren(
      make("div.card.panel", {}, ...heading(t("othersSee"), t(showsStandings ? "freezeLead" : "freezeHidden")), ...freeze),
      make("div.card.panel", {}, ...heading(t("decisionsTitle"), t("decisionsLead")),
        list.length > 0 ? make("ul.plain.lines", {}, ...list.slice(0, 200)) : make("p.faint", {}, t("decisionsNone"))));
  }

  #told(line) {
    const task = this.#office.quest?.tasks.find(({ id }) => id === line.task)?.name ?? line.task;
    const what = {
      judged: () => t(line.accepted ? "decidedAccepted" : "decidedRejected", { task }),
      adjusted: () => t("decidedPoints", { value: points(line.thousandths / 1000, true) }),
      disqualified: () => t("decidedOut"),
    }[line.type];
    return [what ? what() : line.type, line.reason].filter(Boolean).join(": ");
  }

  #freeze(frozen) {
    this.#send({ kind: "setting", method: "PATCH", path: "", json: { frozen } });
  }

  /** Asks for a correction of a rider, and sends it. */
  correct(rider, row) {
    const members = row?.riders?.length > 1 ? row.riders : [rider];
    const who = field(t("correctWho"), { id: "correction-rider" }, "select");
    query(who, "select").append(...members.map((id) => make("option", { value: id }, this.#office.nameOf(id))));
    const kind = field(t("correctKind"), { id: "correction-kind", onchange: () => change() }, "select");
    query(kind, "select").append(
      make("option", { value: "adjusted" }, t("kindAdjusted")), make("option", { value: "disqualified" }, t("kindDisqualified")));
    const amount = field(t("correctPoints"), {
      id: "correction-points", type: "number", step: "any", min: -1_000_000, max: 1_000_000, required: true, lang: language(),
    });
    const warning = make("p.faint", {}, t("correctOut"));
    const reason = field(t("correctReason"), {
      id: "correction-reason", type: "text", required: true, maxlength: 1000, autocomplete: "off",
    });
    const change = () => {
      const isOut = find("correction-kind", HTMLSelectElement).value === "disqualified";
      amount.hidden = isOut;
      query(amount, "input", HTMLInputElement).required = !isOut;
      warning.hidden = !isOut;
    };
    ask("correction", t("correctTitle", { name: row?.team ? row.name : this.#office.nameOf(rider) }),
      [members.length > 1 ? who : null, kind, amount, warning, reason], {
        text: t("correctSend"), run: () => {
          const about = members.length > 1 ? find("correction-rider", HTMLSelectElement).value : rider;
          const isOut = find("correction-kind", HTMLSelectElement).value === "disqualified";
          const value = Number(find("correction-points", HTMLInputElement).value);
          const why = find("correction-reason", HTMLInputElement).value.trim();
          if (!why || (!isOut && !value)) return false;
          /** @type {"disqualified" | "adjusted"} */
          const kind = isOut ? "disqualified" : "adjusted";
          this.#send({
            kind, method: "POST", path: "/decisions",
            json: { kind, rider: about, ...(isOut ? {} : { points: value }), reason: why },
          });
          return true;
        },
      });
    change();
  }
}

/** The decisions in the log of the office, newest first. */
export async function officeLines(api) {
  const text = await api.text("/office.jsonl");
  const kinds = ["judged", "adjusted", "disqualified"];
  return text.split("\n").filter(Boolean).map((line) => JSON.parse(line)).filter(({ type }) => kinds.includes(type)).reverse();
}
