/** The rider that the map follows, and what the page says of it. */

import { announce, find, focusFirst } from "/pages/shared/dom.js";
import { t } from "/pages/shared/language.js";
import { silentAfter } from "./live-map.js";
import { clock } from "./words.js";

export class Following {
  #how;
  /** @type {import("./live-map.js").RidersMap | null} */
  #map = null;
  #said = "";
  /**
   * Who is followed, or `null`.
   *
   * @type {string | null}
   */
  rider = null;

  /**
   * @param {{nameOf: (rider: string) => string, tracks: () => Map<string, import("./track.js").Track>, moment: () => number | null,
   *   onChange: () => void}} how
   */
  constructor(how) {
    this.#how = how;
    find("unfollow").addEventListener("click", () => {
      const { rider } = this;
      this.toggle(null);
      focusFirst(document, `tr[data-riders~="${CSS.escape(rider ?? "")}"] .name`);
    });
  }

  /** Gives the map once it is there. */
  use(map) {
    this.#map = map;
    map.follow(this.rider);
  }

  /** Follows a rider; the same once more, or `null`, ends it. */
  toggle(rider) {
    const next = rider === this.rider ? null : rider;
    if (next === this.rider) return;
    this.rider = next;
    this.#map?.follow(next);
    find("following").hidden = next === null;
    this.#said = "";
    if (next !== null) {
      this.show(this.#how.moment());
      announce(find("following-name").textContent);
    }
    this.#how.onChange();
  }

  /** Says who is followed, and whether there are positions. */
  show(time) {
    if (this.rider === null) return;
    const name = this.#how.nameOf(this.rider);
    const found = time === null ? null : this.#how.tracks().get(this.rider)?.at(time);
    let text = t("following", { name });
    if (!found) text = t("noPositionOf", { name });
    else if (time - found.since > silentAfter) text = t("silentSince", { name, clock: clock(found.since) });
    if (text === this.#said) return;
    this.#said = text;
    find("following-name").textContent = text;
  }
}
