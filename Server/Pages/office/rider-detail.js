/** What the office knows of one rider: signs of life, where, what is wrong, answers, and what can be done. */

import { find, make, query, save } from "/pages/shared/dom.js";
import { language, localized, onLanguage, t } from "/pages/shared/language.js";
import { ago, clock, elapsed, lateness, minutes, points, speed } from "./figures.js";
import { alarm, busy, button, complain } from "./parts.js";
import { overLimit } from "./riders.js";
import { setText } from "./row-list.js";

const facts = ["seen", "position", "speed", "lines", "late", "points", "limit", "device"];

export class RiderDetail {
  #office;
  #actions;
  /** @type {import("../types.js").OfficeRider | null} */
  #rider = null;
  #facts = new Map();
  #follows = false;

  /**
   * @param {import("./model.js").Office} office
   * @param {{message: (rider: string) => void, correct: (rider: string) => void, close: () => void,
   *   follow: (isOn: boolean) => void}} actions
   */
  constructor(office, actions) {
    this.#office = office;
    this.#actions = actions;
    office.on("standings", () => this.#answers());
    onLanguage(() => this.#rider && this.#build());
    find("rider-detail").addEventListener("keydown", (event) => event.key === "Escape" && actions.close());
  }

  /** Shows a rider, or nobody. */
  show(rider) {
    this.#rider = rider;
    this.#follows = false;
    find("rider-detail").hidden = !rider;
    if (!rider) return delete find("rider-detail").dataset.rider;
    find("rider-detail").dataset.rider = rider.id;
    this.#build();
    query(find("rider-detail"), "[data-do=close]").focus();
    return undefined;
  }

  #build() {
    const rider = this.#rider;
    if (!rider) return;
    const terms = facts.map((name) => {
      const value = make("dd", { "data-fact": name });
      this.#facts.set(name, value);
      return make("div", {}, make("dt", {}, t(`fact_${name}`)), value);
    });
    const follow = button(t("follow"), "follow", () => {
      this.#follows = !this.#follows;
      follow.setAttribute("aria-pressed", String(this.#follows));
      this.#actions.follow(this.#follows);
    }, { "aria-pressed": String(this.#follows) });
    find("rider-detail").replaceChildren(
      make("div.row.between", {},
        make("h3", {}, rider.name ?? rider.id), button("✕", "close", this.#actions.close, { "aria-label": t("close") })),
      make("p.faint", {}, [rider.id, rider.isMinor ? t("minorMark") : "", rider.class, rider.team].filter(Boolean).join(" · ")),
      make("div", { "data-flags": "" }),
      make("dl.facts", {}, ...terms),
      make("div.row", {}, follow, button(t("writeTo"), "message", () => this.#actions.message(rider.id)),
        button(t("correct"), "correct", () => this.#actions.correct(rider.id))),
      make("h3", {}, t("tasks")), make("div", { "data-answers": "" }),
      make("div.row", {}, button(t("personData"), "person-data", ({ currentTarget }) => this.#save(currentTarget))),
      alarm("person-error"));
    this.#answers();
    this.update();
  }

  /** All that the event knows of the person, as a file. */
  #save(pressed) {
    const id = this.#rider?.id;
    if (id === undefined) return undefined;
    return busy(pressed, async () => {
      complain("person-error", null);
      try {
        save(`${this.#office.id}-${id}.zip`, await this.#office.api.blob(`/riders/${encodeURIComponent(id)}/data.zip`));
      } catch (error) {
        complain("person-error", error);
      }
    });
  }

  /** Brings the figures up to date. */
  update() {
    const rider = this.#rider;
    if (!rider) return;
    const now = this.#office.now();
    const over = overLimit(rider, now);
    const { position, result } = rider;
    const told = [lateness(rider.late), rider.withheld ? t("withheld", { count: rider.withheld }) : ""].filter(Boolean).join("; ");
    const scored = result && [points(result.points), t(`status_${result.status}`), elapsed(result.elapsed)].filter(Boolean).join(" · ");
    const values = {
      seen: rider.seen ? ago(rider.seen, now) : t("never"),
      position: position ? `${position.lat.toFixed(5)}, ${position.lon.toFixed(5)} · ${ago(position.time, now)}` : t("none"),
      speed: position?.speed === undefined ? t("none") : speed(position.speed),
      lines: rider.last ? `${rider.lines} · ${this.#lastDone(rider.last)}` : String(rider.lines),
      late: told || t("none"),
      points: scored || t("none"),
      limit: this.#limit(rider, over),
      device: rider.joined ? rider.device ?? "✓" : t("notJoined"),
    };
    for (const [name, value] of Object.entries(values)) setText(this.#facts.get(name), value);
    this.#facts.get("limit").classList.toggle("bad", over > 0);
    this.#facts.get("late").classList.toggle("bad", Boolean(rider.late || rider.withheld));
  }

  #limit({ result }, over) {
    if (over > 0) return t("overLimit", { value: minutes(over) });
    if (result?.start === undefined) return t("status_notStarted");
    if (result.timeLimit === undefined) return t("startedAt", { clock: clock(result.start * 1000) });
    return t("limitAt", { clock: clock((result.start + result.timeLimit) * 1000) });
  }

  /** @param {Pick<import("../types.js").LogLine, "type" | "task" | "time">} line */
  #lastDone({ type, task, time }) {
    const known = ["opened", "started", "checkedIn", "answered", "tookHint", "skipped", "revealed", "flagged", "finished", "withdrew"];
    const name = this.#office.quest?.tasks.find(({ id }) => id === task)?.name ?? task;
    return [known.includes(type) ? t(`line_${type}`) : type, name, clock(time, true)].filter(Boolean).join(" · ");
  }

  #answers() {
    const rider = this.#rider;
    const place = find("rider-detail").querySelector("[data-answers]");
    if (!rider || !place) return;
    const { result } = rider;
    const flags = (result?.flags ?? []).map((flag) => make("li", {}, localized(flag.text)));
    if (result?.disqualification) flags.unshift(make("li", {}, t("outBecause", { reason: result.disqualification })));
    query(find("rider-detail"), "[data-flags]").replaceChildren(...(flags.length > 0 ? [make("ul.alarm.plain", {}, ...flags)] : []));
    place.replaceChildren(result ? taskTable(result) : make("p.faint", {}, t("none")));
  }
}

/** The tasks of a result, line by line, and what was added and taken. */
export function taskTable(result) {
  const seen = result.tasks.filter(({ outcome }) => outcome !== "missed");
  const rows = seen.map((line) => make("tr", { "data-task": line.task },
    make("th", { scope: "row" }, `${line.number}. ${line.name}`),
    make("td", {}, outcomeText(line), ...remarks(line)),
    make("td.number", {}, points(line.points))));
  const extras = result.extras.map((extra) => make("tr", {},
    make("th", { scope: "row" }, t(`extra_${extra.cause}`)),
    make("td", {}, extra.reason ?? extra.zone ?? (extra.seconds ? elapsed(extra.seconds) : "")),
    make("td.number", {}, points(extra.points, true))));
  if (rows.length + extras.length === 0) return make("p.faint", {}, t("nothingYet"));
  return make("table.plain", {}, make("tbody", {}, ...rows, ...extras));
}

function outcomeText({ outcome, attempts, solved, reached }) {
  const at = solved ?? reached;
  return [t(`outcome_${outcome}`), at ? clock(at * 1000) : "",
    attempts > 1 ? t("attempts", { count: attempts }) : ""].filter(Boolean).join(" · ");
}

function remarks({ unproven, unprovenAnswer, reason }) {
  return [
    unproven || unprovenAnswer ? make("span.tag.warning", {}, t("unproven")) : null,
    reason ? make("span.small.faint", { lang: language() }, ` ${reason}`) : null,
  ];
}
