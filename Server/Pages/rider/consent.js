/** Before joining: what the event keeps of a rider, who sees it and until when; and the box that nobody checks but the rider. */

import { EventAPI } from "/pages/event/shared/api.js";
import { ago } from "/pages/event/shared/format.js";
import { find, make } from "/pages/shared/dom.js";
import { onLanguage, t } from "/pages/shared/language.js";
import { problemText } from "./sync-view.js";

const pause = 4000;

export class Consent {
  #event;
  #about = null;
  #problem = null;
  #isAsking = false;

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
        this.#about = await new EventAPI(this.#event).get("about");
        find("event-name").textContent = this.#about.name;
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
    return Boolean(this.#about) && find("agreed").checked;
  }

  #show() {
    find("agreed").disabled = !this.#about;
    const isUnknown = !this.#about;
    const why = this.#problem ? problemText(this.#problem.code, this.#problem.message) : t("keptLoading");
    const said = isUnknown ? [why] : this.#sentences();
    find("kept-list").replaceChildren(...said.map((text) => make("li", {}, text)));
    find("kept-of-you").dataset.state = isUnknown ? "loading" : "ready";
  }

  #sentences() {
    const { showsPositions, showsStandings, showsNames, delay, retention } = this.#about;
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
