/** Before joining: what the event keeps of a rider, who sees it and until when; and the box that nobody checks but the rider. */

import { EventAPI } from "/pages/event/shared/api.js";
import { ago } from "/pages/event/shared/format.js";
import { find, make } from "/pages/shared/dom.js";
import { onLanguage, t } from "/pages/shared/language.js";
import { problemText } from "./sync-view.js";

const pause = 4000;

export class Consent {
  #event;
  /** @type {import("../types.js").EventAbout | null} */
  #about = null;
  /** @type {import("/pages/event/shared/api.js").Problem | null} */
  #problem = null;
  #isAsking = false;

  /** @param {string} event */
  constructor(event) {
    this.#event = event;
    onLanguage(() => this.#show());
  }

  /** Asks the event what it keeps and shows; until it is known nobody can agree to it. */
  async ask() {
    if (this.#about || this.#isAsking) return;
    this.#isAsking = true;
    this.#show();
    while (!this.#about && document.body.dataset.state === "fresh") {
      try {
        const about = await new EventAPI(this.#event).get("about");
        this.#about = about;
        find("event-name").textContent = about.name;
      } catch (error) {
        this.#problem = error;
        if (!error.isPassing) break;
        this.#show();
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
    this.#isAsking = false;
    this.#show();
  }

  get isGiven() {
    return Boolean(this.#about) && find("agreed", HTMLInputElement).checked;
  }

  #show() {
    find("agreed", HTMLInputElement).disabled = !this.#about;
    const why = this.#problem ? problemText(this.#problem.code, this.#problem.message) : t("keptLoading");
    const said = this.#about ? this.#sentences(this.#about) : [why];
    find("kept-list").replaceChildren(...said.map((text) => make("li", {}, text)));
    find("kept-of-you").dataset.state = this.#about ? "ready" : "loading";
  }

  /** @param {import("../types.js").EventAbout} about */
  #sentences({ showsPositions, showsStandings, showsNames, delay, retention }) {
    const what = [
      showsPositions ? t(delay > 0 ? "shows_positions" : "shows_positionsNow", { delay: ago(delay) }) : null,
      showsStandings ? t("shows_standings") : null, showsNames && (showsPositions || showsStandings) ? t("shows_names") : null,
    ].filter(Boolean).join(", ");
    return [
      t("keptWhat"), what ? t("keptShown", { what }) : t("keptHidden"),
      `${retention ? t("keptDays", { count: retention }) : t("keptForever")} ${t("keptAnyTime")} ${t("keptNobody")}`,
    ];
  }
}
