/** Everything else: advice on the ride, contacts, the settings of this phone, what a browser cannot do, and the way out. */

import { make } from "/pages/shared/dom.js";
import { fillLanguageMenu, size, t } from "/pages/shared/language.js";
import { look, looks, setLook } from "/pages/event/shared/look.js";
import { redraw } from "./redraw.js";

export class MoreView {
  element = make("div.more-view");
  #sections = Object.fromEntries(["ride", "contacts", "phone", "screen", "person", "log"].map((name) => [name, make(`section.${name}`)]));
  #actions;
  /** @type {{key: string, text: string} | null} */
  #advice = null;

  /** @param {ReturnType<typeof import("./actions.js").actionsOf>} actions */
  constructor(actions) {
    this.#actions = actions;
    this.element.append(...Object.values(this.#sections));
  }

  /** Shows advice `{key, text}` on the ride. */
  advise(advice) {
    this.#advice = advice;
  }

  show(now) {
    const { quest, ride, map, settings } = now;
    const isOver = ride.status === "finished" || ride.status === "withdrawn";
    const { title, description } = quest;
    const facts = [isOver, ride.points, ride.status, this.#advice, title, description];
    redraw(this.#sections.ride, facts, () => this.#ride(quest, ride, isOver));
    redraw(this.#sections.contacts, quest.contacts, () => this.#contacts(quest.contacts));
    const total = map.state === "loading" || map.state === "waiting" ? [size(map.loaded), size(map.total)] : size(map.total);
    redraw(this.#sections.phone, [settings, look(), map.state, total, now.canInstall, now.isKept], () => this.#phone(now));
    redraw(this.#sections.screen, "screen", () => this.#screen());
    redraw(this.#sections.person, "person", () => [
      make("h2", {}, t("myData")), make("p.small", {}, t("myDataAbout")), this.#button("download-mine", "downloadMine"),
      this.#button("erase-me", "eraseMe"),
    ]);
    redraw(this.#sections.log, "log", () => [
      make("h2", {}, t("log")), this.#button("save-log", "saveLog"), this.#button("leave", "leave"),
    ]);
  }

  #button(id, key, isMain = false) {
    return make("button", { type: "button", id, class: isMain ? "main" : null, onclick: () => this.#actions[key]() }, t(key));
  }

  #ride(quest, ride, isOver) {
    const advice = make("p", { id: "advice", role: "status", "data-advice": this.#advice?.key ?? null }, this.#advice?.text ?? "");
    if (isOver) return [make("h2", {}, t("rideOver")), make("p", { id: "over" }, t("rideOverAbout", { points: ride.points }))];
    return [
      make("h2", {}, t("theRide")), this.#button("home-button", "wayHome", true), this.#button("plan-button", "planRest"), advice,
      this.#button("finish-button", "toFinish"),
      ride.status === "riding" ? make("div.row", {}, this.#button("end", "end"), this.#button("withdraw", "withdraw")) : null,
      quest.description ? make("details", {}, make("summary", {}, t("about")), make("p", {}, quest.description)) : null,
    ];
  }

  #contacts(contacts) {
    const link = (href, text) => make("a", { href, rel: "noopener" }, text);
    const mail = (email) => link(`mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`, email);
    return [
      make("h2", {}, t("contacts")), contacts.length === 0 ? make("p.faint", {}, t("noContacts")) : null,
      make("ul", { id: "contacts" }, ...contacts.map(({ name, phone, email, url }) => make("li", {},
        name ? make("strong", {}, name) : null, phone ? link(`tel:${phone.replace(/[^+\d]/g, "")}`, phone) : null,
        email ? mail(email) : null, /^https?:\/\//.test(url ?? "") ? link(url, url) : null))),
    ];
  }

  #phone({ settings, map, canInstall, isKept, canStayAwake }) {
    const check = (id, key) => make("label.check", {},
      make("input", { type: "checkbox", id, checked: settings[id], onchange: ({ target }) => this.#actions.set(id, target.checked) }),
      make("span", {}, t(key)));
    const values = { loaded: size(map.loaded), total: size(map.total) };
    return [
      make("h2", {}, t("phone")), check("positions", "positions"), check("spoken", "spoken"),
      canStayAwake ? check("awake", "awake") : make("p.small.faint", {}, t("noAwake")),
      make("label.field", {}, make("span", {}, t("look")), make("select", { id: "look", onchange: ({ target }) => setLook(target.value) },
        ...looks.map((value) => make("option", { value, selected: value === look() }, t(`look_${value}`))))),
      make("label.field", {}, make("span", {}, t("language")),
        fillLanguageMenu(make("select", { id: "language", "data-languages": true }))),
      make("p.small", { id: "map-state", "data-state": map.state }, t(`map_${map.state}`, values)),
      map.state === "loading" ? make("progress", { max: map.total, value: map.loaded, "aria-label": t(`map_${map.state}`, values) }) : null,
      make("p.small.faint", { id: "kept" }, t(isKept ? "kept" : "notKept")),
      canInstall ? this.#button("install", "install") : null,
    ];
  }

  #screen() {
    const limits = ["cannotScreen", "cannotSync", "cannotKeep", "cannotPrivate"];
    return [
      make("h2", {}, t("screenOff")), make("p.small", {}, t("screenOffAbout")), this.#button("tracker-button", "trackerButton"),
      make("details", { id: "cannot" }, make("summary", {}, t("cannot")), make("ul", {}, ...limits.map((key) => make("li", {}, t(key))))),
    ];
  }
}
