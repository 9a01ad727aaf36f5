/** The riders of the own team, and the standings where the organiser shows them. Asked for while they are looked at. */

import { ago, clock, duration } from "/pages/event/shared/format.js";
import { make } from "/pages/shared/dom.js";
import { t } from "/pages/shared/language.js";
import { redraw } from "./redraw.js";

const pause = 15_000;

export class RidersView {
  element = make("div.riders-view");
  #team = make("section");
  #standings = make("section");
  #timer = 0;
  /** @type {any} */
  #now = null;
  /** @type {{team: any, standings: any, problem: string | null}} */
  #known = { team: null, standings: null, problem: null };
  #worker;
  #onTeam;

  /**
   * @param {import("/pages/shared/calls.js").WorkerCalls} worker
   * @param {(riders: any[]) => void} onTeam takes team mates with their places, for the map
   */
  constructor(worker, onTeam) {
    this.#worker = worker;
    this.#onTeam = onTeam;
    this.element.append(this.#team, this.#standings);
  }

  show(now) {
    this.#now = now;
    const { team, standings, problem } = this.#known;
    const own = now.rider?.rider;
    redraw(this.#team, [team, own, Math.floor(Date.now() / 10_000)], () => this.#teamNodes(team, own));
    redraw(this.#standings, [standings, problem, own], () => this.#standingNodes(standings, problem, own));
  }

  /** Asks now, and again and again, as long as it is seen. */
  enter() {
    this.leave();
    this.#ask();
    this.#timer = setInterval(() => this.#ask(), pause);
  }

  leave() {
    clearInterval(this.#timer);
  }

  async #ask() {
    const [team, standings] = await Promise.allSettled([this.#worker.call("team"), this.#worker.call("standings")]);
    if (team.status === "fulfilled") {
      this.#known.team = team.value;
      this.#onTeam(team.value.riders.filter(({ rider, last }) => last && rider !== this.#now?.rider?.rider));
    }
    this.#known.problem = standings.status === "rejected" ? standings.reason.code : null;
    if (standings.status === "fulfilled") this.#known.standings = standings.value;
    if (this.#known.problem === "forbidden") this.#known.standings = null;
    if (this.#now) this.show(this.#now);
  }

  #teamNodes(team, own) {
    const name = team?.team ?? this.#now.rider?.team;
    const mates = (team?.riders ?? []).filter(({ rider }) => rider !== own);
    return [
      make("h2", {}, name ? t("yourTeam", { team: name }) : t("team")),
      !name ? make("p.faint", {}, t("noTeam")) : null,
      make("ul", { id: "team-riders" }, ...mates.map(({ rider, name: mate, last }) => (
        make("li", { "data-rider": rider }, make("strong", {}, mate ?? rider), " ",
          make("span.faint", {}, last ? t("seenAgo", { ago: ago(Date.now() / 1000 - seconds(last[0])) }) : t("noSeen")))))),
    ];
  }

  #standingNodes(standings, problem, own) {
    if (!standings) {
      const text = problem === "forbidden" ? "noStandings" : problem ? "standingsOffline" : "loading";
      return [make("h2", {}, t("standings")), make("p.faint", { id: "standings-hidden", "data-problem": problem }, t(text))];
    }
    const rows = standings.rows ?? (standings.groups ?? []).flatMap((group) => group.rows.map((row) => ({ class: group.class, ...row })));
    const classes = [...new Set(rows.map((row) => row.class ?? ""))];
    return [
      make("h2", {}, t("standings")),
      standings.frozen ? make("p.small.faint", {}, t("frozenAt", { clock: clock(standings.frozen / 1000) })) : null,
      ...classes.flatMap((name) => [name ? make("h3", {}, name) : null, table(rows.filter((row) => (row.class ?? "") === name), own)]),
    ];
  }
}

/** A moment in seconds, whether it was given in these or in milliseconds. */
function seconds(time) {
  return time > 1e11 ? time / 1000 : time;
}

function table(rows, own) {
  const isOwn = (row) => row.riders?.includes(own) || row.id === own || row.rider === own;
  const head = [["place", "number"], ["name", ""], ["points", "number"], ["time", "number"], ["state", ""]];
  return make("div.wide", {}, make("table.plain", { id: "standings" },
    make("thead", {}, make("tr", {}, ...head.map(([key, kind]) => make("th", { scope: "col", class: kind || null }, t(key))))),
    make("tbody", {}, ...rows.map((row) => make("tr", { "data-rider": row.riders?.[0] ?? row.id ?? row.rider, "data-own": isOwn(row) },
      make("td.number", {}, String(row.place ?? "")), make("th", { scope: "row" }, isOwn(row) ? `${row.name} (${t("you")})` : row.name),
      make("td.number", {}, String(row.points ?? "")), make("td.number", {}, row.seconds === undefined ? "" : duration(row.seconds)),
      make("td", {}, row.status ? t(`status_${row.status}`) : ""))))));
}
