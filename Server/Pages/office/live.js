/**
 * The map with all riders and the list beside it.
 *
 * The map takes new places at once, and then again after a quarter of a second at the earliest.
 */

import { announce, find, focusFirst, make, query, queryAll, targetOf } from "/pages/shared/dom.js";
import { language, localized, onLanguage, t } from "/pages/shared/language.js";
import { ago, lateness, minutes } from "./figures.js";
import { classColours, overLimit, standing } from "./riders.js";
import { RowList, setText } from "./row-list.js";
import { RiderDetail } from "./rider-detail.js";

const drawPause = 250;
const mostNamed = 200;
const filters = ["all", "out", "silent", "late", "flagged", "home", "absent"];
const urgency = { flagged: 0, silent: 1, late: 2, moving: 3 };

export class LivePart {
  #office;
  /** @type {import("/pages/types.js").OpenMap | null} */
  #map = null;
  #mapState = "none";
  #filter = "all";
  #query = "";
  /** @type {string | null} */
  #chosen = null;
  /** @type {Map<string, ReturnType<typeof standing>>} */
  #standings = new Map();
  #shown = [];
  #drawn = 0;
  #alarm = 0;
  #order = 0;
  #known = new Set();
  #follows = false;

  /**
   * @param {import("./model.js").Office} office
   * @param {{message: (rider: string) => void, correct: (rider: string) => void}} actions
   */
  constructor(office, actions) {
    this.#office = office;
    this.detail = new RiderDetail(office, {
      ...actions, close: () => this.choose(null),
      follow: (isOn) => {
        this.#follows = isOn;
        this.#draw();
      },
    });
    this.#list = new RowList(find("live-list"), {
      height: 58, key: (rider) => rider.id, build: (rider) => this.#row(rider), fill: (row, rider) => this.#fill(row, rider),
    });
    this.#chips();
    find("live-search").addEventListener("input", (event) => {
      this.#query = targetOf(event, HTMLInputElement).value.trim().toLowerCase();
      this.#soon(true);
    });
    find("live-search").addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      // The button that gets the focus would take the key for a click.
      event.preventDefault();
      this.#draw(true);
      if (this.#shown.length > 0) this.choose(this.#shown[0].id);
    });
    office.on("positions", () => this.#soon());
    office.on("quest", () => this.#quest());
    onLanguage(() => {
      this.#chips();
      this.#list.rebuild();
      this.#map?.language(language());
      this.#draw(true);
    });
  }

  #list;

  /** The part is on the screen. */
  show() {
    this.#openMap();
    this.#draw(true);
    this.#map?.resize();
  }

  /** Shows a rider's details, on the map too. */
  choose(id) {
    const before = this.#chosen;
    this.#chosen = id;
    this.#follows = false;
    this.detail.show(id ? this.#office.riders.get(id) : null);
    for (const part of ["live-list", "live-empty"]) find(part).classList.toggle("behind", Boolean(id));
    const rider = this.#office.riders.get(id);
    if (rider?.position) this.#map?.center(rider.position.lon, rider.position.lat);
    this.#draw(true);
    if (!id && before) {
      this.#list.reveal(before);
      focusFirst(find("live-list"), `[data-rider="${CSS.escape(before)}"] button`);
    }
  }

  async #openMap() {
    if (this.#mapState !== "none" || !this.#office.event) return;
    this.#mapState = "opening";
    const { tiles, attribution } = this.#office.event;
    let map;
    try {
      const { GroundMap } = await import("/pages/map/ground-map.js");
      map = await GroundMap.open(find("live-map"), {
        tiles: tiles?.path, attribution, label: t("liveMap"), language: language(), bounds: this.#questBounds(),
      });
      this.#map = map;
      this.#mapState = "open";
    } catch {
      this.#mapState = "none";
      find("live-map").replaceChildren(make("p.map-note", {}, t("mapMissing")));
      return;
    }
    map.on("rider", ({ id }) => this.choose(id));
    const mapButton = (key, sign, action) => make("button", {
      type: "button", "data-do": key, "data-label": key, "aria-label": t(key), onclick: action,
    }, sign);
    find("live-map").append(make("div.map-buttons", {},
      mapButton("zoomIn", "+", () => map.zoomBy(2)), mapButton("zoomOut", "−", () => map.zoomBy(0.5)),
      mapButton("whole", "⤢", () => map.fit([...this.#questPlaces(), ...this.#riderPlaces()]))));
    this.#quest();
    this.#draw(true);
  }

  /** @returns {[number, number, number, number] | undefined} */
  #questBounds() {
    const places = this.#questPlaces();
    if (places.length < 2) return undefined;
    const [lons, lats] = [places.map(([lon]) => lon), places.map(([, lat]) => lat)];
    return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
  }

  #questPlaces() {
    const { quest } = this.#office;
    if (!quest) return [];
    return [...quest.tasks.map(({ coordinate }) => coordinate), quest.start, quest.finish].flatMap((place) => (place ? [place] : []));
  }

  #riderPlaces() {
    return this.#shown.filter(({ position }) => position).map(({ position }) => [position.lon, position.lat]);
  }

  #quest() {
    const { quest } = this.#office;
    if (!quest || !this.#map) return;
    const at = (coordinate) => (coordinate ? { lon: coordinate[0], lat: coordinate[1] } : null);
    this.#map.show({
      tasks: quest.tasks.map(({ id, name, points, coordinate }) => ({ id, label: name, points, state: "open", ...at(coordinate) })),
      start: at(quest.start), finish: at(quest.finish), zones: quest.zones,
    });
    this.#map.fit(this.#questPlaces());
  }

  #soon(isAtOnce = false) {
    if (this.#alarm && !isAtOnce) return;
    clearTimeout(this.#alarm);
    const wait = isAtOnce ? 0 : Math.max(0, this.#drawn + drawPause - performance.now());
    this.#alarm = setTimeout(() => this.#draw(isAtOnce), wait);
  }

  #draw(isOrdered = false) {
    clearTimeout(this.#alarm);
    this.#alarm = 0;
    this.#drawn = performance.now();
    this.#count();
    if (find("part-live").hidden) return;
    // The order of the list changes at most each two seconds, so that a row can be hit.
    if (isOrdered || this.#drawn > this.#order + 2000) this.#sort();
    this.#list.show(this.#shown);
    this.#drawMap();
    this.detail.update();
    const empty = find("live-empty");
    empty.hidden = this.#shown.length > 0;
    setText(empty, t(this.#office.riders.size === 0 ? "liveNobody" : "liveNoMatch"));
  }

  #count() {
    const now = this.#office.now();
    const counts = Object.fromEntries(filters.map((name) => [name, 0]));
    const alarming = new Set();
    for (const rider of this.#office.riders.values()) {
      const stands = standing(rider, now, Boolean(this.#office.event?.finished));
      this.#standings.set(rider.id, stands);
      counts.all += 1;
      counts[stands.group] += 1;
      for (const kind of ["silent", "late", "flagged"]) if (stands[kind]) counts[kind] += 1;
      if (stands.silent) alarming.add(rider.id);
    }
    for (const chip of queryAll(find("live-filters"), "button")) {
      const name = chip.dataset.filter ?? "";
      setText(query(chip, "b"), String(counts[name]));
      chip.classList.toggle("alarming", ["silent", "late", "flagged"].includes(name) && counts[name] > 0);
    }
    const badge = query(document, "[data-tab=live] .badge");
    const attention = counts.silent + counts.flagged;
    badge.hidden = attention === 0;
    setText(badge, String(attention));
    const fresh = [...alarming].filter((id) => !this.#known.has(id));
    if (this.#known.size > 0 || fresh.length < 6) {
      for (const id of fresh.slice(0, 3)) announce(t("saidSilent", { name: this.#office.nameOf(id) }));
    }
    this.#known = alarming;
  }

  /** How a rider stood when the riders were counted. */
  #standingOf(rider) {
    return this.#standings.get(rider.id) ?? standing(rider, this.#office.now(), Boolean(this.#office.event?.finished));
  }

  #sort() {
    this.#order = performance.now();
    const matches = (rider) => {
      const { group, ...stands } = this.#standingOf(rider);
      if (this.#query && !rider.search.includes(this.#query)) return false;
      return this.#filter === "all" || group === this.#filter || stands[this.#filter] === true;
    };
    const groups = { out: 0, home: 1, absent: 2 };
    const name = (rider) => rider.name ?? rider.id;
    const rank = (rider) => {
      const { state, group } = this.#standingOf(rider);
      return state === "moving" ? 3 + groups[group] : urgency[state];
    };
    const ranked = [...this.#office.riders.values()].filter(matches).map((rider) => ({ rider, rank: rank(rider), name: name(rider) }));
    const order = new Intl.Collator(language(), { numeric: true });
    ranked.sort((a, b) => a.rank - b.rank || order.compare(a.name, b.name));
    this.#shown = ranked.map(({ rider }) => rider);
  }

  #drawMap() {
    if (!this.#map) return;
    const colours = classColours(this.#office.riders.values());
    const riders = [];
    // Of very many only those have a name on the map that somebody should look at.
    const areFew = this.#shown.length <= mostNamed;
    for (const rider of this.#shown) {
      if (!rider.position) continue;
      const { lon, lat } = rider.position;
      const { state } = this.#standingOf(rider);
      const isNamed = areFew || state !== "moving" || rider.id === this.#chosen;
      riders.push({
        id: rider.id, label: isNamed ? rider.name ?? rider.id : "", lon, lat, colour: colours.get(rider.class ?? ""), course: rider.course,
        state,
      });
    }
    const chosen = this.#office.riders.get(this.#chosen ?? "");
    this.#map.show({ riders, trail: chosen && chosen.trail.length > 1 ? chosen.trail : null });
    if (this.#follows && chosen?.position) this.#map.center(chosen.position.lon, chosen.position.lat);
  }

  #chips() {
    find("live-filters").replaceChildren(...filters.map((name) => make("button.chip", {
      type: "button", "data-filter": name, "aria-pressed": String(name === this.#filter),
      onclick: () => {
        this.#filter = name;
        for (const chip of queryAll(find("live-filters"), "button")) chip.setAttribute("aria-pressed", String(chip.dataset.filter === name));
        this.#draw(true);
      },
    }, `${t(`filter_${name}`)} `, make("b", {}, "0"))));
  }

  #row(rider) {
    return make("li.rider-row", { "data-rider": rider.id },
      make("button", { type: "button", onclick: () => this.choose(rider.id) },
        make("span.dot", { "aria-hidden": "true" }), make("span.who", {}), make("span.when", {}), make("span.why", {})));
  }

  #fill(row, rider) {
    const stands = this.#standings.get(rider.id);
    if (!stands) return;
    row.dataset.state = stands.state;
    row.dataset.group = stands.group;
    const [dot, who, when, why] = row.firstElementChild.children;
    setText(dot, { silent: "?", late: "…", flagged: "!" }[stands.state] ?? "");
    setText(who, rider.name ? `${rider.name} · ${rider.id}` : rider.id);
    setText(when, rider.seen ? ago(rider.seen, this.#office.now()) : "");
    setText(why, this.#reasons(rider, stands) || [rider.class, rider.team].filter(Boolean).join(" · ") || t(`group_${stands.group}`));
    row.classList.toggle("chosen", rider.id === this.#chosen);
  }

  #reasons(rider, { silent, late, flagged }) {
    const over = overLimit(rider, this.#office.now());
    return [
      flagged ? rider.result?.flags?.length ? localized(rider.result.flags[0].text) : "" : "",
      rider.withheld ? t("withheld", { count: rider.withheld }) : "",
      rider.isFlagged && !rider.result?.flags?.length ? t("line_flagged") : "",
      silent ? t("silentSince") : "",
      late && over > 0 ? t("overLimit", { value: minutes(over) }) : "",
      late ? lateness(rider.late) : "",
    ].filter(Boolean).join("; ");
  }
}
